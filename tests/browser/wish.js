// Runs in every page before its own script: what the page asks of the server, as the test wishes.
((wish, reach) => {
  const plain = window.fetch;

  /** The page's own wish for a table, but with bots that do not dawdle, and whatever else the test wants. */
  function hurried(asked) {
    const table = { ...asked, pace: 0, ...wish };
    if (!wish.chairs) return table;
    const seals = asked.chairs.filter((chair) => "seal" in chair).map(({ seal }) => ({ seal }));
    return { ...table, chairs: wish.chairs.map((chair, place) => ({ ...chair, ...seals[place] })) }; // words that were sealed stay
  }

  window.fetch = async (path, init) => {
    if (path === "/api/tables") init = { ...init, body: JSON.stringify(hurried(JSON.parse(init.body))) };
    const answer = await plain(path, init);
    if (!reach || path !== "/api/offer" || !answer.ok) return answer;
    return new Response(JSON.stringify({ ...(await answer.json()), reach }), answer); // as if other devices reached it there
  };
})
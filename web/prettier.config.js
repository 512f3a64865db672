export default { printWidth: 120, tabWidth: 2, plugins: ["prettier-plugin-svelte"] };

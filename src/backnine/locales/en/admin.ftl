### For whoever runs the server: `backnine admin`.

cli-admin-json = print one JSON object a line
cli-admin-which = the tables; an id stands in a table’s address behind #table=
cli-admin-tables = List the running tables: who is there, and how far they are
cli-admin-tables-stored = all tables that are kept, also those nobody is at
cli-admin-visitors = List who is connected: address, table, seat
cli-admin-end = End the match that is played at a table
cli-admin-end-long = The match counts for nobody. The table is open again for the same people, who are told why.
cli-admin-close = Close tables for good, and keep their records
cli-admin-close-long = Everybody there is shown out and told why. Nobody can play there any more; who has a key can still fetch the records.
cli-admin-delete = Delete tables with all that is kept of them
cli-admin-delete-long = Moves, records, names and keys go with them. Copies made with `backnine backup` stay as they are.
cli-admin-rename = Call people otherwise, at all tables and in all records
cli-admin-rename-long = Whoever is or was called so, also with a number behind the name. Without --new they get a name that tells nothing. Those at the table see the new name at once; records prove what they proved before.
cli-admin-rename-name = the name, as it stands at the table
cli-admin-rename-tables = only at these tables
cli-admin-rename-new = the new name
cli-admin-erase = Erase all that belongs to somebody’s key
cli-admin-erase-long = Their seat is given up and their name goes, in the records too; where nobody else is left, the table goes. The key, or a link with it, is asked for or read from standard input, as whatever stands behind a command can be seen by others.
cli-admin-records = Export the records of all matches that are over
cli-admin-records-long = A file for each match, named by its table and number, in a new or empty folder. Matches that are still played are not among them.
cli-admin-records-tables = only of these tables
cli-admin-records-out = the folder
cli-admin-standings = Show who has played and won how often, and how well
cli-admin-standings-long = Of the people in all records that are kept; bots are not counted. Whoever is called the same counts as one.
cli-admin-standings-game = only of this game
admin-name = Name
admin-matches = Matches
admin-wins = Won
admin-per-hole = Strokes a hole
admin-no-matches = No match is over yet.
admin-key = Key or link:
admin-did-rename = { $count ->
    [one] Changed at { $count } table.
   *[other] Changed at { $count } tables.
}
admin-did-erase = Erased.
admin-did-records = { $count ->
    [one] { $count } record in { $folder }.
   *[other] { $count } records in { $folder }.
}
cli-admin-bans = List addresses and networks that may not come in
cli-admin-ban = Let nobody in from an address or a network
cli-admin-ban-long = Whoever is connected from there is shown out at once and told why. Many people may share one address, and one person may get another: a ban for some days is mostly enough.
cli-admin-network = an address or a network: 203.0.113.7, 203.0.113.0/24, 2001:db8::/32; a single IPv6 address stands for its /64
cli-admin-ban-days = for so many days; 0 until it is lifted
cli-admin-ban-note = a note for yourself: why
cli-admin-unban = Let an address or a network in again
cli-admin-unban-network = the address or network as it was banned, or the number of the ban
cli-admin-log = Show the last lines of the server’s log
cli-admin-log-long = Of all processes of this server on this machine. Every act of `backnine admin` is in it.
cli-admin-log-last = how many lines of each process
cli-admin-log-follow = go on with every line that comes, until Ctrl-C
admin-table = Table
admin-game = Game
admin-state = State
admin-hole = Hole
admin-moves = Moves
admin-who = Who
admin-touched = Last used
admin-address = Address
admin-for = Connected
admin-minutes = { $count } min
admin-watches = watches
admin-no-tables = There are no tables.
admin-no-visitors = Nobody is connected.
admin-number = No.
admin-network = Network
admin-since = Since
admin-until = Until
admin-note = Note
admin-no-end = it is lifted
admin-no-bans = Nobody is banned.
admin-banned = { $network } may not come in any more.
admin-banned-until = { $network } may not come in until { $when }.
admin-unbanned = { $network } may come in again.
admin-did-end = { $count ->
    [one] { $count } match ended.
   *[other] { $count } matches ended.
}
admin-did-close = { $count ->
    [one] { $count } table closed.
   *[other] { $count } tables closed.
}
admin-did-delete = { $count ->
    [one] { $count } table deleted.
   *[other] { $count } tables deleted.
}
admin-undone = { $table }: { $problem }
admin-unanswered = { $count ->
    [one] { $count } process has not answered; what it knows is missing here.
   *[other] { $count } processes have not answered; what they know is missing here.
}
cli-admin-door = Say who may come in, and who may make tables
cli-admin-door-long = Whoever has an invitation or a key to a seat always comes in, and tables that are there go on. The password is asked for or read from standard input, as whatever stands behind a command can be seen by others. Whoever has the password to make tables comes in with it, too.
cli-admin-door-which = enter: who comes in without an invitation; make: who makes tables
cli-admin-door-who = anybody, whoever has the password, or nobody
cli-admin-door-file = the password stands in this file
cli-admin-message = Show or set the message of the day
cli-admin-message-long = It stands on the start page, and in the terminal before one sits down: in the visitor’s language, or in one that there is. Everybody can read it, also whoever is not let in.
cli-admin-message-text = one line of at most 500 characters; without it, what there is is shown
cli-admin-message-language = its language, by its code of two letters
cli-admin-message-remove = take it away, in this language or in all
admin-password = Password:
admin-password-again = Once more:
admin-enter-anybody = Anybody may come in.
admin-enter-password = Whoever has the password or an invitation may come in.
admin-enter-nobody = Only whoever has an invitation may come in.
admin-make-anybody = Whoever is in may make tables.
admin-make-password = Whoever has the password for it may make tables.
admin-make-nobody = Nobody may make tables.
admin-language = Language
admin-message = Message of the day
admin-no-message = There is no message of the day.
cli-admin-long = On the machine of the server, as the user it runs as, or root. It works while people play, and acts in all processes of the server.
cli-admin-page = Make the token that opens the host’s page, and show it once
cli-admin-page-long = The page is at /admin where the server runs with --admin-page, and can do what these commands do. A new token takes the place of the one before, and whoever has the page open has to come in again.
cli-admin-page-remove = take the token away: nobody comes in to the page any more
admin-token = The token of the page at /admin, shown only now:
admin-no-token = There is no token any more.
admin-page-title = Look after the server
admin-page-how = The token is shown by the command `backnine admin page` on the server’s own machine, unless it was chosen when the server was started.
admin-page-token = Token
admin-page-enter = Come in
admin-page-over = You were here too long, or a new token was made. Please come in again.
admin-page-leave = Leave
admin-page-tables = Tables
admin-page-stored = Kept
admin-page-visitors = Connected
admin-page-bans = Bans
admin-page-people = Names
admin-page-records = Records
admin-page-standings = Standings
admin-page-door = Door
admin-page-log = Log
admin-page-table = Another table, by its id
admin-page-only = Only at these tables (ids; empty: all)
admin-page-more = { $count ->
    [one] { $count } more is not shown.
   *[other] { $count } more are not shown.
}
admin-page-end = End the match
admin-page-close = Close
admin-page-delete = Delete
admin-page-ban = Ban
admin-page-unban = Lift
admin-page-rename = Rename
admin-page-erase = Erase
admin-page-export = Download
admin-page-set = Change
admin-page-again = Show anew
admin-page-yes = Yes
admin-page-no = No, go back
admin-page-done = Done.
admin-page-days = For so many days (empty: until it is lifted)
admin-page-new = New name (empty: one that tells nothing)
admin-page-rename-long = Whoever is or was called so, also with a number behind the name. Those at the table see the new name at once; records prove what they proved before.
admin-page-erase-long = Their seat is given up and their name goes, in the records too; where nobody else is left, the table goes. You are asked for the key, or a link with it.
admin-page-records-long = The records of all matches that are over, in one file (zip).
admin-page-who-enters = Who comes in without an invitation
admin-page-who-makes = Who makes tables
admin-page-sure-end = End the match at { $tables }?
admin-page-sure-close = Close { $tables } for good?
admin-page-sure-delete = Delete { $tables } with all that is kept?
admin-page-sure-ban = Let nobody in from { $network }?
admin-page-sure-unban = Let { $network } in again?
admin-page-sure-rename = Call “{ $old }” “{ $new }” from now on?
admin-page-sure-unname = Give “{ $old }” a name that tells nothing?
admin-page-sure-message = Message of the day ({ $language }): “{ $text }”
admin-page-sure-no-message = No message of the day any more ({ $language })?

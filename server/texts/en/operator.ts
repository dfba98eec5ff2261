/** Writes a count with its noun: "1 recipe", "2 recipes". */
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Help of the operator command `npm run admin`. */
export const commandTexts = {
  command: "npm run admin --",
  usage: "npm run admin -- VERB [WORDS]",
  footer:
    "Each verb has --help. They work while the server runs: it does what they say; where none runs, the command opens the database itself.",
  example: "Example:",
  usedAs: (usage: string) => `Usage: npm run admin -- ${usage}`,
  exits: [
    "Exit codes:",
    "  0  done; what was done is said in one sentence",
    "  1  not done; the reason is said on standard error",
    "  2  the words were wrong: a verb or an option that there is not, or one that is missing",
  ],
  noVerb: (verb: string) => `There is no verb ${verb}.`,
  noOption: (verb: string, option: string) => `${verb} knows no --${option}.`,
  tooMany: (verb: string, word: string) => `${verb} does not know what to do with the word ${word}.`,
  atWork: "An operator command is at work. Try again in a moment.",
  starting: "The server is still starting. Try again in a moment.",
  passwordInWords:
    "A password is not taken from the command line, where others can read it. Use --set-password and type it when asked, or pipe it to standard input.",
  password: "Password: ",
  passwordAgain: "Repeat the password: ",
  noPassword: "No password was typed.",
  passwordsDiffer: "The two passwords are not the same.",
  noDatabase: (file: string) => `There is no database at ${file}: look at DATA_DIR and DATABASE_URL.`,
} as const;

/** Usage and help of each verb. `about` is its line in the list of verbs. */
export const verbTexts = {
  createUser: {
    usage: "create-user EMAIL NAME [--set-password]",
    about: "Makes a confirmed account.",
    help: [
      "The account is confirmed: no mail is sent, whatever SIGNUP says. Without --set-password a link is printed by which the person sets a password; it works once, within an hour, and reset-password makes another.",
      "With --set-password you set it yourself: type it when you are asked, or send it to standard input. It is never part of the command line, which stands in the history of your shell and in the list of processes.",
    ],
    example: "create-user ada@example.org Ada Lovelace",
  },
  invite: {
    usage: "invite EMAIL",
    about: "Invites somebody to make an account.",
    help: [
      "Mails a link, and prints it too, by which the holder of this address makes an account. The link works for 7 days, for this address alone. Inviting again makes a new link, and the one from before works no more.",
      "With SIGNUP=invite this is the only way to an account, beside create-user. With SIGNUP=closed nobody can be invited.",
    ],
    example: "invite ada@example.org",
  },
  verify: {
    usage: "verify EMAIL",
    about: "Confirms an address without its link.",
    help: [
      "Makes the account that somebody asked for with this address and has not confirmed: the newest such request, with its password. Ask the person first; whoever asked for the account last gets it.",
    ],
    example: "verify ada@example.org",
  },
  resetPassword: {
    usage: "reset-password EMAIL",
    about: "Sends a link to set a new password.",
    help: [
      "Mails a link, and prints it too, by which the member sets a new password. It works once, within an hour; a reset link from before works no more. Until it is opened nothing else changes: the password stays, and whoever is signed in stays so.",
      "Once a new password is set, every sign-in of the account ends. To shut somebody out at once use disable.",
    ],
    example: "reset-password ada@example.org",
  },
  relinkIdentities: {
    usage: "relink-identities EMAIL",
    about: "Unlinks the sign-in services of an account.",
    help: [
      "For an issuer that was reinstalled: it hands out another sub for the same person, which is refused while the old one is linked. This removes the links and mails the member; the next sign-in through the issuer links the account again, if OIDC_LINK is auto and the issuer vouches for the address of the account.",
      "The password and open sessions stay. If the account has no password and OIDC_LINK is not auto, send a link with reset-password.",
    ],
    example: "relink-identities ada@example.org",
  },
  setTier: {
    usage: "set-tier EMAIL premium|freemium [--since DATE] [--until DATE]",
    about: "Sets the tier of an account.",
    help: [
      "Premium runs from --since, or now, to --until, or without end; afterwards the account is freemium. The day of --since is the day of the month on which its limits begin anew. A date is written as 2027-01-31, and begins at midnight UTC.",
      "Where premium is in force and --since is not said, it goes on from the day on which it began: what has been used of the month stays used.",
    ],
    example: "set-tier ada@example.org premium --until 2027-01-31",
  },
  disable: {
    usage: "disable EMAIL",
    about: "Shuts an account out.",
    help: [
      "Every sign-in of the account ends at once, its waiting links to set a password or to change its address die, and nobody can sign in to it: they read that it is disabled. Recipes stay where they are, public ones too; unpublish makes one private. enable takes it back.",
    ],
    example: "disable ada@example.org",
  },
  enable: {
    usage: "enable EMAIL",
    about: "Lets a disabled account in again.",
    help: ["The member can sign in as before. The sign-ins that disable has ended stay ended."],
    example: "enable ada@example.org",
  },
  deleteUser: {
    usage: "delete-user EMAIL",
    about: "Deletes an account with everything in it.",
    help: [
      "Recipes, pictures, likes, drafts, history and sign-ins go, at once and for good; the address is told by mail, and is free again. Backups made before hold a copy until they are replaced. It asks no question: look at the address twice.",
    ],
    example: "delete-user ada@example.org",
  },
  unpublish: {
    usage: "unpublish RECIPE",
    about: "Makes a public recipe private.",
    help: [
      "RECIPE is its id, or its address: what stands behind /recipes/ or /r/. Nobody but its owner sees it any more, in lists, search, favorites and under its shared link. The owner keeps it, and can make it public again.",
    ],
    example: "unpublish https://larder.example.org/r/0190a1b2-0000-7000-8000-000000000000",
  },
  removeStarter: {
    usage: "remove-starter",
    about: "Takes the starter cookbook away: recipes, pictures and its account.",
    help: ["It does not come back. Copies that members made stay theirs."],
    example: "remove-starter",
  },
  reindex: {
    usage: "reindex",
    about: "Makes the search index anew from the recipes.",
    help: [
      "Writes the entries of all recipes again, in the database, and where MEILI_URL is set on the Meilisearch server as well. Searches go on meanwhile, and how far it is is told on standard error. It is seldom needed: the index is written with each recipe, and differences are looked for at the start and every half hour.",
      "Where the Meilisearch server does not answer, the part in the database is done all the same.",
    ],
    example: "reindex",
  },
  check: {
    usage: "check",
    about: "Checks the database, the search index, counters and pictures.",
    help: [
      "Looks at the structure of the database file and its references, whether the search knows every recipe and what of it is public, whether likes are counted right, whether each picture has its files, and whether a deletion was left half done. It changes nothing. On a large database it takes seconds in which the server answers nobody.",
      "What is no damage but worth knowing is told as a note: mails that were given up, and files of pictures that nothing knows.",
    ],
    example: "check",
  },
} as const;

/** Results and errors of the verbs. */
export const verbAnswers = {
  whose: "Say whose: an email address comes first.",
  noName: "Say their name after the address.",
  noRecipe: "Say which: the id or the address of a recipe.",
  noAddressOfRecipe: (word: string) =>
    `${word} is no address of a recipe: it has /recipes/ or /r/ and an id.`,
  tiers: "The tier is premium or freemium.",
  noDate: (text: string) => `${text} is no date: write it as 2027-01-31.`,
  untilBeforeSince: "--until must come after --since.",
  untilPast: "--until lies in the past.",
  somethingMissing: "Something is missing.",

  noAccount: (email: string) => `There is no account with the address ${email}.`,
  accountThere: (email: string) => `There is an account with the address ${email} already.`,
  nobodyAsked: (email: string) => `Nobody has asked for an account with the address ${email}.`,
  starterAccount: "This is the account of the starter cookbook: remove-starter takes it away.",

  created: (email: string) => `Created the account ${email}.`,
  createdWithLink: (email: string, link: string) =>
    `Created the account ${email}; by this link they set their password, once, within an hour:\n${link}`,
  invited: (email: string, link: string, isMailed: boolean) =>
    `Invited ${email}; the link works for 7 days, for this address alone${isMailed ? ", and is on its way by mail" : ""}:\n${link}`,
  registrationClosed:
    "Registration is closed on this server: set SIGNUP to invite or open, or use create-user.",
  confirmed: (email: string) => `Confirmed ${email}.`,
  resetSent: (email: string, link: string, isMailed: boolean) =>
    `Made a link for ${email} to set a new password, once, within an hour${isMailed ? ", which is on its way by mail" : ""}; until it is opened nothing changes:\n${link}`,
  resetDisabled: (email: string) => `${email} is disabled: enable the account first.`,
  relinked: (email: string, services: readonly string[], linksAgain: boolean) =>
    `Removed the links of ${email} to ${services.join(" and ")}. ${linksAgain ? "The next sign-in links the account again." : "They can add it again in their profile, if OIDC_LINK allows it."}`,
  noIdentities: (email: string) => `${email} is linked to no sign-in service.`,
  noPeriod: "--since and --until go with premium alone.",
  tierSet: (email: string, tier: string, { from, until }: { from: string | null; until: string | null }) =>
    `${email} is ${tier} ${from === null ? "now" : `from ${from}`}${until === null ? "" : ` until ${until}`}.`,
  disabled: (email: string, ended: number) => `Disabled ${email}: ${counted(ended, "sign-in")} ended.`,
  disabledAlready: (email: string) => `${email} is disabled already.`,
  enabled: (email: string) => `Enabled ${email}: they can sign in again.`,
  notDisabled: (email: string) => `${email} is not disabled.`,
  deleted: (email: string, recipes: number) =>
    `Deleted the account ${email} with ${counted(recipes, "recipe")}.`,
  unpublished: (title: string) => `"${title}" is private now.`,
  recipeUnknown: (id: string) => `There is no recipe ${id}.`,
  recipePrivate: (title: string) => `"${title}" is private already.`,
  reindexing: (done: number, of: number, where: "database" | "meilisearch") =>
    `${done} of ${counted(of, "recipe")}${where === "meilisearch" ? " on Meilisearch" : ""}`,
  reindexed: ({ recipes, sent }: { recipes: number; sent: number | null }) =>
    `Indexed ${counted(recipes, "recipe")}${sent === null ? "" : `; Meilisearch holds ${counted(sent, "recipe")}`}.`,
  keyRefused:
    "The database is indexed; the Meilisearch server refused MEILI_KEY. It is told of everything once it takes the key.",
  noSearchServer:
    "The database is indexed; the Meilisearch server did not answer. It is told of everything once it does.",
  starterRemoved: (recipes: number) => `Removed the starter cookbook: ${counted(recipes, "recipe")}.`,
  noStarter: "There is no starter cookbook.",
} as const;

/** Findings of the verb `check`. */
export const checkTexts = {
  sound: (recipes: number, pictures: number) =>
    `The database is sound: ${counted(recipes, "recipe")}, all in the search index, and ${counted(pictures, "picture")}, each with its files.`,
  damaged: (found: string) => `The database is damaged:\n${found}`,
  notIndexed: (indexed: number, recipes: number) =>
    `The search index holds ${indexed} of ${counted(recipes, "recipe")}.`,
  strayEntries: (count: number) =>
    `The search index holds ${counted(count, "recipe")} beyond those that there are.`,
  wrongScope: (count: number, ids: string) =>
    `The search index is wrong about who may see ${counted(count, "recipe")}: ${ids}.`,
  likesMiscounted: (count: number, ids: string) =>
    `Likes are counted wrong on ${counted(count, "recipe")}: ${ids}.`,
  likesMisranked: (count: number, ids: string) =>
    `The search ranks ${counted(count, "recipe")} by a wrong count of likes: ${ids}.`,
  filesMissing: (count: number, ids: string) => `${counted(count, "picture")} without all files: ${ids}.`,
  deletionsLeft: (count: number) =>
    `${counted(count, "deletion")} of accounts left half done: the running server finishes them within ten minutes.`,
  filesUnknown: (count: number, ids: string) =>
    `Note: files of ${counted(count, "picture")} that nothing knows: ${ids}.`,
  mailsGivenUp: (count: number, reason: string) =>
    `Note: ${counted(count, "mail")} of the last 30 days given up, the last for this reason: ${reason}.`,
  others: (count: number) => ` and ${count} more`,
} as const;

/** Mails: subject and body, plain text. `name` and links are filled in as text. */
export const mailTexts = {
  verify: ({ name, link }: { name: string; link: string }) => ({
    subject: "Confirm your email address",
    body: `Hello ${name},

welcome to Larder. Open this link to confirm your email address:

${link}

The link works for 24 hours. If you did not ask for an account, do nothing: without the link there is none.
`,
  }),
  alreadyRegistered: ({ name, link }: { name: string; link: string }) => ({
    subject: "You already have an account",
    body: `Hello ${name},

someone asked for a Larder account with this email address. You already have an account; sign in here:

${link}

If it was not you, do nothing: your account stays as it is.
`,
  }),
} as const;

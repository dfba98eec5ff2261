/** "21 November 2026 at 10:14 UTC": a mail knows nobody's time zone for sure. */
function moment(time: number): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }).format(time);
  const day = format({ day: "numeric", month: "long", year: "numeric" });
  return `${day} at ${format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" })} UTC`;
}

/** What a mail about a registration says; `askedAt` is milliseconds. */
type Registration = { link: string; askedAt: number };

/**
 * Mails: subject and body, plain text. What goes to an address that nobody has confirmed holds no word that a stranger
 * typed; `name` is that of a confirmed account.
 */
export const mailTexts = {
  verify: ({ link, askedAt }: Registration) => ({
    subject: "Confirm your email address",
    body: `Hello,

welcome to Larder. Open this link to confirm your email address:

${link}

The link works for 24 hours. The account was asked for on ${moment(askedAt)}. If that was not you, do not open the link: without it there is no account.
`,
  }),
  alreadyRegistered: ({ name, link, askedAt }: Registration & { name: string }) => ({
    subject: "You already have an account",
    body: `Hello ${name},

someone asked for a Larder account with this email address on ${moment(askedAt)}. You already have an account; sign in here:

${link}

If it was not you, do nothing: your account stays as it is.
`,
  }),
} as const;

/** Formats a time as "21 November 2026 at 10:14 UTC", because the recipient's time zone is uncertain. */
function moment(time: number): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }).format(time);
  const day = format({ day: "numeric", month: "long", year: "numeric" });
  return `${day} at ${format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" })} UTC`;
}

/** A paragraph or a link. The link is a button in HTML and a plain address in text. */
export type MailPart = string | { action: string; link: string };
/** Content of a mail, independent of its format. */
export type MailWords = { subject: string; parts: MailPart[] };

/** `askedAt`: time of the request in milliseconds. `name`: name of a confirmed account. */
type Asked = { link: string; askedAt: number };
type ToMember = { name: string };
/**
 * `changeDropped`: an unconfirmed change of address was cancelled, because it must not survive a new
 * password.
 */
type NewPassword = ToMember & { link: string; occurredAt: number; changeDropped: boolean };

const greeting = (name: string) => `Hello ${name},`;
const notYou = (link: string): MailPart[] => [
  "If that was not you, somebody else may know your password. Set a new one now: it signs out everyone.",
  { action: "Set a new password", link },
];

/** The paragraph about identity providers that were removed from the account; empty if there are none. */
const removed = (services: readonly string[], relink: string): MailPart[] =>
  services.length === 0
    ? []
    : [`Your account at ${services.join(" and at ")} no longer opens your Larder account. ${relink}`];

const dropped = (changeDropped: boolean): MailPart[] =>
  changeDropped
    ? [
        "The change of your email address that was waiting is cancelled. You can ask for it again in your profile.",
      ]
    : [];

/** All mails. Mails to unconfirmed addresses must not contain text that the requester typed. */
export const mailTexts = {
  verify: ({ link, askedAt }: Asked): MailWords => ({
    subject: "Confirm your email address",
    parts: [
      "Hello,",
      "welcome to Larder. Open this link to confirm your email address:",
      { action: "Confirm my address", link },
      `The link works for 24 hours. The account was asked for on ${moment(askedAt)}. If that was not you, do not open the link: without it there is no account.`,
    ],
  }),

  alreadyRegistered: ({ name, link, askedAt }: Asked & ToMember): MailWords => ({
    subject: "You already have an account",
    parts: [
      greeting(name),
      `someone asked for a Larder account with this email address on ${moment(askedAt)}. You already have an account; sign in here:`,
      { action: "Sign in", link },
      "If it was not you, do nothing: your account stays as it is.",
    ],
  }),

  resetPassword: ({ name, link, askedAt }: Asked & ToMember): MailWords => ({
    subject: "Set a new password",
    parts: [
      greeting(name),
      `someone asked on ${moment(askedAt)} to set a new password for your Larder account. If that was you, open this link:`,
      { action: "Set a new password", link },
      "The link works once, within one hour. If it was not you, do nothing: your password stays as it is.",
    ],
  }),

  passwordReset: ({
    name,
    link,
    occurredAt,
    changeDropped,
    removedServices,
  }: NewPassword & { removedServices: readonly string[] }): MailWords => ({
    subject: "Your password was reset",
    parts: [
      greeting(name),
      `a new password was set for your Larder account by a mailed link on ${moment(occurredAt)}. Everyone who was signed in has been signed out.`,
      ...removed(removedServices, "You can add it again in your profile."),
      ...dropped(changeDropped),
      ...notYou(link),
    ],
  }),

  passwordChanged: ({ name, link, occurredAt, changeDropped }: NewPassword): MailWords => ({
    subject: "Your password was changed",
    parts: [
      greeting(name),
      `the password of your Larder account was changed on ${moment(occurredAt)}. Every other browser has been signed out.`,
      ...dropped(changeDropped),
      ...notYou(link),
    ],
  }),

  confirmNewEmail: ({ link, askedAt }: Asked): MailWords => ({
    subject: "Confirm your new email address",
    parts: [
      "Hello,",
      `someone asked on ${moment(askedAt)} to use this address for their Larder account. If that was you, open this link:`,
      { action: "Use this address", link },
      "The link works for 24 hours. Until then nothing changes. If it was not you, do not open it.",
    ],
  }),

  emailTaken: ({ name, link, askedAt }: Asked & ToMember): MailWords => ({
    subject: "Somebody wanted to use your email address",
    parts: [
      greeting(name),
      `on ${moment(askedAt)} someone wanted to use this address for another Larder account. It belongs to yours, so nothing was changed. If it was you, sign in to the account that has it:`,
      { action: "Sign in", link },
    ],
  }),

  emailChangeAsked: ({
    name,
    link,
    occurredAt,
  }: ToMember & { link: string; occurredAt: number }): MailWords => ({
    subject: "A new email address was entered for your account",
    parts: [
      greeting(name),
      `on ${moment(occurredAt)} a new email address was entered for your Larder account. It takes effect once it is confirmed from there; until then you sign in with this one.`,
      ...notYou(link),
    ],
  }),

  emailChanged: ({
    name,
    occurredAt,
    removedServices,
  }: ToMember & { occurredAt: number; removedServices: readonly string[] }): MailWords => ({
    subject: "Your account has a new email address",
    parts: [
      greeting(name),
      `since ${moment(occurredAt)} your Larder account has another email address, and this one does not sign in any more.`,
      ...removed(removedServices, "It can be added again in the profile."),
      "If that was not you, write to whoever runs this server.",
    ],
  }),

  trustBrowser: ({ name, link, askedAt }: Asked & ToMember): MailWords => ({
    subject: "Is it you who signs in?",
    parts: [
      greeting(name),
      `many passwords have been tried on your Larder account, the last on ${moment(askedAt)}. From browsers that you have not used before nobody can sign in for a while.`,
      "If it is you, open this link in the browser in which you want to sign in. Then enter your password there as always.",
      { action: "I want to sign in here", link },
      "The link works once, within one hour. If it was not you, do nothing: it signs nobody in, and the browsers that you use are not held up.",
    ],
  }),

  invitation: ({ link }: { link: string }): MailWords => ({
    subject: "You are invited to Larder",
    parts: [
      "Hello,",
      "whoever runs this Larder, a place for the recipes of a household, has invited you. Make your account here:",
      { action: "Create my account", link },
      "The link works for 7 days, and for this address alone.",
    ],
  }),

  identityAdded: ({
    name,
    service,
    occurredAt,
    link,
  }: ToMember & { service: string; occurredAt: number; link: string }): MailWords => ({
    subject: "A new way to sign in",
    parts: [
      greeting(name),
      `on ${moment(occurredAt)} an account at ${service} was linked to your Larder account and can now sign in to it. If you added it, there is nothing to do.`,
      `If that was not you, remove it with this link, which works once, within 7 days. Then set a new password: it signs out everyone.`,
      { action: "Remove this way to sign in", link },
    ],
  }),

  identityRemoved: ({
    name,
    services,
    occurredAt,
    link,
    byOperator,
  }: ToMember & {
    services: readonly string[];
    occurredAt: number;
    link: string;
    byOperator: boolean;
  }): MailWords => ({
    subject: "A way to sign in was removed",
    parts: [
      greeting(name),
      byOperator
        ? `on ${moment(occurredAt)} the person who runs this server unlinked your account at ${services.join(" and at ")} from your Larder account.`
        : `on ${moment(occurredAt)} your account at ${services.join(" and at ")} was unlinked from your Larder account.`,
      ...(byOperator ? [] : notYou(link)),
    ],
  }),

  tokenReuse: ({ name, occurredAt, link }: ToMember & { occurredAt: number; link: string }): MailWords => ({
    subject: "A sign-in of yours was ended",
    parts: [
      greeting(name),
      `on ${moment(occurredAt)} a key of one of your sign-ins was used twice. Somebody may have copied it, so that sign-in was ended everywhere. Sign in again where you need to.`,
      ...notYou(link),
    ],
  }),

  suspiciousLogin: ({
    name,
    occurredAt,
    browser,
    system,
    place,
    reasons,
    link,
  }: ToMember & {
    occurredAt: number;
    browser: string | null;
    system: string | null;
    place: string | null;
    reasons: readonly string[];
    link: string;
  }): MailWords => ({
    subject: "An unusual sign-in to your account",
    parts: [
      greeting(name),
      `on ${moment(occurredAt)} somebody signed in to your Larder account with ${browser ?? "an unknown browser"}${system === null ? "" : ` on ${system}`}${place === null ? "" : `, from ${place}`}.`,
      `Why it is unusual: ${reasons.map((reason) => reason.charAt(0).toLowerCase() + reason.slice(1)).join("; ")}.`,
      "If that was you, there is nothing to do.",
      ...notYou(link),
    ],
  }),

  accountDeleted: ({ name, occurredAt }: ToMember & { occurredAt: number }): MailWords => ({
    subject: "Your account is deleted",
    parts: [
      greeting(name),
      `your Larder account and everything in it was deleted on ${moment(occurredAt)}. Backups of this server may hold a copy until they are replaced.`,
      "Thank you for having cooked with us.",
    ],
  }),
} as const;

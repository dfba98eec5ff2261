/**
 * Facts about a sign-in that a sentence includes: browser and system as reported, and an English place name.
 */
type Facts = { browser: string | null; system: string | null; place: string | null };

/** Describes the browser and system of a sign-in: "Firefox 128 on Windows 10", or "an unknown browser". */
function browserOf({ browser, system }: Facts): string {
  if (browser === null) return "an unknown browser";
  return system === null ? browser : `${browser} on ${system}`;
}

const from = ({ place }: Facts) => (place === null ? "" : ` from ${place}`);

/** Title and text of alerts by type. */
export const alertTexts = {
  brute_force: {
    title: "Many passwords were tried",
    description: () =>
      "Somebody tried many passwords on your account. New browsers were held up for a while; nobody got in by it.",
  },
  account_lockout: {
    title: "Sign-in was locked for a while",
    description: () =>
      "A wrong password was typed five times or more, so that sign-in was locked for some minutes.",
  },
  suspicious_login: {
    title: "An unusual sign-in",
    description: (facts: Facts) =>
      `Somebody signed in with ${browserOf(facts)}${from(facts)}, which is unusual for you.`,
  },
  new_device: {
    title: "A new browser",
    description: (facts: Facts) =>
      `Your account was opened with ${browserOf(facts)}${from(facts)} for the first time.`,
  },
  password_changed: {
    title: "Your password was changed",
    description: () => "The password of your account was changed. Every other browser was signed out.",
  },
  password_reset: {
    title: "Your password was reset",
    description: () => "A new password was set by a mailed link. Everyone was signed out.",
  },
  email_changed: {
    title: "Your email address was changed",
    description: () => "Your account has another email address. Every other browser was signed out.",
  },
  token_reuse: {
    title: "A sign-in was ended",
    description: () =>
      "A key of one of your sign-ins was used twice. Somebody may have copied it, so that sign-in was ended.",
  },
  identity_added: {
    title: "A way to sign in was added",
    description: () =>
      "Your account can now be opened with another sign-in service. If you did not add it, remove it in your profile or with the link in the mail about it, and set a new password.",
  },
  identity_removed: {
    title: "A way to sign in was removed",
    description: () =>
      "A sign-in service no longer opens your account. You can add it again in your profile. If you did not remove it, set a new password.",
  },
} as const;

/** Responses to actions on alerts. */
export const alertAnswers = {
  acknowledged: "Alert acknowledged",
  me: "Thank you. The alert is closed.",
  notMe: "That sign-in was ended. Change your password now.",
  notMeAddedService: "Remove the sign-in service that you did not add: it still opens your account.",
  notMeAtProvider: "That sign-in was ended. Look after your account at the third party now.",
} as const;

/** Reasons why a sign-in is rated as risky, by reason code. */
export const riskTexts = {
  unknown_device: () => "A browser never seen before",
  missing_cookie: () => "A browser like yours, but without its mark",
  known_device: () => "A browser that you have used before",
  new_address: () => "An internet address never seen before",
  new_country: ({ country }: { country: string | null }) =>
    country === null ? "A new country" : `A new country: ${country}`,
  new_network: () => "From somewhere else than before",
  impossible_travel: ({ country }: { country: string | null }) =>
    country === null
      ? "Too far away for the time since the last sign-in"
      : `Too far away for the time since the last sign-in: ${country}`,
  never_seen: () => "Neither this browser nor this network has opened your account before",
  recent_failures: ({ points }: { points: number }) =>
    points === 6
      ? "A failed attempt in the hour before"
      : `${points >= 30 ? "Five or more" : points / 6} failed attempts in the hour before`,
  many_accounts: () => "This address was wrong about many accounts",
  scripted_agent: () => "A program, not a browser",
  long_absence: () => "The first sign-in for 90 days or more",
  after_change: () => "A new browser within a day of a new password or address",
  unusual_hour: () => "An hour of the day that is unusual for you",
} as const;

/** Column names of the exported sign-in history, in order. */
export const historyWhat = {
  login: "sign-in",
  failure: "failed sign-in",
  lockout: "sign-in locked",
  signed_out: "signed out",
  signed_out_elsewhere: "signed out elsewhere",
  signed_out_everywhere: "signed out everywhere",
  password_changed: "password changed",
  password_reset: "password reset by mail",
  email_change_asked: "new email address asked for",
  email_changed: "email address changed",
  identity_linked: "sign-in service added",
  identity_removed: "sign-in service removed",
  token_reuse: "a key was used twice",
  browser_trusted: "browser trusted by mail",
} as const;

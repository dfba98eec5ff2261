/** Bounds of an account, shared by the server and the forms. */
export const PASSWORD_MAX = 256;
export const NAME_MIN = 2;
export const NAME_MAX = 100;
/** A sign-in is proof enough for so long, where an account has no password. */
export const FRESH_MINUTES = 15;

/** A name as it is kept. It stands in mails: no line breaks or other control characters. */
export function cleanName(name: string): string {
  return name.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** The five rules of a password, in the order in which the checklist shows them. */
export const PASSWORD_RULES = [
  { key: "length", holds: (password: string) => password.length >= 8 },
  { key: "upper", holds: (password: string) => /[A-Z]/.test(password) },
  { key: "lower", holds: (password: string) => /[a-z]/.test(password) },
  { key: "digit", holds: (password: string) => /[0-9]/.test(password) },
  { key: "special", holds: (password: string) => /[!@#$%^&*(),.?":{}|<>]/.test(password) },
] as const;

/** True when all five rules hold and the password is not longer than the server takes. */
export function isStrongPassword(password: string): boolean {
  return password.length <= PASSWORD_MAX && PASSWORD_RULES.every((rule) => rule.holds(password));
}

/** Words that others know of a person: those of the name and of the address before its @, and that part as a whole. */
export function ownWordsOf({ name, email }: { name: string; email: string }): string[] {
  const [local = ""] = email.split("@");
  return [name, local].flatMap((text) => [
    text.replace(/[^\p{L}\p{M}\p{N}]/gu, ""),
    ...text.split(/[^\p{L}\p{M}]+/u),
  ]);
}

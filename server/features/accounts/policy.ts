/** Maximum length of a password. The server and the forms share the limits of this file. */
const PASSWORD_MAX = 256;
export const NAME_MIN = 2;
export const NAME_MAX = 100;
/** An account without a password can be changed for this many minutes after signing in. */
export const FRESH_MINUTES = 15;

/** Replaces line breaks and other control characters with spaces, because names appear in mail headers. */
export function replaceControlCharactersInName(name: string): string {
  return name.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** The password rules, in the order in which the form lists them. */
export const PASSWORD_RULES = [
  { key: "length", holds: (password: string) => password.length >= 8 },
  { key: "upper", holds: (password: string) => /[A-Z]/.test(password) },
  { key: "lower", holds: (password: string) => /[a-z]/.test(password) },
  { key: "digit", holds: (password: string) => /[0-9]/.test(password) },
  { key: "special", holds: (password: string) => /[!@#$%^&*(),.?":{}|<>]/.test(password) },
] as const;

/** Whether the password satisfies all rules and is at most 256 characters long. */
export function isStrongPassword(password: string): boolean {
  return password.length <= PASSWORD_MAX && PASSWORD_RULES.every((rule) => rule.holds(password));
}

/**
 * Words that others can guess: the name and the part of the address before the @, each complete and split
 * into words.
 */
export function listGuessableWordsOfNameAndEmail({ name, email }: { name: string; email: string }): string[] {
  const [local = ""] = email.split("@");
  return [name, local].flatMap((text) => [
    text.replace(/[^\p{L}\p{M}\p{N}]/gu, ""),
    ...text.split(/[^\p{L}\p{M}]+/u),
  ]);
}

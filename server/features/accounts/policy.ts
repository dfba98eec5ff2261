/** Limits of an account, shared by the server and the forms. */
const PASSWORD_MAX = 256;
export const NAME_MIN = 2;
export const NAME_MAX = 100;
/** Minutes in which a sign-in counts as reauthentication of an account without a password. */
export const FRESH_MINUTES = 15;

/** The stored form of a name. Names appear in mails: no line breaks or other control characters. */
export function nameWithoutControlCharacters(name: string): string {
  return name.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** The five password rules, in the order of the checklist. */
export const PASSWORD_RULES = [
  { key: "length", holds: (password: string) => password.length >= 8 },
  { key: "upper", holds: (password: string) => /[A-Z]/.test(password) },
  { key: "lower", holds: (password: string) => /[a-z]/.test(password) },
  { key: "digit", holds: (password: string) => /[0-9]/.test(password) },
  { key: "special", holds: (password: string) => /[!@#$%^&*(),.?":{}|<>]/.test(password) },
] as const;

/** Whether all five rules hold and the password is not too long. */
export function isStrongPassword(password: string): boolean {
  return password.length <= PASSWORD_MAX && PASSWORD_RULES.every((rule) => rule.holds(password));
}

/** Words that others know of a person: those of the name and of the address before its @, and that part itself. */
export function wordsOfNameAndEmail({ name, email }: { name: string; email: string }): string[] {
  const [local = ""] = email.split("@");
  return [name, local].flatMap((text) => [
    text.replace(/[^\p{L}\p{M}\p{N}]/gu, ""),
    ...text.split(/[^\p{L}\p{M}]+/u),
  ]);
}

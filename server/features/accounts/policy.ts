/** Bounds of an account, shared by the server and the forms. */
export const PASSWORD_MAX = 256;
export const NAME_MIN = 2;
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;

/** The simple pattern of the specification: text, @, text, dot, text. Linear: no two parts can match one text. */
const EMAIL_PATTERN = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u;

/** True for an address that the forms and the server accept. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL_PATTERN.test(text);
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

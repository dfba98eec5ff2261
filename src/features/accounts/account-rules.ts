import { isStrongPassword, NAME_MIN } from "#server/features/accounts/policy.ts";
import { isEmail } from "#server/lib/email-address.ts";
import { text } from "#server/texts/en.ts";

const words = text.accounts;

/** Rules of the account forms: true when the value holds, else the words to show. */
export function checkEmail(email: string): true | string {
  if (email.trim() === "") return words.emailRequired;
  return isEmail(email.trim()) || words.emailInvalid;
}

export function checkName(name: string): true | string {
  const trimmed = name.trim();
  if (trimmed === "") return words.register.nameRequired;
  return trimmed.length >= NAME_MIN || words.register.nameTooShort;
}

/** `weak` is what the form says of a password that breaks a rule. */
export function checkNewPassword(password: string, weak = words.register.passwordWeak): true | string {
  if (password === "") return words.passwordRequired;
  return isStrongPassword(password) || weak;
}

export function checkConfirmation(confirmation: string, password: string): true | string {
  if (confirmation === "") return words.register.confirmRequired;
  return confirmation === password || words.register.confirmDiffers;
}

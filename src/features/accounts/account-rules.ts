import { isStrongPassword, NAME_MIN } from "#server/features/accounts/policy.ts";
import { isEmail } from "#server/lib/email-address.ts";
import { text } from "#server/texts/en.ts";

const words = text.accounts;

/** Validation rules of the account forms: true, or the error text. */
export function emailErrorOrTrue(email: string): true | string {
  if (email.trim() === "") return words.emailRequired;
  return isEmail(email.trim()) || words.emailInvalid;
}

export function nameErrorOrTrue(name: string): true | string {
  const trimmed = name.trim();
  if (trimmed === "") return words.register.nameRequired;
  return trimmed.length >= NAME_MIN || words.register.nameTooShort;
}

/** `weak` is the error text of a password that breaks a rule. */
export function newPasswordErrorOrTrue(password: string, weak = words.register.passwordWeak): true | string {
  if (password === "") return words.passwordRequired;
  return isStrongPassword(password) || weak;
}

export function confirmationErrorOrTrue(confirmation: string, password: string): true | string {
  if (confirmation === "") return words.register.confirmRequired;
  return confirmation === password || words.register.confirmDiffers;
}

import { isStrongPassword, NAME_MIN } from "#server/features/accounts/policy.ts";
import { isValidEmail } from "#server/lib/email-address.ts";
import { text } from "#server/texts/en.ts";

const texts = text.accounts;

/** A validation rule for react-hook-form: returns true or the error text. */
export function emailErrorOrTrue(email: string): true | string {
  if (email.trim() === "") return texts.emailRequired;
  return isValidEmail(email.trim()) || texts.emailInvalid;
}

export function nameErrorOrTrue(name: string): true | string {
  const trimmed = name.trim();
  if (trimmed === "") return texts.register.nameRequired;
  return trimmed.length >= NAME_MIN || texts.register.nameTooShort;
}

/** `weak` is the error text for a password that is not strong enough. */
export function newPasswordErrorOrTrue(password: string, weak = texts.register.passwordWeak): true | string {
  if (password === "") return texts.passwordRequired;
  return isStrongPassword(password) || weak;
}

export function passwordConfirmationErrorOrTrue(confirmation: string, password: string): true | string {
  if (confirmation === "") return texts.register.confirmRequired;
  return confirmation === password || texts.register.confirmDiffers;
}

import { text } from "#server/texts/en.ts";
import { checkConfirmation, checkEmail, checkName, checkNewPassword } from "./account-rules.ts";

export type RegisterValues = { name: string; email: string; password: string; confirmation: string };

/** What the form still lacks, in words; while it is not empty nothing can be sent. */
export function missingIn({ name, email, password, confirmation }: RegisterValues): string[] {
  const { missingParts } = text.accounts.register;
  const parts = [
    [missingParts.name, checkName(name)],
    [missingParts.email, checkEmail(email)],
    [missingParts.password, checkNewPassword(password)],
    [missingParts.confirmation, checkConfirmation(confirmation, password)],
  ] as const;
  return parts.flatMap(([part, holds]) => (holds === true ? [] : [part]));
}

/** Says why the form cannot be sent yet; heard when it changes only. `id` is what the button is described by. */
export function MissingLine({ id, values }: { id: string; values: RegisterValues }) {
  const words = text.accounts.register;
  const hasTyped = Object.values(values).some((value) => value !== "");
  const missing = missingIn(values);
  return (
    <p id={id} aria-live="polite" className="text-center text-sm text-soft">
      {missing.length === 0 ? null : hasTyped ? words.missing(missing) : words.missingAll}
    </p>
  );
}

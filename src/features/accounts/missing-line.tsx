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

/** Says why the form cannot be sent yet: not before anything was typed, and heard when it changes only. */
export function MissingLine({ values }: { values: RegisterValues }) {
  const hasTyped = Object.values(values).some((value) => value !== "");
  const missing = hasTyped ? missingIn(values) : [];
  return (
    <p aria-live="polite" className="text-center text-sm text-soft">
      {missing.length > 0 ? text.accounts.register.missing(missing) : null}
    </p>
  );
}

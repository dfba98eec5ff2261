import { text } from "#server/texts/en.ts";
import {
  emailErrorOrTrue,
  nameErrorOrTrue,
  newPasswordErrorOrTrue,
  passwordConfirmationErrorOrTrue,
} from "./account-rules.ts";

export type RegisterValues = { name: string; email: string; password: string; confirmation: string };

const FIELDS = ["name", "email", "password", "confirmation"] as const;
type RegisterField = (typeof FIELDS)[number];

/** The fields that prevent the form from being sent. */
export function findInvalidRegistrationFields({
  name,
  email,
  password,
  confirmation,
}: RegisterValues): RegisterField[] {
  const holds = {
    name: nameErrorOrTrue(name),
    email: emailErrorOrTrue(email),
    password: newPasswordErrorOrTrue(password),
    confirmation: passwordConfirmationErrorOrTrue(confirmation, password),
  };
  return FIELDS.filter((field) => holds[field] !== true);
}

/**
 * Says why the form cannot be sent yet; screen readers announce only changes. Fields with a visible error are
 * left out. The submit button refers to `id` as its description.
 */
export function MissingFieldsHint(props: {
  id: string;
  values: RegisterValues;
  /** The fields that already show an error. */
  shownErrors: Partial<Record<RegisterField, unknown>>;
}) {
  const { id, values, shownErrors } = props;
  const texts = text.accounts.register;
  const hasTyped = Object.values(values).some((value) => value !== "");
  const missing = findInvalidRegistrationFields(values);
  const unreported = missing.filter((field) => !shownErrors[field]).map((field) => texts.missingParts[field]);
  return (
    <p id={id} aria-live="polite" className="text-center text-sm text-soft">
      {missing.length === 0
        ? null
        : !hasTyped
          ? texts.missingAll
          : unreported.length === 0
            ? texts.missingTold
            : texts.missing(unreported)}
    </p>
  );
}

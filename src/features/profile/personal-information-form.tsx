import { useEffect, useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { NAME_MAX } from "#server/features/accounts/policy.ts";
import { canonicalEmailOrNull, isValidEmail } from "#server/lib/email-address.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { readErrorAnswer, readFieldErrors } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import type { SessionUser } from "../../lib/session-store.ts";
import { typedProfileStorageKey } from "../../lib/storage-keys.ts";
import { trpc } from "../../lib/trpc.ts";
import { typedValues } from "../../lib/typed-values.ts";
import { EmailField, PasswordField, TextField } from "../accounts/account-fields.tsx";
import { isRecentSignInRequiredError, RecentSignInAlert } from "./recent-sign-in.tsx";

const texts = text.profile.personal;
/** The fields that a validation error of the server may name. */
const FIELDS = ["name", "email", "timezone"] as const;

type Values = { name: string; email: string; password: string; timezone: string };
type Problem = { kind: "told"; message: string } | { kind: "fresh" };
type Props = {
  user: SessionUser;
  /** The initial address: the member's current one, or a pending one to which the mail is sent again. */
  email: string;
  /** Whether the values were typed before a reload or a sign-in; the form then says so. */
  isRestored: boolean;
  onCancel: () => void;
  onSaved: () => void;
};

/** Edits name, email address and time zone. Typed values survive an error, a reload and a sign-in. */
export function PersonalInformationForm({ user, email, isRestored, onCancel, onSaved }: Props) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const update = trpc.accounts.update.useMutation();
  const form = useForm<Values>({
    defaultValues: {
      ...{ name: user.name, email, timezone: user.timezone },
      ...(isRestored && typedValues.read(typedProfileStorageKey(user.id))),
      password: "",
    },
  });
  const { errors } = form.formState;
  const { name, email: address, timezone } = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const isAddressChanged = isDifferentEmailAddress(address, user.email);

  const { setFocus } = form;
  useEffect(() => {
    if (!isRestored) setFocus("name");
  }, [setFocus, isRestored]);

  const key = typedProfileStorageKey(user.id);
  const isTyped = name !== user.name || address !== user.email || timezone !== user.timezone;
  useEffect(() => {
    if (isTyped) typedValues.write(key, { name, email: address, timezone });
    else typedValues.remove(key);
  }, [key, isTyped, name, address, timezone]);

  const submit = form.handleSubmit(
    async (values) => {
      // A second submit with Enter must not send again: the button is never disabled, so that it can have the
      // focus.
      if (update.isPending) return;
      const blank = (["name", "email"] as const).find((field) => values[field].trim() === "");
      if (blank) {
        setProblem({ kind: "told", message: texts.required });
        return form.setFocus(blank);
      }
      setProblem(null);
      try {
        await update.mutateAsync(createProfileUpdateInput(values, user));
        typedValues.remove(key);
        onSaved();
      } catch (error) {
        form.setValue("password", "");
        setProblem(isRecentSignInRequiredError(error) ? { kind: "fresh" } : createProfileProblem(error));
        for (const { field, message } of fieldErrorsOfRefusedUpdate(error).toReversed())
          form.setError(field, { message }, { shouldFocus: true });
      }
      // If a field is invalid, the error of the previous submit is removed.
    },
    () => setProblem(null),
  );

  return (
    <form onSubmit={submit} noValidate className="mt-4 grid max-w-[30rem] gap-5">
      {isRestored ? <Alert tone="info">{texts.restored}</Alert> : null}
      {problem?.kind === "told" ? <Alert tone="error">{problem.message}</Alert> : null}
      {problem?.kind === "fresh" ? <RecentSignInAlert /> : null}
      <TextField
        label={texts.name}
        error={errors.name?.message}
        autoComplete="name"
        maxLength={NAME_MAX}
        {...form.register("name")}
      />
      <EmailField
        label={texts.email}
        hint={texts.emailHint}
        error={errors.email?.message}
        {...form.register("email", { validate: emailFormatErrorOrTrue })}
      />
      {isAddressChanged && user.hasPassword ? (
        <PasswordField
          label={texts.currentPassword}
          hint={texts.currentPasswordHint}
          error={errors.password?.message}
          autoComplete="current-password"
          {...form.register("password", {
            validate: (typed) => typed !== "" || text.accounts.passwordRequired,
          })}
        />
      ) : null}
      <TimeZoneField
        current={user.timezone}
        error={errors.timezone?.message}
        field={form.register("timezone")}
      />
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
        <Button type="submit" variant="primary" aria-disabled={update.isPending}>
          {update.isPending ? texts.saving : texts.save}
        </Button>
        <Button aria-disabled={update.isPending} onClick={update.isPending ? undefined : onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function TimeZoneField(props: {
  current: string;
  error: string | undefined;
  field: ReturnType<ReturnType<typeof useForm<Values>>["register"]>;
}) {
  const zones = useMemo(
    () => [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", props.current])].sort(),
    [props.current],
  );
  return (
    <Field label={texts.timezone} hint={texts.timezoneHint} error={props.error}>
      {(control) => (
        <NativeSelect {...control} {...props.field}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

/** A blank address is valid here, because `submit` reports it together with a blank name. */
function emailFormatErrorOrTrue(typed: string): true | string {
  return typed.trim() === "" || isValidEmail(typed.trim()) || text.accounts.emailInvalid;
}

/** Whether the typed address differs from the member's own after normalization. */
function isDifferentEmailAddress(typed: string, own: string): boolean {
  const address = typed.trim();
  return address !== "" && (canonicalEmailOrNull(address) ?? address) !== own;
}

/**
 * If the address is unchanged, sends the pending address, because the current one would cancel the pending
 * change.
 */
function createProfileUpdateInput({ name, email, password, timezone }: Values, user: SessionUser) {
  const isMoving = isDifferentEmailAddress(email, user.email);
  return {
    name: name.trim(),
    email: isMoving ? email.trim() : (user.pendingEmail ?? user.email),
    ...(isMoving && { currentPassword: user.hasPassword ? password : null }),
    ...(timezone !== user.timezone && { timezone }),
  };
}

function createProfileProblem(error: unknown): Problem {
  return { kind: "told", message: serverErrorTextOr(error, texts.failed) };
}

function fieldErrorsOfRefusedUpdate(error: unknown): { field: keyof Values; message: string }[] {
  if (readErrorAnswer(error).code === "WRONG_CURRENT_PASSWORD")
    return [{ field: "password", message: serverErrorTextOr(error, texts.failed) }];
  return readFieldErrors(error).flatMap(({ loc, msg }) => {
    const field = FIELDS.find((name) => name === loc.at(-1));
    return field && msg ? [{ field, message: msg }] : [];
  });
}

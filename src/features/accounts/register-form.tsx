import type { inferRouterOutputs } from "@trpc/server";
import { type FormEvent, useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { NAME_MAX } from "#server/features/accounts/policy.ts";
import type { AppRouter } from "#server/router.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { FOCUSES_ERROR } from "../../components/ui/control-classes.ts";
import { readErrorAnswer, readFieldErrors } from "../../lib/error-answer.ts";
import { firstServerErrorTextOr } from "../../lib/error-message.ts";
import { session } from "../../lib/session.ts";
import { typedRegistrationKey } from "../../lib/storage-keys.ts";
import { trpc } from "../../lib/trpc.ts";
import { typedValues } from "../../lib/typed-values.ts";
import { EmailField, PasswordField, TextField } from "./account-fields.tsx";
import {
  emailErrorOrTrue,
  nameErrorOrTrue,
  newPasswordErrorOrTrue,
  passwordConfirmationErrorOrTrue,
} from "./account-rules.ts";
import { loadCommonPasswordListOnce } from "./common-passwords.ts";
import {
  createFailureMessageAndAdvice,
  type Failure,
  FailureMessageAndAdviceAlert,
} from "./failure-alert.tsx";
import { PasswordChecklist } from "./password-checklist.tsx";

type RegisterValues = { name: string; email: string; password: string; confirmation: string };

/** The fields that a validation error of the server may name. */
const FIELDS = ["name", "email", "password"] as const;

/** The server's response to a registration, and the registered address. */
export type RegistrationResult = inferRouterOutputs<AppRouter>["accounts"]["register"] & { email: string };

/** The props of the screens that replace the form after registration. */
export type AfterRegistrationProps = {
  registered: RegistrationResult;
  /** History state for the sign-in page: the return path and the address. */
  signInState: unknown;
  /** Returns to the form, so that the member can change the address. */
  onChangeAddress: () => void;
};

type Props = {
  /** The token and address of a mailed invitation. */
  invited: { token: string; email: string } | null;
  /** The address of an earlier registration that the member corrects; null for the first one. */
  typed: string | null;
  onRegistered: (registered: RegistrationResult) => void | Promise<void>;
};

/** The registration form. After an error or a reload all fields but the passwords have their values. */
export function RegisterForm({ invited, typed, onRegistered }: Props) {
  const texts = text.accounts.register;
  const [problem, setProblem] = useState<Failure | null>(null);
  const [showsRules, setShowsRules] = useState(false);
  const register = trpc.accounts.register.useMutation();
  const form = useForm<RegisterValues>({
    mode: "onTouched",
    defaultValues: initialRegistrationValues(invited?.email ?? typed),
  });
  const { setFocus } = form;
  const { errors, touchedFields, isSubmitting, isValid } = form.formState;
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) };

  const { name: typedName, email: typedEmail } = values;
  useEffect(() => {
    typedValues.write(typedRegistrationKey, { name: typedName, email: typedEmail });
  }, [typedName, typedEmail]);

  useEffect(() => {
    if (typed !== null) setFocus("email", { shouldSelect: true });
  }, [typed, setFocus]);

  async function submit(event: FormEvent) {
    let failed: unknown;
    await form.handleSubmit(async ({ name, email, password }) => {
      setProblem(null);
      const sent = { name: name.trim(), email: email.trim(), password };
      try {
        const answer = await register.mutateAsync({ ...sent, invitation: invited?.token ?? null });
        if (!answer.accountReady) session.requireEmailVerification();
        typedValues.remove(typedRegistrationKey);
        await onRegistered({ email: sent.email, ...answer });
      } catch (error) {
        failed = error;
      }
    })(event);
    if (failed !== undefined) showFailure(failed);
  }

  function showFailure(error: unknown) {
    const isClosed = readErrorAnswer(error).code === "REGISTRATION_CLOSED";
    const advice = isClosed ? (invited ? texts.invitationSpent : texts.closed) : null;
    setProblem(createFailureMessageAndAdvice(error, firstServerErrorTextOr(error, texts.failed), advice));
    form.reset({ ...form.getValues(), password: "", confirmation: "" }, { keepFieldsRef: true });
    const wrong = readFieldErrors(error).flatMap(({ loc, msg }) => {
      const field = FIELDS.find((name) => name === loc.at(-1));
      return field && msg ? [{ field, msg }] : [];
    });
    for (const { field, msg } of wrong) form.setError(field, { message: msg });
    form.setFocus(wrong[0]?.field ?? "password");
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label={texts.name}
        error={errors.name?.message}
        autoComplete="name"
        maxLength={NAME_MAX}
        {...form.register("name", { validate: nameErrorOrTrue })}
      />
      <EmailField
        label={texts.email}
        hint={invited ? texts.emailHintInvited : texts.emailHint}
        error={errors.email?.message}
        readOnly={invited !== null}
        {...form.register("email", { validate: emailErrorOrTrue })}
      />
      <div className="password-pair">
        <PasswordField
          label={texts.password}
          error={errors.password?.message}
          describedBy="register-rules"
          autoComplete="new-password"
          onFocus={() => {
            setShowsRules(true);
            void loadCommonPasswordListOnce();
          }}
          {...form.register("password", {
            validate: (value) => newPasswordErrorOrTrue(value),
            // A changed password validates the confirmation only if that field was touched.
            onChange: () => touchedFields.confirmation && void form.trigger("confirmation"),
          })}
        />
        {showsRules ? (
          <PasswordChecklist password={values.password} owner={values} />
        ) : (
          <p id="register-rules" className="password-rules">
            {texts.passwordHint}
          </p>
        )}
        <PasswordField
          label={texts.confirmPassword}
          error={errors.confirmation?.message}
          autoComplete="new-password"
          {...form.register("confirmation", {
            validate: (value, all) => passwordConfirmationErrorOrTrue(value, all.password),
          })}
        />
      </div>
      {problem ? <FailureMessageAndAdviceAlert failure={problem} /> : null}
      <Button
        type="submit"
        variant="primary"
        size="large"
        className={FOCUSES_ERROR}
        aria-disabled={!isValid}
        disabled={isSubmitting}
      >
        {isSubmitting ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}

/** The values typed before a reload; `email` has priority over the typed address. */
function initialRegistrationValues(email: string | null): RegisterValues {
  const typed = typedValues.read(typedRegistrationKey);
  return { name: typed.name ?? "", email: email ?? typed.email ?? "", password: "", confirmation: "" };
}

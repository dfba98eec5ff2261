import { type FormEvent, useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { NAME_MAX } from "#server/features/accounts/policy.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { PasswordInput } from "../../components/ui/password-input.tsx";
import { readErrorAnswer, readFieldErrors } from "../../lib/error-answer.ts";
import { firstErrorMessage } from "../../lib/error-message.ts";
import { session } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";
import { checkConfirmation, checkEmail, checkName, checkNewPassword } from "./account-rules.ts";
import { loadCommonPasswords } from "./common-passwords.ts";
import { type Failure, FailureAlert, failureOf } from "./failure-alert.tsx";
import { MissingLine, missingIn, type RegisterValues } from "./missing-line.tsx";
import { PasswordChecklist } from "./password-checklist.tsx";

/** Fields that the server may find wrong. */
const FIELDS = ["name", "email", "password"] as const;

export type Registered = { email: string; emailSent: boolean; message: string; accountReady: boolean };

/** What each of the screens that take the form's place is given. */
export type AfterRegistering = {
  registered: Registered;
  /** For the sign-in page: where to go on, and the address. */
  signInState: unknown;
  /** Back to the form, as the address was not the right one. */
  onDifferent: () => void;
};

type Props = {
  /** The secret of a mailed invitation. */
  invitation: string | null;
  /** The address that was typed before, to be put right; null where nothing was. */
  typed: string | null;
  onRegistered: (registered: Registered) => void;
};

/** Create account. What was typed stays when it fails, but for the passwords. */
export function RegisterForm({ invitation, typed, onRegistered }: Props) {
  const words = text.accounts.register;
  const [problem, setProblem] = useState<Failure | null>(null);
  const [showsRules, setShowsRules] = useState(false);
  const register = trpc.accounts.register.useMutation();
  const form = useForm<RegisterValues>({
    mode: "onTouched",
    defaultValues: { name: "", email: typed ?? "", password: "", confirmation: "" },
  });
  const { setFocus } = form;
  const { errors, touchedFields } = form.formState;
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const isComplete = missingIn(values).length === 0;

  useEffect(() => {
    if (typed !== null) setFocus("email", { shouldSelect: true });
  }, [typed, setFocus]);

  async function submit(event: FormEvent) {
    let failed: unknown;
    await form.handleSubmit(async ({ name, email, password }) => {
      setProblem(null);
      const sent = { name: name.trim(), email: email.trim(), password };
      try {
        const answer = await register.mutateAsync({ ...sent, invitation });
        if (!answer.accountReady) session.requireEmailVerification();
        onRegistered({ email: sent.email, ...answer });
      } catch (error) {
        failed = error;
      }
    })(event);
    if (failed !== undefined) startAgain(failed);
  }

  function startAgain(error: unknown) {
    const isClosed = readErrorAnswer(error).code === "REGISTRATION_CLOSED";
    const advice = isClosed ? (invitation ? words.notInvited : words.closed) : null;
    setProblem(failureOf(error, firstErrorMessage(error, words.failed), advice));
    form.reset({ ...form.getValues(), password: "", confirmation: "" }, { keepFieldsRef: true });
    const wrong = readFieldErrors(error).flatMap(({ loc, msg }) => {
      const field = FIELDS.find((name) => name === loc.at(-1));
      return field && msg ? [{ field, msg }] : [];
    });
    for (const { field, msg } of wrong) form.setError(field, { message: msg });
    form.setFocus(wrong[0]?.field ?? (isClosed && invitation ? "email" : "password"));
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label={words.name} error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            maxLength={NAME_MAX}
            {...form.register("name", { validate: checkName })}
          />
        )}
      </Field>
      <Field
        label={words.email}
        hint={invitation ? words.emailHintInvited : words.emailHint}
        error={errors.email?.message}
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            inputMode="email"
            {...form.register("email", { validate: checkEmail })}
          />
        )}
      </Field>
      <div className="password-pair">
        <Field label={words.password} error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              aria-describedby={`${control["aria-describedby"]} register-rules`}
              autoComplete="new-password"
              onFocus={() => {
                setShowsRules(true);
                loadCommonPasswords();
              }}
              {...form.register("password", {
                validate: (value) => checkNewPassword(value),
                // Whoever has not been at the second field yet is told nothing of it.
                onChange: () => touchedFields.confirmation && void form.trigger("confirmation"),
              })}
            />
          )}
        </Field>
        {showsRules ? (
          <PasswordChecklist password={values.password} />
        ) : (
          <p id="register-rules" className="password-rules">
            {words.passwordHint}
          </p>
        )}
        <Field label={words.confirmPassword} error={errors.confirmation?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="new-password"
              {...form.register("confirmation", {
                validate: (value, all) => checkConfirmation(value, all.password),
              })}
            />
          )}
        </Field>
      </div>
      {problem ? <FailureAlert failure={problem} /> : null}
      <div className="grid gap-3">
        <Button
          type="submit"
          variant="primary"
          size="large"
          className={isComplete ? undefined : "account-waits"}
          disabled={!isComplete || register.isPending}
          aria-describedby="register-missing"
        >
          {register.isPending ? words.submitting : words.submit}
        </Button>
        <MissingLine id="register-missing" values={values} told={errors} />
      </div>
    </form>
  );
}

import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { NAME_MAX } from "#server/features/accounts/policy.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { PasswordInput } from "../../components/ui/password-input.tsx";
import { readFieldErrors } from "../../lib/error-answer.ts";
import { firstErrorMessage } from "../../lib/error-message.ts";
import { session } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";
import { checkConfirmation, checkEmail, checkName, checkNewPassword } from "./account-rules.ts";
import { PasswordChecklist } from "./password-checklist.tsx";

/** Fields that the server may find wrong. */
const FIELDS = ["name", "email", "password"] as const;

export type Registered = { email: string; emailSent: boolean; message: string };

/** Create an account. What was typed stays when it fails. */
export function RegisterForm({ onRegistered }: { onRegistered: (registered: Registered) => void }) {
  const words = text.accounts.register;
  const [problem, setProblem] = useState<string | null>(null);
  const [showsRules, setShowsRules] = useState(false);
  const register = trpc.accounts.register.useMutation();
  const form = useForm({
    mode: "onTouched",
    defaultValues: { name: "", email: "", password: "", confirmation: "" },
  });
  const { errors, isValid } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    const email = values.email.trim();
    try {
      const answer = await register.mutateAsync({
        email,
        name: values.name.trim(),
        password: values.password,
      });
      session.requireEmailVerification();
      onRegistered({ email, ...answer });
    } catch (error) {
      setProblem(firstErrorMessage(error, words.failed));
      for (const { loc, msg } of readFieldErrors(error).toReversed()) {
        const field = FIELDS.find((name) => name === loc.at(-1));
        if (field && msg) form.setError(field, { message: msg }, { shouldFocus: true });
      }
    }
  });

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
      <Field label={words.email} hint={words.emailHint} error={errors.email?.message}>
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
      <div className="grid gap-3">
        <Field label={words.password} error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="new-password"
              onFocus={() => setShowsRules(true)}
              {...form.register("password", { validate: checkNewPassword, deps: ["confirmation"] })}
            />
          )}
        </Field>
        {showsRules ? <PasswordChecklist password={password} /> : null}
      </div>
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
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      <Button type="submit" variant="primary" size="large" disabled={!isValid || register.isPending}>
        {register.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

import { useForm } from "react-hook-form";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { PasswordInput } from "../../components/ui/password-input.tsx";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { session, useSession } from "../../lib/session.ts";
import { signIn } from "../../lib/session-actions.ts";
import { checkEmail } from "../accounts/account-rules.ts";
import { ResendForm } from "../accounts/resend-form.tsx";

const passwordMin = 6;

/** Email and password. Who is signed in then is for the page to notice. */
export function LoginForm() {
  const words = text.sessions;
  const { error, needsEmailVerification } = useSession();
  const form = useForm({ defaultValues: { email: "", password: "" } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email, password }) => {
    session.clearError();
    try {
      await signIn({ email: email.trim(), password });
    } catch (failure) {
      const isUnverified = readErrorAnswer(failure).code === "EMAIL_NOT_VERIFIED";
      session.fail(errorMessage(failure, words.failed), isUnverified || undefined);
    }
  });

  return (
    <>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {error ? <Alert tone="error">{error}</Alert> : null}
        <Field label={words.email} error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="username"
              inputMode="email"
              {...form.register("email", { validate: checkEmail })}
            />
          )}
        </Field>
        <Field label={words.password} error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              {...form.register("password", { validate: checkLoginPassword })}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="large" disabled={isSubmitting}>
          {isSubmitting ? words.submitting : words.submit}
        </Button>
      </form>
      {needsEmailVerification ? (
        <section className="mt-6 grid gap-4">
          <Alert tone="warning">{words.needsVerification}</Alert>
          <ResendForm email={form.getValues("email")} />
        </section>
      ) : null}
    </>
  );
}

function checkLoginPassword(password: string): true | string {
  if (password === "") return text.accounts.passwordRequired;
  return password.length >= passwordMin || text.sessions.passwordTooShort;
}

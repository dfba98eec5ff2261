import { type FormEvent, useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { session, useSession } from "../../lib/session.ts";
import { signInByPassword } from "../../lib/session-actions.ts";
import { paths } from "../../paths.ts";
import { EmailField, PasswordField } from "../accounts/account-fields.tsx";
import { emailErrorOrTrue } from "../accounts/account-rules.ts";
import {
  createFailureMessageAndAdvice,
  type Failure,
  FailureMessageAndAdviceAlert,
} from "../accounts/failure-alert.tsx";
import { ResendVerificationForm } from "../accounts/resend-verification-form.tsx";

const passwordMin = 6;

/**
 * The form for email and password. Once signed in, the page reacts to the session.
 * @param email an address that another page passed on; filled in
 */
export function LoginForm({ email: handedOver }: { email: string }) {
  const texts = text.sessions;
  const { error, needsEmailVerification } = useSession();
  const [problem, setProblem] = useState<Failure | null>(null);
  /** The error of a sign-in with an unconfirmed address, which the box below the form shows. */
  const [unverifiedError, setUnverifiedError] = useState<string | null>(null);
  /** The unconfirmed address, or the one that another page passed on. */
  const [unverified, setUnverified] = useState(handedOver);
  const form = useForm({ defaultValues: { email: handedOver, password: "" } });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: "email" });
  const { setFocus } = form;

  useEffect(() => {
    if (handedOver !== "") setFocus("password");
  }, [handedOver, setFocus]);

  async function submit(event: FormEvent) {
    let failed: unknown;
    await form.handleSubmit(async ({ email, password }) => {
      session.clearError();
      await signInByPassword({ email: email.trim(), password }).catch((failure: unknown) => {
        failed = failure;
      });
    })(event);
    if (failed !== undefined) showFailure(failed);
  }

  function showFailure(failed: unknown) {
    const failure = createFailureMessageAndAdvice(failed, serverErrorTextOr(failed, texts.failed));
    const isUnverified = readErrorAnswer(failed).code === "EMAIL_NOT_VERIFIED";
    session.fail(failure.message, isUnverified || undefined);
    setProblem(failure);
    setUnverifiedError(isUnverified ? failure.message : null);
    const { email } = form.getValues();
    if (isUnverified) setUnverified(email);
    form.reset({ email, password: "" }, { keepFieldsRef: true });
    form.setFocus("password");
  }

  return (
    <>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {/* The session's error may come from another way to sign in, so `problem` may be about another error. */}
        {error && error !== unverifiedError ? (
          <FailureMessageAndAdviceAlert
            failure={problem?.message === error ? problem : { message: error, advice: null }}
          />
        ) : null}
        <EmailField
          label={texts.email}
          error={errors.email?.message}
          autoComplete="username"
          {...form.register("email", { validate: emailErrorOrTrue })}
        />
        <div className="grid gap-1.5">
          <PasswordField
            label={texts.password}
            error={errors.password?.message}
            autoComplete="current-password"
            {...form.register("password", { validate: loginPasswordErrorOrTrue })}
          />
          <p className="text-right text-sm">
            <Link href={paths.forgotPassword} state={{ email: typed }} className="text-link">
              {texts.forgot}
            </Link>
          </p>
        </div>
        <Button type="submit" variant="primary" size="large" disabled={isSubmitting}>
          {isSubmitting ? texts.submitting : texts.submit}
        </Button>
      </form>
      {needsEmailVerification ? (
        <Alert
          tone="warning"
          {...(error && error === unverifiedError ? { title: error } : {})}
          className="mt-6"
          action={<ResendVerificationForm key={unverified} email={unverified} isInBox />}
        >
          {texts.needsVerification}
        </Alert>
      ) : null}
    </>
  );
}

function loginPasswordErrorOrTrue(password: string): true | string {
  if (password === "") return text.accounts.passwordRequired;
  return password.length >= passwordMin || text.sessions.passwordTooShort;
}

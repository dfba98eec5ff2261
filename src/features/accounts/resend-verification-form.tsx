import { useState } from "react";
import { useForm } from "react-hook-form";
import { noMailText } from "#server/texts/en/answers.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { trpc } from "../../lib/trpc.ts";
import { EmailField } from "./account-fields.tsx";
import { emailErrorOrTrue } from "./account-rules.ts";
import {
  createFailureMessageAndAdvice,
  type Failure,
  FailureMessageAndAdviceAlert,
} from "./failure-alert.tsx";

type Props = {
  /** The initial address, if known. */
  email?: string;
  /** Whether the submit button is the primary action of the page. */
  isPrimary?: boolean;
  /** Why an earlier mail could not be sent; the form is then a single retry button. */
  failed?: string;
  /** The form is in a coloured box, so it shows its outcome as text and not as an alert. */
  isInBox?: boolean;
};

/** Requests a fresh verification mail. If the mail server is down, the button becomes "Try again". */
export function ResendVerificationForm({ email = "", isPrimary = false, failed, isInBox = false }: Props) {
  const texts = text.accounts.resend;
  const [problem, setProblem] = useState<Failure | null>(failed ? { message: failed, advice: null } : null);
  const [isDown, setDown] = useState(failed !== undefined);
  const [isSent, setSent] = useState(false);
  const resend = trpc.accounts.resendVerification.useMutation();
  const form = useForm({ defaultValues: { email }, reValidateMode: "onSubmit" });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    // A second submit with Enter must not send again: the button is never disabled, so that it can have the
    // focus.
    if (resend.isPending || isSent) return;
    if (!failed) setProblem(null);
    try {
      const { emailSent, message } = await resend.mutateAsync({ email: values.email.trim() });
      setSent(emailSent);
      setDown(!emailSent && message !== noMailText);
      setProblem(emailSent ? null : { message: message || texts.notSent, advice: null });
    } catch (error) {
      setProblem(createFailureMessageAndAdvice(error, serverErrorTextOr(error, texts.failed)));
    }
  });

  const isSending = resend.isPending;
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {isInBox ? (
        <div role={problem ? "alert" : "status"} className={problem || isSent ? undefined : "sr-only"}>
          {problem
            ? [problem.message, problem.advice].filter(Boolean).join(" ")
            : isSent
              ? texts.success
              : null}
        </div>
      ) : problem ? (
        isDown ? (
          <Alert tone="warning">{problem.message}</Alert>
        ) : (
          <FailureMessageAndAdviceAlert failure={problem} />
        )
      ) : isSent ? (
        <Alert tone="success">{texts.success}</Alert>
      ) : null}
      {failed ? null : (
        <EmailField
          label={texts.email}
          error={errors.email?.message}
          disabled={isSent}
          {...form.register("email", {
            validate: emailErrorOrTrue,
            onChange: () => form.clearErrors("email"),
          })}
        />
      )}
      <Button
        type="submit"
        variant={isPrimary || failed ? "primary" : "quiet"}
        size={failed ? "large" : undefined}
        aria-disabled={isSending || isSent}
      >
        {isSent ? texts.sent : isSending ? texts.submitting : isDown ? text.accounts.tryAgain : texts.submit}
      </Button>
    </form>
  );
}

import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { noMailText } from "#server/texts/en/answers.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { trpc } from "../../lib/trpc.ts";
import { EmailField } from "./account-fields.tsx";
import { emailErrorOrTrue } from "./account-rules.ts";
import {
  createFailureMessageAndAdvice,
  type Failure,
  FailureMessageAndAdviceAlert,
} from "./failure-alert.tsx";

/** An accepted request for a reset link: the typed address and the server's message. */
export type ResetRequest = { email: string; message: string };

type Props = {
  /** The address that the member typed before. */
  email: string;
  /** Whether the member came back to correct the address. */
  isReturning: boolean;
  onRequested: (asked: ResetRequest) => void;
};

/** Requests a link to set a new password. If the mail server is down, the form stays for a retry. */
export function ForgotPasswordForm({ email, isReturning, onRequested }: Props) {
  const texts = text.accounts.forgot;
  const [problem, setProblem] = useState<Failure | null>(null);
  const [isMailDown, setDown] = useState(false);
  const forgot = trpc.accounts.forgotPassword.useMutation();
  const form = useForm({ defaultValues: { email } });
  const { errors } = form.formState;
  const { setFocus } = form;

  useEffect(() => {
    if (isReturning) setFocus("email", { shouldSelect: true });
  }, [isReturning, setFocus]);

  const submit = form.handleSubmit(async (values) => {
    // A second submit with Enter must not send again: the button is never disabled, so that it can have the
    // focus.
    if (forgot.isPending) return;
    setProblem(null);
    const typed = values.email.trim();
    try {
      const { success, message } = await forgot.mutateAsync({ email: typed });
      const isAccepted = success || message === noMailText;
      setDown(!isAccepted);
      if (isAccepted) onRequested({ email: typed, message: message || texts.sent });
      else setProblem({ message: message || texts.notSent, advice: null });
    } catch (error) {
      setDown(false);
      // Without a response the mail may have been sent or not, so the text claims neither.
      const fallback = readErrorAnswer(error).status === 0 ? texts.failed : texts.notSent;
      setProblem(createFailureMessageAndAdvice(error, serverErrorTextOr(error, fallback)));
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {problem && isMailDown ? <Alert tone="warning">{problem.message}</Alert> : null}
      {problem && !isMailDown ? <FailureMessageAndAdviceAlert failure={problem} /> : null}
      <EmailField
        label={texts.email}
        error={errors.email?.message}
        autoComplete="username"
        {...form.register("email", { validate: emailErrorOrTrue })}
      />
      <Button type="submit" variant="primary" size="large" aria-disabled={forgot.isPending}>
        {forgot.isPending ? texts.submitting : isMailDown ? text.accounts.tryAgain : texts.submit}
      </Button>
    </form>
  );
}

import { useState } from "react";
import { useForm } from "react-hook-form";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { errorMessage } from "../../lib/error-message.ts";
import { trpc } from "../../lib/trpc.ts";
import { checkEmail } from "./account-rules.ts";
import { type Failure, FailureAlert, failureOf } from "./failure-alert.tsx";

type Props = {
  /** What is known already, from the form before. */
  email?: string;
  /** The page's one action, or beside another. */
  isPrimary?: boolean;
};

/** Asks for a fresh verification mail: idle, sending, sent. */
export function ResendForm({ email = "", isPrimary = false }: Props) {
  const words = text.accounts.resend;
  const [problem, setProblem] = useState<Failure | null>(null);
  const [isSent, setSent] = useState(false);
  const resend = trpc.accounts.resendVerification.useMutation();
  const form = useForm({ defaultValues: { email }, reValidateMode: "onSubmit" });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      const answer = await resend.mutateAsync({ email: values.email.trim() });
      setSent(answer.emailSent);
      if (!answer.emailSent) setProblem({ message: answer.message || words.notSent, advice: null });
    } catch (error) {
      setProblem(failureOf(error, errorMessage(error, words.failed)));
    }
  });

  const isSending = resend.isPending;
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {problem ? <FailureAlert failure={problem} /> : null}
      {isSent ? <Alert tone="success">{words.success}</Alert> : null}
      <Field label={words.email} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            inputMode="email"
            disabled={isSent}
            {...form.register("email", {
              validate: checkEmail,
              onChange: () => form.clearErrors("email"),
            })}
          />
        )}
      </Field>
      <Button type="submit" variant={isPrimary ? "primary" : "quiet"} disabled={isSending || isSent}>
        {isSent ? words.sent : isSending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

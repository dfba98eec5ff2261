import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { trpc } from "../../lib/trpc.ts";
import { checkEmail } from "./account-rules.ts";
import { type Failure, FailureAlert, failureOf } from "./failure-alert.tsx";

/** What became of the request; `isSent` is false where no mail is on its way. */
export type ResetAsked = { email: string; isSent: boolean; message: string };

type Props = {
  /** What is known of the address already. */
  email: string;
  /** Somebody has come back to change it. */
  isAgain: boolean;
  onAsked: (asked: ResetAsked) => void;
};

/** Asks for a link to set a new password. */
export function ForgotForm({ email, isAgain, onAsked }: Props) {
  const words = text.accounts.forgot;
  const [problem, setProblem] = useState<Failure | null>(null);
  const forgot = trpc.accounts.forgotPassword.useMutation();
  const form = useForm({ defaultValues: { email } });
  const { errors } = form.formState;
  const { setFocus } = form;

  useEffect(() => {
    if (isAgain) setFocus("email", { shouldSelect: true });
  }, [isAgain, setFocus]);

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    const typed = values.email.trim();
    try {
      const { success, message } = await forgot.mutateAsync({ email: typed });
      onAsked({ email: typed, isSent: success, message: message || (success ? words.sent : words.notSent) });
    } catch (error) {
      // Without an answer nobody knows what became of it.
      const fallback = readErrorAnswer(error).status === 0 ? words.failed : words.notSent;
      setProblem(failureOf(error, errorMessage(error, fallback)));
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {problem ? <FailureAlert failure={problem} /> : null}
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
      <Button type="submit" variant="primary" size="large" disabled={forgot.isPending}>
        {forgot.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

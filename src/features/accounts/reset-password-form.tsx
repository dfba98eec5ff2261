import { type FormEvent, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { readErrorAnswer, readFieldErrors } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { trpc } from "../../lib/trpc.ts";
import { PasswordField } from "./account-fields.tsx";
import { newPasswordErrorOrTrue, passwordConfirmationErrorOrTrue } from "./account-rules.ts";
import { loadCommonPasswordListOnce } from "./common-passwords.ts";
import {
  createFailureMessageAndAdvice,
  type Failure,
  FailureMessageAndAdviceAlert,
} from "./failure-alert.tsx";
import { PasswordChecklist } from "./password-checklist.tsx";

type Props = {
  token: string;
  /** The owner of the account. The email address is for password managers. */
  owner: { name: string; email: string };
  /** `removed` lists the names of the sign-in services that the new password unlinked. */
  onDone: (message: string, removed: string[]) => void;
  /** Called if the link has expired since the page was opened. */
  onSpent: () => void;
};

const empty = { password: "", confirmation: "" };

/** Sets a new password. An error clears both fields. */
export function ResetPasswordForm({ token, owner, onDone, onSpent }: Props) {
  const texts = text.accounts.reset;
  const [problem, setProblem] = useState<Failure | null>(null);
  const reset = trpc.accounts.resetPassword.useMutation();
  const form = useForm({ mode: "onTouched", defaultValues: empty });
  const { errors, touchedFields, isSubmitted } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });

  async function submit(event: FormEvent) {
    let failed: unknown;
    await form.handleSubmit(async ({ password: newPassword }) => {
      setProblem(null);
      try {
        const { success, message, removedServices } = await reset.mutateAsync({ token, newPassword });
        if (success) onDone(message || texts.done, removedServices);
        else failed = message;
      } catch (error) {
        failed = error;
      }
    })(event);
    if (failed !== undefined) startAgain(failed);
  }

  function startAgain(error: unknown) {
    if (readErrorAnswer(error).code === "INVALID_RESET_TOKEN") return onSpent();
    form.reset(empty, { keepFieldsRef: true });
    const wrong = readFieldErrors(error).find(({ loc, msg }) => loc.at(-1) === "newPassword" && msg);
    if (wrong) form.setError("password", { message: wrong.msg });
    else
      setProblem(
        createFailureMessageAndAdvice(
          error,
          (typeof error === "string" && error) || serverErrorTextOr(error, texts.failed),
        ),
      );
    form.setFocus("password");
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <input hidden readOnly autoComplete="username" value={owner.email} />
      {problem ? <FailureMessageAndAdviceAlert failure={problem} /> : null}
      <div className="password-pair">
        <PasswordField
          label={texts.password}
          error={errors.password?.message}
          autoComplete="new-password"
          onFocus={() => void loadCommonPasswordListOnce()}
          {...form.register("password", {
            validate: (value) => newPasswordErrorOrTrue(value, texts.passwordWeak),
            onChange: () => (touchedFields.confirmation || isSubmitted) && void form.trigger("confirmation"),
          })}
        />
        <PasswordChecklist password={password} owner={owner} />
        <PasswordField
          label={texts.confirmPassword}
          error={errors.confirmation?.message}
          autoComplete="new-password"
          {...form.register("confirmation", {
            validate: (value, all) => passwordConfirmationErrorOrTrue(value, all.password),
          })}
        />
      </div>
      <Button type="submit" variant="primary" size="large" disabled={reset.isPending}>
        {reset.isPending ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}

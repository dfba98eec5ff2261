import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { readErrorAnswer, readFieldErrors } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import type { SessionUser } from "../../lib/session-store.ts";
import { trpc } from "../../lib/trpc.ts";
import { PasswordField } from "../accounts/account-fields.tsx";
import { newPasswordErrorOrTrue, passwordConfirmationErrorOrTrue } from "../accounts/account-rules.ts";
import { loadCommonPasswordListOnce } from "../accounts/common-passwords.ts";
import { PasswordChecklist } from "../accounts/password-checklist.tsx";
import { isRecentSignInRequiredError, RecentSignInAlert } from "./recent-sign-in.tsx";

const texts = text.profile.security;

type Values = { current: string; password: string; confirmation: string };
const empty: Values = { current: "", password: "", confirmation: "" };
type Props = { user: SessionUser; onCancel: () => void; onDone: (message: string) => void };

/** Sets a new password. Asks for the current password if the account has one. */
export function SetPasswordForm({ user, onCancel, onDone }: Props) {
  const [problem, setProblem] = useState<string | "fresh" | null>(null);
  const change = trpc.accounts.changePassword.useMutation();
  const form = useForm<Values>({
    mode: "onTouched",
    defaultValues: empty,
  });
  const { errors, touchedFields } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });
  const { setFocus } = form;
  useEffect(() => setFocus(user.hasPassword ? "current" : "password"), [setFocus, user.hasPassword]);

  const submit = form.handleSubmit(async (values) => {
    // A second submit with Enter must not send again: the button is never disabled, so that it can have the
    // focus.
    if (change.isPending) return;
    setProblem(null);
    try {
      const { message } = await change.mutateAsync({
        newPassword: values.password,
        ...(user.hasPassword && { currentPassword: values.current }),
      });
      onDone(message);
    } catch (error) {
      form.reset(empty, { keepFieldsRef: true });
      if (isRecentSignInRequiredError(error)) return setProblem("fresh");
      const message = serverErrorTextOr(error, texts.failed);
      const isWrong = readErrorAnswer(error).code === "WRONG_CURRENT_PASSWORD";
      const field = isWrong ? "current" : readFieldErrors(error).length > 0 ? "password" : null;
      if (field === null) return setProblem(message);
      form.setError(field, { message }, { shouldFocus: true });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="mt-4 grid max-w-[30rem] gap-5">
      {/* Shows password managers which account the password is for. */}
      <input hidden readOnly autoComplete="username" value={user.email} />
      {problem === "fresh" ? <RecentSignInAlert /> : problem ? <Alert tone="error">{problem}</Alert> : null}
      {user.hasPassword ? (
        <PasswordField
          label={text.profile.personal.currentPassword}
          error={errors.current?.message}
          autoComplete="current-password"
          {...form.register("current", {
            validate: (typed) => typed !== "" || text.accounts.passwordRequired,
          })}
        />
      ) : null}
      <PasswordField
        label={texts.newPassword}
        error={errors.password?.message}
        autoComplete="new-password"
        onFocus={() => void loadCommonPasswordListOnce()}
        {...form.register("password", {
          validate: (typed) => newPasswordErrorOrTrue(typed),
          // A changed password validates the confirmation only if that field was touched.
          deps: touchedFields.confirmation ? ["confirmation"] : [],
        })}
      />
      <PasswordChecklist password={password} owner={user} />
      <PasswordField
        label={texts.confirm}
        error={errors.confirmation?.message}
        autoComplete="new-password"
        {...form.register("confirmation", {
          validate: (typed, all) => passwordConfirmationErrorOrTrue(typed, all.password),
        })}
      />
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
        <Button type="submit" variant="primary" aria-disabled={change.isPending}>
          {change.isPending ? texts.saving : texts.save}
        </Button>
        <Button aria-disabled={change.isPending} onClick={change.isPending ? undefined : onCancel}>
          {text.common.cancel}
        </Button>
      </div>
    </form>
  );
}

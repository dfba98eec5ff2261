import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { FRESH_MINUTES } from "#server/features/accounts/policy.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogClose } from "../../components/ui/dialog.tsx";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import type { SessionUser } from "../../lib/session-store.ts";
import { PasswordField } from "../accounts/account-fields.tsx";
import { isRecentSignInRequiredError, RecentSignInAlert } from "./recent-sign-in.tsx";

const texts = text.profile.fresh;

type Props = {
  user: SessionUser;
  words: { confirm: string; busy: string; cancel?: string };
  /**
   * Receives the typed password, or null for an account without a password. Rejects with the server's error.
   */
  onSubmit: (currentPassword: string | null) => Promise<void>;
  isPending: boolean;
  /** The text to show for an error of `onSubmit`. */
  messageOf: (error: unknown) => string;
  /** Says what the confirmation will do. */
  children: ReactNode;
  /**
   * Renders content above the password field. `readPassword` returns the typed password; if it is empty, it
   * shows an error and returns null.
   */
  beforePassword?: (readPassword: () => string | null) => ReactNode;
};

type DialogProps = Props & { open: boolean; onOpenChange: (open: boolean) => void; title: string };

/**
 * Asks for the password, or for a recent sign-in if the account has no password. It cannot be closed while
 * the request runs.
 */
export function ReauthenticationDialog({ open, onOpenChange, title, ...form }: DialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => (wanted || !form.isPending) && onOpenChange(wanted)}
      title={title}
    >
      <ReauthenticationForm {...form} />
    </Dialog>
  );
}

/** The form of the dialog. On small screens its buttons stay at the bottom of the window. */
function ReauthenticationForm({
  user,
  words: own,
  onSubmit,
  isPending,
  messageOf,
  children,
  beforePassword,
}: Props) {
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | "fresh" | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function readPassword(): string | null {
    if (password !== "") return password;
    setWrong(text.accounts.passwordRequired);
    input.current?.focus();
    return null;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setProblem(null);
    setWrong(undefined);
    if (user.hasPassword && readPassword() === null) return;
    try {
      await onSubmit(user.hasPassword ? password : null);
    } catch (error) {
      setPassword("");
      if (isRecentSignInRequiredError(error)) return setProblem("fresh");
      const message = messageOf(error);
      if (readErrorAnswer(error).code !== "WRONG_CURRENT_PASSWORD") return setProblem(message);
      setWrong(message);
      input.current?.focus();
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      {children}
      {beforePassword?.(readPassword)}
      <div className="mt-4 grid max-w-[30rem] gap-5">
        <input hidden readOnly autoComplete="username" value={user.email} />
        {user.hasPassword ? (
          <PasswordField
            label={texts.password}
            error={wrong}
            ref={input}
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setWrong(undefined);
            }}
          />
        ) : problem === "fresh" ? null : (
          <p className="profile-note">{texts.note(FRESH_MINUTES)}</p>
        )}
        {problem === "fresh" ? <RecentSignInAlert /> : problem ? <Alert tone="error">{problem}</Alert> : null}
      </div>
      <div className="sticky -bottom-6 -mx-6 mt-5 -mb-6 flex flex-wrap gap-3 border-line border-t bg-surface px-6 py-4 [&>*]:grow [&>*]:px-2.5">
        <DialogClose asChild>
          <Button aria-disabled={isPending}>{own.cancel ?? text.common.cancel}</Button>
        </DialogClose>
        <Button type="submit" variant="primary" aria-disabled={isPending}>
          {isPending ? own.busy : own.confirm}
        </Button>
      </div>
    </form>
  );
}

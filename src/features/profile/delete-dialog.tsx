import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { FRESH_MINUTES } from "#server/features/accounts/policy.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogClose } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { PasswordInput } from "../../components/ui/password-input.tsx";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { errorMessage } from "../../lib/error-message.ts";
import type { SessionUser } from "../../lib/session-store.ts";
import { FreshSignIn, wantsFreshSignIn } from "./fresh-sign-in.tsx";
import { TakeRecipes } from "./take-recipes.tsx";
import { useDeleteAccount } from "./use-delete-account.ts";

const words = text.profile.delete;

type Props = { user: SessionUser; open: boolean; onOpenChange: (open: boolean) => void };

/** What goes and what stays, the recipes to take along, and then the password. */
export function DeleteDialog({ user, open, onOpenChange }: Props) {
  const { deleteAccount, isPending } = useDeleteAccount(user.id);
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => (wanted || !isPending) && onOpenChange(wanted)}
      title={words.question}
    >
      <DeleteForm user={user} onDelete={deleteAccount} isPending={isPending}>
        <h3 className="font-semibold">{words.goes}</h3>
        <Lines lines={words.deleted} />
        <h3 className="mt-4 font-semibold">{words.stays}</h3>
        <Lines lines={words.kept} />
      </DeleteForm>
    </Dialog>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="profile-list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

type FormProps = {
  user: SessionUser;
  onDelete: (currentPassword: string | null) => Promise<void>;
  isPending: boolean;
  /** What one should know first. */
  children: ReactNode;
};

/** The buttons stay in sight at the end, however small the screen. */
function DeleteForm({ user, onDelete, isPending, children }: FormProps) {
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | "fresh" | null>(null);
  const input = useRef<HTMLInputElement>(null);

  /** Null, and the field says so, where nothing is typed. */
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
      await onDelete(user.hasPassword ? password : null);
    } catch (error) {
      setPassword("");
      if (wantsFreshSignIn(error)) return setProblem("fresh");
      const message = errorMessage(error, words.failed);
      if (readErrorAnswer(error).code !== "WRONG_CURRENT_PASSWORD") return setProblem(message);
      setWrong(message);
      input.current?.focus();
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      {children}
      <TakeRecipes hasPassword={user.hasPassword} readPassword={readPassword} />
      <div className="profile-form">
        <input hidden readOnly autoComplete="username" value={user.email} />
        {user.hasPassword ? (
          <Field label={words.password} error={wrong}>
            {(control) => (
              <PasswordInput
                {...control}
                ref={input}
                autoComplete="current-password"
                value={password}
                onChange={(event) => {
                  setPassword(event.target.value);
                  setWrong(undefined);
                }}
              />
            )}
          </Field>
        ) : problem === "fresh" ? null : (
          <p className="profile-note">{words.freshNote(FRESH_MINUTES)}</p>
        )}
        {problem === "fresh" ? <FreshSignIn /> : problem ? <Alert tone="error">{problem}</Alert> : null}
      </div>
      <div className="sticky -bottom-6 -mx-6 mt-5 -mb-6 flex flex-wrap gap-3 border-line border-t bg-surface px-6 py-4 [&>*]:grow [&>*]:px-2.5">
        <DialogClose asChild>
          <Button aria-disabled={isPending}>{words.cancel}</Button>
        </DialogClose>
        <Button type="submit" variant="primary" aria-disabled={isPending}>
          {isPending ? words.deleting : words.confirm}
        </Button>
      </div>
    </form>
  );
}

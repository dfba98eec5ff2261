import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { moveFocusOnRemoval } from "../../lib/focus-on-removal.ts";
import { session } from "../../lib/session.ts";
import type { SessionUser } from "../../lib/session-store.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";

const texts = text.profile.personal;

type Props = {
  user: SessionUser;
  pending: string;
  /** Opens the form with this address, to send its confirmation mail again. */
  onSendAgain: (email: string) => void;
};

/**
 * A new email address that is not confirmed yet, with buttons to send the mail again or to cancel the change.
 */
export function PendingEmailChange({ user, pending, onSendAgain }: Props) {
  const { mutateAsync, isPending } = trpc.accounts.update.useMutation();
  const [problem, setProblem] = useState<string | null>(null);

  async function giveUp() {
    setProblem(null);
    try {
      // The server cancels a pending change when it receives the current address.
      session.setUser(await mutateAsync({ email: user.email }));
      toast.success(texts.givenUp(user.email));
    } catch (error) {
      setProblem(serverErrorTextOr(error, texts.failed));
    }
  }

  return (
    <div className="mt-3 grid gap-3">
      <Alert
        tone="info"
        title={texts.pending(pending)}
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => onSendAgain(pending)}>
              {texts.sendAgain}
            </Button>
            <Button
              ref={moveFocusOnRemoval}
              size="small"
              variant="plain"
              aria-disabled={isPending}
              onClick={isPending ? undefined : () => void giveUp()}
            >
              {texts.giveUp}
            </Button>
          </div>
        }
      >
        {texts.pendingBody(user.email)}
      </Alert>
      {problem ? <Alert tone="error">{problem}</Alert> : null}
    </div>
  );
}

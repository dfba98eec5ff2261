import { text } from "#server/texts/en.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { noFilter } from "./alert-filters.tsx";
import { type Aftermath, NotMeQuestion } from "./not-me.tsx";
import { useAlertDeeds } from "./use-alert-deeds.ts";

/** "Not me" of a sign-in in the history: the answer to the alert that asks about it. */
export function DenySignIn(props: {
  /** Null while nothing is asked. */
  alertId: string | null;
  onClose: () => void;
  onDenied: (aftermath: Aftermath) => void;
}) {
  const { alertId, onClose, onDenied } = props;
  const { reply } = useAlertDeeds(noFilter);
  async function deny() {
    if (alertId === null) return;
    try {
      const { endedSessions, next } = await reply(alertId, "not_me");
      onClose();
      onDenied({ endedSessions, next });
    } catch (error) {
      onClose();
      toast.error(errorMessage(error, text.security.alerts.replyFailed));
    }
  }
  return <NotMeQuestion count={alertId === null ? null : 1} onCancel={onClose} onConfirm={deny} />;
}

import type { AlertsInput, SecurityAlert } from "#server/features/security/schema.ts";
import { trpc } from "../../lib/trpc.ts";

type Asked = Pick<AlertsInput, "status" | "severity" | "alertType" | "limit">;

/** What one does with alerts of a list; the list shows it at once, and is loaded again where it could not be done. */
export function useAlertDeeds(asked: Asked) {
  const utils = trpc.useUtils();
  const acknowledging = trpc.security.acknowledge.useMutation();
  const replying = trpc.security.reply.useMutation();

  function show(alert: SecurityAlert) {
    utils.security.alerts.setData(asked, (alerts) =>
      alerts?.map((shown) => (shown.id === alert.id ? alert : shown)),
    );
    // What other filters show is old now, and asked for again when they are chosen.
    void utils.security.alerts.invalidate(undefined, { refetchType: "none" });
    void utils.security.summary.invalidate();
  }
  const reload = () => utils.security.alerts.invalidate();

  /** Throws what the server says. */
  async function acknowledge(alertId: string) {
    try {
      show((await acknowledging.mutateAsync({ alertId })).alert);
    } catch (error) {
      void reload();
      throw error;
    }
  }

  /** Throws what the server says. */
  async function reply(alertId: string, answer: "me" | "not_me") {
    try {
      const told = await replying.mutateAsync({ alertId, answer });
      show(told.alert);
      void utils.security.sessions.invalidate();
      void utils.security.loginHistory.invalidate();
      return told;
    } catch (error) {
      void reload();
      throw error;
    }
  }

  return { acknowledge, reply };
}

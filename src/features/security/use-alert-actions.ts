import { MAX_ALERTS_PER_CALL } from "#server/features/security/policy.ts";
import type { AlertsInput, ReplyToAllAnswer, SecurityAlert } from "#server/features/security/schema.ts";
import { trpc } from "../../lib/trpc.ts";

/** How many logins "Not me" ended, and what the member should do next. */
export type ReportResult = Pick<ReplyToAllAnswer, "endedSessions" | "next">;

/**
 * Functions that acknowledge and answer alerts. They update the cached list of `filter`, reload it after an
 * error, and then throw the error.
 */
export function useAlertActions(filter: Pick<AlertsInput, "status" | "severity" | "alertType" | "limit">) {
  const utils = trpc.useUtils();
  const acknowledging = trpc.security.acknowledge.useMutation();
  const replying = trpc.security.replyToAll.useMutation();

  function updateCache(answered: readonly SecurityAlert[]) {
    const byId = new Map(answered.map((alert) => [alert.id, alert]));
    utils.security.alerts.setData(filter, (alerts) => alerts?.map((shown) => byId.get(shown.id) ?? shown));
    // Lists with other filters are reloaded when they are shown again.
    void utils.security.alerts.invalidate(undefined, { refetchType: "none" });
    void utils.security.summary.invalidate();
    // The caller awaits this reload, so that the next question is loaded before the buttons are enabled.
    return utils.security.waiting.invalidate();
  }

  async function withReload<Result>(run: () => Promise<Result>): Promise<Result> {
    try {
      return await run();
    } catch (error) {
      void utils.security.alerts.invalidate();
      void utils.security.waiting.invalidate();
      throw error;
    }
  }

  const acknowledge = (alertId: string) =>
    withReload(async () => updateCache([(await acknowledging.mutateAsync({ alertId })).alert]));

  /** Answers alerts in batches of `MAX_ALERTS_PER_CALL`. */
  const reply = (alertIds: readonly string[], answer: "me" | "not_me") =>
    withReload(async () => {
      const aftermath: ReportResult = { endedSessions: 0, next: "none" };
      for (let from = 0; from < alertIds.length; from += MAX_ALERTS_PER_CALL) {
        const part = alertIds.slice(from, from + MAX_ALERTS_PER_CALL);
        const { alerts, endedSessions, next } = await replying.mutateAsync({ alertIds: part, answer });
        void utils.security.sessions.invalidate();
        void utils.security.loginHistory.invalidate();
        await updateCache(alerts);
        aftermath.endedSessions += endedSessions;
        // "remove_service" must not be replaced by the next step of a later batch.
        if (aftermath.next !== "remove_service") aftermath.next = next;
      }
      return aftermath;
    });

  return { acknowledge, reply };
}

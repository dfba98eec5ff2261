import { MAX_ALERTS_PER_CALL } from "#server/features/security/policy.ts";
import type { AlertsInput, ReplyToAllAnswer, SecurityAlert } from "#server/features/security/schema.ts";
import { trpc } from "../../lib/trpc.ts";

type Asked = Pick<AlertsInput, "status" | "severity" | "alertType" | "limit">;

/** What one does with alerts of a list; the list shows it at once, and is loaded again where it could not be done. */
export function useAlertDeeds(asked: Asked) {
  const utils = trpc.useUtils();
  const acknowledging = trpc.security.acknowledge.useMutation();
  const replying = trpc.security.reply.useMutation();
  const replyingToAll = trpc.security.replyToAll.useMutation();

  function show(answered: readonly SecurityAlert[]) {
    const byId = new Map(answered.map((alert) => [alert.id, alert]));
    utils.security.alerts.setData(asked, (alerts) => alerts?.map((shown) => byId.get(shown.id) ?? shown));
    // What other filters show is old now, and asked for again when they are chosen.
    void utils.security.alerts.invalidate(undefined, { refetchType: "none" });
    void utils.security.summary.invalidate();
    // Where one is asked after another, the next is there before this one may be pressed again.
    return utils.security.waiting.invalidate();
  }
  const reload = () => Promise.all([utils.security.alerts.invalidate(), utils.security.waiting.invalidate()]);

  /** Throws what the server says. */
  async function acknowledge(alertId: string) {
    try {
      await show([(await acknowledging.mutateAsync({ alertId })).alert]);
    } catch (error) {
      void reload();
      throw error;
    }
  }

  function showReply(answered: readonly SecurityAlert[]) {
    void utils.security.sessions.invalidate();
    void utils.security.loginHistory.invalidate();
    return show(answered);
  }

  /** Throws what the server says. */
  async function reply(alertId: string, answer: "me" | "not_me") {
    try {
      const told = await replying.mutateAsync({ alertId, answer });
      await showReply([told.alert]);
      return told;
    } catch (error) {
      void reload();
      throw error;
    }
  }

  /** One answer to several, as many at once as a call takes. Throws what the server says. */
  async function replyToAll(alertIds: readonly string[], answer: "me" | "not_me") {
    let endedSessions = 0;
    let next: ReplyToAllAnswer["next"] = "none";
    try {
      for (let from = 0; from < alertIds.length; from += MAX_ALERTS_PER_CALL) {
        const part = alertIds.slice(from, from + MAX_ALERTS_PER_CALL);
        const told = await replyingToAll.mutateAsync({ alertIds: part, answer });
        await showReply(told.alerts);
        endedSessions += told.endedSessions;
        // Comes first, also where a later part asks for less.
        if (next !== "remove_service") next = told.next;
      }
      return { endedSessions, next };
    } catch (error) {
      void reload();
      throw error;
    }
  }

  return { acknowledge, reply, replyToAll };
}

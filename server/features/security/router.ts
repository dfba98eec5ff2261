import { z } from "zod";
import { answer, memberProcedure, router } from "#server/trpc.ts";
import {
  AcknowledgeAnswer,
  AcknowledgeInput,
  AlertsInput,
  EndSessionInput,
  ExportHistoryInput,
  HistoryFile,
  LoginEntry,
  LoginHistoryInput,
  ReplyAnswer,
  ReplyInput,
  ReplyToAllAnswer,
  ReplyToAllInput,
  SecurityAlert,
  SecurityStats,
  SecuritySummary,
  SignedInPlace,
  WaitingAlerts,
} from "./schema.ts";
import { acknowledgeAlert, listAlerts } from "./service/alerts.ts";
import { exportSignInHistory } from "./service/export-history.ts";
import { endLiveLogin, endOtherLogins, listLiveLogins } from "./service/live-logins.ts";
import { readRecentSecurityActivity, readSecurityStats } from "./service/read-figures.ts";
import { listSignInHistory } from "./service/read-history.ts";
import { replyToAlert, replyToAlerts } from "./service/reply.ts";
import { readOpenAlertSummary } from "./service/waiting-alerts.ts";

/** All calls concern the account of the caller. */
export const securityRouter = router({
  /** Served over REST as GET /api/auth/security/dashboard. */
  summary: memberProcedure
    .output(answer(SecuritySummary))
    .query(({ ctx }) => readRecentSecurityActivity(ctx.deps, ctx.member)),

  /** Served over REST as GET /api/auth/security/login-history. */
  loginHistory: memberProcedure
    .meta({ list: { filters: { includeFailures: [true, false], fromDate: ["2026-03-01"], limit: [200] } } })
    .input(LoginHistoryInput)
    .output(answer(z.array(LoginEntry)))
    .query(({ ctx, input }) => listSignInHistory(ctx.deps, ctx.member, input, ctx.request)),

  /** Served over REST as GET /api/auth/security/alerts. */
  alerts: memberProcedure
    .meta({
      list: {
        filters: {
          status: ["pending", "resolved"],
          severity: ["high"],
          alertType: ["token_reuse"],
          limit: [500],
        },
      },
    })
    .input(AlertsInput)
    .output(answer(z.array(SecurityAlert)))
    .query(({ ctx, input }) => listAlerts(ctx.deps, ctx.member, input)),

  /** Number of open alerts and the most severe one, for the overview. */
  waiting: memberProcedure
    .output(answer(WaitingAlerts))
    .query(({ ctx }) => readOpenAlertSummary(ctx.deps, ctx.member)),

  /** Served over REST as POST /api/auth/security/alerts/acknowledge. */
  acknowledge: memberProcedure
    .input(AcknowledgeInput)
    .output(answer(AcknowledgeAnswer))
    .mutation(({ ctx, input }) => acknowledgeAlert(ctx.deps, ctx.member, input)),

  /** POST /api/auth/security/alerts/reply. The member says whether the alert's sign-in was their own. */
  reply: memberProcedure
    .input(ReplyInput)
    .output(answer(ReplyAnswer))
    .mutation(({ ctx, input }) => replyToAlert(ctx.deps, ctx.member, input, ctx.request)),

  /** Gives the same answer to several alerts. */
  replyToAll: memberProcedure
    .input(ReplyToAllInput)
    .output(answer(ReplyToAllAnswer))
    .mutation(({ ctx, input }) => replyToAlerts(ctx.deps, ctx.member, input, ctx.request)),

  /** Served over REST as GET /api/auth/security/stats. */
  stats: memberProcedure
    .output(answer(SecurityStats))
    .query(({ ctx }) => readSecurityStats(ctx.deps, ctx.member)),

  /** Served over REST as GET /api/auth/security/export. */
  exportHistory: memberProcedure
    .meta({ rate: { bucket: "security export", calls: 10, seconds: 60 } })
    .input(ExportHistoryInput)
    .output(answer(HistoryFile))
    .query(({ ctx, input }) => exportSignInHistory(ctx.deps, ctx.member, input)),

  /** Served over REST as GET /api/auth/security/sessions. */
  sessions: memberProcedure
    .meta({ list: {} })
    .output(answer(z.array(SignedInPlace)))
    .query(({ ctx }) => listLiveLogins(ctx.deps, ctx.member)),

  /** Served over REST as DELETE /api/auth/security/sessions/{id}. */
  endSession: memberProcedure
    .input(EndSessionInput)
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => endLiveLogin(ctx.deps, ctx.member, input.id, ctx.request)),

  /** DELETE /api/auth/security/sessions. Ends all logins except the caller's. */
  endOtherSessions: memberProcedure
    .output(answer(z.void()))
    .mutation(({ ctx }) => endOtherLogins(ctx.deps, ctx.member, ctx.request)),
});

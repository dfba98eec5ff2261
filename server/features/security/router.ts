import { z } from "zod";
import { answer, memberProcedure, router } from "#server/trpc.ts";
import { EndSessionInput, SignedInPlace } from "./schema.ts";
import { endLiveLogin, endOtherLogins, listLiveLogins } from "./service/live-logins.ts";

export const securityRouter = router({
  /** GET /api/auth/security/sessions. */
  sessions: memberProcedure
    .meta({ list: {} })
    .output(answer(z.array(SignedInPlace)))
    .query(({ ctx }) => listLiveLogins(ctx.deps, ctx.member)),

  /** DELETE /api/auth/security/sessions/{id}. */
  endSession: memberProcedure
    .input(EndSessionInput)
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => endLiveLogin(ctx.deps, ctx.member, input.id)),

  /** DELETE /api/auth/security/sessions. This one stays. */
  endOtherSessions: memberProcedure
    .output(answer(z.void()))
    .mutation(({ ctx }) => endOtherLogins(ctx.deps, ctx.member)),
});

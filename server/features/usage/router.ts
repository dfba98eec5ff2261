import { answer, memberProcedure, router } from "#server/trpc.ts";
import { Usage } from "./schema.ts";
import { readUsage } from "./service.ts";

export const usageRouter = router({
  /** Served over REST as GET /api/auth/usage. */
  get: memberProcedure.output(answer(Usage)).query(({ ctx }) => readUsage(ctx.deps, ctx.member)),
});

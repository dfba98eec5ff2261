import { answer, memberProcedure, router } from "#server/trpc.ts";
import { Usage } from "./schema.ts";
import { readUsage } from "./service.ts";

export const usageRouter = router({
  /** Row 13. */
  get: memberProcedure.output(answer(Usage)).query(({ ctx }) => readUsage(ctx.deps, ctx.member)),
});

import { z } from "zod";
import { answer, memberProcedure, router, viewerProcedure } from "#server/trpc.ts";
import { ScaleAnswer, ScaleCheck, ScaleHistoryInput, ScaleInput, ScaleRecord } from "./schema.ts";
import { checkServingsAndGetWarnings, listScalings, scaleStoredRecipe } from "./service.ts";

/** High enough for a slider that the viewer drags. */
const scaleLimits = { rate: { bucket: "scale", calls: 120, seconds: 60 } };

export const scalingRouter = router({
  /** Served over REST as POST /api/recipes/{id}/scale. */
  scale: viewerProcedure
    .meta({ ...scaleLimits, weight: 10 })
    .input(ScaleInput)
    .output(answer(ScaleAnswer))
    .mutation(({ ctx, input }) => scaleStoredRecipe(ctx.deps, ctx.viewer, input)),

  /** Served over REST as GET /api/recipes/{id}/scale/validate. */
  validate: viewerProcedure
    .meta({ ...scaleLimits, weight: 5 })
    .input(ScaleInput)
    .output(answer(ScaleCheck))
    .query(({ ctx, input }) => checkServingsAndGetWarnings(ctx.deps, ctx.viewer, input)),

  /** Served over REST as GET /api/recipes/{id}/scale/history. */
  history: memberProcedure
    .meta({ list: {} })
    .input(ScaleHistoryInput)
    .output(answer(z.array(ScaleRecord)))
    .query(({ ctx, input }) => listScalings(ctx.deps, ctx.member, input.id)),
});

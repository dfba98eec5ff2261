import { answer, router, viewerProcedure } from "#server/trpc.ts";
import { AdvancedInput, QuickAnswer, QuickInput, SearchAnswer } from "./schema.ts";
import { searchAdvanced, searchQuick } from "./service.ts";

export const searchRouter = router({
  /** GET /api/recipes/search/quick: at most 10, as one types. */
  quick: viewerProcedure
    .input(QuickInput)
    .output(answer(QuickAnswer))
    .query(({ ctx, input }) => searchQuick(ctx.deps, ctx.viewer, input.q)),

  /** GET /api/recipes/search/advanced. */
  advanced: viewerProcedure
    .input(AdvancedInput)
    .output(answer(SearchAnswer))
    .query(({ ctx, input }) => searchAdvanced(ctx.deps, ctx.viewer, input)),
});

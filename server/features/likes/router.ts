import { memberProcedure, router } from "#server/trpc.ts";
import { LikeAnswer, LikeInput } from "./schema.ts";
import { likeRecipe, unlikeRecipe } from "./service.ts";

export const likesRouter = router({
  /** Row 32. */
  like: memberProcedure
    .input(LikeInput)
    .output(LikeAnswer)
    .mutation(({ ctx, input }) => likeRecipe(ctx.deps, ctx.member, input.id)),

  /** Row 33. */
  unlike: memberProcedure
    .input(LikeInput)
    .output(LikeAnswer)
    .mutation(({ ctx, input }) => unlikeRecipe(ctx.deps, ctx.member, input.id)),
});

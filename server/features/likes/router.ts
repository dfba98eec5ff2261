import { answer, memberProcedure, router } from "#server/trpc.ts";
import { FavoritesAnswer, FavoritesInput, LikeAnswer, LikeInput, sampleFilters } from "./schema.ts";
import { likeRecipe, unlikeRecipe } from "./service/like-recipe.ts";
import { listFavorites } from "./service/list-favorites.ts";

export const likesRouter = router({
  /** Served over REST as POST /api/recipes/{id}/like. */
  like: memberProcedure
    .input(LikeInput)
    .output(answer(LikeAnswer))
    .mutation(({ ctx, input }) => likeRecipe(ctx.deps, ctx.member, input.id)),

  /** Served over REST as DELETE /api/recipes/{id}/like. */
  unlike: memberProcedure
    .input(LikeInput)
    .output(answer(LikeAnswer))
    .mutation(({ ctx, input }) => unlikeRecipe(ctx.deps, ctx.member, input.id)),

  /** Served over REST as GET /api/users/me/favorites. */
  favorites: memberProcedure
    .meta({ list: { filters: sampleFilters, sortsInMemory: true } })
    .input(FavoritesInput)
    .output(answer(FavoritesAnswer))
    .query(({ ctx, input }) => listFavorites(ctx.deps, ctx.member, input)),
});

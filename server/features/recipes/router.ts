import { z } from "zod";
import { answer, memberProcedure, publicProcedure, router, viewerProcedure } from "#server/trpc.ts";
import { ChangeManyInput, ManyChanged } from "./schema/change-many.ts";
import { ExportFile, ExportInput } from "./schema/export.ts";
import {
  FeaturedInput,
  ListInput,
  Metadata,
  MyListInput,
  RecipePage,
  SAMPLE_WORDS,
  Stats,
} from "./schema/lists.ts";
import { ReadLinesAnswer, ReadLinesInput } from "./schema/readings.ts";
import { Cuisine, Recipe, RecipeId, RecipeSummary } from "./schema/recipe.ts";
import { CreateRecipeInput, DuplicateRecipeInput, UpdateRecipeInput } from "./schema/recipe-in.ts";
import { applyActionToOwnRecipes } from "./service/change-many.ts";
import { createRecipe } from "./service/create-recipe.ts";
import { deleteRecipe } from "./service/delete-recipe.ts";
import { duplicateRecipe } from "./service/duplicate-recipe.ts";
import { exportRecipes } from "./service/export-recipes.ts";
import { previewTypedIngredientLines } from "./service/list-reader.ts";
import { listFeaturedRecipes, listMyRecipes, listRecipes } from "./service/list-recipes.ts";
import {
  readFilterMetadata,
  readPopularCategories,
  readRecentOwnTags,
  readRecipeStats,
} from "./service/read-figures.ts";
import { readRecipe } from "./service/read-recipe.ts";
import { updateRecipe } from "./service/update-recipe.ts";

/** Limits for a form that parses lines while the member types; it waits for pauses between calls. */
const typingLimits = { rate: { bucket: "readLines", calls: 120, seconds: 60 }, bodyLimit: 1024 * 1024 };
/** Large enough for the maximum of 200 ingredient lines and 100 steps. */
const recipeLimits = { bodyLimit: 1024 * 1024 };

const facts = { cuisine: ["italian"], difficulty: ["hard"], isPublic: [true, false] };

export const recipesRouter = router({
  /** Served over REST as POST /api/recipes. */
  create: memberProcedure
    .meta(recipeLimits)
    .input(CreateRecipeInput)
    .output(answer(Recipe))
    .mutation(({ ctx, input }) => createRecipe(ctx.deps, ctx.member, input)),

  /** Served over REST as GET /api/recipes/{id}. */
  get: viewerProcedure
    .meta({ weight: 4 })
    .input(RecipeId)
    .output(answer(Recipe))
    .query(({ ctx, input }) => readRecipe(ctx.deps, ctx.viewer, input.id)),

  /** Served over REST as PUT /api/recipes/{id}. */
  update: memberProcedure
    .meta(recipeLimits)
    .input(UpdateRecipeInput)
    .output(answer(Recipe))
    .mutation(({ ctx, input }) => updateRecipe(ctx.deps, ctx.member, input)),

  /**
   * POST /api/recipes/read-lines. Parses the lines of a form as saving would parse them. A mutation, because
   * 200 lines are too long for a URL.
   */
  readLines: memberProcedure
    .meta(typingLimits)
    .input(ReadLinesInput)
    .output(answer(ReadLinesAnswer))
    .mutation(({ ctx, input }) => previewTypedIngredientLines(ctx.deps, input)),

  /** Served over REST as DELETE /api/recipes/{id}. */
  delete: memberProcedure
    .input(RecipeId)
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => deleteRecipe(ctx.deps, ctx.member, input.id)),

  /** Served over REST as POST /api/recipes/change-many. */
  changeMany: memberProcedure
    .meta({ rate: { bucket: "changeMany", calls: 20, seconds: 60 }, weight: 10 })
    .input(ChangeManyInput)
    .output(answer(ManyChanged))
    .mutation(({ ctx, input }) => applyActionToOwnRecipes(ctx.deps, ctx.member, input)),

  /** Served over REST as POST /api/recipes/{id}/duplicate. */
  duplicate: memberProcedure
    .meta({ rate: { bucket: "duplicate", calls: 60, seconds: 60 } })
    .input(DuplicateRecipeInput)
    .output(answer(Recipe))
    .mutation(({ ctx, input }) => duplicateRecipe(ctx.deps, ctx.member, input)),

  /** POST /api/recipes/export. REST only, because the response is a file. */
  export: memberProcedure
    .meta({ rate: { bucket: "export", calls: 30, seconds: 60 } })
    .input(ExportInput)
    .output(answer(ExportFile))
    .mutation(({ ctx, input }) => exportRecipes(ctx.deps, ctx.member, input)),

  /** Served over REST as GET /api/recipes. */
  list: viewerProcedure
    .meta({ list: { filters: facts } })
    .input(ListInput)
    .output(answer(RecipePage))
    .query(({ ctx, input }) => listRecipes(ctx.deps, ctx.viewer, input)),

  /** Served over REST as GET /api/recipes/featured. */
  featured: viewerProcedure
    .meta({ list: { filters: { limit: [50] } } })
    .input(FeaturedInput)
    .output(answer(z.array(RecipeSummary)))
    .query(({ ctx, input }) => listFeaturedRecipes(ctx.deps, ctx.viewer, input.limit)),

  /** Served over REST as GET /api/recipes/my. */
  my: memberProcedure
    .meta({ list: { filters: { ...facts, search: SAMPLE_WORDS, pageSize: [100] } } })
    .input(MyListInput)
    .output(answer(RecipePage))
    .query(({ ctx, input }) => listMyRecipes(ctx.deps, ctx.member, input)),

  /** Served over REST as GET /api/recipes/stats/user. */
  stats: memberProcedure.output(answer(Stats)).query(({ ctx }) => readRecipeStats(ctx.deps, ctx.member)),

  /** Served over REST as GET /api/recipes/meta/cuisines. */
  cuisines: publicProcedure.output(answer(z.array(Cuisine))).query(() => Cuisine.options),

  /** GET /api/recipes/meta/categories: the most used tags of public recipes. */
  categories: publicProcedure
    .output(answer(z.array(z.string())))
    .query(({ ctx }) => readPopularCategories(ctx.deps)),

  /** GET /api/recipes/my/tags. The member's tags, most used first, as suggestions. */
  tags: memberProcedure
    .output(answer(z.array(z.string())))
    .query(({ ctx }) => readRecentOwnTags(ctx.deps, ctx.member)),

  /** Served over REST as GET /api/recipes/meta/metadata. */
  metadata: publicProcedure.output(answer(Metadata)).query(({ ctx }) => readFilterMetadata(ctx.deps)),
});

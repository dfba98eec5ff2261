import { answer, router, viewerProcedure } from "#server/trpc.ts";
import {
  AdvancedInput,
  FullTextInput,
  IngredientsAnswer,
  IngredientsInput,
  QuickAnswer,
  QuickInput,
  SearchAnswer,
  SuggestionsAnswer,
  SuggestionsInput,
} from "./schema.ts";
import { searchAdvanced, searchFullText } from "./service/search-advanced.ts";
import { findTitlesWhileTyping } from "./service/search-quick.ts";
import { listFrequentIngredientNames, suggestQueryCompletions } from "./service/suggest-words.ts";

export const searchRouter = router({
  /** GET /api/recipes/search/quick: at most 10 titles, while the viewer types. */
  quick: viewerProcedure
    .input(QuickInput)
    .output(answer(QuickAnswer))
    .query(({ ctx, input }) => findTitlesWhileTyping(ctx.deps, ctx.viewer, input.q)),

  /** Served over REST as GET /api/recipes/search/advanced. */
  advanced: viewerProcedure
    .input(AdvancedInput)
    .output(answer(SearchAnswer))
    .query(({ ctx, input }) => searchAdvanced(ctx.deps, ctx.viewer, input)),

  /** GET /api/recipes/search/full-text: a search without filters. */
  fullText: viewerProcedure
    .input(FullTextInput)
    .output(answer(SearchAnswer))
    .query(({ ctx, input }) => searchFullText(ctx.deps, ctx.viewer, input)),

  /** GET /api/recipes/search/suggestions: completions of the typed query. */
  suggestions: viewerProcedure
    .input(SuggestionsInput)
    .output(answer(SuggestionsAnswer))
    .query(({ ctx, input }) => suggestQueryCompletions(ctx.deps, ctx.viewer, input)),

  /** GET /api/recipes/search/ingredients: ingredient names for the filter. */
  ingredients: viewerProcedure
    .input(IngredientsInput)
    .output(answer(IngredientsAnswer))
    .query(({ ctx, input }) => listFrequentIngredientNames(ctx.deps, ctx.viewer, input)),
});

import { z } from "zod";
import { answer, memberProcedure, publicProcedure, router } from "#server/trpc.ts";
import {
  ExtractAnswer,
  ExtractInput,
  ExtractTextInput,
  FetchPictureAnswer,
  FetchPictureInput,
  HistoryInput,
  ImportRecord,
  RecordInput,
  RereadAnswer,
  RereadInput,
  SaveImportAnswer,
  SaveImportInput,
  SupportedSites,
  ValidateUrlAnswer,
  ValidateUrlInput,
} from "./schema.ts";
import { fetchPictureOfPendingImport, readPendingImportDraft } from "./service/continue-review.ts";
import { extractRecipe, extractRecipeFromText } from "./service/extract-recipe.ts";
import { deleteImportRecord, listImportRecords } from "./service/history.ts";
import { parseStoredSourceOfRecipe } from "./service/reread-recipe.ts";
import { saveImportAsRecipe } from "./service/save-import.ts";
import { listSupportedSites, validateImportUrl } from "./service/sites.ts";

/** Limits of the calls that parse a page or a text. */
const importLimits = { rate: { bucket: "import", calls: 60, seconds: 60 } };
const KIB = 1024;
/** A separate bucket, because one review may fetch eight pictures. */
const pictureLimits = { rate: { bucket: "import pictures", calls: 60, seconds: 60 } };

export const importsRouter = router({
  /** Served over REST as POST /api/import/validate. */
  validate: memberProcedure
    .input(ValidateUrlInput)
    .output(answer(ValidateUrlAnswer))
    .mutation(({ ctx, input }) => validateImportUrl(ctx.deps, input.url)),

  /** Served over REST as POST /api/import/extract. */
  extract: memberProcedure
    .meta({ ...importLimits, bodyLimit: 7 * 1024 * KIB, operation: "recipe_import" })
    .input(ExtractInput)
    .output(answer(ExtractAnswer))
    .mutation(({ ctx, input }) => extractRecipe(ctx.deps, ctx.member, input)),

  /** Served over REST as POST /api/import/extract-text. */
  extractText: memberProcedure
    .meta({ ...importLimits, bodyLimit: 7 * 1024 * KIB })
    .input(ExtractTextInput)
    .output(answer(ExtractAnswer))
    .mutation(({ ctx, input }) => extractRecipeFromText(ctx.deps, ctx.member, input)),

  /**
   * GET /api/import/history/{id}/draft. Returns the stored draft of a pending import, so that its review can
   * continue.
   */
  continueReview: memberProcedure
    .input(RecordInput)
    .output(answer(ExtractAnswer))
    .query(({ ctx, input }) => readPendingImportDraft(ctx.deps, ctx.member, input.id)),

  /** Fetches one picture of the imported page, which the review then shows. tRPC only. */
  fetchPicture: memberProcedure
    .meta(pictureLimits)
    .input(FetchPictureInput)
    .output(answer(FetchPictureAnswer))
    .mutation(({ ctx, input }) => fetchPictureOfPendingImport(ctx.deps, ctx.member, input)),

  /**
   * GET /api/import/reread/{recipe_id}. Parses the stored page of a recipe again with the current parser;
   * saves nothing.
   */
  reread: memberProcedure
    .meta(importLimits)
    .input(RereadInput)
    .output(answer(RereadAnswer))
    .query(({ ctx, input }) => parseStoredSourceOfRecipe(ctx.deps, ctx.member, input.recipeId)),

  /** Served over REST as POST /api/import/save. */
  save: memberProcedure
    .meta({ ...importLimits, bodyLimit: 1024 * KIB })
    .input(SaveImportInput)
    .output(answer(SaveImportAnswer))
    .mutation(({ ctx, input }) => saveImportAsRecipe(ctx.deps, ctx.member, input)),

  /** Served over REST as GET /api/import/supported-sites. */
  supportedSites: publicProcedure
    .output(answer(SupportedSites))
    .query(({ ctx }) => listSupportedSites(ctx.deps)),

  /** Served over REST as GET /api/import/history. */
  history: memberProcedure
    .meta({ list: { filters: { limit: [200] } } })
    .input(HistoryInput)
    .output(answer(z.array(ImportRecord)))
    .query(({ ctx, input }) => listImportRecords(ctx.deps, ctx.member, input.limit)),

  /** DELETE /api/import/history/{id}. The recipe that the import created remains. */
  deleteRecord: memberProcedure
    .input(RecordInput)
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => deleteImportRecord(ctx.deps, ctx.member, input.id)),
});

import { z } from "zod";
import { answer, memberProcedure, router } from "#server/trpc.ts";
import {
  AssessInput,
  ParsedText,
  ParseTextInput,
  ProcessInput,
  QualityAnswer,
  SaveScanAnswer,
  SaveScanInput,
  ScanAnswer,
  ScanId,
  ScanOptions,
  ScanProgress,
} from "./schema.ts";
import { getScanOptions, parseScannedTextByModelOrRules } from "./service/parse-text.ts";
import { assessUploadedPhotoQuality, scanPhotosAndCountUse } from "./service/process-photos.ts";
import { saveScanAsRecipe } from "./service/save-scan.ts";

/** Limits of the calls that process a photo or a scanned text. */
const scanLimits = { rate: { bucket: "scan", calls: 30, seconds: 60 } };
const MIB = 1024 * 1024;

export const scansRouter = router({
  /** Served over REST as POST /api/ocr/process. */
  process: memberProcedure
    .meta({ ...scanLimits, bodyLimit: 15 * MIB, operation: "ocr_operation" })
    .input(ProcessInput)
    .output(answer(ScanAnswer))
    .mutation(({ ctx, input }) => scanPhotosAndCountUse(ctx.deps, ctx.member, input)),

  /** GET /api/ocr/progress/{id}. Progress of one of the member's scans; null when it has ended. */
  progress: memberProcedure
    .input(ScanId)
    .output(answer(ScanProgress.nullable()))
    .query(({ ctx, input }) => ctx.deps.runningScans.progressOf(ctx.member, input.id)),

  /** DELETE /api/ocr/progress/{id}. Cancels one of the member's scans, which is then not counted. */
  cancel: memberProcedure
    .input(ScanId)
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => ctx.deps.runningScans.cancel(ctx.member, input.id)),

  /** Served over REST as POST /api/ocr/assess-quality. */
  assessQuality: memberProcedure
    .meta({ ...scanLimits, bodyLimit: 15 * MIB })
    .input(AssessInput)
    .output(answer(QualityAnswer))
    .mutation(({ ctx, input }) => assessUploadedPhotoQuality(ctx.deps, input)),

  /** Served over REST as POST /api/ocr/parse-with-llm. */
  parseText: memberProcedure
    .meta({ ...scanLimits, bodyLimit: MIB / 4 })
    .input(ParseTextInput)
    .output(answer(ParsedText))
    .mutation(({ ctx, input }) => parseScannedTextByModelOrRules(ctx.deps, input)),

  /** GET /api/ocr/options. The host of the language model that would receive a text; null without a model. */
  options: memberProcedure.output(answer(ScanOptions)).query(({ ctx }) => getScanOptions(ctx.deps)),

  /** Served over REST as POST /api/ocr/save-recipe. */
  save: memberProcedure
    .meta({ ...scanLimits, bodyLimit: 25 * MIB })
    .input(SaveScanInput)
    .output(answer(SaveScanAnswer))
    .mutation(({ ctx, input }) => saveScanAsRecipe(ctx.deps, ctx.member, input)),
});

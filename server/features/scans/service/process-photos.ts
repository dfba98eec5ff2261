import { getLowestQuantityOrNull, getMaxQuantityOrNull } from "#server/engines/amounts/amounts.ts";
import type { ScanReading } from "#server/engines/recipe-photo/recipe-photo.ts";
import { AppError } from "#server/errors.ts";
import { requirePictureQuota } from "#server/features/uploads/service/image-quota.ts";
import type { PictureDeps } from "#server/features/uploads/service/store-picture.ts";
import { storePreparedImage } from "#server/features/uploads/service.ts";
import type { Member } from "#server/guards/member.ts";
import { assertUsageLimitNotReached, countUseOrThrow, type UsageDeps } from "#server/guards/usage-limits.ts";
import type { ImageStore } from "#server/lib/images.ts";
import type { RunningScans, ScannerPool } from "#server/ports.ts";
import { adviseOnUnreadLine, scanAdvice } from "#server/texts/en/scan-advice.ts";
import { SCAN_DEADLINE_SECONDS } from "../policy.ts";
import type { AssessInput, ProcessInput, QualityAnswer, ScanAnswer, ScannedIngredient } from "../schema.ts";
import { decodeBase64Photos } from "./decode-photos.ts";
import { decodePhotosOfScan } from "./prepare-photos.ts";
import { readMirroredIfDoubtful } from "./read-mirrored-if-doubtful.ts";

export type ScanDeps = UsageDeps &
  PictureDeps & {
    scanner: ScannerPool;
    runningScans: RunningScans;
  };

/**
 * Reads a recipe from up to four photos and counts one scan afterwards. Stores the photos for 24 hours, or with the
 * saved recipe. Throws the limits' errors, the SCAN_ errors, and STORAGE_FULL or PICTURES_FULL before reading;
 * failures count nothing. Scans of the member that run count towards the limits.
 */
export async function scanPhotosAndCountUse(
  deps: ScanDeps,
  member: Member,
  input: ProcessInput,
): Promise<ScanAnswer> {
  const startedAt = performance.now();
  const texts = [input.imageData, ...input.moreImages];
  return deps.runningScans.run(member, input.progressId, texts.length, async (scan) => {
    // Writes run in turn, so that a scan is either running or counted here.
    await deps.db.write(
      (tx) => assertUsageLimitNotReached(tx, deps, member, "ocr_operation", scan.countEarlier()),
      { durable: false },
    );
    await requirePictureQuota(deps, member);
    const files = decodeBase64Photos(texts);
    const reading = await runWithScanDeadline(scan.signal, (signal) =>
      readMirroredIfDoubtful((isMirrored) =>
        deps.scanner.scan(() => decodePhotosOfScan(deps, files, { isMirrored }), {
          signal,
          onStep: scan.onStep,
        }),
      ),
    );
    const photoIds = await storeScannedPhotos(deps, member, reading);
    await deps.db.write(async (tx) => {
      await countUseOrThrow(tx, deps, member, "ocr_operation");
      scan.leave();
    });
    return createScanAnswer(reading, photoIds, (performance.now() - startedAt) / 1000);
  });
}

/** Runs `work` with a signal that also ends with SCAN_TIMEOUT. */
async function runWithScanDeadline<T>(
  signal: AbortSignal,
  work: (ended: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new AppError("SCAN_TIMEOUT")), SCAN_DEADLINE_SECONDS * 1000);
  try {
    const result = await work(AbortSignal.any([signal, deadline.signal]));
    signal.throwIfAborted();
    return result;
  } finally {
    clearTimeout(timer);
  }
}

async function storeScannedPhotos(deps: ScanDeps, member: Member, reading: ScanReading): Promise<string[]> {
  const ids: string[] = [];
  for (const { photo } of reading.pages) {
    const prepared = await deps.images.prepareImage(photo, { isAhead: true });
    ids.push(await storePreparedImage(deps, member, prepared));
  }
  return ids;
}

/** Suggestions name at most this many lines that were not read. */
const MAX_UNREAD_LINES = 3;

function createScanAnswer(reading: ScanReading, photoIds: string[], seconds: number): ScanAnswer {
  const [first, ...others] = reading.pages.map(({ page }) => encodeBase64(page));
  return {
    rawText: reading.rawText,
    confidenceScore: reading.confidence,
    processingTime: Math.round(seconds * 100) / 100,
    suggestions: [
      ...reading.unreadNear.slice(0, MAX_UNREAD_LINES).map(adviseOnUnreadLine),
      ...reading.quality.suggestions.map((code) => scanAdvice[code]),
    ],
    ingredients: reading.ingredients.map(toScannedIngredient),
    instructions: reading.instructions.map((step) => step.text),
    instructionLines: reading.instructions.map((step) => step.line),
    foodImages: reading.foodPictures.map(({ jpeg, confidence }) => ({
      imageData: encodeBase64(jpeg),
      confidence,
    })),
    cookingTime: reading.cookingTime,
    servingSize: reading.servings,
    difficulty: reading.difficulty,
    cuisineType: reading.cuisine,
    title: reading.title,
    lines: reading.lines,
    pageImage: first ?? "",
    morePageImages: others,
    photoIds,
  };
}

function toScannedIngredient(row: ScanReading["ingredients"][number]): ScannedIngredient {
  const { amount, original, ...rest } = row;
  return {
    ...rest,
    quantity: getLowestQuantityOrNull(amount),
    quantityMax: getMaxQuantityOrNull(amount),
    originalText: original,
  };
}

function encodeBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}

/** Measures the quality of a photo. Counts and stores nothing. Throws the SCAN_ errors. */
export async function assessUploadedPhotoQuality(
  deps: { scanner: ScannerPool; images: ImageStore },
  input: AssessInput,
): Promise<QualityAnswer> {
  const files = decodeBase64Photos([input.imageData]);
  const quality = await deps.scanner.assess(() => decodePhotosOfScan(deps, files));
  return {
    overallScore: quality.overall,
    textClarity: quality.textClarity,
    lightingScore: quality.lighting,
    focusScore: quality.focus,
    suggestions: quality.suggestions.map((code) => scanAdvice[code]),
  };
}

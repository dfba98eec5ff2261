import { toMaxQuantityOrNull, toQuantityOrNull } from "#server/engines/amounts/amounts.ts";
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
import { preparePhotos } from "./prepare-photos.ts";
import { readMirroredIfDoubtful } from "./read-mirrored-if-doubtful.ts";
import { rejectAtEnd } from "./reject-at-end.ts";

export type ScanDeps = UsageDeps &
  PictureDeps & {
    scanner: ScannerPool;
    runningScans: RunningScans;
  };

/**
 * Reads a recipe from up to four photos and then counts one scan; a failure counts nothing. The photos are
 * stored for 24 hours, or as long as the saved recipe. Throws STORAGE_FULL or PICTURES_FULL before reading,
 * the errors of the usage limits, and the SCAN_ errors.
 */
export async function scanPhotosAndCountUse(
  deps: ScanDeps,
  member: Member,
  input: ProcessInput,
): Promise<ScanAnswer> {
  const startedAt = performance.now();
  await assertUsageLimitNotReached(deps.db, deps, member, "ocr_operation");
  await requirePictureQuota(deps, member);
  const files = decodeBase64Photos([input.imageData, ...input.moreImages]);
  const reading = await deps.runningScans.run(member, input.progressId, files.length, (signal, onStep) =>
    withDeadline(signal, (ended) =>
      readMirroredIfDoubtful(async (isMirrored) => {
        const preparing = preparePhotos(deps, files, { isMirrored });
        const photos = await Promise.race([preparing, rejectAtEnd(ended)]);
        return deps.scanner.scan(photos, { signal: ended, onStep });
      }),
    ),
  );
  const photoIds = await keepOriginals(deps, member, reading);
  await deps.db.write((tx) => countUseOrThrow(tx, deps, member, "ocr_operation"));
  return scanAnswer(reading, photoIds, (performance.now() - startedAt) / 1000);
}

/**
 * Runs `work` with a signal that aborts with SCAN_TIMEOUT at the deadline. The deadline covers decoding,
 * because decoding may wait for memory.
 */
async function withDeadline<T>(signal: AbortSignal, work: (ended: AbortSignal) => Promise<T>): Promise<T> {
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

async function keepOriginals(deps: ScanDeps, member: Member, reading: ScanReading): Promise<string[]> {
  const ids: string[] = [];
  for (const { photo } of reading.pages) {
    ids.push(await storePreparedImage(deps, member, await deps.images.prepareImage(photo)));
  }
  return ids;
}

/** Suggestions name at most this many lines that were not read. */
const MAX_UNREAD_LINES = 3;

function scanAnswer(reading: ScanReading, photoIds: string[], seconds: number): ScanAnswer {
  const [first, ...others] = reading.pages.map(({ page }) => base64(page));
  return {
    rawText: reading.rawText,
    confidenceScore: reading.confidence,
    processingTime: Math.round(seconds * 100) / 100,
    suggestions: [
      ...reading.unreadNear.slice(0, MAX_UNREAD_LINES).map(adviseOnUnreadLine),
      ...reading.quality.suggestions.map((code) => scanAdvice[code]),
    ],
    ingredients: reading.ingredients.map(ingredientAnswer),
    instructions: reading.instructions.map((step) => step.text),
    instructionLines: reading.instructions.map((step) => step.line),
    foodImages: reading.foodPictures.map(({ jpeg, confidence }) => ({ imageData: base64(jpeg), confidence })),
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

function ingredientAnswer(row: ScanReading["ingredients"][number]): ScannedIngredient {
  const { amount, original, ...rest } = row;
  return {
    ...rest,
    quantity: toQuantityOrNull(amount),
    quantityMax: toMaxQuantityOrNull(amount),
    originalText: original,
  };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}

/** Measures the quality of a photo. Counts and stores nothing. Throws the SCAN_ errors. */
export async function assessUploadedPhotoQuality(
  deps: { scanner: ScannerPool; images: ImageStore },
  input: AssessInput,
): Promise<QualityAnswer> {
  const [photo] = await preparePhotos(deps, decodeBase64Photos([input.imageData]));
  const quality = await deps.scanner.assess(photo as Uint8Array<ArrayBuffer>);
  return {
    overallScore: quality.overall,
    textClarity: quality.textClarity,
    lightingScore: quality.lighting,
    focusScore: quality.focus,
    suggestions: quality.suggestions.map((code) => scanAdvice[code]),
  };
}

import type { ReadingFault } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import {
  assessPhoto,
  createRecognizer,
  findInstalledLanguageFileOrNull,
  PhotoError,
  type PhotoErrorKind,
  parseScannedText,
  type Quality,
  type Recognizer,
  RecognizerError,
  readRecipeFromPhotos,
  type ScannedText,
  type ScanReading,
  type ScanStep,
} from "#server/engines/recipe-photo/recipe-photo.ts";

/** A job of a scanner thread. The photos of a scan are image files of one recipe, in order. */
export type ScanJob =
  | { task: "scan"; photos: Uint8Array[] }
  | { task: "assess"; photo: Uint8Array }
  | { task: "parse"; text: string };

/**
 * Result of a job. Expected failures are results and not errors, because errors lose their class between
 * threads.
 */
export type ScanJobAnswer =
  | { outcome: "read"; reading: ScanReading }
  | { outcome: "assessed"; quality: Quality }
  | { outcome: "parsed"; parsed: ScannedText; faults: ReadingFault[] }
  | { outcome: "refused"; reason: PhotoErrorKind }
  | { outcome: "unavailable"; reason: string };

/**
 * Handles the jobs of one thread; the text recognizer is created for the first scan. `dataFile` replaces the
 * English language data. `languages` are Tesseract codes of installed languages that are recognized too.
 */
export function createScanHandler({
  languages = [],
  ...options
}: {
  dataFile?: string;
  languages?: readonly string[];
} = {}) {
  let recognizer: Recognizer | undefined;

  async function answer(job: ScanJob, onStep: (step: ScanStep) => void): Promise<ScanJobAnswer> {
    if (job.task === "parse") {
      const faults: ReadingFault[] = [];
      const parsed = parseScannedText(job.text, (fault) => faults.push(fault));
      return { outcome: "parsed", parsed, faults };
    }
    if (job.task === "assess") return { outcome: "assessed", quality: await assessPhoto(job.photo) };
    recognizer ??= createRecognizer({
      ...options,
      moreDataFiles: languages.flatMap((code) => findInstalledLanguageFileOrNull(code) ?? []),
    });
    return { outcome: "read", reading: await readRecipeFromPhotos(job.photos, { recognizer, onStep }) };
  }

  return {
    run: async (job: ScanJob, onStep: (step: ScanStep) => void): Promise<ScanJobAnswer> => {
      try {
        return await answer(job, onStep);
      } catch (error) {
        if (error instanceof PhotoError) return { outcome: "refused", reason: error.kind };
        if (error instanceof RecognizerError) return { outcome: "unavailable", reason: error.message };
        throw error;
      }
    },
    close: async (): Promise<void> => recognizer?.close(),
  };
}

import { PhotoError, type PhotoErrorKind } from "./pages/photo-error.ts";
import { createRecognizer, type Recognizer, RecognizerError } from "./pages/recognizer.ts";
import { type ScanReading, type ScanStep, scanPhotos } from "./scan-photos.ts";

export type { ScanFields, ScannedIngredient, ScannedStep } from "./fields/scan-fields.ts";
export { PhotoError, type PhotoErrorKind } from "./pages/photo-error.ts";
export { createRecognizer, type Recognizer, RecognizerError } from "./pages/recognizer.ts";
export type { Box, FoodPicture, Line, Quality, SuggestionCode, Word } from "./reading.ts";
export {
  type ScannedLine,
  type ScannedPage,
  type ScanReading,
  type ScanStep,
  scanPhotos,
} from "./scan-photos.ts";

/** What a scanner's thread is asked for. Photos are files; several show one recipe, in order. */
export type ScanJob = { task: "scan"; photos: Uint8Array[] };

/** An error loses its kind on the way between threads: what is no fault of the code comes as an answer. */
export type ScanJobAnswer =
  | { outcome: "read"; reading: ScanReading }
  | { outcome: "refused"; reason: PhotoErrorKind }
  | { outcome: "unavailable"; reason: string };

export type Scanner = {
  run(job: ScanJob, onStep: (step: ScanStep) => void): Promise<ScanJobAnswer>;
  close(): Promise<void>;
};

/** A scanner with a recognizer of its own, which starts with the first scan. */
export function createScanner(options: { dataFile?: string } = {}): Scanner {
  const recognizer = createRecognizer(options);
  return {
    run: (job, onStep) => answerJob(job, recognizer, onStep),
    close: () => recognizer.close(),
  };
}

async function answerJob(
  { photos }: ScanJob,
  recognizer: Recognizer,
  onStep: (step: ScanStep) => void,
): Promise<ScanJobAnswer> {
  try {
    return { outcome: "read", reading: await scanPhotos(photos, { recognizer, onStep }) };
  } catch (error) {
    if (error instanceof PhotoError) return { outcome: "refused", reason: error.kind };
    if (error instanceof RecognizerError) return { outcome: "unavailable", reason: error.kind };
    throw error;
  }
}

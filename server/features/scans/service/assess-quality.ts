import type { ScannerPool } from "#server/ports.ts";
import { scanAdvice } from "#server/texts/en/scan-advice.ts";
import type { AssessInput, QualityAnswer } from "../schema.ts";
import { decodePhotos } from "./decode-photos.ts";

/** How well a photo can be read, measured before it is. Nothing is counted or kept. Throws the SCAN_ errors. */
export async function assessQuality(
  deps: { scanner: ScannerPool },
  input: AssessInput,
): Promise<QualityAnswer> {
  const [photo] = decodePhotos([input.imageData]);
  const quality = await deps.scanner.assess(photo as Uint8Array<ArrayBuffer>);
  return {
    overallScore: quality.overall,
    textClarity: quality.textClarity,
    lightingScore: quality.lighting,
    focusScore: quality.focus,
    suggestions: quality.suggestions.map((code) => scanAdvice[code]),
  };
}

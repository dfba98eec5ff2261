import { AppError } from "#server/errors.ts";

/**
 * Photos of front cameras may be mirrored. Mirrored text is recognized with less confidence than this or not at
 * all, normal text with more.
 */
const MIRROR_CONFIDENCE = 0.65;

/**
 * Reads photos and, when the confidence is low or no text is found, also their mirror images. Returns the mirrored
 * reading if its confidence is high; otherwise returns or rejects like the first one.
 */
export async function readMirroredIfDoubtful<Reading extends { confidence: number }>(
  read: (isMirrored: boolean) => Promise<Reading>,
): Promise<Reading> {
  const first = read(false);
  const reading = await first.catch((error: unknown) => {
    if (error instanceof AppError && error.code === "SCAN_NO_TEXT") return null;
    throw error;
  });
  if (reading && reading.confidence >= MIRROR_CONFIDENCE) return reading;
  const mirrored = await read(true).catch(() => null);
  return mirrored && mirrored.confidence >= MIRROR_CONFIDENCE ? mirrored : first;
}

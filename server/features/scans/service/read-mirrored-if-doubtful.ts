/**
 * Photos of front cameras may be mirrored. Mirrored text is recognized with less confidence than this, normal
 * text with more.
 */
const MIRROR_CONFIDENCE = 0.65;

/**
 * Reads photos and, when the confidence is low, also their mirror images. Returns the mirrored reading if its
 * confidence is high, else the first one. Rejects only when the first reading rejects.
 */
export async function readMirroredIfDoubtful<Reading extends { confidence: number }>(
  read: (isMirrored: boolean) => Promise<Reading>,
): Promise<Reading> {
  const reading = await read(false);
  if (reading.confidence >= MIRROR_CONFIDENCE) return reading;
  const mirrored = await read(true).catch(() => null);
  return mirrored && mirrored.confidence >= MIRROR_CONFIDENCE ? mirrored : reading;
}

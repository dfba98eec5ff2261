/** A page in a mirror, as front cameras take it, is read with less confidence; the right one with more. */
const MIRROR_CONFIDENCE = 0.65;

/**
 * Reads photos, and their mirror images when the reading is doubtful; returns the reading with confidence, or the
 * first. Rejects as the first reading does.
 */
export async function readMirroredIfDoubtful<Reading extends { confidence: number }>(
  read: (isMirrored: boolean) => Promise<Reading>,
): Promise<Reading> {
  const reading = await read(false);
  if (reading.confidence >= MIRROR_CONFIDENCE) return reading;
  const mirrored = await read(true).catch(() => null);
  return mirrored && mirrored.confidence >= MIRROR_CONFIDENCE ? mirrored : reading;
}

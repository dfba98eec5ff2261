/** Enough for the directory of some 38,000 files at the end of an archive, and for `larder.json` before it. */
const TAIL_BYTES = 4_000_000;

/** How many pictures an archive of own recipes lacks, by its `larder.json`. */
export async function countMissingImages(archive: Blob): Promise<number> {
  const tail = await archive.slice(-TAIL_BYTES).text();
  const about = tail.slice(tail.lastIndexOf('"missing_images":['));
  return /^"missing_images":\[([^\]]*)\]/.exec(about)?.[1]?.match(/"[^"]+"/g)?.length ?? 0;
}

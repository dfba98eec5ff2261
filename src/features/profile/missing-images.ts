/**
 * Number of bytes to read from the end of an archive; enough for `larder.json` and the directory of about
 * 38,000 files.
 */
const TAIL_BYTES = 4_000_000;

/** The number of pictures missing from a recipe archive, according to its `larder.json`. */
export async function countImagesMissingFromArchive(archive: Blob): Promise<number> {
  const tail = await archive.slice(-TAIL_BYTES).text();
  const about = tail.slice(tail.lastIndexOf('"missing_images":['));
  return /^"missing_images":\[([^\]]*)\]/.exec(about)?.[1]?.match(/"[^"]+"/g)?.length ?? 0;
}

/**
 * The entries of pages that follow each other, up to the first that has not come. An entry that moved to the next page
 * while the list was read is there once.
 */
export function joinPages<Entry extends { id: string }>(
  pages: readonly (readonly Entry[] | undefined)[],
): Entry[] {
  const joined = new Map<string, Entry>();
  for (const page of pages) {
    if (page === undefined) break;
    for (const entry of page) if (!joined.has(entry.id)) joined.set(entry.id, entry);
  }
  return [...joined.values()];
}

/**
 * The entries of all pages before the first missing one. An entry that moved to the next page between two
 * requests is included once.
 */
export function joinConsecutivePages<Entry extends { id: string }>(
  pages: readonly (readonly Entry[] | undefined)[],
): Entry[] {
  const joined = new Map<string, Entry>();
  for (const page of pages) {
    if (page === undefined) break;
    for (const entry of page) if (!joined.has(entry.id)) joined.set(entry.id, entry);
  }
  return [...joined.values()];
}

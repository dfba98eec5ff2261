/**
 * The entries of consecutive pages up to the first missing one, without duplicates of entries that moved to the next
 * page.
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

/** How often each text stands there. */
export function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** The most frequent first, then the shorter, then by letter. */
export function byCount([one, times]: [string, number], [other, otherTimes]: [string, number]): number {
  return otherTimes - times || one.length - other.length || (one < other ? -1 : 1);
}

export function pageOf<Entry>(
  list: readonly Entry[],
  { page, pageSize }: { page: number; pageSize: number },
) {
  return list.slice((page - 1) * pageSize, page * pageSize);
}

export type PagerEntry = { kind: "page"; page: number } | { kind: "gap"; key: string };

/**
 * The pages that have a button: first, last, current and its neighbours; gaps between them are entries too.
 */
export function listPagerEntries(page: number, pages: number): PagerEntry[] {
  const shown = new Set([1, pages, page - 1, page, page + 1]);
  const sorted = [...shown].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  const entries: PagerEntry[] = [];
  let last = 0;
  for (const number of sorted) {
    if (number - last === 2) entries.push({ kind: "page", page: number - 1 });
    if (number - last > 2) entries.push({ kind: "gap", key: `after-${last}` });
    entries.push({ kind: "page", page: number });
    last = number;
  }
  return entries;
}

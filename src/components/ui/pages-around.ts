export type PagerEntry = { kind: "page"; page: number } | { kind: "gap"; key: string };

/** The pages with a button: first, last, the current one and its neighbours, with gaps. */
export function pagesAround(page: number, pages: number): PagerEntry[] {
  const shown = new Set([1, pages, page - 1, page, page + 1]);
  const sorted = [...shown].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b);
  const entries: PagerEntry[] = [];
  let last = 0;
  for (const one of sorted) {
    if (one - last === 2) entries.push({ kind: "page", page: one - 1 });
    if (one - last > 2) entries.push({ kind: "gap", key: `after-${last}` });
    entries.push({ kind: "page", page: one });
    last = one;
  }
  return entries;
}

import type { ScanReading } from "#server/engines/recipe-photo/recipe-photo.ts";
import { isSuccessfulScan } from "#server/features/scans/policy.ts";

/**
 * Counts of generated pages: all, those that the app calls "read well", and of these the ones with every
 * ingredient line.
 */
export type RowCounts = { pages: number; well: number; complete: number };

/** Minimum similarity of a printed and a recognized line, from 0 to 1. */
const MIN_SIMILARITY = 0.8;

/** The printed lines that match no recognized line. Each recognized line matches at most one. */
function printedRowsNotRead(printed: readonly string[], read: readonly string[]): string[] {
  const left = new Set(read);
  return printed.filter((row) => {
    const best = [...left]
      .map((other) => ({ other, similarity: similarityOf(normalize(row), normalize(other)) }))
      .sort((a, b) => b.similarity - a.similarity)[0];
    if (best === undefined || best.similarity < MIN_SIMILARITY) return true;
    left.delete(best.other);
    return false;
  });
}

/** Counts a page that has ground truth, and returns its missing lines. */
export function addPageToRowCounts(
  counts: RowCounts,
  printed: readonly string[],
  reading: ScanReading,
): string[] {
  const missing = printedRowsNotRead(
    printed,
    reading.ingredients.map(({ original }) => original),
  );
  counts.pages += 1;
  if (!isSuccessfulScan(reading.confidence, reading.ingredients)) return missing;
  counts.well += 1;
  if (missing.length === 0) counts.complete += 1;
  return missing;
}

/**
 * A sentence with the counts: "read well: 190 of 216 pages; 188 of them (98.9 %, 95 % interval 96.2 to 99.7
 * %) have every row".
 */
export function describeCompletePageCounts({ pages, well, complete }: RowCounts): string {
  const [low, high] = wilsonInterval(complete, well);
  const percent = (value: number): string => (100 * value).toFixed(1);
  return (
    `read well: ${well} of ${pages} pages; ${complete} of them (${percent(complete / Math.max(well, 1))} %, ` +
    `95 % interval ${percent(low)} to ${percent(high)} %) have every row`
  );
}

/** The 95 % confidence interval of a proportion, by Wilson's method. */
function wilsonInterval(count: number, all: number): [number, number] {
  if (all === 0) return [0, 1];
  const z = 1.96;
  const share = count / all;
  const middle = share + z ** 2 / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  return [(middle - spread) / (1 + z ** 2 / all), (middle + spread) / (1 + z ** 2 / all)];
}

const normalize = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/⁄/g, "/")
    .replace(/[^\p{L}\p{N}/]+/gu, " ")
    .trim()
    .toLowerCase();

/** 1 minus the edit distance divided by the length of the longer text. */
function similarityOf(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    before = row;
  }
  return 1 - (before[b.length] ?? 0) / Math.max(a.length, b.length, 1);
}

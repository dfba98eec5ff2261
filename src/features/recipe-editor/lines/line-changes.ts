/** A line in the comparison of two lists: it is in both, only in the old one, or only in the new one. */
export type LineChange = { kind: "same" | "removed" | "added"; text: string };

/**
 * With more pairs of lines, the lists are compared as sets, because the exact comparison would block the
 * page.
 */
const MAX_PAIRS = 90_000;

/** The changes from `before` to `after` in reading order, by the longest common subsequence of lines. */
export function diffLines(before: readonly string[], after: readonly string[]): LineChange[] {
  if (before.length * after.length > MAX_PAIRS) return diffLinesAsSets(before, after);
  const width = after.length + 1;
  const common = new Uint16Array((before.length + 1) * width);
  const lengthAt = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        before[i] === after[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const changes: LineChange[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, next] = [before[i], after[j]];
    if (old !== undefined && old === next) {
      changes.push({ kind: "same", text: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && (next === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      changes.push({ kind: "removed", text: old });
      i += 1;
    } else if (next !== undefined) {
      changes.push({ kind: "added", text: next });
      j += 1;
    }
  }
  return changes;
}

function diffLinesAsSets(before: readonly string[], after: readonly string[]): LineChange[] {
  const [old, next] = [new Set(before), new Set(after)];
  return [
    ...before.filter((text) => !next.has(text)).map((text): LineChange => ({ kind: "removed", text })),
    ...after.map((text): LineChange => ({ kind: old.has(text) ? "same" : "added", text })),
  ];
}

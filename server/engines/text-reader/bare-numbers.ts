import type { LineSigns, SourceLine } from "#server/engines/recipe-lines/recipe-lines.ts";

const BARE = /^(\d{1,2}) (?=\p{Lu}\p{L}*[\s,])/u;

/**
 * Printed recipes number their steps without a point: "1 Melt the butter", "2 Add the leeks". Such lines count up from 1
 * and most begin with a verb; "1 Zwiebel" and "2 Eier" do not.
 */
export function markBareNumbers(lines: SourceLine[], signsFor: (text: string) => LineSigns): SourceLine[] {
  const run = new Map<number, string>();
  let opening = 0;
  for (const [at, line] of lines.entries()) {
    const number = line.mark === null && line.level === 0 ? BARE.exec(line.text) : null;
    if (number === null || Number(number[1]) !== run.size + 1) continue;
    const text = line.text.slice(number[0].length);
    const signs = signsFor(text);
    // A numbered step is a sentence; whatever begins with "1" and is none starts no count.
    if (signs.openings === 0 && (run.size === 0 || signs.words < 5)) continue;
    if (signs.openings > 0) opening += 1;
    run.set(at, text);
  }
  if (run.size < 2 || opening < run.size * 0.7) return lines;
  let number = 0;
  return lines.map((line, at) => {
    const text = run.get(at);
    if (text === undefined) return line;
    number += 1;
    return { ...line, text, mark: "number", number };
  });
}

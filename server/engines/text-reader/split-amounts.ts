import { unitKind } from "#server/engines/amounts/amounts.ts";
import type { LineSigns } from "./line-signs.ts";
import { listHead } from "./list-heads.ts";
import type { SourceLine } from "./source-lines.ts";

const NUMBER = "(?:ca\\.? ?|about |~ ?)?[\\d¼½¾⅓⅔⅛][\\d.,/ –-]{0,10}[¼½¾⅓⅔⅛]?";
const BARE_NUMBER = new RegExp(`^${NUMBER}$`, "iu");
const BARE_AMOUNT = new RegExp(`^${NUMBER}\\s?(\\p{L}[\\p{L}. ]{0,14})$`, "iu");

const isUnit = (text: string): boolean => text.length <= 14 && unitKind(text) !== null;

/** "800 g", "3", "½ Bund": an amount whose name stands on another line. */
function isBareAmount(text: string): boolean {
  if (text.length > 22 || text.length === 0) return false;
  if (BARE_NUMBER.test(text)) return true;
  const word = BARE_AMOUNT.exec(text)?.[1];
  return word !== undefined && isUnit(word.trim());
}

const glue = (first: SourceLine, second: SourceLine): SourceLine => ({
  ...first,
  text: `${first.text} ${second.text}`,
  source: `${first.source} ${second.source}`,
  level: 0,
});

/** Copied tables put amount, unit and name on lines of their own: one ingredient is one line again. */
export function joinSplitAmounts(lines: SourceLine[], signsFor: (text: string) => LineSigns): SourceLine[] {
  const bare = lines.filter(
    (line) => line.cells === null && line.mark === null && isBareAmount(line.text),
  ).length;
  if (bare < 2) return lines;
  const joined: SourceLine[] = [];
  let behind = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as SourceLine;
    const next = lines[at + 1];
    const last = joined.at(-1);
    if (line.cells !== null || line.mark !== null || !isBareAmount(line.text) || next === undefined) {
      const first = last !== undefined && listHead(last.text)?.kind === "ingredients";
      const follows = next !== undefined && isBareAmount(next.text);
      const again = lines[at + 3];
      if (follows && (behind || (first && again !== undefined && isBareAmount(again.text)))) {
        joined.push(glue(line, next as SourceLine));
        behind = true;
        at += 1;
        continue;
      }
      behind = false;
      joined.push(line);
      continue;
    }
    if (BARE_NUMBER.test(line.text) && isUnit(next.text)) {
      lines[at + 1] = glue(line, next);
      continue;
    }
    const signs = signsFor(next.text);
    const named =
      /\p{L}{2}/u.test(next.text) &&
      next.text.length <= 80 &&
      next.mark === null &&
      signs.measure !== "unit" &&
      signs.openings === 0 &&
      !signs.ends &&
      listHead(next.text) === null &&
      next.cells === null;
    if (named && !(BARE_NUMBER.test(line.text) && signs.verbs > 1)) {
      joined.push(glue(line, next));
      at += 1;
    } else joined.push(line);
  }
  return joined;
}

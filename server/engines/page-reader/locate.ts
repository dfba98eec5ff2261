import { textKey } from "./clean-text.ts";
import type { PageLine } from "./page-lines.ts";

/** For each text the index of the page line that shows it, or -1. */
export type Located = { at: number[]; found: number };

const MAX_ANCHORS = 12;
const REACH = 14;
const SLACK = 48;

/** Whether a line shows a text, perhaps with an amount or a note around it. */
const shows = (line: PageLine, key: string): boolean =>
  (line.key.length <= key.length + SLACK &&
    (line.key === key || (key.length >= 3 && line.key.includes(key)))) ||
  (key.length >= 12 && line.key.startsWith(key));

function follow(keys: string[], lines: PageLine[], start: number): Located {
  const at: number[] = [];
  let next = start;
  let found = 0;
  for (const key of keys) {
    const near = lines.slice(next, next + REACH);
    const exact = near.findIndex((line) => line.key === key);
    const offset = exact >= 0 ? exact : near.findIndex((line) => shows(line, key));
    const hit = offset < 0 ? -1 : next + offset;
    at.push(hit);
    if (hit >= 0) {
      next = hit + 1;
      found += 1;
    }
  }
  return { at, found };
}

/** How many lines of the page the found ones lie apart. */
function spanOf({ at }: Located): number {
  const found = at.filter((index) => index >= 0);
  return (found.at(-1) ?? 0) - (found[0] ?? 0);
}

/** Finds where on the page a list of texts is shown: the place at which most of them stand one after the other. */
export function locate(texts: string[], lines: PageLine[]): Located {
  const keys = texts.map(textKey);
  let best: Located = { at: keys.map(() => -1), found: 0 };
  let anchors = 0;
  const firsts = keys.slice(0, 3).filter((key) => key !== "");
  for (const [index, line] of lines.entries()) {
    if (anchors >= MAX_ANCHORS) break;
    if (!firsts.some((key) => shows(line, key))) continue;
    anchors += 1;
    const located = follow(keys, lines, index);
    if (located.found > best.found || (located.found === best.found && spanOf(located) < spanOf(best)))
      best = located;
  }
  return best;
}

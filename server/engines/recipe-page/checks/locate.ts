import type { PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { looseKey } from "./loose-key.ts";

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

/** A text's loose key, and its longest word, which few lines hold. */
type Loose = { key: string; word: string };

function looseOf(text: string): Loose {
  const key = looseKey(text);
  const words = key.split(" ").sort((a, b) => b.length - a.length);
  return { key, word: textKey(words[0] ?? "") };
}

const NONE: Loose = { key: "", word: "" };
const loose = new WeakMap<PageLine, string>();

/** The loose key of a line of the page, made once. */
export function looseKeyOf(line: PageLine): string {
  const key = loose.get(line) ?? looseKey(line.text);
  loose.set(line, key);
  return key;
}

/** The line that says the same with its amount in another place or spelling, or in one measure more; -1 where none does. */
const saidLoosely = ({ key, word }: Loose, near: readonly PageLine[]): number =>
  word === "" ? -1 : near.findIndex((line) => line.key.includes(word) && looseKeyOf(line) === key);

function follow(keys: readonly string[], looseKeys: Loose[], lines: PageLine[], start: number): Located {
  const at: number[] = [];
  let next = start;
  let found = 0;
  for (const [index, key] of keys.entries()) {
    const near = lines.slice(next, next + REACH);
    const exact = near.findIndex((line) => line.key === key);
    const around = exact >= 0 ? exact : near.findIndex((line) => shows(line, key));
    const offset = around >= 0 ? around : saidLoosely(looseKeys[index] ?? NONE, near);
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

/**
 * Finds where on the page a list of texts is shown: the place at which most of them stand one after the other. `keys` are
 * those of the texts, where they are known.
 */
export function locate(
  texts: readonly string[],
  lines: PageLine[],
  keys: readonly string[] = texts.map(textKey),
): Located {
  let best: Located = { at: keys.map(() => -1), found: 0 };
  let anchors = 0;
  const firsts = keys.slice(0, 3).filter((key) => key !== "");
  const looseKeys = texts.map(looseOf);
  const [firstLoose = NONE] = looseKeys;
  const longest = (texts[0] ?? "").length * 2 + SLACK;
  for (const [index, line] of lines.entries()) {
    if (anchors >= MAX_ANCHORS) break;
    const isLong = line.key.length > longest;
    if (!firsts.some((key) => shows(line, key)) && (isLong || saidLoosely(firstLoose, [line]) < 0)) continue;
    anchors += 1;
    const located = follow(keys, looseKeys, lines, index);
    if (located.found > best.found || (located.found === best.found && spanOf(located) < spanOf(best)))
      best = located;
  }
  return best;
}

import type { PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { toSortedWordsKey } from "./loose-key.ts";

/**
 * `lineIndexes`: for each text the index of the visible line that shows it, or -1. `found`: how many are not
 * -1.
 */
export type Located = { lineIndexes: number[]; found: number };

const MAX_ANCHORS = 12;
const REACH = 14;
const SLACK = 48;

/** Whether a line contains the text with this key, possibly with an amount or a note around it. */
const shows = (line: PageLine, key: string): boolean =>
  (line.key.length <= key.length + SLACK &&
    (line.key === key || (key.length >= 3 && line.key.includes(key)))) ||
  (key.length >= 12 && line.key.startsWith(key));

/** The sorted-words key of a text and its longest word, which few lines contain and which is searched first. */
type Loose = { key: string; word: string };

function looseOf(text: string): Loose {
  const key = toSortedWordsKey(text);
  // Excludes numbers, because the page may write a decimal as a fraction.
  const words = key
    .split(" ")
    .filter((part) => !/^\d/.test(part))
    .sort((a, b) => b.length - a.length);
  return { key, word: textKey(words[0] ?? "") };
}

const NONE: Loose = { key: "", word: "" };
const looseKeyCache = new WeakMap<PageLine, string>();

/** `toSortedWordsKey` of a visible line, cached for each line object. */
export function getCachedSortedWordsKey(line: PageLine): string {
  const key = looseKeyCache.get(line) ?? toSortedWordsKey(line.text);
  looseKeyCache.set(line, key);
  return key;
}

const matchesLoosely = ({ key, word }: Loose, line: PageLine): boolean =>
  word !== "" && line.key.includes(word) && getCachedSortedWordsKey(line) === key;

function follow(keys: readonly string[], looseKeys: Loose[], lines: PageLine[], start: number): Located {
  const lineIndexes: number[] = [];
  let next = start;
  let found = 0;
  for (const [index, key] of keys.entries()) {
    const near = lines.slice(next, next + REACH);
    const exact = near.findIndex((line) => line.key === key);
    const around = exact >= 0 ? exact : near.findIndex((line) => shows(line, key));
    const loose = looseKeys[index] ?? NONE;
    const offset = around >= 0 ? around : near.findIndex((line) => matchesLoosely(loose, line));
    const hit = offset < 0 ? -1 : next + offset;
    lineIndexes.push(hit);
    if (hit >= 0) {
      next = hit + 1;
      found += 1;
    }
  }
  return { lineIndexes, found };
}

function spanOf({ lineIndexes }: Located): number {
  const found = lineIndexes.filter((index) => index >= 0);
  return (found.at(-1) ?? 0) - (found[0] ?? 0);
}

type Find<Found> = (texts: readonly string[], lines: PageLine[]) => Found;

/** Caches results for the lines of a page, because several checks search for the same list. */
export function memoizeForPage<Found>(find: Find<Found>): Find<Found> {
  const cache = new WeakMap<PageLine[], Map<string, Found>>();
  return (texts, lines) => {
    const results = cache.get(lines) ?? new Map<string, Found>();
    cache.set(lines, results);
    const key = texts.join("\n");
    if (!results.has(key)) results.set(key, find(texts, lines));
    return results.get(key) as Found;
  };
}

/**
 * Finds the visible line that shows each text. Texts that occur several times are located where most texts
 * follow each other.
 */
export const locateTextsInPageLines = memoizeForPage((texts, lines): Located => {
  const keys = texts.map(textKey);
  let best: Located = { lineIndexes: keys.map(() => -1), found: 0 };
  let anchors = 0;
  const firsts = keys.slice(0, 3).filter((key) => key !== "");
  const firstLoose = looseOf(texts[0] ?? "");
  let looseKeys: Loose[] | null = null;
  const maxKeyLength = (texts[0] ?? "").length * 2 + SLACK;
  for (let index = 0; index < lines.length && anchors < MAX_ANCHORS; index += 1) {
    const line = lines[index] as PageLine;
    const isLong = line.key.length > maxKeyLength;
    if (!firsts.some((key) => shows(line, key)) && (isLong || !matchesLoosely(firstLoose, line))) continue;
    anchors += 1;
    looseKeys ??= texts.map(looseOf);
    const located = follow(keys, looseKeys, lines, index);
    if (located.found > best.found || (located.found === best.found && spanOf(located) < spanOf(best)))
      best = located;
  }
  return best;
});

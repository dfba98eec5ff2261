import type { Line, Word } from "../reading.ts";
import { correctMisreadWordOrNull, isNumber, type Mend, type StyleCounts } from "./mend-words.ts";

/** Highest confidence of a corrected quantity. */
const MAX_MENDED_CONFIDENCE = 0.7;

const BULLET = /^[^\p{L}\p{N}\s("'“”‘’[&~$£€½⅓⅔¼¾⅛|]$|^[eo]$/u;
/** Matches a bullet that was read as two or three characters ("*-"). */
const BULLETS = /^[*•·«»+=°¢-]{2,3}$/;
const SURE_BULLET = /^[•●▪■◦·*]$/;

/** Counts whether the page prints a space between numbers and units ("175 g") or none ("175g"). */
function countStyles(lines: Line[]): StyleCounts {
  const practice = { spaced: 0, glued: 0, grams: 0 };
  for (const { words } of lines)
    for (const [index, { text }] of words.entries()) {
      const before = words[index - 1]?.text ?? "";
      if (/^(?:g|ml|kg|tbsp|tsp|oz|lb|lbs)[.,]?$/.test(text) && isNumber(before)) {
        practice.spaced += 1;
        if (text.startsWith("g")) practice.grams += 1;
      } else if (/^\d+(?:g|ml|kg|tbsp|tsp|oz|lbs?)[.,]?$/.test(text)) {
        practice.glued += 1;
        if (/\dg/.test(text)) practice.grams += 1;
      }
    }
  return practice;
}

/** Divides the box of a word among its corrected texts in proportion to their lengths. */
function spread(word: Word, { texts, counts }: Mend): Word[] {
  const letters = texts.reduce((sum, text) => sum + text.length, texts.length - 1);
  const step = word.box.width / Math.max(letters, 1);
  let from = word.box.x;
  const raw = [word.text, ...word.alternatives.filter((other) => other !== word.text)];
  return texts.map((text) => {
    const width = text.length * step;
    const box = { ...word.box, x: from, width };
    from += width + step;
    if (!counts) return { ...word, text, box };
    return { text, box, confidence: Math.min(word.confidence, MAX_MENDED_CONFIDENCE), alternatives: raw };
  });
}

/** Whether a line begins with one or two characters in the size of a bullet, which may be read as "m" or "aw". */
function isBulletShaped({ words: [first], glyphHeight }: Line): boolean {
  if (first === undefined || !/^[^\d\s½⅓⅔¼¾⅛]{1,2}$/u.test(first.text) || first.text === "a") return false;
  return first.box.height <= glyphHeight * 1.05 && first.box.width <= glyphHeight * 1.2;
}

const mayOpenWithBullet = (line: Line): boolean =>
  line.words.length > 1 && (BULLET.test(line.words[0]?.text ?? "") || isBulletShaped(line));

/** Whether at least two other lines begin with a bullet at the same left edge. */
function isBelowBullets(line: Line, lines: readonly Line[]): boolean {
  const aligned = lines.filter(
    (other) =>
      other.page === line.page &&
      mayOpenWithBullet(other) &&
      Math.abs(other.box.x - line.box.x) < line.glyphHeight * 0.6,
  );
  return aligned.length > 2;
}

/**
 * Finds characters that are misread bullets: they begin two lines of a block, or one line among lines with
 * bullets. Returns them with page and block as key.
 */
function findBullets(lines: Line[]): Set<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const first = line.words[0]?.text ?? "";
    if (!mayOpenWithBullet(line)) continue;
    const key = `${line.page} ${line.block} ${first}`;
    const isSure = /[¢©®«»¤]$/.test(first) || isBelowBullets(line, lines);
    if (isSure || BULLET.test(first)) counts.set(key, (counts.get(key) ?? 0) + (isSure ? 2 : 1));
  }
  return new Set([...counts].filter(([, count]) => count >= 2).map(([key]) => key));
}

const blockOf = ({ page, block }: Line): string => `${page} ${block}`;

/** Finds the blocks in which at least half of the lines begin with a number, after an optional bullet. */
function findNumberedBlocks(lines: Line[]): Set<string> {
  const counts = new Map<string, { numbered: number; all: number }>();
  for (const line of lines) {
    const [first, second] = line.words;
    const opening = BULLET.test(first?.text ?? "") ? second : first;
    const count = counts.get(blockOf(line)) ?? { numbered: 0, all: 0 };
    count.all += 1;
    if (isNumber(opening?.text ?? "")) count.numbered += 1;
    counts.set(blockOf(line), count);
  }
  const lists = [...counts].filter(([, { numbered, all }]) => numbered >= 3 && numbered >= all * 0.5);
  return new Set(lists.map(([key]) => key));
}

type Page = { practice: StyleCounts; bullets: ReadonlySet<string>; lists: ReadonlySet<string> };

function mendLine(line: Line, { practice, bullets, lists }: Page): Line {
  const [first] = line.words;
  const marked = first !== undefined && bullets.has(`${line.page} ${line.block} ${first.text}`);
  const opened = marked || (line.words.length > 1 && BULLETS.test(first?.text ?? ""));
  const words = line.words.map((word, index) =>
    index === 0 && opened && !SURE_BULLET.test(word.text) ? { ...word, text: "•" } : word,
  );
  const opening = opened ? 1 : 0;
  const mended = words.flatMap((word, index): Word[] => {
    if (/^_+$/.test(word.text)) return [];
    const place = {
      text: word.text,
      before: words[index - 1]?.text ?? "",
      after: words[index + 1]?.text ?? "",
      opens: index === opening,
      listed: lists.has(blockOf(line)),
    };
    const mend = correctMisreadWordOrNull(place, practice);
    if (mend !== null) return spread(word, mend);
    // A stroke at the edge of a line is the border of a table or box, not text.
    const edge = index === 0 || index === words.length - 1;
    return edge && words.length > 1 && /^[|¦]+$/.test(word.text) ? [] : [word];
  });
  return { ...line, words: mended };
}

/**
 * Corrects units, numbers and words that differ from a known form by a usual confusion of letters; adds no
 * words. Returns the same number of lines. A corrected quantity gets less confidence and its raw text as an
 * alternative.
 */
export function correctMisreadLines(lines: Line[]): Line[] {
  const page = {
    practice: countStyles(lines),
    bullets: findBullets(lines),
    lists: findNumberedBlocks(lines),
  };
  return lines.map((line) => mendLine(line, page));
}

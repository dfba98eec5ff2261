import { foldInPlace, wordsPattern } from "#server/engines/words/words.ts";
import { HALF_WORDS, NUMBER_WORDS, numberPattern } from "./number-words.ts";

const WORDS: ReadonlyMap<string, number> = new Map([...HALF_WORDS, ...NUMBER_WORDS]);

const GLYPHS: Record<string, number> = { "¼": 0.25, "½": 0.5, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3 };

const HOUR = wordsPattern("hours");
const MINUTE = wordsPattern("minutes");
const DAY = wordsPattern("days");
const NUMBER = `(?:(\\d{1,4}(?:[.,]\\d)?)(?: ?([¼½¾]|1/2|1/4|3/4))?|([¼½¾]|1/2|3/4|1/4)|(${numberPattern(WORDS.keys())}))`;
const PART = new RegExp(
  `(?<![\\p{L}\\d])${NUMBER}(?: ?(?:-|–|—|to|bis|a|tot|till|til|do|or|oder|ou) ?(\\d{1,4}))? ?(?:(?:and a half|an?) )?(?:(${DAY})|(${HOUR})|(${MINUTE}))(?![\\p{L}])(?: ?(\\d{1,2})(?![\\d.,]|\\s?\\p{L}))?`,
  "gu",
);

const glyph = (text: string): number => GLYPHS[text] ?? { "1/2": 0.5, "1/4": 0.25, "3/4": 0.75 }[text] ?? 0;

/** How all words for lengths of time begin: most lines hold none behind a space or a digit. */
const BEGINNINGS = new Set(`${HOUR}|${MINUTE}|${DAY}`.split("|").map((word) => word[0]));
const UNIT = new RegExp(`[\\d\\s¼½¾][${[...BEGINNINGS].join("")}]`);

export type Span = { minutes: number; at: number; end: number };

/** The figure of a length of time, the lower one of a range. */
const lowerOf = ([, digits, fraction, alone, word]: RegExpExecArray): number =>
  (digits === undefined ? 0 : Number(digits.replace(",", "."))) +
  (fraction === undefined ? 0 : glyph(fraction)) +
  (alone === undefined ? 0 : glyph(alone)) +
  (word === undefined ? 0 : (WORDS.get(word) ?? 0));

/** Every length of time in a text ("1 hr 30 min", "3h20", "30-40 Minuten": the upper end), in minutes. */
export function timesIn(text: string): Span[] {
  const spans: Span[] = [];
  const folded = foldInPlace(text.slice(0, 600));
  if (!UNIT.test(folded)) return spans;
  for (const match of folded.matchAll(PART)) {
    const [whole, , , , , upper, day, hour, , rest] = match;
    const value = upper === undefined ? lowerOf(match) : Number(upper);
    const minutes = value * (day !== undefined ? 1440 : hour !== undefined ? 60 : 1) + Number(rest ?? 0);
    if (rest !== undefined && hour === undefined) continue;
    const last = spans.at(-1);
    const gap = last === undefined ? "-" : text.slice(last.end, match.index).trim();
    // "1 hour 30 minutes" is one length; "10 minutes and then 8 hours" are two.
    if (
      last !== undefined &&
      /^(?:and|und|et|y|e|en|och|og|i|,)?$/i.test(gap) &&
      hour === undefined &&
      day === undefined &&
      last.minutes % 60 === 0 &&
      last.minutes >= 60
    ) {
      last.minutes += Math.round(minutes);
      last.end = match.index + whole.length;
    } else spans.push({ minutes: Math.round(minutes), at: match.index, end: match.index + whole.length });
  }
  return spans;
}

/** Minutes of a value that is a time and little else ("25 min", "1:30", "about an hour"), or null. */
export function minutesOf(text: string): number | null {
  const clock = /^(\d{1,2}):(\d{2})(?: ?h| ?hrs?| ?hours?| ?std\.?)?$/i.exec(text.trim());
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  if (text.length > 60) return null;
  return timesIn(text)[0]?.minutes ?? null;
}

import { foldInPlace } from "#server/engines/words/words.ts";

const WORDS: Record<string, number> = {};
for (const [value, words] of [
  [1, "one an a eine einer einem ein une un una uno een en et ett uma um jedna godzina"],
  [2, "two zwei deux dos due twee dois duas tva to dwie"],
  [3, "three drei trois tres tre drie trzy"],
  [4, "four vier quatre cuatro quattro quatro fyra fire cztery"],
  [5, "five funf cinq cinco cinque vijf fem"],
  [6, "six sechs seis sei zes sex seks"],
  [8, "eight acht huit ocho otto"],
  [10, "ten zehn dix diez dieci tien tio ti"],
  [12, "twelve zwolf douze doce dodici twaalf tolv"],
  [15, "fifteen funfzehn quinze quince quindici vijftien"],
  [20, "twenty zwanzig vingt veinte venti twintig"],
  [30, "thirty dreißig dreissig trente treinta trenta dertig"],
  [45, "forty-five funfundvierzig"],
  [0.5, "half halbe demi media mezza half-an halv"],
] as const)
  for (const word of words.split(" ")) WORDS[word] = value;

const GLYPHS: Record<string, number> = { "¼": 0.25, "½": 0.5, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3 };

const HOUR =
  "h|hrs?|hours?|std\\.?|stunden?|heures?|horas?|ore|ora|uur|uren|u|timm(?:e|ar)|timer?|tim\\.?|godz\\.?|godziny?";
const MINUTE = "m|mins?\\.?|minutes?|minuten?|minutos?|minut[io]|minuter|minutter|minut[ay]?|'|′";
const DAY = "days?|tage?|jours?|dias?|giorni|dagen|dagar|dage|dni";
const NUMBER = `(?:(\\d{1,4}(?:[.,]\\d)?)(?: ?([¼½¾]|1/2|1/4|3/4))?|([¼½¾]|1/2|3/4|1/4)|(${Object.keys(WORDS).join("|")}))`;
const PART = new RegExp(
  `(?<![\\p{L}\\d])${NUMBER}(?: ?(?:-|–|—|to|bis|a|tot|till|til|do|or|oder|ou) ?(\\d{1,4}))? ?(?:(?:and a half|an?) )?(?:(${DAY})|(${HOUR})|(${MINUTE}))(?![\\p{L}])(?: ?(\\d{1,2})(?![\\d.,]|\\s?\\p{L}))?`,
  "gu",
);

const glyph = (text: string): number => GLYPHS[text] ?? { "1/2": 0.5, "1/4": 0.25, "3/4": 0.75 }[text] ?? 0;

/** The beginnings of all words for lengths of time: most lines hold none behind a space or a digit. */
const UNIT = /[\d\s¼½¾](?:h|st|u|o|t|g|m|d|j|'|′)/i;

export type Span = { minutes: number; at: number; end: number };

/** The figure of a length of time, the lower one of a range. */
const lowerOf = ([, digits, fraction, alone, word]: RegExpExecArray): number =>
  (digits === undefined ? 0 : Number(digits.replace(",", "."))) +
  (fraction === undefined ? 0 : glyph(fraction)) +
  (alone === undefined ? 0 : glyph(alone)) +
  (word === undefined ? 0 : (WORDS[word] ?? 0));

/** Every length of time in a text ("1 hr 30 min", "3h20", "30-40 Minuten": the upper end), in minutes. */
export function timesIn(text: string): Span[] {
  const spans: Span[] = [];
  if (!UNIT.test(text)) return spans;
  for (const match of foldInPlace(text.slice(0, 600)).matchAll(PART)) {
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

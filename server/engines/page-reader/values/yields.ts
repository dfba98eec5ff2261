const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};

/** Measures: "4 cups" says how much there is, not how many are served. */
const MEASURE =
  /^(?:cups?|g|gr|grams?|gramm|kg|kilos?|oz|ounces?|lbs?|pounds?|ml|cl|dl|l|lit(?:er|re)s?|pints?|quarts?|gallons?|tbsps?|tablespoons?|tsps?|teaspoons?|cm|inch(?:es)?|in|x|×|min(?:s|utes?|uten|uti|utos|ut|uter)?|stund\w*|hours?|grammi|gramos|grammes)$/i;

const AMOUNT =
  /(\d{1,4}(?:[.,]\d{1,2})?)(?: ?(?:-|–|—|to|bis|à|a|tot|o|or|\/) ?(\d{1,4}))?(?:[ -]?(\p{L}{1,24}|×))?/giu;

const PEOPLE =
  /serv|portion|person|people|pers\b|porci|porç|porzion|osób|osob|pax|couverts|gäste|annos|adag|порц|tane|kiş/i;

type Reading = { servings: number; people: boolean };

function readAmounts(text: string): Reading[] {
  const readings: Reading[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    // Of a range the upper end: nobody goes short.
    const value = Number((match[2] ?? match[1] ?? "").replace(",", "."));
    const word = match[3] ?? "";
    if (!Number.isInteger(value) || value < 1) continue;
    if (word !== "" && MEASURE.test(word)) continue;
    if (/^dozens?$/i.test(word)) readings.push({ servings: value * 12, people: false });
    else readings.push({ servings: value, people: PEOPLE.test(word) });
  }
  return readings;
}

/** The number a text of yield names ("Serves 4-6": 6, "24 cookies": 24); null for a measure ("4 cups"). */
export function servingsOf(text: string): number | null {
  const readings = readAmounts(text.slice(0, 200));
  const best = readings.find((reading) => reading.people) ?? readings[0];
  if (best) return best.servings;
  const word =
    /\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b(?! (?:cups?|quarts?|pints?|pounds?))/i.exec(
      text.slice(0, 200),
    );
  return word ? (NUMBER_WORDS[(word[1] ?? "").toLowerCase()] ?? null) : null;
}

/** Servings and the page's own words out of the values a page gives as its yield; a bare number has no words. */
export function readYield(texts: string[]): { servings: number | null; yieldText: string | null } {
  let servings: number | null = null;
  for (const text of texts) servings ??= servingsOf(text);
  const worded = texts.filter((text) => /\p{L}/u.test(text)).sort((a, b) => b.length - a.length)[0];
  return { servings, yieldText: worded ?? null };
}

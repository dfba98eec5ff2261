import { foldInPlace, wordsPattern } from "#server/engines/words/words.ts";
import { NUMBER_WORDS, numberPattern } from "./number-words.ts";

/** "Serves a crowd" says no number, "für eine Person" does. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ...[...NUMBER_WORDS].filter(([word, value]) => Number.isInteger(value) && word !== "a" && word !== "an"),
  ["a dozen", 12],
  ["dozen", 12],
]);
const WORD = numberPattern(WORDS.keys());

const PEOPLE = wordsPattern("people");
const THINGS =
  "cookies|biscuits|muffins?|cupcakes?|slices|pieces|scones|pancakes|waffles|rolls|buns|loaf|loaves|pies?|cakes?|bars|brownies|balls|jars?|dozen|squares|burgers|tacos|crepes?|galettes|gaufres|cookies|parts|pieces|bocaux|stuck(?: kuchen)?|stucke|scheiben|blech|kuchen|brote?|brotchen|laib|platzchen|waffeln|glaser|kugeln|kekse|st\\.?|stk\\.?|stycken|bitar|bullar|stykker|stuks|stukken|plakken|koeken|unidades|galletas|trozos|pezzi|fette|biscotti|sztuk[ai]?|kawalkow|(?:small |big |little )?glasses|verres|verrines|vasos|bicchieri(?:ni)?|ramekins|bowls|bols|tazones|trays?|pizzas?|sandwiches|tortillas|fladen|knodel|spritz";
const LEAD =
  "serves|feeds|enough for|for|makes|yields?|servings|serving size|yield|portions?|portionen|fur|ergibt|reicht fur|menge|ergeben|pour|para|per|rinde|voor|til|till|for|for|antal|porties|personen|porciones|porzioni|dosi per|dla|liczba porcji|porcje|ilosc porcji|serve|rende|mangde|recipe makes|nombre de personnes|nombre de portions|couverts|ger|giver";
const COUNT = `(?:(\\d{1,3})|(${WORD})(?!\\p{L}))(?: ?(?:-|–|—|to|bis|a|ou|or|oder|o|tot|till|til|do) ?(\\d{1,3}|${WORD}))?`;
const ABOUT =
  "(?:(?:about|approx\\.?|approximately|around|roughly|ca\\.?|circa|etwa|ungefahr|environ|unos|unas|ongeveer|ok\\.?|~) ?)?";

const PATTERNS = [
  // "Serves 4", "Servings: 4 people", "für 4 Personen"
  new RegExp(
    `(?<!\\p{L})(?:${LEAD})(?!\\p{L})(?: ?[:：=-])? ?${ABOUT}${COUNT}(?![\\d.,/]*\\d)(?: ?(?:(?:large|small|medium|grosse|kleine|big|good)\\s)?(?:${PEOPLE}|${THINGS})(?!\\p{L}))?`,
    "u",
  ),
  // "4 servings", "ca. 8 Stück"
  new RegExp(
    `(?<![\\p{L}\\d.,/])${ABOUT}${COUNT} ?(?:(?:large|small|medium|big|grosse|kleine) )?(?:${PEOPLE}|${THINGS})(?!\\p{L})`,
    "u",
  ),
];
/** Without a digit only these words can lead to a number. */
const WORDED =
  /serve|feeds|makes|yield|dozen|people|person|portion|guest|gäste|für |pour |para |per |voor |för |til |for |ergibt|reicht|rinde|rende|couvert|stück/i;
const NAMES_PEOPLE = new RegExp(`(?:${PEOPLE})`, "u");
const NO_YIELD =
  /^ ?(?:g|gr|kg|ml|cl|dl|l|min|mins|minutes?|minuten|stunden?|hours?|heures?|h|cm|inch|"|°|%|ore|ora|minuti|minutos|days?|tage|cups?|tbsp|tsp|el|tl|x|eggs?|eier|ore|uur|timmar|tim|people's)(?!\p{L})/u;

export type Yield = { servings: number; text: string; at: number; end: number; sure: boolean; led: boolean };

/** Finds what a text says about how many it serves or makes; of a range the upper end. */
export function yieldIn(text: string): Yield | null {
  if (!/\d/.test(text) && !WORDED.test(text)) return null;
  const folded = foldInPlace(text.slice(0, 600));
  for (const pattern of PATTERNS) {
    const match = pattern.exec(folded);
    if (match === null) continue;
    const end = match.index + match[0].length;
    if (NO_YIELD.test(folded.slice(end))) continue;
    const value = (word: string | undefined): number =>
      word === undefined ? 0 : (WORDS.get(word) ?? Number(word));
    const servings = value(match[3]) || value(match[1]) || value(match[2]);
    if (!(servings >= 1)) continue;
    const more = PATTERNS[1]?.exec(folded.slice(end));
    if (servings === 1 && more !== undefined && more !== null && Number(more[1]) > 1)
      return {
        servings: Number(more[1]),
        text: text.trim(),
        at: match.index,
        end: text.length,
        sure: true,
        led: true,
      };
    const said = text.slice(match.index, end).trim();
    const led = /^(?:serves|makes|feeds|yields?|enough|ergibt|reicht|rinde|rende|ger|giver)/i.test(said);
    return { servings, text: said, at: match.index, end, sure: led || NAMES_PEOPLE.test(match[0]), led };
  }
  return null;
}

import { hasLowerUnitWordPriority, LANGUAGES, type Language } from "./languages.ts";
import { normalizeUnitWord } from "./unit-key.ts";
import { type UnitCategory, type UnitEntry, unitEntries } from "./unit-kinds.ts";
import { getAmountVocabulary, getUnitWordsById } from "./vocabulary.ts";
import { countWordsOfLongestPhrase } from "./words.ts";

export { normalizeUnitWord } from "./unit-key.ts";

/**
 * The meaning of a unit word. `english` distinguishes "cup" from "Tasse", "kop" and "szklanka", which are the
 * same kind but have another size.
 */
export type UnitKind = {
  id: string;
  category: UnitCategory;
  english: boolean;
  container: boolean;
  bare: boolean;
  /** The exact size on a scale of units: 3 teaspoons are a tablespoon, 16 ounces are a pound. */
  exact: UnitEntry["exact"] | null;
};

/** Units whose English words count in all languages. */
const INTERNATIONAL = new Set("tsp tbsp cup ml cl dl l mg g dag kg oz lb cm mm".split(" ").concat("fl oz"));

const METRIC = new Set("ml cl dl l mg g dag hg kg cm mm".split(" "));
/** Units of which a recipe may need a thousand or more. */
const SMALL = new Set(["g", "ml", "mg", "mm"]);

/** Whether recipes write amounts in this unit as halves, thirds or eighths. Metric amounts are decimals. */
export const isUnitMeasuredInFractions = ({ id }: UnitKind): boolean => !METRIC.has(id);
/** Whether a recipe may need a thousand of a unit: "1.500 g" is 1500 g, but "1.500 kg" is 1.5 kg. */
export const isUnitPlausibleInThousands = ({ id, category }: UnitKind): boolean =>
  category === "count" || SMALL.has(id);

const MAX_UNIT_LENGTH = 50;
/** The length of the longest unit whose case matters ("Tb."). */
const MAX_CASED_LENGTH = 3;
const LOWER_L = 108;

const getUnitWordsInLanguages = (languages: readonly Language[], { id }: UnitEntry) =>
  languages.flatMap((language) => getUnitWordsById(language)[id] ?? []);

type Kinds = ReadonlyMap<string, UnitKind>;
const built = new Map<Language, Kinds>();

function buildUnitKindsByWord(language: Language): Kinds {
  const kinds = new Map<string, UnitKind>();
  const others = LANGUAGES.filter((code) => code !== "en" && (language === "any" || language === code));
  const [early, late] = [
    others.filter((code) => !hasLowerUnitWordPriority(code)),
    others.filter(hasLowerUnitWordPriority),
  ];
  for (const entry of unitEntries) {
    const english = language === "en" || language === "any" || INTERNATIONAL.has(entry.id);
    if (english) addUnitKindWords(kinds, entry, getUnitWordsInLanguages(["en"], entry), true);
    addUnitKindWords(kinds, entry, getUnitWordsInLanguages(early, entry), false);
  }
  for (const entry of unitEntries)
    addUnitKindWords(kinds, entry, getUnitWordsInLanguages(late, entry), false);
  return kinds;
}

function addUnitKindWords(
  kinds: Map<string, UnitKind>,
  entry: UnitEntry,
  words: readonly string[],
  english: boolean,
): void {
  const kind: UnitKind = {
    id: entry.id,
    category: entry.category,
    english,
    container: entry.container ?? false,
    bare: entry.bare ?? false,
    exact: entry.id === "cup" && !english ? null : (entry.exact ?? null),
  };
  for (const word of words) {
    const key = normalizeUnitWord(word);
    if (key !== "" && !kinds.has(key)) kinds.set(key, kind);
  }
}

function getUnitKindsByWord(language: Language): Kinds {
  const ready = built.get(language) ?? buildUnitKindsByWord(language);
  built.set(language, ready);
  return ready;
}

/**
 * The kind of a unit word: "EL", "msk" and "tablespoons" are tbsp. Null for other words. With a language, its
 * own words and the metric and English abbreviations count; otherwise the words of all languages.
 */
export function findUnitByWordOrNull(word: string, language: Language = "any"): UnitKind | null {
  if (word.length > MAX_UNIT_LENGTH) return null;
  const kinds = getUnitKindsByWord(language);
  const short = word.trim();
  if (short.length <= MAX_CASED_LENGTH && (language === "any" || language === "en")) {
    const bare = short.endsWith(".") ? short.slice(0, -1) : short;
    if (bare === "T" || bare === "Tb") return kinds.get("tbsp") ?? null;
    if (bare === "t") return kinds.get("tsp") ?? null;
    if (bare === "c" || bare === "C") return kinds.get("cup") ?? null;
  }
  // The case decides in German: "1 KL Salz" is a coffee spoon, but "1 kl. Zwiebel" is a small onion.
  if (short === "KL" || short === "KL.") return kinds.get("kaffeeloffel") ?? kinds.get("kl") ?? null;
  // Keys have no accents, so the Czech and Slovak teaspoon "čl" would be read as "cl".
  if ((short.charCodeAt(1) | 32) === LOWER_L && /^čl\.?$/i.test(short)) return kinds.get("tsp") ?? null;
  return kinds.get(normalizeUnitWord(word)) ?? null;
}

/**
 * The longest unit at the start of `words`, of at most three words ("cuillères à soupe"); null if there is
 * none. `taken` is the number of its words.
 */
export function findLongestUnitOrNull(
  words: readonly string[],
  language: Language = "any",
): { kind: UnitKind; taken: number } | null {
  const taken = Math.max(countWordsOfLongestPhrase(getUnitKindsByWord(language), words), 1);
  const kind = findUnitByWordOrNull(
    taken === 1 ? (words[0] ?? "") : words.slice(0, taken).join(" "),
    language,
  );
  return kind && { kind, taken };
}

const amountWords = new Map<Language, ReadonlySet<string>>();

function collectAmountWords(language: Language): ReadonlySet<string> {
  const { onlyBefore, notBefore, ties, parts, ...lists } = getAmountVocabulary(language);
  const phrases = [...Object.values(lists), getUnitKindsByWord(language)].flatMap((list) => [...list.keys()]);
  return new Set(phrases.map((phrase) => phrase.split(" ")[0] ?? ""));
}

/**
 * Whether a unit, number, size or another word of an amount may start with this word. May be true for other
 * words.
 */
export function mayStartAmountPhrase(word: string, language: Language = "any"): boolean {
  if (word.length <= MAX_CASED_LENGTH) return true;
  const words = amountWords.get(language) ?? collectAmountWords(language);
  amountWords.set(language, words);
  return words.has(normalizeUnitWord(word));
}

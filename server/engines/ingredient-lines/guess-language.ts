import {
  getAmountVocabulary,
  getUnitWordsById,
  LANGUAGES,
  type Language,
  normalizeUnitWord,
  parseLanguageTag,
} from "#server/engines/amounts/amounts.ts";
import { getNameVocabulary } from "./other-words.ts";

const MAX_LINES = 60;
const MAX_WORDS_PER_LINE = 40;
/** Words of other languages that are needed to reject English. */
const MIN_EVIDENCE = 1;
/**
 * A declared language is wrong if at least this many words contradict it, and this many times more than
 * support it.
 */
const DECISIVE_FACTOR = 4;

/**
 * Letters that occur in few languages. Their weight is low, because English lines have crème and jalapeño.
 */
const LETTERS: readonly [RegExp, readonly Language[]][] = [
  [/[ąęśżźńł]/, ["pl"]],
  [/ć/, ["pl", "hr"]],
  [/å/, ["sv", "da"]],
  [/[æø]/, ["da"]],
  [/[äö]/, ["de", "sv"]],
  [/[üß]/, ["de"]],
  [/[ãõ]/, ["pt"]],
  [/ñ/, ["es"]],
  [/[œèêà]/, ["fr", "it"]],
  [/[ěřů]/, ["cs"]],
  [/[čšž]/, ["cs", "sk", "hr"]],
  [/[ľĺŕť]/, ["sk"]],
  [/[őű]/, ["hu"]],
  [/đ/, ["hr"]],
  [/[ışğ]/, ["tr"]],
  [/[șță]/, ["ro"]],
  [/[іїєґ]/, ["uk"]],
  [/ъ/, ["bg"]],
  [/[ơưạảấầẩẫậắằẵặẹẻẽếềểễệịọỏốồổỗộớờởỡợụủứừửữự]/, ["vi"]],
];
const HAS_LETTER = new RegExp(`[${LETTERS.map(([{ source }]) => source.replace(/[[\]]/g, "")).join("")}]`);
const LETTER_WEIGHT = 0.3;
/** Matches a French spoon whose words are English units when read alone: "2 c. à s. de crème". */
const FRENCH_SPOON = /(?:^|[\d\s])c\.? ?à ?[sc](?![\p{L}])/u;
/**
 * Weight of a script that one language uses. Some scripts need two characters, because one may be a unit
 * ("μ") or an ornament.
 */
const SCRIPT_WEIGHT = 4;
/**
 * Weight for a language that shares its script with a more frequent one; its own letters or words decide
 * then.
 */
const SHARED_WEIGHT = 3.8;
const SCRIPTS: readonly [RegExp, Readonly<Record<Language, number>>][] = [
  [/[\u0370-\u03ff\u1f00-\u1fff]{2}/, { el: SCRIPT_WEIGHT }],
  [/[\u0400-\u04ff]{2}/, { ru: SCRIPT_WEIGHT, uk: SHARED_WEIGHT, bg: SHARED_WEIGHT }],
  [/[\u0590-\u05ff]/, { he: SCRIPT_WEIGHT }],
  [/[\u0620-\u064a]/, { ar: SCRIPT_WEIGHT, fa: SHARED_WEIGHT }],
  [/[پچژگکی۰-۹]/, { fa: SCRIPT_WEIGHT }],
  [/[\u0900-\u097f]/, { hi: SCRIPT_WEIGHT }],
  [/[\u0e00-\u0e7f]/, { th: SCRIPT_WEIGHT }],
  [/[\uac00-\ud7af]/, { ko: SCRIPT_WEIGHT }],
  [/[\u3041-\u3096\u30a1-\u30fa]/, { ja: SCRIPT_WEIGHT }],
  [/[\u4e00-\u9fff]/, { ja: SCRIPT_WEIGHT }],
];
const HAS_SCRIPT = /[\u0370-\u1fff\u3041-\ud7af]/;
/** Matches Chinese words that Japanese lacks, because lines in Han characters alone may be either. */
let chineseWords: RegExp | null = null;

function collectChineseWords(): RegExp {
  const japanese = new Set(Object.values(getUnitWordsById("ja")).flat());
  const units = Object.values(getUnitWordsById("zh"))
    .flat()
    .filter((unit) => !japanese.has(unit));
  const { notes, common } = getNameVocabulary("zh");
  const shared = getNameVocabulary("ja").notes;
  const words = [...notes, ...common].filter((word) => !shared.has(word));
  return new RegExp(`[\\d一二三四五六七八九十半两兩]\\s?(?:${units.join("|")})|[两兩]|${words.join("|")}`);
}

/** These signs occur in all languages, so "Sukker: 2 dl" is no evidence of English. */
const METRIC_SIGNS = ["g", "kg", "ml", "cl", "dl", "dag"];

/** For each word the languages that use it, as bits in the order of LANGUAGES. */
let evidence: ReadonlyMap<string, number> | null = null;

function collectEvidence(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [index, language] of LANGUAGES.entries()) {
    const add = (word: string) => {
      if (!word.includes(" ")) found.set(word, (found.get(word) ?? 0) | (1 << index));
    };
    const { of, articles, plus, range, sizes, numbers, vague, about, half } = getAmountVocabulary(language);
    for (const list of [of, articles, plus, range, sizes, numbers, vague, about, half])
      for (const word of list.keys()) add(word);
    for (const words of Object.values(getUnitWordsById(language)))
      for (const word of words) add(normalizeUnitWord(word));
    const { preparationBefore, preparationAfter, manner, common, spices, fruitParts } =
      getNameVocabulary(language);
    for (const list of [preparationBefore, preparationAfter, manner, common, spices, fruitParts])
      for (const word of list) add(word);
  }
  for (const sign of METRIC_SIGNS) found.delete(sign);
  return found;
}

const BEYOND_ASCII = /[^\0-\x7f]/;

/**
 * `scores`: evidence for each language. `english` and `foreign`: number of words that only English or only
 * other languages have.
 */
type Tally = { scores: Float64Array; english: number; foreign: number };

function tallyLineWords(line: string, tally: Tally): void {
  const text = line.slice(0, 400);
  if (!BEYOND_ASCII.test(line)) {
    tallyAsciiLineWords(text, tally);
    return;
  }
  const words = text.match(/[\p{L}\p{M}]+['’]?/gu) ?? [];
  for (const word of words.slice(0, MAX_WORDS_PER_LINE)) tallyWord(word, tally);
  const lower = line.toLowerCase();
  for (const [letters, languages] of HAS_LETTER.test(lower) ? LETTERS : []) {
    if (!letters.test(lower)) continue;
    tally.foreign += LETTER_WEIGHT;
    for (const language of languages) tally.scores[LANGUAGES.indexOf(language)]! += LETTER_WEIGHT;
  }
  if (FRENCH_SPOON.test(lower)) {
    tally.foreign += SCRIPT_WEIGHT;
    tally.scores[LANGUAGES.indexOf("fr")]! += SCRIPT_WEIGHT;
  }
  if (!HAS_SCRIPT.test(lower)) return;
  let isHan = false;
  for (const [letters, weights] of SCRIPTS) {
    if (!letters.test(lower)) continue;
    isHan ||= "ja" in weights;
    tally.foreign += SCRIPT_WEIGHT;
    for (const [language, weight] of Object.entries(weights))
      tally.scores[LANGUAGES.indexOf(language)]! += weight;
  }
  chineseWords ??= collectChineseWords();
  if (isHan && chineseWords.test(lower)) tally.scores[LANGUAGES.indexOf("zh")]! += SCRIPT_WEIGHT + 1;
}

/** Adds the words of an ASCII line; a loop is faster than a regular expression. */
function tallyAsciiLineWords(text: string, tally: Tally): void {
  let words = 0;
  for (let start = 0; start < text.length && words < MAX_WORDS_PER_LINE; start += 1) {
    let end = start;
    while (end < text.length && isAsciiLetterCode(text.charCodeAt(end))) end += 1;
    if (end === start) continue;
    if (text.startsWith("'", end)) end += 1;
    tallyWord(text.slice(start, end), tally);
    words += 1;
    start = end - 1;
  }
}

const isAsciiLetterCode = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

const LAST_BIT = 31;

function tallyWord(word: string, tally: Tally): void {
  evidence ??= collectEvidence();
  const bits = evidence.get(normalizeUnitWord(word)) ?? 0;
  if (bits === 0) return;
  if (bits === 1) {
    tally.english += 1;
    return;
  }
  if ((bits & 1) === 0) tally.foreign += 1;
  let languages = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) languages += 1;
  for (let rest = bits & ~1; rest !== 0; rest &= rest - 1)
    tally.scores[LAST_BIT - Math.clz32(rest & -rest)]! += 1 / languages;
}

/** Reused for every call, because each result is evaluated before the next call. */
const scores = new Float64Array(LANGUAGES.length);

function tallyLines(lines: readonly string[]): Tally {
  scores.fill(0);
  const tally: Tally = { scores, english: 0, foreign: 0 };
  const most = Math.min(lines.length, MAX_LINES);
  for (let i = 0; i < most; i += 1) tallyLineWords(lines[i]!, tally);
  return tally;
}

function chooseTalliedLanguage({ scores, english, foreign }: Tally): Language {
  if (foreign < MIN_EVIDENCE || foreign <= english) return "en";
  return LANGUAGES[scores.indexOf(Math.max(...scores))] ?? "en";
}

/**
 * Guesses the language of ingredient lines by their units, connecting words and common food words; English if
 * unclear. Reads at most 60 lines; a list is more reliable than a single line.
 */
export function guessLanguageOfLines(lines: string | readonly string[]): Language {
  return chooseTalliedLanguage(tallyLines(typeof lines === "string" ? [lines] : lines));
}

/**
 * Returns the declared language of a list. If one of the declared and the guessed language is English and the
 * words clearly contradict the declaration, returns the guessed one, because many pages declare the language
 * of their software.
 */
export function chooseLanguageOfList(lines: readonly string[], declared: string | undefined): Language {
  const tally = tallyLines(lines);
  const guessed = chooseTalliedLanguage(tally);
  if (declared === undefined) return guessed;
  const language = parseLanguageTag(declared);
  if ((language === "en") === (guessed === "en")) return language;
  const [yes, no] = guessed === "en" ? [tally.english, tally.foreign] : [tally.foreign, tally.english];
  return yes >= DECISIVE_FACTOR && no * DECISIVE_FACTOR <= yes ? guessed : language;
}

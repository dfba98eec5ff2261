import {
  getUnitWordsById,
  LANGUAGES,
  type Language,
  normalizeUnitWord,
} from "#server/engines/amounts/amounts.ts";

const MEASURES = ["tsp", "tbsp", "cup", "oz", "lb", "g", "kg", "ml", "dl", "l", "pint", "quart"];
/** Shorter words are not compared, because too many words differ from them by one letter. */
const MIN_LENGTH = 5;
const MIN_ENGLISH_LENGTH = 3;
/** Words of other languages are compared too from this length on, because the language of a line may be unknown. */
const MIN_FOREIGN_LENGTH = 8;
const MAX_LENGTH = 20;
/** Words that differ from a unit by one letter and may follow a number. */
const WORDS = new Set(
  "cut cuts cap caps cep ceps cub cubs top tops tip tips tap tape taps pot pots pat pats pit pits pet pets port ports pint pinto pink pine paint point points liver livers garam gram gran gras grass gray grain lite later once tel kiln tabs print liten litet lire slice sacka".split(
    " ",
  ),
);

/** The unit words of a language by their first letter. */
type WordsByLetter = ReadonlyMap<string, readonly string[]>;

const listed = new Map<Language, WordsByLetter>();

function getUnitWordsToCompare(language: Language): WordsByLetter {
  const ready = listed.get(language);
  if (ready) return ready;
  const byLetter = new Map<string, string[]>();
  for (const word of new Set(LANGUAGES.flatMap((code) => comparedWords(code, language)))) {
    const words = byLetter.get(word.charAt(0)) ?? [];
    byLetter.set(word.charAt(0), words);
    words.push(word);
  }
  listed.set(language, byLetter);
  return byLetter;
}

/** The unit words of language `code` that words of a line in `language` are compared with. */
function comparedWords(code: Language, language: Language): string[] {
  const units = getUnitWordsById(code);
  const isOwn = code === (language === "any" ? "en" : language);
  const least = isOwn ? (code === "en" ? MIN_ENGLISH_LENGTH : MIN_LENGTH) : MIN_FOREIGN_LENGTH;
  return MEASURES.flatMap((id) => units[id] ?? [])
    .map((phrase) => normalizeUnitWord(phrase).split(" "))
    .filter(([word = "", next]) => word.length >= (next === undefined ? least : MIN_FOREIGN_LENGTH))
    .flatMap(([word = ""]) => (/^\p{L}+$/u.test(word) ? [word] : []));
}

/**
 * Whether a word is probably a misspelt unit: it begins like one and differs by one letter ("tosp",
 * "tabelspoons"). In a long word, doubled letters count as one ("Esslöfell").
 */
export function isMisspeltUnit(text: string, language: Language = "any"): boolean {
  if (text.length < MIN_ENGLISH_LENGTH || text.length > MAX_LENGTH) return false;
  const word = normalizeUnitWord(text);
  const units = getUnitWordsToCompare(language).get(word.charAt(0)) ?? [];
  const single = word.length < MIN_FOREIGN_LENGTH ? null : replaceDoubleLetters(word);
  return (
    !WORDS.has(word) && units.some((unit) => differsByOneLetter(word, unit) || isSameSingle(single, unit))
  );
}

const replaceDoubleLetters = (word: string): string => word.replace(/(.)\1/gu, "$1");

function isSameSingle(single: string | null, unit: string): boolean {
  if (single === null || unit.length < MIN_FOREIGN_LENGTH) return false;
  const other = replaceDoubleLetters(unit);
  return single === other || differsByOneLetter(single, other);
}

/** Whether one letter after the first is added, missing, replaced or exchanged with its neighbour. */
function differsByOneLetter(word: string, unit: string): boolean {
  const longer = word.length - unit.length;
  if (longer > 1 || longer < -1 || word[0] !== unit[0]) return false;
  let same = 1;
  while (same < word.length && word[same] === unit[same]) same += 1;
  if (same === word.length && longer === 0) return false;
  const rest = (text: string, skip: number) => text.slice(same + skip);
  if (longer !== 0) return rest(word, longer > 0 ? 1 : 0) === rest(unit, longer > 0 ? 0 : 1);
  const isSwapped = word[same] === unit[same + 1] && word[same + 1] === unit[same];
  return rest(word, 1) === rest(unit, 1) || (isSwapped && rest(word, 2) === rest(unit, 2));
}

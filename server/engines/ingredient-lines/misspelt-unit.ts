import { getUnitWordsById, type Language, normalizeUnitWord } from "#server/engines/amounts/amounts.ts";

const MEASURES = ["tsp", "tbsp", "cup", "oz", "lb", "g", "kg", "ml", "dl", "l", "pint", "quart"];
/** Shorter words are not compared, because too many words differ from them by one letter. */
const MIN_LENGTH = 5;
const MIN_ENGLISH_LENGTH = 3;
const MAX_LENGTH = 20;
/** Words that differ from a unit by one letter and may follow a number. */
const WORDS = new Set(
  "cut cuts cap caps cep ceps cub cubs top tops tip tips tap tape taps pot pots pat pats pit pits pet pets port ports pint pinto pink pine paint point points liver livers garam gram gran gras grass gray grain lite later once tel kiln tabs print liten litet lire slice sacka".split(
    " ",
  ),
);

const listed = new Map<Language, readonly string[]>();

function wordsOf(language: Language): readonly string[] {
  const ready = listed.get(language);
  if (ready) return ready;
  const units = getUnitWordsById(language === "any" ? "en" : language);
  const least = language === "en" || language === "any" ? MIN_ENGLISH_LENGTH : MIN_LENGTH;
  const words = MEASURES.flatMap((id) => units[id] ?? [])
    .map(normalizeUnitWord)
    .filter((word) => word.length >= least && /^\p{L}+$/u.test(word));
  listed.set(language, words);
  return words;
}

/** Whether a word is probably a misspelt unit: it begins like one and differs by one letter ("tosp", "tabelspoons"). */
export function isMisspeltUnit(text: string, language: Language = "any"): boolean {
  if (text.length < MIN_ENGLISH_LENGTH || text.length > MAX_LENGTH) return false;
  const word = normalizeUnitWord(text);
  return !WORDS.has(word) && wordsOf(language).some((unit) => differsByOneLetter(word, unit));
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

import {
  type FoodName,
  type FoodWord,
  haveSameGender,
  parseFoodNamesOfIngredient,
  tokenizeFoodText,
} from "./food-names.ts";
import {
  COMPOUND_ENDS,
  MADE_OF,
  NEVER_ALONE,
  NON_FOODS,
  PEPPERS,
  SAID_ABOUT,
  SALTS,
  SEASONS,
  TIES,
} from "./food-words.ts";

type Line = { name: string; section: string | null };
type Step = { text: string; section: string | null };
/** A name of an ingredient line. `line` is the complete text of that line in lower case. */
type Known = { index: number; section: string | null; line: string; name: FoodName };

const ALL_INGREDIENTS =
  /\b(?:all (?:of )?(?:the )?|alle |tous les |todos los |tutti gli )(?:ingredients|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten)\b/iu;
const INGREDIENTS_WORD = /\b(?:ingredients|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten)\b/iu;

/**
 * Returns a function from a step to the indexes of the `lines` that it mentions, ascending. Only clear
 * matches count: a word that fits two different lines matches neither, unless the section of the step
 * decides.
 */
export function createIngredientMatcher(lines: readonly Line[]): (step: Step) => number[] {
  const known: Known[] = lines.flatMap(({ name, section }, index) =>
    parseFoodNamesOfIngredient(name).map((foodName) => ({
      index,
      section,
      line: name.toLowerCase(),
      name: foodName,
    })),
  );
  const byStem = new Map<string, Known[]>();
  for (const entry of known)
    for (const stem of new Set(entry.name.stems)) byStem.set(stem, [...(byStem.get(stem) ?? []), entry]);
  return (step) => {
    const found = new Set([
      ...findSectionsNamedInStep(lines, step),
      ...findLinesNamedInStep(step, known, byStem),
    ]);
    return [...found].sort((a, b) => a - b);
  };
}

/** The lines that a step names collectively: "Mix all the ingredients", "whisk the dressing ingredients". */
function findSectionsNamedInStep(lines: readonly Line[], step: Step): number[] {
  if (!INGREDIENTS_WORD.test(step.text)) return [];
  const places = lines.map((_, index) => index);
  const inStep = new Set(tokenizeFoodText(step.text).map(({ stem }) => stem));
  const inSection = places.filter((index) => {
    const section = lines[index]?.section ?? null;
    const words = section === null ? [] : parseFoodNamesOfIngredient(section).flatMap(({ stems }) => stems);
    return words.length > 0 && words.every((stem) => inStep.has(stem));
  });
  if (inSection.length > 0) return inSection;
  if (!ALL_INGREDIENTS.test(step.text)) return [];
  const own = places.filter((index) => step.section !== null && lines[index]?.section === step.section);
  return own.length > 0 ? own : places;
}

function findLinesNamedInStep(
  step: Step,
  known: readonly Known[],
  byStem: ReadonlyMap<string, readonly Known[]>,
): number[] {
  const words = tokenizeFoodText(step.text);
  const found: number[] = [];
  let index = 0;
  while (index < words.length) {
    const word = words[index];
    const sameStem = (word && byStem.get(word.stem)) ?? [];
    const likely = sameStem.filter(({ name }) => word && hasFoodNameWord(name, word));
    const { matched, length } = findLongestNameMatch(words, index, likely);
    if (length > 1) {
      found.push(...selectBestMatchingLines(matched, step));
      index += length;
      continue;
    }
    found.push(...matchWordToLines(words, index, { known, likely }, step));
    index += 1;
  }
  return found;
}

/** The names that match the most words of the step from index `from` on, at least two words. */
function findLongestNameMatch(words: readonly FoodWord[], from: number, known: readonly Known[]) {
  let best = { matched: [] as Known[], length: 0, count: 1 };
  for (const entry of known) {
    const { length, count } = matchFoodNameWords(words, from, entry.name);
    if (count < best.count || count < 2) continue;
    best =
      count > best.count
        ? { matched: [entry], length, count }
        : { ...best, matched: [...best.matched, entry] };
  }
  return best;
}

const hasFoodNameWord = ({ stems, keys }: FoodName, { stem, key }: FoodWord): boolean =>
  stems.some((each, index) => each === stem && haveSameGender(keys[index] ?? "", key));

function matchFoodNameWords(words: readonly FoodWord[], from: number, name: FoodName) {
  const taken = new Set<string>();
  let length = 0;
  let next = from;
  while (next < words.length) {
    const word = words[next];
    if (!word || (next > from && !word.isClose)) break;
    if (hasFoodNameWord(name, word) && !taken.has(word.stem)) {
      taken.add(word.stem);
      length = next - from + 1;
    } else if (!TIES.has(word.key) && !SAID_ABOUT.has(word.key)) break;
    next += 1;
  }
  return { length, count: taken.size };
}

/**
 * Selects among names that match several words: those with the fewest words, if they are all the same name.
 */
function selectBestMatchingLines(matched: readonly Known[], step: Step): number[] {
  const near = preferLinesOfStepSection(step, matched);
  const fewest = Math.min(...near.map(({ name }) => name.stems.length));
  const closest = near.filter(({ name }) => name.stems.length === fewest);
  const isSame = new Set(closest.map(({ name }) => [...name.stems].sort().join(" "))).size === 1;
  return isSame ? closest.map(({ index }) => index) : [];
}

/**
 * Matches a single word: first lines with exactly this name, then the only line with it as main noun, then
 * the only line that contains it.
 */
function matchWordToLines(
  words: readonly FoodWord[],
  index: number,
  { known, likely }: { known: readonly Known[]; likely: readonly Known[] },
  step: Step,
): number[] {
  const word = words[index];
  if (!word) return [];
  if (SEASONS.has(word.key)) return findSaltAndPepperLines(known, step);
  if (SAID_ABOUT.has(word.key) || isPartOfNonFood(words, index)) return [];
  if (
    word.key === "cream" &&
    /^(?:the|together|butter)$/.test(words[index + 1]?.key ?? "") &&
    !isNounByPreviousWord(words, index)
  )
    return [];
  const exact = likely.filter(({ name }) => name.stems.length === 1 && name.head === word.stem);
  if (exact.length > 0) return preferLinesOfStepSection(step, exact).map((name) => name.index);
  if (NEVER_ALONE.has(word.key)) return [];
  const heads = preferLinesOfStepSection(
    step,
    likely.filter(({ name }) => name.head === word.stem),
  );
  if (heads.length > 0) return getLineIndexesOfSharedLine(heads);
  const parts = likely.filter(({ name }) => !name.keys.some((key) => MADE_OF.has(key)));
  if (parts.length > 0) return getLineIndexesOfSharedLine(preferLinesOfStepSection(step, parts));
  return getLineIndexesOfSharedLine(preferLinesOfStepSection(step, findCompoundMatches(word, known)));
}

/**
 * Whether a word is a noun, because another word of the phrase precedes it: "the cream", but not "Cream the
 * butter".
 */
const isNounByPreviousWord = (words: readonly FoodWord[], index: number) =>
  index > 0 && words[index]?.isClose === true && !/^(?:and|then|or)$/.test(words[index - 1]?.key ?? "");

function isPartOfNonFood(words: readonly FoodWord[], index: number): boolean {
  const next = words[index + 1];
  return next?.isClose === true && (NON_FOODS.has(next.key) || MADE_OF.has(next.key));
}

/**
 * Names that end with the word, as German and Dutch compounds do: Mehl may refer to Weizenmehl, olie to
 * olijfolie.
 */
function findCompoundMatches(word: FoodWord, known: readonly Known[]): Known[] {
  const isEnd = word.isCapital ? word.key.length > 3 || word.key === "ol" : COMPOUND_ENDS.has(word.key);
  if (!isEnd) return [];
  return known.filter(({ name }) =>
    name.keys.some((key) => key.length > word.key.length + 2 && key.endsWith(word.key)),
  );
}

function findSaltAndPepperLines(known: readonly Known[], step: Step): number[] {
  const isPepper = ({ name }: Known) =>
    name.keys.some((key) => PEPPERS.has(key)) &&
    !/^(?:red|green|yellow|bell|cayenne)$/.test(name.keys[0] ?? "");
  const salts = known.filter(({ name }) => name.keys.some((key) => SALTS.has(key)) && name.keys.length < 4);
  return [
    ...preferLinesOfStepSection(step, salts),
    ...preferLinesOfStepSection(step, known.filter(isPepper)),
  ].map(({ index }) => index);
}

/** The matches in the step's section if there are any, otherwise all matches. */
function preferLinesOfStepSection(step: Step, matched: readonly Known[]): readonly Known[] {
  const own = matched.filter(({ section }) => section !== null && section === step.section);
  return own.length > 0 ? own : matched;
}

/** The indexes of the matches if their lines have the same text, otherwise none. */
const getLineIndexesOfSharedLine = (matched: readonly Known[]): number[] => {
  const lines = new Set(matched.map(({ line }) => line));
  return lines.size === 1 ? [...new Set(matched.map(({ index }) => index))] : [];
};

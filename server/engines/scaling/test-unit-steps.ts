import { getAmountWords, hasLowerUnitWordPriority, LANGUAGES } from "#server/engines/amounts/languages.ts";
import { unitEntries } from "#server/engines/amounts/unit-kinds.ts";
import { getUnitWordsById } from "#server/engines/amounts/vocabulary.ts";
import {
  add,
  divide,
  floor,
  isAtMost,
  isEqual,
  isLess,
  multiply,
  type Rational,
  rational,
  subtract,
} from "./test-rational.ts";

/** The rounding steps of a unit, written independently of the engine. */
export type Rule = {
  steps: (value: Rational) => [Rational, Rational];
  smallest: Rational | null;
  integersFrom: Rational | null;
};

const parseRationalList = (text: string): Rational[] =>
  text.split(" ").map((part) => {
    const [n = "0", d = "1"] = part.split("/");
    return rational(BigInt(n), BigInt(d));
  });
const QUARTERS = parseRationalList("0 1/4 1/2 3/4 1");
const HALVES = parseRationalList("0 1/2 1");
const ONES = parseRationalList("0 1");
const EIGHTHS = parseRationalList("0 1/8 1/4 3/8 1/2 5/8 3/4 7/8 1");
const CUPS = parseRationalList("0 1/8 1/4 1/3 1/2 2/3 3/4 1");
const CUT = parseRationalList("0 1/4 1/3 1/2 2/3 3/4 1");

/** The next step below and above a value. The fractions in `list` repeat after each integer. */
function findStepsAroundValue(list: readonly Rational[], value: Rational): [Rational, Rational] {
  const base = rational(floor(value));
  const rest = subtract(value, base);
  const low = list.filter((part) => isAtMost(part, rest)).at(-1) ?? rational(0);
  const high = list.find((part) => isAtMost(rest, part)) ?? rational(1);
  return [add(base, low), add(base, high)];
}

function findScaledStepsAroundValue(value: Rational, perOne: Rational): [Rational, Rational] {
  const [low, high] = findStepsAroundValue(ONES, multiply(value, perOne));
  return [divide(low, perOne), divide(high, perOne)];
}

const createRepeatedStepsRule = (list: readonly Rational[], smallest: Rational | null): Rule => ({
  steps: (value) => findStepsAroundValue(list, value),
  smallest,
  integersFrom: null,
});

function findGramStepsAround(value: Rational): [Rational, Rational] {
  if (!isLess(value, rational(10))) return findStepsAroundValue(ONES, value);
  if (!isLess(value, rational(1))) return findStepsAroundValue(HALVES, value);
  let createFractionStepsRule = rational(100);
  while (isLess(multiply(value, createFractionStepsRule), rational(10)))
    createFractionStepsRule = multiply(createFractionStepsRule, rational(10));
  return findScaledStepsAroundValue(value, createFractionStepsRule);
}

const GRAM: Rule = { steps: findGramStepsAround, smallest: null, integersFrom: null };
const _QUARTER = createRepeatedStepsRule(QUARTERS, rational(1, 4));
const OUNCE: Rule = {
  steps: (value) => findStepsAroundValue(isLess(value, rational(1)) ? EIGHTHS : QUARTERS, value),
  smallest: rational(1, 8),
  integersFrom: null,
};
const POUND: Rule = {
  steps: (value) => {
    const ounces = findScaledStepsAroundValue(value, rational(64));
    if (!isLess(value, rational(1))) return ounces;
    const thirds = findScaledStepsAroundValue(value, rational(3));
    const [low, high] = [0, 1].map((end) => [ounces[end], thirds[end]] as [Rational, Rational]);
    const max = ([a, b]: [Rational, Rational]) => (isLess(a, b) ? b : a);
    const min = ([a, b]: [Rational, Rational]) => (isLess(a, b) ? a : b);
    return [max(low as [Rational, Rational]), min(high as [Rational, Rational])];
  },
  smallest: rational(1, 64),
  integersFrom: null,
};
const PINCH: Rule = {
  steps: (value) => findStepsAroundValue(isLess(value, rational(3)) ? HALVES : ONES, value),
  smallest: rational(1, 2),
  integersFrom: rational(3),
};
const UNCUT: Rule = {
  steps: (value) => findStepsAroundValue(isLess(value, rational(1)) ? QUARTERS : ONES, value),
  smallest: rational(1, 4),
  integersFrom: rational(1),
};
const PORTION = createRepeatedStepsRule(CUT, rational(1, 4));
const COUNT: Rule = {
  steps: (value) => findStepsAroundValue(isLess(value, rational(3)) ? CUT : ONES, value),
  smallest: rational(1, 4),
  integersFrom: null,
};
const PACK: Rule = {
  steps: (value) => (isLess(value, rational(1)) ? [value, value] : COUNT.steps(value)),
  smallest: null,
  integersFrom: null,
};
const perOne = (parts: number): Rule => ({
  steps: (value) => findScaledStepsAroundValue(value, rational(parts)),
  smallest: rational(1, parts),
  integersFrom: null,
});
const CUP = createRepeatedStepsRule(CUPS, rational(1, 8));

const rules: Record<string, Rule> = {
  g: GRAM,
  ml: GRAM,
  mg: createRepeatedStepsRule(ONES, rational(1)),
  dag: perOne(10),
  hg: perOne(100),
  kg: perOne(1000),
  l: perOne(1000),
  dl: perOne(20),
  cl: perOne(20),
  cup: CUP,
  tsp: CUP,
  dsp: createRepeatedStepsRule(HALVES, rational(1, 2)),
  tbsp: createRepeatedStepsRule(HALVES, rational(1, 2)),
  oz: OUNCE,
  "fl oz": OUNCE,
  lb: POUND,
  pfund: PORTION,
  pt: PORTION,
  qt: PORTION,
  gal: PORTION,
  stick: createRepeatedStepsRule(EIGHTHS, rational(1, 8)),
  in: createRepeatedStepsRule(HALVES, rational(1, 2)),
  cm: createRepeatedStepsRule(HALVES, rational(1, 2)),
  mm: createRepeatedStepsRule(ONES, rational(1)),
  dozen: perOne(12),
  pinch: PINCH,
  handful: PINCH,
  slice: PINCH,
  sprig: PINCH,
  bunch: PINCH,
  clove: UNCUT,
  sheet: UNCUT,
  leaf: UNCUT,
};

const PACKS = new Set(["can", "package", "jar", "bottle"]);

/**
 * The rounding rule of a unit. Without a unit, `uncut` says that the items cannot be divided (eggs, but not
 * onions).
 */
export function findRoundingRule(kind: string | null, uncut: boolean, isPack = false): Rule {
  if (isPack || (kind !== null && PACKS.has(kind))) return PACK;
  const rule = kind !== null && Object.hasOwn(rules, kind) ? rules[kind] : undefined;
  return rule ?? (uncut ? UNCUT : COUNT);
}

/** Rounds to the nearest step; half-way values are rounded up. */
export function roundToNearestRuleStep(value: Rational, { steps }: Rule): Rational {
  const [low, high] = steps(value);
  return isLess(subtract(value, low), subtract(high, value)) ? low : high;
}

export const isStepOfRule = (value: Rational, rule: Rule): boolean => {
  const [low, high] = rule.steps(value);
  return isEqual(low, value) || isEqual(high, value);
};

/** A unit word with its kind, and whether it is English. */
export type UnitWord = { word: string; kind: string; english: boolean };

const OTHERS = LANGUAGES.filter((language) => language !== "en");

const getUnitWordsInLanguages = (languages: readonly string[], id: string): UnitWord[] =>
  languages.flatMap((language) =>
    (getUnitWordsById(language)[id] ?? []).map((word) => ({ word, kind: id, english: language === "en" })),
  );

/** All unit words in order of precedence. The languages whose words yield to others come last. */
const listedWords: UnitWord[] = [
  ...unitEntries.flatMap(({ id }) => [
    ...getUnitWordsInLanguages(["en"], id),
    ...getUnitWordsInLanguages(
      OTHERS.filter((language) => !hasLowerUnitWordPriority(language)),
      id,
    ),
  ]),
  ...unitEntries.flatMap(({ id }) => getUnitWordsInLanguages(OTHERS.filter(hasLowerUnitWordPriority), id)),
];

const SPELLED: Record<string, string> = {
  ł: "l",
  ø: "o",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ı: "i",
  ς: "σ",
  "’": "'",
};
/** Removes accents, case and full stops. */
const foldUnitWord = (word: string): string =>
  word
    .normalize("NFKD")
    .replace(/[\u0300-\u036f.]/g, "")
    .toLowerCase()
    .replace(/[łøæœđıς’]/g, (letter) => SPELLED[letter] ?? letter)
    .trim();

const known = new Map<string, UnitWord>();
for (const entry of listedWords)
  if (!known.has(foldUnitWord(entry.word))) known.set(foldUnitWord(entry.word), entry);
/** Words whose meaning does not depend on the language. */
export const unitWords = listedWords.filter(({ word, kind }) => known.get(foldUnitWord(word))?.kind === kind);
for (const language of LANGUAGES) {
  for (const forms of (getAmountWords(language).unitForms ?? []).map((entry) => entry.split("|"))) {
    const kind = forms
      .map((form) => known.get(foldUnitWord(form))?.kind)
      .find((found) => found !== undefined);
    for (const word of kind ? forms : []) {
      if (!known.has(foldUnitWord(word)))
        known.set(foldUnitWord(word), { word, kind: kind ?? "", english: language === "en" });
    }
  }
}

export const findUnitWordOrNull = (word: string): UnitWord | null => known.get(foldUnitWord(word)) ?? null;

export const TEASPOONS: Record<string, Rational> = { tsp: rational(1), tbsp: rational(3), cup: rational(48) };
export const isEnglishSpoonOrCupUnit = (unit: UnitWord | null): boolean =>
  unit?.english === true && Object.hasOwn(TEASPOONS, unit.kind);

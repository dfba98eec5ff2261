import type { AmountForm, Fraction, Measure, SecondMeasure } from "#server/engines/amounts/amounts.ts";
import { fraction, lineText } from "#server/engines/amounts/amounts.ts";
import type { ScalableLine } from "#server/engines/scaling/scaling.ts";
import { type UnitWord, unitWords } from "./kitchen.ts";

/** Numbers that follow from a seed, so that a break can be made again. */
export function randomFrom(seed: number): () => number {
  // As a product of doubles, large seeds would lose their lowest bits and share their numbers.
  let state = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Random = () => number;
export type Case = {
  line: ScalableLine;
  company: ScalableLine[];
  servings: number;
  newServings: number;
  more: number;
};

export const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;
const upTo = (random: Random, most: number) => 1 + Math.floor(random() * most);

const PARTS = [
  [1, 8],
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 4],
  [3, 8],
  [1, 16],
  [1, 5],
  [5, 6],
] as const;
const THINGS = ["eggs", "egg yolks", "bay leaves", "onions", "lemon", "stock cube", "chicken breasts"];
const METRIC = new Set(["g", "ml", "mg", "kg", "l", "dl", "cl"]);

type Number = { value: Fraction; as: AmountForm };

function randomNumber(random: Random): Number {
  const choice = random();
  if (choice < 0.35) return { value: fraction(upTo(random, pick(random, [5, 20, 1000]))), as: "whole" };
  if (choice < 0.65) {
    const [n, d] = pick(random, PARTS);
    const whole = random() < 0.5 ? 0 : upTo(random, pick(random, [3, 12]));
    return { value: fraction(whole * d + n, d), as: "fraction" };
  }
  if (choice < 0.95) {
    const places = pick(random, [10, 10, 100, 1000]);
    const value = fraction(upTo(random, pick(random, [5, 50, 2000]) * places), places);
    return { value, as: value.d === 1 ? "whole" : "decimal" };
  }
  if (choice < 0.975) return { value: fraction(upTo(random, 1_000_000)), as: "whole" };
  return { value: fraction(upTo(random, 1_000_000), upTo(random, 1_000_000)), as: "decimal" };
}

type Counted =
  | { kind: "one"; value: Fraction; as: AmountForm }
  | { kind: "range"; from: Fraction; to: Fraction; as: AmountForm };

function randomCounted(random: Random): Counted {
  const { value, as } = randomNumber(random);
  if (random() < 0.75 || value.d > 1000) return { kind: "one", value, as };
  const { n, d } = fraction(upTo(random, 4), pick(random, [1, 1, 2, 4]));
  return { kind: "range", from: value, to: fraction(value.n * d + n * value.d, value.d * d), as };
}

const byKind = new Map<string, UnitWord[]>();
/** A slash in a word would be read as a second measure. */
const plainWords = unitWords.filter(({ word }) => !/[/()]/.test(word));
for (const word of plainWords) byKind.set(word.kind, [...(byKind.get(word.kind) ?? []), word]);
const kinds = [...byKind.keys()];
/** Every kind as often as every other, and the spoons oftener. */
const randomWord = (random: Random): UnitWord => {
  const kind = random() < 0.2 ? pick(random, ["tsp", "tbsp", "cup"]) : pick(random, kinds);
  const words = byKind.get(kind) ?? [];
  const english = words.filter((word) => word.english);
  return pick(random, english.length > 0 && random() < 0.5 ? english : words);
};

const measure = (random: Random, unit: string): Measure => ({ ...randomCounted(random), unit });

const SECONDS = ["g", "ml", "oz", "lb", "cups", "tbsp", "fl oz", "kg", "l", "dl"];

function randomAlso(random: Random): { also?: SecondMeasure[] } {
  if (random() > 0.25) return {};
  if (random() < 0.1) {
    const parts = [measureOne(random, "lb"), measureOne(random, "oz")];
    return { also: [{ kind: "sum", parts, as: "whole" }] };
  }
  return { also: [measure(random, pick(random, SECONDS))] };
}

const measureOne = (random: Random, unit: string): Measure => ({
  kind: "one",
  ...randomNumber(random),
  unit,
});

const SUMS = [
  ["cup", "tbsp"],
  ["cups", "tsp"],
  ["tbsp", "tsp"],
  ["tablespoons", "teaspoon"],
  ["lb", "oz"],
  ["kg", "g"],
  ["l", "ml"],
  ["EL", "TL"],
  ["msk", "tsk"],
  ["dl", "msk"],
  ["cup", "g"],
  ["dl", "cl"],
  ["g", "mg"],
  ["cup", "fl oz"],
  ["qt", "cups"],
] as const;

function randomRow(random: Random): ScalableLine {
  const rest = { size: null, notes: null, original: null };
  const choice = random();
  const word = randomWord(random);
  if (choice < 0.01) return { amount: { kind: "none" }, unit: null, name: "salt to taste", ...rest };
  if (choice < 0.1) {
    return { amount: { ...randomCounted(random) }, unit: null, name: pick(random, THINGS), ...rest };
  }
  if (choice < 0.22) {
    const [first, second] = pick(random, SUMS);
    const parts = [
      measureOne(random, first),
      random() < 0.9 ? measureOne(random, second) : measure(random, second),
    ];
    return { amount: { kind: "sum", parts, as: "fraction" }, unit: first, name: "flour", ...rest };
  }
  if (choice < 0.34) {
    const counted = randomCounted(random);
    const count =
      counted.kind === "one" ? { count: counted.value } : { count: counted.from, countMax: counted.to };
    const size = measure(random, pick(random, ["g", "oz", "ml"]));
    const held = pick(
      random,
      plainWords.filter(({ kind }) => ["can", "package", "jar", "bottle"].includes(kind)),
    );
    return {
      amount: { kind: "pack", ...count, size, as: counted.as },
      unit: held.word,
      name: "tomatoes",
      ...rest,
    };
  }
  return {
    amount: { ...randomCounted(random), ...randomAlso(random) },
    unit: word.word,
    name: "flour",
    ...rest,
  };
}

/** A row as it is typed in fields, or a line that came as text. */
function randomLine(random: Random): ScalableLine {
  const row = randomRow(random);
  return random() < 0.5 ? row : { ...row, original: lineText(row) };
}

/** A line in a recipe, to be scaled by a factor from 1/100 to 100, and once more for more people. */
export function randomCase(seed: number): Case {
  const random = randomFrom(seed);
  const line = randomLine(random);
  const company = random() < 0.4 ? [randomLine(random), randomLine(random)] : [];
  const [servings, newServings] =
    random() < 0.6 ? [upTo(random, 12), upTo(random, 24)] : [upTo(random, 100), upTo(random, 100)];
  const more = random() < 0.7 ? newServings + 1 : newServings + upTo(random, 100);
  return { line, company, servings, newServings, more };
}

export const isMetricKind = (kind: string | null): boolean => kind !== null && METRIC.has(kind);

import type { DishPlan } from "./dish-plan.ts";
import type { Bit } from "./ingredients.ts";
import type { Chance } from "./pen.ts";

/** Pieces that swim where the title names none. */
const USUAL_BITS: Record<string, readonly Bit[]> = {
  CHINESE: [
    { shape: "shroom", hue: "mushroom" },
    { shape: "cube", hue: "cream" },
    { shape: "disc", hue: "carrot" },
  ],
  THAI: [
    { shape: "dot", hue: "leaf" },
    { shape: "ring", hue: "tomato" },
    { shape: "chunk", hue: "cream" },
  ],
  JAPANESE: [
    { shape: "cube", hue: "cream" },
    { shape: "shroom", hue: "mushroom" },
    { shape: "dot", hue: "leaf" },
  ],
  MEXICAN: [
    { shape: "bean", hue: "bean" },
    { shape: "dot", hue: "lemon" },
    { shape: "slice", hue: "leaf" },
  ],
  INDIAN: [
    { shape: "chunk", hue: "curry" },
    { shape: "dot", hue: "leaf" },
    { shape: "cube", hue: "cream" },
  ],
};

export const PASTA_BITS = [
  { shape: "disc", hue: "tomato" },
  { shape: "dot", hue: "leaf" },
  { shape: "shroom", hue: "mushroom" },
] as const;

const HOME_BITS: readonly Bit[] = [
  { shape: "disc", hue: "carrot" },
  { shape: "cube", hue: "cream" },
  { shape: "bean", hue: "cream" },
  { shape: "dot", hue: "leaf" },
];

/** What is in a curry that names nothing: its own pieces, or it would be a stew. */
const usualOf = ({ cloth, look }: DishPlan): readonly Bit[] | undefined =>
  USUAL_BITS[look === "curry" && cloth !== "THAI" ? "INDIAN" : cloth];

/** What swims in a dish: what the title names, then what is usual, `count` kinds at least. */
export function bitsFor(plan: DishPlan, chance: Chance, count: number): Bit[] {
  const bits = plan.bits.filter(
    ({ hue, shape }) => hue !== plan.food || shape === "chunk" || shape === "shroom",
  );
  const usual: readonly Bit[] = usualOf(plan) ?? HOME_BITS;
  for (let tries = 0; bits.length < count && tries < 9; tries++) {
    const bit = chance.pick(usual);
    if (bit && bit.hue !== plan.food && !bits.some(({ shape }) => shape === bit.shape)) bits.push(bit);
  }
  const onRed = plan.food === "tomato" || plan.food === "meat";
  return bits.slice(0, 3).map((bit) => (onRed && bit.hue === "bean" ? { ...bit, hue: "cream" } : bit));
}

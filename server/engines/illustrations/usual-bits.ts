import type { DishPlan } from "./dish-plan.ts";
import { type Bit, bitOf } from "./ingredients.ts";
import type { Chance } from "./pen.ts";

/** Pieces of food by cuisine, for titles that name too few foods. */
const USUAL_BITS: Record<string, readonly Bit[]> = {
  CHINESE: [bitOf("shroom", "mushroom"), bitOf("cube", "cream"), bitOf("disc", "carrot")],
  THAI: [bitOf("dot", "leaf"), bitOf("ring", "tomato"), bitOf("chunk", "cream")],
  JAPANESE: [bitOf("cube", "cream"), bitOf("shroom", "mushroom"), bitOf("dot", "leaf")],
  MEXICAN: [bitOf("bean", "bean"), bitOf("dot", "lemon"), bitOf("slice", "leaf")],
  INDIAN: [bitOf("chunk", "curry"), bitOf("dot", "leaf"), bitOf("cube", "cream")],
};

export const PASTA_BITS = [
  bitOf("disc", "tomato"),
  bitOf("dot", "leaf"),
  bitOf("shroom", "mushroom"),
] as const;

const HOME_BITS: readonly Bit[] = [
  bitOf("disc", "carrot"),
  bitOf("cube", "cream"),
  bitOf("bean", "cream"),
  bitOf("dot", "leaf"),
];

/**
 * The usual pieces of the cuisine. A curry gets the Indian ones, because it would look like a stew otherwise;
 * a Thai curry has its own.
 */
const usualOf = ({ cloth, look }: DishPlan): readonly Bit[] | undefined =>
  USUAL_BITS[look === "curry" && cloth !== "THAI" ? "INDIAN" : cloth];

/**
 * Pieces of the foods in the title, at most three, filled up with usual ones to `count` if different ones are
 * found.
 */
export function pickToppings(plan: DishPlan, chance: Chance, count: number): Bit[] {
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

import type { DishPlan } from "./dish-plan.ts";
import { type Bit, createFoodPiece } from "./ingredients.ts";
import type { Chance } from "./pen.ts";

/** Pieces of food by cuisine, for titles that name too few foods. */
const USUAL_BITS: Record<string, readonly Bit[]> = {
  CHINESE: [
    createFoodPiece("shroom", "mushroom"),
    createFoodPiece("cube", "cream"),
    createFoodPiece("disc", "carrot"),
  ],
  THAI: [
    createFoodPiece("dot", "leaf"),
    createFoodPiece("ring", "tomato"),
    createFoodPiece("chunk", "cream"),
  ],
  JAPANESE: [
    createFoodPiece("cube", "cream"),
    createFoodPiece("shroom", "mushroom"),
    createFoodPiece("dot", "leaf"),
  ],
  MEXICAN: [
    createFoodPiece("bean", "bean"),
    createFoodPiece("dot", "lemon"),
    createFoodPiece("slice", "leaf"),
  ],
  INDIAN: [
    createFoodPiece("chunk", "curry"),
    createFoodPiece("dot", "leaf"),
    createFoodPiece("cube", "cream"),
  ],
};

export const PASTA_BITS = [
  createFoodPiece("disc", "tomato"),
  createFoodPiece("dot", "leaf"),
  createFoodPiece("shroom", "mushroom"),
] as const;

const HOME_BITS: readonly Bit[] = [
  createFoodPiece("disc", "carrot"),
  createFoodPiece("cube", "cream"),
  createFoodPiece("bean", "cream"),
  createFoodPiece("dot", "leaf"),
];

/**
 * The usual pieces of the cuisine. A curry gets the Indian ones, because it would look like a stew otherwise;
 * a Thai curry has its own.
 */
const getUsualToppings = ({ cloth, look }: DishPlan): readonly Bit[] | undefined =>
  USUAL_BITS[look === "curry" && cloth !== "THAI" ? "INDIAN" : cloth];

/**
 * Pieces of the foods in the title, at most three, filled up with usual ones to `count` if different ones are
 * found.
 */
export function pickToppings(plan: DishPlan, chance: Chance, count: number): Bit[] {
  const bits = plan.bits.filter(
    ({ hue, shape }) => hue !== plan.food || shape === "chunk" || shape === "shroom",
  );
  const usual: readonly Bit[] = getUsualToppings(plan) ?? HOME_BITS;
  for (let tries = 0; bits.length < count && tries < 9; tries++) {
    const bit = chance.pick(usual);
    if (bit && bit.hue !== plan.food && !bits.some(({ shape }) => shape === bit.shape)) bits.push(bit);
  }
  const onRed = plan.food === "tomato" || plan.food === "meat";
  return bits.slice(0, 3).map((bit) => (onRed && bit.hue === "bean" ? { ...bit, hue: "cream" } : bit));
}

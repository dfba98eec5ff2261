import type { DishPlan } from "./dish-plan.ts";
import { type Bit, createFoodPiece } from "./ingredients.ts";
import { FAMILIES, type Family } from "./palette.ts";
import {
  type Chance,
  createRandomBlobPath,
  createScallopedCirclePath,
  createScatteredPoints,
  drawCircles,
  drawFilledPath,
  drawRandomBlobs,
  toPointFromPolar,
} from "./pen.ts";
import { drawMixedFoodPieces, drawScatteredHerbs, drawSpecks, drawSprig } from "./pieces.ts";
import { drawPlate } from "./vessels.ts";

/**
 * Draws a salad: leaves below other foods. Salads without leaves are drawn by their look (`TOSSED`,
 * "layers").
 */
export function drawSalad(plan: DishPlan, chance: Chance): string {
  if (plan.look === "layers") return drawPlate(plan, chance, 236) + drawLayeredSalad(plan, chance);
  const tossed = TOSSED[plan.look];
  if (tossed) return drawPlate(plan, chance, 236) + drawTossedSalad(plan, tossed, chance);
  const bits: Bit[] = plan.bits.filter(
    ({ shape, hue }) => shape !== "leaf" && !(shape === "chunk" && hue === "cream"),
  );
  const usual: readonly [Bit, ...Bit[]] = [
    createFoodPiece("disc", "tomato"),
    createFoodPiece("disc", "leaf"),
    createFoodPiece("ring", "cream"),
    createFoodPiece("cube", "golden"),
  ];
  for (let tries = 0; bits.length < 4 && tries < 12; tries++) {
    const bit = chance.pick(usual);
    if (!bits.some(({ hue }) => hue === bit.hue)) bits.push(bit);
  }
  const bed = FAMILIES.leaf;
  const leaves = (color: string, count: number, size: number) =>
    drawRandomBlobs(chance, color, createScatteredPoints(chance, count, 122, 40), size, size * 0.62, 0.26, 7);
  const hearty =
    !["leaf", "tomato", "lemon", "matcha"].includes(plan.food) && plan.bits[0]?.hue === plan.food;
  return (
    drawPlate(plan, chance, 236) +
    drawFilledPath(bed[1], createScallopedCirclePath(4, 8, 142, 168, 13)) +
    leaves(bed[0], 9, 50) +
    leaves(bed[2], 7, 40) +
    drawMixedFoodPieces(
      chance,
      hearty ? bits.slice(0, 2) : bits,
      createScatteredPoints(chance, hearty ? 20 : 15, 124, hearty ? 40 : 50),
      26,
    ) +
    (hearty ? "" : drawScatteredHerbs(chance, 5, 110, 44)) +
    drawSpecks(chance, FAMILIES.cream[2], 12, 120, 8)
  );
}

/** A salad without leaves: the size of its pieces, the colour below them, and the pieces. */
type Tossed = { size: number; bed: Family; bits: readonly Bit[] };

const createPiecesOfShape = (shape: Bit["shape"], ...hues: Family[]): Bit[] =>
  hues.map((hue) => ({ shape, hue }));

/** Salads without leaves, by the look of the plan. */
const TOSSED: Partial<Record<string, Tossed>> = {
  slaw: { size: 20, bed: "cream", bits: createPiecesOfShape("stick", "cream", "carrot", "matcha") },
  chopped: { size: 15, bed: "leaf", bits: createPiecesOfShape("dot", "rice", "matcha", "tomato") },
  fruit: {
    size: 29,
    bed: "pasta",
    bits: [
      createFoodPiece("dot", "berry"),
      createFoodPiece("citrus", "carrot"),
      createFoodPiece("slice", "lemon"),
      createFoodPiece("disc", "leaf"),
      createFoodPiece("dot", "plum"),
    ],
  },
};

function drawTossedSalad(plan: DishPlan, { size, bed, bits }: Tossed, chance: Chance): string {
  const named = plan.bits.filter(
    ({ shape, hue }) => shape !== "leaf" && !bits.some((bit) => bit.hue === hue),
  );
  const all = [...named, ...bits].slice(0, bits.length + 1);
  const [main, shade] = FAMILIES[bed];
  return (
    drawFilledPath(shade, createRandomBlobPath(chance, 4, 8, 160, 148, 0.08, 12)) +
    drawFilledPath(main, createRandomBlobPath(chance, 0, 0, 148, 136, 0.1, 12)) +
    drawMixedFoodPieces(
      chance,
      all,
      createScatteredPoints(chance, size < 25 ? 46 : 20, 128, size * 1.5),
      size,
    ) +
    (plan.look === "fruit"
      ? drawSprig(0, -10, 52, chance.between(0, 360))
      : drawScatteredHerbs(chance, 7, 120, size + 6))
  );
}

/** Draws overlapping slices of tomato and cheese in a ring, with basil. */
function drawLayeredSalad(plan: DishPlan, chance: Chance): string {
  const turn = chance.between(0, 360);
  const slices = Array.from({ length: 10 }, (_, i) => {
    const [x, y] = toPointFromPolar(104, turn + i * 36);
    const [main, shade, light] = FAMILIES[i % 2 ? "rice" : "tomato"];
    return (
      drawCircles(shade, 54, [[x + 2, y + 4]]) +
      drawCircles(i % 2 ? light : main, 51, [[x, y]]) +
      (i % 2 ? "" : drawCircles(light, 34, [[x, y]]))
    );
  });
  const bits = plan.bits.filter(({ hue }) => hue !== "tomato" && hue !== "cream");
  return (
    slices.join("") +
    drawMixedFoodPieces(chance, bits, createScatteredPoints(chance, bits.length * 3, 90, 50), 20) +
    drawScatteredHerbs(chance, 8, 118, 52) +
    drawSpecks(chance, FAMILIES.dark[0], 10, 120, 5)
  );
}

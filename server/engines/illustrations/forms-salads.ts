import type { DishPlan } from "./dish-plan.ts";
import { type Bit, bitOf } from "./ingredients.ts";
import { FAMILIES, type Family } from "./palette.ts";
import {
  blobPath,
  blobsSvg,
  type Chance,
  discsSvg,
  filledPathSvg,
  rufflePath,
  scatteredPoints,
  toPointFromPolar,
} from "./pen.ts";
import { drawMixedFoodPieces, drawScatteredHerbs, drawSpecks, drawSprig } from "./pieces.ts";
import { drawPlate } from "./vessels.ts";

/**
 * Draws a salad: leaves below other foods. Salads without leaves are drawn by their look (`TOSSED`,
 * "layers").
 */
export function drawSalad(plan: DishPlan, chance: Chance): string {
  if (plan.look === "layers") return drawPlate(plan, chance, 236) + drawLayers(plan, chance);
  const tossed = TOSSED[plan.look];
  if (tossed) return drawPlate(plan, chance, 236) + drawTossed(plan, tossed, chance);
  const bits: Bit[] = plan.bits.filter(
    ({ shape, hue }) => shape !== "leaf" && !(shape === "chunk" && hue === "cream"),
  );
  const usual: readonly [Bit, ...Bit[]] = [
    bitOf("disc", "tomato"),
    bitOf("disc", "leaf"),
    bitOf("ring", "cream"),
    bitOf("cube", "golden"),
  ];
  for (let tries = 0; bits.length < 4 && tries < 12; tries++) {
    const bit = chance.pick(usual);
    if (!bits.some(({ hue }) => hue === bit.hue)) bits.push(bit);
  }
  const bed = FAMILIES.leaf;
  const leaves = (color: string, count: number, size: number) =>
    blobsSvg(chance, color, scatteredPoints(chance, count, 122, 40), size, size * 0.62, 0.26, 7);
  const hearty =
    !["leaf", "tomato", "lemon", "matcha"].includes(plan.food) && plan.bits[0]?.hue === plan.food;
  return (
    drawPlate(plan, chance, 236) +
    filledPathSvg(bed[1], rufflePath(4, 8, 142, 168, 13)) +
    leaves(bed[0], 9, 50) +
    leaves(bed[2], 7, 40) +
    drawMixedFoodPieces(
      chance,
      hearty ? bits.slice(0, 2) : bits,
      scatteredPoints(chance, hearty ? 20 : 15, 124, hearty ? 40 : 50),
      26,
    ) +
    (hearty ? "" : drawScatteredHerbs(chance, 5, 110, 44)) +
    drawSpecks(chance, FAMILIES.cream[2], 12, 120, 8)
  );
}

/** A salad without leaves: the size of its pieces, the colour below them, and the pieces. */
type Tossed = { size: number; bed: Family; bits: readonly Bit[] };

const cut = (shape: Bit["shape"], ...hues: Family[]): Bit[] => hues.map((hue) => ({ shape, hue }));

/** Salads without leaves, by the look of the plan. */
const TOSSED: Partial<Record<string, Tossed>> = {
  slaw: { size: 20, bed: "cream", bits: cut("stick", "cream", "carrot", "matcha") },
  chopped: { size: 15, bed: "leaf", bits: cut("dot", "rice", "matcha", "tomato") },
  fruit: {
    size: 29,
    bed: "pasta",
    bits: [
      bitOf("dot", "berry"),
      bitOf("citrus", "carrot"),
      bitOf("slice", "lemon"),
      bitOf("disc", "leaf"),
      bitOf("dot", "plum"),
    ],
  },
};

function drawTossed(plan: DishPlan, { size, bed, bits }: Tossed, chance: Chance): string {
  const named = plan.bits.filter(
    ({ shape, hue }) => shape !== "leaf" && !bits.some((bit) => bit.hue === hue),
  );
  const all = [...named, ...bits].slice(0, bits.length + 1);
  const [main, shade] = FAMILIES[bed];
  return (
    filledPathSvg(shade, blobPath(chance, 4, 8, 160, 148, 0.08, 12)) +
    filledPathSvg(main, blobPath(chance, 0, 0, 148, 136, 0.1, 12)) +
    drawMixedFoodPieces(chance, all, scatteredPoints(chance, size < 25 ? 46 : 20, 128, size * 1.5), size) +
    (plan.look === "fruit"
      ? drawSprig(0, -10, 52, chance.between(0, 360))
      : drawScatteredHerbs(chance, 7, 120, size + 6))
  );
}

/** Draws overlapping slices of tomato and cheese in a ring, with basil. */
function drawLayers(plan: DishPlan, chance: Chance): string {
  const turn = chance.between(0, 360);
  const slices = Array.from({ length: 10 }, (_, i) => {
    const [x, y] = toPointFromPolar(104, turn + i * 36);
    const [main, shade, light] = FAMILIES[i % 2 ? "rice" : "tomato"];
    return (
      discsSvg(shade, 54, [[x + 2, y + 4]]) +
      discsSvg(i % 2 ? light : main, 51, [[x, y]]) +
      (i % 2 ? "" : discsSvg(light, 34, [[x, y]]))
    );
  });
  const bits = plan.bits.filter(({ hue }) => hue !== "tomato" && hue !== "cream");
  return (
    slices.join("") +
    drawMixedFoodPieces(chance, bits, scatteredPoints(chance, bits.length * 3, 90, 50), 20) +
    drawScatteredHerbs(chance, 8, 118, 52) +
    drawSpecks(chance, FAMILIES.dark[0], 10, 120, 5)
  );
}

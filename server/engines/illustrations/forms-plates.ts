import type { DishPlan } from "./dish-plan.ts";
import { type Bit, createFoodPiece } from "./ingredients.ts";
import { FAMILIES, type Family, IRON, SHADOW } from "./palette.ts";
import {
  type Chance,
  createArcPath,
  createLinePath,
  createRandomBlobPath,
  createScatteredPoints,
  drawCircles,
  drawFilledPath,
  drawRoundedRectangle,
  drawStrokedPath,
  drawTransformedGroup,
} from "./pen.ts";
import {
  drawCitrusSlice,
  drawFoodPieces,
  drawMixedFoodPieces,
  drawScatteredHerbs,
  drawSpecks,
  drawSprig,
} from "./pieces.ts";
import { DROP, drawPlate } from "./vessels.ts";

const SIDES: readonly Bit[] = [
  createFoodPiece("stick", "leaf"),
  createFoodPiece("cube", "golden"),
  createFoodPiece("dot", "leaf"),
  createFoodPiece("disc", "carrot"),
  createFoodPiece("floret", "leaf"),
  createFoodPiece("leaf", "leaf"),
  createFoodPiece("disc", "tomato"),
];

/** Draws a plate with fish, poultry or meat, two side dishes, sauce and lemon. */
export function drawMainWithSides(plan: DishPlan, chance: Chance): string {
  const meat = plan.bits.find(
    ({ shape, hue }) => PROTEINS.includes(shape) || (shape === "slice" && hue === "dark"),
  );
  const shape = plan.look === "schnitzel" ? plan.look : meat ? `${meat.shape}-${meat.hue}` : "chunk-golden";
  const sides = plan.bits.filter(
    (bit) => bit !== meat && bit.shape !== "crumb" && bit.shape !== "ring" && bit.shape !== "citrus",
  );
  for (let tries = 0; sides.length < 2 && tries < 20; tries++) {
    const side = chance.pick(SIDES);
    if (side && !sides.some((bit) => (bit.hue === "leaf") === (side.hue === "leaf"))) sides.push(side);
  }
  const [near = SIDES[0]!, far = SIDES[1]!] = sides.map((bit) =>
    bit.hue === "cream" ? ({ ...bit, hue: "golden" } as const) : bit,
  );
  const mirror = chance.maybe(0.5) ? 1 : -1;
  const heap = (bit: Bit, x: number, y: number) =>
    drawTransformedGroup(
      x,
      y,
      0,
      drawFoodPieces(
        chance,
        bit,
        createScatteredPoints(chance, bit.shape === "leaf" ? 7 : 9, 62, 26, 0.8),
        20,
      ),
    );
  const sauced = plan.food !== meat?.hue && meat !== undefined;
  const [sauce, , gloss] = FAMILIES[plan.food];
  const pool = sauced
    ? drawFilledPath(sauce, createRandomBlobPath(chance, -16 * mirror, -34, 128, 92, 0.14)) +
      drawStrokedPath(gloss, 7, createArcPath(-20 * mirror, -34, 104, 190, 240))
    : "";
  const citrus =
    plan.bits.find((bit) => bit.shape === "citrus") ??
    (shape.startsWith("chunk-salmon") || shape.startsWith("chunk-cream") || chance.maybe(0.3)
      ? { hue: "lemon" as const }
      : undefined);
  return (
    drawPlate(plan, chance, 232) +
    pool +
    heap(far, 84 * mirror, 74) +
    heap(near, -62 * mirror, 96) +
    drawTransformedGroup(
      -20 * mirror,
      -42,
      chance.between(-14, 14),
      drawProtein(shape, sauced ? meat.hue : plan.food, chance),
    ) +
    (citrus ? drawCitrusSlice(citrus.hue, 116 * mirror, -62, 36, chance.between(0, 50)) : "") +
    drawTransformedGroup(-20 * mirror, -40, 0, drawScatteredHerbs(chance, 4, 74, 30)) +
    drawSprig(-112 * mirror, 26, 40, chance.between(0, 360))
  );
}

const PROTEINS: readonly string[] = ["chunk", "prawn"];

function drawProtein(shape: string, hue: Family, chance: Chance): string {
  const [main, shade, light] = FAMILIES[hue];
  if (shape === "slice-dark")
    return drawFoodPieces(
      chance,
      { shape: "slice", hue },
      createScatteredPoints(chance, 10, 96, 44, 0.8),
      30,
    );
  if (shape === "prawn-salmon")
    return drawFoodPieces(chance, { shape: "prawn", hue }, createScatteredPoints(chance, 7, 82, 54, 0.8), 34);
  if (shape === "chunk-salmon" || shape === "chunk-cream") {
    const flakes = [-54, -18, 18, 54].map((x) => `M${x} -34Q${x + 24} 0 ${x} 34`).join("");
    const fish = shape === "chunk-cream" ? FAMILIES.golden : FAMILIES.salmon;
    return (
      drawRoundedRectangle(SHADOW, 5, 8, 216, 104, 46) +
      drawRoundedRectangle(fish[0], 0, 0, 216, 104, 46) +
      drawStrokedPath(fish[2], 7, flakes) +
      drawSpecks(chance, fish[1], 9, 44, 6)
    );
  }
  if (shape === "chunk-meat") {
    const body = "M-112 6Q-104 -66 -20 -62Q90 -70 108 -8Q116 58 30 62Q-98 74 -112 6z";
    const grill = drawStrokedPath(
      shade,
      9,
      [-62, -22, 18, 58].map((x) => createLinePath(x, 0, 74, 116)).join(""),
    );
    const gloss = drawStrokedPath(light, 6, createArcPath(-20, 6, 74, 210, 262));
    return (
      drawTransformedGroup(5, 9, 0, drawFilledPath(SHADOW, body)) +
      drawFilledPath(shade, body) +
      drawTransformedGroup(-3, -7, 0, drawFilledPath(main, body)) +
      grill +
      gloss
    );
  }
  if (shape === "schnitzel") {
    const body = createRandomBlobPath(chance, 0, 0, 128, 76, 0.13);
    return (
      drawTransformedGroup(5, 9, 0, drawFilledPath(SHADOW, body)) +
      drawFilledPath(shade, body) +
      drawTransformedGroup(-3, -6, 0, drawFilledPath(main, body)) +
      drawSpecks(chance, light, 16, 84, 8, 0.7)
    );
  }
  if (chance.maybe(0.4)) {
    // A carved breast: slices that overlap.
    const slices = [-84, -42, 0, 42, 84].map((x, i) =>
      createLinePath(x, (i % 2) * 8, 78 - Math.abs(x) * 0.25, 74),
    );
    return slices
      .map(
        (path) =>
          drawTransformedGroup(6, 7, 0, drawStrokedPath(SHADOW, 50, path)) +
          drawStrokedPath(shade, 50, path) +
          drawTransformedGroup(-7, -2, 0, drawStrokedPath(FAMILIES.cream[0], 38, path)),
      )
      .join("");
  }
  const drum = "M-64 -14Q-20 -52 26 -52Q92 -52 92 0Q92 52 26 52Q-20 52 -64 14z";
  const bone =
    drawStrokedPath("#ead7b0", 17, "M-60 0h-44") +
    drawCircles("#ead7b0", 12, [
      [-112, -9],
      [-112, 10],
    ]);
  const leg =
    drawTransformedGroup(4, 8, 0, drawFilledPath(SHADOW, drum)) +
    bone +
    drawFilledPath(shade, drum) +
    drawTransformedGroup(2, -5, 0, drawFilledPath(main, drum)) +
    drawStrokedPath(light, 8, "M18 -34Q52 -36 68 -14");
  return drawTransformedGroup(18, 44, 10, leg) + drawTransformedGroup(2, -40, -16, leg);
}

/** Draws a loose heap of fried food, or roasted vegetables. */
export function drawFriedOrRoastedHeap(plan: DishPlan, chance: Chance): string {
  if (plan.look === "roasted") return drawRoastedPieces(plan, chance);
  const [, shade] = FAMILIES[plan.food];
  const bits: Bit[] = plan.bits.length
    ? [...plan.bits]
    : plan.food === "leaf"
      ? [createFoodPiece("floret", "leaf"), createFoodPiece("disc", "carrot")]
      : [createFoodPiece("stick", plan.food)];
  if (bits.length === 1 && plan.cloth !== "AMERICAN")
    bits.push(
      chance.pick([
        createFoodPiece("stick", "tomato"),
        createFoodPiece("chunk", plan.food === "leaf" ? "golden" : plan.food),
        createFoodPiece("dot", "leaf"),
      ]),
    );
  const spots = createScatteredPoints(chance, 24, 136, 36, 0.9);
  const split = spots.length / 2;
  return (
    drawPlate(plan, chance) +
    drawFilledPath(
      plan.food === "leaf" ? `${FAMILIES.leaf[1]}55` : `${shade}66`,
      createRandomBlobPath(chance, 4, 8, 140, 126, 0.14),
    ) +
    drawMixedFoodPieces(chance, bits, spots.slice(0, split), 27) +
    drawMixedFoodPieces(chance, bits, spots.slice(split), 27) +
    drawSpecks(chance, FAMILIES.cream[2], 16, 120, 8) +
    drawScatteredHerbs(chance, 5, 100, 30)
  );
}

const ROASTED: readonly Bit[] = [
  createFoodPiece("stick", "carrot"),
  createFoodPiece("cube", "pumpkin"),
  createFoodPiece("cube", "cream"),
  createFoodPiece("ring", "plum"),
  createFoodPiece("disc", "tomato"),
];

/** Draws roasted vegetables with browned edges on their tin. */
function drawRoastedPieces(plan: DishPlan, chance: Chance): string {
  const bits = [...plan.bits.filter(({ shape }) => shape !== "crumb" && shape !== "none")];
  for (let tries = 0; bits.length < 4 && tries < 20; tries++) {
    const bit = chance.pick(ROASTED);
    if (bit && !bits.some(({ hue }) => hue === bit.hue)) bits.push(bit);
  }
  const spots = createScatteredPoints(chance, 29, 232, 54, 0.62);
  return (
    drawRoundedRectangle(SHADOW, ...DROP, 580, 420, 40) +
    drawRoundedRectangle(IRON[0], 0, 0, 580, 420, 40) +
    drawRoundedRectangle(IRON[1], 0, 0, 526, 366, 24) +
    drawMixedFoodPieces(chance, bits, spots, 33) +
    drawSpecks(chance, FAMILIES.meat[1], 20, 200, 9, 0.72) +
    drawSpecks(chance, FAMILIES.cream[2], 14, 200, 6, 0.72) +
    drawScatteredHerbs(chance, 7, 190, 34, 0.72)
  );
}

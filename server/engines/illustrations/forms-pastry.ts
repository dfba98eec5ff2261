import type { DishPlan } from "./dish-plan.ts";
import { type Bit, createFoodPiece } from "./ingredients.ts";
import { FAMILIES, SHADOW, WOOD } from "./palette.ts";
import {
  type Chance,
  createArcPath,
  createLeafPath,
  createLinePath,
  createRandomBlobPath,
  createScallopedCirclePath,
  createScatteredPoints,
  createWedgePath,
  drawCircle,
  drawFilledPath,
  drawRandomBlobs,
  drawStrokedPath,
  drawTransformedGroup,
  toPointFromPolar,
} from "./pen.ts";
import { drawFoodPieces, drawMixedFoodPieces, drawScatteredHerbs, drawSpecks } from "./pieces.ts";
import { choosePlateColours, drawPlate } from "./vessels.ts";

const CRUST = FAMILIES.golden;

/**
 * Draws a pie, tart or quiche with a crimped edge and a lattice, fanned fruit or dots. Usually one slice is
 * missing.
 */
export function drawPieOrTart(plan: DishPlan, chance: Chance): string {
  const filling =
    plan.food === "golden" ? (plan.sweet ? FAMILIES.curry[2] : FAMILIES.lemon[2]) : FAMILIES[plan.food][0];
  const [, shade, light] = FAMILIES[plan.food];
  const bit = plan.bits[0];
  const hidden = bit?.hue === plan.food;
  const r = 150;
  const manner =
    bit?.shape === "slice" || bit?.shape === "disc"
      ? "fan"
      : plan.sweet && (hidden || chance.maybe(0.45))
        ? "lattice"
        : "strewn";
  let top = drawCircle(filling, 0, 0, r);
  if (manner === "lattice") {
    const bars = [-105, -52, 0, 52, 105]
      .map((offset) => createLinePath(0, offset, 2 * Math.sqrt(r * r - offset * offset), 0))
      .join("");
    top +=
      drawSpecks(chance, shade, 10, r * 0.8) +
      drawStrokedPath(CRUST[1], 22, bars) +
      drawTransformedGroup(0, -2, 90, drawStrokedPath(CRUST[0], 22, bars)) +
      drawTransformedGroup(0, -3, 0, drawStrokedPath(CRUST[0], 17, bars));
  } else if (manner === "fan" && bit) {
    for (const [ring, count] of [
      [98, 14],
      [40, 8],
    ] as const) {
      const spots = Array.from({ length: count }, (_, i) => toPointFromPolar(ring, (i * 360) / count));
      if (bit.shape === "disc") {
        top += drawFoodPieces(chance, bit, spots, 30);
        continue;
      }
      const leaves = (odd: number, length: number, width: number) =>
        spots
          .map(([x, y], i) =>
            i % 2 === odd ? createLeafPath(x, y, length, width, (i * 360) / count + 20) : "",
          )
          .join("");
      for (const odd of [0, 1])
        top += drawFilledPath(shade, leaves(odd, 98, 36)) + drawFilledPath(light, leaves(odd, 86, 24));
    }
    top += drawCircle(shade, 0, 0, 15);
  } else {
    const bits: Bit[] = plan.bits.length
      ? [...plan.bits]
      : [createFoodPiece(plan.sweet ? "dot" : "disc", plan.sweet ? "cream" : "tomato")];
    const cream = plan.sweet && bits[0]!.hue !== plan.food && chance.maybe(0.5);
    top +=
      drawStrokedPath(light, 9, createArcPath(0, 0, r - 22, 200, 260)) +
      drawRandomBlobs(chance, light, createScatteredPoints(chance, 5, r * 0.7, 60), 24, 16);
    const spots =
      cream || plan.sweet
        ? Array.from({ length: 10 }, (_, i) => toPointFromPolar(108, i * 36))
        : createScatteredPoints(chance, 13, r * 0.8, 52);
    top += drawMixedFoodPieces(chance, bits, spots, 24);
  }
  const missing = chance.maybe(0.7) ? chance.between(280, 380) : undefined;
  const pie =
    drawFilledPath(SHADOW, createScallopedCirclePath(6, 10, 176, 188, 30)) +
    drawFilledPath(CRUST[1], createScallopedCirclePath(0, 0, 174, 188, 30)) +
    drawCircle(CRUST[2], 0, 0, 170) +
    drawCircle(CRUST[1], 0, 0, r + 5) +
    top;
  return (
    drawPlate(plan, chance, 236) +
    rotateDrawingAtRandom(chance, pie) +
    drawCutOutWedge(plan, missing, 194) +
    (plan.sweet ? "" : drawScatteredHerbs(chance, 6, 110, 32))
  );
}

const rotateDrawingAtRandom = (chance: Chance, drawing: string) =>
  drawTransformedGroup(0, 0, chance.between(0, 60), drawing);

/** The gap of a missing slice, in the colour of the plate. */
function drawCutOutWedge(plan: DishPlan, from: number | undefined, r: number): string {
  if (from === undefined) return "";
  return (
    drawFilledPath(choosePlateColours(plan)[0], createWedgePath(0, 0, r, from, from + 42)) + drawCrumbs(from)
  );
}

const drawCrumbs = (from: number) =>
  drawStrokedPath(
    CRUST[1],
    6,
    createLinePath(...toPointFromPolar(120, from + 14), 6, 20) +
      createLinePath(...toPointFromPolar(150, from + 26), 7, 80) +
      createLinePath(...toPointFromPolar(92, from + 24), 5, 130),
  );

/** Draws a cake from above, with frosting, a ring of ornaments and one slice pulled out. */
export function drawCake(plan: DishPlan, chance: Chance): string {
  const [main, shade, light] = FAMILIES[plan.food];
  const topping = plan.bits.find(({ hue }) => hue !== plan.food);
  const ornament: Bit =
    topping && topping.shape !== "leaf"
      ? topping
      : chance.pick([
          createFoodPiece("dot", plan.food === "cream" ? "berry" : "cream"),
          createFoodPiece("dot", "berry"),
        ]);
  const ringed = chance.maybe(0.35) && plan.food === "golden";
  const from = chance.between(300, 400);
  const span = 38;
  const ring = Array.from({ length: 12 }, (_, i) => toPointFromPolar(128, from + 15 + i * 30));
  const frosting = plan.food === "golden" && chance.maybe(0.6) ? FAMILIES.cream : FAMILIES[plan.food];
  const gap = drawFilledPath(choosePlateColours(plan)[0], createWedgePath(0, 0, 186, from, from + span));
  const middle = from + span / 2;
  const cutSlice = (dx: number) =>
    drawTransformedGroup(
      ...toPointFromPolar(dx, middle),
      0,
      drawFilledPath(SHADOW, createWedgePath(5, 8, 168, from + 3, from + span - 3)) +
        drawFilledPath(main, createWedgePath(0, 0, 168, from + 3, from + span - 3)) +
        drawFilledPath(frosting[0], createWedgePath(0, 0, 152, from + 3, from + span - 3)),
    );
  return (
    drawPlate(plan, chance, 238) +
    drawCircle(SHADOW, 6, 10, 172) +
    drawCircle(shade, 0, 0, 172) +
    drawCircle(main, 0, 0, 168) +
    drawCircle(frosting[0], 0, 0, 156) +
    drawStrokedPath(
      frosting[2],
      13,
      createArcPath(0, 0, 88, from + 60, from + 190) + createArcPath(0, 0, 52, from + 200, from + 330),
    ) +
    (ringed
      ? drawCircle(shade, 0, 0, 44) + drawCircle(choosePlateColours(plan)[0], 0, 0, 38)
      : drawSpecks(chance, frosting === FAMILIES.cream ? CRUST[0] : light, 12, 70, 9)) +
    drawFoodPieces(chance, ornament, ring, 21) +
    gap +
    cutSlice(chance.between(26, 46))
  );
}

/** Draws a pizza cut into slices, with sauce, melted cheese and the foods of the title. */
export function drawPizza(plan: DishPlan, chance: Chance): string {
  const sauce = FAMILIES[plan.food === "lemon" || plan.food === "golden" ? "tomato" : plan.food];
  const bits: Bit[] = plan.bits.filter(({ shape }) => shape !== "crumb");
  if (bits.length === 0) bits.push(createFoodPiece("disc", plan.food === "tomato" ? "cream" : "tomato"));
  const cuts = [0, 45, 90, 135].map((d) => createLinePath(0, 0, 384, d + 11)).join("");
  return (
    drawCircle(SHADOW, 9, 16, 240) +
    drawCircle(WOOD[0], 0, 0, 240) +
    drawStrokedPath(WOOD[1], 4, "M-150 -176H110M-210 -70H-60M-120 200H120M60 84H214") +
    drawFilledPath(SHADOW, createRandomBlobPath(chance, 5, 8, 194, 194, 0.02)) +
    drawFilledPath(CRUST[1], createRandomBlobPath(chance, 0, 0, 196, 195, 0.025, 12)) +
    drawFilledPath(CRUST[0], createRandomBlobPath(chance, -2, -3, 188, 187, 0.025, 12)) +
    drawFilledPath(sauce[0], createRandomBlobPath(chance, 0, 0, 161, 160, 0.03, 12)) +
    drawRandomBlobs(chance, FAMILIES.cream[0], createScatteredPoints(chance, 11, 140, 52), 35, 28, 0.2, 7) +
    drawMixedFoodPieces(chance, bits, createScatteredPoints(chance, 12, 132, 58), 27) +
    drawScatteredHerbs(chance, 8, 120, 48) +
    `<g opacity=".55">${drawStrokedPath(CRUST[1], 4, cuts)}</g>`
  );
}

import type { DishPlan } from "./dish-plan.ts";
import { type Bit, bitOf } from "./ingredients.ts";
import { FAMILIES, SHADOW, WOOD } from "./palette.ts";
import {
  arcPath,
  blobPath,
  blobsSvg,
  type Chance,
  discSvg,
  filledPathSvg,
  leafPath,
  linePath,
  placedGroupSvg,
  rufflePath,
  scatteredPoints,
  strokedPathSvg,
  toPointFromPolar,
  wedgePath,
} from "./pen.ts";
import { drawFoodPieces, drawMixedFoodPieces, drawScatteredHerbs, drawSpecks } from "./pieces.ts";
import { drawPlate, plateTone } from "./vessels.ts";

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
  let top = discSvg(filling, 0, 0, r);
  if (manner === "lattice") {
    const bars = [-105, -52, 0, 52, 105]
      .map((offset) => linePath(0, offset, 2 * Math.sqrt(r * r - offset * offset), 0))
      .join("");
    top +=
      drawSpecks(chance, shade, 10, r * 0.8) +
      strokedPathSvg(CRUST[1], 22, bars) +
      placedGroupSvg(0, -2, 90, strokedPathSvg(CRUST[0], 22, bars)) +
      placedGroupSvg(0, -3, 0, strokedPathSvg(CRUST[0], 17, bars));
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
          .map(([x, y], i) => (i % 2 === odd ? leafPath(x, y, length, width, (i * 360) / count + 20) : ""))
          .join("");
      for (const odd of [0, 1])
        top += filledPathSvg(shade, leaves(odd, 98, 36)) + filledPathSvg(light, leaves(odd, 86, 24));
    }
    top += discSvg(shade, 0, 0, 15);
  } else {
    const bits: Bit[] = plan.bits.length
      ? [...plan.bits]
      : [bitOf(plan.sweet ? "dot" : "disc", plan.sweet ? "cream" : "tomato")];
    const cream = plan.sweet && bits[0]!.hue !== plan.food && chance.maybe(0.5);
    top +=
      strokedPathSvg(light, 9, arcPath(0, 0, r - 22, 200, 260)) +
      blobsSvg(chance, light, scatteredPoints(chance, 5, r * 0.7, 60), 24, 16);
    const spots =
      cream || plan.sweet
        ? Array.from({ length: 10 }, (_, i) => toPointFromPolar(108, i * 36))
        : scatteredPoints(chance, 13, r * 0.8, 52);
    top += drawMixedFoodPieces(chance, bits, spots, 24);
  }
  const missing = chance.maybe(0.7) ? chance.between(280, 380) : undefined;
  const pie =
    filledPathSvg(SHADOW, rufflePath(6, 10, 176, 188, 30)) +
    filledPathSvg(CRUST[1], rufflePath(0, 0, 174, 188, 30)) +
    discSvg(CRUST[2], 0, 0, 170) +
    discSvg(CRUST[1], 0, 0, r + 5) +
    top;
  return (
    drawPlate(plan, chance, 236) +
    turned(chance, pie) +
    slice(plan, missing, 194) +
    (plan.sweet ? "" : drawScatteredHerbs(chance, 6, 110, 32))
  );
}

const turned = (chance: Chance, drawing: string) => placedGroupSvg(0, 0, chance.between(0, 60), drawing);

/** The gap of a missing slice, in the colour of the plate. */
function slice(plan: DishPlan, from: number | undefined, r: number): string {
  if (from === undefined) return "";
  return filledPathSvg(plateTone(plan)[0], wedgePath(0, 0, r, from, from + 42)) + specksOf(from);
}

const specksOf = (from: number) =>
  strokedPathSvg(
    CRUST[1],
    6,
    linePath(...toPointFromPolar(120, from + 14), 6, 20) +
      linePath(...toPointFromPolar(150, from + 26), 7, 80) +
      linePath(...toPointFromPolar(92, from + 24), 5, 130),
  );

/** Draws a cake from above, with frosting, a ring of ornaments and one slice pulled out. */
export function drawCake(plan: DishPlan, chance: Chance): string {
  const [main, shade, light] = FAMILIES[plan.food];
  const topping = plan.bits.find(({ hue }) => hue !== plan.food);
  const ornament: Bit =
    topping && topping.shape !== "leaf"
      ? topping
      : chance.pick([bitOf("dot", plan.food === "cream" ? "berry" : "cream"), bitOf("dot", "berry")]);
  const ringed = chance.maybe(0.35) && plan.food === "golden";
  const from = chance.between(300, 400);
  const span = 38;
  const ring = Array.from({ length: 12 }, (_, i) => toPointFromPolar(128, from + 15 + i * 30));
  const frosting = plan.food === "golden" && chance.maybe(0.6) ? FAMILIES.cream : FAMILIES[plan.food];
  const gap = filledPathSvg(plateTone(plan)[0], wedgePath(0, 0, 186, from, from + span));
  const middle = from + span / 2;
  const cutSlice = (dx: number) =>
    placedGroupSvg(
      ...toPointFromPolar(dx, middle),
      0,
      filledPathSvg(SHADOW, wedgePath(5, 8, 168, from + 3, from + span - 3)) +
        filledPathSvg(main, wedgePath(0, 0, 168, from + 3, from + span - 3)) +
        filledPathSvg(frosting[0], wedgePath(0, 0, 152, from + 3, from + span - 3)),
    );
  return (
    drawPlate(plan, chance, 238) +
    discSvg(SHADOW, 6, 10, 172) +
    discSvg(shade, 0, 0, 172) +
    discSvg(main, 0, 0, 168) +
    discSvg(frosting[0], 0, 0, 156) +
    strokedPathSvg(
      frosting[2],
      13,
      arcPath(0, 0, 88, from + 60, from + 190) + arcPath(0, 0, 52, from + 200, from + 330),
    ) +
    (ringed
      ? discSvg(shade, 0, 0, 44) + discSvg(plateTone(plan)[0], 0, 0, 38)
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
  if (bits.length === 0) bits.push(bitOf("disc", plan.food === "tomato" ? "cream" : "tomato"));
  const cuts = [0, 45, 90, 135].map((d) => linePath(0, 0, 384, d + 11)).join("");
  return (
    discSvg(SHADOW, 9, 16, 240) +
    discSvg(WOOD[0], 0, 0, 240) +
    strokedPathSvg(WOOD[1], 4, "M-150 -176H110M-210 -70H-60M-120 200H120M60 84H214") +
    filledPathSvg(SHADOW, blobPath(chance, 5, 8, 194, 194, 0.02)) +
    filledPathSvg(CRUST[1], blobPath(chance, 0, 0, 196, 195, 0.025, 12)) +
    filledPathSvg(CRUST[0], blobPath(chance, -2, -3, 188, 187, 0.025, 12)) +
    filledPathSvg(sauce[0], blobPath(chance, 0, 0, 161, 160, 0.03, 12)) +
    blobsSvg(chance, FAMILIES.cream[0], scatteredPoints(chance, 11, 140, 52), 35, 28, 0.2, 7) +
    drawMixedFoodPieces(chance, bits, scatteredPoints(chance, 12, 132, 58), 27) +
    drawScatteredHerbs(chance, 8, 120, 48) +
    `<g opacity=".55">${strokedPathSvg(CRUST[1], 4, cuts)}</g>`
  );
}

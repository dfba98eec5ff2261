import type { DishPlan } from "./dish-plan.ts";
import { type Bit, createFoodPiece } from "./ingredients.ts";
import { CLOTHS, FAMILIES, SHADOW } from "./palette.ts";
import {
  type Chance,
  createArcPath,
  createLinePath,
  createRandomBlobPath,
  createRectanglePath,
  createScatteredPoints,
  drawCircle,
  drawFilledPath,
  drawStrokedPath,
  drawTransformedGroup,
  toPointFromPolar,
} from "./pen.ts";
import { drawFoodPieces, drawMixedFoodPieces, drawScatteredHerbs, drawSpecks, drawSprig } from "./pieces.ts";
import { drawDipBowl, drawEmptyBowl, drawPlate } from "./vessels.ts";

/** Draws a creamy dip in a bowl with bread or crisps around it. A sweet dip is drawn in a jar. */
export function drawDipWithBread(plan: DishPlan, chance: Chance): string {
  const [main, shade, light] = FAMILIES[plan.food];
  const crisps = FAMILIES[chance.pick(["golden", "lemon", "golden"])];
  const r = 128;
  let around = "";
  for (let i = 0; i < 11; i++) {
    const degrees = i * 32.7 + chance.between(-5, 5);
    const [x, y] = toPointFromPolar(178, degrees);
    const turn = degrees + chance.between(-26, 26);
    around += drawTransformedGroup(
      x,
      y,
      turn,
      drawFilledPath(crisps[i % 2 ? 1 : 0], "M44 0L-30 -40Q-40 0 -30 40z") +
        (i % 3 ? "" : drawStrokedPath(crisps[2], 6, createLinePath(-6, -4, 22, 70))),
    );
  }
  const jar = FRUITY.includes(plan.food);
  const toast = (color: string, size: number) =>
    drawFilledPath(
      color,
      [20, 92, 164, 236, 308]
        .map((d) => createRectanglePath(...toPointFromPolar(188, d), size, size, d))
        .join(""),
    );
  const toasts = toast(FAMILIES.golden[1], 78) + toast(FAMILIES.pasta[0], 62);
  return (
    drawPlate(plan, chance, 240) +
    (jar ? toasts : around) +
    drawCircle(SHADOW, 7, 12, r + 22) +
    drawCircle(CLOTHS[plan.cloth][1], 0, 0, r + 22) +
    drawCircle(main, 0, 0, r) +
    drawStrokedPath(
      light,
      15,
      createArcPath(2, 2, r * 0.66, 150, 390) + createArcPath(-2, 4, r * 0.34, 20, 230),
    ) +
    drawStrokedPath(shade, 9, createArcPath(0, 2, r * 0.5, 170, 330)) +
    drawMixedFoodPieces(
      chance,
      plan.bits.length ? plan.bits : [createFoodPiece("crumb", "golden")],
      createScatteredPoints(chance, 6, r * 0.5, 36),
      15,
    ) +
    (jar ? "" : drawScatteredHerbs(chance, 4, r * 0.6, 30))
  );
}

const FRUITY = ["berry", "plum", "carrot"];

/** Draws custard, cream or yogurt in a glass or a ramekin. */
export function drawPudding(plan: DishPlan, chance: Chance): string {
  const [main, shade, light] = FAMILIES[plan.food];
  const topping: Bit = plan.bits.find(({ hue }) => hue !== plan.food) ?? {
    shape: "dot",
    hue: chance.pick(["berry", "plum", "berry"]),
  };
  const turn = chance.between(0, 360);
  return (
    drawPlate(plan, chance, 216) +
    drawCircle(SHADOW, 7, 12, 150) +
    drawCircle(CLOTHS[plan.cloth][1], 0, 0, 150) +
    drawCircle(shade, 0, 0, 132) +
    drawCircle(main, 0, 0, 126) +
    drawStrokedPath(
      light,
      14,
      createArcPath(0, 0, 92, turn, turn + 150) + createArcPath(0, 0, 58, turn + 40, turn + 130),
    ) +
    (plan.food === "cocoa" ? drawSpecks(chance, FAMILIES.cocoa[1], 22, 104, 9) : "") +
    drawTransformedGroup(
      ...toPointFromPolar(46, turn + 250),
      0,
      drawFoodPieces(chance, topping, createScatteredPoints(chance, 5, 44, 34), 25),
    ) +
    drawTransformedGroup(...toPointFromPolar(64, turn + 200), turn, drawSprig(0, 0, 42, 0)) +
    drawBerryDipBowlOrNothing(chance)
  );
}

const drawBerryDipBowlOrNothing = (chance: Chance) =>
  chance.maybe(0.2) ? drawDipBowl(236, 150, 52, "berry") : "";

/** Draws scoops of ice cream in a bowl, with a wafer. */
export function drawIceCreamScoops(plan: DishPlan, chance: Chance): string {
  const { drawing, r } = drawEmptyBowl(plan, chance);
  const hues = [plan.food, plan.food, plan.bits[0]?.hue ?? plan.food];
  const turn = chance.between(0, 360);
  let scoops = "";
  hues.forEach((hue, i) => {
    const [x, y] = toPointFromPolar(66, turn + i * 120);
    const [main, shade, light] = FAMILIES[hue];
    scoops +=
      drawFilledPath(shade, createRandomBlobPath(chance, x + 4, y + 7, 78, 78, 0.05, 12)) +
      drawFilledPath(main, createRandomBlobPath(chance, x, y, 76, 74, 0.05, 12));
    scoops +=
      drawStrokedPath(light, 11, createArcPath(x, y, 50, 190, 265)) +
      drawStrokedPath(shade, 5, createArcPath(x + 6, y + 8, 40, 20, 80));
  });
  const wafer = drawTransformedGroup(
    ...toPointFromPolar(r * 0.62, turn + 60),
    turn + 30,
    drawFilledPath(FAMILIES.golden[0], createRectanglePath(0, 0, 50, 150, 0)) +
      drawStrokedPath(FAMILIES.golden[1], 4, "M-25 -40L25 0M-25 0L25 40M25 -40L-25 0M25 0L-25 40"),
  );
  return (
    drawing +
    wafer +
    scoops +
    drawMixedFoodPieces(
      chance,
      plan.bits.length ? plan.bits : [createFoodPiece("crumb", "cocoa")],
      createScatteredPoints(chance, 6, 90, 44),
      17,
    ) +
    drawSprig(0, 0, 40, turn)
  );
}

/**
 * Draws dumplings around a small bowl of sauce. The plate is glazed dark, so that the pale dough is visible.
 */
export function drawDumplings(plan: DishPlan, chance: Chance): string {
  const fried = plan.food === "golden" || chance.maybe(0.35);
  const dough = fried ? FAMILIES.golden : FAMILIES.cream;
  const turn = chance.between(0, 60);
  const body = "M-56 6Q-50 -46 0 -48Q50 -46 56 6Q58 30 34 30H-34Q-58 30 -56 6z";
  const folds = "M-36 -34l8 24M-14 -44l4 26M14 -44l-4 26M36 -34l-8 24";
  const item =
    drawTransformedGroup(4, 8, 0, drawFilledPath("#2b1d1430", body)) +
    drawFilledPath(dough[1], body) +
    drawTransformedGroup(0, -5, 0, drawFilledPath(dough[fried ? 0 : 2], body)) +
    drawStrokedPath(dough[1], 5, folds);
  let ring = "";
  for (let i = 0; i < 6; i++)
    ring += drawTransformedGroup(...toPointFromPolar(146, turn + i * 60), turn + i * 60 + 90, item);
  const sauce = plan.cloth === "CHINESE" || plan.cloth === "JAPANESE" ? "cocoa" : "tomato";
  return (
    drawPlate(plan, chance, 240, !fried) +
    ring +
    drawDipBowl(0, 0, 62, sauce) +
    drawSpecks(chance, FAMILIES.leaf[0], 12, 190, 9)
  );
}

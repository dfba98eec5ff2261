import type { DishPlan } from "./dish-plan.ts";
import { type Bit, createFoodPiece } from "./ingredients.ts";
import { CHINA, FAMILIES, type Family, SHADOW } from "./palette.ts";
import {
  type Chance,
  createArcPath,
  createLeafPath,
  createLinePath,
  createRandomBlobPath,
  createRectanglePath,
  createScallopedCirclePath,
  createScatteredPoints,
  drawCircle,
  drawFilledPath,
  drawRandomBlobs,
  drawRoundedRectangle,
  drawStrokedPath,
  drawTransformedGroup,
  toPointFromPolar,
} from "./pen.ts";
import { drawFoodPieces, drawScatteredHerbs, drawSpecks } from "./pieces.ts";
import { drawCuttingBoard, drawDipBowl, drawPlate } from "./vessels.ts";

/** Draws flat discs on a plate: cookies with chips, shortbread with holes, or fried patties. */
export function drawCookies(plan: DishPlan, chance: Chance): string {
  const patty = plan.look === "patty";
  const [main, shade, light] = FAMILIES[plan.food];
  const turn = chance.between(0, 60);
  const r = patty ? 68 : 58;
  const spots = [0, 1, 2, 3, 4, 5]
    .slice(patty ? 1 : 0)
    .map((i) => toPointFromPolar(patty ? 100 : 120, turn + i * (patty ? 72 : 60)));
  const chip: Bit = plan.bits.find(({ hue }) => hue !== plan.food) ?? {
    shape: "dot",
    hue: plan.food === "golden" ? "cocoa" : "cream",
  };
  const plain = plan.look === "plain";
  const star = !patty && !plain && chance.maybe(0.3);
  const around = (x: number, y: number, count: number, radius: number, apart: number) =>
    createScatteredPoints(chance, count, radius, apart).map(([dx, dy]) => [x + dx, y + dy] as const);
  const top = (x: number, y: number) => {
    if (patty) return drawRandomBlobs(chance, light, around(x, y, 3, r * 0.6, 26), 15, 9, 0.12, 6);
    // Holes in the dough, as in shortbread.
    if (plain)
      return [0, 1, 2, 3, 4, 5]
        .map((i) => toPointFromPolar(r * 0.42, turn + i * 60))
        .concat([[0, 0]])
        .map(([dx, dy]) => drawCircle(shade, x + dx, y + dy - 3, 4))
        .join("");
    if (star) return drawCircle(light, x, y, r * 0.3);
    return drawFoodPieces(
      chance,
      createFoodPiece(chip.shape === "dot" ? "dot" : "crumb", chip.hue),
      around(x, y, 5, r * 0.68, 25),
      13,
    );
  };
  const item = (x: number, y: number) =>
    drawCircle(SHADOW, x + 4, y + 8, r) +
    (star
      ? drawFilledPath(shade, createScallopedCirclePath(x, y, r - 5, r + 5, 12))
      : drawCircle(shade, x, y + 2, r)) +
    (star
      ? drawCircle(main, x - 1, y - 3, r - 7)
      : drawFilledPath(main, createRandomBlobPath(chance, x - 1, y - 3, r - 5, r - 5, 0.05, 8))) +
    top(x, y);
  const drawn = [...spots, ...(patty ? [] : [[0, 0] as const])].map(([x, y]) => item(x, y)).join("");
  return (
    drawPlate(plan, chance, 236) +
    drawn +
    (patty
      ? drawDipBowl(0, 0, 50, "cream") + drawScatteredHerbs(chance, 4, 170, 30)
      : drawSpecks(chance, shade, 8, 190, 7))
  );
}

/** Draws a heap of balls, in sauce, dusted or plain. */
export function drawMeatballs(plan: DishPlan, chance: Chance): string {
  const pool = ["tomato", "curry", "cream"] as const;
  const sauceHue = pool.find((hue) => hue === plan.food || plan.bits.some((bit) => bit.hue === hue));
  const saucy = sauceHue !== undefined;
  const [main, shade, light] = FAMILIES[saucy && plan.food === sauceHue ? "meat" : plan.food];
  const turn = chance.between(0, 60);
  const spots = [...[0, 1, 2, 3, 4, 5].map((i) => toPointFromPolar(96, turn + i * 60)), [0, 0] as const];
  const balls = spots
    .map(
      ([x, y]) =>
        drawCircle(SHADOW, x + 4, y + 8, 47) +
        drawCircle(shade, x, y, 47) +
        drawCircle(main, x - 3, y - 5, 41) +
        drawStrokedPath(light, 7, createArcPath(x - 3, y - 4, 26, 195, 265)),
    )
    .join("");
  const sauce = FAMILIES[sauceHue ?? plan.food];
  const topped = spots.filter((_, i) => i % 2).map(([x, y]) => [x, y - 6] as const);
  const drops = drawRandomBlobs(chance, sauce[0], topped, 24, 18, 0.2);
  return (
    drawPlate(plan, chance, 232) +
    (saucy
      ? drawFilledPath(sauce[0], createRandomBlobPath(chance, 0, 0, 156, 146, 0.08)) +
        drawStrokedPath(sauce[2], 8, createArcPath(0, 0, 144, 200, 250))
      : "") +
    balls +
    (saucy ? drops : "") +
    (plan.food === "cocoa"
      ? drawSpecks(chance, FAMILIES.cocoa[2], 24, 130, 8)
      : drawScatteredHerbs(chance, 8, 120, 32))
  );
}

/** Draws bars such as brownies in a grid on a board. */
export function drawBarsOnBoard(plan: DishPlan, chance: Chance): string {
  const [main, shade, light] = FAMILIES[plan.food];
  const topping: Bit = plan.bits.find(({ hue }) => hue !== plan.food) ?? {
    shape: "crumb",
    hue: plan.food === "cocoa" ? "golden" : "cream",
  };
  const gone = chance.pick([0, 2, 5, 3]);
  let grid = "";
  for (let i = 0; i < 6; i++) {
    const x = ((i % 3) - 1) * 142;
    const y = (i < 3 ? -1 : 1) * 72;
    if (i === gone) {
      grid += drawTransformedGroup(x, y, 0, drawSpecks(chance, main, 8, 40, 9));
      continue;
    }
    const top =
      drawFoodPieces(chance, topping, createScatteredPoints(chance, 4, 40, 28), 15) +
      drawStrokedPath(light, 5, "M-46 -44h58");
    grid += drawTransformedGroup(
      x,
      y,
      chance.between(-4, 4),
      drawRoundedRectangle(SHADOW, 5, 8, 128, 128, 12) +
        drawRoundedRectangle(shade, 0, 3, 128, 128, 12) +
        drawRoundedRectangle(main, 0, -3, 122, 116, 10) +
        top,
    );
  }
  return drawCuttingBoard(chance, 560, 390) + grid;
}

/** Draws chunks of food on sticks, with a dip. */
export function drawSkewers(plan: DishPlan, chance: Chance): string {
  const named = plan.bits.filter(({ shape }) => shape !== "chunk" && shape !== "crumb").map(({ hue }) => hue);
  const others = [...named, "tomato" as const, "leaf" as const, "lemon" as const].filter(
    (hue) => hue !== plan.food,
  );
  const skewer = (y: number) => {
    let row = drawStrokedPath("#a9805a", 8, `M-238 ${y}H244`);
    for (let i = 0; i < 5; i++) {
      const veg = i % 2 === 1;
      const [main, shade, light] = FAMILIES[veg ? others[((i - 1) / 2) % others.length]! : plan.food];
      const x = -136 + i * 68;
      if (veg)
        row +=
          drawStrokedPath(shade, 44, createLinePath(x, y + 2, 26, 90)) +
          drawStrokedPath(main, 34, createLinePath(x - 2, y - 3, 26, 90));
      else {
        row +=
          drawFilledPath(shade, createRandomBlobPath(chance, x, y + 4, 33, 39, 0.1, 5)) +
          drawStrokedPath(main, 46, createLinePath(x, y - 2, 18, chance.between(60, 120)));
        row += drawStrokedPath(light, 6, createLinePath(x - 6, y - 14, 16, chance.between(-40, 40)));
      }
    }
    return row;
  };
  const dish = (color: string, less: number) =>
    drawRoundedRectangle(color, 0, 0, 480 - less, 412 - less, 190 - less / 2);
  return (
    drawTransformedGroup(9, 16, 0, dish(SHADOW, 0)) +
    dish(CHINA[0], 0) +
    dish(CHINA[1], 56) +
    dish(CHINA[0], 66) +
    drawTransformedGroup(0, 0, chance.between(-18, -8), skewer(-104) + skewer(0) + skewer(104)) +
    drawScatteredHerbs(chance, 7, 170, 32) +
    drawDipBowl(246, 176, 66, plan.food === "golden" ? "golden" : "cream")
  );
}

/** Draws rolls of rice with a coloured filling on a dark slate. */
export function drawSushiRolls(plan: DishPlan, chance: Chance): string {
  const hues: Family[] = [plan.food, plan.bits.find(({ hue }) => hue !== plan.food)?.hue ?? "leaf", "lemon"];
  let rolls = "";
  for (let i = 0; i < 8; i++) {
    const [x, y] = [((i % 4) - 1.5) * 112 - 16, i < 4 ? -76 : 48];
    const [main, shade] = FAMILIES[hues[i < 4 ? 0 : 1]!];
    rolls +=
      drawCircle(SHADOW, x + 4, y + 7, 50) +
      drawCircle("#2f3b34", x, y, 50) +
      drawCircle("#fffaf0", x, y, 43) +
      drawTransformedGroup(
        x,
        y,
        chance.between(0, 90),
        drawFilledPath(main, createRectanglePath(0, 0, 36, 30, 0)) +
          drawFilledPath(shade, createRectanglePath(12, 9, 12, 12, 0)),
      );
  }
  return (
    drawRoundedRectangle(SHADOW, 9, 16, 580, 340, 20) +
    drawRoundedRectangle("#57595b", 0, 0, 580, 340, 20) +
    drawStrokedPath("#65686a", 5, "M-250 -120h150M-180 140h240M120 -140h120") +
    drawSpecks(chance, "#fffaf0", 6, 130, 8) +
    rolls +
    drawFilledPath(
      FAMILIES.salmon[2],
      createLeafPath(236, 96, 66, 24, 20) + createLeafPath(238, 116, 60, 22, -24),
    ) +
    drawFilledPath(FAMILIES.matcha[0], createRandomBlobPath(chance, 238, 34, 24, 20, 0.15)) +
    drawTransformedGroup(
      0,
      208,
      -2,
      drawStrokedPath(SHADOW, 10, "M-250 12L270 2") +
        drawStrokedPath("#8f5a3c", 10, "M-256 4L264 -6M-256 28L264 6"),
    )
  );
}

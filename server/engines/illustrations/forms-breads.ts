import type { DishPlan } from "./dish-plan.ts";
import type { Bit } from "./ingredients.ts";
import { FAMILIES, SHADOW } from "./palette.ts";
import {
  type Chance,
  createArcPath,
  createLinePath,
  createRandomBlobPath,
  createScatteredPoints,
  drawCircle,
  drawFilledPath,
  drawRandomBlobs,
  drawRoundedRectangle,
  drawStrokedPath,
  drawTransformedGroup,
  toPointFromPolar,
} from "./pen.ts";
import { drawFoodPieces, drawMixedFoodPieces, drawScatteredHerbs, drawSpecks, drawSprig } from "./pieces.ts";
import { DROP, drawCuttingBoard, drawEmptyBakingDish, drawPlate } from "./vessels.ts";

const CRUST = FAMILIES.golden;

/** Draws a loaf on a board with two slices cut off. */
export function drawSlicedLoaf(plan: DishPlan, chance: Chance): string {
  const [main, shade, light] = FAMILIES[plan.food];
  const crumb = plan.food === "golden" ? FAMILIES.cream : FAMILIES[plan.food];
  const round = chance.maybe(0.4);
  const bits = plan.bits.filter(({ hue }) => hue !== plan.food);
  const loafShape = (color: string, dx: number, dy: number, less = 0) =>
    round
      ? drawCircle(color, dx, dy, 158 - less)
      : drawRoundedRectangle(color, dx, dy, 340 - less * 2, 212 - less * 2, 98 - less);
  const slashes = round
    ? drawStrokedPath(light, 15, "M-80 -40Q0 -84 82 -42M-96 22Q0 -24 98 18M-66 84Q0 46 68 80")
    : drawStrokedPath(light, 15, [-106, -36, 34, 104].map((x) => createLinePath(x, 0, 116, 62)).join(""));
  const cut = (x: number, y: number, turn: number) => {
    const shape = "M-62 66V-30Q-88 -84 0 -88Q88 -84 62 -30V66Q0 80 -62 66z";
    const crumbs = bits.length
      ? drawMixedFoodPieces(chance, bits, createScatteredPoints(chance, 5, 44, 26), 14)
      : drawSpecks(chance, crumb[1], 8, 46, 9);
    return drawTransformedGroup(
      x,
      y,
      turn,
      drawTransformedGroup(5, 9, 0, drawFilledPath(SHADOW, shape)) +
        drawFilledPath(shade, shape) +
        `<g transform="scale(.86)">${drawFilledPath(crumb[plan.food === "golden" ? 0 : 2], shape)}</g>${crumbs}`,
    );
  };
  const dust = drawSpecks(chance, "#fffaf0", 18, round ? 130 : 96, 7);
  const loaf =
    loafShape(SHADOW, 5, 10) + loafShape(shade, 0, 2) + loafShape(main, -3, -4, 8) + slashes + dust;
  return (
    drawCuttingBoard(chance, 580, 380) +
    drawTransformedGroup(-86, -8, round ? 0 : chance.between(-8, 8), loaf) +
    cut(168, -46, chance.between(4, 16)) +
    cut(184, 66, chance.between(-20, -6))
  );
}

/** Draws small bakes: round, spiral, ring or crescent. Steamed buns are drawn in a bamboo basket. */
export function drawBuns(plan: DishPlan, chance: Chance): string {
  if (plan.look === "steamed") return drawSteamedBuns(chance);
  const [main, shade, light] = FAMILIES[plan.food];
  const bits = plan.bits.filter(({ hue }) => hue !== plan.food);
  const turn = chance.between(0, 60);
  const count = plan.look === "crescent" ? 3 : 5;
  let drawn = "";
  for (let i = 0; i < count; i++)
    drawn += drawTransformedGroup(
      ...toPointFromPolar(plan.look === "crescent" ? 112 : 112, turn + (i * 360) / count),
      turn + (plan.look === "crescent" ? i * 120 + 35 : i * 77),
      drawBun(),
    );
  function drawBun(): string {
    if (plan.look === "crescent") {
      const moon = "M-88 46Q-102 -56 0 -60Q102 -56 88 46Q62 54 50 32Q44 -2 0 -4Q-44 -2 -50 32Q-62 54 -88 46z";
      return (
        drawTransformedGroup(5, 8, 0, drawFilledPath(SHADOW, moon)) +
        drawFilledPath(main, moon) +
        drawStrokedPath(shade, 9, "M-66 -26L-46 8M-24 -54L-16 -8M24 -54L16 -8M66 -26L46 8") +
        drawStrokedPath(light, 7, "M-12 -48Q30 -50 50 -34")
      );
    }
    const base = drawCircle(SHADOW, 4, 8, 66) + drawCircle(shade, 0, 0, 66) + drawCircle(main, -2, -4, 59);
    if (plan.look === "spiral")
      return (
        base +
        drawStrokedPath(
          FAMILIES.cocoa[2],
          9,
          `${createArcPath(0, -4, 42, 0, 300)}${createArcPath(0, -4, 22, 40, 330)}`,
        ) +
        drawStrokedPath(FAMILIES.cream[2], 10, "M-44 -26Q-10 -44 6 -20T50 -18M-34 20Q0 0 14 20T44 28")
      );
    if (plan.look === "ring")
      return (
        base +
        drawCircle(plan.food === "golden" ? light : FAMILIES[plan.food][2], -2, -4, 50) +
        drawCircle(shade, -1, -2, 22) +
        drawCircle("#f4ebd8", 0, 0, 17) +
        drawSpecks(chance, bits.length ? FAMILIES[bits[0]!.hue][0] : FAMILIES.berry[0], 9, 50, 8)
      );
    return (
      base +
      drawStrokedPath(light, 8, createArcPath(-2, -4, 40, 195, 265)) +
      (bits.length
        ? drawMixedFoodPieces(chance, bits, createScatteredPoints(chance, 3, 40, 30), 14)
        : drawSpecks(chance, light, 7, 40, 8))
    );
  }
  return drawPlate(plan, chance, 238) + drawn;
}

/** Draws white buns with pinched tops on the slats of a bamboo basket. */
function drawSteamedBuns(chance: Chance): string {
  const [dough, shade, light] = FAMILIES.rice;
  const [bamboo, dark] = [FAMILIES.pasta[1], FAMILIES.meat[2]];
  const slats = [-132, -88, -44, 0, 44, 88, 132].map((y) =>
    createLinePath(0, y, 2 * Math.sqrt(190 ** 2 - y * y), 0),
  );
  const turn = chance.between(0, 120);
  let buns = "";
  for (let i = 0; i < 3; i++) {
    const [x, y] = toPointFromPolar(92, turn + i * 120);
    const folds = [0, 1, 2, 3, 4, 5, 6].map((fold) => {
      const [from, to] = [toPointFromPolar(13, fold * 51), toPointFromPolar(44, fold * 51 + 26)];
      return `M${Math.round(from[0])} ${Math.round(from[1])}L${Math.round(to[0])} ${Math.round(to[1])}`;
    });
    const bun =
      drawCircle(SHADOW, 5, 9, 84) +
      drawCircle(shade, 0, 0, 84) +
      drawFilledPath(dough, createRandomBlobPath(chance, -2, -4, 75, 74, 0.03)) +
      drawStrokedPath(light, 9, createArcPath(-2, -4, 58, 190, 262)) +
      drawStrokedPath(shade, 7, folds.join("")) +
      drawCircle(shade, 0, 0, 11);
    buns += drawTransformedGroup(x, y, chance.between(0, 50), bun);
  }
  return (
    drawCircle(SHADOW, ...DROP, 232) +
    drawCircle(dark, 0, 0, 232) +
    drawCircle(bamboo, 0, 0, 222) +
    drawCircle(dark, 0, 0, 202) +
    drawCircle(FAMILIES.pasta[0], 0, 0, 198) +
    drawStrokedPath(bamboo, 7, slats.join("")) +
    buns
  );
}

/** Draws flat breads with charred spots. */
export function drawFlatbread(plan: DishPlan, chance: Chance): string {
  const [main, shade] = FAMILIES[plan.food === "golden" ? "pasta" : plan.food];
  const item = (x: number, y: number, r: number, turn: number) =>
    drawTransformedGroup(
      x,
      y,
      turn,
      drawFilledPath(SHADOW, createRandomBlobPath(chance, 6, 9, r, r * 0.76, 0.06)) +
        drawFilledPath(CRUST[0], createRandomBlobPath(chance, 0, 0, r, r * 0.78, 0.06)) +
        drawFilledPath(main, createRandomBlobPath(chance, -2, -4, r * 0.93, r * 0.7, 0.06)) +
        drawRandomBlobs(chance, shade, createScatteredPoints(chance, 8, r * 0.75, 36, 0.7), 19, 12, 0.2, 6) +
        drawRandomBlobs(
          chance,
          FAMILIES.meat[0],
          createScatteredPoints(chance, 5, r * 0.72, 50, 0.7),
          10,
          7,
          0.2,
          5,
        ),
    );
  const bits = plan.bits.filter(({ hue }) => hue !== plan.food);
  return (
    drawCuttingBoard(chance, 570, 400) +
    item(-84, -44, 150, chance.between(-30, -6)) +
    item(76, 40, 158, chance.between(-26, 22)) +
    drawTransformedGroup(
      76,
      40,
      0,
      drawMixedFoodPieces(chance, bits, createScatteredPoints(chance, 9, 110, 50, 0.7), 20),
    ) +
    drawTransformedGroup(40, 20, 0, drawScatteredHerbs(chance, 8, 150, 30, 0.7))
  );
}

/** Draws a baking dish whose food is browned on top, with crumble or with cheese and herbs. */
export function drawBakedDish(plan: DishPlan, chance: Chance): string {
  const [main, shade, light] = FAMILIES[plan.food];
  const crumbly =
    plan.look === "sweet" ||
    plan.bits.some(({ hue, shape }) => shape === "dot" && (hue === "berry" || hue === "plum"));
  const patches = (color: string, count: number, size: number) =>
    drawRandomBlobs(
      chance,
      color,
      createScatteredPoints(chance, count, 186, 46, 0.68),
      size,
      size * 0.62,
      0.2,
      7,
    );
  const bits = plan.bits.filter(({ hue, shape }) => hue !== plan.food && shape !== "crumb");
  return (
    drawEmptyBakingDish(plan, chance) +
    drawRoundedRectangle(main, 0, 0, 462, 342, 40) +
    patches(shade, 8, 34) +
    patches(crumbly ? CRUST[0] : FAMILIES.cream[0], 12, 42) +
    patches(crumbly ? CRUST[2] : CRUST[0], 8, 22) +
    drawMixedFoodPieces(chance, bits, createScatteredPoints(chance, 10, 196, 66, 0.72), 24) +
    drawSpecks(chance, light, crumbly ? 34 : 14, 200, 9, 0.7) +
    (crumbly ? "" : drawScatteredHerbs(chance, 8, 190, 36, 0.7))
  );
}

/** Draws a slightly shifted stack of pancakes or waffles, with butter and syrup. */
export function drawPancakeStack(plan: DishPlan, chance: Chance): string {
  const [main, shade, light] = FAMILIES[plan.food === "cream" ? "golden" : plan.food];
  const waffle = plan.look === "waffle";
  let stack = "";
  for (let i = 0; i < 4; i++) {
    const [x, y] = toPointFromPolar(i === 3 ? 0 : 30 - i * 6, chance.between(0, 360));
    const r = 148 - i * 3;
    const shape = (color: string, size: number, dx: number, dy: number) =>
      waffle
        ? drawRoundedRectangle(color, x + dx, y + dy, size * 1.76, size * 1.76, 34)
        : drawCircle(color, x + dx, y + dy, size);
    stack +=
      shape(SHADOW, r, 4, 8) +
      shape(i === 3 ? shade : light, r, 0, 0) +
      shape(i === 3 ? main : shade, r - 9, 0, 0);
  }
  const grid = waffle
    ? drawStrokedPath(
        shade,
        13,
        [-84, -28, 28, 84].map((o) => createLinePath(0, o, 222, 0) + createLinePath(o, 0, 222, 90)).join(""),
      )
    : drawStrokedPath(light, 9, createArcPath(0, 0, 116, 196, 256));
  const syrup = plan.bits.some(({ hue }) => hue === "cocoa")
    ? FAMILIES.cocoa
    : plan.food === "cocoa"
      ? FAMILIES.cream
      : FAMILIES.curry;
  const fruit: Bit = plan.bits.find(({ shape }) => shape === "dot" || shape === "slice") ?? {
    shape: "dot",
    hue: chance.pick(["berry", "plum"]),
  };
  return (
    drawPlate(plan, chance, 236) +
    stack +
    grid +
    drawFilledPath(syrup[1], createRandomBlobPath(chance, 3, 6, 84, 70, 0.3, 8)) +
    drawFilledPath(syrup[0], createRandomBlobPath(chance, 0, 0, 80, 66, 0.3, 8)) +
    drawTransformedGroup(
      -8,
      -6,
      chance.between(0, 80),
      drawRoundedRectangle("#d9a82f", 0, 5, 62, 58, 8) + drawRoundedRectangle("#f8e08f", 0, 0, 62, 56, 8),
    ) +
    drawFoodPieces(
      chance,
      fruit,
      [
        ...createScatteredPoints(chance, 3, 34, 34).map(([x, y]) => [x + 60, y + 50] as const),
        toPointFromPolar(190, 140),
        toPointFromPolar(196, 156),
        toPointFromPolar(192, 20),
      ],
      23,
    ) +
    drawSprig(52, 34, 40, chance.between(0, 360))
  );
}

import type { DishPlan } from "./dish-plan.ts";
import { createFoodPiece } from "./ingredients.ts";
import { FAMILIES } from "./palette.ts";
import {
  type Chance,
  createEllipsePath,
  createLinePath,
  createRandomBlobPath,
  createRectanglePath,
  createScatteredPoints,
  drawCircle,
  drawCircles,
  drawFilledPath,
  drawRandomBlobs,
  drawStrokedPath,
  toPointFromPolar,
} from "./pen.ts";
import { drawCitrusSlice, drawMixedFoodPieces, drawScatteredHerbs, drawSpecks } from "./pieces.ts";
import { PASTA_BITS, pickToppings } from "./usual-bits.ts";
import { drawEmptyPan, drawPlate } from "./vessels.ts";

/** Draws a pan with eggs in sauce, or with an omelette cut into wedges. */
export function drawEggPan(plan: DishPlan, chance: Chance): string {
  const { drawing, r } = drawEmptyPan();
  if (plan.look === "omelette") {
    const [main, shade, light] = FAMILIES.lemon;
    const cuts = [0, 60, 120].map((d) => createLinePath(0, 0, 2 * r - 20, d + 12)).join("");
    return (
      drawing +
      drawCircle(shade, 0, 0, r - 6) +
      drawCircle(main, -2, -4, r - 18) +
      drawRandomBlobs(chance, light, createScatteredPoints(chance, 5, r * 0.7, 80), 32, 20) +
      drawMixedFoodPieces(
        chance,
        pickToppings(plan, chance, 2),
        createScatteredPoints(chance, 12, r * 0.75, 54),
        21,
      ) +
      `<g opacity=".5">${drawStrokedPath(shade, 4, cuts)}</g>` +
      drawScatteredHerbs(chance, 8, r * 0.75, 30)
    );
  }
  const sauce = FAMILIES[plan.food === "lemon" ? "tomato" : plan.food];
  const turn = chance.between(0, 120);
  let eggs = "";
  for (let i = 0; i < 4; i++) {
    const [x, y] = toPointFromPolar(i === 3 ? 6 : 104, turn + i * 120);
    eggs +=
      drawFilledPath("#fffaf0", createRandomBlobPath(chance, x, y, 52, 47, 0.16)) +
      drawCircle("#f0ad35", x - 3, y - 2, 22) +
      drawCircle("#f9d27a", x - 9, y - 9, 7);
  }
  return (
    drawing +
    drawCircle(sauce[0], 0, 0, r - 4) +
    drawRandomBlobs(chance, sauce[1], createScatteredPoints(chance, 6, r * 0.8, 60), 30, 19) +
    drawRandomBlobs(chance, sauce[2], createScatteredPoints(chance, 6, r * 0.84, 60), 20, 12) +
    eggs +
    drawScatteredHerbs(chance, 9, r * 0.82, 32) +
    drawSpecks(chance, "#3a2c25", 8, r * 0.6, 5)
  );
}

/** Draws a mound of rice on a plate, or a broad pan of paella. */
export function drawRice(plan: DishPlan, chance: Chance): string {
  const grain = FAMILIES[plan.food === "mushroom" ? "cream" : plan.food];
  const broad = chance.maybe(0.4);
  const vessel = broad
    ? drawEmptyPan().drawing
    : drawPlate(plan, chance, 230, plan.food === "rice" || plan.food === "cream");
  const r = broad ? 186 : 160;
  const bits = pickToppings(plan, chance, 2);
  return (
    vessel +
    (broad
      ? drawCircle(grain[0], 0, 0, r)
      : drawFilledPath(grain[1], createRandomBlobPath(chance, 5, 8, r, r * 0.92)) +
        drawFilledPath(grain[0], createRandomBlobPath(chance, 0, 0, r * 0.97, r * 0.88))) +
    drawSpecks(chance, grain[1], 26, r * 0.9, 13) +
    drawSpecks(chance, grain[2], 26, r * 0.9, 13) +
    drawMixedFoodPieces(chance, bits, createScatteredPoints(chance, 13, r * 0.78, 48), 23) +
    (chance.maybe(0.4) ? drawCitrusSlice("lemon", r * 0.5, r * 0.5, 36, chance.between(0, 60)) : "") +
    drawScatteredHerbs(chance, 6, r * 0.7, 32)
  );
}

/** Draws a nest of noodles with sauce, the foods of the title and herbs. */
export function drawNoodles(plan: DishPlan, chance: Chance): string {
  const dark = plan.food === "dark" || plan.food === "meat";
  const [main, shade, light] = FAMILIES[dark ? plan.food : "pasta"];
  let nest = drawFilledPath(shade, createRandomBlobPath(chance, 0, 4, 148, 138, 0.08, 10));
  for (let layer = 0; layer < 6; layer++) {
    let path = "";
    for (let i = 0; i < 4; i++) {
      const rx = chance.between(72, 124);
      const [x, y] = toPointFromPolar(chance.between(0.7, 1) * (150 - rx), chance.between(0, 360));
      path += createEllipsePath(x, y, rx, rx * chance.between(0.7, 0.95), chance.between(0, 180));
    }
    nest += drawStrokedPath([shade, main, light][layer % 3] ?? main, 11, path);
  }
  const plain = plan.food === "pasta" || plan.food === "cream" || dark;
  const [sauce, deep] = FAMILIES[plan.food];
  if (!plain)
    nest +=
      drawFilledPath(deep, createRandomBlobPath(chance, 4, 6, 90, 76, 0.22)) +
      drawFilledPath(sauce, createRandomBlobPath(chance, 0, 0, 88, 73, 0.22));
  const own = plan.bits.filter(({ hue }) => hue !== plan.food || plain);
  if (own.length === 0) own.push(plain ? chance.pick(PASTA_BITS) : createFoodPiece("crumb", "cream"));
  const size = own.some(({ shape }) => shape === "chunk") ? 30 : 24;
  const bits = drawMixedFoodPieces(chance, own, createScatteredPoints(chance, 10, 94, 46), size);
  return drawPlate(plan, chance) + nest + bits + drawScatteredHerbs(chance, 7, 100, 36);
}

/** Draws a heap of gnocchi, tubes or filled squares, with sauce on top. */
export function drawShortPasta(plan: DishPlan, chance: Chance): string {
  const [main, shade, light] = FAMILIES.pasta;
  const spots = createScatteredPoints(chance, 22, 138, 46);
  const [sauce, deep] = FAMILIES[plan.food];
  const plain = plan.food === "pasta" || plan.food === "cream";
  const layer = (part: typeof spots) => {
    const turns = part.map(() => chance.between(0, 180));
    const draw = (path: (x: number, y: number, turn: number) => string) =>
      part.map(([x, y], i) => path(x, y, turns[i] ?? 0)).join("");
    if (plan.look === "ravioli")
      return (
        drawFilledPath(
          shade,
          draw((x, y, t) => createRectanglePath(x + 2, y + 5, 74, 70, t)),
        ) +
        drawFilledPath(
          main,
          draw((x, y, t) => createRectanglePath(x, y, 72, 68, t)),
        ) +
        drawCircles(light, 21, part)
      );
    const lines = (color: string, width: number, length: number, dx = 0, dy = 0) =>
      drawStrokedPath(
        color,
        width,
        draw((x, y, t) => createLinePath(x + dx, y + dy, length, t)),
      );
    if (plan.look === "penne")
      return lines(shade, 31, 50, 2, 5) + lines(main, 29, 50) + lines(light, 6, 38, 0, -5);
    const grooves = draw(
      (x, y, t) => createLinePath(x - 7, y, 30, t + 90) + createLinePath(x + 7, y, 30, t + 90),
    );
    return lines(shade, 48, 22, 2, 5) + lines(main, 45, 20) + drawStrokedPath(light, 4, grooves);
  };
  const bits = plan.bits.filter(({ hue, shape }) => hue !== plan.food && shape !== "cube");
  return (
    drawPlate(plan, chance) +
    drawFilledPath(plain ? FAMILIES.cream[1] : deep, createRandomBlobPath(chance, 2, 6, 158, 150, 0.08)) +
    layer(spots.slice(0, 12)) +
    (plain ? "" : drawRandomBlobs(chance, sauce, createScatteredPoints(chance, 5, 90, 60), 44, 34, 0.24)) +
    layer(spots.slice(12)) +
    drawMixedFoodPieces(
      chance,
      bits.length ? bits : [createFoodPiece("crumb", plan.look === "penne" ? "golden" : "cream")],
      createScatteredPoints(chance, 8, 100, 40),
      20,
    ) +
    drawScatteredHerbs(chance, 7, 110, 36)
  );
}

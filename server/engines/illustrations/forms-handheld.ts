import type { DishPlan } from "./dish-plan.ts";
import { type Bit, createFoodPiece } from "./ingredients.ts";
import { CLOTHS, FAMILIES, SHADOW } from "./palette.ts";

import {
  type Chance,
  createArcPath,
  createCirclePath,
  createLeafPath,
  createLinePath,
  createRandomBlobPath,
  createRectanglePath,
  createScallopedCirclePath,
  createScatteredPoints,
  drawCircle,
  drawCircles,
  drawFilledPath,
  drawRoundedRectangle,
  drawStrokedPath,
  drawTransformedGroup,
  toPointFromPolar,
} from "./pen.ts";
import {
  drawCitrusSlice,
  drawFoodPieces,
  drawMixedFoodPieces,
  drawScatteredHerbs,
  drawSpecks,
  drawSprig,
} from "./pieces.ts";
import { DROP, drawCuttingBoard, drawDipBowl, drawPlate } from "./vessels.ts";

const CRUST = FAMILIES.golden;

/** Draws three filled, folded tortillas in a row. */
export function drawTacos(plan: DishPlan, chance: Chance): string {
  const shell = FAMILIES[chance.pick(["golden", "lemon", "pasta"])];
  const named = plan.bits.filter(({ hue, shape }) => hue !== plan.food && shape !== "crumb");
  const bits = [
    createFoodPiece("chunk", plan.food),
    ...named.map(({ hue }) => ({ shape: "dot", hue }) as const),
    createFoodPiece("dot", "tomato"),
  ].slice(0, 2);
  const back = "M-56 -140Q74 -116 78 0Q74 116 -56 140Q-30 0 -56 -140z";
  const front = "M-64 -134Q34 -106 36 0Q34 106 -64 134Q-86 0 -64 -134z";
  const edge = (y: number) => 44 - Math.abs(y) * 0.34;
  const lettuce = drawCircles(
    FAMILIES.leaf[0],
    26,
    [-92, -46, 0, 46, 92].map((y) => [edge(y), y] as const),
  );
  const shadow = drawTransformedGroup(6, 10, 0, drawFilledPath(SHADOW, back));
  const taco = (x: number, turn: number) => {
    const spots = [-84, -50, -18, 16, 50, 84].map((y) => [edge(y) - 8 + chance.between(-6, 8), y] as const);
    const scorched = createScatteredPoints(chance, 5, 70, 34).map(
      ([a, b]) => [a * 0.4 - 28, b * 1.3] as const,
    );
    const filling = drawMixedFoodPieces(chance, bits, spots, 24);
    return drawTransformedGroup(
      x,
      0,
      turn,
      shadow +
        drawFilledPath(shell[1], back) +
        lettuce +
        filling +
        drawFilledPath(shell[0], front) +
        drawCircles(shell[1], 9, scorched),
    );
  };
  return (
    drawPlate(plan, chance, 242) +
    drawTransformedGroup(0, 0, chance.between(-16, 16), taco(-98, -4) + taco(8, 0) + taco(112, 4)) +
    drawScatteredHerbs(chance, 6, 150, 28) +
    drawCitrusSlice("matcha", 160, 130, 34, chance.between(0, 50))
  );
}

/** Draws burritos, spring rolls or croquettes: cylinders in a row, one of them cut open. */
export function drawFilledRolls(plan: DishPlan, chance: Chance): string {
  const skin = FAMILIES[plan.food === "golden" || plan.food === "meat" ? "golden" : "pasta"];
  const fillings: Bit[] = [
    ...plan.bits,
    createFoodPiece("dot", "leaf"),
    createFoodPiece("dot", "tomato"),
    createFoodPiece("dot", "carrot"),
  ].slice(0, 3);
  const roll = (y: number, length: number, open: boolean) => {
    let drawn =
      drawRoundedRectangle(SHADOW, 5, y + 10, length, 86, 40) +
      drawRoundedRectangle(skin[1], 0, y, length, 86, 40) +
      drawRoundedRectangle(skin[0], -2, y - 5, length - 8, 70, 34);
    drawn +=
      drawStrokedPath(skin[2], 8, `M${-length / 2 + 50} ${y - 20}h${length * 0.3}`) +
      drawStrokedPath(
        skin[1],
        5,
        `M${length * 0.02} ${y + 26}Q${length * 0.14} ${y} ${length * 0.1} ${y - 36}`,
      );
    if (open) {
      const x = length / 2 - 22;
      drawn += drawCircle(skin[1], x, y, 44) + drawCircle(FAMILIES.rice[0], x, y, 36);
      drawn += fillings
        .map(({ hue }, i) =>
          drawFilledPath(FAMILIES[hue][0], createCirclePath(...toPointFromPolar(17, i * 120 + 30, x, y), 13)),
        )
        .join("");
    }
    return drawn;
  };
  return (
    drawPlate(plan, chance, 238) +
    drawTransformedGroup(
      -14,
      4,
      chance.between(-24, -6),
      roll(-104, 270, false) + roll(-2, 310, true) + roll(100, 270, chance.maybe(0.5)),
    ) +
    drawScatteredHerbs(chance, 5, 180, 32) +
    drawDipBowl(172, 150, 54, plan.cloth === "MEXICAN" ? "tomato" : "curry")
  );
}

/** Draws two open slices of bread with toppings. */
export function drawOpenSandwich(plan: DishPlan, chance: Chance): string {
  const bits: Bit[] = plan.bits.filter(({ shape }) => shape !== "crumb");
  const usual: readonly Bit[] = [
    createFoodPiece("disc", "tomato"),
    createFoodPiece("ring", "cream"),
    createFoodPiece("disc", plan.food === "leaf" ? "lemon" : "leaf"),
  ];
  for (const bit of usual) if (bits.length < 2 && bit.hue !== plan.food) bits.push(bit);
  const spread = FAMILIES[plan.food === "golden" || plan.food === "pasta" ? "cream" : plan.food];
  const shape = "M-92 112V-44Q-128 -132 0 -138Q128 -132 92 -44V112Q0 128 -92 112z";
  const toast = (x: number, y: number, turn: number) =>
    drawTransformedGroup(
      x,
      y,
      turn,
      drawTransformedGroup(6, 10, 0, drawFilledPath(SHADOW, shape)) +
        drawFilledPath(FAMILIES.golden[1], shape) +
        `<g transform="scale(.92)">${drawFilledPath(FAMILIES.pasta[0], shape)}</g>` +
        drawFilledPath(spread[0], createRandomBlobPath(chance, 0, -4, 78, 98, 0.1)) +
        drawStrokedPath(spread[2], 8, "M-44 -52Q0 -84 44 -50M-50 30Q-10 4 40 26") +
        drawMixedFoodPieces(chance, bits, createScatteredPoints(chance, 9, 76, 44, 1.2), 25),
    );
  return (
    drawCuttingBoard(chance, 580, 400) +
    toast(-124, 6, chance.between(-14, -2)) +
    toast(116, 2, chance.between(2, 16)) +
    drawScatteredHerbs(chance, 7, 180, 32, 0.6) +
    drawSpecks(chance, FAMILIES.golden[2], 8, 200, 8, 0.8)
  );
}

/** Draws a burger from above with its filling and fries. */
export function drawBurger(plan: DishPlan, chance: Chance): string {
  const patty =
    FAMILIES[plan.food === "golden" || plan.food === "bean" || plan.food === "salmon" ? plan.food : "meat"];
  const side = chance.maybe(0.5) ? 1 : -1;
  const fries = [0, 1, 2]
    .map(() => {
      const sticks = createScatteredPoints(chance, 5, 66, 24, 1.3);
      const turns = sticks.map(() => 90 + chance.between(-40, 40));
      const layer = (dy: number) =>
        sticks.map(([fx, fy], i) => createLinePath(fx, fy + dy, 84, turns[i] ?? 90)).join("");
      return (
        drawStrokedPath(FAMILIES.lemon[1], 15, layer(4)) + drawStrokedPath(FAMILIES.lemon[0], 14, layer(0))
      );
    })
    .join("");
  const [x, y] = [-52 * side, -10];
  return (
    drawPlate(plan, chance, 238) +
    drawTransformedGroup(136 * side, 22, 0, fries) +
    drawFilledPath(SHADOW, createScallopedCirclePath(x + 6, y + 12, 136, 150, 14)) +
    drawFilledPath(FAMILIES.leaf[0], createScallopedCirclePath(x, y + 3, 132, 152, 14)) +
    drawFilledPath(FAMILIES.leaf[2], createScallopedCirclePath(x + 2, y, 126, 140, 11)) +
    drawFilledPath(patty[0], createRandomBlobPath(chance, x + 3, y + 8, 128, 128, 0.03)) +
    drawFilledPath(FAMILIES.lemon[0], createRectanglePath(x, y + 6, 190, 190, 38)) +
    drawFilledPath(FAMILIES.tomato[0], `${createArcPath(x + 6, y + 16, 116, 20, 130)}z`) +
    drawCircle(CRUST[1], x, y, 118) +
    drawCircle(CRUST[0], x - 3, y - 5, 110) +
    drawStrokedPath(CRUST[2], 10, createArcPath(x, y - 3, 86, 196, 262)) +
    drawTransformedGroup(x, y, 0, drawSpecks(chance, "#fdf3d7", 22, 84, 9))
  );
}

/** Colours of drinks with milk or coffee. They get a slice of citrus only if the title names one. */
const MILKY = ["cocoa", "cream", "golden", "mushroom", "curry", "pasta", "matcha"];

/** Draws a glass from above with ice, citrus or a cloud of milk, or a cup on a saucer. */
export function drawDrink(plan: DishPlan, chance: Chance): string {
  const [main, shade, light] = FAMILIES[plan.food];
  const [, deep] = CLOTHS[plan.cloth];
  const turn = chance.between(-20, 60);
  if (plan.look === "cup") {
    const cup = (color: string) =>
      drawTransformedGroup(
        0,
        0,
        turn,
        drawRoundedRectangle(color, 178, 0, 112, 40, 20) + drawCircle(color, 0, 0, 152),
      );
    const foam = chance.maybe(0.6);
    return (
      drawPlate(plan, chance, 226) +
      drawTransformedGroup(7, 12, 0, cup(SHADOW)) +
      cup(deep) +
      drawCircle("#fbf6ea", 0, 0, 141) +
      drawCircle(shade, 0, 0, 128) +
      drawCircle(main, 0, 0, 120) +
      (foam
        ? drawFilledPath(light, createRandomBlobPath(chance, 0, 0, 92, 88, 0.08)) +
          drawTransformedGroup(
            0,
            6,
            turn,
            drawFilledPath(
              FAMILIES.cream[2],
              createLeafPath(-22, 0, 84, 34, 60) + createLeafPath(22, 0, 84, 34, 120),
            ),
          )
        : drawStrokedPath(light, 10, createArcPath(0, 0, 92, 200, 270))) +
      drawTransformedGroup(
        -150,
        128,
        turn,
        drawFilledPath(FAMILIES.golden[0], createCirclePath(0, 0, 40)) +
          drawSpecks(chance, FAMILIES.cocoa[0], 6, 26, 8),
      )
    );
  }
  const citrus = plan.bits.find(({ shape }) => shape === "citrus")?.hue;
  const fruit = plan.bits.find(({ shape }) => shape === "dot" || shape === "slice");
  const milky = !citrus && !fruit && MILKY.includes(plan.food);
  const cube = (x: number, y: number, degrees: number) =>
    drawFilledPath("#ffffff66", createRectanglePath(x, y, 66, 66, degrees)) +
    drawFilledPath("#ffffff88", createRectanglePath(x - 6, y - 6, 40, 40, degrees));
  return (
    drawCircle(SHADOW, ...DROP, 222) +
    drawCircle(deep, 0, 0, 222) +
    drawStrokedPath("#ffffff66", 6, createCirclePath(0, 0, 202)) +
    drawCircle(SHADOW, 8, 14, 166) +
    drawCircle("#f3f4ef", 0, 0, 164) +
    drawCircle(shade, 0, 0, 150) +
    drawCircle(main, 0, 0, 142) +
    (milky
      ? drawFilledPath(FAMILIES[plan.food === "cream" ? "rice" : "cream"][0], drawCoffeeCloudPath(chance))
      : "") +
    (plan.bits.length && plan.food !== "lemon" && !citrus && !milky
      ? drawStrokedPath(light, 14, createArcPath(0, 0, 104, 160, 300) + createArcPath(0, 0, 64, 180, 330))
      : cube(-50, 34, turn) + cube(44, 62, turn + 38) + cube(-34, -58, turn + 64)) +
    (milky
      ? cube(58, -50, turn + 12)
      : citrus || !fruit
        ? drawCitrusSlice(citrus ?? "lemon", 52, -44, 58, turn)
        : drawTransformedGroup(
            52,
            -44,
            0,
            drawFoodPieces(chance, fruit, createScatteredPoints(chance, 4, 44, 36), 28),
          )) +
    (milky ? "" : drawSprig(-42, 10, 58, turn + 160)) +
    drawTransformedGroup(
      0,
      0,
      turn - 60,
      drawRoundedRectangle(SHADOW, 8, 150, 20, 240, 10) +
        drawRoundedRectangle("#fbf6ea", 0, 136, 20, 240, 10) +
        drawStrokedPath(FAMILIES.tomato[0], 8, "M-5 70h10M-5 116h10M-5 162h10M-5 208h10"),
    ) +
    drawStrokedPath("#ffffffaa", 8, createArcPath(0, 0, 157, 196, 250))
  );
}

/** The path of a cloud of milk that was poured in from one side. */
function drawCoffeeCloudPath(chance: Chance): string {
  return (
    createRandomBlobPath(chance, -28, -16, 78, 46, 0.2) +
    createRandomBlobPath(chance, 34, 30, 62, 36, 0.2) +
    createRandomBlobPath(chance, 20, -72, 34, 20, 0.2)
  );
}

import type { DishPlan } from "./dish-plan.ts";
import { type Bit, createFoodPiece } from "./ingredients.ts";
import { FAMILIES } from "./palette.ts";
import {
  type Chance,
  createArcPath,
  createCirclePath,
  createRandomBlobPath,
  createRectanglePath,
  createScatteredPoints,
  createWedgePath,
  drawCircle,
  drawFilledPath,
  drawRandomBlobs,
  drawStrokedPath,
  drawTransformedGroup,
  toPointFromPolar,
} from "./pen.ts";
import {
  drawEggHalf,
  drawFoodPieces,
  drawMixedFoodPieces,
  drawScatteredHerbs,
  drawSpecks,
  drawSprig,
} from "./pieces.ts";
import { pickToppings } from "./usual-bits.ts";
import { drawEmptyBowl, drawEmptyPot } from "./vessels.ts";

/** Draws a bowl or pot of soup, stew or curry. */
export function drawSoupOrStew(plan: DishPlan, chance: Chance): string {
  const vessel = plan.look === "pot" ? drawEmptyPot(plan, chance) : drawEmptyBowl(plan, chance);
  const [main, shade, light] = FAMILIES[plan.food];
  const r = vessel.r;
  let food = drawCircle(main, 0, 0, r) + drawStrokedPath(light, 9, createArcPath(0, 0, r - 20, 196, 262));
  if (plan.look === "mash") {
    const turn = chance.between(0, 360);
    const waves = [0.78, 0.52].map((by, i) =>
      createArcPath(0, 0, r * by, turn + i * 90, turn + i * 90 + 290),
    );
    const butter = drawTransformedGroup(
      0,
      -4,
      turn,
      drawFilledPath(FAMILIES.lemon[1], createRectanglePath(3, 5, 62, 50, 0)) +
        drawFilledPath(FAMILIES.lemon[2], createRectanglePath(0, 0, 58, 46, 0)),
    );
    return (
      vessel.drawing +
      food +
      drawStrokedPath(shade, 9, waves.join("")) +
      drawCircle(FAMILIES.lemon[0], 4, 4, 46) +
      butter +
      drawSpecks(chance, FAMILIES.leaf[1], 14, r * 0.7, 11)
    );
  }
  if (plan.look === "soup") {
    const turn = chance.between(0, 360);
    const swirl = plan.food === "cream" || plan.food === "rice" ? FAMILIES.golden[2] : light;
    if (chance.maybe(0.55)) {
      food += drawStrokedPath(
        swirl,
        15,
        createArcPath(6, 0, r * 0.62, turn, turn + 250) +
          createArcPath(-2, 6, r * 0.36, turn + 130, turn + 350),
      );
    } else
      food += drawFilledPath(
        swirl,
        createRandomBlobPath(chance, -r * 0.15, r * 0.1, r * 0.42, r * 0.34, 0.25, 8),
      );
    const [x, y] = toPointFromPolar(r * 0.2, turn);
    food += drawTransformedGroup(
      x,
      y,
      0,
      drawMixedFoodPieces(
        chance,
        pickToppings(plan, chance, 2),
        createScatteredPoints(chance, 8, r * 0.5, 44),
        22,
      ),
    );
    return (
      vessel.drawing + food + drawScatteredHerbs(chance, 5, r * 0.6) + drawSpecks(chance, shade, 8, r * 0.8)
    );
  }
  food += drawRandomBlobs(chance, shade, createScatteredPoints(chance, 5, r * 0.75, 70), 30, 20);
  const spots = createScatteredPoints(chance, plan.look === "pot" ? 19 : 14, r * 0.8, 50);
  food += drawMixedFoodPieces(chance, pickToppings(plan, chance, plan.look === "pot" ? 3 : 2), spots, 25);
  if (plan.look === "curry" && chance.maybe(0.5)) {
    const turn = chance.between(100, 250);
    food += drawTransformedGroup(
      0,
      0,
      turn,
      drawFilledPath(
        FAMILIES.rice[0],
        `${createArcPath(0, 0, r, -52, 52)}Q${Math.round(r * 0.3)} 0 ${toPointFromPolar(r, -52).map(Math.round).join(" ")}z`,
      ),
    );
    food += drawTransformedGroup(
      ...toPointFromPolar(r * 0.72, turn),
      0,
      drawSpecks(chance, FAMILIES.rice[1], 16, r * 0.26, 12),
    );
  }
  return vessel.drawing + food + drawScatteredHerbs(chance, 7, r * 0.62, 32);
}

/** Draws a bowl of noodles in broth, with each topping in a separate corner. */
export function drawRamen(plan: DishPlan, chance: Chance): string {
  const { drawing, r } = drawEmptyBowl(plan, chance);
  const broth = FAMILIES[plan.food === "cream" || plan.food === "pasta" ? "golden" : plan.food];
  let strands = "";
  for (let i = 0; i < 9; i++)
    strands += createArcPath(
      -30 + chance.between(-14, 14),
      150,
      110 + i * 15,
      215 + chance.between(-8, 8),
      318,
    );
  const spots = createScatteredPoints(chance, 6, 52, 38);
  const bits = pickToppings(plan, chance, 2);
  return (
    drawing +
    drawCircle(broth[0], 0, 0, r) +
    drawStrokedPath(broth[2], 8, createArcPath(0, 0, r - 18, 196, 250)) +
    drawStrokedPath(FAMILIES.pasta[1], 11, strands) +
    drawTransformedGroup(-4, -8, 3, drawStrokedPath(FAMILIES.pasta[2], 8, strands)) +
    drawTransformedGroup(
      104,
      -20,
      18,
      drawFilledPath(FAMILIES.dark[1], createRectanglePath(20, -50, 86, 116, 0)) +
        drawFilledPath(FAMILIES.dark[0], createRectanglePath(17, -53, 78, 108, 0)),
    ) +
    drawEggHalf(84, 62, 44, 30) +
    (chance.maybe(0.5) ? drawEggHalf(20, 108, 44, 100) : "") +
    drawTransformedGroup(-70, 66, 0, drawMixedFoodPieces(chance, bits, spots, 26)) +
    drawFilledPath(
      FAMILIES.leaf[2],
      createScatteredPoints(chance, 8, r * 0.6, 36)
        .map(([x, y]) => createCirclePath(x, y - 20, 9))
        .join(""),
    ) +
    drawTransformedGroup(-20, -90, -30, drawSprig(0, 0, 46, 0, FAMILIES.leaf[1]))
  );
}

/** Draws a bowl of oats, yogurt or rice pudding with fruit in an arc. */
export function drawPorridge(plan: DishPlan, chance: Chance): string {
  const { drawing, r } = drawEmptyBowl(plan, chance);
  const own = plan.look === "smoothie" || plan.food === "cocoa" || plan.food === "matcha";
  const base = FAMILIES[own ? plan.food : "cream"];
  const fruit: Bit[] = plan.bits.length ? [...plan.bits] : [createFoodPiece("dot", "berry")];
  if (fruit.length < 2)
    fruit.push(chance.pick([createFoodPiece("dot", "plum"), createFoodPiece("slice", "lemon")]));
  const turn = chance.between(0, 360);
  let row = "";
  fruit.slice(0, 3).forEach((bit, k) => {
    const spots = [0, 1, 2, 3, 4, 5].map((i) =>
      toPointFromPolar(r * (0.78 - k * 0.24), turn + i * (20 + k * 8) + k * 8),
    );
    row += drawFoodPieces(chance, bit, spots, 28 - k * 3);
  });
  return (
    drawing +
    drawCircle(base[0], 0, 0, r) +
    drawStrokedPath(
      base[2],
      12,
      createArcPath(0, 0, r * 0.55, turn + 170, turn + 300) +
        createArcPath(0, 0, r * 0.8, turn + 190, turn + 260),
    ) +
    drawTransformedGroup(
      ...toPointFromPolar(r * 0.4, turn + 235),
      0,
      drawSpecks(chance, FAMILIES.golden[1], 15, r * 0.4, 11),
    ) +
    row +
    drawTransformedGroup(...toPointFromPolar(r * 0.3, turn + 100), turn, drawSprig(0, 0, 40, 0))
  );
}

/** Draws a bowl divided into sectors of different foods around a centre. */
export function drawBowlInSectors(plan: DishPlan, chance: Chance): string {
  const { drawing, r } = drawEmptyBowl(plan, chance);
  const turn = chance.between(0, 360);
  const usual: Bit[] = [
    createFoodPiece("cube", "salmon"),
    createFoodPiece("disc", "leaf"),
    createFoodPiece("dot", "lemon"),
    createFoodPiece("slice", "leaf"),
    createFoodPiece("stick", "carrot"),
    createFoodPiece("dot", "leaf"),
  ];
  const bits = [...plan.bits, ...usual.filter((bit) => !plan.bits.some(({ hue }) => hue === bit.hue))].slice(
    0,
    5,
  );
  let food = drawCircle(FAMILIES.rice[0], 0, 0, r) + drawSpecks(chance, FAMILIES.rice[1], 16, r * 0.9, 12);
  bits.forEach((bit, i) => {
    const middle = turn + i * 66;
    const [x, y] = toPointFromPolar(r * 0.62, middle);
    food += drawFilledPath(
      FAMILIES[bit.hue][1],
      createWedgePath(...toPointFromPolar(r * 0.22, middle), r * 0.74, middle - 33, middle + 33),
    );
    food += drawTransformedGroup(
      x,
      y,
      0,
      drawFoodPieces(chance, bit, createScatteredPoints(chance, 7, r * 0.27, 30), 20),
    );
  });
  return drawing + food + drawEggHalf(0, 0, 46, turn) + drawSpecks(chance, FAMILIES.dark[1], 10, r * 0.6, 6);
}

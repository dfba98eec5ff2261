import type { DishPlan } from "./dish-plan.ts";
import { CHINA, CLOTHS, FAMILIES, IRON, SHADOW, STONE, WOOD } from "./palette.ts";
import {
  type Chance,
  createArcPath,
  createLinePath,
  createScallopedCirclePath,
  drawCircle,
  drawFilledPath,
  drawRoundedRectangle,
  drawStrokedPath,
  drawTransformedGroup,
} from "./pen.ts";
import { drawSprig } from "./pieces.ts";

export const DROP = [9, 16] as const;

/** Draws the cloth that fills the picture, with even, alternating or paired stripes, or checks. */
export function drawTablecloth(plan: DishPlan, chance: Chance): string {
  const [base] = CLOTHS[plan.cloth];
  const dashes = chance.pick(["38 42", "62 26 12 26", "14 16 14 66", "50 50", "26 26"]);
  const turn = Math.round(chance.between(-14, 14) + (chance.maybe(0.25) ? 90 : 0));
  const stripes = (degrees: number, opacity: number) =>
    `<path stroke="#fff" stroke-linecap="butt" stroke-opacity="${opacity}" stroke-width="1400" stroke-dasharray="${dashes}" d="M-300 300h1400" transform="rotate(${degrees} 400 300)"/>`;
  const layers = chance.maybe(0.22) ? stripes(turn, 0.2) + stripes(turn + 90, 0.2) : stripes(turn, 0.28);
  return `<path fill="${base}" d="M0 0h800v600H0z"/>${layers}`;
}

/**
 * Draws chopsticks, a fork or spoon (perhaps on a napkin), a sprig of herbs, or nothing next to the plate.
 */
export function drawCutleryOrNothing(plan: DishPlan, chance: Chance): string {
  const [, deep] = CLOTHS[plan.cloth];
  const choice = chance.between(0, 1);
  const turn = chance.between(-7, 7);
  if (plan.form === "drink" || plan.form === "sushi" || choice < 0.25) return "";
  if (choice < 0.42)
    return drawTransformedGroup(
      chance.pick([84, 716]),
      chance.pick([140, 470]),
      chance.between(0, 360),
      drawSprig(0, 0, 44, 0),
    );
  const eatenWithSticks = !plan.sweet && !["burger", "sandwich", "pizza", "tacos"].includes(plan.form);
  const asian = eatenWithSticks && ["CHINESE", "JAPANESE", "THAI"].includes(plan.cloth);
  if (asian)
    return drawTransformedGroup(
      718,
      300,
      turn + 3,
      drawWithShadow(drawChopsticks("#7d4a33"), drawChopsticks(SHADOW)),
    );
  const spoon = ["bowl", "ramen", "porridge", "pudding", "scoops"].includes(plan.form);
  const tool = spoon ? drawSpoon : drawFork;
  const napkin =
    choice > 0.75
      ? drawRoundedRectangle(SHADOW, 7, 12, 92, 360, 6) +
        drawRoundedRectangle(deep, 0, 0, 92, 360, 6) +
        drawStrokedPath("#ffffff55", 5, "M-34 -172V172M34 -172V172")
      : "";
  return drawTransformedGroup(86, 300, turn, napkin + drawWithShadow(tool("#f4f0e8"), tool(SHADOW)));
}

const drawWithShadow = (drawing: string, shadow: string) => drawTransformedGroup(6, 9, 0, shadow) + drawing;
const drawChopsticks = (color: string) => drawStrokedPath(color, 10, "M-12 -190L-4 190M22 -186L10 192");
const drawSpoon = (color: string) =>
  `<g fill="${color}"><ellipse cy="-110" rx="27" ry="40"/><rect x="-6" y="-84" width="12" height="232" rx="6"/></g>`;
const drawFork = (color: string) =>
  drawFilledPath(
    color,
    "M-21 -150h8v52h9v-52h8v52h9v-52h8v70q0 22-15 24l2 200q0 8-8 8t-8-8l2-200q-15-2-15-24z",
  );

/** White china or stoneware, chosen by the seed: [colour, shade]. */
export const choosePlateColours = (plan: DishPlan) => (plan.seed & 768 ? CHINA : STONE);

/**
 * Draws a round plate from above, with a random decoration. `glazed` gives it the dark tone of the cloth, for
 * pale food.
 */
export function drawPlate(plan: DishPlan, chance: Chance, r = 226, glazed = false): string {
  const [, deep] = CLOTHS[plan.cloth];
  const [body, edge] = glazed ? [deep, "#ffffff33"] : choosePlateColours(plan);
  const manner = chance.pick(
    glazed ? ["plain", "ruffle"] : ["plain", "ring", "band", "dots", "ruffle", "ring"],
  );
  const shape = (color: string, dx = 0, dy = 0) =>
    manner === "ruffle"
      ? drawFilledPath(color, createScallopedCirclePath(dx, dy, r - 7, r + 7, 18))
      : drawCircle(color, dx, dy, r);
  let drawing = shape(SHADOW, ...DROP) + shape(body);
  if (manner === "band")
    drawing += `<circle r="${r - 14}" stroke="${deep}" stroke-opacity=".75" stroke-width="11"/>`;
  if (manner === "dots")
    drawing += `<circle r="${r - 20}" stroke="${deep}" stroke-opacity=".7" stroke-width="11" stroke-dasharray="0 30.9"/>`;
  if (manner === "ring")
    drawing += `<circle r="${r - 9}" stroke="${deep}" stroke-opacity=".6" stroke-width="5"/>`;
  return `${drawing}<circle r="${Math.round(r * 0.73)}" stroke="${edge}" stroke-width="5"/>`;
}

/** Draws a deep bowl. `r` is the radius of the surface of the food. */
export function drawEmptyBowl(plan: DishPlan, chance: Chance): { drawing: string; r: number } {
  const [, deep] = CLOTHS[plan.cloth];
  const [body, edge] = chance.pick([CHINA, CHINA, STONE]);
  const glazed = chance.maybe(0.35);
  const under = chance.maybe(0.3);
  const r = under ? 196 : 222;
  const drawing =
    (under
      ? drawCircle(SHADOW, ...DROP, 238) +
        drawCircle(glazed ? body : edge, 0, 0, 238) +
        drawCircle(SHADOW, 6, 10, r)
      : drawCircle(SHADOW, ...DROP, r)) +
    drawCircle(glazed ? deep : body, 0, 0, r) +
    drawCircle(edge, 0, 0, r - 22);
  return { drawing, r: r - 30 };
}

/**
 * Draws a pot with two handles in iron or in the dark tone of the cloth. `r` is the radius of the surface of
 * the food.
 */
export function drawEmptyPot(plan: DishPlan, chance: Chance): { drawing: string; r: number } {
  const [, deep] = CLOTHS[plan.cloth];
  const iron = chance.maybe(0.3);
  const body = (color: string) =>
    drawRoundedRectangle(color, 0, 0, 524, 96, 40) + drawCircle(color, 0, 0, 224);
  const ears =
    drawRoundedRectangle(iron ? deep : "#00000022", -236, 0, 18, 46, 9) +
    drawRoundedRectangle(iron ? deep : "#00000022", 236, 0, 18, 46, 9);
  const drawing =
    drawTransformedGroup(...DROP, 0, body(SHADOW)) +
    body(iron ? IRON[0] : deep) +
    ears +
    drawCircle("#00000026", 0, 0, 200) +
    drawCircle(iron ? IRON[1] : "#f3e8d6", 0, 0, 196);
  return { drawing, r: 184 };
}

/** Draws an iron pan with its handle to the lower right. `r` is the radius of the surface of the food. */
export function drawEmptyPan(): { drawing: string; r: number } {
  const body = (color: string) =>
    drawTransformedGroup(0, 0, 32, drawRoundedRectangle(color, 265, 0, 190, 40, 20)) +
    drawCircle(color, 0, 0, 218);
  return {
    drawing: drawTransformedGroup(...DROP, 0, body(SHADOW)) + body(IRON[0]) + drawCircle(IRON[1], 0, 0, 198),
    r: 192,
  };
}

/** Draws a wooden board, rectangular or round, with its grain. */
export function drawCuttingBoard(chance: Chance, width = 560, height = 400): string {
  let grain = "";
  for (let i = 1; i < 5; i++) {
    const y = (i / 5 - 0.5) * height + chance.between(-12, 12);
    grain += createLinePath(chance.between(-80, 80), y, width * chance.between(0.35, 0.7), 0);
  }
  return (
    drawRoundedRectangle(SHADOW, ...DROP, width, height, 44) +
    drawRoundedRectangle(WOOD[0], 0, 0, width, height, 44) +
    drawStrokedPath(WOOD[1], 4, grain) +
    drawCircle(WOOD[1], width / 2 - 40, 0, 15)
  );
}

/** Draws a baking dish with two handles. */
export function drawEmptyBakingDish(plan: DishPlan, chance: Chance): string {
  const [, deep] = CLOTHS[plan.cloth];
  const [body, inside] = chance.pick([[deep, "#f3e8d6"] as const, ["#fbf6ea", "#e6dcc8"] as const]);
  const shape = (color: string) =>
    drawRoundedRectangle(color, 0, 0, 590, 110, 40) + drawRoundedRectangle(color, 0, 0, 520, 400, 62);
  return (
    drawTransformedGroup(...DROP, 0, shape(SHADOW)) +
    shape(body) +
    drawRoundedRectangle(inside, 0, 0, 482, 362, 46)
  );
}

/** Draws a small bowl with a dip. */
export function drawDipBowl(x: number, y: number, r: number, hue: keyof typeof FAMILIES): string {
  return (
    drawCircle(SHADOW, x + 4, y + 7, r) +
    drawCircle(CHINA[0], x, y, r) +
    drawCircle(FAMILIES[hue][0], x, y, r * 0.78) +
    drawStrokedPath(
      FAMILIES[hue][2],
      Math.max(3, Math.round(r * 0.08)),
      createArcPath(x, y, r * 0.5, 190, 290),
    )
  );
}

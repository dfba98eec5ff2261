import type { DishPlan } from "./dish-plan.ts";
import { CHINA, CLOTHS, FAMILIES, IRON, SHADOW, STONE, WOOD } from "./palette.ts";
import {
  arcPath,
  type Chance,
  discSvg,
  filledPathSvg,
  linePath,
  placedGroupSvg,
  roundedBoxSvg,
  rufflePath,
  strokedPathSvg,
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
    return placedGroupSvg(
      chance.pick([84, 716]),
      chance.pick([140, 470]),
      chance.between(0, 360),
      drawSprig(0, 0, 44, 0),
    );
  const eatenWithSticks = !plan.sweet && !["burger", "sandwich", "pizza", "tacos"].includes(plan.form);
  const asian = eatenWithSticks && ["CHINESE", "JAPANESE", "THAI"].includes(plan.cloth);
  if (asian) return placedGroupSvg(718, 300, turn + 3, shadowed(sticks("#7d4a33"), sticks(SHADOW)));
  const spoon = ["bowl", "ramen", "porridge", "pudding", "scoops"].includes(plan.form);
  const tool = spoon ? spoonOf : forkOf;
  const napkin =
    choice > 0.75
      ? roundedBoxSvg(SHADOW, 7, 12, 92, 360, 6) +
        roundedBoxSvg(deep, 0, 0, 92, 360, 6) +
        strokedPathSvg("#ffffff55", 5, "M-34 -172V172M34 -172V172")
      : "";
  return placedGroupSvg(86, 300, turn, napkin + shadowed(tool("#f4f0e8"), tool(SHADOW)));
}

const shadowed = (drawing: string, shadow: string) => placedGroupSvg(6, 9, 0, shadow) + drawing;
const sticks = (color: string) => strokedPathSvg(color, 10, "M-12 -190L-4 190M22 -186L10 192");
const spoonOf = (color: string) =>
  `<g fill="${color}"><ellipse cy="-110" rx="27" ry="40"/><rect x="-6" y="-84" width="12" height="232" rx="6"/></g>`;
const forkOf = (color: string) =>
  filledPathSvg(
    color,
    "M-21 -150h8v52h9v-52h8v52h9v-52h8v70q0 22-15 24l2 200q0 8-8 8t-8-8l2-200q-15-2-15-24z",
  );

/** White china or stoneware, chosen by the seed: [colour, shade]. */
export const plateTone = (plan: DishPlan) => (plan.seed & 768 ? CHINA : STONE);

/**
 * Draws a round plate from above, with a random decoration. `glazed` gives it the dark tone of the cloth, for
 * pale food.
 */
export function drawPlate(plan: DishPlan, chance: Chance, r = 226, glazed = false): string {
  const [, deep] = CLOTHS[plan.cloth];
  const [body, edge] = glazed ? [deep, "#ffffff33"] : plateTone(plan);
  const manner = chance.pick(
    glazed ? ["plain", "ruffle"] : ["plain", "ring", "band", "dots", "ruffle", "ring"],
  );
  const shape = (color: string, dx = 0, dy = 0) =>
    manner === "ruffle"
      ? filledPathSvg(color, rufflePath(dx, dy, r - 7, r + 7, 18))
      : discSvg(color, dx, dy, r);
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
      ? discSvg(SHADOW, ...DROP, 238) + discSvg(glazed ? body : edge, 0, 0, 238) + discSvg(SHADOW, 6, 10, r)
      : discSvg(SHADOW, ...DROP, r)) +
    discSvg(glazed ? deep : body, 0, 0, r) +
    discSvg(edge, 0, 0, r - 22);
  return { drawing, r: r - 30 };
}

/**
 * Draws a pot with two handles in iron or in the dark tone of the cloth. `r` is the radius of the surface of
 * the food.
 */
export function drawEmptyPot(plan: DishPlan, chance: Chance): { drawing: string; r: number } {
  const [, deep] = CLOTHS[plan.cloth];
  const iron = chance.maybe(0.3);
  const body = (color: string) => roundedBoxSvg(color, 0, 0, 524, 96, 40) + discSvg(color, 0, 0, 224);
  const ears =
    roundedBoxSvg(iron ? deep : "#00000022", -236, 0, 18, 46, 9) +
    roundedBoxSvg(iron ? deep : "#00000022", 236, 0, 18, 46, 9);
  const drawing =
    placedGroupSvg(...DROP, 0, body(SHADOW)) +
    body(iron ? IRON[0] : deep) +
    ears +
    discSvg("#00000026", 0, 0, 200) +
    discSvg(iron ? IRON[1] : "#f3e8d6", 0, 0, 196);
  return { drawing, r: 184 };
}

/** Draws an iron pan with its handle to the lower right. `r` is the radius of the surface of the food. */
export function drawEmptyPan(): { drawing: string; r: number } {
  const body = (color: string) =>
    placedGroupSvg(0, 0, 32, roundedBoxSvg(color, 265, 0, 190, 40, 20)) + discSvg(color, 0, 0, 218);
  return {
    drawing: placedGroupSvg(...DROP, 0, body(SHADOW)) + body(IRON[0]) + discSvg(IRON[1], 0, 0, 198),
    r: 192,
  };
}

/** Draws a wooden board, rectangular or round, with its grain. */
export function drawCuttingBoard(chance: Chance, width = 560, height = 400): string {
  let grain = "";
  for (let i = 1; i < 5; i++) {
    const y = (i / 5 - 0.5) * height + chance.between(-12, 12);
    grain += linePath(chance.between(-80, 80), y, width * chance.between(0.35, 0.7), 0);
  }
  return (
    roundedBoxSvg(SHADOW, ...DROP, width, height, 44) +
    roundedBoxSvg(WOOD[0], 0, 0, width, height, 44) +
    strokedPathSvg(WOOD[1], 4, grain) +
    discSvg(WOOD[1], width / 2 - 40, 0, 15)
  );
}

/** Draws a baking dish with two handles. */
export function drawEmptyBakingDish(plan: DishPlan, chance: Chance): string {
  const [, deep] = CLOTHS[plan.cloth];
  const [body, inside] = chance.pick([[deep, "#f3e8d6"] as const, ["#fbf6ea", "#e6dcc8"] as const]);
  const shape = (color: string) =>
    roundedBoxSvg(color, 0, 0, 590, 110, 40) + roundedBoxSvg(color, 0, 0, 520, 400, 62);
  return placedGroupSvg(...DROP, 0, shape(SHADOW)) + shape(body) + roundedBoxSvg(inside, 0, 0, 482, 362, 46);
}

/** Draws a small bowl with a dip. */
export function drawDipBowl(x: number, y: number, r: number, hue: keyof typeof FAMILIES): string {
  return (
    discSvg(SHADOW, x + 4, y + 7, r) +
    discSvg(CHINA[0], x, y, r) +
    discSvg(FAMILIES[hue][0], x, y, r * 0.78) +
    strokedPathSvg(FAMILIES[hue][2], Math.max(3, Math.round(r * 0.08)), arcPath(x, y, r * 0.5, 190, 290))
  );
}

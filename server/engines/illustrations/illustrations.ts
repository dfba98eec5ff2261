/**
 * Draws a dish from its words, the same every time: a striped cloth coloured by cuisine, a plate or pot from
 * above, a form of dish guessed from title and tags, the colour of the food from its main ingredient.
 * Pure and free of npm and node, so that server and browser share it.
 */

import type { Form } from "./dish-forms.ts";
import { type DishPlan, type DishWords, planDish } from "./dish-plan.ts";
import { drawBalls, drawCookies, drawSkewers, drawSquares, drawSushi } from "./forms-bites.ts";
import { drawBowl, drawPorridge, drawRamen, drawSectors } from "./forms-bowls.ts";
import { drawBread, drawBuns, drawFlatbread, drawStack, drawTray } from "./forms-breads.ts";
import { drawBurger, drawDrink, drawRolls, drawSandwich, drawTacos } from "./forms-handheld.ts";
import { drawEggs, drawNoodles, drawRice, drawShapes } from "./forms-pans.ts";
import { drawCake, drawPizza, drawRoundBake } from "./forms-pastry.ts";
import { drawHeap, drawPlate } from "./forms-plates.ts";
import { drawSalad } from "./forms-salads.ts";
import { drawDip, drawDumplings, drawPudding, drawScoops } from "./forms-small.ts";
import { type Chance, chanceFrom, place } from "./pen.ts";
import { cloth, drawCutlery } from "./vessels.ts";

export { type DishWords, planDish };

const FORMS: Record<Form, (plan: DishPlan, chance: Chance) => string> = {
  bowl: drawBowl,
  noodles: drawNoodles,
  ramen: drawRamen,
  shapes: drawShapes,
  plate: drawPlate,
  heap: drawHeap,
  tray: drawTray,
  pizza: drawPizza,
  "round-bake": drawRoundBake,
  cake: drawCake,
  bread: drawBread,
  buns: drawBuns,
  flatbread: drawFlatbread,
  tacos: drawTacos,
  rolls: drawRolls,
  salad: drawSalad,
  rice: drawRice,
  stack: drawStack,
  burger: drawBurger,
  sandwich: drawSandwich,
  cookies: drawCookies,
  balls: drawBalls,
  drink: drawDrink,
  dumplings: drawDumplings,
  sushi: drawSushi,
  skewers: drawSkewers,
  eggs: drawEggs,
  squares: drawSquares,
  scoops: drawScoops,
  pudding: drawPudding,
  porridge: drawPorridge,
  sectors: drawSectors,
  dip: drawDip,
};

/**
 * A complete SVG document, 4:3, with shapes and colours only: no text, ids, styles or words. The same words
 * give the same bytes on any machine.
 */
export function drawDish(words: DishWords): string {
  const plan = planDish(words);
  const chance = chanceFrom(plan.seed);
  const table = cloth(plan, chance) + drawCutlery(plan, chance);
  const dish = place(400, 296, 0, FORMS[plan.form](plan, chance));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none" stroke-linecap="round">${table}${dish}</svg>`;
}

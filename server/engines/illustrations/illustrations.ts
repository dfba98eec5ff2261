/**
 * Draws an illustration of a dish from the words of its recipe, always the same for the same words. It shows
 * a striped cloth coloured by cuisine and a plate or pot from above. The form of the dish is guessed from
 * title and tags, and the colour of the food from its main ingredient. It imports nothing from npm or Node,
 * so that server and browser share it.
 */

import type { Form } from "./dish-forms.ts";
import { createDishPlanFromWords, type DishPlan, type DishWords } from "./dish-plan.ts";
import { drawBarsOnBoard, drawCookies, drawMeatballs, drawSkewers, drawSushiRolls } from "./forms-bites.ts";
import { drawBowlInSectors, drawPorridge, drawRamen, drawSoupOrStew } from "./forms-bowls.ts";
import { drawBakedDish, drawBuns, drawFlatbread, drawPancakeStack, drawSlicedLoaf } from "./forms-breads.ts";
import { drawBurger, drawDrink, drawFilledRolls, drawOpenSandwich, drawTacos } from "./forms-handheld.ts";
import { drawEggPan, drawNoodles, drawRice, drawShortPasta } from "./forms-pans.ts";
import { drawCake, drawPieOrTart, drawPizza } from "./forms-pastry.ts";
import { drawFriedOrRoastedHeap, drawMainWithSides } from "./forms-plates.ts";
import { drawSalad } from "./forms-salads.ts";
import { drawDipWithBread, drawDumplings, drawIceCreamScoops, drawPudding } from "./forms-small.ts";
import { type Chance, createSeededDrawingRandom, drawTransformedGroup } from "./pen.ts";
import { drawCutleryOrNothing, drawPlate, drawTablecloth } from "./vessels.ts";

export { createDishPlanFromWords, type DishWords };

const FORMS: Record<Form, (plan: DishPlan, chance: Chance) => string> = {
  bowl: drawSoupOrStew,
  noodles: drawNoodles,
  ramen: drawRamen,
  shapes: drawShortPasta,
  plate: drawMainWithSides,
  heap: drawFriedOrRoastedHeap,
  tray: drawBakedDish,
  pizza: drawPizza,
  "round-bake": drawPieOrTart,
  cake: drawCake,
  bread: drawSlicedLoaf,
  buns: drawBuns,
  flatbread: drawFlatbread,
  tacos: drawTacos,
  rolls: drawFilledRolls,
  salad: drawSalad,
  rice: drawRice,
  stack: drawPancakeStack,
  burger: drawBurger,
  sandwich: drawOpenSandwich,
  cookies: drawCookies,
  balls: drawMeatballs,
  drink: drawDrink,
  dumplings: drawDumplings,
  sushi: drawSushiRolls,
  skewers: drawSkewers,
  eggs: drawEggPan,
  squares: drawBarsOnBoard,
  scoops: drawIceCreamScoops,
  pudding: drawPudding,
  porridge: drawPorridge,
  sectors: drawBowlInSectors,
  dip: drawDipWithBread,
  empty: (plan, chance) => drawPlate(plan, chance),
};

/**
 * Returns a complete SVG document with the aspect ratio 4:3. It contains shapes and colours only: no text,
 * ids or styles. The same words give the same bytes on any machine.
 */
export function drawDishSvg(words: DishWords): string {
  const plan = createDishPlanFromWords(words);
  const chance = createSeededDrawingRandom(plan.seed);
  const table = drawTablecloth(plan, chance) + drawCutleryOrNothing(plan, chance);
  const dish = drawTransformedGroup(400, 296, 0, FORMS[plan.form](plan, chance));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none" stroke-linecap="round">${table}${dish}</svg>`;
}

import { parseDataLines } from "#server/engines/data-lines/data-lines.ts";
import { foldCaseAndAccents } from "#server/engines/text-fold/text-fold.ts";
import cookingMethods from "./data/entities/cooking-methods.txt?raw";
import dairyAndGrains from "./data/entities/dairy-and-grains.txt?raw";
import descriptiveDishNames from "./data/entities/descriptive-dish-names.txt?raw";
import drinks from "./data/entities/drinks.txt?raw";
import fishDishes from "./data/entities/fish-dishes.txt?raw";
import meatAndFish from "./data/entities/meat-and-fish.txt?raw";
import meatDishes from "./data/entities/meat-dishes.txt?raw";
import otherScripts from "./data/entities/other-scripts.txt?raw";
import pantry from "./data/entities/pantry.txt?raw";
import pastaAndRice from "./data/entities/pasta-and-rice.txt?raw";
import produce from "./data/entities/produce.txt?raw";
import regionalNames from "./data/entities/regional-names.txt?raw";
import saladsAndDips from "./data/entities/salads-and-dips.txt?raw";
import sandwichesAndEggs from "./data/entities/sandwiches-and-eggs.txt?raw";
import saucesAndBreads from "./data/entities/sauces-and-breads.txt?raw";
import soupsAndStews from "./data/entities/soups-and-stews.txt?raw";
import sweets from "./data/entities/sweets.txt?raw";
import vegetablesAndBakes from "./data/entities/vegetables-and-bakes.txt?raw";
import worldDishes from "./data/entities/world-dishes.txt?raw";

/**
 * All entity lines, folded. The index stores the position of a line, so a change of their order needs a new
 * SEARCH_VERSION.
 */
export const entityLines = (): string[] =>
  [
    produce,
    meatAndFish,
    dairyAndGrains,
    pantry,
    soupsAndStews,
    saladsAndDips,
    sandwichesAndEggs,
    pastaAndRice,
    fishDishes,
    meatDishes,
    vegetablesAndBakes,
    worldDishes,
    saucesAndBreads,
    sweets,
    drinks,
    cookingMethods,
    regionalNames,
    descriptiveDishNames,
    otherScripts,
  ].flatMap((text) => parseDataLines(foldCaseAndAccents(text)));

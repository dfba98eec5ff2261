import { fishDishes } from "./fish-dishes.ts";
import { meatDishes } from "./meat-dishes.ts";
import { pastaAndRice } from "./pasta-and-rice.ts";
import { saladsAndDips } from "./salads-and-dips.ts";
import { sandwichesAndEggs } from "./sandwiches-and-eggs.ts";
import { soupsAndStews } from "./soups-and-stews.ts";
import { vegetablesAndBakes } from "./vegetables-and-bakes.ts";

/** Names of one savoury dish or bread of Europe and its heirs, of all areas together. */
export const dishes = [
  soupsAndStews,
  saladsAndDips,
  sandwichesAndEggs,
  pastaAndRice,
  fishDishes,
  meatDishes,
  vegetablesAndBakes,
].join("\n");

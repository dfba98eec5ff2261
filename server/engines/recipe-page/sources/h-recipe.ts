import { type Element, isTag } from "domhandler";
import { extractTextBelowNode, iterateElements } from "../tree/dom-text.ts";
import type { Page } from "../tree/page.ts";
import { isIngredientListName, isStepListName } from "./list-names.ts";
import { NO_IDS, type RecipeNode } from "./recipe-node.ts";

/** Maps the class names of the microformats h-recipe and hRecipe to schema.org properties. */
const PROPERTIES: Record<string, string> = {
  "p-name": "name",
  fn: "name",
  "p-ingredient": "recipeIngredient",
  ingredient: "recipeIngredient",
  "e-instructions": "recipeInstructions",
  "p-instructions": "recipeInstructions",
  instructions: "recipeInstructions",
  "p-yield": "recipeYield",
  yield: "recipeYield",
  "u-photo": "image",
  photo: "image",
  "p-summary": "description",
  summary: "description",
  preptime: "prepTime",
  cooktime: "cookTime",
  "dt-duration": "totalTime",
  duration: "totalTime",
};

const MAX_ROOTS = 20;

const classesOf = (element: Element): string[] => (element.attribs.class ?? "").split(/\s+/);

function valueIn(element: Element, property: string): string {
  if (property === "image")
    return element.attribs.src ?? element.attribs.href ?? element.attribs["data-src"] ?? "";
  const machine = element.attribs.datetime ?? element.attribs.title;
  if (property.endsWith("Time") && machine) return machine;
  const marked = element.children.find((child) => isTag(child) && classesOf(child).includes("value-title"));
  if (property.endsWith("Time") && marked && isTag(marked) && marked.attribs.title)
    return marked.attribs.title;
  return extractTextBelowNode(element);
}

/** The text of the first heading in a recipe, which is its title; empty when there is none, or it names a list. */
function headingsIn(root: Element): string[] {
  for (const element of iterateElements(root)) {
    const text = /^h[1-4]$/.test(element.name) ? extractTextBelowNode(element).trim() : "";
    if (text !== "") return isIngredientListName(text) || isStepListName(text) ? [] : [text];
  }
  return [];
}

function wraps(element: Element, name: string): boolean {
  for (const inner of iterateElements(element)) if (classesOf(inner).includes(name)) return true;
  return false;
}

function valuesBelow(root: Element): Record<string, unknown[]> {
  const values: Record<string, unknown[]> = {};
  for (const element of iterateElements(root)) {
    for (const name of classesOf(element)) {
      const property = Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined;
      // Ignores an element that contains others of its class, because it is only their container.
      if (property === undefined || (element.children.length > 1 && wraps(element, name))) continue;
      values[property] ??= [];
      if (values[property].length < 500) values[property].push(valueIn(element, property));
    }
  }
  return values;
}

/** Finds the first recipe marked with microformat classes; null when there is none. */
export function findHRecipeOrNull(page: Page): RecipeNode | null {
  let roots = 0;
  for (const root of page.elements) {
    if (!root.attribs.class?.includes("recipe")) continue;
    const classes = classesOf(root);
    if (!classes.includes("h-recipe") && !classes.includes("hrecipe")) continue;
    roots += 1;
    if (roots > MAX_ROOTS) return null;
    const values = valuesBelow(root);
    if (values.recipeIngredient !== undefined || values.recipeInstructions !== undefined) {
      values.name ??= headingsIn(root);
      return { method: "h-recipe", values, byId: NO_IDS, mended: false };
    }
  }
  return null;
}

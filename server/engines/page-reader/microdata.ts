import type { Element } from "domhandler";
import { elementsOf, textBelow } from "./dom-text.ts";
import type { Page } from "./page.ts";
import { NO_IDS, type RecipeNode } from "./recipe-node.ts";

const MAX_DEPTH = 30;
const MAX_VALUES = 5000;
const MAX_LOOK = 2000;
const MAX_SCOPES = 20;
const RECIPE = /schema\.org\/recipe\/?$|data-vocabulary\.org\/recipe\/?$/i;

/** What the page's own names for a property mean today. */
const RENAMED: Record<string, string> = {
  ingredients: "recipeIngredient",
  ingredient: "recipeIngredient",
  instructions: "recipeInstructions",
  yield: "recipeYield",
  photo: "image",
};

const namesOf = (element: Element): string[] => (element.attribs.itemprop ?? "").split(/\s+/).filter(Boolean);

function attributeValue({ name, attribs }: Element): string | undefined {
  const content = attribs.content?.trim();
  if (content) return content;
  if (name === "img" || name === "source" || name === "embed") {
    const src = attribs.src ?? "";
    const lazy = attribs["data-src"] ?? attribs["data-lazy-src"] ?? attribs["data-original"];
    return (src === "" || src.startsWith("data:") ? lazy : src) ?? src;
  }
  if (name === "a" || name === "link" || name === "area") return attribs.href;
  if (name === "time") return attribs.datetime ?? undefined;
  if (name === "data" || name === "meter") return attribs.value;
  return undefined;
}

/** Links count as addresses only for properties that are addresses: "<a itemprop=recipeCuisine>" means its text. */
function valueIn(element: Element, property: string): string {
  const isLink = element.name === "a" || element.name === "link" || element.name === "area";
  const wantsUrl = /^(?:url|image|thumbnailUrl|contentUrl|sameAs)$/.test(property);
  const value = isLink && element.name === "a" && !wantsUrl ? undefined : attributeValue(element);
  return value ?? textBelow(element);
}

type Budget = { left: number };

const add = (values: Record<string, unknown>, property: string, value: unknown): void => {
  const known = values[property];
  if (known === undefined) values[property] = [value];
  else if (Array.isArray(known)) known.push(value);
};

/** Whether the same property stands again below: then the inner ones are the values, this one is only their frame. */
function framesSame(element: Element, property: string): boolean {
  let seen = 0;
  for (const inner of elementsOf(element)) {
    seen += 1;
    if (seen > MAX_LOOK) return false;
    if (namesOf(inner).some((name) => (RENAMED[name] ?? name) === property)) return true;
  }
  return false;
}

const LISTS = new Set(["recipeIngredient", "recipeInstructions"]);

/** A list marked as one value is its lines; one line laid out in blocks stays one. */
function addValues(values: Record<string, unknown>, property: string, element: Element): void {
  const value = valueIn(element, property);
  if (property !== "recipeIngredient" || !value.includes("\n")) {
    add(values, property, value);
    return;
  }
  const lines = value.split("\n").filter((line) => line.trim() !== "");
  if (lines.length > 1 && holdsList(element)) for (const line of lines) add(values, property, line);
  else add(values, property, lines.join(" "));
}

function holdsList(element: Element): boolean {
  let seen = 0;
  for (const inner of elementsOf(element)) {
    seen += 1;
    if (seen > MAX_LOOK) return true;
    if (inner !== element && (inner.name === "li" || inner.name === "br" || inner.name === "tr")) return true;
  }
  return false;
}

function readScope(scope: Element, budget: Budget, depth: number): Record<string, unknown> {
  const type = (scope.attribs.itemtype ?? "").trim().split(/\s+/)[0] ?? "";
  const values: Record<string, unknown> = { "@type": type.replace(/^.*\//, "") };
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (child.type !== "tag" || budget.left <= 0) continue;
      const names = namesOf(child).map((name) => RENAMED[name] ?? name);
      const scoped = child.attribs.itemscope !== undefined;
      const frames = names.some((name) => LISTS.has(name) && !scoped && framesSame(child, name));
      if (names.length > 0 && !frames) budget.left -= 1;
      if (scoped) {
        if (depth >= MAX_DEPTH) continue;
        const inner = readScope(child, budget, depth + 1);
        if (Object.keys(inner).length === 1) inner.text = textBelow(child);
        for (const name of names) add(values, name, inner);
        continue;
      }
      // The head's title carries the site's name, whatever it is marked as.
      if (!frames && child.name !== "title") for (const name of names) addValues(values, name, child);
      // What is inside an ingredient or a step belongs to its text.
      if (frames || !names.some((name) => LISTS.has(name))) visit(child);
    }
  };
  visit(scope);
  return values;
}

const filled = (values: Record<string, unknown>, key: string): number => (values[key] === undefined ? 0 : 1);

/** The recipes that the page marks up with itemscope and itemprop, the fullest first. */
export function readMicrodata(page: Page): RecipeNode[] {
  const budget = { left: MAX_VALUES };
  const found: { values: Record<string, unknown>; points: number }[] = [];
  for (const element of elementsOf(page.document)) {
    if (element.attribs.itemscope === undefined || !RECIPE.test(element.attribs.itemtype ?? "")) continue;
    if (budget.left <= 0 || found.length >= MAX_SCOPES) break;
    const values = readScope(element, budget, 0);
    const points =
      filled(values, "recipeIngredient") * 2 +
      filled(values, "recipeInstructions") * 2 +
      filled(values, "name");
    found.push({ values, points });
  }
  return found
    .sort((a, b) => b.points - a.points)
    .map(({ values }) => ({ method: "microdata", values, byId: NO_IDS, mended: false }));
}

import type { Element } from "domhandler";
import { isBareAmount, startsWithNumber } from "../checks/line-shapes.ts";
import { extractTextBelowNode, iterateElements } from "../tree/dom-text.ts";
import type { Page } from "../tree/page.ts";
import { NO_IDS, type RecipeNode } from "./recipe-node.ts";

const MAX_DEPTH = 30;
const MAX_VALUES = 5000;
const MAX_SEARCHED = 2000;
const MAX_SCOPES = 20;

/** How a vocabulary, microdata or RDFa, marks names, scopes and types with attributes. */
type Dialect = {
  namesOf: (element: Element) => string[];
  isScope: (element: Element) => boolean;
  typeOf: (element: Element) => string;
  recipe: RegExp;
};

const wordsOf = (text: string | undefined): string[] => (text ?? "").split(/\s+/).filter(Boolean);

const MICRODATA: Dialect = {
  namesOf: ({ attribs }) => wordsOf(attribs.itemprop),
  isScope: ({ attribs }) => attribs.itemscope !== undefined,
  typeOf: ({ attribs }) => wordsOf(attribs.itemtype)[0] ?? "",
  recipe: /schema\.org\/recipe\/?$|data-vocabulary\.org\/recipe\/?$/i,
};

/** Removes the prefix or address of a vocabulary: "schema:name" and "https://schema.org/name" become "name". */
const localName = (name: string): string => name.replace(/^.*[:/#]/, "");

const RDFA: Dialect = {
  namesOf: ({ attribs }) => wordsOf(attribs.property).map(localName),
  isScope: ({ attribs }) => attribs.typeof !== undefined,
  typeOf: ({ attribs }) => wordsOf(attribs.typeof)[0] ?? "",
  recipe: /(?:^|[:/#])recipe$/i,
};

/** Maps old schema.org property names to their current ones. */
const RENAMED: Record<string, string> = {
  ingredients: "recipeIngredient",
  ingredient: "recipeIngredient",
  instructions: "recipeInstructions",
  yield: "recipeYield",
  photo: "image",
};

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

/**
 * The value of an element: an attribute, else its text. A link's address counts for URL properties only,
 * because "<a itemprop=recipeCuisine>" has its value in the text.
 */
function valueIn(element: Element, property: string): string {
  const isLink = element.name === "a" || element.name === "link" || element.name === "area";
  const wantsUrl = /^(?:url|image|thumbnailUrl|contentUrl|sameAs)$/.test(property);
  const value = isLink && element.name === "a" && !wantsUrl ? undefined : attributeValue(element);
  return value ?? extractTextBelowNode(element);
}

type Budget = { left: number };

const add = (values: Record<string, unknown>, property: string, value: unknown): void => {
  const known = values[property];
  if (known === undefined) values[property] = [value];
  else if (Array.isArray(known)) known.push(value);
};

/** Whether an inner element has the same property, so that this element is only a wrapper. */
function wrapsProperty(element: Element, property: string, { namesOf }: Dialect): boolean {
  let seen = 0;
  for (const inner of iterateElements(element)) {
    seen += 1;
    if (seen > MAX_SEARCHED) return false;
    if (namesOf(inner).some((name) => (RENAMED[name] ?? name) === property)) return true;
  }
  return false;
}

const LISTS = new Set(["recipeIngredient", "recipeInstructions"]);

/**
 * Adds a value. Splits an ingredient value that holds a complete list into lines, and joins one ingredient
 * laid out in several blocks.
 */
function addValues(values: Record<string, unknown>, property: string, element: Element): void {
  const value = valueIn(element, property);
  if (property !== "recipeIngredient" || !value.includes("\n")) {
    add(values, property, value);
    return;
  }
  const lines = value.split("\n").filter((line) => line.trim() !== "");
  const complete = lines.filter((line) => startsWithNumber(line) && !isBareAmount(line.trim())).length;
  if (lines.length > 1 && (complete > 1 || holdsList(element)))
    for (const line of lines) add(values, property, line);
  else add(values, property, lines.join(" "));
}

function holdsList(element: Element): boolean {
  let seen = 0;
  for (const inner of iterateElements(element)) {
    seen += 1;
    if (seen > MAX_SEARCHED) return true;
    if (inner !== element && (inner.name === "li" || inner.name === "br" || inner.name === "tr")) return true;
  }
  return false;
}

type Values = Record<string, unknown>;

function readScope(scope: Element, dialect: Dialect, budget: Budget, depth: number): Values {
  const values: Values = { "@type": localName(dialect.typeOf(scope)) };
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (child.type !== "tag" || budget.left <= 0) continue;
      const names = [...new Set(dialect.namesOf(child).map((name) => RENAMED[name] ?? name))];
      if (dialect.isScope(child)) {
        if (names.length > 0) budget.left -= 1;
        addScope(
          values,
          names,
          child,
          depth < MAX_DEPTH ? () => readScope(child, dialect, budget, depth + 1) : null,
        );
      } else if (readOwn(values, names, child, dialect, budget)) visit(child);
    }
  };
  visit(scope);
  return values;
}

function addScope(
  values: Values,
  names: readonly string[],
  element: Element,
  read: (() => Values) | null,
): void {
  if (read === null) return;
  const inner = read();
  if (Object.keys(inner).length === 1) inner.text = extractTextBelowNode(element);
  for (const name of names) add(values, name, inner);
}

/** Adds an element's own values. Returns whether its children may hold further values. */
function readOwn(
  values: Values,
  names: readonly string[],
  element: Element,
  dialect: Dialect,
  budget: Budget,
): boolean {
  if (names.some((name) => LISTS.has(name) && wrapsProperty(element, name, dialect))) return true;
  if (names.length > 0) budget.left -= 1;
  // Skips the title element, because its text includes the site's name.
  if (element.name !== "title") for (const name of names) addValues(values, name, element);
  // The text of an ingredient or a step includes its inner elements.
  return !names.some((name) => LISTS.has(name));
}

const countFilled = (values: Record<string, unknown>, key: string): number =>
  values[key] === undefined ? 0 : 1;

function readMarks(page: Page, dialect: Dialect): RecipeNode[] {
  const budget = { left: MAX_VALUES };
  const found: { values: Record<string, unknown>; points: number }[] = [];
  for (const element of page.elements) {
    if (!dialect.isScope(element) || !dialect.recipe.test(dialect.typeOf(element))) continue;
    if (budget.left <= 0 || found.length >= MAX_SCOPES) break;
    const values = readScope(element, dialect, budget, 0);
    const points =
      countFilled(values, "recipeIngredient") * 2 +
      countFilled(values, "recipeInstructions") * 2 +
      countFilled(values, "name");
    found.push({ values, points });
  }
  return found
    .sort((a, b) => b.points - a.points)
    .map(({ values }) => ({ method: "microdata", values, byId: NO_IDS, mended: false }));
}

/** Finds the recipes marked with microdata, or with RDFa if there are none, the most complete first. */
export function findMicrodataRecipes(page: Page): RecipeNode[] {
  const found = readMarks(page, MICRODATA);
  return found.length > 0 ? found : readMarks(page, RDFA);
}

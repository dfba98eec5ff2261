import type { Page } from "../tree/page.ts";
import { mayHoldRecipe, toSchemaRecipeOrNull } from "../tree/page-state.ts";
import { textKey, toScalarText } from "../values/clean-text.ts";
import { parseJsonLeniently } from "./lenient-json.ts";
import type { RecipeNode } from "./recipe-node.ts";

const MAX_DEPTH = 60;
const MAX_NODES = 200_000;
const MAX_OTHERS = 20;

type Found = { values: Record<string, unknown>; mended: boolean; depth: number };
/** Returns the node with schema.org property names if it is a recipe, else null. */
type Reader = (node: Record<string, unknown>) => Record<string, unknown> | null;
type Graph = { recipes: Found[]; byId: Map<string, unknown>; visited: number; read: Reader };

const typesOf = (node: Record<string, unknown>): string[] =>
  [node["@type"] ?? node.type].flat().filter((type): type is string => typeof type === "string");

const isRecipe = (node: Record<string, unknown>): boolean =>
  typesOf(node).some((type) => /(?:^|[/:#])recipe$/i.test(type.trim())) ||
  (node.recipeIngredient !== undefined && node.recipeInstructions !== undefined);

const readMarked: Reader = (node) => (isRecipe(node) ? node : null);

/** The schema.org names that are read, indexed by their lower-case form. */
const KEYS = new Map(
  [
    ..."@type @id @graph @value @list type name text description image images url author video".split(" "),
    ..."recipeIngredient recipeIngredients ingredients recipeInstructions instructions steps step".split(" "),
    ..."itemListElement hasPart recipeYield yield servings prepTime cookTime performTime totalTime".split(
      " ",
    ),
    ..."recipeCuisine recipeCategory keywords nutrition calories inLanguage mainEntityOfPage".split(" "),
  ].map((key) => [key.toLowerCase(), key] as const),
);

/** Corrects the case of keys such as "recipeingredient" and "Name". */
function fixKeys(node: Record<string, unknown>): void {
  for (const key of Object.keys(node)) {
    const known = KEYS.get(key.toLowerCase());
    if (known !== undefined && known !== key && node[known] === undefined) {
      node[known] = node[key];
      delete node[key];
    }
  }
}

function search(value: unknown, graph: Graph, mended: boolean, depth: number): void {
  if (value === null || typeof value !== "object" || depth > MAX_DEPTH || graph.visited > MAX_NODES) return;
  graph.visited += 1;
  if (Array.isArray(value)) {
    for (const item of value) search(item, graph, mended, depth + 1);
    return;
  }
  const node = value as Record<string, unknown>;
  fixKeys(node);
  const id = node["@id"];
  // A node with only an id is a reference and must not replace the node that it refers to.
  if (typeof id === "string" && Object.keys(node).length > 1) graph.byId.set(id, node);
  const recipe = graph.read(node);
  if (recipe !== null) graph.recipes.push({ values: recipe, mended, depth });
  for (const child of Object.values(node)) search(child, graph, mended, depth + 1);
}

/** Removes a CDATA wrapper, which may be inside a comment. */
function unwrap(text: string): string {
  const opened = text.replace(/^\s*(?:(?:\/\/|\/\*)\s*)?<!\[CDATA\[\s*(?:\*\/)?/, "");
  // Removes suffixes without a regular expression, because one takes quadratic time on a million spaces.
  const end = removeSuffix(opened.trimEnd(), "*/").trimEnd();
  if (!end.endsWith("]]>")) return opened;
  const inner = removeSuffix(end, "]]>").trimEnd();
  return inner.endsWith("//") ? removeSuffix(inner, "//") : removeSuffix(inner, "/*");
}

const removeSuffix = (text: string, suffix: string): string =>
  text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;

const decodeQuotes = (text: string): string =>
  /^\s*[[{]\s*&(?:quot|#34);/.test(text) ? text.replace(/&(?:quot|#34);/g, '"').replace(/&amp;/g, "&") : text;

const isFilled = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isFilled)
    : typeof value === "string"
      ? value.trim() !== ""
      : value !== undefined && value !== null;

const ingredientsOf = (node: Record<string, unknown>): unknown => node.recipeIngredient ?? node.ingredients;

function addressesOf(node: Record<string, unknown>): string[] {
  const about = node.mainEntityOfPage;
  const inner =
    about !== null && typeof about === "object" ? (about as Record<string, unknown>)["@id"] : about;
  return [node.url, node["@id"], inner].filter((x): x is string => typeof x === "string");
}

const isSamePage = (address: string, page: string): boolean =>
  address
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/[#?].*$/, "")
    .replace(/\/$/, "") ===
  page
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/[#?].*$/, "")
    .replace(/\/$/, "");

/** The number of steps; sections count as their steps. */
const stepsIn = (value: unknown): number =>
  Array.isArray(value)
    ? value.reduce((sum: number, item) => sum + stepsIn(item), 0)
    : 1 + Math.max(0, stepsIn((value as { itemListElement?: unknown[] } | null)?.itemListElement ?? []) - 1);

/** Rates how likely a node is the main recipe: it is complete, and has the page's URL or title. */
function rank(found: Found, page: Page): number {
  const { values } = found;
  let points = isFilled(ingredientsOf(values)) ? 4 : 0;
  if (isFilled(values.recipeInstructions)) points += 4;
  if (page.url !== null && addressesOf(values).some((address) => isSamePage(address, page.url ?? "")))
    points += 3;
  const name = textKey(toScalarText(values.name).slice(0, 300));
  const titles = [...page.headings, page.titleTag ?? "", page.meta.get("og:title") ?? ""].map(textKey);
  if (name !== "" && titles.some((title) => title.includes(name))) points += 3;
  // If two nodes have equal points, the one with more steps wins.
  return points + Math.min(99, stepsIn(values.recipeInstructions)) * 0.001 - found.depth * 0.01;
}

const nameOf = (found: Found): string => textKey(toScalarText(found.values.name));
const isComplete = ({ values }: { values: Record<string, unknown> }): boolean =>
  isFilled(ingredientsOf(values)) && isFilled(values.recipeInstructions ?? values.instructions);

/** Complete recipes with other names, in page order, one for each name. */
function othersOf(graph: Graph, main: Found): Found[] {
  const names = new Set([nameOf(main), ""]);
  return graph.recipes.filter((found) => {
    const name = nameOf(found);
    if (names.has(name) || !isComplete(found)) return false;
    names.add(name);
    return true;
  });
}

/**
 * Returns the main recipe, then the others. Nodes of the same name, or without a name, fill gaps of the main
 * recipe, unless it is a plain-text export.
 */
function choose(graph: Graph, page: Page): RecipeNode[] {
  const ranked = graph.recipes
    .map((found) => ({ found, points: rank(found, page) }))
    .sort((a, b) => b.points - a.points);
  const main = ranked[0]?.found;
  if (main === undefined) return [];
  const values = { ...main.values };
  const name = nameOf(main);
  for (const { found } of values.encodingFormat === "text/plain" ? [] : ranked.slice(1, 20)) {
    const other = nameOf(found);
    if (other !== name && other !== "" && name !== "") continue;
    for (const [key, value] of Object.entries(found.values)) if (!isFilled(values[key])) values[key] = value;
  }
  const others = othersOf(graph, main).slice(0, MAX_OTHERS);
  return [{ ...main, values }, ...others].map((found) => ({
    method: "json-ld",
    values: found.values,
    byId: graph.byId,
    mended: found.mended,
  }));
}

function readBlocks(blocks: string[], page: Page, lenient: boolean, read = readMarked): RecipeNode[] {
  const graph: Graph = { recipes: [], byId: new Map(), visited: 0, read };
  for (const block of blocks) {
    const { values, strict } = lenient ? parseJsonLeniently(decodeQuotes(unwrap(block))) : readStrict(block);
    for (const value of values) search(value, graph, !strict, 0);
  }
  return choose(graph, page);
}

function readStrict(block: string): { values: unknown[]; strict: boolean } {
  try {
    return { values: [JSON.parse(block)], strict: true };
  } catch {
    return { values: [], strict: true };
  }
}

/**
 * Finds the recipes of the JSON-LD blocks, the main one first. If there are none, or the main one lacks a
 * list, searches the other JSON data of the page too.
 */
export function findJsonLdRecipes(page: Page): RecipeNode[] {
  const found = readBlocks(page.jsonLd, page, true);
  if (found[0] !== undefined && isComplete(found[0])) return found;
  const state = page.jsonState.filter(mayHoldRecipe);
  if (state.length === 0) return found;
  if (found.length > 0)
    return readBlocks(
      [...page.jsonLd, ...state],
      page,
      true,
      (node) => readMarked(node) ?? toSchemaRecipeOrNull(node),
    );
  const marked = readBlocks(state, page, false);
  return marked.length > 0 ? marked : readBlocks(state, page, false, toSchemaRecipeOrNull);
}

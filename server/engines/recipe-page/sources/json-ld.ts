import type { Page } from "../tree/page.ts";
import { mayHoldRecipe, recipeOfState } from "../tree/page-state.ts";
import { scalarText, textKey } from "../values/clean-text.ts";
import { readJson } from "./lenient-json.ts";
import type { RecipeNode } from "./recipe-node.ts";

const MAX_DEPTH = 60;
const MAX_NODES = 200_000;
const MAX_OTHERS = 20;

type Found = { values: Record<string, unknown>; mended: boolean; depth: number };
/** What tells of a node what it holds as a recipe; null where it is none. */
type Reader = (node: Record<string, unknown>) => Record<string, unknown> | null;
type Graph = { recipes: Found[]; byId: Map<string, unknown>; visited: number; read: Reader };

const typesOf = (node: Record<string, unknown>): string[] =>
  [node["@type"] ?? node.type].flat().filter((type): type is string => typeof type === "string");

const isRecipe = (node: Record<string, unknown>): boolean =>
  typesOf(node).some((type) => /(?:^|[/:#])recipe$/i.test(type.trim())) ||
  (node.recipeIngredient !== undefined && node.recipeInstructions !== undefined);

const readMarked: Reader = (node) => (isRecipe(node) ? node : null);

function search(value: unknown, graph: Graph, mended: boolean, depth: number): void {
  if (value === null || typeof value !== "object" || depth > MAX_DEPTH || graph.visited > MAX_NODES) return;
  graph.visited += 1;
  if (Array.isArray(value)) {
    for (const item of value) search(item, graph, mended, depth + 1);
    return;
  }
  const node = value as Record<string, unknown>;
  const id = node["@id"];
  // A node that only points elsewhere must not hide the one it points to.
  if (typeof id === "string" && Object.keys(node).length > 1) graph.byId.set(id, node);
  const recipe = graph.read(node);
  if (recipe !== null) graph.recipes.push({ values: recipe, mended, depth });
  for (const child of Object.values(node)) search(child, graph, mended, depth + 1);
}

/** A block without the CDATA marks around it, which may stand in a comment. */
function unwrap(text: string): string {
  const opened = text.replace(/^\s*(?:(?:\/\/|\/\*)\s*)?<!\[CDATA\[\s*(?:\*\/)?/, "");
  // From the end on, step by step: a pattern would begin anew at each of a million blanks.
  const end = withoutEnd(opened.trimEnd(), "*/").trimEnd();
  if (!end.endsWith("]]>")) return opened;
  const inner = withoutEnd(end, "]]>").trimEnd();
  return inner.endsWith("//") ? withoutEnd(inner, "//") : withoutEnd(inner, "/*");
}

const withoutEnd = (text: string, end: string): string =>
  text.endsWith(end) ? text.slice(0, -end.length) : text;

const decodeQuotes = (text: string): string =>
  /^\s*[[{]\s*&(?:quot|#34);/.test(text) ? text.replace(/&(?:quot|#34);/g, '"').replace(/&amp;/g, "&") : text;

const filled = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(filled)
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

const samePage = (address: string, page: string): boolean =>
  address
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/[#?].*$/, "")
    .replace(/\/$/, "") ===
  page
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/[#?].*$/, "")
    .replace(/\/$/, "");

/** How likely a node is what the page is about: whole, named like the page, at the page's own address. */
function rank(found: Found, page: Page): number {
  const { values } = found;
  let points = filled(ingredientsOf(values)) ? 4 : 0;
  if (filled(values.recipeInstructions)) points += 4;
  if (page.url !== null && addressesOf(values).some((address) => samePage(address, page.url ?? "")))
    points += 3;
  const name = textKey(scalarText(values.name).slice(0, 300));
  const titles = [...page.headings, page.titleTag ?? "", page.meta.get("og:title") ?? ""].map(textKey);
  if (name !== "" && titles.some((title) => title.includes(name))) points += 3;
  return points - found.depth * 0.01;
}

const nameOf = (found: Found): string => textKey(scalarText(found.values.name));
const isWhole = ({ values }: Found): boolean =>
  filled(ingredientsOf(values)) && filled(values.recipeInstructions ?? values.instructions);

/** Whole recipes of other names, in the order of the page; of one name the first. */
function othersOf(graph: Graph, main: Found): Found[] {
  const names = new Set([nameOf(main), ""]);
  return graph.recipes.filter((found) => {
    const name = nameOf(found);
    if (names.has(name) || !isWhole(found)) return false;
    names.add(name);
    return true;
  });
}

/**
 * The main recipe node, with what it lacks taken from nodes of the same name, and then the others. One of plain texts is
 * an export, which lacks what its recipe lacks.
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
    for (const [key, value] of Object.entries(found.values)) if (!filled(values[key])) values[key] = value;
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
    const { values, strict } = lenient ? readJson(decodeQuotes(unwrap(block))) : readStrict(block);
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

/** The recipes of the page's JSON-LD blocks, at any depth, the main one first; else those of its scripts' JSON state. */
export function readJsonLd(page: Page): RecipeNode[] {
  const found = readBlocks(page.jsonLd, page, true);
  if (found.length > 0) return found;
  const state = page.jsonState.filter(mayHoldRecipe);
  const marked = readBlocks(state, page, false);
  return marked.length > 0 ? marked : readBlocks(state, page, false, recipeOfState);
}

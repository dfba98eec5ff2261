import type { Recipe } from "../schema/recipe.ts";
import { ingredientLine } from "./ingredient-line.ts";

type Cell = string | number | boolean | null;

/** Columns by the names that the REST calls have for them; lists stand one entry a line in their cell. */
const COLUMNS: Record<string, (recipe: Recipe, baseUrl: string) => Cell> = {
  id: (recipe) => recipe.id,
  title: (recipe) => recipe.title,
  description: (recipe) => recipe.description,
  cuisine: (recipe) => recipe.cuisineText ?? recipe.cuisine,
  difficulty: (recipe) => recipe.difficulty,
  servings: (recipe) => recipe.servings,
  yield_text: (recipe) => recipe.yieldText,
  prep_time: (recipe) => recipe.prepTime,
  cooking_time: (recipe) => recipe.cookingTime,
  total_time: (recipe) => recipe.totalTime,
  calories_per_serving: (recipe) => recipe.caloriesPerServing,
  tags: (recipe) => recipe.tags.join("\n"),
  ingredients: (recipe) => underSections(recipe.ingredients, ingredientLine),
  instructions: (recipe) => underSections(recipe.instructions, (step) => step.instruction),
  notes: (recipe) => recipe.notes,
  source_url: (recipe) => recipe.sourceUrl,
  image_url: (recipe, baseUrl) => (recipe.imageUrl === null ? null : baseUrl + recipe.imageUrl),
  is_public: (recipe) => recipe.isPublic,
  privacy_source: (recipe) => recipe.privacySource,
  like_count: (recipe) => recipe.likeCount,
  created_at: (recipe) => recipe.createdAt,
  updated_at: (recipe) => recipe.updatedAt,
};

/** The mark by which spreadsheets know UTF-8, and the names of the columns. */
export function csvHead(): string {
  return `\uFEFF${line(Object.keys(COLUMNS))}`;
}

/** One recipe as a line of RFC 4180; times are minutes. */
export function csvRow(recipe: Recipe, baseUrl: string): string {
  return line(Object.values(COLUMNS).map((column) => column(recipe, baseUrl)));
}

function line(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const text = neutralised(cell);
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe before it: one that begins with = + - @, a tab
 * or a carriage return, in their full-width forms and after blanks too (OWASP, CSV injection).
 */
function neutralised(text: string): string {
  return /^(?:[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u.test(text) ? `'${text}` : text;
}

/** Lines one below the other, each section's heading above its own; below a blank line stand those under none again. */
function underSections<Part extends { section: string | null }>(
  parts: readonly Part[],
  textOf: (part: Part) => string,
): string {
  let section: string | null = null;
  const lines: string[] = [];
  for (const part of parts) {
    if (part.section !== section) lines.push(part.section === null ? "" : `${part.section}:`);
    section = part.section;
    lines.push(textOf(part));
  }
  return lines.join("\n");
}

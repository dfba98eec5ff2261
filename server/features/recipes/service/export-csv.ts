import { type Cell, CSV_BOM, csvLine } from "#server/lib/csv.ts";
import { toSnakeKey } from "#server/lib/snake-case-json.ts";
import type { CsvSeparator } from "../schema/export.ts";
import type { Recipe } from "../schema/recipe.ts";
import { getOriginalOrComposedLine } from "./ingredient-line.ts";

/** Fields without use in a spreadsheet: other members' data, and values derived for Larder's screens. */
type NotExported =
  | "userId"
  | "authorName"
  | "userLiked"
  | "canLike"
  | "version"
  | "cuisineText"
  | "imagePath"
  | "privacyEditable"
  | "originalPhotos";

type Columns = { [Field in Exclude<keyof Recipe, NotExported>]: (recipe: Recipe, baseUrl: string) => Cell };

/** A column per exported field, named as in REST; lists have one entry per line in their cell. */
const COLUMNS: Columns = {
  id: (recipe) => recipe.id,
  title: (recipe) => recipe.title,
  description: (recipe) => recipe.description,
  cuisine: (recipe) => recipe.cuisineText ?? recipe.cuisine,
  difficulty: (recipe) => recipe.difficulty,
  servings: (recipe) => recipe.servings,
  servingsStated: (recipe) => recipe.servingsStated,
  yieldText: (recipe) => recipe.yieldText,
  prepTime: (recipe) => recipe.prepTime,
  cookingTime: (recipe) => recipe.cookingTime,
  totalTime: (recipe) => recipe.totalTime,
  caloriesPerServing: (recipe) => recipe.caloriesPerServing,
  tags: (recipe) => recipe.tags.join("\n"),
  ingredients: (recipe) => underSections(recipe.ingredients, getOriginalOrComposedLine),
  instructions: (recipe) => underSections(recipe.instructions, (step) => step.instruction),
  notes: (recipe) => recipe.notes,
  sourceUrl: (recipe) => recipe.sourceUrl,
  imageUrl: (recipe, baseUrl) => (recipe.imageUrl === null ? null : baseUrl + recipe.imageUrl),
  isPublic: (recipe) => recipe.isPublic,
  privacySource: (recipe) => recipe.privacySource,
  likeCount: (recipe) => recipe.likeCount,
  createdAt: (recipe) => recipe.createdAt,
  updatedAt: (recipe) => recipe.updatedAt,
};

/** Characters of the separators. */
const DELIMITERS: Record<CsvSeparator, string> = { comma: ",", semicolon: ";", tab: "\t" };

/** Byte order mark and the column names, with the unit of times. */
export function csvHeaderLine(separator: CsvSeparator): string {
  const names = Object.keys(COLUMNS).map((field) => toSnakeKey(field).replace(/_time$/, "$&_minutes"));
  return `${CSV_BOM}${csvLine(names, DELIMITERS[separator])}`;
}

/** A recipe as a line of RFC 4180; times are in minutes. */
export function recipeCsvLine(recipe: Recipe, baseUrl: string, separator: CsvSeparator): string {
  return csvLine(
    Object.values(COLUMNS).map((column) => column(recipe, baseUrl)),
    DELIMITERS[separator],
  );
}

/**
 * One line per part, after its section's heading; a blank line ends a section before parts without one. Further lines
 * of a part are indented, and a part whose first line ends like a heading has a blank behind the colon.
 */
function underSections<Part extends { section: string | null }>(
  parts: readonly Part[],
  textOf: (part: Part) => string,
): string {
  let section: string | null = null;
  const lines: string[] = [];
  for (const part of parts) {
    if (part.section !== section) lines.push(part.section === null ? "" : `${part.section}:`);
    section = part.section;
    lines.push(
      textOf(part)
        .replace(/\r?\n/g, "\n  ")
        .replace(/^(.*):(?=\n|$)/, "$1: "),
    );
  }
  return lines.join("\n");
}

import { type Cell, CSV_BOM, formatCsvLine } from "#server/lib/csv.ts";
import { toSnakeKey } from "#server/lib/snake-case-json.ts";
import type { CsvSeparator } from "../schema/export.ts";
import type { Recipe } from "../schema/recipe.ts";
import { getOriginalOrComposedIngredientLine } from "./ingredient-line.ts";

/** Fields that are not exported: data of other members, and values that only Larder's screens need. */
type NotExported =
  | "userId"
  | "authorName"
  | "userLiked"
  | "canLike"
  | "version"
  | "cuisineText"
  | "imagePath"
  | "imageWidth"
  | "imageHeight"
  | "privacyEditable"
  | "originalPhotos";

type Columns = { [Field in Exclude<keyof Recipe, NotExported>]: (recipe: Recipe, baseUrl: string) => Cell };

/** One column per exported field, named as in the REST API. The cell of a list has one line per entry. */
const COLUMNS: Columns = {
  id: (recipe) => recipe.id,
  title: (recipe) => recipe.title,
  description: (recipe) => recipe.description,
  cuisine: (recipe) => recipe.cuisineText ?? recipe.cuisine,
  difficulty: (recipe) => recipe.difficulty,
  difficultyStated: (recipe) => recipe.difficultyStated,
  servings: (recipe) => recipe.servings,
  servingsStated: (recipe) => recipe.servingsStated,
  yieldText: (recipe) => recipe.yieldText,
  prepTime: (recipe) => recipe.prepTime,
  cookingTime: (recipe) => recipe.cookingTime,
  totalTime: (recipe) => recipe.totalTime,
  caloriesPerServing: (recipe) => recipe.caloriesPerServing,
  tags: (recipe) => recipe.tags.join("\n"),
  ingredients: (recipe) => formatSectionedCell(recipe.ingredients, getOriginalOrComposedIngredientLine),
  instructions: (recipe) => formatSectionedCell(recipe.instructions, (step) => step.instruction),
  notes: (recipe) => recipe.notes,
  sourceUrl: (recipe) => recipe.sourceUrl,
  imageUrl: (recipe, baseUrl) => (recipe.imageUrl === null ? null : baseUrl + recipe.imageUrl),
  isPublic: (recipe) => recipe.isPublic,
  privacySource: (recipe) => recipe.privacySource,
  likeCount: (recipe) => recipe.likeCount,
  createdAt: (recipe) => recipe.createdAt,
  updatedAt: (recipe) => recipe.updatedAt,
};

const DELIMITERS: Record<CsvSeparator, string> = { comma: ",", semicolon: ";", tab: "\t" };

/** The byte order mark and the column names; names of times end in "_minutes". */
export function formatCsvHeaderLine(separator: CsvSeparator): string {
  const names = Object.keys(COLUMNS).map((field) => toSnakeKey(field).replace(/_time$/, "$&_minutes"));
  return `${CSV_BOM}${formatCsvLine(names, DELIMITERS[separator])}`;
}

/** A recipe as one CSV record (RFC 4180). Times are minutes. */
export function formatRecipeAsCsvLine(recipe: Recipe, baseUrl: string, separator: CsvSeparator): string {
  return formatCsvLine(
    Object.values(COLUMNS).map((column) => column(recipe, baseUrl)),
    DELIMITERS[separator],
  );
}

/**
 * The text of a cell: one line per ingredient or step, under its section heading such as "Sauce:". A blank
 * line ends a section before lines without one. Further lines of an entry are indented. A first line that
 * ends in ":" gets a space after it, so that it is not taken for a heading.
 */
function formatSectionedCell<Part extends { section: string | null }>(
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

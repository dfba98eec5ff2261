import { DIFFICULTIES } from "#server/features/recipes/policy.ts";
import { parseCsv, removeCsvApostrophe } from "#server/lib/csv.ts";
import { getHttpUrlOrNull, type OwnRecipe, toSectionedLines } from "./own-recipe.ts";

const REQUIRED = ["title", "ingredients", "instructions"];
/**
 * Delimiters of the export, of a spreadsheet that saved it again, and of cells that were copied from a
 * spreadsheet.
 */
const DELIMITERS = [",", ";", "\t"];

/** Parses a CSV file that Larder exported; returns an empty array for other text. */
export function parseExportedCsvRecipes(text: string): OwnRecipe[] {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = DELIMITERS.find((sign) => {
    const names = parseCsv(head, sign)[0] ?? [];
    return REQUIRED.every((name) => names.includes(name));
  });
  if (delimiter === undefined) return [];
  const [names = [], ...rows] = parseCsv(text, delimiter);
  return rows.map((row) => {
    const cells = new Map(names.map((name, index) => [name, removeCsvApostrophe(row[index] ?? "")]));
    return parseCsvRecipeRow((name) => cells.get(name) ?? "");
  });
}

function parseCsvRecipeRow(rawCell: (name: string) => string): OwnRecipe {
  const cell = (name: string) => rawCell(name).trim() || null;
  const number = (name: string) => (/^\d{1,6}$/.test(cell(name) ?? "") ? Number(cell(name)) : null);
  return {
    title: cell("title") ?? "",
    description: cell("description"),
    notes: cell("notes"),
    servings: number("servings"),
    servingsStated: cell("servings_stated")?.toLowerCase() !== "false",
    yieldText: cell("yield_text"),
    prepTime: number("prep_time_minutes") ?? number("prep_time"),
    cookingTime: number("cooking_time_minutes") ?? number("cooking_time"),
    totalTime: number("total_time_minutes") ?? number("total_time"),
    difficulty:
      cell("difficulty_stated")?.toLowerCase() === "false"
        ? null
        : (DIFFICULTIES.find((level) => level === cell("difficulty")) ?? null),
    cuisine: cell("cuisine"),
    tags: (cell("tags") ?? "").split(/\r?\n/).filter((tag) => tag !== ""),
    sourceUrl: getHttpUrlOrNull(cell("source_url")),
    caloriesPerServing: number("calories_per_serving"),
    ingredients: parseSectionedCell(rawCell("ingredients")),
    instructions: parseSectionedCell(rawCell("instructions")),
  };
}

/**
 * The lines of a cell. "Sauce:" opens a section, an empty line ends it, and an indented line continues the
 * line before.
 */
function parseSectionedCell(cell: string): OwnRecipe["ingredients"] {
  let section: string | null = null;
  const rows: { section: string | null; text: string }[] = [];
  for (const line of cell.split(/\r?\n/)) {
    const last = rows.at(-1);
    if (line.startsWith("  ") && last) last.text += `\n${line.slice(2)}`;
    else if (line === "") section = null;
    else if (line.endsWith(":")) section = line.slice(0, -1);
    else rows.push({ section, text: line.replace(/: $/, ":") });
  }
  return toSectionedLines(rows, ({ text }) => text.trim());
}

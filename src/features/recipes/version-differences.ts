import { text } from "#server/texts/en.ts";
import { formatMinutes } from "../../lib/format.ts";
import { minutesOf } from "./form-input.ts";
import type { RecipeValues } from "./form-values.ts";
import type { LineRow } from "./line-rows.ts";

export type VersionField = keyof RecipeValues;

/** A field of which two versions say different things, each as lines of text. */
export type Difference = { field: VersionField; mine: string[]; theirs: string[] };

const fields = Object.keys(text.recipeWizard.conflict.fields) as VersionField[];

/** Where what was written differs from what somebody else saved meanwhile, in the order of the form. */
export function differencesOf(mine: RecipeValues, theirs: RecipeValues): Difference[] {
  return fields
    .map((field) => ({ field, mine: linesOf(mine, field), theirs: linesOf(theirs, field) }))
    .filter(({ mine, theirs }) => mine.join("\n") !== theirs.join("\n"));
}

/** Whether two versions say the same to the last picture: a saving whose answer was lost meets itself like that. */
export function isSameVersion(mine: RecipeValues, theirs: RecipeValues): boolean {
  const pictures = ({ instructions }: RecipeValues) =>
    instructions.flatMap(({ text, picture }) => (text.trim() === "" ? [] : [picture])).join("\n");
  return differencesOf(mine, theirs).length === 0 && pictures(mine) === pictures(theirs);
}

/** Of the fields that differ those which only the other side changed since both began: there its word is the guess. */
export function onlyTheirs(
  differences: readonly Difference[],
  mine: RecipeValues,
  base: RecipeValues | null,
): Set<VersionField> {
  if (base === null) return new Set();
  const mineSince = new Set(differencesOf(mine, base).map(({ field }) => field));
  return new Set(differences.map(({ field }) => field).filter((field) => !mineSince.has(field)));
}

/** What was written, with the other version's word for the fields chosen. */
export function mergeVersions(
  mine: RecipeValues,
  theirs: RecipeValues,
  chosen: ReadonlySet<VersionField>,
): RecipeValues {
  const taken = Object.fromEntries(
    fields.filter((field) => chosen.has(field)).map((field) => [field, theirs[field]]),
  );
  return { ...mine, ...taken };
}

function linesOf(values: RecipeValues, field: VersionField): string[] {
  const { recipes } = text;
  switch (field) {
    case "ingredients":
    case "instructions":
      return values[field].flatMap(rowLines);
    case "tags":
      return values.tags.length === 0 ? [] : [values.tags.join(", ")];
    case "cuisine":
      return values.cuisine === "" ? [] : [recipes.cuisines[values.cuisine]];
    case "difficulty":
      return [recipes.difficulties[values.difficulty]];
    case "isPublic":
      return [values.isPublic ? recipes.public : recipes.private];
    case "picture":
      return values.picture === null ? [] : [values.picture];
    case "prepTime":
    case "cookingTime":
    case "totalTime":
      return [formatMinutes(minutesOf(values[field])) ?? values[field].trim()].filter((told) => told !== "");
    default:
      return values[field].trim() === "" ? [] : [values[field].trim()];
  }
}

/** Blank rows say nothing; a step's picture is part of what it says. */
function rowLines(row: LineRow): string[] {
  const line = row.text.trim();
  if (line === "") return [];
  const words = row.kind === "heading" ? `# ${line}` : line;
  return row.picture === null ? [words] : [`${words} (${text.recipes.form.picture})`];
}

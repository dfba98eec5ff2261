import { text } from "#server/texts/en.ts";
import { formatMinutes } from "../../lib/format.ts";
import { linesWithSections, minutesOf } from "./form-input.ts";
import type { RecipeValues } from "./form-values.ts";
import type { LineRow, ListKind } from "./lines/line-rows.ts";

/** A tag that is half typed is in no version: whatever is chosen, it stays in its field. */
export type VersionField = Exclude<keyof RecipeValues, "typedTag">;

/** A field of which two versions say different things, each as lines of text. */
export type Difference = {
  field: VersionField;
  mine: string[];
  theirs: string[];
  /** Steps that say the same below another picture, which no line of text tells. */
  pictures: PictureChange[];
};

export type PictureChange = { step: string; mine: string; theirs: string };

const fields = Object.keys(text.recipeWizard.conflict.fields) as VersionField[];

/** Where what was written differs from what somebody else saved meanwhile, in the order of the form. */
export function differencesOf(mine: RecipeValues, theirs: RecipeValues): Difference[] {
  return fields
    .map((field) => ({
      field,
      mine: linesOf(mine, field),
      theirs: linesOf(theirs, field),
      pictures: field === "instructions" ? pictureChanges(mine.instructions, theirs.instructions) : [],
    }))
    .filter(({ mine, theirs, pictures }) => mine.join("\n") !== theirs.join("\n") || pictures.length > 0);
}

/** Whether two versions say the same to the last picture: a saving whose answer was lost meets itself like that. */
export function isSameVersion(mine: RecipeValues, theirs: RecipeValues): boolean {
  return differencesOf(mine, theirs).length === 0;
}

/** Whether a version is one of those that were sent from here: nobody else has written it. */
export function isAmong(sent: readonly RecipeValues[], stored: RecipeValues): boolean {
  return sent.some((one) => isSameVersion(one, stored));
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
      return rowLines(values[field], field);
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

/** Each section's heading above its lines, a blank one where it ends; a picture is part of what a step says. */
function rowLines(rows: readonly LineRow[], list: ListKind): string[] {
  const lines = linesWithSections(rows, list);
  return lines.flatMap(({ row, section }, at) => {
    const line = wordsOf(row);
    const words = row.picture === null ? line : `${line} (${text.recipes.form.picture})`;
    const isNew = section !== (lines[at - 1]?.section ?? null);
    return isNew ? [`# ${section ?? text.recipeWizard.conflict.noHeading}`, words] : [words];
  });
}

/** Of steps that say the same the first is laid over the first, the second over the second. */
function pictureChanges(mine: readonly LineRow[], theirs: readonly LineRow[]): PictureChange[] {
  const left = [...theirs];
  return mine.flatMap((row) => {
    const at = left.findIndex((other) => wordsOf(other) === wordsOf(row));
    const other = at < 0 ? undefined : left.splice(at, 1)[0];
    const [picture, otherPicture] = [row.picture, other?.picture ?? null];
    if (picture === null || otherPicture === null || picture === otherPicture) return [];
    return [{ step: wordsOf(row), mine: picture, theirs: otherPicture }];
  });
}

const wordsOf = (row: LineRow) => row.text.trim();

import { text } from "#server/texts/en.ts";
import { formatMinutesOrNull } from "../../lib/format.ts";
import { listFilledLinesWithSections, parseMinutesOrNullIfBlank } from "./form-input.ts";
import type { RecipeValues } from "./form-values.ts";
import type { LineRow, ListKind } from "./lines/line-rows.ts";

/** A field that versions are compared by. Text that is not added as a tag yet belongs to no version. */
export type VersionField = Exclude<keyof RecipeValues, "typedTag" | "difficultyStated">;

/** A field that differs between two versions, with both values as lines of text. */
export type Difference = {
  field: VersionField;
  mine: string[];
  theirs: string[];
  /** Steps with equal texts but different pictures, which the lines do not show. */
  pictures: PictureChange[];
};

export type PictureChange = { step: string; mine: string; theirs: string };

const fields = Object.keys(text.recipeWizard.conflict.fields) as VersionField[];

/** The fields that differ between two versions, in the order of the form. */
export function findVersionDifferences(mine: RecipeValues, theirs: RecipeValues): Difference[] {
  return fields
    .map((field) => ({
      field,
      mine: fieldAsTextLines(mine, field),
      theirs: fieldAsTextLines(theirs, field),
      pictures:
        field === "instructions" ? listStepPictureChanges(mine.instructions, theirs.instructions) : [],
    }))
    .filter(({ mine, theirs, pictures }) => mine.join("\n") !== theirs.join("\n") || pictures.length > 0);
}

/** Whether two versions are equal, including pictures. True for a retry after a lost response. */
export function areVersionsEqual(mine: RecipeValues, theirs: RecipeValues): boolean {
  return findVersionDifferences(mine, theirs).length === 0;
}

/** Whether a stored version equals one that this form has sent. */
export function isOneOfSentVersions(sent: readonly RecipeValues[], stored: RecipeValues): boolean {
  return sent.some((version) => areVersionsEqual(version, stored));
}

/**
 * The differing fields that the member did not change since `base`; the dialog preselects the other version
 * for them.
 */
export function listFieldsChangedOnlyInOtherVersion(
  differences: readonly Difference[],
  mine: RecipeValues,
  base: RecipeValues | null,
): Set<VersionField> {
  if (base === null) return new Set();
  const mineSince = new Set(findVersionDifferences(mine, base).map(({ field }) => field));
  return new Set(differences.map(({ field }) => field).filter((field) => !mineSince.has(field)));
}

/** The member's version, with the chosen fields from the other version. */
export function mergeChosenFieldsOfVersion(
  mine: RecipeValues,
  theirs: RecipeValues,
  chosen: ReadonlySet<VersionField>,
): RecipeValues {
  const taken = Object.fromEntries(
    fields.filter((field) => chosen.has(field)).map((field) => [field, theirs[field]]),
  );
  const { difficultyStated } = chosen.has("difficulty") ? theirs : mine;
  return { ...mine, ...taken, difficultyStated };
}

function fieldAsTextLines(values: RecipeValues, field: VersionField): string[] {
  const { recipes } = text;
  switch (field) {
    case "ingredients":
    case "instructions":
      return rowsAsTextLinesWithHeadings(values[field], field);
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
      return [formatMinutesOrNull(parseMinutesOrNullIfBlank(values[field])) ?? values[field].trim()].filter(
        (time) => time !== "",
      );
    default:
      return values[field]?.trim() ? [values[field].trim()] : [];
  }
}

/**
 * The lines of a list as text, with a heading before each section and after the last one. A step's text says
 * if it has a picture.
 */
function rowsAsTextLinesWithHeadings(rows: readonly LineRow[], list: ListKind): string[] {
  const lines = listFilledLinesWithSections(rows, list);
  return lines.flatMap(({ row, section }, index) => {
    const line = trimmedTextOfRow(row);
    const words = row.picture === null ? line : `${line} (${text.recipes.form.picture})`;
    const isNew = section !== (lines[index - 1]?.section ?? null);
    return isNew ? [`# ${section ?? text.recipeWizard.conflict.noHeading}`, words] : [words];
  });
}

/** Pairs steps with equal texts in order, and returns the pairs with different pictures. */
function listStepPictureChanges(mine: readonly LineRow[], theirs: readonly LineRow[]): PictureChange[] {
  const left = [...theirs];
  return mine.flatMap((row) => {
    const index = left.findIndex((other) => trimmedTextOfRow(other) === trimmedTextOfRow(row));
    const other = index < 0 ? undefined : left.splice(index, 1)[0];
    const [picture, otherPicture] = [row.picture, other?.picture ?? null];
    if (picture === null || otherPicture === null || picture === otherPicture) return [];
    return [{ step: trimmedTextOfRow(row), mine: picture, theirs: otherPicture }];
  });
}

const trimmedTextOfRow = (row: LineRow) => row.text.trim();

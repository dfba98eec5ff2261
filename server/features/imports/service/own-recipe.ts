import {
  createImportDraft,
  type ImportDraft,
  type Reading,
  type Sectioned,
  type SectionMark,
  truncateRecipeToLimits,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";

/** A recipe that Larder exported. Times are minutes; a section heading "" ends the section before it. */
export type OwnRecipe = {
  title: string;
  description: string | null;
  notes: string | null;
  servings: number | null;
  servingsStated: boolean;
  yieldText: string | null;
  prepTime: number | null;
  cookingTime: number | null;
  totalTime: number | null;
  difficulty: ImportDraft["difficulty"];
  cuisine: string | null;
  tags: string[];
  sourceUrl: string | null;
  caloriesPerServing: number | null;
  ingredients: Sectioned<string>;
  instructions: Sectioned<string>;
};

/**
 * Adds a heading before the first line of each section, and "" before lines that follow a section but belong
 * to none.
 */
export function toSectionedLines<Row extends { section: string | null }>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
): Sectioned<string> {
  const sections = rows.flatMap(({ section }, index): SectionMark[] =>
    section === (rows[index - 1]?.section ?? null) ? [] : [{ at: index, heading: section ?? "" }],
  );
  return { lines: rows.map(textOf), sections };
}

/** The import draft of an exported recipe; null when the title, the ingredients or the steps are missing. */
export function createDraftFromExportedRecipeOrNull(own: OwnRecipe): ImportDraft | null {
  const { ingredients, instructions, servings, servingsStated, yieldText, sourceUrl } = own;
  if (own.title === "" || ingredients.lines.length === 0 || instructions.lines.length === 0) return null;
  const reading = <T>(value: T | null): Reading<T> | null =>
    value === null || value === ""
      ? null
      : {
          value,
          method: "page",
          source: typeof value === "string" || typeof value === "number" ? String(value).slice(0, 200) : "",
          repaired: [],
        };
  const read = {
    title: reading(own.title),
    description: reading(own.description),
    ingredients: reading(ingredients),
    steps: reading({
      lines: instructions.lines.map((text) => ({ text, imageUrl: null })),
      sections: instructions.sections,
    }),
    images: null,
    cuisine: reading(own.cuisine),
    yields: servings === null && yieldText === null ? null : reading({ servings, yieldText }),
    prep: reading(own.prepTime),
    cook: reading(own.cookingTime),
    total: reading(own.totalTime),
    difficulty: reading(own.difficulty),
    tags: own.tags.length === 0 ? null : reading(own.tags),
    notes: reading(own.notes),
    calories: reading(own.caloriesPerServing),
  };
  const draft = createImportDraft(read, truncateRecipeToLimits(read), {
    sourceUrl,
    sourceSite: "text",
    // Null because saving detects the language from the lines, as it did when the recipe was first saved.
    language: null,
    sources: ["page"],
    leftOver: [],
    doubts: [{ field: "ingredients", reason: "alone" }],
  });
  return { ...draft, servingsStated: draft.servingsStated && servingsStated };
}

/** The text if it is an http or https URL, else null. */
export const getHttpUrlOrNull = (text: string | null): string | null =>
  text !== null && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;

import {
  addOrReplaceSectionHeading,
  type Repair,
  type Sectioned,
  trimHeadingMarks,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";

/** A line of a list, the text it was read from, and the repairs that it needed. */
export type Found = { text: string; source: string; repaired: Repair[] };

/** A list with its section headings. `left`: lines inside the list that do not belong to it. */
export type FoundList = Sectioned<Found> & { left: string[] };

export const createEmptyFoundList = (): FoundList => ({ lines: [], sections: [], left: [] });

/** Matches a list name that precedes the section's name: "Zutaten" in "Zutaten Biskuit". */
const LIST_NAME =
  /^(?:zutaten|ingredients|ingrédients|ingredientes|ingredienti|ingrediënten|ingredienser)\s+(?=\p{L})/iu;

/** Adds a section heading at the current end of the list. */
export const addSectionHeadingWithoutListName = (list: FoundList, raw: string): void =>
  addOrReplaceSectionHeading(list, trimHeadingMarks(raw).replace(LIST_NAME, ""));

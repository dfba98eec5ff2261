import {
  addSectionHeading,
  cleanHeading,
  type Repair,
  type Sectioned,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";

/** A line of a list with the text from which it was read. */
export type Found = { text: string; source: string; repaired: Repair[] };

/** One of the two lists: its lines, its headings, and left-over lines within it. */
export type FoundList = Sectioned<Found> & { left: string[] };

export const emptyList = (): FoundList => ({ lines: [], sections: [], left: [] });

/** "Zutaten Biskuit": the name of the list before the name of the group. */
const LIST_NAME =
  /^(?:zutaten|ingredients|ingrédients|ingredientes|ingredienti|ingrediënten|ingredienser)\s+(?=\p{L})/iu;

/** Adds a heading before the next line. */
export const addGroup = (list: FoundList, raw: string): void =>
  addSectionHeading(list, cleanHeading(raw).replace(LIST_NAME, ""));

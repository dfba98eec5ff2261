import type { SectionMark } from "./sections.ts";

export type DraftInstruction = string | { text: string; imageUrl: string | null };

/** The source of a value, best first. */
export type Method =
  | "json-ld"
  | "microdata"
  | "h-recipe"
  | "card"
  | "page"
  | "meta"
  | "html-title"
  | "derived";

/** A change to a value between the page and the draft. */
export type Repair =
  | "entities" // character references decoded
  | "tags" // markup removed
  | "mojibake" // UTF-8 that had been read as Latin-1
  | "brackets" // "((note))"
  | "json" // the block was not valid JSON
  | "numbering" // "1." or "Step 1" taken off
  | "split" // one text cut into lines
  | "heading" // a heading line became a section
  | "duration" // not an ISO 8601 duration, or a wrong unit
  | "filled" // missing in the better source, taken from this one
  | "site-name" // the name of the site taken off a title
  | "wrapped" // the line may be the rest of the line before it
  | "amount" // the amount of the line may be misread
  | "unreadable" // there was a value that could not be read
  | "clipped" // longer or more than a recipe may hold
  | "capped" // a number above the maximum of a recipe
  | "differs"; // another part of the page says another number

/** Why a field may be wrong or incomplete. */
export type DoubtReason =
  | "missing" // the draft has none
  | "not-shown" // the page does not show it
  | "not-read" // the page names it, the draft has none
  | "amounts-missing" // most lines have no number, or fewer than on the page
  | "measures-missing" // the page has a second measure on many lines
  | "more-shown" // the page shows more lines
  | "cut" // a line is only a part of the page's
  | "not-food" // a line is no ingredient, or has words that are no part of it
  | "repeated" // an ingredient may be listed twice
  | "below-part" // the total is shorter than a part of it
  | "lists-apart" // the two lists may be of different recipes
  | "alone" // there is no second source
  | "differs" // two parts of the page say different numbers
  | "amount" // an amount may be misread
  | "left-over" // a line of the page is in no list
  | "unreadable" // there was a value that could not be read
  | "clipped" // longer or more than a recipe may hold
  | "capped"; // a number above the maximum of a recipe

/** `field` is named as in the provenance. A field without a doubt is complete. */
export type Doubt = { field: string; reason: DoubtReason };

export type FieldProvenance = { field: string; method: Method; source: string; repaired: Repair[] };

/** The source of one line of the draft. */
export type LineProvenance = {
  field: "ingredients" | "instructions";
  /** The index of the line in its list. */
  at: number;
  method: Method;
  /** At most 700 characters of the page's own text. */
  source: string;
  repaired: Repair[];
};

/** A line of the recipe part of the page that is in no list, and the list to which it would belong. */
export type LeftOver = { text: string; field: "ingredients" | "instructions" };

type Provenance = {
  /** One entry for each field; `source` is at most 200 characters of the page's text. */
  fields: FieldProvenance[];
  /** Lines in the draft. */
  counts: { ingredients: number; instructions: number };
  /** Lines of the source before limits were applied. */
  found: { ingredients: number; instructions: number };
  /** Every source that held a recipe, the one in use first. */
  sources: Method[];
  /** One entry for each line of the draft, ingredients first, in order. */
  lines: LineProvenance[];
  /** At most 100 lines of at most 700 characters. */
  leftOver: LeftOver[];
};

/** A recipe read from a page or a text, ready for review. Times are minutes, URLs absolute http(s). */
export type ImportDraft = {
  title: string;
  description: string | null;
  ingredients: string[];
  instructions: DraftInstruction[];
  coverImage: string | null;
  images: string[];
  /** The source's own words. */
  cuisine: string | null;
  sourceUrl: string | null;
  sourceSite: string;
  servings: number | null;
  servingsStated: boolean;
  yieldText: string | null;
  prepTime: number | null;
  cookingTime: number | null;
  totalTime: number | null;
  difficulty: "EASY" | "MEDIUM" | "HARD" | null;
  tags: string[];
  /** The author's remarks. */
  notes: string | null;
  /** Kilocalories. */
  caloriesPerServing: number | null;
  /** BCP 47 ("en", "pt-BR"): declared by the page, otherwise guessed. */
  language: string | null;
  ingredientSections: SectionMark[];
  instructionSections: SectionMark[];
  receipt: Provenance;
  doubts: Doubt[];
  /** Whether there is no doubt about any field. */
  complete: boolean;
};

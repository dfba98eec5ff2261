import type { SectionMark } from "./sections.ts";

export type DraftInstruction = string | { text: string; imageUrl: string | null };

/** The source of a value, the most reliable first. */
export type Method =
  | "json-ld"
  | "microdata"
  | "h-recipe"
  | "card"
  | "page"
  | "meta"
  | "html-title"
  | "derived";

/** A change to a value, or a problem with it, between the page and the draft. */
export type Repair =
  | "entities" // character references decoded
  | "tags" // HTML tags removed
  | "mojibake" // UTF-8 that was decoded as Windows-1252, repaired
  | "brackets" // double brackets made single: "((note))"
  | "json" // the JSON block was malformed
  | "numbering" // "1." or "Step 1" removed
  | "split" // one text split into several lines
  | "heading" // a line converted to a section heading
  | "duration" // the duration is not ISO 8601, or its unit was wrong
  | "filled" // missing in the best source, taken from another one
  | "site-name" // the site's name removed from the title
  | "wrapped" // the line may continue the previous line
  | "amount" // the amount of the line may be misread
  | "unreadable" // the source has a value that could not be parsed
  | "clipped" // text or list cut at the limit of a recipe
  | "capped" // number reduced to the maximum of a recipe
  | "differs"; // another place on the page states another number

/** Why a field may be wrong or incomplete. */
export type DoubtReason =
  | "missing" // the draft lacks the field
  | "not-shown" // the visible page does not show the value
  | "not-read" // the page states a value, but the draft has none
  | "amounts-missing" // most lines have no number, or fewer than on the page
  | "measures-missing" // the page shows a second measure in many lines
  | "more-shown" // the page shows lines that the draft lacks
  | "cut" // a line is only a part of the line on the page
  | "not-food" // a line is no ingredient, or includes words of a button
  | "repeated" // an ingredient may be listed twice
  | "below-part" // the total is shorter than the preparation or cooking time
  | "lists-apart" // the two lists may belong to different recipes
  | "alone" // no second source confirms it
  | "differs" // two places on the page state different numbers
  | "amount" // an amount may be misread
  | "left-over" // a line of the page that may belong to the list is in no list
  | "unreadable" // the source has a value that could not be parsed
  | "clipped" // text or list cut at the limit of a recipe
  | "capped"; // number reduced to the maximum of a recipe

/** A doubt about one field. `field` has the same name as in the provenance. */
export type Doubt = { field: string; reason: DoubtReason };

export type FieldProvenance = { field: string; method: Method; source: string; repaired: Repair[] };

/** The source of one line of the draft. */
export type LineProvenance = {
  field: "ingredients" | "instructions";
  /** The index of the line in its list, from 0. */
  at: number;
  method: Method;
  /** The original text, at most 700 characters. */
  source: string;
  repaired: Repair[];
};

/** A line near the recipe that is in no list of the draft, and the list that it probably belongs to. */
export type LeftOver = { text: string; field: "ingredients" | "instructions" };

type Provenance = {
  /** One entry for each field with a value. `source` is the original text, at most 200 characters. */
  fields: FieldProvenance[];
  /** The number of lines in the draft. */
  counts: { ingredients: number; instructions: number };
  /** The number of lines in the source, before the limits of a recipe were applied. */
  found: { ingredients: number; instructions: number };
  /** All sources that contain a recipe, the main source first. */
  sources: Method[];
  /** One entry for each line of the draft: all ingredients in order, then all instructions. */
  lines: LineProvenance[];
  /** At most 100 lines of at most 700 characters. */
  leftOver: LeftOver[];
};

/**
 * A recipe parsed from a page or a text, for the user to review. Times are minutes, URLs are absolute http(s)
 * URLs.
 */
export type ImportDraft = {
  title: string;
  description: string | null;
  ingredients: string[];
  instructions: DraftInstruction[];
  coverImage: string | null;
  images: string[];
  /** The cuisine in the words of the source. */
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
  notes: string | null;
  /** Kilocalories. */
  caloriesPerServing: number | null;
  /** BCP 47 tag ("en", "pt-BR"), declared by the page or guessed. */
  language: string | null;
  ingredientSections: SectionMark[];
  instructionSections: SectionMark[];
  receipt: Provenance;
  doubts: Doubt[];
  /** True when `doubts` is empty. */
  complete: boolean;
};

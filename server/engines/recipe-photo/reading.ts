/** One byte per pixel, row by row; 0 is black. */
export type GreyImage = { width: number; height: number; data: Uint8Array };

/** Three bytes per pixel: red, green, blue. */
export type ColourImage = { width: number; height: number; data: Uint8Array };

/** A rectangle in pixels of the page image; `x` and `y` are its top left corner. */
export type Box = { x: number; y: number; width: number; height: number };

/** A recognised word. `confidence` is 0 to 1; `alternatives` are other readings, best first. */
export type Word = { text: string; box: Box; confidence: number; alternatives: string[] };

/**
 * A printed line with its words from left to right. `glyphHeight`: x-height in pixels. `page` counts photos
 * from 0; `block` counts the columns, boxes and tables of a page.
 */
export type Line = { words: Word[]; box: Box; glyphHeight: number; page: number; block: number };

/** Advice on how to take a better photo. */
export type SuggestionCode =
  | "hold-steady"
  | "more-light"
  | "less-glare"
  | "closer"
  | "straighten"
  | "more-contrast"
  | "even-light"
  | "flatten-page";

/** Quality of a photo: scores from 0 to 1, and suggestions with the most useful first. */
export type Quality = {
  overall: number;
  textClarity: number;
  lighting: number;
  focus: number;
  suggestions: SuggestionCode[];
};

/** One byte per pixel, row by row; 0 is black. */
export type GreyImage = { width: number; height: number; data: Uint8Array };

/** Three bytes per pixel: red, green, blue. */
export type ColourImage = { width: number; height: number; data: Uint8Array };

/** In pixels of the page image; `x` and `y` is the top left corner. */
export type Box = { x: number; y: number; width: number; height: number };

/** A recognised word. `confidence` is 0 to 1; `alternatives` are other readings, best first. */
export type Word = { text: string; box: Box; confidence: number; alternatives: string[] };

/**
 * A printed line with its words from left to right. Lines are in reading order; `page` counts photos from 0,
 * `block` counts columns, boxes and tables of a page. `glyphHeight`: x-height in pixels.
 */
export type Line = { words: Word[]; box: Box; glyphHeight: number; page: number; block: number };

/** Advice for a better photo. */
export type SuggestionCode =
  | "hold-steady"
  | "more-light"
  | "less-glare"
  | "closer"
  | "straighten"
  | "more-contrast"
  | "even-light"
  | "flatten-page";

/** Scores from 0 to 1; suggestions, most useful first. */
export type Quality = {
  overall: number;
  textClarity: number;
  lighting: number;
  focus: number;
  suggestions: SuggestionCode[];
};

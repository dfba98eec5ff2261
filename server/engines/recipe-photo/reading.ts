/** One byte a pixel, row by row; 0 is black. */
export type GreyImage = { width: number; height: number; data: Uint8Array };

/** Three bytes a pixel: red, green, blue. */
export type ColourImage = { width: number; height: number; data: Uint8Array };

/** In pixels of the page image; `x` and `y` are the upper left corner. */
export type Box = { x: number; y: number; width: number; height: number };

/** A word as it was read. `confidence` is 0 to 1; `alternatives` are other readings of the same ink, best first. */
export type Word = { text: string; box: Box; confidence: number; alternatives: string[] };

/**
 * A printed line, its words from left to right. Lines stand in reading order; `page` counts the photos from 0, `block`
 * the columns, boxes and tables of a page in that order. `glyphHeight` is the height of a small x in pixels.
 */
export type Line = { words: Word[]; box: Box; glyphHeight: number; page: number; block: number };

/** What would make a photo read better: each code says what to do. */
export type SuggestionCode =
  | "hold-steady"
  | "more-light"
  | "less-glare"
  | "closer"
  | "straighten"
  | "more-contrast"
  | "even-light"
  | "flatten-page";

/** How well a photo can be read, all 0 to 1; suggestions, the most useful first. */
export type Quality = {
  overall: number;
  textClarity: number;
  lighting: number;
  focus: number;
  suggestions: SuggestionCode[];
};

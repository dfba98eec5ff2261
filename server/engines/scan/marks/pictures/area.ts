/** A part of the page in pixels of the small page; `x1` and `y1` lie outside. */
export type Area = { x0: number; y0: number; x1: number; y1: number };

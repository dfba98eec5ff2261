import { SHAPES } from "../growth-proof/shapes.ts";

const repeated = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
/** What patterns for addresses, lengths of time, browsers and mail have trouble with, beside the shapes of text. */
const PIECES = [
  "a@",
  "a.",
  "@a.",
  "1h",
  "PT1H",
  "(;",
  "Mozilla/5.0 (",
  "Chrome/",
  "1 1/2 ",
  "½ ",
  "- ",
  "&amp;",
  "<!--",
  "<a ",
  '="',
  "%41",
  "1.",
  "1,",
  "١",
  "a-",
  "xn--",
  "//",
  "\\",
  "''",
  '""',
  "#{",
  "[[",
  "::",
  "..",
  "~~",
  "1 to ",
  "2 x ",
];

/** A hundred and more strings of `size` signs. */
export function evilStrings(size: number): { name: string; text: string }[] {
  return [
    ...SHAPES.map(({ name, make }) => ({ name, text: make(size).slice(0, size) })),
    ...PIECES.map((piece) => ({ name: `${piece} over again`, text: `${repeated(piece, size - 1)}!` })),
  ];
}

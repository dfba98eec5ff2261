import { isSize, type Token, unitKind } from "#server/engines/amounts/amounts.ts";
import { memoize } from "../../memoize/memoize.ts";
import { hashText } from "./hashing.ts";

/** A token by itself as its features see it: hashes of the word and of its ends, its shape, what the rules take it for. */
export type WordView = {
  /** As it is written, in lower case, and as most features see it: without a full stop. */
  written: number;
  lower: number;
  hash: number;
  end2: number;
  end3: number;
  end4: number;
  start4: number;
  shape: number;
  /** 5 a unit, 6 a size, else 0. */
  role: number;
  /** The sum of what it does to the places of a line. */
  parts: number;
};

/** Words that join, and what parts a line: brackets, commas, and all that ends a stretch. */
const OR = 1;
const AND = 2;
export const JOINS = OR + AND;
export const OPENS = 4;
export const CLOSES = 8;
export const PARTS = 16;
export const ENDS = 32;

const partsOf: Readonly<Record<string, number>> = {
  "(": OPENS + ENDS,
  "[": OPENS + ENDS,
  ")": CLOSES + ENDS,
  "]": CLOSES + ENDS,
  ",": PARTS + ENDS,
  ";": PARTS + ENDS,
  "–": PARTS + ENDS,
  "—": PARTS + ENDS,
  ":": ENDS,
  or: OR,
  and: AND,
};

const MAX_CACHED_LENGTH = 40;
/** The same few thousand words make most lines. */
const cachedWord = memoize(4000, viewPlainWord);
const cachedMark = memoize(400, viewMark);

/** The same for the same token, whatever was seen before. Of English lines. */
export function viewWord(token: Token): WordView {
  // Of a number its text does not say all: "1,5" is one and a half or fifteen.
  if (token.kind === "number") return viewOf(token.text, numberForm(token), 1, 0);
  const isLong = token.text.length > MAX_CACHED_LENGTH;
  if (token.kind === "mark") return isLong ? viewMark(token.text) : cachedMark(token.text);
  return isLong ? viewPlainWord(token.text) : cachedWord(token.text);
}

function numberForm({ as, value }: Token & { kind: "number" }): string {
  if (as !== "whole") return as === "fraction" ? "#f" : "#d";
  return value.n < 10 ? "#1" : value.n < 100 ? "#2" : "#3";
}

function viewMark(text: string): WordView {
  return viewOf(text, text.toLowerCase(), 2, 0);
}

function viewPlainWord(text: string): WordView {
  const lower = text.toLowerCase();
  const form = lower.endsWith(".") ? lower.slice(0, -1) : lower;
  return viewOf(text, form, shapeOf(text), unitKind(text, "en") ? 5 : isSize(text, "en") ? 6 : 0);
}

function shapeOf(text: string): number {
  const code = text.charCodeAt(0);
  const capital = code >= 65 && code <= 90;
  const shape = !capital ? 3 : text.length > 1 && text === text.toUpperCase() ? 4 : 5;
  return shape + (text.includes("-") ? 8 : 0) + (text.endsWith(".") ? 16 : 0);
}

function viewOf(text: string, form: string, shape: number, role: number): WordView {
  const { length } = form;
  const hash = hashText(form);
  return {
    written: hashText(text),
    lower: hashText(text.toLowerCase()),
    hash,
    end2: length > 2 ? hashText(form, length - 2) : hash,
    end3: length > 3 ? hashText(form, length - 3) : hash,
    end4: length > 4 ? hashText(form, length - 4) : hash,
    start4: length > 4 ? hashText(form, 0, 4) : hash,
    shape,
    role,
    parts: Object.hasOwn(partsOf, text) ? partsOf[text]! : 0,
  };
}

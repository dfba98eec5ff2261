import { lately } from "#server/engines/lately/lately.ts";

const foldAny = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/ø/g, "o")
    .replace(/æ/g, "ae")
    .replace(/œ/g, "oe")
    .replace(/ł/g, "l")
    .replace(/ı/g, "i")
    .replace(/ß/g, "ss")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const foldPlain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** The words of a text as words are compared: small, without accents and signs, one space between them. */
export const wordKey = (text: string): string => (/^[ -~]*$/.test(text) ? foldPlain(text) : foldAny(text));

/** The same for headings: every short line of a page is asked for many times. */
export const headKey = lately(5000, wordKey);

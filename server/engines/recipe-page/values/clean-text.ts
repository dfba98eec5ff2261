import { Parser } from "htmlparser2";
import { lately } from "#server/engines/memoize/memoize.ts";
import type { Repair } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { type OpenElements, ShallowTokenizer } from "../tree/shallow-tokenizer.ts";

/** The characters that Windows-1252 puts on bytes 0x80 to 0x9f. */
const CP1252 =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";
const BYTE = new Map<string, number>([...CP1252].map((char, index) => [char, 0x80 + index]));
for (let code = 0x80; code <= 0xff; code += 1) {
  const char = String.fromCharCode(code);
  if (!BYTE.has(char)) BYTE.set(char, code);
}

const decoder = new TextDecoder("utf-8", { fatal: true });
const SUSPECT = /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u02dc\u2013-\u2122]/;

function decodeRun(run: string): string {
  const bytes = Uint8Array.from([...run], (char) => BYTE.get(char) ?? 0);
  try {
    return decoder.decode(bytes);
  } catch {
    return run;
  }
}

/** Mends UTF-8 that had been read as Windows-1252 ("1Â½" for "1½"). Text that is not such is returned as it is. */
function repairMojibake(text: string): string {
  if (!SUSPECT.test(text)) return text;
  const out: string[] = [];
  let run = "";
  for (const char of text) {
    if (BYTE.has(char)) {
      run += char;
      continue;
    }
    if (run !== "") out.push(run.length > 1 ? decodeRun(run) : run);
    run = "";
    out.push(char);
  }
  if (run !== "") out.push(run.length > 1 ? decodeRun(run) : run);
  return out.join("");
}

/** Collects what was done to a value. */
export type Note = (repair: Repair) => void;

const BLOCK = new Set(
  "address,article,aside,blockquote,br,caption,dd,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,legend,li,main,nav,ol,option,p,pre,section,table,tbody,tfoot,thead,tr,ul".split(
    ",",
  ),
);
const UNSEEN = new Set(
  "script,style,template,noscript,svg,select,head,iframe,object,canvas,audio,video".split(","),
);

export const isBlock = (tag: string): boolean => BLOCK.has(tag);
export const isUnseen = (tag: string): boolean => UNSEEN.has(tag);

const MARKUP = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,24}\d{0,2});|<[a-z/!]/i;
const CHANGED_ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,24}\d{0,2});/i;
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;
const CONTROL = /(?![\n\t\f])\p{Cc}/gu;
const SPACE = /[ \t\f\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;

/** The names of what is open in a piece of markup. */
class OpenNames implements OpenElements {
  private readonly names: string[] = [];

  push(name: string): void {
    this.names.push(name);
  }

  pop(): void {
    this.names.pop();
  }

  get depth(): number {
    return this.names.length;
  }

  get innermost(): string {
    return this.names.at(-1) ?? "";
  }
}

/** Text of a piece of markup: a line break where a block begins or ends, nothing of scripts and styles. */
function stripMarkup(raw: string): string {
  const parts: string[] = [];
  let unseen = 0;
  const open = new OpenNames();
  // As for a page: the parser's own stack is slow when it is long.
  const options = { decodeEntities: true, Tokenizer: ShallowTokenizer, html: raw, open };
  const parser = new Parser(
    {
      onopentagname(name) {
        open.push(name);
        if (isUnseen(name)) unseen += 1;
        else if (isBlock(name)) parts.push("\n");
        else if (name === "td" || name === "th") parts.push(" ");
      },
      onclosetag(name) {
        open.pop();
        if (isUnseen(name)) unseen = Math.max(0, unseen - 1);
        else if (isBlock(name) && name !== "br") parts.push("\n");
      },
      ontext(text) {
        if (unseen === 0) parts.push(text);
      },
    },
    options,
  );
  parser.write(raw);
  parser.end();
  return parts.join("");
}

const MAX_FIELD = 200_000;

/** Decoded, unmarked, visible text; line breaks are kept, other white space becomes one space. */
function cleanText(raw: string, note: Note): string {
  let text = raw.length > MAX_FIELD ? raw.slice(0, MAX_FIELD) : raw;
  for (let round = 0; round < 3 && MARKUP.test(text); round += 1) {
    if (CHANGED_ENTITY.test(text)) note("entities");
    if (/<[a-z/!]/i.test(text)) note("tags");
    text = stripMarkup(text);
  }
  const repaired = repairMojibake(text);
  if (repaired !== text) note("mojibake");
  text = repaired
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(INVISIBLE, "")
    .replace(CONTROL, " ");
  if (text.includes("((") && text.includes("))")) {
    note("brackets");
    text = text.replace(/\(\(/g, "(").replace(/\)\)/g, ")");
  }
  return text.replace(SPACE, " ").normalize("NFC");
}

const tidy = (line: string): string =>
  line
    .trim()
    .replace(/ (?=[,;](?: |$))/g, "")
    .replace(/\( +/g, "(")
    .replace(/ \)/g, ")");

/** The lines of a value, none of them empty. */
export function cleanLines(raw: string, note: Note): string[] {
  return cleanText(raw, note).split("\n").map(tidy).filter(Boolean);
}

/** A value on one line. */
export function cleanLine(raw: string, note: Note): string {
  return tidy(cleanText(raw, note).replace(/\s+/g, " "));
}

const PLAIN = /^[ -~]*$/;

const makeKey = (text: string): string =>
  // Every line of a page comes by here, most of them plain ASCII, which is its own NFKC.
  PLAIN.test(text)
    ? text.toLowerCase().replace(/[^a-z0-9]+/g, "")
    : text
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "");

const LONG = 2000;
const FEW = 8;
/** The checks ask many times for the keys of the few texts that are long. */
const longKey = lately(FEW, makeKey);

/** Letters and digits only, lower case: the form in which texts are compared. */
export const textKey = (text: string): string => (text.length > LONG ? longKey(text) : makeKey(text));

/**
 * A text or number as text, of a list the first, "" for anything else. String() would throw at objects without a
 * prototype, and a page may put an object anywhere.
 */
export function scalarText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  return Array.isArray(value) && !Array.isArray(value[0]) ? scalarText(value[0]) : "";
}

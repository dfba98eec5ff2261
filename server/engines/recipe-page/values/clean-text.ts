import { Parser } from "htmlparser2";
import { memoize } from "#server/engines/memoize/memoize.ts";
import type { Repair } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { type OpenElements, ShallowTokenizer } from "../tree/shallow-tokenizer.ts";
import { collapseSpaces } from "./long-text.ts";

/** The Windows-1252 characters of the bytes 0x80 to 0x9f, in order. */
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

/** Repairs UTF-8 that was decoded as Windows-1252 ("1Â½" for "1½"). Other text is returned unchanged. */
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

/** Receives the name of each repair that a value needed. */
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
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|[\p{Cs}\p{Co}]/gu;
const CONTROL = /(?![\n\t\f])\p{Cc}/gu;
const SPACE = /[ \t\f\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;

/** Tracks the open elements of an HTML fragment. */
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

/** The text of an HTML fragment, with line breaks around blocks and without scripts and styles. */
function stripMarkup(raw: string): string {
  const parts: string[] = [];
  let unseen = 0;
  const open = new OpenNames();
  // ShallowTokenizer limits the depth, because the parser's stack is slow when it is long.
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

/** Matches a fraction in HTML: 2<sup>1</sup>/<sub>2</sub>. */
const RAISED_FRACTION =
  /(\d)?\s{0,3}<sup\b[^<>]{0,100}>\s{0,3}(\d{1,2})\s{0,3}<\/sup>\s{0,3}(?:[/⁄]|&frasl;|&#8260;|&#x2044;)\s{0,3}<sub\b[^<>]{0,100}>\s{0,3}(\d{1,2})\s{0,3}<\/sub>/gi;
const joinFraction = (_: string, integer: string | undefined, n: string, d: string): string =>
  `${integer === undefined ? "" : `${integer} `}${n}/${d}`;

/** Matches escapes that lost their first character: "u0026#039;", "#039;", "amp;". */
const HALF_ESCAPED =
  /\\?u(?:00|20)[\da-f]{2}|(?<![&;])#\d{2,5};|(?<![&;\p{L}])(?:amp|quot|apos|nbsp|lt|gt);/u;
const mendEscapes = (text: string): string =>
  text
    .replace(/\\?u((?:00|20)[\da-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/(?<![&;])#(?=\d{2,5};)/g, "&#")
    .replace(/(?<![&;\p{L}])(?=(?:amp|quot|apos|nbsp|lt|gt);)/gu, "&");

const MARKDOWN = /\*\*|__|`|\]\(|\\[*_#[\]]|^ {0,3}#{1,6} |(?<![\p{L}\p{N}*_])[*_](?=[\p{L}\p{N}])/mu;
/** Removes Markdown syntax: links, emphasis, code, headings, escapes. */
const stripMarkdown = (text: string): string =>
  text
    .replace(/!?\[([^[\]\n]{0,300})\]\((?:https?:|mailto:|[/#.])[^()\s]{0,500}(?: "[^"\n]{0,200}")?\)/g, "$1")
    .replace(/(\*\*|__)(?=\S)([^\n]{1,500}?\S)( ?)\1/gu, "$2$3")
    .replace(/(?<![\p{L}\p{N}*_(])([*_])(?=[\p{L}\p{N}])([^*_\n]{0,300}[^\s*_])\1(?![\p{L}\p{N}*_])/gu, "$2")
    .replace(/`([^`\n]{1,300})`/g, "$1")
    .replace(/^ {0,3}#{1,6} +(?=\S)/gm, "")
    .replace(/\\([*_#[\]])/g, "$1");

const MAX_FIELD_LENGTH = 200_000;

/** The visible text of a value, without HTML and Markdown. Line breaks remain; other white space becomes one space. */
function cleanText(raw: string, note: Note): string {
  let text = raw.length > MAX_FIELD_LENGTH ? raw.slice(0, MAX_FIELD_LENGTH) : raw;
  if (HALF_ESCAPED.test(text)) {
    note("entities");
    text = mendEscapes(text);
  }
  if (text.includes("<sup")) text = text.replace(RAISED_FRACTION, joinFraction);
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
    .replace(CONTROL, " ")
    .replace(/(\d) ?⁄ ?(?=\d)/g, "$1/");
  if (MARKDOWN.test(text)) {
    const plain = stripMarkdown(text);
    if (plain !== text) note("tags");
    text = plain;
  }
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

/** The non-empty lines of a raw value, without HTML tags and entities. `note` receives the repairs. */
export function cleanTextToLines(raw: string, note: Note): string[] {
  return cleanText(raw, note).split("\n").map(tidy).filter(Boolean);
}

/** Matches text that `cleanText` returns unchanged, which most lines are. */
const CLEAN = /^[a-tv-zA-Z0-9 ,.'!?:%+=/À-ÖØ-öø-ÿ-]*(?:u(?!00|20)[a-tv-zA-Z0-9 ,.'!?:%+=/À-ÖØ-öø-ÿ-]*)*$/;

/** A raw value as one line, without HTML tags, entities and repeated spaces. `note` receives the repairs. */
export function cleanTextToOneLine(raw: string, note: Note): string {
  const isClean = raw.length <= MAX_FIELD_LENGTH && CLEAN.test(raw);
  return tidy(collapseSpaces(isClean ? raw : cleanText(raw, note)));
}

const PLAIN = /^[ -~]*$/;

const makeKey = (text: string): string =>
  // ASCII text, which most lines are, needs no Unicode normalisation.
  PLAIN.test(text)
    ? text.toLowerCase().replace(/[^a-z0-9]+/g, "")
    : text
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "");

const MIN_LONG_LENGTH = 2000;
const LONG_KEY_CACHE_SIZE = 8;
/** Caches the keys of long texts, because the checks request the keys of a few long texts repeatedly. */
const longKey = memoize(LONG_KEY_CACHE_SIZE, makeKey);

/** The letters and digits of a text in lower case, without spaces and punctuation, for comparing texts. */
export const textKey = (text: string): string =>
  text.length > MIN_LONG_LENGTH ? longKey(text) : makeKey(text);

/**
 * A string or number as text, or the first item of an array; "" for any other value. Avoids String(), which
 * throws for objects without a prototype.
 */
export function toScalarText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  return Array.isArray(value) && !Array.isArray(value[0]) ? toScalarText(value[0]) : "";
}

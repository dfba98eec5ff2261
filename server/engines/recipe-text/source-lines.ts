import { BOLD, type SourceLine, splitLeadingMark } from "#server/engines/recipe-lines/recipe-lines.ts";

const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;
const CONTROL = /(?![\n\t])\p{Cc}/gu;
const SPACE = /[ \f\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
const ENTITIES = new Map([
  ["nbsp", " "],
  ["quot", '"'],
  ..."amp& apos' lt< gt> frac12½ frac14¼ frac34¾ deg° eacuteé egraveè aumlä oumlö uumlü szligß ndash– mdash—"
    .split(" ")
    .map((entity): [string, string] => [entity.slice(0, -1), entity.slice(-1)]),
]);

/** The visible text with "\n" between lines. Common HTML tags and character references are resolved. */
export function removeTagsAndEntities(raw: string): string {
  let text = raw.replace(/ {9,}/g, " ".repeat(8)).replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n");
  if (text.includes("&"))
    text = text.replace(/&(#\d{1,6}|[a-z]{2,6}\d{0,2});/gi, (match, name: string) => {
      const code = name.startsWith("#") ? Number(name.slice(1)) : 0;
      if (code >= 32 && code <= 0x10ffff) return String.fromCodePoint(code);
      return ENTITIES.get(name.toLowerCase()) ?? match;
    });
  if (/<\/?[a-z]/i.test(text))
    text = text
      .replace(/<(?:br|\/p|\/li|\/h\d|\/div|\/tr)\b[^<>\n]{0,200}>/gi, "\n")
      .replace(
        /<\/?(?:p|li|ul|ol|div|h\d|span|strong|em|b|i|u|a|table|tr|td|tbody|img)\b[^<>\n]{0,300}>/gi,
        "",
      );
  return text
    .replace(/(?<![\p{L}\d]):[a-z][a-z_]{2,24}:(?!\d)/gu, "")
    .replace(INVISIBLE, "")
    .replace(CONTROL, " ")
    .normalize("NFC");
}

/** Matches a bullet or number and the tab after it, as word processors copy lists. */
const MARK_TAB = /^(\s*(?:[-*•·▪◦‣●○■□–—o§\uf0a7\uf0b7]|\(?\d{1,2}[.)]))\t\s*(?=\S)/u;

const RULE = /^(?:[\s\-–—=_*~•.+#|:]{3,}|--)$/;

/** Removes Markdown and the asterisks of chats. `bold` is true if they enclosed the complete line. */
function removeMarkdownEmphasis(text: string): { text: string; bold: boolean } {
  const match = /^(\*{1,3}|_{1,3})(?=\S)([^*_]{1,200}?)\1\s*([:：]?)$/u.exec(text);
  if (match) return { text: `${match[2] ?? ""}${match[3] ?? ""}`, bold: true };
  return {
    text: text
      .replace(/\[([^\]\n]{1,200})\]\((?:https?:)?[^)\s]{0,300}\)/g, "$1")
      .replace(/(?<![\p{L}\p{N}*])(\*{1,3}|__|~~)(?=\S)([^*~\n]{1,400}?)(?<=\S)\1(?![\p{L}\p{N}*])/gu, "$2")
      .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]{1,300}?)(?<=\S)_(?![\p{L}\p{N}_])/gu, "$1")
      .replace(/`([^`\n]{1,200})`/g, "$1"),
    bold: false,
  };
}

function splitTableCellsOrNull(raw: string): string[] | null {
  const piped = /^\s*\|.*\|\s*$/.test(raw);
  if (!piped && !/\S *\t[\t ]*\S|\S {4,}\S/.test(raw)) return null;
  const cells = (
    piped ? raw.trim().slice(1, -1).split("|") : raw.replace(/^ +|(?<! ) +$/g, "").split(/[ ]*\t[ ]*|[ ]{4,}/)
  ).map((cell) => removeMarkdownEmphasis(cell.replace(SPACE, " ").trim()).text);
  return cells.filter((cell) => cell !== "").length > 1 ? cells : null;
}

/** Parses one line of text; null for an empty line or a horizontal rule. `apart`: a paragraph begins here. */
export function parseSourceLineOrNull(row: string, apart: boolean): SourceLine | null {
  const raw = row.replace(MARK_TAB, (_, mark: string) => `${mark.replace(/[o§\uf0a7\uf0b7]/u, "•")} `);
  const source = raw.replace(/[\t ]+/g, " ").trim();
  if (source === "" || RULE.test(source)) return null;
  const cells = splitTableCellsOrNull(raw);
  const indent = /^[ \t]*/.exec(raw)?.[0].replace(/\t/g, "    ").length ?? 0;
  const heading = /^(#{1,6})\s+(?=\S)/.exec(source);
  const level = heading?.[1]?.length ?? 0;
  const flat = source.replace(SPACE, " ");
  const outer = removeMarkdownEmphasis(heading ? flat.slice(heading[0].length) : flat);
  const marked = splitLeadingMark(outer.text);
  const inner = marked.text === outer.text ? outer : removeMarkdownEmphasis(marked.text);
  // Removes hashtags at the end of a line: "Serves 2 #dinner #quick".
  const text = inner.text.replace(/(?<=\S)(?:\s+#\p{L}[\p{L}\p{N}_]{0,40}){1,40}$/u, "").trim();
  const bold = outer.bold || (inner.bold && marked.mark !== "bullet");
  return {
    text,
    source,
    mark: level > 0 ? null : marked.mark,
    number: level > 0 ? null : marked.number,
    level: level || (bold ? BOLD : 0),
    indent,
    cells,
    apart,
  };
}

export type Cell = string | number | boolean | null;

/** Byte order mark: spreadsheets need it at the start of the file to read UTF-8. */
export const CSV_BOM = "\uFEFF";

/** A line of RFC 4180. Spreadsheets read no cell as a formula. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const text = escapeFormula(cell);
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The start of a formula in spreadsheets: = + - @, tab or carriage return, also full-width or after blanks. */
const FORMULA = /^'*(?:[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/**
 * Puts an apostrophe before a cell that spreadsheets would read as a formula (OWASP, CSV injection), and before one
 * that looks escaped already, so that `removeFormulaApostrophe` restores every text.
 */
function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** A cell without the apostrophe of `csvLine`. */
export function removeFormulaApostrophe(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/**
 * The rows of RFC 4180 text with any delimiter, in one pass. Never throws: an unclosed quote ends with the text, and
 * cells beyond `most` are dropped.
 */
export function parseCsv(text: string, delimiter: string, most = 200_000): string[][] {
  const rows: string[][] = [[]];
  let index = 0;
  for (let count = 0; index < text.length && count < most; count += 1) {
    const cell = text[index] === '"' ? quotedCell(text, index) : plainCell(text, index, delimiter);
    rows.at(-1)?.push(cell.text);
    index = cell.end;
    if (text[index] === delimiter) {
      index += 1;
      if (index === text.length) rows.at(-1)?.push("");
    } else {
      while (text[index] === "\r" || text[index] === "\n") index += 1;
      if (index < text.length) rows.push([]);
    }
  }
  return rows;
}

function quotedCell(text: string, start: number): { text: string; end: number } {
  let end = start + 1;
  const parts: string[] = [];
  for (;;) {
    const quote = text.indexOf('"', end);
    if (quote === -1) return { text: parts.join("") + text.slice(end), end: text.length };
    parts.push(text.slice(end, quote));
    if (text[quote + 1] !== '"') return { text: parts.join(""), end: quote + 1 };
    parts.push('"');
    end = quote + 2;
  }
}

function plainCell(text: string, start: number, delimiter: string): { text: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return { text: text.slice(start, end), end };
}

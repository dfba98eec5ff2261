export type Cell = string | number | boolean | null;

/** The mark by which spreadsheets know UTF-8: a file begins with it. */
export const CSV_MARK = "\uFEFF";

/** A line of RFC 4180. No cell of it is a formula to a spreadsheet. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const text = neutralised(cell);
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe before it: one that begins with = + - @, a tab
 * or a carriage return, in their full-width forms and after blanks too (OWASP, CSV injection).
 */
function neutralised(text: string): string {
  return /^(?:[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u.test(text) ? `'${text}` : text;
}

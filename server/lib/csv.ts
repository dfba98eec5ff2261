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

/**
 * Puts an apostrophe before a cell that spreadsheets would read as a formula: one that starts with = + - @, tab or
 * carriage return, also full-width or after blanks (OWASP, CSV injection).
 */
function escapeFormula(text: string): string {
  return /^(?:[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u.test(text) ? `'${text}` : text;
}

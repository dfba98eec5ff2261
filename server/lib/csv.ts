export type Cell = string | number | boolean | null;

/** Byte order mark at the start of a file, without which spreadsheets do not read UTF-8. */
export const CSV_BOM = "\uFEFF";

/**
 * A CSV record (RFC 4180). Text that a spreadsheet would convert to a formula, date or time gets an
 * apostrophe.
 */
export function formatCsvLine(cells: readonly Cell[], delimiter = ","): string {
  return `${cells.map((cell) => formatCsvCell(cell, delimiter)).join(delimiter)}\r\n`;
}

function formatCsvCell(cell: Cell, delimiter: string): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const text = isConvertedBySpreadsheet(cell) ? `'${cell}` : cell;
  const isQuoted = /["\r\n]/.test(text) || text.includes(delimiter) || text !== text.trim();
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Matches text that spreadsheets take for a formula: it begins with = + - @, a tab or a carriage return. The
 * sign may be full-width or follow blanks.
 */
const FORMULA = /^'*(?:[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/**
 * Matches numeric text that spreadsheets convert: fractions, dates, times and exponents, such as "1/2",
 * "1.5.2026", "12:30" and "2e3".
 */
const NUMBERS = /^'*\s*(?:\d{1,4}(?:\s*[-/.:]\s*\d{1,4}){1,2}\.?|\d+e[-+]?\d+)\s*$/i;

/** Languages of spreadsheets whose month names count as dates. */
const MONTH_LANGUAGES = "cs da de el en es fi fr hr hu it nb nl pl pt ro ru sk sv tr uk".split(" ");
const memo: { dates?: RegExp } = {};

/**
 * Matches dates with a month name, such as "5 May", "May 5, 2026" and "1. März". Created on first use,
 * because reading the names is slow.
 */
function createDateRegExp(): RegExp {
  if (memo.dates) return memo.dates;
  const names = MONTH_LANGUAGES.flatMap((language) =>
    (["long", "short"] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index) =>
        new Intl.DateTimeFormat(language, { month, day: "numeric" })
          .formatToParts(Date.UTC(2026, index, 15))
          .filter((part) => part.type === "month" && /^\p{L}/u.test(part.value))
          .map((part) => part.value.replace(/\.$/, "")),
      ).flat(),
    ),
  );
  const month = `(?:${[...new Set(names)].join("|")})\\.?`;
  memo.dates = new RegExp(
    `^'*\\s*(?:\\d{1,2}\\.?[\\s/-]*${month}(?:[\\s,/-]*\\d{2,4})?|${month}[\\s/-]*\\d{1,4}(?:[\\s,/-]+\\d{2,4})?)\\s*$`,
    "iu",
  );
  return memo.dates;
}

/**
 * Whether a spreadsheet would convert a cell to a formula (OWASP, CSV injection), a date or a number. Ignores
 * leading apostrophes, so that `removeCsvApostrophe` restores every text exactly.
 */
const isConvertedBySpreadsheet = (text: string): boolean =>
  FORMULA.test(text) ||
  (text.length < 40 && /\d/.test(text) && (NUMBERS.test(text) || createDateRegExp().test(text)));

/** Removes the apostrophe that `formatCsvLine` added to a cell. */
export function removeCsvApostrophe(text: string): string {
  return text.startsWith("'") && isConvertedBySpreadsheet(text) ? text.slice(1) : text;
}

/**
 * Parses CSV text (RFC 4180) with any delimiter in linear time. Never throws: an unclosed quote ends with the
 * text, and cells beyond `most` are dropped.
 */
export function parseCsv(text: string, delimiter: string, most = 200_000): string[][] {
  const rows: string[][] = [[]];
  let index = 0;
  for (let count = 0; index < text.length && count < most; count += 1) {
    const cell = text[index] === '"' ? parseQuotedCell(text, index) : parsePlainCell(text, index, delimiter);
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

function parseQuotedCell(text: string, start: number): { text: string; end: number } {
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

function parsePlainCell(text: string, start: number, delimiter: string): { text: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return { text: text.slice(start, end), end };
}

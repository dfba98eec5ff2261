import { parseIngredientHeadingOrNull } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { createWordKey, findFactLabelOrNull } from "#server/engines/languages/languages.ts";
import {
  createLineFromPart,
  type SignsFor,
  type SourceLine,
  storeFactsFromLine,
} from "#server/engines/recipe-lines/recipe-lines.ts";

const parseWordKeys = (list: string): ReadonlySet<string> => new Set(list.split("|").map(createWordKey));

const COLUMNS = parseWordKeys(
  "qty|quantity|amount|amounts|unit|units|measure|ingredient|ingredients|item|name|notes|note|comment|comments|preparation|prep|step|steps|no|nr|number|what to do|instruction|instructions|direction|directions|description|method|menge|mengen|einheit|zutat|zutaten|bemerkung|hinweis|anmerkung|schritt|schritte|beschreibung|anleitung|was|wie viel|wieviel|quantité|quantités|unité|ingrédient|ingrédients|remarque|remarques|étape|étapes|description|cantidad|unidad|ingrediente|ingredientes|nota|notas|paso|pasos|quantità|unità|ingredienti|note|passaggio|hoeveelheid|eenheid|ingrediënt|ingrediënten|opmerking|stap|mängd|enhet|ingrediens|mængde|enhed|ilość|jednostka|składnik|quantidade|unidade|metric|us|imperial",
);
const NOTE_COLUMN = parseWordKeys(
  "notes|note|comment|comments|preparation|prep|bemerkung|hinweis|anmerkung|remarque|remarques|nota|notas|opmerking",
);

const isHeaderRow = (cells: string[]): boolean => {
  const named = cells.filter((cell) => cell !== "");
  return (
    named.length > 1 && named.filter((cell) => COLUMNS.has(createWordKey(cell))).length >= named.length * 0.6
  );
};

/** Matches an amount and a name in one cell: "1/2 ts Salt", "2 Eggs". */
const AMOUNT_AND_NAME = /^[\d¼½¾⅓⅔⅛][\d.,/ –-]{0,8}\s(?:\p{L}{1,6}\.?\s)?\P{Nd}*\p{L}{3}/u;

/**
 * The two ingredients of a row that holds two side by side. Null for a row with one ingredient, even if it is
 * given in two units.
 */
function splitTwoIngredientsOrNull(cells: string[], signsFor: SignsFor): string[] | null {
  // Joins an amount without a unit to its name: "3 Eggs".
  const joined = cells
    .filter(Boolean)
    .join("\t")
    .replace(/(^|\t)([\d/.,]{1,6})\t(?=\p{L})/gu, "$1$2 ")
    .split("\t");
  const [first = "", second = "", other] = joined;
  if (other !== undefined || !AMOUNT_AND_NAME.test(first) || !AMOUNT_AND_NAME.test(second)) return null;
  if (signsFor(first).measure === null || signsFor(second).measure === null) return null;
  const lastWord = (text: string): string => /\p{L}+\P{L}*$/u.exec(text)?.[0].toLowerCase() ?? "";
  return lastWord(first) === lastWord(second) ? null : joined;
}

/** Joins a label and its value: "Yield" and "9 squares". Null for another row. */
function joinLabelledFactRowOrNull([name = "", value = "", other]: string[]): string[] | null {
  return other === undefined && findFactLabelOrNull(name) !== null ? [`${name}: ${value}`] : null;
}

/**
 * Moves the right one of two lists below the left one, if a row holds the headings of both, for example "For
 * the meat" and "For the sauce".
 */
function splitNamedColumnLists(lines: SourceLine[], signsFor: SignsFor): SourceLine[] {
  for (const [from, { cells }] of lines.entries()) {
    const names = cells?.filter(Boolean) ?? [];
    if (names.length !== 2 || names.some((name) => parseIngredientHeadingOrNull(name) === null)) continue;
    let end = from + 1;
    while (splitTwoIngredientsOrNull(lines[end]?.cells ?? [], signsFor) !== null) end += 1;
    const own = lines.slice(from, end).map((line) => ({ line, texts: line.cells?.filter(Boolean) ?? [] }));
    if (own.length < 2) continue;
    const lists = [0, 1].flatMap((side) =>
      own.map(({ line, texts }, index) => createLineFromPart(line, texts[side] ?? "", index === 0)),
    );
    return [...lines.slice(0, from), ...lists, ...splitNamedColumnLists(lines.slice(end), signsFor)];
  }
  return lines;
}

/**
 * Converts table rows to lines: the cells in order, a column of notes last after a comma, a column of numbers
 * as numbering.
 */
export function joinTableCellsIntoLines(lines: SourceLine[], signsFor: SignsFor): SourceLine[] {
  let notes = -1;
  let numbered = false;
  return splitNamedColumnLists(lines, signsFor).flatMap((line): SourceLine[] => {
    const { cells } = line;
    if (cells === null) return [line];
    if (isHeaderRow(cells)) {
      notes = cells.findIndex((cell, i) => i > 0 && NOTE_COLUMN.has(createWordKey(cell)));
      numbered = /^(?:step|schritt|etape|paso|stap|no|nr|passaggio)$/.test(createWordKey(cells[0] ?? ""));
      return [];
    }
    const both = joinLabelledFactRowOrNull(cells) ?? splitTwoIngredientsOrNull(cells, signsFor);
    if (both !== null)
      return both.map((text, index) => createLineFromPart(line, text, index === 0 && line.apart));
    const [first = "", ...rest] = cells;
    const tail = rest.filter((cell) => cell !== "");
    const counts = /^\d{1,2}[.)]?$/.test(first) && tail.length === 1;
    const sentence = counts ? signsFor(tail[0] ?? "") : null;
    if (
      sentence !== null &&
      (numbered || /[.)]$/.test(first) || (sentence.openings > 0 && sentence.words > 3))
    )
      return [
        { ...line, text: tail[0] ?? "", mark: "number", number: Number.parseInt(first, 10), cells: null },
      ];
    if (storeFactsFromLine({ sources: {} }, cells.join(" | "), true))
      return [{ ...line, text: cells.join(" | "), cells: null }];
    const said = notes > 0 ? (cells[notes] ?? "") : "";
    const body = cells.filter((cell, i) => cell !== "" && i !== (said === "" ? -1 : notes)).join(" ");
    return [
      { ...line, text: said === "" ? body : `${body}, ${said}`, mark: null, number: null, cells: null },
    ];
  });
}

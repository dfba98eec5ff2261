import type { ImportDraft, ImportReceipt } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { isOnlyServings } from "../../../lib/source-words.ts";
import { extractedRowKey, type LineRow, type ListKind } from "../../recipe-editor/lines/line-rows.ts";
import { leftOverKey } from "./review-values.ts";

const words = text.imports;

/** Where a field was read: `source` quotes the page, `repaired` lists the repairs. */
export type FieldReceipt = { from: string; source: string; repaired: string[]; isDoubtful: boolean };

/** Repairs that may have lost or changed something. */
const doubtful = new Set(["unreadable", "clipped", "duration"]);

/**
 * The provenance of a field, or null if the page has none. The page is quoted only if it differs from the field's
 * value.
 */
export function fieldReceipt(draft: ImportDraft, field: string): FieldReceipt | null {
  const found = draft.receipt.fields.find((entry) => entry.field === field);
  if (!found) return null;
  const { source, ...rest } = told(draft, found);
  return { ...rest, source: isTold(draft, field, source) ? "" : source };
}

/** The reason why a field should be checked, or undefined. */
export function unsureWords(draft: ImportDraft, field: string): string | undefined {
  const found = fieldReceipt(draft, field);
  return found?.isDoubtful ? `${words.review.check}: ${found.repaired.join(", ")}` : undefined;
}

/** ISO 8601 durations such as "PT1H20M" are not quoted: the field shows their value. */
const machineTime = /^P(?=[\dT])[\dA-Z.]{2,20}(?: \+ P[\dA-Z.]{2,20})*$/;

function isTold(draft: ImportDraft, field: string, source: string): boolean {
  // Lines have their own provenance, and pictures are visible.
  if (field === "images" || draft.receipt.lines.some((line) => line.field === field)) return true;
  const shown: Record<string, string | null> = {
    title: draft.title,
    description: draft.description,
    cuisine: draft.cuisine,
    tags: draft.tags.join(", "),
  };
  if (field === "servings") return isOnlyServings(source) && source.includes(String(draft.servings));
  const own = plain((Object.hasOwn(shown, field) ? shown[field] : null) ?? "");
  const quoted = plain(source);
  // A long text is quoted by its start.
  const isBeginning = source.length >= longSource && own.startsWith(quoted);
  return machineTime.test(source) || own === quoted || isBeginning;
}

/** In characters; the server cuts quotes at 700. */
const longSource = 600;

const plain = (words: string) => words.replace(/\s+/g, " ").trim().toLowerCase();

export function sourceWords({ sourceSite }: Pick<ImportDraft, "sourceSite">) {
  return isText(sourceSite) ? text.importSources.text : text.importSources.page;
}

const isText = (sourceSite: string) => sourceSite === "text";

type Found = { method: string; source: string; repaired: readonly string[] };

function told(draft: ImportDraft, found: Found): FieldReceipt {
  const method = found.method === "page" ? sourceWords(draft).visible : wordFor(words.methods, found.method);
  return {
    from: words.review.readFrom(method ?? words.otherMethod),
    source: readableSource(found.source),
    repaired: found.repaired.map((repair) => wordFor(words.repairs, repair) ?? repair),
    isDoubtful: found.repaired.some((repair) => doubtful.has(repair)),
  };
}

/** The source text of a row's line, or null if the row is from elsewhere. */
export function sourceOfRow(draft: ImportDraft, rowKey: string | null): string | null {
  const line = draft.receipt.lines.find(
    ({ field, at }) =>
      (field === "ingredients" || field === "instructions") && extractedRowKey(field, at) === rowKey,
  );
  return line?.source ?? null;
}

/** The provenance of a line, and whether it was changed since; null if it is not from the page. */
export function lineReceipt(
  draft: ImportDraft,
  list: ListKind,
  row: LineRow,
): (FieldReceipt & { isChanged: boolean }) | null {
  const { lines, leftOver } = draft.receipt;
  const left = leftOver.find((_, at) => leftOverKey(at) === row.key);
  if (left) {
    const from = words.review.readFrom(sourceWords(draft).visible);
    const repaired = [words.review.lineTakenIn];
    return { from, source: left.text, repaired, isDoubtful: false, isChanged: row.text !== left.text };
  }
  const found = lines.find((line) => line.field === list && extractedRowKey(list, line.at) === row.key);
  if (!found) return null;
  const step = draft[list][found.at];
  const read = typeof step === "object" ? step.text : step;
  return {
    ...told(draft, found),
    isChanged: read !== undefined && row.text.trim() !== read.trim(),
  };
}

/** Numbers of lines on the page, read, and still in the review, as texts. */
export function countWords(receipt: ImportReceipt, list: ListKind, rows: readonly LineRow[]): string[] {
  const { read, found, kept } = linesOf(receipt, list, rows);
  const lines = rows.filter((row) => row.kind === "line" && row.text.trim() !== "");
  const leftKeys = new Set(receipt.leftOver.map((_, at) => leftOverKey(at)));
  const taken = lines.filter((row) => leftKeys.has(row.key)).length;
  const isMore = lines.length > kept + taken;
  return [
    ...(found > read ? [words.review.clipped(read, found)] : []),
    ...(kept < read ? [words.review.linesKept(kept, read)] : isMore ? [] : [words.review.linesSame(read)]),
    ...(taken > 0 ? [words.review.linesTakenIn(taken)] : []),
    ...(isMore ? [words.review.linesMore(lines.length, read)] : []),
  ];
}

/** The loss in a list as a text, or null. */
export function lossWords(receipt: ImportReceipt, list: ListKind, rows: readonly LineRow[]): string | null {
  const { read, found, kept } = linesOf(receipt, list, rows);
  if (found > read) return words.review.clipped(read, found);
  return kept < read ? words.review.linesKept(kept, read) : null;
}

/** Numbers of lines on the page, read, and still in the review. */
function linesOf(receipt: ImportReceipt, list: ListKind, rows: readonly LineRow[]) {
  const read = receipt.counts[list];
  const keys = new Set(rows.filter((row) => row.text.trim() !== "").map((row) => row.key));
  const kept = Array.from({ length: read }, (_, at) => extractedRowKey(list, at)).filter((key) =>
    keys.has(key),
  );
  return { read, found: receipt.found?.[list] ?? read, kept: kept.length };
}

/** The summary above a review: what was found, or what to check. `leftNow` is the number of left-over lines. */
export function verdictWords(draft: ImportDraft, leftNow: number): string {
  const left = draft.receipt.leftOver.length;
  if (isText(draft.sourceSite)) return words.review.checkText(countsOf(draft));
  if (leftNow > 0) return words.review.checkLeftOver(sourceWords(draft).leftOver(leftNow));
  if (left > 0) return words.review.checkTakenIn(left);
  return draft.complete ? words.review.complete(countsOf(draft)) : words.review.checkBody(countsOf(draft));
}

/**
 * Whether something should be checked. A text is never complete, so it is unsure only if a part was left over, lost or
 * hard to read.
 */
export function isUnsure(draft: ImportDraft): boolean {
  const { receipt, sourceSite, ingredients, instructions } = draft;
  if (receipt.leftOver.length > 0) return true;
  if (!isText(sourceSite)) return !draft.complete;
  const { counts, found = counts } = receipt;
  return (
    ingredients.length === 0 ||
    instructions.length === 0 ||
    found.ingredients > counts.ingredients ||
    found.instructions > counts.instructions ||
    [...receipt.fields, ...receipt.lines].some(({ repaired }) => repaired.some((one) => doubtful.has(one)))
  );
}

/** "12 ingredients and 6 steps" */
export function countsOf({ receipt }: Pick<ImportDraft, "receipt">): string {
  const { ingredients, instructions } = receipt.counts;
  return words.review.counts(words.review.ingredientCount(ingredients), words.review.stepCount(instructions));
}

function wordFor(table: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Quotes only the texts of recipe data, without braces, keys and types. The JSON may be cut off anywhere. */
export function readableSource(source: string): string {
  const text = source.trim();
  if (!text.startsWith("[") && !text.startsWith("{")) return text;
  const words: string[] = [];
  let key = "";
  let at = 0;
  while (at < text.length) {
    if (text[at] !== '"') {
      at += 1;
      continue;
    }
    const end = closingQuote(text, at + 1);
    const inner = text.slice(at + 1, end);
    at = end + 1;
    if (/^\s{0,9}:/.test(text.slice(at, at + 10))) key = inner;
    else if (!key.startsWith("@") && inner.trim() !== "") words.push(withoutEscapes(inner));
  }
  return words.length > 0 ? words.join(", ") : text;
}

function closingQuote(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return Math.min(at, text.length);
}

function withoutEscapes(inner: string): string {
  return inner.replace(/\\[nrt]/g, " ").replace(/\\(.)/g, "$1");
}

import type { ImportDraft, ImportReceipt } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { isYieldOnlyServings } from "../../../lib/recipe-source.ts";
import { createExtractedRowKey, type LineRow, type ListKind } from "../../recipe-editor/lines/line-rows.ts";
import { createLeftOverRowKey } from "./review-values.ts";

const texts = text.imports;

/** The origin of a field: `from` names the place, `source` quotes the page, `repaired` lists repairs as texts. */
export type FieldProvenance = { from: string; source: string; repaired: string[]; isDoubtful: boolean };

/** Repairs that may have lost or changed content, so the member should check them. */
const doubtfulRepairs = new Set([
  "unreadable",
  "clipped",
  "capped",
  "differs",
  "duration",
  "amount",
  "wrapped",
]);

/**
 * The provenance of a field, or null if the page has no such field. `source` is "" if it would only repeat
 * the field's value.
 */
export function fieldProvenanceOrNull(draft: ImportDraft, field: string): FieldProvenance | null {
  const found = draft.receipt.fields.find((entry) => entry.field === field);
  if (!found) return null;
  const { source, ...rest } = createFieldProvenance(draft, found);
  return { ...rest, source: isSourceEqualToShownField(draft, field, source) ? "" : source };
}

/** The text that says why a field should be checked, or undefined. */
export function fieldDoubtTextIfAny(draft: ImportDraft, field: string): string | undefined {
  const found = fieldProvenanceOrNull(draft, field);
  const doubts = draft.doubts.flatMap((doubt) =>
    doubt.field === field ? (textByKeyIfAny(texts.doubts, doubt.reason) ?? []) : [],
  );
  const reasons = new Set([...(found?.isDoubtful ? found.repaired : []), ...doubts]);
  return reasons.size === 0 ? undefined : `${texts.review.check}: ${[...reasons].join(", ")}`;
}

/** Matches ISO 8601 durations such as "PT1H20M". They are not quoted, because the field shows their value. */
const isoDuration = /^P(?=[\dT])[\dA-Z.]{2,20}(?: \+ P[\dA-Z.]{2,20})*$/;

function isSourceEqualToShownField(draft: ImportDraft, field: string, source: string): boolean {
  // Lists are not quoted as fields, because each of their lines has its own provenance; pictures are visible
  // themselves.
  if (field === "images" || draft.receipt.lines.some((line) => line.field === field)) return true;
  const shown: Record<string, string | null> = {
    title: draft.title,
    description: draft.description,
    cuisine: draft.cuisine,
    tags: draft.tags.join(", "),
    notes: draft.notes,
  };
  if (field === "servings") return isYieldOnlyServings(source) && source.includes(String(draft.servings));
  const own = normalizeSpacesAndCase((Object.hasOwn(shown, field) ? shown[field] : null) ?? "");
  const quoted = normalizeSpacesAndCase(source);
  // A long source text is cut by the server, so only its start can equal the value.
  const isBeginning = source.length >= LONG_QUOTE_CHARS && own.startsWith(quoted);
  return isoDuration.test(source) || own === quoted || isBeginning;
}

/** In characters. The server cuts quotes at 700, so a quote this long may be cut. */
const LONG_QUOTE_CHARS = 600;

const normalizeSpacesAndCase = (words: string) => words.replace(/\s+/g, " ").trim().toLowerCase();

export function sourceTextsForPageOrPastedText({ sourceSite }: Pick<ImportDraft, "sourceSite">) {
  return isPastedTextSite(sourceSite) ? text.importSources.text : text.importSources.page;
}

const isPastedTextSite = (sourceSite: string) => sourceSite === "text";

type Found = { method: string; source: string; repaired: readonly string[] };

function createFieldProvenance(draft: ImportDraft, found: Found): FieldProvenance {
  const method =
    found.method === "page"
      ? sourceTextsForPageOrPastedText(draft).visible
      : textByKeyIfAny(texts.methods, found.method);
  return {
    from: texts.review.readFrom(method ?? texts.otherMethod),
    source: extractTextsFromJsonSource(found.source),
    repaired: found.repaired.map((repair) => textByKeyIfAny(texts.repairs, repair) ?? repair),
    isDoubtful: found.repaired.some((repair) => doubtfulRepairs.has(repair)),
  };
}

/** The source text of the ingredient or step in a row, or null if the row was not extracted. */
export function sourceTextOfRowOrNull(draft: ImportDraft, rowKey: string | null): string | null {
  const line = draft.receipt.lines.find(
    ({ field, at: index }) =>
      (field === "ingredients" || field === "instructions") && createExtractedRowKey(field, index) === rowKey,
  );
  return line?.source ?? null;
}

/**
 * The provenance of a row, and whether the member has changed its text; null if the row was not extracted.
 */
export function lineProvenanceOrNull(
  draft: ImportDraft,
  list: ListKind,
  row: LineRow,
): (FieldProvenance & { isChanged: boolean }) | null {
  const { lines, leftOver } = draft.receipt;
  const left = leftOver.find((_, index) => createLeftOverRowKey(index) === row.key);
  if (left) {
    const from = texts.review.readFrom(sourceTextsForPageOrPastedText(draft).visible);
    const repaired = [texts.review.lineTakenIn];
    return { from, source: left.text, repaired, isDoubtful: false, isChanged: row.text !== left.text };
  }
  const found = lines.find((line) => line.field === list && createExtractedRowKey(list, line.at) === row.key);
  if (!found) return null;
  const step = draft[list][found.at];
  const read = typeof step === "object" ? step.text : step;
  return {
    ...createFieldProvenance(draft, found),
    isChanged: read !== undefined && row.text.trim() !== read.trim(),
  };
}

/** Texts that compare the number of lines on the page, of extracted lines, and of lines in the review. */
export function describeLineCounts(
  receipt: ImportReceipt,
  list: ListKind,
  rows: readonly LineRow[],
): string[] {
  const { read, found, remaining } = countFoundReadAndRemainingLines(receipt, list, rows);
  const lines = rows.filter((row) => row.kind === "line" && row.text.trim() !== "");
  const leftKeys = new Set(receipt.leftOver.map((_, index) => createLeftOverRowKey(index)));
  const taken = lines.filter((row) => leftKeys.has(row.key)).length;
  const isMore = lines.length > remaining + taken;
  return [
    ...(found > read ? [texts.review.clipped(read, found)] : []),
    ...(remaining < read
      ? [texts.review.linesKept(remaining, read)]
      : isMore
        ? []
        : [texts.review.linesSame(read)]),
    ...(taken > 0 ? [texts.review.linesTakenIn(taken)] : []),
    ...(isMore ? [texts.review.linesMore(lines.length, read)] : []),
  ];
}

/** Says how many lines of a list were not extracted or have been removed; null if none is missing. */
export function describeLostLinesOrNull(
  receipt: ImportReceipt,
  list: ListKind,
  rows: readonly LineRow[],
): string | null {
  const { read, found, remaining } = countFoundReadAndRemainingLines(receipt, list, rows);
  if (found > read) return texts.review.clipped(read, found);
  return remaining < read ? texts.review.linesKept(remaining, read) : null;
}

/**
 * The number of lines found on the page, of extracted lines (`read`), and of those still in the review
 * (`remaining`).
 */
function countFoundReadAndRemainingLines(receipt: ImportReceipt, list: ListKind, rows: readonly LineRow[]) {
  const read = receipt.counts[list];
  const keys = new Set(rows.filter((row) => row.text.trim() !== "").map((row) => row.key));
  const remaining = Array.from({ length: read }, (_, index) => createExtractedRowKey(list, index)).filter(
    (key) => keys.has(key),
  );
  return { read, found: receipt.found?.[list] ?? read, remaining: remaining.length };
}

/**
 * The summary above a review: what was extracted, or what to check. `leftNow` is the number of lines that are
 * still in no field.
 */
export function reviewSummaryText(draft: ImportDraft, leftNow: number): string {
  const left = draft.receipt.leftOver.length;
  const counts = formatIngredientAndStepCount(draft);
  const { ingredients, instructions } = draft.receipt.counts;
  if (isDraftOnlyProposal(draft))
    return ingredients + instructions === 0 ? texts.review.nothingProposed : texts.review.proposed(counts);
  if (isPastedTextSite(draft.sourceSite)) return texts.review.checkText(counts);
  if (leftNow > 0) return texts.review.checkLeftOver(sourceTextsForPageOrPastedText(draft).leftOver(leftNow));
  if (left > 0) return texts.review.checkTakenIn(left);
  if (draft.complete && !hasRepairedAmount(draft)) return texts.review.complete(counts);
  if (isDraftWithoutIngredientsOrSteps(draft)) return texts.review.incomplete(counts);
  return hasDraftLostLinesOrDoubts(draft) || draft.receipt.sources.length > 1
    ? texts.review.checkBody(counts)
    : texts.review.alone(counts);
}

/** Whether no recipe was recognised, so that the extracted lines are only a proposal. */
const isDraftOnlyProposal = ({ receipt }: ImportDraft) => receipt.sources.length === 0;

const isDraftWithoutIngredientsOrSteps = ({ ingredients, instructions }: ImportDraft) =>
  ingredients.length === 0 || instructions.length === 0;

/** Whether lines were lost or a value was extracted in a doubtful way. */
function hasDraftLostLinesOrDoubts({ receipt, doubts }: ImportDraft): boolean {
  const { counts, found = counts, fields, lines } = receipt;
  return (
    found.ingredients > counts.ingredients ||
    found.instructions > counts.instructions ||
    doubts.some(({ reason }) => reason !== "alone") ||
    [...fields, ...lines].some(({ repaired }) => repaired.some((repair) => doubtfulRepairs.has(repair)))
  );
}

/**
 * Whether the review shows a warning. Pasted text is never marked as complete, so only lost or left-over
 * lines, a missing list or a doubt count there.
 */
export function shouldDraftBeChecked(draft: ImportDraft): boolean {
  if (draft.receipt.leftOver.length > 0 || isDraftOnlyProposal(draft)) return true;
  return isPastedTextSite(draft.sourceSite)
    ? isDraftWithoutIngredientsOrSteps(draft) || hasDraftLostLinesOrDoubts(draft)
    : !draft.complete || hasRepairedAmount(draft);
}

const hasRepairedAmount = ({ receipt }: ImportDraft): boolean =>
  receipt.lines.some(({ repaired }) => repaired.includes("amount"));

/** For example "12 ingredients and 6 steps". */
export function formatIngredientAndStepCount({ receipt }: Pick<ImportDraft, "receipt">): string {
  const { ingredients, instructions } = receipt.counts;
  return texts.review.counts(texts.review.ingredientCount(ingredients), texts.review.stepCount(instructions));
}

function textByKeyIfAny(table: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/**
 * If a source is JSON recipe data, returns only its texts, without braces, keys and types. The JSON may be
 * cut anywhere.
 */
export function extractTextsFromJsonSource(source: string): string {
  const text = source.trim();
  if (!text.startsWith("[") && !text.startsWith("{")) return text;
  const words: string[] = [];
  let key = "";
  let index = 0;
  while (index < text.length) {
    if (text[index] !== '"') {
      index += 1;
      continue;
    }
    const end = indexOfClosingQuote(text, index + 1);
    const inner = text.slice(index + 1, end);
    index = end + 1;
    if (/^\s{0,9}:/.test(text.slice(index, index + 10))) key = inner;
    else if (!key.startsWith("@") && inner.trim() !== "") words.push(removeJsonEscapes(inner));
  }
  return words.length > 0 ? words.join(", ") : text;
}

function indexOfClosingQuote(text: string, from: number): number {
  let index = from;
  while (index < text.length && text[index] !== '"') index += text[index] === "\\" ? 2 : 1;
  return Math.min(index, text.length);
}

function removeJsonEscapes(inner: string): string {
  return inner.replace(/\\[nrt]/g, " ").replace(/\\(.)/g, "$1");
}

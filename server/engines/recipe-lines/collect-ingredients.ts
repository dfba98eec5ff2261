import { dropEmptySections } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { isIngredientEnumeration, splitEnumeration } from "./enumerations.ts";
import type { LineFeatures } from "./line-signs.ts";
import type { Label } from "./rows.ts";
import {
  addSectionHeadingWithoutListName,
  createEmptyFoundList,
  type Found,
  type FoundList,
} from "./sections.ts";
import type { TextLine } from "./sort-lines.ts";

const isBulletedLine = (line: TextLine): boolean => line.mark === "bullet" || line.mark === "box";

/**
 * Whether a short line is a section heading because of the next line, although nothing formats it as a
 * heading.
 */
function isSectionHeadingBeforeLine(
  line: TextLine,
  next: TextLine | undefined,
  marked: boolean,
  fresh: boolean,
): boolean {
  if (next === undefined || line.listed || line.text.length > 45 || /[.,;!?]$|\p{N} ?\p{L}/u.test(line.text))
    return false;
  if (line.signs.measure === "unit" || line.signs.measure === "count" || line.signs.measure === "behind")
    return false;
  if (marked) return !isBulletedLine(line) && isBulletedLine(next) && line.signs.words <= 6;
  const amount =
    next.signs.measure === "unit" || next.signs.measure === "count" || next.signs.measure === "behind";
  return (
    (line.apart || fresh) && !next.apart && amount && line.signs.words <= 5 && line.signs.measure === null
  );
}

const trimTrailingCommas = (text: string): string =>
  text
    .replace(/(?<!\s)\s*(?<![,;])[,;]+$/u, "")
    .replace(/ (?=[,;](?: |$))/g, "")
    .trim();

/**
 * Whether a line holds several ingredients, most of them with units: "220 g flour, 2 tbsp oil, 120 ml water,
 * salt".
 */
function isLineOfSeveralIngredients(line: TextLine, signsFor: (text: string) => LineFeatures): boolean {
  if (line.listed || line.text.length < 24 || !line.text.includes(",")) return false;
  const items = splitEnumeration(line.text, signsFor);
  const units = items.filter((item) => signsFor(item).measure === "unit").length;
  return items.length >= 3 && units >= 2 && units >= items.length * 0.6;
}

/** The ingredients of a line. A line that enumerates ingredients is split. */
function splitLineIntoIngredients(
  line: TextLine,
  isEnumerated: boolean,
  signsFor: (text: string) => LineFeatures,
): Found[] {
  const { source } = line;
  if (isEnumerated || isLineOfSeveralIngredients(line, signsFor))
    return splitEnumeration(line.text, signsFor).map((item) => ({
      text: trimTrailingCommas(item),
      source,
      repaired: ["split"],
    }));
  const text = trimTrailingCommas(line.text);
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  return [{ text, source, repaired: line.listed ? ["split"] : line.mayContinue ? ["wrapped"] : [] }];
}

/**
 * Collects the lines labelled as ingredients, with their section headings. Ignores lines before index `from`.
 */
export function collectIngredients(
  lines: TextLine[],
  labels: Label[],
  from: number,
  signsFor: (text: string) => LineFeatures,
): FoundList {
  const list = createEmptyFoundList();
  const own = lines
    .map((line, index) => ({ line, index }))
    .filter(
      ({ line, index }) =>
        index >= from &&
        line.role === "line" &&
        (labels[index] === "ingredient" ||
          (line.heading && labels[index + 1] === "ingredient" && lines[index + 1]?.role === "line")),
    );
  const plain = own.filter(({ line }) => !line.heading);
  const marked = plain.filter(({ line }) => isBulletedLine(line)).length > plain.length * 0.6;
  const enumerated =
    plain.length <= 3 &&
    plain.every(
      ({ line }) => !isBulletedLine(line) && !line.listed && isIngredientEnumeration(line.text, signsFor),
    );
  for (const [i, { line, index }] of own.entries()) {
    const next = own[i + 1]?.line;
    const fresh = lines[index - 1]?.role === "head" || lines[index - 1]?.role === "fact";
    if (line.heading && next !== undefined && !next.heading)
      addSectionHeadingWithoutListName(list, line.text);
    else if (line.heading && (next === undefined || /[:：]$/u.test(line.text))) list.left.push(line.text);
    else if (isSectionHeadingBeforeLine(line, next, marked, fresh))
      addSectionHeadingWithoutListName(list, line.text);
    else list.lines.push(...splitLineIntoIngredients(line, enumerated, signsFor));
  }
  dropEmptySections(list);
  return list;
}

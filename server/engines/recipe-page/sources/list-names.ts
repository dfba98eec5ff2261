import {
  createWordListPattern,
  foldCaseAndAccentsKeepingPositions,
  getHeadingKindOfKeyOrNull,
  type HeadKind,
  headKey,
  isHeadingOfNonListSection,
} from "#server/engines/languages/languages.ts";
import { memoize } from "#server/engines/memoize/memoize.ts";

const MAX_NAME = 80;

const ADDITION =
  /[(:|–—]| - | for | fur | für | pour | para | per | voor | til | till | för | na | im | in | mit | met | with | au | avec | con | med | of | de | del | della | du | van | von | av | af /i;

/**
 * The keys to look up for a heading: the complete heading, its text before an addition ("Ingredients for 4
 * people"), and its text after a dash ("Soup – The ingredients").
 */
function headingKeys(heading: string): string[] {
  const from = heading.search(ADDITION);
  const keys = [heading];
  if (from >= 0) keys.push(heading.slice(0, from));
  const dash = /[–—]/.test(heading) ? heading.search(/ [–—] \P{L}*\p{L}[^–—]*$/u) : -1;
  if (dash >= 0) keys.push(heading.slice(dash + 1));
  return keys.map(headKey);
}

/** The kinds of list that a heading may name. Several readers test each line of a page. */
const kindsOf = memoize(5000, (heading) => new Set(headingKeys(heading).map(getHeadingKindOfKeyOrNull)));

/** Whether a heading names a list of this kind. No name begins with a digit, unlike most ingredients. */
const namesList = (heading: string, kind: HeadKind): boolean =>
  heading.length <= MAX_NAME && !/^\d[^–—]*$/.test(heading) && kindsOf(heading).has(kind);

export const isIngredientListName = (heading: string): boolean => namesList(heading, "ingredients");
export const isStepListName = (heading: string): boolean => namesList(heading, "steps");

/** Whether a line is a heading of the method, possibly with the dish ("Preparation of leek soup"). */
export const isMethodHeading = (line: string): boolean =>
  line.length <= 80 &&
  /^\P{Ll}.*[^.!?。！？,;]$/u.test(line) &&
  (isStepListName(line) || isStepListName(/^\S+/.exec(line)?.[0] ?? ""));

const MAKING =
  /^(?:how to (?:make|cook|prepare|bake)|lets? (?:make|get (?:started|cooking))|aan de slag|an die arbeit|so (?:wird|geht|machst|bereitest)|come (?:fare|preparare|si prepara)|como (?:hacer|preparar|fazer)|comment (?:faire|preparer)|comment realiser|jak zrobic|jak przygotowac|sa gor du|sadan laver du)|(?: maken| bereiden| bakken| zubereiten| backen| selber machen| zelf maken)$/;

/** Whether a heading such as "How to make lasagne" or "Lasagne maken" precedes the method or an article about it. */
export const isMakingName = (heading: string): boolean =>
  heading.length <= 80 && MAKING.test(headKey(heading)) && !isHeadingOfNonListSection(heading);

const STEP_LABELS = createWordListPattern("stepLabels");
/** Matches a step label at the start of a text: "Step 2:", "手順2", "第2步", "2단계", "2. adım". */
const LABELLED = new RegExp(
  `^(?:(?:${STEP_LABELS}) ?#?(\\d{1,2})(?!\\d)(?:歩|步)?|(\\d{1,2})\\.? ?(?:${STEP_LABELS})(?!\\p{L}))\\s*(?:[.):：|/、–—-]+\\s*)?`,
  "u",
);

const NUMBER_IN_TEXT = new RegExp(
  `(?:^|\\s|(?<=[.!?。！？)]))(?:(?:${STEP_LABELS}) ?#?(\\d{1,2})\\s?[.):：、|-]?|(\\d{1,2})\\s?[.)、．]|([①-⑳]))\\s*(?=[^\\s\\d])`,
  "gu",
);

/**
 * Splits a text at numbers that count up from 1: "1. Mix. 2. Bake.", "① … ② …". Other texts are returned as
 * one line.
 */
export function splitAtListNumbers(line: string): string[] {
  const marks: { start: number; end: number }[] = [];
  for (const match of foldCaseAndAccentsKeepingPositions(line).matchAll(NUMBER_IN_TEXT)) {
    const [, labelled, plain, circled] = match;
    const number = circled === undefined ? Number(labelled ?? plain) : circled.charCodeAt(0) - 0x245f;
    if (number === marks.length + 1) marks.push({ start: match.index, end: match.index + match[0].length });
  }
  const [first] = marks;
  if (marks.length < 2 || first === undefined || first.start > 0) return [line];
  return marks
    .map((mark, index) => line.slice(mark.end, marks[index + 1]?.start ?? line.length).trim())
    .filter(Boolean);
}

const BULLET_IN_TEXT = /\s*[•‣◦▪●∙⁃]\s*/u;
const DASH_IN_TEXT = /(?:^|\s)[-–*·]\s+(?=[\p{L}\p{N}])/u;

/** Splits a text at its bullets: "• Boil. • Serve.", "- 2 eggs - 1 lemon". Other texts are returned as one line. */
export function splitAtBullets(line: string): string[] {
  const bulleted = line.split(BULLET_IN_TEXT).filter(Boolean);
  if (bulleted.length > 1) return bulleted;
  const dashed = DASH_IN_TEXT.exec(line)?.index === 0 ? line.split(DASH_IN_TEXT).filter(Boolean) : [];
  return dashed.length > 1 ? dashed : [line];
}

/**
 * The number and the length of the label that begins a step, for example "Step 2: " or "手順2". Null if there
 * is none.
 */
export function parseStepLabelOrNull(text: string): { number: number; length: number } | null {
  const start = text.slice(0, 40);
  const narrow = start.normalize("NFKC");
  const found = LABELLED.exec(
    foldCaseAndAccentsKeepingPositions(narrow.length === start.length ? narrow : start),
  );
  return found && { number: Number(found[1] ?? found[2]), length: found[0].length };
}

const NUMBER_AT_END = new RegExp(`(?:^|[^\\p{L}])(?:${STEP_LABELS}|instruction) ?\\d{1,2}$`, "u");

/** Whether a text is only the number of a step: "Step 1", "Schritt 01", "1.", "手順7", "soup_b step 1". */
export const isStepNumber = (name: string): boolean =>
  /\p{N}/u.test(name) &&
  ((name.length <= 60 && NUMBER_AT_END.test(foldCaseAndAccentsKeepingPositions(name.trim()))) ||
    (name.length <= 24 &&
      (/^(?:[\p{L}]{3,10}\.?\s*)?#?\d{1,3}\s*[.:)]?$/u.test(name.trim()) ||
        parseStepLabelOrNull(name.trim())?.length === name.trim().length)));

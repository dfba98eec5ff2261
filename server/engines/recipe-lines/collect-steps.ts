import { createWordKey, findYieldInTextOrNull } from "#server/engines/languages/languages.ts";
import { dropEmptySections } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import type { Facts } from "./enter-facts.ts";
import { storeFactsFromLine } from "./facts.ts";
import type { Label } from "./rows.ts";
import {
  addSectionHeadingWithoutListName,
  createEmptyFoundList,
  type Found,
  type FoundList,
} from "./sections.ts";
import { splitAtStepNumbers, splitSentences } from "./sentences.ts";
import { isFarewellSentence } from "./small-talk.ts";
import type { TextLine } from "./sort-lines.ts";

type Entry = { line: TextLine; index: number };

const SENTENCES_FROM = 2;
const DONE =
  /^(?:(?:and |und |et )?(?:done|that's it|all done|fertig|das war's|voilà|c'est (?:prêt|tout)|listo|ya está|pronto|fatto|klaar|klart)) ?[.!]+$/iu;

/** The lines labelled as steps, the section headings and the bare step numbers between them, in order. */
function collectStepEntries(lines: TextLine[], labels: Label[]): Entry[] {
  const entries: Entry[] = [];
  for (const [index, line] of lines.entries()) {
    const next = labels[index + 1];
    if (line.role === "number") {
      if (entries.length > 0 || next === "step") entries.push({ line, index });
    } else if (line.role !== "line") continue;
    else if (labels[index] === "step") entries.push({ line, index });
    else if (line.heading && next === "step" && lines[index + 1]?.role === "line" && entries.length > 0)
      entries.push({ line, index });
  }
  while (entries.at(-1)?.line.role === "number") entries.pop();
  return entries;
}

type Shape = { numbered: boolean; bulleted: boolean; lastNumber: number; groups: ReadonlySet<string> };

function isStepSectionHeading(entry: Entry, next: Entry | undefined, shape: Shape): boolean {
  const { line } = entry;
  if (next === undefined || line.mark === "number" || line.text.length > 60) return false;
  const nextIsStep = next.line.role === "number" || !next.line.heading;
  if (!nextIsStep) return false;
  if (shape.groups.has(createWordKey(line.text))) return true;
  if (line.heading) return true;
  if (/[.!?,;]$/.test(line.text) || line.signs.words > 6) return false;
  const nextMarked = next.line.mark !== null;
  return (
    (shape.numbered || shape.bulleted) &&
    line.mark === null &&
    nextMarked &&
    line.apart &&
    line.signs.openings === 0
  );
}

const isNumberedEntry = (entry: Entry): boolean =>
  entry.line.mark === "number" || entry.line.role === "number";

/** Whether a line without a number continues the previous step. */
function isContinuationOfPreviousStep(entry: Entry, list: FoundList, later: boolean, shape: Shape): boolean {
  const { line } = entry;
  if (list.lines.length === 0 || isNumberedEntry(entry)) return false;
  if (shape.numbered) return !line.apart || later;
  return shape.bulleted && line.mark === null && !line.apart && /^\p{Ll}/u.test(line.text);
}

function appendLineToStep(last: Found, line: TextLine): void {
  // A short step name is joined to its text with a colon: "Make the dough: Mix flour and water."
  const name =
    last.text.length <= 50 &&
    !/[.!?:,;]$/u.test(last.text) &&
    line.text.length > last.text.length &&
    /^\p{Lu}/u.test(line.text);
  last.text = name ? `${last.text}: ${line.text}` : `${last.text} ${line.text}`;
  last.source = `${last.source} ${line.source}`;
}

/**
 * Collects the lines labelled as steps, with their section headings. `groups` are the section headings of the
 * ingredients, which the steps may repeat.
 */
export function collectSteps(lines: TextLine[], labels: Label[], groups: string[], facts: Facts): FoundList {
  const list = createEmptyFoundList();
  const entries = collectStepEntries(lines, labels);
  const texts = entries.filter(({ line }) => line.role === "line" && !line.heading);
  const numbers = entries.filter(isNumberedEntry).length;
  const shape: Shape = {
    numbered: numbers >= 2,
    bulleted: texts.filter(({ line }) => line.mark === "bullet").length > texts.length * 0.6,
    lastNumber: entries.findLastIndex(isNumberedEntry),
    groups: new Set(groups.map(createWordKey)),
  };
  let open = false;
  for (const [i, entry] of entries.entries()) {
    const { line } = entry;
    if (line.role === "number") {
      open = false;
      continue;
    }
    const later = i < shape.lastNumber;
    if (isStepSectionHeading(entry, entries[i + 1], shape)) {
      addSectionHeadingWithoutListName(list, line.text);
      open = false;
      continue;
    }
    const last = list.lines.at(-1);
    if (open && last !== undefined && isContinuationOfPreviousStep(entry, list, later, shape)) {
      appendLineToStep(last, line);
      continue;
    }
    if (
      shape.numbered &&
      !later &&
      line.mark === null &&
      line.apart &&
      line.signs.openings === 0 &&
      entries[i - 1]?.line.role !== "number"
    ) {
      list.left.push(line.text);
      continue;
    }
    if (!/[\p{L}\p{N}]/u.test(line.text)) continue;
    list.lines.push({
      text: line.text,
      source: line.source,
      repaired: line.mark === "number" ? ["numbering"] : [],
    });
    open = true;
  }
  moveStrayLinesOutOfSteps(list, texts);
  removeFarewellFromLastStep(list);
  dropEmptySections(list);
  splitSingleParagraphIntoSteps(list, facts);
  return list;
}

/**
 * If most steps are sentences, moves lines of a few words without a verb to the left-over lines, because they
 * are captions or buttons.
 */
function moveStrayLinesOutOfSteps(list: FoundList, texts: Entry[]): void {
  const ended = list.lines.filter((line) => /[.!]["'»”)]*$/u.test(line.text)).length;
  if (list.lines.length < 3 || ended < list.lines.length * 0.65) return;
  const stray = new Set(
    texts
      .filter(
        ({ line }) =>
          line.mark === null &&
          line.signs.openings + line.signs.verbs === 0 &&
          line.signs.words <= 4 &&
          !/[.!:]$/.test(line.text),
      )
      .map(({ line }) => line.text),
  );
  for (let i = list.lines.length - 1; i >= 0; i -= 1) {
    const text = list.lines[i]?.text ?? "";
    if (!stray.has(text)) continue;
    list.lines.splice(i, 1);
    list.left.unshift(text);
    for (const mark of list.sections) if (mark.at > i) mark.at -= 1;
  }
}

/** Drops a greeting from the end of the last step: "Serve with custard. Miss you! Em x". */
function removeFarewellFromLastStep(list: FoundList): void {
  const last = list.lines.at(-1);
  const sentences = last === undefined ? [] : splitSentences(last.text);
  const from = sentences.findIndex((sentence, i) => i > 0 && isFarewellSentence(sentence));
  if (last === undefined || from < 0) return;
  const behind = sentences.slice(from + 1);
  if (behind.every((sentence) => isFarewellSentence(sentence) || sentence.split(" ").length <= 3))
    last.text = sentences.slice(0, from).join(" ");
}

/** If the method is a single paragraph, makes each of its sentences a step. */
function splitSingleParagraphIntoSteps(list: FoundList, facts: Facts): void {
  const only = list.lines[0];
  if (only === undefined || list.lines.length !== 1) return;
  const numbered = splitAtStepNumbers(only.text);
  const sentences = (numbered.length > 1 ? numbered : splitSentences(only.text)).filter(
    (sentence) =>
      !DONE.test(sentence) &&
      (findYieldInTextOrNull(sentence)?.led !== true || !storeFactsFromLine(facts, sentence, false)),
  );
  if (sentences.length < SENTENCES_FROM) return;
  list.lines = sentences.map((text) => ({ text, source: only.source, repaired: ["split"] }));
}

import { parseIngredientHeadingOrNull } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { findYieldInTextOrNull } from "#server/engines/languages/languages.ts";
import {
  createLineFromPart,
  FOR_DISH,
  findListHeadingPositions,
  hasUnitOrCount,
  isIngredientEnumeration,
  isNoiseLine,
  isSmallTalkLine,
  NEED_INSIDE,
  type Piece,
  parseListHeadingOrNull,
  type SignsFor,
  type SourceLine,
  splitAtAscendingNumbersOrNull,
  splitEnumeration,
  splitLeadingMark,
  splitSentences,
} from "#server/engines/recipe-lines/recipe-lines.ts";

function createListedPiece(line: SourceLine, text: string, apart: boolean): Piece {
  const { mark, text: bare } = splitLeadingMark(text);
  return { ...createLineFromPart(line, mark === "bullet" ? bare : text, apart), listed: true, title: false };
}
const createPlainPiece = (line: SourceLine, text: string, apart: boolean, title = false): Piece => ({
  ...createLineFromPart(line, text, apart),
  listed: false,
  title,
});

/**
 * Separates sentences that belong to no recipe, for example "Follow for more!". Returns the rest of the text
 * first.
 */
export function splitSentencesWithoutNoise(text: string): string[] {
  const sentences = isNoiseLine(text) ? splitSentences(text) : [];
  const own = sentences.filter((sentence) => !isNoiseLine(sentence));
  if (own.length === 0) return [text];
  return [own.join(" "), ...sentences.filter(isNoiseLine)];
}

/**
 * The sentences of a text. If none begins with a capital, a small letter may begin one ("150 g tofu. boil
 * barley").
 */
function splitIntoSentences(text: string): string[] {
  if (/[.!?]\s+\p{Lu}/u.test(text)) return splitSentences(text);
  const shown = text.replace(/(?<=\p{L}{3}[.!?]\s+)\p{Ll}(?=\p{Ll}|\s)/gu, (letter) => letter.toUpperCase());
  if (shown.length !== text.length) return splitSentences(text);
  let from = 0;
  return splitSentences(shown).map((sentence) => {
    const start = shown.indexOf(sentence, from);
    from = start + sentence.length;
    return text.slice(start, from);
  });
}

/**
 * Splits the text after "Ingredients:" on the same line into ingredients, and the sentences that follow them.
 */
function splitListBeforeSentences(line: SourceLine, text: string, signsFor: SignsFor): Piece[] {
  const sentences = splitIntoSentences(text);
  let taken = 0;
  const pieces: Piece[] = [];
  for (const sentence of sentences) {
    const signs = signsFor(sentence);
    const more =
      taken > 0 &&
      !isIngredientEnumeration(sentence, signsFor) &&
      (signs.openings > 0 || signs.measure === null || sentence.length > 60);
    if (more) break;
    const items = splitEnumeration(sentence, signsFor);
    for (const item of items.length > 0 ? items : [sentence.replace(/(?<![.;,\s])[.;,\s]+$/u, "")])
      pieces.push(createListedPiece(line, item, false));
    taken += 1;
  }
  const rest = sentences.slice(taken);
  const parts =
    splitSentences(text).length < sentences.length ? rest : splitSentencesWithoutNoise(rest.join(" "));
  for (const [index, part] of parts.entries())
    if (part !== "") pieces.push(createPlainPiece(line, part, index === 0));
  return pieces;
}

/**
 * Splits "For pancakes you need 2 eggs, ..." into the dish as title and the ingredients. Null for other text.
 */
function splitNeededIngredientsLine(
  line: SourceLine,
  first: string,
  after: string[],
  signsFor: SignsFor,
): Piece[] | null {
  const need = NEED_INSIDE.exec(first);
  if (need === null || need.index < 4 || need.index > 90) return null;
  const list = first.slice(need.index + need[0].length);
  if (!isIngredientEnumeration(list, signsFor)) return null;
  const name = first
    .slice(0, need.index)
    .replace(/^(?:(?:alors|also|so|ok|okay|bon|donc|bueno|pues|allora|dunque|right|well|na ja)[,:]? )+/iu, "")
    .replace(/^.{0,40}[,:–-] (?=(?:for|to make|für|um|pour|para|per|voor|till?) )/iu, "")
    .replace(FOR_DISH, "")
    .replace(/ (?:zu machen|zu kochen|zu backen)$/iu, "");
  return [
    createPlainPiece(line, name, true, true),
    ...addGapBeforePieces(splitListBeforeSentences(line, [list, ...after].join(" "), signsFor)),
  ];
}

/** Whether a text enumerates ingredients or is one ingredient with an amount. */
const isIngredientText = (text: string, signsFor: SignsFor): boolean =>
  isIngredientEnumeration(text, signsFor) ||
  (hasUnitOrCount(signsFor(text)) && signsFor(text).openings === 0);

/** Whether a text is only a yield, for example "For four." */
function isYieldText(text: string): boolean {
  const found = findYieldInTextOrNull(text);
  return found !== null && found.start === 0 && !/\p{L}/u.test(text.slice(found.end));
}

/**
 * Splits a line such as "For the dough: 500 g flour, 350 ml water. Mix ..." into a section heading, its
 * ingredients and the rest. Null for other lines.
 */
function splitNamedPart(line: SourceLine, signsFor: SignsFor): Piece[] | null {
  const [, name = "", list = ""] = /^([^:：,]{2,70}?)\s*[:：]\s+(\S.*)$/u.exec(line.text) ?? [];
  const [first = ""] = splitIntoSentences(list);
  if (name === "" || parseIngredientHeadingOrNull(name) === null || !isIngredientText(first, signsFor))
    return null;
  return [createPlainPiece(line, `${name}:`, true), ...splitListBeforeSentences(line, list, signsFor)];
}

/**
 * Splits a line such as "Drop scones: 2 eggs, 200 g flour. Mix ..." into a title, its ingredients and the
 * rest. Null for other lines.
 */
function splitTitleAndList(line: SourceLine, signsFor: SignsFor, alone: boolean): Piece[] | null {
  const sentences = splitIntoSentences(line.text);
  const [first = "", second] = sentences;
  const colon = /^([^:：,]{2,70}?)\s*[:：]\s+(?=\S)/u.exec(first);
  if (
    colon !== null &&
    parseListHeadingOrNull(first) === null &&
    isIngredientEnumeration(first.slice(colon[0].length), signsFor)
  ) {
    const rest = [first.slice(colon[0].length), ...sentences.slice(1)].join(" ");
    return [
      createPlainPiece(line, colon[1] ?? "", true, true),
      ...addGapBeforePieces(splitListBeforeSentences(line, rest, signsFor)),
    ];
  }
  const list = colon === null ? "" : first.slice(colon[0].length);
  if (
    alone &&
    colon !== null &&
    sentences.length > 1 &&
    parseListHeadingOrNull(first) === null &&
    list.length > 20
  ) {
    const signs = signsFor(list);
    const isShortLabel = (colon[1] ?? "").split(" ").length <= 6 && signsFor(colon[1] ?? "").openings === 0;
    if (
      isShortLabel &&
      signs.openings > 0 &&
      sentences.slice(1).every((sentence) => signsFor(sentence).openings > 0)
    )
      return [
        createPlainPiece(line, colon[1] ?? "", true, true),
        createPlainPiece(line, [list, ...sentences.slice(1)].join(" "), true),
      ];
  }
  const needed = splitNeededIngredientsLine(line, first, sentences.slice(1), signsFor);
  if (needed !== null) return needed;
  if (isIngredientEnumeration(first, signsFor) && (sentences.length > 1 || line.mark === null)) {
    if (sentences.length === 1) return null;
    return addGapBeforePieces(splitListBeforeSentences(line, line.text, signsFor));
  }
  const short = first.length <= 70 && signsFor(first).measure === null;
  if (short && second !== undefined && isIngredientEnumeration(second, signsFor)) {
    return [
      createPlainPiece(
        line,
        first.replace(/[.!]$/, ""),
        true,
        !isSmallTalkLine(first) && !isYieldText(first),
      ),
      ...addGapBeforePieces(splitListBeforeSentences(line, sentences.slice(1).join(" "), signsFor)),
    ];
  }
  return null;
}

function addGapBeforePieces(pieces: Piece[]): Piece[] {
  const [first, ...rest] = pieces;
  return first === undefined ? [] : [{ ...first, apart: true }, ...rest];
}

/**
 * Splits a line at its numbers: "Ingredients: 1) 3 bananas 2) 2 eggs", "1. Mix. 2. Bake.". Null if it has no
 * numbering.
 */
function splitNumberedSteps(line: SourceLine, signsFor: SignsFor, alone: boolean): Piece[] | null {
  const isOpened = line.mark === "number" && line.number === 1;
  if (line.mark !== null && !isOpened) return null;
  const found = splitAtAscendingNumbersOrNull(line.text, isOpened ? 2 : 1);
  if (found === null) return null;
  const parts = isOpened ? [found.lead, ...found.parts] : found.parts;
  const lead = isOpened ? "" : found.lead;
  const isList = parseListHeadingOrNull(lead)?.kind === "ingredients";
  const pieces = parts.map((text, index): Piece => {
    const piece = createLineFromPart(line, text, index === 0 && lead === "" && line.apart);
    return isList
      ? createListedPiece(line, text, false)
      : { ...createPlainPiece(line, text, piece.apart), mark: "number", number: index + 1 };
  });
  if (lead === "") return pieces;
  return [...splitProseLineIntoPieces({ ...line, text: lead }, signsFor, alone), ...pieces];
}

/** Matches a Japanese or Chinese ingredient with its amount: "玉ねぎ1個", "醤油大さじ2", "塩少々". */
const ITEM_WITHOUT_SPACES =
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}（）()・ ]{1,24}?(?:[\d０-９½¼¾./～~と-]+ ?(?:[gG]|ml|mL|cc|kg|cm|\p{scx=Kana}{1,4}|\p{scx=Han}{1,2}|かけ|つ|こ|本分)?|少々|適量|少许|少許|适量)$/u;

/**
 * The ingredients of a Japanese or Chinese line in which each has an amount: "じゃがいも3個、玉ねぎ1個". Empty for other
 * lines.
 */
function splitItemsWithAmounts(text: string, signsFor: SignsFor): string[] {
  if (!/\d.*[、，].*\d/.test(text) || /[:：]/.test(text)) return [];
  const items = splitEnumeration(text, signsFor);
  const areAll = items.every((item) => hasUnitOrCount(signsFor(item)) || ITEM_WITHOUT_SPACES.test(item));
  return items.length > 1 && areAll ? items : [];
}

/** Shorter lines are not split. */
const MIN_LENGTH = 24;
const MIN_UNSPACED_LENGTH = 12;

/**
 * Matches a section heading before an amount ("For the topping: 2 tbsp seeds"). Such a line is split at any
 * length.
 */
const PART_NAME = /^\p{Lu}[^:：,]{2,40}[:：] ?\d/u;

/**
 * Splits a line of running text into title, ingredients and steps. Most lines are returned unchanged.
 * `alone`: the text has few other lines.
 */
export function splitProseLineIntoPieces(line: SourceLine, signsFor: SignsFor, alone: boolean): Piece[] {
  const single: Piece = { ...line, listed: false, title: false };
  const minLength = /[：、]/.test(line.text) ? MIN_UNSPACED_LENGTH : MIN_LENGTH;
  if (line.cells !== null || (line.text.length < minLength && !PART_NAME.test(line.text))) return [single];
  const numbered = splitNumberedSteps(line, signsFor, alone);
  if (numbered !== null) return numbered;
  const cuts = line.text.length > 40 ? findListHeadingPositions(line.text) : [];
  if (cuts.length > 0) {
    const places = [0, ...cuts, line.text.length];
    return places.slice(0, -1).flatMap((from, index) => {
      const part = line.text.slice(from, places[index + 1]).trim();
      const piece = { ...createLineFromPart(line, part, true), mark: index === 0 ? line.mark : null };
      return part === "" ? [] : splitProseLineIntoPieces(piece, signsFor, alone);
    });
  }
  const head = parseListHeadingOrNull(line.text);
  if (head !== null) {
    const enumerated =
      head.kind === "ingredients" &&
      (head.rest.length > 12 || head.rest.includes("、")) &&
      splitEnumeration(head.rest, signsFor).length > 1;
    if (!enumerated) return [single];
    const name = createPlainPiece(line, line.text.slice(0, line.text.length - head.rest.length), line.apart);
    return [{ ...name, level: line.level }, ...splitListBeforeSentences(line, head.rest, signsFor)];
  }
  const isShort = line.text.length < 50 && !PART_NAME.test(line.text);
  const isMarked = line.mark === "number" || line.mark === "bullet" || line.mark === "box";
  const isRunning = !isMarked && line.level === 0 && !isShort;
  const split = isRunning
    ? (splitNamedPart(line, signsFor) ?? splitTitleAndList(line, signsFor, alone))
    : null;
  if (split !== null) return split;
  const items = line.mark === "number" || line.level > 0 ? [] : splitItemsWithAmounts(line.text, signsFor);
  if (items.length === 0) return [single];
  return items.map((item, index) => createListedPiece(line, item, index === 0 && line.apart));
}

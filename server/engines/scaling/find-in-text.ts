import {
  type AmountReading,
  isAbout,
  isArticle,
  isOf,
  type Language,
  languageOf,
  readAmount,
  readRange,
  type Token,
  tokenize,
  unitKind,
} from "#server/engines/amounts/amounts.ts";
import type { Names } from "./name-words.ts";
import {
  AT_A_TIME,
  DEGREES,
  HOW,
  INTO,
  LABELS,
  PERCENT,
  PIECES,
  PORTIONS,
  SIDES,
  TIMES,
  VESSELS,
} from "./step-words.ts";

/** An amount in running text: its place with the words that go with it, and the line it speaks of where one is told. */
export type FoundAmount = {
  start: number;
  /** Where amount, unit and size end. */
  end: number;
  /** Where the name that a bare count goes with ends; else `end`. */
  nameEnd: number;
  reading: AmountReading;
  /** Name of the line it speaks of. */
  name: string | null;
  /** Token before it, and the one after it. */
  before: string;
  after: string;
};

type Text = { line: string; tokens: readonly Token[]; language: Language };

const ENGLISH_NUMBERS = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i;
const MOST_FOUND = 200;

/** The amounts of ingredients in a text, in order. What is not surely one is left out. */
export function findInText(line: string, names: Names, language: string | null): FoundAmount[] {
  const spoken = languageOf(language ?? "any");
  const text: Text = { line, tokens: tokenize(line, spoken), language: spoken };
  const found: FoundAmount[] = [];
  for (let position = 0; position < text.tokens.length && found.length < MOST_FOUND; ) {
    const step = readAt(text, position, names);
    if (step.found) found.push(step.found);
    position = step.next;
  }
  return found;
}

type Step = { found?: FoundAmount; next: number };

const lower = (token: Token | undefined): string => token?.text.toLowerCase().replace(/\.$/, "") ?? "";

function readAt(text: Text, position: number, names: Names): Step {
  const token = text.tokens[position];
  if (!token || token.kind === "mark") return { next: position + 1 };
  const cursor = { ...text, tokens: text.tokens.slice(position, position + 40) };
  if (token.kind === "word" && !(text.language === "en" && ENGLISH_NUMBERS.test(token.text))) {
    return readArticle(text, cursor, position, names);
  }
  const range = readRange(cursor, 0);
  if (!range) return { next: position + 1 };
  const past = position + range.next;
  const skipped = passOver(text, position, past);
  if (skipped !== null) return { next: skipped };
  const reading = readAmount(cursor);
  if (!reading || reading.amount.kind === "none") return { next: past };
  const next = position + reading.next;
  return { ...accept(text, position, reading, names), next };
}

/** "a pinch of salt", only with a name of the recipe. */
function readArticle(text: Text, cursor: Text, position: number, names: Names): Step {
  const token = text.tokens[position];
  if (!token || text.language === "any" || !isArticle(token.text, text.language))
    return { next: position + 1 };
  const reading = readAmount(cursor);
  const kind = reading?.unit ? unitKind(reading.unit) : null;
  if (!reading || reading.amount.kind !== "one" || !kind?.bare) return { next: position + 1 };
  return { ...accept(text, position, reading, names), next: position + reading.next };
}

/** The token to go on from where the number is no amount: a time, a heat, a length, a label, a size with a hyphen. */
function passOver({ line, tokens }: Text, position: number, past: number): number | null {
  const [first, before, after, beyond] = [
    tokens[position],
    tokens[position - 1],
    tokens[past],
    tokens[past + 1],
  ];
  const last = tokens[past - 1];
  const word = lower(after);
  if (isHeat(first, last, after)) return past + 1;
  if (TIMES.has(word) || PERCENT.has(word) || DEGREES.has(word)) return past + 1;
  if (after && /^[°º%"″”'′˚℃℉/]$/.test(after.text)) return past + 1;
  if (before && (LABELS.has(lower(before)) || /^[#°№]$/.test(before.text))) return past;
  if (position === 0 && after && /^[.):]$/.test(after.text)) return past;
  if (
    after &&
    last &&
    /^[-‑–]$/.test(after.text) &&
    after.start === last.end &&
    /\p{L}/u.test(line.charAt(after.end))
  ) {
    return past + 2;
  }
  if (after && /^[x×]$/i.test(after.text) && beyond?.kind === "number")
    return isPackOf(tokens, past) ? null : past + 2;
  if (before && first && /^[x×]$/i.test(before.text)) return past;
  return null;
}

/** "350F", "180 C", but "1 c. à s." and "2 C flour". */
function isHeat(first: Token | undefined, last: Token | undefined, after: Token | undefined): boolean {
  const value = last?.kind === "number" ? last.value.n / last.value.d : 0;
  return first !== undefined && value >= 40 && /^[cf]$/i.test(after?.text ?? "");
}

/** "2 x 400 g tins", but "20 x 30 cm". */
function isPackOf(tokens: readonly Token[], times: number): boolean {
  const unit = unitKind(tokens[times + 2]?.text ?? "");
  return unit?.category === "mass" || unit?.category === "volume";
}

function accept(text: Text, position: number, reading: AmountReading, names: Names): { found?: FoundAmount } {
  const { tokens } = text;
  const next = position + reading.next;
  const last = tokens[lastOf(text, position, next, reading)];
  const first = tokens[position];
  if (!first || !last || isPortion(text, position, next)) return {};
  const kind = reading.unit === null ? null : unitKind(reading.unit);
  if (kind?.category === "length" || /^[cft]$/i.test(reading.unit ?? "")) return {};
  const measures = kind?.category === "mass" || kind?.category === "volume";
  const named = nameAfter(text, next, names, measures || kind !== null);
  const before = tokens[position - 1];
  const isInto = INTO.has(lower(before));
  if (reading.amount.kind === "pack") {
    const held = unitKind(tokens[position + 1]?.text ?? "");
    if (held?.category === "mass" || held?.category === "volume" || !named) return {};
  } else if (measures) {
    if (!named && (isVessel(text, position, next) || (isInto && kind.id === "cup"))) return {};
  } else {
    if (!named || isInto) return {};
  }
  return {
    found: {
      start: first.start,
      end: last.end,
      nameEnd: kind === null && reading.amount.kind !== "pack" && named ? named.end : last.end,
      reading,
      name: named?.name ?? null,
      before: lower(before),
      after: tokens[next]?.text ?? "",
    },
  };
}

/** The last token of the amount itself, without the "of" behind it. */
function lastOf(
  { line, tokens, language }: Text,
  position: number,
  next: number,
  { unit, size }: AmountReading,
): number {
  let last = next - 1;
  while (last > position) {
    const token = tokens[last];
    const text = line.slice(0, token?.end);
    const closes = [unit, size].some((word) => word !== null && text.endsWith(word));
    if (closes || token?.kind !== "word" || !isOf(token.text, language)) break;
    last -= 1;
  }
  return last;
}

const endsSentence = (token: Token | undefined) =>
  token === undefined ||
  /^[.;:!?]$/.test(token.text) ||
  (token.kind === "word" && /\p{L}{3,}\.$/u.test(token.text));

/** Whether the amount is said of each of several things, or of some at a time. */
function isPortion({ line, tokens, language }: Text, position: number, next: number): boolean {
  let from = position;
  while (from > 0 && !endsSentence(tokens[from - 1])) from -= 1;
  let to = next;
  while (to < tokens.length && !/^[,.;:!?)]$/.test(tokens[to]?.text ?? "") && !endsSentence(tokens[to]))
    to += 1;
  const inside = [...tokens.slice(from, position), ...tokens.slice(next, to + 1)];
  const isSaid = (token: Token, at: number) => {
    const [word, beyond] = [lower(token), inside[at + 1]];
    if (SIDES.has(lower(beyond))) return false;
    return PORTIONS.has(word) || (word === "per" && isPerThing(beyond, language));
  };
  if (inside.some(isSaid)) return true;
  if (["po", "per", "á", "à"].includes(lower(tokens[position - 1])) && language !== "it") return true;
  return AT_A_TIME.test(line.slice(tokens[position]?.start, tokens[to]?.end));
}

/** "per egg", "per 100 g", but Italian "per 10 minuti", "per la salsa". */
function isPerThing(token: Token | undefined, language: Language): boolean {
  return language !== "it" && language !== "any" && token !== undefined;
}

/** A size of what is cooked in, or the weight of a piece: "a 2 l pot", "50 g balls", "balls of 50 g". */
function isVessel({ tokens }: Text, position: number, next: number): boolean {
  const after = tokens.slice(next, next + 3);
  const sentence = after.findIndex((token) => token.kind === "mark");
  const words = (sentence < 0 ? after : after.slice(0, sentence)).map(lower);
  if (words.some((word) => VESSELS.has(word)) || words.slice(0, 2).some((word) => PIECES.has(word)))
    return true;
  const before = tokens.slice(Math.max(0, position - 3), position).filter((token) => !isAbout(token.text));
  const of = before.findLastIndex((token) => /^(?:of|von|à|de|di|van|av|af|zu|a|po)$/.test(lower(token)));
  return of > 0 && before.slice(0, of).some((token) => PIECES.has(lower(token)));
}

/** The name that follows: at once for a bare count, behind "of the" for a unit. */
function nameAfter(
  { tokens, language }: Text,
  next: number,
  names: Names,
  hasUnit: boolean,
): { name: string; end: number } | null {
  let position = next;
  while (hasUnit && position < next + 3) {
    const token = tokens[position];
    const ties =
      token?.kind === "word" &&
      (isOf(token.text, language) ||
        /^(?:the|der|die|das|den|dem|la|le|les|el|los|las|il|lo|gli|i|het|o|os|as)$/i.test(token.text));
    if (!ties) break;
    position += 1;
  }
  for (const offset of [0, 1]) {
    const token = tokens[position + offset];
    if (token?.kind !== "word") return null;
    const name = names.named(token.text);
    if (name !== null) return { name, end: endOfName(tokens, position + offset, names, name) };
    if (!HOW.has(lower(token))) return null;
  }
  return null;
}

/** "2 egg yolks" goes with both words. */
function endOfName(tokens: readonly Token[], position: number, names: Names, name: string): number {
  let end = position;
  const goesOn = (text: string) =>
    names.isIn(text, name) ||
    (/^eggs?$/i.test(tokens[end]?.text ?? "") && /^(?:yolk|white)s?\.?$/i.test(text));
  while (tokens[end + 1]?.kind === "word" && goesOn(tokens[end + 1]?.text ?? "")) end += 1;
  return tokens[end]?.text.endsWith(".") ? (tokens[end]?.end ?? 1) - 1 : (tokens[end]?.end ?? 0);
}

import {
  createWordKey,
  findDurationsInText,
  findYieldInTextOrNull,
  foldCaseAndAccentsKeepingPositions,
} from "#server/engines/languages/languages.ts";
import {
  type Facts,
  parseDifficultyOrNull,
  parseFactLabelOrNull,
  setYieldIfUnset,
  storeFactIfValid,
} from "./enter-facts.ts";

const COOK_WORD =
  /\b(?:cook|bak|oven|slow cooker|simmer|kochen|garen|backen|ofen|cuisson|cuire|four|coccion|horno|cottura|forno|oven|ugn|ovn|piec)/;
const PREP_WORD =
  /\b(?:prep|prepare|active|hands|vorbereit|arbeit|preparation|preparacion|preparazione|bereid|preparo|forbered|przygotow)/;

/** Stores the yield in a list heading: "for 4 people" in "Ingredients for 4 people". */
export function storeYieldFromListHeading(facts: Facts, said: string): void {
  const found = said === "" ? null : findYieldInTextOrNull(said);
  if (found !== null) setYieldIfUnset(facts, found.servings, found.text, said);
}

/** Only the first characters of a paragraph are searched for times. */
const MAX_PROSE_LENGTH = 600;

/** Stores the times and servings of running text: "Serves 6-8, takes about 1 hour". */
export function storeTimesAndServingsFromProse(facts: Facts, text: string): void {
  const found = findYieldInTextOrNull(text);
  if (found !== null && (found.sure || /\([^()]{0,8}$/.test(text.slice(0, found.start))))
    setYieldIfUnset(facts, found.servings, found.text, text);
  const said = text.slice(0, MAX_PROSE_LENGTH);
  const folded = foldCaseAndAccentsKeepingPositions(said);
  const spans = findDurationsInText(said, true);
  for (const [index, span] of spans.entries()) {
    const before = folded.slice(index === 0 ? 0 : (spans[index - 1]?.end ?? 0), span.start);
    const after = folded.slice(span.end, spans[index + 1]?.start ?? span.end + 30).split(/[,;.|]/)[0] ?? "";
    const has = (word: RegExp): boolean =>
      word.test(after) || (word.test(before) && !/[,;.|]\s*$/.test(before.trim()));
    const kind = has(PREP_WORD)
      ? "prep"
      : has(COOK_WORD)
        ? "cook"
        : /(?:ready|takes?|total|fertig|dauert|pret|prete|listo|pronto|klaar|klar|in all|insgesamt)\b[^\d]{0,20}$/.test(
              before,
            )
          ? "total"
          : null;
    if (kind === null || facts[kind] !== undefined) continue;
    facts[kind] = Math.round((span.most ?? span.seconds) / 60);
    facts.sources[kind] = text.slice(0, 200);
  }
}

const PARTS =
  /(?:(?<=\d ?\p{L}{1,8}\.?)\s+(?=\p{Lu}[\p{L}/ -]{3,24}:\s?\S)|(?<=\p{L}{4}(?: \d{1,3})?)\.\s+(?=\p{Lu})|[|·•;]|\s[-–—+/]\s|\s{2,}|\p{Extended_Pictographic}\ufe0f?|,(?=\s))\s*/u;

/** Matches words that begin a fact, which then may have no digit: "serves four". */
const LED = /^(?:serves|feeds|makes|yields?|takes|ready|done|für|pour|para|per|ergibt|reicht|dauert)\s/iu;

/** Matches a text that may be a difficulty: "Very easy", "easy level". "Easy curry" is none. */
const LEVEL =
  /^(?:(?:very|sehr|très|muy|molto|zeer|mycket|meget|bardzo|muito) )?\S+(?: (?:level|recipe|rezept|niveau))?$/iu;

const READY =
  /^(?:takes|ready in|done in|all done in|fertig in|dauert|dauer|pret en|klaar in|listo en|pronto in)(?!\p{L})/u;

/**
 * Matches a labelled time ("Gesamtzeit ca. 45 Minuten"). Unlike "Bake 45 minutes" it is a fact even below the
 * lists.
 */
const TIME_NAME =
  /^(?:[\p{L}/-]+ )?[\p{L}/-]*(?:time|zeit|dauer|tijd|tid)(?: \S{1,7})? ?[~\d]|^(?:temps|durée|tiempo|tempo|czas|время|час) \D{0,30}\d|[時时]間|시간/iu;

/**
 * Stores one section of a line between separators if it is exactly one fact. `early`: no ingredient precedes
 * the line.
 */
function storeFactFromPart(facts: Facts, part: string, early: boolean): boolean {
  const text = part.replace(/^[^\p{L}\p{N}½¼¾~]+|[^\p{L}\p{N})'′.]+$/gu, "").replace(/\.$/, "");
  if (text === "") return true;
  const colon = /^([^:：=]{2,36}?)\s*[:：=]\s*(.+)$/u.exec(text);
  if (colon) return storeLabelledFactUnlessTitle(facts, colon[1] ?? "", (colon[2] ?? "").trim(), text);
  const [, name = "", word = ""] = /^(\p{L}{4,20}) (\p{L}+)$/u.exec(text) ?? [];
  if (
    early &&
    parseFactLabelOrNull(name) === "difficulty" &&
    storeLabelledFactUnlessTitle(facts, name, word, text)
  )
    return true;
  if ((early || TIME_NAME.test(text)) && storeFactFromLabelledPart(facts, text)) return true;
  return (
    storeTimeFromPart(facts, text, early) ??
    (storeYieldFromPart(facts, text, early) ||
      (parseDifficultyOrNull(text) !== null &&
        LEVEL.test(text) &&
        text.length <= 16 &&
        storeFactIfValid(facts, "difficulty", text, text)))
  );
}

function storeLabelledFactUnlessTitle(facts: Facts, name: string, value: string, source: string): boolean {
  const label = parseFactLabelOrNull(name);
  return label !== null && label !== "title" && storeFactIfValid(facts, label, value, source);
}

/** Stores a label and a value without a colon: "Prep time 10 min". */
function storeFactFromLabelledPart(facts: Facts, text: string): boolean {
  const led = /^(\D{2,36}?)[\s-]+((?:ca\.?|about|etwa|environ|circa|approx\.?|~)?\s*[\d½¼¾].*)$/iu.exec(text);
  return (
    led !== null && text.length <= 60 && storeLabelledFactUnlessTitle(facts, led[1] ?? "", led[2] ?? "", text)
  );
}

/** Stores a time with its kind: "10 minutes prep", "Ready in 1 hour". Null if the text is no time. */
function storeTimeFromPart(facts: Facts, text: string, early: boolean): boolean | null {
  if (text.length > 50) return null;
  const spans =
    early || READY.test(foldCaseAndAccentsKeepingPositions(text)) ? findDurationsInText(text, true) : [];
  if (spans.length !== 1) return null;
  const rest = createWordKey(text.slice(0, spans[0]?.start) + text.slice(spans[0]?.end ?? 0))
    .replace(/^(?:ca|about|etwa|for|time|zeit|of|de|di)\b ?|\b(?:ca|time|zeit)$/g, "")
    .trim();
  const kind = rest === "" ? "total" : parseFactLabelOrNull(rest);
  if (kind === "prep" || kind === "cook" || kind === "total" || kind === "other")
    return storeFactIfValid(facts, kind, text, text);
  return READY.test(rest) ? storeFactIfValid(facts, "total", text, text) : null;
}

/** Matches the course that portions are for: "as a main", "als Hauptgericht". */
const AS_COURSE = /^(?:als|as|en|comme|como|come|som|jako) /;

/** Stores a yield: "Serves 4", "12 pieces", "2 portions as a main". False if the text is something else. */
function storeYieldFromPart(facts: Facts, text: string, early: boolean): boolean {
  const found = text.length <= 60 ? findYieldInTextOrNull(text) : null;
  if (found === null) return false;
  const rest = createWordKey(text.slice(0, found.start) + text.slice(found.end));
  const bare = rest === "" && (early || found.sure);
  const few =
    rest !== "" &&
    (found.led || AS_COURSE.test(rest)) &&
    found.start <= 2 &&
    rest.split(" ").length <= 3 &&
    !/\d/.test(rest);
  if (!bare && !few) return false;
  setYieldIfUnset(facts, found.servings, text, text);
  return true;
}

/**
 * Stores a value with commas as one fact: "Categories: Salads, Quick", "Source: Soups, p. 42". False for
 * other lines.
 */
function storeCommaListAsFact(facts: Facts, text: string, label: "category" | "other"): boolean {
  const [, name = "", value = ""] = /^([^:：]{2,36}?)\s*[:：]\s*(.{2,100})$/u.exec(text) ?? [];
  return (
    value.includes(",") && parseFactLabelOrNull(name) === label && storeFactIfValid(facts, label, value, text)
  );
}

/** Matches a gap before a word or two that a number or the last word of the line follows: " PREP 15". */
const GAP_BEFORE_LABEL =
  /(?<=[\p{L}\p{N}½¼¾.)])\s+(?=((?:\p{L}[\p{L}/-]*\s)?\p{L}[\p{L}/-]*)[\s:：]+(?:(?:ca\.?|about)\s)?(?:[\d½¼¾]|\p{L}+$))/gu;

/** Separates facts that only their labels part: "SERVES 4 PREP 15 MIN" becomes "SERVES 4 | PREP 15 MIN". */
function separateLabels(text: string): string {
  let end = 0;
  return text.replace(GAP_BEFORE_LABEL, (gap, name: string, offset: number) => {
    const isAfterValue = /[\d½¼¾][^|·•,;]*$/.test(text.slice(end, offset));
    const label = isAfterValue ? parseFactLabelOrNull(name) : null;
    if (label === null || label === "title" || label === "category") return gap;
    end = offset + gap.length + name.length;
    return " | ";
  });
}

const LAUGH = /\s(?:lol|haha+|x+|xd)$/i;

/**
 * Stores the facts of a line that consists of facts: "Serves 4 | Prep 10 min". False for other lines.
 * `early`: no ingredient precedes the line.
 */
export function storeFactsFromLine(facts: Facts, text: string, early: boolean): boolean {
  if (text.length > 160 || (text.length > 24 && !/[\d½¼¾:：]/.test(text) && !LED.test(text))) return false;
  const draft: Facts = { ...facts, sources: { ...facts.sources } };
  if (!/\d/.test(text) && storeCommaListAsFact(facts, text, "category")) return true;
  const parts = separateLabels(text)
    .replace(LAUGH, "")
    .split(PARTS)
    .filter((part) => part.trim() !== "");
  if (parts.length === 0) return false;
  const read = parts.map((part) => storeFactFromPart(draft, part, early));
  const all = read.every(Boolean) || (parts.length >= 3 && read.filter(Boolean).length >= parts.length - 1);
  if (all) Object.assign(facts, draft);
  return all || storeCommaListAsFact(facts, text, "other");
}

/** Stores a fact whose label and value are on two lines: "Prep Time", "10 min". False if they are no fact. */
export function storeLabelledFact(facts: Facts, name: string, value: string): boolean {
  if (name.length > 36 || value.length > 40) return false;
  const label = parseFactLabelOrNull(name.replace(/[:：]\s*$/u, ""));
  if (label === null || label === "title") return false;
  if (
    label !== "cuisine" &&
    label !== "category" &&
    label !== "difficulty" &&
    !/\d|hour|stunde|heure/i.test(value)
  )
    return false;
  return storeFactIfValid(facts, label, value, `${name} ${value}`);
}

/** The title after a label: "Apple pie" in "Recipe: Apple pie". Null for other lines. */
export function parseTitleAfterLabelOrNull(text: string): string | null {
  const colon = /^([^:：]{3,20}?)\s*[:：]\s*(.{2,120})$/u.exec(text);
  // The label may have a number: "Recipe 2: Aioli".
  const name = (colon?.[1] ?? "").replace(/ ?\d{1,2}$/, "");
  return colon !== null && parseFactLabelOrNull(name) === "title" ? (colon[2] ?? "").trim() : null;
}

import { type FactLabel, factLabelOf, foldInPlace, wordKey } from "#server/engines/words/words.ts";
import { minutesOf, timesIn } from "./minutes.ts";
import { yieldIn } from "./yields.ts";

type Difficulty = "EASY" | "MEDIUM" | "HARD";

/** What the text says about the recipe besides its lists; `sources` are its words for each. */
export type Facts = {
  servings?: number;
  yieldText?: string;
  prep?: number;
  cook?: number;
  total?: number;
  difficulty?: Difficulty;
  cuisine?: string;
  title?: string;
  tags?: string[];
  sources: Partial<
    Record<"servings" | "prep" | "cook" | "total" | "difficulty" | "cuisine" | "tags", string>
  >;
};

const LEVELS: [Difficulty, RegExp][] = [
  [
    "EASY",
    /^(?:very |sehr |super |tres |muy |molto )?(?:easy|simple|beginner|low|einfach|leicht|simpel|gering|facile|facil|makkelijk|eenvoudig|latw|enkel|let|lett|nem)/,
  ],
  ["MEDIUM", /^(?:medium|moderate|intermediate|normal|mittel|moyen|medi[ao]|gemiddeld|sredni|medel|middel)/],
  [
    "HARD",
    /^(?:hard|difficult|advanced|challenging|expert|schwer|schwierig|anspruchsvoll|hoch|difficile|dificil|moeilijk|trudn|svar|svær|vanskelig|avancer)/,
  ],
];

const levelOf = (text: string): Difficulty | null =>
  LEVELS.find(([, pattern]) => pattern.test(foldInPlace(text.trim())))?.[0] ?? null;

/** A text has no second time to tell "Zubereitungszeit" by; times in which nobody works are not kept. */
function labelOf(name: string): Exclude<FactLabel, "making" | "time" | "rest" | "place"> | null {
  const label = factLabelOf(name);
  if (label === "making") return "prep";
  if (label === "time") return "total";
  if (label === "rest") return "other";
  return label === "place" ? "cuisine" : label;
}

function enter(
  facts: Facts,
  label: NonNullable<ReturnType<typeof labelOf>>,
  value: string,
  source: string,
): boolean {
  const said = source.slice(0, 200);
  if (label === "prep" || label === "cook" || label === "total" || label === "other") {
    const minutes = minutesOf(value);
    // "Bake 10 minutes at 220C" is a step.
    if (
      minutes !== null &&
      /\d/.test(value.slice(timesIn(value)[0]?.end ?? value.length).replace(/\([^)]*\)/g, ""))
    )
      return false;
    if (minutes === null) return label === "other" && value.length <= 30;
    if (label === "other") return true;
    if (facts[label] === undefined) {
      facts[label] = minutes;
      facts.sources[label] = said;
    }
    return true;
  }
  if (label === "yields") {
    const found = /^\D{0,12}\d{1,3}\D{0,30}$|^\D{0,12}\d{1,3} ?[-–] ?\d{1,3}\D{0,30}$/u.test(value)
      ? (yieldIn(`serves ${value.replace(/^(?:serves|for|für|pour|makes|para|per|voor) /i, "")}`) ??
        yieldIn(value))
      : yieldIn(value);
    const worded =
      found === null &&
      value.length <= 40 &&
      /^(?:about |ca\.? |1 |one |ein |eine )?/i.test(value) &&
      /\d|one|ein/.test(value);
    if (found === null && !worded) return false;
    takeYield(facts, found?.servings ?? null, value, said);
    return true;
  }
  if (label === "difficulty") {
    const level = levelOf(value);
    if (level === null) return value.length <= 20;
    facts.difficulty ??= level;
    facts.sources.difficulty ??= said;
    return true;
  }
  if (value.length > 100) return false;
  if (label === "cuisine") {
    if (value.length > 60 || /\d/.test(value)) return false;
    facts.cuisine ??= value;
    facts.sources.cuisine ??= said;
  } else if (label === "category") {
    facts.tags = [
      ...(facts.tags ?? []),
      ...value
        .split(/[,;|]/)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== "" && tag.length <= 30),
    ].slice(0, 10);
    facts.sources.tags ??= said;
  } else if (label === "named") facts.title ??= value;
  return true;
}

function takeYield(facts: Facts, servings: number | null, words: string, source: string): void {
  if (facts.sources.servings !== undefined) return;
  facts.sources.servings = source.slice(0, 200);
  if (servings !== null) facts.servings = servings;
  const text = words
    .replace(/(?<![.,;\s])[.,;\s]+$/u, "")
    .replace(/^[(\s]*(?:for|für|pour|para|per|voor|för|til|till|dla)\s+(?=\d)/iu, "");
  if (/\p{L}/u.test(text)) facts.yieldText = text.slice(0, 100);
}

const COOK_WORD =
  /\b(?:cook|bak|oven|slow cooker|simmer|kochen|garen|backen|ofen|cuisson|cuire|four|coccion|horno|cottura|forno|oven|ugn|ovn|piec)/;
const PREP_WORD =
  /\b(?:prep|prepare|active|hands|vorbereit|arbeit|preparation|preparacion|preparazione|bereid|preparo|forbered|przygotow)/;

/** What the heading of a list says about itself ("for 4 people", "(2 loaves)"). */
export function headFacts(facts: Facts, said: string): void {
  const found = said === "" ? null : yieldIn(said);
  if (found !== null) takeYield(facts, found.servings, found.text, said);
}

/** Times and servings that are said in running text ("Serves 6-8, takes about 1 hour"). */
export function proseFacts(facts: Facts, text: string): void {
  const found = yieldIn(text);
  if (found !== null && (found.sure || /\([^()]{0,8}$/.test(text.slice(0, found.at))))
    takeYield(facts, found.servings, found.text, text);
  const folded = foldInPlace(text.slice(0, 600));
  const spans = timesIn(text);
  for (const [index, span] of spans.entries()) {
    const before = folded.slice(index === 0 ? 0 : (spans[index - 1]?.end ?? 0), span.at);
    const after = folded.slice(span.end, spans[index + 1]?.at ?? span.end + 30).split(/[,;.|]/)[0] ?? "";
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
    facts[kind] = span.minutes;
    facts.sources[kind] = text.slice(0, 200);
  }
}

const PARTS =
  /(?:(?<=\d ?\p{L}{1,8}\.?)\s+(?=\p{Lu}[\p{L}/ -]{3,24}:\s?\S)|(?<=\p{L}{4}(?: \d{1,3})?)\.\s+(?=\p{Lu})|[|·•;]|\s[-–—+/]\s|\s{2,}|\p{Extended_Pictographic}\ufe0f?|,(?=\s))\s*/u;

/** Facts that need no digit begin with one of these. */
const LED = /^(?:serves|feeds|makes|yields?|takes|ready|done|für|pour|para|per|ergibt|reicht|dauert)\s/iu;

const READY =
  /^(?:takes|ready in|done in|all done in|fertig in|dauert|dauer|pret en|klaar in|listo en|pronto in)(?!\p{L})/u;

function partFact(facts: Facts, part: string, early: boolean): boolean {
  const text = part.replace(/^[^\p{L}\p{N}½¼¾~]+|[^\p{L}\p{N})'′.]+$/gu, "").replace(/\.$/, "");
  if (text === "") return true;
  const colon = /^([^:：=]{2,36}?)\s*[:：=]\s*(.+)$/u.exec(text);
  if (colon) {
    const label = labelOf(colon[1] ?? "");
    return label !== null && label !== "named" && enter(facts, label, (colon[2] ?? "").trim(), text);
  }
  const before = /^(\D{2,36}?)[\s-]+((?:ca\.?|about|etwa|environ|circa|approx\.?|~)?\s*[\d½¼¾].*)$/iu.exec(
    text,
  );
  const label = before === null || !early ? null : labelOf(before[1] ?? "");
  if (
    label !== null &&
    label !== "named" &&
    text.length <= 60 &&
    enter(facts, label, before?.[2] ?? "", text)
  )
    return true;
  const span = early || READY.test(foldInPlace(text)) ? timesIn(text) : [];
  if (span.length === 1 && text.length <= 50) {
    const rest = wordKey(text.slice(0, span[0]?.at) + text.slice(span[0]?.end ?? 0))
      .replace(/^(?:ca|about|etwa|for|time|zeit|of|de|di)\b ?|\b(?:ca|time|zeit)$/g, "")
      .trim();
    const kind = rest === "" ? "total" : labelOf(rest);
    if (kind === "prep" || kind === "cook" || kind === "total" || kind === "other")
      return enter(facts, kind, text, text);
    if (READY.test(rest)) return enter(facts, "total", text, text);
  }
  const found = text.length <= 60 ? yieldIn(text) : null;
  if (found !== null) {
    const rest = wordKey(text.slice(0, found.at) + text.slice(found.end));
    const few =
      rest === ""
        ? early || found.sure
        : found.led && found.at <= 2 && rest.split(" ").length <= 3 && !/\d/.test(rest);
    if (few) {
      takeYield(facts, found.servings, text, text);
      return true;
    }
  }
  return levelOf(text) !== null && text.split(" ").length <= 2 && text.length <= 16
    ? enter(facts, "difficulty", text, text)
    : false;
}

const LAUGH = /\s(?:lol|haha+|x+|xd)$/i;

/** Whether a line is nothing but facts ("Serves 4 | Prep 10 min"); if so they are entered. */
export function lineFacts(facts: Facts, text: string, early: boolean): boolean {
  if (text.length > 160 || (text.length > 24 && !/[\d½¼¾:：]/.test(text) && !LED.test(text))) return false;
  const draft: Facts = { ...facts, sources: { ...facts.sources } };
  const parts = text
    .replace(LAUGH, "")
    .split(PARTS)
    .filter((part) => part.trim() !== "");
  if (parts.length === 0) return false;
  const read = parts.map((part) => partFact(draft, part, early));
  const all = read.every(Boolean) || (parts.length >= 3 && read.filter(Boolean).length >= parts.length - 1);
  if (all) Object.assign(facts, draft);
  return all;
}

/** Whether a line is only the name of a fact whose value stands on the next line ("Prep Time"); if so it is entered. */
export function labelledFact(facts: Facts, name: string, value: string): boolean {
  if (name.length > 36 || value.length > 40) return false;
  const label = labelOf(name.replace(/[:：]\s*$/u, ""));
  if (label === null || label === "named") return false;
  if (
    label !== "cuisine" &&
    label !== "category" &&
    label !== "difficulty" &&
    !/\d|hour|stunde|heure/i.test(value)
  )
    return false;
  return enter(facts, label, value, `${name} ${value}`);
}

/** The title of a line "Recipe: Apple pie". */
export function titleLabel(text: string): string | null {
  const colon = /^([^:：]{3,20}?)\s*[:：]\s*(.{2,120})$/u.exec(text);
  return colon !== null && labelOf(colon[1] ?? "") === "named" ? (colon[2] ?? "").trim() : null;
}

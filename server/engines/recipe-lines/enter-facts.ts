import {
  type FactLabel,
  findDurationsInText,
  findFactLabelOrNull,
  findYieldInTextOrNull,
  foldCaseAndAccentsKeepingPositions,
  parseMinutesOrNull,
} from "#server/engines/languages/languages.ts";

type Difficulty = "EASY" | "MEDIUM" | "HARD";

/** The values of a recipe besides its lists; times are minutes. `sources` holds the text of each value. */
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

export const parseDifficultyOrNull = (text: string): Difficulty | null =>
  LEVELS.find(([, pattern]) => pattern.test(foldCaseAndAccentsKeepingPositions(text.trim())))?.[0] ?? null;

/**
 * The labels of facts in a text. Ambiguous labels are mapped to one of them, and "other" values are not
 * stored.
 */
export type TextLabel = Exclude<FactLabel, "making" | "time" | "rest" | "place">;

/**
 * The fact that a label such as "Prep time" names; null if it names none. Ambiguous labels get the most
 * likely fact, for example "time" is the total.
 */
export function parseFactLabelOrNull(name: string): TextLabel | null {
  const label = findFactLabelOrNull(name);
  if (label === "making") return "prep";
  if (label === "time") return "total";
  if (label === "rest") return "other";
  return label === "place" ? "cuisine" : label;
}

/** Stores the value of a label. False if the value does not fit the label. The first value of a fact wins. */
export function storeFactIfValid(facts: Facts, label: TextLabel, value: string, source: string): boolean {
  const said = source.slice(0, 200);
  switch (label) {
    case "prep":
    case "cook":
    case "total":
    case "other":
      return storeTimeIfValid(facts, label, value, said);
    case "yields":
      return storeYieldIfValid(facts, value, said);
    case "difficulty":
      return storeDifficultyIfValid(facts, value, said);
    default:
      return value.length <= 100 && storeCuisineCategoryOrTitle(facts, label, value, said);
  }
}

/** Longest text of a labelled fact that Larder does not store: "Source: an old church cookbook". */
const MAX_UNSTORED_LENGTH = 100;

function storeTimeIfValid(
  facts: Facts,
  label: "prep" | "cook" | "total" | "other",
  value: string,
  said: string,
): boolean {
  const minutes = parseMinutesOrNull(value);
  if (minutes === null) return label === "other" && value.length <= MAX_UNSTORED_LENGTH;
  const behind = value.slice(findDurationsInText(value, true)[0]?.end ?? value.length);
  // A further number after the time shows a step: "Bake 10 minutes at 220C".
  if (/\d/.test(behind.replace(/\([^)]*\)/g, ""))) return false;
  if (label !== "other" && facts[label] === undefined) {
    facts[label] = minutes;
    facts.sources[label] = said;
  }
  return true;
}

const ONE_NUMBER = /^\D{0,12}\d{1,3}\D{0,30}$|^\D{0,12}\d{1,3} ?[-–] ?\d{1,3}\D{0,30}$/u;
const FOR = /^(?:serves|for|für|pour|makes|para|per|voor) /i;

function storeYieldIfValid(facts: Facts, value: string, said: string): boolean {
  const led = ONE_NUMBER.test(value) ? findYieldInTextOrNull(`serves ${value.replace(FOR, "")}`) : null;
  const found = led ?? findYieldInTextOrNull(value);
  const worded = value.length <= 40 && /\d|one|ein/.test(value);
  if (found === null && !worded) return false;
  setYieldIfUnset(facts, found?.servings ?? null, value, said);
  return true;
}

function storeDifficultyIfValid(facts: Facts, value: string, said: string): boolean {
  const level = parseDifficultyOrNull(value);
  if (level === null) return value.length <= 20;
  facts.difficulty ??= level;
  facts.sources.difficulty ??= said;
  return true;
}

function storeCuisineCategoryOrTitle(
  facts: Facts,
  label: "cuisine" | "category" | "title",
  value: string,
  said: string,
): boolean {
  if (label === "title") {
    facts.title ??= value;
    return true;
  }
  if (label === "cuisine") {
    if (value.length > 60 || /\d/.test(value)) return false;
    facts.cuisine ??= value;
    facts.sources.cuisine ??= said;
    return true;
  }
  const tags = value.split(/[,;|]/).map((tag) => tag.trim());
  const short = tags.filter((tag) => tag !== "" && tag.length <= 30);
  facts.tags = [...(facts.tags ?? []), ...short].slice(0, 10);
  facts.sources.tags ??= said;
  return true;
}

/** Stores the servings and the text of a yield, unless a yield is already stored. */
export function setYieldIfUnset(facts: Facts, servings: number | null, words: string, source: string): void {
  if (facts.sources.servings !== undefined) return;
  facts.sources.servings = source.slice(0, 200);
  if (servings !== null) facts.servings = servings;
  const text = words
    .replace(/(?<![.,;\s])[.,;\s]+$/u, "")
    .replace(/^[(\s]*(?:for|für|pour|para|per|voor|för|til|till|dla)\s+(?=\d)/iu, "");
  if (/\p{L}/u.test(text)) facts.yieldText = text.slice(0, 100);
}

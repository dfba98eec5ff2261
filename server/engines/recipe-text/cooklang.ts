import type {
  ImportDraft,
  Reading,
  Sectioned,
  SectionMark,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import { type Facts, storeLabelledFact } from "#server/engines/recipe-lines/recipe-lines.ts";
import { createDraftFromText } from "./draft-of-findings.ts";

/**
 * Matches an ingredient "@olive oil{2%tbsp}(warm)", a tool "#pot{}" or a timer "~{30%minutes}". A name of
 * several words ends in braces; a single word needs none ("@salt").
 */
const PART =
  /([@#~])[&?+-]{0,2}(?:([^\s@#~{}][^@#~{}\n]{0,80}?)?\{([^{}\n]{0,60})\}|([\p{L}\p{N}_][\p{L}\p{N}_-]{0,40}))(?:\(([^()\n]{0,200})\))?/gu;
const MARKED = /@[^\s@{}][^@{}\n]{0,80}\{[^{}\n]{0,60}\}/u;
/**
 * Matches the further values of servings such as "4|6". The amounts of the recipe are those for the first
 * value.
 */
const SCALED_VALUES = /(?<=^\d{1,3})\|[\d|]*$/;
const METADATA = /^>>\s*([^:]{1,60}?)\s*:\s*(.*)$/;
const FRONT_MATTER = /^---[ \t]*\n([\s\S]{0,5000}?)\n---[ \t]*(?:\n|$)/;
const SECTION = /^=+\s*([^=]{1,150}?)\s*=*$/;

/** Parses a text in Cooklang (https://cooklang.org/docs/spec). Null if it has no Cooklang ingredient. */
export function parseCooklangRecipeOrNull(raw: string): ImportDraft | null {
  if (!MARKED.test(raw)) return null;
  const text = raw
    .replace(/\r\n?/g, "\n")
    .replace(/\[-[\s\S]{0,1000}?-\]/g, "")
    .trimStart();
  const front = FRONT_MATTER.exec(text);
  const metadata = parseYamlMetadata(front?.[1] ?? "");
  const body = front ? text.slice(front[0].length) : text;
  const ingredients: Sectioned<string> = { lines: [], sections: [] };
  const steps: Sectioned<{ text: string; imageUrl: null }> = { lines: [], sections: [] };
  const notes: string[] = [];
  let paragraph: string[] = [];
  const endStep = () => {
    const step = paragraph.join(" ").replace(/\s+/g, " ").trim();
    if (step !== "") steps.lines.push({ text: parseCooklangStep(step, ingredients.lines), imageUrl: null });
    paragraph = [];
  };
  for (const raw of `${body}\n`.split("\n")) {
    const line = raw.replace(/(?:^|\s)--\s.*$/, "").trim();
    const known = METADATA.exec(line);
    const heading = SECTION.exec(line)?.[1];
    if (line === "" || known || heading !== undefined || line.startsWith(">")) endStep();
    if (known) metadata.set((known[1] ?? "").toLowerCase(), known[2] ?? "");
    else if (heading !== undefined)
      for (const list of [ingredients, steps]) list.sections.push({ at: list.lines.length, heading });
    else if (line.startsWith(">")) notes.push(line.replace(/^>\s?/, ""));
    else paragraph.push(line);
  }
  for (const list of [ingredients, steps])
    list.sections = removeEmptySections(list.sections, list.lines.length);
  return ingredients.lines.length === 0
    ? null
    : createDraftFromCooklangBody(metadata, { ingredients, steps, notes });
}

/** Drops headings that have no lines before the next heading. */
const removeEmptySections = (marks: SectionMark[], lines: number): SectionMark[] =>
  marks.filter((mark, index) => mark.at < (marks[index + 1]?.at ?? lines));

/** Reads "key: value" lines of YAML. The items of a list are joined by commas. */
function parseYamlMetadata(yaml: string): Map<string, string> {
  const found = new Map<string, string>();
  let key = "";
  for (const line of yaml.split("\n")) {
    const [, name, value = ""] = /^([\p{L}][\p{L} _-]{0,40}):\s*(.*)$/u.exec(line) ?? [];
    const item = /^\s+-\s+(.*)$/.exec(line)?.[1] ?? /^-\s+(.*)$/.exec(line)?.[1];
    if (name !== undefined) {
      key = name.toLowerCase();
      found.set(key, removeQuotes(value.replace(/^\[(.*)\]$/, "$1")));
    } else if (item !== undefined && key !== "")
      found.set(key, [found.get(key), removeQuotes(item)].filter(Boolean).join(", "));
  }
  return found;
}

const removeQuotes = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/, "$2");

/** Returns the text of a step without Cooklang marks and adds its ingredients to `ingredients`. */
function parseCooklangStep(line: string, ingredients: string[]): string {
  return line.replace(PART, (_, sign: string, long = "", braces = "", short = "", note = "") => {
    const name = (long || short).trim();
    const [quantity = "", unit = ""] = braces.replace(/^=/, "").split("%");
    const amount = [quantity, unit].map((part) => part.trim()).filter((part) => part !== "");
    if (sign === "~") return amount.join(" ") || name;
    if (sign === "@") {
      const words = [...amount, name].join(" ");
      const full = note === "" ? words : `${words}, ${note}`;
      // A repeated ingredient without an amount ("the @butter") is already listed.
      const isAgain = amount.length === 0 && ingredients.some((known) => known.endsWith(name));
      if (!isAgain) ingredients.push(full);
    }
    return name;
  });
}

type Body = {
  ingredients: Sectioned<string>;
  steps: Sectioned<{ text: string; imageUrl: null }>;
  notes: string[];
};

const NAMES: ReadonlyMap<string, string> = new Map([
  ["time required", "total time"],
  ["time", "total time"],
  ["duration", "total time"],
  ["time.prep", "prep time"],
  ["time.cook", "cook time"],
  ["course", "category"],
  ["tags", "category"],
]);

function createDraftFromCooklangBody(
  metadata: ReadonlyMap<string, string>,
  { ingredients, steps, notes }: Body,
): ImportDraft {
  const facts: Facts = { sources: {} };
  for (const [name, value] of metadata)
    storeLabelledFact(facts, NAMES.get(name) ?? name, value.replace(SCALED_VALUES, ""));
  const reading = <T>(value: T | null | undefined, source = ""): Reading<T> | null =>
    value === null || value === undefined || value === ""
      ? null
      : { value, method: "page", source: (source || String(value)).slice(0, 200), repaired: [] };
  const { servings = null, yieldText = null, sources } = facts;
  const read = {
    title: reading(metadata.get("title")),
    description: reading(metadata.get("description") ?? metadata.get("introduction")),
    ingredients: reading(ingredients, ingredients.lines[0]),
    steps: steps.lines.length === 0 ? null : reading(steps, steps.lines[0]?.text),
    images: null,
    cuisine: reading(facts.cuisine),
    yields:
      servings === null && yieldText === null ? null : reading({ servings, yieldText }, sources.servings),
    prep: reading(facts.prep, sources.prep),
    cook: reading(facts.cook, sources.cook),
    total: reading(facts.total, sources.total),
    difficulty: reading(facts.difficulty),
    tags: reading(
      facts.tags?.filter((tag) => tag.length <= RECIPE_LIMITS.tag),
      sources.tags,
    ),
    notes: reading(notes.join("\n")),
    calories: null,
  };
  const source = metadata.get("source") ?? metadata.get("source.url") ?? "";
  return {
    ...createDraftFromText(read, { language: null, sources: ["page"], leftOver: [] }),
    sourceUrl: /^https?:\/\//i.test(source) && URL.canParse(source) ? source : null,
  };
}

import { DIFFICULTIES } from "#server/features/recipes/policy.ts";
import { exportTexts as words } from "#server/texts/en/exports.ts";
import { getHttpUrlOrNull, type OwnRecipe, toSectionedLines } from "./own-recipe.ts";

const ESCAPED = /\\([!-/:-@[-`{-~])/g;
const unescapeMarkdown = (text: string): string => text.replace(ESCAPED, "$1").trim();
const isPictureLine = (line: string): boolean => /^!\[\]\(.*\)$/.test(line);

/**
 * Parses a Markdown file that Larder exported; returns an empty array when any recipe in it has another form.
 */
export function parseExportedMarkdownRecipes(text: string): OwnRecipe[] {
  if (!text.startsWith("# ")) return [];
  const recipes = text
    .replace(/\r\n?/g, "\n")
    .split(/^---\n+(?=# )/m)
    .map(parseMarkdownRecipeOrNull);
  return recipes.every((recipe) => recipe !== null) ? recipes : [];
}

/** Null when the text differs from the form that the export writes. */
function parseMarkdownRecipeOrNull(text: string): OwnRecipe | null {
  const [head = "", ...parts] = text.split(/^## /m);
  const byName = new Map(
    parts.map((part): [string, string] => {
      const end = part.indexOf("\n");
      return [part.slice(0, end), part.slice(end + 1)];
    }),
  );
  const [title = "", ...intro] = head.slice(2).split("\n");
  const ingredients = parseSectionedListOrNull(byName.get(words.ingredients), /^- /);
  const instructions = parseSectionedListOrNull(byName.get(words.method), /^\d+\. /);
  if (ingredients === null || instructions === null) return null;
  const firstFact = intro.findIndex((line) => line.startsWith("- "));
  const facts = parseFactListOrNull(intro.slice(firstFact));
  if (firstFact < 0 || facts === null) return null;
  const fact = (name: string) => facts.get(name) ?? null;
  const number = (name: string) => Number.parseInt(fact(name) ?? "", 10);
  const integer = (name: string) => (Number.isNaN(number(name)) ? null : number(name));
  const servings = fact(words.servings);
  const notes = byName.get(words.notes);
  return {
    title: unescapeMarkdown(title),
    description: parseMarkdownParagraphs(intro.slice(0, firstFact)) || null,
    notes: notes === undefined ? null : parseMarkdownParagraphs(removeSourceLink(notes).split("\n")) || null,
    servings: integer(words.servings),
    servingsStated: servings !== words.assumedServings(number(words.servings)),
    yieldText: fact(words.yieldText),
    prepTime: integer(words.prepTime),
    cookingTime: integer(words.cookingTime),
    totalTime: integer(words.totalTime),
    difficulty: DIFFICULTIES.find((level) => level === fact(words.difficulty)?.toUpperCase()) ?? null,
    cuisine: fact(words.cuisine),
    tags: (facts.get(`${words.tags} `) ?? "").match(/(?:\\.|[^,\\])+/g)?.map(unescapeMarkdown) ?? [],
    sourceUrl: getHttpUrlOrNull(SOURCE.exec(text)?.[1] ?? null),
    caloriesPerServing: integer(words.calories),
    ingredients,
    instructions,
  };
}

const SOURCE = new RegExp(`^${words.source}: <(\\S+)>$`, "m");
const removeSourceLink = (text: string): string => text.slice(0, SOURCE.exec(text)?.index);

/**
 * The values of a list of "- name: value" lines by name. The name followed by a space gives the value with
 * its escapes, because tags are split at unescaped commas. Null when a line has another form.
 */
function parseFactListOrNull(lines: readonly string[]): Map<string, string> | null {
  const facts = new Map<string, string>();
  for (const line of lines.filter((line) => line !== "")) {
    const [, name = "", value = ""] = /^- ([^:]+): (.*)$/.exec(line) ?? [];
    if (name === "") return null;
    facts.set(name, unescapeMarkdown(value));
    facts.set(`${name} `, value);
  }
  return facts;
}

/** Plain text of Markdown paragraphs; a backslash at the end of a line is a line break. */
function parseMarkdownParagraphs(lines: readonly string[]): string {
  const paragraphs = lines
    .filter((line) => !isPictureLine(line))
    .join("\n")
    .split(/\n{2,}/);
  return paragraphs
    .map((paragraph) =>
      paragraph
        .split("\n")
        .map((line) => unescapeMarkdown(/(?<!\\)(?:\\\\)*\\$/.test(line) ? line.slice(0, -1) : line))
        .join("\n")
        .trim(),
    )
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

/** The list items with their section headings; "---" ends a section. Null when a line has another form. */
function parseSectionedListOrNull(text: string | undefined, mark: RegExp): OwnRecipe["ingredients"] | null {
  let section: string | null = null;
  const rows: { section: string | null; lines: string[] }[] = [];
  for (const line of text === undefined ? [] : removeSourceLink(text).split("\n")) {
    const marked = mark.exec(line);
    const last = rows.at(-1);
    if (line.startsWith("### ")) section = unescapeMarkdown(line.slice(4));
    else if (line === "---") section = null;
    else if (marked) rows.push({ section, lines: [line.slice(marked[0].length)] });
    else if (last && (line === "" || line.startsWith("  "))) last.lines.push(line.trim());
    else if (line !== "") return null;
  }
  return rows.length === 0 ? null : toSectionedLines(rows, ({ lines }) => parseMarkdownParagraphs(lines));
}

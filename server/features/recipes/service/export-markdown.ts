import { exportTexts as words } from "#server/texts/en/exports.ts";
import { cuisineName } from "../policy.ts";
import type { Recipe } from "../schema/recipe.ts";
import { ingredientLineText } from "./ingredient-line.ts";

/** A recipe in CommonMark, with all its text escaped. */
export function recipeToMarkdown(recipe: Recipe, baseUrl: string): string {
  const blocks = [
    `# ${inline(recipe.title)}`,
    paragraphs(recipe.description),
    recipe.imageUrl === null ? null : `![](${baseUrl}${recipe.imageUrl})`,
    facts(recipe),
    `## ${words.ingredients}`,
    ...ingredientBlocks(recipe),
    `## ${words.method}`,
    ...stepBlocks(recipe, baseUrl),
    recipe.notes === null ? null : `## ${words.notes}`,
    paragraphs(recipe.notes),
    recipe.sourceUrl === null ? null : `${words.source}: <${address(recipe.sourceUrl)}>`,
  ];
  return `${blocks.filter((block) => block !== null).join("\n\n")}\n`;
}

function facts(recipe: Recipe): string {
  const cuisine = recipe.cuisineText ?? (recipe.cuisine === null ? null : cuisineName(recipe.cuisine));
  const rows: [string, string | null][] = [
    [
      words.servings,
      recipe.servingsStated ? String(recipe.servings) : words.assumedServings(recipe.servings),
    ],
    [words.yieldText, recipe.yieldText],
    [words.prepTime, minutes(recipe.prepTime)],
    [words.cookingTime, minutes(recipe.cookingTime)],
    [words.totalTime, minutes(recipe.totalTime)],
    [words.difficulty, cuisineName(recipe.difficulty)],
    [words.cuisine, cuisine],
    [
      words.calories,
      recipe.caloriesPerServing === null ? null : words.kilocalories(recipe.caloriesPerServing),
    ],
  ];
  const tags = recipe.tags.map((tag) => inline(tag).replaceAll(",", "\\,"));
  return [
    ...rows.flatMap(([name, text]) => (text === null ? [] : [`- ${name}: ${inline(text)}`])),
    ...(tags.length === 0 ? [] : [`- ${words.tags}: ${tags.join(", ")}`]),
  ].join("\n");
}

function minutes(time: number | null): string | null {
  return time === null ? null : words.minutes(time);
}

function ingredientBlocks(recipe: Recipe): string[] {
  return inSections(recipe.ingredients).flatMap(({ section, parts }, index) => [
    ...headingOf(section, index),
    parts.map((row) => `- ${inline(ingredientLineText(row))}`).join("\n"),
  ]);
}

/** Numbering continues across sections; the lines of a step are indented under its number. */
function stepBlocks(recipe: Recipe, baseUrl: string): string[] {
  return inSections(recipe.instructions).flatMap(({ section, parts }, index) => [
    ...headingOf(section, index),
    parts
      .map((step) => {
        const number = `${step.stepNumber}. `;
        const picture = step.imageUrl === null ? [] : ["", `![](${baseUrl}${step.imageUrl})`];
        const lines = [...(paragraphs(step.instruction) ?? "").split("\n"), ...picture];
        return number + lines.join(`\n${" ".repeat(number.length)}`).replace(/ +$/gm, "");
      })
      .join("\n"),
  ]);
}

/** A rule ends a section when the next parts have none. */
function headingOf(section: string | null, index: number): string[] {
  if (section !== null) return [`### ${inline(section)}`];
  return index === 0 ? [] : ["---"];
}

function inSections<Part extends { section: string | null }>(parts: readonly Part[]) {
  const sections: { section: string | null; parts: Part[] }[] = [];
  for (const part of parts) {
    const last = sections.at(-1);
    if (last?.section === part.section) last.parts.push(part);
    else sections.push({ section: part.section, parts: [part] });
  }
  return sections;
}

/** Paragraphs with their line breaks; several empty lines become one. */
function paragraphs(text: string | null): string | null {
  if (text === null) return null;
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/).map(inline);
  return lines
    .join("\n")
    .trim()
    .replace(/\n{2,}/g, "\n\n")
    .replace(/(?<=[^\n])\n(?=[^\n])/g, "\\\n");
}

/** One line with all Markdown and HTML characters escaped, and no list or heading at its start. */
function inline(text: string): string {
  return (
    text
      .replace(/\s+/g, " ")
      .trim()
      .replace(/[\\`*_{}[\]<>#|~&!$]/g, "\\$&")
      .replace(/^([-+=:])/, "\\$1")
      .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2")
      // Many renderers turn a bare address into a link.
      .replace(/(https?|ftp):\/\//gi, "$1\\://")
      .replace(/\bwww\./gi, (found) => `${found.slice(0, -1)}\\.`)
  );
}

/** An address for angle brackets. */
function address(url: string): string {
  return url.replace(/[<>\s\\]/g, (sign) => encodeURIComponent(sign));
}

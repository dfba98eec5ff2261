import { escapeMarkdownLine } from "./markdown-escapes.ts";

type Row = { section: string | null; text: string };

/**
 * The recipe to write. Times are in minutes. Addresses of pictures are absolute or relative to the document.
 */
export type WritableRecipe = {
  title: string;
  description: string | null;
  picture: string | null;
  servings: number;
  servingsStated: boolean;
  yieldText: string | null;
  prepTime: number | null;
  cookingTime: number | null;
  totalTime: number | null;
  difficulty: string | null;
  cuisine: string | null;
  caloriesPerServing: number | null;
  tags: readonly string[];
  ingredients: readonly Row[];
  steps: readonly (Row & { picture: string | null })[];
  notes: string | null;
  sourceUrl: string | null;
};

/** The headings and labels of a document. */
export type DocumentWords = {
  ingredients: string;
  method: string;
  notes: string;
  source: string;
  servings: string;
  assumedServings(servings: number): string;
  yieldText: string;
  calories: string;
  kilocalories(calories: number): string;
  prepTime: string;
  cookingTime: string;
  totalTime: string;
  difficulty: string;
  cuisine: string;
  tags: string;
  minutes(time: number): string;
};

type Form = {
  /** Formats one line of the recipe's own text, with escapes if the form needs them. */
  line(text: string): string;
  heading(text: string, level: 1 | 2 | 3): string;
  bullet: string;
  lineBreak: string;
  tag(text: string): string;
  picture(address: string): string | null;
  address(url: string): string;
};

const FORMS = {
  markdown: {
    line: escapeMarkdownLine,
    heading: (text, level) => `${"#".repeat(level)} ${text}`,
    bullet: "- ",
    lineBreak: "\\\n",
    tag: (text) => text.replaceAll(",", "\\,"),
    picture: (address) => `![](${address})`,
    address: (url) => `<${url.replace(/[<>\s\\]/g, encodeURIComponent)}>`,
  },
  text: {
    line: (text) => text.replace(/\s+/g, " ").trim(),
    heading: (text, level) => (level === 3 ? `${text.replace(/[:：]$/, "")}:` : text),
    bullet: "",
    lineBreak: "\n",
    tag: (text) => text,
    picture: () => null,
    address: (url) => url,
  },
} satisfies Record<string, Form>;
export type DocumentForm = keyof typeof FORMS;

/**
 * Writes a recipe as CommonMark, with all of its text escaped, or as plain text. The result ends with a line
 * break.
 */
export function formatRecipeDocument(
  recipe: WritableRecipe,
  form: DocumentForm,
  words: DocumentWords,
): string {
  const as: Form = FORMS[form];
  const blocks = [
    as.heading(as.line(recipe.title), 1),
    formatParagraphsOrNull(recipe.description, as),
    recipe.picture === null ? null : as.picture(recipe.picture),
    formatFactList(recipe, as, words),
    as.heading(words.ingredients, 2),
    ...formatRowsUnderHeadings(recipe.ingredients, as, (row) => as.bullet + as.line(row.text)),
    as.heading(words.method, 2),
    ...formatRowsUnderHeadings(recipe.steps, as, (step, index) => formatStep(step, index + 1, as)),
    recipe.notes === null ? null : as.heading(words.notes, 2),
    formatParagraphsOrNull(recipe.notes, as),
    recipe.sourceUrl === null ? null : `${words.source}: ${as.address(recipe.sourceUrl)}`,
  ];
  return `${blocks.filter((block) => block !== null).join("\n\n")}\n`;
}

function formatFactList(recipe: WritableRecipe, as: Form, words: DocumentWords): string {
  const { servings, caloriesPerServing: calories } = recipe;
  const minutes = (time: number | null) => (time === null ? null : words.minutes(time));
  const rows: [string, string | null][] = [
    [words.servings, recipe.servingsStated ? String(servings) : words.assumedServings(servings)],
    [words.yieldText, recipe.yieldText],
    [words.prepTime, minutes(recipe.prepTime)],
    [words.cookingTime, minutes(recipe.cookingTime)],
    [words.totalTime, minutes(recipe.totalTime)],
    [words.difficulty, recipe.difficulty],
    [words.cuisine, recipe.cuisine],
    [words.calories, calories === null ? null : words.kilocalories(calories)],
  ];
  const tags = recipe.tags.map((tag) => as.tag(as.line(tag)));
  return [
    ...rows.flatMap(([name, text]) => (text === null ? [] : [`${as.bullet}${name}: ${as.line(text)}`])),
    ...(tags.length === 0 ? [] : [`${as.bullet}${words.tags}: ${tags.join(", ")}`]),
  ].join("\n");
}

/** The rows, each section with its heading. A rule ends a section if rows without a section follow. */
function formatRowsUnderHeadings<R extends Row>(
  rows: readonly R[],
  as: Form,
  write: (row: R, index: number) => string,
): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1]?.section ?? null;
    if (row.section !== before) {
      if (lines.length > 0) blocks.push(lines.join("\n"));
      blocks.push(row.section === null ? "---" : as.heading(as.line(row.section), 3));
      lines = [];
    }
    lines.push(write(row, index));
  }
  return lines.length === 0 ? blocks : [...blocks, lines.join("\n")];
}

/** A numbered step. Numbers continue across sections, and further lines are indented below the number. */
function formatStep(step: WritableRecipe["steps"][number], stepNumber: number, as: Form): string {
  const number = `${stepNumber}. `;
  const picture = step.picture === null ? null : as.picture(step.picture);
  const text = [formatParagraphsOrNull(step.text, as) ?? "", ...(picture === null ? [] : ["", picture])].join(
    "\n",
  );
  return number + text.replaceAll("\n", `\n${" ".repeat(number.length)}`).replace(/ +$/gm, "");
}

/** Paragraphs of a text with their line breaks. Consecutive empty lines count as one; null without text. */
function formatParagraphsOrNull(text: string | null, as: Form): string | null {
  if (text === null) return null;
  return text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(as.line)
    .join("\n")
    .trim()
    .replace(/\n{2,}/g, "\n\n")
    .replace(/(?<=[^\n])\n(?=[^\n])/g, as.lineBreak);
}

export const MAX_TEXT_CHARS = 20_000;

/** Maximum decoded size of a page, of its pasted source, and of pasted recipe data. */
export const PAGE_BYTES = 5 * 1024 * 1024;

/** Whether a pasted text is markup, recipe data or an exported table, which may be as large as a page. */
export function isMarkupOrRecipeData(text: string): boolean {
  return /^\s*(?:[{[<]|id,title,)/.test(text);
}

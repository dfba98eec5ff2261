export const MAX_TEXT_CHARS = 20_000;

/** Maximum decoded size of a page, of its pasted source, and of pasted recipe data. */
export const PAGE_BYTES = 5 * 1024 * 1024;

/**
 * Whether a pasted text is markup, recipe data or an exported table; its size limit is then that of a page.
 */
export function isMarkupOrRecipeData(text: string): boolean {
  return /^\s*(?:[{[<]|id,title,)/.test(text);
}

import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { parseRecipeTextOrNull } from "#server/engines/recipe-text/recipe-text.ts";
import type { Page } from "../tree/page.ts";
import { cleanTextToLines } from "../values/clean-text.ts";
import { toAbsoluteHttpUrlOrNull } from "../values/pictures.ts";

const KEYS = ["og:title", "og:description", "twitter:title", "twitter:description", "description"];
const MIN_LENGTH = 60;
/** Matches a description that quotes a post after its author: 'A cook on a network: "..."'. */
const QUOTED = /^[^"“”«\n]{0,120}[:：]\s*["“«]([\s\S]+?)["”»]?[.\s]*$/u;
const HASHTAGS = /(?:\s*#[\p{L}\p{N}_]+)+\s*$/gmu;

/**
 * Parses the recipe in the page's meta tags, the only place where social networks show the text of a post.
 * Null unless it has both lists.
 */
export function readRecipeFromMetaTags(page: Page): ImportDraft | null {
  const drafts = KEYS.flatMap((key) => {
    const raw = page.meta.get(key) ?? "";
    if (raw.length < MIN_LENGTH) return [];
    const text = cleanTextToLines(raw, () => undefined).join("\n");
    const draft = parseRecipeTextOrNull((QUOTED.exec(text)?.[1] ?? text).replace(HASHTAGS, ""))?.draft;
    return draft && draft.ingredients.length > 0 && draft.instructions.length > 0 ? [draft] : [];
  });
  const size = (draft: ImportDraft): number => draft.ingredients.length + draft.instructions.length;
  const [best] = drafts.sort((a, b) => size(b) - size(a));
  if (best === undefined) return null;
  const images = page.pictures
    .map((raw) => toAbsoluteHttpUrlOrNull(raw, page.base))
    .filter((url) => url !== null);
  return {
    ...best,
    title: best.title.replace(/(?<=[\p{L}\p{N}]{2}[^\n]*)\s*\p{Extended_Pictographic}[^\n]*$/u, "").trim(),
    images: [...new Set(images)],
    coverImage: images[0] ?? null,
    sourceUrl: page.url,
    sourceSite: page.host ?? page.siteName ?? "page",
    receipt: { ...best.receipt, sources: ["meta"] },
  };
}

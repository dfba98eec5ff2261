import { doubtsOf } from "./agreement.ts";
import { assembleDraft } from "./assemble.ts";
import { readCandidate } from "./candidate.ts";
import type { PageReading } from "./draft.ts";
import { readHRecipe } from "./h-recipe.ts";
import { readJsonLd } from "./json-ld.ts";
import { joinItems } from "./line-shapes.ts";
import { mergeCandidates } from "./merge.ts";
import { readMicrodata } from "./microdata.ts";
import { openPage } from "./page.ts";
import { readLines } from "./page-lines.ts";
import { readPageRecipe } from "./page-recipe.ts";

/** Every source read, merged best first, and checked against what the page shows. */
export function readWhole(html: string, url: string | null): PageReading | null {
  const page = openPage(html, url);
  const rows = joinItems(readLines(page));
  const nodes = [readJsonLd(page), readMicrodata(page), readHRecipe(page), readPageRecipe(rows)].filter(
    (node) => node !== null,
  );
  const candidates = nodes.map((node) => readCandidate(node, page.base));
  const merged = mergeCandidates(candidates, page, rows);
  const shown = candidates.find(({ method }) => method === "page") ?? null;
  const sources = candidates.map(({ method }) => method);
  const draft = assembleDraft(
    merged,
    page,
    sources,
    ((globalThis as any).__why = doubtsOf(merged, shown, rows)).length === 0,
  );
  return draft && { ...draft, others: [] };
}

import type { Candidate, Reading } from "./candidate.ts";
import type { Repair } from "./draft.ts";
import type { Page } from "./page.ts";
import { absoluteUrl } from "./pictures.ts";
import { titleOfPage } from "./titles.ts";

function first<T>(
  candidates: Candidate[],
  pick: (candidate: Candidate) => Reading<T> | null,
): Reading<T> | null {
  for (const [index, candidate] of candidates.entries()) {
    const reading = pick(candidate);
    if (reading !== null)
      return index === 0 ? reading : { ...reading, repaired: [...reading.repaired, "filled"] };
  }
  return null;
}

function titleOf(candidates: Candidate[], page: Page): Reading<string> | null {
  const given = first(candidates, (candidate) => candidate.title);
  if (given !== null) return given;
  const repaired = new Set<Repair>();
  const found = titleOfPage(page, (repair) => repaired.add(repair));
  return (
    found && {
      value: found.text,
      method: found.method,
      source: found.text.slice(0, 200),
      repaired: [...repaired],
    }
  );
}

function metaImage(page: Page): Reading<string[]> | null {
  for (const key of [
    "og:image:secure_url",
    "og:image",
    "og:image:url",
    "twitter:image",
    "twitter:image:src",
  ]) {
    const raw = page.meta.get(key);
    const url = raw === undefined ? null : absoluteUrl(raw, page.base);
    if (url !== null)
      return { value: [url], method: "meta", source: (raw ?? "").slice(0, 200), repaired: [] };
  }
  return null;
}

function totalOf(merged: Candidate): Reading<number> | null {
  if (merged.total !== null) return merged.total;
  const { prep, cook } = merged;
  if (prep === null || cook === null) return null;
  return {
    value: prep.value + cook.value,
    method: "derived",
    source: `${prep.source} + ${cook.source}`.slice(0, 200),
    repaired: [],
  };
}

/** One reading out of all sources, best source first, gaps filled from the next and from the page's head. */
export function mergeCandidates(candidates: Candidate[], page: Page): Candidate {
  const merged: Candidate = {
    method: candidates[0]?.method ?? "page",
    title: titleOf(candidates, page),
    description: first(candidates, (candidate) => candidate.description),
    ingredients: first(candidates, (candidate) => candidate.ingredients),
    steps: first(candidates, (candidate) => candidate.steps),
    images: first(candidates, (candidate) => candidate.images) ?? metaImage(page),
    cuisine: first(candidates, (candidate) => candidate.cuisine),
    yields: first(candidates, (candidate) => candidate.yields),
    prep: first(candidates, (candidate) => candidate.prep),
    cook: first(candidates, (candidate) => candidate.cook),
    total: first(candidates, (candidate) => candidate.total),
    difficulty: first(candidates, (candidate) => candidate.difficulty),
    tags: first(candidates, (candidate) => candidate.tags),
  };
  return { ...merged, total: totalOf(merged) };
}

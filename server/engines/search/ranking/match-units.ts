import type { Alternative, Unit } from "../query/units.ts";
import type { Candidate } from "./candidate.ts";

/** How well what a field says stands for what was asked. */
const FIELD_QUALITY = { title: 0.9, tags: 0.7, lines: 0.54, mixed: 0.5, body: 0.3 };

export type UnitMatch = { quality: number; inTitle: boolean; alternative: Alternative | null };
const NOT_FOUND: UnitMatch = { quality: 0, inTitle: false, alternative: null };

/** The best way in which a recipe has a unit. */
export function matchUnit(candidate: Candidate, unit: Unit): UnitMatch {
  let best = NOT_FOUND;
  for (const alternative of unit.alternatives) {
    if (alternative.weight <= best.quality) continue;
    const found = matchAlternative(candidate, alternative);
    if (found.quality > best.quality) best = found;
  }
  if (best.quality === 0 && candidate.hasAll)
    return { quality: FIELD_QUALITY.body, inTitle: false, alternative: null };
  return best;
}

function matchAlternative(candidate: Candidate, alternative: Alternative): UnitMatch {
  let everyInTitle = true;
  let everyInTags = true;
  let everyAnywhere = true;
  const stems: string[] = [];
  for (const form of alternative.forms) {
    const stem = form.byLetter.get(candidate.letter);
    if (stem === undefined || !candidate.stems.has(stem.slice(1, -1))) return NOT_FOUND;
    stems.push(stem);
    const inTitle = candidate.title.includes(stem);
    const inTags = candidate.tags.includes(stem);
    everyInTitle &&= inTitle;
    everyInTags &&= inTags;
    everyAnywhere &&= inTitle || inTags || candidate.lines.includes(stem);
  }
  if (!everyAnywhere) return NOT_FOUND;
  const { weight } = alternative;
  if (everyInTitle) {
    const together = stems.length === 1 || areTogether(candidate.title, stems);
    return { quality: weight * FIELD_QUALITY.title * (together ? 1 : 0.85), inTitle: true, alternative };
  }
  if (everyInTags) return { quality: weight * FIELD_QUALITY.tags, inTitle: false, alternative };
  const inOneLine =
    stems.length === 1 ||
    candidate.lines.split("¶").some((line) => stems.every((stem) => line.includes(stem)));
  return {
    quality: weight * (inOneLine ? FIELD_QUALITY.lines : FIELD_QUALITY.mixed),
    inTitle: false,
    alternative,
  };
}

/** Whether stems stand side by side in a text, in their order. */
function areTogether(text: string, stems: readonly string[]): boolean {
  return text.includes(` ${stems.map((stem) => stem.trim()).join(" ")} `);
}

import type { Alternative, Unit } from "../query/units.ts";
import { type Candidate, linesOf, stemsIn } from "./candidate.ts";

/** How well what a field says stands for what was asked. */
const FIELD_QUALITY = { title: 0.9, tags: 0.7, lines: 0.54, mixed: 0.5, body: 0.3 };

export type UnitMatch = { quality: number; inTitle: boolean; alternative: Alternative | null };
const NOT_FOUND: UnitMatch = { quality: 0, inTitle: false, alternative: null };

/** So many ways are looked for among a recipe's words by a set of them, fewer in its texts. */
const MANY_WAYS = 10;

/** The best way in which a recipe has a unit; without `inLines`, in its title and tags alone. */
export function matchUnit(candidate: Candidate, unit: Unit, inLines = true): UnitMatch {
  let best = NOT_FOUND;
  const stems = unit.alternatives.length < MANY_WAYS ? null : stemsIn(candidate);
  for (const alternative of unit.alternatives) {
    if (alternative.weight * FIELD_QUALITY.title <= best.quality) continue;
    const found = matchAlternative(candidate, alternative, inLines, stems);
    if (found.quality > best.quality) best = found;
  }
  if (best.quality === 0 && inLines && candidate.hasAll)
    return { quality: FIELD_QUALITY.body, inTitle: false, alternative: null };
  return best;
}

function matchAlternative(
  candidate: Candidate,
  alternative: Alternative,
  inLines: boolean,
  known: ReadonlySet<string> | null,
): UnitMatch {
  let everyInTitle = true;
  let everyInTags = true;
  const stems: string[] = [];
  for (const form of alternative.forms) {
    const stem = form.byLetter.get(candidate.letter);
    if (stem === undefined || known?.has(stem.slice(1, -1)) === false) return NOT_FOUND;
    stems.push(stem);
    const inTitle = candidate.title.includes(stem);
    const inTags = candidate.tags.includes(stem);
    everyInTitle &&= inTitle;
    everyInTags &&= inTags;
    if (!inTitle && !inTags && !(inLines && candidate.lines.includes(stem))) return NOT_FOUND;
  }
  const { weight } = alternative;
  if (everyInTitle) {
    const together = stems.length === 1 || areTogether(candidate.title, stems);
    return { quality: weight * FIELD_QUALITY.title * (together ? 1 : 0.85), inTitle: true, alternative };
  }
  if (everyInTags) return { quality: weight * FIELD_QUALITY.tags, inTitle: false, alternative };
  const inOneLine =
    stems.length === 1 ||
    (inLines && linesOf(candidate).some((line) => stems.every((stem) => line.includes(stem))));
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

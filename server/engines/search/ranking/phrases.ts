import type { Span, Understood } from "../query/parse-query.ts";
import type { Unit } from "../query/terms.ts";
import { type Candidate, linesOf } from "./candidate.ts";
import type { UnitMatch } from "./match-terms.ts";

/** Units, by their places, that are one name together. */
export type Phrase = readonly number[];

/** What is left of words that a recipe has, but not together. */
const SCATTERED = 0.8;

/** The names of several words in a text, as places of their units. */
export function phrasesIn(understood: Understood, units: readonly Unit[]): Phrase[] {
  return understood.names.flatMap((name) => {
    const places = placesOf(name, understood, units);
    // "Slow cooked" names no dish.
    return places.length < 2 || places.every((i) => units[i]?.isModifier) ? [] : [places];
  });
}

/** The names in a text of which a part is another thing. */
export function wholeNamesIn(understood: Understood, units: readonly Unit[]): Phrase[] {
  return understood.wholeNames.flatMap((name) => {
    const places = placesOf(name, understood, units);
    return places.length < 2 ? [] : [places];
  });
}

function placesOf({ start, size }: Span, { all }: Understood, units: readonly Unit[]): Phrase {
  const words = all.slice(start, start + size);
  return [...units.keys()].filter((i) => words.includes(units[i]?.word ?? ""));
}

/** The matches with those made less of that a name has apart: an egg and white cabbage are no egg whites. */
export function heldTogether(
  candidate: Candidate,
  units: readonly Unit[],
  matches: UnitMatch[],
  phrases: readonly Phrase[],
): UnitMatch[] {
  let held = matches;
  for (const phrase of phrases) {
    if (areTogether(candidate, units, matches, phrase)) continue;
    held = held.map((match, i) =>
      phrase.includes(i) ? { ...match, quality: match.quality * SCATTERED } : match,
    );
  }
  return held;
}

/** Whether a recipe has all of a name, together; a member of a kind is no part of it. */
export function hasWhole(
  candidate: Candidate,
  units: readonly Unit[],
  matches: readonly UnitMatch[],
  name: Phrase,
): boolean {
  const has = (i: number) => (matches[i]?.quality ?? 0) > 0 && matches[i]?.alternative?.way !== "kind";
  return name.every(has) && areTogether(candidate, units, matches, name);
}

function areTogether(
  candidate: Candidate,
  units: readonly Unit[],
  matches: readonly UnitMatch[],
  phrase: Phrase,
): boolean {
  const own = phrase.map((i) => matches[i]);
  // A part of it alone is no less than it is.
  if (own.filter((match) => (match?.quality ?? 0) > 0).length < 2) return true;
  if (own.every((match) => match?.inTitle)) return true;
  if (own.every((match) => (match?.alternative?.forms.length ?? 0) > 1)) return true;
  const holds = (text: string) =>
    phrase.every((index) =>
      units[index]?.alternatives.some(
        ({ forms, way }) =>
          way !== "kind" &&
          forms.every((form) => {
            const stem = form.byLetter.get(candidate.letter);
            return stem !== undefined && text.includes(stem);
          }),
      ),
    );
  return holds(candidate.title + candidate.tags) || linesOf(candidate).some(holds);
}

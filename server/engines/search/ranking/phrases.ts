import type { Span, Understood } from "../query/understand.ts";
import type { Unit } from "../query/units.ts";
import { type Candidate, linesOf } from "./candidate.ts";
import type { UnitMatch } from "./match-units.ts";

/** Units, by their places, that are one name together. */
export type Phrase = readonly number[];

/** What is left of words that a recipe has, but not together. */
const SCATTERED = 0.8;

/** The names of several words in a text, as places of their units. */
export function phrasesIn(understood: Understood, units: readonly Unit[]): Phrase[] {
  return understood.names.flatMap((name) => {
    const places = placesOf(name, understood, units);
    // "Slow cooked" names no dish.
    return places.length < 2 || places.every((at) => units[at]?.isModifier) ? [] : [places];
  });
}

/** The dishes in a text of whose names a part is another thing. */
export function wholeNamesIn(understood: Understood, units: readonly Unit[]): Phrase[] {
  return understood.wholeNames.flatMap((name) => {
    const places = placesOf(name, understood, units);
    return places.length < 2 ? [] : [places];
  });
}

function placesOf({ start, size }: Span, { all }: Understood, units: readonly Unit[]): Phrase {
  const words = all.slice(start, start + size);
  return [...units.keys()].filter((at) => words.includes(units[at]?.word ?? ""));
}

/** The names whose words a recipe has, but apart: an egg and white cabbage are no egg whites. */
export const scatteredIn = (
  candidate: Candidate,
  units: readonly Unit[],
  matches: readonly UnitMatch[],
  phrases: readonly Phrase[],
): Phrase[] => phrases.filter((phrase) => !areTogether(candidate, units, matches, phrase));

/** The matches with those made less of that are part of a scattered name. */
export function withScattered(matches: UnitMatch[], scattered: readonly Phrase[]): UnitMatch[] {
  if (scattered.length === 0) return matches;
  return matches.map((match, at) => {
    const times = scattered.filter((phrase) => phrase.includes(at)).length;
    return times === 0 ? match : { ...match, quality: match.quality * SCATTERED ** times };
  });
}

/** What says nothing of a name that a recipe has apart: all but the word that names the thing. Ways of cooking stand apart anyway. */
export function besideHead(phrase: Phrase, units: readonly Unit[]): Phrase {
  const head = phrase.find((at) => units[at]?.isHead) ?? phrase.at(-1);
  const others = phrase.filter((at) => at !== head);
  return others.every((at) => units[at]?.isModifier) ? [] : others;
}

/** Whether a recipe has all of a name, together; a member of a kind is no part of it. */
export function hasWhole(
  candidate: Candidate,
  units: readonly Unit[],
  matches: readonly UnitMatch[],
  name: Phrase,
): boolean {
  const has = (at: number) => (matches[at]?.quality ?? 0) > 0 && matches[at]?.alternative?.way !== "kind";
  return name.every(has) && areTogether(candidate, units, matches, name);
}

function areTogether(
  candidate: Candidate,
  units: readonly Unit[],
  matches: readonly UnitMatch[],
  phrase: Phrase,
): boolean {
  const own = phrase.map((at) => matches[at]);
  // A part of it alone is no less than it is.
  if (own.filter((match) => (match?.quality ?? 0) > 0).length < 2) return true;
  if (own.every((match) => match?.inTitle)) return true;
  if (own.every((match) => (match?.alternative?.forms.length ?? 0) > 1)) return true;
  const holds = (text: string) =>
    phrase.every((at) =>
      units[at]?.alternatives.some(
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

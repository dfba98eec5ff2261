import { diets } from "../kitchen/kinds.ts";
import { conceptsOf, kindOf, type Name } from "../kitchen/kitchen-words.ts";
import { kindAsked, type Wishes } from "../query/conditions-asked.ts";
import { LANGUAGE_LETTERS, LANGUAGES, stem } from "../words/languages.ts";
import { type Candidate, linesOf } from "./candidate.ts";

/** Names as stems by the letter of their language; `not` are names that sound like one and are none. */
export type Avoided = { names: StemNames; not: StemNames };
type StemNames = ReadonlyMap<string, readonly string[][]>;

function stemNames(names: readonly Name[]): StemNames {
  const byLetter = new Map<string, string[][]>();
  for (const { words, language } of names) {
    const letter = LANGUAGE_LETTERS[language];
    const list = byLetter.get(letter) ?? [];
    list.push(words.map((word) => ` ${stem(word, language)} `));
    byLetter.set(letter, list);
  }
  return byLetter;
}

const kept = new Map<string, Avoided>();

function avoidedKind(name: string): Avoided {
  const known = kept.get(name);
  if (known) return known;
  const kind = kindOf(name);
  const made = { names: stemNames(kind?.members ?? []), not: stemNames(kind?.not ?? []) };
  kept.set(name, made);
  return made;
}

/** What "without" something means: the thing by all its names, and its kinds where it is a kind. */
export function avoidedBy(words: readonly string[]): Avoided[] {
  const kind = kindAsked(words);
  const own: Name[] = LANGUAGES.map((language) => ({ words, language }));
  const names = LANGUAGES.flatMap((language) => conceptsOf(words, language).flat());
  const itself = {
    names: stemNames([...own, ...names]),
    not: kind === null ? new Map() : avoidedKind(kind).not,
  };
  return kind === null ? [itself] : [itself, avoidedKind(kind)];
}

export function avoidedByDiets(wishes: Wishes): Avoided[] {
  return [...new Set(wishes.diets.flatMap((diet) => diets[diet] ?? []))].map(avoidedKind);
}

/** Whether an ingredient of the recipe is what is to be avoided. An ingredient that says it is "free" or "vegan" is not. */
export function hasAvoided(candidate: Candidate, avoided: readonly Avoided[]): boolean {
  if (avoided.length === 0) return false;
  const lines = linesOf(candidate);
  return avoided.some(({ names, not }) => {
    const wanted = names.get(candidate.letter);
    if (!wanted) return false;
    const harmless = not.get(candidate.letter) ?? [];
    return lines.some(
      (line) =>
        wanted.some((name) => name.every((word) => line.includes(word))) &&
        !harmless.some((name) => name.every((word) => line.includes(word))) &&
        !/ (?:free|vegan) /.test(line),
    );
  });
}

import { codedStem, LANGUAGE_LETTERS, LANGUAGES, type Language } from "../words/languages.ts";
import { isFalseFriend } from "./kitchen-words.ts";
import { kitchenConcepts, type Name } from "./names.ts";
import { onceMade } from "./once-made.ts";
import { STOP_WORDS } from "./words-of-asking.ts";

/** A name of a thing as the recipes of one language have it: its stems with their letter. */
type Said = { stems: readonly string[]; mark: string };

const marks = onceMade(
  (): ReadonlyMap<Name, string> =>
    new Map(
      kitchenConcepts().flatMap((concept, at) =>
        concept.map((name): [Name, string] => [name, at.toString(36)]),
      ),
    ),
);
/** What recipes of a language say, by the letter: the names by their first stem. Each is made when its first recipe comes. */
const saidBy = new Map(
  LANGUAGES.map((language) => [LANGUAGE_LETTERS[language], onceMade(() => saidIn(language))]),
);

function saidIn(language: Language): ReadonlyMap<string, readonly Said[]> {
  const said = new Map<string, Said[]>();
  for (const [name, mark] of marks()) {
    if (name.language !== language && (language !== "en" || isFalseFriend(name))) continue;
    const words = name.words.filter((word) => !STOP_WORDS.has(word));
    const stems = words.map((word) => codedStem(word, language));
    const [first] = stems;
    if (first === undefined) continue;
    const known = said.get(first);
    if (known === undefined) said.set(first, [{ stems, mark }]);
    else known.push({ stems, mark });
  }
  return said;
}

const saidWith = (coded: string) => saidBy.get(coded.charAt(0))?.().get(coded) ?? [];

/**
 * The languages, among those of the recipes, whose recipes may say a name: its own, and English, unless it is English
 * for something else.
 */
export function languagesOfName(name: Name, present: readonly Language[]): Language[] {
  const { language } = name;
  if (!present.includes(language)) return [];
  return language === "en" || !present.includes("en") || isFalseFriend(name) ? [language] : [language, "en"];
}

/**
 * The mark of what a name of the kitchen names, by which recipes that say any of its names are found (`tokens.ts`);
 * undefined for a name that was put together. Another kitchen has other marks.
 */
export function markOf(name: Name): string | undefined {
  return marks().get(name);
}

/** Reads what English recipes say, which takes a fifth of a second: the first one to be stored would wait for it. */
export function prepareThings(): void {
  thingsIn([""], "en");
}

/** The marks of all things that a title, an ingredient or tags name, each once. */
export function thingsIn(stems: readonly string[], language: Language): string[] {
  const here = new Set(stems.map((stem) => LANGUAGE_LETTERS[language] + stem));
  const found = new Set<string>();
  for (const stem of here)
    for (const said of saidWith(stem))
      if (said.stems.length === 1 || said.stems.every((one) => here.has(one))) found.add(said.mark);
  return [...found];
}

/** Whether a stem alone names a thing: recipes that have it have the thing's mark. */
export function namesThing(coded: string, mark: string): boolean {
  return saidWith(coded).some((said) => said.stems.length === 1 && said.mark === mark);
}

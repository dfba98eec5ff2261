import type { Fraction } from "./fraction.ts";
import { cs } from "./languages/cs.ts";
import { da } from "./languages/da.ts";
import { de } from "./languages/de.ts";
import { el } from "./languages/el.ts";
import { en } from "./languages/en.ts";
import { es } from "./languages/es.ts";
import { fr } from "./languages/fr.ts";
import { hr } from "./languages/hr.ts";
import { hu } from "./languages/hu.ts";
import { it } from "./languages/it.ts";
import { ja } from "./languages/ja.ts";
import { type LanguageWords, WORD_LISTS, type WordList } from "./languages/language-words.ts";
import { nl } from "./languages/nl.ts";
import { pl } from "./languages/pl.ts";
import { pt } from "./languages/pt.ts";
import { sk } from "./languages/sk.ts";
import { sv } from "./languages/sv.ts";
import { tr } from "./languages/tr.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { unitKey } from "./unit-key.ts";
import { unitEntries } from "./unit-words.ts";

const wordsOf: Record<(typeof LANGUAGES)[number], LanguageWords> = {
  ...{ en, de, fr, es, it, nl, pt, sv, da, pl },
  ...{ cs, sk, hu, hr, el, tr, ja },
};

/** The words that tie an amount together, by what they do; keys of unitKey, phrases of up to three words among them. */
export type Vocabulary = Record<WordList, ReadonlySet<string>> & {
  numbers: ReadonlyMap<string, Fraction>;
  /** Every single word of what may be left out once an amount is read. */
  ties: ReadonlySet<string>;
  onlyBefore: ReadonlyMap<string, ReadonlySet<string>>;
  notBefore: ReadonlyMap<string, ReadonlySet<string>>;
};

const TIES: readonly WordList[] = [
  "half",
  "andHalf",
  "articles",
  "about",
  "range",
  "plus",
  "of",
  "each",
  "eachAfter",
  "lead",
];

const listOf = (text: string) => (text === "" ? [] : text.split(",").map((word) => unitKey(word)));

const fractionOf = (text: string): Fraction => {
  const [n, d] = text.split("/").map(Number);
  return { n: n ?? 0, d: d ?? 1 };
};

const entriesOf = (text: string | undefined) => text?.trim().split(/;\s+/) ?? [];

const before = (text: string | undefined) =>
  entriesOf(text).map((entry) => {
    const [word = "", after = ""] = entry.split(": ");
    return [unitKey(word), new Set(listOf(after))] as const;
  });

function build(parts: readonly LanguageWords[]): Vocabulary {
  const list = (name: WordList): ReadonlySet<string> =>
    new Set(parts.flatMap((words) => listOf(words[name] ?? "")));
  const lists = Object.fromEntries(WORD_LISTS.map((name) => [name, list(name)])) as Record<
    WordList,
    ReadonlySet<string>
  >;
  const numbers = new Map<string, Fraction>();
  for (const words of parts)
    for (const entry of entriesOf(words.numbers)) {
      const space = entry.indexOf(" ");
      for (const name of listOf(entry.slice(space + 1)))
        if (!numbers.has(name)) numbers.set(name, fractionOf(entry.slice(0, space)));
    }
  const ties = [...TIES.flatMap((list) => [...lists[list]]), ...numbers.keys()];
  return {
    ...lists,
    numbers,
    ties: new Set(ties.flatMap((phrase) => phrase.split(" "))),
    onlyBefore: new Map(parts.flatMap((words) => before(words.onlyBefore))),
    notBefore: new Map(parts.flatMap((words) => before(words.notBefore))),
  };
}

const built = new Map<Language, Vocabulary>();

/** The vocabulary of one language, or of all of them for `any`. Made when first asked for. */
export function vocabularyOf(language: Language): Vocabulary {
  const ready = built.get(language);
  if (ready) return ready;
  const parts = language === "any" ? LANGUAGES.map((one) => wordsOf[one]) : [wordsOf[language]];
  const vocabulary = build(parts);
  built.set(language, vocabulary);
  return vocabulary;
}

/** The unit words of a language by the id of their kind, comma-separated. */
export function unitWordsOf(language: (typeof LANGUAGES)[number]): Readonly<Record<string, string>> {
  if (language !== "en") return wordsOf[language].units;
  return Object.fromEntries(unitEntries.map((entry) => [entry.id, entry.english]));
}

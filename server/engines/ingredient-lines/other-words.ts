import { type Cursor, type Language, longestIn, unitKey } from "#server/engines/amounts/amounts.ts";
import { cs } from "./languages/cs.ts";
import { da } from "./languages/da.ts";
import { de } from "./languages/de.ts";
import { el } from "./languages/el.ts";
import { es } from "./languages/es.ts";
import { fr } from "./languages/fr.ts";
import { hr } from "./languages/hr.ts";
import { hu } from "./languages/hu.ts";
import { it } from "./languages/it.ts";
import { ja } from "./languages/ja.ts";
import type { NameWords } from "./languages/name-vocabulary.ts";
import { nl } from "./languages/nl.ts";
import { pl } from "./languages/pl.ts";
import { pt } from "./languages/pt.ts";
import { sk } from "./languages/sk.ts";
import { sv } from "./languages/sv.ts";
import { tr } from "./languages/tr.ts";

/** The sixteen languages that are read by rules; English lines go the way of the tagger. */
export const OTHER_LANGUAGES = {
  ...{ de, fr, es, it, nl, pt, sv, da, pl },
  ...{ cs, sk, hu, hr, el, tr, ja },
} as const;
export type OtherLanguage = keyof typeof OTHER_LANGUAGES;

export const isOther = (language: Language): language is OtherLanguage =>
  Object.hasOwn(OTHER_LANGUAGES, language);

/** The words of NameWords, ready to be looked up by unitKey. */
export type NameVocabulary = Record<keyof NameWords, ReadonlySet<string>>;

const LONGEST_PHRASE = 3;

/** "gehackt/e/er" is gehackt, gehackte, gehackter. A stem that is no word of its own does no harm. */
export function formsOf(list: string): string[] {
  const forms: string[] = [];
  for (const entry of list.split(",")) {
    if (entry === "") continue;
    const [stem = "", ...endings] = entry.split("/");
    forms.push(stem);
    for (const ending of endings) forms.push(stem + ending);
  }
  return forms.map((form) => unitKey(form));
}

const build = (words: NameWords) =>
  Object.fromEntries<ReadonlySet<string>>(
    Object.entries(words).map(([list, text]) => [list, new Set(formsOf(text))]),
  ) as NameVocabulary;

const built = new Map<OtherLanguage, NameVocabulary>();

/** The name words of a language. Made when first asked for. */
export function nameVocabularyOf(language: OtherLanguage): NameVocabulary {
  const ready = built.get(language) ?? build(OTHER_LANGUAGES[language]);
  built.set(language, ready);
  return ready;
}

/** How many words a phrase of the set takes from a position on; 0 for none. */
export function phraseAt(cursor: Cursor, position: number, phrases: ReadonlySet<string>): number {
  const words: string[] = [];
  for (let offset = 0; offset < LONGEST_PHRASE; offset += 1) {
    const token = cursor.tokens[position + offset];
    if (token?.kind !== "word") break;
    words.push(token.text);
  }
  return longestIn(phrases, words);
}

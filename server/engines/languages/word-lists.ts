import { listOf, patternOf } from "./fold.ts";
import type { LanguageWords } from "./language-words.ts";
import { cs } from "./words-of/cs.ts";
import { da } from "./words-of/da.ts";
import { de } from "./words-of/de.ts";
import { en } from "./words-of/en.ts";
import { es } from "./words-of/es.ts";
import { fi } from "./words-of/fi.ts";
import { fr } from "./words-of/fr.ts";
import { hu } from "./words-of/hu.ts";
import { it } from "./words-of/it.ts";
import { nl } from "./words-of/nl.ts";
import { no } from "./words-of/no.ts";
import { others } from "./words-of/others.ts";
import { pl } from "./words-of/pl.ts";
import { pt } from "./words-of/pt.ts";
import { ro } from "./words-of/ro.ts";
import { sk } from "./words-of/sk.ts";
import { sv } from "./words-of/sv.ts";
import { tr } from "./words-of/tr.ts";

/** The languages whose words are known one by one, by their ISO 639-1 names. */
export const LANGUAGE_WORDS = { en, de, fr, es, it, nl, pt, sv, da, no, pl, cs, sk, hu, fi, ro, tr } as const;

const ALL: readonly LanguageWords[] = [...Object.values(LANGUAGE_WORDS), ...others];

/** What all languages say for one thing. */
export const wordsFor = (thing: keyof LanguageWords): string[] =>
  ALL.flatMap((words) => listOf(words[thing]));

/** The same as alternatives of a pattern over folded text (`foldInPlace`). */
export const wordsPattern = (thing: keyof LanguageWords): string => patternOf(wordsFor(thing));

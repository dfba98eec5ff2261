import { listOf, patternOf } from "./fold.ts";
import type { LanguageWords } from "./language-words.ts";
import { cs } from "./languages/cs.ts";
import { da } from "./languages/da.ts";
import { de } from "./languages/de.ts";
import { en } from "./languages/en.ts";
import { es } from "./languages/es.ts";
import { fi } from "./languages/fi.ts";
import { fr } from "./languages/fr.ts";
import { hu } from "./languages/hu.ts";
import { it } from "./languages/it.ts";
import { nl } from "./languages/nl.ts";
import { no } from "./languages/no.ts";
import { others } from "./languages/others.ts";
import { pl } from "./languages/pl.ts";
import { pt } from "./languages/pt.ts";
import { ro } from "./languages/ro.ts";
import { sk } from "./languages/sk.ts";
import { sv } from "./languages/sv.ts";
import { tr } from "./languages/tr.ts";

/** The languages whose words are known one by one, by their ISO 639-1 names. */
export const LANGUAGE_WORDS = { en, de, fr, es, it, nl, pt, sv, da, no, pl, cs, sk, hu, fi, ro, tr } as const;

const ALL: readonly LanguageWords[] = [...Object.values(LANGUAGE_WORDS), ...others];

/** What all languages say for one thing. */
export const wordsFor = (thing: keyof LanguageWords): string[] =>
  ALL.flatMap((words) => listOf(words[thing]));

/** The same as alternatives of a pattern over folded text (`foldInPlace`). */
export const wordsPattern = (thing: keyof LanguageWords): string => patternOf(wordsFor(thing));

import type { Amount } from "#server/engines/amounts/amounts.ts";
import { inflectEnglishNoun } from "./inflect.ts";

/** Pairs of singular and plural by language; German and Dutch ones also end compounds: "Frühlingszwiebel". */
const PAIRS: Readonly<Record<string, readonly (readonly [string, string])[]>> = Object.fromEntries(
  Object.entries({
    de: "ei|eier apfel|äpfel zwiebel|zwiebeln kartoffel|kartoffeln nuss|nüsse brust|brüste wurst|würste pilz|pilze filet|filets steak|steaks avocado|avocados mango|mangos kiwi|kiwis pfirsich|pfirsiche champignon|champignons kürbis|kürbisse salat|salate chili|chilis fisch|fische dattel|datteln muschel|muscheln semmel|semmeln brot|brote baguette|baguettes",
    nl: "kool|kolen ei|eieren ui|uien tomaat|tomaten citroen|citroenen limoen|limoenen paprika|paprika's avocado|avocado's mango|mango's appel|appels peer|peren banaan|bananen sjalot|sjalotten champignon|champignons filet|filets prei|preien wortel|wortels komkommer|komkommers peper|pepers biet|bieten pruim|pruimen courgette|courgettes aubergine|aubergines",
    fr: "chou|choux œuf|œufs oeuf|oeufs",
    es: "tomate|tomates limón|limones pimentón|pimentones",
    it: "uovo|uova fungo|funghi fico|fichi asparago|asparagi arancia|arance limone|limoni pomodoro|pomodori peperone|peperoni finocchio|finocchi carciofo|carciofi porro|porri scalogno|scalogni",
  }).map(([language, pairs]) => [
    language,
    pairs.split(" ").map((pair) => pair.split("|") as unknown as readonly [string, string]),
  ]),
);

type Rules = {
  plural: readonly (readonly [RegExp, string])[];
  singular: readonly (readonly [RegExp, string])[];
  /** Adjectives after the noun, which are inflected too. Before any other word the noun stays as written. */
  adjective: RegExp;
};

const none = /(?!)/;
/** The first matching rule counts; a word without one stays as written. */
const RULES: Readonly<Record<string, Rules>> = {
  de: {
    plural: [[/(?<!käs|gemüs)e$/, "en"]],
    singular: [[/(?<!ch|kuch|knoch|schink|brat|rück|streif|kolb|flad|krapf|zapf)(?<=[^aeiou])en$/, "e"]],
    adjective: none,
  },
  nl: { plural: [[/je$/, "jes"]], singular: [[/jes$/, "je"]], adjective: none },
  fr: {
    plural: [
      [/(?<=[sxz])$/, ""],
      [/(?<=eau|eu)$/, "x"],
      [/(?<!al)$/, "s"],
    ],
    singular: [
      [/(?<=ananas|radis|anis|pois|maïs)$/, ""],
      [/(?<=eau|eu)x$/, ""],
      [/(?<!a[iu])s$/, ""],
    ],
    adjective:
      /^(?:.*[éi]e?|.*ue?|rouge|verte?|jaune|blanc|blanche|noire?|gros|grosse|petite?|grande?|moyen|moyenne|mûre?|entier|entière|dure?|cuite?)s?$/,
  },
  es: {
    plural: [
      [/(?<=s)$/, ""],
      [/ón$/, "ones"],
      [/ín$/, "ines"],
      [/z$/, "ces"],
      [/(?<=[aeo])$/, "s"],
      [/(?<=[lrdj])$/, "es"],
    ],
    singular: [
      [/ones$/, "ón"],
      [/ines$/, "ín"],
      [/(?<=[ao])s$/, ""],
      [/(?<=verde|dulce|grande)s$/, ""],
    ],
    adjective:
      /^(?:.*[ai]d[oa]|roj[oa]|verde|amarill[oa]|blanc[oa]|negr[oa]|dulce|grande|pequeñ[oa]|median[oa]|madur[oa]|fresc[oa]|enter[oa]|dur[oa]|sec[oa])s?$/,
  },
  it: {
    plural: [
      [/[cg](?:o|ia)$/, "?"],
      [/i?o$/, "i"],
      [/(?<=[cg])a$/, "he"],
      [/a$/, "e"],
      [/(?<![cg])e$/, "i"],
    ],
    singular: [
      [/(?<=[cg])he$/, "a"],
      [/(?<![cg])e$/, "a"],
      [/ini$/, "ino"],
    ],
    adjective:
      /^(?:.*[aiu]t[oa]|ross[oa]|verde|giall[oa]|ner[oa]|grande|piccol[oa]|medi[oa]|matur[oa]|inter[oa]|sod[oa]|dolce)$/,
  },
};
const STOPS =
  /[,;:()[\]–—./]| (?:de|d['’]|du|des|del|à|au|aux|en|con|sin|para|o|y|e|ed|di|da|per|senza|ou|et|avec|sans|pour|mit|und|oder|ohne|für|zum|aus|van|met|of|zonder|voor|in|a)(?: |(?<=['’]))/i;

/** How many the recipe counts, and how many are shown; "½" counts as one. */
export type Counts = { written: number; shown: number };

/** The upper end of an amount's count. */
export function getCountOfAmount(amount: Amount): number {
  if (amount.kind === "none" || amount.kind === "sum") return 1;
  const { n, d } =
    amount.kind === "one"
      ? amount.value
      : amount.kind === "range"
        ? amount.to
        : (amount.countMax ?? amount.count);
  return n / d;
}

/**
 * Inflects the noun of a text for another count: "Zwiebel, gehackt" becomes "Zwiebeln, gehackt". It stays as written
 * when the language's rule or the word is not known.
 */
export function inflectNoun(text: string, { written, shown }: Counts, language: string | null): string {
  if (language === "en") return inflectEnglishNoun(text, shown);
  const rules = language === null ? undefined : RULES[language];
  if (!rules || language === null || written > 1 === shown > 1) return text;
  const isMany = shown > 1;
  const head = text.slice(0, STOPS.exec(text)?.index ?? text.length);
  const words = [...head.matchAll(/[\p{L}\p{M}'’-]+/gu)];
  const inflected = words.map(({ 0: word }, index) => {
    const form = inflectWordOrNull(word.toLowerCase(), isMany, language, rules);
    return { word, form: index > 0 && !rules.adjective.test(word.toLowerCase()) ? null : form };
  });
  // German and Dutch adjectives precede the noun.
  const isNoun = (word: string) =>
    language === "de"
      ? /^\p{Lu}/u.test(word)
      : inflectWordByPairsOrNull(word.toLowerCase(), isMany, language) !== null;
  const noun = rules.adjective === none ? words.findIndex(([word]) => isNoun(word)) : -1;
  if (noun >= 0) {
    const match = words[noun];
    return match
      ? replaceWordKeepingCase(
          text,
          match,
          inflectWordOrNull(match[0].toLowerCase(), isMany, language, rules),
        )
      : text;
  }
  if (inflected.some(({ form }) => form === null)) return text;
  return words.reduceRight(
    (line, match, index) => replaceWordKeepingCase(line, match, inflected[index]?.form ?? null),
    text,
  );
}

function replaceWordKeepingCase(text: string, match: RegExpExecArray, form: string | null): string {
  const [word] = match;
  if (form === null) return text;
  const cased = /^\p{Lu}/u.test(word) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
  return text.slice(0, match.index) + cased + text.slice(match.index + word.length);
}

/** The plural or singular of a word, or null if it is not known. */
function inflectWordOrNull(word: string, isMany: boolean, language: string, rules: Rules): string | null {
  const paired = inflectWordByPairsOrNull(word, isMany, language);
  if (paired !== null) return paired;
  for (const [end, ending] of isMany ? rules.plural : rules.singular)
    if (end.test(word)) return ending === "?" ? null : word.replace(end, ending);
  return null;
}

function inflectWordByPairsOrNull(word: string, isMany: boolean, language: string): string | null {
  const mayEnd = language === "de" || language === "nl";
  for (const [singular, plural] of PAIRS[language] ?? []) {
    const [from, to] = isMany ? [singular, plural] : [plural, singular];
    if (word === from || (mayEnd && from.length > 2 && word.endsWith(from)))
      return word.slice(0, -from.length) + to;
  }
  return null;
}

import { findLanguagesOfName } from "../lexicon/entities.ts";
import {
  findCategoryInLanguageOrNull,
  findEntitiesByName,
  getCategoryOrNull,
  isOtherWordWithSameStem,
} from "../lexicon/lexicon.ts";
import type { Name } from "../lexicon/names.ts";
import { isOffTopicWord } from "../lexicon/non-food-words.ts";
import {
  getLanguageLetterOfNationality,
  isPreparationOrOriginWord,
  STOP_WORDS,
} from "../lexicon/query-stopwords.ts";
import type { SqlHandle } from "../sql-handle.ts";
import { type KnownWord, readWordsWithStems } from "../vocabulary/read-words.ts";
import { findCompoundSplits } from "../words/compounds.ts";
import { LANGUAGES, type Language, replaceUmlautDigraphs, toStemWithLanguage } from "../words/languages.ts";
import {
  addCompletionsAndCorrections,
  addCompoundAlternatives,
  groupWordsByStem,
  MAX_STEMS,
} from "./add-match-types.ts";
import type { ParsedQuery } from "./parse-query.ts";
import { type Alternative, createWordForm, type Form, type Term } from "./terms.ts";

/** Factor on the weight of the word that names the dish. */
const HEAD_FACTOR = 1.3;
/** Factor on the weight of each word in a name of several words. */
const NAMED_FACTOR = 1.2;
/** Factor on the weight of a word for the preparation or the origin of a dish. */
const MODIFIER_FACTOR = 0.6;
const MAX_NAMES = 24;
/**
 * Maximum number of category members that a query searches, shared among its terms; each term gets at least
 * MIN_MEMBERS.
 */
const MAX_MEMBERS = 32;
const MIN_MEMBERS = 4;
/**
 * Maximum number of member names that are looked up per category. The most used of them become alternatives.
 */
const MAX_MEMBER_NAMES = 100;
/**
 * Weights of alternatives: names in the language of the query, names in another language, members of a
 * category, the word without digraphs such as "ae", and parts of a word.
 */
const WEIGHTS = { name: 0.92, foreign: 0.62, kind: 0.34, spelling: 0.95, part: 0.85 };

export type Vocabulary = { recipes: number; languages: readonly Language[]; marked: number };

export type Terms = {
  terms: Term[];
  optionalTerms: Term[];
  /** Adds the members of all categories that the terms name; false if the terms name none. */
  addCategories: () => Promise<boolean>;
};

type PlannedTerm = {
  word: string;
  /**
   * The word with "ae", "oe" and "ue" replaced by "a", "o" and "u", as the index stores umlauts; null if it
   * has none.
   */
  spelling: string | null;
  gramSets: readonly (readonly string[])[];
  names: { name: Name; weight: number; kind: string | null }[];
  members: { name: Name; kind: string }[];
};

/**
 * The wanted words with all alternatives that the recipes of the scopes contain. With `lastIsBegun`, the last
 * word is completed even if it is a known word.
 */
export async function buildQueryTerms(
  sql: SqlHandle,
  scopes: readonly number[],
  parsed: ParsedQuery,
  vocabulary: Vocabulary,
  lastIsBegun: boolean,
): Promise<Terms> {
  const { languages, recipes } = vocabulary;
  const planned = planTermsOfNames(parsed, languages);
  const stems = new Set<string>();
  const wantStems = (words: readonly string[], among: readonly Language[]) => {
    for (const word of words) for (const language of among) stems.add(toStemWithLanguage(word, language));
  };
  wantStems(parsed.optionalWords, languages);
  for (const { word, spelling, gramSets } of planned)
    wantStems([word, ...(spelling === null ? [] : [spelling]), ...gramSets.flat()], languages);
  for (const { names } of planned)
    for (const { name } of names) wantStems(name.words, findLanguagesOfName(name, languages));
  const known = groupWordsByStem(await readWordsWithStems(sql, scopes, [...stems].slice(0, MAX_STEMS)));
  const form = (word: string, among: readonly Language[], isIt = acceptEveryWord): Form => {
    const found = [...new Set(among.map((language) => toStemWithLanguage(word, language)))].flatMap(
      (stem) => {
        const words = known.get(stem)?.filter(isIt) ?? [];
        return words.length === 0 ? [] : [{ stem, words }];
      },
    );
    return createWordForm(
      word,
      found.map(({ stem }) => stem),
      found.flatMap(({ words }) => words),
    );
  };

  const addName = (
    term: Term,
    name: Name,
    weight: number,
    matchType: "name" | "kind",
    category: string | null,
  ) => {
    const words = name.words.filter((item) => !STOP_WORDS.has(item));
    // A name that contains the word itself is redundant: a search for "oil" finds "olive oil" anyway.
    const own = words.length > 1 ? [] : (term.alternatives[0]?.forms[0]?.stems ?? []);
    const forms = words.map((entry) =>
      form(
        entry,
        findLanguagesOfName(name, languages).filter(
          (language) => !own.includes(toStemWithLanguage(entry, language)),
        ),
      ),
    );
    if (forms.length === 0 || forms.some(({ stems: of }) => of.length === 0)) return;
    term.alternatives.push({ forms, weight, matchType, entityMark: name.mark, category });
  };
  const addForms = (term: Term, words: readonly string[], matchType: "own" | "part", weight: number) => {
    const forms = words.map((item) => form(item, languages));
    if (forms.some(({ stems: of }) => of.length === 0)) return;
    term.alternatives.push({ forms, weight, matchType });
  };
  const terms: Term[] = planned.map(({ word, spelling, gramSets, names }) => {
    const own = form(word, languages, (other) => !isOtherWordWithSameStem(word, other.word, other.language));
    const term: Term = {
      word,
      weight: 0,
      known: own.stems.length > 0,
      uses: own.uses,
      alternatives: [],
      letter: getLanguageLetterOfNationality(word),
      isModifier: false,
      isHead: false,
      isOffTopic: isOffTopicWord(word),
    };
    if (term.known) term.alternatives.push({ forms: [own], weight: 1, matchType: "own" });
    if (spelling !== null) addForms(term, [spelling], "own", WEIGHTS.spelling);
    for (const grams of gramSets) addForms(term, grams, "part", WEIGHTS.part);
    for (const { name, weight, kind: category } of names) addName(term, name, weight, "name", category);
    return term;
  });
  let areCategoriesAdded: boolean | null = null;
  const addCategories = async (): Promise<boolean> => {
    if (areCategoriesAdded !== null) return areCategoriesAdded;
    areCategoriesAdded = planned.some(({ members }) => members.length > 0);
    if (!areCategoriesAdded) return false;
    stems.clear();
    for (const { members } of planned)
      for (const { name } of members) wantStems(name.words, findLanguagesOfName(name, languages));
    const asked = [...stems].filter((stem) => !known.has(stem)).slice(0, MAX_STEMS);
    for (const [stem, words] of groupWordsByStem(await readWordsWithStems(sql, scopes, asked)))
      known.set(stem, words);
    for (const [i, { members }] of planned.entries()) {
      const term = terms[i];
      if (!term) continue;
      const before = term.alternatives.length;
      for (const { name, kind: category } of members) addName(term, name, WEIGHTS.kind, "kind", category);
      const added = term.alternatives
        .splice(before)
        .sort((a, b) => computeMaxRecipesWithAlternative(b) - computeMaxRecipesWithAlternative(a));
      term.alternatives.push(...added.slice(0, Math.max(MIN_MEMBERS, MAX_MEMBERS / terms.length)));
    }
    return true;
  };
  await addCompoundAlternatives(sql, scopes, parsed, terms, languages);
  await addCompletionsAndCorrections(sql, scopes, parsed, terms, languages, lastIsBegun);
  if (terms.some(({ alternatives }) => alternatives.length === 0)) await addCategories();
  const isAllModifiers = terms.every(({ word }) => isPreparationOrOriginWord(word));
  for (const term of terms) {
    term.isModifier = !isAllModifiers && isPreparationOrOriginWord(term.word);
    term.weight =
      computeTermWeight(term, recipes, parsed.isSentence) * (term.isModifier ? MODIFIER_FACTOR : 1);
  }
  const head = findDishTerm(terms, parsed.head);
  for (const { start, size } of parsed.names) {
    const words = parsed.all.slice(start, start + size);
    const own = terms.filter(({ word }) => words.includes(word));
    // A name of modifiers only, such as "slow cooked", names no dish.
    if (own.some(({ isModifier: isWay }) => !isWay)) for (const term of own) term.weight *= NAMED_FACTOR;
  }
  if (head && terms.length > 1) {
    head.weight *= HEAD_FACTOR;
    head.isHead = !head.isModifier;
  }
  const optionalTerms = parsed.optionalWords.flatMap((word): Term[] => {
    const own = form(word, languages);
    if (own.stems.length === 0) return [];
    return [
      {
        word,
        weight: computeInverseDocumentFrequency(own.uses, recipes),
        known: true,
        uses: own.uses,
        alternatives: [{ forms: [own], weight: 1, matchType: "own" }],
        letter: null,
        isModifier: false,
        isHead: false,
        isOffTopic: false,
      },
    ];
  });
  return { terms, optionalTerms, addCategories };
}

/**
 * The word with digraphs replaced as the index stores umlauts: "haehnchen" becomes "hahnchen". Null if there
 * are none.
 */
function withoutDigraphs(word: string): string | null {
  const plain = replaceUmlautDigraphs(word).replace(/aa/g, "a");
  return plain === word ? null : plain;
}

const acceptEveryWord = (_: KnownWord) => true;

/** An upper bound of the number of recipes that match an alternative. */
const computeMaxRecipesWithAlternative = ({ forms }: Alternative) =>
  Math.min(...forms.map(({ uses }) => uses));

/** The term that names the dish: the first one in Romance languages, otherwise `last`. */
function findDishTerm(terms: readonly Term[], last: string | null): Term | undefined {
  const isRomance = terms.every(({ alternatives }) => {
    const own = alternatives.find(({ matchType }) => matchType === "own")?.forms[0];
    return (
      own !== undefined && own.stems.length > 0 && own.stems.every((stem) => "fsip".includes(stem.charAt(0)))
    );
  });
  return isRomance ? terms[0] : terms.find(({ word }) => word === last);
}

/**
 * Collects, for each wanted word, the synonyms and category members of the word and of all names that contain
 * it.
 */
function planTermsOfNames(parsed: ParsedQuery, languages: readonly Language[]): PlannedTerm[] {
  const { all, names, wanted, gramSets } = parsed;
  const spans = [...names, ...wanted.map((word) => ({ start: all.indexOf(word), size: 1 }))];
  const planned = new Map<string, PlannedTerm>(
    wanted.map((word) => [
      word,
      { word, spelling: withoutDigraphs(word), gramSets: gramSets.get(word) ?? [], names: [], members: [] },
    ]),
  );
  const asked = languages.includes("en") ? languages : [...languages, "en" as const];
  // A query may name a food in another language than the recipes do.
  const inLanguages = [...new Set<Language>([...asked, "en", "de", "fr", "es", "it"])];
  for (const { start, size } of spans) {
    const words = all.slice(start, start + size);
    const members = words.flatMap((word) => planned.get(word) ?? []);
    if (members.length === 0) continue;
    for (const language of inLanguages) {
      const entities = findEntitiesByName(words, language);
      const category = findCategoryInLanguageOrNull(words, language);
      for (const name of entities.flat()) {
        if (name.words.join(" ") === words.join(" ") || !languages.includes(name.language)) continue;
        const weight = name.language === language ? WEIGHTS.name : WEIGHTS.foreign;
        for (const member of members)
          if (member.names.length < MAX_NAMES) member.names.push({ name, weight, kind: category });
      }
      if (category === null) continue;
      for (const item of members)
        item.members.push(
          ...(getCategoryOrNull(category)?.members ?? [])
            .filter((name) => languages.includes(name.language))
            .slice(0, MAX_MEMBER_NAMES)
            .map((name) => ({ name, kind: category })),
        );
    }
  }
  for (const { word, names: own } of planned.values())
    for (const name of translateGermanCompound(word, languages))
      own.push({ name, weight: WEIGHTS.foreign, kind: null });
  return [...planned.values()];
}

/** Inverse document frequency, at least 0.05, so that a word that all recipes have still counts. */
const computeInverseDocumentFrequency = (uses: number, recipes: number) =>
  Math.max(0.05, Math.log((recipes + 1) / (Math.min(uses, recipes) + 0.5)));

/**
 * The weight of a word: the rarer, the higher. A word that no recipe has gets the maximum, so that a recipe
 * with the other words alone rarely covers the query; in a sentence it gets little, because it may be any
 * word.
 */
function computeTermWeight(term: Term, recipes: number, isSentence: boolean): number {
  const most = Math.min(5, computeInverseDocumentFrequency(0, recipes));
  if (term.known) return Math.sqrt(computeInverseDocumentFrequency(term.uses, recipes));
  const strong = term.alternatives.filter(({ matchType }) => matchType !== "kind");
  if (strong.length === 0) return Math.sqrt(most) * (isSentence ? 0.35 : 1);
  const uses = Math.max(...strong.map(({ forms }) => Math.min(...forms.map((form) => form.uses))));
  return Math.sqrt(uses > 0 ? Math.min(most, computeInverseDocumentFrequency(uses, recipes)) : 0.7 * most);
}

const MIN_COMPOUND_LENGTH = 7;
const MAX_PART_NAMES = 2;

/**
 * Translations of a German compound into the languages of the recipes, part by part: "Hähnchencurry" is
 * "chicken curry".
 */
function translateGermanCompound(word: string, languages: readonly Language[]): Name[] {
  if (word.length < MIN_COMPOUND_LENGTH) return [];
  for (const [head, tail] of findCompoundSplits(word)) {
    const tails = findEntitiesByName([tail], "de").flat();
    if (tails.length === 0) continue;
    const heads = findEntitiesByName([head], "de").flat();
    if (heads.length === 0) continue;
    return LANGUAGES.filter((item) => languages.includes(item)).flatMap((language) => {
      const inLanguage = (names: readonly Name[]) =>
        names.filter((name) => name.language === language).slice(0, MAX_PART_NAMES);
      return inLanguage(heads).flatMap((first) =>
        inLanguage(tails).map((last) => ({ words: [...first.words, ...last.words], language })),
      );
    });
  }
  return [];
}

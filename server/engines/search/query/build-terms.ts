import { languagesOfName } from "../lexicon/entities.ts";
import { conceptsOf, isOtherWord, kindNamed, kindOf } from "../lexicon/lexicon.ts";
import type { Name } from "../lexicon/names.ts";
import { isOffTopicWord } from "../lexicon/non-food-words.ts";
import { isModifier, letterOfNation, STOP_WORDS } from "../lexicon/query-stopwords.ts";
import type { SqlHandle } from "../sql-handle.ts";
import { type KnownWord, readStems } from "../vocabulary/read-words.ts";
import { cutsOf } from "../words/compounds.ts";
import { codedStem, LANGUAGES, type Language } from "../words/languages.ts";
import { addCompounds, addTyped, groupByStem, MOST_STEMS } from "./add-match-types.ts";
import type { Understood } from "./parse-query.ts";
import { type Alternative, type Form, formOf, type Unit } from "./terms.ts";

/** How much more than another word the one counts that names the dish. */
const HEAD = 1.3;
/** And a word of a name of several. */
const NAMED = 1.2;
/** And how much less one that says how it is made, or where it is from. */
const MODIFIER = 0.6;
const MOST_NAMES = 24;
/** Members of all kinds of a text together, and of each. */
const MOST_MEMBERS = 32;
const FEWEST_MEMBERS = 4;
/** Names of members that are looked for, of which the commonest are taken. */
const MOST_MEMBER_NAMES = 100;
/** What a name of the text's language counts, and one of another. */
const WEIGHTS = { name: 0.92, foreign: 0.62, kind: 0.34 };

export type Vocabulary = { recipes: number; languages: readonly Language[]; marked: number };

export type Units = {
  units: Unit[];
  side: Unit[];
  /** Adds the members of the kinds that the units name; false where they name none. */
  addKinds: () => Promise<boolean>;
};

type Planned = {
  word: string;
  names: { name: Name; weight: number; kind: string | null }[];
  members: { name: Name; kind: string }[];
};

/** The wanted words with all ways in which the recipes of the scopes say them; `lastIsBegun` completes the last in any case. */
export async function buildUnits(
  sql: SqlHandle,
  scopes: readonly number[],
  understood: Understood,
  vocabulary: Vocabulary,
  lastIsBegun: boolean,
): Promise<Units> {
  const { languages, recipes } = vocabulary;
  const planned = planNames(understood, languages);
  const stems = new Set<string>();
  const wantStems = (words: readonly string[], among: readonly Language[]) => {
    for (const word of words) for (const language of among) stems.add(codedStem(word, language));
  };
  wantStems(understood.side, languages);
  for (const { word } of planned) wantStems([word], languages);
  for (const { names } of planned)
    for (const { name } of names) wantStems(name.words, languagesOfName(name, languages));
  const known = groupByStem(await readStems(sql, scopes, [...stems].slice(0, MOST_STEMS)));
  const form = (word: string, among: readonly Language[], isIt = isAny): Form => {
    const found = [...new Set(among.map((language) => codedStem(word, language)))].flatMap((stem) => {
      const words = known.get(stem)?.filter(isIt) ?? [];
      return words.length === 0 ? [] : [{ stem, words }];
    });
    return formOf(
      word,
      found.map(({ stem }) => stem),
      found.flatMap(({ words }) => words),
    );
  };

  const addName = (unit: Unit, name: Name, weight: number, way: "name" | "kind", kind: string | null) => {
    const forms = name.words
      .filter((item) => !STOP_WORDS.has(item))
      .map((entry) => form(entry, languagesOfName(name, languages)));
    if (forms.length === 0 || forms.some(({ stems: of }) => of.length === 0)) return;
    // A name that holds the word itself says nothing more: "olive oil" for "oil".
    const own = unit.alternatives[0]?.forms[0]?.stems ?? [];
    if (forms.length === 1 && forms[0]?.stems.every((stem) => own.includes(stem))) return;
    unit.alternatives.push({ forms, weight, way, thing: name.mark, kind });
  };
  const units: Unit[] = planned.map(({ word, names }) => {
    const own = form(word, languages, (other) => !isOtherWord(word, other.word, other.language));
    const unit: Unit = {
      word,
      weight: 0,
      known: own.stems.length > 0,
      uses: own.uses,
      alternatives: [],
      letter: letterOfNation(word),
      isModifier: false,
      isHead: false,
      isOffTopic: isOffTopicWord(word),
    };
    if (unit.known) unit.alternatives.push({ forms: [own], weight: 1, way: "own" });
    for (const { name, weight, kind } of names) addName(unit, name, weight, "name", kind);
    return unit;
  });
  let kindsAdded: boolean | null = null;
  const addKinds = async (): Promise<boolean> => {
    if (kindsAdded !== null) return kindsAdded;
    kindsAdded = planned.some(({ members }) => members.length > 0);
    if (!kindsAdded) return false;
    stems.clear();
    for (const { members } of planned)
      for (const { name } of members) wantStems(name.words, languagesOfName(name, languages));
    const asked = [...stems].filter((stem) => !known.has(stem)).slice(0, MOST_STEMS);
    for (const [stem, words] of groupByStem(await readStems(sql, scopes, asked))) known.set(stem, words);
    for (const [i, { members }] of planned.entries()) {
      const unit = units[i];
      if (!unit) continue;
      const before = unit.alternatives.length;
      for (const { name, kind } of members) addName(unit, name, WEIGHTS.kind, "kind", kind);
      const added = unit.alternatives.splice(before).sort((a, b) => usesOf(b) - usesOf(a));
      unit.alternatives.push(...added.slice(0, Math.max(FEWEST_MEMBERS, MOST_MEMBERS / units.length)));
    }
    return true;
  };
  await addCompounds(sql, scopes, understood, units, languages);
  await addTyped(sql, scopes, understood, units, languages, lastIsBegun);
  if (units.some(({ alternatives }) => alternatives.length === 0)) await addKinds();
  const isAllModifiers = units.every(({ word }) => isModifier(word));
  for (const unit of units) {
    unit.isModifier = !isAllModifiers && isModifier(unit.word);
    unit.weight = weightOf(unit, recipes, understood.isSentence) * (unit.isModifier ? MODIFIER : 1);
  }
  const head = headUnit(units, understood.head);
  for (const { start, size } of understood.names) {
    const words = understood.all.slice(start, start + size);
    const own = units.filter(({ word }) => words.includes(word));
    // "Slow cooked" names no dish.
    if (own.some(({ isModifier: isWay }) => !isWay)) for (const unit of own) unit.weight *= NAMED;
  }
  if (head && units.length > 1) {
    head.weight *= HEAD;
    head.isHead = !head.isModifier;
  }
  const side = understood.side.flatMap((word): Unit[] => {
    const own = form(word, languages);
    if (own.stems.length === 0) return [];
    return [
      {
        word,
        weight: idf(own.uses, recipes),
        known: true,
        uses: own.uses,
        alternatives: [{ forms: [own], weight: 1, way: "own" }],
        letter: null,
        isModifier: false,
        isHead: false,
        isOffTopic: false,
      },
    ];
  });
  return { units, side, addKinds };
}

const isAny = (_: KnownWord) => true;

/** Recipes, at most, that have an alternative. */
const usesOf = ({ forms }: Alternative) => Math.min(...forms.map(({ uses }) => uses));

/** What the text is about: its last word, or its first where the language puts the noun there. */
function headUnit(units: readonly Unit[], last: string | null): Unit | undefined {
  const isRomance = units.every(({ alternatives }) => {
    const own = alternatives.find(({ way }) => way === "own")?.forms[0];
    return (
      own !== undefined && own.stems.length > 0 && own.stems.every((stem) => "fsip".includes(stem.charAt(0)))
    );
  });
  return isRomance ? units[0] : units.find(({ word }) => word === last);
}

/** The names of each word, and of the names of several words that it stands in. */
function planNames(understood: Understood, languages: readonly Language[]): Planned[] {
  const { all, names, wanted } = understood;
  const spans = [...names, ...wanted.map((word) => ({ start: all.indexOf(word), size: 1 }))];
  const planned = new Map<string, Planned>(wanted.map((word) => [word, { word, names: [], members: [] }]));
  const asked = languages.includes("en") ? languages : [...languages, "en" as const];
  // A name may be asked for in any language of the kitchen, whichever the recipes are in.
  const inLanguages = [...new Set<Language>([...asked, "en", "de", "fr", "es", "it"])];
  for (const { start, size } of spans) {
    const words = all.slice(start, start + size);
    const members = words.flatMap((word) => planned.get(word) ?? []);
    if (members.length === 0) continue;
    for (const language of inLanguages) {
      const concepts = conceptsOf(words, language);
      const kind = kindNamed(words, language);
      for (const name of concepts.flat()) {
        if (name.words.join(" ") === words.join(" ") || !languages.includes(name.language)) continue;
        const weight = name.language === language ? WEIGHTS.name : WEIGHTS.foreign;
        for (const member of members) if (member.names.length < MOST_NAMES) member.names.push({ name, weight, kind });
      }
      if (kind === null) continue;
      for (const item of members)
        item.members.push(
          ...(kindOf(kind)?.members ?? [])
            .filter((name) => languages.includes(name.language))
            .slice(0, MOST_MEMBER_NAMES)
            .map((name) => ({ name, kind })),
        );
    }
  }
  for (const { word, names: own } of planned.values())
    for (const name of namesOfCompound(word, languages))
      own.push({ name, weight: WEIGHTS.foreign, kind: null });
  return [...planned.values()];
}

/** What every recipe has tells next to nothing, be there two recipes or a million. */
const idf = (uses: number, recipes: number) =>
  Math.max(0.05, Math.log((recipes + 1) / (Math.min(uses, recipes) + 0.5)));

/**
 * How much a word tells recipes apart. One that no recipe has weighs as much as one can, so that a text is met by what it
 * has of it alone where that is most; in a sentence it may be any word.
 */
function weightOf(unit: Unit, recipes: number, isSentence: boolean): number {
  const most = Math.min(5, idf(0, recipes));
  if (unit.known) return Math.sqrt(idf(unit.uses, recipes));
  const strong = unit.alternatives.filter(({ way }) => way !== "kind");
  if (strong.length === 0) return Math.sqrt(most) * (isSentence ? 0.35 : 1);
  const uses = Math.max(...strong.map(({ forms }) => Math.min(...forms.map((form) => form.uses))));
  return Math.sqrt(uses > 0 ? Math.min(most, idf(uses, recipes)) : 0.7 * most);
}

const SHORTEST = 7;
const NAMES_OF_PART = 2;

/**
 * What a German compound of two things of the kitchen is called, part by part, in the languages of the recipes:
 * "Hähnchencurry" is "chicken curry".
 */
function namesOfCompound(word: string, languages: readonly Language[]): Name[] {
  if (word.length < SHORTEST) return [];
  for (const [head, tail] of cutsOf(word)) {
    const tails = conceptsOf([tail], "de").flat();
    if (tails.length === 0) continue;
    const heads = conceptsOf([head], "de").flat();
    if (heads.length === 0) continue;
    return LANGUAGES.filter((item) => languages.includes(item)).flatMap((language) => {
      const inLanguage = (names: readonly Name[]) =>
        names.filter((name) => name.language === language).slice(0, NAMES_OF_PART);
      return inLanguage(heads).flatMap((first) =>
        inLanguage(tails).map((last) => ({ words: [...first.words, ...last.words], language })),
      );
    });
  }
  return [];
}

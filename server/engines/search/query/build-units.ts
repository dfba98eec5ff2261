import { conceptsOf, isKitchenWord, kindNamed, kindOf, type Name } from "../kitchen/kitchen-words.ts";
import { STOP_WORDS } from "../kitchen/words-of-asking.ts";
import type { SqlHandle } from "../sql-handle.ts";
import {
  type KnownWord,
  readCompletions,
  readCorrections,
  readStems,
  readWords,
} from "../vocabulary/read-words.ts";
import { cutsOf } from "../words/compounds.ts";
import { codedStem, type Language } from "../words/languages.ts";
import { namesIn, type Understood } from "./understand.ts";
import { type Alternative, type Form, formOf, formOfKnown, type Unit } from "./units.ts";

/** A word of fewer recipes than these may be another one spelt wrong. */
const RARE = 3;
/** How much more than another word the one counts that names the dish. */
const HEAD = 1.3;
/** And a word of a name of several. */
const NAMED = 1.2;
const SHORTEST_IN_SENTENCE = 6;
const MOST_NAMES = 24;
const MOST_MEMBERS = 16;
const MOST_STEMS = 256;
const MOST_CORRECTIONS = 3;
/** What a name of another language counts, and one of the same, and a member of a kind. */
const WEIGHTS = { name: 0.92, foreign: 0.62, kind: 0.7, begun: 0.9, joined: 0.95, split: 0.8 };

export type Vocabulary = { recipes: number; languages: readonly Language[]; marked: number };

export type Units = {
  units: Unit[];
  side: Unit[];
  /** Adds the members of the kinds that the units name; false where they name none. */
  addKinds: () => Promise<boolean>;
};

type Planned = { word: string; names: { name: Name; weight: number }[]; members: Name[] };

/** The wanted words with all ways in which the recipes of the scopes say them. */
export async function buildUnits(
  sql: SqlHandle,
  scopes: readonly number[],
  understood: Understood,
  vocabulary: Vocabulary,
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
    for (const { name } of names) wantStems(name.words, languagesOf(name, languages));
  const known = groupByStem(await readStems(sql, scopes, [...stems].slice(0, MOST_STEMS)));
  const form = (word: string, among: readonly Language[]): Form => {
    const found = new Set(
      among.map((language) => codedStem(word, language)).filter((stem) => known.has(stem)),
    );
    const uses = [...found].flatMap((stem) => known.get(stem) ?? []).reduce((sum, one) => sum + one.uses, 0);
    return formOf(word, [...found], uses);
  };

  const addName = (unit: Unit, name: Name, weight: number, way: "name" | "kind") => {
    const forms = name.words
      .filter((one) => !STOP_WORDS.has(one))
      .map((one) => form(one, languagesOf(name, languages)));
    if (forms.length === 0 || forms.some(({ stems: of }) => of.length === 0)) return;
    // A name that holds the word itself says nothing more: "olive oil" for "oil".
    const own = unit.alternatives[0]?.forms[0]?.stems ?? [];
    if (forms.length === 1 && forms[0]?.stems.every((stem) => own.includes(stem))) return;
    unit.alternatives.push({ forms, weight, way });
  };
  const units: Unit[] = planned.map(({ word, names }) => {
    const own = form(word, languages);
    const unit: Unit = { word, weight: 0, known: own.stems.length > 0, uses: own.uses, alternatives: [] };
    if (unit.known) unit.alternatives.push({ forms: [own], weight: 1, way: "own" });
    for (const { name, weight } of names) addName(unit, name, weight, "name");
    return unit;
  });
  let kindsAdded: boolean | null = null;
  const addKinds = async (): Promise<boolean> => {
    if (kindsAdded !== null) return kindsAdded;
    kindsAdded = planned.some(({ members }) => members.length > 0);
    if (!kindsAdded) return false;
    stems.clear();
    for (const { members } of planned)
      for (const name of members) wantStems(name.words, languagesOf(name, languages));
    const asked = [...stems].filter((stem) => !known.has(stem)).slice(0, MOST_STEMS);
    for (const [stem, words] of groupByStem(await readStems(sql, scopes, asked))) known.set(stem, words);
    for (const [at, { members }] of planned.entries()) {
      const unit = units[at];
      if (!unit) continue;
      const before = unit.alternatives.length;
      for (const name of members) addName(unit, name, WEIGHTS.kind, "kind");
      const added = unit.alternatives.splice(before).sort((a, b) => usesOf(b) - usesOf(a));
      unit.alternatives.push(...added.slice(0, MOST_MEMBERS));
    }
    return true;
  };
  await addCompounds(sql, scopes, understood, units, languages);
  await addTyped(sql, scopes, understood, units, languages);
  if (units.some(({ alternatives }) => alternatives.length === 0)) await addKinds();
  for (const unit of units) unit.weight = weightOf(unit, recipes, understood.isSentence);
  const head = headUnit(units, understood.head);
  for (const { start, size } of namesIn(understood.all))
    for (const word of understood.all.slice(start, start + size))
      for (const unit of units) if (unit.word === word) unit.weight *= NAMED;
  if (head && units.length > 1) head.weight *= HEAD;
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
      },
    ];
  });
  return { units, side, addKinds };
}

/** Recipes, at most, that have an alternative. */
const usesOf = ({ forms }: Alternative) => Math.min(...forms.map(({ uses }) => uses));

const languagesOf = ({ language }: Name, present: readonly Language[]): Language[] => {
  if (!present.includes(language)) return [];
  return language === "en" || !present.includes("en") ? [language] : [language, "en"];
};

function groupByStem(words: readonly KnownWord[]): Map<string, KnownWord[]> {
  const groups = new Map<string, KnownWord[]>();
  for (const word of words) {
    const group = groups.get(word.stem);
    if (group) group.push(word);
    else groups.set(word.stem, [word]);
  }
  return groups;
}

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
  const { all, wanted } = understood;
  const spans = [...namesIn(all), ...wanted.map((word) => ({ start: all.indexOf(word), size: 1 }))];
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
      for (const name of concepts.flat()) {
        if (name.words.join(" ") === words.join(" ") || !languages.includes(name.language)) continue;
        const weight = name.language === language ? WEIGHTS.name : WEIGHTS.foreign;
        for (const one of members) if (one.names.length < MOST_NAMES) one.names.push({ name, weight });
      }
      const kind = kindNamed(words, language);
      if (kind === null) continue;
      for (const one of members)
        one.members.push(
          ...(kindOf(kind)?.members ?? []).filter((name) => languages.includes(name.language)).slice(0, 60),
        );
    }
  }
  return [...planned.values()];
}

/** "pan cakes" for "pancakes", and "kartoffelsuppe" for "Suppe mit Kartoffeln": what is written together elsewhere. */
async function addCompounds(
  sql: SqlHandle,
  scopes: readonly number[],
  { all }: Understood,
  units: Unit[],
  languages: readonly Language[],
): Promise<void> {
  const pairs = units.flatMap((unit, at): [Unit, Unit, string][] => {
    const next = units[at + 1];
    if (
      !next ||
      all.indexOf(next.word) !== all.indexOf(unit.word) + 1 ||
      unit.word.length + next.word.length < 6
    )
      return [];
    return ["", "n", "s"].map((joint) => [unit, next, unit.word + joint + next.word]);
  });
  const cut = units.filter(({ word, uses }) => uses < 20 && word.length >= 7 && /^\p{L}+$/u.test(word));
  const cuts = cut.flatMap((unit) =>
    cutsOf(unit.word).map(([head, tail]): [Unit, string, string] => [unit, head, tail]),
  );
  const partsIn: readonly Language[] = languages.includes("de") ? ["de"] : languages.slice(0, 1);
  const stemsOf = (part: string) => partsIn.map((language) => codedStem(part, language));
  const joinedWords = [...new Set(pairs.map(([, , word]) => word))];
  const parts = [...new Set(cuts.flatMap(([, head, tail]) => [...stemsOf(head), ...stemsOf(tail)]))];
  const byWord = new Map<string, KnownWord[]>();
  for (const word of await readWords(sql, scopes, joinedWords))
    byWord.set(word.word, [...(byWord.get(word.word) ?? []), word]);
  const byStem = groupByStem(await readStems(sql, scopes, parts.slice(0, MOST_STEMS)));
  const formFor = (word: string) => formOfKnown(byWord.get(word) ?? []);
  const formForPart = (part: string) => formOfKnown(stemsOf(part).flatMap((stem) => byStem.get(stem) ?? []));
  for (const [one, other, word] of pairs) {
    if (!byWord.has(word)) continue;
    const alternative: Alternative = { forms: [formFor(word)], weight: WEIGHTS.joined, way: "joined" };
    one.alternatives.push(alternative);
    other.alternatives.push(alternative);
  }
  for (const unit of cut) {
    const shortest = ([, head, tail]: [Unit, string, string]) => Math.min(head.length, tail.length);
    const [best] = cuts
      .filter((one) => one[0] === unit && shortest(one) >= (unit.known ? 4 : 3))
      .filter(([, head, tail]) => formForPart(head).uses > 0 && formForPart(tail).uses > 0)
      .sort((a, b) => shortest(b) - shortest(a));
    if (best)
      unit.alternatives.push({
        forms: [formForPart(best[1]), formForPart(best[2])],
        weight: WEIGHTS.split,
        way: "split",
      });
  }
}

/** Beginnings of the last word, and corrections of words that no recipe, or hardly one, has. */
async function addTyped(
  sql: SqlHandle,
  scopes: readonly number[],
  { isOpen, wanted, isSentence }: Understood,
  units: Unit[],
  languages: readonly Language[],
): Promise<void> {
  const open = isOpen ? units.find(({ word }) => word === wanted.at(-1)) : undefined;
  if (open && (open.word.length > 1 || /[^a-z0-9]/.test(open.word)) && open.uses < 20) {
    const found = await readCompletions(sql, scopes, open.word);
    for (const [stem, words] of groupByStem(found)) {
      const form = formOfKnown(words);
      const isOwn = open.alternatives.some(
        ({ way, forms }) => way === "own" && forms[0]?.stems.includes(stem),
      );
      if (isOwn || (open.uses > 0 && form.uses < 4 * open.uses)) continue;
      const weight = open.known || open.alternatives.length > 0 ? 0.6 : WEIGHTS.begun;
      open.alternatives.push({ forms: [form], weight, way: "begun" });
    }
  }
  for (const unit of units) {
    const named = unit.alternatives.some(({ way }) => way === "name" || way === "joined" || way === "begun");
    // A word of the kitchen is no slip, and in a sentence hardly a short one is.
    if (unit.uses >= RARE || named || isKitchenWord(unit.word)) continue;
    if (isSentence && unit.word.length < SHORTEST_IN_SENTENCE) continue;
    const corrections = await readCorrections(sql, scopes, unit.word, MOST_CORRECTIONS);
    for (const { known, slips } of corrections) {
      if (unit.known && known.uses < 8 * Math.max(1, unit.uses)) continue;
      if (isSentence && slips > 1) continue;
      const weight = (unit.known ? 0.7 : 0.95) - 0.15 * slips;
      const [form] = formsOf([known], languages);
      if (form) unit.alternatives.push({ forms: [form], weight, way: "corrected" });
    }
  }
}

/** Words of the vocabulary as forms, one for each stem, in whichever language the recipes have the word. */
function formsOf(known: readonly KnownWord[], languages: readonly Language[]): Form[] {
  const forms = new Map<string, Form>();
  for (const { word, stem, uses } of known) {
    const stems = [...new Set([stem, ...languages.map((language) => codedStem(word, language))])];
    const form = forms.get(stem.slice(1));
    forms.set(
      stem.slice(1),
      formOf(form?.word ?? word, [...new Set([...(form?.stems ?? []), ...stems])], (form?.uses ?? 0) + uses),
    );
  }
  return [...forms.values()];
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

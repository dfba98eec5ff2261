import { foldCaseAndAccents } from "#server/engines/text-fold/text-fold.ts";
import { JOINS, MADE_OF, NEVER_ALONE, SAID_ABOUT, SALTS, TIES } from "./food-words.ts";

/** A word of a text. `isClose`: only spaces, apostrophes or hyphens are between it and the word before it. */
export type FoodWord = { key: string; stem: string; isCapital: boolean; isClose: boolean };

/**
 * A name of an ingredient: the stems and the folded forms of its words, and the stem of its main noun
 * (`head`).
 */
export type FoodName = { stems: string[]; keys: string[]; head: string };

const MAX_WORDS = 4000;

export function tokenizeFoodText(text: string): FoodWord[] {
  const words: FoodWord[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    const between = text.slice(end, index);
    end = index + word.length;
    const key = foldCaseAndAccents(word);
    words.push({
      key,
      stem: stemFoodWord(key),
      isCapital: /^\p{Lu}/u.test(word),
      isClose: /^[\s'’-]+$/.test(between),
    });
    if (words.length >= MAX_WORDS) break;
  }
  return words;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  eier: "ei",
  eiern: "ei",
  leaves: "leaf",
  loaves: "loaf",
  pasta: "pasta",
  paste: "paste",
  pastes: "paste",
  oeufs: "oeuf",
  uova: "uov",
  uien: "ui",
};

/**
 * The stem that singular and plural share: tomato and tomatoes, Zwiebel and Zwiebeln, pomodoro and pomodori.
 */
function stemFoodWord(key: string): string {
  const known = Object.hasOwn(IRREGULAR, key) ? IRREGULAR[key] : undefined;
  if (known !== undefined) return known;
  if (key.length < 4) return key;
  const single = key
    .replace(/ies$/, "y")
    .replace(/(?<=o|ch|sh|x|ss)es$/, "")
    .replace(/(?<=[^siu])s$/, "")
    .replace(/(?<=e[lr])n$/, "")
    .replace(/(?<=.{4})en$/, "e")
    .replace(/([aou])\1(?=[^aeiou])/, "$1");
  const stem = single.replace(/[aeioy]{1,2}$/, "");
  return stem.length >= 3 ? stem : single;
}

/** The gender that an ending shows, or null: o and a in Spanish and Italian. "pesce" is no "pesca". */
function guessGenderOrNull(key: string): string | null {
  // Italian "uovo, uova" and Slavic "jajko, jajka" are one word.
  if (/(?:uov|k)[oa]$/.test(key)) return null;
  return /([oa])s?$|[cg](e)$/.exec(key)?.slice(1).find(Boolean) ?? null;
}

/** Whether two words of one stem may be the same: "pimiento" is no "pimienta". */
export function haveSameGender(first: string, second: string): boolean {
  const [own, other] = [guessGenderOrNull(first), guessGenderOrNull(second)];
  return own === null || other === null || own === other;
}

/**
 * The names in an ingredient's text before its first comma. Each alternative ("butter or margarine") is one
 * name.
 */
export function parseFoodNamesOfIngredient(name: string): FoodName[] {
  const own = name.replace(/\([^)]*\)/g, " ").split(/[,;:–]/, 1)[0] ?? "";
  const names: FoodName[] = [];
  let part: FoodWord[] = [];
  for (const word of [...tokenizeFoodText(own), null]) {
    if (word !== null && !JOINS.has(word.key)) {
      part.push(word);
      continue;
    }
    const made = createFoodNameOrNull(part);
    if (made) names.push(made);
    part = [];
  }
  // Drops a lone product word next to a longer name: "flour or corn tortillas" is not flour, "chicken stock
  // or water" not water.
  const isLong = names.some(({ keys }) => keys.length > 1);
  return names.filter(
    ({ keys }) => !isLong || keys.length > 1 || !MADE_OF.has(keys[0] ?? "") || SALTS.has(keys[0] ?? ""),
  );
}

function createFoodNameOrNull(words: readonly FoodWord[]): FoodName | null {
  const tie = words.findIndex(({ key }, i) => i > 0 && TIES.has(key));
  const said = words.filter(({ key }) => !SAID_ABOUT.has(key) && !TIES.has(key));
  if (said.length === 0) return null;
  const before = tie < 0 ? said : said.filter((word) => words.indexOf(word) < tie);
  const canStand = (before.length > 0 ? before : said).filter(({ key }) => !NEVER_ALONE.has(key));
  const head = canStand.at(-1) ?? said.at(-1);
  return { stems: said.map(({ stem }) => stem), keys: said.map(({ key }) => key), head: head?.stem ?? "" };
}

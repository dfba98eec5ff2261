import { getAmountVocabulary, getUnitWordsById, LANGUAGES } from "#server/engines/amounts/amounts.ts";
import { pick, type Random } from "./random.ts";

const ALPHABETS = [
  "abcdefghijklmnopqrstuvwxyz",
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "äöüßéèêçñãõåøæłżśćąęőű",
  "абвгдежзийклмнопрстуфхцчшщъыьэюя",
  "αβγδεζηθικλμνξοπρστυφχψω",
  "אבגדהוזחטיכלמנסעפצקרשת",
  "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
  "一二三四五六七八九十百千万克杯匙鸡蛋",
  "あいうえおかきくけこさしすせそ",
  "한글마늘양파소금",
].map((text) => Array.from(text));
const MARKS = Array.from(".,;:!?/\\|-–—~_'’\"“”()[]{}<>&+*×x%°#@=$€™®•·…\t \u00a0\u200b\u2028\u0000\ufeff");
const GLYPHS = Array.from("½⅓⅔¼¾⅕⅛⅜⅝⅞²³①٣५Ⅷ⁄");
const ODD = [
  ..."🍅🥕👩‍🍳🇫🇷e\u0301\u0301a\u0308\u200d\ufe0f",
  "\ud800",
  "\udfff",
  "ﬁ",
  "K",
  "İ",
  "ẞ",
  "__proto__",
  "constructor",
  "toString",
];
const FOODS =
  "flour sugar butter onions garlic olive oil salt black pepper chicken stock tomatoes Zwiebeln Mehl ail beurre cebolla ajo farina uova uien meel farinha ovos lök mjöl løg smør cebula mąka chopped finely peeled gehackt haché picada tritato gehakt picado hackad hakket posiekana for serving zum Braten to taste optional".split(
    " ",
  );

/** Words that the parser of ingredient lines knows, in all languages. */
const KNOWN = LANGUAGES.flatMap((language) => {
  const { numbers, ...lists } = getAmountVocabulary(language);
  const words = [lists.about, lists.range, lists.plus, lists.of, lists.each, lists.sizes, lists.vague];
  const units = Object.values(getUnitWordsById(language)).flat();
  return [...units, ...numbers.keys(), ...words.flatMap((list) => [...list])].filter((word) => word !== "");
});

export const upTo = (random: Random, most: number) => Math.floor(random() * (most + 1));
export const some = (random: Random, most: number, make: () => string) =>
  Array.from({ length: 1 + upTo(random, most - 1) }, make);

function digits(random: Random): string {
  return some(random, pick(random, [1, 2, 3, 8, 30]), () => String(upTo(random, 9))).join("");
}

function number(random: Random): string {
  const choice = random();
  if (choice < 0.4) return digits(random);
  if (choice < 0.55) return pick(random, GLYPHS);
  if (choice < 0.7) return `${digits(random)}/${digits(random)}`;
  if (choice < 0.85) return `${digits(random)}${pick(random, [".", ","])}${digits(random)}`;
  return `${digits(random)}${pick(random, ["-", "–", " ", " x ", "+", " to ", " bis "])}${digits(random)}`;
}

function piece(random: Random): string {
  const choice = random();
  if (choice < 0.25) return number(random);
  if (choice < 0.5) return pick(random, KNOWN);
  if (choice < 0.7) return pick(random, FOODS);
  if (choice < 0.82) return some(random, 3, () => pick(random, MARKS)).join("");
  if (choice < 0.88) return some(random, 2, () => pick(random, ODD)).join("");
  if (choice < 0.9)
    return pick(random, ["1", "½", "a", "(", ",", "é", "🍅", "cup "]).repeat(upTo(random, 300));
  const letters = pick(random, ALPHABETS);
  return some(random, 12, () => pick(random, letters)).join("");
}

/** An ingredient line of random words and characters, some of them without a space in between. */
export function randomIngredientLine(random: Random): string {
  const joint = pick(random, [" ", " ", " ", "", ", ", "-"]);
  const most = pick(random, [3, 6, 10, 20, 60]);
  return some(random, most, () => piece(random) + (random() < 0.1 ? "" : joint)).join("");
}

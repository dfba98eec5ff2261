import { unitKey } from "./units.ts";

const set = (text: string) => new Set(text.split(/\s+/));

const NUMBER_WORDS = new Map<string, number>(
  (
    [
      [1, "one an a ein eine einen einem un une uno una um uma een en et ett jeden jedna jedno"],
      [2, "two zwei deux dos due twee dois duas tva to dwa dwie"],
      [3, "three drei trois tres tre drie trzy"],
      [4, "four vier quatre cuatro quattro quatro fyra fire cztery"],
      [5, "five funf cinq cinco cinque vijf fem piec"],
      [6, "six sechs seis sei zes sex seks szesc"],
      [7, "seven sieben sept siete sette zeven sete sju syv siedem"],
      [8, "eight acht huit ocho otto oito atta otte osiem"],
      [9, "nine neun neuf nueve nove negen nio ni dziewiec"],
      [10, "ten zehn dix diez dieci tien dez tio ti dziesiec"],
      [11, "eleven elf onze undici elva elleve"],
      [12, "twelve zwolf douze doce dodici twaalf tolv dwanascie"],
    ] as const
  ).flatMap(([value, words]) => words.split(" ").map((word) => [word, value] as const)),
);
const HALF_WORDS = set(
  "half halbe halber halbes demi demie medio media mezzo mezza halve meia meio halv halvt pol",
);
const ARTICLES = set("a an ein eine einen un une uno una um uma een en et ett to ti ni");

/** The value of a number word ("two", "zwei"), or null. A word that is also an article counts: ask isArticle. */
export const numberWord = (word: string) => NUMBER_WORDS.get(unitKey(word)) ?? null;
export const isHalf = (word: string) => HALF_WORDS.has(unitKey(word));
/** Words that mean one only where a unit follows: "a pinch", but "a few" and "en" as in. */
export const isArticle = (word: string) => ARTICLES.has(unitKey(word));

const ABOUT = set(
  "about approximately approx around roughly ca circa etwa ungefahr environ unos unas aproximadamente ongeveer cerca omkring ungefar okolo",
);
export const isAbout = (word: string) => ABOUT.has(unitKey(word));

const RANGE = set("to or bis oder a ou o of tot ate till til eller do lub");
export const isRangeWord = (word: string) => RANGE.has(unitKey(word));

const PLUS = set("plus and und et y e en och og i mas piu mais plus oraz");
export const isPlus = (word: string) => PLUS.has(unitKey(word));

const OF = set("of de du des d' d’ l' l’ di da do del della dello van von af av");
/** Words that only tie an amount to its name: "2 cups of flour", "3 gousses d'ail". */
export const isOf = (word: string) => OF.has(unitKey(word));

const SIZES = set(
  "small medium large big jumbo tiny miniature extra-large medium-size medium-sized medium-large large-sized small-sized lg sm md med scant heaped heaping generous rounded level good-sized thick thin " +
    "klein kleine kleiner kleines kleinen mittelgross mittelgrosse mittelgroßes mittelgroße mittelgroßer mittelgroßen gross grosse grosser groß große großer großes großen gehaufte gehaufter gestrichene gestrichener petit petite petits petites grand grande grands grandes moyen moyenne moyens moyennes gros grosse grosses bombee bombees rase rases " +
    "pequeno pequena pequenos pequenas grandes mediano mediana medianos medianas medio piccolo piccola piccoli piccole grandi medi colmo colmi raso rasi grote groot kleine middelgrote volle afgestreken media medias medios cheia cheias rasa rasas " +
    "liten litet sma stor stort stora mellanstor mellanstora rage ragad lille store mellemstor mellemstore topped strogen duzy duza duze duzych maly mala male malych sredni srednia srednie srednich plaska plaskie czubata czubate",
);
const SIZE_INTENSIFIERS = set("very extra");
export const isSize = (word: string) => SIZES.has(unitKey(word)) || SIZES.has(word.toLowerCase());
export const isSizeIntensifier = (word: string) => SIZE_INTENSIFIERS.has(unitKey(word));

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

const PREPARED = set(
  "chopped grated minced sliced cooked shredded diced packed peeled toasted crushed squeezed crumbled uncooked cubed drained shelled melted chilled sifted unsifted slivered seeded refrigerated cracked mashed trimmed hard-cooked hard-boiled softened torn snipped lukewarm cleaned julienned imported shaved halved steamed rinsed shucked thawed hulled boned beaten deveined picked strained boiled cored skinned pureed stemmed washed quartered iced warmed leftover pitted blanched poached sieved flaked scalded room-temperature store-bought homemade " +
    "gehackt gehackte gehackter gehacktes gehackten gerieben geriebene geriebener geriebenen geschalt geschalte geschnitten geschnittene zerlassene zerlassener hache hachee haches hachees rape rapee rapes fondu picado picada picados picadas rallado rallada tritato tritata tritati grattugiato grattugiata gehakt gehakte fijngehakt fijngehakte geraspte gesneden gesmolten ralado ralada hackad hackade riven rivet finhackad finhackade hakket hakkede finthakket revet posiekana posiekane posiekany starty starta starte",
);
const HOW = set(
  "finely freshly coarsely thinly roughly loosely lightly firmly tightly thickly fully very well fresh-squeezed fein grob frisch fijn grof finement fint",
);
const GROUND = set("ground cracked grated squeezed chopped milled");
/** Preparation before a name: "chopped onion". */
export const isPrepared = (word: string) => PREPARED.has(unitKey(word));
/** How something is prepared: "finely". */
export const isHow = (word: string) => HOW.has(unitKey(word));
/** "ground" is part of a name ("ground beef") unless a "freshly" stands before it. */
export const isGround = (word: string) => GROUND.has(unitKey(word));

const NOTE_STARTS = set(
  "for peeled cut such plus at like as dissolved if that beaten finely drained preferably divided optional chopped sliced diced minced melted softened crushed trimmed rinsed halved cooked thinly roughly coarsely torn " +
    "zum zur fur pour para per voor till til do geschalt gehackt gewurfelt hache",
);
/** A word that ends the name without a comma: "salt for the pasta". */
export const startsNote = (word: string) => NOTE_STARTS.has(unitKey(word));

const TO_NOTES = set(
  "taste serve garnish decorate cover coat grease finish drizzle dust sprinkle brush fry glaze float glass",
);
/** The word after "to" in "to taste", "to serve". */
export const isPurpose = (word: string) => TO_NOTES.has(unitKey(word));

const DESCRIBES = set(
  "boneless skinless bone-in skin-on fresh dried dry large small medium ripe firm ripe unsalted salted low-fat fat-free nonfat lean sweet red green yellow white black hot whole thick thin raw frozen plain smoked mild young tender reduced-fat low-sodium regular-cut extra-virgin virgin extra fine free-range long-grain short-grain medium-ripe firm-ripe all-purpose unbleached day-old crusty sturdy good-quality high-quality soft cold sharp strong light dark heavy full-fat frozen canned sweetened unsweetened natural french italian roasted smoked seedless whole-wheat",
);
/** An adjective: a comma after nothing but these does not end the name ("boneless, skinless chicken"). */
export const isDescription = (word: string) => DESCRIBES.has(unitKey(word)) || isPrepared(word);

const PART_OF = set(
  "zest juice rind peel skin greens leaves saft schale zeste jus zumo jugo ralladura cascara succo scorza sap rasp sumo suco raspa skal saften sok skorka",
);
/** What one takes of a fruit: "zest of 1 lemon". */
export const isPartOf = (word: string) => PART_OF.has(unitKey(word));

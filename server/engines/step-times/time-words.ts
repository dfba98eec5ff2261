/** A token with its key; words joined by hyphens are taken apart. */
export type TimeToken = { key: string; value: number | null; start: number; end: number };

const list = (words: string) => new Set(words.split(" "));

/** Lower case without accents and full stops: "Std." is "std", "Fünf" is "funf". */
export function timeKey(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[\u0300-\u036f.]/g, "")
    .replace(/’/g, "'")
    .toLowerCase();
}

function table<Value>(rows: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> {
  return new Map(rows.flatMap(([value, words]) => words.split(" ").map((word) => [word, value] as const)));
}

/** In seconds. */
export const HOUR = 3600;

/** Seconds of each unit word. Days and weeks are waited for without a timer. */
export const TIME_UNITS = table([
  [
    1,
    "second seconds sec secs sek sekunde sekunden seconde secondes seconden secondo secondi segundo segundos seg",
  ],
  [1, "sekund sekunder sekundy"],
  [60, "minute minutes min mins minuten minuto minutos minuti minuut minuutje minuutjes mn"],
  [60, "minuter minutter minut minuty"],
  [900, "viertelstunde kwartier kwartiertje"],
  [2700, "dreiviertelstunde"],
  [HOUR, "hour hours hr hrs h stunde stunden std stdn heure heures hora horas ora ore uur uren uurtje"],
  [HOUR, "timme timmar godzina godziny godzin godzine"],
  [HOUR / 2, "demi-heure halbstunde"],
]);

/** Unit words that stay the same for one and for many; of the others "20 minute" speaks of a thing, not of a time. */
export const ENGLISH_SINGULAR = list("minute hour second");

/** Number words; "half" and its likes are told apart below. */
export const NUMBER_WORDS = table([
  [1, "one ein eine einen einer einem un une una uno un' um uma een en ett et"],
  [2, "two couple zwei deux dos dois duas due twee tva"],
  [3, "three drei trois tres tre drie"],
  [4, "four vier quatre cuatro quattro fyra"],
  [5, "five funf cinq cinco cinque vijf fem"],
  [6, "six sechs seis sei zes"],
  [7, "seven sieben sept siete sette zeven"],
  [8, "eight acht huit ocho otto"],
  [9, "nine neun neuf nueve nove negen"],
  [10, "ten zehn dix diez dieci tien tio"],
  [11, "eleven elf onze undici elva"],
  [12, "twelve zwolf douze doce dodici twaalf"],
  [13, "thirteen dreizehn treize trece tredici dertien tretton"],
  [14, "fourteen vierzehn quatorze catorce quattordici veertien fjorton"],
  [15, "fifteen funfzehn quinze quince quindici vijftien"],
  [16, "sixteen sechzehn seize dieciseis sedici zestien sexton"],
  [17, "seventeen siebzehn dix-sept diecisiete diciassette zeventien sjutton"],
  [18, "eighteen achtzehn dix-huit dieciocho diciotto achttien arton"],
  [19, "nineteen neunzehn dix-neuf diecinueve diciannove negentien nitton"],
  [20, "twenty zwanzig vingt veinte venti twintig"],
  [25, "twenty-five funfundzwanzig veinticinco venticinque"],
  [30, "thirty dreißig dreissig trente treinta trenta dertig"],
  [40, "forty vierzig quarante cuarenta quaranta veertig"],
  [45, "forty-five funfundvierzig cuarenta-y-cinco quarantacinque"],
  [50, "fifty funfzig cinquante cincuenta cinquanta vijftig"],
  [60, "sixty sechzig soixante sesenta sessanta zestig"],
  [70, "seventy siebzig settanta zeventig"],
  [80, "eighty achtzig ochenta ottanta tachtig"],
  [90, "ninety neunzig noventa novanta negentig"],
  [1.5, "anderthalb eineinhalb anderhalf"],
  [2.5, "zweieinhalb"],
]);

/** A word of these may go on: "twenty-five", "treinta y cinco". */
export const TENS: ReadonlySet<number> = new Set([20, 30, 40, 50, 60, 70, 80, 90]);

/** One, but only where a unit of time follows. */
export const ARTICLES = list("a an another un une una un' um uma ein eine einer einen een");
export const HALVES = list(
  "half halb halbe halben halbes demi demi- demie media medio meia meio mezza mezzo mezz' halve",
);
export const QUARTERS = list("quarter quarters quart quarts cuarto cuartos quarto quarti");
/** Between a number and its unit: "5 more minutes". */
export const MORE = list("more additional further extra weitere autres altri mas meer");
/** Between a part and its hour: "quarter of an hour", "quart d'heure". */
export const OF = list("of de d' di van");

export const RANGE_WORDS = list("- ‐ ‑ – — to or till bis oder a ou o tot of til");
/** Between the ends of a range only where one of BETWEEN stands before it; between 1 hour and 10 minutes always. */
export const AND = list("and und et y e en & och i");
export const BETWEEN = list("between zwischen entre tra fra tussen");

/** In front of a time that is not waited for: "every 5 minutes", "within 2 hours", "twice an hour". */
export const NOT_AFTER = list(
  "every each alle jede jeden toutes cada ogni elke iedere within under inside innerhalb binnen once twice times than keeps keep lasts store stored halt conserve conserver conserva houdbaar previous any",
);
/** May stand between those and the time: "keeps for up to 8 hours", "toutes les 5 minutes", "om de 5 minuten". */
export const SKIPPED_BEFORE = list(
  "for up to the les about around approx ca circa etwa approximately als sich at least mindestens au moins min minimum almeno",
);
/** Behind a time that tells when, not how long. */
export const WHEN_WORDS = list("ahead advance beforehand earlier old ago vorher zuvor later less");
/** Behind such a time too, unless somebody is told to wait that long: "rest 10 minutes before slicing". */
export const BEFORE_WORDS = list("before prior avant prima antes vor voor voordat bevor");
export const FOR_WORDS = list(
  "for another further more pendant durante per fur gedurende encore weitere additional",
);
export const PER_WORDS = list("per pro par por je");
/** What a time can be counted by: "20 minutes per 500 g". */
export const PER_THINGS = list(
  "kg kilo kilos kilogram kilogramm lb lbs pound pfund pond g gram gramm livre inch cm",
);

/** What goes on for a while. Behind "10-minute" and "20 minute" they make a time of it; before one, a wait. */
export const PROCESSES = list(
  "rest resting stand standing sit sitting soak soaking simmer simmering boil boiling bake baking roast roasting fry frying cook cooking chill chilling cool cooling cool-down knead kneading rise rising proof proofing prove proving steep steeping marinate marinade marinating wait brew brewing steam steaming saute braise refrigerate freeze drain blanch whisk whisking stir stirring burst bursts interval intervals infusion grill grilling period time timer blitz mix microwave " +
    "ruhen ziehen kochen backen kocheln braten quellen gehen abkuhlen ruhezeit backzeit kochzeit reposer mijoter cuire cuisson repos refroidir mariner reposar hervir cocer hornear enfriar reposo riposare cuocere bollire riposo cottura raffreddare rusten koken bakken sudderen afkoelen trekken",
);
/** Words that go on with the sentence behind a time; anything else names what the time describes. */
export const GOES_ON = list(
  "on in at over until till or and then with without to for from while but more longer per before after each if by under into as of uncovered covered stirring turning undisturbed total again so",
);

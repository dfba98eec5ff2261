import { normalizeUnitWord } from "#server/engines/amounts/amounts.ts";

const createWordSet = (text: string) => new Set(text.split(/\s+/));

const PREPARED = createWordSet(
  "chopped grated minced sliced cooked shredded diced packed peeled toasted crushed squeezed crumbled uncooked cubed drained shelled melted chilled sifted unsifted slivered seeded refrigerated cracked mashed trimmed hard-cooked hard-boiled softened torn snipped lukewarm cleaned julienned imported shaved halved steamed rinsed shucked thawed hulled boned beaten deveined picked strained boiled cored skinned pureed stemmed washed quartered iced warmed leftover pitted blanched poached sieved flaked scalded room-temperature store-bought homemade " +
    "gehackt gehackte gehackter gehacktes gehackten gerieben geriebene geriebener geriebenen geschalt geschalte geschnitten geschnittene zerlassene zerlassener hache hachee haches hachees rape rapee rapes fondu picado picada picados picadas rallado rallada tritato tritata tritati grattugiato grattugiata gehakt gehakte fijngehakt fijngehakte geraspte gesneden gesmolten ralado ralada hackad hackade riven rivet finhackad finhackade hakket hakkede finthakket revet posiekana posiekane posiekany starty starta starte",
);
const HOW = createWordSet(
  "finely freshly coarsely thinly roughly loosely lightly firmly tightly thickly fully very well fresh-squeezed fein grob frisch fijn grof finement fint",
);
const GROUND = createWordSet("ground cracked grated squeezed chopped milled");
/** Whether a word is preparation, which may precede a name ("chopped onion"). */
export const isPreparationParticiple = (word: string) => PREPARED.has(normalizeUnitWord(word));
/** Whether a word says how something is prepared ("finely"). */
export const isPreparationAdverb = (word: string) => HOW.has(normalizeUnitWord(word));
/**
 * Whether a word is part of the name ("ground beef") unless an adverb precedes it ("freshly ground pepper").
 */
export const isGroundOrSimilarWord = (word: string) => GROUND.has(normalizeUnitWord(word));

const NOTE_STARTS = createWordSet(
  "for peeled cut such plus at like as dissolved if that beaten finely drained preferably divided optional chopped sliced diced minced melted softened crushed trimmed rinsed halved cooked thinly roughly coarsely torn " +
    "zum zur fur pour para per voor till til do geschalt gehackt gewurfelt hache",
);
/** Whether a word ends the name without a comma ("salt for the pasta"). */
export const isWordStartingNote = (word: string) => NOTE_STARTS.has(normalizeUnitWord(word));

const TO_NOTES = createWordSet(
  "taste serve garnish decorate cover coat grease finish drizzle dust sprinkle brush fry glaze float glass",
);
/** Whether a word after "to" states a purpose ("to taste", "to serve"). */
export const isPurposeWord = (word: string) => TO_NOTES.has(normalizeUnitWord(word));

const DESCRIBES = createWordSet(
  "boneless skinless bone-in skin-on fresh dried dry large small medium ripe firm ripe unsalted salted low-fat fat-free nonfat lean sweet red green yellow white black hot whole thick thin raw frozen plain smoked mild young tender reduced-fat low-sodium regular-cut extra-virgin virgin extra fine free-range long-grain short-grain medium-ripe firm-ripe all-purpose unbleached day-old crusty sturdy good-quality high-quality soft cold sharp strong light dark heavy full-fat frozen canned sweetened unsweetened natural french italian roasted smoked seedless whole-wheat",
);
/**
 * Whether a word is an adjective. A comma after adjectives alone does not end the name ("boneless, skinless
 * chicken").
 */
export const isDescriptiveWord = (word: string) =>
  DESCRIBES.has(normalizeUnitWord(word)) || isPreparationParticiple(word);

const PART_OF = createWordSet(
  "zest juice rind peel skin greens leaves saft schale zeste jus zumo jugo ralladura cascara succo scorza sap rasp sumo suco raspa skal saften sok skorka",
);
/** Whether a word names a part of a fruit or plant ("zest of 1 lemon"). */
export const isWordForPartOfIngredient = (word: string) => PART_OF.has(normalizeUnitWord(word));

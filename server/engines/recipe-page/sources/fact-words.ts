import {
  createWordListPattern,
  foldCaseAndAccentsKeepingPositions,
} from "#server/engines/languages/languages.ts";

/**
 * The kinds of recipe times, each with a pattern of its labels in all languages. The pattern matches text in
 * lower case without accents.
 */
export const TIME_KINDS: readonly (readonly [string, string])[] = [
  ["prepTime", createWordListPattern("prep")],
  ["cookTime", createWordListPattern("cook")],
  ["totalTime", createWordListPattern("total")],
  // "makingTime" is the cooking time if the page states a preparation time, else the total.
  ["makingTime", createWordListPattern("making")],
];

/** Matches the word "time" in many languages, as a word or a suffix of a label. */
export const TIME_WORD = foldCaseAndAccentsKeepingPositions(
  "(?: ?(?:times?|tid|tijd|zeit|dauer|temps|tiempo|tempo|idő|ideje|čas|süresi|χρόνος|время|time))?",
);

const TIME_NAMES = [
  ...TIME_KINDS.map(([, names]) => names),
  createWordListPattern("rest"),
  createWordListPattern("time"),
].join("|");
const TIME_LINE = new RegExp(`^(?:${TIME_NAMES})${TIME_WORD}(?: total)? ?[:：–-]? ?\\d[^.!]{0,24}$`);
const LEVEL_LINE = new RegExp(
  `^(?:${createWordListPattern("difficulty")}) ?[:：] ?\\p{L}[\\p{L} ]{2,20}$`,
  "u",
);

/** Whether a line is only a labelled time or difficulty ("Cuisson 10 min"). */
export function isTimeOrDifficultyLine(text: string): boolean {
  if (text.length > 50) return false;
  const folded = foldCaseAndAccentsKeepingPositions(text);
  return TIME_LINE.test(folded) || LEVEL_LINE.test(folded);
}

/** Matches words for the people served. */
export const PEOPLE = createWordListPattern("people");

/** Matches labels before a number of servings or pieces. */
export const YIELD_LABELS = createWordListPattern("yields");

/** Matches words for "cuisine", as a label ("Cuisine: Thai") or after a name ("Chinese keuken"). */
export const CUISINE_LABELS = createWordListPattern("cuisine");

export const DIFFICULTY_LABELS = createWordListPattern("difficulty");

/** Matches the first letters of the names of cuisines. */
export const CUISINE_STEMS = foldCaseAndAccentsKeepingPositions(
  "ital|chin|sichuan|szechuan|canton|japan|japon|japán|giappon|thai|thaï|tailand|indi(?:an|sch|a|o|en|aas)|ind(?:yj|ick)|mexi|mexik|meksyk|french|franz|franç|frances|frans|fransk|francu|greek|griech|grec|griek|görög|spani|spansk|spaans|spagn|españ|espagn|american|amerik|amérique|americ|turk|türk|turc|korean|korea|corea|vietnam|wietnam|marocc|moroc|marok|mediterr|mediterr|medite|śródziem|asia|asiat|aziat|azjat|oriental|british|brits|english|engels|irish|scott|welsh|german|deutsch|duits|alemã|alleman|austri|österr|oostenr|swiss|schweiz|polish|polsk|polon|ungar|hungar|hongr|magyar|russi|rosyjs|scandinav|skandinav|nordic|swedish|svensk|schwed|danish|dansk|norsk|norweg|finnish|dutch|nederland|holland|portug|brasil|brazil|peru|caribb|karib|caraïb|jamaic|cajun|creole|kreol|southern|tex-mex|texmex|filipin|indones|malays|singapor|lebanes|liban|middle east|israel|jewish|persian|iran|ethiop|african|afrik|hawai|cuban|argentin|pakistan|nepal|sri lank|bengal|punjab|balkan|georgi|ukrain|czech|česk|latin|levant|hakka|taiwan|burmes|cambod|tunis|egypt|syri|afghan",
);

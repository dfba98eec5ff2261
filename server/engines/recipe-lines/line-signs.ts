import {
  type Language,
  parseLanguageTag,
  readLeadingAmountOrNull,
  tokenizeLine,
} from "#server/engines/amounts/amounts.ts";
import {
  createTimeUnitPattern,
  foldCaseAndAccentsKeepingPositions,
} from "#server/engines/languages/languages.ts";
import { extractFoldedWords, type VerbReader } from "./cooking-verbs.ts";
import { splitSentences } from "./sentences.ts";

/**
 * How a line states its amount: with a unit before the name, after the name ("behind"), as a number without a
 * unit ("count"), or without a number ("words").
 */
type Measure = "unit" | "behind" | "count" | "words";

export type LineFeatures = {
  measure: Measure | null;
  words: number;
  /**
   * `openings`: the number of sentences that begin with a verb of cooking. `verbs`: the number of such verbs
   * elsewhere.
   */
  openings: number;
  verbs: number;
  /** The number of verbs that mean cooking at every position. */
  cooking: number;
  /** The number of connecting words that are rare in ingredients ("until", "then", "darin"). */
  ties: number;
  sentences: number;
  ends: boolean;
  /** Whether the line has a temperature or a duration. */
  heat: boolean;
};

const TASTE =
  /(?:^|[\s(,])(?:to taste|as needed|as required|for serving|to serve|for garnish|to garnish|for frying|for greasing|for dusting|optional|a (?:pinch|handful|dash|splash|drizzle|knob|squeeze|few)|pinch|handful|dash|splash|some|nach geschmack|nach belieben|nach bedarf|zum (?:bestreuen|garnieren|braten|anbraten|servieren|einfetten|bestäuben|würzen|verzieren|bepinseln)|etwas|ein wenig|einige|eine handvoll|prise|au goût|selon (?:le |votre )?goût|pour (?:servir|décorer|la déco)|un peu|une pincée|quelques|une poignée|un filet|al gusto|para (?:servir|decorar|freír)|un poco|una pizca|un chorro|q\.? ?b\.?|quanto basta|un pizzico|per (?:servire|decorare|friggere|guarnire)|naar smaak|om te (?:bakken|serveren)|snufje|scheutje|handje|wat|a gosto|uma pitada|para untar|efter smak|till (?:servering|stekning|garnering)|nypa|lite|efter smag|til (?:servering|stegning|pynt)|lidt|etter smak|litt|do smaku|szczypta|do smażenia|garść)(?=$|[\s),.])/iu;
const STAPLE =
  /^(?:(?:sea |kosher |freshly ground |black |coarse |fine |olive |vegetable |cooking )*(?:salt|pepper|oil|butter|sugar|flour|water|parsley|basil|cinnamon|nutmeg)|salz|pfeffer|öl|butter|zucker|wasser|petersilie|muskat|zimt|sel|poivre|huile|beurre|persil|sal|pimienta|aceite|sale|pepe|olio|zout|peper|olie|sal|pimenta|azeite|peppar|olja|peber|olie|sól|pieprz|olej)(?:$|[\s,&/+])/iu;
const TIES: ReadonlySet<string> = new Set(
  "the until then into it them while until over off onto when once through bis dann darin darauf dazu damit alles den dem unter wenn sobald sind ist wird werden jeweils jusqu puis pendant quand laissez laisser bien lorsque fois hasta luego mientras cuando todo finche poi mentre quando tutto tot dan terwijl alles erdoor ate depois enquanto tudo tills sedan medan allt indtil derefter imens til nastepnie potem gdy calosc".split(
    " ",
  ),
);
const HEAT =
  /\d ?°|\d ?º|\d ?(?:degrees|grad(?:er|i|os)?|degrés|celsius|fahrenheit)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[1-4]\d\d ?[FC](?![\p{L}\p{N}])|\d ?(?:min(?:\.|s|ute[sn]?|uto?s|uti|uter|utter|ut)?|hours?|hrs?|stunden?|heures?|horas?|ore|uur|timm(?:e|ar)|timer|godzin\p{L}*)(?!\p{L})/iu;
const TIME_LEAD = new RegExp(
  `^(?:(?:about|ca\\.?|etwa|environ|circa|after|nach) )?\\d[\\d–-]* ?(?:${createTimeUnitPattern("minutes")}|${createTimeUnitPattern("hours")}|sec|sek)(?:(?<=\\p{Script=Han})|(?![\\p{L}\\p{N}]))`,
  "u",
);
const BEHIND =
  /^\p{L}[^.;!?]{0,60}?[\s:,(–—-]((?:ca\.? ?|about )?[\d¼½¾⅓⅔⅛][\d.,/\s–-]{0,8})\s?([\p{L}][\p{L}. ]{0,20})?\)?(?:[,(].{0,40})?$/u;
const BEHIND_COUNT = /^\p{L}[^.;!?\d]{1,40}?(?:\s[x×]\s?|\s*[:–—-]\s*|\t|\s)\(?[\d½¼¾]{1,3}\)?$/u;

const LAST = /(?<=^\p{L}.{0,60}\s)\d[\d.,/]{0,6} ?\p{L}{1,12}$/u;

const DIGIT = /[\d¼½¾⅓⅔⅛⅜⅝⅞⅕]/;
/** The longest amount in characters; amounts in words are shorter than those in digits. */
const MAX_AMOUNT_LENGTH = 48;
const MAX_WORDED_AMOUNT_LENGTH = 26;

function hasUnitInAmount(amount: string, language: Language): boolean {
  const line = `${amount} x`;
  return (
    (readLeadingAmountOrNull({ line, tokens: tokenizeLine(line, language), language })?.unit ?? null) !== null
  );
}

function detectLeadingMeasureOrNull(text: string, language: Language): Measure | null {
  if (TIME_LEAD.test(foldCaseAndAccentsKeepingPositions(text))) return null;
  const line = text.slice(0, DIGIT.test(text.slice(0, 14)) ? MAX_AMOUNT_LENGTH : MAX_WORDED_AMOUNT_LENGTH);
  const reading = readLeadingAmountOrNull({ line, tokens: tokenizeLine(line, language), language });
  const counted = reading !== null && /^[^\p{L}]*[\d¼½¾⅓⅔⅛⅜⅝⅞⅕]/u.test(line.slice(0, 14));
  // A number in words before a capitalized word is part of a name: "Three Bean Salad".
  if (
    reading !== null &&
    !counted &&
    reading.unit === null &&
    /^\p{Lu}\p{L}* \p{Lu}/u.test(line) &&
    language !== "de"
  )
    return null;
  if (reading !== null) return reading.unit === null ? "count" : "unit";
  if (text.length > 90) return null;
  if (DIGIT.test(text) && isAmountAfterName(text, language)) return "behind";
  const isStaple = STAPLE.test(text) && text.length <= 50 && text.split(" ").length <= 4;
  return isStaple || TASTE.test(text) ? "words" : null;
}

/** Whether the amount follows the name: "Mehl 500 g". */
function isAmountAfterName(text: string, language: Language): boolean {
  const behind = BEHIND.exec(text);
  if (behind !== null && hasUnitInAmount(`${behind[1] ?? ""} ${behind[2] ?? ""}`, language)) return true;
  // Tests the last number too, because an earlier one may belong to the name: "Farina 0 500 g".
  const last = LAST.exec(text)?.[0];
  return (last !== undefined && hasUnitInAmount(last, language)) || BEHIND_COUNT.test(text);
}

type Counts = Pick<LineFeatures, "words" | "openings" | "verbs" | "cooking" | "ties">;

function countWordsAndVerbsOfSentence(sentence: string, verbs: VerbReader, counts: Counts): void {
  const words = extractFoldedWords(sentence);
  counts.words += words.length;
  const [first] = words;
  if (first !== undefined && (verbs.isOpening(first) || verbs.isNarrated(first, words[1] ?? "")))
    counts.openings += 1;
  for (const [i, word] of words.entries()) {
    const isInner = verbs.isInner(word);
    if (i > 0 && (isInner || (i > 1 && verbs.isNarrated(words[i - 1] ?? "", word)))) counts.verbs += 1;
    if (TIES.has(word)) counts.ties += 1;
    if (isInner) counts.cooking += 1;
  }
}

/**
 * Extracts the features of a single line that distinguish ingredients from steps: amount, verbs, sentences,
 * heat. Ignores the lines around it.
 */
export function extractLineFeatures(text: string, verbs: VerbReader, language: string | null): LineFeatures {
  let measure =
    text.length <= 240
      ? detectLeadingMeasureOrNull(text, language === null ? "any" : parseLanguageTag(language))
      : null;
  const sentences = splitSentences(text.slice(0, 1500));
  const counts = { words: 0, openings: 0, verbs: 0, cooking: 0, ties: 0 };
  for (const sentence of sentences) countWordsAndVerbsOfSentence(sentence, verbs, counts);
  // A verb may be spelled like a unit: "Shake well."
  if (counts.openings > 0 && /[.!]$/.test(text) && !DIGIT.test(text)) measure = null;
  // A noun may be spelled like a verb: "Toast, to serve", "smør til stegning".
  const isNoun = counts.openings === 1 && counts.verbs === 0 && counts.words <= 5 && sentences.length === 1;
  if (measure !== null && isNoun) counts.openings = 0;
  return {
    measure,
    ...counts,
    sentences: sentences.length,
    ends: /[.!](?:["'»”)\s]|\p{Extended_Pictographic})*$/u.test(text) && !/(?:^|\s)\p{L}{1,4}\.$/u.test(text),
    heat: HEAT.test(text),
  };
}

const INCOMPLETE_END =
  /(?:^|[\s(])(?:and|or|the|a|an|of|with|in|into|on|to|for|from|at|until|is|freshly|finely|roughly|coarsely|thinly|lightly|very|about|und|oder|der|die|das|den|dem|des|ein|eine|einen|einem|einer|mit|in|im|am|zum|zur|von|vom|aus|auf|bei|bis|für|sowie|dann|nicht|et|ou|le|la|les|l'|de|du|des|d'|un|une|avec|dans|à|au|aux|en|sur|par|y|o|el|los|las|del|con|una|para|e|il|lo|gli|di|della|per|un|en|het|een|met|van|voor|tot|op|och|eller|med|till|i|på|og|til|z|w|na|do|oraz|lub|\d ?(?:g|kg|ml|cl|dl|l|el|tl|oz|lb|lbs|cups?|tbsp|tsp|msk|tsk|spsk))$/iu;

/** Whether a line ends in a word that another word must follow: "and", "of the", "200 g". */
export const isLineEndIncomplete = (text: string): boolean => INCOMPLETE_END.test(text);

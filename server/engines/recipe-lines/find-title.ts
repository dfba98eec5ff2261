import { findYieldInTextOrNull } from "#server/engines/languages/languages.ts";
import type { Facts } from "./enter-facts.ts";
import { FOR_DISH } from "./enumerations.ts";
import { parseTitleAfterLabelOrNull, storeTimesAndServingsFromProse } from "./facts.ts";
import type { Label } from "./rows.ts";
import { splitSentences } from "./sentences.ts";
import type { TextLine } from "./sort-lines.ts";

/**
 * A title and the index of its line, -1 if it is from a mail's subject or a section heading. `isProse`: it is
 * a part of a sentence ("here is my onion soup").
 */
export type FoundTitle = { text: string; index: number; source: string; isProse: boolean };

/** Removes emojis and punctuation that never begin or end a title. */
const trimNonWordEdges = (text: string): string =>
  text
    .replace(/^[^\p{L}\p{N}("'«¿¡„“]+/u, "")
    .replace(/(?<=^|[\p{L}\p{M}\p{N})"'»!?.“”%])[^\p{L}\p{M}\p{N})"'»!?.“”%]+$/u, "");
const SPOKEN =
  /^(?:right|so|well|also|okay|bon|alors|allora|oui|yes|yep|ja|sure|ok(?:ay)?|sí|si|sì|klar|voilà|voici|here(?:'s| is)(?: the recipe)?|hier(?: das rezept)?|ecco|aquí va)\s*[!,.:…–-]+\s*(?=\S)/iu;
const ABOUT_RECIPE =
  /^(?:(?:the|your|my|das|dein|mein|la|le|ma|votre|el|il)\s)?(?:recipe for|recipe|rezept (?:für|von)|rezept|recette (?:de la|de l'|de|du|des|d')|recette|receta de|ricetta (?:del|della|di|per)|receta|ricetta|recept voor|recept van|recept|opskrift|recept på|opskrift på|oppskrift på|przepis na|receita de)\s+(?=\S)/iu;
const YIELD_WORD = /(?:recipe\s)?(?:for|serves|makes|für|pour|para|per|voor|för|til|till|dla|ca\.?|about)$/iu;
/** The length in characters of the longest match of YIELD_WORD, "recipe about". */
const MAX_YIELD_WORD_LENGTH = 16;

function trimTrailingDashesAndBrackets(text: string): string {
  let end = text.length;
  while (end > 0 && "-–—,([".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Removes the words that precede a yield: "Apple pie (for about" becomes "Apple pie". Linear in the text. */
function removeWordsBeforeYield(text: string): string {
  let rest = trimTrailingDashesAndBrackets(text.trimEnd()).trimEnd();
  for (;;) {
    const word = YIELD_WORD.exec(rest.slice(-MAX_YIELD_WORD_LENGTH))?.[0];
    if (word === undefined) return trimTrailingDashesAndBrackets(rest).trim();
    rest = rest.slice(0, rest.length - word.length).trimEnd();
  }
}

const PROMISED =
  /[\s,–-]+(?:as promised|wie (?:versprochen|besprochen|gewünscht)|comme promis|come promesso|como (?:te )?prometí|zoals beloofd|som lovat|som lovet)[.!\s]*$/iu;

/** Removes emojis, "Recipe:" and a yield from a title. Stores the yield in `facts`. */
export function cleanTitleAndStoreYield(raw: string, facts: Facts): string {
  let text = trimNonWordEdges(
    raw
      .replace(/^\[[^\]]{2,20}\]\s*(?=\S)/u, "")
      .replace(/(?=!)(?<=\p{L} \p{L}[^!]{2,60})!+ (?=\p{L}).*$/u, ""),
  ).replace(SPOKEN, "");
  if (/[:：]\s*$/u.test(raw) && /^(?:for|für|pour|para|per) /iu.test(text))
    text = removeOccasionAfterDish(text.replace(FOR_DISH, ""));
  text = (parseTitleAfterLabelOrNull(text) ?? text).replace(PROMISED, "");
  const found = findYieldInTextOrNull(text);
  if (
    found !== null &&
    found.start > 2 &&
    (found.sure ||
      /^(?:for|für|pour|para|per|voor|för|til|till) \d{1,2}$/iu.test(found.text) ||
      /[([]\s*\S{0,12}$/.test(text.slice(0, found.start))) &&
    /^[\s)\].!:]*(?:\(.*\))?$/.test(text.slice(found.end))
  ) {
    const cut = removeWordsBeforeYield(text.slice(0, found.start));
    if (cut.length >= 3) {
      storeTimesAndServingsFromProse(facts, text.slice(cut.length));
      if (facts.servings === undefined && facts.yieldText === undefined) {
        facts.servings = found.servings;
        facts.yieldText = found.text;
        facts.sources.servings = raw.slice(0, 200);
      }
      text = cut;
    }
  }
  return trimNonWordEdges(text)
    .replace(/(?<!\.\.)\.$/, "")
    .trim();
}

const ASKS = /(?:send|give|share|recipe|rezept|recette|receta|ricetta|recept|opskrift|przepis)/iu;
const INTRODUCES =
  /^(?:(?:ok(?:ay)?|so|ja|oui|yes|right|yeah)[,!. ]+)?(?:hier|here|voici|voilà|ecco|aquí|här|her|hier is|as promised|wie versprochen|comme promis|oto)(?!\p{L})/iu;
const SHOWS =
  /\s(?:here(?:['’]s| is| are| it is)|voici|voilà|hier (?:ist|sind|kommt)|ecco|aquí (?:va|tienes)) /iu;
const GREETS =
  /^¡?(?:hi|hey|hello|hiya|hallo|moin|servus|salut|coucou|bonjour|bonsoir|hola|ciao|hoi|hej|olá|oi|cześć)(?!\p{L})[^\p{L}]*/iu;
const MAX_TITLE_LENGTH = 100;

/**
 * Points for the position and layout of a line that may be the title. `start`: the first line of the lists.
 */
function scoreTitlePosition(line: TextLine, distance: number, start: TextLine | undefined): number {
  const { text } = line;
  let points = 3 - Math.min(distance, 12) * 0.35;
  // A line in brackets is a remark below the title: "(makes one loaf)".
  if (text.startsWith("(")) points -= 3;
  if (line.level > 0) points += line.level <= 2 ? 3 : 1.5;
  if (/\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)) points += 1;
  if (line.alone) points += 0.8;
  if (/^\p{Ll}/u.test(text)) points -= 0.6;
  // A line directly above the ingredients may be a section heading ("Dough"), so a better title further up
  // wins.
  if (start !== undefined && distance === 1 && !start.apart && !line.alone) points -= 0.7;
  return points;
}

function computeTitleEndPenalty({ text, signs }: TextLine): number {
  let penalty = 0;
  if (/[.;,…]$/.test(text)) penalty += splitSentences(text).length > 1 || signs.words > 4 ? 4 : 2;
  if (/\?$/.test(text)) penalty += 4;
  if (/,$/.test(text)) penalty += 3;
  if (/!$/.test(text) && signs.words > 5) penalty += 3;
  if (/[:：]$/u.test(text)) penalty += /\p{Ll}/u.test(text) && signs.words > 5 ? 3.5 : 1.5;
  return penalty;
}

function computeTitleWordsPenalty({ text, signs, speakerWords }: TextLine): number {
  let penalty = speakerWords * 2;
  if (INTRODUCES.test(text.replace(GREETS, ""))) penalty += 4;
  else if (SHOWS.test(text)) penalty += 2.5;
  else if (GREETS.test(text) && signs.words > 3) penalty += 3;
  if (speakerWords > 0 && ASKS.test(text)) penalty += 2;
  if (signs.openings > 0 && signs.words > 3) penalty += 1;
  if (signs.openings > 0 && signs.ties > 0) penalty += 1.5;
  if (signs.measure === "behind" || signs.measure === "count") penalty += 1.5;
  if (signs.measure === "unit") penalty += 3;
  if (/\s[|/•·]\s/.test(text)) penalty += 2;
  if (signs.words > 9) penalty += 1.5;
  if (signs.words > 13) penalty += 2;
  if (/https?:|www\.|@/.test(text)) penalty += 4;
  return penalty;
}

function scoreTitleCandidate(line: TextLine, distance: number, start: TextLine | undefined): number {
  const { text } = line;
  if (text.length > MAX_TITLE_LENGTH || text.length < 3 || !/\p{L}{2}/u.test(text)) return -10;
  if (line.lastHead === "notes" || line.lastHead === "aside") return -10;
  return (
    scoreTitlePosition(line, distance, start) - computeTitleEndPenalty(line) - computeTitleWordsPenalty(line)
  );
}

/** Selects the title from the lines above line `start` or the subject of a mail; null if none is likely. */
export function findTitle(
  lines: TextLine[],
  labels: Label[],
  start: number,
  subject: string | null,
  facts: Facts,
): FoundTitle | null {
  const marked = lines.findIndex((line, i) => line.title && i <= start);
  if (marked >= 0) {
    const line = lines[marked] as TextLine;
    return {
      text: cleanTitleAndStoreYield(line.text, facts),
      index: marked,
      source: line.source,
      isProse: false,
    };
  }
  let best: { index: number; points: number } | null = null;
  let distance = 0;
  // The first line gets extra points, because it is often the title.
  const opening = lines.findIndex((line) => line.role === "line");
  for (let i = start - 1; i >= 0 && distance < 40; i -= 1) {
    const line = lines[i] as TextLine;
    if (line.role !== "line" || labels[i] !== "outside") continue;
    distance += 1;
    const points = scoreTitleCandidate(line, distance, lines[start]) + (i === opening ? 0.4 : 0);
    if (best === null || points > best.points) best = { index: i, points };
  }
  const named =
    subject === null
      ? ""
      : cleanTitleAndStoreYield(subject.replace(ABOUT_RECIPE, "").replace(/\s?\?+$/, ""), facts);
  if (best !== null && best.points > (named === "" ? -0.5 : 1)) {
    const line = lines[best.index] as TextLine;
    const proseTitle = parseTitleFromSentence(line.text);
    const text = cleanTitleAndStoreYield(proseTitle ?? line.text, facts);
    if (text !== "") return { text, index: best.index, source: line.source, isProse: proseTitle !== null };
  }
  return named === "" ? null : { text: named, index: -1, source: subject ?? "", isProse: false };
}

/**
 * Finds a title inside a sentence above the lists: "here is the recipe for the onion soup". Null if there is
 * none.
 */
export function findTitleInSentences(
  lines: TextLine[],
  labels: Label[],
  start: number,
  facts: Facts,
): FoundTitle | null {
  for (const [i, line] of lines.slice(0, start).entries()) {
    if (labels[i] !== "outside" || line.role === "noise" || /\?\s*$/.test(line.text)) continue;
    const text = parseTitleFromSentence(line.text);
    if (text !== null)
      return { text: cleanTitleAndStoreYield(text, facts), index: i, source: line.source, isProse: true };
  }
  return null;
}

/**
 * Finds the dish that a question names: "what's in the peanut noodles?", "can you send me the recipe for the curry?".
 * Null if there is none.
 */
export function findTitleInQuestions(
  lines: TextLine[],
  labels: Label[],
  start: number,
  facts: Facts,
): FoundTitle | null {
  for (const [index, line] of lines.slice(0, start).entries()) {
    if (labels[index] !== "outside" || line.role === "noise" || !line.text.includes("?")) continue;
    const question = splitSentences(line.text).find((sentence) => sentence.includes("?")) ?? "";
    const dish = question.length > 240 ? null : dishOfQuestion(question);
    if (dish !== null)
      return { text: cleanTitleAndStoreYield(dish, facts), index, source: line.source, isProse: true };
  }
  return null;
}

/** Matches the words of a question before the name of a dish. */
const ASKED =
  /(?<!\p{L})(?:what(?:['’]?s| is| did you put| do you put| goes) in(?:to)?|how (?:do|did|can|would) (?:you|u|i|we) (?:make|cook|do|bake|prepare)|was (?:ist|kommt|war) in|wie (?:machst|kochst|backst|macht) (?:du|ihr|man)|comment (?:tu fais|on fait|faire|fais-tu|vous faites)|(?:qu['’]est-ce qu['’]il y a|tu mets quoi) dans|cómo (?:haces|se hace|preparas)|qué llevan?|come (?:fai|si fa|prepari)|hoe maak je|wat zit er in|hur gör (?:du|man)|hvordan laver du|jak (?:robisz|zrobić))\s+/iu;

function dishOfQuestion(text: string): string | null {
  const asked = ASKED.exec(text);
  if (asked === null) return parseTitleFromSentence(text) ?? BEFORE_RECIPE.exec(text)?.[1]?.trim() ?? null;
  const name = removeOccasionAfterDish(text.slice(asked.index + asked[0].length).replace(ARTICLE, ""));
  return name.length >= 3 &&
    name.split(" ").length <= 6 &&
    !/^(?:it|this|that|these|them|das|es)$/iu.test(name)
    ? name
    : null;
}

const RECIPE =
  /(?<!\p{L})(?:(?:(?:recipe|instructions) for|rezept (?:für|von|vom|zum|zur|zu)|recette (?:des|du|de|pour)|receta (?:del|de|para)|ricetta (?:della|delle|degli|dei|del|di|per)|recept (?:voor|van|på|för)|opskrift(?:en)? (?:på|til)|oppskrift(?:en)? på|przepis na|receita (?:de|do|da))(?!\p{L})|recette d['’]|ricetta dell['’])\s*/iu;
/**
 * Matches the words that introduce a dish: "here's my chilli", "Das sind die Zimtschnecken vom
 * Adventskaffee:".
 */
const SHOWN =
  /^(?:\p{L}+[,!. ]+){0,3}?(?:das (?:sind|ist)|(?:hier|anbei)(?: (?:ist|sind|kommt|kommen|wie versprochen|wie besprochen|noch|mal|endlich))*|here(?:['’]s| is| are)|this is|these are|voici|voilà|(?:voici|voilà) comme promis|ecco|(?:aquí|ahí) (?:va|van|tienes))\s+(?=(?:the|your|my|our|das|den|die|der|dein|deine|mein|meine|unser|unsere|la|le|les|ma|mon|mes|ta|ton|tes|el|los|las|mi|il|lo|gli|i|mia|mio)\s)/iu;
const ABOUT =
  /recipe|rezept|recette|receta|ricetta|(?<!\p{L})(?:how|wie(?! versprochen| besprochen)|comment(?! promis)|cómo|come)(?!\p{L})/iu;
const ARTICLE =
  /^(?:(?:the|your|my|our|that|a|an|famous|legendary|berühmten?|weltbesten?|das|den|die|der|dem|dein|deine|deinen|mein|meine|meinen|unser|unsere|unseren|eine[nr]?|la|le|les|l['’]|ma|mon|mes|ta|ton|tes|un[ea]?|el|los|las|mi|tu|il|lo|gli|i|mia|mio|de|het|een|min|din|mit|o|os)(?:\s+|(?<=['’])))+/iu;
const ENDS =
  /[,.:;!?(–—]|\s-\s|\s(?:as promised|you (?:asked|wanted)|we (?:had|ate|made)|i (?:made|told|promised)|that|which|from (?:the|last|our)|from (?:yesterday|sunday|saturday)|wie (?:versprochen|besprochen|gewünscht)|von (?:gestern|neulich|letzte)|vom (?:letzten|grillen|sonntag|samstag|\p{L}+(?:kaffee|feier|abend|fest|treffen))|den wir|die wir|das wir|comme (?:promis|convenu)|dont|que tu|que vous|que (?:me|te|os|nos|hace|hizo)|como (?:la|lo|te)|che (?:mi|ti|hai|volevi)|d'hier|de dimanche)(?!\p{L})/iu;

/**
 * Matches the dish before the word "recipe": "that soup recipe I promised", "das versprochene
 * Linsensuppe-Rezept".
 */
const BEFORE_RECIPE =
  /(?<!\p{L})(?:(?:that|the|this|my|our|your)\s+(?!(?:favou?rite|best|famous|secret|old|new|easy|quick|usual|same|whole)\s+recipe)((?:[\p{L}'’-]+\s+){1,4})recipe|(\p{Lu}[\p{L}-]{2,30})-(?:rezept|recept|opskrift|oppskrift))(?!\p{L})/iu;

/**
 * The dish before the word "recipe" in a line that introduces a recipe ("here's that soup recipe I
 * promised"). Null for other lines.
 */
function findDishBeforeWordRecipe(text: string): string | null {
  if (!INTRODUCES.test(text.replace(GREETS, ""))) return null;
  const found = BEFORE_RECIPE.exec(text);
  return found === null ? null : (found[1] ?? found[2] ?? "").trim();
}

/** Removes the occasion after the name of a dish: "crêpes for Sunday, as promised" becomes "crêpes". */
const removeOccasionAfterDish = (text: string): string =>
  text.slice(0, ENDS.exec(text)?.index ?? text.length).trim();

/**
 * The dish that a sentence names as its recipe: "Here is the recipe for the onion soup, as promised:". Null
 * for other sentences.
 */
export function parseTitleFromSentence(text: string): string | null {
  if (text.length > 240) return null;
  const found = RECIPE.exec(text);
  // Ignores "recipe for" inside brackets, because the title precedes it: "CAKE (Grandma's recipe for ...)".
  const asked = found !== null && /\([^)]*$/.test(text.slice(0, found.index)) ? null : found;
  const shown = splitSentences(text).find((sentence) => !ABOUT.test(sentence) && SHOWN.test(sentence));
  if (asked === null && shown === undefined) return findDishBeforeWordRecipe(text);
  const rest = asked === null ? (shown ?? "").replace(SHOWN, "") : text.slice(asked.index + asked[0].length);
  const name = removeOccasionAfterDish(rest.replace(ARTICLE, ""));
  const words = name.split(" ").length;
  return name.length >= 3 && name.length <= 60 && words <= 7 && /\p{L}{3}/u.test(name) ? name : null;
}

import { sentencesOf } from "./sentences.ts";

const RECIPE =
  /(?<!\p{L})(?:(?:(?:recipe|instructions) for|rezept (?:für|von|vom|zum|zur|zu)|recette (?:des|du|de|pour)|receta (?:del|de|para)|ricetta (?:della|delle|degli|dei|del|di|per)|recept (?:voor|van|på|för)|opskrift(?:en)? (?:på|til)|oppskrift(?:en)? på|przepis na|receita (?:de|do|da))(?!\p{L})|recette d['’]|ricetta dell['’])\s*/iu;
/** "Das sind die Zimtschnecken vom Adventskaffee:", "here's my chilli". */
const SHOWN =
  /^(?:\p{L}+[,!. ]+){0,3}?(?:das (?:sind|ist)|(?:hier|anbei)(?: (?:ist|sind|kommt|kommen|wie versprochen|wie besprochen|noch|mal|endlich))*|here(?:['’]s| is| are)|this is|these are|voici|voilà|(?:voici|voilà) comme promis|ecco|(?:aquí|ahí) (?:va|van|tienes))\s+(?=(?:the|your|my|our|das|den|die|der|dein|deine|mein|meine|unser|unsere|la|le|les|ma|mon|mes|ta|ton|tes|el|los|las|mi|il|lo|gli|i|mia|mio)\s)/iu;
const ABOUT =
  /recipe|rezept|recette|receta|ricetta|(?<!\p{L})(?:how|wie(?! versprochen| besprochen)|comment(?! promis)|cómo|come)(?!\p{L})/iu;
const ARTICLE =
  /^(?:(?:the|your|my|our|that|a|an|famous|legendary|berühmten?|weltbesten?|das|den|die|der|dem|dein|deine|deinen|mein|meine|meinen|unser|unsere|unseren|eine[nr]?|la|le|les|l['’]|ma|mon|mes|ta|ton|tes|un[ea]?|el|los|las|mi|tu|il|lo|gli|i|mia|mio|de|het|een|min|din|mit|o|os)(?:\s+|(?<=['’])))+/iu;
const ENDS =
  /[,.:;!?(–—]|\s-\s|\s(?:as promised|you (?:asked|wanted)|we (?:had|ate|made)|i (?:made|told|promised)|that|which|from (?:the|last|our)|from (?:yesterday|sunday|saturday)|wie (?:versprochen|besprochen|gewünscht)|von (?:gestern|neulich|letzte)|vom (?:letzten|grillen|sonntag|samstag|\p{L}+(?:kaffee|feier|abend|fest|treffen))|den wir|die wir|das wir|comme (?:promis|convenu)|que tu|que vous|que (?:me|te|os|nos|hace|hizo)|como (?:la|lo|te)|che (?:mi|ti|hai|volevi)|d'hier|de dimanche)(?!\p{L})/iu;

/** "crêpes for Sunday, as promised": the dish without what is said of it. */
export const dropOccasion = (text: string): string =>
  text.slice(0, ENDS.exec(text)?.index ?? text.length).trim();

/** The dish in "Here is the recipe for the onion soup, as promised:", or null. */
export function toldTitle(text: string): string | null {
  if (text.length > 240) return null;
  const asked = RECIPE.exec(text);
  const shown = sentencesOf(text).find((sentence) => !ABOUT.test(sentence) && SHOWN.test(sentence));
  if (asked === null && shown === undefined) return null;
  const rest = asked === null ? (shown ?? "").replace(SHOWN, "") : text.slice(asked.index + asked[0].length);
  const name = dropOccasion(rest.replace(ARTICLE, ""));
  const words = name.split(" ").length;
  return name.length >= 3 && name.length <= 60 && words <= 7 && /\p{L}{3}/u.test(name) ? name : null;
}

const RECIPE =
  /(?<!\p{L})(?:(?:recipe|instructions) for|rezept (?:für|von|vom|zu|zum|zur)|recette (?:de|du|des|d['’]|pour)|receta (?:de|del|para)|ricetta (?:di|del|della|delle|dei|degli|dell['’]|per)|recept (?:voor|van|på|för)|opskrift(?:en)? (?:på|til)|oppskrift(?:en)? på|przepis na|receita (?:de|do|da))\s*/iu;
const ARTICLE =
  /^(?:(?:the|your|my|our|that|a|an|das|den|die|der|dem|dein|deine|deinen|mein|meine|meinen|unser|unsere|unseren|eine[nr]?|la|le|les|l['’]|ma|mon|mes|ta|ton|tes|un[ea]?|el|los|las|mi|tu|il|lo|gli|i|mia|mio|de|het|een|min|din|mit|o|os)(?:\s+|(?<=['’])))+/iu;
const ENDS =
  /[,.:;!?(–—]|\s-\s|\s(?:as promised|you (?:asked|wanted)|we (?:had|ate|made)|i (?:made|told|promised)|that|which|from (?:the|last|our)|from (?:yesterday|sunday|saturday)|wie (?:versprochen|besprochen|gewünscht)|von (?:gestern|neulich|letzte)|vom (?:letzten|grillen|sonntag|samstag)|den wir|die wir|das wir|comme (?:promis|convenu)|que tu|que vous|que (?:me|te|os|nos|hace|hizo)|como (?:la|lo|te)|che (?:mi|ti|hai|volevi)|d'hier|de dimanche)(?!\p{L})/iu;

/** The dish in "Here is the recipe for the onion soup, as promised:", or null. */
export function toldTitle(text: string): string | null {
  const lead = text.length > 240 ? null : RECIPE.exec(text);
  if (lead === null) return null;
  const rest = text.slice(lead.index + lead[0].length).replace(ARTICLE, "");
  const name = rest.slice(0, ENDS.exec(rest)?.index ?? rest.length).trim();
  const words = name.split(" ").length;
  return name.length >= 3 && name.length <= 60 && words <= 7 && /\p{L}{3}/u.test(name) ? name : null;
}

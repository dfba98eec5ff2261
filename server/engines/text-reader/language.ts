import { foldInPlace } from "./fold.ts";

const WORDS: Record<string, string> = {
  en: "the and with until of for to into from then add cup cups tbsp tsp salt flour butter sugar oven bake mix minutes this is you it chopped over medium heat eggs water garlic onion",
  de: "und die der den dem das mit bis für ein eine einen etwas lassen dann zum zur im bei auf nach el tl prise mehl zucker eier wasser salz pfeffer zwiebel minuten stunde geben schneiden backen nicht ist ich",
  fr: "et le la les de du des un une avec dans pour jusqu sur puis au aux cuillère soupe café sel poivre farine sucre beurre œufs oeufs eau minutes laisser ajouter cuire est vous je pendant gousse",
  es: "y el la los las de del un una con en para hasta sobre luego por cucharada cucharadas cucharadita sal pimienta harina azúcar huevos aceite agua minutos añadir cebolla ajo gramos taza que es muy",
  it: "e il lo la i gli le di del della un una con in per fino poi sale pepe farina zucchero burro uova olio acqua minuti cucchiai cucchiaio cucchiaino aggiungere che è nel nella spicchio cipolla forno",
  nl: "en de het een met tot van voor in op dan el tl eetlepel theelepel zout peper bloem suiker boter eieren water minuten ui teentje laat voeg toe is niet je oven snijd stukjes naar",
  pt: "e o a os as do da de um uma com em para até sobre depois colher colheres chá sopa sal pimenta farinha açúcar ovos manteiga azeite óleo água minutos xícara cebola alho não que forno",
  sv: "och den det en ett med till i på tills dl msk tsk krm salt peppar mjöl socker smör ägg vatten minuter gul lök vitlök ugnen låt rör för är inte blanda cirka",
  da: "og den det en et med til i på indtil dl spsk tsk salt peber mel sukker smør æg vand minutter løg hvidløg ovnen lad rør af er ikke bland ca kom hæld fed",
  no: "og den det en et med til i på dl ss ts salt pepper mel sukker smør egg vann minutter løk hvitløk ovnen la rør av er ikke bland ca ha hell fedd",
  pl: "i z na do w się nie jest ze po łyżka łyżki łyżeczka szklanka szklanki sól pieprz mąka mąki cukier cukru masło masła jajka wody minut dodać oraz cebula czosnek czosnku piekarnik przez",
};

const LANGUAGES = Object.entries(WORDS).map(([code, words]) => ({
  code,
  words: new Set(words.split(" ").map(foldInPlace)),
}));

const MOST = 3000;

/** The language that most words of the text belong to ("en", "de"), or null where too few say anything. */
export function guessLanguage(text: string): string | null {
  const words =
    foldInPlace(text)
      .match(/\p{L}+/gu)
      ?.slice(0, MOST) ?? [];
  let best: { code: string; hits: number } | null = null;
  let second = 0;
  for (const { code, words: known } of LANGUAGES) {
    let hits = 0;
    for (const word of words) if (known.has(word)) hits += 1;
    if (best === null || hits > best.hits) {
      second = best?.hits ?? 0;
      best = { code, hits };
    } else second = Math.max(second, hits);
  }
  return best !== null && best.hits >= 3 && best.hits > second ? best.code : null;
}

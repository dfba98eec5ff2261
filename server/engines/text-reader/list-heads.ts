import { foldedSet, foldInPlace, foldWords } from "./fold.ts";

/** What a heading says about the lines below it. `notes` are the cook's own remarks, `stop` is no part of the recipe. */
export type HeadKind = "ingredients" | "steps" | "notes" | "stop";

/** `rest` is what stands behind the colon, `said` what the heading adds about itself ("for 4 people"). */
export type ListHead = { kind: HeadKind; rest: string; said: string };

const INGREDIENTS =
  "what i use|what i used|what goes in|what goes in it|whats in it|what you will want|youll want|heres what you need|all you need|stuff you need|stuff|gather|was ich nehme|was rein kommt|das kommt rein|ce que jutilise|ingredients|ingredient|ingredient list|ingredients list|list of ingredients|the ingredients|recipe ingredients|ingredients needed|what you need|what youll need|what you will need|you will need|youll need|you need|things you need|shopping list|grocery list|zutaten|zutatenliste|die zutaten|zutat|was man braucht|was du brauchst|du brauchst|das brauchst du|das braucht man|man braucht|man nehme|man benötigt|ihr braucht|was ihr braucht|das braucht ihr|dazu braucht ihr|ihr benötigt|was wir brauchen|was brauche ich|was braucht man|man benötigt folgendes|folgende zutaten|wir brauchen|einkaufsliste|einkaufszettel|benötigte zutaten|ingrédients|ingrédient|les ingrédients|liste des ingrédients|ingrédients nécessaires|il vous faut|il faut|il te faut|il me faut|il nous faut|tu as besoin de|on a besoin de|quil faut|ce quil faut|ce quil vous faut|vous aurez besoin de|ingredientes|los ingredientes|lista de ingredientes|necesitas|necesitamos|vas a necesitar|qué necesitas|ingredienti|gli ingredienti|lista ingredienti|cosa serve|occorrente|vi serve|ti serve|servono|ingrediënten|ingredienten|de ingrediënten|ingrediëntenlijst|dit heb je nodig|wat heb je nodig|je hebt nodig|nodig|benodigdheden|boodschappen|os ingredientes|você vai precisar|vai precisar de|precisa de|ingredienser|ingredienserna|ingredienslista|detta behöver du|det här behöver du|du behöver|så här behöver du|ingredienserne|ingrediensliste|du skal bruge|dette skal du bruge|det skal du bruge|du trenger|dette trenger du|składniki|skladniki|lista składników|potrzebujesz|potrzebne składniki|suroviny|ingrediencie|hozzávalók|ainekset|malzemeler|ингредиенты|продукты|состав|υλικά|材料|재료";
const STEPS =
  "instructions|instruction|directions|direction|method|methods|preparation|preparation method|preparation steps|steps|the steps|recipe steps|how to make it|how to make|how its made|how to cook it|how to cook|how to prepare|how to|procedure|cooking instructions|cooking directions|cooking method|cooking steps|recipe instructions|recipe directions|recipe method|lets cook|what to do|how i make it|how i do it|heres how|heres what you do|what you do|making it|to make|the method|step by step|process|assembly|zubereitung|die zubereitung|zubereitungsschritte|zubereitungsart|so gehts|so wirds was|und dann|wie gehts|und so geht es|los gehts|so geht es|und so gehts|so wirds gemacht|so wird es gemacht|anleitung|arbeitsschritte|schritte|schritt für schritt|anweisungen|durchführung|herstellung|vorgehen|vorgehensweise|kochanleitung|backanleitung|so machst du es|préparation|la préparation|preparation de la recette|étapes|les étapes|étapes de préparation|étapes de la recette|réalisation|la recette|recette|instructions de cuisson|progression|mode opératoire|comment faire|déroulement|marche à suivre|technique|preparación|elaboración|la elaboración|instrucciones|modo de preparación|modo de hacerlo|cómo se hace|cómo hacerlo|cómo hacer|pasos|los pasos|paso a paso|procedimiento|procedimento|preparazione|la preparazione|istruzioni|come fare|come si fa|come si prepara|esecuzione|passaggi|svolgimento|bereiding|de bereiding|bereidingswijze|bereidingsmethode|zo maak je het|zo maak je|zo gaat het|werkwijze|instructies|stappen|aan de slag|hoe maak je het|modo de preparo|preparo|modo de preparação|modo de fazer|como fazer|como preparar|preparação|confecção|passo a passo|passos|gör så här|så här gör du|så gör du|tillagning|instruktioner|tillvägagångssätt|beskrivning|fremgangsmåde|sådan gør du|sådan laver du|sådan|tilberedning|slik gjør du|slik gjør du det|framgangsmåte|fremgangsmåte|instruktion|gør sådan|sposób przygotowania|przygotowanie|sposób wykonania|wykonanie|przepis|jak zrobić|krok po kroku|instrukcja|postup|postup přípravy|elkészítés|valmistus|ohje|hazırlanışı|yapılışı|приготовление|способ приготовления|εκτέλεση|作り方|만드는 법";
const NOTES =
  "note|notes|recipe note|recipe notes|cooks note|cooks notes|chefs note|tip|tips|top tip|pro tip|chefs tip|recipe tips|ps|p s|variation|variations|substitutions|storage|how to store|make ahead|to freeze|serving suggestion|serving suggestions|what to serve with it|tipp|tipps|mein tipp|hinweis|hinweise|anmerkung|anmerkungen|notiz|notizen|varianten|variante|aufbewahrung|dazu passt|astuce|astuces|conseil|conseils|note du chef|le petit plus|remarque|remarques|variantes|conservation|consejo|consejos|truco|trucos|nota|notas|consigli|consiglio|conservazione|note dello chef|tips en variaties|bewaren|serveertip|dica|dicas|observação|observações|opmerking|tip van de chef|anteckningar|tips och råd|noter|bemærk|wskazówka|wskazówki|uwagi|porady|rada|tippek|vinkki";
const STOP =
  "goes well with|serve with|deja un comentario|deja tu comentario|dejar un comentario|laisser un commentaire|lascia un commento|schreib einen kommentar|schreibe einen kommentar|einen kommentar schreiben|kommentar hinterlassen|hinterlasse einen kommentar|geef een reactie|plaats een reactie|lämna en kommentar|skriv en kommentar|dodaj komentarz|deixe um comentário|deixe seu comentário|nutrition|nutrition facts|nutrition information|nutritional information|nutritional info|nutritional values|nutrition per serving|per serving|equipment|special equipment|tools|kitchen tools|utensils|supplies|you may also like|you might also like|you may also enjoy|you might also enjoy|more recipes|more like this|more recipes you may like|related|related recipes|related posts|similar recipes|recommended|popular|popular recipes|latest|latest recipes|trending|comments|comment|leave a comment|leave a reply|reply|reviews|rate this recipe|ratings|share|share this|share this recipe|print|save|follow us|subscribe|newsletter|sign up|about|about the author|video|watch|faq|faqs|frequently asked questions|did you make this recipe|tried this recipe|tags|filed under|categories|course|keyword|keywords|advertisement|read more|previous|next|disclaimer|copyright|table of contents|why youll love this recipe|nährwerte|nährwerte pro portion|nährwertangaben|kommentare|das könnte dich auch interessieren|das könnte ihnen auch gefallen|das könnte dir auch gefallen|weitere rezepte|ähnliche rezepte|mehr rezepte|bewertungen|bewertung|utensilien|küchengeräte|zubehör|schlagwörter|voedingswaarden|voedingswaarde|reacties|gerelateerde recepten|ook lekker|meer recepten|materiaal|keukenspullen|valeurs nutritionnelles|informations nutritionnelles|nutrition par portion|commentaires|avis|partager|vous aimerez aussi|vous aimerez peut être aussi|ça peut vous intéresser|recettes similaires|autres recettes|ustensiles|matériel|valores nutricionales|información nutricional|comentarios|compartir|recetas relacionadas|también te puede gustar|te puede interesar|utensilios|valori nutrizionali|commenti|condividi|potrebbe interessarti|leggi anche|ricette correlate|strumenti|informação nutricional|informações nutricionais|comentários|veja também|receitas relacionadas|näringsvärde|relaterade recept|fler recept|kommentarer|redskap|næringsindhold|lignende opskrifter|wartości odżywcze|komentarze|podobne przepisy|zobacz też|zobacz także";

const HEADS: [HeadKind, ReadonlySet<string>][] = [
  ["ingredients", foldedSet(INGREDIENTS)],
  ["steps", foldedSet(STEPS)],
  ["notes", foldedSet(NOTES)],
  ["stop", foldedSet(STOP)],
];

const kindOf = (name: string): HeadKind | null =>
  name === "" ? null : (HEADS.find(([, names]) => names.has(name))?.[0] ?? null);

const SAID =
  / ?[([–—/\d|]|\s-\s|\s(?:for|fur|pour|para|per|voor|til|till|for|na|dla|de la|of|do|von|vom|zu|zum)\s(?=\S)/;
const REMARK =
  /^(?:(?:my|our|cooks?|chefs?|mein|unser|kleiner?|notre|mon|il mio) )?(?:note|notes|tip|tips|tipp|tipps|hinweis|anmerkung|astuce|astuces|conseil|conseils|remarque|consejo|consejos|nota|notas|truco|consiglio|consigli|dica|dicas|opmerking|wskazowka)(?: \p{L}+){0,4}$/u;
const COLON = /\s?[:：]\s*/;
const LONGEST_NAME = 70;

/** Decoration around a heading: emojis, asterisks, bullets, rules. */
const bare = (text: string): string => text.replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N})\].!?:：]+$/gu, "");

/** Reads "Ingredients", "Zutaten für 4 Portionen:", "Method: Mix ..."; null for every other line. */
export function listHead(line: string): ListHead | null {
  const text = bare(line.slice(0, LONGEST_NAME + 20));
  const colon = COLON.exec(text);
  const whole = colon === null || colon.index > LONGEST_NAME ? text : text.slice(0, colon.index);
  const name = bare(whole.replace(/[.!]$/, ""));
  if (name.length > LONGEST_NAME) return null;
  const rest = whole === text ? "" : bareRest(line);
  const kind = kindOf(foldWords(name));
  if (kind !== null) return { kind, rest, said: "" };
  if (rest !== "" || whole !== text) {
    if (REMARK.test(foldWords(name))) return { kind: "notes", rest, said: "" };
  }
  const cut = SAID.exec(foldInPlace(name));
  if (cut === null) return null;
  const said = name.slice(cut.index).trim();
  const shortKind = kindOf(foldWords(name.slice(0, cut.index)));
  // "Method for the impatient cook" is a heading, "Tips for waiters were high" is talk.
  if (shortKind === null || said.split(" ").length > 7) return null;
  return { kind: shortKind, rest, said };
}

const bareRest = (line: string): string => {
  const colon = COLON.exec(line);
  return colon === null ? "" : line.slice(colon.index + colon[0].length).replace(/^[*_\s]+/, "");
};

const names = HEADS.slice(0, 2)
  .flatMap(([, list]) => [...list])
  .filter((name) => /^[a-z ]{5,}$/.test(name))
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/ /g, "[ '’-]"));
const INSIDE = new RegExp(
  `(^|[.!?;,)\\n–-] ?|[*_] ?)((?:${names.join("|")})(?: ?\\([^()]{1,40}\\)| (?:for|fur|pour|para|per|voor|til|dla) [^:.,]{1,30})?) ?[*_]{0,2}[:：][*_]{0,2} `,
  "g",
);

/** Where a running text names one of the lists ("... cooked. Ingredients: 2 eggs, ..."), as places to cut it. */
export function headsInside(text: string): number[] {
  const cuts: number[] = [];
  if (!/[:：]/.test(text)) return cuts;
  for (const match of foldInPlace(text).matchAll(INSIDE)) {
    const at = match.index + (match[1]?.length ?? 0);
    if (at > 0) cuts.push(at);
  }
  return cuts;
}

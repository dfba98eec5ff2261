/** The words by which pages name the two lists of a recipe, folded (no accents), in the languages seen. */
const INGREDIENT_NAMES =
  "ingredients|ingredient|ingredient list|ingredients list|the ingredients|recipe ingredients|what you need|what youll need|you will need|youll need|zutaten|zutatenliste|die zutaten|ingredientes|los ingredientes|ingredienti|gli ingredienti|ingredienten|ingredientenlijst|dit heb je nodig|boodschappen|ingredienser|ingredienserne|dette skal du bruge|du skal bruge|ingredienslista|sa har behover du|skladniki|suroviny|ingrediencie|ingrediencia|hozzavalok|ainekset|ainesosat|tarvitset|ingrediente|malzemeler|ингредиенты|продукти|необходими продукти|состав|υλικα|材料|用料|食材|재료|les ingredients|liste des ingredients|koostisosad|sastojci|sestavine|מצרכים|المكونات|المقادير|bahan|nguyen lieu|produkte|hraefni|hraefnin|inkopslista";
const STEP_NAMES =
  "instructions|instruction|directions|direction|method|methods|preparation|preparation method|preparation steps|preparations|steps|the steps|recipe steps|how to make it|how to make|how to cook|how to prepare|how to|procedure|cooking instructions|cooking directions|cooking method|cooking steps|recipe instructions|recipe directions|recipe method|lets cook|lets get cooking|what to do|zubereitung|zubereitungsschritte|die zubereitung|so gehts|so wirds gemacht|anleitung|arbeitsschritte|schritte|preparacion|elaboracion|instrucciones|modo de preparacion|como hacer|pasos|paso a paso|procedimento|preparazione|la preparazione|istruzioni|come fare|bereiding|bereidingswijze|bereidingsmethode|de bereiding|zo maak je het|werkwijze|instructies|stappen|aan de slag|aan de slag!|zo maak je|fremgangsmade|sadan gor du|tilberedning|slik gjor du|gor sa har|sa har gor du|sa gor du|tillagning|instruktioner|instructies|sposob przygotowania|przygotowanie|wykonanie|postup|postup pripravy|postup prace|priprava|elkeszites|elkeszitese|az elkeszites lepesei|valmistus|valmistusohje|ohje|nain teet|mod de preparare|preparare|instructiuni|hazirlanisi|yapilisi|приготовление|способ приготовления|инструкции|начин на приготвяне|пошаговый рецепт|εκτελεση|οδηγιες|作り方|做法|步骤|만드는 법|조리순서|les etapes|etapes|etapes de preparation|la recette|realisation|progression|modo de preparo|preparo|modo de fazer|preparacao|confecao|valmistamine|priprema|הוראות הכנה|אופן ההכנה|طريقة التحضير|cara membuat|cach lam|adferd|leidbeiningar";

const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/ø/g, "o")
    .replace(/æ/g, "ae")
    .replace(/ł/g, "l")
    .replace(/ı/g, "i")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const INGREDIENTS = new Set(INGREDIENT_NAMES.split("|").map(fold));
const STEPS = new Set(STEP_NAMES.split("|").map(fold));

/** "Ingredients for 4 people (2 servings)": the words of the name alone. */
function nameOf(heading: string): string[] {
  if (heading.length > 80) return [];
  const whole = fold(heading);
  const cut = fold(
    heading.split(/[(:|–—]| - | for | fur | für | pour | para | per | voor | til | till | för | na /i)[0] ??
      "",
  );
  return cut === whole ? [whole] : [whole, cut];
}

export const isIngredientListName = (heading: string): boolean =>
  nameOf(heading).some((name) => INGREDIENTS.has(name));
export const isStepListName = (heading: string): boolean => nameOf(heading).some((name) => STEPS.has(name));

const STOP_NAMES =
  "note|notes|recipe note|recipe notes|cook note|cooks note|tip|tips|top tip|chefs tip|pro tip|expert tip|recipe tip|nutrition|nutritional|equipment|special equipment|kitchen tools|tools|you may also|you might also|more recipe|more like|related|similar|recommended|popular|latest|trending|recent|comment|leave a|reply|review|rate this|share|print|save|pin|follow|subscribe|newsletter|sign up|join|about|video|watch|storage|how to store|faq|frequently|what to serve|variation|substitution|did you|tried this|made this|tag|categor|filed under|source|author|by the author|course|cuisine|keyword|calories|allerg|wine|shop|advertisement|read more|back to|previous|next|disclaimer|disclosure|copyright|nahrwert|tipp|notiz|anmerkung|kommentar|das konnte|weitere|ahnliche|mehr rezepte|bewertung|voedingswaarde|reactie|gerelateerd|ook lekker|meer recepten|deel|bewaren|valeur|astuce|conseil|commentaire|partager|vous aimerez|vous pourriez|valores|consejo|comentario|compart|relacionad|tambien te|valori|consigli|commenti|condividi|potrebbe|leggi anche|informacoes|dica|veja tambem|comentarios|wartosci|komentarz|podobne|zobacz|naringsvarde|relaterade|fler recept|liknande|naeringsindhold|relaterede|del|tapertek|hozzaszolas|kapcsolodo|hasonlo|nutricn|komentare|podobne|podobny|kommentit|you ll need|you'll need|utensils|supplies|benodigdheden|materiale|per serving|serving suggestion";
const STOPS = STOP_NAMES.split("|").map(fold);

const MAKING =
  /^(?:how to (?:make|cook|prepare|bake)|let s make|so (?:wird|geht|machst|bereitest)|come (?:fare|preparare|si prepara)|como (?:hacer|preparar|fazer)|comment (?:faire|preparer)|comment realiser|jak zrobic|jak przygotowac|sa gor du|sadan laver du)|(?: maken| bereiden| bakken| zubereiten| backen| selber machen| zelf maken)$/;

/** "How to make lasagne", "Lasagne maken": a heading that may stand over the method, or over talk about it. */
export const isMakingName = (heading: string): boolean => heading.length <= 80 && MAKING.test(fold(heading));

/** "Notes", "Nutrition", "You may also like": the name of a part of the page that is no part of the two lists. */
export function isStopName(heading: string): boolean {
  if (heading.length > 60) return false;
  const folded = fold(heading);
  return STOPS.some(
    (stop) =>
      folded === stop ||
      (folded.startsWith(stop) && /^(?:s|es|ies|y|en|e|n|i|er)?(?: |$)/.test(folded.slice(stop.length))),
  );
}

/** "Step 1", "Schritt 01", "Passo 1", "1.": a name that says nothing but the place. */
export const isStepNumber = (name: string): boolean =>
  name.length <= 24 && /^(?:[\p{L}]{3,10}\.?\s*)?#?\d{1,3}\s*[.:)]?$/u.test(name.trim());

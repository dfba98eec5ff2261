import { lately } from "../../lately/lately.ts";

/** The words by which pages name the two lists of a recipe, folded (no accents), in the languages seen. */
const INGREDIENT_NAMES =
  "ingredients|ingredient|ingredient list|ingredients list|the ingredients|recipe ingredients|what you need|what youll need|you will need|youll need|zutaten|zutatenliste|die zutaten|ingredientes|los ingredientes|ingredienti|gli ingredienti|ingredienten|ingredientenlijst|dit heb je nodig|boodschappen|ingredienser|ingredienserne|dette skal du bruge|du skal bruge|ingredienslista|sa har behover du|skladniki|suroviny|ingrediencie|ingrediencia|hozzavalok|ainekset|ainesosat|tarvitset|ingrediente|malzemeler|ингредиенты|продукти|необходими продукти|состав|υλικα|材料|用料|食材|재료|les ingredients|liste des ingredients|koostisosad|sastojci|sestavine|מצרכים|المكونات|المقادير|bahan|nguyen lieu|produkte|hraefni|hraefnin|inkopslista|zutaten und menge|einkaufsliste|was du brauchst|das brauchst du|das brauchst du dafur|du brauchst|ihr braucht|que necesitas|necesitas|necesitamos|vas a necesitar|ce quil vous faut|il vous faut|il faut|cosa serve|occorrente|wat heb je nodig|benodigdheden|boodschappenlijst|du behover|det behover du|det har behover du|det skal du bruge|du trenger|dette trenger du|potrzebujesz|potrzebne skladniki|lista skladnikow|budete potrebovat|potrebujete|potrebujeme|ce ai nevoie|mat hang|інгредієнти|інгрідієнти|продукты|ингредиенты и продукты|вам понадобится|съставки|συστατικα|τα υλικα|材料と分量|食材清單|食材清单|原料|主料|配料|材料清單|준비 재료|재료 준비|सामग्री|सामग्रियां|اجزاء|اجزا|مواد لازم|مقادير|مكونات|רכיבים|ส่วนผสม|วัตถุดิบ|bahan bahan|sangkap|mga sangkap|ingredientai|produktai|sastavdalas|koostisained|raaka aineet|sestavine|potrebne sestavine|sastojci za|perberesit";
const STEP_NAMES =
  "instructions|instruction|directions|direction|method|methods|preparation|preparation method|preparation steps|preparations|steps|the steps|recipe steps|how to make it|how to make|how to cook|how to prepare|how to|procedure|cooking instructions|cooking directions|cooking method|cooking steps|recipe instructions|recipe directions|recipe method|lets cook|lets get cooking|what to do|zubereitung|zubereitungsschritte|die zubereitung|so gehts|so wirds gemacht|anleitung|arbeitsschritte|schritte|preparacion|elaboracion|instrucciones|modo de preparacion|como hacer|pasos|paso a paso|procedimento|preparazione|la preparazione|istruzioni|come fare|bereiding|bereidingswijze|bereidingsmethode|de bereiding|zo maak je het|werkwijze|instructies|stappen|aan de slag|aan de slag!|zo maak je|fremgangsmade|sadan gor du|tilberedning|slik gjor du|gor sa har|sa har gor du|sa gor du|tillagning|instruktioner|instructies|sposob przygotowania|przygotowanie|wykonanie|postup|postup pripravy|postup prace|priprava|elkeszites|elkeszitese|az elkeszites lepesei|valmistus|valmistusohje|ohje|nain teet|mod de preparare|preparare|instructiuni|hazirlanisi|yapilisi|приготовление|способ приготовления|инструкции|начин на приготвяне|пошаговый рецепт|εκτελεση|οδηγιες|作り方|做法|步骤|만드는 법|조리순서|les etapes|etapes|etapes de preparation|la recette|realisation|progression|modo de preparo|preparo|modo de fazer|preparacao|confecao|valmistamine|priprema|הוראות הכנה|אופן ההכנה|طريقة التحضير|cara membuat|cach lam|adferd|leidbeiningar|anleitungen|die anleitung|schritt fur schritt|so funktionierts|und so gehts|so machst dus|vorgehen|vorgehensweise|arbeitsweise|arbeitsanleitung|zubereitung schritt fur schritt|how to make this recipe|how to make this|how its made|step by step|step by step instructions|instructions and steps|what to do|make it|the method|the process|process|cooking process|assembly|to make|cook it|lets make it|lets do it|here is how|heres how|heres how to make it|steps to make|steps to follow|elaboracion paso a paso|preparacion paso a paso|como se hace|como prepararlo|como prepararla|manera de hacerlo|modo de hacerlo|modo de elaboracion|como preparar|como fazer|passo a passo|modo de confeccao|modo de confecao|confecao e preparacao|instrucoes|svolgimento|esecuzione|come si fa|come si prepara|procedimento passo passo|la recette pas a pas|preparation de la recette|les etapes de la recette|mode operatoire|instructions de preparation|marche a suivre|deroulement|zo bereid je het|zo doe je het|zo ga je te werk|maken|aan het werk|sa har lagar du|instruktion|beredning|steg for steg|gor sahar|gor det har|fremgangsmaten|slik gjor du det|saadan goer du|saadan gor du|metode|instruksjoner|tilberedelse|przepis krok po kroku|krok po kroku|jak zrobic|jak przygotowac|instrukcje|navod|pripravime|spracovanie|elkeszitesi mod|elkeszites menete|igy keszul|igy keszitsd|valmistusohjeet|valmistustapa|tyoohje|tee nain|modul de preparare|pasi|pregatire|cum se face|приготування|спосіб приготування|приготвяне|как приготовить|рецепт приготовления|инструкция|εκτελεση συνταγης|παρασκευη|διαδικασια|つくり方|作り方と手順|手順|作法|步驟|烹饪步骤|製作步驟|制作步骤|조리법|만드는법|만드는 방법|요리 순서|विधि|बनाने की विधि|ترکیب|طریقہ|طرز تهیه|دستور پخت|طريقة العمل|طريقة التحضير والطبخ|الطريقة|אופן הכנה|הוראות|วิธีทำ|ขั้นตอน|cara memasak|langkah|langkah langkah|paraan ng pagluluto|paruosimas|gaminimas|pagatavosana|valmistamine|postopek|nacin priprave|nacin pripreme|upute";

const foldAny = (text: string): string =>
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

const foldPlain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** Every short line of a page comes by here many times, most of them plain ASCII. */
const fold = lately(5000, (text) => (/^[ -~]*$/.test(text) ? foldPlain(text) : foldAny(text)));

const INGREDIENTS = new Set(INGREDIENT_NAMES.split("|").map(fold));
const STEPS = new Set(STEP_NAMES.split("|").map(fold));

/** "Ingredients for 4 people (2 servings)": the words of the name alone. */
function nameOf(heading: string): string[] {
  if (heading.length > 80) return [];
  const whole = fold(heading);
  const from = heading.search(
    /[(:|–—]| - | for | fur | für | pour | para | per | voor | til | till | för | na /i,
  );
  const cut = from === -1 ? whole : fold(heading.slice(0, from));
  return cut === whole ? [whole] : [whole, cut];
}

export const isIngredientListName = (heading: string): boolean =>
  nameOf(heading).some((name) => INGREDIENTS.has(name));
export const isStepListName = (heading: string): boolean => nameOf(heading).some((name) => STEPS.has(name));

const COLUMNS = new Set(
  "amount|amounts|quantity|qty|measure|unit|units|weight|item|name|product|ingredient|ingredients|menge|einheit|zutat|zutaten|quantite|unite|ingrediente|ingredientes|cantidad|unidad|quantita|unita|ingredienti|hoeveelheid|eenheid|ingredienten|quantidade|unidade|ilosc|jednostka|skladnik|skladniki|mnozstvo|surovina|mennyiseg|hozzavalo|mangd|mengde|maengde".split(
    "|",
  ),
);

/** "Menge Zutat": the first row of a table, which names its columns. */
export function isColumnNames(text: string): boolean {
  if (text.length > 50) return false;
  const words = fold(text).split(" ");
  return words.length > 1 && words.every((word) => COLUMNS.has(word));
}

const STOP_NAMES =
  "note|notes|recipe note|recipe notes|cook note|cooks note|tip|tips|top tip|chefs tip|pro tip|expert tip|recipe tip|nutrition|nutritional|equipment|special equipment|kitchen tools|tools|you may also|you might also|more recipe|more like|related|similar|recommended|popular|latest|trending|recent|comment|leave a|reply|review|rate this|share|print|save|pin|follow|subscribe|newsletter|sign up|join|about|video|watch|storage|how to store|faq|frequently|what to serve|variation|substitution|did you|tried this|made this|tag|categor|filed under|source|author|by the author|course|cuisine|keyword|calories|allerg|wine|shop|advertisement|read more|back to|previous|next|disclaimer|disclosure|copyright|nahrwert|tipp|notiz|anmerkung|kommentar|das konnte|weitere|ahnliche|mehr rezepte|bewertung|voedingswaarde|reactie|gerelateerd|ook lekker|meer recepten|deel|bewaren|valeur|astuce|conseil|commentaire|partager|vous aimerez|vous pourriez|valores|consejo|comentario|compart|relacionad|tambien te|valori|consigli|commenti|condividi|potrebbe|leggi anche|informacoes|dica|veja tambem|comentarios|wartosci|komentarz|podobne|zobacz|naringsvarde|relaterade|fler recept|liknande|naeringsindhold|relaterede|del|tapertek|hozzaszolas|kapcsolodo|hasonlo|nutricn|komentare|podobne|podobny|kommentit|you ll need|you'll need|utensils|supplies|conservazione|consiglio|conservation|conservacion|conservacao|aufbewahrung|lagerung|haltbarkeit|forvaring|opbevaring|oppbevaring|przechowywanie|skladovani|skladovanie|tarolas|pubblicita|publicite|publicidad|anzeige|advertentie|newsletter|iscriviti|inscrivez|abonnieren|suscribete|benodigdheden|materiale|per serving|serving suggestion|propozycja podania|wskazowka|wskazowki|serviervorschlag|suggestion de presentation|serveringsforslag|serveertip|opdientip|suggerimenti|sugerencia|rekommenderad|rekommenderade|anbefalet|anbefalte|empfohlen|empfehlung|aanbevolen|aanrader|recommande|recomendado|recomendada|recomendados|recomendadas|consigliato|consigliati|consigliata|polecane|polecany|polecamy|suggested product|our product|unsere produkte|onze producten";
const HEAD = 3;
/** By their first letters: every short line of a page is looked up. */
const STOPS = new Map<string, string[]>();
for (const stop of STOP_NAMES.split("|").map(fold)) {
  const head = stop.slice(0, HEAD);
  STOPS.set(head, [...(STOPS.get(head) ?? []), stop]);
}

const MAKING =
  /^(?:how to (?:make|cook|prepare|bake)|let s make|so (?:wird|geht|machst|bereitest)|come (?:fare|preparare|si prepara)|como (?:hacer|preparar|fazer)|comment (?:faire|preparer)|comment realiser|jak zrobic|jak przygotowac|sa gor du|sadan laver du)|(?: maken| bereiden| bakken| zubereiten| backen| selber machen| zelf maken)$/;

/** "How to make lasagne", "Lasagne maken": a heading that may stand over the method, or over talk about it. */
export const isMakingName = (heading: string): boolean => heading.length <= 80 && MAKING.test(fold(heading));

/** "Notes", "Nutrition", "You may also like": the name of a part of the page that is no part of the two lists. */
export function isStopName(heading: string): boolean {
  if (heading.length > 60) return false;
  const folded = fold(heading);
  return (STOPS.get(folded.slice(0, HEAD)) ?? []).some(
    (stop) =>
      folded === stop ||
      (folded.startsWith(stop) && /^(?:s|es|ies|y|en|e|n|i|er)?(?: |$)/.test(folded.slice(stop.length))),
  );
}

/** "Step 1", "Schritt 01", "Passo 1", "1.": a name that says nothing but the place. */
export const isStepNumber = (name: string): boolean =>
  name.length <= 24 && /^(?:[\p{L}]{3,10}\.?\s*)?#?\d{1,3}\s*[.:)]?$/u.test(name.trim());

const createWordSet = (words: string) => new Set(words.split(" "));

/**
 * Words that describe an ingredient and are never part of its name. Lower case without accents, like all
 * words here.
 */
export const SAID_ABOUT = createWordSet(
  "fresh freshly dried large small medium big good quality ripe firm raw cooked cold warm chilled melted softened unsalted salted organic chopped sliced diced minced crushed grated peeled shredded toasted roasted boneless skinless lean thick thin finely roughly optional about some few plus extra more taste serve serving garnish piece pieces handful pinch dash sprig sprigs clove cloves bunch tin tins can cans jar pack packet bottle cup cups the a an of to for with in and or your favourite favorite such as free range room temperature needed other another " +
    "frisch frische frischer frisches frischen gross grosse grosser kleine kleiner klein gehackt gehackte gemahlen gemahlener getrocknet getrocknete zehe zehen bund prise etwas der die das den dem ein eine einen fur zum zur mit und oder nach bedarf " +
    "frais fraiche seche hache gros petite petit gousse gousses pincee la le les un une des du aux et ou pour quelques " +
    "fresco fresca frescos frescas picado picada grande pequeno pequena diente dientes el los las y o para al gusto q b il lo gli i e spicchio spicchi tritato verse vers grote kleine teentje teentjes teen tenen snufje het een en of voor naar smaak",
);

/** Words that identify an ingredient only together with another word: "red" in "the red onion". */
export const NEVER_ALONE = createWordSet(
  "red green yellow black white brown dark light sweet hot sour bitter smoked whole plain double single heavy whipping caster granulated icing powdered confectioners self raising rising all purpose strong bread baking bay spring virgin extra long short grain basmati button baby cherry plum wild mixed ground flat flaky coarse fine sea kosher table half full fat low sodium skimmed vegetable kidney soy soya fish star sauce juice juices " +
    "rot rote rotes roter weiss weisse schwarz schwarzer grun grune braun rouge blanc blanche noir vert verte jaune brun rojo roja blanco blanca negro negra verde amarillo rosso rossa bianco bianca nero nera giallo gialla rode witte zwarte groene gele virgen extravergine vierge",
);

/**
 * Products made of the ingredient that precedes them: chicken stock is not chicken, olive oil is not olive.
 */
export const MADE_OF = createWordSet(
  "oil stock broth vinegar juice zest paste puree sauce powder sugar flour milk cream butter seed seeds leaf leaves flake flakes extract syrup soda water wine crumb crumbs breadcrumbs noodle noodles cube cubes rind peel essence concentrate bouillon jam jelly fat lard salt cheese yogurt yoghurt bread chip chips starch dressing relish mustard wrapper wrappers " +
    "huile jus zeste pate farine lait creme beurre vin vinaigre eau graines feuilles fleur sucre sirop fond aceite jugo zumo caldo harina leche crema mantequilla vinagre vino agua azucar salsa hojas olio succo brodo farina latte panna burro aceto acqua zucchero foglie scorza olie sap",
);

/** Nouns that turn a preceding food word into no food: the flour mixture, a pepper mill, the pasta water. */
export const NON_FOODS = createWordSet(
  "mixture mix dish tin pan pot bowl knife press mill cooker wash batter dough layer base filling topping glaze skins shells machine sheet board",
);

/** Words that connect the words of one name: "juice of lemon", "huile d'olive". */
export const TIES = createWordSet("of de d di del della da du des von van");

/** Words that connect two names: "butter or margarine", "salt and pepper". */
export const JOINS = createWordSet("or and oder und ou et o y e en plus");

/** Verbs of seasoning. A step with one uses the salt of the recipe, and its pepper if it has any. */
export const SEASONS = createWordSet(
  "season wurzen abschmecken assaisonner assaisonnez salpimentar salpimienta kruiden kruid saler salare salate",
);
export const SALTS = createWordSet("salt salz sel sal sale zout");
export const PEPPERS = createWordSet("pepper pfeffer poivre pimienta pepe peper");

/** Dutch nouns that end a compound: "olie" in a step may refer to olijfolie. */
export const COMPOUND_ENDS = createWordSet("olie suiker bloem meel boter kaas saus azijn room poeder");

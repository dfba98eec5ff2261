import { createWordKey, foldCaseAndAccentsKeepingPositions } from "#server/engines/languages/languages.ts";

const parseWordKeySet = (list: string): ReadonlySet<string> =>
  new Set(list.trim().split(/\s+/).map(createWordKey));

const parseWordKeySetsByLanguage = (lists: Record<string, string>): Record<string, ReadonlySet<string>> =>
  Object.fromEntries(Object.entries(lists).map(([code, list]) => [code, parseWordKeySet(list)]));

/** Verbs that mean cooking at every position in a sentence. */
const STRONG = parseWordKeySetsByLanguage({
  en: "bake beat blanch blend blitz boil braise broil brown caramelize caramelise chill chop combine deglaze dice drain drizzle fry grate grease knead marinate marinade mash melt microwave parboil peel poach preheat puree refrigerate rinse roast saute sauté scramble sear sift simmer skim slice soak sprinkle steam stir strain sweat toss whip whisk",
});

/** Verbs that mean cooking at the beginning of a step. Elsewhere they may have another meaning. */
const OPENING = parseWordKeySetsByLanguage({
  en: "add adjust allow arrange assemble baste blitz break bring brush carve check coat continue cook cool cover crack cream crumble crush cube cut decorate dimple dip discard dissolve divide dress drop dry dust fill finish flip fold form freeze garnish get grill grind heat hull keep lay layer leave let lift lightly line lower make measure meanwhile mince mix moisten mound move once open pack pat pile pipe place pop pour prep prepare press prick process pulse push put reduce reheat remove repeat reserve rest return ring roll rub run scatter scoop scrape score season separate serve set shake shape shave shred sieve smash smear snip soften spoon spray spread squash squeeze stack start steep store stretch strip stuff take taste tear thicken thin thread throw tie tilt tip toast top transfer trim try turn unmold unwrap use warm wash wipe work wrap while when after before gently carefully finally next then first quickly",
  de: "gib gebt nimm nehmt lass lasst iss misst brate bratet schlag schlagt schneid rühr koch back misch heiz stell leg füll streich zuerst danach anschließend inzwischen währenddessen zum schluss dann nun jetzt sobald wenn nach für",
  fr: "mettre mettez mets faire faites fais cuire cuisez cuis fondre battre battez bats prendre prenez prends réduire réduisez étendre étendez rendre attendre attendez répartir répartissez garnir garnissez servir servez sers remplir remplissez rôtir blanchir refroidir refroidissez pétrir pétrissez farcir farcissez égoutter préchauffe mélange ajoute coupe verse laisse enfourne pendant ensuite puis dans couvrir couvrez incorporer dissoudre dissolvez détendre saisir dorer sortir sortez ouvrir ouvrez polir vérifier finir finissez recouvrir recouvrez mijoter bouillir",
  es: "pela pele corta corte mezcla mezcle añade añada agrega agregue echa eche pon ponga bate bata hornea hornee calienta caliente deja deje cocina cocine cuece cueza fríe fría sofríe sofría sirve sirva saca saque retira retire vierte vierta cubre cubra lava lave pica pique tritura triture remueve remueva escurre escurra derrite derrita incorpora incorpore precalienta precaliente reserva reserve sazona sazone decora decore dora dore amasa amase haz haga espolvorea espolvoree coloca coloque extiende extienda rellena rellene enfría tapa tape forma lleva lleve cuaja cuela cuele rehoga rehogue tuesta tueste ralla ralle unta unte exprime exprima sofreímos añadimos ponemos echamos retiramos cortamos mezclamos pelamos batimos horneamos dejamos cubrimos incorporamos cocemos servimos primero luego después cuando mientras en",
  it: "mescola mescolate aggiungi aggiungete taglia tagliate versa versate cuoci cuocete metti mettete scalda scaldate lascia lasciate fai fate inforna infornate sbatti sbattete monta montate unisci unite prepara preparate trita tritate soffriggi scola scolate servi servite condisci condite impasta impastate stendi stendete copri coprite rosola rosolate sciogli sciogliete frulla frullate lava lavate pela pelate sbuccia sbucciate togli togliete prendi prendete spolvera spolverate nel in quando intanto poi infine bagna disponi disponete ammolla ammollate strizza strizzate friggi friggete inzuppa inzuppate grattugia grattugiate affetta affettate schiaccia schiacciate amalgama amalgamate setaccia setacciate fodera foderate imburra imburrate salta saltate sala salate forma formate dividi dividete passa passate gira girate arrotola arrotolate decora decorate insaporisci frigge",
  nl: "schil kook snijd snij verwarm meng voeg bak roer laat doe giet breng verdeel smelt klop kneed was spoel hak snipper fruit leg zet vet bestrooi strooi schep stamp pureer serveer garneer haal maak neem pel pers rasp zeef wrijf dek stoof braad draai rol vul bedek besprenkel kruid proef rooster blancheer marineer gebruik steek intussen ondertussen vervolgens daarna bestrijk halveer week mix vorm druk prik sluit wok wacht",
  pt: "misture adicione coloque leve corte bata asse cozinhe deixe aqueça junte despeje sirva retire refogue tempere pique descasque lave frite mexa unte polvilhe derreta reserve acrescente escorra ferva pré-aqueça preaqueça espalhe cubra faça amasse recheie enrole ponha prepare tire desligue divida modele decore dissolva triture em quando depois enquanto numa num primeiro",
  sv: "smält vispa blanda rör häll tillsätt kavla skär grädda låt koka stek lägg sätt värm hacka skala bryn fräs servera strö bred smula knåda klyfta mixa skölj pressa riv ta tag ställ forma rulla dela smörj pensla garnera vänd sila krydda fyll baka bred tärna fördela ansa skiva jäs sjud gör häll under medan smaka späd toppa arbeta värmen sätt",
  da: "smelt pisk bland rør hæld tilsæt skær bag lad kog steg læg kom varm hak skræl svits server drys smør ælt del rul form vend si krydr fyld pynt tag sæt stil skyl pres riv brun damp sigt pensl fordel skub kør smag opvarm tænd imens når derefter dæk top pil snit gør hældes",
  no: "smelt visp bland rør hell tilsett skjær stek la kok legg ha varm hakk skrell surr server dryss smør elt del rull form vend sil krydre fyll pynt ta sett skyll press riv brun damp sikt pensle fordel smak når deretter mens dekk kutt finhakk",
  pl: "dodaj wymieszaj ugotuj pokrój obierz usmaż smaż piecz upiecz wlej wsyp posyp zagotuj gotuj zetrzyj podsmaż przełóż odstaw ubij zmiksuj dopraw podawaj rozgrzej umyj posiekaj zalej roztop rozpuść wyłóż uformuj duś następnie potem gdy nagrzej zagnieć wyrób odcedź przypraw połóż zdejmij wstaw",
});

const GERMAN = parseWordKeySet(
  "abgießen abkühlen abschmecken abschöpfen absieben abtropfen anbraten andünsten angießen anrichten anrösten anschwitzen aufgießen aufkochen auflösen aufschlagen ausdrücken auskühlen auspressen ausrollen ausstechen backen bedecken begießen belegen bepinseln bestäuben bestreichen bestreuen binden bräunen braten bringen dämpfen drücken dünsten eindicken einfetten einlegen einrühren einschneiden einweichen entfernen entkernen entsteinen erhitzen erwärmen fetten filtern formen frittieren füllen garen garnieren gären geben gehen gießen glasieren grillen hacken häuten heben heizen hinzufügen hobeln kneten kochen köcheln kühlen lassen legen löffeln löschen machen marinieren mengen mahlen mischen mixen nehmen passieren pellen pinseln portionieren pressen probieren pürieren putzen quellen raspeln reduzieren reiben rollen rösten rühren ruhen salzen schälen schaben schichten schieben schlagen schmelzen schmoren schneiden schütten schwenken schwitzen servieren setzen sieben simmern spritzen stampfen stäuben stechen stehen stellen stocken streichen streuen stürzen süßen teilen toasten trennen trocknen tupfen überbacken übergießen umdrehen unterheben unterziehen verarbeiten verkneten vermengen vermischen verquirlen verrühren versenken verstreichen verteilen vierteln vorbereiten vorheizen wälzen wärmen waschen wenden wickeln wiegen würfeln würzen zerdrücken zergehen zerkleinern zerlassen zerschneiden zerteilen ziehen zugeben zubereiten zufügen zupfen pfeffern abseihen beträufeln dazugeben wegstellen verfeinern zerbröseln zudecken",
);

const ENDING: Record<string, RegExp> = {
  fr: /^\p{L}{2,}(?:er|ez)$/u,
  es: /^\p{L}{2,}(?:ar|er|ir)(?:l[oae]s?|se)?$/u,
  it: /^\p{L}{2,}(?:are|ere|ire|ar(?:l[oaie]|ne)|er(?:l[oaie]|ne)|ir(?:l[oaie]|ne)|urre)$/u,
  pt: /^\p{L}{2,}(?:ar|er|ir)$/u,
  nl: /^$/u,
  pl: /^\p{L}{3,}(?:ac|ic|yc|ec|uc)$/u,
};
/** Pronouns that Spanish and Italian attach to a verb: "córtalas", "friggile". */
const ENCLITIC: Record<string, RegExp> = {
  es: /(?:se)?l[oae]s?$/u,
  it: /(?:l[oaie]|ne|gli)$/u,
};
const NOT_VERBS = parseWordKeySet(
  "azúcar azucar bicchiere pere mare colher chez assez premier poivrier panier oranger citron gingembre potere alfiler mujer yogur olivier laurier dessert hier fer mer amer hiver entier dernier foncier cuiller familiar similar regular lugar militar popular vegetale maiale genere piacere carabiniere bar popular quer polvere cenere carnere",
);

/** Matches the stems of French verbs, tested after a pronoun: "tu beurres", "on verse". */
const FRENCH_VERB_STEMS =
  /^(?:beurr|ajout|vers|mela|coup|eplu|met|bat|fai|lais|prec|enfo|foue|inco|etal|sal|poiv|chau|recou|couvr|rap|emin|revi|mijo|remu|dispo|garn|pel|hach|egout|sers|servi|decor|repar|tart|roul|pein|petr|prend|retir|pos|saup|arros|dor|cui|tourn|malax|mixe|ecras|fri|gril|rinc|lav|depo|reserv|plong|sort)/;
const ENGLISH_PRONOUN = new Set(["i", "you", "we"]);
const FRENCH_PRONOUN = new Set(["tu", "on", "vous", "je", "nous"]);

/** The infinitive of an inflected German verb: "schneiden" for "schneidest". Wrong for irregular verbs. */
function toGermanInfinitive(word: string): string {
  if (word.endsWith("e")) return `${word}n`;
  if (/(?:e?st|e?t)$/.test(word)) return word.replace(/(?:e?st|e?t)$/, "en");
  return word;
}

/** Whether a word ends in a German verb: "unterrühren" (ends in "rühren"), "rühre", "schneidest". */
function isGermanVerb(word: string, isInflected = true): boolean {
  const infinitive = isInflected ? toGermanInfinitive(word) : word;
  if (!infinitive.endsWith("n") || infinitive.length < 5) return false;
  for (let i = Math.max(0, infinitive.length - 13); i <= infinitive.length - 5; i += 1) {
    if (GERMAN.has(infinitive.slice(i))) return true;
  }
  return false;
}

/** Recognises verbs of cooking in one language, or in every known language if it is null or unknown. */
export class VerbReader {
  private readonly codes: string[];

  constructor(language: string | null) {
    this.codes = language !== null && language in OPENING ? [language] : Object.keys(OPENING);
  }

  /**
   * Whether a word is a verb of cooking at every position in a sentence. The word is lower case without
   * accents.
   */
  isInner(word: string): boolean {
    if (word.length < 3 || NOT_VERBS.has(word)) return false;
    return this.codes.some(
      (code) =>
        STRONG[code]?.has(word) === true ||
        (code === "en" && word.endsWith("ing") && STRONG.en?.has(word.slice(0, -3)) === true) ||
        (code === "de" && isGermanVerb(word, word.endsWith("st") || word.endsWith("det"))) ||
        (ENDING[code]?.test(word) === true && (this.codes.length === 1 || word.length >= 6)),
    );
  }

  /** Whether a pronoun and the next word describe an action of cooking ("tu verses"). */
  isNarrated(pronoun: string, word: string): boolean {
    if (ENGLISH_PRONOUN.has(pronoun) && this.codes.includes("en")) return OPENING.en?.has(word) === true;
    return this.codes.includes("fr") && FRENCH_PRONOUN.has(pronoun) && FRENCH_VERB_STEMS.test(word);
  }

  /** Whether a word is a verb that may begin a step. The word is lower case without accents. */
  isOpening(word: string): boolean {
    if (this.isInner(word)) return true;
    return this.codes.some(
      (code) =>
        OPENING[code]?.has(word) === true ||
        OPENING[code]?.has(word.replace(ENCLITIC[code] ?? /^$/, "")) === true ||
        (code === "de" && isGermanVerb(word)),
    );
  }
}

/** The words of a text, in lower case without accents. */
export const extractFoldedWords = (text: string): string[] =>
  foldCaseAndAccentsKeepingPositions(text).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

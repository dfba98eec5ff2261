/**
 * Words by which a number is no amount of an ingredient, in lower case. The lists combine ten languages,
 * because a wrong match only leaves an amount unscaled.
 */
const createWordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Units of time and power, and repetitions. */
export const TIMES = createWordSet(
  "times mal fois veces volte keer gånger gange razy w watt watts s sec secs second seconds min mins minute minutes h hr hrs hour hours day days night nights week weeks month months " +
    "sek sekunde sekunden minuten std stunde stunden tag tage tagen nacht woche wochen " +
    "seconde secondes heure heures jour jours nuit semaine semaines segundo segundos minuto minutos hora horas día días dia dias noche semana " +
    "secondo secondi minuti ora ore giorno giorni notte settimana sec. seconden minuut uur uren dag dagen nachten weken " +
    "segundos sekunder sekund minut minuter timme timmar tim dygn dagar vecka veckor minutter time timer døgn dage uge uger " +
    "sekundy sekund minuty minut godzina godziny godzin godz dni dzień doba tygodni",
);
/** Between a number and a time: "5 more minutes". */
export const MORE = createWordSet(
  "more further extra additional other weitere weiteren autres más otros otras altri altre nog",
);
export const DEGREES = createWordSet(
  "celsius fahrenheit degree degrees deg grad degré degrés grado grados gradi graden graus grader stopni stopnie kelvin",
);
export const PERCENT = createWordSet(
  "percent pct prozent procent procento procenti percento pourcent porciento pourcents",
);
/** A number after one of these words is a label: "step 2", "gas mark 4". */
export const LABELS = createWordSet(
  "type typ step steps mark gas speed vel velocidad velocità vitesse snelheid niveau nivel livello posizione position no nr number stage page part day level option method recipe rack shelf speed " +
    "schritt schritte schritten stufe gasstufe nummer teil tag seite étape etape page numéro th thermostat paso pasos número passo passi passaggio numero fase stap stappen stand steg nivå trin punkt krok kroku krok. poziom",
);
/** Words that apply an amount to each of several items. The number of items scales, not the amount. */
export const PORTIONS = createWordSet(
  "each every apiece je jede jeden jedes jeder jedem jeweils pro chaque chacun chacune cada ogni ciascuno ciascuna ciascun elk elke ieder iedere " +
    "varje vardera styck hver hvert pr stk każdy każda każde każdej każdego każdą każdym osobę person persons people persona personas personne personnes persoon pessoa serving servings portion portions portie pezzo weighing weighs wiegt wiegen pesant pesando",
);
/** After "each", these words mean no portion: "5 minutes on each side". */
export const SIDES = createWordSet(
  "side sides seite seiten côté lado lados lato lati kant kanten sida sidor stronie strony",
);
export const AT_A_TIME =
  /at a time|à la fois|alla volta|a la vez|de cada vez|per keer|åt gången|ad gangen|na raz|auf einmal|at once|nach (?:dem|der) ander(?:e|en)|after (?:the other|another)|l['’]une? après l['’]autre|un[oa] dopo l['’]altr[oa]|na de ander/gi;
export const PIECES = createWordSet(
  "piece pieces ball balls portion portions patty patties roll rolls disc discs disk disks round rounds chunk chunks slice slices dumpling dumplings meatball meatballs cookie cookies bun buns loaf loaves square squares wedge wedges batch batches half halves quarter quarters layer layers log logs strip strips parts part steaks fillets " +
    "stück stücke stücken kugel kugeln portionen teile teilen scheiben bällchen laibe boule boules morceau morceaux part parts portions pâtons bola bolas bolitas trozo trozos porciones partes pezzo pezzi palline porzioni parti bal ballen balletjes stuk stukken stukjes porties delen pedaço pedaços bolinhas porções bit bitar bollar delar portioner stykke stykker kugler boller dele kawałek kawałki kawałków kulki kulek porcje porcji części",
);
/** One piece of a length: "a 1 inch piece of ginger". */
export const ONE_PIECE = createWordSet("piece knob stick stück morceau trozo pezzo stuk stukje");
export const VESSELS = createWordSet(
  "pan pans saucepan saucepans skillet pot pots stockpot dish dishes bowl bowls tin tins mould moulds mold molds jar jars jug jugs ramekin ramekins casserole tray bottle bottles glass glasses container containers basin bag bags mug mugs springform measure measuring capacity cake loaf baking pudding tart muffin pie pressure cooker roasting kilner mason slow dutch food " +
    "form formen kastenform springform topf töpfe schüssel glas gläser pfanne einmachgläser flasche flaschen auflaufform moule moules bocal bocaux saladier plat poêle cocotte verrine verrines ramequins molde moldes olla cazuela tarro tarros frasco frascos fuente sartén teglia stampo pentola padella vasetto vasetti barattolo barattoli vorm schaal potten ovenschaal bakvorm forma formas panela tacho tigela assadeira gryta kastrull burkar ugnsform fad gryde kasserolle skål garnek miska słoik słoiki słoików blaszka blaszki formy keksówka tortownica",
);
/** A number after these words counts parts or places: "divide into 4", "spread over 2 trays". */
export const INTO = createWordSet(
  "into among between makes make yields serves zwischen auf ergibt en entre sobre tra fra su tussen över mellan på imellem mellem między pomiędzy na w divide halve quarter repeat",
);
/** Words that may be between a count and a name: "2 beaten eggs". */
export const HOW = createWordSet(
  "beaten fresh whole ripe peeled boiled hard-boiled cooked more extra additional lightly chopped of raw red green yellow black white brown large small medium big sweet dried " +
    "verquirlte frische reife große kleine rote roten roter grüne grünen gelbe weiße schwarze rode groene gele witte",
);
/** Units of a part of a recipe. Half of one is a share, unless an ingredient line counts in it. */
export const RECIPE_PARTS = createWordSet(
  "dose doses dosi recipe recipes batch batches portion portions porzione porzioni",
);
/** Words for mixtures of ingredients. A measure of a mixture may be a portion: "¼ cup of batter". */
export const MIXTURES = createWordSet(
  "batter dough mixture mix filling teig masse mischung füllung pâte mélange garniture farce masa mezcla relleno impasto composto ripieno beslag deeg mengsel vulling massa mistura recheio smet deg blandning fyllning dej blanding fyld ciasto ciasta masy farszu nadzienia",
);
/** Nouns after a name that are counted: "cloves" in "2 garlic cloves". */
export const COUNTED_PARTS =
  /^(?:clove|leaf|leave|sheet|stalk|sprig|stick|cube|fillet|breast|thigh|pod|bulb|head|ear)s?$/i;
/**
 * Words in names of ingredients that often occur in steps with another meaning, so that they identify no
 * ingredient.
 */
export const COMMON = createWordSet(
  "large small medium big fresh dried ground whole black white red green yellow brown dark light hot cold warm sweet sour thick thin plain mixed extra free range skinless boneless cooked raw chopped sliced grated peeled and with for the from size baby mini finely good quality organic frisch frische große kleine rote weiße und mit oder grand petit rouge blanc grande grandes rojo blanco e con di del della fresco",
);
export const OR_PLUS = createWordSet(
  "or plus and oder plus und ou et o y oppure e eller och og lub albo + & sowie más mais più",
);

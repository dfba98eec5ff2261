/** The words by which pages name the times of a recipe, as alternatives of a pattern. */
export const TIME_KINDS: readonly (readonly [string, string])[] = [
  [
    "prepTime",
    "prep(?:are|aration|ping)?|active|hands[- ]on|vorbereitungs?|arbeits|voorbereidings?|voorbereiding|préparation|prépa|preparación|preparazione|prep\\.|preparo|preparação|förberedelse|förberedelser|forberedelse|forberedelser|arbejds|előkészítési|előkészület|czas przygotowania|przygotowanie|příprav[ay]|príprav[ay]|pregătire|hazırlama|hazırlık|подготовка|προετοιμασία",
  ],
  [
    "cookTime",
    "cook(?:ing)?|bake|baking|koch|back|gar|kook|oven|bak|cuisson|cocción|horneado|cottura|cozimento|cozedura|forno|tillagnings?|i ugnen|stege|bage|kog|sütési|főzési|sütés|főzés|czas gotowania|czas pieczenia|gotowanie|pieczenie|vaření|pečení|varenie|pečenie|gătire|coacere|pişirme|pişme|приготовление|готвене|ψήσιμο|μαγείρεμα",
  ],
  [
    "totalTime",
    "total|ready in|overall|gesamt|totale|totaal|totalt|samlet|i alt|tid|durée totale|tempo tot\\.|tiempo total|tempo total|teljes|czas całkowity|całkowity|celkem|celkový|toplam",
  ],
  // Beside a time for what comes before it means the cooking, alone the whole.
  ["makingTime", "zubereitungs?|bereidings|bereiding|bereiden|tilberednings?|tillrednings|elkészítési"],
];

/** "time" in the same languages, as a word of its own or as the end of one. */
export const TIME_WORD =
  "(?: ?(?:times?|tid|tijd|zeit|dauer|temps|tiempo|tempo|idő|ideje|čas|süresi|χρόνος|время|time))?";

/** Words for those who are served. */
export const PEOPLE =
  "servings?|serves|portions?|portion\\(s\\)|portionen|portioner|porties?|porções|porciones|porzioni|porsjoner|personen|personer|persone|personas|pessoas|pers(?:onnes)?|people|couverts|convives|comensales|porcj[ei]|osoby|osób|porc[ií]í?|porcie|adag|fő|személy|annosta|porții|kişilik|porsiyon|порци[ийя]|порции|персон|μερίδες|人分|人份|인분";

/** Words before the number of people or pieces. */
export const YIELD_LABELS =
  "yields?|makes|serving size|mængde|antal|antall|pour|für|voor|para|per|för|til|for|dla|liczba porcji|number of servings|recipe makes|recipe yields?|dosi per|dosi|ergibt|menge|aantal|aantal personen|rendimento|rende|rendimiento|raciones|nombre de personnes|počet porcí|počet porcií|kişi sayısı|выход";

/** "cuisine" as a label ("Cuisine: Thai") or beside the name of one ("Chinese keuken"). */
export const CUISINE_LABELS =
  "cuisine|cuisine type|type of cuisine|küche|landesküche|cucina|cocina|tipo de cocina|cozinha|keuken|køkken|kjøkken|kök|kuchnia|konyha|kuchyně|kuchyňa|mutfak|кухня|κουζίνα|país de origen|país|origine|herkunft";

/** How the names of national and regional cuisines begin. */
export const NATIONS =
  "ital|chin|sichuan|szechuan|canton|japan|japon|japán|giappon|thai|thaï|tailand|indi(?:an|sch|a|o|en|aas)|ind(?:yj|ick)|mexi|mexik|meksyk|french|franz|franç|frances|frans|fransk|francu|greek|griech|grec|griek|görög|spani|spansk|spaans|spagn|españ|espagn|american|amerik|amérique|americ|turk|türk|turc|korean|korea|corea|vietnam|wietnam|marocc|moroc|marok|mediterr|mediterr|medite|śródziem|asia|asiat|aziat|azjat|oriental|british|brits|english|engels|irish|scott|welsh|german|deutsch|duits|alemã|alleman|austri|österr|oostenr|swiss|schweiz|polish|polsk|polon|ungar|hungar|hongr|magyar|russi|rosyjs|scandinav|skandinav|nordic|swedish|svensk|schwed|danish|dansk|norsk|norweg|finnish|dutch|nederland|holland|portug|brasil|brazil|peru|caribb|karib|caraïb|jamaic|cajun|creole|kreol|southern|tex-mex|texmex|filipin|indones|malays|singapor|lebanes|liban|middle east|israel|jewish|persian|iran|ethiop|african|afrik|hawai|cuban|argentin|pakistan|nepal|sri lank|bengal|punjab|balkan|georgi|ukrain|czech|česk|latin|levant|hakka|taiwan|burmes|cambod|tunis|egypt|syri|afghan";

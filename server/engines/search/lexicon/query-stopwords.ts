import { LANGUAGE_LETTERS, type Language } from "../words/languages.ts";
import { fold } from "../words/words.ts";
import { fillers, grammar, sidewords, titlewords } from "./query-words.ts";

const setOf = (text: string): ReadonlySet<string> => new Set(fold(text).split(/\s+/).filter(Boolean));

const GRAMMAR = Object.entries(grammar).map(([language, text]): [string, ReadonlySet<string>] => [
  LANGUAGE_LETTERS[language as Language],
  setOf(text),
]);
export const STOP_WORDS: ReadonlySet<string> = new Set(GRAMMAR.flatMap(([, words]) => [...words]));
export const FILLERS = setOf(fillers);
export const SIDE_WORDS = setOf(sidewords);
export const TITLE_WORDS = setOf(titlewords);

/** Words of grammar, folded. */
export const stopWords = (): ReadonlySet<string> => STOP_WORDS;

/**
 * Words that say how a dish is made or where it is from: beside the dish itself they count less, since recipes seldom say
 * it. Folded, in all languages of the search together.
 */
const methods = `
steamed steam grilled grill baked bake fried roasted roast boiled braised stewed poached sauteed seared stuffed smoked marinated glazed mashed crispy creamy spicy stir fry deep pan oven slow cooked battered crumbed breaded chargrilled barbecued caramelised caramelized skillet cooker crockpot homemade crunchy tender juicy
gedampft gedampfte gedampfter gegrillt gegrillte gegrilltes gegrillter gebacken gebackene gebackener gebackenes gebraten gebratene gebratener gebratenes geschmort geschmorte geschmorter geschmortes gerostet gerostete gerosteter gedunstet gedunstete gekocht gekochte gefullt gefullte gefullter gefulltes mariniert marinierte geraucherte frittiert frittierte frittiertes frittierter paniert panierte uberbacken uberbackene uberbackener knusprig knusprige knuspriges ofen pfanne selbstgemacht selbstgemachte
grille grillee grilles grillees frit frite frits frites roti rotie rotis roties braise braisee braises poche pochee poele poelee saute sautee sautes mijote mijotee mijotes vapeur four farci farcie farcis farcies gratine gratinee croustillant croustillante
frito frita fritos fritas asado asada asados asadas horneado horneada horno guisado guisada guisados estofado estofada hervido hervida vapor plancha parrilla relleno rellena rellenos rellenas rebozado rebozada empanado empanada crujiente salteado salteada
fritto fritta fritti fritte arrosto arrosti forno grigliato grigliata grigliati grigliate griglia brasato brasata stufato stufata bollito bollita vapore padella ripieno ripiena ripieni ripiene impanato impanata croccante saltato saltata
`;

/** Peoples and their kitchens, by the languages that their recipes may be in. */
const nations = {
  s: "spanish spanisch spanische spanischer spanisches espagnol espagnole espagnols espagnoles espanol espanola espanoles spagnolo spagnola mexican mexikanisch mexikanische mexikanischer mexikanisches mexicain mexicaine mexicano mexicana messicano messicana argentinian argentinisch argentinische argentino argentina peruvian peruano peruana andalusian andaluz andaluza catalan catalana basque vasco vasca galician gallego gallega cuban kubanisch kubanische cubain cubano cubana colombian colombiano colombiana chilean chileno chilena venezuelan venezolano venezolana puertorican",
  f: "french franzosisch franzosische franzosischer franzosisches francais francaise frances francesa francese provencal provencale alsatian breton bretonne belgian belgisch belgische belge belga",
  i: "italian italienisch italienische italienischer italienisches italien italienne italiano italiana italiani sicilian siciliana siciliano tuscan toscana toscano neapolitan ligurian venetian",
  d: "german deutsch deutsche deutscher deutsches allemand allemande aleman alemana tedesco tedesca austrian osterreichisch osterreichische bavarian bayrisch bayrische bayerisch bayerische schwabisch schwabische schwabischer swabian viennese swiss schweizer schweizerisch suisse suizo suiza svizzero svizzera",
  x: "japanese japanisch japanische japanischer japanisches japonais japonaise japones japonesa giapponese chinese chinesisch chinesische chinesischer chinesisches chinois chinoise chino china cinese taiwanese cantonese szechuan sichuan czech tschechisch tschechische bohemian bohmisch bohmische slovak ukrainian ukrainisch ukrainische finnish finnisch finnische",
  e: "american amerikanisch amerikanische americain americaine americano americana english englisch englische anglais anglaise ingles inglesa inglese indian indisch indische indischer indisches indien indienne indio india indiano indiana thai thailandisch thailandische thailandais thailandaise tailandes tailandesa korean koreanisch koreanische coreen coreenne coreano coreana vietnamese vietnamesisch vietnamesische vietnamien vietnamienne greek griechisch griechische griechischer griechisches grec grecque griego griega greco greca turkish turkisch turkische turkischer turc turque turco turca moroccan marokkanisch marokkanische marocain marocaine marroqui lebanese libanesisch libanais hungarian ungarisch ungarische polish polnisch polnische russian russisch russische asian asiatisch asiatische asiatique asiatico asiatica mediterranean mediterran mediterrane african cajun caribbean persian iranian ethiopian nigerian egyptian israeli jewish tunisian algerian syrian iraqi afghan pakistani bengali punjabi nepalese indonesian indonesisch indonesische malaysian filipino filipina hawaiian jamaican creole texan southern irish irisch irische scottish schottisch welsh british britisch britische australian canadian romanian bulgarian serbian croatian bosnian georgian armenian",
  v: "swedish schwedisch schwedische suedois suedoise sueco sueca svedese svedesi scandinavian nordic skandinavisch skandinavische",
  k: "danish danisch danische danois danoise danes danesa norwegian norwegisch norwegische",
  n: "dutch hollandisch hollandische niederlandisch niederlandische hollandais holandes holandesa olandese",
  p: "portuguese portugiesisch portugiesische portugais portugaise portugues portuguesa portoghese brazilian brasilianisch brasilianische bresilien bresilienne brasileno brasilena brasiliano brasiliana",
} as const;

const NATIONS = new Map(
  Object.entries(nations).flatMap(([letter, words]) =>
    [...setOf(words)].map((word): [string, string] => [word, letter]),
  ),
);
const METHODS = setOf(methods);

/** Whether a word says how a dish is made, or where it is from. */
export const isModifier = (word: string): boolean => METHODS.has(word) || NATIONS.has(word);

/** The letter of the language that the recipes of a people are in where they are at home; null for any other word. */
export const letterOfNation = (word: string): string | null => NATIONS.get(word) ?? null;

/** How much words of grammar speak for each language, by its letter: those of several speak for each a little. */
export function lettersOfGrammar(words: readonly string[]): Map<string, number> {
  const votes = new Map<string, number>();
  for (const word of words) {
    const letters = GRAMMAR.flatMap(([letter, known]) => (known.has(word) ? [letter] : []));
    for (const letter of letters) votes.set(letter, (votes.get(letter) ?? 0) + 1 / letters.length);
  }
  return votes;
}

/**
 * Words that say how a dish is made or where it is from: beside the dish itself they count less, since recipes seldom say
 * it. Folded, in all languages of the search together.
 */
export const methods = `
steamed steam grilled grill baked bake fried roasted roast boiled braised stewed poached sauteed seared stuffed smoked marinated glazed mashed crispy creamy spicy stir fry deep pan oven slow cooked battered crumbed breaded chargrilled barbecued caramelised caramelized skillet cooker crockpot homemade crunchy tender juicy
gedampft gedampfte gedampfter gegrillt gegrillte gegrilltes gegrillter gebacken gebackene gebackener gebackenes gebraten gebratene gebratener gebratenes geschmort geschmorte geschmorter geschmortes gerostet gerostete gerosteter gedunstet gedunstete gekocht gekochte gefullt gefullte gefullter gefulltes mariniert marinierte geraucherte frittiert frittierte frittiertes frittierter paniert panierte uberbacken uberbackene uberbackener knusprig knusprige knuspriges ofen pfanne selbstgemacht selbstgemachte
grille grillee grilles grillees frit frite frits frites roti rotie rotis roties braise braisee braises poche pochee poele poelee saute sautee sautes mijote mijotee mijotes vapeur four farci farcie farcis farcies gratine gratinee croustillant croustillante
frito frita fritos fritas asado asada asados asadas horneado horneada horno guisado guisada guisados estofado estofada hervido hervida vapor plancha parrilla relleno rellena rellenos rellenas rebozado rebozada empanado empanada crujiente salteado salteada
fritto fritta fritti fritte arrosto arrosti forno grigliato grigliata grigliati grigliate griglia brasato brasata stufato stufata bollito bollita vapore padella ripieno ripiena ripieni ripiene impanato impanata croccante saltato saltata
`;

/** Peoples and their kitchens, by the languages that their recipes may be in. */
export const nations = {
  s: "spanish spanisch spanische spanischer spanisches espagnol espagnole espagnols espagnoles espanol espanola espanoles spagnolo spagnola mexican mexikanisch mexikanische mexikanischer mexikanisches mexicain mexicaine mexicano mexicana messicano messicana argentinian argentinisch argentinische argentino argentina peruvian peruano peruana andalusian andaluz",
  f: "french franzosisch franzosische franzosischer franzosisches francais francaise frances francesa francese provencal provencale alsatian",
  i: "italian italienisch italienische italienischer italienisches italien italienne italiano italiana italiani sicilian siciliana siciliano tuscan toscana toscano",
  d: "german deutsch deutsche deutscher deutsches allemand allemande aleman alemana tedesco tedesca austrian osterreichisch osterreichische bavarian bayrisch bayrische",
  x: "japanese japanisch japanische japanischer japanisches japonais japonaise japones japonesa giapponese chinese chinesisch chinesische chinesischer chinesisches chinois chinoise chino china cinese",
  e: "american amerikanisch amerikanische americain americaine americano americana english englisch englische anglais anglaise ingles inglesa inglese indian indisch indische indischer indisches indien indienne indio india indiano indiana thai thailandisch thailandische thailandais thailandaise tailandes tailandesa korean koreanisch koreanische coreen coreenne coreano coreana vietnamese vietnamesisch vietnamesische vietnamien vietnamienne greek griechisch griechische griechischer griechisches grec grecque griego griega greco greca turkish turkisch turkische turkischer turc turque turco turca moroccan marokkanisch marokkanische marocain marocaine marroqui lebanese libanesisch libanais hungarian ungarisch ungarische polish polnisch polnische russian russisch russische asian asiatisch asiatische asiatique asiatico asiatica mediterranean mediterran mediterrane african cajun caribbean persian swedish schwedisch schwedische",
} as const;

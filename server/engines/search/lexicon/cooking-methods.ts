/** Names of one way of cooking, course, occasion or taste: see produce.ts for how a line is read. */
export const ways = `
starter, appetizer, appetiser, hors d'oeuvre, canape, nibble, finger food, small plate, first course; de: Vorspeise, Häppchen, Fingerfood; fr: entrée, amuse bouche, apéritif, apéro, amuse gueule, hors d'oeuvre; es: aperitivo, entrante, botana, entremés, entrada; it: antipasto, stuzzichini, stuzzichino
main course, main dish, entree; de: Hauptgericht, Hauptspeise, Hauptgang; fr: plat principal; es: plato principal, plato fuerte; it: secondo
side dish, side, accompaniment, side order; de: Beilage, Sättigungsbeilage; fr: accompagnement, garniture; es: guarnición, acompañamiento; it: contorno
dessert, pudding, afters, pud; de: Nachtisch, Dessert, Nachspeise, Süßspeise; fr: dessert; es: postre; it: dolce, dessert
breakfast, brunch, brekkie, brekky; de: Frühstück, Zmorge; fr: petit déjeuner; es: desayuno; it: colazione, prima colazione
snack, nibbles, munchies, elevenses; de: Snack, Imbiss, Zwischenmahlzeit, Jause, Znüni; fr: goûter, en-cas, collation, quatre heures, grignotage; es: merienda, tentempié, refrigerio, colación, botana; it: spuntino, merenda, snack
barbecue, bbq, grill, grilled, chargrilled, broiled, braai, barbie, cookout; de: Grill, gegrillt, Barbecue, vom Grill; fr: barbecue, grillé; es: barbacoa, parrilla, a la parrilla, a la brasa, a la plancha, al carbón; it: griglia, alla griglia, grigliata, alla brace, barbecue
baked, oven baked, roasted; de: gebacken, aus dem Ofen, überbacken; fr: au four, cuit au four; es: al horno, horneado; it: al forno, cotto al forno
fried, deep fried, pan fried; de: gebraten, frittiert, ausgebacken; fr: frit, poêlé, friture; es: frito, fritura; it: fritto, frittura
stuffed, filled; de: gefüllt; fr: farci; es: relleno; it: ripieno
one pot, one pan, sheet pan, traybake, tray bake; de: One Pot, Blechgericht; fr: one pot
smoked; de: geräuchert, geselcht; fr: fumé; es: ahumado; it: affumicato
marinated, marinade; de: mariniert, Marinade; fr: mariné; es: marinado, adobo; it: marinato
wholegrain, wholemeal, whole wheat, wholewheat, whole grain; de: Vollkorn; fr: complet; es: integral; it: integrale
christmas, xmas, festive, yule, yuletide; de: Weihnachten, weihnachtlich, Weihnacht, Advent, Heiligabend; fr: noël; es: navidad, navideño, nochebuena; it: natale, natalizio, vigilia di natale
easter; de: Ostern, österlich; fr: pâques, pascal; es: pascua, semana santa; it: pasqua, pasquale
birthday; de: Geburtstag; fr: anniversaire; es: cumpleaños; it: compleanno
spicy, hot, fiery; de: scharf, würzig, pikant; fr: épicé, piquant, relevé, pimenté; es: picante, picoso; it: piccante
creamy; de: cremig, sahnig; fr: crémeux, onctueux; es: cremoso; it: cremoso
crispy, crunchy; de: knusprig, kross, knackig; fr: croustillant, croquant; es: crujiente, crocante; it: croccante
homemade, home made; de: selbstgemacht, hausgemacht; fr: fait maison, maison, fait main; es: casero, hecho en casa; it: fatto in casa, casereccio, fatto a mano
braised, stewed, slow braised; de: geschmort, gedünstet, Schmorgericht; fr: braisé, mijoté, à l'étouffée; es: guisado, estofado, braseado; it: brasato, stufato, in umido, stracotto
roasted, roast, oven roasted; de: geröstet; fr: rôti; es: asado, rostizado; it: arrosto, arrostito
steamed; de: gedämpft, dampfgegart; fr: à la vapeur, vapeur; es: al vapor; it: al vapore
poached; de: pochiert; fr: poché; es: escalfado, pochado; it: in camicia
boiled; fr: bouilli; es: hervido; it: bollito, lesso, lessato
sauteed, pan seared, pan fried, panfried; de: angebraten, in der Pfanne; fr: sauté, poêlé, à la poêle; es: salteado, a la sartén; it: saltato, in padella
battered, tempura battered; de: im Teigmantel, im Bierteig; es: rebozado, en tempura; it: in pastella, pastellato
crumbed, crumb coated, panko crusted; de: paniert, Panade; fr: pané, panure; es: empanado, apanado, empanizado; it: impanato, panato, impanatura
gratinated, au gratin, gratineed; de: gratiniert, überbacken; fr: gratiné, au gratin; es: gratinado; it: gratinato
caramelised, caramelized; de: karamellisiert; fr: caramélisé; es: caramelizado; it: caramellato
glazed; de: glasiert; es: glaseado; it: glassato
pickled; de: eingelegt; fr: au vinaigre, saumuré; es: encurtido, en vinagre; it: sottaceto
fermented; de: fermentiert; fr: fermenté, lactofermenté; es: fermentado; it: fermentato
mashed; de: püriert, gestampft, Püree; fr: purée, écrasé; es: puré; it: purè, purea
raw, uncooked; de: roh; fr: cru; es: crudo; it: crudo
frozen; de: tiefgekühlt, gefroren; fr: surgelé, congelé; es: congelado; it: surgelato, congelato
dried, dehydrated; de: getrocknet; fr: séché; es: seco, deshidratado; it: essiccato, secco
slow cooked, slow cooker, crockpot, crock pot; de: Schongarer, Slow Cooker, langsam gegart, Slowcooker, Niedertemperatur, Niedrigtemperatur; fr: mijoteuse, cuisson lente, cuisson basse température; es: olla de cocción lenta, cocción lenta, olla lenta, crock pot, slow cooker; it: cottura lenta, slow cooker, slowcooker
pressure cooker, instant pot, instapot, insta pot, multicooker; de: Schnellkochtopf, Dampfkochtopf, Instant Pot; fr: cocotte minute, autocuiseur, cookeo, instant pot, multicuiseur; es: olla a presión, olla exprés, olla rápida, instant pot, olla a presión eléctrica; it: pentola a pressione, instant pot
air fryer, airfryer, air fried, air fry; de: Heißluftfritteuse, Airfryer, Luftfritteuse, Air Fryer; fr: friteuse à air, airfryer, air fryer, friteuse sans huile; es: freidora de aire, airfryer, freidora sin aceite, air fryer; it: friggitrice ad aria, air fryer, friggitrice aria
microwave, microwaved; de: Mikrowelle; fr: micro-ondes; es: microondas; it: microonde
rice cooker; de: Reiskocher; fr: cuiseur à riz; es: arrocera; it: cuociriso
bread machine, bread maker; de: Brotbackautomat; fr: machine à pain; es: panificadora; it: macchina del pane
thermomix, kitchen robot; de: Thermomix; fr: thermomix, robot cuiseur, monsieur cuisine; es: thermomix, robot de cocina; it: bimby, robot da cucina
sous vide; de: Sous-vide; fr: sous vide; es: sous vide, baja temperatura; it: sous vide, bassa temperatura
sheet pan, traybake, tray bake, sheet pan dinner, baking sheet, baking tray, tray baked; de: Blechgericht, vom Blech, Ofenblech, Backblech; fr: plaque au four, plaque de cuisson; es: bandeja al horno, bandeja de horno; it: in teglia, teglia, placca da forno
dutch oven, cast iron, casserole pot, cast iron pot, potjie, french oven; de: Bräter, Gusseisentopf, Dutch Oven, Gusseisen; fr: cocotte, cocotte en fonte; es: olla de hierro, cocotte, caldero; it: pentola di ghisa, cocotte
skillet, frying pan, frypan, fry pan, cast iron skillet; de: Bratpfanne, Gusspfanne, Pfanne; fr: poêle; es: sartén; it: padella, in padella
papillote, en papillote, foil packet, in parchment, parcel, foil parcel; de: in Alufolie, Folie; fr: en papillote; es: en papillote, papillot; it: al cartoccio
halloween; de: Halloween; fr: halloween; es: halloween; it: halloween
thanksgiving, friendsgiving; de: Erntedank, Thanksgiving; fr: action de grâce, thanksgiving; es: acción de gracias; it: ringraziamento
valentine, valentine's day, valentines; de: Valentinstag; fr: saint valentin; es: san valentín; it: san valentino
new year, new year's eve; de: Silvester, Neujahr; fr: nouvel an, réveillon; es: nochevieja, año nuevo; it: capodanno
carnival, mardi gras; de: Fasching, Karneval, Fasnacht; fr: carnaval, mardi gras; es: carnaval; it: carnevale
packed lunch, lunchbox, lunch box, bento; de: Lunchbox, Brotdose, Pausenbrot, Schulbrot, Znünibox, Meal Prep; fr: lunch box, bento, gamelle, panier repas; es: fiambrera, lonchera, tupper; it: schiscetta, lunch box, pranzo al sacco
picnic; de: Picknick, Picknickkorb; fr: pique-nique; es: picnic; it: picnic, scampagnata
buffet; de: Buffet, Büfett; fr: buffet; es: bufé; it: buffet
street food, fast food; de: Streetfood, Fast Food, Imbissbude; fr: street food; es: comida callejera, comida rápida, antojitos; it: cibo di strada, street food
baby food, baby puree, weaning food, blw; de: Babybrei, Babynahrung, Beikost; fr: purée pour bébé, petit pot, diversification alimentaire; es: papilla, puré para bebé; it: pappa per bimbi, omogeneizzato, svezzamento
savoury, savory; de: herzhaft, deftig; fr: salé; es: salado; it: salato
afternoon tea, high tea, cream tea; de: Kaffeetafel, Kaffeeklatsch; fr: heure du thé, goûter anglais; es: hora del té; it: tè delle cinque
blanched, parboiled; de: blanchiert; fr: blanchi; es: blanqueado, escaldado; it: sbollentato, scottato
simmered; de: geköchelt; fr: mijoté; es: a fuego lento; it: a fuoco lento
seared, charred, blackened; de: scharf angebraten, geflämmt; fr: saisi, snacké; es: sellado, marcado; it: scottato
confit, confited; de: confiert; fr: confit; es: confitado; it: confit
flambeed, flambe; de: flambiert; fr: flambé; es: flambeado; it: flambé, alla fiamma
salt baked, in a salt crust, salt crust; de: in Salzkruste, im Salzmantel; fr: en croûte de sel; es: a la sal; it: al sale, in crosta di sale
en croute, in puff pastry, wrapped in pastry; de: im Blätterteig, im Teigmantel; fr: en croûte, feuilleté; es: en hojaldre, en costra; it: in crosta
wrapped in bacon, bacon wrapped; de: im Speckmantel; fr: enrobé de lard; es: envuelto en tocino, envuelto en bacon; it: avvolto nella pancetta
on skewers, skewered, on a stick; de: am Spieß, Spießchen; fr: en brochette; es: en brocheta; it: allo spiedo
rotisserie, spit roast, spit roasted; de: Drehspieß, vom Spieß; fr: rôtissoire, à la broche; es: rostizado, asador, al espiedo; it: girarrosto, allo spiedo
smoker, pellet grill; de: Smoker, Räucherofen; fr: fumoir; it: affumicatore
grill pan, griddle pan, griddle, plancha; de: Grillpfanne; fr: plancha, poêle gril; es: plancha; it: piastra, bistecchiera
wood fired, wood oven, pizza oven, pizza stone; de: Steinofen, Holzofen, Pizzastein; fr: four à pizza, feu de bois; es: horno de leña, piedra para pizza; it: forno a legna, pietra refrattaria
campfire, camping, open fire; de: Lagerfeuer, Campingkocher; fr: feu de camp, camping; es: fogata, camping; it: falò, campeggio
stovetop, stove top, hob; de: Herdplatte; es: estufa, fogón; it: fornello
steamer, steamer basket, bamboo steamer; de: Dampfgarer, Dämpfkorb; fr: cuiseur vapeur, panier vapeur; es: vaporera; it: vaporiera
saucepan, stockpot, stock pot; de: Kochtopf, Suppentopf; fr: faitout; es: cacerola, cazo; it: casseruola, pentola
roasting tin, roasting pan, baking dish, casserole dish; de: Auflaufform, Bratreine; fr: plat à gratin, plat à four; es: fuente de horno, refractario; it: pirofila
loaf tin, loaf pan; de: Kastenform; fr: moule à cake; es: molde de cake; it: stampo da plumcake
springform, springform pan, cake tin, cake pan; de: Springform, Backform; fr: moule à manqué, moule à charnière; es: molde desmontable, molde de pastel; it: stampo a cerniera, tortiera
muffin tin, muffin pan, cupcake tin; de: Muffinform, Muffinblech; fr: moule à muffins; es: molde de muffins, molde para magdalenas; it: stampo per muffin
bundt tin, bundt pan, ring mould; de: Gugelhupfform, Kranzform; fr: moule à kouglof, moule couronne; es: molde bundt, molde de corona; it: stampo a ciambella
cookie cutter, biscuit cutter; de: Ausstechform, Ausstecher; fr: emporte pièce; es: cortador de galletas, cortapastas; it: formine per biscotti, tagliabiscotti
waffle iron, waffle maker; de: Waffeleisen; fr: gaufrier; es: gofrera, waflera; it: piastra per waffle
sandwich maker, toastie maker, panini press; de: Sandwichmaker, Kontaktgrill; fr: appareil à croque monsieur; es: sandwichera; it: tostiera
ice cream maker, ice cream machine; de: Eismaschine; fr: sorbetière, turbine à glace; es: máquina de helado; it: gelatiera
blender, liquidiser, smoothie maker, nutribullet; de: Standmixer, Mixer; fr: blender; es: licuadora, batidora; it: frullatore
hand blender, stick blender, immersion blender; de: Pürierstab, Stabmixer; fr: mixeur plongeant; es: batidora de mano, minipimer; it: frullatore a immersione
food processor; de: Küchenmaschine, Multizerkleinerer; fr: robot ménager; es: procesador de alimentos, picadora; it: robot da cucina, tritatutto
stand mixer, kitchenaid; de: Rührmaschine, Knetmaschine; fr: robot pâtissier; es: amasadora, batidora planetaria; it: planetaria
hand mixer, electric whisk; de: Handrührgerät, Handmixer; fr: batteur électrique; es: batidora de varillas; it: fruste elettriche, sbattitore
spiralised, spiralized, spiralizer; de: Spiralschneider; fr: spiraliseur; es: espiralizador; it: spiralizzatore
juicer, cold pressed; de: Entsafter; fr: extracteur de jus, centrifugeuse; es: extractor de jugos, exprimidor; it: estrattore, centrifuga
pasta machine, pasta maker; de: Nudelmaschine; fr: machine à pâtes; es: máquina de pasta; it: macchina per la pasta
tagine pot, clay pot, romertopf, chicken brick; de: Römertopf, Tontopf; fr: cocotte en terre; es: cazuela de barro, olla de barro; it: pentola di coccio, terracotta
deep fryer, deep fat fryer; de: Fritteuse; fr: friteuse; es: freidora; it: friggitrice
dehydrator, food dryer; de: Dörrautomat, Dörrgerät; fr: déshydrateur
toaster oven, mini oven; de: Minibackofen; fr: mini four; es: horno tostador; it: fornetto
silicone mould, silicone mold; de: Silikonform; fr: moule en silicone; es: molde de silicona; it: stampo in silicone
mason jar, jar salad; de: Einmachglas; it: vasocottura
fermentation, lacto fermentation; de: Fermentation, Milchsäuregärung; fr: fermentation, lactofermentation; es: fermentación; it: fermentazione
summer, summery, summertime; de: Sommer, sommerlich; fr: été, estival; es: verano, veraniego; it: estate, estivo
winter, wintry, wintertime; de: Winter, winterlich; fr: hiver, hivernal; es: invierno, invernal; it: inverno, invernale
autumn, autumnal; de: Herbst, herbstlich; fr: automne, automnal; es: otoño, otoñal; it: autunno, autunnale
spring, springtime; de: Frühling, Frühjahr, frühlingshaft; fr: printemps, printanier; es: primavera, primaveral; it: primavera, primaverile
mother's day, mothers day; de: Muttertag; fr: fête des mères; es: día de la madre; it: festa della mamma
father's day, fathers day; de: Vatertag; fr: fête des pères; es: día del padre; it: festa del papà
st patrick's day, st patricks day, saint patrick; de: St. Patricks Day; fr: saint patrick; es: día de san patricio; it: san patrizio
hanukkah, chanukah, rosh hashanah; de: Chanukka; fr: hanoucca; es: janucá; it: hanukkah
passover, pesach, seder; de: Pessach; fr: pessah, pâque juive; es: pésaj; it: pesach
ramadan, iftar, suhoor, eid; de: Ramadan, Zuckerfest; fr: ramadan, aïd; es: ramadán; it: ramadan
lent, lenten, lenten fare; de: Fastenzeit, Fastenspeise; fr: carême; es: cuaresma, de vigilia; it: quaresima
diwali, holi, navratri; de: Diwali; fr: diwali; es: diwali; it: diwali
lunar new year, chinese new year; de: chinesisches Neujahr; fr: nouvel an chinois; es: año nuevo chino; it: capodanno cinese
advent, saint nicholas, st nicholas; de: Advent, Nikolaus; fr: avent, saint nicolas; es: adviento; it: avvento
candlemas, shrove tuesday, pancake day, fat tuesday; de: Faschingsdienstag, Fastnacht; fr: chandeleur, mardi gras; es: martes de carnaval; it: martedì grasso, carnevale
saint joseph, epiphany, twelfth night; de: Dreikönigstag; fr: épiphanie; es: día de reyes; it: epifania
day of the dead, all saints day, all souls day; de: Allerheiligen, Allerseelen; fr: toussaint; es: día de muertos, todos los santos; it: ognissanti
wedding, wedding party; de: Hochzeit; fr: mariage; es: boda; it: matrimonio
tailgate party, game day, super bowl; de: Fußballabend; fr: soirée match; it: serata partita
barbecue party, grill party, garden party; de: Grillfest, Grillparty, Gartenparty; fr: garden party
`;

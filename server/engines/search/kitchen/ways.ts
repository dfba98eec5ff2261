/** Names of one way of cooking, course, occasion or taste: see produce.ts for how a line is read. */
export const ways = `
starter, appetizer, appetiser, hors d'oeuvre, canape, nibble, finger food; de: Vorspeise, Häppchen, Fingerfood; fr: entrée, amuse bouche, apéritif; es: aperitivo, entrante, botana; it: antipasto, stuzzichini
main course, main dish, entree; de: Hauptgericht; fr: plat principal; es: plato principal, plato fuerte; it: secondo
side dish, side, accompaniment; de: Beilage; fr: accompagnement; es: guarnición, acompañamiento; it: contorno
dessert, pudding, afters; de: Nachtisch, Dessert, Nachspeise; fr: dessert; es: postre; it: dolce, dessert
breakfast, brunch; de: Frühstück; fr: petit déjeuner; es: desayuno; it: colazione
snack; de: Snack, Imbiss; fr: goûter, en-cas; es: merienda, tentempié; it: spuntino, merenda
barbecue, bbq, grill, grilled, chargrilled, broiled; de: Grill, gegrillt; fr: barbecue, grillé; es: barbacoa, parrilla, a la parrilla, a la brasa, a la plancha; it: griglia, alla griglia, grigliata, alla brace
baked, oven baked, roasted; de: gebacken, aus dem Ofen, überbacken; fr: au four; es: al horno, horneado; it: al forno
fried, deep fried, pan fried; de: gebraten, frittiert; fr: frit, poêlé; es: frito; it: fritto
stuffed, filled; de: gefüllt; fr: farci; es: relleno; it: ripieno
one pot, one pan, sheet pan, traybake, tray bake; de: One Pot, Blechgericht; fr: one pot
smoked; de: geräuchert; fr: fumé; es: ahumado; it: affumicato
marinated, marinade; de: mariniert, Marinade; fr: mariné; es: marinado, adobo; it: marinato
wholegrain, wholemeal, whole wheat, wholewheat, whole grain; de: Vollkorn; fr: complet; es: integral; it: integrale
christmas, xmas, festive; de: Weihnachten, weihnachtlich; fr: noël; es: navidad, navideño; it: natale, natalizio
easter; de: Ostern; fr: pâques; es: pascua; it: pasqua
birthday; de: Geburtstag; fr: anniversaire; es: cumpleaños; it: compleanno
spicy, hot, fiery; de: scharf, würzig, pikant; fr: épicé, piquant, relevé, pimenté; es: picante, picoso; it: piccante
creamy; de: cremig, sahnig; fr: crémeux, onctueux; es: cremoso; it: cremoso
crispy, crunchy; de: knusprig, kross; fr: croustillant, croquant; es: crujiente; it: croccante
homemade, home made; de: selbstgemacht, hausgemacht; fr: fait maison, maison; es: casero; it: fatto in casa, casereccio
braised, stewed, slow braised; de: geschmort, gedünstet; fr: braisé, mijoté, à l'étouffée; es: guisado, estofado, braseado; it: brasato, stufato, in umido
roasted, roast, oven roasted; de: geröstet; fr: rôti; es: asado, rostizado; it: arrosto, arrostito
steamed; de: gedämpft, dampfgegart; fr: à la vapeur, vapeur; es: al vapor; it: al vapore
poached; de: pochiert; fr: poché; es: escalfado, pochado; it: in camicia
boiled; fr: bouilli; es: hervido; it: bollito, lesso, lessato
sauteed, pan seared, pan fried, panfried; de: angebraten, in der Pfanne; fr: sauté, poêlé, à la poêle; es: salteado, a la sartén; it: saltato, in padella
battered, tempura battered; de: im Teigmantel, im Bierteig; es: rebozado, en tempura; it: in pastella, pastellato
crumbed, crumb coated; de: paniert; fr: pané; es: empanado, apanado, empanizado; it: impanato, panato
gratinated, au gratin; de: gratiniert, überbacken; fr: gratiné, au gratin; es: gratinado; it: gratinato
caramelised, caramelized; de: karamellisiert; fr: caramélisé; es: caramelizado; it: caramellato
glazed; de: glasiert; es: glaseado; it: glassato
pickled; de: eingelegt; es: encurtido; it: sottaceto
fermented; de: fermentiert; fr: fermenté, lactofermenté; es: fermentado; it: fermentato
mashed; de: püriert, gestampft, Püree; fr: purée, écrasé; es: puré; it: purè, purea
raw, uncooked; de: roh; fr: cru; es: crudo; it: crudo
frozen; de: tiefgekühlt, gefroren; fr: surgelé, congelé; es: congelado; it: surgelato, congelato
dried, dehydrated; de: getrocknet; fr: séché; es: seco, deshidratado; it: essiccato, secco
slow cooked, slow cooker, crockpot, crock pot; de: Schongarer, Slow Cooker, langsam gegart; fr: mijoteuse, cuisson lente; es: olla de cocción lenta, cocción lenta; it: cottura lenta, slow cooker
pressure cooker, instant pot; de: Schnellkochtopf, Dampfkochtopf, Instant Pot; fr: cocotte minute, autocuiseur; es: olla a presión, olla exprés, olla rápida; it: pentola a pressione
air fryer, airfryer, air fried; de: Heißluftfritteuse, Airfryer; fr: friteuse à air, airfryer, air fryer; es: freidora de aire, airfryer; it: friggitrice ad aria, air fryer
microwave, microwaved; de: Mikrowelle; fr: micro-ondes; es: microondas; it: microonde
rice cooker; de: Reiskocher; fr: cuiseur à riz; es: arrocera; it: cuociriso
bread machine, bread maker; de: Brotbackautomat; fr: machine à pain; es: panificadora; it: macchina del pane
thermomix; de: Thermomix; fr: thermomix, cookeo; es: thermomix; it: bimby
sous vide; de: Sous-vide; fr: sous vide; es: sous vide, baja temperatura; it: sous vide, bassa temperatura
sheet pan, traybake, tray bake, sheet pan dinner; de: Blechgericht, vom Blech, Ofenblech; fr: plaque au four; es: bandeja al horno; it: in teglia
dutch oven, cast iron; de: Bräter, Gusseisentopf; fr: cocotte, cocotte en fonte; es: olla de hierro; it: pentola di ghisa
skillet, frying pan; de: Bratpfanne; fr: poêle; es: sartén; it: padella
papillote, en papillote, foil packet; de: in Alufolie; fr: en papillote; es: en papillote; it: al cartoccio
halloween; de: Halloween; fr: halloween; es: halloween; it: halloween
thanksgiving; de: Erntedank, Thanksgiving; fr: action de grâce, thanksgiving; es: acción de gracias; it: ringraziamento
valentine, valentine's day, valentines; de: Valentinstag; fr: saint valentin; es: san valentín; it: san valentino
new year, new year's eve; de: Silvester, Neujahr; fr: nouvel an, réveillon; es: nochevieja, año nuevo; it: capodanno
carnival, mardi gras; de: Fasching, Karneval, Fasnacht; fr: carnaval, mardi gras; es: carnaval; it: carnevale
packed lunch, lunchbox, lunch box, bento; de: Lunchbox, Brotdose; fr: lunch box, bento; es: fiambrera, lonchera, tupper; it: schiscetta
picnic; de: Picknick; fr: pique-nique; es: picnic; it: picnic
buffet; de: Buffet, Büfett; fr: buffet; es: bufé; it: buffet
street food, fast food; de: Streetfood, Fast Food; fr: street food; es: comida callejera, comida rápida; it: cibo di strada, street food
baby food, baby puree; de: Babybrei, Babynahrung; fr: purée pour bébé, petit pot; es: papilla, puré para bebé; it: pappa per bimbi, omogeneizzato
savoury, savory; de: herzhaft, deftig; fr: salé; es: salado; it: salato
`;

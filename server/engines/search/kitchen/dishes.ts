/** Names of one savoury dish or bread of Europe and its heirs: see produce.ts for how a line is read. */
export const dishes = `
soup, pottage, potage; de: Suppe; fr: soupe, potage, velouté; es: sopa, crema; it: zuppa, minestra
stew, casserole, hotpot, ragout; de: Eintopf, Ragout, Schmortopf, Pichelsteiner; fr: ragoût, daube, mijoté; es: guiso, estofado, cocido, guisado; it: stufato, spezzatino
goulash, gulyas; de: Gulasch; fr: goulasch; es: goulash; it: gulasch
salad, slaw; de: Salat; fr: salade; es: ensalada; it: insalata
coleslaw, slaw, cabbage salad, cole slaw; de: Krautsalat, Kohlsalat, Weißkrautsalat, Weißkohlsalat, Coleslaw; fr: salade de chou, coleslaw; es: ensalada de col, coleslaw, ensalada de repollo; it: insalata di cavolo, coleslaw, insalata di cavolo cappuccio
potato salad, tattie salad; de: Kartoffelsalat, Erdäpfelsalat; fr: salade de pommes de terre, salade piémontaise; es: ensalada de papa, ensaladilla, ensalada de patatas, ensalada de papas; it: insalata di patate
pasta salad, macaroni salad; de: Nudelsalat, Pastasalat; fr: salade de pâtes; es: ensalada de pasta; it: insalata di pasta, pasta fredda
fruit salad, fruit cocktail salad, ambrosia; de: Obstsalat, Fruchtsalat; fr: salade de fruits; es: ensalada de frutas, macedonia, ensalada de fruta; it: macedonia
tomato soup; de: Tomatensuppe, Tomatencremesuppe; fr: soupe de tomates, velouté de tomates, soupe à la tomate; es: sopa de tomate, crema de tomate, sopa de jitomate; it: zuppa di pomodoro, vellutata di pomodoro
potato soup; de: Kartoffelsuppe, Kartoffelcremesuppe, Erdäpfelsuppe, Kartoffeleintopf; fr: soupe de pommes de terre, velouté de pommes de terre, potage parmentier; es: sopa de papa, crema de patata, crema de papa, sopa de patata; it: zuppa di patate, vellutata di patate
pumpkin soup, cream of pumpkin soup; de: Kürbissuppe, Kürbiscremesuppe; fr: soupe de potiron, velouté de potiron, soupe au potiron, soupe de citrouille; es: crema de calabaza, sopa de calabaza, crema de zapallo; it: vellutata di zucca, zuppa di zucca
onion soup, french onion soup; de: Zwiebelsuppe, französische Zwiebelsuppe; fr: soupe à l'oignon, gratinée à l'oignon; es: sopa de cebolla; it: zuppa di cipolle
lentil soup, dal soup, daal soup; de: Linsensuppe, Linseneintopf; fr: soupe de lentilles, velouté de lentilles; es: sopa de lentejas, crema de lentejas; it: zuppa di lenticchie, vellutata di lenticchie, minestra di lenticchie
chicken soup, chicken noodle soup, jewish penicillin; de: Hühnersuppe, Nudelsuppe, Hühnernudelsuppe, Hühnereintopf; fr: soupe au poulet, bouillon de poule, soupe de poulet; es: sopa de pollo, caldo de pollo, sopa de pollo con fideos; it: brodo di pollo, zuppa di pollo, pastina in brodo
pea soup, split pea soup, pease pottage; de: Erbsensuppe, Erbseneintopf; fr: potage saint germain, soupe de petits pois, velouté de petits pois; es: crema de guisantes, sopa de arvejas; it: zuppa di piselli, vellutata di piselli
omelette, omelet, frittata; de: Omelett, Omelette; fr: omelette; es: tortilla francesa, omelet; it: frittata, omelette
spanish omelette, tortilla espanola, potato omelette; de: spanisches Omelett, spanische Tortilla, Kartoffelomelett; fr: omelette espagnole; es: tortilla española, tortilla de patatas, tortilla de papas, tortilla de papa; it: frittata di patate, tortilla spagnola
scrambled egg; de: Rührei, Rühreier, Eierspeise; fr: oeufs brouillés, brouillade; es: huevos revueltos, huevos pericos; it: uova strapazzate
fried egg, sunny side up, eggs over easy, dippy egg; de: Spiegelei; fr: oeuf au plat, oeuf frit, oeufs sur le plat; es: huevo frito, huevo estrellado, huevos estrellados; it: uovo al tegamino, uovo fritto, uova all'occhio di bue
deviled egg, devilled egg, stuffed egg, angel eggs, curried eggs; de: gefüllte Eier, russische Eier, Teufelseier; fr: oeufs mimosa, oeufs farcis, oeuf mimosa; es: huevos rellenos, huevos endiablados; it: uova ripiene
sandwich, sarnie, butty, toastie, sammie, sanga; de: Sandwich, belegtes Brot, Stulle, Butterbrot; fr: sandwich; es: sándwich, bocadillo, emparedado, bocata; it: panino, tramezzino, sandwich
grilled cheese, cheese toastie, croque monsieur, jaffle, toasted cheese; fr: croque monsieur
burger, hamburger, cheeseburger, slider burger; de: Burger, Hamburger, Cheeseburger; fr: burger, hamburger, cheeseburger; es: hamburguesa, hamburguesa con queso; it: hamburger, burger, cheeseburger
meatball, rissole, polpette; de: Frikadelle, Fleischbällchen, Hackbällchen, Klopse, Bulette, Fleischpflanzerl, Fleischlaibchen, Hackfleischbällchen, Fleischklößchen, Fleischküchle, Hacktätschli; fr: boulette, boulette de viande; es: albóndiga, almóndiga; it: polpetta, polpette di carne, polpettine
meatloaf, meat loaf; de: Hackbraten, Falscher Hase, Faschierter Braten; fr: pain de viande; es: pastel de carne, rollo de carne, asado de carne picada, pan de carne; it: polpettone
shepherd's pie, shepherds pie, cottage pie; de: Shepherd's Pie; fr: hachis parmentier; es: pastel de papa, pastel de carne, pastel de pastor, pastel de papas; it: pasticcio di carne e patate
schnitzel, escalope, breaded cutlet, cutlet, milanesa, wiener schnitzel; de: Schnitzel, Wiener Schnitzel; fr: escalope, escalope panée, escalope viennoise, escalope milanaise; es: milanesa, escalope, filete empanado, escalope milanesa; it: cotoletta, scaloppina, cotoletta alla milanese, cotoletta impanata
roast, roast joint, pot roast; de: Braten; fr: rôti; es: asado; it: arrosto
roast beef; de: Rinderbraten, Roastbeef; fr: rôti de boeuf, rosbif; es: rosbif; it: arrosto di manzo, roast beef
roast pork, pork roast; de: Schweinebraten, Schweinsbraten, Schweinekrustenbraten; fr: rôti de porc; es: cerdo asado, lomo asado, cerdo al horno, pernil asado; it: arrosto di maiale, arista, maiale arrosto
roast chicken, baked chicken, rotisserie chicken; de: Brathähnchen, Grillhähnchen, Brathendl, Backhuhn, gebratenes Huhn, Ofenhähnchen, Poulet im Ofen, Hähnchen aus dem Ofen; fr: poulet rôti, poulet au four; es: pollo asado, pollo al horno, pollo rostizado; it: pollo arrosto, pollo al forno
fried chicken, southern fried chicken, buttermilk fried chicken; de: Backhendl, Backhähnchen, Knusperhähnchen, frittiertes Hähnchen; fr: poulet frit; es: pollo frito, pollo broaster; it: pollo fritto
coq au vin, chicken in wine; de: Hähnchen in Rotwein, Coq au Vin; fr: coq au vin, poulet au vin; es: gallo al vino, pollo al vino; it: pollo al vino
boeuf bourguignon, beef burgundy, beef bourguignon, bourguignon, beef bourguignonne, burgundy beef; de: Bœuf bourguignon; fr: boeuf bourguignon; es: ternera a la borgoñona, buey a la borgoñona; it: manzo alla borgognona
chili con carne, chilli con carne, beef chili, texas chili, chile con carne; de: Chili con Carne; fr: chili con carne; es: chili con carne; it: chili con carne
curry, masala; de: Curry; fr: curry; es: curry; it: curry
kebab, skewer, shish, souvlaki, satay, kabob, shish kebab, shish kabob; de: Spieß, Schaschlik, Grillspieß, Fleischspieß; fr: brochette; es: brocheta, pincho, pinchos morunos, brochetas; it: spiedino, spiedini
stir fry, stirfry, wok, stir fried, wokked; de: Wok, Pfannengericht, Wokgericht; fr: sauté, wok; es: salteado, wok; it: saltato, wok
fried rice, egg fried rice, special fried rice, chinese fried rice; de: gebratener Reis, Bratreis, Eierreis, Reispfanne; fr: riz cantonais, riz sauté, riz frit; es: arroz frito, arroz chaufa, arroz tres delicias, arroz chino; it: riso fritto, riso alla cantonese, riso saltato, riso cantonese
noodles, chow mein, lo mein, fried noodles, stir fried noodles; de: gebratene Nudeln, Bratnudeln; fr: nouilles sautées; es: fideos salteados, tallarines salteados, tallarín saltado; it: noodles saltati, spaghetti di soia saltati
gratin, bake, casserole, hotdish; de: Auflauf, Gratin; fr: gratin; es: gratinado, cazuela, gratín; it: gratin, sformato
potato gratin, scalloped potato, dauphinoise, potato bake, scalloped potatoes, au gratin potatoes, dauphinoise potatoes, gratin dauphinois; de: Kartoffelgratin, Kartoffelauflauf, Gratin Dauphinois, gratinierte Kartoffeln; fr: gratin dauphinois; es: patatas gratinadas, papas gratinadas, gratén de patatas; it: patate gratinate, gratin di patate
mashed potato, mash, potato puree, potato mash, creamed potato; de: Kartoffelpüree, Kartoffelbrei, Kartoffelstock, Stampfkartoffeln, Kartoffelmus, Erdäpfelpüree; fr: purée de pommes de terre, purée, écrasé de pommes de terre; es: puré de patatas, puré de papas; it: purè di patate, purè, purea di patate
jacket potato, baked potato, jacket spud; de: Ofenkartoffel, Folienkartoffel, Backkartoffel; fr: pomme de terre au four, pommes de terre en robe des champs; es: patata asada, papa al horno, papa asada, patata al horno, papas asadas; it: patate al forno, patata al cartoccio
roast potato, roasted potato, roasties, roastie; de: Bratkartoffel, Ofenkartoffel, Röstkartoffel, Backofenkartoffeln; fr: pommes de terre rôties, pommes de terre au four; es: patatas asadas, patatas al horno, papas al horno; it: patate arrosto, patate al forno
chips, fries, french fries, wedges, frites, french fried potatoes, oven fries; de: Pommes, Pommes frites, Fritten; fr: frites, pommes frites; es: patatas fritas, papas fritas, papas a la francesa; it: patatine fritte, patate fritte
crisps, potato chips; de: Kartoffelchips, Chips; fr: chips; es: patatas chips, papas chips; it: patatine
hash brown, rosti, potato pancake, latke, potato cake, potato fritter, potato latkes; de: Rösti, Reibekuchen, Kartoffelpuffer, Reiberdatschi, Kartoffelpfannkuchen, Reibeplätzchen, Erdäpfelpuffer; fr: galette de pommes de terre, rösti, paillasson de pommes de terre, râpée de pommes de terre, crique; es: tortitas de patata, tortitas de papa, llapingacho; it: frittelle di patate, rosti di patate, rösti
dumpling, knodel; de: Knödel, Kloß, Klöße, Nockerl, Nocken; fr: quenelle, boulette; es: empanadilla; it: canederli, gnocchi, knödel
gnocchi, potato dumpling; de: Gnocchi, Schupfnudel; fr: gnocchi; es: ñoquis; it: gnocchi
spaetzle, spätzle, german egg noodle; de: Spätzle, Käsespätzle
mac and cheese, macaroni cheese, macaroni and cheese, mac n cheese, mac cheese, kraft dinner; de: Käsemakkaroni, Mac and Cheese, Makkaroni mit Käse, Käse-Makkaroni; fr: macaroni au fromage, mac and cheese, gratin de macaronis; es: macarrones con queso, mac and cheese, macarrones gratinados con queso; it: maccheroni al formaggio, mac and cheese
spaghetti bolognese, spag bol, bolognese, spaghetti bol, spaghetti with meat sauce, pasta bolognese; de: Spaghetti Bolognese, Nudeln mit Hackfleischsauce, Spaghetti Bolo; fr: spaghetti bolognaise, bolognaise, pâtes bolognaise, pâtes à la bolognaise; es: espaguetis a la boloñesa, boloñesa, pasta boloñesa, espaguetis con carne, tallarines con carne; it: ragù alla bolognese, tagliatelle al ragù, spaghetti alla bolognese, pasta al ragù
lasagne, lasagna, lasagne al forno, beef lasagne, meat lasagna; de: Lasagne; fr: lasagnes, lasagne bolognaise, lasagnes à la bolognaise; es: lasaña, lasaña de carne, lasaña boloñesa; it: lasagne, lasagne alla bolognese, lasagna
pizza, flatbread pizza; de: Pizza; fr: pizza; es: pizza; it: pizza
quiche, savoury tart, savoury flan, egg and bacon pie; de: Quiche, herzhafte Tarte; fr: quiche, tarte salée; es: quiche, tarta salada; it: torta salata, quiche
onion tart, onion pie, onion quiche, zwiebelkuchen; de: Zwiebelkuchen; fr: tarte à l'oignon, tarte aux oignons, quiche à l'oignon; es: tarta de cebolla, quiche de cebolla; it: torta di cipolle
spring roll, egg roll, nem, imperial roll; de: Frühlingsrolle; fr: rouleau de printemps, nem, pâté impérial; es: rollito de primavera, rollo primavera, lumpia; it: involtini primavera
wrap, burrito, fajita; de: Wrap; fr: wrap; es: burrito, fajita
taco; de: Taco; fr: taco; es: taco; it: taco
stuffed pepper, stuffed bell pepper, stuffed capsicum; de: gefüllte Paprika; fr: poivron farci, poivrons farcis; es: pimientos rellenos, chile relleno, pimientos del piquillo rellenos, chiles rellenos, morrones rellenos; it: peperoni ripieni
stuffed cabbage, cabbage roll, cabbage parcels; de: Kohlroulade, Krautwickel, Krautroulade, Kohlrouladen, Kohlwickel; fr: chou farci; es: rollitos de col, niños envueltos, repollo relleno, col rellena; it: involtini di verza, involtini di cavolo
beef roulade, beef olive, rouladen, stuffed beef roll, beef bird; de: Rinderroulade, Roulade; fr: paupiette, paupiettes de boeuf, alouette sans tête, oiseau sans tête; es: rollitos de ternera, rollo de carne relleno; it: involtini, involtini di carne, braciole
sauerkraut, pickled cabbage; de: Sauerkraut; fr: choucroute; es: chucrut; it: crauti
ratatouille, vegetable stew; fr: ratatouille; es: pisto; it: peperonata, caponata
risotto; de: Risotto; fr: risotto; es: risotto; it: risotto
paella; de: Paella; fr: paella; es: paella
hummus, houmous, humus, hommus, chickpea dip; de: Hummus, Kichererbsenpüree; fr: houmous, hoummous, hommos; es: hummus, humus, puré de garbanzos; it: crema di ceci
guacamole, avocado dip, guac, avo dip; de: Guacamole; fr: guacamole; es: guacamole; it: guacamole
dip, spread; de: Aufstrich, Dip; fr: tartinade; es: untable; it: crema spalmabile
sauce; de: Soße, Sauce; fr: sauce; es: salsa; it: salsa, sugo
salad dressing, vinaigrette, dressing; de: Salatdressing, Salatsoße; fr: vinaigrette; es: aliño, vinagreta; it: condimento per insalata
butter chicken, murgh makhani, chicken makhani; de: Butterhähnchen, Butter Chicken, Murgh Makhani; fr: poulet au beurre, butter chicken; es: pollo a la mantequilla, pollo makhani, butter chicken; it: pollo al burro, butter chicken
gravy, pan sauce, brown gravy; de: Bratensoße; fr: jus de viande, sauce brune; es: salsa de asado, gravy, jugo de carne; it: fondo di cottura, sugo d'arrosto
vegetable soup; de: Gemüsesuppe, Gemüseeintopf; fr: soupe de légumes, potage de légumes, velouté de légumes; es: sopa de verduras, crema de verduras; it: zuppa di verdure, minestra di verdure, passato di verdure
minestrone, italian vegetable soup; de: Minestrone, italienische Gemüsesuppe; fr: minestrone, soupe minestrone; es: minestrone; it: minestrone
mushroom soup, cream of mushroom soup; de: Pilzsuppe, Champignonsuppe, Champignoncremesuppe; fr: soupe aux champignons, velouté de champignons; es: sopa de champiñones, crema de champiñones; it: zuppa di funghi, vellutata di funghi
carrot soup; de: Karottensuppe, Möhrensuppe; fr: soupe de carottes, velouté de carottes; es: sopa de zanahoria, crema de zanahoria; it: vellutata di carote, zuppa di carote
leek soup, leek and potato soup, potato leek soup, vichyssoise, cream of leek soup; de: Lauchsuppe, Lauchcremesuppe, Kartoffel-Lauch-Suppe; fr: soupe aux poireaux, soupe poireaux pommes de terre, vichyssoise; es: vichyssoise, crema de puerros, sopa de puerros; it: zuppa di porri, vellutata di porri
broccoli soup, cream of broccoli soup; de: Brokkolisuppe, Brokkolicremesuppe; fr: soupe de brocolis, velouté de brocolis; es: crema de brócoli, sopa de brócoli; it: vellutata di broccoli
cauliflower soup; de: Blumenkohlsuppe, Blumenkohlcremesuppe; fr: soupe de chou-fleur, velouté de chou-fleur; es: crema de coliflor, sopa de coliflor; it: vellutata di cavolfiore
courgette soup, zucchini soup; de: Zucchinisuppe, Zucchinicremesuppe; fr: soupe de courgettes, velouté de courgettes; es: crema de calabacín, sopa de calabacín; it: vellutata di zucchine
asparagus soup, cream of asparagus soup; de: Spargelsuppe, Spargelcremesuppe; fr: soupe d'asperges, velouté d'asperges; es: crema de espárragos, sopa de espárragos; it: vellutata di asparagi, zuppa di asparagi
cabbage soup; de: Kohlsuppe, Krautsuppe, Weißkohlsuppe; fr: soupe aux choux, soupe au chou; es: sopa de repollo, sopa de col; it: zuppa di cavolo
bean soup; de: Bohnensuppe, Bohneneintopf; fr: soupe de haricots, soupe aux haricots; es: sopa de frijol, sopa de alubias, sopa de judías; it: zuppa di fagioli
black bean soup; de: schwarze Bohnensuppe; es: sopa de frijol negro
corn soup, corn chowder, sweetcorn soup, sweetcorn chowder; de: Maissuppe; fr: soupe de maïs, velouté de maïs; es: crema de elote, sopa de maíz, crema de maíz; it: zuppa di mais, vellutata di mais
sweet potato soup; de: Süßkartoffelsuppe; fr: soupe de patates douces, velouté de patates douces; es: crema de batata, crema de boniato, crema de camote; it: vellutata di patate dolci
squash soup, butternut squash soup, butternut soup; de: Butternusssuppe, Kürbiscremesuppe; fr: soupe de courge, velouté de butternut; es: crema de calabaza, sopa de calabaza; it: vellutata di zucca, zuppa di zucca
garlic soup; de: Knoblauchsuppe; fr: soupe à l'ail, tourin; es: sopa de ajo, sopa castellana; it: zuppa d'aglio
fish soup, fish stew, seafood stew; de: Fischsuppe, Fischeintopf; fr: soupe de poisson, soupe de poissons; es: sopa de pescado, sopa de mariscos, caldo de mariscos, sopa de marisco; it: zuppa di pesce
bouillabaisse; de: Bouillabaisse; fr: bouillabaisse; es: bullabesa; it: bouillabaisse
cioppino, cacciucco; it: cacciucco
chowder, clam chowder, seafood chowder, new england clam chowder, boston clam chowder; de: Muschelsuppe, Chowder; fr: chaudrée; es: sopa de almejas; it: zuppa di vongole
lobster bisque, bisque; de: Hummersuppe, Hummerbisque; fr: bisque de homard, bisque; es: bisque de langosta; it: bisque di aragosta
noodle soup; de: Nudelsuppe; fr: soupe de nouilles; es: sopa de fideos, sopa de tallarines; it: zuppa di noodles, minestra di pasta
turkey soup; de: Putensuppe; fr: soupe à la dinde; es: sopa de pavo; it: zuppa di tacchino
beef soup, beef vegetable soup; de: Rindfleischsuppe, Rindersuppe; fr: soupe de boeuf; es: sopa de res, caldo de res; it: zuppa di manzo
meatball soup, italian wedding soup; de: Hackbällchensuppe; fr: soupe aux boulettes; es: sopa de albóndigas; it: minestra con polpettine
cheese soup, beer cheese soup, cheese leek soup; de: Käsesuppe, Käse-Lauch-Suppe; fr: soupe au fromage; es: sopa de queso; it: zuppa di formaggio
oxtail soup; de: Ochsenschwanzsuppe; fr: soupe de queue de boeuf; es: sopa de rabo
egg drop soup, egg flower soup; de: Eierblumensuppe, Eierstichsuppe; fr: soupe aux oeufs; es: sopa de huevo; it: stracciatella in brodo
pancake soup; de: Flädlesuppe, Frittatensuppe; fr: bouillon aux crêpes; es: sopa de crepes; it: frittatine in brodo, brodo con celestine
pea and ham soup, ham and pea soup; de: Erbsensuppe mit Speck, Erbseneintopf; fr: soupe de pois cassés; es: sopa de guisantes, crema de guisantes; it: zuppa di piselli, vellutata di piselli
gazpacho, cold tomato soup; de: Gazpacho; fr: gaspacho, gazpacho; es: gazpacho; it: gazpacho
salmorejo; de: Salmorejo; es: salmorejo
ajo blanco, white gazpacho; es: ajoblanco, ajo blanco
scotch broth; de: schottische Graupensuppe; fr: soupe écossaise à l'orge; es: caldo escocés
mulligatawny, mulligatawny soup; de: Mulligatawny-Suppe; fr: mulligatawny; es: mulligatawny
cullen skink; de: schottische Fischsuppe, Cullen Skink; fr: soupe au haddock
cock a leekie, cock a leekie soup
barley soup; de: Graupensuppe, Gerstensuppe; fr: soupe à l'orge; es: sopa de cebada; it: zuppa d'orzo
ribollita, tuscan bread soup; de: Ribollita; fr: ribollita; es: ribollita; it: ribollita
pappa al pomodoro, bread and tomato soup; de: toskanische Brotsuppe; fr: soupe de tomates au pain; es: sopa de tomate y pan; it: pappa al pomodoro
beef stew, stewed beef, beef casserole, beef hotpot, stovies; de: Rindereintopf, Rinderragout, Rindsragout, Rindergulasch, Rindfleischeintopf, Rindfleischtopf; fr: ragoût de boeuf, daube de boeuf, boeuf mijoté; es: guiso de carne, estofado de ternera, carne guisada, guisado de res, estofado de res, ternera guisada, guiso de ternera, estofado de carne; it: spezzatino di manzo, stufato di manzo
lamb stew, lamb casserole, lamb ragout; de: Lammeintopf, Lammragout; fr: navarin, navarin d'agneau, ragoût d'agneau; es: estofado de cordero, caldereta de cordero, guiso de cordero, cordero guisado; it: spezzatino di agnello, agnello in umido
irish stew; de: Irish Stew; fr: ragoût irlandais, irish stew; es: estofado irlandés; it: stufato irlandese
guinness stew, beef and guinness stew, beef and ale stew; de: Rindfleisch in Bier; fr: carbonade, carbonnade flamande; es: carbonada flamenca, estofado con cerveza; it: stufato alla birra, carbonade
lancashire hotpot, lancashire hot pot; de: Lammtopf mit Kartoffelhaube
chicken stew, chicken casserole; de: Hühnereintopf, Hähnchentopf, Hühnertopf, Hühnerragout; fr: ragoût de poulet, poulet mijoté, poulet en cocotte; es: guiso de pollo, estofado de pollo, pollo guisado; it: spezzatino di pollo, stufato di pollo, pollo in umido
chicken fricassee, fricassee; de: Hühnerfrikassee, Frikassee; fr: fricassée de poulet, fricassée; es: fricasé de pollo; it: fricassea di pollo
blanquette, veal blanquette, blanquette de veau; de: Kalbsragout; fr: blanquette de veau, blanquette; es: blanqueta de ternera; it: fricassea di vitello
veal stew; de: Kalbsgulasch; fr: veau marengo; es: estofado de ternera; it: spezzatino di vitello
pork stew, pork casserole, pork goulash; de: Schweinegulasch; fr: ragoût de porc; es: guiso de cerdo, estofado de cerdo; it: spezzatino di maiale, maiale in umido
venison stew, game stew; de: Wildgulasch, Hirschgulasch, Hirschragout, Rehragout; fr: civet de chevreuil, civet; es: estofado de ciervo; it: spezzatino di cervo, capriolo in salmì
jugged hare, hare stew; de: Hasenpfeffer; fr: civet de lièvre; it: lepre in salmì
pot au feu, boiled beef; de: gekochtes Rindfleisch, Tafelspitz, Siedfleisch; fr: pot-au-feu; es: cocido; it: bollito, bollito misto, lesso
cassoulet, sausage and bean casserole; de: Cassoulet; fr: cassoulet; es: cassoulet; it: cassoulet
fabada, fabada asturiana, asturian bean stew; de: asturischer Bohneneintopf; fr: fabada; es: fabada, fabada asturiana
cocido madrileno, spanish chickpea stew; es: cocido madrileño, puchero
bean stew; de: Bohneneintopf, Bohnentopf; fr: ragoût de haricots; es: guiso de alubias, potaje de alubias, judías estofadas, porotos guisados, frijoles guisados, habichuelas guisadas; it: fagioli in umido, zuppa di fagioli
chickpea stew; de: Kichererbseneintopf; fr: ragoût de pois chiches, ragoût de pois chiche; es: potaje de garbanzos, guiso de garbanzos, garbanzos guisados; it: zuppa di ceci, ceci in umido
lentil stew; de: Linseneintopf, Linsentopf; fr: ragoût de lentilles; es: lentejas estofadas, guiso de lentejas, lentejas guisadas, potaje de lentejas; it: lenticchie in umido, stufato di lenticchie
lentils and spaetzle; de: Linsen mit Spätzle
lentils and sausage, sausage and lentils, lentils with sausage; fr: saucisses aux lentilles, petit salé aux lentilles; es: lentejas con chorizo; it: cotechino con lenticchie, lenticchie e salsiccia
baked beans, boston baked beans, beans in tomato sauce, pork and beans, cowboy beans, bbq beans; de: gebackene Bohnen, Baked Beans; fr: fèves au lard, haricots à la tomate; es: alubias en salsa de tomate; it: fagioli all'uccelletto
beans on toast; de: Bohnen auf Toast
chili sin carne, vegetarian chili, bean chili, vegan chili; de: Chili sin Carne, vegetarisches Chili; fr: chili sin carne, chili végétarien; es: chili vegetariano, chili sin carne; it: chili vegetariano, chili sin carne
white chicken chili, white chili
sloppy joe, loose meat sandwich; de: Sloppy Joes; es: sloppy joe, sándwich de carne picada
burnt ends, bbq burnt ends; de: Burnt Ends
pulled pork, bbq pulled pork; de: Pulled Pork, gezupftes Schweinefleisch, Zupfbraten; fr: porc effiloché, pulled pork; es: cerdo desmechado, cerdo desmenuzado, cerdo deshebrado, carne deshebrada de cerdo; it: maiale sfilacciato, pulled pork
carnitas; es: carnitas
beef wellington, fillet of beef wellington; de: Filet Wellington, Rinderfilet im Blätterteig; fr: boeuf wellington, filet de boeuf en croûte; es: solomillo wellington; it: filetto alla wellington
stroganoff, beef stroganoff, stroganov, beef stroganov, beef stroganof; de: Stroganoff, Bœuf Stroganoff, Filet Stroganoff, Stroganow, Bœuf Stroganow, Filetspitzen Stroganoff; fr: boeuf stroganoff, filet de boeuf stroganoff; es: stroganoff, ternera strogonoff, estrogonofe; it: manzo alla stroganoff, filetto alla stroganoff, stroganoff
sauerbraten; de: Sauerbraten
braised beef, beef braise, pot roast beef, beef pot roast, mississippi pot roast; de: Schmorbraten, Rinderschmorbraten; fr: boeuf braisé, boeuf à la mode, boeuf mode; es: ternera estofada, carne estofada, carne mechada española, redondo de ternera en salsa; it: brasato, stracotto, manzo brasato
sunday roast, roast dinner; de: Sonntagsbraten; fr: rôti du dimanche; es: asado dominical; it: arrosto della domenica
roast lamb, lamb roast; de: Lammbraten; fr: rôti d'agneau, gigot rôti; es: cordero asado, cordero al horno; it: agnello arrosto, agnello al forno
roast turkey, thanksgiving turkey, christmas turkey; de: Putenbraten, Truthahnbraten; fr: dinde rôtie, dinde de noël; es: pavo asado, pavo al horno; it: tacchino arrosto, tacchino ripieno
roast duck; de: Entenbraten, gebratene Ente; fr: canard rôti; es: pato asado; it: anatra arrosto
roast goose; de: Gänsebraten, Weihnachtsgans, Martinsgans; fr: oie rôtie; es: ganso asado; it: oca arrosto
duck confit, confit duck; de: Entenconfit; fr: confit de canard; es: confit de pato; it: confit d'anatra
duck with orange, duck a l'orange; de: Ente mit Orangensauce; fr: canard à l'orange; es: pato a la naranja; it: anatra all'arancia
glazed ham, baked ham, christmas ham, gammon roast, roast gammon, honey glazed ham; de: glasierter Schinken, Schinkenbraten, Schinken im Ofen; fr: jambon glacé, jambon rôti; es: jamón glaseado, jamón al horno, jamón navideño; it: prosciutto glassato, prosciutto al forno
crackling pork, crispy pork belly; de: Krustenbraten; fr: poitrine de porc croustillante; es: panceta crujiente; it: pancia di maiale croccante
porchetta, rolled pork belly; de: Porchetta; fr: porchetta; it: porchetta
ossobuco, osso buco; de: Ossobuco; fr: osso buco; es: ossobuco, osobuco; it: ossobuco
saltimbocca; de: Saltimbocca; fr: saltimbocca; es: saltimbocca; it: saltimbocca
vitello tonnato, veal with tuna sauce; de: Vitello tonnato; fr: veau à la sauce au thon; es: vitel toné; it: vitello tonnato
chicken cordon bleu, cordon bleu; de: Cordon bleu; fr: cordon bleu; es: cordon bleu, san jacobo, cachopo; it: cordon bleu
chicken kiev, chicken kyiv; de: Hähnchen Kiew; fr: poulet à la kiev; es: pollo a la kiev; it: pollo alla kiev
chicken schnitzel, breaded chicken, crumbed chicken, chicken milanese, chicken escalope, breaded chicken breast, chicken cutlet; de: Hähnchenschnitzel, Putenschnitzel; fr: escalope de poulet panée, poulet pané, escalope de poulet; es: milanesa de pollo, pollo empanado, pollo apanado, pechuga empanizada, filete de pollo empanado; it: cotoletta di pollo, petto di pollo impanato
chicken parmesan, chicken parmigiana, chicken parm, chicken parma, parmy, chicken parmo; de: Hähnchen Parmigiana; fr: poulet parmigiana; es: pollo a la parmesana, milanesa a la napolitana; it: pollo alla parmigiana
chicken nugget, chicken tender, chicken strip, chicken goujon, chicken fingers, chicken dippers, popcorn chicken, chicken tenders; de: Hähnchennuggets, Chicken Nuggets, Hähnchenstreifen, Knusperstreifen; fr: nuggets de poulet, aiguillettes de poulet panées; es: nuggets de pollo, fingers de pollo; it: nuggets di pollo, bocconcini di pollo, crocchette di pollo, straccetti di pollo impanati
buffalo wings, hot wings, buffalo chicken wings; de: scharfe Hähnchenflügel; fr: ailes de poulet piquantes; es: alitas picantes, alitas búfalo, alitas de pollo picantes; it: alette di pollo piccanti
chicken pot pie, chicken pie, chicken and leek pie, chicken and mushroom pie; de: Hühnerpastete, Hähnchenpastete; fr: tourte au poulet, tourte de poulet; es: pastel de pollo, pastel de pollo y verduras, pay de pollo; it: torta salata di pollo
steak and kidney pie, steak and ale pie, steak pie, meat pie, beef pie, beef pot pie, mince and onion pie, steak and guinness pie; de: Fleischpastete, Pastete mit Rindfleisch; fr: tourte à la viande, tourtière; es: pastel de carne, empanada de carne, tarta de carne; it: torta salata di carne
fish pie, fisherman's pie, fishermans pie; de: Fischauflauf; fr: parmentier de poisson, hachis parmentier de poisson; es: pastel de pescado; it: pasticcio di pesce
pork pie; de: Schweinepastete
cornish pasty, pasty, meat pasty, meat turnover, oggy, bridie; de: Cornish Pasty, Teigtasche; fr: chausson à la viande; es: empanada inglesa, pasty; it: panzerotto di carne
sausage roll; de: Würstchen im Schlafrock, Wurst im Blätterteig, Wurst im Schlafrock; fr: friand, feuilleté à la saucisse; es: hojaldre de salchicha, salchichas envueltas; it: rustici con wurstel
pigs in blankets, pig in a blanket, kilted sausages, bacon wrapped sausages, sausages in bacon; de: Würstchen im Speckmantel; fr: saucisses au bacon, saucisses cocktail feuilletées; es: salchichas con tocino; it: salsicce avvolte nella pancetta, wurstel in crosta
toad in the hole; de: Würstchen im Pfannkuchenteig; fr: saucisses en pâte à crêpe; es: salchichas en masa
yorkshire pudding, popover; de: Yorkshire Pudding; fr: yorkshire pudding; es: pudin de yorkshire; it: yorkshire pudding
bangers and mash, sausage and mash; de: Bratwurst mit Kartoffelpüree, Würstchen mit Kartoffelbrei; fr: saucisse purée; es: salchichas con puré; it: salsiccia e purè
bubble and squeak; de: Kartoffel-Kohl-Pfanne; fr: galettes de chou et pommes de terre; es: tortitas de patata y col
corned beef hash, beef hash; de: Labskaus; es: picadillo de carne en conserva
scotch egg; de: schottische Eier; fr: oeuf écossais; es: huevo escocés; it: uova alla scozzese
ploughman's lunch, ploughmans lunch; de: Brotzeit, Vesper
full english breakfast, full english, english breakfast; de: englisches Frühstück; fr: petit déjeuner anglais; es: desayuno inglés; it: colazione inglese
fish and chips, fish n chips, fish supper, fish fry; de: Backfisch mit Pommes, Fish and Chips; fr: fish and chips; es: pescado con patatas fritas, fish and chips; it: fish and chips, pesce fritto e patatine
fish finger, fish stick, fish goujon; de: Fischstäbchen; fr: bâtonnet de poisson, poisson pané; es: palito de pescado, varita de merluza, bastón de pescado, palitos de merluza; it: bastoncini di pesce
fishcake, fish cake, fish patty; de: Fischfrikadelle, Fischbulette, Fischlaibchen; fr: croquette de poisson, galette de poisson; es: pastelito de pescado, hamburguesa de pescado, tortita de pescado; it: polpette di pesce, crocchette di pesce
crab cake, maryland crab cake; de: Krabbenfrikadelle; fr: croquette de crabe, crab cake; es: pastelito de cangrejo; it: polpette di granchio
salmon patty, salmon cake; de: Lachsfrikadelle; fr: galette de saumon; es: hamburguesa de salmón; it: polpette di salmone
fried fish, battered fish; de: Backfisch, gebratener Fisch; fr: poisson frit; es: pescado frito, pescado rebozado, pescaíto frito; it: pesce fritto, fritto misto di pesce
baked fish, oven baked fish; de: Ofenfisch, Fisch aus dem Ofen; fr: poisson au four; es: pescado al horno; it: pesce al forno
grilled fish; de: gegrillter Fisch; fr: poisson grillé; es: pescado a la plancha, pescado a la parrilla; it: pesce alla griglia
baked salmon, oven baked salmon; de: Ofenlachs, Lachs aus dem Ofen; fr: saumon au four; es: salmón al horno; it: salmone al forno
salmon wellington, salmon en croute; de: Lachs im Blätterteig; fr: saumon en croûte; es: salmón en hojaldre; it: salmone in crosta
gravlax, gravadlax, cured salmon, graved salmon; de: Graved Lachs, Gravlax, gebeizter Lachs; fr: gravlax, saumon gravlax; es: gravlax, salmón marinado; it: gravlax, salmone marinato
sole meuniere; de: Müllerin Art, Forelle Müllerin; fr: sole meunière; es: lenguado a la meunière; it: sogliola alla mugnaia
fried calamari, calamari rings, squid rings; de: frittierte Calamari, Tintenfischringe; fr: calamars frits, beignets de calamar; es: calamares a la romana, rabas, calamares fritos; it: calamari fritti, anelli di calamaro
moules frites, mussels and fries, moules mariniere, mussels in white wine; de: Muscheln in Weißwein; fr: moules marinières, moules frites; es: mejillones al vapor, mejillones a la marinera; it: impepata di cozze, cozze alla marinara
garlic prawn, garlic shrimp, shrimp scampi, prawn scampi, gambas al ajillo, prawns in garlic; de: Knoblauchgarnelen, Gambas al Ajillo; fr: crevettes à l'ail, gambas à l'ail; es: gambas al ajillo, camarones al ajillo, camarones al mojo de ajo; it: gamberi all'aglio
prawn cocktail, shrimp cocktail; de: Krabbencocktail, Garnelencocktail, Shrimpscocktail; fr: cocktail de crevettes; es: cóctel de gambas, cóctel de camarones; it: cocktail di gamberi, cocktail di gamberetti
octopus galician style, galician octopus; es: pulpo a la gallega, pulpo a feira
tuna casserole, tuna noodle casserole, tuna pasta bake, tuna bake, tuna hotdish; de: Thunfischauflauf, Nudelauflauf mit Thunfisch; fr: gratin de pâtes au thon, gratin de thon; es: macarrones con atún, pasta con atún al horno; it: pasta al forno con tonno
pasta bake, baked pasta, baked ziti, oven baked pasta; de: Nudelauflauf, Nudelgratin, überbackene Nudeln; fr: gratin de pâtes; es: pasta al horno, macarrones gratinados; it: pasta al forno, timballo di pasta, pasta pasticciata, pasta gratinata
vegetable bake, vegetable gratin; de: Gemüseauflauf, Gemüsegratin; fr: gratin de légumes, tian de légumes; es: gratinado de verduras; it: sformato di verdure, verdure gratinate
cauliflower cheese, cauliflower gratin, cauliflower bake, cauli cheese; de: überbackener Blumenkohl, Blumenkohlauflauf, Blumenkohlgratin; fr: gratin de chou-fleur; es: coliflor gratinada, coliflor con bechamel; it: cavolfiore gratinato, cavolfiore al forno
courgette gratin, zucchini gratin, zucchini bake, zucchini casserole; de: Zucchiniauflauf, Zucchinigratin; fr: gratin de courgettes; es: gratinado de calabacín; it: zucchine gratinate, parmigiana di zucchine
aubergine parmigiana, eggplant parmesan, eggplant parmigiana, eggplant parm, melanzane alla parmigiana; de: Auberginenauflauf, Parmigiana; fr: aubergines à la parmesane, parmigiana d'aubergines; es: berenjenas a la parmesana; it: parmigiana di melanzane, parmigiana, melanzane alla parmigiana
sweet potato casserole, candied yam; de: Süßkartoffelauflauf; fr: gratin de patates douces; es: cazuela de camote
green bean casserole; de: Bohnenauflauf; fr: gratin de haricots verts; es: cazuela de ejotes; it: fagiolini gratinati
ham and cheese croquette, croquette; de: Krokette; fr: croquette; es: croqueta, croquetas de jamón; it: crocchetta, crocchette
potato croquette; de: Kartoffelkrokette; fr: croquette de pommes de terre, pommes dauphine, pommes duchesse; es: croqueta de patata, bolitas de papa; it: crocchette di patate, panzerotti di patate
potato wedges, potato wedge; de: Kartoffelspalten, Kartoffelecken, Wedges, Country Potatoes; fr: potatoes, quartiers de pommes de terre; es: gajos de patata, patatas gajo, papas gajo; it: spicchi di patate
patatas bravas, spicy potatoes; de: Patatas Bravas; fr: patatas bravas; es: patatas bravas, papas bravas; it: patatas bravas
fried potatoes, home fries, pan fried potatoes, breakfast potatoes, hashed potatoes, skillet potatoes, german fried potatoes; de: Bratkartoffeln; fr: pommes de terre sautées, pommes sautées; es: patatas salteadas, papas doradas, patatas a lo pobre; it: patate in padella, patate saltate
hasselback potato, accordion potato; de: Fächerkartoffel, Hasselback-Kartoffel; fr: pommes de terre hasselback, pommes de terre suédoises; es: patatas hasselback; it: patate hasselback
loaded potato skin, potato skins, twice baked potato, stuffed potato, stuffed baked potato, loaded baked potato; de: gefüllte Kartoffel, gefüllte Ofenkartoffel; fr: pommes de terre farcies; es: patatas rellenas, papas rellenas; it: patate ripiene
potato casserole; de: Kartoffelauflauf; fr: gratin de pommes de terre; es: pastel de patata; it: tortino di patate, gateau di patate, gattò di patate
tartiflette, savoyard potato gratin; de: Tartiflette; fr: tartiflette; es: tartiflette; it: tartiflette
raclette; de: Raclette; fr: raclette; es: raclette; it: raclette
cheese fondue, fondue; de: Fondue, Käsefondue; fr: fondue savoyarde, fondue au fromage; es: fondue de queso; it: fonduta, fonduta di formaggio
boiled potato; de: Salzkartoffel, Pellkartoffel, Petersilienkartoffeln, Quellkartoffeln; fr: pommes de terre vapeur, pommes de terre à l'eau; es: patatas cocidas, papas cocidas, papas hervidas, patatas hervidas; it: patate lesse, patate bollite
colcannon, champ; de: Kartoffel-Kohl-Püree, Stampf; fr: purée au chou; es: puré de patata y col
stoemp, stamppot, hotchpotch; de: Stampf; fr: stoemp
boxty, irish potato pancake; de: irische Kartoffelpuffer
himmel und erde; de: Himmel und Erde
potato dumpling; de: Kartoffelkloß, Kartoffelknödel, Klöße, Thüringer Klöße; fr: quenelle de pommes de terre; es: albóndigas de patata; it: gnocchi di patate, canederli di patate
bread dumpling; de: Semmelknödel, Serviettenknödel, Brotknödel; fr: quenelle de pain; it: canederli
cheese dumpling; de: Kasknödel, Kaspressknödel, Kaasknödel
schupfnudeln, finger noodle; de: Schupfnudeln, Fingernudeln
cheese spaetzle; de: Käsespätzle, Kässpätzle, Käsknöpfle; fr: spätzle au fromage
maultaschen, swabian ravioli, swabian dumpling; de: Maultaschen
tarte flambee, alsatian flammkuchen, flammkuchen, alsatian pizza, german pizza; de: Flammkuchen; fr: tarte flambée, flammekueche; es: tarta flambeada; it: flammkuchen, tarte flambée
quiche lorraine, bacon quiche, bacon and cheese quiche, ham and cheese quiche; de: Quiche Lorraine, Speckquiche; fr: quiche lorraine; es: quiche lorraine, quiche lorena, quiche de bacon, quiche de jamón y queso; it: quiche lorraine
spinach pie, spinach quiche, spinach and feta pie, spinach tart; de: Spinatquiche, Spinatkuchen, Spinatstrudel; fr: quiche aux épinards, tourte aux épinards, tarte aux épinards; es: tarta de espinacas, pastel de espinacas; it: torta di spinaci, torta salata con spinaci
leek quiche, leek tart, leek pie; de: Lauchquiche, Lauchkuchen; fr: quiche aux poireaux, tarte aux poireaux, flamiche; es: quiche de puerros, tarta de puerros; it: torta salata ai porri
tomato tart, tomato pie, tomato galette; de: Tomatentarte, Tomatenquiche; fr: tarte à la tomate, tarte aux tomates; es: tarta de tomate; it: torta salata ai pomodori
vegetable tart, vegetable quiche; de: Gemüsequiche, Gemüsetarte; fr: tarte aux légumes, quiche aux légumes; es: quiche de verduras, tarta de verduras; it: torta salata di verdure
easter pie, torta pasqualina; es: pascualina, tarta pascualina; it: torta pasqualina
egg muffin, egg cup, egg bite; de: Eiermuffins, Frühstücksmuffins; fr: muffins aux oeufs; es: muffins de huevo
savoury muffin, savory muffin; de: herzhafte Muffins, pikante Muffins; fr: muffins salés; es: muffins salados; it: muffin salati
savoury cake, savory cake, savoury loaf; de: herzhafter Kuchen, salziger Kuchen; fr: cake salé; es: cake salado, bizcocho salado; it: plumcake salato, torta rustica
poached egg; de: pochiertes Ei, pochierte Eier, verlorene Eier; fr: oeuf poché, oeufs pochés; es: huevo poché, huevo escalfado; it: uovo in camicia, uova in camicia
boiled egg, hard boiled egg, soft boiled egg; de: gekochtes Ei, hartgekochte Eier; fr: oeuf dur, oeuf à la coque, oeuf mollet; es: huevo cocido, huevo duro, huevo pasado por agua; it: uovo sodo, uova sode
baked egg, shirred egg, eggs en cocotte; de: gebackene Eier, Eier im Glas; fr: oeuf cocotte; es: huevos al horno, huevos al plato; it: uova in cocotte, uova al forno
eggs benedict; de: Eier Benedict; fr: oeufs bénédicte; es: huevos benedictinos, huevos benedict; it: uova alla benedict
eggs in tomato sauce, eggs in purgatory; de: Eier in Tomatensauce; es: huevos en salsa de tomate; it: uova in purgatorio, uova al pomodoro
mustard egg; de: Senfeier, Eier in Senfsauce; fr: oeufs sauce moutarde
egg salad; de: Eiersalat; fr: salade aux oeufs; es: ensalada de huevo; it: insalata di uova
tuna salad; de: Thunfischsalat; fr: salade de thon, salade au thon; es: ensalada de atún; it: insalata di tonno
chicken salad; de: Hähnchensalat, Hühnersalat, Geflügelsalat; fr: salade de poulet; es: ensalada de pollo; it: insalata di pollo
caesar salad; de: Caesar Salad, Cäsarsalat; fr: salade césar; es: ensalada césar; it: insalata caesar, caesar salad
greek salad, horiatiki; de: griechischer Salat, Bauernsalat; fr: salade grecque; es: ensalada griega; it: insalata greca
waldorf salad; de: Waldorfsalat; fr: salade waldorf; es: ensalada waldorf; it: insalata waldorf
cobb salad, chef salad, chef's salad; es: ensalada cobb
nicoise salad, salade nicoise; de: Nizza-Salat, Salat Nizza, Nizzasalat; fr: salade niçoise; es: ensalada nizarda; it: insalata nizzarda
caprese, caprese salad, tomato mozzarella salad; de: Tomate-Mozzarella, Caprese; fr: salade caprese, tomates mozzarella; es: ensalada caprese; it: insalata caprese, caprese
tomato salad; de: Tomatensalat; fr: salade de tomates; es: ensalada de tomate; it: insalata di pomodori
cucumber salad; de: Gurkensalat; fr: salade de concombre; es: ensalada de pepino; it: insalata di cetrioli
carrot salad; de: Karottensalat, Möhrensalat; fr: carottes râpées, salade de carottes; es: ensalada de zanahoria; it: insalata di carote
bean salad, three bean salad; de: Bohnensalat; fr: salade de haricots; es: ensalada de alubias, ensalada de judías, ensalada de frijoles; it: insalata di fagioli
lentil salad; de: Linsensalat; fr: salade de lentilles; es: ensalada de lentejas; it: insalata di lenticchie
chickpea salad; de: Kichererbsensalat; fr: salade de pois chiches; es: ensalada de garbanzos; it: insalata di ceci
rice salad; de: Reissalat; fr: salade de riz; es: ensalada de arroz; it: insalata di riso
couscous salad; de: Couscoussalat; fr: salade de couscous, taboulé; es: ensalada de cuscús; it: insalata di couscous, cous cous freddo
quinoa salad; de: Quinoasalat; fr: salade de quinoa; es: ensalada de quinoa; it: insalata di quinoa
bulgur salad; de: Bulgursalat; fr: salade de boulgour; es: ensalada de bulgur; it: insalata di bulgur
beetroot salad, beet salad; de: Rote-Bete-Salat, Randensalat; fr: salade de betteraves; es: ensalada de remolacha, ensalada de betabel; it: insalata di barbabietole
green salad, mixed salad, side salad; de: grüner Salat, gemischter Salat; fr: salade verte; es: ensalada verde, ensalada mixta; it: insalata verde, insalata mista
sausage salad, swiss sausage salad; de: Wurstsalat, Schweizer Wurstsalat; fr: salade de cervelas; es: ensalada de salchicha; it: insalata di würstel
cheese salad; de: Käsesalat
layered salad, seven layer salad; de: Schichtsalat; fr: salade en couches; es: ensalada en capas; it: insalata a strati
panzanella, bread salad; de: Brotsalat, Panzanella; fr: salade de pain; es: ensalada de pan; it: panzanella
bowl, buddha bowl, grain bowl, power bowl, rice bowl; de: Bowl, Buddha Bowl; fr: bowl, buddha bowl; es: bowl, buddha bowl; it: bowl, buddha bowl
club sandwich, triple decker sandwich; de: Club Sandwich; fr: club sandwich; es: sándwich club, club sándwich; it: club sandwich
blt, blt sandwich, bacon lettuce tomato sandwich; de: BLT; fr: sandwich blt, sandwich bacon laitue tomate; es: sándwich blt, sándwich de bacon lechuga y tomate; it: panino blt
tuna melt, tuna sandwich; de: Thunfischsandwich, Thunfischtoast; fr: sandwich au thon; es: sándwich de atún; it: tramezzino al tonno, panino al tonno
grilled cheese sandwich, toasted cheese sandwich, cheese toastie, cheese on toast; de: Käsetoast, gegrilltes Käsesandwich; fr: sandwich au fromage grillé; es: sándwich de queso, tostado de queso; it: toast al formaggio
welsh rarebit, welsh rabbit, rarebit; de: Walisischer Käsetoast, Welsh Rarebit; fr: welsh; es: tostada galesa
croque madame; de: Croque Madame; fr: croque madame; es: croque madame
ham and cheese toastie, ham and cheese toast; de: Toast Schinken Käse, Schinken-Käse-Toast; fr: croque monsieur; es: sándwich mixto, bikini, tostado mixto; it: toast prosciutto e formaggio
toast hawaii, hawaiian toast; de: Toast Hawaii; fr: toast hawaïen; es: tosta hawaiana
avocado toast, avo toast, smashed avo, smashed avocado, avo on toast; de: Avocadotoast, Avocadobrot; fr: toast à l'avocat, tartine à l'avocat; es: tostada de aguacate, tostada de palta; it: toast all'avocado, avocado toast, toast con avocado
open sandwich, tartine, smorrebrod; de: Stulle, belegtes Brot, Smørrebrød; fr: tartine; es: tosta, montadito; it: crostone
bruschetta, crostini; de: Bruschetta; fr: bruschetta; es: bruschetta; it: bruschetta, crostini
pan con tomate, tomato bread, catalan tomato bread; es: pan con tomate, pa amb tomàquet, pan tumaca
panini, pressed sandwich, cuban sandwich; fr: panini; es: panini, sándwich cubano
philly cheesesteak, cheesesteak, steak sandwich, philly steak; de: Steaksandwich; fr: sandwich au steak; es: sándwich de carne, sándwich de filete; it: panino con bistecca
submarine sandwich, sub sandwich, hoagie, hero sandwich, subway sandwich, grinder sandwich, filled baguette; de: Baguette belegt; fr: sandwich baguette; es: bocadillo de baguette; it: panino imbottito
hot dog, hotdog; de: Hotdog, Hot Dog, Hot-Dogs; fr: hot dog, hotdog; es: perrito caliente, hot dog, pancho, jocho, perro caliente; it: hot dog
currywurst, curry sausage; de: Currywurst
veggie burger, vegetarian burger, vegan burger, bean burger; de: Gemüsebratling, Bratling, veganer Burger; fr: burger végétarien, steak végétal, galette végétale; es: hamburguesa vegetariana, hamburguesa vegana; it: burger vegetale, burger vegetariano
burger patty, beef patty; de: Burger Patty; fr: steak haché; es: carne de hamburguesa; it: svizzera di manzo
swedish meatball, kottbullar; de: Köttbullar, schwedische Fleischbällchen; fr: boulettes suédoises; es: albóndigas suecas; it: polpette svedesi
koenigsberger klopse, meatballs in caper sauce; de: Königsberger Klopse
spaghetti and meatballs; de: Spaghetti mit Hackbällchen; fr: spaghetti aux boulettes; es: espaguetis con albóndigas; it: spaghetti con polpette
leberkaese, bavarian meatloaf; de: Leberkäse, Fleischkäse
stuffed courgette, stuffed zucchini, zucchini boat; de: gefüllte Zucchini; fr: courgette farcie; es: calabacín relleno; it: zucchine ripiene
stuffed aubergine, stuffed eggplant; de: gefüllte Aubergine; fr: aubergine farcie; es: berenjena rellena; it: melanzane ripiene
stuffed tomato; de: gefüllte Tomaten; fr: tomates farcies; es: tomates rellenos; it: pomodori ripieni
stuffed mushroom; de: gefüllte Champignons; fr: champignons farcis; es: champiñones rellenos; it: funghi ripieni
stuffed chicken breast, stuffed chicken; de: gefüllte Hähnchenbrust; fr: blanc de poulet farci, poulet farci; es: pechuga rellena, pollo relleno; it: petto di pollo ripieno, pollo ripieno
stuffed artichoke; de: gefüllte Artischocken; fr: artichauts farcis; es: alcachofas rellenas; it: carciofi ripieni
stuffed squid; de: gefüllter Tintenfisch; fr: calamars farcis, encornets farcis; es: calamares rellenos; it: calamari ripieni
stuffing, bread stuffing, turkey stuffing, dressing for turkey; de: Füllung, Brotfüllung, Semmelfüllung; fr: farce; es: relleno de pavo, relleno de pan; it: ripieno di pane
nut roast, lentil loaf; de: Nussbraten, Linsenbraten; fr: rôti aux noix, rôti végétal; es: asado de nueces; it: polpettone vegetariano, polpettone di lenticchie
vegetable roast, roasted vegetable, roast vegetable, oven roasted vegetables; de: Ofengemüse, Röstgemüse; fr: légumes rôtis, légumes au four; es: verduras asadas, verduras al horno; it: verdure al forno, verdure arrosto
grilled vegetable; de: Grillgemüse, gegrilltes Gemüse; fr: légumes grillés, légumes au barbecue; es: verduras a la parrilla, parrillada de verduras, verduras a la plancha; it: verdure grigliate, verdure alla griglia
steamed vegetable; de: gedämpftes Gemüse; fr: légumes vapeur; es: verduras al vapor; it: verdure al vapore
sauteed vegetable, vegetable stir fry, stir fried vegetables; de: Pfannengemüse, Wokgemüse, Gemüsepfanne; fr: poêlée de légumes, légumes sautés, wok de légumes; es: verduras salteadas, salteado de verduras; it: verdure saltate, verdure in padella
creamed spinach; de: Rahmspinat; fr: épinards à la crème; es: espinacas a la crema; it: spinaci alla panna
braised red cabbage; de: Rotkraut, Apfelrotkohl, Rotkohl, Blaukraut; fr: chou rouge braisé; es: lombarda guisada; it: cavolo rosso stufato
creamed kohlrabi, creamed vegetables; de: Rahmgemüse, Rahmkohlrabi; fr: légumes à la crème; es: verduras a la crema; it: verdure alla panna
honey glazed carrot, glazed carrot; de: glasierte Karotten; fr: carottes glacées, carottes vichy; es: zanahorias glaseadas; it: carote glassate
kale chip, kale crisps; de: Grünkohlchips; fr: chips de kale; es: chips de kale; it: chips di cavolo
garlic mushroom, fried mushroom; de: Knoblauchchampignons, Champignonpfanne; fr: champignons à l'ail, champignons à la persillade; es: champiñones al ajillo; it: funghi trifolati
onion ring; de: Zwiebelringe; fr: rondelles d'oignon, beignets d'oignons; es: aros de cebolla; it: anelli di cipolla
mozzarella stick, cheese stick; de: Mozzarella-Sticks; fr: bâtonnets de mozzarella; es: palitos de mozzarella, palitos de queso; it: bastoncini di mozzarella
corn fritter, sweetcorn fritter; de: Maisbratlinge, Maispuffer; fr: galettes de maïs, beignets de maïs; es: tortitas de maíz; it: frittelle di mais
zucchini fritter, courgette fritter; de: Zucchinipuffer; fr: galettes de courgette, beignets de courgette; es: tortitas de calabacín, buñuelos de calabacín; it: frittelle di zucchine
vegetable fritter, vegetable patty; de: Gemüsepuffer, Gemüsebratlinge, Gemüselaibchen; fr: galettes de légumes; es: tortitas de verduras, hamburguesas de verduras; it: frittelle di verdure, polpette di verdure
salt cod fritter; fr: accras de morue, accras; es: buñuelos de bacalao; it: frittelle di baccalà
carbonara, spaghetti carbonara, pasta carbonara, spaghetti alla carbonara, bacon and egg pasta; de: Carbonara, Spaghetti Carbonara; fr: carbonara, pâtes carbonara, spaghetti carbonara; es: carbonara, espaguetis a la carbonara; it: carbonara, spaghetti alla carbonara
amatriciana, bucatini all'amatriciana, spaghetti amatriciana; de: Amatriciana; fr: pâtes à l'amatriciana; es: amatriciana; it: amatriciana, all'amatriciana
cacio e pepe, pasta cacio e pepe, cheese and pepper pasta; de: Cacio e Pepe; fr: cacio e pepe; es: cacio e pepe; it: cacio e pepe
aglio e olio, spaghetti aglio e olio, garlic spaghetti; de: Aglio e Olio, Knoblauchspaghetti; fr: spaghetti à l'ail; es: espaguetis con ajo y aceite, espaguetis al ajillo; it: aglio e olio, aglio olio e peperoncino
arrabbiata, penne arrabbiata; de: Arrabbiata, Penne all'arrabbiata; fr: penne arrabbiata; es: penne arrabbiata; it: arrabbiata, penne all'arrabbiata
puttanesca, spaghetti puttanesca; de: Puttanesca; fr: spaghetti puttanesca; es: puttanesca; it: puttanesca, spaghetti alla puttanesca
alfredo, fettuccine alfredo, alfredo sauce; de: Alfredo, Fettuccine Alfredo; fr: sauce alfredo; es: salsa alfredo, fettuccine alfredo; it: fettuccine alfredo
pasta primavera, spring vegetable pasta; it: pasta primavera
pasta alla norma, eggplant pasta, aubergine pasta; de: Pasta alla Norma; fr: pâtes aux aubergines; es: pasta con berenjena; it: pasta alla norma, pasta con le melanzane
pasta with clams, spaghetti vongole, linguine vongole, spaghetti with clams; de: Spaghetti Vongole; fr: pâtes aux palourdes; es: espaguetis con almejas; it: spaghetti alle vongole, linguine alle vongole
seafood pasta, spaghetti marinara, pasta frutti di mare; de: Spaghetti mit Meeresfrüchten; fr: pâtes aux fruits de mer; es: pasta con mariscos, espaguetis con marisco; it: spaghetti allo scoglio, pasta ai frutti di mare
pesto pasta, pasta with pesto; de: Pasta mit Pesto, Nudeln mit Pesto; fr: pâtes au pesto; es: pasta al pesto; it: pasta al pesto, trofie al pesto
tomato pasta, pasta with tomato sauce, spaghetti with tomato sauce, pasta pomodoro; de: Nudeln mit Tomatensauce, Spaghetti mit Tomatensauce; fr: pâtes à la tomate, pâtes sauce tomate; es: pasta con tomate, espaguetis con tomate; it: pasta al pomodoro, spaghetti al pomodoro
salmon pasta, creamy salmon pasta; de: Lachsnudeln, Nudeln mit Lachs; fr: pâtes au saumon; es: pasta con salmón; it: pasta al salmone
mushroom pasta, pasta with mushrooms; de: Pilznudeln, Pilzpasta, Nudeln mit Pilzen; fr: pâtes aux champignons; es: pasta con champiñones, pasta con setas; it: pasta ai funghi
pasta e fagioli, pasta fazool, bean and pasta soup; de: Pasta e Fagioli; it: pasta e fagioli
pasta e ceci, chickpea pasta; it: pasta e ceci
marinara, marinara sauce; de: Marinara; es: salsa marinara; it: salsa marinara
mushroom risotto; de: Pilzrisotto; fr: risotto aux champignons; es: risotto de setas, risotto de champiñones; it: risotto ai funghi
risotto milanese, saffron risotto; de: Safranrisotto, Risotto Milanese; fr: risotto au safran, risotto milanais; es: risotto a la milanesa; it: risotto alla milanese, risotto allo zafferano
pumpkin risotto, squash risotto; de: Kürbisrisotto; fr: risotto au potiron, risotto à la courge; es: risotto de calabaza; it: risotto alla zucca
asparagus risotto; de: Spargelrisotto; fr: risotto aux asperges; es: risotto de espárragos; it: risotto agli asparagi
arancini, rice ball, risotto ball; de: Reisbällchen, Arancini; fr: arancini; es: arancini; it: arancini, arancine, supplì
spinach and ricotta cannelloni, spinach cannelloni; de: Spinat-Cannelloni; fr: cannelloni aux épinards; es: canelones de espinacas; it: cannelloni ricotta e spinaci
vegetable lasagne, vegetable lasagna, vegetarian lasagna; de: Gemüselasagne; fr: lasagnes aux légumes; es: lasaña de verduras, lasaña vegetal; it: lasagne alle verdure, lasagne vegetariane
spinach lasagne, spinach lasagna; de: Spinatlasagne; fr: lasagnes aux épinards; es: lasaña de espinacas; it: lasagne agli spinaci
calzone, stuffed pizza; de: Calzone; fr: calzone; es: calzone; it: calzone, panzerotto
pizza margherita, margherita; de: Pizza Margherita; fr: pizza margherita; es: pizza margarita; it: pizza margherita
piadina, italian flatbread; de: Piadina; it: piadina
gnudi, spinach ricotta dumplings, malfatti; de: Gnudi, Spinat-Ricotta-Klößchen; fr: gnudi; es: ñoquis de espinaca y ricota, malfatti; it: gnudi, malfatti
chicken cacciatore, hunter's chicken, hunters chicken, chicken chasseur; de: Jägerhuhn; fr: poulet chasseur; es: pollo a la cazadora; it: pollo alla cacciatora
hunter schnitzel, jaegerschnitzel; de: Jägerschnitzel; fr: escalope chasseur
cream schnitzel; de: Rahmschnitzel; fr: escalope à la crème
sliced veal zurich style, zurich style veal; de: Zürcher Geschnetzeltes, Züri Geschnetzeltes, Geschnetzeltes; fr: émincé de veau à la zurichoise
cream chicken, creamy chicken; de: Rahmhähnchen, Hähnchen in Sahnesauce, Sahnehähnchen; fr: poulet à la crème; es: pollo a la crema, pollo con nata, pollo a la nata; it: pollo alla panna
lemon chicken; de: Zitronenhähnchen, Zitronenhuhn; fr: poulet au citron; es: pollo al limón; it: pollo al limone
garlic chicken, forty clove garlic chicken; de: Knoblauchhähnchen; fr: poulet à l'ail; es: pollo al ajillo; it: pollo all'aglio
honey mustard chicken; de: Honig-Senf-Hähnchen; fr: poulet miel moutarde; es: pollo a la mostaza y miel; it: pollo senape e miele
mustard chicken; de: Senfhähnchen; fr: poulet à la moutarde; es: pollo a la mostaza; it: pollo alla senape
basque chicken, chicken basquaise; de: Baskisches Hähnchen; fr: poulet basquaise; es: pollo a la vasca, pollo al chilindrón; it: pollo alla basca
paprika chicken, chicken paprikash, paprikash; de: Paprikahähnchen, Paprikahuhn; fr: poulet au paprika; es: pollo al pimentón, pollo a la páprika; it: pollo alla paprika
chicken marsala; de: Hähnchen Marsala; fr: poulet au marsala; es: pollo al marsala; it: pollo al marsala
chicken piccata, piccata; de: Hähnchenpiccata, Piccata; fr: piccata de poulet; es: pollo piccata, piccata de pollo; it: piccata di pollo
beer can chicken, beer butt chicken; de: Bierdosenhähnchen; fr: poulet à la canette, poulet à la bière; es: pollo a la lata; it: pollo alla birra
barbecue chicken, bbq chicken, grilled chicken; de: Grillhähnchen, gegrilltes Hähnchen; fr: poulet grillé; es: pollo a la parrilla, pollo a la plancha, pollo a la brasa; it: pollo alla griglia
bbq rib, barbecue rib, barbecue spare ribs; de: Spareribs, BBQ-Rippchen; fr: travers de porc caramélisés, ribs; es: costillas a la barbacoa, costillas bbq; it: costine alla griglia, rosticciana
fish in parchment, fish en papillote; de: Fisch in Pergament; fr: papillote de poisson, poisson en papillote; es: pescado en papillote; it: pesce al cartoccio
steak frites, steak and chips; de: Steak mit Pommes; fr: steak frites; es: bistec con patatas fritas, bife con papas; it: bistecca e patatine
steak tartare, beef tartare; de: Tatar, Rindertatar, Tartar; fr: steak tartare, tartare de boeuf; es: steak tartar, tartar de ternera; it: tartare di manzo
carpaccio, beef carpaccio; de: Carpaccio; fr: carpaccio; es: carpaccio; it: carpaccio, carpaccio di manzo
pepper steak, steak au poivre; de: Pfeffersteak; fr: steak au poivre; es: filete a la pimienta; it: filetto al pepe verde
steak with mushrooms; de: Steak mit Pilzen
beef and broccoli, beef with broccoli; de: Rindfleisch mit Brokkoli; fr: boeuf au brocoli; es: carne con brócoli; it: manzo con broccoli
hot pot, fondue chinoise; de: Feuertopf, Fondue Chinoise; fr: fondue chinoise; es: hot pot, olla caliente; it: fonduta cinese
stromboli; it: stromboli
caprese skewer; de: Tomate-Mozzarella-Spieße; fr: brochettes tomate mozzarella; es: brochetas caprese; it: spiedini di caprese
poulet grand mere, chicken bonne femme; de: Hähnchen nach Großmutter Art; fr: poulet grand mère
choucroute garnie, sauerkraut with sausages; de: Schlachtplatte; fr: choucroute garnie, choucroute alsacienne; es: chucrut con salchichas; it: crauti con salsicce
kale with pinkel, kale and sausage stew; de: Grünkohl mit Pinkel
pizza bianca, white pizza; de: weiße Pizza; it: pizza bianca
corn salad, sweetcorn salad, mexican corn salad; de: Maissalat; fr: salade de maïs; es: ensalada de maíz, ensalada de elote; it: insalata di mais
spinach soup, cream of spinach soup; de: Spinatsuppe, Spinatcremesuppe; fr: soupe aux épinards, velouté d'épinards; es: crema de espinacas, sopa de espinacas; it: vellutata di spinaci, zuppa di spinaci
celery soup, celeriac soup, cream of celery soup; de: Selleriesuppe, Selleriecremesuppe; fr: velouté de céleri, soupe de céleri; es: crema de apio, sopa de apio; it: vellutata di sedano, vellutata di sedano rapa
fennel soup; de: Fenchelsuppe, Fenchelcremesuppe; fr: velouté de fenouil; es: crema de hinojo; it: vellutata di finocchi
cold beet soup, chlodnik, saltibarsciai, cold borscht; de: kalte Rote-Bete-Suppe; fr: soupe froide de betterave; es: sopa fría de remolacha; it: zuppa fredda di barbabietole
wild garlic soup; de: Bärlauchsuppe, Bärlauchcremesuppe; fr: velouté d'ail des ours; es: crema de ajo silvestre; it: zuppa di aglio orsino
parsnip soup, curried parsnip soup; de: Pastinakensuppe, Pastinakencremesuppe; fr: velouté de panais; es: crema de chirivía; it: vellutata di pastinaca
chestnut soup; de: Maronensuppe, Kastaniensuppe; fr: velouté de châtaignes, soupe de châtaignes; es: sopa de castañas; it: zuppa di castagne, vellutata di castagne
chickpea soup; de: Kichererbsensuppe; fr: soupe de pois chiches; es: sopa de garbanzos; it: zuppa di ceci, vellutata di ceci
red lentil soup, red lentil and coconut soup; de: rote Linsensuppe, Rote-Linsen-Suppe; fr: soupe de lentilles corail, velouté de lentilles corail; es: sopa de lentejas rojas, crema de lentejas rojas; it: zuppa di lenticchie rosse, vellutata di lenticchie rosse
carrot and ginger soup, carrot ginger soup; de: Karotten-Ingwer-Suppe, Möhren-Ingwer-Suppe; fr: soupe carottes gingembre, velouté carottes gingembre; es: crema de zanahoria y jengibre; it: vellutata di carote e zenzero
coconut soup, thai soup; de: Kokossuppe, Thai-Suppe; fr: soupe thaï; es: sopa tailandesa; it: zuppa thailandese
tomato and red pepper soup, roasted red pepper soup, pepper soup; de: Paprikasuppe, Paprikacremesuppe; fr: soupe de poivrons, velouté de poivrons; es: crema de pimientos, sopa de pimientos; it: vellutata di peperoni
cucumber soup, cold cucumber soup; de: Gurkensuppe, kalte Gurkensuppe; fr: soupe froide de concombre; es: sopa fría de pepino; it: zuppa fredda di cetrioli
cold soup, chilled soup; de: Kaltschale, kalte Suppe; fr: soupe froide; es: sopa fría; it: zuppa fredda
herb soup, chervil soup; de: Kräutersuppe, Kerbelsuppe; fr: soupe au cerfeuil, soupe aux herbes; es: sopa de hierbas; it: zuppa alle erbe
goulash soup; de: Gulaschsuppe; fr: soupe goulasch; es: sopa goulash; it: zuppa di gulasch
taco soup, mexican soup; de: mexikanische Suppe, Tacosuppe; fr: soupe mexicaine; es: sopa mexicana; it: zuppa messicana
lasagne soup, lasagna soup; de: Lasagnesuppe; fr: soupe lasagne; es: sopa de lasaña
pizza soup; de: Pizzasuppe; es: sopa de pizza
salmon soup, lohikeitto; de: Lachssuppe; fr: soupe au saumon; es: sopa de salmón; it: zuppa di salmone
mussel soup, billi bi; de: Muschelsuppe; fr: soupe de moules; es: sopa de mejillones; it: zuppa di cozze
consomme, clear soup, clear broth; de: klare Suppe, Kraftbrühe; fr: consommé, bouillon clair; es: consomé, caldo claro; it: consommé, brodo ristretto
liver dumpling soup; de: Leberknödelsuppe; fr: soupe aux quenelles de foie; it: canederli di fegato in brodo
semolina dumpling soup; de: Grießnockerlsuppe, Grießklößchensuppe; fr: soupe aux quenelles de semoule; it: gnocchetti di semolino in brodo
tortellini in broth, pasta in broth; de: Tortellini in Brühe; fr: tortellini au bouillon; es: tortellini en caldo; it: tortellini in brodo, cappelletti in brodo
alphabet soup, letter soup; de: Buchstabensuppe; fr: soupe alphabet; es: sopa de letras; it: pastina alfabeto
stone soup, kitchen sink soup; de: Restesuppe; fr: soupe de restes; es: sopa de sobras; it: zuppa svuotafrigo
vegetable stew, vegetable casserole, veggie stew; de: Gemüseeintopf, Gemüsetopf; fr: ragoût de légumes, potée de légumes; es: guiso de verduras, estofado de verduras, menestra de verduras; it: stufato di verdure, verdure stufate
sausage casserole, sausage stew, sausage hotpot; de: Würstcheneintopf, Wursttopf; fr: ragoût de saucisses, rougail saucisse; es: guiso de salchichas; it: salsiccia in umido
cabbage stew, cabbage casserole; de: Kohleintopf, Krauteintopf, Schmorkohl; fr: potée au chou, potée auvergnate; es: guiso de repollo; it: stufato di verza
potato stew; de: Kartoffeleintopf, Kartoffelgulasch; fr: ragoût de pommes de terre; es: guiso de patatas, patatas a la riojana, patatas guisadas; it: patate in umido, spezzatino con patate
pumpkin stew, squash stew; de: Kürbiseintopf, Kürbisgulasch; fr: ragoût de courge; es: guiso de calabaza; it: stufato di zucca
mushroom stew, mushroom ragout, mushroom stroganoff; de: Pilzragout, Pilzgulasch, Pilzpfanne, Schwammerlsauce; fr: ragoût de champignons, stroganoff de champignons; es: guiso de setas, strogonoff de champiñones; it: funghi in umido, funghi alla stroganoff
fish stew, seafood casserole; de: Fischeintopf, Fischtopf; fr: ragoût de poisson, cotriade; es: guiso de pescado, caldereta de pescado, suquet, marmitako; it: pesce in umido, brodetto
rabbit stew, rabbit casserole; de: Kaninchenragout, Hasenragout; fr: lapin à la moutarde, lapin en sauce; es: conejo guisado, conejo al ajillo; it: coniglio alla cacciatora, coniglio in umido
braised pork, pork braise; de: Schweineschmorbraten; fr: porc braisé, joues de porc confites; es: carrilleras al vino tinto, cerdo estofado; it: guanciale brasato, maiale brasato
pork with apples, pork and cider, pork and apple; de: Schweinefleisch mit Äpfeln; fr: porc au cidre, rôti de porc aux pommes; es: cerdo con manzana; it: maiale alle mele
pork medallion, pork tenderloin with mushroom sauce; de: Schweinemedaillons, Filettopf; fr: médaillons de porc; es: medallones de cerdo; it: medaglioni di maiale
stuffed pork loin, stuffed pork roll; de: gefüllter Schweinebraten, Rollbraten; fr: rôti de porc farci; es: lomo relleno, cinta de lomo rellena; it: arrosto ripieno, arista ripiena
milk braised pork, pork in milk; de: Schweinebraten in Milch; fr: porc au lait; es: lomo en leche, cerdo a la leche; it: maiale al latte, arrosto al latte
bbq pulled beef, pulled beef, shredded beef; de: Pulled Beef, gezupftes Rindfleisch; fr: boeuf effiloché; es: carne deshebrada, ternera desmechada, carne mechada; it: manzo sfilacciato
roast veal, veal roast; de: Kalbsbraten; fr: rôti de veau; es: asado de ternera blanca; it: arrosto di vitello
wiener schnitzel, veal schnitzel; de: Wiener Schnitzel, Kalbsschnitzel; fr: escalope viennoise, escalope de veau panée; es: escalope vienés; it: cotoletta alla viennese, cotoletta alla milanese
pork schnitzel, breaded pork chop; de: Schweineschnitzel; fr: escalope de porc panée; es: chuleta empanada, lomo empanado; it: cotoletta di maiale
fried camembert, breaded camembert; de: gebackener Camembert, Backcamembert; fr: camembert pané; es: queso frito, camembert frito; it: formaggio fritto
baked camembert, baked brie, oven baked cheese; de: Ofenkäse, Ofencamembert, Camembert aus dem Ofen; fr: camembert rôti, camembert au four; es: camembert al horno, brie al horno; it: camembert al forno
baked feta, feta pasta, baked feta pasta; de: gebackener Feta, Feta aus dem Ofen, Ofenfeta, Baked-Feta-Pasta; fr: feta au four, pâtes à la feta rôtie; es: feta al horno, pasta con feta al horno; it: feta al forno, pasta con feta
saganaki, fried halloumi, grilled halloumi; de: gegrillter Halloumi, Saganaki; fr: halloumi grillé; es: halloumi a la plancha; it: halloumi alla griglia
goat cheese salad, warm goat cheese salad; de: Salat mit Ziegenkäse; fr: salade de chèvre chaud; es: ensalada de queso de cabra; it: insalata con formaggio di capra
mushroom salad; de: Pilzsalat, Champignonsalat; fr: salade de champignons; es: ensalada de champiñones; it: insalata di funghi
cabbage slaw, asian slaw, asian salad; de: asiatischer Krautsalat, Asia-Salat; fr: salade asiatique, salade de chou asiatique; es: ensalada asiática, ensalada oriental; it: insalata asiatica
avocado salad; de: Avocadosalat; fr: salade d'avocat; es: ensalada de aguacate, ensalada de palta; it: insalata di avocado
prawn salad, shrimp salad; de: Garnelensalat, Krabbensalat, Shrimpssalat; fr: salade de crevettes; es: ensalada de gambas, ensalada de camarones; it: insalata di gamberi, insalata di gamberetti
seafood salad; de: Meeresfrüchtesalat; fr: salade de fruits de mer; es: ensalada de mariscos, salpicón de mariscos; it: insalata di mare, insalata di polpo
salmon salad; de: Lachssalat; fr: salade de saumon; es: ensalada de salmón; it: insalata di salmone
herring salad; de: Heringssalat, Matjessalat; fr: salade de harengs; es: ensalada de arenque; it: insalata di aringhe
beef salad, steak salad; de: Rindfleischsalat, Steaksalat; fr: salade de boeuf; es: ensalada de ternera, salpicón de res; it: insalata di manzo, insalata di carne
noodle salad, asian noodle salad, glass noodle salad; de: Glasnudelsalat, asiatischer Nudelsalat; fr: salade de nouilles, salade de vermicelles; es: ensalada de fideos; it: insalata di noodles, insalata di spaghetti di soia
tortellini salad; de: Tortellinisalat; fr: salade de tortellinis; es: ensalada de tortellini; it: insalata di tortellini
orzo salad, risoni salad; de: Kritharakisalat, Kritharaki-Salat; fr: salade de risoni; es: ensalada de orzo; it: insalata di risoni
pearl couscous salad, grain salad, farro salad, spelt salad; de: Dinkelsalat, Getreidesalat; fr: salade de céréales, salade d'épeautre; es: ensalada de espelta, ensalada de trigo; it: insalata di farro, insalata di orzo
green bean salad; de: grüner Bohnensalat, Bohnensalat; fr: salade de haricots verts; es: ensalada de judías verdes; it: insalata di fagiolini
asparagus salad; de: Spargelsalat; fr: salade d'asperges; es: ensalada de espárragos; it: insalata di asparagi
fennel salad, fennel orange salad; de: Fenchelsalat; fr: salade de fenouil; es: ensalada de hinojo; it: insalata di finocchi, insalata di finocchi e arance
radish salad; de: Radieschensalat, Rettichsalat; fr: salade de radis; es: ensalada de rábanos; it: insalata di ravanelli
broccoli salad; de: Brokkolisalat; fr: salade de brocolis; es: ensalada de brócoli; it: insalata di broccoli
cauliflower salad; de: Blumenkohlsalat; fr: salade de chou fleur; es: ensalada de coliflor; it: insalata di cavolfiore
pear and walnut salad; de: Birnen-Walnuss-Salat; fr: salade poires noix; es: ensalada de pera y nueces; it: insalata di pere e noci
watermelon salad, watermelon feta salad; de: Wassermelonensalat; fr: salade de pastèque; es: ensalada de sandía; it: insalata di anguria
celery salad, celeriac salad, celeriac remoulade; de: Selleriesalat; fr: céleri rémoulade; es: ensalada de apio; it: insalata di sedano
kale salad; de: Grünkohlsalat; fr: salade de kale; es: ensalada de kale; it: insalata di cavolo riccio
spinach salad; de: Spinatsalat; fr: salade d'épinards; es: ensalada de espinacas; it: insalata di spinaci
rocket salad, arugula salad; de: Rucolasalat; fr: salade de roquette; es: ensalada de rúcula; it: insalata di rucola
lambs lettuce salad; de: Feldsalat mit Speck, Vogerlsalat; fr: salade de mâche; es: ensalada de canónigos; it: insalata di songino
warm potato salad, german potato salad, bavarian potato salad; de: schwäbischer Kartoffelsalat, warmer Kartoffelsalat, bayerischer Kartoffelsalat; fr: salade de pommes de terre tiède, salade alsacienne; es: ensalada alemana, ensalada de patata alemana; it: insalata di patate tedesca
meat salad; de: Fleischsalat; fr: salade de viande; es: salpicón de carne; it: insalata di carne
lyonnaise salad, bacon salad; de: Speck-Salat; fr: salade lyonnaise, salade aux lardons
chicken wrap; de: Hähnchenwrap, Chicken-Wrap; fr: wrap au poulet; es: wrap de pollo; it: wrap di pollo, piadina al pollo
lettuce wrap, lettuce cup; de: Salatwraps, Salatschiffchen; fr: wraps de laitue; es: tacos de lechuga, wraps de lechuga; it: involtini di lattuga
chicken sandwich, chicken burger; de: Hähnchenburger, Chickenburger; fr: burger au poulet, sandwich au poulet; es: hamburguesa de pollo, sándwich de pollo; it: panino al pollo, hamburger di pollo
chicken mayonnaise sandwich, coronation chicken, chicken salad sandwich; de: Geflügelsalat mit Curry; fr: sandwich poulet mayonnaise; es: sándwich de ensalada de pollo; it: tramezzino al pollo
egg sandwich, egg butty; de: Eierbrot; fr: sandwich aux oeufs; es: sándwich de huevo; it: panino con uova
bacon sandwich, bacon butty, bacon roll, bacon sarnie; de: Speckbrötchen; fr: sandwich au bacon; es: bocadillo de bacon; it: panino con bacon
cheese sandwich; de: Käsebrot; fr: sandwich au fromage; es: sándwich de queso; it: panino al formaggio
ham sandwich; de: Schinkenbrot; fr: jambon beurre, sandwich au jambon; es: bocadillo de jamón; it: panino al prosciutto
ham and cheese sandwich; de: Schinken-Käse-Sandwich; fr: sandwich jambon fromage; es: sándwich de jamón y queso; it: panino prosciutto e formaggio
peanut butter and jelly, pb&j, pbj, peanut butter and jelly sandwich, peanut butter jam sandwich; de: Erdnussbutter-Marmeladen-Brot; fr: sandwich au beurre de cacahuète; es: sándwich de mantequilla de maní; it: panino burro d'arachidi
reuben sandwich, pastrami sandwich, rueben; de: Reuben-Sandwich, Pastrami-Sandwich; fr: sandwich au pastrami; es: sándwich de pastrami; it: panino al pastrami
monte cristo sandwich, stuffed french toast; de: Monte-Cristo-Sandwich; es: sándwich montecristo
muffuletta, italian sub, italian sandwich; de: italienisches Sandwich; fr: sandwich italien; es: sándwich italiano; it: panino italiano
fish sandwich, fish burger, fish roll; de: Fischbrötchen, Fischburger; fr: burger de poisson; es: hamburguesa de pescado, bocadillo de calamares; it: panino con pesce, hamburger di pesce
lobster roll; de: Hummerbrötchen, Lobster Roll; fr: lobster roll, sandwich au homard; es: bocadillo de langosta
sandwich cake, smorgastarta, savoury sandwich cake; de: Sandwichtorte, Schwedentorte; fr: gâteau sandwich; es: pastel de sándwich; it: torta tramezzino
tea sandwich, finger sandwich, cucumber sandwich; de: Gurkensandwich, Teesandwiches; fr: sandwich au concombre; es: sándwich de pepino, sándwiches de té
fried egg sandwich, breakfast sandwich, breakfast burger, egg mcmuffin; de: Frühstücksbrötchen, Frühstückssandwich; fr: sandwich petit déjeuner; es: sándwich de desayuno; it: panino da colazione
breakfast burrito, breakfast wrap; de: Frühstücksburrito; fr: burrito petit déjeuner; es: burrito de desayuno
egg in a hole, egg in the basket, eggs in a basket; de: Ei im Brot; fr: oeuf dans le pain; es: huevo en pan
egg and soldiers, dippy eggs; de: Ei mit Brotstreifen; fr: oeuf mouillettes; es: huevo pasado por agua con pan
cloud egg, egg white omelette; de: Eiweißomelett, Wolkeneier; fr: omelette aux blancs d'oeufs; es: tortilla de claras; it: frittata di albumi
cheese omelette; de: Käseomelett; fr: omelette au fromage; es: tortilla de queso, omelette de queso; it: frittata al formaggio
ham and cheese omelette, ham omelette; de: Schinkenomelett; fr: omelette au jambon, omelette jambon fromage; es: tortilla de jamón y queso; it: omelette prosciutto e formaggio
mushroom omelette; de: Pilzomelett, Champignonomelett; fr: omelette aux champignons; es: tortilla de champiñones; it: frittata di funghi
vegetable frittata; de: Gemüsefrittata, Gemüseomelett; fr: frittata aux légumes, omelette aux légumes; es: tortilla de verduras; it: frittata di verdure
courgette frittata, zucchini frittata; de: Zucchinifrittata; fr: frittata aux courgettes; es: tortilla de calabacín; it: frittata di zucchine
spinach frittata; de: Spinatfrittata, Spinatomelett; fr: omelette aux épinards; es: tortilla de espinacas; it: frittata di spinaci
farmers breakfast, farmer's omelette, potato and egg skillet; de: Bauernfrühstück, Hoppelpoppel, Bauernomelett; fr: omelette paysanne, omelette campagnarde; es: tortilla paisana, huevos rotos con patatas; it: frittata contadina
breakfast casserole, egg casserole, egg bake, strata; de: Frühstücksauflauf, Eierauflauf; fr: strata, gratin d'oeufs; es: cazuela de huevos; it: sformato di uova
cheese souffle, souffle; de: Soufflé, Käsesoufflé; fr: soufflé, soufflé au fromage; es: suflé, suflé de queso; it: soufflé, soufflé al formaggio
savoury custard, vegetable flan, savoury flan; de: Gemüseflan, Eierstich; fr: flan de légumes; es: flan de verduras; it: flan di verdure, sformatino
bacon wrapped date, devils on horseback; de: Datteln im Speckmantel; fr: dattes au lard; es: dátiles con bacon; it: datteri con pancetta
bacon wrapped prune; de: Pflaumen im Speckmantel; fr: pruneaux au lard; es: ciruelas con bacon; it: prugne con pancetta
melon and ham, prosciutto and melon; de: Melone mit Schinken; fr: melon jambon; es: melón con jamón; it: prosciutto e melone
ham wrapped asparagus, asparagus in bacon; de: Spargel im Schinkenmantel, Spargel mit Schinken; fr: asperges au jambon; es: espárragos con jamón; it: asparagi e prosciutto, asparagi con prosciutto
asparagus with hollandaise; de: Spargel mit Sauce Hollandaise; fr: asperges sauce hollandaise; es: espárragos con salsa holandesa; it: asparagi alla bismarck
chicory gratin, endive and ham gratin, ham and endive; de: Chicorée mit Schinken, überbackener Chicorée; fr: endives au jambon; es: endibias con jamón gratinadas; it: indivia gratinata
leek gratin, leeks in cheese sauce, creamed leeks; de: Lauchgratin, Rahmlauch, Lauchgemüse; fr: gratin de poireaux, fondue de poireaux; es: puerros gratinados, puerros con bechamel; it: porri gratinati
spinach gratin, spinach casserole, spinach bake; de: Spinatauflauf, Spinatgratin; fr: gratin d'épinards; es: espinacas gratinadas, espinacas con bechamel; it: spinaci gratinati, sformato di spinaci
broccoli gratin, broccoli bake, broccoli casserole, broccoli cheese; de: Brokkoliauflauf, Brokkoligratin; fr: gratin de brocolis; es: brócoli gratinado, brócoli con queso; it: broccoli gratinati, sformato di broccoli
pumpkin gratin, squash gratin, squash casserole; de: Kürbisgratin, Kürbisauflauf; fr: gratin de courge, gratin de potiron; es: gratinado de calabaza; it: zucca gratinata, sformato di zucca
fennel gratin; de: Fenchelgratin, überbackener Fenchel; fr: gratin de fenouil; es: hinojo gratinado; it: finocchi gratinati
rice casserole, chicken and rice casserole, rice bake; de: Reisauflauf; fr: gratin de riz; es: arroz al horno, cazuela de arroz; it: riso al forno, timballo di riso, sartù di riso
sauerkraut casserole; de: Sauerkrautauflauf, Krautauflauf; fr: gratin de choucroute; es: cazuela de chucrut
minced meat casserole, cowboy casserole, tater tot casserole, hamburger casserole; de: Hackauflauf, Hackfleischauflauf; fr: gratin de viande hachée; es: pastel de carne picada, cazuela de carne molida; it: sformato di carne
chicken bake, chicken divan; de: Hähnchenauflauf, Hähnchengratin; fr: gratin de poulet; es: gratinado de pollo, cazuela de pollo; it: pollo gratinato
gnocchi bake, baked gnocchi; de: Gnocchi-Auflauf, Gnocchiauflauf; fr: gratin de gnocchis; es: ñoquis gratinados; it: gnocchi al forno, gnocchi alla sorrentina
tortellini bake, tortellini casserole; de: Tortelliniauflauf, Tortellini-Auflauf; fr: gratin de tortellinis; es: tortellini al horno; it: tortellini al forno
pancake casserole, savoury crepe bake; de: gefüllte Pfannkuchen, überbackene Pfannkuchen; fr: ficelle picarde, crêpes salées gratinées; es: crepes rellenas; it: crespelle al forno, crespelle ricotta e spinaci
ham and noodle bake, ham and pasta bake; de: Schinkennudeln, Schinkenfleckerl; fr: gratin de pâtes au jambon; es: pasta con jamón gratinada; it: pasta al forno con prosciutto
pasta with ham and cream, ham and pea pasta; de: Nudeln mit Schinken-Sahne-Sauce, Schinken-Sahne-Nudeln; fr: pâtes jambon crème; es: pasta con jamón y nata; it: pasta panna e prosciutto, pasta panna prosciutto e piselli
chicken pasta, creamy chicken pasta, chicken alfredo, chicken alfredo pasta; de: Hähnchennudeln, Pasta mit Hähnchen; fr: pâtes au poulet; es: pasta con pollo; it: pasta con pollo
shrimp pasta, prawn pasta, prawn linguine; de: Garnelennudeln, Pasta mit Garnelen; fr: pâtes aux crevettes; es: pasta con gambas, pasta con camarones; it: pasta con gamberi, linguine ai gamberi
tuna pasta, tuna spaghetti; de: Thunfischnudeln, Nudeln mit Thunfisch, Pasta mit Thunfisch; fr: pâtes au thon; es: pasta con atún, espaguetis con atún; it: pasta al tonno, spaghetti al tonno
courgette pasta, zucchini pasta; de: Zucchininudeln, Pasta mit Zucchini; fr: pâtes aux courgettes; es: pasta con calabacín; it: pasta con zucchine, pasta alle zucchine
broccoli pasta; de: Brokkolinudeln, Pasta mit Brokkoli; fr: pâtes aux brocolis; es: pasta con brócoli; it: pasta con broccoli, orecchiette con broccoli
orecchiette with turnip tops, orecchiette with broccoli rabe; de: Orecchiette mit Stängelkohl; it: orecchiette alle cime di rapa, orecchiette con cime di rapa
spinach pasta, spinach ricotta pasta; de: Spinatnudeln, Nudeln mit Spinat; fr: pâtes aux épinards; es: pasta con espinacas; it: pasta con spinaci
lemon pasta, lemon spaghetti; de: Zitronennudeln, Zitronenpasta; fr: pâtes au citron; es: pasta al limón; it: pasta al limone, spaghetti al limone
cheese pasta, four cheese pasta, pasta with cheese sauce; de: Nudeln mit Käsesauce; fr: pâtes aux quatre fromages, pâtes au fromage; es: pasta a los cuatro quesos; it: pasta ai quattro formaggi
gorgonzola pasta, blue cheese pasta; de: Nudeln mit Gorgonzola, Gorgonzolanudeln; fr: pâtes au gorgonzola; es: pasta al gorgonzola; it: pasta al gorgonzola
sausage pasta, sausage ragu; de: Nudeln mit Salsiccia; fr: pâtes à la saucisse; es: pasta con salchichas; it: pasta con salsiccia, pasta alla norcina
pumpkin pasta, butternut pasta; de: Kürbisnudeln, Kürbispasta; fr: pâtes au potiron; es: pasta con calabaza; it: pasta con zucca, pasta alla zucca
asparagus pasta; de: Spargelnudeln, Spargelpasta; fr: pâtes aux asperges; es: pasta con espárragos; it: pasta con asparagi
avocado pasta; de: Avocadonudeln, Avocadopasta; fr: pâtes à l'avocat; es: pasta con aguacate; it: pasta all'avocado
lentil bolognese, vegan bolognese, vegetarian bolognese; de: Linsenbolognese, vegane Bolognese, Sojabolognese; fr: bolognaise végétarienne, bolognaise de lentilles; es: boloñesa vegana, boloñesa de lentejas; it: ragù di lenticchie, ragù vegetale
one pot pasta, one pan pasta; de: One-Pot-Pasta; fr: one pot pasta; es: pasta en una olla; it: one pot pasta
bacon pasta; de: Nudeln mit Speck; fr: pâtes aux lardons; es: pasta con bacon; it: pasta alla gricia, gricia
gnocchi with sage butter, gnocchi with butter and sage; de: Gnocchi mit Salbeibutter; fr: gnocchi beurre et sauge; es: ñoquis con salvia; it: gnocchi burro e salvia
ricotta gnocchi, potato gnocchi; de: Kartoffelgnocchi; fr: gnocchi de pommes de terre; es: ñoquis de papa, ñoquis de patata; it: gnocchi di patate
tortellini with ham and cream; de: Tortellini in Schinken-Sahne-Sauce; fr: tortellini jambon crème; es: tortellini con nata y jamón; it: tortellini panna e prosciutto
ravioli spinach and ricotta, spinach and ricotta ravioli; de: Spinatravioli; fr: raviolis ricotta épinards; es: raviolis de ricota y espinacas; it: ravioli ricotta e spinaci
pumpkin ravioli, squash ravioli; de: Kürbisravioli; fr: raviolis au potiron; es: raviolis de calabaza; it: tortelli di zucca, ravioli di zucca
seafood risotto, prawn risotto; de: Risotto mit Meeresfrüchten, Garnelenrisotto; fr: risotto aux fruits de mer, risotto aux crevettes; es: risotto de mariscos; it: risotto ai frutti di mare, risotto alla pescatora
tomato risotto; de: Tomatenrisotto; fr: risotto à la tomate; es: risotto de tomate; it: risotto al pomodoro
vegetable risotto; de: Gemüserisotto; fr: risotto aux légumes; es: risotto de verduras; it: risotto alle verdure
pea risotto, risi e bisi; de: Erbsenrisotto; fr: risotto aux petits pois; es: risotto de guisantes; it: risi e bisi, risotto ai piselli
lemon risotto; de: Zitronenrisotto; fr: risotto au citron; es: risotto de limón; it: risotto al limone
beetroot risotto, beet risotto; de: Rote-Bete-Risotto; fr: risotto à la betterave; es: risotto de remolacha; it: risotto alla barbabietola
seafood paella, paella marinera; de: Meeresfrüchte-Paella; fr: paella aux fruits de mer; es: paella de marisco; it: paella di pesce
valencian paella, chicken paella; de: Paella Valenciana; fr: paella au poulet, paella valencienne; es: paella valenciana, paella de pollo; it: paella valenciana
squid ink rice, arroz negro; de: schwarze Paella; fr: riz à l'encre de seiche; es: arroz negro; it: riso al nero di seppia, risotto al nero di seppia
fideua, noodle paella; de: Fideuà, Nudelpaella; fr: fideuà; es: fideuá; it: fideuà
seafood rice, rice with seafood, arroz de marisco; de: Reis mit Meeresfrüchten; fr: riz aux fruits de mer; es: arroz con mariscos, arroz a la marinera, arroz caldoso; it: riso ai frutti di mare
rice with vegetables, vegetable rice, rice pilaf with vegetables; de: Gemüsereis, Reispfanne mit Gemüse; fr: riz aux légumes; es: arroz con verduras; it: riso con verdure
turmeric rice, yellow rice, saffron rice; de: Gelber Reis, Safranreis; fr: riz au safran, riz au curcuma; es: arroz amarillo; it: riso giallo, riso allo zafferano
coconut rice; de: Kokosreis; fr: riz coco, riz au lait de coco; es: arroz con coco; it: riso al cocco
lemon rice; de: Zitronenreis; fr: riz au citron; es: arroz al limón; it: riso al limone
cilantro lime rice, herb rice; de: Kräuterreis; fr: riz aux herbes; es: arroz con cilantro, arroz verde; it: riso alle erbe
cuban rice, rice with fried egg; es: arroz a la cubana
salisbury steak, hamburger steak; de: Hacksteak; es: bistec encebollado, filete ruso
surf and turf; de: Surf and Turf; fr: terre et mer; es: mar y tierra; it: mari e monti
pan fried steak, beef steak; de: Rindersteak; fr: pavé de boeuf, steak grillé; es: bistec a la plancha, filete de ternera; it: bistecca alla griglia, tagliata di manzo
sliced steak, tagliata; de: Tagliata; it: tagliata
beef strips with mushrooms, creamy beef strips; de: Rindergeschnetzeltes, Rahmgeschnetzeltes, Schweinegeschnetzeltes; fr: émincé de boeuf, émincé de porc; es: tiras de ternera en salsa, fajitas de ternera; it: straccetti di manzo
chicken strips in cream sauce, creamy chicken strips; de: Hähnchengeschnetzeltes, Putengeschnetzeltes; fr: émincé de poulet, émincé de dinde à la crème; es: tiras de pollo en salsa; it: straccetti di pollo
chicken with mushrooms, creamy mushroom chicken, chicken in mushroom sauce; de: Hähnchen mit Pilzen, Hähnchen in Pilzsauce; fr: poulet aux champignons; es: pollo con champiñones; it: pollo ai funghi
chicken in tomato sauce, tomato chicken; de: Hähnchen in Tomatensauce; fr: poulet à la tomate; es: pollo en salsa de tomate, pollo con tomate; it: pollo al pomodoro
tuscan chicken, marry me chicken, creamy tuscan chicken; de: toskanisches Hähnchen, Marry-Me-Chicken; fr: poulet à la toscane; es: pollo a la toscana; it: pollo alla toscana
honey garlic chicken, honey chicken, sticky chicken; de: Honighähnchen, Honig-Knoblauch-Hähnchen; fr: poulet au miel; es: pollo a la miel; it: pollo al miele
chicken with vegetables, chicken tray bake, chicken traybake, sheet pan chicken; de: Hähnchen mit Gemüse, Hähnchen vom Blech; fr: poulet aux légumes; es: pollo con verduras; it: pollo con verdure
chicken with potatoes, chicken and potatoes; de: Hähnchen mit Kartoffeln; fr: poulet aux pommes de terre; es: pollo con patatas, pollo con papas; it: pollo con patate, pollo e patate
chicken stir fry; de: Hähnchenpfanne, Asia-Hähnchen, Hähnchen-Wok; fr: wok de poulet, sauté de poulet; es: salteado de pollo, wok de pollo; it: pollo saltato
beef stir fry; de: Rindfleischpfanne, Rindfleisch-Wok; fr: wok de boeuf, boeuf sauté; es: salteado de ternera, salteado de res; it: manzo saltato
pork stir fry; de: Schweinefleischpfanne; fr: porc sauté; es: salteado de cerdo; it: maiale saltato
prawn stir fry, shrimp stir fry; de: Garnelenpfanne; fr: crevettes sautées, wok de crevettes; es: salteado de gambas; it: gamberi saltati
tofu stir fry, fried tofu, crispy tofu; de: Tofupfanne, knuspriger Tofu, gebratener Tofu; fr: tofu sauté, tofu croustillant; es: salteado de tofu, tofu frito, tofu crujiente; it: tofu saltato, tofu croccante
minced meat skillet, ground beef skillet, hamburger helper; de: Hackpfanne, Hackfleischpfanne; fr: poêlée de viande hachée; es: sartén de carne molida; it: padellata di carne macinata
gyros skillet, meat skillet; de: Gyrospfanne, Pfannengyros; fr: poêlée de viande; es: salteado de carne
potato skillet, potato hash, breakfast hash, sweet potato hash; de: Kartoffelpfanne; fr: poêlée de pommes de terre; es: salteado de patatas; it: padellata di patate
rice skillet; de: Reispfanne; fr: poêlée de riz; es: sartén de arroz
baked chicken breast, oven baked chicken breast; de: Hähnchenbrust aus dem Ofen; fr: blanc de poulet au four; es: pechuga de pollo al horno; it: petto di pollo al forno
turkey meatball, chicken meatball; de: Hähnchenbällchen, Putenbällchen, Geflügelfrikadelle; fr: boulettes de poulet, boulettes de dinde; es: albóndigas de pollo, albóndigas de pavo; it: polpette di pollo, polpette di tacchino
vegetarian meatball, lentil ball, vegan meatball; de: Linsenbällchen, Gemüsebällchen, vegane Frikadellen; fr: boulettes végétariennes, boulettes de lentilles; es: albóndigas vegetarianas, albóndigas de lentejas; it: polpette vegetariane, polpette di lenticchie, polpette vegane
meatballs in tomato sauce; de: Hackbällchen in Tomatensauce; fr: boulettes à la sauce tomate; es: albóndigas en salsa de tomate, albóndigas en salsa; it: polpette al sugo
lentil burger, lentil patty; de: Linsenburger, Linsenbratling; fr: burger de lentilles, galettes de lentilles; es: hamburguesa de lentejas; it: burger di lenticchie
chickpea burger, chickpea patty; de: Kichererbsenburger, Kichererbsenbratling; fr: burger de pois chiches, galettes de pois chiches; es: hamburguesa de garbanzos; it: burger di ceci
beetroot burger, beet burger; de: Rote-Bete-Burger; fr: burger de betterave; es: hamburguesa de remolacha; it: burger di barbabietola
chickpea fritter; de: Kichererbsenpuffer; fr: beignets de pois chiches; es: tortitas de garbanzos; it: panelle, frittelle di ceci
farinata, socca, chickpea pancake; de: Kichererbsenpfannkuchen, Farinata; fr: socca; es: fainá, socca; it: farinata di ceci, farinata ligure
oat patty, spelt patty, grain patty; de: Grünkernbratlinge, Haferbratlinge, Getreidebratlinge; fr: galettes de céréales; es: hamburguesas de avena; it: polpette di avena
spinach dumpling, spinach balls; de: Spinatknödel, Spinatnocken; fr: boulettes d'épinards; es: albóndigas de espinacas; it: canederli agli spinaci, strangolapreti
liver dumpling; de: Leberknödel; fr: quenelles de foie; it: canederli di fegato
fruit dumpling, plum dumpling, apricot dumpling; de: Zwetschgenknödel, Marillenknödel, Obstknödel; fr: quenelles aux prunes; es: bolas de ciruela; it: gnocchi di prugne, canederli alle albicocche
curd dumpling, quark dumpling, sweet dumpling; de: Topfenknödel, Quarkknödel; fr: quenelles de fromage blanc; it: canederli di ricotta
pike quenelle; fr: quenelles de brochet, quenelles lyonnaises
liver and onions, liver with onions; de: Leber Berliner Art, Leber mit Zwiebeln; fr: foie de veau aux oignons; es: hígado encebollado; it: fegato alla veneziana, fegato con cipolle
kidneys in sauce, devilled kidneys; de: saure Nieren, saure Nierle; fr: rognons sauce madère; es: riñones al jerez; it: rognoni trifolati
tripe stew, tripes a la mode; de: saure Kutteln; fr: tripes à la mode de caen; es: callos a la madrileña, callos con garbanzos; it: trippa alla romana, trippa alla fiorentina
haggis, haggis neeps and tatties; de: Haggis; fr: haggis; es: haggis
faggots, faggots and peas; de: Leberbällchen
stovies, rumbledethumps, clapshot; fr: purée écossaise
dublin coddle, coddle; de: irischer Wursteintopf; es: coddle irlandés
game pie, venison pie; de: Wildpastete; fr: tourte au gibier, pâté en croûte; es: pastel de caza; it: pasticcio di selvaggina
vegetable pie, vegetable pot pie, veggie pie; de: Gemüsepastete; fr: tourte aux légumes; es: pastel de verduras; it: torta di verdure
mushroom pie, mushroom tart, mushroom quiche; de: Pilzquiche, Pilztarte, Pilzkuchen; fr: tarte aux champignons, quiche aux champignons; es: tarta de champiñones, quiche de champiñones; it: torta salata ai funghi
vegetarian shepherd's pie, shepherdless pie, lentil shepherd's pie; de: vegetarischer Shepherd's Pie; fr: parmentier végétarien, parmentier de lentilles; es: pastel de lentejas y patata; it: pasticcio vegetariano
duck parmentier; de: Enten-Parmentier; fr: parmentier de canard, hachis parmentier de canard; es: parmentier de pato
cheese tart, cheese quiche, cheese flan; de: Käsequiche, Käsewähe; fr: tarte au fromage, quiche au fromage; es: quiche de queso, tarta salada de queso; it: torta salata al formaggio
goat cheese tart, goat cheese quiche; de: Ziegenkäsetarte, Ziegenkäsequiche; fr: tarte au chèvre, quiche au chèvre; es: tarta de queso de cabra; it: torta salata al caprino
courgette quiche, zucchini quiche, courgette tart; de: Zucchiniquiche, Zucchinitarte; fr: quiche aux courgettes, tarte aux courgettes; es: quiche de calabacín, tarta de calabacín; it: torta salata alle zucchine, torta salata con zucchine
salmon quiche, salmon tart; de: Lachsquiche; fr: quiche au saumon, tarte saumon poireaux; es: quiche de salmón; it: torta salata al salmone
tuna quiche, tuna pie; de: Thunfischquiche; fr: quiche au thon, tarte au thon; es: quiche de atún, empanada de atún, pastel de atún; it: torta salata al tonno
asparagus quiche, asparagus tart; de: Spargelquiche, Spargeltarte; fr: quiche aux asperges; es: quiche de espárragos; it: torta salata agli asparagi
broccoli quiche; de: Brokkoliquiche; fr: quiche aux brocolis; es: quiche de brócoli; it: torta salata ai broccoli
pumpkin quiche, savoury pumpkin tart; de: Kürbisquiche, Kürbistarte; fr: quiche au potiron, tarte salée au potiron; es: quiche de calabaza; it: torta salata di zucca
galician pie, tuna empanada; es: empanada gallega; it: empanada galiziana
pizza with vegetables, vegetarian pizza, vegetable pizza; de: Gemüsepizza, vegetarische Pizza; fr: pizza aux légumes, pizza végétarienne; es: pizza vegetariana, pizza de verduras; it: pizza alle verdure, pizza vegetariana
pepperoni pizza, salami pizza; de: Salamipizza, Pizza Salami; fr: pizza pepperoni, pizza au salami; es: pizza de pepperoni, pizza de salami; it: pizza al salame, pizza alla diavola
ham pizza, pizza prosciutto, ham and mushroom pizza; de: Schinkenpizza; fr: pizza jambon champignons, pizza reine; es: pizza de jamón, pizza de jamón y queso; it: pizza al prosciutto, pizza capricciosa
hawaiian pizza, pineapple pizza, ham and pineapple pizza; de: Pizza Hawaii; fr: pizza hawaïenne; es: pizza hawaiana; it: pizza hawaiana
four cheese pizza; de: Vier-Käse-Pizza, Pizza Quattro Formaggi; fr: pizza quatre fromages; es: pizza cuatro quesos; it: pizza quattro formaggi
tuna pizza; de: Thunfischpizza; fr: pizza au thon; es: pizza de atún; it: pizza tonno e cipolla
deep dish pizza, chicago pizza, pan pizza, sheet pan pizza, sicilian pizza, detroit pizza; de: Blechpizza, Pfannenpizza; fr: pizza à la poêle, pizza chicago; es: pizza a la sartén, pizza estilo chicago; it: pizza in teglia, pizza al taglio, sfincione
cauliflower pizza, cauliflower crust pizza, low carb pizza; de: Blumenkohlpizza, Low-Carb-Pizza; fr: pizza au chou fleur; es: pizza de coliflor; it: pizza di cavolfiore
pizza toast, toast pizza, french bread pizza, english muffin pizza; de: Pizzatoast, Pizzabaguette; fr: pizza baguette; es: pan pizza, pizza de pan; it: pizzette, pizzette di pancarrè
pissaladiere, onion anchovy tart; de: Pissaladière; fr: pissaladière; es: pissaladière
fried dough pizza, pizza fritta, montanara; it: pizza fritta, montanara
stuffed flatbread, stuffed piadina; de: gefülltes Fladenbrot; fr: pain farci; es: pan relleno; it: piadina farcita
stuffed pumpkin, stuffed squash, stuffed butternut; de: gefüllter Kürbis; fr: courge farcie, potimarron farci; es: calabaza rellena; it: zucca ripiena
stuffed sweet potato; de: gefüllte Süßkartoffel; fr: patates douces farcies; es: batatas rellenas, boniato relleno, camote relleno; it: patate dolci ripiene
stuffed onion; de: gefüllte Zwiebeln; fr: oignons farcis; es: cebollas rellenas; it: cipolle ripiene
stuffed avocado; de: gefüllte Avocado; fr: avocats farcis, avocat crevettes; es: aguacates rellenos, palta rellena; it: avocado ripieno
stuffed turkey; de: gefüllter Truthahn, gefüllte Pute; fr: dinde farcie; es: pavo relleno; it: tacchino ripieno
stuffed goose; de: gefüllte Gans; fr: oie farcie
stuffed duck; de: gefüllte Ente; fr: canard farci; es: pato relleno; it: anatra ripiena
stuffed kohlrabi; de: gefüllter Kohlrabi; fr: chou rave farci
roasted cauliflower, whole roasted cauliflower, cauliflower steak; de: gerösteter Blumenkohl, Blumenkohl aus dem Ofen, Blumenkohlsteak; fr: chou fleur rôti; es: coliflor asada, coliflor al horno; it: cavolfiore arrosto, cavolfiore al forno
roasted broccoli; de: gerösteter Brokkoli, Ofenbrokkoli; fr: brocolis rôtis; es: brócoli asado, brócoli al horno; it: broccoli al forno
roasted pumpkin, roasted squash, roast butternut squash; de: Ofenkürbis, gerösteter Kürbis; fr: courge rôtie, potimarron rôti; es: calabaza asada, calabaza al horno; it: zucca al forno, zucca arrosto
roasted carrot; de: Ofenkarotten, geröstete Karotten, Ofenmöhren; fr: carottes rôties; es: zanahorias asadas; it: carote al forno
roasted brussels sprouts, brussels sprouts with bacon; de: Rosenkohl aus dem Ofen, gerösteter Rosenkohl; fr: choux de bruxelles rôtis, choux de bruxelles aux lardons; es: coles de bruselas al horno; it: cavolini di bruxelles al forno
roasted tomato, oven dried tomato, slow roasted tomatoes; de: Ofentomaten, Schmortomaten; fr: tomates confites, tomates rôties, tomates provençales; es: tomates asados, tomates confitados; it: pomodori confit, pomodori al forno, pomodori gratinati
roasted beetroot, roast beets; de: geröstete Rote Bete, Ofen-Rote-Bete; fr: betteraves rôties; es: remolacha asada; it: barbabietole al forno
roasted chickpeas, crunchy chickpeas; de: geröstete Kichererbsen; fr: pois chiches grillés, pois chiches rôtis; es: garbanzos tostados, garbanzos crujientes; it: ceci croccanti, ceci tostati
roasted aubergine, roast eggplant, grilled aubergine, grilled eggplant; de: gegrillte Auberginen, Ofenauberginen; fr: aubergines rôties, aubergines grillées; es: berenjenas asadas; it: melanzane grigliate
fried aubergine, fried eggplant; de: gebratene Auberginen; fr: aubergines frites; es: berenjenas fritas, berenjenas con miel; it: melanzane fritte
fried courgette, fried zucchini; de: gebratene Zucchini; fr: courgettes poêlées; es: calabacines fritos; it: zucchine fritte, zucchine in padella
grilled courgette, grilled zucchini; de: gegrillte Zucchini; fr: courgettes grillées; es: calabacín a la plancha; it: zucchine grigliate
sweet potato fries, sweet potato wedges, sweet potato chips; de: Süßkartoffelpommes, Süßkartoffel-Pommes; fr: frites de patate douce; es: batatas fritas, boniatos fritos, camotes fritos; it: patate dolci fritte, patatine di patate dolci
baked sweet potato, roasted sweet potato; de: Ofensüßkartoffel, gebackene Süßkartoffel; fr: patate douce au four, patates douces rôties; es: batata asada, boniato asado, camote al horno; it: patate dolci al forno
sweet potato mash, mashed sweet potato; de: Süßkartoffelpüree; fr: purée de patates douces; es: puré de batata, puré de boniato, puré de camote; it: purè di patate dolci
celeriac mash, celeriac puree; de: Selleriepüree; fr: purée de céleri; es: puré de apionabo; it: purè di sedano rapa
carrot mash, carrot puree; de: Möhrenpüree, Karottenpüree; fr: purée de carottes; es: puré de zanahoria; it: purè di carote
mashed swede, swede mash, mashed rutabaga, bashed neeps; de: Steckrübenpüree; fr: purée de rutabaga; es: puré de colinabo
mushy peas, pea puree, pease pudding; de: Erbsenpüree; fr: purée de petits pois, purée de pois cassés; es: puré de guisantes; it: purè di piselli
cauliflower mash, cauliflower puree; de: Blumenkohlpüree; fr: purée de chou fleur; es: puré de coliflor; it: purè di cavolfiore
pumpkin puree, pumpkin mash; de: Kürbispüree; fr: purée de potiron; es: puré de calabaza; it: purea di zucca, purè di zucca
creamed corn, creamed sweetcorn; de: Rahmmais; fr: crème de maïs; es: crema de maíz dulce; it: crema di mais
corn casserole, corn pudding; de: Maisauflauf; fr: gratin de maïs; es: pastel de elote, cazuela de maíz; it: sformato di mais
creamed cabbage, creamed savoy, fried cabbage, buttered cabbage; de: Rahmwirsing, Rahmkohl, Schmorkraut; fr: chou braisé; es: repollo salteado, repollo a la crema; it: cavolo stufato, verza stufata, verza in padella
bavarian cabbage, braised sauerkraut, bacon cabbage; de: Bayrisch Kraut, Speckkraut, Weinkraut; fr: chou au lard; es: repollo con tocino; it: cavolo con pancetta
green beans with bacon, bean bundles; de: Speckbohnen, Bohnen im Speckmantel; fr: haricots verts au lard, fagots de haricots verts; es: judías verdes con jamón; it: fagiolini con pancetta
peas and carrots; de: Erbsen und Möhren, Leipziger Allerlei; fr: petits pois carottes; es: guisantes con zanahorias; it: piselli e carote
braised peas, peas with ham; fr: petits pois à la française; es: guisantes con jamón; it: piselli al prosciutto
sauteed spinach, garlic spinach; de: Blattspinat mit Knoblauch; fr: épinards à l'ail; es: espinacas salteadas, espinacas a la catalana; it: spinaci saltati, spinaci in padella
tater tots, potato gems, potato puffs; de: Kartoffelbällchen; fr: pommes noisettes; es: bolitas de patata; it: palline di patate
smashed potatoes, crushed potatoes; de: Quetschkartoffeln; fr: pommes de terre écrasées; es: patatas aplastadas; it: patate schiacciate
potato with quark, potatoes with curd cheese; de: Kartoffeln mit Quark, Pellkartoffeln mit Quark; fr: pommes de terre au fromage blanc, bibeleskaes
rosemary potatoes, oven potatoes, herb roasted potatoes; de: Rosmarinkartoffeln, Ofenkartoffeln; fr: pommes de terre au romarin; es: patatas al romero; it: patate al rosmarino
wrinkled potatoes, canarian potatoes, salt potatoes; de: kanarische Kartoffeln; fr: pommes de terre canariennes; es: papas arrugadas
poutine, loaded fries, cheese fries, disco fries; de: überbackene Pommes; fr: poutine; es: papas con queso, patatas con queso; it: patatine con formaggio
herring with potatoes, herring in cream, herring housewife style; de: Hering in Sahnesauce, Matjes Hausfrauenart; fr: hareng pommes à l'huile, harengs à la crème; es: arenque en crema
fried plaice, plaice finkenwerder; de: Finkenwerder Scholle, gebratene Scholle; fr: carrelet meunière
trout almondine, trout with almonds, fried trout; de: Forelle Müllerin, Forelle mit Mandeln, gebratene Forelle; fr: truite aux amandes, truite meunière; es: trucha a la navarra, trucha con almendras; it: trota alle mandorle
salmon teriyaki, teriyaki salmon; de: Teriyaki-Lachs, Lachs Teriyaki; fr: saumon teriyaki; es: salmón teriyaki; it: salmone teriyaki
honey garlic salmon, glazed salmon, maple salmon; de: glasierter Lachs, Honiglachs; fr: saumon laqué, saumon au miel; es: salmón glaseado, salmón a la miel; it: salmone glassato
salmon in cream sauce, creamy salmon, tuscan salmon; de: Lachs in Sahnesauce, Sahnelachs; fr: saumon à la crème; es: salmón en salsa de nata; it: salmone alla panna
salmon with spinach, salmon florentine; de: Lachs mit Spinat, Lachs auf Blattspinat; fr: saumon aux épinards; es: salmón con espinacas; it: salmone con spinaci
salmon lasagne, seafood lasagne; de: Lachslasagne; fr: lasagnes au saumon, lasagnes saumon épinards; es: lasaña de salmón; it: lasagne al salmone
pumpkin lasagne, butternut lasagne; de: Kürbislasagne; fr: lasagnes au potiron; es: lasaña de calabaza; it: lasagne alla zucca
courgette lasagne, zucchini lasagna; de: Zucchinilasagne; fr: lasagnes de courgettes; es: lasaña de calabacín; it: lasagne di zucchine
aubergine lasagne, eggplant lasagna; de: Auberginenlasagne; fr: lasagnes d'aubergines; es: lasaña de berenjenas; it: lasagne di melanzane
pesto lasagne; de: Pesto-Lasagne; fr: lasagnes au pesto; es: lasaña al pesto; it: lasagne al pesto
tuna lasagne; de: Thunfischlasagne; fr: lasagnes au thon; es: lasaña de atún; it: lasagne al tonno
tuna tartare; de: Thunfischtatar; fr: tartare de thon; es: tartar de atún; it: tartare di tonno
salmon tartare; de: Lachstatar; fr: tartare de saumon; es: tartar de salmón; it: tartare di salmone
baked cod, oven baked cod; de: Kabeljau aus dem Ofen, Ofenkabeljau; fr: cabillaud au four, dos de cabillaud au four; es: bacalao al horno; it: merluzzo al forno
cod with tomato, cod in tomato sauce, salt cod stew; de: Kabeljau in Tomatensauce; fr: cabillaud à la tomate; es: bacalao a la vizcaína, bacalao con tomate; it: merluzzo al pomodoro, baccalà alla livornese
salt cod brandade, brandade; de: Brandade, Stockfischpüree; fr: brandade de morue; es: brandada de bacalao; it: baccalà mantecato
bacalhau a bras, portuguese cod with potatoes; es: bacalao dorado, bacalao a bras
cod pil pil; es: bacalao al pil pil
hake in green sauce, hake basque style; es: merluza en salsa verde, merluza a la vasca
squid in ink; es: chipirones en su tinta, calamares en su tinta; it: seppie al nero
squid in tomato sauce, stewed squid; de: Tintenfisch in Tomatensauce; fr: encornets à l'armoricaine, calamars à l'armoricaine; es: calamares en salsa; it: calamari in umido, seppie con piselli
grilled prawn, prawn skewer, shrimp skewer, grilled shrimp; de: gegrillte Garnelen, Garnelenspieße; fr: brochettes de crevettes, crevettes grillées; es: gambas a la plancha, brochetas de camarones, gambas al horno; it: spiedini di gamberi, gamberi alla griglia
coconut shrimp, coconut prawns; de: Kokosgarnelen; fr: crevettes coco; es: camarones al coco; it: gamberi al cocco
fried shrimp, breaded prawns, fried prawns; de: panierte Garnelen, frittierte Garnelen; fr: crevettes panées; es: camarones empanizados, gambas rebozadas; it: gamberi fritti
pan seared scallops, coquilles saint jacques; de: gebratene Jakobsmuscheln; fr: saint jacques poêlées, noix de saint jacques poêlées; es: vieiras a la plancha, vieiras gratinadas; it: capesante gratinate, capesante scottate
baked oysters, oysters rockefeller; de: überbackene Austern; fr: huîtres chaudes, huîtres gratinées; es: ostras gratinadas; it: ostriche gratinate
gratinated mussels, stuffed mussels; de: überbackene Muscheln; fr: moules farcies, moules gratinées; es: mejillones rellenos; it: cozze gratinate, cozze ripiene
snails in garlic butter, escargots; de: Schnecken in Kräuterbutter; fr: escargots de bourgogne; es: caracoles en salsa; it: lumache alla bourguignonne
shrimp boil, seafood boil, crawfish boil, low country boil; de: Low Country Boil
clambake, steamed clams, clams in white wine; de: Venusmuscheln in Weißwein; fr: palourdes au vin blanc; es: almejas a la marinera, almejas al vino blanco; it: sauté di vongole
blackened fish, blackened salmon; de: Cajun-Lachs; fr: poisson noirci; es: pescado ennegrecido
fish gratin, baked fish with topping, schlemmerfilet; de: Schlemmerfilet, Fischgratin; fr: gratin de poisson, poisson bordelaise; es: pescado gratinado; it: pesce gratinato
grilled sardines, fried sardines; de: gegrillte Sardinen; fr: sardines grillées; es: sardinas asadas, espetos de sardinas, sardinas a la plancha; it: sardine alla griglia
marinated anchovies; de: eingelegte Sardellen; fr: anchois marinés; es: boquerones en vinagre; it: alici marinate
fried anchovies; de: frittierte Sardellen; fr: anchois frits; es: boquerones fritos; it: alici fritte
`;

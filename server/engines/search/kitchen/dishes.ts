/** Names of one savoury dish or bread of Europe and its heirs: see produce.ts for how a line is read. */
export const dishes = `
soup; de: Suppe; fr: soupe, potage, velouté; es: sopa, crema; it: zuppa, minestra
stew, casserole, hotpot, ragout; de: Eintopf, Ragout, Schmortopf; fr: ragoût, daube, mijoté; es: guiso, estofado, cocido; it: stufato, spezzatino
goulash, gulyas; de: Gulasch; fr: goulasch; es: goulash; it: gulasch
salad, slaw; de: Salat; fr: salade; es: ensalada; it: insalata
coleslaw, slaw, cabbage salad; de: Krautsalat, Kohlsalat; fr: salade de chou; es: ensalada de col; it: insalata di cavolo
potato salad; de: Kartoffelsalat, Erdäpfelsalat; fr: salade de pommes de terre, salade piémontaise; es: ensalada de papa, ensaladilla, ensalada de patatas; it: insalata di patate
pasta salad; de: Nudelsalat; fr: salade de pâtes; es: ensalada de pasta; it: insalata di pasta
fruit salad; de: Obstsalat; fr: salade de fruits; es: ensalada de frutas, macedonia; it: macedonia
tomato soup; de: Tomatensuppe; fr: soupe de tomates, velouté de tomates; es: sopa de tomate; it: zuppa di pomodoro
potato soup; de: Kartoffelsuppe; fr: soupe de pommes de terre; es: sopa de papa, crema de patata; it: zuppa di patate
pumpkin soup; de: Kürbissuppe; fr: soupe de potiron, velouté de potiron; es: crema de calabaza; it: vellutata di zucca
onion soup; de: Zwiebelsuppe; fr: soupe à l'oignon; es: sopa de cebolla; it: zuppa di cipolle
lentil soup; de: Linsensuppe, Linseneintopf; fr: soupe de lentilles; es: sopa de lentejas; it: zuppa di lenticchie
chicken soup, chicken noodle soup; de: Hühnersuppe, Nudelsuppe; fr: soupe au poulet; es: sopa de pollo, caldo de pollo; it: brodo di pollo
pea soup, split pea soup; de: Erbsensuppe, Erbseneintopf; fr: potage saint germain
omelette, omelet, frittata; de: Omelett, Omelette; fr: omelette; es: tortilla francesa, omelet; it: frittata, omelette
spanish omelette, tortilla espanola, potato omelette; fr: omelette espagnole; es: tortilla española, tortilla de patatas
scrambled egg; de: Rührei; fr: oeufs brouillés; es: huevos revueltos; it: uova strapazzate
fried egg; de: Spiegelei; fr: oeuf au plat; es: huevo frito; it: uovo al tegamino
deviled egg, devilled egg, stuffed egg; de: gefüllte Eier, russische Eier; fr: oeufs mimosa; es: huevos rellenos; it: uova ripiene
sandwich, sarnie, butty, toastie; de: Sandwich, belegtes Brot; fr: sandwich; es: sándwich, bocadillo, emparedado; it: panino, tramezzino
grilled cheese, cheese toastie, croque monsieur; fr: croque monsieur
burger, hamburger, cheeseburger; de: Burger, Hamburger; fr: burger, hamburger; es: hamburguesa; it: hamburger
meatball, rissole, polpette; de: Frikadelle, Fleischbällchen, Hackbällchen, Klopse, Bulette, Fleischpflanzerl, Fleischlaibchen; fr: boulette, boulette de viande; es: albóndiga; it: polpetta
meatloaf, meat loaf; de: Hackbraten, Falscher Hase; fr: pain de viande; es: pastel de carne; it: polpettone
shepherd's pie, shepherds pie, cottage pie; fr: hachis parmentier; es: pastel de papa, pastel de carne
schnitzel, escalope, breaded cutlet, cutlet; de: Schnitzel, Wiener Schnitzel; fr: escalope; es: milanesa, escalope; it: cotoletta, scaloppina
roast, roast joint, pot roast; de: Braten; fr: rôti; es: asado; it: arrosto
roast beef; de: Rinderbraten, Roastbeef; fr: rôti de boeuf, rosbif; es: rosbif; it: arrosto di manzo
roast pork, pork roast; de: Schweinebraten, Schweinsbraten; fr: rôti de porc; es: cerdo asado; it: arrosto di maiale, arista
roast chicken, baked chicken; de: Brathähnchen, Grillhähnchen, Brathendl; fr: poulet rôti; es: pollo asado; it: pollo arrosto
fried chicken; de: Backhendl, Backhähnchen; fr: poulet frit; es: pollo frito; it: pollo fritto
coq au vin, chicken in wine; fr: coq au vin, poulet au vin
boeuf bourguignon, beef burgundy, beef bourguignon; fr: boeuf bourguignon
chili con carne, chilli con carne, beef chili; de: Chili con Carne; es: chili con carne
curry, masala; de: Curry; fr: curry; es: curry; it: curry
kebab, skewer, shish, souvlaki, satay; de: Spieß, Schaschlik; fr: brochette; es: brocheta, pincho; it: spiedino
stir fry, stirfry, wok, stir fried, wokked; de: Wok, Pfannengericht, Wokgericht; fr: sauté, wok; es: salteado, wok; it: saltato, wok
fried rice, egg fried rice; de: gebratener Reis, Bratreis; fr: riz cantonais, riz sauté; es: arroz frito, arroz chaufa; it: riso fritto, riso alla cantonese
noodles, chow mein, lo mein; de: gebratene Nudeln, Bratnudeln; fr: nouilles sautées; es: fideos salteados
gratin, bake, casserole; de: Auflauf, Gratin; fr: gratin; es: gratinado, cazuela; it: gratin, sformato
potato gratin, scalloped potato, dauphinoise, potato bake; de: Kartoffelgratin, Kartoffelauflauf; fr: gratin dauphinois; es: patatas gratinadas; it: patate gratinate
mashed potato, mash, potato puree; de: Kartoffelpüree, Kartoffelbrei, Kartoffelstock, Stampfkartoffeln; fr: purée de pommes de terre, purée; es: puré de patatas, puré de papas; it: purè di patate, purè
jacket potato, baked potato; de: Ofenkartoffel, Folienkartoffel; fr: pomme de terre au four; es: patata asada, papa al horno; it: patate al forno
roast potato, roasted potato; de: Bratkartoffel, Ofenkartoffel; fr: pommes de terre rôties; es: patatas asadas; it: patate arrosto
chips, fries, french fries, wedges; de: Pommes, Pommes frites; fr: frites; es: patatas fritas, papas fritas; it: patatine fritte
crisps, potato chips; de: Kartoffelchips; fr: chips; it: patatine
hash brown, rosti, potato pancake, latke, potato cake; de: Rösti, Reibekuchen, Kartoffelpuffer, Reiberdatschi; fr: galette de pommes de terre, rösti; it: frittelle di patate
dumpling, knodel; de: Knödel, Kloß, Klöße, Nockerl; fr: quenelle, boulette; es: empanadilla; it: canederli, gnocchi
gnocchi, potato dumpling; de: Gnocchi, Schupfnudel; fr: gnocchi; es: ñoquis; it: gnocchi
spaetzle, spätzle, german egg noodle; de: Spätzle, Käsespätzle
mac and cheese, macaroni cheese, macaroni and cheese; de: Käsemakkaroni; fr: macaroni au fromage; es: macarrones con queso
spaghetti bolognese, spag bol, bolognese; de: Spaghetti Bolognese; fr: spaghetti bolognaise, bolognaise; es: espaguetis a la boloñesa, boloñesa; it: ragù alla bolognese, tagliatelle al ragù
lasagne, lasagna; de: Lasagne; fr: lasagnes; es: lasaña; it: lasagne
pizza, flatbread pizza; de: Pizza; fr: pizza; es: pizza; it: pizza
quiche, savoury tart; de: Quiche; fr: quiche, tarte salée; es: quiche; it: torta salata
onion tart; de: Zwiebelkuchen; fr: tarte à l'oignon; it: torta di cipolle
spring roll, egg roll, nem; de: Frühlingsrolle; fr: rouleau de printemps, nem; es: rollito de primavera; it: involtini primavera
wrap, burrito, fajita; de: Wrap; fr: wrap; es: burrito, fajita
taco; de: Taco; es: taco
stuffed pepper, stuffed bell pepper; de: gefüllte Paprika; fr: poivron farci; es: pimientos rellenos, chile relleno; it: peperoni ripieni
stuffed cabbage, cabbage roll; de: Kohlroulade, Krautwickel; fr: chou farci; es: rollitos de col; it: involtini di verza
beef roulade, beef olive; de: Rinderroulade, Roulade; fr: paupiette; it: involtini
sauerkraut, pickled cabbage; de: Sauerkraut; fr: choucroute; es: chucrut; it: crauti
ratatouille, vegetable stew; fr: ratatouille; es: pisto; it: peperonata, caponata
risotto; de: Risotto; fr: risotto; es: risotto; it: risotto
paella; de: Paella; fr: paella; es: paella
hummus, houmous, humus; de: Hummus; fr: houmous; es: hummus
guacamole, avocado dip; es: guacamole
dip, spread; de: Aufstrich, Dip; fr: tartinade; es: untable; it: crema spalmabile
sauce; de: Soße, Sauce; fr: sauce; es: salsa; it: salsa, sugo
salad dressing, vinaigrette, dressing; de: Salatdressing, Salatsoße; fr: vinaigrette; es: aliño, vinagreta; it: condimento per insalata
butter chicken, murgh makhani, chicken makhani; de: Butterhähnchen; fr: poulet au beurre
gravy, pan sauce; de: Bratensoße; fr: jus de viande
vegetable soup; de: Gemüsesuppe, Gemüseeintopf; fr: soupe de légumes, potage de légumes, velouté de légumes; es: sopa de verduras, crema de verduras; it: zuppa di verdure, minestra di verdure, passato di verdure
minestrone; de: Minestrone; fr: minestrone, soupe minestrone; es: minestrone; it: minestrone
mushroom soup, cream of mushroom soup; de: Pilzsuppe, Champignonsuppe, Champignoncremesuppe; fr: soupe aux champignons, velouté de champignons; es: sopa de champiñones, crema de champiñones; it: zuppa di funghi, vellutata di funghi
carrot soup; de: Karottensuppe, Möhrensuppe; fr: soupe de carottes, velouté de carottes; es: sopa de zanahoria, crema de zanahoria; it: vellutata di carote, zuppa di carote
leek soup, leek and potato soup, potato leek soup, vichyssoise; de: Lauchsuppe, Lauchcremesuppe, Kartoffel-Lauch-Suppe; fr: soupe aux poireaux, soupe poireaux pommes de terre, vichyssoise; es: vichyssoise, crema de puerros, sopa de puerros; it: zuppa di porri, vellutata di porri
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
fish soup, fish stew, seafood stew; de: Fischsuppe, Fischeintopf; fr: soupe de poisson; es: sopa de pescado, sopa de mariscos, caldo de mariscos; it: zuppa di pesce
bouillabaisse; de: Bouillabaisse; fr: bouillabaisse; es: bullabesa; it: bouillabaisse
cioppino, cacciucco; it: cacciucco
chowder, clam chowder, seafood chowder; de: Muschelsuppe, Chowder; fr: chaudrée; es: sopa de almejas; it: zuppa di vongole
lobster bisque, bisque; de: Hummersuppe, Hummerbisque; fr: bisque de homard, bisque; es: bisque de langosta; it: bisque di aragosta
noodle soup; de: Nudelsuppe; fr: soupe de nouilles; es: sopa de fideos; it: zuppa di noodles, minestra di pasta
turkey soup; de: Putensuppe; fr: soupe à la dinde; es: sopa de pavo; it: zuppa di tacchino
beef soup, beef vegetable soup; de: Rindfleischsuppe, Rindersuppe; fr: soupe de boeuf; es: sopa de res, caldo de res; it: zuppa di manzo
meatball soup, italian wedding soup; de: Hackbällchensuppe; fr: soupe aux boulettes; es: sopa de albóndigas; it: minestra con polpettine
cheese soup, beer cheese soup, cheese leek soup; de: Käsesuppe, Käse-Lauch-Suppe; fr: soupe au fromage; es: sopa de queso; it: zuppa di formaggio
oxtail soup; de: Ochsenschwanzsuppe; fr: soupe de queue de boeuf; es: sopa de rabo
egg drop soup, egg flower soup; de: Eierblumensuppe, Eierstichsuppe; fr: soupe aux oeufs; es: sopa de huevo; it: stracciatella in brodo
pancake soup; de: Flädlesuppe, Frittatensuppe
pea and ham soup, ham and pea soup; de: Erbsensuppe mit Speck, Erbseneintopf; fr: soupe de pois cassés; es: sopa de guisantes, crema de guisantes; it: zuppa di piselli, vellutata di piselli
gazpacho, cold tomato soup; de: Gazpacho; fr: gaspacho, gazpacho; es: gazpacho; it: gazpacho
salmorejo; de: Salmorejo; es: salmorejo
ajo blanco, white gazpacho; es: ajoblanco, ajo blanco
scotch broth; de: schottische Graupensuppe
mulligatawny, mulligatawny soup; de: Mulligatawny-Suppe
cullen skink
cock a leekie, cock a leekie soup
barley soup; de: Graupensuppe, Gerstensuppe; fr: soupe à l'orge; es: sopa de cebada; it: zuppa d'orzo
ribollita, tuscan bread soup; it: ribollita
pappa al pomodoro, bread and tomato soup; it: pappa al pomodoro
beef stew; de: Rindereintopf, Rinderragout; fr: ragoût de boeuf; es: guiso de carne, estofado de ternera, carne guisada, guisado de res; it: spezzatino di manzo, stufato di manzo
lamb stew; de: Lammeintopf, Lammragout; fr: navarin, navarin d'agneau, ragoût d'agneau; es: estofado de cordero, caldereta de cordero; it: spezzatino di agnello
irish stew; de: Irish Stew; fr: ragoût irlandais, irish stew; es: estofado irlandés
guinness stew, beef and guinness stew, beef and ale stew; de: Rindfleisch in Bier; fr: carbonade, carbonnade flamande
lancashire hotpot, lancashire hot pot
chicken stew, chicken casserole; de: Hühnereintopf, Hähnchentopf; fr: ragoût de poulet; es: guiso de pollo, estofado de pollo, pollo guisado; it: spezzatino di pollo, stufato di pollo
chicken fricassee, fricassee; de: Hühnerfrikassee, Frikassee; fr: fricassée de poulet, fricassée; es: fricasé de pollo; it: fricassea di pollo
blanquette, veal blanquette, blanquette de veau; de: Kalbsragout; fr: blanquette de veau, blanquette; es: blanqueta de ternera; it: fricassea di vitello
veal stew; de: Kalbsgulasch; fr: veau marengo; es: estofado de ternera; it: spezzatino di vitello
pork stew; de: Schweinegulasch; fr: ragoût de porc; es: guiso de cerdo, estofado de cerdo; it: spezzatino di maiale
venison stew, game stew; de: Wildgulasch, Hirschgulasch, Hirschragout, Rehragout; fr: civet de chevreuil, civet; es: estofado de ciervo; it: spezzatino di cervo, capriolo in salmì
jugged hare, hare stew; de: Hasenpfeffer; fr: civet de lièvre; it: lepre in salmì
pot au feu, boiled beef; de: gekochtes Rindfleisch, Tafelspitz, Siedfleisch; fr: pot-au-feu; es: cocido; it: bollito, bollito misto, lesso
cassoulet; de: Cassoulet; fr: cassoulet; es: cassoulet; it: cassoulet
fabada, fabada asturiana, asturian bean stew; es: fabada, fabada asturiana
cocido madrileno, spanish chickpea stew; es: cocido madrileño, puchero
bean stew; de: Bohneneintopf, Bohnentopf; fr: ragoût de haricots; es: guiso de alubias, potaje de alubias, judías estofadas; it: fagioli in umido
chickpea stew; de: Kichererbseneintopf; fr: ragoût de pois chiches; es: potaje de garbanzos, guiso de garbanzos; it: zuppa di ceci, ceci in umido
lentil stew; de: Linseneintopf, Linsentopf; fr: ragoût de lentilles; es: lentejas estofadas, guiso de lentejas, lentejas guisadas; it: lenticchie in umido
lentils and spaetzle; de: Linsen mit Spätzle
lentils and sausage, sausage and lentils, lentils with sausage; fr: saucisses aux lentilles, petit salé aux lentilles; es: lentejas con chorizo; it: cotechino con lenticchie, lenticchie e salsiccia
baked beans, boston baked beans; de: gebackene Bohnen, Baked Beans; fr: fèves au lard; es: alubias en salsa de tomate; it: fagioli all'uccelletto
beans on toast; de: Bohnen auf Toast
chili sin carne, vegetarian chili, bean chili, vegan chili; de: Chili sin Carne, vegetarisches Chili; fr: chili sin carne, chili végétarien; es: chili vegetariano, chili sin carne; it: chili vegetariano, chili sin carne
white chicken chili, white chili
sloppy joe, loose meat sandwich
burnt ends, bbq burnt ends
pulled pork; de: Pulled Pork, gezupftes Schweinefleisch; fr: porc effiloché, pulled pork; es: cerdo desmechado, cerdo desmenuzado; it: maiale sfilacciato, pulled pork
carnitas; es: carnitas
beef wellington, fillet of beef wellington; de: Filet Wellington, Rinderfilet im Blätterteig; fr: boeuf wellington, filet de boeuf en croûte; es: solomillo wellington; it: filetto alla wellington
stroganoff, beef stroganoff, stroganov, beef stroganov; de: Stroganoff, Bœuf Stroganoff, Filet Stroganoff; fr: boeuf stroganoff; es: stroganoff, ternera strogonoff, estrogonofe; it: manzo alla stroganoff, filetto alla stroganoff
sauerbraten; de: Sauerbraten
braised beef, beef braise; de: Schmorbraten, Rinderschmorbraten; fr: boeuf braisé; es: ternera estofada, carne estofada; it: brasato, stracotto, manzo brasato
sunday roast, roast dinner; de: Sonntagsbraten; fr: rôti du dimanche; es: asado dominical; it: arrosto della domenica
roast lamb, lamb roast; de: Lammbraten; fr: rôti d'agneau, gigot rôti; es: cordero asado, cordero al horno; it: agnello arrosto, agnello al forno
roast turkey, thanksgiving turkey, christmas turkey; de: Putenbraten, Truthahnbraten; fr: dinde rôtie, dinde de noël; es: pavo asado, pavo al horno; it: tacchino arrosto, tacchino ripieno
roast duck; de: Entenbraten, gebratene Ente; fr: canard rôti; es: pato asado; it: anatra arrosto
roast goose; de: Gänsebraten, Weihnachtsgans, Martinsgans; fr: oie rôtie; es: ganso asado; it: oca arrosto
duck confit, confit duck; de: Entenconfit; fr: confit de canard; es: confit de pato; it: confit d'anatra
duck with orange, duck a l'orange; de: Ente mit Orangensauce; fr: canard à l'orange; es: pato a la naranja; it: anatra all'arancia
glazed ham, baked ham, christmas ham; de: glasierter Schinken, Schinkenbraten; fr: jambon glacé, jambon rôti; es: jamón glaseado, jamón al horno; it: prosciutto glassato
crackling pork, crispy pork belly; de: Krustenbraten; fr: poitrine de porc croustillante; es: panceta crujiente; it: pancia di maiale croccante
porchetta, rolled pork belly; de: Porchetta; fr: porchetta; it: porchetta
ossobuco, osso buco; de: Ossobuco; fr: osso buco; es: ossobuco, osobuco; it: ossobuco
saltimbocca; de: Saltimbocca; fr: saltimbocca; es: saltimbocca; it: saltimbocca
vitello tonnato, veal with tuna sauce; de: Vitello tonnato; fr: veau à la sauce au thon; es: vitel toné; it: vitello tonnato
chicken cordon bleu, cordon bleu; de: Cordon bleu; fr: cordon bleu; es: cordon bleu, san jacobo, cachopo; it: cordon bleu
chicken kiev, chicken kyiv; de: Hähnchen Kiew; fr: poulet à la kiev; es: pollo a la kiev; it: pollo alla kiev
chicken schnitzel, breaded chicken, crumbed chicken; de: Hähnchenschnitzel, Putenschnitzel; fr: escalope de poulet panée, poulet pané; es: milanesa de pollo, pollo empanado, pollo apanado; it: cotoletta di pollo
chicken parmesan, chicken parmigiana, chicken parm; es: pollo a la parmesana, milanesa a la napolitana; it: pollo alla parmigiana
chicken nugget, chicken tender, chicken strip, chicken goujon; de: Hähnchennuggets, Chicken Nuggets; fr: nuggets de poulet, aiguillettes de poulet panées; es: nuggets de pollo, fingers de pollo; it: nuggets di pollo, bocconcini di pollo
buffalo wings, hot wings, buffalo chicken wings; de: scharfe Hähnchenflügel; fr: ailes de poulet piquantes; es: alitas picantes, alitas búfalo; it: alette di pollo piccanti
chicken pot pie, chicken pie; de: Hühnerpastete, Hähnchenpastete; fr: tourte au poulet, tourte de poulet; es: pastel de pollo, pastel de pollo y verduras; it: torta salata di pollo
steak and kidney pie, steak and ale pie, steak pie, meat pie, beef pie; de: Fleischpastete; fr: tourte à la viande, tourtière; es: pastel de carne; it: torta salata di carne
fish pie, fisherman's pie, fishermans pie; de: Fischauflauf; fr: parmentier de poisson; es: pastel de pescado; it: pasticcio di pesce
pork pie; de: Schweinepastete
cornish pasty, pasty; de: Cornish Pasty, Teigtasche
sausage roll; de: Würstchen im Schlafrock, Wurst im Blätterteig; fr: friand, feuilleté à la saucisse; es: hojaldre de salchicha, salchichas envueltas; it: rustici con wurstel
pigs in blankets, pig in a blanket; de: Würstchen im Speckmantel; es: salchichas con tocino
toad in the hole; de: Würstchen im Pfannkuchenteig
yorkshire pudding, popover; de: Yorkshire Pudding; fr: yorkshire pudding; es: pudin de yorkshire; it: yorkshire pudding
bangers and mash, sausage and mash; de: Bratwurst mit Kartoffelpüree; fr: saucisse purée; es: salchichas con puré; it: salsiccia e purè
bubble and squeak; de: Kartoffel-Kohl-Pfanne
corned beef hash, beef hash; de: Labskaus; es: picadillo de carne en conserva
scotch egg; de: schottische Eier; fr: oeuf écossais; es: huevo escocés
ploughman's lunch, ploughmans lunch; de: Brotzeit, Vesper
full english breakfast, full english, english breakfast; de: englisches Frühstück; fr: petit déjeuner anglais; es: desayuno inglés; it: colazione inglese
fish and chips, fish n chips; de: Backfisch mit Pommes, Fish and Chips; fr: fish and chips; es: pescado con patatas fritas; it: fish and chips
fish finger, fish stick; de: Fischstäbchen; fr: bâtonnet de poisson, poisson pané; es: palito de pescado, varita de merluza, bastón de pescado; it: bastoncini di pesce
fishcake, fish cake, fish patty; de: Fischfrikadelle, Fischbulette, Fischlaibchen; fr: croquette de poisson, galette de poisson; es: pastelito de pescado, hamburguesa de pescado, tortita de pescado; it: polpette di pesce, crocchette di pesce
crab cake; de: Krabbenfrikadelle; fr: croquette de crabe; es: pastelito de cangrejo; it: polpette di granchio
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
garlic prawn, garlic shrimp, shrimp scampi, prawn scampi; de: Knoblauchgarnelen; fr: crevettes à l'ail; es: gambas al ajillo, camarones al ajillo, camarones al mojo de ajo; it: gamberi all'aglio
prawn cocktail, shrimp cocktail; de: Krabbencocktail, Garnelencocktail, Shrimpscocktail; fr: cocktail de crevettes; es: cóctel de gambas, cóctel de camarones; it: cocktail di gamberi, cocktail di gamberetti
octopus galician style, galician octopus; es: pulpo a la gallega, pulpo a feira
tuna casserole, tuna noodle casserole, tuna pasta bake, tuna bake; de: Thunfischauflauf, Nudelauflauf mit Thunfisch; fr: gratin de pâtes au thon; es: macarrones con atún; it: pasta al forno con tonno
pasta bake, baked pasta, baked ziti; de: Nudelauflauf; fr: gratin de pâtes; es: pasta al horno, macarrones gratinados; it: pasta al forno, timballo di pasta
vegetable bake, vegetable gratin; de: Gemüseauflauf, Gemüsegratin; fr: gratin de légumes, tian de légumes; es: gratinado de verduras; it: sformato di verdure, verdure gratinate
cauliflower cheese, cauliflower gratin, cauliflower bake; de: überbackener Blumenkohl, Blumenkohlauflauf; fr: gratin de chou-fleur; es: coliflor gratinada, coliflor con bechamel; it: cavolfiore gratinato
courgette gratin, zucchini gratin, zucchini bake, zucchini casserole; de: Zucchiniauflauf, Zucchinigratin; fr: gratin de courgettes; es: gratinado de calabacín; it: zucchine gratinate, parmigiana di zucchine
aubergine parmigiana, eggplant parmesan, eggplant parmigiana, eggplant parm, melanzane alla parmigiana; de: Auberginenauflauf, Parmigiana; fr: aubergines à la parmesane, parmigiana d'aubergines; es: berenjenas a la parmesana; it: parmigiana di melanzane, parmigiana, melanzane alla parmigiana
sweet potato casserole, candied yam; de: Süßkartoffelauflauf; fr: gratin de patates douces; es: cazuela de camote
green bean casserole; de: Bohnenauflauf
ham and cheese croquette, croquette; de: Krokette; fr: croquette; es: croqueta, croquetas de jamón; it: crocchetta, crocchette
potato croquette; de: Kartoffelkrokette; fr: croquette de pommes de terre, pommes dauphine, pommes duchesse; es: croqueta de patata, bolitas de papa; it: crocchette di patate, panzerotti di patate
potato wedges, potato wedge; de: Kartoffelspalten, Kartoffelecken, Wedges, Country Potatoes; fr: potatoes, quartiers de pommes de terre; es: gajos de patata, patatas gajo, papas gajo; it: spicchi di patate
patatas bravas, spicy potatoes; de: Patatas Bravas; fr: patatas bravas; es: patatas bravas, papas bravas; it: patatas bravas
fried potatoes, home fries, pan fried potatoes, breakfast potatoes; de: Bratkartoffeln; fr: pommes de terre sautées, pommes sautées; es: patatas salteadas, papas doradas; it: patate in padella, patate saltate
hasselback potato; de: Fächerkartoffel, Hasselback-Kartoffel; fr: pommes de terre hasselback, pommes de terre suédoises; es: patatas hasselback; it: patate hasselback
loaded potato skin, potato skins, twice baked potato; de: gefüllte Kartoffel, gefüllte Ofenkartoffel; fr: pommes de terre farcies; es: patatas rellenas, papas rellenas; it: patate ripiene
potato casserole; de: Kartoffelauflauf; fr: gratin de pommes de terre; es: pastel de patata; it: tortino di patate, gateau di patate, gattò di patate
tartiflette; de: Tartiflette; fr: tartiflette; es: tartiflette
raclette; de: Raclette; fr: raclette; es: raclette; it: raclette
cheese fondue, fondue; de: Fondue, Käsefondue; fr: fondue savoyarde, fondue au fromage; es: fondue de queso; it: fonduta, fonduta di formaggio
boiled potato; de: Salzkartoffel, Pellkartoffel; fr: pommes de terre vapeur, pommes de terre à l'eau; es: patatas cocidas, papas cocidas; it: patate lesse, patate bollite
colcannon, champ; de: Kartoffel-Kohl-Püree, Stampf
stoemp, stamppot, hotchpotch; de: Stampf; fr: stoemp
boxty, irish potato pancake
himmel und erde; de: Himmel und Erde
potato dumpling; de: Kartoffelkloß, Kartoffelknödel, Klöße; fr: quenelle de pommes de terre; es: albóndigas de patata
bread dumpling; de: Semmelknödel, Serviettenknödel, Brotknödel; fr: quenelle de pain; it: canederli
cheese dumpling; de: Kasknödel, Kaspressknödel, Kaasknödel
schupfnudeln, finger noodle; de: Schupfnudeln, Fingernudeln
cheese spaetzle; de: Käsespätzle, Kässpätzle, Käsknöpfle; fr: spätzle au fromage
maultaschen, swabian ravioli, swabian dumpling; de: Maultaschen
tarte flambee, alsatian flammkuchen, flammkuchen; de: Flammkuchen; fr: tarte flambée, flammekueche; es: tarta flambeada; it: flammkuchen
quiche lorraine; de: Quiche Lorraine; fr: quiche lorraine; es: quiche lorraine, quiche lorena; it: quiche lorraine
spinach pie, spinach quiche; de: Spinatquiche, Spinatkuchen, Spinatstrudel; fr: quiche aux épinards, tourte aux épinards; es: tarta de espinacas, pastel de espinacas; it: torta di spinaci, torta salata con spinaci
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
sausage salad, swiss sausage salad; de: Wurstsalat, Schweizer Wurstsalat
cheese salad; de: Käsesalat
layered salad, seven layer salad; de: Schichtsalat
panzanella, bread salad; de: Brotsalat, Panzanella; fr: salade de pain; es: ensalada de pan; it: panzanella
bowl, buddha bowl, grain bowl, power bowl, rice bowl; de: Bowl, Buddha Bowl; fr: bowl, buddha bowl; es: bowl, buddha bowl; it: bowl, buddha bowl
club sandwich; de: Club Sandwich; fr: club sandwich; es: sándwich club, club sándwich; it: club sandwich
blt, blt sandwich, bacon lettuce tomato sandwich
tuna melt, tuna sandwich; de: Thunfischsandwich, Thunfischtoast; fr: sandwich au thon; es: sándwich de atún; it: tramezzino al tonno, panino al tonno
grilled cheese sandwich, toasted cheese sandwich, cheese toastie, cheese on toast; de: Käsetoast, gegrilltes Käsesandwich; fr: sandwich au fromage grillé; es: sándwich de queso, tostado de queso; it: toast al formaggio
welsh rarebit, welsh rabbit
croque madame; fr: croque madame
ham and cheese toastie, ham and cheese toast; de: Toast Schinken Käse, Schinken-Käse-Toast; fr: croque monsieur; es: sándwich mixto, bikini, tostado mixto; it: toast prosciutto e formaggio
toast hawaii, hawaiian toast; de: Toast Hawaii
avocado toast; de: Avocadotoast, Avocadobrot; fr: toast à l'avocat, tartine à l'avocat; es: tostada de aguacate, tostada de palta; it: toast all'avocado, avocado toast
open sandwich, tartine, smorrebrod; de: Stulle, belegtes Brot, Smørrebrød; fr: tartine; es: tosta, montadito; it: crostone
bruschetta, crostini; de: Bruschetta; fr: bruschetta; es: bruschetta; it: bruschetta, crostini
pan con tomate, tomato bread, catalan tomato bread; es: pan con tomate, pa amb tomàquet, pan tumaca
panini, pressed sandwich, cuban sandwich; fr: panini; es: panini, sándwich cubano
philly cheesesteak, cheesesteak
submarine sandwich, sub sandwich, hoagie, hero sandwich, subway sandwich; de: Baguette belegt
hot dog, hotdog; de: Hotdog, Hot Dog; fr: hot dog, hotdog; es: perrito caliente, hot dog, pancho, completo; it: hot dog
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
stuffing, bread stuffing, turkey stuffing, dressing for turkey; de: Füllung; fr: farce
nut roast, lentil loaf; de: Nussbraten, Linsenbraten; fr: rôti aux noix, rôti végétal
vegetable roast, roasted vegetable, roast vegetable, oven roasted vegetables; de: Ofengemüse, Röstgemüse; fr: légumes rôtis, légumes au four; es: verduras asadas, verduras al horno; it: verdure al forno, verdure arrosto
grilled vegetable; de: Grillgemüse, gegrilltes Gemüse; fr: légumes grillés; es: verduras a la parrilla, parrillada de verduras, verduras a la plancha; it: verdure grigliate, verdure alla griglia
steamed vegetable; de: gedämpftes Gemüse; fr: légumes vapeur; es: verduras al vapor; it: verdure al vapore
sauteed vegetable, vegetable stir fry, stir fried vegetables; de: Pfannengemüse, Wokgemüse, Gemüsepfanne; fr: poêlée de légumes, légumes sautés, wok de légumes; es: verduras salteadas, salteado de verduras; it: verdure saltate, verdure in padella
creamed spinach; de: Rahmspinat; fr: épinards à la crème; es: espinacas a la crema; it: spinaci alla panna
braised red cabbage; de: Rotkraut, Apfelrotkohl; fr: chou rouge braisé; es: lombarda guisada; it: cavolo rosso stufato
creamed kohlrabi, creamed vegetables; de: Rahmgemüse, Rahmkohlrabi
honey glazed carrot, glazed carrot; de: glasierte Karotten; fr: carottes glacées, carottes vichy; es: zanahorias glaseadas; it: carote glassate
kale chip, kale crisps; de: Grünkohlchips; fr: chips de kale; es: chips de kale; it: chips di cavolo
garlic mushroom, fried mushroom; de: Knoblauchchampignons, Champignonpfanne; fr: champignons à l'ail, champignons à la persillade; es: champiñones al ajillo; it: funghi trifolati
onion ring; de: Zwiebelringe; fr: rondelles d'oignon, beignets d'oignons; es: aros de cebolla; it: anelli di cipolla
mozzarella stick, cheese stick; de: Mozzarella-Sticks; fr: bâtonnets de mozzarella; es: palitos de mozzarella, palitos de queso; it: bastoncini di mozzarella
corn fritter, sweetcorn fritter; de: Maisbratlinge, Maispuffer; fr: galettes de maïs, beignets de maïs; es: tortitas de maíz; it: frittelle di mais
zucchini fritter, courgette fritter; de: Zucchinipuffer; fr: galettes de courgette, beignets de courgette; es: tortitas de calabacín, buñuelos de calabacín; it: frittelle di zucchine
vegetable fritter, vegetable patty; de: Gemüsepuffer, Gemüsebratlinge, Gemüselaibchen; fr: galettes de légumes; es: tortitas de verduras, hamburguesas de verduras; it: frittelle di verdure, polpette di verdure
salt cod fritter; fr: accras de morue, accras; es: buñuelos de bacalao; it: frittelle di baccalà
carbonara, spaghetti carbonara, pasta carbonara; de: Carbonara, Spaghetti Carbonara; fr: carbonara, pâtes carbonara, spaghetti carbonara; es: carbonara, espaguetis a la carbonara; it: carbonara, spaghetti alla carbonara
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
gnudi, spinach ricotta dumplings, malfatti; it: gnudi, malfatti
chicken cacciatore, hunter's chicken, hunters chicken, chicken chasseur; de: Jägerhuhn; fr: poulet chasseur; es: pollo a la cazadora; it: pollo alla cacciatora
hunter schnitzel, jaegerschnitzel; de: Jägerschnitzel; fr: escalope chasseur
cream schnitzel; de: Rahmschnitzel; fr: escalope à la crème
sliced veal zurich style, zurich style veal; de: Zürcher Geschnetzeltes, Züri Geschnetzeltes, Geschnetzeltes; fr: émincé de veau à la zurichoise
cream chicken, creamy chicken; de: Rahmhähnchen, Hähnchen in Sahnesauce, Sahnehähnchen; fr: poulet à la crème; es: pollo a la crema, pollo con nata, pollo a la nata; it: pollo alla panna
lemon chicken; de: Zitronenhähnchen, Zitronenhuhn; fr: poulet au citron; es: pollo al limón; it: pollo al limone
garlic chicken, forty clove garlic chicken; de: Knoblauchhähnchen; fr: poulet à l'ail; es: pollo al ajillo; it: pollo all'aglio
honey mustard chicken; de: Honig-Senf-Hähnchen; fr: poulet miel moutarde; es: pollo a la mostaza y miel; it: pollo senape e miele
mustard chicken; de: Senfhähnchen; fr: poulet à la moutarde; es: pollo a la mostaza; it: pollo alla senape
basque chicken; fr: poulet basquaise
paprika chicken, chicken paprikash, paprikash; de: Paprikahähnchen, Paprikahuhn; fr: poulet au paprika; es: pollo al pimentón, pollo a la páprika; it: pollo alla paprika
chicken marsala; fr: poulet au marsala; es: pollo al marsala; it: pollo al marsala
chicken piccata, piccata; it: piccata di pollo
beer can chicken, beer butt chicken; de: Bierdosenhähnchen; es: pollo a la lata
barbecue chicken, bbq chicken, grilled chicken; de: Grillhähnchen, gegrilltes Hähnchen; fr: poulet grillé; es: pollo a la parrilla, pollo a la plancha, pollo a la brasa; it: pollo alla griglia
bbq rib, barbecue rib, barbecue spare ribs; de: Spareribs, BBQ-Rippchen; fr: travers de porc caramélisés, ribs; es: costillas a la barbacoa, costillas bbq; it: costine alla griglia, rosticciana
fish in parchment, fish en papillote; de: Fisch in Pergament; fr: papillote de poisson, poisson en papillote; es: pescado en papillote; it: pesce al cartoccio
steak frites, steak and chips; fr: steak frites
steak tartare, beef tartare; de: Tatar, Rindertatar, Tartar; fr: steak tartare, tartare de boeuf; es: steak tartar, tartar de ternera; it: tartare di manzo
carpaccio, beef carpaccio; de: Carpaccio; fr: carpaccio; es: carpaccio; it: carpaccio
pepper steak, steak au poivre; de: Pfeffersteak; fr: steak au poivre; es: filete a la pimienta; it: filetto al pepe verde
steak with mushrooms; de: Steak mit Pilzen
beef and broccoli, beef with broccoli; de: Rindfleisch mit Brokkoli; fr: boeuf au brocoli; es: carne con brócoli; it: manzo con broccoli
hot pot, fondue chinoise; de: Feuertopf, Fondue Chinoise; fr: fondue chinoise; es: hot pot, olla caliente; it: fonduta cinese
stromboli; it: stromboli
caprese skewer; de: Tomate-Mozzarella-Spieße; fr: brochettes tomate mozzarella; es: brochetas caprese; it: spiedini di caprese
poulet grand mere; fr: poulet grand mère
choucroute garnie, sauerkraut with sausages; de: Schlachtplatte; fr: choucroute garnie, choucroute alsacienne
kale with pinkel, kale and sausage stew; de: Grünkohl mit Pinkel
pizza bianca, white pizza; de: weiße Pizza; it: pizza bianca
`;

/** Names of one dish or way of cooking: see produce.ts for how a line is read. */
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
pancake, flapjack, hotcake, griddle cake; de: Pfannkuchen, Palatschinken, Eierkuchen; fr: crêpe, pancake; es: tortita, panqueque, crepe; it: frittella, crespella, pancake
crepe, french pancake; de: Crêpe; fr: crêpe, galette; es: crepe; it: crespella
waffle; de: Waffel; fr: gaufre; es: gofre; it: cialda, waffle
omelette, omelet, frittata; de: Omelett, Omelette; fr: omelette; es: tortilla francesa, omelet; it: frittata, omelette
spanish omelette, tortilla espanola, potato omelette; fr: omelette espagnole; es: tortilla española, tortilla de patatas
scrambled egg; de: Rührei; fr: oeufs brouillés; es: huevos revueltos; it: uova strapazzate
fried egg; de: Spiegelei; fr: oeuf au plat; es: huevo frito; it: uovo al tegamino
deviled egg, devilled egg, stuffed egg; de: gefüllte Eier, russische Eier; fr: oeufs mimosa; es: huevos rellenos; it: uova ripiene
cake, gateau; de: Kuchen, Torte; fr: gâteau; es: pastel, torta, tarta, bizcocho; it: torta
sponge cake, victoria sponge, victoria sandwich; de: Biskuit, Rührkuchen; fr: génoise, gâteau de savoie; es: bizcocho; it: pan di spagna
cupcake, fairy cake, muffin; de: Muffin; fr: muffin; es: magdalena, muffin; it: muffin
chocolate cake; de: Schokoladenkuchen, Schokokuchen, Schokoladentorte; fr: gâteau au chocolat; es: pastel de chocolate, tarta de chocolate; it: torta al cioccolato
chocolate mousse; de: Mousse au Chocolat; fr: mousse au chocolat; es: mousse de chocolate; it: mousse al cioccolato
cheesecake; de: Käsekuchen, Topfenkuchen; fr: gâteau au fromage; es: tarta de queso, pastel de queso; it: torta al formaggio, cheesecake
carrot cake; de: Karottenkuchen, Möhrenkuchen, Rüblikuchen, Rüeblitorte; fr: gâteau aux carottes; es: pastel de zanahoria; it: torta di carote
apple pie, apple tart; de: Apfelkuchen; fr: tarte aux pommes; es: tarta de manzana, pay de manzana; it: torta di mele, crostata di mele
apple cake; de: Apfelkuchen; fr: gâteau aux pommes; es: pastel de manzana; it: torta di mele
plum cake; de: Pflaumenkuchen, Zwetschgenkuchen, Zwetschgendatschi; fr: tarte aux prunes
lemon tart, lemon pie; de: Zitronentarte, Zitronenkuchen; fr: tarte au citron; es: tarta de limón, pay de limón; it: crostata al limone
pie, tart; de: Kuchen, Tarte; fr: tarte, tourte; es: tarta, pastel, pay; it: crostata, torta
cookie, biscuit, bickie; de: Keks, Plätzchen, Cookie, Guetzli; fr: biscuit, cookie, sablé; es: galleta; it: biscotto, biscotti
shortbread; de: Mürbegebäck, Shortbread; fr: sablé
gingerbread; de: Lebkuchen, Pfefferkuchen; fr: pain d'épices; es: pan de jengibre; it: pan di zenzero, pan pepato
scone, biscuits and gravy, buttermilk biscuit; de: Scone
brownie; de: Brownie; fr: brownie; es: brownie
icing, frosting, buttercream; de: Glasur, Zuckerguss, Buttercreme; fr: glaçage; es: glaseado; it: glassa
meringue, pavlova; de: Baiser, Meringue; fr: meringue; es: merengue; it: meringa
custard, pudding, creme anglaise; de: Pudding, Vanillesauce; fr: crème anglaise, flan; es: natillas, flan; it: crema pasticcera, budino
rice pudding; de: Milchreis, Reisbrei; fr: riz au lait; es: arroz con leche; it: riso al latte, budino di riso
bread pudding, bread and butter pudding; fr: pain perdu; es: budín de pan; it: torta di pane
french toast, eggy bread; de: Arme Ritter; fr: pain perdu; es: torrija, tostada francesa; it: pane dorato
creme caramel, flan, caramel custard; de: Karamellpudding; fr: crème caramel; es: flan; it: crème caramel
ice cream, gelato; de: Eis, Eiscreme; fr: glace, crème glacée; es: helado; it: gelato
sorbet, sherbet; de: Sorbet; fr: sorbet; es: sorbete; it: sorbetto
ice lolly, popsicle; de: Eis am Stiel; fr: bâtonnet glacé, esquimau; es: polo, paleta; it: ghiacciolo
crumble, crisp, cobbler; de: Streusel, Crumble; fr: crumble; es: crumble
strudel; de: Strudel, Apfelstrudel; fr: strudel; it: strudel
doughnut, donut, fritter; de: Krapfen, Berliner, Faschingskrapfen; fr: beignet; es: buñuelo, dona, rosquilla; it: ciambella, frittella, bombolone
croissant, crescent roll; de: Croissant, Hörnchen; fr: croissant; es: cruasán, medialuna; it: cornetto
candy, sweet, confectionery; de: Süßigkeiten, Bonbon; fr: bonbon; es: dulce, caramelo; it: caramella
fudge, toffee, caramel; de: Karamell; fr: caramel; es: caramelo, dulce de leche; it: caramello
sandwich, sarnie, butty, toastie; de: Sandwich, belegtes Brot; fr: sandwich; es: sándwich, bocadillo, emparedado; it: panino, tramezzino
grilled cheese, cheese toastie, croque monsieur; fr: croque monsieur
burger, hamburger, cheeseburger; de: Burger, Hamburger; fr: burger, hamburger; es: hamburguesa; it: hamburger
meatball, polpette; de: Frikadelle, Fleischbällchen, Hackbällchen, Köttbullar, Klopse, Bulette; fr: boulette, boulette de viande; es: albóndiga; it: polpetta
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
stir fry, stirfry, wok; de: Wok, Pfannengericht; fr: sauté, wok; es: salteado; it: saltato
fried rice, egg fried rice; de: gebratener Reis, Bratreis; fr: riz cantonais, riz sauté; es: arroz frito, arroz chaufa; it: riso fritto, riso alla cantonese
noodles, chow mein, lo mein; de: gebratene Nudeln, Bratnudeln; fr: nouilles sautées; es: fideos salteados
gratin, bake, casserole, scallop; de: Auflauf, Gratin; fr: gratin; es: gratinado, cazuela; it: gratin, sformato
potato gratin, scalloped potato, dauphinoise, potato bake; de: Kartoffelgratin, Kartoffelauflauf; fr: gratin dauphinois; es: patatas gratinadas; it: patate gratinate
mashed potato, mash, potato puree; de: Kartoffelpüree, Kartoffelbrei, Kartoffelstock, Stampfkartoffeln; fr: purée de pommes de terre, purée; es: puré de patatas, puré de papas; it: purè di patate, purè
jacket potato, baked potato; de: Ofenkartoffel, Folienkartoffel; fr: pomme de terre au four; es: patata asada, papa al horno; it: patate al forno
roast potato, roasted potato; de: Bratkartoffel, Ofenkartoffel; fr: pommes de terre rôties; es: patatas asadas; it: patate arrosto
chips, fries, french fries, wedges; de: Pommes, Pommes frites; fr: frites; es: patatas fritas, papas fritas; it: patatine fritte
crisps, potato chips; de: Kartoffelchips; fr: chips; it: patatine
hash brown, rosti, potato pancake, latke, potato cake; de: Rösti, Reibekuchen, Kartoffelpuffer, Reiberdatschi; fr: galette de pommes de terre, rösti; it: frittelle di patate
dumpling, knodel; de: Knödel, Kloß, Klöße, Nockerl; fr: quenelle, boulette; es: empanadilla; it: canederli, gnocchi
gnocchi, potato dumpling; de: Gnocchi, Schupfnudel; fr: gnocchi; es: ñoquis; it: gnocchi
spaetzle, egg noodle; de: Spätzle, Käsespätzle
gyoza, potsticker, jiaozi, pot sticker; de: Teigtasche; fr: ravioli chinois
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
smoothie, shake, milkshake; de: Smoothie; fr: smoothie; es: batido, licuado; it: frullato
lemonade; de: Limonade; fr: citronnade, limonade; es: limonada; it: limonata
punch; de: Bowle, Punsch; fr: punch; es: ponche; it: ponce
mulled wine, gluhwein; de: Glühwein; fr: vin chaud; es: vino caliente; it: vin brulé
hot chocolate, cocoa drink; de: heiße Schokolade; fr: chocolat chaud; es: chocolate caliente; it: cioccolata calda
granola, muesli; de: Müsli; fr: muesli; es: muesli
porridge, oatmeal; de: Porridge, Haferbrei; fr: porridge, bouillie d'avoine; es: gachas, avena; it: porridge
macaron, macarons parisiens; fr: macaron
butter chicken, murgh makhani, chicken makhani; de: Butterhähnchen; fr: poulet au beurre
gravy, pan sauce; de: Bratensoße; fr: jus de viande
starter, appetizer, appetiser, hors d'oeuvre, canape, nibble, finger food; de: Vorspeise, Häppchen, Fingerfood; fr: entrée, amuse bouche, apéritif; es: aperitivo, entrante, botana; it: antipasto, stuzzichini
main course, main dish, entree; de: Hauptgericht; fr: plat principal; es: plato principal, plato fuerte; it: secondo
side dish, side, accompaniment; de: Beilage; fr: accompagnement; es: guarnición, acompañamiento; it: contorno
dessert, pudding, afters; de: Nachtisch, Dessert, Nachspeise; fr: dessert; es: postre; it: dolce, dessert
breakfast, brunch; de: Frühstück; fr: petit déjeuner; es: desayuno; it: colazione
snack; de: Snack, Imbiss; fr: goûter, en-cas; es: merienda, tentempié; it: spuntino, merenda
drink, beverage; de: Getränk; fr: boisson; es: bebida; it: bevanda
cocktail, mixed drink; de: Cocktail; fr: cocktail; es: cóctel; it: cocktail
barbecue, bbq, grill, grilled, chargrilled, broiled; de: Grill, gegrillt; fr: barbecue, grillé; es: barbacoa, parrilla, a la parrilla; it: griglia, alla griglia, grigliata
baked, oven baked, roasted; de: gebacken, aus dem Ofen, überbacken; fr: au four; es: al horno, horneado; it: al forno
fried, deep fried, pan fried; de: gebraten, frittiert; fr: frit, poêlé; es: frito; it: fritto
stuffed, filled; de: gefüllt; fr: farci; es: relleno; it: ripieno
slow cooker, crockpot, crock pot; de: Schongarer; fr: mijoteuse; es: olla de cocción lenta
pressure cooker, instant pot; de: Schnellkochtopf; fr: cocotte minute, autocuiseur; es: olla exprés; it: pentola a pressione
one pot, one pan, sheet pan, traybake, tray bake; de: One Pot, Blechgericht; fr: one pot
smoked; de: geräuchert; fr: fumé; es: ahumado; it: affumicato
marinated, marinade; de: mariniert, Marinade; fr: mariné; es: marinado, adobo; it: marinato
wholegrain, wholemeal, whole wheat, wholewheat, whole grain; de: Vollkorn; fr: complet; es: integral; it: integrale
christmas, xmas, festive; de: Weihnachten, weihnachtlich; fr: noël; es: navidad, navideño; it: natale, natalizio
easter; de: Ostern; fr: pâques; es: pascua; it: pasqua
birthday; de: Geburtstag; fr: anniversaire; es: cumpleaños; it: compleanno
spicy, hot, fiery; de: scharf, würzig; fr: épicé, piquant; es: picante; it: piccante
creamy; de: cremig, sahnig; fr: crémeux, onctueux; es: cremoso; it: cremoso
crispy, crunchy; de: knusprig; fr: croustillant, croquant; es: crujiente; it: croccante
homemade, home made; de: selbstgemacht, hausgemacht; fr: fait maison, maison; es: casero; it: fatto in casa, casereccio
`;

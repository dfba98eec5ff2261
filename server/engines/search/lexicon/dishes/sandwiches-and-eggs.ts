/** Names of one sandwich, thing to eat by hand, or dish of eggs of Europe and its heirs: see ../produce.ts for how a line is read. */
export const sandwichesAndEggs = `
omelette, omelet, frittata; de: Omelett, Omelette; fr: omelette; es: tortilla francesa, omelet; it: frittata, omelette
spanish omelette, tortilla espanola, potato omelette; de: spanisches Omelett, spanische Tortilla, Kartoffelomelett; fr: omelette espagnole; es: tortilla española, tortilla de patatas, tortilla de papas, tortilla de papa; it: frittata di patate, tortilla spagnola
scrambled egg; de: Rührei, Rühreier, Eierspeise; fr: oeufs brouillés, brouillade; es: huevos revueltos, huevos pericos; it: uova strapazzate
fried egg, sunny side up, eggs over easy, dippy egg; de: Spiegelei; fr: oeuf au plat, oeuf frit, oeufs sur le plat; es: huevo frito, huevo estrellado, huevos estrellados; it: uovo al tegamino, uovo fritto, uova all'occhio di bue
deviled egg, devilled egg, stuffed egg, angel eggs, curried eggs; de: gefüllte Eier, russische Eier, Teufelseier; fr: oeufs mimosa, oeufs farcis, oeuf mimosa; es: huevos rellenos, huevos endiablados; it: uova ripiene
sandwich, sarnie, butty, toastie, sammie, sanga; de: Sandwich, belegtes Brot, Stulle, Butterbrot; fr: sandwich; es: sándwich, bocadillo, emparedado, bocata; it: panino, tramezzino, sandwich
grilled cheese, cheese toastie, croque monsieur, jaffle, toasted cheese; fr: croque monsieur
burger, hamburger, cheeseburger, slider burger; de: Burger, Hamburger, Cheeseburger; fr: burger, hamburger, cheeseburger; es: hamburguesa, hamburguesa con queso; it: hamburger, burger, cheeseburger
spring roll, egg roll, nem, imperial roll; de: Frühlingsrolle; fr: rouleau de printemps, nem, pâté impérial; es: rollito de primavera, rollo primavera, lumpia; it: involtini primavera
wrap, burrito, fajita; de: Wrap; fr: wrap; es: burrito, fajita
taco; de: Taco; fr: taco; es: taco; it: taco
beans on toast; de: Bohnen auf Toast
sloppy joe, loose meat sandwich; de: Sloppy Joes; es: sloppy joe, sándwich de carne picada
cornish pasty, pasty, meat pasty, meat turnover, oggy, bridie; de: Cornish Pasty, Teigtasche; fr: chausson à la viande; es: empanada inglesa, pasty; it: panzerotto di carne
sausage roll; de: Würstchen im Schlafrock, Wurst im Blätterteig, Wurst im Schlafrock; fr: friand, feuilleté à la saucisse; es: hojaldre de salchicha, salchichas envueltas; it: rustici con wurstel
scotch egg; de: schottische Eier; fr: oeuf écossais; es: huevo escocés; it: uova alla scozzese
ploughman's lunch, ploughmans lunch; de: Brotzeit, Vesper
full english breakfast, full english, english breakfast; de: englisches Frühstück; fr: petit déjeuner anglais; es: desayuno inglés; it: colazione inglese
egg muffin, egg cup, egg bite; de: Eiermuffins, Frühstücksmuffins; fr: muffins aux oeufs; es: muffins de huevo
savoury muffin, savory muffin; de: herzhafte Muffins, pikante Muffins; fr: muffins salés; es: muffins salados; it: muffin salati
poached egg; de: pochiertes Ei, pochierte Eier, verlorene Eier; fr: oeuf poché, oeufs pochés; es: huevo poché, huevo escalfado; it: uovo in camicia, uova in camicia
boiled egg, hard boiled egg, soft boiled egg; de: gekochtes Ei, hartgekochte Eier; fr: oeuf dur, oeuf à la coque, oeuf mollet; es: huevo cocido, huevo duro, huevo pasado por agua; it: uovo sodo, uova sode
baked egg, shirred egg, eggs en cocotte; de: gebackene Eier, Eier im Glas; fr: oeuf cocotte; es: huevos al horno, huevos al plato; it: uova in cocotte, uova al forno
eggs benedict; de: Eier Benedict; fr: oeufs bénédicte; es: huevos benedictinos, huevos benedict; it: uova alla benedict
eggs in tomato sauce, eggs in purgatory; de: Eier in Tomatensauce; es: huevos en salsa de tomate; it: uova in purgatorio, uova al pomodoro
mustard egg; de: Senfeier, Eier in Senfsauce; fr: oeufs sauce moutarde
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
piadina, italian flatbread; de: Piadina; it: piadina
stromboli; it: stromboli
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
lentil burger, lentil patty; de: Linsenburger, Linsenbratling; fr: burger de lentilles, galettes de lentilles; es: hamburguesa de lentejas; it: burger di lenticchie
chickpea burger, chickpea patty; de: Kichererbsenburger, Kichererbsenbratling; fr: burger de pois chiches, galettes de pois chiches; es: hamburguesa de garbanzos; it: burger di ceci
beetroot burger, beet burger; de: Rote-Bete-Burger; fr: burger de betterave; es: hamburguesa de remolacha; it: burger di barbabietola
pizza toast, toast pizza, french bread pizza, english muffin pizza; de: Pizzatoast, Pizzabaguette; fr: pizza baguette; es: pan pizza, pizza de pan; it: pizzette, pizzette di pancarrè
stuffed flatbread, stuffed piadina; de: gefülltes Fladenbrot; fr: pain farci; es: pan relleno; it: piadina farcita
`;

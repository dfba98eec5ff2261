/**
 * Dishes by what they are made of, as somebody tells them who does not know or does not type their names; the lines are
 * read as those of the other tables are: `,` between names, `;` between languages, English where none is named.
 */
export const toldDishes = `
poke, poke bowl, raw fish bowl, raw tuna bowl, hawaiian fish bowl; de: Bowl mit rohem Fisch, hawaiianische Bowl; fr: bol de poisson cru; es: bol de pescado crudo; it: ciotola di pesce crudo
sashimi, sliced raw fish; de: roher Fisch in Scheiben; fr: tranches de poisson cru; es: láminas de pescado crudo
sushi, sushi roll, maki, maki roll, california roll, nigiri, rice and fish rolls, 寿司, すし; de: Sushirolle, Reisrollen mit Fisch; fr: rouleaux de sushi; es: rollos de sushi; it: rotoli di sushi
oyakodon, japanese chicken rice bowl, 親子丼; de: japanische Reisschüssel
gyudon, beef bowl, japanese beef rice bowl, 牛丼
karaage, japanese fried chicken, japanese chicken nuggets, 唐揚げ, から揚げ, 鶏の唐揚げ, からあげ; de: japanisches Brathähnchen, japanisches frittiertes Hähnchen; fr: poulet frit japonais; es: pollo frito japonés; it: pollo fritto giapponese
fried chicken, southern fried chicken, crispy chicken, kentucky fried chicken; de: Backhendl, Backhähnchen, frittiertes Hähnchen, knuspriges Hähnchen; fr: poulet frit, poulet croustillant; es: pollo frito, pollo crujiente; it: pollo fritto, pollo croccante
japanese curry, katsu curry, japanese curry rice, カレーライス, 日式咖喱; de: japanisches Curry; fr: curry japonais; es: curry japonés; it: curry giapponese
okonomiyaki, japanese cabbage pancake, savoury cabbage pancake, お好み焼き; de: japanischer Kohlpfannkuchen, japanischer Pfannkuchen; fr: crêpe japonaise au chou, crêpe japonaise; es: tortita japonesa de col; it: frittata giapponese di cavolo
omurice, rice omelette, omelette with rice, japanese rice omelette; de: Reisomelett, Omelett mit Reis; fr: omelette au riz; es: tortilla de arroz; it: omelette di riso
scrambled eggs with tomato, chinese tomato eggs, 番茄炒蛋, 西红柿炒鸡蛋, 西红柿炒蛋; de: Tomaten mit Rührei, Rührei mit Tomaten; fr: tomates aux œufs; es: huevos revueltos con tomate; it: uova strapazzate al pomodoro
tempura, battered vegetables, battered prawns, japanese fritters, 天ぷら, 天婦羅; de: japanisch frittiertes Gemüse; fr: beignets japonais; es: verduras rebozadas; it: frittura giapponese
miso soup, japanese soybean soup, 味噌汁, みそ汁; de: japanische Misosuppe; fr: soupe japonaise; es: sopa japonesa
ramen, japanese noodle soup, ラーメン, 拉面, 拉麵; de: japanische Nudelsuppe; fr: soupe de nouilles japonaise; es: sopa de fideos japonesa; it: zuppa di noodles giapponese
pho, vietnamese beef soup; de: vietnamesische Nudelsuppe; fr: soupe vietnamienne; es: sopa vietnamita; it: zuppa vietnamita
laksa, coconut noodle soup, malaysian noodle soup; de: Kokosnudelsuppe
tom yum, hot sour prawn soup, ต้มยำ, ต้มยำกุ้ง; de: sauer-scharfe Garnelensuppe; fr: soupe thaïe épicée; es: sopa tailandesa picante; it: zuppa tailandese piccante
tom kha gai, thai coconut soup, chicken coconut soup, coconut chicken soup, ต้มข่าไก่; de: Hühnersuppe mit Kokosmilch, Kokossuppe mit Huhn
pad thai, thai fried noodles, stir fried rice noodles, ผัดไทย; de: gebratene Reisnudeln, thailändische Nudeln; fr: nouilles sautées thaïes; es: fideos tailandeses; it: noodles tailandesi
nasi goreng, indonesian fried rice; de: indonesischer Bratreis; fr: riz frit indonésien; es: arroz frito indonesio; it: riso fritto indonesiano
gado gado
kimchi fried rice, korean fried rice; de: koreanischer Bratreis; fr: riz frit coréen; es: arroz frito coreano; it: riso fritto coreano
dan dan noodles, sichuan noodles, spicy noodles with pork, 担担面, 担々麺, 擔擔麵; de: scharfe Nudeln mit Schweinefleisch; fr: nouilles épicées au porc; es: fideos picantes con cerdo
kung pao chicken, kung po chicken, chicken with peanuts, spicy chicken with peanuts, 宫保鸡丁, 宮保雞丁; de: Hähnchen mit Erdnüssen; fr: poulet aux cacahuètes; es: pollo con cacahuetes; it: pollo con arachidi
mapo tofu, sichuan tofu, 麻婆豆腐; de: scharfer Tofu; fr: tofu épicé; es: tofu picante; it: tofu piccante
sweet and sour pork, pork with pineapple, 糖醋里脊, 咕噜肉, 咕嚕肉, 酢豚; de: Schweinefleisch süß-sauer; fr: porc aigre-doux, porc à l'ananas; es: cerdo agridulce; it: maiale in agrodolce
egg drop soup, egg flower soup; de: Eierflockensuppe, Eierflöckchensuppe; fr: soupe aux œufs; it: stracciatella in brodo
gyoza, jiaozi, potsticker, pork dumpling, 餃子, 饺子, ギョーザ; fr: raviolis chinois; es: empanadillas chinas; it: ravioli cinesi
har gow, shrimp dumpling, prawn dumpling
pierogi, potato dumpling, polish dumpling; de: polnische Teigtaschen, polnische Piroggen; fr: raviolis polonais; es: empanadillas polacas; it: ravioli polacchi
borscht, barszcz, beetroot soup, beet soup, russian beetroot soup; de: Rote-Bete-Suppe, Rote-Rüben-Suppe; fr: soupe de betteraves, soupe à la betterave; es: sopa de remolacha; it: zuppa di barbabietole
stroganoff, beef in sour cream; de: Rindfleisch in Sauerrahm, Rinderfiletspitzen in Rahm; fr: bœuf à la crème; es: ternera a la crema; it: manzo alla panna
goulash, hungarian beef stew, paprika stew; de: Paprikagulasch, Rindergulasch; fr: ragoût hongrois; es: estofado húngaro; it: spezzatino ungherese
chicken paprikash, paprika chicken, hungarian chicken; de: Paprikahuhn, Paprikahähnchen; fr: poulet au paprika; es: pollo al pimentón; it: pollo alla paprika
moussaka, aubergine and mince bake, greek aubergine bake; de: Auberginenauflauf mit Hackfleisch, griechischer Auberginenauflauf
spanakopita, spinach pie, spinach and feta pie; de: griechische Spinattorte; fr: feuilleté aux épinards; es: pastel de espinacas; it: torta di spinaci
souvlaki, greek skewers, greek kebab; de: griechische Spieße; fr: brochettes grecques; es: brochetas griegas; it: spiedini greci
keftedes, greek meatballs; de: griechische Frikadellen; fr: boulettes grecques; es: albóndigas griegas
greek salad, horiatiki; de: Bauernsalat
tabbouleh, parsley salad, bulgur salad, parsley and bulgur salad; de: Petersiliensalat, Bulgursalat; fr: salade de persil, salade de boulgour; es: ensalada de perejil, ensalada de bulgur; it: insalata di prezzemolo, insalata di bulgur
fattoush, pita salad, lebanese bread salad
panzanella, bread salad, bread and tomato salad, tuscan bread salad; de: Brotsalat, toskanischer Brotsalat; fr: salade de pain; es: ensalada de pan; it: insalata di pane
caprese, tomato and mozzarella, tomatoes with mozzarella; de: Tomaten mit Mozzarella; fr: tomates mozzarella; es: tomate con mozzarella; it: pomodoro e mozzarella
waldorf salad, apple and celery salad; de: Apfel-Sellerie-Salat; fr: salade pommes céleri
nicoise salad, tuna nicoise, tuna and egg salad; de: Nizzasalat, Nizza-Salat; fr: salade niçoise; es: ensalada nizarda; it: insalata nizzarda
caesar salad, romaine salad with croutons
russian salad, olivier salad, potato and mayonnaise salad; fr: salade russe; es: ensaladilla; it: insalata russa
falafel, chickpea patty, chickpea ball, chickpea fritter; de: Kichererbsenbällchen, Kichererbsenbratling; fr: boulettes de pois chiches, beignets de pois chiches; es: croquetas de garbanzos, albóndigas de garbanzos; it: polpette di ceci
hummus, humous, chickpea puree, chickpea spread; de: Kichererbsenpüree, Kichererbsencreme, Kichererbsenmus; fr: purée de pois chiches; es: puré de garbanzos, crema de garbanzos; it: crema di ceci, purea di ceci
tzatziki, cucumber yoghurt, cucumber yogurt dip, yoghurt and cucumber sauce; de: Joghurt-Gurken-Dip, Gurkenjoghurt; fr: concombre au yaourt, sauce yaourt concombre
shawarma, middle eastern chicken wrap, spit roast chicken
shakshuka, baked eggs in tomato; de: pochierte Eier in Tomaten; es: huevos escalfados en tomate
tagine, moroccan stew, north african stew; de: marokkanischer Schmortopf, marokkanischer Eintopf; fr: ragoût marocain; es: guiso marroquí; it: stufato marocchino
dal, lentil curry, indian lentils, spiced lentils; de: Linsencurry, indische Linsen; fr: curry de lentilles, lentilles indiennes; es: curry de lentejas, lentejas indias; it: curry di lenticchie, lenticchie indiane
chana masala, chickpea curry, indian chickpeas; de: Kichererbsencurry, indische Kichererbsen; fr: curry de pois chiches; es: curry de garbanzos; it: curry di ceci
saag paneer, palak paneer, spinach with indian cheese, spinach and cheese curry; de: Spinat mit indischem Käse; fr: épinards au fromage indien; es: espinacas con queso indio; it: spinaci con formaggio indiano
aloo gobi, potato and cauliflower curry, cauliflower and potato curry; de: Blumenkohl-Kartoffel-Curry, Kartoffel-Blumenkohl-Curry
butter chicken, murgh makhani; de: Butterhähnchen, indisches Butterhuhn; fr: poulet au beurre; es: pollo a la mantequilla; it: pollo al burro indiano
tikka masala; fr: poulet tikka; es: pollo tikka
biryani, indian rice, spiced layered rice; de: indisches Reisgericht; fr: riz indien; es: arroz indio; it: riso indiano
raita, yoghurt dip with cucumber, indian yoghurt sauce; de: indischer Joghurtdip; fr: sauce au yaourt indienne; es: salsa de yogur india
massaman curry, thai peanut curry, แกงมัสมั่น; de: Thai-Curry mit Erdnüssen; fr: curry thaï aux cacahuètes
paella, spanish saffron rice, spanish seafood rice; de: spanische Reispfanne, spanisches Reisgericht; fr: riz espagnol; es: arroz a la valenciana; it: riso alla spagnola
jambalaya, creole rice; de: kreolische Reispfanne; fr: riz créole
gumbo, creole stew, louisiana stew
risotto, creamy italian rice; it: riso mantecato
arroz con pollo, chicken and rice, rice with chicken; de: Hähnchen mit Reis, Reis mit Huhn; fr: riz au poulet, poulet au riz; es: pollo con arroz; it: riso con pollo, riso e pollo
gazpacho, cold tomato soup, chilled tomato soup, iced tomato soup; de: kalte Tomatensuppe, kalte Gemüsesuppe; fr: soupe froide de tomates, soupe froide; es: sopa fría, sopa fría de tomate; it: zuppa fredda di pomodoro, zuppa fredda
salmorejo, thick cold tomato soup; fr: soupe froide espagnole
spanish omelette, spanish tortilla, potato and egg omelette, potato omelette; de: Kartoffelomelett, spanisches Kartoffelomelett, Kartoffeltortilla; fr: omelette espagnole; es: tortilla de papas, tortilla española; it: frittata di patate
croqueta, ham croquette, bechamel croquette; de: Schinkenkroketten; fr: croquettes de jambon; es: croquetas caseras; it: crocchette di prosciutto
empanada, meat turnover, stuffed pastry, savoury turnover; de: gefüllte Teigtasche; fr: chausson à la viande; es: empanadilla; it: fagottini ripieni
fideua, noodle paella; de: Nudelpaella; fr: paella de vermicelles; es: paella de fideos; it: paella di pasta
pisto, spanish vegetable stew, spanish ratatouille; de: spanischer Gemüseeintopf; fr: ratatouille espagnole; it: ratatouille spagnola
ratatouille, vegetable stew, provencal vegetables, provencal vegetable stew; de: Gemüseeintopf, provenzalischer Gemüsetopf; fr: ragoût de légumes, légumes provençaux; es: guiso de verduras; it: stufato di verdure, caponata francese
caponata, sicilian aubergine, sweet and sour aubergine; de: süßsaure Auberginen; fr: aubergines aigres-douces; es: berenjenas agridulces; it: melanzane in agrodolce
eggplant parmesan, eggplant parm, aubergine parmigiana, aubergine bake, aubergine and mozzarella bake, melanzane parmigiana; de: Auberginenauflauf, überbackene Auberginen; fr: gratin d'aubergines, aubergines à la parmesane; es: berenjenas a la parmesana, berenjenas gratinadas; it: melanzane alla parmigiana
chicken parmesan, chicken parm, chicken parmo, parmo, chicken parmigiana; de: überbackenes Hähnchenschnitzel; fr: poulet à la parmesane, poulet parmigiana; es: pollo a la parmesana; it: pollo alla parmigiana
saltimbocca, veal with prosciutto; de: Kalbsschnitzel mit Salbei, Kalbsschnitzel mit Schinken
ossobuco, osso buco, braised veal shank; de: geschmorte Kalbshaxe; fr: jarret de veau braisé
vitello tonnato, veal in tuna sauce; de: Kalbfleisch mit Thunfischsoße; fr: veau au thon
carbonara
cacio e pepe, cheese and pepper pasta
aglio e olio, garlic and oil pasta, garlic spaghetti; de: Knoblauchspaghetti; fr: spaghetti à l'ail; es: espaguetis al ajo
puttanesca
pasta e fagioli, pasta and beans, bean and pasta soup, pasta and bean soup, pasta fazool; de: Nudelsuppe mit Bohnen, Nudeln mit Bohnen; es: pasta con alubias; it: minestra di fagioli
pasta alla norma, pasta with aubergine, aubergine pasta, eggplant pasta; de: Nudeln mit Auberginen, Auberginennudeln; fr: pâtes aux aubergines; es: pasta con berenjenas; it: pasta con melanzane, pasta alle melanzane
spaghetti bolognese, spag bol, pasta with meat sauce, spaghetti with meat sauce; de: Nudeln mit Hackfleischsoße, Nudeln mit Hackfleisch; fr: pâtes à la bolognaise, spaghettis bolo; es: espaguetis a la boloñesa, pasta con carne; it: pasta al ragù, spaghetti al ragù
ragu, meat sauce, meat sauce for pasta, bolognese sauce; de: Hackfleischsoße, Fleischsoße, Bolognesesoße; fr: sauce à la viande, sauce bolognaise; es: salsa de carne, salsa boloñesa; it: sugo di carne, ragù di carne
mac and cheese, macaroni cheese, pasta in cheese sauce, cheesy pasta; de: Käsenudeln, Makkaroni mit Käse, Nudeln in Käsesoße; fr: gratin de macaronis, macaronis au fromage; es: macarrones con queso; it: maccheroni al formaggio, pasta ai formaggi
alfredo, pasta in cream sauce; de: Nudeln in Sahnesoße, Sahnenudeln; fr: pâtes à la crème; es: pasta a la crema, pasta con nata; it: pasta alla panna
tuna pasta, pasta with tuna; de: Nudeln mit Thunfisch, Thunfischnudeln; fr: pâtes au thon; es: pasta con atún, macarrones con atún; it: pasta al tonno, pasta con tonno
salmon pasta, pasta with salmon; de: Nudeln mit Lachs, Lachsnudeln; fr: pâtes au saumon; es: pasta con salmón; it: pasta al salmone, pasta con salmone
vegetable lasagne, lasagne with vegetables, vegetarian lasagne; de: Gemüselasagne; fr: lasagnes aux légumes; es: lasaña de verduras; it: lasagne alle verdure, lasagne vegetariane
gnocchi, italian potato dumplings; de: italienische Kartoffelklößchen; es: ñoquis; it: gnocchi di patate
arancini, stuffed rice balls; es: bolas de arroz rellenas
bruschetta, tomato toast, tomato on toast, grilled bread with tomato; de: geröstetes Brot mit Tomaten; es: pan con tomate, pan tumaca; it: pane e pomodoro
quiche lorraine, bacon quiche, bacon and egg tart, bacon and cream tart, egg and bacon pie; de: Speckkuchen, Speckquiche; fr: quiche aux lardons, tarte aux lardons; es: quiche de beicon; it: quiche alla pancetta, torta salata alla pancetta
flammkuchen, tarte flambee, bacon and onion flatbread; de: Elsässer Flammkuchen; fr: flammekueche; es: tarta flambeada alsaciana
onion tart, onion quiche; de: Zwiebelkuchen; fr: tarte à l'oignon, quiche à l'oignon; es: tarta de cebolla; it: torta di cipolle
croque monsieur, ham and cheese toastie, ham and cheese toast, french grilled cheese; de: Schinken-Käse-Toast; fr: sandwich jambon fromage chaud; es: sándwich mixto; it: toast prosciutto e formaggio
gratin dauphinois, scalloped potatoes, potatoes in cream, potatoes baked in cream, creamy potato bake; de: Kartoffeln in Sahne, Rahmkartoffeln; es: patatas a la crema, patatas gratinadas con nata; it: patate alla panna
tartiflette, potatoes with reblochon, potato and cheese bake; de: Kartoffelauflauf mit Käse; fr: gratin savoyard
coq au vin, chicken in red wine, chicken in wine; de: Hähnchen in Rotwein, Huhn in Rotwein; fr: poulet au vin, poulet au vin rouge; es: pollo al vino, pollo al vino tinto; it: pollo al vino, pollo al vino rosso
pot au feu, boiled beef with vegetables, french boiled beef; de: gekochtes Rindfleisch, Suppenfleisch mit Gemüse; fr: bœuf bouilli; es: cocido francés; it: bollito di manzo, lesso
cassoulet, sausage and bean casserole, french bean stew; de: Bohneneintopf mit Wurst, weißer Bohneneintopf; fr: haricots blancs aux saucisses; es: fabada francesa
bouillabaisse, french fish soup, provencal fish stew; de: französische Fischsuppe; fr: soupe de poissons; es: sopa de pescado francesa; it: zuppa di pesce francese
aubergine stuffed with meat, stuffed aubergine, stuffed eggplant; de: gefüllte Auberginen; fr: aubergines farcies; es: berenjenas rellenas; it: melanzane ripiene
stuffed courgette, stuffed zucchini, stuffed marrow; de: gefüllte Zucchini; fr: courgettes farcies; es: calabacines rellenos; it: zucchine ripiene
schnitzel, wiener schnitzel, breaded veal, breaded pork cutlet, breaded pork; de: paniertes Schnitzel, paniertes Schweineschnitzel; fr: escalope panée, escalope viennoise; es: escalope empanado, filete empanado; it: cotoletta impanata, cotoletta alla milanese
fried potatoes, home fries, potatoes fried with onion; de: Bratkartoffeln, Röstkartoffeln; fr: pommes de terre sautées, pommes sautées; es: patatas salteadas, patatas a lo pobre; it: patate saltate in padella
kaesespaetzle, german mac and cheese, cheese spaetzle, egg noodles with cheese; de: Käsespätzle, Kässpätzle; fr: spätzle au fromage; it: spätzle al formaggio
bread dumpling, bavarian dumpling; de: Semmelknödel, Serviettenknödel, Brotknödel; fr: quenelles de pain; it: canederli, gnocchi di pane
potato soup with sausage, german potato soup; de: Kartoffeleintopf, Kartoffelsuppe mit Würstchen
lentil stew; de: Linseneintopf; es: lentejas estofadas; it: lenticchie in umido
lentils with sausage; de: Linsen mit Würstchen; fr: lentilles aux saucisses, petit salé aux lentilles; es: lentejas con chorizo; it: lenticchie con salsiccia
meatballs in tomato sauce, italian meatballs; de: Hackbällchen in Tomatensoße, Fleischbällchen in Tomatensoße; es: albóndigas en salsa, albóndigas con tomate; it: polpette al sugo, polpette al pomodoro
koettbullar, swedish meatballs, meatballs in cream sauce; de: Köttbullar, schwedische Hackbällchen, Fleischbällchen in Rahmsoße; fr: boulettes suédoises; es: albóndigas suecas; it: polpette svedesi
shepherd's pie, cottage pie, mince and mash bake; de: Hackfleisch-Kartoffelpüree-Auflauf, Hackauflauf mit Kartoffelpüree; fr: hachis parmentier; es: pastel de carne
fish pie; de: Fischauflauf mit Kartoffelpüree, Fischauflauf; fr: parmentier de poisson; es: pastel de pescado; it: pasticcio di pesce
chicken pot pie, chicken pie, creamy chicken pie; de: Hähnchenpastete, Hühnerpastete; fr: tourte au poulet; es: pastel de pollo; it: torta salata di pollo
chili con carne, mince and bean chilli, beef and bean stew; de: Hackfleisch-Bohnen-Eintopf; fr: chili au bœuf; es: frijoles con carne; it: fagioli con carne
vegetable chilli, bean chilli, meatless chilli, chilli sin carne; de: Chili sin Carne, Gemüsechili, Bohnenchili; fr: chili végétarien, chili sin carne; es: chili vegetariano; it: chili vegetariano
tortilla soup, mexican chicken soup, aztec soup; de: mexikanische Hühnersuppe, mexikanische Suppe; fr: soupe mexicaine; es: sopa azteca, sopa de tortilla; it: zuppa messicana
guacamole, avocado dip, mashed avocado, avocado mash; de: Avocadocreme, Avocadodip; fr: purée d'avocat, crème d'avocat; es: crema de aguacate; it: crema di avocado
quesadilla, cheese tortilla, toasted cheese tortilla; de: Tortilla mit Käse, überbackene Tortilla; fr: tortilla au fromage; es: tortilla con queso; it: tortilla al formaggio
enchilada, baked stuffed tortilla, rolled tortillas in sauce; de: überbackene Tortillarollen; fr: tortillas farcies gratinées; es: tortillas rellenas; it: tortillas ripiene
burrito, bean and rice wrap, stuffed tortilla wrap
cornbread, corn bread, maize bread, cornmeal bread; de: Maisbrot; fr: pain de maïs; es: pan de maíz; it: pane di mais
bliss ball, energy ball, date ball, protein ball; de: Energiekugeln, Dattelkugeln; fr: boules d'énergie; es: bolitas energéticas; it: palline energetiche
apple strudel, apple in pastry, rolled apple pastry; de: Apfelstrudel; fr: strudel aux pommes, roulé aux pommes; es: strudel de manzana, rollo de manzana; it: strudel di mele, rotolo di mele
tarte tatin, upside down apple tart, caramelised apple tart; de: gestürzte Apfeltarte, karamellisierte Apfeltarte; fr: tarte aux pommes renversée, tarte aux pommes caramélisées; es: tarta de manzana invertida; it: torta di mele rovesciata, crostata di mele rovesciata
apple crumble, apple crisp, apple cobbler, apples with crumble topping; de: Apfelstreusel, Apfelcrumble, überbackene Äpfel mit Streuseln; fr: crumble aux pommes; es: crumble de manzana, manzanas con crujiente; it: crumble di mele, sbriciolata di mele
black forest cake, chocolate and cherry cake, cherry chocolate cake; de: Schokoladen-Kirsch-Torte; fr: forêt noire, gâteau chocolat cerise; es: selva negra, tarta selva negra; it: foresta nera, torta foresta nera
almond cake, spanish almond cake, tarta de santiago; de: Mandelkuchen, spanischer Mandelkuchen; fr: gâteau aux amandes; es: tarta de almendra, tarta de almendras; it: torta di mandorle
tiramisu, coffee and mascarpone dessert, ladyfinger dessert, coffee trifle; de: Mascarponedessert, Löffelbiskuit-Dessert; it: dolce al mascarpone, dolce al caffè
panna cotta, set cream, cooked cream; de: gekochte Sahne, Sahnepudding; fr: crème cuite; es: nata cocida; it: crema cotta
bread pudding, bread and butter pudding, stale bread pudding; de: Brotauflauf, Brotpudding, Ofenschlupfer, Scheiterhaufen; fr: pudding au pain, pouding au pain; es: pudin de pan, budín de pan; it: budino di pane, torta di pane
torrijas, spanish french toast; de: spanischer armer Ritter; fr: pain perdu espagnol; it: torrijas
french toast, eggy bread, pain perdu, fried egg bread; de: Arme Ritter, Armer Ritter, Rostige Ritter; fr: pain doré; es: torrija, tostadas francesas; it: pane fritto dolce, pan perduto
red berry compote, red fruit pudding, berry pudding; de: Rote Grütze; fr: compote de fruits rouges, gelée de fruits rouges; es: compota de frutos rojos; it: composta di frutti rossi
rice pudding, creamed rice; de: Milchreis; fr: riz au lait; es: arroz con leche; it: riso al latte, budino di riso
lemon curd, lemon cheese, lemon spread; de: Zitronenaufstrich; fr: crème de citron
dulce de leche, milk jam, milk caramel; de: Milchkaramell, Karamellcreme; fr: confiture de lait; es: cajeta, manjar, arequipe; it: crema mou, dulce di latte
mulled wine, hot spiced wine, spiced red wine, christmas wine; de: Glühwein; fr: vin chaud, vin chaud épicé; es: vino caliente; it: vin brulé, vino caldo
hot chocolate, hot cocoa, cocoa drink; de: heiße Schokolade, Trinkschokolade; fr: chocolat chaud; es: chocolate caliente, chocolate a la taza; it: cioccolata calda
nice cream, banana ice cream; de: Bananeneis, Nicecream; fr: glace à la banane; es: helado de plátano; it: gelato alla banana
vegan chocolate cake, wacky cake, depression cake; de: veganer Schokoladenkuchen; fr: gâteau au chocolat végan; es: bizcocho vegano de chocolate; it: torta vegana al cioccolato
mug cake, cake in a mug, microwave cake; de: Tassenkuchen, Mikrowellenkuchen; fr: gâteau dans une tasse, gâteau au micro-ondes; es: bizcocho en taza, bizcocho al microondas; it: torta in tazza
gingerbread, gingerbread men, gingerbread house; de: Lebkuchenmännchen, Lebkuchenhaus
buttercream, buttercream icing, buttercream frosting, butter icing, cupcake frosting, cupcake icing; de: Buttercreme; fr: crème au beurre; es: crema de mantequilla, buttercream; it: crema al burro
royal icing, cookie icing, biscuit icing, gingerbread icing, sugar icing; de: Zuckerguss, Eiweißglasur, Spritzglasur; fr: glaçage royal, glace royale; es: glasa real; it: ghiaccia reale, glassa reale
lobster thermidor; fr: homard thermidor; es: langosta thermidor
eggs florentine, poached eggs with spinach; de: Eier Florentiner Art; fr: œufs florentine; es: huevos a la florentina; it: uova alla fiorentina
cherries jubilee, flambeed cherries
bananas foster, flambeed banana, caramelised banana; fr: bananes flambées; es: plátanos flameados; it: banane flambé
steak tartare, beef tartare; de: Rindertatar, Tatar; fr: tartare de bœuf; es: steak tartar; it: tartare di manzo, battuta al coltello
boston cream pie
german chocolate cake
hummingbird cake, banana and pineapple cake
carrot and coriander soup, carrot soup with coriander; de: Karottensuppe mit Koriander
french dip, roast beef sandwich; es: bocadillo de rosbif
chicken tetrazzini
turkey tetrazzini
crispy duck, aromatic duck; de: knusprige Ente; fr: canard laqué; es: pato crujiente
steak diane
jellied eel; de: Aal in Gelee; fr: anguille en gelée
bacon and cabbage, cabbage with bacon; de: Kohl mit Speck; fr: chou au lard; es: repollo con beicon
rhubarb fool; de: Rhabarbercreme
gooseberry fool; de: Stachelbeercreme
treacle sponge, syrup sponge
rice krispie cake, chocolate crispy cake, cornflake cake; de: Schokocrossies, Cornflakes-Pralinen; fr: roses des sables; es: rocas de chocolate
battenberg cake; de: Schachbrettkuchen
eccles cake, currant pastry
rock cake, rock bun
prime rib, rib roast, standing rib roast; de: Hochrippe, Rinderbraten aus der Hochrippe; fr: côte de bœuf; es: chuletón asado; it: costata di manzo
meatball sub, meatball sandwich; es: bocadillo de albóndigas; it: panino con polpette
sweet potato pie; de: Süßkartoffelkuchen; es: pastel de boniato
coconut cream pie
spoon bread
cinnamon toast; de: Zimttoast; es: tostada de canela
dirty rice, cajun rice
fried green tomatoes; de: gebratene grüne Tomaten; es: tomates verdes fritos
loaded potato soup, baked potato soup
jalapeno popper, stuffed jalapeno; de: gefüllte Jalapeños; fr: jalapeños farcis; es: jalapeños rellenos
buffalo chicken dip
huevos rotos, broken eggs with chips, eggs over potatoes; es: huevos estrellados
tocino de cielo
ensaimada
beef wellington; de: Filet Wellington, Rinderfilet im Blätterteig; fr: bœuf en croûte; es: solomillo Wellington, solomillo en hojaldre; it: filetto alla Wellington
paris brest, praline choux ring
kouign amann
croquembouche; fr: pièce montée
fritto misto, mixed fry; de: frittierte Meeresfrüchte; fr: friture de poissons; es: fritura de pescado, pescaíto frito; it: frittura mista, frittura di pesce
pappardelle with wild boar; it: pappardelle al cinghiale; de: Pappardelle mit Wildschwein
sarde in saor, sweet and sour sardines; fr: escabèche de sardines; es: sardinas en escabeche
timballo, pasta drum; fr: timbale de pâtes; es: timbal de pasta
cannoli, ricotta pastry tube; it: cannoli siciliani
sfogliatelle
torta della nonna
zeppole, struffoli, italian doughnuts
salzburger nockerl, sweet souffle
baumkuchen
gefilte fish; de: gefillte Fisch
kugel, noodle pudding, noodle kugel
iskender kebab, kebab with yoghurt
galaktoboureko, greek custard pie
korma, mild curry
rasmalai, ras malai
pakora, vegetable pakora, onion bhaji, bhaji; de: indische Gemüsebällchen; fr: beignets de légumes indiens; es: buñuelos de verduras indios
bun bo hue, spicy vietnamese beef soup
mochi, mochi ice cream
butter tart
nanaimo bar
chai latte, spiced milk tea, masala chai, chai; de: Gewürztee mit Milch; es: té chai, té especiado
hotcake, griddle cake, pancake
saag, palak
pilaff, pilaf, pilau
okayu, congee, rice porridge
kai jeow, thai omelette
mutabal, baba ganoush
cornmeal mush, polenta; de: Maisbrei, Polenta; fr: bouillie de maïs; es: gachas de maíz; it: polenta
seafood chowder, chupe, creamy seafood soup; de: cremige Meeresfrüchtesuppe; es: crema de mariscos
gremolata, lemon and parsley topping
neapolitan sauce, napoli sauce, tomato pasta sauce, tomato sauce for pasta; de: Napolisoße, Tomatensoße; fr: sauce napolitaine, sauce tomate; es: salsa napolitana, salsa de tomate; it: sugo di pomodoro, salsa di pomodoro
fruit spread, jam; de: Fruchtaufstrich; fr: confiture; es: mermelada, confitura; it: confettura
peanut butter and jelly, pb and j
soda scone, soda bread
schnecken, franzbroetchen, cinnamon roll; de: Zimtschnecke, Franzbrötchen; fr: roulé à la cannelle; es: rollo de canela; it: girella alla cannella
cruller, doughnut
sponge cake, sandwich cake; de: Biskuitkuchen; fr: génoise, gâteau éponge; es: bizcocho; it: pan di spagna
queen cake, fairy cake, cupcake
angel cake, angel food cake
death by chocolate, triple chocolate cake, chocolate cake
brookie, brownie cookie
ricciarelli, soft almond cookie
meringue nest, meringue kiss, meringue; de: Baiser; fr: meringue; es: merengue, suspiro; it: meringa
syllabub
posset, lemon posset, lemon cream; de: Zitronencreme; fr: crème au citron; es: crema de limón; it: crema al limone
frangipane, almond cream; de: Mandelcreme; fr: crème d'amande; es: crema de almendra; it: crema frangipane
cotton candy, candy floss; de: Zuckerwatte; fr: barbe à papa; es: algodón de azúcar; it: zucchero filato
`;

/**
 * Dishes by what they are made of, as somebody tells them who does not know or does not type their names; the lines are
 * read as those of the other tables are: `,` between names, `;` between languages, English where none is named.
 */
export const toldDishes = `
poke, poke bowl, raw fish bowl, raw tuna bowl, hawaiian fish bowl; de: Bowl mit rohem Fisch, hawaiianische Bowl; fr: bol de poisson cru; es: bol de pescado crudo; it: ciotola di pesce crudo
sashimi, sliced raw fish; de: roher Fisch in Scheiben; fr: tranches de poisson cru; es: láminas de pescado crudo
sushi, sushi roll, maki, maki roll, california roll, nigiri, rice and fish rolls; de: Sushirolle, Reisrollen mit Fisch; fr: rouleaux de sushi; es: rollos de sushi; it: rotoli di sushi
oyakodon, chicken and egg rice bowl, chicken and egg on rice, japanese chicken rice bowl; de: Hähnchen mit Ei auf Reis, japanische Reisschüssel; fr: poulet et œuf sur riz; es: pollo y huevo con arroz
gyudon, beef bowl, japanese beef rice bowl
karaage, japanese fried chicken, japanese chicken nuggets; de: japanisches Brathähnchen, japanisches frittiertes Hähnchen; fr: poulet frit japonais; es: pollo frito japonés; it: pollo fritto giapponese
fried chicken, southern fried chicken, crispy chicken, kentucky fried chicken; de: Backhendl, Backhähnchen, frittiertes Hähnchen, knuspriges Hähnchen; fr: poulet frit, poulet croustillant; es: pollo frito, pollo crujiente; it: pollo fritto, pollo croccante
japanese curry, katsu curry, japanese curry rice; de: japanisches Curry; fr: curry japonais; es: curry japonés; it: curry giapponese
okonomiyaki, japanese cabbage pancake, savoury cabbage pancake; de: japanischer Kohlpfannkuchen, japanischer Pfannkuchen; fr: crêpe japonaise au chou, crêpe japonaise; es: tortita japonesa de col; it: frittata giapponese di cavolo
omurice, rice omelette, omelette with rice, japanese rice omelette; de: Reisomelett, Omelett mit Reis; fr: omelette au riz; es: tortilla de arroz; it: omelette di riso
tomato and egg stir fry, scrambled eggs with tomato, chinese tomato eggs, stir fried tomato and egg; de: Tomaten mit Rührei, Rührei mit Tomaten; fr: œufs brouillés à la tomate, tomates aux œufs; es: huevos revueltos con tomate; it: uova strapazzate al pomodoro
tempura, battered vegetables, battered prawns, japanese fritters; de: japanisch frittiertes Gemüse; fr: beignets japonais; es: verduras rebozadas; it: frittura giapponese
miso soup, japanese soybean soup; de: japanische Misosuppe; fr: soupe japonaise; es: sopa japonesa
ramen, japanese noodle soup; de: japanische Nudelsuppe; fr: soupe de nouilles japonaise; es: sopa de fideos japonesa; it: zuppa di noodles giapponese
pho, vietnamese beef soup, beef noodle soup; de: vietnamesische Nudelsuppe; fr: soupe vietnamienne; es: sopa vietnamita; it: zuppa vietnamita
laksa, coconut noodle soup, malaysian noodle soup; de: Kokosnudelsuppe; fr: soupe de nouilles au lait de coco
tom yum, thai hot and sour soup, hot sour prawn soup; de: sauer-scharfe Garnelensuppe; fr: soupe thaïe épicée; es: sopa tailandesa picante; it: zuppa tailandese piccante
tom kha gai, thai coconut soup, chicken coconut soup, coconut chicken soup; de: Hühnersuppe mit Kokosmilch, Kokossuppe mit Huhn; fr: soupe de poulet au lait de coco; es: sopa de pollo con coco; it: zuppa di pollo al cocco
pad thai, thai fried noodles, stir fried rice noodles; de: gebratene Reisnudeln, thailändische Nudeln; fr: nouilles sautées thaïes; es: fideos tailandeses; it: noodles tailandesi
nasi goreng, indonesian fried rice; de: indonesischer Bratreis; fr: riz frit indonésien; es: arroz frito indonesio; it: riso fritto indonesiano
gado gado, indonesian salad with peanut sauce
kimchi fried rice, korean fried rice; de: koreanischer Bratreis; fr: riz frit coréen; es: arroz frito coreano; it: riso fritto coreano
dan dan noodles, sichuan noodles, spicy noodles with pork; de: scharfe Nudeln mit Schweinefleisch; fr: nouilles épicées au porc; es: fideos picantes con cerdo
kung pao chicken, kung po chicken, chicken with peanuts, spicy chicken with peanuts; de: Hähnchen mit Erdnüssen; fr: poulet aux cacahuètes; es: pollo con cacahuetes; it: pollo con arachidi
mapo tofu, spicy tofu with minced pork, sichuan tofu; de: scharfer Tofu; fr: tofu épicé; es: tofu picante; it: tofu piccante
sweet and sour pork, pork with pineapple, pork in sweet and sour sauce; de: Schweinefleisch süß-sauer; fr: porc aigre-doux, porc à l'ananas; es: cerdo agridulce; it: maiale in agrodolce
egg drop soup, egg flower soup; de: Eierflockensuppe, Eierflöckchensuppe; fr: soupe aux œufs; it: stracciatella in brodo
dumpling, potsticker, gyoza, har gow, shrimp dumpling, pork dumpling; de: gefüllte Teigtaschen; fr: raviolis chinois; es: empanadillas chinas; it: ravioli cinesi
pierogi, potato dumpling, polish dumpling; de: polnische Teigtaschen, polnische Piroggen; fr: raviolis polonais; es: empanadillas polacas; it: ravioli polacchi
borscht, barszcz, beetroot soup, beet soup, russian beetroot soup; de: Rote-Bete-Suppe, Rote-Rüben-Suppe; fr: soupe de betteraves, soupe à la betterave; es: sopa de remolacha; it: zuppa di barbabietole
stroganoff, beef in sour cream, beef in cream and mushroom sauce; de: Rindfleisch in Sauerrahm, Rinderfiletspitzen in Rahm; fr: bœuf à la crème; es: ternera a la crema; it: manzo alla panna
goulash, hungarian beef stew, paprika stew; de: Paprikagulasch, Rindergulasch; fr: ragoût hongrois; es: estofado húngaro; it: spezzatino ungherese
chicken paprikash, paprika chicken, hungarian chicken; de: Paprikahuhn, Paprikahähnchen; fr: poulet au paprika; es: pollo al pimentón; it: pollo alla paprika
moussaka, aubergine and mince bake, greek aubergine bake; de: Auberginenauflauf mit Hackfleisch, griechischer Auberginenauflauf; fr: gratin d'aubergines à la viande; es: pastel de berenjenas y carne; it: sformato di melanzane e carne
spanakopita, spinach pie, spinach and feta pie; de: griechische Spinattorte, Blätterteig mit Spinat und Feta; fr: feuilleté aux épinards; es: pastel de espinacas; it: torta di spinaci
souvlaki, greek skewers, greek kebab; de: griechische Spieße; fr: brochettes grecques; es: brochetas griegas; it: spiedini greci
keftedes, greek meatballs; de: griechische Frikadellen; fr: boulettes grecques; es: albóndigas griegas
greek salad, feta salad, horiatiki; de: Bauernsalat; fr: salade à la feta; es: ensalada con feta; it: insalata con feta
tabbouleh, parsley salad, bulgur salad, parsley and bulgur salad; de: Petersiliensalat, Bulgursalat; fr: salade de persil, salade de boulgour; es: ensalada de perejil, ensalada de bulgur; it: insalata di prezzemolo, insalata di bulgur
fattoush, pita salad, lebanese bread salad
panzanella, bread salad, bread and tomato salad, tuscan bread salad; de: Brotsalat, toskanischer Brotsalat; fr: salade de pain; es: ensalada de pan; it: insalata di pane
caprese, tomato and mozzarella, tomatoes with mozzarella; de: Tomaten mit Mozzarella; fr: tomates mozzarella; es: tomate con mozzarella; it: pomodoro e mozzarella
waldorf salad, apple and celery salad; de: Apfel-Sellerie-Salat; fr: salade pommes céleri; es: ensalada de manzana y apio; it: insalata di mele e sedano
nicoise salad, tuna nicoise, tuna and egg salad; de: Nizzasalat, Nizza-Salat; fr: salade niçoise; es: ensalada nizarda; it: insalata nizzarda
caesar salad, romaine salad with croutons
russian salad, olivier salad, potato and mayonnaise salad; fr: salade russe, macédoine; es: ensaladilla; it: insalata russa
falafel, chickpea patty, chickpea ball, chickpea fritter; de: Kichererbsenbällchen, Kichererbsenbratling; fr: boulettes de pois chiches, beignets de pois chiches; es: croquetas de garbanzos, albóndigas de garbanzos; it: polpette di ceci
hummus, humous, chickpea puree, chickpea spread; de: Kichererbsenpüree, Kichererbsencreme, Kichererbsenmus; fr: purée de pois chiches; es: puré de garbanzos, crema de garbanzos; it: crema di ceci, purea di ceci
tzatziki, cucumber yoghurt, cucumber yogurt dip, yoghurt and cucumber sauce; de: Joghurt-Gurken-Dip, Gurkenjoghurt; fr: concombre au yaourt, sauce yaourt concombre; es: salsa de yogur y pepino; it: salsa di yogurt e cetrioli
shawarma, middle eastern chicken wrap, spit roast chicken
shakshuka, eggs in pepper and tomato sauce, baked eggs in tomato; de: pochierte Eier in Tomaten; fr: œufs pochés à la tomate; es: huevos escalfados en tomate; it: uova in camicia al pomodoro
tagine, moroccan stew, north african stew; de: marokkanischer Schmortopf, marokkanischer Eintopf; fr: ragoût marocain; es: guiso marroquí; it: stufato marocchino
couscous salad, moroccan couscous
dal, lentil curry, indian lentils, spiced lentils; de: Linsencurry, indische Linsen; fr: curry de lentilles, lentilles indiennes; es: curry de lentejas, lentejas indias; it: curry di lenticchie, lenticchie indiane
chana masala, chickpea curry, indian chickpeas; de: Kichererbsencurry, indische Kichererbsen; fr: curry de pois chiches; es: curry de garbanzos; it: curry di ceci
saag paneer, palak paneer, spinach with indian cheese, spinach and cheese curry; de: Spinat mit indischem Käse; fr: épinards au fromage indien; es: espinacas con queso indio; it: spinaci con formaggio indiano
aloo gobi, potato and cauliflower curry, cauliflower and potato curry; de: Blumenkohl-Kartoffel-Curry, Kartoffel-Blumenkohl-Curry; fr: curry de chou-fleur et pommes de terre; es: curry de coliflor y patata; it: curry di cavolfiore e patate
butter chicken, murgh makhani, chicken in tomato cream sauce; de: Butterhähnchen, indisches Butterhuhn; fr: poulet au beurre; es: pollo a la mantequilla; it: pollo al burro indiano
tikka masala, chicken in spiced tomato cream; fr: poulet tikka; es: pollo tikka
biryani, indian rice, spiced layered rice; de: indisches Reisgericht; fr: riz indien; es: arroz indio; it: riso indiano
raita, yoghurt dip with cucumber, indian yoghurt sauce; de: indischer Joghurtdip; fr: sauce au yaourt indienne; es: salsa de yogur india
massaman curry, thai beef and potato curry, thai peanut curry; de: Thai-Curry mit Erdnüssen; fr: curry thaï aux cacahuètes
paella, spanish rice, spanish saffron rice, spanish seafood rice; de: spanische Reispfanne, spanisches Reisgericht; fr: riz espagnol; es: arroz a la valenciana; it: riso alla spagnola
jambalaya, creole rice, rice with sausage and shrimp; de: kreolische Reispfanne; fr: riz créole
gumbo, creole stew, louisiana stew
risotto, creamy italian rice, creamy rice; de: cremiger Reis; fr: riz crémeux; es: arroz cremoso; it: riso mantecato
arroz con pollo, chicken and rice, rice with chicken; de: Hähnchen mit Reis, Reis mit Huhn; fr: riz au poulet, poulet au riz; es: pollo con arroz; it: riso con pollo, riso e pollo
gazpacho, cold tomato soup, chilled tomato soup, iced tomato soup; de: kalte Tomatensuppe, kalte Gemüsesuppe; fr: soupe froide de tomates, soupe froide; es: sopa fría, sopa fría de tomate; it: zuppa fredda di pomodoro, zuppa fredda
salmorejo, thick cold tomato soup; fr: soupe froide espagnole
spanish omelette, spanish tortilla, potato and egg omelette, potato omelette; de: Kartoffelomelett, spanisches Kartoffelomelett, Kartoffeltortilla; fr: omelette aux pommes de terre, omelette espagnole; es: tortilla de papas, tortilla española; it: frittata di patate
croqueta, ham croquette, bechamel croquette; de: Schinkenkroketten; fr: croquettes de jambon; es: croquetas caseras; it: crocchette di prosciutto
empanada, meat turnover, stuffed pastry, savoury turnover; de: gefüllte Teigtasche; fr: chausson à la viande; es: empanadilla; it: fagottini ripieni
fideua, noodle paella; de: Nudelpaella; fr: paella de vermicelles; es: paella de fideos; it: paella di pasta
pisto, spanish vegetable stew, spanish ratatouille; de: spanischer Gemüseeintopf; fr: ratatouille espagnole; it: ratatouille spagnola
ratatouille, vegetable stew, provencal vegetables, provencal vegetable stew; de: Gemüseeintopf, provenzalischer Gemüsetopf; fr: ragoût de légumes, légumes provençaux; es: guiso de verduras; it: stufato di verdure, caponata francese
caponata, sicilian aubergine, sweet and sour aubergine; de: süßsaure Auberginen; fr: aubergines aigres-douces; es: berenjenas agridulces; it: melanzane in agrodolce
eggplant parmesan, eggplant parm, aubergine parmigiana, aubergine bake, aubergine and mozzarella bake, melanzane parmigiana; de: Auberginenauflauf, überbackene Auberginen; fr: gratin d'aubergines, aubergines à la parmesane; es: berenjenas a la parmesana, berenjenas gratinadas; it: melanzane alla parmigiana
chicken parmesan, chicken parm, chicken parmo, parmo, chicken parmigiana, breaded chicken with tomato and cheese; de: überbackenes Hähnchenschnitzel; fr: poulet à la parmesane, poulet parmigiana; es: pollo a la parmesana; it: pollo alla parmigiana
saltimbocca, veal with ham and sage, veal with prosciutto; de: Kalbsschnitzel mit Salbei, Kalbsschnitzel mit Schinken; fr: escalope de veau au jambon et à la sauge; es: escalope de ternera con jamón; it: vitello con prosciutto e salvia
ossobuco, osso buco, braised veal shank, veal shank; de: Kalbshaxe, Beinscheibe; fr: jarret de veau; es: jarrete de ternera; it: stinco di vitello
vitello tonnato, veal in tuna sauce; de: Kalbfleisch mit Thunfischsoße; fr: veau au thon; es: ternera con salsa de atún
carbonara, spaghetti with bacon and egg, pasta with bacon and egg; de: Nudeln mit Speck und Ei, Spaghetti mit Speck und Ei; fr: pâtes aux lardons et œufs; es: espaguetis con beicon y huevo; it: spaghetti con guanciale e uova
cacio e pepe, pasta with cheese and pepper, cheese and pepper pasta; de: Nudeln mit Käse und Pfeffer; fr: pâtes au fromage et au poivre; es: pasta con queso y pimienta; it: pasta al pecorino e pepe
aglio e olio, spaghetti with garlic and oil, garlic and oil pasta, garlic spaghetti; de: Spaghetti mit Knoblauch und Öl, Knoblauchspaghetti; fr: spaghetti à l'ail, pâtes à l'ail et à l'huile; es: espaguetis con ajo y aceite, espaguetis al ajo; it: spaghetti aglio olio e peperoncino
puttanesca, pasta with olives and capers; de: Nudeln mit Oliven und Kapern; fr: pâtes aux olives et câpres; es: pasta con aceitunas y alcaparras; it: pasta con olive e capperi
pasta e fagioli, pasta and beans, bean and pasta soup, pasta and bean soup, pasta fazool; de: Nudelsuppe mit Bohnen, Nudeln mit Bohnen; fr: soupe de pâtes aux haricots; es: sopa de pasta y alubias, pasta con alubias; it: minestra di fagioli
pasta alla norma, pasta with aubergine, aubergine pasta, eggplant pasta; de: Nudeln mit Auberginen, Auberginennudeln; fr: pâtes aux aubergines; es: pasta con berenjenas; it: pasta con melanzane, pasta alle melanzane
spaghetti bolognese, spag bol, pasta with meat sauce, spaghetti with meat sauce; de: Nudeln mit Hackfleischsoße, Nudeln mit Hackfleisch; fr: pâtes à la bolognaise, spaghettis bolo; es: espaguetis a la boloñesa, pasta con carne; it: pasta al ragù, spaghetti al ragù
ragu, meat sauce, meat sauce for pasta, bolognese sauce; de: Hackfleischsoße, Fleischsoße, Bolognesesoße; fr: sauce à la viande, sauce bolognaise; es: salsa de carne, salsa boloñesa; it: sugo di carne, ragù di carne
mac and cheese, macaroni cheese, pasta in cheese sauce, cheesy pasta; de: Käsenudeln, Makkaroni mit Käse, Nudeln in Käsesoße; fr: gratin de macaronis, macaronis au fromage; es: macarrones con queso; it: maccheroni al formaggio, pasta ai formaggi
alfredo, pasta in cream sauce, pasta with cream and parmesan, creamy pasta; de: Nudeln in Sahnesoße, Sahnenudeln; fr: pâtes à la crème; es: pasta a la crema, pasta con nata; it: pasta alla panna
tuna pasta, pasta with tuna; de: Nudeln mit Thunfisch, Thunfischnudeln; fr: pâtes au thon; es: pasta con atún, macarrones con atún; it: pasta al tonno, pasta con tonno
salmon pasta, pasta with salmon; de: Nudeln mit Lachs, Lachsnudeln; fr: pâtes au saumon; es: pasta con salmón; it: pasta al salmone, pasta con salmone
vegetable lasagne, lasagne with vegetables, vegetarian lasagne; de: Gemüselasagne; fr: lasagnes aux légumes; es: lasaña de verduras; it: lasagne alle verdure, lasagne vegetariane
gnocchi, italian potato dumplings; de: italienische Kartoffelklößchen; fr: quenelles de pommes de terre; es: ñoquis; it: gnocchi di patate
arancini, stuffed rice balls; es: bolas de arroz rellenas
bruschetta, tomato toast, tomato on toast, grilled bread with tomato; de: geröstetes Brot mit Tomaten; fr: pain grillé à la tomate; es: pan con tomate, pan tumaca; it: pane e pomodoro
quiche lorraine, bacon quiche, bacon and egg tart, bacon and cream tart, egg and bacon pie; de: Speckkuchen, Speckquiche; fr: quiche aux lardons, tarte aux lardons; es: quiche de beicon; it: quiche alla pancetta, torta salata alla pancetta
flammkuchen, tarte flambee, bacon and onion flatbread; de: Elsässer Flammkuchen; fr: flammekueche; es: tarta flambeada alsaciana
onion tart, onion quiche; de: Zwiebelkuchen; fr: tarte à l'oignon, quiche à l'oignon; es: tarta de cebolla; it: torta di cipolle
croque monsieur, ham and cheese toastie, ham and cheese toast, french grilled cheese; de: Schinken-Käse-Toast; fr: sandwich jambon fromage chaud; es: sándwich mixto; it: toast prosciutto e formaggio
gratin dauphinois, scalloped potatoes, potatoes in cream, potatoes baked in cream, creamy potato bake; de: Kartoffeln in Sahne, Rahmkartoffeln; fr: pommes de terre à la crème, gratin de pommes de terre à la crème; es: patatas a la crema, patatas gratinadas con nata; it: patate alla panna
tartiflette, potatoes with reblochon, potato and cheese bake; de: Kartoffelauflauf mit Käse; fr: gratin savoyard; es: gratinado de patatas con queso; it: patate e formaggio al forno
coq au vin, chicken in red wine, chicken in wine; de: Hähnchen in Rotwein, Huhn in Rotwein; fr: poulet au vin, poulet au vin rouge; es: pollo al vino, pollo al vino tinto; it: pollo al vino, pollo al vino rosso
pot au feu, boiled beef with vegetables, french boiled beef; de: gekochtes Rindfleisch, Suppenfleisch mit Gemüse, Tafelspitz; fr: bœuf bouilli; es: cocido francés; it: bollito di manzo, lesso
cassoulet, sausage and bean casserole, french bean stew, white bean and sausage stew; de: Bohneneintopf mit Wurst, weißer Bohneneintopf; fr: haricots blancs aux saucisses; es: guiso de alubias con salchichas, fabada francesa; it: stufato di fagioli e salsiccia
bouillabaisse, french fish soup, provencal fish stew; de: französische Fischsuppe; fr: soupe de poissons; es: sopa de pescado francesa; it: zuppa di pesce francese
aubergine stuffed with meat, stuffed aubergine, stuffed eggplant; de: gefüllte Auberginen; fr: aubergines farcies; es: berenjenas rellenas; it: melanzane ripiene
stuffed courgette, stuffed zucchini, stuffed marrow; de: gefüllte Zucchini; fr: courgettes farcies; es: calabacines rellenos; it: zucchine ripiene
schnitzel, wiener schnitzel, breaded veal, breaded pork cutlet, breaded pork; de: paniertes Schnitzel, paniertes Schweineschnitzel; fr: escalope panée, escalope viennoise; es: escalope empanado, filete empanado; it: cotoletta impanata, cotoletta alla milanese
fried potatoes, home fries, potatoes fried with onion; de: Bratkartoffeln, Röstkartoffeln; fr: pommes de terre sautées, pommes sautées; es: patatas salteadas, patatas a lo pobre; it: patate saltate in padella
kaesespaetzle, german mac and cheese, cheese spaetzle, egg noodles with cheese; de: Käsespätzle, Kässpätzle; fr: spätzle au fromage; it: spätzle al formaggio
bread dumpling, bavarian dumpling; de: Semmelknödel, Serviettenknödel, Brotknödel; fr: quenelles de pain; it: canederli, gnocchi di pane
potato soup with sausage, german potato soup; de: Kartoffeleintopf, Kartoffelsuppe mit Würstchen; fr: soupe de pommes de terre aux saucisses
lentil stew, lentils with sausage; de: Linseneintopf, Linsen mit Würstchen; fr: lentilles aux saucisses, petit salé aux lentilles; es: lentejas con chorizo, lentejas estofadas; it: lenticchie con salsiccia, lenticchie in umido
meatballs in tomato sauce, italian meatballs; de: Hackbällchen in Tomatensoße, Fleischbällchen in Tomatensoße; fr: boulettes à la sauce tomate, boulettes de viande à la tomate; es: albóndigas en salsa, albóndigas en salsa de tomate, albóndigas con tomate; it: polpette al sugo, polpette al pomodoro
koettbullar, swedish meatballs, meatballs in cream sauce; de: Köttbullar, schwedische Hackbällchen, Fleischbällchen in Rahmsoße; fr: boulettes suédoises; es: albóndigas suecas; it: polpette svedesi
shepherd's pie, cottage pie, mince with mashed potato topping, mince and mash bake; de: Hackfleisch-Kartoffelpüree-Auflauf, Hackauflauf mit Kartoffelpüree; fr: hachis parmentier; es: pastel de carne y patata, pastel de carne; it: pasticcio di carne e patate
fish pie, fish with mashed potato topping; de: Fischauflauf mit Kartoffelpüree, Fischauflauf; fr: parmentier de poisson; es: pastel de pescado; it: pasticcio di pesce
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
black forest cake, chocolate and cherry cake, cherry chocolate cake; de: Schokoladen-Kirsch-Torte, Kirschtorte; fr: forêt noire, gâteau chocolat cerise; es: selva negra, tarta selva negra, tarta de chocolate y cerezas; it: foresta nera, torta foresta nera
almond cake, spanish almond cake, tarta de santiago; de: Mandelkuchen, spanischer Mandelkuchen; fr: gâteau aux amandes; es: tarta de almendra, tarta de almendras; it: torta di mandorle
tiramisu, coffee and mascarpone dessert, ladyfinger dessert, coffee trifle; de: Mascarponedessert, Löffelbiskuit-Dessert; fr: dessert au mascarpone et café; es: postre de mascarpone y café; it: dolce al mascarpone, dolce al caffè
panna cotta, set cream, cooked cream; de: gekochte Sahne, Sahnepudding; fr: crème cuite; es: nata cocida; it: crema cotta
bread pudding, bread and butter pudding, stale bread pudding; de: Brotauflauf, Brotpudding, Ofenschlupfer, Scheiterhaufen; fr: pudding au pain, pouding au pain; es: pudin de pan, budín de pan; it: budino di pane, torta di pane
torrijas, spanish french toast; de: spanischer armer Ritter; fr: pain perdu espagnol; it: torrijas
french toast, eggy bread, pain perdu, fried egg bread; de: Arme Ritter, Armer Ritter, Rostige Ritter; fr: pain doré; es: torrija, tostadas francesas; it: pane fritto dolce, pan perduto
red berry compote, red fruit pudding, berry pudding; de: Rote Grütze; fr: compote de fruits rouges, gelée de fruits rouges; es: compota de frutos rojos; it: composta di frutti rossi
rice pudding, sweet milk rice, milk rice, creamed rice; de: Milchreis; fr: riz au lait; es: arroz con leche; it: riso al latte, budino di riso
lemon curd, lemon cheese, lemon spread, lemon butter; de: Zitronencreme, Zitronenaufstrich; fr: crème au citron, crème de citron; es: crema de limón; it: crema al limone
dulce de leche, milk jam, milk caramel; de: Milchkaramell, Karamellcreme; fr: confiture de lait; es: cajeta, manjar, arequipe; it: crema mou, dulce di latte
mulled wine, hot spiced wine, spiced red wine, christmas wine; de: Glühwein; fr: vin chaud, vin chaud épicé; es: vino caliente; it: vin brulé, vino caldo
hot chocolate, hot cocoa, cocoa drink; de: heiße Schokolade, Kakao; fr: chocolat chaud; es: chocolate caliente, chocolate a la taza; it: cioccolata calda
nice cream, banana ice cream, frozen banana; de: Bananeneis, Nicecream; fr: glace à la banane; es: helado de plátano; it: gelato alla banana
vegan chocolate cake, wacky cake, depression cake; de: veganer Schokoladenkuchen; fr: gâteau au chocolat végan; es: bizcocho vegano de chocolate; it: torta vegana al cioccolato
mug cake, cake in a mug, microwave cake, cup cake in the microwave; de: Tassenkuchen, Mikrowellenkuchen; fr: gâteau dans une tasse, gâteau au micro-ondes; es: bizcocho en taza, bizcocho al microondas; it: torta in tazza
gingerbread, gingerbread men, gingerbread house, ginger cookie; de: Lebkuchenmännchen, Lebkuchenhaus; fr: bonhomme en pain d'épices; es: galletas de jengibre; it: omini di pan di zenzero
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
carrot and coriander soup, carrot soup with coriander; de: Karottensuppe mit Koriander; fr: soupe de carottes à la coriandre; es: crema de zanahoria y cilantro
french dip, roast beef sandwich; es: bocadillo de rosbif
chicken tetrazzini, turkey tetrazzini
crispy duck, aromatic duck; de: knusprige Ente; fr: canard laqué; es: pato crujiente
steak diane
jellied eel; de: Aal in Gelee; fr: anguille en gelée
bacon and cabbage, cabbage with bacon; de: Kohl mit Speck; fr: chou au lard; es: repollo con beicon
rhubarb fool, gooseberry fool, fruit fool; de: Rhabarbercreme
treacle sponge, syrup sponge
rice krispie cake, chocolate crispy cake, cornflake cake; de: Schokocrossies, Cornflakes-Pralinen; fr: roses des sables; es: rocas de chocolate
battenberg cake; de: Schachbrettkuchen
eccles cake, currant pastry
rock cake, rock bun
prime rib, rib roast, standing rib roast; de: Hochrippe, Rinderbraten aus der Hochrippe; fr: côte de bœuf; es: chuletón asado; it: costata di manzo
meatball sub, meatball sandwich; es: bocadillo de albóndigas; it: panino con polpette
sweet potato pie; de: Süßkartoffelkuchen; fr: tarte à la patate douce; es: pastel de boniato
coconut cream pie; es: pastel de crema de coco
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
beef wellington; de: Filet Wellington, Rinderfilet im Blätterteig; fr: bœuf en croûte, filet de bœuf en croûte; es: solomillo Wellington, solomillo en hojaldre; it: filetto alla Wellington
paris brest, praline choux ring
kouign amann
croquembouche; fr: pièce montée
fritto misto, mixed fry; de: frittierte Meeresfrüchte; fr: friture; es: fritura de pescado, pescaíto frito; it: frittura mista, frittura di pesce
pappardelle with wild boar; it: pappardelle al cinghiale; de: Pappardelle mit Wildschwein
sarde in saor, sweet and sour sardines; fr: escabèche de sardines; es: sardinas en escabeche
timballo, pasta drum; fr: timbale de pâtes; es: timbal de pasta
cannoli, ricotta pastry tube; it: cannoli siciliani
sfogliatelle
torta della nonna, custard and pine nut tart
zeppole, struffoli, italian doughnuts
salzburger nockerl, sweet souffle
baumkuchen
gefilte fish; de: gefillte Fisch
kugel, noodle pudding, noodle kugel
iskender kebab, kebab with yoghurt
galaktoboureko, greek custard pie
korma, lamb korma, chicken korma, mild curry
vindaloo, chicken vindaloo, pork vindaloo, hot curry
rasmalai, ras malai
pakora, vegetable pakora, onion bhaji, bhaji; de: indische Gemüsebällchen; fr: beignets de légumes indiens; es: buñuelos de verduras indios
bun bo hue, spicy vietnamese beef soup
mochi, mochi ice cream, rice cake filled with ice cream
butter tart
nanaimo bar
chai latte, spiced milk tea, masala chai, chai; de: Gewürztee mit Milch; fr: thé aux épices au lait; es: té chai, té especiado
old fashioned, whiskey cocktail
hot cake, griddle cake, pancake
saag, palak, spinach
pilaff, pilaf, pilau
okayu, congee, rice porridge
kai jeow, thai omelette
mutabal, baba ganoush
cornmeal mush, polenta, grits; de: Maisbrei, Polenta; fr: bouillie de maïs; es: gachas de maíz; it: polenta
seafood chowder, chupe, creamy seafood soup; de: cremige Meeresfrüchtesuppe; fr: soupe crémeuse de fruits de mer; es: crema de mariscos
gremolata, lemon and parsley topping
neapolitan sauce, napoli sauce, tomato pasta sauce, tomato sauce for pasta; de: Napolisoße, Tomatensoße; fr: sauce napolitaine, sauce tomate; es: salsa napolitana, salsa de tomate; it: sugo di pomodoro, salsa di pomodoro
preserves, fruit spread, jam; de: Fruchtaufstrich; fr: confiture; es: mermelada, confitura; it: confettura
peanut butter and jelly, pb and j, peanut butter and jam sandwich
soda scone, soda bread
schnecken, franzbroetchen, cinnamon roll; de: Zimtschnecke, Franzbrötchen; fr: roulé à la cannelle; es: rollo de canela; it: girella alla cannella
cruller, doughnut
sponge, sponge cake, sandwich cake; de: Biskuitkuchen; fr: génoise, gâteau éponge; es: bizcocho; it: pan di spagna
queen cake, fairy cake, cupcake
angel cake, angel food cake
death by chocolate, triple chocolate cake, chocolate cake
brookie, brownie cookie
ricciarelli, soft almond cookie
meringue nest, meringue kiss, meringue; de: Baiser; fr: meringue; es: merengue, suspiro; it: meringa
syllabub, posset, lemon cream; de: Zitronencreme; fr: crème citron; es: crema de limón
frangipane, almond cream; de: Mandelcreme; fr: crème d'amande; es: crema de almendra; it: crema frangipane
cotton candy, candy floss; de: Zuckerwatte; fr: barbe à papa; es: algodón de azúcar; it: zucchero filato
`;

/** Names of one pasta, pizza, dumpling or dish of rice of Europe and its heirs: see ../produce.ts for how a line is read. */
export const pastaAndRice = `
fried rice, egg fried rice, special fried rice, chinese fried rice; de: gebratener Reis, Bratreis, Eierreis, Reispfanne; fr: riz cantonais, riz sauté, riz frit; es: arroz frito, arroz chaufa, arroz tres delicias, arroz chino; it: riso fritto, riso alla cantonese, riso saltato, riso cantonese
noodles, chow mein, lo mein, fried noodles, stir fried noodles; de: gebratene Nudeln, Bratnudeln; fr: nouilles sautées; es: fideos salteados, tallarines salteados, tallarín saltado; it: noodles saltati, spaghetti di soia saltati
dumpling, knodel; de: Knödel, Kloß, Klöße, Nockerl, Nocken; fr: quenelle, boulette; es: empanadilla; it: canederli, gnocchi, knödel
gnocchi, potato dumpling; de: Gnocchi, Schupfnudel; fr: gnocchi; es: ñoquis; it: gnocchi
spaetzle, spätzle, german egg noodle; de: Spätzle, Käsespätzle
mac and cheese, macaroni cheese, macaroni and cheese, mac n cheese, mac cheese, kraft dinner; de: Käsemakkaroni, Mac and Cheese, Makkaroni mit Käse, Käse-Makkaroni; fr: macaroni au fromage, mac and cheese, gratin de macaronis; es: macarrones con queso, mac and cheese, macarrones gratinados con queso; it: maccheroni al formaggio, mac and cheese
spaghetti bolognese, spag bol, bolognese, spaghetti bol, spaghetti with meat sauce, pasta bolognese; de: Spaghetti Bolognese, Nudeln mit Hackfleischsauce, Spaghetti Bolo; fr: spaghetti bolognaise, bolognaise, pâtes bolognaise, pâtes à la bolognaise; es: espaguetis a la boloñesa, boloñesa, pasta boloñesa, espaguetis con carne, tallarines con carne; it: ragù alla bolognese, tagliatelle al ragù, spaghetti alla bolognese, pasta al ragù
lasagne, lasagna, lasagne al forno, beef lasagne, meat lasagna; de: Lasagne; fr: lasagnes, lasagne bolognaise, lasagnes à la bolognaise; es: lasaña, lasaña de carne, lasaña boloñesa; it: lasagne, lasagne alla bolognese, lasagna
pizza, flatbread pizza; de: Pizza; fr: pizza; es: pizza; it: pizza
risotto; de: Risotto; fr: risotto; es: risotto; it: risotto
paella; de: Paella; fr: paella; es: paella
pasta bake, baked pasta, baked ziti, oven baked pasta; de: Nudelauflauf, Nudelgratin, überbackene Nudeln; fr: gratin de pâtes; es: pasta al horno, macarrones gratinados; it: pasta al forno, timballo di pasta, pasta pasticciata, pasta gratinata
potato dumpling; de: Kartoffelkloß, Kartoffelknödel, Klöße, Thüringer Klöße; fr: quenelle de pommes de terre; es: albóndigas de patata; it: gnocchi di patate, canederli di patate
bread dumpling; de: Semmelknödel, Serviettenknödel, Brotknödel; fr: quenelle de pain; it: canederli
cheese dumpling; de: Kasknödel, Kaspressknödel, Kaasknödel
schupfnudeln, finger noodle; de: Schupfnudeln, Fingernudeln
cheese spaetzle; de: Käsespätzle, Kässpätzle, Käsknöpfle; fr: spätzle au fromage
maultaschen, swabian ravioli, swabian dumpling; de: Maultaschen
tarte flambee, alsatian flammkuchen, flammkuchen, alsatian pizza, german pizza; de: Flammkuchen; fr: tarte flambée, flammekueche; es: tarta flambeada; it: flammkuchen, tarte flambée
spaghetti and meatballs; de: Spaghetti mit Hackbällchen; fr: spaghetti aux boulettes; es: espaguetis con albóndigas; it: spaghetti con polpette
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
gnudi, spinach ricotta dumplings, malfatti; de: Gnudi, Spinat-Ricotta-Klößchen; fr: gnudi; es: ñoquis de espinaca y ricota, malfatti; it: gnudi, malfatti
pizza bianca, white pizza; de: weiße Pizza; it: pizza bianca
rice casserole, chicken and rice casserole, rice bake; de: Reisauflauf; fr: gratin de riz; es: arroz al horno, cazuela de arroz; it: riso al forno, timballo di riso, sartù di riso
gnocchi bake, baked gnocchi; de: Gnocchi-Auflauf, Gnocchiauflauf; fr: gratin de gnocchis; es: ñoquis gratinados; it: gnocchi al forno, gnocchi alla sorrentina
tortellini bake, tortellini casserole; de: Tortelliniauflauf, Tortellini-Auflauf; fr: gratin de tortellinis; es: tortellini al horno; it: tortellini al forno
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
rice skillet; de: Reispfanne; fr: poêlée de riz; es: sartén de arroz
farinata, socca, chickpea pancake; de: Kichererbsenpfannkuchen, Farinata; fr: socca; es: fainá, socca; it: farinata di ceci, farinata ligure
spinach dumpling, spinach balls; de: Spinatknödel, Spinatnocken; fr: boulettes d'épinards; es: albóndigas de espinacas; it: canederli agli spinaci, strangolapreti
liver dumpling; de: Leberknödel; fr: quenelles de foie; it: canederli di fegato
fruit dumpling, plum dumpling, apricot dumpling; de: Zwetschgenknödel, Marillenknödel, Obstknödel; fr: quenelles aux prunes; es: bolas de ciruela; it: gnocchi di prugne, canederli alle albicocche
curd dumpling, quark dumpling, sweet dumpling; de: Topfenknödel, Quarkknödel; fr: quenelles de fromage blanc; it: canederli di ricotta
pike quenelle; fr: quenelles de brochet, quenelles lyonnaises
pizza with vegetables, vegetarian pizza, vegetable pizza; de: Gemüsepizza, vegetarische Pizza; fr: pizza aux légumes, pizza végétarienne; es: pizza vegetariana, pizza de verduras; it: pizza alle verdure, pizza vegetariana
pepperoni pizza, salami pizza; de: Salamipizza, Pizza Salami; fr: pizza pepperoni, pizza au salami; es: pizza de pepperoni, pizza de salami; it: pizza al salame, pizza alla diavola
ham pizza, pizza prosciutto, ham and mushroom pizza; de: Schinkenpizza; fr: pizza jambon champignons, pizza reine; es: pizza de jamón, pizza de jamón y queso; it: pizza al prosciutto, pizza capricciosa
hawaiian pizza, pineapple pizza, ham and pineapple pizza; de: Pizza Hawaii; fr: pizza hawaïenne; es: pizza hawaiana; it: pizza hawaiana
four cheese pizza; de: Vier-Käse-Pizza, Pizza Quattro Formaggi; fr: pizza quatre fromages; es: pizza cuatro quesos; it: pizza quattro formaggi
tuna pizza; de: Thunfischpizza; fr: pizza au thon; es: pizza de atún; it: pizza tonno e cipolla
deep dish pizza, chicago pizza, pan pizza, sheet pan pizza, sicilian pizza, detroit pizza; de: Blechpizza, Pfannenpizza; fr: pizza à la poêle, pizza chicago; es: pizza a la sartén, pizza estilo chicago; it: pizza in teglia, pizza al taglio, sfincione
cauliflower pizza, cauliflower crust pizza, low carb pizza; de: Blumenkohlpizza, Low-Carb-Pizza; fr: pizza au chou fleur; es: pizza de coliflor; it: pizza di cavolfiore
fried dough pizza, pizza fritta, montanara; it: pizza fritta, montanara
salmon lasagne, seafood lasagne; de: Lachslasagne; fr: lasagnes au saumon, lasagnes saumon épinards; es: lasaña de salmón; it: lasagne al salmone
pumpkin lasagne, butternut lasagne; de: Kürbislasagne; fr: lasagnes au potiron; es: lasaña de calabaza; it: lasagne alla zucca
courgette lasagne, zucchini lasagna; de: Zucchinilasagne; fr: lasagnes de courgettes; es: lasaña de calabacín; it: lasagne di zucchine
aubergine lasagne, eggplant lasagna; de: Auberginenlasagne; fr: lasagnes d'aubergines; es: lasaña de berenjenas; it: lasagne di melanzane
pesto lasagne; de: Pesto-Lasagne; fr: lasagnes au pesto; es: lasaña al pesto; it: lasagne al pesto
tuna lasagne; de: Thunfischlasagne; fr: lasagnes au thon; es: lasaña de atún; it: lasagne al tonno
`;

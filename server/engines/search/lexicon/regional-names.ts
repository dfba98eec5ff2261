/**
 * More names of one thing each, as they are said in one region or another; the lines are read as those of the other
 * tables are: `,` between names, `;` between languages, English where none is named.
 */
export const regionalNames = `
vegetable marrow, marrow, courgette, zucchini; de: Zucchini; fr: courgette; es: calabacín; it: zucchina
pulled pork, shredded pork, slow cooked pork; de: gezupftes Schweinefleisch, Zupffleisch, Zupfbraten; fr: porc effiloché, effiloché de porc; es: cerdo desmechado, cerdo deshebrado, carne mechada; it: maiale sfilacciato
jalfrezi, madras, bhuna, balti, dopiaza, curry
spice mix, spice blend, seasoning, rub, dry rub, spice rub; de: Gewürzmischung, Würzmischung; fr: mélange d'épices; es: mezcla de especias, condimento; it: mix di spezie, miscela di spezie
potato gratin, boulangere potatoes; de: Kartoffelgratin, gratinierte Kartoffeln; fr: gratin de pommes de terre, pommes boulangère; es: gratinado de patatas, patatas gratinadas; it: gratin di patate, patate gratinate
hot fudge, fudge sauce, chocolate sauce, chocolate topping; de: Schokosoße, Schokoladensauce; fr: sauce chocolat; es: salsa de chocolate; it: salsa al cioccolato
chocolate fondant, molten cake, lava cake, molten lava cake; de: Schokotörtchen mit flüssigem Kern, Lavakuchen; fr: moelleux au chocolat, moelleux, coulant au chocolat, coulant, mi-cuit au chocolat, mi-cuit, fondant au chocolat; es: coulant de chocolate, volcán de chocolate; it: tortino al cioccolato, tortino dal cuore morbido
gingerbread, gingernut, ginger biscuit, ginger cookie; de: Lebkuchen, Ingwerkekse; fr: pain d'épices; es: pan de jengibre, galletas de jengibre; it: pan di zenzero
patty, burger, burger patty; de: Bratling, Laibchen, Pflanzerl; fr: galette, steak; es: medallón; it: burger
potato pancake; de: Reiberdatschi, Kartoffelplätzchen, Erdäpfelpuffer; fr: crêpe de pommes de terre, râpée, criques; es: tortitas de patata; it: frittelle di patate
pancake; de: Plinsen, Plinse, Eierpfannkuchen, Omelett süß; fr: crêpe; es: tortita; it: pancake
bread roll; de: Weckle, Wecken, Rundstück, Semmel, Brötchen; fr: petit pain; es: panecillo; it: panino
redcurrant, currant; de: Johannisbeere, Ribisel, Träuble; fr: groseille; es: grosella; it: ribes
cabbage; de: Kabis, Kappes, Weißkohl, Kraut; fr: chou; es: col, repollo; it: cavolo
carrot; de: Rüebli, Möhre, Karotte; fr: carotte; es: zanahoria; it: carota
spaetzle; de: Knöpfle, Spätzle, Kässpatzen, Spatzen
celery, celeriac; de: Zeller, Sellerie; fr: céleri; es: apio; it: sedano
potato noodle; de: Bubespitzle, Schupfnudeln, Fingernudeln
biscuit, cookie; de: Gutsle, Guetzli, Keks, Plätzchen; fr: biscuit; es: galleta; it: biscotto
cheesecake; de: Käsetorte, Quarktorte, Käsekuchen; fr: gâteau au fromage blanc, tarte au fromage blanc; es: tarta de queso, pay de queso, pie de queso; it: torta al formaggio
semolina pudding; de: Griesbrei, Grießbrei, Grießpudding; fr: semoule au lait; es: sémola con leche; it: semolino dolce
sauce; de: Tunke, Stippe, Soße; fr: sauce; es: salsa; it: salsa
beef roulade, beef olive; de: Rindsrouladen, Rinderrouladen, Roulade; fr: paupiette de bœuf; es: rollitos de ternera; it: involtini di manzo
chocolate cake; de: Schokotorte, Schokoladentorte, Schokokuchen; fr: gâteau au chocolat; es: tarta de chocolate, torta de chocolate, pastel de chocolate; it: torta al cioccolato
creme caramel, flan, caramel custard; de: Karamellpudding, Flan; fr: crème renversée, crème caramel, flan aux œufs; es: flan, flan casero; it: crème caramel, latte alla portoghese
carrot cake; de: Möhrenkuchen, Rüblikuchen; fr: gâteau de carottes, cake aux carottes; es: pastel de zanahoria, queque de zanahoria; it: torta di carote
vegetable soup; de: Gemüsecremesuppe; fr: crème de légumes, soupe de légumes; es: crema de verduras; it: vellutata di verdure, passato di verdura
raw vegetable, crudites; de: Rohkost; fr: crudités; es: crudités, verduras crudas; it: pinzimonio
beef; es: res, vaca, carne de vaca
stew; es: potaje, guiso, puchero; de: Eintopf; fr: ragoût; it: stufato
minced meat, ground meat; de: Hackfleisch, Faschiertes; fr: viande hachée; es: carne picada; it: macinato, trita, carne macinata
sausage; it: luganega, salsiccia; de: Wurst; fr: saucisse; es: salchicha
cream soup, cream of vegetable soup; de: Cremesuppe, Rahmsuppe, Samtsuppe; fr: velouté, crème; es: crema; it: vellutata, crema
pumpkin soup; de: Kürbiscremesuppe, Kürbisrahmsuppe; fr: velouté de potiron, velouté de courge; es: crema de zapallo, crema de calabaza; it: crema di zucca, vellutata di zucca
stewed fruit, compote; de: Kompott, Apfelkompott; fr: compote; es: compota; it: composta
baked potato, jacket potato; de: Ofenkartoffel, Folienkartoffel; fr: pomme de terre au four; es: patata asada; it: patata al cartoccio
bread pudding; de: Scheiterhaufen, Ofenschlupfer, Brotauflauf; fr: pudding au pain, diplomate; es: budín de pan, pudin de pan; it: torta di pane, budino di pane
french toast; de: Pofesen, Weckschnitten, Arme Ritter; fr: pain perdu; es: torrijas, pan francés; it: pane fritto
bell pepper; fr: piment doux, poivron; es: chile morrón, pimentón morrón; it: peperone
prawn; es: langostino, gamba; fr: crevette; de: Garnele, Shrimps, Krabbe; it: gambero, mazzancolla
rocket; es: rúgula, arúgula; de: Rauke; fr: riquette; it: rughetta
fried egg rice, egg fried rice; de: gebratener Reis mit Ei, Eierreis; fr: riz cantonais, riz sauté aux œufs; es: arroz frito, arroz tres delicias, arroz chaufa; it: riso alla cantonese, riso saltato
mashed potato; de: Kartoffelstampf, Erdäpfelpüree, Stampf; fr: purée mousseline, pommes purée; es: puré de papas, puré de patata; it: purea di patate, schiacciata di patate
vegetable chilli, bean chilli, veggie chilli, chilli sin carne; de: Chili sin Carne, Gemüsechili, Bohnenchili; fr: chili végétarien, chili sin carne; es: chili sin carne, chili vegetariano; it: chili vegetariano
potato wedge, potato wedges; de: Kartoffelspalten, Kartoffelecken, Country Potatoes; fr: potatoes, quartiers de pommes de terre; es: patatas gajo, gajos de patata; it: spicchi di patate
fried chicken; de: Backhendl, Brathendl frittiert, Kentucky Hähnchen; fr: poulet frit, poulet pané; es: pollo frito, pollo broaster; it: pollo fritto
meatball; de: Fleischbällchen, Hackbällchen, Fleischklößchen; fr: boulette; es: albóndiga; it: polpetta
capsicum, red pepper, green pepper, yellow pepper, orange pepper; de: Paprika, Paprikaschote; fr: poivron; es: pimiento; it: peperone
tuna sandwich, tuna toast, tuna melt; de: Thunfischtoast; fr: croque au thon; es: sándwich de atún; it: toast al tonno
spaghetti bolognese, spag bog, spag bol; de: Nudeln mit Hackfleischsoße, Spaghetti mit Hackfleischsoße; fr: spaghettis à la bolognaise; es: espaguetis con carne; it: spaghetti al ragù
full english breakfast, fry up, full english; de: englisches Frühstück; fr: petit déjeuner anglais; es: desayuno inglés; it: colazione inglese
welsh cake, bakestone; fr: gâteau gallois
fruit loaf, bara brith, barmbrack, tea loaf; de: Früchtebrot; fr: cake aux fruits; es: pan de frutas; it: pane dolce alla frutta
goulash, beef goulash; de: Rindergulasch, Gulasch; fr: goulache, goulasch; es: gulash, goulash; it: gulasch
cabbage roll, golabki, stuffed cabbage; de: Kohlroulade, Krautwickel; fr: chou farci; es: rollos de col, niños envueltos; it: involtini di verza, involtini di cavolo
stuffed aubergine, eggplant boats; de: gefüllte Auberginen, Auberginenschiffchen; fr: aubergines farcies; es: berenjenas rellenas; it: melanzane ripiene, barchette di melanzane
stuffed courgette, stuffed marrow, zucchini boats; de: gefüllte Zucchini, Zucchinischiffchen; fr: courgettes farcies; es: calabacines rellenos; it: zucchine ripiene, barchette di zucchine
arrabbiata, penne arrabiata
aglio e olio, garlic pasta, garlic spaghetti, spaghetti with garlic; de: Knoblauchspaghetti, Knoblauchnudeln; fr: spaghettis à l'ail; es: espaguetis al ajillo; it: spaghetti aglio e olio
linguine vongole, clam pasta; de: Nudeln mit Venusmuscheln; fr: pâtes aux palourdes; es: pasta con almejas; it: spaghetti alle vongole
peanut noodles, sesame noodles; de: Erdnussnudeln, Sesamnudeln; fr: nouilles aux cacahuètes, nouilles au sésame; es: fideos con cacahuete; it: noodles alle arachidi
salmon fillet, salmon; de: Lachsfilet, Lachssteak; fr: pavé de saumon, darne de saumon; es: lomo de salmón; it: trancio di salmone
battered fish, fish in batter; de: Fisch in Backteig, Backfisch; fr: poisson en beignet; es: pescado rebozado; it: pesce in pastella
boeuf bourguignon; de: Burgunderbraten, Rinderschmortopf Burgunder; fr: bourguignon; es: ternera a la borgoñona; it: manzo alla borgognona
beef and carrot stew; fr: bœuf carottes, bœuf aux carottes; de: Rindfleisch mit Karotten; es: ternera con zanahorias; it: manzo con carote
spare rib, bbq rib, barbecue rib; de: Schälrippchen, Leiterchen; fr: travers de porc; es: costillas de cerdo; it: costine di maiale, puntine
apple pancake; de: Apfelpfannkuchen; fr: crêpe aux pommes; es: tortitas de manzana; it: frittelle di mele
chocolate mousse; de: Schokoladenmousse, Schokomousse; fr: mousse au chocolat; es: mousse de chocolate; it: mousse al cioccolato, spuma al cioccolato
peanut butter cookie; de: Erdnussbutterkekse; fr: biscuits au beurre de cacahuète; es: galletas de mantequilla de cacahuete; it: biscotti al burro d'arachidi
almond cookie; de: Mandelkekse, Mandelplätzchen; fr: biscuits aux amandes; es: galletas de almendra; it: biscotti alle mandorle
overnight oats; de: Haferflocken über Nacht, Übernacht-Haferflocken; fr: avoine de la veille; es: avena nocturna; it: porridge freddo
greek salad; de: Hirtensalat; fr: salade de feta; es: ensalada de feta; it: insalata con feta
leek and potato soup; de: Lauch-Kartoffel-Suppe; fr: soupe de poireaux, potage poireaux pommes de terre; es: crema de puerros, porrusalda; it: zuppa di porri e patate, crema di porri
gazpacho, cold tomato soup; de: kalte Tomatensuppe; fr: soupe froide de tomates; es: sopa fría de tomate; it: zuppa fredda di pomodoro
baba ganoush, aubergine dip, eggplant dip; de: Auberginendip, Auberginencreme, Auberginenmus; fr: caviar d'aubergine; es: paté de berenjena, crema de berenjena; it: crema di melanzane
chickpea dip, hummus; de: Kichererbsencreme; fr: purée de pois chiches; es: crema de garbanzos; it: crema di ceci
tzatziki, yogurt dip, cucumber yogurt; de: Gurkenjoghurt, Zaziki; fr: concombre au yaourt; es: salsa de yogur y pepino; it: salsa greca allo yogurt
oven fries; de: Ofenpommes, Backofenpommes; fr: frites au four; es: patatas fritas al horno; it: patatine al forno
zucchini noodles, courgetti, zoodles; de: Zucchininudeln, Gemüsespaghetti, Gemüsenudeln; fr: spaghettis de courgette, tagliatelles de courgettes; es: espaguetis de calabacín; it: spaghetti di zucchine
patatas bravas, spicy potatoes; de: spanische Kartoffeln, scharfe Kartoffeln; fr: pommes de terre épicées; es: papas bravas; it: patate piccanti
tofu scramble; de: Rührtofu, Tofu-Rührei; fr: tofu brouillé; es: revuelto de tofu; it: tofu strapazzato
spanish omelette, potato omelette; de: Kartoffelomelett, spanisches Omelett; fr: omelette aux pommes de terre, omelette espagnole; es: tortilla de patatas; it: frittata di patate
lamb curry; de: Lammcurry; fr: agneau au curry, curry d'agneau; es: curry de cordero; it: curry di agnello
cauliflower cheese, cauliflower gratin; de: Blumenkohlgratin; fr: chou-fleur au gratin; es: coliflor gratinada; it: cavolfiore gratinato
baked aubergine, roasted aubergine; de: Ofenaubergine, Ofen-Auberginen; fr: aubergines au four; es: berenjenas al horno; it: melanzane al forno
brownie; de: Schokoladenbrownies; fr: brownies aux noix; es: brownies con nueces; it: brownies alle noci
shortbread; de: schottisches Buttergebäck, Shortbread; fr: sablés écossais; es: galletas escocesas; it: frollini scozzesi
gingerbread men; de: Lebkuchenmänner; fr: bonhommes de pain d'épices; es: muñecos de jengibre; it: omini di pan di zenzero
apple fritter; de: Apfelküchle, Apfelringe; fr: beignets de pommes; es: buñuelos de manzana; it: frittelle di mele
moussaka; es: musaca; de: Mousaka
chicken and rice; de: Reis mit Hähnchen, Hühnchen mit Reis, Hähnchen mit Reis; fr: poulet au riz, riz au poulet; es: pollo con arroz, arroz con pollo; it: pollo e riso, riso e pollo
chicken wing; de: Hähnchenflügel; fr: ailes de poulet; es: alitas de pollo; it: ali di pollo, alette di pollo
granola; de: Knuspermüsli; fr: muesli croustillant, muesli maison; es: granola; it: granola
banana bread, banana cake; de: Bananenkuchen; fr: cake à la banane; es: pan de plátano, queque de plátano; it: plumcake alla banana, pane alla banana
oatmeal cookie, oat cookie; de: Haferkekse; fr: biscuits à l'avoine; es: galletas de avena; it: biscotti d'avena, biscotti all'avena
prawn pasta, shrimp pasta; de: Garnelennudeln; fr: pâtes aux crevettes; es: pasta con gambas; it: pasta ai gamberi, pasta con gamberetti
homemade bread, bread; de: Brot; fr: pain maison; es: pan casero; it: pane fatto in casa
american pancake, pancake; de: amerikanische Pfannkuchen; fr: crêpes américaines; es: tortitas americanas; it: frittelle americane
crème brûlée; es: crema quemada; it: crema bruciata
salmon patty, salmon cake, salmon fishcake, salmon croquette; de: Lachsfrikadelle, Lachslaibchen, Lachspflanzerl; fr: croquette de saumon, galette de saumon; es: croqueta de salmón; it: crocchetta di salmone
beef roulade, beef roll, stuffed beef roll; de: Fleischroulade; es: rollo de carne; it: braciola
trout meuniere, trout in butter; de: Forelle Müllerin Art; fr: truite meunière; es: trucha meunière; it: trota alla mugnaia
potato rosti, rosti, potato fritter; de: Rösti, Kartoffelrösti; fr: galette de pommes de terre, rösti; es: rösti de patata; it: rösti di patate
veal blanquette, veal fricassee; de: Kalbsfrikassee; fr: blanquette de veau; es: blanqueta de ternera; it: blanquette di vitello, fricassea di vitello
chicken fricassee, fricassee of chicken; de: Hühnerfrikassee, Hähnchenfrikassee; fr: fricassée de poulet; es: fricasé de pollo; it: fricassea di pollo
chicken broth with noodles, chicken consomme; de: Hühnerbrühe mit Nudeln; fr: bouillon de poulet aux vermicelles; es: caldo de pollo con fideos; it: brodo di pollo, pastina in brodo
arancini, fried rice ball, fried risotto ball; de: frittierte Reisbällchen; fr: boulettes de riz, boulettes de risotto, croquettes de riz; es: croquetas de arroz, bolas de arroz; it: palle di riso
satay, chicken skewer with peanut sauce; de: Hähnchenspieße mit Erdnusssauce, Hähnchenspieß; fr: brochettes de poulet; es: brochetas de pollo; it: spiedini di pollo
italian vegetable soup, minestrone; de: italienische Gemüsesuppe; fr: soupe de légumes italienne, soupe italienne; es: sopa de verduras italiana, sopa italiana; it: zuppa di verdure
mustard dressing, vinaigrette; de: Senfdressing, Senfvinaigrette, Essig-Öl-Dressing; fr: sauce moutarde, sauce salade; es: vinagreta de mostaza; it: vinaigrette alla senape, citronette
kaiserschmarrn, shredded pancake, torn pancake; fr: crêpe déchirée, crêpes déchirées; es: tortita desmenuzada; it: frittata dolce strapazzata
mapo tofu, mapo doufu, mapo beancurd; de: Mapo Doufu
leek quiche, leek tart; de: Lauchquiche, Lauchkuchen, Porreequiche; fr: tarte aux poireaux, flamiche; es: quiche de puerros, tarta de puerros; it: torta salata ai porri, quiche ai porri
garlic prawn, garlic shrimp; de: Knoblauchgarnelen, Garnelen in Knoblauch; fr: crevettes à l'ail; es: gambas al ajillo, camarones al ajillo; it: gamberi all'aglio
garlic soup; de: Knoblauchsuppe, Knoblauchcremesuppe; fr: soupe à l'ail, tourin; es: sopa de ajo, sopa castellana; it: zuppa d'aglio
mussels, steamed mussels, mussels in white wine; de: Muscheln in Weißwein, Miesmuscheln; fr: moules marinières, moules; es: mejillones al vapor, mejillones; it: impepata di cozze, cozze
chocolate in a cup, hot chocolate; de: Trinkschokolade; fr: chocolat chaud; es: chocolate a la taza; it: cioccolata calda
plum cake, damson cake; de: Zwetschgenkuchen, Pflaumenkuchen, Zwetschgendatschi; fr: gâteau aux prunes, tarte aux prunes, tarte aux quetsches; es: tarta de ciruelas, pastel de ciruelas; it: torta di prugne
cheesecake; es: pastel de queso, quesada; it: torta di formaggio
lemonade; de: Zitronenlimo; fr: citronnade; es: limonada; it: limonata
scampi, prawns in garlic butter, shrimp scampi; de: Garnelen in Knoblauchbutter; fr: scampi à l'ail; it: scampi all'aglio
ceviche, raw fish, marinated raw fish, cured fish, fish cured in lime; de: roher Fisch, marinierter roher Fisch; fr: poisson cru, poisson cru mariné; es: pescado crudo, pescado marinado, cebiche; it: pesce crudo, pesce crudo marinato
kimchi, fermented cabbage; de: fermentierter Kohl, fermentierter Chinakohl; fr: chou fermenté; es: col fermentada; it: cavolo fermentato
shakshuka, eggs in tomato sauce, eggs in purgatory, eggs poached in tomato; de: Eier in Tomatensoße; fr: œufs à la tomate, œufs sauce tomate; es: huevos en salsa de tomate, huevos en tomate; it: uova al pomodoro, uova in purgatorio
katsu, breaded cutlet, panko cutlet, tonkatsu; de: japanisches Schnitzel; fr: porc pané japonais; es: chuleta empanada japonesa
cabbage roll, cabbage parcel, stuffed cabbage leaves; de: gefüllte Kohlblätter, gefüllter Kohl, Krautwickerl; fr: feuilles de chou farcies; es: hojas de col rellenas; it: foglie di verza ripiene
fish and chips, fish in batter; de: Fisch im Teig, Fisch im Bierteig; fr: poisson frit, poisson pané; es: pescado frito; it: pesce fritto
baba ganoush, roasted aubergine puree, smoky aubergine; de: Auberginenpüree; fr: purée d'aubergines, purée d'aubergines grillées; es: puré de berenjenas; it: purè di melanzane
patatas bravas; de: scharfe Bratkartoffeln; fr: patates épicées; es: patatas picantes, papas picantes; it: patate piccanti
sauerbraten, marinated beef roast, vinegar roast; de: marinierter Rinderbraten, Essigbraten; fr: rôti de bœuf mariné; es: asado de ternera marinado; it: arrosto marinato
beef bourguignon, beef in red wine, braised beef in red wine; de: Rindfleisch in Rotwein, Rinderschmorbraten in Rotwein; fr: bœuf au vin rouge; es: ternera al vino tinto, carne al vino tinto; it: manzo al vino rosso, brasato al vino rosso
flourless chocolate cake, torta caprese; de: mehlloser Schokoladenkuchen; fr: gâteau au chocolat sans farine; es: tarta de chocolate sin harina; it: torta al cioccolato senza farina
stuffed pepper, filled pepper; de: gefüllte Paprika, gefüllte Paprikaschoten; fr: poivron farci; es: pimiento relleno; it: peperone ripieno
stuffed vegetables; de: gefülltes Gemüse; fr: légumes farcis, petits farcis; es: verduras rellenas; it: verdure ripiene
chicken wing, hot wings, sticky wings, barbecue wings
burger, beefburger, beef patty, hamburger; de: Hamburger, Rindfleischburger; fr: hamburger, steak haché; es: hamburguesa; it: hamburger
churro, spanish doughnut, mexican doughnut; de: spanisches Spritzgebäck; fr: chichis
madeleine, madeleine cake, shell cake; de: Madeleine; es: magdalena
financier, french almond cake, friand; de: Mandelfinancier; fr: financier; es: financier
soda bread, soda farl, soda loaf
sangria, wine punch, red wine punch; de: Rotweinbowle, Weinbowle; fr: punch au vin; es: ponche de vino
refried beans, refried pinto beans, mashed pinto beans; de: Bohnenmus; fr: haricots frits, purée de haricots; es: frijoles refritos, frijoles volteados
bibimbap, korean rice bowl, korean mixed rice; de: koreanische Reisschüssel; fr: riz coréen; es: arroz coreano
jollof rice, west african rice, nigerian rice; de: westafrikanischer Reis; fr: riz africain, riz jollof; es: arroz jollof
ribollita, tuscan bread soup, tuscan bean soup; de: toskanische Brotsuppe; fr: soupe toscane; es: sopa toscana; it: zuppa toscana
kofta, lamb kofta, minced lamb kebab, lamb meatball; de: Lammspieße, Lammfrikadellen; fr: kefta, boulettes d'agneau; es: kefta, brochetas de cordero; it: polpette di agnello
clafoutis, cherry flan, cherry batter pudding; de: Kirschauflauf, Kirschenmichel; fr: flan aux cerises; es: flan de cerezas; it: sformato di ciliegie
toad in the hole, sausages in batter, sausage batter pudding; de: Würstchen im Teig
sausage and mash, bangers and mash; de: Würstchen mit Kartoffelpüree; fr: saucisse purée; es: salchichas con puré; it: salsiccia e purè
coleslaw, slaw, cabbage slaw
victoria sponge, jam sponge, jam and cream sponge
natillas, spanish custard, egg custard; de: spanischer Pudding; fr: crème espagnole; es: natillas; it: crema spagnola
satay, chicken on a stick
`;

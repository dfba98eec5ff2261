/** Names of one salad, dip or starter of Europe and its heirs: see ../produce.ts for how a line is read. */
export const saladsAndDips = `
salad, slaw; de: Salat; fr: salade; es: ensalada; it: insalata
coleslaw, slaw, cabbage salad, cole slaw; de: Krautsalat, Kohlsalat, Weißkrautsalat, Weißkohlsalat, Coleslaw; fr: salade de chou, coleslaw; es: ensalada de col, coleslaw, ensalada de repollo; it: insalata di cavolo, coleslaw, insalata di cavolo cappuccio
potato salad, tattie salad; de: Kartoffelsalat, Erdäpfelsalat; fr: salade de pommes de terre, salade piémontaise; es: ensalada de papa, ensaladilla, ensalada de patatas, ensalada de papas; it: insalata di patate
pasta salad, macaroni salad; de: Nudelsalat, Pastasalat; fr: salade de pâtes; es: ensalada de pasta; it: insalata di pasta, pasta fredda
fruit salad, fruit cocktail salad, ambrosia; de: Obstsalat, Fruchtsalat; fr: salade de fruits; es: ensalada de frutas, macedonia, ensalada de fruta; it: macedonia
hummus, houmous, humus, hommus, chickpea dip; de: Hummus, Kichererbsenpüree; fr: houmous, hoummous, hommos; es: hummus, humus, puré de garbanzos; it: crema di ceci
guacamole, avocado dip, guac, avo dip; de: Guacamole; fr: guacamole; es: guacamole; it: guacamole
dip, spread; de: Aufstrich, Dip; fr: tartinade; es: untable; it: crema spalmabile
sauce; de: Soße, Sauce; fr: sauce; es: salsa; it: salsa, sugo
salad dressing, vinaigrette, dressing; de: Salatdressing, Salatsoße; fr: vinaigrette; es: aliño, vinagreta; it: condimento per insalata
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
carpaccio, beef carpaccio; de: Carpaccio; fr: carpaccio; es: carpaccio; it: carpaccio, carpaccio di manzo
caprese skewer; de: Tomate-Mozzarella-Spieße; fr: brochettes tomate mozzarella; es: brochetas caprese; it: spiedini di caprese
corn salad, sweetcorn salad, mexican corn salad; de: Maissalat; fr: salade de maïs; es: ensalada de maíz, ensalada de elote; it: insalata di mais
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
melon and ham, prosciutto and melon; de: Melone mit Schinken; fr: melon jambon; es: melón con jamón; it: prosciutto e melone
`;

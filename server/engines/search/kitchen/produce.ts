/**
 * Names of one vegetable, herb, fruit or nut, a line each: English ones, then "de:", "fr:", "es:" and "it:".
 * The names of a line find each other in every direction.
 */
export const produce = `
aubergine, eggplant, brinjal, melongene; de: Aubergine, Eierfrucht, Melanzani; fr: aubergine; es: berenjena; it: melanzana, melanzane
courgette, zucchini, baby marrow; de: Zucchini, Zucchetti; fr: courgette; es: calabacín, zapallito; it: zucchina, zucchine, zucchini
capsicum, bell pepper, sweet pepper; de: Paprika, Paprikaschote; fr: poivron; es: pimiento, pimentón morrón; it: peperone
red pepper, red bell pepper, red capsicum; de: rote Paprika; fr: poivron rouge; es: pimiento rojo; it: peperone rosso
green pepper, green bell pepper, green capsicum; de: grüne Paprika; fr: poivron vert; es: pimiento verde; it: peperone verde
chili, chilli pepper, chile pepper, hot pepper; de: Chili, Chilischote, Peperoni; fr: piment; es: chile, ají, guindilla; it: peperoncino
tomato; de: Tomate, Paradeiser; fr: tomate; es: tomate, jitomate; it: pomodoro
cherry tomato, grape tomato; de: Kirschtomate, Cocktailtomate; fr: tomate cerise; es: tomate cherry; it: pomodorino
potato, spud, tater; de: Kartoffel, Erdapfel; fr: pomme de terre, patate; es: patata, papa; it: patata
sweet potato, kumara; de: Süßkartoffel, Batate; fr: patate douce; es: batata, boniato, camote; it: patata dolce
onion; de: Zwiebel; fr: oignon; es: cebolla; it: cipolla
red onion, spanish onion; de: rote Zwiebel; fr: oignon rouge; es: cebolla morada, cebolla roja; it: cipolla rossa
spring onion, scallion, green onion, salad onion; de: Frühlingszwiebel, Lauchzwiebel; fr: oignon vert, ciboule, cébette, oignon nouveau; es: cebolleta, cebolla verde, cebollín; it: cipollotto
shallot, eschalot; de: Schalotte; fr: échalote; es: chalota, echalote; it: scalogno
leek; de: Lauch, Porree; fr: poireau; es: puerro; it: porro
garlic; de: Knoblauch; fr: ail; es: ajo; it: aglio
wild garlic, ramson, ramps, bear garlic; de: Bärlauch; fr: ail des ours; it: aglio orsino
carrot; de: Karotte, Möhre, Mohrrübe, Gelbe Rübe; fr: carotte; es: zanahoria; it: carota
parsnip; de: Pastinake; fr: panais; es: chirivía; it: pastinaca
turnip, neep; de: weiße Rübe, Mairübe; fr: navet; es: nabo; it: rapa
swede, rutabaga, yellow turnip; de: Steckrübe, Kohlrübe; fr: rutabaga; es: colinabo; it: rutabaga
beetroot, beet; de: Rote Bete, Rote Beete, Rote Rübe, Rande; fr: betterave; es: remolacha, betabel; it: barbabietola, rapa rossa
radish; de: Radieschen; fr: radis; es: rábano; it: ravanello
daikon, mooli, white radish; de: Rettich; fr: radis blanc; es: rábano blanco
celeriac, celery root; de: Knollensellerie, Sellerieknolle; fr: céleri rave; es: apionabo; it: sedano rapa
celery; de: Sellerie, Staudensellerie, Stangensellerie; fr: céleri; es: apio; it: sedano
fennel; de: Fenchel; fr: fenouil; es: hinojo; it: finocchio
cabbage; de: Kohl, Kraut; fr: chou; es: repollo, col; it: cavolo, verza
white cabbage; de: Weißkohl, Weißkraut; fr: chou blanc; it: cavolo bianco
red cabbage; de: Rotkohl, Rotkraut, Blaukraut; fr: chou rouge; es: lombarda; it: cavolo rosso
savoy cabbage; de: Wirsing; fr: chou de milan, chou vert; it: verza
chinese cabbage, napa cabbage, chinese leaf; de: Chinakohl; fr: chou chinois; es: col china; it: cavolo cinese
pak choi, bok choy, pak choy; de: Pak Choi; fr: pak choï
kale, borecole; de: Grünkohl, Federkohl; fr: chou kale, chou frisé; es: col rizada; it: cavolo riccio
cavolo nero, tuscan kale, lacinato kale, black kale; de: Schwarzkohl; it: cavolo nero
brussels sprout, sprout; de: Rosenkohl; fr: chou de bruxelles; es: col de bruselas; it: cavoletto, cavolini di bruxelles
cauliflower; de: Blumenkohl, Karfiol; fr: chou fleur; es: coliflor; it: cavolfiore
broccoli, calabrese; de: Brokkoli; fr: brocoli; es: brócoli, brécol; it: broccolo
broccoli rabe, rapini; it: cime di rapa, friarielli
kohlrabi; de: Kohlrabi; fr: chou rave; es: colirrábano; it: cavolo rapa
spinach; de: Spinat; fr: épinard; es: espinaca; it: spinaci, spinacio
chard, swiss chard, silverbeet; de: Mangold; fr: blette, bette; es: acelga; it: bietola, bieta
lettuce; de: Kopfsalat, Blattsalat; fr: laitue, salade verte; es: lechuga; it: lattuga
cos lettuce, romaine, romaine lettuce; de: Romanasalat, Römersalat; fr: laitue romaine; es: lechuga romana
lamb's lettuce, mache, corn salad; de: Feldsalat, Nüsslisalat, Rapunzel; fr: mâche, salade de mâche; es: canónigos; it: songino, valeriana
rocket, arugula, rucola, roquette; de: Rucola, Rauke; fr: roquette; es: rúcula; it: rucola
endive, chicory, witloof; de: Chicorée; fr: endive; es: endibia; it: indivia, cicoria
watercress, cress; de: Brunnenkresse, Kresse; fr: cresson; es: berro; it: crescione
cucumber; de: Gurke, Salatgurke; fr: concombre; es: pepino; it: cetriolo
gherkin, pickle, pickled cucumber, dill pickle, cornichon; de: Gewürzgurke, Essiggurke, saure Gurke; fr: cornichon; es: pepinillo; it: cetriolino
pumpkin; de: Kürbis; fr: citrouille, potiron; es: calabaza, zapallo; it: zucca
squash, winter squash; de: Kürbis; fr: courge; es: calabaza; it: zucca
butternut squash, butternut pumpkin; de: Butternusskürbis, Butternut Kürbis; fr: courge butternut, doubeurre
mushroom; de: Pilz, Champignon, Schwammerl; fr: champignon; es: champiñón, seta, hongo; it: fungo, funghi
button mushroom, white mushroom; de: Champignon; fr: champignon de paris; it: champignon
porcini, cep, penny bun; de: Steinpilz; fr: cèpe; it: porcini, porcino
chanterelle, girolle; de: Pfifferling, Eierschwammerl; fr: girolle, chanterelle; it: finferli
corn, sweetcorn, maize, corn on the cob; de: Mais, Maiskolben; fr: maïs; es: maíz, elote, choclo; it: mais, granturco
pea, green pea, garden pea, petits pois; de: Erbse; fr: petit pois; es: guisante, arveja, chícharo; it: pisello
snow pea, mangetout, sugar snap; de: Zuckerschote, Kaiserschote; fr: pois gourmand; es: tirabeque; it: taccola
green bean, french bean, string bean, haricot vert, runner bean; de: grüne Bohne, Fisole, Buschbohne; fr: haricot vert; es: judía verde, ejote, chaucha; it: fagiolino
broad bean, fava bean; de: dicke Bohne, Saubohne, Puffbohne; fr: fève; es: haba; it: fava
bean; de: Bohne; fr: haricot; es: frijol, alubia, judía, poroto; it: fagiolo
kidney bean, red bean; de: Kidneybohne; fr: haricot rouge; es: frijol rojo, alubia roja; it: fagiolo rosso
black bean, turtle bean; de: schwarze Bohne; fr: haricot noir; es: frijol negro; it: fagiolo nero
white bean, cannellini bean, navy bean, haricot bean, great northern bean; de: weiße Bohne; fr: haricot blanc; es: alubia blanca, judía blanca; it: cannellini, fagiolo cannellino
butter bean, lima bean; de: Limabohne; fr: haricot de lima
chickpea, garbanzo, garbanzo bean, chana; de: Kichererbse; fr: pois chiche; es: garbanzo; it: cece, ceci
lentil, dal, dhal, daal; de: Linse; fr: lentille; es: lenteja; it: lenticchia
split pea; de: Schälerbse, Spalterbse; fr: pois cassé
edamame, soybean, soya bean; de: Sojabohne; fr: soja; es: soja, soya; it: soia
bean sprout, beansprout, mung bean sprout; de: Sojasprosse, Mungbohnensprosse; fr: germe de soja, pousse de soja
asparagus; de: Spargel; fr: asperge; es: espárrago; it: asparago
artichoke, globe artichoke; de: Artischocke; fr: artichaut; es: alcachofa; it: carciofo
jerusalem artichoke, sunchoke; de: Topinambur; fr: topinambour
okra, ladies finger, bhindi, gumbo; de: Okra; fr: gombo; es: quimbombó
olive; de: Olive; fr: olive; es: aceituna, oliva; it: oliva
caper; de: Kaper; fr: câpre; es: alcaparra; it: cappero
avocado; de: Avocado; fr: avocat; es: aguacate, palta; it: avocado
seaweed, nori, kelp; de: Alge; fr: algue; es: alga; it: alga
coriander, cilantro, chinese parsley, coriander leaf, dhania; de: Koriander; fr: coriandre; es: cilantro, culantro; it: coriandolo
parsley; de: Petersilie; fr: persil; es: perejil; it: prezzemolo
basil; de: Basilikum; fr: basilic; es: albahaca; it: basilico
mint, spearmint, pudina; de: Minze, Pfefferminze; fr: menthe; es: menta, hierbabuena; it: menta
thyme; de: Thymian; fr: thym; es: tomillo; it: timo
rosemary; de: Rosmarin; fr: romarin; es: romero; it: rosmarino
sage; de: Salbei; fr: sauge; es: salvia; it: salvia
dill, dillweed; de: Dill; fr: aneth; es: eneldo; it: aneto
chive; de: Schnittlauch; fr: ciboulette; es: cebollino; it: erba cipollina
oregano; de: Oregano; fr: origan; es: orégano; it: origano
marjoram; de: Majoran; fr: marjolaine; es: mejorana; it: maggiorana
tarragon; de: Estragon; fr: estragon; es: estragón; it: dragoncello
chervil; de: Kerbel; fr: cerfeuil; es: perifollo; it: cerfoglio
bay leaf, laurel; de: Lorbeer, Lorbeerblatt; fr: laurier; es: laurel; it: alloro
lemongrass; de: Zitronengras; fr: citronnelle; es: hierba limón; it: citronella
kaffir lime leaf, makrut lime leaf; de: Kaffirlimettenblatt
fenugreek, methi; de: Bockshornklee; fr: fenugrec
ginger; de: Ingwer; fr: gingembre; es: jengibre; it: zenzero
horseradish; de: Meerrettich, Kren; fr: raifort; es: rábano picante; it: rafano, cren
nettle, stinging nettle; de: Brennnessel; fr: ortie; es: ortiga; it: ortica
sorrel; de: Sauerampfer; fr: oseille
elderflower; de: Holunderblüte; fr: fleur de sureau; it: fiori di sambuco
rhubarb; de: Rhabarber; fr: rhubarbe; es: ruibarbo; it: rabarbaro
apple; de: Apfel; fr: pomme; es: manzana; it: mela
pear; de: Birne; fr: poire; es: pera; it: pera
quince; de: Quitte; fr: coing; es: membrillo; it: mela cotogna
plum; de: Pflaume, Zwetschge, Zwetschke; fr: prune; es: ciruela; it: prugna, susina
prune, dried plum; de: Dörrpflaume, Backpflaume; fr: pruneau; es: ciruela pasa; it: prugna secca
apricot; de: Aprikose, Marille; fr: abricot; es: albaricoque, damasco; it: albicocca
peach; de: Pfirsich; fr: pêche; es: melocotón, durazno; it: pesca
nectarine; de: Nektarine; fr: nectarine; es: nectarina; it: nettarina
cherry; de: Kirsche; fr: cerise; es: cereza; it: ciliegia
sour cherry, morello cherry; de: Sauerkirsche, Schattenmorelle, Weichsel; fr: griotte; es: guinda; it: amarena, visciola
strawberry; de: Erdbeere; fr: fraise; es: fresa, frutilla; it: fragola
raspberry; de: Himbeere; fr: framboise; es: frambuesa; it: lampone
blackberry, bramble; de: Brombeere; fr: mûre; es: mora, zarzamora; it: mora
blueberry, bilberry, huckleberry; de: Heidelbeere, Blaubeere; fr: myrtille, bleuet; es: arándano; it: mirtillo
cranberry; de: Cranberry, Preiselbeere; fr: canneberge, airelle; es: arándano rojo; it: mirtillo rosso
redcurrant, red currant; de: rote Johannisbeere, Ribisel; fr: groseille; es: grosella; it: ribes rosso
blackcurrant, black currant; de: schwarze Johannisbeere; fr: cassis; es: grosella negra; it: ribes nero
gooseberry; de: Stachelbeere; fr: groseille à maquereau; es: uva espina; it: uva spina
berry; de: Beere; fr: fruits rouges, baie; es: frutos rojos; it: frutti di bosco
grape; de: Traube, Weintraube; fr: raisin; es: uva; it: uva
raisin, sultana; de: Rosine, Sultanine; fr: raisin sec; es: pasa, uva pasa; it: uvetta, uva passa
fig; de: Feige; fr: figue; es: higo; it: fico, fichi
date, medjool; de: Dattel; fr: datte; es: dátil; it: dattero
lemon; de: Zitrone; fr: citron; es: limón; it: limone
lime; de: Limette; fr: citron vert; es: lima; it: lime
orange; de: Orange, Apfelsine; fr: orange; es: naranja; it: arancia
tangerine, mandarin, clementine, satsuma; de: Mandarine, Clementine; fr: mandarine, clémentine; es: mandarina; it: mandarino, clementina
grapefruit; de: Grapefruit, Pampelmuse; fr: pamplemousse; es: pomelo, toronja; it: pompelmo
banana; de: Banane; fr: banane; es: plátano, banana, guineo; it: banana
plantain; de: Kochbanane; fr: banane plantain; es: plátano macho
pineapple; de: Ananas; fr: ananas; es: piña, ananá; it: ananas
mango; de: Mango; fr: mangue; es: mango; it: mango
melon, cantaloupe, honeydew; de: Melone; fr: melon; es: melón; it: melone
watermelon; de: Wassermelone; fr: pastèque; es: sandía; it: anguria, cocomero
pomegranate; de: Granatapfel; fr: grenade; es: granada; it: melagrana, melograno
passion fruit, maracuja; de: Passionsfrucht, Maracuja; fr: fruit de la passion; es: maracuyá; it: frutto della passione
papaya, pawpaw; de: Papaya; fr: papaye; es: papaya, lechosa
persimmon, kaki, sharon fruit; de: Kaki; fr: kaki; es: caqui; it: cachi
coconut; de: Kokosnuss, Kokos; fr: noix de coco, coco; es: coco; it: cocco, noce di cocco
desiccated coconut, shredded coconut, coconut flake; de: Kokosraspel; fr: noix de coco râpée; es: coco rallado; it: cocco grattugiato
coconut milk; de: Kokosmilch; fr: lait de coco; es: leche de coco; it: latte di cocco
almond; de: Mandel; fr: amande; es: almendra; it: mandorla
ground almond, almond meal, almond flour; de: gemahlene Mandel, Mandelmehl; fr: poudre d'amande, amande en poudre; es: almendra molida, harina de almendra; it: farina di mandorle
walnut; de: Walnuss, Baumnuss; fr: noix; es: nuez, nuez de nogal; it: noce, noci
hazelnut, filbert, cobnut; de: Haselnuss; fr: noisette; es: avellana; it: nocciola
chestnut; de: Marone, Kastanie, Esskastanie; fr: châtaigne, marron; es: castaña; it: castagna
pistachio; de: Pistazie; fr: pistache; es: pistacho; it: pistacchio
peanut, groundnut, monkey nut; de: Erdnuss; fr: cacahuète, arachide; es: cacahuete, maní; it: arachide, nocciolina
cashew; de: Cashew, Cashewkern, Cashewkerne; fr: noix de cajou, cajou; es: anacardo; it: anacardo, anacardi
pecan; de: Pekannuss; fr: noix de pécan; es: pacana, nuez pecana; it: noce pecan
pine nut, pignoli; de: Pinienkern, Pinienkerne; fr: pignon de pin, pignon; es: piñón; it: pinolo, pinoli
sesame, sesame seed; de: Sesam; fr: sésame; es: sésamo, ajonjolí; it: sesamo
poppy seed; de: Mohn; fr: graine de pavot; es: semilla de amapola; it: semi di papavero
sunflower seed; de: Sonnenblumenkern, Sonnenblumenkerne; fr: graine de tournesol; es: pipa de girasol; it: semi di girasole
pumpkin seed, pepita; de: Kürbiskern, Kürbiskerne; fr: graine de courge; es: pepita de calabaza; it: semi di zucca
linseed, flaxseed, flax seed; de: Leinsamen; fr: graine de lin; es: linaza; it: semi di lino
fruit; de: Obst, Frucht; fr: fruit; es: fruta; it: frutta
vegetable, veg, veggie; de: Gemüse; fr: légume; es: verdura, hortaliza; it: verdura, ortaggi
herb; de: Kräuter; fr: herbes; es: hierbas; it: erbe
nut; de: Nuss; fr: fruits à coque; es: frutos secos, nueces; it: frutta secca
jalapeno, jalapeno pepper; de: Jalapeño; fr: jalapeño; es: jalapeño, chile jalapeño; it: jalapeño
chipotle, chipotle pepper, smoked jalapeno; de: Chipotle; fr: chipotle; es: chipotle, chile chipotle; it: chipotle
poblano, poblano pepper, ancho; es: poblano, chile poblano, chile ancho
habanero, habanero pepper; es: habanero, chile habanero
scotch bonnet, scotch bonnet pepper; fr: piment antillais
roasted pepper, roasted red pepper; de: geröstete Paprika, gegrillte Paprika; fr: poivron grillé; es: pimiento asado, pimiento del piquillo, piquillo; it: peperone arrostito
pointed pepper, romano pepper; de: Spitzpaprika
padron pepper; de: Pimientos de Padrón, Bratpaprika; fr: piment padron; es: pimiento de padrón
sun dried tomato, sundried tomato; de: getrocknete Tomate; fr: tomate séchée; es: tomate seco, tomate deshidratado; it: pomodoro secco, pomodori secchi
plum tomato, roma tomato; de: Eiertomate, Romatomate; fr: tomate roma; es: tomate pera, tomate saladet; it: pomodoro san marzano, pomodoro perino
beef tomato, beefsteak tomato; de: Fleischtomate, Ochsenherztomate; fr: tomate coeur de boeuf; es: tomate corazón de buey; it: pomodoro cuore di bue
tomatillo; es: tomatillo, tomate verde, miltomate
new potato, baby potato; de: Frühkartoffel, neue Kartoffel, Drillinge; fr: pomme de terre nouvelle, pomme de terre grenaille; es: patata nueva, papa cambray, papita; it: patata novella, patate novelle
yam; de: Yamswurzel, Yams; fr: igname; es: ñame; it: igname
cassava, yuca, manioc; de: Maniok, Cassava; fr: manioc; es: yuca, mandioca; it: manioca
taro, taro root, eddo; de: Taro; fr: taro; es: taro, malanga; it: taro
jicama, yam bean; es: jícama
salsify, black salsify, oyster plant; de: Schwarzwurzel; fr: salsifis; es: salsifí; it: scorzonera
parsley root, root parsley; de: Petersilienwurzel; fr: persil racine, persil tubéreux; es: raíz de perejil; it: radice di prezzemolo
lotus root; de: Lotuswurzel; fr: racine de lotus; es: raíz de loto; it: radice di loto
water chestnut; de: Wasserkastanie; fr: châtaigne d'eau; es: castaña de agua; it: castagna d'acqua
bamboo shoot; de: Bambussprosse; fr: pousse de bambou; es: brote de bambú; it: germoglio di bambù
collard green, collards; es: berza
mustard green; de: Senfkohl; fr: feuille de moutarde; es: hoja de mostaza
turnip green, turnip top; de: Stielmus, Rübstiel; fr: fane de navet; es: grelo, nabiza; it: cime di rapa
romanesco, romanesco broccoli; de: Romanesco; fr: romanesco, chou romanesco; es: romanesco; it: broccolo romanesco, broccolo romano
broccolini, tenderstem broccoli, tenderstem, sprouting broccoli, purple sprouting broccoli; de: wilder Brokkoli, Bimi; fr: broccolini, brocolini; es: bimi, broccolini
pointed cabbage, hispi cabbage, sweetheart cabbage; de: Spitzkohl; fr: chou pointu; es: repollo picudo; it: cavolo a punta
baby spinach; de: Babyspinat; fr: pousse d'épinard, jeune pousse d'épinard; es: espinaca baby; it: spinacino
iceberg lettuce, iceberg; de: Eisbergsalat; fr: laitue iceberg, salade iceberg; es: lechuga iceberg; it: lattuga iceberg
curly endive, frisee; de: Friséesalat; fr: chicorée frisée, salade frisée; es: escarola rizada; it: indivia riccia
escarole; de: Endivie, Endiviensalat; fr: scarole; es: escarola; it: scarola
radicchio, red chicory, treviso; de: Radicchio; fr: radicchio, trévise; es: radicchio, achicoria roja; it: radicchio
dandelion, dandelion green; de: Löwenzahn; fr: pissenlit; es: diente de león; it: tarassaco
purslane; de: Portulak; fr: pourpier; es: verdolaga; it: portulaca
samphire, sea asparagus, sea bean; de: Queller; fr: salicorne; es: salicornia; it: salicornia
salad leaves, mixed leaves, mixed greens, mesclun, spring mix; de: Pflücksalat, Schnittsalat; fr: mesclun; es: mezclum, mezcla de lechugas; it: misticanza
soup greens, soup vegetables; de: Suppengrün, Suppengemüse, Wurzelwerk; fr: légumes du pot; es: verduras para caldo; it: odori per brodo
mirepoix, soffritto; de: Röstgemüse; fr: mirepoix; es: mirepoix; it: soffritto
shiitake, shiitake mushroom, chinese mushroom; de: Shiitake, Shiitakepilz; fr: shiitaké; es: shiitake; it: shiitake
portobello, portobello mushroom, portabella; de: Portobello, Riesenchampignon; fr: portobello; es: portobello; it: portobello
oyster mushroom; de: Austernpilz, Austernseitling; fr: pleurote; es: seta de ostra, gírgola; it: pleurotus, fungo ostrica
king oyster mushroom, king trumpet mushroom, eryngii; de: Kräuterseitling; fr: pleurote du panicaut, eryngii; es: seta de cardo; it: cardoncello, cardoncelli
chestnut mushroom, cremini, crimini, brown mushroom, baby bella; de: brauner Champignon, Egerling; fr: champignon brun; es: champiñón portobellini; it: champignon crema
morel; de: Morchel, Spitzmorchel; fr: morille; es: colmenilla; it: spugnola
black truffle, white truffle; de: schwarzer Trüffel; fr: truffe noire; es: trufa negra; it: tartufo, tartufo nero
enoki, enoki mushroom, enokitake; de: Enoki; fr: enoki; es: enoki; it: enoki
wood ear, wood ear mushroom, cloud ear, black fungus; de: Mu-Err, Mu-Err-Pilz, Judasohr; fr: oreille de judas; es: oreja de judas; it: orecchio di giuda
wild mushroom, mixed mushroom; de: Waldpilz, Mischpilze; fr: champignons sauvages, champignons des bois; es: setas silvestres, setas variadas; it: funghi misti, funghi di bosco
dried mushroom; de: Trockenpilz, getrocknete Pilze; fr: champignon séché; es: setas secas, hongos secos; it: funghi secchi
pinto bean; de: Pintobohne, Wachtelbohne; fr: haricot pinto; es: frijol pinto, alubia pinta, judía pinta; it: fagiolo pinto
borlotti bean, cranberry bean; de: Borlottibohne; fr: haricot borlotti, haricot coco rose; es: alubia borlotti, poroto cargamanto; it: borlotti, fagiolo borlotto
black eyed pea, black eyed bean, cowpea, lobia; de: Schwarzaugenbohne, Augenbohne; fr: haricot à oeil noir, niébé; es: frijol carita, frijol caupí, judía carilla; it: fagiolo dall'occhio
giant bean, gigantes, gigante bean; de: Riesenbohne; es: judión; it: fagioli bianchi di spagna
flageolet, flageolet bean; fr: flageolet
wax bean, yellow bean; de: Wachsbohne; fr: haricot beurre; it: fagiolini gialli
mung bean, moong bean, moong, green gram; de: Mungbohne; fr: haricot mungo; es: frijol mungo, judía mungo, soja verde; it: fagiolo mungo
moong dal, mung dal, split mung bean
adzuki bean, azuki bean, aduki bean, adzuki, azuki; de: Adzukibohne, Azukibohne; fr: haricot azuki; es: judía azuki, azuki; it: fagiolo azuki, azuki
red lentil, masoor dal, split red lentil; de: rote Linse; fr: lentille corail; es: lenteja roja, lenteja coral; it: lenticchie rosse
green lentil, puy lentil; de: grüne Linse, Puy-Linse, Berglinse; fr: lentille verte, lentille du puy; es: lenteja verde; it: lenticchie verdi
brown lentil; de: braune Linse, Tellerlinse; fr: lentille brune, lentille blonde; es: lenteja pardina, lenteja parda; it: lenticchie marroni
beluga lentil, black lentil; de: Belugalinse; fr: lentille beluga; es: lenteja beluga, lenteja caviar; it: lenticchie beluga, lenticchie nere
urad dal, black gram, urad
toor dal, pigeon pea, arhar dal, tuvar dal; fr: pois d'angole; es: gandul, guandú
chana dal, split chickpea, bengal gram
lupin, lupin bean, lupini; de: Lupine; fr: lupin; es: altramuz, chocho; it: lupini
refried bean; de: Bohnenmus; fr: haricots frits; es: frijoles refritos; it: fagioli rifritti
white asparagus; de: weißer Spargel; fr: asperge blanche; es: espárrago blanco; it: asparago bianco, asparagi bianchi
green asparagus; de: grüner Spargel; fr: asperge verte; es: espárrago verde, espárrago triguero; it: asparago verde, asparagi verdi
artichoke heart; de: Artischockenherz; fr: coeur d'artichaut, fond d'artichaut; es: corazón de alcachofa; it: cuore di carciofo, cuori di carciofo
cardoon; de: Karde, Cardy; fr: cardon; es: cardo; it: cardo, cardi
heart of palm, palm heart; de: Palmherz; fr: coeur de palmier; es: palmito; it: cuore di palma, cuori di palma
black olive, kalamata olive, kalamata; de: schwarze Olive, Kalamata-Olive; fr: olive noire; es: aceituna negra; it: oliva nera, olive nere
green olive; de: grüne Olive; fr: olive verte; es: aceituna verde; it: oliva verde, olive verdi
cactus paddle, nopales; es: nopal
bitter melon, bitter gourd, karela; de: Bittermelone; fr: margose, melon amer; es: melón amargo
bottle gourd, lauki, dudhi, calabash, opo squash; de: Flaschenkürbis; fr: calebasse
chayote, choko, christophine, mirliton; de: Chayote; fr: chayote, christophine, chouchou; es: chayote; it: chayote
spaghetti squash; de: Spaghettikürbis; fr: courge spaghetti; es: calabaza espagueti; it: zucca spaghetti
acorn squash; de: Eichelkürbis; fr: courge poivrée; es: calabaza bellota
red kuri squash, kuri squash, onion squash, hokkaido squash, hokkaido pumpkin; de: Hokkaido, Hokkaidokürbis; fr: potimarron; es: calabaza hokkaido, calabaza potimarrón; it: zucca hokkaido
kabocha, kabocha squash, japanese pumpkin; fr: kabocha; es: calabaza kabocha
pattypan squash, patty pan squash, pattypan; de: Patisson, Ufokürbis; fr: pâtisson; es: calabaza bonetera, patisson; it: patisson
courgette flower, zucchini flower, zucchini blossom, squash blossom; de: Zucchiniblüte; fr: fleur de courgette; es: flor de calabaza, flor de calabacín; it: fiore di zucca, fiori di zucca, fiori di zucchina
vine leaf, grape leaf; de: Weinblatt, Weinblätter; fr: feuille de vigne; es: hoja de parra; it: foglia di vite
banana leaf; de: Bananenblatt; fr: feuille de bananier; es: hoja de plátano; it: foglia di banano
curry leaf, kadi patta; de: Curryblatt, Curryblätter; fr: feuille de curry; es: hoja de curry; it: foglia di curry
thai basil; de: Thaibasilikum, Thai-Basilikum; fr: basilic thaï; es: albahaca tailandesa; it: basilico thai
lemon balm; de: Zitronenmelisse, Melisse; fr: mélisse; es: melisa, toronjil; it: melissa
lemon verbena; de: Zitronenverbene, Verbene; fr: verveine; es: hierbaluisa, hierba luisa; it: erba cedrina, erba luigia
summer savory, winter savory; de: Bohnenkraut; fr: sarriette; es: ajedrea; it: santoreggia
lovage; de: Liebstöckel, Maggikraut; fr: livèche; es: levístico; it: levistico
borage; de: Borretsch; fr: bourrache; es: borraja; it: borragine
lavender; de: Lavendel; fr: lavande; es: lavanda; it: lavanda
goutweed, ground elder; de: Giersch; fr: égopode
mixed herb; de: gemischte Kräuter; fr: fines herbes; es: hierbas variadas; it: erbe aromatiche, erbe miste
italian seasoning, italian herb; de: italienische Kräuter; fr: herbes italiennes; es: hierbas italianas; it: erbe italiane
herbes de provence, provencal herb; de: Kräuter der Provence; fr: herbes de provence; es: hierbas provenzales, hierbas de provenza; it: erbe di provenza, erbe provenzali
bouquet garni; de: Bouquet garni, Kräutersträußchen; fr: bouquet garni; es: ramillete de hierbas; it: mazzetto aromatico
coriander seed, ground coriander, dhania powder; de: Koriandersamen, gemahlener Koriander; fr: graine de coriandre, coriandre moulue; es: semilla de cilantro, cilantro molido; it: semi di coriandolo
garlic powder, granulated garlic; de: Knoblauchpulver, Knoblauchgranulat; fr: ail en poudre, ail semoule; es: ajo en polvo; it: aglio in polvere
onion powder; de: Zwiebelpulver, Zwiebelgranulat; fr: oignon en poudre; es: cebolla en polvo; it: cipolla in polvere
black garlic; de: schwarzer Knoblauch; fr: ail noir; es: ajo negro; it: aglio nero
fried onion, crispy onion; de: Röstzwiebel; fr: oignon frit; es: cebolla frita, cebolla crujiente; it: cipolla fritta, cipolle fritte
pearl onion, baby onion, cocktail onion, silverskin onion; de: Perlzwiebel, Silberzwiebel; fr: oignon grelot; es: cebollita, cebolla perla; it: cipolle borettane, cipolline borettane
caramelised onion, caramelized onion, onion jam; de: karamellisierte Zwiebel, Zwiebelmarmelade; fr: oignon caramélisé, confit d'oignons; es: cebolla caramelizada; it: cipolla caramellata, cipolle caramellate
white onion; de: weiße Zwiebel; fr: oignon blanc; es: cebolla blanca; it: cipolla bianca
root vegetable; de: Wurzelgemüse; fr: légumes racines; es: verduras de raíz; it: ortaggi a radice
leafy green, leafy vegetable; de: Blattgemüse; fr: légumes feuilles; es: verduras de hoja, hojas verdes; it: verdure a foglia
pulse, dried bean; de: Hülsenfrucht, Hülsenfrüchte; fr: légumineuse, légume sec; es: legumbre; it: legumi
citrus, citrus fruit; de: Zitrusfrucht, Zitrusfrüchte; fr: agrume; es: cítrico; it: agrumi
stone fruit; de: Steinobst; fr: fruit à noyau; es: fruta de hueso, fruta de carozo; it: frutta con nocciolo
tropical fruit, exotic fruit; de: Südfrüchte, exotische Früchte; fr: fruits exotiques; es: fruta tropical; it: frutta esotica, frutta tropicale
mixed berry, forest fruit; de: Waldbeeren, Waldfrüchte, Beerenmischung; fr: fruits des bois, fruits rouges; es: frutos del bosque, bayas; it: frutti di bosco
dried fruit; de: Trockenobst, Dörrobst, Trockenfrüchte; fr: fruits secs, fruits séchés; es: fruta deshidratada, fruta desecada; it: frutta essiccata, frutta disidratata
lychee, litchi; de: Litschi; fr: litchi; es: lichi; it: litchi
kiwi, kiwifruit, kiwi fruit; de: Kiwi; fr: kiwi; es: kiwi; it: kiwi
guava; de: Guave; fr: goyave; es: guayaba; it: guava
jackfruit; de: Jackfrucht; fr: fruit du jacquier, jacquier; es: yaca, jaca; it: giaca
dragon fruit, pitaya, pitahaya; de: Drachenfrucht, Pitahaya; fr: fruit du dragon, pitaya; es: pitahaya, pitaya; it: frutto del drago, pitaya
star fruit, carambola; de: Sternfrucht, Karambole; fr: carambole; es: carambola; it: carambola
tamarind, imli; de: Tamarinde; fr: tamarin; es: tamarindo; it: tamarindo
tamarind paste, tamarind concentrate; de: Tamarindenpaste; fr: pâte de tamarin; es: pasta de tamarindo; it: pasta di tamarindo
prickly pear, cactus pear; de: Kaktusfeige; fr: figue de barbarie; es: higo chumbo; it: fico d'india, fichi d'india
mulberry; de: Maulbeere; fr: mûre du mûrier; es: mora de árbol; it: gelso, gelsi
elderberry; de: Holunderbeere, Fliederbeere; fr: baie de sureau; es: baya de saúco; it: bacche di sambuco
sea buckthorn; de: Sanddorn; fr: argousier; es: espino amarillo; it: olivello spinoso
rosehip, rose hip; de: Hagebutte; fr: cynorhodon; es: escaramujo; it: rosa canina
lingonberry, cowberry; de: Preiselbeere; fr: airelle rouge; es: arándano rojo; it: mirtillo rosso
acai; de: Açaí; fr: açaï; es: açaí; it: acai
goji berry, wolfberry; de: Gojibeere; fr: baie de goji; es: baya de goji; it: bacche di goji
physalis, cape gooseberry, goldenberry; de: Physalis, Kapstachelbeere; fr: physalis; es: physalis, uchuva, aguaymanto; it: alchechengi
mirabelle, mirabelle plum; de: Mirabelle; fr: mirabelle; es: ciruela mirabel; it: mirabella
greengage; de: Reineclaude, Reneklode; fr: reine claude; es: ciruela claudia; it: regina claudia
blood orange; de: Blutorange; fr: orange sanguine; es: naranja sanguina; it: arancia rossa, arancia sanguinella
bitter orange, seville orange; de: Bitterorange, Pomeranze; fr: orange amère, bigarade; es: naranja amarga, naranja agria; it: arancia amara
kumquat; de: Kumquat; fr: kumquat; es: kumquat, naranja china; it: kumquat, mandarino cinese
yuzu; de: Yuzu; fr: yuzu; es: yuzu; it: yuzu
preserved lemon, pickled lemon; de: Salzzitrone; fr: citron confit; es: limón encurtido, limón en conserva; it: limone sotto sale
lemon juice; de: Zitronensaft; fr: jus de citron; es: zumo de limón, jugo de limón; it: succo di limone
lemon zest, lemon peel, lemon rind; de: Zitronenschale, Zitronenabrieb, Zitronenzeste; fr: zeste de citron, écorce de citron; es: ralladura de limón, cáscara de limón, piel de limón; it: scorza di limone, buccia di limone
lime juice; de: Limettensaft; fr: jus de citron vert; es: zumo de lima, jugo de lima; it: succo di lime
orange juice; de: Orangensaft; fr: jus d'orange; es: zumo de naranja, jugo de naranja; it: succo d'arancia, succo di arancia
orange zest, orange peel, orange rind; de: Orangenschale, Orangenabrieb; fr: zeste d'orange, écorce d'orange; es: ralladura de naranja, cáscara de naranja, piel de naranja; it: scorza d'arancia, buccia d'arancia
apple juice; de: Apfelsaft; fr: jus de pomme; es: zumo de manzana, jugo de manzana; it: succo di mela
dried apricot; de: getrocknete Aprikose, Softaprikose; fr: abricot sec; es: orejón, albaricoque seco; it: albicocca secca, albicocche secche
dried fig; de: getrocknete Feige, Trockenfeige; fr: figue sèche, figue séchée; es: higo seco; it: fichi secchi
dried cranberry, craisin; de: getrocknete Cranberry; fr: cranberry séchée, canneberge séchée; es: arándano rojo deshidratado; it: mirtilli rossi essiccati
zante currant, dried currant; de: Korinthe; fr: raisin de corinthe; es: pasa de corinto; it: uva di corinto
glace cherry, candied cherry, maraschino cherry, cocktail cherry; de: kandierte Kirsche, Belegkirsche, Cocktailkirsche; fr: cerise confite, bigarreau confit; es: cereza confitada, cereza marrasquino; it: ciliegia candita, ciliegie candite
candied ginger, crystallised ginger, crystallized ginger, stem ginger; de: kandierter Ingwer; fr: gingembre confit; es: jengibre confitado, jengibre cristalizado; it: zenzero candito
ground ginger, ginger powder; de: Ingwerpulver; fr: gingembre en poudre, gingembre moulu; es: jengibre molido, jengibre en polvo; it: zenzero in polvere
galangal; de: Galgant; fr: galanga; es: galanga; it: galanga
coconut cream, cream of coconut; de: Kokoscreme, Kokossahne; fr: crème de coco; es: crema de coco; it: crema di cocco, panna di cocco
coconut water; de: Kokoswasser; fr: eau de coco; es: agua de coco; it: acqua di cocco
flaked almond, slivered almond, sliced almond; de: Mandelblättchen, Mandelstifte, Mandelsplitter; fr: amande effilée; es: almendra laminada, almendra fileteada; it: mandorle a lamelle, mandorle a scaglie
macadamia, macadamia nut; de: Macadamia, Macadamianuss; fr: noix de macadamia; es: macadamia, nuez de macadamia; it: noci di macadamia
brazil nut; de: Paranuss; fr: noix du brésil; es: nuez de brasil; it: noci del brasile
tiger nut, chufa; de: Erdmandel; fr: souchet; es: chufa
chia, chia seed; de: Chia, Chiasamen; fr: graine de chia, chia; es: chía, semilla de chía; it: semi di chia
hemp seed, hemp heart; de: Hanfsamen; fr: graine de chanvre; es: semilla de cáñamo; it: semi di canapa
psyllium, psyllium husk; de: Flohsamen, Flohsamenschalen; fr: psyllium; es: psyllium; it: psillio
black sesame, black sesame seed; de: schwarzer Sesam; fr: sésame noir; es: sésamo negro, ajonjolí negro; it: sesamo nero
nigella, nigella seed, kalonji; de: Schwarzkümmel; fr: nigelle; es: neguilla; it: nigella
mustard seed; de: Senfkörner, Senfsamen; fr: graine de moutarde; es: semilla de mostaza, mostaza en grano; it: semi di senape
fennel seed, saunf; de: Fenchelsamen; fr: graine de fenouil; es: semilla de hinojo; it: semi di finocchio
celery seed; de: Selleriesamen; fr: graine de céleri; es: semilla de apio; it: semi di sedano
tree nut, treenut; de: Schalenfrucht, Schalenfrüchte; fr: fruit à coque; es: fruto de cáscara; it: frutta a guscio
dried chili, dried chilli, dried chile; de: getrocknete Chili; fr: piment séché; es: chile seco, guindilla seca, ñora; it: peperoncino secco
truffle oil; de: Trüffelöl; fr: huile de truffe; es: aceite de trufa; it: olio al tartufo
`;

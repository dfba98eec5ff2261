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
lamb's lettuce, mache, corn salad; de: Feldsalat, Nüsslisalat, Rapunzel; fr: mâche; es: canónigos; it: songino, valeriana
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
cashew; de: Cashew, Cashewkern; fr: noix de cajou, cajou; es: anacardo; it: anacardo, anacardi
pecan; de: Pekannuss; fr: noix de pécan; es: pacana, nuez pecana; it: noce pecan
pine nut, pignoli; de: Pinienkern; fr: pignon de pin, pignon; es: piñón; it: pinolo, pinoli
sesame, sesame seed; de: Sesam; fr: sésame; es: sésamo, ajonjolí; it: sesamo
poppy seed; de: Mohn; fr: graine de pavot; es: semilla de amapola; it: semi di papavero
sunflower seed; de: Sonnenblumenkern; fr: graine de tournesol; es: pipa de girasol; it: semi di girasole
pumpkin seed, pepita; de: Kürbiskern; fr: graine de courge; es: pepita de calabaza; it: semi di zucca
linseed, flaxseed, flax seed; de: Leinsamen; fr: graine de lin; es: linaza; it: semi di lino
fruit; de: Obst, Frucht; fr: fruit; es: fruta; it: frutta
vegetable, veg, veggie; de: Gemüse; fr: légume; es: verdura, hortaliza; it: verdura, ortaggi
herb; de: Kräuter; fr: herbes; es: hierbas; it: erbe
nut; de: Nuss; fr: fruits à coque; es: frutos secos, nueces; it: frutta secca
`;

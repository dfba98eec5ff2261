/**
 * Names of one vegetable, herb, fruit or nut, a line each: English ones, then "de:", "fr:", "es:" and "it:".
 * The names of a line find each other in every direction.
 */
export const produce = `
aubergine, eggplant, brinjal, melongene, baingan, egg plant; de: Aubergine, Eierfrucht, Melanzani; fr: aubergine; es: berenjena; it: melanzana, melanzane
courgette, zucchini, baby marrow; de: Zucchini, Zucchetti; fr: courgette; es: calabacín, zapallito, calabacita, zapallo italiano; it: zucchina, zucchine, zucchini
capsicum, bell pepper, sweet pepper, shimla mirch; de: Paprika, Paprikaschote, Gemüsepaprika; fr: poivron; es: pimiento, pimentón morrón, morrón, pimiento morrón, chile morrón; it: peperone, peperoni dolci
red pepper, red bell pepper, red capsicum; de: rote Paprika; fr: poivron rouge; es: pimiento rojo; it: peperone rosso
green pepper, green bell pepper, green capsicum; de: grüne Paprika; fr: poivron vert; es: pimiento verde; it: peperone verde
chili, chilli pepper, chile pepper, hot pepper, chile, mirchi; de: Chili, Chilischote, Peperoni, Pfefferoni; fr: piment; es: chile, ají, guindilla, chile picante, ají picante; it: peperoncino, peperoncino piccante
tomato; de: Tomate, Paradeiser; fr: tomate; es: tomate, jitomate; it: pomodoro
cherry tomato, grape tomato, baby plum tomato; de: Kirschtomate, Cocktailtomate, Cherrytomate, Cherry-Tomate; fr: tomate cerise; es: tomate cherry, tomatito, tomate cereza, jitomate cherry; it: pomodorino, ciliegino, datterino
potato, spud, tater, tattie, aloo; de: Kartoffel, Erdapfel, Grundbirne; fr: pomme de terre, patate; es: patata, papa; it: patata
sweet potato, kumara; de: Süßkartoffel, Batate; fr: patate douce; es: batata, boniato, camote, papa dulce, moniato; it: patata dolce, batata, patata americana
onion; de: Zwiebel; fr: oignon; es: cebolla; it: cipolla
red onion, spanish onion, purple onion; de: rote Zwiebel; fr: oignon rouge; es: cebolla morada, cebolla roja; it: cipolla rossa, cipolla di tropea
spring onion, scallion, green onion, salad onion, bunching onion, syboe; de: Frühlingszwiebel, Lauchzwiebel, Jungzwiebel, Frühlingslauch; fr: oignon vert, ciboule, cébette, oignon nouveau, cive; es: cebolleta, cebolla verde, cebollín, cebolla de verdeo, cebolla china, cebollita de cambray, cebolla cambray, cebolla larga; it: cipollotto, cipolla novella
shallot, eschalot; de: Schalotte; fr: échalote; es: chalota, echalote, chalote, escalonia; it: scalogno
leek; de: Lauch, Porree; fr: poireau; es: puerro, ajo porro, poro; it: porro
garlic; de: Knoblauch; fr: ail; es: ajo; it: aglio
wild garlic, ramson, ramps, bear garlic, wood garlic, bärlauch; de: Bärlauch; fr: ail des ours; es: ajo de oso, ajo silvestre; it: aglio orsino
carrot; de: Karotte, Möhre, Mohrrübe, Gelbe Rübe; fr: carotte; es: zanahoria; it: carota
parsnip; de: Pastinake; fr: panais; es: chirivía; it: pastinaca
turnip, neep, white turnip, shalgam; de: weiße Rübe, Mairübe; fr: navet; es: nabo; it: rapa, rapa bianca
swede, rutabaga, yellow turnip, neep, swedish turnip, tumshie; de: Steckrübe, Kohlrübe, Wruke, Butterrübe; fr: rutabaga, chou navet; es: colinabo, rutabaga, nabo sueco; it: rutabaga, navone
beetroot, beet; de: Rote Bete, Rote Beete, Rote Rübe, Rande, Rahne, Rohne; fr: betterave; es: remolacha, betabel, betarraga; it: barbabietola, rapa rossa
radish; de: Radieschen; fr: radis; es: rábano, rabanito; it: ravanello, rapanello
daikon, mooli, white radish, japanese radish, chinese radish; de: Rettich, Daikon, weißer Rettich; fr: radis blanc, daikon; es: rábano blanco, daikon, nabo japonés; it: daikon
celeriac, celery root, knob celery; de: Knollensellerie, Sellerieknolle, Wurzelsellerie; fr: céleri rave, céleri boule; es: apionabo, apio nabo, raíz de apio; it: sedano rapa
celery; de: Sellerie, Staudensellerie, Stangensellerie; fr: céleri, céleri branche; es: apio; it: sedano
fennel; de: Fenchel; fr: fenouil; es: hinojo; it: finocchio
cabbage; de: Kohl, Kraut; fr: chou; es: repollo, col; it: cavolo, verza
white cabbage, green cabbage, head cabbage; de: Weißkohl, Weißkraut, Weißkabis, Kappes; fr: chou blanc; es: repollo blanco, col blanca; it: cavolo bianco, cavolo cappuccio
red cabbage, purple cabbage; de: Rotkohl, Rotkraut, Blaukraut, Rotkabis; fr: chou rouge; es: lombarda, col lombarda, col morada, repollo morado, repollo colorado; it: cavolo rosso, cavolo viola
savoy cabbage; de: Wirsing, Wirsingkohl, Wirz; fr: chou de milan, chou vert; es: col de milán, repollo de milán; it: verza
chinese cabbage, napa cabbage, chinese leaf, wombok, wong bok, peking cabbage, chinese leaves; de: Chinakohl; fr: chou chinois, chou de pékin; es: col china, repollo chino; it: cavolo cinese
pak choi, bok choy, pak choy, bok choi, pok choi, chinese chard; de: Pak Choi, Pak Choy, Bok Choy; fr: pak choï, bok choy; es: pak choi, bok choy; it: pak choi, bok choy
kale, borecole, curly kale; de: Grünkohl, Federkohl, Braunkohl; fr: chou kale, chou frisé; es: col rizada, kale, col kale, col crespa; it: cavolo riccio, kale
cavolo nero, tuscan kale, lacinato kale, black kale, dinosaur kale, black cabbage; de: Schwarzkohl, Palmkohl; fr: chou noir de toscane, chou palmier; es: col negra, kale toscano; it: cavolo nero
brussels sprout, sprout, brussel sprout; de: Rosenkohl, Sprossenkohl, Kohlsprosse; fr: chou de bruxelles; es: col de bruselas, repollito de bruselas; it: cavoletto, cavolini di bruxelles, cavoletti di bruxelles
cauliflower, gobi, gobhi; de: Blumenkohl, Karfiol; fr: chou fleur; es: coliflor; it: cavolfiore
broccoli, calabrese; de: Brokkoli; fr: brocoli; es: brócoli, brécol; it: broccolo
broccoli rabe, rapini, cime di rapa; de: Stängelkohl; fr: brocoli rave; es: brócoli rabe, rapini; it: cime di rapa, friarielli
kohlrabi; de: Kohlrabi; fr: chou rave; es: colirrábano; it: cavolo rapa
spinach, palak; de: Spinat; fr: épinard; es: espinaca; it: spinaci, spinacio
chard, swiss chard, silverbeet, silver beet, rainbow chard, leaf beet; de: Mangold, Krautstiel, Stielmangold; fr: blette, bette, côte de blette, poirée; es: acelga; it: bietola, bieta
lettuce, head lettuce; de: Kopfsalat, Blattsalat, Häuptelsalat, Lattich; fr: laitue, salade verte; es: lechuga; it: lattuga
cos lettuce, romaine, romaine lettuce, little gem, gem lettuce; de: Romanasalat, Römersalat, Romana; fr: laitue romaine; es: lechuga romana; it: lattuga romana
lamb's lettuce, mache; de: Feldsalat, Nüsslisalat, Rapunzel, Vogerlsalat, Ackersalat, Rapunzelsalat; fr: mâche, salade de mâche; es: canónigos; it: songino, valeriana, soncino
rocket, arugula, rucola, roquette; de: Rucola, Rauke; fr: roquette; es: rúcula, arúgula; it: rucola
endive, chicory, witloof, belgian endive; de: Chicorée; fr: endive, chicon; es: endibia; it: indivia, cicoria
watercress, cress; de: Brunnenkresse, Kresse; fr: cresson; es: berro; it: crescione
cucumber, cuke, kheera; de: Gurke, Salatgurke, Schlangengurke; fr: concombre; es: pepino; it: cetriolo
gherkin, pickle, pickled cucumber, dill pickle, cornichon; de: Gewürzgurke, Essiggurke, saure Gurke, Cornichon, Gurkerl, Delikatessgurke; fr: cornichon, malossol; es: pepinillo; it: cetriolino
pumpkin, kaddu; de: Kürbis; fr: citrouille, potiron; es: calabaza, zapallo, auyama, ayote; it: zucca
squash, winter squash; de: Kürbis; fr: courge; es: calabaza, zapallo; it: zucca
butternut squash, butternut pumpkin, butternut; de: Butternusskürbis, Butternut Kürbis; fr: courge butternut, doubeurre, butternut, courge doubeurre; es: calabaza butternut, calabaza cacahuete, zapallo anco; it: zucca butternut, zucca violina
mushroom, shroom; de: Pilz, Champignon, Schwammerl; fr: champignon; es: champiñón, seta, hongo, callampa; it: fungo, funghi
button mushroom, white mushroom, champignon, closed cup mushroom; de: Champignon; fr: champignon de paris; es: champiñón de parís; it: champignon
porcini, cep, penny bun, boletus, king bolete; de: Steinpilz, Herrenpilz; fr: cèpe, bolet; es: boletus, boleto; it: porcini, porcino
chanterelle, girolle; de: Pfifferling, Eierschwammerl, Eierschwämmli; fr: girolle, chanterelle; es: rebozuelo, chantarela; it: finferli
corn, sweetcorn, maize, corn on the cob, mealie, mielie, corn cob; de: Mais, Maiskolben, Zuckermais, Kukuruz; fr: maïs; es: maíz, elote, choclo, mazorca, maíz dulce; it: mais, granturco, granoturco, pannocchia
pea, green pea, garden pea, petits pois, petit pois, matar; de: Erbse; fr: petit pois; es: guisante, arveja, chícharo, alverja; it: pisello
snow pea, mangetout, sugar snap, mange tout, snowpea, sugar snap pea, sugar pea; de: Zuckerschote, Kaiserschote, Zuckererbse, Kefe; fr: pois gourmand, pois mange tout; es: tirabeque, bisalto, arveja china; it: taccola, piselli mangiatutto
green bean, french bean, string bean, haricot vert, runner bean, snap bean, bobby bean; de: grüne Bohne, Fisole, Buschbohne, Prinzessbohne, Stangenbohne, Brechbohne; fr: haricot vert; es: judía verde, ejote, chaucha, habichuela verde, vainita, poroto verde, vainica; it: fagiolino
broad bean, fava bean, fava, faba bean; de: dicke Bohne, Saubohne, Puffbohne; fr: fève; es: haba; it: fava
bean; de: Bohne; fr: haricot; es: frijol, alubia, judía, poroto, habichuela, caraota, fréjol; it: fagiolo
kidney bean, red bean; de: Kidneybohne; fr: haricot rouge; es: frijol rojo, alubia roja, habichuela roja, poroto rojo, judía roja, caraota roja; it: fagiolo rosso
black bean, turtle bean; de: schwarze Bohne; fr: haricot noir; es: frijol negro, caraota negra, poroto negro, judía negra, alubia negra; it: fagiolo nero
white bean, cannellini bean, navy bean, haricot bean, great northern bean; de: weiße Bohne, Cannellini-Bohne; fr: haricot blanc, mogette; es: alubia blanca, judía blanca, frijol blanco, poroto blanco, habichuela blanca; it: cannellini, fagiolo cannellino, fagioli bianchi
butter bean, lima bean; de: Limabohne, Mondbohne, Butterbohne; fr: haricot de lima; es: pallar, garrofón, alubia de lima; it: fagiolo di lima
chickpea, garbanzo, garbanzo bean, chana, chick pea, kabuli chana; de: Kichererbse; fr: pois chiche; es: garbanzo; it: cece, ceci
lentil, dal, dhal, daal; de: Linse; fr: lentille; es: lenteja; it: lenticchia
split pea; de: Schälerbse, Spalterbse; fr: pois cassé; es: guisante partido, arveja partida; it: piselli spezzati
edamame, soybean, soya bean; de: Sojabohne, Edamame; fr: soja, edamame, fève de soja; es: soja, soya, edamame; it: soia, edamame
bean sprout, beansprout, mung bean sprout; de: Sojasprosse, Mungbohnensprosse, Mungobohnensprosse, Sojakeim; fr: germe de soja, pousse de soja; es: brote de soja, germinado de soja, brote de soya, diente de dragón; it: germogli di soia
asparagus; de: Spargel; fr: asperge; es: espárrago; it: asparago
artichoke, globe artichoke; de: Artischocke; fr: artichaut; es: alcachofa, alcaucil; it: carciofo
jerusalem artichoke, sunchoke, sunroot, sun choke; de: Topinambur; fr: topinambour; es: tupinambo, topinambur, alcachofa de jerusalén; it: topinambur
okra, ladies finger, bhindi, gumbo, lady's finger, bamia, bamya; de: Okra, Okraschote; fr: gombo; es: quimbombó, okra, ocra, quingombó, molondrón; it: okra, gombo
olive; de: Olive; fr: olive; es: aceituna, oliva; it: oliva
caper; de: Kaper; fr: câpre; es: alcaparra; it: cappero
avocado, avo, avocado pear, alligator pear; de: Avocado; fr: avocat; es: aguacate, palta; it: avocado
seaweed, nori, kelp; de: Alge; fr: algue; es: alga; it: alga
coriander, cilantro, chinese parsley, coriander leaf, dhania, cilantro leaf; de: Koriander; fr: coriandre; es: cilantro, culantro, coriandro; it: coriandolo
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
bay leaf, laurel, laurel leaf, tej patta; de: Lorbeer, Lorbeerblatt; fr: laurier, feuille de laurier; es: laurel, hoja de laurel; it: alloro, foglia di alloro
lemongrass, lemon grass; de: Zitronengras; fr: citronnelle; es: hierba limón, citronela, hierba de limón, limoncillo, zacate limón; it: citronella, lemongrass
kaffir lime leaf, makrut lime leaf, lime leaf; de: Kaffirlimettenblatt; fr: feuille de combava, combava; es: hoja de lima kaffir; it: foglie di lime kaffir
fenugreek, methi, kasuri methi; de: Bockshornklee; fr: fenugrec; es: fenogreco, alholva; it: fieno greco
ginger, adrak; de: Ingwer; fr: gingembre; es: jengibre; it: zenzero
horseradish; de: Meerrettich, Kren; fr: raifort; es: rábano picante; it: rafano, cren
nettle, stinging nettle; de: Brennnessel; fr: ortie; es: ortiga; it: ortica
sorrel; de: Sauerampfer; fr: oseille; es: acedera
elderflower; de: Holunderblüte; fr: fleur de sureau; es: flor de saúco; it: fiori di sambuco
rhubarb; de: Rhabarber; fr: rhubarbe; es: ruibarbo; it: rabarbaro
apple; de: Apfel; fr: pomme; es: manzana; it: mela
pear; de: Birne; fr: poire; es: pera; it: pera
quince; de: Quitte; fr: coing; es: membrillo; it: mela cotogna, cotogna
plum; de: Pflaume, Zwetschge, Zwetschke; fr: prune, quetsche; es: ciruela; it: prugna, susina
prune, dried plum; de: Dörrpflaume, Backpflaume; fr: pruneau; es: ciruela pasa; it: prugna secca
apricot; de: Aprikose, Marille; fr: abricot; es: albaricoque, damasco, chabacano; it: albicocca
peach; de: Pfirsich; fr: pêche; es: melocotón, durazno; it: pesca
nectarine; de: Nektarine; fr: nectarine; es: nectarina; it: nettarina
cherry; de: Kirsche; fr: cerise; es: cereza; it: ciliegia
sour cherry, morello cherry, tart cherry, amarena cherry; de: Sauerkirsche, Schattenmorelle, Weichsel; fr: griotte, cerise aigre; es: guinda, cereza ácida; it: amarena, visciola
strawberry; de: Erdbeere; fr: fraise; es: fresa, frutilla, fresón; it: fragola
raspberry; de: Himbeere; fr: framboise; es: frambuesa; it: lampone
blackberry, bramble; de: Brombeere; fr: mûre; es: mora, zarzamora; it: mora
blueberry, bilberry, huckleberry, whortleberry, blaeberry, fraughan; de: Heidelbeere, Blaubeere; fr: myrtille, bleuet; es: arándano, mora azul; it: mirtillo
cranberry; de: Cranberry, Preiselbeere; fr: canneberge, airelle; es: arándano rojo; it: mirtillo rosso
redcurrant, red currant; de: rote Johannisbeere, Ribisel, Träuble; fr: groseille; es: grosella, grosella roja; it: ribes rosso
blackcurrant, black currant; de: schwarze Johannisbeere, Cassis; fr: cassis; es: grosella negra, cassis; it: ribes nero, cassis
gooseberry; de: Stachelbeere; fr: groseille à maquereau; es: uva espina, grosella espinosa; it: uva spina
berry; de: Beere; fr: fruits rouges, baie; es: frutos rojos; it: frutti di bosco
grape; de: Traube, Weintraube; fr: raisin; es: uva; it: uva
raisin, sultana, golden raisin, kishmish; de: Rosine, Sultanine, Weinbeere, Zibebe; fr: raisin sec; es: pasa, uva pasa; it: uvetta, uva passa
fig; de: Feige; fr: figue; es: higo; it: fico, fichi
date, medjool; de: Dattel; fr: datte; es: dátil; it: dattero
lemon; de: Zitrone; fr: citron; es: limón; it: limone
lime; de: Limette; fr: citron vert, lime; es: lima, limón verde, limón sutil; it: lime, limetta
orange; de: Orange, Apfelsine; fr: orange; es: naranja; it: arancia
tangerine, mandarin, clementine, satsuma, easy peeler, naartjie; de: Mandarine, Clementine; fr: mandarine, clémentine; es: mandarina, clementina, tangerina; it: mandarino, clementina
grapefruit; de: Grapefruit, Pampelmuse; fr: pamplemousse; es: pomelo, toronja; it: pompelmo
banana; de: Banane; fr: banane; es: plátano, banana, guineo, cambur, banano; it: banana
plantain, cooking banana; de: Kochbanane; fr: banane plantain; es: plátano macho, plátano verde, plátano maduro; it: platano, banana plantain
pineapple; de: Ananas; fr: ananas; es: piña, ananá, ananás; it: ananas
mango; de: Mango; fr: mangue; es: mango; it: mango
melon, cantaloupe, honeydew, rockmelon, rock melon, muskmelon; de: Melone, Zuckermelone, Honigmelone; fr: melon; es: melón, cantalupo; it: melone
watermelon; de: Wassermelone; fr: pastèque; es: sandía, patilla; it: anguria, cocomero
pomegranate, pomegranate seed, anar; de: Granatapfel; fr: grenade; es: granada; it: melagrana, melograno
passion fruit, maracuja, passionfruit, granadilla; de: Passionsfrucht, Maracuja; fr: fruit de la passion, maracudja, grenadille; es: maracuyá, parcha, parchita, fruta de la pasión; it: frutto della passione, maracuja, passion fruit
papaya, pawpaw, paw paw; de: Papaya; fr: papaye; es: papaya, lechosa, fruta bomba; it: papaia, papaya
persimmon, kaki, sharon fruit; de: Kaki; fr: kaki; es: caqui, kaki, palosanto; it: cachi
coconut, nariyal; de: Kokosnuss, Kokos; fr: noix de coco, coco; es: coco; it: cocco, noce di cocco
desiccated coconut, shredded coconut, coconut flake; de: Kokosraspel, Kokosflocken, Kokosette; fr: noix de coco râpée, coco râpé; es: coco rallado; it: cocco grattugiato, cocco rapè, cocco disidratato
coconut milk; de: Kokosmilch; fr: lait de coco; es: leche de coco; it: latte di cocco
almond; de: Mandel; fr: amande; es: almendra; it: mandorla
ground almond, almond meal, almond flour; de: gemahlene Mandel, Mandelmehl; fr: poudre d'amande, amande en poudre; es: almendra molida, harina de almendra, almendra en polvo; it: farina di mandorle, mandorle tritate
walnut; de: Walnuss, Baumnuss; fr: noix; es: nuez, nuez de nogal; it: noce, noci
hazelnut, filbert, cobnut; de: Haselnuss; fr: noisette; es: avellana; it: nocciola
chestnut, sweet chestnut; de: Marone, Kastanie, Esskastanie; fr: châtaigne, marron; es: castaña; it: castagna, marroni
pistachio; de: Pistazie; fr: pistache; es: pistacho; it: pistacchio
peanut, groundnut, monkey nut, goober, earthnut; de: Erdnuss; fr: cacahuète, arachide; es: cacahuete, maní, cacahuate; it: arachide, nocciolina
cashew, kaju, cashew nut; de: Cashew, Cashewkern, Cashewkerne; fr: noix de cajou, cajou; es: anacardo, marañón, nuez de la india, castaña de cajú; it: anacardo, anacardi
pecan; de: Pekannuss; fr: noix de pécan; es: pacana, nuez pecana; it: noce pecan
pine nut, pignoli, pinenut, pinon; de: Pinienkern, Pinienkerne, Pignoli; fr: pignon de pin, pignon; es: piñón; it: pinolo, pinoli
sesame, sesame seed, gingelly, benne seed; de: Sesam; fr: sésame, graine de sésame; es: sésamo, ajonjolí, semilla de sésamo; it: sesamo, semi di sesamo
poppy seed, khus khus; de: Mohn; fr: graine de pavot, pavot; es: semilla de amapola; it: semi di papavero, papavero
sunflower seed; de: Sonnenblumenkern, Sonnenblumenkerne; fr: graine de tournesol; es: pipa de girasol, semilla de girasol, pipas; it: semi di girasole
pumpkin seed, pepita; de: Kürbiskern, Kürbiskerne; fr: graine de courge; es: pepita de calabaza, semilla de calabaza; it: semi di zucca
linseed, flaxseed, flax seed; de: Leinsamen; fr: graine de lin; es: linaza, semilla de lino, semilla de linaza; it: semi di lino
fruit; de: Obst, Frucht; fr: fruit; es: fruta; it: frutta
vegetable, veg, veggie; de: Gemüse; fr: légume; es: verdura, hortaliza; it: verdura, ortaggi
herb; de: Kräuter; fr: herbes; es: hierbas; it: erbe
nut; de: Nuss; fr: fruits à coque; es: frutos secos, nueces; it: frutta secca
jalapeno, jalapeno pepper; de: Jalapeño; fr: jalapeño; es: jalapeño, chile jalapeño; it: jalapeño
chipotle, chipotle pepper, smoked jalapeno; de: Chipotle; fr: chipotle; es: chipotle, chile chipotle; it: chipotle
poblano, poblano pepper, ancho; de: Poblano; fr: poblano; es: poblano, chile poblano, chile ancho
habanero, habanero pepper; de: Habanero; fr: habanero; es: habanero, chile habanero; it: habanero
scotch bonnet, scotch bonnet pepper; de: Scotch Bonnet; fr: piment antillais; es: chile habanero caribeño
roasted pepper, roasted red pepper; de: geröstete Paprika, gegrillte Paprika; fr: poivron grillé; es: pimiento asado, pimiento del piquillo, piquillo; it: peperone arrostito
pointed pepper, romano pepper; de: Spitzpaprika; fr: poivron pointu; es: pimiento italiano, pimiento de cuerno; it: peperone corno
padron pepper; de: Pimientos de Padrón, Bratpaprika; fr: piment padron; es: pimiento de padrón
sun dried tomato, sundried tomato; de: getrocknete Tomate, Trockentomate; fr: tomate séchée; es: tomate seco, tomate deshidratado; it: pomodoro secco, pomodori secchi, pomodori essiccati
plum tomato, roma tomato; de: Eiertomate, Romatomate; fr: tomate roma; es: tomate pera, tomate saladet; it: pomodoro san marzano, pomodoro perino
beef tomato, beefsteak tomato; de: Fleischtomate, Ochsenherztomate; fr: tomate coeur de boeuf; es: tomate corazón de buey; it: pomodoro cuore di bue
tomatillo; es: tomatillo, tomate verde, miltomate
new potato, baby potato, salad potato, jersey royal; de: Frühkartoffel, neue Kartoffel, Drillinge; fr: pomme de terre nouvelle, pomme de terre grenaille; es: patata nueva, papa cambray, papita; it: patata novella, patate novelle, patatine novelle
yam; de: Yamswurzel, Yams; fr: igname; es: ñame; it: igname
cassava, yuca, manioc, mandioca, tapioca root; de: Maniok, Cassava; fr: manioc; es: yuca, mandioca; it: manioca
taro, taro root, eddo; de: Taro; fr: taro; es: taro, malanga; it: taro
jicama, yam bean; de: Yambohne; fr: jicama; es: jícama; it: jicama
salsify, black salsify, oyster plant; de: Schwarzwurzel; fr: salsifis; es: salsifí; it: scorzonera
parsley root, root parsley; de: Petersilienwurzel; fr: persil racine, persil tubéreux; es: raíz de perejil; it: radice di prezzemolo
lotus root; de: Lotuswurzel; fr: racine de lotus; es: raíz de loto; it: radice di loto
water chestnut; de: Wasserkastanie; fr: châtaigne d'eau; es: castaña de agua; it: castagna d'acqua
bamboo shoot; de: Bambussprosse; fr: pousse de bambou; es: brote de bambú; it: germoglio di bambù
collard green, collards; de: Blattkohl; fr: chou cavalier; es: berza; it: cavolo da foglia
mustard green; de: Senfkohl; fr: feuille de moutarde; es: hoja de mostaza
turnip green, turnip top; de: Stielmus, Rübstiel; fr: fane de navet; es: grelo, nabiza; it: cime di rapa
romanesco, romanesco broccoli; de: Romanesco; fr: romanesco, chou romanesco; es: romanesco; it: broccolo romanesco, broccolo romano
broccolini, tenderstem broccoli, tenderstem, sprouting broccoli, purple sprouting broccoli, baby broccoli; de: wilder Brokkoli, Bimi; fr: broccolini, brocolini; es: bimi, broccolini; it: broccolini
pointed cabbage, hispi cabbage, sweetheart cabbage; de: Spitzkohl; fr: chou pointu; es: repollo picudo; it: cavolo a punta
baby spinach; de: Babyspinat; fr: pousse d'épinard, jeune pousse d'épinard; es: espinaca baby; it: spinacino
iceberg lettuce, iceberg; de: Eisbergsalat; fr: laitue iceberg, salade iceberg; es: lechuga iceberg; it: lattuga iceberg
curly endive, frisee; de: Friséesalat; fr: chicorée frisée, salade frisée; es: escarola rizada; it: indivia riccia
escarole, batavian endive; de: Endivie, Endiviensalat; fr: scarole; es: escarola; it: scarola
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
giant bean, gigantes, gigante bean, judion; de: Riesenbohne; fr: haricot géant; es: judión; it: fagioli bianchi di spagna
flageolet, flageolet bean; de: Flageolet-Bohne; fr: flageolet; es: alubia verdina; it: fagiolo flageolet
wax bean, yellow bean; de: Wachsbohne; fr: haricot beurre; es: judía amarilla; it: fagiolini gialli
mung bean, moong bean, moong, green gram; de: Mungbohne; fr: haricot mungo; es: frijol mungo, judía mungo, soja verde; it: fagiolo mungo
moong dal, mung dal, split mung bean; de: Mung-Dal, geschälte Mungbohnen; fr: haricot mungo décortiqué; es: dal de judía mungo; it: fagioli mungo decorticati
adzuki bean, azuki bean, aduki bean, adzuki, azuki; de: Adzukibohne, Azukibohne; fr: haricot azuki; es: judía azuki, azuki; it: fagiolo azuki, azuki
red lentil, masoor dal, split red lentil; de: rote Linse; fr: lentille corail; es: lenteja roja, lenteja coral; it: lenticchie rosse
green lentil, puy lentil; de: grüne Linse, Puy-Linse, Berglinse; fr: lentille verte, lentille du puy; es: lenteja verde; it: lenticchie verdi
brown lentil; de: braune Linse, Tellerlinse; fr: lentille brune, lentille blonde; es: lenteja pardina, lenteja parda; it: lenticchie marroni
beluga lentil, black lentil; de: Belugalinse; fr: lentille beluga; es: lenteja beluga, lenteja caviar; it: lenticchie beluga, lenticchie nere
urad dal, black gram, urad; de: Urdbohne, Urad Dal; fr: lentille noire urad; es: lenteja urad; it: fagioli urad
toor dal, pigeon pea, arhar dal, tuvar dal; de: Straucherbse; fr: pois d'angole; es: gandul, guandú; it: piselli d'angola
chana dal, split chickpea, bengal gram; de: Chana Dal; es: garbanzo partido; it: ceci spezzati
lupin, lupin bean, lupini; de: Lupine; fr: lupin; es: altramuz, chocho; it: lupini
refried bean; de: Bohnenmus; fr: haricots frits; es: frijoles refritos; it: fagioli rifritti
white asparagus; de: weißer Spargel; fr: asperge blanche; es: espárrago blanco; it: asparago bianco, asparagi bianchi
green asparagus; de: grüner Spargel; fr: asperge verte; es: espárrago verde, espárrago triguero; it: asparago verde, asparagi verdi
artichoke heart; de: Artischockenherz; fr: coeur d'artichaut, fond d'artichaut; es: corazón de alcachofa; it: cuore di carciofo, cuori di carciofo
cardoon, cardoni; de: Karde, Cardy; fr: cardon; es: cardo; it: cardo, cardi
heart of palm, palm heart; de: Palmherz; fr: coeur de palmier; es: palmito; it: cuore di palma, cuori di palma
black olive, kalamata olive, kalamata; de: schwarze Olive, Kalamata-Olive; fr: olive noire; es: aceituna negra; it: oliva nera, olive nere
green olive; de: grüne Olive; fr: olive verte; es: aceituna verde; it: oliva verde, olive verdi
cactus paddle, nopales, cactus pad, prickly pear pad; de: Kaktusblatt; fr: feuille de nopal; es: nopal
bitter melon, bitter gourd, karela; de: Bittermelone; fr: margose, melon amer; es: melón amargo, balsamina
bottle gourd, lauki, dudhi, calabash, opo squash; de: Flaschenkürbis; fr: calebasse; es: calabaza de peregrino; it: zucca lagenaria
chayote, choko, christophine, mirliton, chow chow squash, vegetable pear; de: Chayote; fr: chayote, christophine, chouchou; es: chayote, chuchu, güisquil, guatila, cidra papa; it: chayote
spaghetti squash; de: Spaghettikürbis; fr: courge spaghetti; es: calabaza espagueti; it: zucca spaghetti
acorn squash; de: Eichelkürbis; fr: courge poivrée; es: calabaza bellota
red kuri squash, kuri squash, onion squash, hokkaido squash, hokkaido pumpkin; de: Hokkaido, Hokkaidokürbis; fr: potimarron; es: calabaza hokkaido, calabaza potimarrón; it: zucca hokkaido
kabocha, kabocha squash, japanese pumpkin; de: Kabocha; fr: kabocha; es: calabaza kabocha; it: zucca kabocha
pattypan squash, patty pan squash, pattypan; de: Patisson, Ufokürbis; fr: pâtisson; es: calabaza bonetera, patisson; it: patisson
courgette flower, zucchini flower, zucchini blossom, squash blossom; de: Zucchiniblüte; fr: fleur de courgette; es: flor de calabaza, flor de calabacín; it: fiore di zucca, fiori di zucca, fiori di zucchina
vine leaf, grape leaf; de: Weinblatt, Weinblätter; fr: feuille de vigne; es: hoja de parra; it: foglia di vite
banana leaf; de: Bananenblatt; fr: feuille de bananier; es: hoja de plátano; it: foglia di banano
curry leaf, kadi patta; de: Curryblatt, Curryblätter; fr: feuille de curry; es: hoja de curry; it: foglia di curry
thai basil; de: Thaibasilikum, Thai-Basilikum; fr: basilic thaï; es: albahaca tailandesa; it: basilico thai
lemon balm; de: Zitronenmelisse, Melisse; fr: mélisse; es: melisa, toronjil; it: melissa
lemon verbena; de: Zitronenverbene, Verbene; fr: verveine; es: hierbaluisa, hierba luisa; it: erba cedrina, erba luigia
summer savory, winter savory; de: Bohnenkraut; fr: sarriette; es: ajedrea; it: santoreggia
lovage, maggi herb; de: Liebstöckel, Maggikraut; fr: livèche; es: levístico; it: levistico
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
pearl onion, baby onion, cocktail onion, silverskin onion, button onion; de: Perlzwiebel, Silberzwiebel; fr: oignon grelot; es: cebollita, cebolla perla; it: cipolle borettane, cipolline borettane
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
yellow pepper, yellow bell pepper, orange pepper, yellow capsicum; de: gelbe Paprika; fr: poivron jaune; es: pimiento amarillo; it: peperone giallo
summer squash, yellow squash, crookneck squash, yellow courgette; de: gelbe Zucchini; fr: courgette jaune; es: calabacín amarillo; it: zucchina gialla
vegetable marrow, marrow squash; de: Gartenkürbis, Riesenzucchini; fr: courge à la moelle; es: calabacín grande; it: zucca verde
brown onion, yellow onion, cooking onion; de: gelbe Zwiebel, Gemüsezwiebel, Speisezwiebel; fr: oignon jaune; es: cebolla amarilla; it: cipolla gialla, cipolla dorata
garlic clove, clove of garlic; de: Knoblauchzehe; fr: gousse d'ail; es: diente de ajo; it: spicchio d'aglio, spicchi di aglio
garlic chive, chinese chive, nira; de: Schnittknoblauch, Knoblauchschnittlauch; fr: ciboulette chinoise, ail chinois; es: cebollino chino; it: erba cipollina cinese
garlic scape, green garlic, young garlic; de: junger Knoblauch; fr: ail nouveau, aillet; es: ajete, ajo tierno; it: aglio fresco, aglio novello
butter lettuce, butterhead lettuce, boston lettuce, bibb lettuce; de: Butterkopfsalat; fr: laitue pommée; es: lechuga mantecosa, lechuga trocadero; it: lattuga cappuccina
oak leaf lettuce, loose leaf lettuce; de: Eichblattsalat; fr: feuille de chêne, salade feuille de chêne; es: lechuga hoja de roble; it: lattuga foglia di quercia
lollo rosso, red leaf lettuce; de: Lollo rosso; fr: lollo rossa; es: lollo rosso; it: lattuga lollo
baby corn, baby sweetcorn; de: Babymais, Minimais; fr: mini maïs, mini épis de maïs; es: minimazorca, maicitos; it: mini pannocchie
frozen spinach; de: TK-Spinat, Blattspinat; fr: épinards surgelés; es: espinacas congeladas; it: spinaci surgelati
frozen vegetable; de: TK-Gemüse, Tiefkühlgemüse; fr: légumes surgelés; es: verduras congeladas; it: verdure surgelate
frozen berry, frozen fruit; de: TK-Beeren, Tiefkühlbeeren; fr: fruits rouges surgelés; es: frutos rojos congelados; it: frutti di bosco surgelati
cooked beetroot; de: gekochte Rote Bete, vorgekochte Rote Bete; fr: betterave cuite; es: remolacha cocida; it: barbabietola precotta
bird's eye chili, birds eye chilli, thai chili, thai chilli; de: Vogelaugenchili, Thai-Chili; fr: piment oiseau, piment thaï; es: chile tailandés, guindilla tailandesa; it: peperoncino thai
serrano chile, serrano pepper; es: chile serrano
guajillo, guajillo chili; es: guajillo, chile guajillo
pasilla, pasilla chili; es: chile pasilla
chile de arbol; es: chile de árbol
aji amarillo; es: ají amarillo
pimiento pepper, pimento pepper, cherry pepper; de: Kirschpaprika; fr: piment doux; es: pimiento morrón; it: peperoncino tondo
pepperoncini, pickled pepper, banana pepper; de: eingelegte Peperoni, milde Peperoni; fr: piment doux au vinaigre; es: guindilla encurtida, piparra; it: peperoncini sott'aceto, friggitelli
shishito pepper; de: Shishito; fr: piment shishito; es: pimiento shishito; it: friggitelli
heirloom tomato, heritage tomato; de: alte Tomatensorten; fr: tomate ancienne; es: tomate antiguo; it: pomodori antichi
green tomato, unripe tomato; de: grüne Tomate; fr: tomate verte; es: tomate verde; it: pomodoro verde
vine tomato, salad tomato; de: Rispentomate, Strauchtomate; fr: tomate grappe; es: tomate rama; it: pomodoro a grappolo
waxy potato, charlotte potato; de: festkochende Kartoffel; fr: pomme de terre à chair ferme; es: patata para cocer; it: patate a pasta gialla
floury potato, russet potato, maris piper, idaho potato; de: mehligkochende Kartoffel, mehlige Kartoffel; fr: pomme de terre à chair farineuse, pomme de terre bintje; es: patata para asar, patata harinosa; it: patate farinose, patate a pasta bianca
purple potato, blue potato; de: Vitelotte, blaue Kartoffel; fr: vitelotte; es: patata morada, papa morada; it: patate viola
mixed vegetable; de: Saisongemüse, Mischgemüse, buntes Gemüse; fr: légumes de saison, macédoine de légumes, jardinière de légumes; es: verduras de temporada, menestra, verduras variadas; it: verdure di stagione, verdure miste
sprouted seed, alfalfa sprout; de: Sprossen, Keimlinge; fr: graines germées; es: germinados, brotes de alfalfa; it: germogli
microgreen, micro herb, garden cress; de: Gartenkresse; fr: cresson alénois, jeunes pousses; es: brotes tiernos, microgreens; it: crescione inglese
sea vegetable, edible seaweed; de: Meeresalgen, Seetang; fr: algue de mer, algues alimentaires; es: algas marinas; it: alghe marine
agretti, monk's beard, saltwort; de: Mönchsbart; it: agretti, barba di frate
puntarelle, catalogna; de: Catalogna, Blattzichorie; it: puntarelle, catalogna
lampascioni, grape hyacinth bulb; it: lampascioni
crosne, chinese artichoke; de: Knollenziest; fr: crosne; es: crosne
chinese broccoli, gai lan, kai lan; de: chinesischer Brokkoli; fr: brocoli chinois; es: brócoli chino; it: broccolo cinese
water spinach, morning glory, kangkong; de: Wasserspinat; fr: liseron d'eau; es: espinaca de agua; it: spinacio d'acqua
mizuna, asian greens; de: Asiasalat, Mizuna; fr: mizuna; es: mizuna; it: mizuna
drumstick vegetable, moringa; de: Moringa; fr: moringa; es: moringa; it: moringa
ridge gourd, luffa, loofah; de: Luffa; fr: courge éponge; es: calabaza esponja
winter melon, ash gourd; de: Wachskürbis; fr: courge cireuse; es: calabaza blanca
breadfruit; de: Brotfrucht; fr: fruit à pain; es: fruta del pan, panapén; it: frutto dell'albero del pane
ackee; fr: aki; es: seso vegetal
callaloo, amaranth leaf; de: Amarantblätter; fr: calalou; es: calalú
green papaya; de: grüne Papaya; fr: papaye verte; es: papaya verde; it: papaya verde
green banana, unripe banana; de: grüne Banane; fr: banane verte; es: plátano verde, guineo verde; it: banana verde
green mango, raw mango; de: grüne Mango; fr: mangue verte; es: mango verde; it: mango verde
cooking apple, bramley apple, bramley, granny smith; de: Kochapfel, Backapfel, Boskop; fr: pomme à cuire, pomme boskoop; es: manzana reineta, manzana para asar; it: mela renetta
crab apple; de: Holzapfel, Zierapfel; fr: pomme sauvage; es: manzana silvestre; it: mela selvatica
asian pear, nashi, nashi pear; de: Nashi, Nashi-Birne; fr: nashi; es: nashi, pera asiática; it: pera nashi
damson, damson plum; de: Haferpflaume, Kriecherl; fr: prune de damas; es: ciruela damascena; it: susina damaschina
sloe; de: Schlehe; fr: prunelle; es: endrina; it: prugnola
loquat, medlar; de: Mispel; fr: nèfle; es: níspero; it: nespola
rowan berry; de: Vogelbeere; fr: baie de sorbier; es: serbal; it: sorba
loganberry; de: Loganbeere; fr: mûroise
wild strawberry, alpine strawberry; de: Walderdbeere; fr: fraise des bois; es: fresa silvestre; it: fragoline di bosco
white currant; de: weiße Johannisbeere; fr: groseille blanche; es: grosella blanca; it: ribes bianco
red grape, black grape; de: rote Trauben, blaue Trauben; fr: raisin noir, raisin rouge; es: uva roja, uva negra; it: uva nera, uva rossa
green grape, white grape; de: weiße Trauben, grüne Trauben; fr: raisin blanc; es: uva blanca, uva verde; it: uva bianca
flat peach, doughnut peach, saturn peach; de: Plattpfirsich, Weinbergpfirsich; fr: pêche plate, pêche de vigne; es: paraguaya; it: pesca tabacchiera
pomelo, shaddock; de: Pomelo; fr: pomélo; es: pomelo chino, pampelmusa; it: pomelo
bergamot; de: Bergamotte; fr: bergamote; es: bergamota; it: bergamotto
citron fruit, etrog; de: Zedratzitrone; fr: cédrat; es: cidra; it: cedro
calamansi, calamondin; de: Calamansi; fr: calamansi; es: calamansi
cherimoya, custard apple; de: Cherimoya; fr: chérimole; es: chirimoya; it: cirimoia
soursop, guanabana, graviola; de: Stachelannone; fr: corossol; es: guanábana; it: guanabana
mangosteen; de: Mangostan; fr: mangoustan; es: mangostán; it: mangostano
rambutan; de: Rambutan; fr: ramboutan; es: rambután; it: rambutan
durian; de: Durian; fr: durian; es: durián; it: durian
feijoa, pineapple guava; de: Feijoa; fr: feijoa; es: feijoa; it: feijoa
tamarillo, tree tomato; de: Tamarillo, Baumtomate; fr: tamarillo; es: tomate de árbol; it: tamarillo
naranjilla, lulo; es: lulo, naranjilla
kiwano, horned melon; de: Kiwano; fr: kiwano; es: kiwano
aronia, chokeberry; de: Aronia, Aroniabeere, Apfelbeere; fr: aronia; es: aronia; it: aronia
barberry, zereshk; de: Berberitze; fr: épine vinette; es: agracejo; it: crespino
dried apple; de: getrocknete Apfelringe, Dörrapfel; fr: pomme séchée; es: manzana deshidratada, orejones de manzana; it: mele essiccate
dried mango; de: getrocknete Mango; fr: mangue séchée; es: mango deshidratado; it: mango essiccato
banana chip, dried banana; de: Bananenchips; fr: chips de banane; es: chips de plátano; it: chips di banana
dried cherry; de: getrocknete Kirschen; fr: cerises séchées; es: cerezas deshidratadas; it: ciliegie essiccate
mixed dried fruit, dried mixed fruit, fruit mix; de: Backobst, Trockenobstmischung; fr: mélange de fruits secs; es: mezcla de frutas secas; it: frutta secca mista
mixed nut, nut mix, trail mix; de: Nussmischung, Studentenfutter; fr: mélange de noix, mélange étudiant; es: mezcla de frutos secos, nueces mixtas; it: frutta secca mista, mix di frutta secca
chopped nut; de: gehackte Nüsse; fr: noix hachées; es: nueces picadas; it: granella di nocciole
chopped almond; de: gehackte Mandeln; fr: amandes hachées; es: almendra picada; it: granella di mandorle
coconut flesh, coconut chip; de: Kokoschips, Kokosfleisch; fr: copeaux de coco; es: coco fresco, láminas de coco; it: cocco fresco, scaglie di cocco
melon seed, egusi seed; fr: graine de melon; es: semilla de melón; it: semi di melone
mixed seed, seed mix; de: Kernemischung, Saatenmix, Körnermischung; fr: mélange de graines; es: mezcla de semillas; it: mix di semi, semi misti
edible flower, nasturtium, borage flower; de: essbare Blüten, Kapuzinerkresse; fr: fleurs comestibles, capucine; es: flores comestibles; it: fiori eduli
hibiscus, hibiscus flower, roselle; de: Hibiskus; fr: hibiscus, bissap; es: flor de jamaica, hibisco; it: ibisco, karkadè
rose petal, dried rose; de: Rosenblätter; fr: pétales de rose; es: pétalos de rosa; it: petali di rosa
pandan, pandan leaf, screwpine; de: Pandanblatt; fr: pandan, feuille de pandan; es: pandan, hoja de pandan; it: pandan
shiso, perilla, perilla leaf; de: Shiso, Perilla; fr: shiso; es: shiso; it: shiso
epazote; es: epazote
culantro, sawtooth coriander, long coriander, recao; es: culantro, recao
vietnamese coriander, rau ram, laksa leaf; de: vietnamesischer Koriander; fr: coriandre vietnamienne; es: cilantro vietnamita
huacatay, black mint; es: huacatay
woodruff; de: Waldmeister; fr: aspérule; es: asperilla; it: asperula
lemon thyme; de: Zitronenthymian; fr: thym citron; es: tomillo limón; it: timo limone
flat leaf parsley, italian parsley, continental parsley; de: glatte Petersilie; fr: persil plat; es: perejil de hoja plana; it: prezzemolo liscio
curly parsley; de: krause Petersilie; fr: persil frisé; es: perejil rizado; it: prezzemolo riccio
dried herb; de: getrocknete Kräuter; fr: herbes séchées; es: hierbas secas; it: erbe secche
truffle, truffle shaving; de: Trüffel; fr: truffe; es: trufa; it: tartufo
shimeji, beech mushroom; de: Shimeji, Buchenpilz; fr: shimeji; es: shimeji; it: shimeji
maitake, hen of the woods; de: Maitake; fr: maitake; es: maitake; it: maitake
saffron milk cap, red pine mushroom; de: Reizker; fr: lactaire; es: níscalo, robellón; it: sanguinello
black trumpet, horn of plenty mushroom; de: Totentrompete, Herbsttrompete; fr: trompette de la mort; es: trompeta negra; it: trombetta dei morti
hedgehog mushroom; de: Semmelstoppelpilz; fr: pied de mouton; es: lengua de vaca
straw mushroom; de: Strohpilz; fr: champignon de paille; es: seta de paja
mushroom powder, dried porcini; de: getrocknete Steinpilze; fr: cèpes séchés; es: boletus seco, setas deshidratadas; it: porcini secchi
jarred pepper, peppers in oil, antipasti pepper; de: eingelegte Paprika; fr: poivron mariné; es: pimientos en conserva; it: peperoni sott'olio
`;

/** Names of one milk, cheese, flour, grain, pasta or bread: see produce.ts for how a line is read. */
export const dairyAndGrains = `
milk; de: Milch; fr: lait; es: leche; it: latte
butter; de: Butter; fr: beurre; es: mantequilla, manteca; it: burro
ghee, clarified butter; de: Butterschmalz; fr: beurre clarifié; it: burro chiarificato
cream; de: Sahne, Rahm; fr: crème; es: nata, crema; it: panna
double cream, heavy cream, whipping cream, thickened cream; de: Schlagsahne, Schlagobers, Schlagrahm; fr: crème entière, crème liquide, crème fleurette; es: nata para montar, crema para batir; it: panna fresca, panna da montare
single cream, light cream, half and half, pouring cream; de: Kochsahne, Kaffeesahne; fr: crème légère; es: nata líquida; it: panna da cucina
sour cream, soured cream, smetana; de: saure Sahne, Sauerrahm, Schmand; fr: crème aigre; es: crema agria, nata agria; it: panna acida
creme fraiche; de: Crème fraîche; fr: crème fraîche
yogurt, curd; de: Joghurt; fr: yaourt, yogourt; es: yogur; it: yogurt
buttermilk; de: Buttermilch; fr: lait ribot, babeurre; es: suero de leche; it: latticello
cheese; de: Käse; fr: fromage; es: queso; it: formaggio
cream cheese, philadelphia, soft cheese; de: Frischkäse; fr: fromage frais, fromage à tartiner; es: queso crema; it: formaggio spalmabile
cottage cheese, quark; de: Hüttenkäse, Quark, Topfen; fr: fromage blanc; es: requesón; it: fiocchi di latte
goat cheese, goats cheese, chevre; de: Ziegenkäse; fr: fromage de chèvre, chèvre; es: queso de cabra; it: formaggio di capra, caprino
sheep cheese, feta; de: Schafskäse, Feta; fr: feta; es: queso feta; it: feta
blue cheese, stilton, gorgonzola, roquefort; de: Blauschimmelkäse; fr: bleu, roquefort; es: queso azul; it: gorgonzola
parmesan, parmigiano, parmigiano reggiano; de: Parmesan; fr: parmesan; es: parmesano; it: parmigiano
condensed milk, sweetened condensed milk; de: gezuckerte Kondensmilch; fr: lait concentré; es: leche condensada; it: latte condensato
egg; de: Ei; fr: oeuf; es: huevo; it: uovo
egg white; de: Eiweiß, Eiklar; fr: blanc d'oeuf; es: clara, clara de huevo; it: albume
egg yolk; de: Eigelb, Eidotter; fr: jaune d'oeuf; es: yema; it: tuorlo
flour; de: Mehl; fr: farine; es: harina; it: farina
plain flour, all purpose flour, white flour; de: Weizenmehl; fr: farine de blé; es: harina de trigo; it: farina 00
wholemeal flour, whole wheat flour, whole grain flour; de: Vollkornmehl; fr: farine complète; es: harina integral; it: farina integrale
self raising flour, self rising flour; fr: farine à gâteau
bread flour, strong flour; fr: farine de gruau
cornflour, cornstarch, corn starch, maizena; de: Speisestärke, Maisstärke, Stärke; fr: maïzena, fécule de maïs; es: maicena, fécula de maíz; it: maizena, amido di mais
cornmeal, polenta, maize meal; de: Maisgrieß, Polenta; fr: polenta, semoule de maïs; es: harina de maíz; it: polenta
semolina, cream of wheat; de: Grieß; fr: semoule; es: sémola; it: semola, semolino
breadcrumb, panko, bread crumb; de: Semmelbrösel, Paniermehl, Brösel; fr: chapelure; es: pan rallado; it: pangrattato
oat, rolled oat, porridge oat, oatmeal; de: Haferflocken, Hafer; fr: flocons d'avoine, avoine; es: avena, copos de avena; it: avena, fiocchi d'avena
buckwheat; de: Buchweizen; fr: sarrasin; es: trigo sarraceno; it: grano saraceno
barley, pearl barley; de: Gerste, Graupen; fr: orge, orge perlé; es: cebada; it: orzo
spelt; de: Dinkel; fr: épeautre; es: espelta; it: farro, spelta
bulgur, bulgar wheat, cracked wheat; de: Bulgur; fr: boulgour; es: bulgur
rye; de: Roggen; fr: seigle; es: centeno; it: segale
rice; de: Reis; fr: riz; es: arroz; it: riso
noodle; de: Nudel; fr: nouille; es: fideo; it: tagliolini, spaghetti cinesi
pasta; de: Nudel, Pasta, Teigwaren; fr: pâtes; es: pasta; it: pasta
macaroni, mac, maccheroni; de: Makkaroni; fr: macaroni; es: macarrones; it: maccheroni
bread, loaf; de: Brot; fr: pain; es: pan; it: pane
bread roll, bun, dinner roll; de: Brötchen, Semmel, Weckerl; fr: petit pain; es: panecillo, bollo; it: panino
flatbread, flat bread, pita, pitta; de: Fladenbrot; fr: pain plat; es: pan pita; it: piadina
dough, pastry; de: Teig; fr: pâte; es: masa; it: impasto, pasta
puff pastry, flaky pastry; de: Blätterteig; fr: pâte feuilletée; es: hojaldre; it: pasta sfoglia
shortcrust pastry, pie crust, pie dough, pie shell; de: Mürbeteig; fr: pâte brisée; es: masa quebrada; it: pasta frolla, pasta brisée
filo, phyllo, filo pastry, phyllo dough; de: Filoteig; fr: pâte filo; es: masa filo; it: pasta fillo
whole milk, full fat milk, full cream milk; de: Vollmilch; fr: lait entier; es: leche entera; it: latte intero
skimmed milk, skim milk, low fat milk; de: Magermilch, fettarme Milch; fr: lait écrémé, lait demi-écrémé; es: leche desnatada, leche descremada; it: latte scremato, latte parzialmente scremato
evaporated milk; de: Kondensmilch, Kaffeemilch; fr: lait évaporé, lait concentré non sucré; es: leche evaporada, leche ideal; it: latte evaporato
milk powder, powdered milk, dry milk, dried milk; de: Milchpulver, Trockenmilch; fr: lait en poudre; es: leche en polvo; it: latte in polvere
whey; de: Molke; fr: lactosérum, petit lait; es: suero lácteo; it: siero di latte
kefir; de: Kefir; fr: kéfir; es: kéfir; it: kefir
greek yogurt, strained yogurt, greek style yogurt; de: griechischer Joghurt; fr: yaourt grec, yaourt à la grecque; es: yogur griego; it: yogurt greco
labneh, labne, yogurt cheese; de: Labneh, Labné; fr: labné, labneh; es: labneh; it: labneh
skyr; de: Skyr; fr: skyr; es: skyr; it: skyr
quark, curd cheese, tvorog; de: Quark, Magerquark, Speisequark, Topfen; fr: fromage blanc; es: queso quark; it: quark
clotted cream; es: nata cuajada
whipped cream, chantilly, chantilly cream; de: geschlagene Sahne, Schlagsahne, Schlagobers; fr: chantilly, crème chantilly, crème fouettée; es: nata montada, crema batida, crema chantilly; it: panna montata
dairy product; de: Milchprodukt, Molkereiprodukt; fr: produit laitier, laitage; es: lácteo, producto lácteo; it: latticini
brown butter, browned butter; de: braune Butter, Nussbutter, Beurre noisette; fr: beurre noisette; es: mantequilla avellana, mantequilla noisette; it: burro nocciola
margarine; de: Margarine; fr: margarine; es: margarina; it: margarina
vegan butter, plant butter, dairy free butter; de: vegane Butter, Alsan; fr: beurre végétal, beurre vegan; es: mantequilla vegana, mantequilla vegetal; it: burro vegetale
shortening, vegetable shortening, crisco; de: Pflanzenfett; fr: graisse végétale; es: manteca vegetal; it: grasso vegetale
plant milk, non dairy milk, dairy free milk, plant based milk, vegan milk; de: Pflanzenmilch, Pflanzendrink, pflanzliche Milch; fr: lait végétal, boisson végétale; es: leche vegetal, bebida vegetal; it: latte vegetale, bevanda vegetale
oat milk, oat drink; de: Hafermilch, Haferdrink; fr: lait d'avoine, boisson d'avoine; es: leche de avena, bebida de avena; it: latte d'avena, latte di avena, bevanda di avena
almond milk, almond drink; de: Mandelmilch, Mandeldrink; fr: lait d'amande; es: leche de almendras, bebida de almendras; it: latte di mandorla
soy milk, soya milk, soymilk, soy drink; de: Sojamilch, Sojadrink; fr: lait de soja, boisson de soja; es: leche de soja, bebida de soja; it: latte di soia, bevanda di soia
rice milk, rice drink; de: Reismilch, Reisdrink; fr: lait de riz; es: leche de arroz, bebida de arroz; it: latte di riso
plant cream, vegan cream, soy cream, oat cream; de: Sojasahne, Hafersahne, Pflanzensahne, pflanzliche Sahne, Sojacuisine; fr: crème végétale, crème de soja, crème soja; es: nata vegetal, crema vegetal, nata de soja; it: panna vegetale, panna di soia
soy yogurt, plant yogurt, coconut yogurt, vegan yogurt; de: Sojajoghurt, Kokosjoghurt, pflanzlicher Joghurt; fr: yaourt de soja, yaourt soja, yaourt végétal, yaourt coco; es: yogur de soja, yogur vegetal, yogur de coco; it: yogurt di soia, yogurt vegetale, yogurt di cocco
vegan cheese, plant cheese, dairy free cheese; de: veganer Käse; fr: fromage végétal, fromage vegan; es: queso vegano; it: formaggio vegano
mozzarella; de: Mozzarella; fr: mozzarella; es: mozzarella, muzarella; it: mozzarella
burrata; de: Burrata; fr: burrata; es: burrata; it: burrata
ricotta, ricotta cheese; de: Ricotta; fr: ricotta, brousse; es: ricotta, requesón; it: ricotta
mascarpone; de: Mascarpone; fr: mascarpone; es: mascarpone; it: mascarpone
cheddar, cheddar cheese; de: Cheddar; fr: cheddar; es: cheddar, queso cheddar; it: cheddar
gruyere; de: Gruyère, Greyerzer; fr: gruyère; es: gruyer; it: gruviera, groviera
mountain cheese; de: Bergkäse, Almkäse; fr: fromage de montagne; it: formaggio di malga
comte, comte cheese; de: Comté; fr: comté; es: comté; it: comté
emmental, emmenthal, swiss cheese; de: Emmentaler; fr: emmental; es: emmental, queso suizo; it: emmental, emmenthal
gouda; de: Gouda; fr: gouda; es: gouda, queso gouda; it: gouda
edam; de: Edamer; fr: édam; es: edam, queso de bola; it: edam
brie; de: Brie; fr: brie; es: brie; it: brie
camembert; de: Camembert; fr: camembert; es: camembert; it: camembert
reblochon; de: Reblochon; fr: reblochon
raclette cheese; de: Raclettekäse; fr: fromage à raclette; es: queso raclette; it: formaggio da raclette
munster cheese, muenster; de: Münsterkäse; fr: munster
halloumi, haloumi, hellim, grilling cheese; de: Halloumi, Grillkäse; fr: halloumi; es: halloumi; it: halloumi
paneer, indian cheese; de: Paneer; fr: paneer; es: paneer; it: paneer
pecorino, pecorino romano; de: Pecorino; fr: pecorino; es: pecorino; it: pecorino
grana padano; de: Grana Padano; fr: grana padano; es: grana padano; it: grana padano
manchego; de: Manchego; fr: manchego; es: manchego, queso manchego; it: manchego
provolone; de: Provolone; fr: provolone; es: provolone, provoleta; it: provolone
scamorza, smoked mozzarella, smoked scamorza; de: Scamorza; fr: scamorza; it: scamorza, provola affumicata
monterey jack, jack cheese, pepper jack, colby jack
queso fresco, queso blanco; de: Queso Fresco; es: queso fresco, queso blanco
cotija, cotija cheese; es: queso cotija, cotija
oaxaca cheese, queso oaxaca; es: quesillo, queso oaxaca
grated cheese, shredded cheese; de: geriebener Käse, Reibekäse, Streukäse; fr: fromage râpé; es: queso rallado; it: formaggio grattugiato
processed cheese, cheese slice, american cheese; de: Schmelzkäse, Scheiblettenkäse, Toastkäse; fr: fromage fondu, fromage à burger; es: queso en lonchas, queso para fundir; it: sottilette, formaggio fuso
hard cheese; de: Hartkäse; fr: fromage à pâte dure; es: queso curado; it: formaggio stagionato
smoked cheese; de: Räucherkäse; fr: fromage fumé; es: queso ahumado; it: formaggio affumicato
quail egg; de: Wachtelei, Wachteleier; fr: oeuf de caille; es: huevo de codorniz; it: uovo di quaglia, uova di quaglia
spelt flour; de: Dinkelmehl, Dinkelvollkornmehl; fr: farine d'épeautre; es: harina de espelta; it: farina di farro
rye flour; de: Roggenmehl; fr: farine de seigle; es: harina de centeno; it: farina di segale
rice flour, ground rice; de: Reismehl; fr: farine de riz; es: harina de arroz; it: farina di riso
glutinous rice flour, sweet rice flour, mochiko; de: Klebreismehl; fr: farine de riz gluant; es: harina de arroz glutinoso; it: farina di riso glutinoso
chickpea flour, gram flour, besan, besan flour; de: Kichererbsenmehl; fr: farine de pois chiche; es: harina de garbanzo; it: farina di ceci
buckwheat flour; de: Buchweizenmehl; fr: farine de sarrasin, farine de blé noir; es: harina de trigo sarraceno, harina de alforfón; it: farina di grano saraceno
corn flour; de: Maismehl; fr: farine de maïs; es: harina de maíz; it: farina di mais
masa harina, corn masa, masa flour; de: Masa Harina; es: masa harina, harina de maíz nixtamalizado, masa de maíz
oat flour; de: Hafermehl; fr: farine d'avoine; es: harina de avena; it: farina d'avena, farina di avena
coconut flour; de: Kokosmehl; fr: farine de coco; es: harina de coco; it: farina di cocco
cassava flour, yuca flour; de: Maniokmehl; fr: farine de manioc; es: harina de yuca, harina de mandioca; it: farina di manioca
millet flour, sorghum flour; de: Hirsemehl; fr: farine de millet; es: harina de mijo, harina de sorgo; it: farina di miglio, farina di sorgo
tapioca starch, tapioca flour, tapioca; de: Tapioka, Tapiokastärke; fr: tapioca, fécule de tapioca; es: tapioca, almidón de tapioca, fécula de mandioca; it: tapioca
potato starch, potato flour; de: Kartoffelstärke, Kartoffelmehl; fr: fécule de pomme de terre; es: fécula de patata, almidón de papa; it: fecola di patate
cake flour, pastry flour; de: Kuchenmehl; fr: farine fluide, farine à pâtisserie; es: harina de repostería, harina floja; it: farina per dolci
gluten free flour, gluten free flour blend; de: glutenfreies Mehl; fr: farine sans gluten; es: harina sin gluten; it: farina senza glutine
wheat; de: Weizen; fr: blé; es: trigo; it: frumento, grano tenero, grano duro
wheat bran, bran; de: Weizenkleie, Kleie; es: salvado, salvado de trigo; it: crusca
oat bran; de: Haferkleie; es: salvado de avena; it: crusca d'avena, crusca di avena
wheat germ; de: Weizenkeime; fr: germe de blé; es: germen de trigo; it: germe di grano
millet; de: Hirse; fr: millet; es: mijo; it: miglio
quinoa; de: Quinoa; fr: quinoa; es: quinoa, quinua; it: quinoa
amaranth; de: Amaranth; fr: amarante; es: amaranto; it: amaranto
couscous, cous cous; de: Couscous, Kuskus; fr: couscous, semoule de couscous; es: cuscús; it: couscous, cous cous, cuscus
pearl couscous, giant couscous, israeli couscous, ptitim; de: Perlcouscous, Perl-Couscous; fr: couscous perlé; es: cuscús perlado; it: couscous perlato
grain, cereal grain; de: Getreide; fr: céréale; es: cereal; it: cereale, cereali
green spelt; de: Grünkern; fr: blé vert; it: farro verde
freekeh, farik; de: Freekeh; fr: freekeh, frik; es: freekeh; it: freekeh
hominy; fr: hominy; es: maíz pozolero, mote
wild rice; de: Wildreis; fr: riz sauvage; es: arroz salvaje; it: riso selvaggio
brown rice, wholegrain rice, whole grain rice; de: Naturreis, Vollkornreis; fr: riz complet, riz brun; es: arroz integral; it: riso integrale
white rice, long grain rice; de: Langkornreis, weißer Reis; fr: riz blanc, riz long; es: arroz blanco, arroz largo; it: riso bianco, riso a chicco lungo
basmati, basmati rice; de: Basmati, Basmatireis; fr: riz basmati; es: arroz basmati; it: riso basmati
jasmine rice, thai rice, fragrant rice; de: Jasminreis, Duftreis, Thaireis; fr: riz thaï, riz parfumé, riz jasmin; es: arroz jazmín; it: riso jasmine, riso thai
risotto rice, arborio rice, arborio, carnaroli; de: Risottoreis, Arborio; fr: riz à risotto, riz arborio; es: arroz arborio, arroz carnaroli; it: riso carnaroli, riso arborio, riso per risotti
paella rice, bomba rice, short grain rice; de: Paellareis, Rundkornreis; fr: riz rond; es: arroz bomba, arroz redondo; it: riso tondo
sticky rice, glutinous rice, sweet rice; de: Klebreis; fr: riz gluant; es: arroz glutinoso; it: riso glutinoso
sushi rice; de: Sushireis; fr: riz à sushi; es: arroz para sushi; it: riso per sushi
puffed rice, rice krispies, rice crispies; de: Puffreis, gepuffter Reis; fr: riz soufflé; es: arroz inflado; it: riso soffiato
cornflakes, corn flakes, cornflake; de: Cornflakes; fr: corn flakes; es: copos de maíz, cornflakes; it: corn flakes, fiocchi di mais
rice paper, rice paper wrapper, spring roll wrapper; de: Reispapier; fr: feuille de riz, galette de riz; es: papel de arroz, oblea de arroz; it: carta di riso
rice noodle, rice vermicelli, rice stick; de: Reisnudel, Reisbandnudel; fr: nouille de riz, vermicelle de riz; es: fideo de arroz, tallarín de arroz; it: spaghetti di riso, vermicelli di riso, noodles di riso
glass noodle, cellophane noodle, bean thread, dangmyeon; de: Glasnudel; fr: vermicelle de soja, nouille de verre; es: fideo de cristal, fideo celofán; it: spaghetti di soia, vermicelli di soia
soba, soba noodle, buckwheat noodle; de: Sobanudel, Soba; fr: soba, nouille soba; es: soba, fideo soba; it: soba
udon, udon noodle; de: Udon, Udonnudel; fr: udon, nouille udon; es: udon, fideo udon; it: udon
instant noodle, two minute noodle, ramen noodle; de: Instantnudel, Ramennudel, Mie-Nudel; fr: nouilles instantanées, nouilles ramen; es: fideos instantáneos, fideos ramen; it: noodles istantanei
shirataki, shirataki noodle, konjac noodle; de: Shirataki, Konjaknudel; fr: shirataki, konjac; es: shirataki, konjac; it: shirataki
zoodle, courgetti, zucchini noodle, courgette noodle; de: Zoodles, Zucchininudel, Zucchinispaghetti; fr: spaghettis de courgette, tagliatelles de courgettes; es: espaguetis de calabacín, fideos de calabacín; it: spaghetti di zucchine
spaghetti; de: Spaghetti; fr: spaghetti; es: espagueti, spaghetti; it: spaghetti
penne; de: Penne; fr: penne; es: penne, plumas de pasta; it: penne
fusilli, rotini, corkscrew pasta, spiral pasta; de: Fusilli, Spirelli, Spiralnudel; fr: fusilli, torsade; es: fusilli, espirales, tirabuzones; it: fusilli, eliche
farfalle, bow tie pasta, bowtie pasta; de: Farfalle, Schmetterlingsnudel; fr: farfalle; es: farfalle, lacitos, pajaritas; it: farfalle
tagliatelle; de: Tagliatelle, Bandnudel; fr: tagliatelle; es: tagliatelle, tallarín; it: tagliatelle
fettuccine, fettuccini; de: Fettuccine, Bandnudel; fr: fettuccine; es: fettuccine, fetuccini; it: fettuccine
linguine, linguini; de: Linguine; fr: linguine; es: linguini; it: linguine
pappardelle; de: Pappardelle; fr: pappardelle; es: pappardelle; it: pappardelle
rigatoni; de: Rigatoni; fr: rigatoni; es: rigatoni; it: rigatoni
paccheri; de: Paccheri; fr: paccheri; it: paccheri
orecchiette; de: Orecchiette; fr: orecchiette; es: orecchiette; it: orecchiette
bucatini; de: Bucatini; fr: bucatini; es: bucatini; it: bucatini
shell pasta, pasta shell, conchiglie; de: Muschelnudel, Conchiglie; fr: conchiglie, coquillages de pâtes; es: conchas de pasta, caracolas de pasta; it: conchiglie
jumbo shell, jumbo pasta shell, conchiglioni; fr: conchiglioni; es: conchas gigantes; it: conchiglioni, lumaconi
elbow macaroni, elbow pasta; de: Hörnchennudel, Hörnli; fr: coquillettes; es: coditos, codos de pasta; it: gomiti
orzo, risoni, orzo pasta; de: Kritharaki, Orzo; fr: risoni, orzo; es: orzo, pasta orzo; it: risoni
vermicelli, angel hair, angel hair pasta, capellini; de: Fadennudel, Suppennudel; fr: vermicelle, cheveux d'ange; es: cabello de ángel, fideo fino, fideo cabellín; it: capellini, capelli d'angelo
cannelloni; de: Cannelloni; fr: cannelloni; es: canelones; it: cannelloni
manicotti, stuffed shells; it: manicotti
ravioli; de: Ravioli; fr: raviolis, ravioles; es: raviolis, ravioles; it: ravioli
tortellini, cappelletti; de: Tortellini; fr: tortellini; es: tortellini; it: tortellini, cappelletti
tortelloni; de: Tortelloni; fr: tortelloni; it: tortelloni
lasagne sheet, lasagna sheet, lasagna noodle; de: Lasagneplatte, Lasagneblätter; fr: feuille de lasagne, plaque de lasagne; es: placa de lasaña, lámina de lasaña; it: sfoglie per lasagne, sfoglia per lasagne
fresh pasta, egg pasta, homemade pasta; de: frische Pasta, Eiernudel; fr: pâtes fraîches; es: pasta fresca, pasta al huevo; it: pasta fresca, pasta all'uovo
soup pasta, stelline, pastina; de: Suppennudel, Sternchennudel; fr: pâtes à potage; es: fideos para sopa, estrellitas; it: pastina
baguette, french stick, french bread; de: Baguette; fr: baguette; es: baguette, barra de pan; it: baguette
flour tortilla, wheat tortilla, tortilla wrap; de: Weizentortilla, Tortillafladen; fr: tortilla de blé, galette de blé; es: tortilla de harina, tortilla de trigo; it: tortilla di grano, tortilla di farina
corn tortilla; de: Maistortilla; fr: tortilla de maïs; es: tortilla de maíz; it: tortilla di mais
tortilla chip, corn chip, nacho chip; de: Tortillachips; fr: chips de maïs, chips tortilla; es: totopos, nachos; it: tortilla chips, nachos
sandwich bread, white bread, sliced bread, toast bread; de: Toastbrot, Weißbrot, Sandwichbrot; fr: pain de mie, pain blanc; es: pan de molde, pan de caja, pan lactal, pan blanco; it: pancarrè, pan carré, pane in cassetta, pane bianco
wholemeal bread, whole wheat bread, wholegrain bread, brown bread; de: Vollkornbrot; fr: pain complet; es: pan integral; it: pane integrale
rye bread, pumpernickel, black bread; de: Roggenbrot, Schwarzbrot, Pumpernickel; fr: pain de seigle, pain noir; es: pan de centeno, pan negro; it: pane di segale, pane nero
stale bread, old bread, day old bread; de: altbackenes Brot, altes Brot, altbackene Brötchen; fr: pain rassis, pain dur; es: pan duro, pan viejo; it: pane raffermo, pane vecchio
burger bun, hamburger bun; de: Burgerbrötchen, Burger Bun; fr: pain à burger, pain burger; es: pan de hamburguesa; it: panini per hamburger, pane per hamburger
crouton; de: Croûtons, Brotwürfel; fr: croûton; es: picatostes, crutones; it: crostini di pane
rusk, zwieback, melba toast; de: Zwieback; fr: biscotte; es: biscote; it: fette biscottate, fetta biscottata
cracker; de: Cracker; fr: cracker; es: galleta salada; it: cracker
ladyfinger, sponge finger, savoiardi; de: Löffelbiskuit; fr: boudoir, biscuit à la cuillère; es: bizcocho de soletilla, soletilla; it: savoiardi, savoiardo
graham cracker, digestive biscuit, digestive; de: Vollkornkeks; fr: biscuit digestive; es: galleta digestive; it: biscotti digestive
marie biscuit, tea biscuit, rich tea biscuit; de: Butterkeks; fr: petit beurre; es: galleta maría; it: biscotti secchi
amaretti, amaretti biscuit; de: Amaretti, Amarettini; fr: amaretti; es: amaretti; it: amaretti, amaretto biscotto
speculoos, biscoff, speculaas; de: Spekulatius; fr: spéculoos; es: galleta speculoos, speculoos; it: speculoos
brick pastry, feuille de brick; de: Yufkateig, Brickteig; fr: feuille de brick; es: pasta brick; it: pasta brick
wonton wrapper, gyoza wrapper, dumpling wrapper; de: Wan-Tan-Blätter, Wantanblätter; fr: feuille à wonton, pâte à wonton; es: masa de wonton, obleas de gyoza; it: sfoglie per wonton, pasta per wonton
pizza dough, pizza base, pizza crust; de: Pizzateig, Pizzaboden; fr: pâte à pizza; es: masa de pizza, masa para pizza; it: pasta per pizza, impasto per pizza, base pizza
yeast dough; de: Hefeteig, Germteig; fr: pâte levée; es: masa con levadura, masa de levadura; it: pasta lievitata, impasto lievitato
sourdough starter, levain; de: Sauerteig, Anstellgut; fr: levain; es: masa madre; it: lievito madre, pasta madre
`;

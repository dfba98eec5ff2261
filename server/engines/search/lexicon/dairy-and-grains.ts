/** Names of one milk, cheese, flour, grain, pasta or bread: see produce.ts for how a line is read. */
export const dairyAndGrains = `
milk; de: Milch; fr: lait; es: leche; it: latte
butter, sweet cream butter, unsalted butter; de: Butter, Süßrahmbutter; fr: beurre; es: mantequilla, manteca; it: burro
ghee, clarified butter, desi ghee; de: Butterschmalz, Ghee; fr: beurre clarifié, ghee, beurre ghee; es: ghee, mantequilla clarificada; it: burro chiarificato, ghee
cream; de: Sahne, Rahm, Obers; fr: crème; es: nata, crema, crema de leche; it: panna
double cream, heavy cream, whipping cream, thickened cream, heavy whipping cream, thick cream; de: Schlagsahne, Schlagobers, Schlagrahm, Doppelrahm, Crème double; fr: crème entière, crème liquide, crème fleurette, crème épaisse; es: nata para montar, crema para batir, nata para cocinar, crema doble, nata espesa; it: panna fresca, panna da montare
single cream, light cream, half and half, pouring cream, cooking cream, coffee cream, table cream; de: Kochsahne, Kaffeesahne, Halbrahm; fr: crème légère, crème fluide; es: nata líquida, nata para cocinar, media crema, crema ligera; it: panna da cucina, panna liquida
sour cream, soured cream, smetana; de: saure Sahne, Sauerrahm, Schmand; fr: crème aigre; es: crema agria, nata agria, crema ácida, nata ácida; it: panna acida
creme fraiche; de: Crème fraîche; fr: crème fraîche; es: crema fresca, crème fraîche; it: crème fraîche
yogurt, curd, dahi, natural yogurt, plain yogurt; de: Joghurt, Naturjoghurt; fr: yaourt, yogourt, yaourt nature; es: yogur, yogur natural, yogurt; it: yogurt, yogurt bianco, yogurt naturale
buttermilk; de: Buttermilch; fr: lait ribot, babeurre; es: suero de leche, mazada, leche agria; it: latticello
cheese; de: Käse; fr: fromage; es: queso; it: formaggio
cream cheese, philadelphia, soft cheese, full fat soft cheese, neufchatel; de: Frischkäse, Doppelrahmfrischkäse, Philadelphia; fr: fromage frais, fromage à tartiner, philadelphia; es: queso crema, queso de untar, queso philadelphia; it: formaggio spalmabile, philadelphia, formaggio fresco spalmabile
cottage cheese, quark; de: Hüttenkäse, Quark, Topfen, körniger Frischkäse, Cottage Cheese; fr: fromage blanc, cottage cheese; es: requesón, queso cottage; it: fiocchi di latte, cottage cheese
goat cheese, goats cheese, chevre; de: Ziegenkäse, Ziegenfrischkäse; fr: fromage de chèvre, chèvre, bûche de chèvre; es: queso de cabra, rulo de cabra; it: formaggio di capra, caprino, formaggio caprino
sheep cheese, feta, feta cheese; de: Schafskäse, Feta, Fetakäse, Hirtenkäse; fr: feta, fromage de brebis; es: queso feta, queso de oveja; it: feta, formaggio di pecora
blue cheese, stilton, gorgonzola, roquefort, danish blue, dolcelatte, bleu cheese; de: Blauschimmelkäse, Gorgonzola, Roquefort, Blauschimmel; fr: bleu, roquefort, fromage bleu, bleu d'auvergne, gorgonzola; es: queso azul, cabrales, roquefort, gorgonzola; it: gorgonzola, formaggio erborinato, roquefort
parmesan, parmigiano, parmigiano reggiano, parmesan cheese; de: Parmesan; fr: parmesan; es: parmesano, queso parmesano; it: parmigiano, parmigiano reggiano
condensed milk, sweetened condensed milk; de: gezuckerte Kondensmilch, Milchmädchen; fr: lait concentré, lait concentré sucré; es: leche condensada, lechera; it: latte condensato
egg, anda; de: Ei; fr: oeuf; es: huevo; it: uovo
egg white; de: Eiweiß, Eiklar; fr: blanc d'oeuf; es: clara, clara de huevo, claras; it: albume, bianco d'uovo
egg yolk; de: Eigelb, Eidotter, Dotter; fr: jaune d'oeuf; es: yema, yema de huevo; it: tuorlo, rosso d'uovo, tuorlo d'uovo
flour, maida; de: Mehl; fr: farine; es: harina; it: farina, farina bianca
plain flour, all purpose flour, white flour, ap flour; de: Weizenmehl, Haushaltsmehl, Mehl Type 405; fr: farine de blé, farine blanche, farine t45, farine t55; es: harina de trigo, harina común, harina blanca, harina de todo uso; it: farina 00, farina di grano tenero, farina 0
wholemeal flour, whole wheat flour, whole grain flour, wholewheat flour, atta; de: Vollkornmehl, Weizenvollkornmehl; fr: farine complète; es: harina integral, harina de trigo integral; it: farina integrale
self raising flour, self rising flour, self raising; de: Mehl mit Backpulver, selbsttreibendes Mehl; fr: farine à gâteau, farine avec levure incorporée, farine autolevante; es: harina leudante, harina con levadura, harina bizcochona; it: farina autolievitante
bread flour, strong flour, strong white flour, high gluten flour; de: Brotmehl, Mehl Type 550; fr: farine de gruau, farine à pain; es: harina de fuerza, harina panificable; it: farina manitoba, farina di forza
cornflour, cornstarch, corn starch, maizena, maize starch; de: Speisestärke, Maisstärke, Stärke, Maizena, Mondamin; fr: maïzena, fécule de maïs, amidon de maïs; es: maicena, fécula de maíz, almidón de maíz; it: maizena, amido di mais
cornmeal, polenta, maize meal, polenta meal; de: Maisgrieß, Polenta, Polentagrieß; fr: polenta, semoule de maïs; es: harina de maíz, polenta, sémola de maíz; it: polenta, farina di polenta, farina gialla
semolina, cream of wheat, sooji, suji, rava; de: Grieß, Weizengrieß, Hartweizengrieß; fr: semoule, semoule fine; es: sémola, semolina; it: semola, semolino
breadcrumb, panko, bread crumb, dried breadcrumb; de: Semmelbrösel, Paniermehl, Brösel, Panko, Panierbrot; fr: chapelure, panko; es: pan rallado, panko, pan molido; it: pangrattato, panko, pan grattato
oat, rolled oat, porridge oat, oatmeal, porridge oats, oat flake, jumbo oat; de: Haferflocken, Hafer, Schmelzflocken; fr: flocons d'avoine, avoine, flocon d'avoine; es: avena, copos de avena; it: avena, fiocchi d'avena, fiocchi di avena
buckwheat; de: Buchweizen; fr: sarrasin, blé noir; es: trigo sarraceno, alforfón; it: grano saraceno
barley, pearl barley; de: Gerste, Graupen, Perlgraupen, Rollgerste; fr: orge, orge perlé, orge mondé; es: cebada, cebada perlada; it: orzo, orzo perlato
spelt, farro; de: Dinkel; fr: épeautre; es: espelta; it: farro, spelta
bulgur, bulgar wheat, cracked wheat, burghul, bulghur; de: Bulgur; fr: boulgour; es: bulgur, trigo bulgur, burgol; it: bulgur, bulghur
rye; de: Roggen; fr: seigle; es: centeno; it: segale
rice, chawal; de: Reis, Reiskorn; fr: riz; es: arroz; it: riso
noodle; de: Nudel; fr: nouille; es: fideo, fideos chinos; it: spaghetti cinesi, noodles
pasta, pasta shapes; de: Nudel, Pasta, Teigwaren; fr: pâtes; es: pasta, fideos; it: pasta, pastasciutta
macaroni, mac, maccheroni, elbow macaroni; de: Makkaroni; fr: macaroni; es: macarrones; it: maccheroni
bread, loaf; de: Brot, Laib; fr: pain; es: pan; it: pane
bread roll, bun, dinner roll, bap, barm cake, cob roll, bread bun, bridge roll; de: Brötchen, Semmel, Weckerl, Schrippe, Weck, Wecken, Rundstück; fr: petit pain; es: panecillo, bollo, panecito, bolillo; it: panino, rosetta
flatbread, flat bread, pita, pitta, pita bread, pocket bread; de: Fladenbrot, Pita, Pitabrot; fr: pain plat, pain pita, pita; es: pan pita, pita, pan árabe, pan plano; it: piadina, pita, pane arabo, pane piatto
dough, pastry; de: Teig; fr: pâte; es: masa; it: impasto, pasta
puff pastry, flaky pastry; de: Blätterteig, Butterteig; fr: pâte feuilletée; es: hojaldre, masa de hojaldre, pasta de hojaldre; it: pasta sfoglia
shortcrust pastry, pie crust, pie dough, pie shell, short crust, shortcrust, pastry case, pastry shell; de: Mürbeteig, Kuchenteig, geriebener Teig; fr: pâte brisée, pâte sablée; es: masa quebrada, masa brisa, pasta brisa; it: pasta frolla, pasta brisée, frolla
filo, phyllo, filo pastry, phyllo dough, fillo; de: Filoteig, Yufka, Strudelteig; fr: pâte filo, feuille de filo, pâte phyllo; es: masa filo, pasta filo; it: pasta fillo, pasta phyllo
whole milk, full fat milk, full cream milk; de: Vollmilch; fr: lait entier; es: leche entera; it: latte intero
skimmed milk, skim milk, low fat milk, semi skimmed milk, reduced fat milk; de: Magermilch, fettarme Milch; fr: lait écrémé, lait demi-écrémé; es: leche desnatada, leche descremada, leche semidesnatada; it: latte scremato, latte parzialmente scremato
evaporated milk; de: Kondensmilch, Kaffeemilch; fr: lait évaporé, lait concentré non sucré; es: leche evaporada, leche ideal; it: latte evaporato
milk powder, powdered milk, dry milk, dried milk, dry milk powder; de: Milchpulver, Trockenmilch; fr: lait en poudre, poudre de lait; es: leche en polvo; it: latte in polvere
whey; de: Molke; fr: lactosérum, petit lait; es: suero lácteo; it: siero di latte
kefir; de: Kefir; fr: kéfir; es: kéfir; it: kefir
greek yogurt, strained yogurt, greek style yogurt; de: griechischer Joghurt; fr: yaourt grec, yaourt à la grecque; es: yogur griego; it: yogurt greco
labneh, labne, yogurt cheese; de: Labneh, Labné; fr: labné, labneh; es: labneh; it: labneh
skyr; de: Skyr; fr: skyr; es: skyr; it: skyr
quark, curd cheese, tvorog, farmer cheese, farmers cheese; de: Quark, Magerquark, Speisequark, Topfen; fr: fromage blanc, faisselle; es: queso quark, queso fresco batido; it: quark
clotted cream; es: nata cuajada
whipped cream, chantilly, chantilly cream, squirty cream, cool whip, whipped topping; de: geschlagene Sahne, Schlagsahne, Schlagobers, Sprühsahne; fr: chantilly, crème chantilly, crème fouettée; es: nata montada, crema batida, crema chantilly, nata batida; it: panna montata
dairy product; de: Milchprodukt, Molkereiprodukt; fr: produit laitier, laitage; es: lácteo, producto lácteo; it: latticini
brown butter, browned butter, beurre noisette; de: braune Butter, Nussbutter, Beurre noisette; fr: beurre noisette; es: mantequilla avellana, mantequilla noisette; it: burro nocciola
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
mozzarella, mozzarella cheese; de: Mozzarella, Büffelmozzarella; fr: mozzarella; es: mozzarella, muzarella, queso mozzarella; it: mozzarella, fior di latte
burrata; de: Burrata; fr: burrata; es: burrata; it: burrata
ricotta, ricotta cheese; de: Ricotta; fr: ricotta, brousse; es: ricotta, requesón; it: ricotta
mascarpone; de: Mascarpone; fr: mascarpone; es: mascarpone; it: mascarpone
cheddar, cheddar cheese; de: Cheddar; fr: cheddar; es: cheddar, queso cheddar; it: cheddar
gruyere, gruyere cheese; de: Gruyère, Greyerzer; fr: gruyère; es: gruyer, queso gruyer; it: gruviera, groviera, gruyère
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
paneer, indian cheese; de: Paneer; fr: paneer; es: paneer, queso paneer; it: paneer
pecorino, pecorino romano; de: Pecorino; fr: pecorino; es: pecorino; it: pecorino
grana padano; de: Grana Padano; fr: grana padano; es: grana padano; it: grana padano
manchego, manchego cheese; de: Manchego; fr: manchego; es: manchego, queso manchego; it: manchego
provolone; de: Provolone; fr: provolone; es: provolone, provoleta; it: provolone
scamorza, smoked mozzarella, smoked scamorza; de: Scamorza; fr: scamorza; it: scamorza, provola affumicata
monterey jack, jack cheese, pepper jack, colby jack
queso fresco, queso blanco; de: Queso Fresco; es: queso fresco, queso blanco
cotija, cotija cheese; es: queso cotija, cotija
oaxaca cheese, queso oaxaca; es: quesillo, queso oaxaca
grated cheese, shredded cheese, grated cheddar; de: geriebener Käse, Reibekäse, Streukäse; fr: fromage râpé; es: queso rallado; it: formaggio grattugiato
processed cheese, cheese slice, american cheese; de: Schmelzkäse, Scheiblettenkäse, Toastkäse; fr: fromage fondu, fromage à burger; es: queso en lonchas, queso para fundir; it: sottilette, formaggio fuso
hard cheese; de: Hartkäse; fr: fromage à pâte dure; es: queso curado; it: formaggio stagionato
smoked cheese; de: Räucherkäse; fr: fromage fumé; es: queso ahumado; it: formaggio affumicato
quail egg; de: Wachtelei, Wachteleier; fr: oeuf de caille; es: huevo de codorniz; it: uovo di quaglia, uova di quaglia
spelt flour; de: Dinkelmehl, Dinkelvollkornmehl, Dinkelmehl Type 630; fr: farine d'épeautre, farine de grand épeautre; es: harina de espelta; it: farina di farro
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
couscous, cous cous; de: Couscous, Kuskus; fr: couscous, semoule de couscous; es: cuscús, cous cous; it: couscous, cous cous, cuscus
pearl couscous, giant couscous, israeli couscous, ptitim; de: Perlcouscous, Perl-Couscous; fr: couscous perlé; es: cuscús perlado; it: couscous perlato
grain, cereal grain; de: Getreide; fr: céréale; es: cereal; it: cereale, cereali
green spelt; de: Grünkern; fr: blé vert; it: farro verde
freekeh, farik; de: Freekeh; fr: freekeh, frik; es: freekeh; it: freekeh
hominy; fr: hominy; es: maíz pozolero, mote
wild rice, canadian rice; de: Wildreis; fr: riz sauvage; es: arroz salvaje; it: riso selvaggio
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
glass noodle, cellophane noodle, bean thread, dangmyeon, mung bean noodle, bean thread noodle, vermicelli noodle; de: Glasnudel; fr: vermicelle de soja, nouille de verre; es: fideo de cristal, fideo celofán; it: spaghetti di soia, vermicelli di soia
soba, soba noodle, buckwheat noodle; de: Sobanudel, Soba; fr: soba, nouille soba; es: soba, fideo soba; it: soba
udon, udon noodle; de: Udon, Udonnudel; fr: udon, nouille udon; es: udon, fideo udon; it: udon
instant noodle, two minute noodle, ramen noodle; de: Instantnudel, Ramennudel, Mie-Nudel; fr: nouilles instantanées, nouilles ramen; es: fideos instantáneos, fideos ramen; it: noodles istantanei
shirataki, shirataki noodle, konjac noodle; de: Shirataki, Konjaknudel; fr: shirataki, konjac; es: shirataki, konjac; it: shirataki
zoodle, courgetti, zucchini noodle, courgette noodle; de: Zoodles, Zucchininudel, Zucchinispaghetti; fr: spaghettis de courgette, tagliatelles de courgettes; es: espaguetis de calabacín, fideos de calabacín; it: spaghetti di zucchine
spaghetti, spag; de: Spaghetti; fr: spaghetti; es: espagueti, spaghetti, espaguetis; it: spaghetti
penne; de: Penne; fr: penne; es: penne, plumas de pasta; it: penne
fusilli, rotini, corkscrew pasta, spiral pasta; de: Fusilli, Spirelli, Spiralnudel; fr: fusilli, torsade; es: fusilli, espirales, tirabuzones; it: fusilli, eliche
farfalle, bow tie pasta, bowtie pasta, butterfly pasta; de: Farfalle, Schmetterlingsnudel; fr: farfalle; es: farfalle, lacitos, pajaritas, corbatas de pasta, moños de pasta; it: farfalle
tagliatelle; de: Tagliatelle, Bandnudel; fr: tagliatelle; es: tagliatelle, tallarín, cinta de pasta; it: tagliatelle
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
sandwich bread, white bread, sliced bread, toast bread, white loaf, sandwich loaf; de: Toastbrot, Weißbrot, Sandwichbrot; fr: pain de mie, pain blanc, pain de mie blanc; es: pan de molde, pan de caja, pan lactal, pan blanco; it: pancarrè, pan carré, pane in cassetta, pane bianco, pane per toast
wholemeal bread, whole wheat bread, wholegrain bread, brown bread; de: Vollkornbrot; fr: pain complet; es: pan integral; it: pane integrale
rye bread, pumpernickel, black bread; de: Roggenbrot, Schwarzbrot, Pumpernickel; fr: pain de seigle, pain noir; es: pan de centeno, pan negro; it: pane di segale, pane nero
stale bread, old bread, day old bread; de: altbackenes Brot, altes Brot, altbackene Brötchen; fr: pain rassis, pain dur; es: pan duro, pan viejo; it: pane raffermo, pane vecchio
burger bun, hamburger bun, burger roll, slider bun; de: Burgerbrötchen, Burger Bun, Hamburgerbrötchen; fr: pain à burger, pain burger; es: pan de hamburguesa, pan para hamburguesa, pan brioche; it: panini per hamburger, pane per hamburger
crouton; de: Croûtons, Brotwürfel; fr: croûton; es: picatostes, crutones; it: crostini di pane
rusk, zwieback, melba toast; de: Zwieback, Toastzwieback; fr: biscotte; es: biscote; it: fette biscottate, fetta biscottata
cracker, saltine, cream cracker, water biscuit, soda cracker; de: Cracker, Salzgebäck, Kräcker; fr: cracker; es: galleta salada, galletita salada, galleta de soda; it: cracker
ladyfinger, sponge finger, savoiardi, lady finger, sponge biscuit, boudoir biscuit; de: Löffelbiskuit, Biskotten; fr: boudoir, biscuit à la cuillère; es: bizcocho de soletilla, soletilla, bizcochos de soletilla; it: savoiardi, savoiardo, pavesini
graham cracker, digestive biscuit, digestive, graham, digestives; de: Vollkornkeks; fr: biscuit digestive, biscuit graham; es: galleta digestive, galleta graham, galleta integral; it: biscotti digestive
marie biscuit, tea biscuit, rich tea biscuit; de: Butterkeks; fr: petit beurre; es: galleta maría; it: biscotti secchi
amaretti, amaretti biscuit; de: Amaretti, Amarettini; fr: amaretti; es: amaretti; it: amaretti, amaretto biscotto
speculoos, biscoff, speculaas; de: Spekulatius; fr: spéculoos; es: galleta speculoos, speculoos; it: speculoos
brick pastry, feuille de brick; de: Yufkateig, Brickteig; fr: feuille de brick; es: pasta brick; it: pasta brick
wonton wrapper, gyoza wrapper, dumpling wrapper, wonton skin, gyoza skin, dumpling skin; de: Wan-Tan-Blätter, Wantanblätter; fr: feuille à wonton, pâte à wonton; es: masa de wonton, obleas de gyoza, masa para wonton, masa de gyoza; it: sfoglie per wonton, pasta per wonton
pizza dough, pizza base, pizza crust, pizza bottom; de: Pizzateig, Pizzaboden; fr: pâte à pizza; es: masa de pizza, masa para pizza, base de pizza; it: pasta per pizza, impasto per pizza, base pizza, impasto pizza
yeast dough, enriched dough, bread dough; de: Hefeteig, Germteig, Brotteig; fr: pâte levée, pâte à pain, pâte à brioche; es: masa con levadura, masa de levadura, masa de pan; it: pasta lievitata, impasto lievitato, impasto pane
sourdough starter, levain, sourdough culture, wild yeast starter; de: Sauerteig, Anstellgut; fr: levain; es: masa madre, masa madre natural; it: lievito madre, pasta madre, pasta acida
half fat cream, low fat cream, reduced fat cream; de: fettreduzierte Sahne, leichte Sahne; fr: crème allégée; es: nata ligera; it: panna light
lactose free milk; de: laktosefreie Milch; fr: lait sans lactose; es: leche sin lactosa; it: latte senza lattosio
goat milk, goats milk; de: Ziegenmilch; fr: lait de chèvre; es: leche de cabra; it: latte di capra
khoya, mawa, milk solids; de: Khoya; fr: khoya; es: khoya
soft white cheese, farmers white cheese, fresh cheese; de: weißer Käse, Schichtkäse; fr: fromage frais; es: queso blanco fresco; it: formaggio fresco, primosale
asiago; de: Asiago; fr: asiago; es: asiago; it: asiago
fontina; de: Fontina; fr: fontine; es: fontina; it: fontina
taleggio; de: Taleggio; fr: taleggio; es: taleggio; it: taleggio
caciocavallo; de: Caciocavallo; it: caciocavallo
havarti; de: Havarti; fr: havarti; es: havarti; it: havarti
tilsit, tilsiter; de: Tilsiter; fr: tilsit; es: tilsit; it: tilsit
cheese curd, squeaky cheese; de: Käsebruch; fr: fromage en grains; es: cuajada; it: cagliata
rennet; de: Lab; fr: présure; es: cuajo; it: caglio
soft boiled egg, soft egg; de: weiches Ei, Frühstücksei; fr: oeuf à la coque; es: huevo pasado por agua; it: uovo alla coque
duck egg; de: Entenei; fr: oeuf de cane; es: huevo de pato; it: uovo di anatra
egg replacer, egg substitute, vegan egg, flax egg; de: Eiersatz, Leinei, Ei-Ersatz; fr: substitut d'oeuf, oeuf végétal; es: sustituto de huevo, huevo vegano; it: sostituto dell'uovo
durum wheat, durum flour, durum wheat semolina; de: Hartweizen, Hartweizenmehl; fr: blé dur, semoule de blé dur; es: trigo duro, sémola de trigo duro; it: grano duro, semola di grano duro, semola rimacinata
tipo 00 flour, 00 flour, pizza flour, double zero flour; de: Pizzamehl; fr: farine à pizza; es: harina para pizza; it: farina per pizza
sorghum, jowar, milo; de: Sorghum; fr: sorgho; es: sorgo; it: sorgo
teff; de: Teff, Zwerghirse; fr: teff; es: teff; it: teff
finger millet, ragi; de: Fingerhirse; fr: éleusine
pearl millet, bajra; de: Perlhirse; fr: mil; es: mijo perla
quinoa flour; de: Quinoamehl; fr: farine de quinoa; es: harina de quinoa; it: farina di quinoa
chestnut flour; de: Kastanienmehl, Maronenmehl; fr: farine de châtaigne; es: harina de castañas; it: farina di castagne
barley flour; de: Gerstenmehl; fr: farine d'orge; es: harina de cebada; it: farina d'orzo
nut flour, hazelnut flour, ground hazelnut, hazelnut meal; de: gemahlene Haselnüsse, Haselnussmehl; fr: poudre de noisette; es: avellana molida; it: farina di nocciole, nocciole tritate
broken wheat, dalia; de: Weizenschrot; fr: blé concassé; es: trigo partido, trigo burgol; it: grano spezzato
wheat berry, ebly, tender wheat; de: Weizenkörner, Zartweizen, Ebly; fr: blé tendre précuit, ebly; es: trigo tierno, trigo en grano; it: grano cotto, chicchi di grano
flattened rice, beaten rice, rice flake; de: Reisflocken; fr: flocons de riz; es: copos de arroz; it: fiocchi di riso
black rice, forbidden rice, venus rice; de: schwarzer Reis, Venere-Reis; fr: riz noir, riz venere; es: arroz negro integral; it: riso venere, riso nero
red rice; de: roter Reis; fr: riz rouge; es: arroz integral rojo; it: riso rosso
parboiled rice, easy cook rice, converted rice; de: Parboiled-Reis; fr: riz étuvé; es: arroz vaporizado; it: riso parboiled
pudding rice, short grain pudding rice; de: Milchreisreis, Rundkornreis; fr: riz rond pour dessert; es: arroz para postre; it: riso originario
cauliflower rice, riced cauliflower, cauli rice, low carb rice; de: Blumenkohlreis; fr: riz de chou fleur; es: arroz de coliflor; it: riso di cavolfiore
steamed rice, boiled rice; de: gekochter Reis; fr: riz cuit, riz blanc nature; es: arroz cocido, arroz hervido; it: riso lesso, riso bollito
bran flake, cereal, breakfast cereal; de: Frühstücksflocken; fr: céréales petit déjeuner; es: cereales de desayuno; it: cereali da colazione
ziti, rigate, tube pasta; de: Röhrennudel; fr: ziti, pâtes tubes; es: macarrón rayado; it: ziti, zite
ditalini, tubetti, small pasta; de: Suppenmuscheln; fr: petites pâtes; es: dedalitos; it: ditalini, ditali, tubetti
cavatelli, gnocchetti sardi, malloreddus; de: Cavatelli; it: cavatelli, malloreddus, gnocchetti sardi
trofie; de: Trofie; fr: trofie; it: trofie
strozzapreti; de: Strozzapreti; fr: strozzapreti; es: strozzapreti; it: strozzapreti
casarecce; de: Casarecce; fr: casarecce; it: casarecce
pici, thick spaghetti; it: pici, spaghettoni, bigoli
tagliolini, fine egg noodles; de: dünne Bandnudeln; fr: tagliolini; it: tagliolini, tajarin
wholewheat pasta, wholemeal pasta, whole wheat spaghetti; de: Vollkornnudeln; fr: pâtes complètes; es: pasta integral; it: pasta integrale
gluten free pasta; de: glutenfreie Nudeln; fr: pâtes sans gluten; es: pasta sin gluten; it: pasta senza glutine
lentil pasta; de: Linsennudeln; fr: pâtes de lentilles; es: pasta de lentejas; it: pasta di lenticchie
egg noodle, chinese egg noodle, chow mein noodle; de: Mie-Nudeln, Eiernudeln, chinesische Eiernudeln; fr: nouilles aux oeufs, nouilles chinoises; es: fideos de huevo, fideos chinos; it: noodles all'uovo, tagliolini all'uovo
broad noodle, ribbon noodle, wide egg noodle, pappardelle noodle; de: breite Nudeln, breite Bandnudel; fr: nouilles larges, larges tagliatelles; es: fideos anchos; it: fettucce
flat rice noodle, pad thai noodle, rice stick noodle; de: breite Reisnudeln; fr: nouilles de riz plates; es: fideos de arroz planos; it: tagliatelle di riso
pierogi dough, pasta dough, noodle dough; de: Nudelteig; fr: pâte à pâtes; es: masa de pasta; it: impasto per pasta fresca
choux dough; de: Brandteig; fr: pâte à choux; es: masa choux; it: pasta choux
cookie dough, biscuit dough; de: Plätzchenteig, Keksteig; fr: pâte à cookies; es: masa de galletas; it: impasto per biscotti
pancake batter, batter, waffle batter; de: Pfannkuchenteig, Ausbackteig; fr: pâte à crêpes, pâte à frire; es: masa para tortitas; it: pastella
crescent roll dough, crescent dough, croissant dough; de: Croissantteig; fr: pâte à croissant; es: masa de croissant, masa de cruasán; it: pasta per cornetti
cake mix, boxed cake mix, cake premix; de: Backmischung; fr: préparation pour gâteau; es: mezcla para pastel, preparado para bizcocho; it: preparato per torte
pancake mix, bisquick, baking mix; de: Pfannkuchenmischung; fr: préparation à pancakes; es: mezcla para tortitas, harina para hotcakes; it: preparato per pancake
sponge base, cake layer, tart base; de: Tortenboden, Biskuitboden; fr: fond de tarte, fond de génoise; es: base de bizcocho; it: base di pan di spagna
cookie base, biscuit base, crumb crust, graham cracker crust; de: Keksboden, Bröselboden; fr: fond biscuité, base de biscuits; es: base de galletas; it: base di biscotti
wafer, wafer biscuit, ice cream cone; de: Waffelröllchen, Eiswaffel, Oblaten; fr: gaufrette, cornet de glace; es: oblea, barquillo; it: wafer, cialde per gelato
oreo, chocolate sandwich cookie; de: Oreo-Kekse; fr: oreo; es: galletas oreo; it: oreo
rice cake, puffed rice cake; de: Reiswaffel; fr: galette de riz soufflé; es: tortita de arroz, galleta de arroz; it: galletta di riso, gallette di riso
matzo, matzah, matza; de: Matze, Mazze; fr: matza, pain azyme; es: pan ácimo, matzá; it: pane azzimo
lavash, armenian flatbread; de: Lavasch; fr: lavash; es: lavash; it: lavash
tortilla, soft tortilla; de: Tortilla, Wrap-Fladen; fr: tortilla, galette tortilla; it: tortilla
taco shell, hard taco; de: Tacoschalen, Taco-Shells; fr: coque à tacos; es: tacos de maíz crujientes; it: gusci per tacos
hot dog bun, hot dog roll; de: Hotdog-Brötchen; fr: pain à hot dog; es: pan de perrito, pan de hot dog; it: panini per hot dog
multigrain bread, seeded bread, granary bread; de: Mehrkornbrot, Körnerbrot, Saatenbrot; fr: pain aux céréales; es: pan multicereal, pan de semillas; it: pane ai cereali
crusty loaf, bloomer, cottage loaf; de: Weißbrot; fr: pain blanc, miche; es: pan blanco casero, barra de pan; it: pane bianco, filone
toast, toasted bread; de: Toast, geröstetes Brot; fr: pain grillé, toast; es: pan tostado; it: pane tostato, pane abbrustolito
laugenbroetchen, pretzel roll, lye roll; de: Laugenbrötchen, Laugenstange; fr: pain à bretzel; es: pan de pretzel
`;

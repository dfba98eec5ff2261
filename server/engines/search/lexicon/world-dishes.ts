/** Names of one dish of Eastern Europe, Asia, Africa or Latin America: see produce.ts for how a line is read. */
export const worldDishes = `
borscht, borsch, borshch, beetroot soup, beet soup, borsht, russian beet soup; de: Borschtsch, Rote-Bete-Suppe, Randensuppe, Borsch, Rote-Rüben-Suppe; fr: bortsch, borchtch, soupe de betteraves; es: borsch, sopa de remolacha; it: borsch, borscht, zuppa di barbabietole
solyanka, soljanka; de: Soljanka; fr: solianka; es: solianka
shchi, russian cabbage soup; de: Schtschi; fr: chtchi, soupe russe au chou; es: sopa rusa de repollo
okroshka; de: Okroschka; fr: okrochka; es: okroshka
zurek, sour rye soup, white borscht; de: Żurek, polnische Sauermehlsuppe; fr: żurek; es: zurek
bigos, hunter's stew, hunters stew; de: Bigos; fr: bigos; es: bigos; it: bigos
pierogi, perogies, pirogi, varenyky, vareniki, polish dumpling; de: Piroggen, Wareniki, Pierogi; fr: pierogi, pirojki; es: pierogi, varéniki; it: pierogi
pelmeni, russian dumpling; de: Pelmeni; fr: pelmeni; es: pelmeni; it: pelmeni
piroshki, pirozhki; de: Piroschki; fr: pirojki; es: piroshki
blini, blintz, russian pancake; de: Blini; fr: blinis; es: blinis; it: blini
golubtsi, golumpki, holubtsi, sarma, galumpki; de: Golubzy, Sarma; fr: golubtsy; es: golubtsi
olivier salad, russian salad, russian potato salad; de: Olivier-Salat, russischer Salat; fr: salade russe, salade olivier; es: ensaladilla rusa, ensalada rusa; it: insalata russa
shuba, herring under a fur coat; de: Hering im Pelzmantel; fr: hareng sous manteau; es: arenque con abrigo
syrniki, cheese pancake, quark pancake; de: Quarkkeulchen, Syrniki, Quarkpfannkuchen; fr: syrniki; es: syrniki; it: syrniki
kasha, buckwheat porridge; de: Buchweizengrütze, Kascha; fr: kacha; es: kasha
knedliky, czech dumpling, bohemian dumpling; de: böhmische Knödel, Hefeknödel; fr: knedliky; es: knedliky
svickova, czech beef in cream sauce; de: Lendenbraten; fr: svickova
letscho, lecso, hungarian pepper stew; de: Letscho; fr: lecso; es: lecsó; it: lecsó
langos, hungarian fried bread; de: Lángos, Langosch; fr: lángos; es: lángos; it: langos
halaszle, hungarian fish soup; de: ungarische Fischsuppe
cevapcici, cevapi; de: Cevapcici; fr: cevapcici; es: cevapcici; it: cevapcici
pljeskavica; de: Pljeskavica
djuvec, djuvec rice; de: Djuvecreis, Duvec
burek, borek, boreka, byrek, bourekas, bureka; de: Börek, Burek; fr: börek, burek; es: börek, burek, boreka; it: burek
shopska salad, bulgarian salad; de: Schopska-Salat; fr: salade chopska; es: ensalada shopska; it: insalata shopska
mamaliga, romanian polenta; de: Mamaliga; fr: mamaliga
khachapuri, georgian cheese bread; de: Chatschapuri; fr: khatchapouri; es: jachapuri, khachapuri; it: khachapuri
khinkali, georgian dumpling; de: Chinkali; fr: khinkali; es: khinkali
plov, pilaf, pilau, pulao, pilaw, rice pilaf, palaw, polow, uzbek plov; de: Pilaw, Pilau, Plow, Pilaf, Pilafreis; fr: riz pilaf, pilaf; es: arroz pilaf; it: riso pilaf, pilaf
chicken tabaka, tapaka
shashlik, shashlyk; de: Schaschlik; fr: chachlik; es: shashlik
moussaka; de: Moussaka, Mousaka; fr: moussaka; es: moussaka; it: moussaka
tzatziki, cacik, cucumber yogurt dip, jajik, tsatsiki, greek yogurt dip; de: Tzatziki, Zaziki, Tsatsiki; fr: tzatziki, concombre au yaourt; es: tzatziki; it: tzatziki, salsa tzatziki, salsa di yogurt e cetrioli
spanakopita, greek spinach pie, greek cheese pie, tiropita; de: Spanakopita, griechischer Spinatkuchen; fr: spanakopita; es: spanakopita; it: spanakopita
pastitsio, pasticcio, greek pasta bake, greek lasagne; de: Pastitsio, griechischer Nudelauflauf; fr: pastitsio; es: pastitsio; it: pasticcio di pasta
souvlaki; de: Souvlaki; fr: souvlaki; es: souvlaki; it: souvlaki
gyros, gyro, yeeros, yiros; de: Gyros; fr: gyros; es: gyros; it: gyros, pita gyros
dolma, dolmades, stuffed vine leaves, stuffed grape leaves, dolmas, dolmathes, yaprak; de: gefüllte Weinblätter, Dolmades; fr: feuilles de vigne farcies, dolmas; es: hojas de parra rellenas, dolmas; it: involtini di foglie di vite, dolmades
stifado, greek beef stew; de: Stifado; fr: stifado; es: stifado
avgolemono, greek lemon soup, lemon chicken soup; de: griechische Zitronensuppe; fr: avgolemono; es: sopa avgolemono; it: zuppa greca al limone
doner kebab, doner, donair, doner kebap; de: Döner, Döner Kebab, Dönerkebab; fr: kebab; es: döner kebab, kebab; it: kebab
kofta, kofte, kafta, kefta, kefte, koftas, kofta kebab; de: Köfte, Kofta, Hackfleischspieß; fr: kefta, kefte; es: kofta, kefta; it: kofta
shawarma, shwarma, shawerma, shawurma; de: Schawarma, Shawarma, Schawerma; fr: chawarma; es: shawarma; it: shawarma
lahmacun, turkish pizza, lahmajun, lahmajoun, armenian pizza; de: Lahmacun, türkische Pizza; fr: pizza turque; es: lahmacun, pizza turca; it: lahmacun, pizza turca
pide, turkish flatbread; de: Pide; fr: pide; es: pide
menemen, turkish eggs; de: Menemen; fr: menemen; es: menemen
shakshuka, shakshouka, chakchouka, eggs poached in tomato sauce; de: Schakschuka, Shakshuka; fr: chakchouka; es: shakshuka, shakshouka; it: shakshuka, shakshouka
imam bayildi; de: Imam Bayildi; fr: imam bayildi; es: imam bayildi
turkish lentil soup, mercimek corbasi, ezogelin; de: türkische Linsensuppe; fr: soupe de lentilles turque; es: sopa turca de lentejas; it: zuppa turca di lenticchie
falafel, felafel; de: Falafel; fr: falafel; es: faláfel; it: falafel
tabbouleh, tabouleh, tabouli; de: Taboulé, Tabouleh; fr: taboulé; es: tabulé; it: tabulè
fattoush, fattoush salad; de: Fattoush, Fattusch, libanesischer Brotsalat; fr: fattouche; es: fatush; it: fattoush
baba ganoush, baba ghanoush, baba ganush, eggplant dip, aubergine dip, moutabal, mutabbal, smoky eggplant dip; de: Baba Ganoush, Auberginencreme, Auberginenmus; fr: caviar d'aubergines, baba ganoush; es: baba ganush, mutabal, baba ganoush, paté de berenjena, crema de berenjena; it: babaganoush, crema di melanzane
muhammara, red pepper walnut dip; de: Paprika-Walnuss-Dip; fr: mouhamara; es: muhammara; it: muhammara
kibbeh, kibbe, kubbeh, kubba; de: Kibbeh; fr: kebbe; es: kibbeh, quibbe; it: kibbeh
mujaddara, mujadara, lentils and rice, mejadra, megadarra; de: Linsen mit Reis, Mudschaddara; fr: moujaddara; es: arroz con lentejas, muyadara; it: riso e lenticchie
mezze, meze; de: Mezze; fr: mezzés; es: mezze; it: mezze
manakish, manakeesh, zaatar bread; de: Manakisch; fr: manakish, man'ouché; es: manakish; it: manakish
fesenjan, fesenjoon, persian walnut chicken
ghormeh sabzi, persian herb stew
tahdig, persian rice; de: persischer Reis
kuku sabzi, persian herb omelette
tagine, tajine, moroccan stew; de: Tajine, Tagine; fr: tajine; es: tajín, tajine, tayín, tagine; it: tajine
couscous royal, moroccan couscous, couscous with vegetables; de: Couscous mit Gemüse; fr: couscous royal, couscous aux légumes; es: cuscús con verduras; it: couscous alle verdure
harira, moroccan soup; de: Harira; fr: harira; es: harira
pastilla, bastilla, b'stilla, bisteeya; de: Pastilla; fr: pastilla; es: pastela, pastela moruna
chermoula, charmoula; fr: chermoula
zaalouk, moroccan eggplant salad; de: marokkanischer Auberginensalat; fr: zaalouk; es: zaaluk
matbucha; fr: matboucha
koshari, kushari, koshary; de: Koshari; fr: kochari; es: koshari
ful medames, foul medames, ful; fr: foul medames, foul; es: ful medames
jollof rice, jollof, benachin; de: Jollof-Reis; fr: riz jollof, riz wolof; es: arroz jollof
fufu, foufou; de: Fufu; fr: foufou; es: fufú
egusi soup, egusi; de: Egusi-Suppe; fr: soupe egusi
peanut stew, groundnut stew, maafe, mafe, west african peanut stew; de: Erdnusseintopf, Erdnusstopf, Mafé; fr: mafé, poulet mafé; es: guiso de maní, guiso de cacahuate; it: stufato di arachidi
yassa, chicken yassa; de: Yassa; fr: yassa, poulet yassa; es: pollo yassa
thieboudienne, thieboudiene, ceebu jen; de: Thieboudienne; fr: thiéboudienne, tiep
doro wat, ethiopian chicken stew, doro wot, ethiopian stew; de: Doro Wat; fr: doro wat; es: doro wat
injera, ethiopian flatbread; de: Injera; fr: injera; es: injera; it: injera
bobotie; de: Bobotie; fr: bobotie; es: bobotie
bunny chow; de: Bunny Chow; fr: bunny chow
biltong, jerky, beef jerky; de: Trockenfleisch; es: carne seca, cecina
piri piri chicken, peri peri chicken, portuguese chicken; de: Piri-Piri-Hähnchen; fr: poulet piri piri; es: pollo piri piri, pollo peri peri; it: pollo piri piri
jerk chicken, jamaican chicken; de: Jerk Chicken, jamaikanisches Hähnchen; fr: poulet jerk, poulet jamaïcain; es: pollo jerk, pollo jamaicano; it: pollo jerk
rice and peas, rice and beans, beans and rice, hoppin john, moros y cristianos, red beans and rice, peas and rice; de: Reis mit Bohnen; fr: riz aux haricots; es: arroz con frijoles, gallo pinto, moros y cristianos, arroz con habichuelas, arroz y frijoles, arroz con porotos; it: riso e fagioli
gumbo, chicken gumbo, seafood gumbo; de: Gumbo; fr: gombo; es: gumbo
jambalaya; de: Jambalaya; fr: jambalaya; es: jambalaya; it: jambalaya
etouffee, shrimp etouffee, crawfish etouffee; de: Étouffée; fr: étouffée de crevettes; es: etouffée
shrimp and grits, grits, cheese grits; de: Maisbrei
chicken and waffles; de: Hähnchen mit Waffeln; fr: poulet et gaufres; es: pollo con waffles
country fried steak, chicken fried steak
collard greens southern style, southern greens
po boy; de: Po-Boy; es: po boy
tamale; de: Tamales; fr: tamales; es: tamal, hallaca, humita; it: tamales
enchilada; de: Enchiladas; fr: enchiladas; es: enchiladas, enfrijoladas; it: enchiladas
quesadilla; de: Quesadilla; fr: quesadilla; es: quesadilla; it: quesadilla
burrito; de: Burrito; fr: burrito; es: burrito; it: burrito
burrito bowl, taco bowl; de: Burrito Bowl; fr: burrito bowl; es: bowl de burrito
fajita; de: Fajitas; fr: fajitas; es: fajitas; it: fajitas
taco salad; de: Tacosalat, Taco-Salat, Nachosalat; fr: salade tacos, salade mexicaine; es: ensalada de taco
tacos al pastor; de: Tacos al Pastor; fr: tacos al pastor; es: tacos al pastor
fish taco; de: Fischtacos; fr: tacos au poisson; es: tacos de pescado
nachos, loaded nachos; de: Nachos, überbackene Nachos; fr: nachos; es: nachos; it: nachos
chilaquiles; de: Chilaquiles; fr: chilaquiles; es: chilaquiles; it: chilaquiles
huevos rancheros, ranch eggs, ranchers eggs; de: Huevos Rancheros; fr: huevos rancheros; es: huevos rancheros; it: huevos rancheros
tostada; de: Tostadas; fr: tostadas; es: tostadas; it: tostadas
flauta, taquito, rolled taco; es: flautas, taquitos, tacos dorados
sope; es: sopes, gorditas
pozole, posole; de: Pozole; fr: pozole; es: pozole
menudo; es: menudo, pancita
tortilla soup, chicken tortilla soup; de: Tortillasuppe; es: sopa de tortilla, sopa azteca
mole poblano, mole sauce, chicken mole; de: Mole; fr: mole; es: mole poblano, pollo en mole, mole
cochinita pibil; de: Cochinita Pibil; fr: cochinita pibil; es: cochinita pibil
barbacoa, beef barbacoa; es: barbacoa de res
birria, quesabirria, birria tacos; de: Birria; fr: birria; es: birria, quesabirria, tacos de birria
carne asada, grilled skirt steak; de: Carne Asada; es: carne asada
elote, mexican street corn, esquites, grilled corn; de: gegrillter Mais, gegrillte Maiskolben; fr: maïs grillé; es: elote asado, esquites, elote callejero; it: pannocchie alla griglia, mais alla griglia
pico de gallo, tomato salsa, fresh salsa, salsa fresca; de: Tomatensalsa; es: pico de gallo, salsa mexicana, salsa fresca
salsa roja, red salsa; de: rote Salsa; fr: salsa rouge; es: salsa roja, salsa de chile rojo
mexican rice, spanish rice, tomato rice; de: mexikanischer Reis, Tomatenreis; fr: riz à la tomate; es: arroz mexicano, arroz rojo, arroz a la mexicana
chicken and rice, arroz con pollo; de: Reis mit Huhn, Hähnchen mit Reis; fr: riz au poulet, poulet au riz; es: arroz con pollo; it: riso con pollo
empanada, hand pie; de: Empanadas; fr: empanadas, chausson à la viande; es: empanada, empanadilla; it: empanadas, panzerotti
arepa; de: Arepas; fr: arepas; es: arepa; it: arepas
pupusa; es: pupusa
patacones, tostones, fried plantain; de: frittierte Kochbananen; fr: bananes plantain frites, alloco; es: patacones, tostones, tajadas, plátano frito; it: platano fritto, patacones
mofongo; es: mofongo
ropa vieja, cuban shredded beef; de: Ropa Vieja; fr: ropa vieja; es: ropa vieja, carne mechada, carne desmechada
picadillo; de: Picadillo; fr: picadillo; es: picadillo
sancocho; es: sancocho
ajiaco; es: ajiaco
bandeja paisa; es: bandeja paisa
ceviche, seviche, cebiche, tiradito; de: Ceviche; fr: ceviche; es: ceviche, cebiche, tiradito; it: ceviche
lomo saltado, peruvian beef stir fry; de: Lomo Saltado; fr: lomo saltado; es: lomo saltado
aji de gallina, peruvian creamy chicken; es: ají de gallina
papas a la huancaina; es: papa a la huancaína
causa, causa limena; es: causa limeña
peruvian chicken, pollo a la brasa; es: pollo a la brasa
anticuchos; es: anticuchos
pastel de choclo; es: pastel de choclo
chimichurri, argentine herb sauce; de: Chimichurri; fr: chimichurri; es: chimichurri; it: chimichurri
asado, argentine barbecue; de: Asado; fr: asado; es: asado argentino, parrillada
choripan; de: Choripán; es: choripán
locro; es: locro
matambre; es: matambre
feijoada, brazilian black bean stew; de: Feijoada; fr: feijoada; es: feijoada; it: feijoada
pao de queijo, brazilian cheese bread, cheese bread; de: Käsebrötchen, Pão de Queijo; fr: pain au fromage brésilien; es: pan de queso, pandebono, pan de yuca, chipa
moqueca, brazilian fish stew; de: Moqueca, brasilianischer Fischeintopf; fr: moqueca; es: moqueca; it: moqueca
coxinha; de: Coxinha; fr: coxinha; es: coxinha
curry chicken, chicken curry; de: Hähnchencurry, Hühnercurry, Curryhuhn; fr: curry de poulet, poulet au curry; es: curry de pollo, pollo al curry; it: pollo al curry
vegetable curry, veg curry, sabzi, veggie curry; de: Gemüsecurry, Gemüse-Curry; fr: curry de légumes; es: curry de verduras; it: curry di verdure
chickpea curry, chana masala, chole, chole masala, chana curry, channa, garbanzo curry; de: Kichererbsencurry, Kichererbsen-Curry; fr: curry de pois chiches, chana masala; es: curry de garbanzos, chana masala; it: curry di ceci
lentil curry, dal tadka, tadka dal, dal curry, dahl, dal fry, tarka dal, red lentil dal, parippu; de: Linsencurry, Linsendal, Dal, Linsen-Dal, Rote-Linsen-Curry, Dhal; fr: curry de lentilles, dahl, dahl de lentilles; es: curry de lentejas, dal de lentejas, dhal; it: curry di lenticchie, dal di lenticchie, dhal, dal
dal makhani, dal makhni, black dal; de: Dal Makhani; fr: dal makhani; es: dal makhani
beef curry; de: Rindfleischcurry; fr: curry de boeuf; es: curry de ternera; it: curry di manzo
lamb curry, mutton curry, gosht; de: Lammcurry, Lamm-Curry; fr: curry d'agneau; es: curry de cordero, curry de borrego; it: curry di agnello
fish curry; de: Fischcurry; fr: curry de poisson; es: curry de pescado; it: curry di pesce
prawn curry, shrimp curry; de: Garnelencurry; fr: curry de crevettes; es: curry de gambas, curry de camarones; it: curry di gamberi
egg curry, anda curry; de: Eiercurry
potato curry, aloo curry; de: Kartoffelcurry; es: curry de patatas; it: curry di patate
tikka masala, chicken tikka masala, tikka masala curry; de: Chicken Tikka Masala, Tikka Masala; fr: poulet tikka masala; es: pollo tikka masala; it: pollo tikka masala
chicken tikka; de: Chicken Tikka; fr: poulet tikka; es: pollo tikka
tandoori chicken, chicken tandoori, tandoori murgh; de: Tandoori-Hähnchen, Tandoori Chicken, Tandoori-Huhn; fr: poulet tandoori; es: pollo tandoori; it: pollo tandoori
korma, chicken korma, qorma; de: Chicken Korma, Korma; fr: poulet korma, korma; es: pollo korma; it: pollo korma
vindaloo, vindalho; de: Vindaloo; fr: vindaloo; es: vindaloo; it: vindaloo
rogan josh, roghan josh; de: Rogan Josh; fr: rogan josh; es: rogan josh; it: rogan josh
saag paneer, palak paneer, spinach paneer, spinach and paneer; de: Palak Paneer, Saag Paneer, Spinat mit Paneer; fr: palak paneer; es: palak paneer; it: palak paneer
paneer butter masala, paneer makhani, shahi paneer; de: Paneer Butter Masala; fr: paneer makhani; es: paneer makhani
matar paneer, mattar paneer, mutter paneer, peas and paneer, paneer peas curry; de: Matar Paneer; fr: matar paneer; es: matar paneer
aloo gobi, aloo gobhi, cauliflower potato curry; de: Blumenkohl-Kartoffel-Curry; fr: aloo gobi, curry de chou fleur; es: aloo gobi, curry de coliflor; it: curry di cavolfiore
aloo matar, potato pea curry; de: Aloo Matar; fr: aloo matar
baingan bharta, roasted eggplant curry; de: Baingan Bharta; fr: baingan bharta
bhindi masala, okra curry
malai kofta; de: Malai Kofta; fr: malai kofta; es: malai kofta
rajma, rajma masala, kidney bean curry; de: Kidneybohnen-Curry; fr: curry de haricots rouges; es: curry de frijoles
sambar, sambhar; de: Sambar; fr: sambar
rasam
dosa, masala dosa; de: Dosa; fr: dosa; es: dosa
idli; de: Idli; fr: idli; es: idli
uttapam
upma
poha
khichdi, kitchari, kichadi, kichdi, khichri; de: Kitchari; fr: kitchari; es: kitchari
kedgeree; de: Kedgeree; fr: kedgeree; es: kedgeree
biryani, biriyani, chicken biryani, biriani, lamb biryani, vegetable biryani, dum biryani, briyani; de: Biryani, Biriani; fr: biryani, byriani; es: biryani; it: biryani
naan, nan bread, naan bread; de: Naan, Naanbrot; fr: naan, pain naan; es: pan naan, naan; it: naan, pane naan
chapati, roti, chapatti, phulka; de: Chapati; fr: chapati; es: chapati; it: chapati, roti
paratha, prata, aloo paratha; de: Paratha; fr: paratha; es: paratha; it: paratha
puri, poori; de: Puri; fr: puri
samosa; de: Samosa; fr: samoussa, samossa; es: samosa; it: samosa
pakora, bhaji, bhajia, bhajji, bajji, pakoda, pakodas; de: Pakora; fr: pakora; es: pakora; it: pakora
onion bhaji, onion pakora; de: Zwiebel-Pakora; fr: bhaji d'oignons; es: bhaji de cebolla; it: bhaji di cipolle
pav bhaji
vada pav
pani puri, golgappa, gol gappa
chaat, papdi chaat
raita, raitha, cucumber raita, yogurt raita; de: Raita, Gurkenraita; fr: raïta; es: raita; it: raita
papadum, poppadom, papad, pappadam; de: Papadam
chili chicken, chilli chicken
chicken 65
gobi manchurian, cauliflower manchurian
gulab jamun; de: Gulab Jamun; fr: gulab jamun; es: gulab jamun
jalebi
kheer, payasam, indian rice pudding; de: indischer Milchreis; fr: kheer; es: kheer
gajar halwa, gajar ka halwa, carrot halwa; de: Karotten-Halwa; fr: halwa de carottes
halva, halwa, helva; de: Halva, Halwa; fr: halva; es: halva; it: halva
ladoo, laddu, laddoo
barfi, burfi
kulfi; de: Kulfi; fr: kulfi; es: kulfi; it: kulfi
lassi, mango lassi; de: Lassi, Mango-Lassi, Mangolassi; fr: lassi à la mangue; es: lassi de mango; it: lassi al mango
gyoza, potsticker, pot sticker, jiaozi, pork dumpling, chinese dumpling, guotie, mandu, japanese dumpling; de: Gyoza, Jiaozi, chinesische Teigtaschen, Potstickers; fr: gyoza, raviolis chinois; es: gyoza, jiaozi, empanadillas japonesas, empanadillas chinas; it: gyoza, ravioli cinesi
wonton, won ton; de: Wan Tan, Wantan; fr: wonton; es: wantán, wonton; it: wonton
wonton soup, won ton soup; de: Wan-Tan-Suppe, Wantansuppe; fr: soupe wonton; es: sopa wantán; it: zuppa di wonton
momo, nepalese dumpling, tibetan dumpling, momos; de: Momos; fr: momos; es: momos; it: momo
dim sum; de: Dim Sum; fr: dim sum; es: dim sum; it: dim sum
shumai, siu mai, siomai; de: Siu Mai, Shumai; fr: siu mai; es: shumai
bao, bao bun, steamed bun, gua bao, baozi, steamed buns, mantou, char siu bao, cha siu bao; de: Bao Buns, Dampfbrötchen; fr: bao, pains bao; es: bao, pan bao; it: bao, panini al vapore
steamed yeast dumpling, dampfnudel, germknoedel; de: Dampfnudel, Germknödel; fr: dampfnudel
summer roll, fresh spring roll, rice paper roll, vietnamese spring roll, rice paper rolls, goi cuon; de: Sommerrolle, Reispapierrolle; fr: rouleau de printemps; es: rollitos vietnamitas, rollito de verano; it: involtini vietnamiti, involtini di carta di riso
lumpia; de: Lumpia; fr: lumpia; es: lumpia
ramen, ramen soup, tonkotsu, shoyu ramen, miso ramen, tonkotsu ramen; de: Ramen, Ramensuppe, Ramen-Nudelsuppe; fr: ramen; es: ramen; it: ramen
pho, pho bo, pho ga, vietnamese noodle soup; de: Pho, vietnamesische Nudelsuppe; fr: pho, soupe pho; es: pho; it: pho
bun cha, vietnamese grilled pork noodles; de: Bun Cha; fr: bun cha
bun bo, bo bun, vietnamese noodle salad; de: Bun Bo Nam Bo; fr: bo bun
banh mi, vietnamese sandwich; de: Banh Mi; fr: banh mi, sandwich vietnamien; es: banh mi
laksa, curry laksa; de: Laksa; fr: laksa; es: laksa
miso soup; de: Misosuppe; fr: soupe miso; es: sopa de miso; it: zuppa di miso
hot and sour soup; de: Sauer-scharf-Suppe, Pekingsuppe, Peking-Suppe; fr: soupe pékinoise; es: sopa agripicante; it: zuppa agropiccante
tom yum, tom yam, tom yum soup; de: Tom Yam, Tom Yum; fr: tom yam, tom yum; es: tom yum
tom kha, tom kha gai, thai coconut soup, coconut chicken soup; de: Tom Kha Gai, Thai-Kokossuppe, Kokossuppe; fr: soupe thaï au lait de coco; es: sopa tailandesa de coco; it: zuppa thai al cocco
thai green curry, green curry; de: grünes Curry, grünes Thai-Curry; fr: curry vert; es: curry verde; it: curry verde
thai red curry, red curry; de: rotes Curry, rotes Thai-Curry; fr: curry rouge; es: curry rojo; it: curry rosso
yellow curry, thai yellow curry; de: gelbes Curry; fr: curry jaune; es: curry amarillo; it: curry giallo, curry giallo thailandese
panang curry, penang curry, phanaeng; de: Panang-Curry; fr: curry panang; es: curry panang
massaman, massaman curry, mussaman curry; de: Massaman-Curry; fr: curry massaman; es: curry massaman; it: curry massaman
pad thai, phad thai; de: Pad Thai; fr: pad thaï; es: pad thai; it: pad thai
pad see ew, pad siew; de: Pad See Ew; fr: pad see ew; es: pad see ew
pad kra pao, pad krapow, thai basil chicken, thai basil stir fry, holy basil chicken, pad gaprao; de: Thai-Basilikum-Hähnchen; fr: poulet au basilic thaï; es: pollo con albahaca tailandesa; it: pollo al basilico thai
drunken noodles, pad kee mao; de: betrunkene Nudeln
larb, laab, laap; de: Larb, Laab; fr: larb, laap; es: larb
som tam, green papaya salad, papaya salad; de: Papayasalat; fr: salade de papaye; es: ensalada de papaya
mango sticky rice; de: Mango Sticky Rice, Klebreis mit Mango; fr: riz gluant à la mangue
satay, sate, chicken satay, satay chicken; de: Saté, Satéspieße, Satayspieße, Erdnussspieße; fr: satay, saté, brochettes satay; es: satay, pollo satay; it: satay, spiedini satay
satay sauce, peanut sauce, sate sauce; de: Erdnusssauce, Erdnusssoße, Satésauce; fr: sauce satay, sauce cacahuète, sauce saté; es: salsa de cacahuete, salsa satay, salsa de maní; it: salsa di arachidi, salsa satay
gado gado; de: Gado-Gado; fr: gado gado; es: gado gado; it: gado gado
nasi goreng, indonesian fried rice; de: Nasi Goreng; fr: nasi goreng; es: nasi goreng; it: nasi goreng
mee goreng, mie goreng, bami goreng, bakmi goreng, mi goreng; de: Bami Goreng; fr: bami goreng; es: mie goreng, mee goreng; it: mee goreng
rendang, beef rendang, randang; de: Rendang; fr: rendang; es: rendang; it: rendang
hainanese chicken rice, chicken rice; de: Hainan-Hähnchenreis; fr: poulet hainanais, riz au poulet hainanais; es: arroz con pollo hainanés
char kway teow; de: Char Kway Teow
adobo chicken, chicken adobo, filipino adobo; de: Adobo-Hähnchen; fr: poulet adobo; es: adobo filipino, pollo adobado; it: pollo adobo
pancit; de: Pancit; es: pancit
sinigang; de: Sinigang; es: sinigang
sushi; de: Sushi; fr: sushi; es: sushi; it: sushi
maki, sushi roll, maki roll, futomaki; de: Maki, Sushirolle; fr: maki; es: maki, rollo de sushi; it: maki
onigiri, japanese rice ball; de: Onigiri; fr: onigiri; es: onigiri; it: onigiri
sashimi; de: Sashimi; fr: sashimi; es: sashimi; it: sashimi
poke, poke bowl; de: Poke Bowl; fr: poke bowl; es: poke bowl, poké; it: poke bowl
tempura; de: Tempura; fr: tempura; es: tempura; it: tempura
teriyaki chicken, chicken teriyaki; de: Teriyaki-Hähnchen, Hähnchen Teriyaki, Teriyaki-Huhn; fr: poulet teriyaki; es: pollo teriyaki; it: pollo teriyaki
yakitori, chicken skewer; de: Yakitori, Hähnchenspieße; fr: yakitori, brochettes de poulet; es: yakitori, brochetas de pollo; it: yakitori, spiedini di pollo
tonkatsu, katsu, pork katsu, japanese pork cutlet; de: Tonkatsu; fr: tonkatsu; es: tonkatsu; it: tonkatsu
katsu curry, chicken katsu curry, chicken katsu, katsu; de: Katsu-Curry; fr: poulet katsu, curry katsu; es: curry katsu, pollo katsu; it: katsu curry
karaage, japanese fried chicken; de: Karaage; fr: karaage; es: karaage; it: karaage
okonomiyaki, japanese pancake; de: Okonomiyaki; fr: okonomiyaki; es: okonomiyaki; it: okonomiyaki
takoyaki, octopus balls; de: Takoyaki; fr: takoyaki; es: takoyaki
yakisoba, japanese fried noodles, yaki soba; de: Yakisoba; fr: yakisoba; es: yakisoba; it: yakisoba
donburi, gyudon, oyakodon, beef bowl, katsudon; de: Donburi; fr: donburi; es: donburi; it: donburi
sukiyaki, shabu shabu; de: Sukiyaki; fr: sukiyaki; es: sukiyaki; it: sukiyaki
chirashi, chirashi sushi; fr: chirashi
tamagoyaki, japanese omelette; de: Tamagoyaki; fr: tamagoyaki; es: tamagoyaki; it: tamagoyaki
mochi, daifuku; de: Mochi; fr: mochi; es: mochi; it: mochi
kimchi, kimchee, gimchi; de: Kimchi; fr: kimchi; es: kimchi; it: kimchi
bibimbap, bi bim bap; de: Bibimbap; fr: bibimbap; es: bibimbap; it: bibimbap
bulgogi, korean bbq beef, korean beef, korean barbecue, korean bbq; de: Bulgogi; fr: bulgogi; es: bulgogi; it: bulgogi
japchae, chapchae, jap chae, korean glass noodles; de: Japchae; fr: japchae; es: japchae; it: japchae
tteokbokki, korean rice cakes, topokki; de: Tteokbokki; fr: tteokbokki; es: tteokbokki
kimbap, gimbap, korean sushi; de: Kimbap; fr: kimbap; es: kimbap; it: kimbap
korean fried chicken, yangnyeom chicken; de: koreanisches Hähnchen; fr: poulet frit coréen; es: pollo frito coreano; it: pollo fritto coreano
kimchi stew, kimchi jjigae; de: Kimchi-Eintopf; fr: soupe kimchi, kimchi jjigae; es: guiso de kimchi
kimchi fried rice; de: Kimchi-Reis; fr: riz frit au kimchi; es: arroz frito con kimchi; it: riso fritto al kimchi
pajeon, korean pancake, kimchijeon; de: koreanische Pfannkuchen; fr: crêpe coréenne, pajeon; es: tortita coreana, pajeon
sweet and sour chicken, sweet and sour pork, sweet n sour chicken; de: Hähnchen süß-sauer, Schweinefleisch süß-sauer, Hähnchen süßsauer, Schwein süß-sauer; fr: poulet aigre doux, porc aigre doux, porc à l'aigre douce; es: pollo agridulce, cerdo agridulce; it: pollo in agrodolce, maiale in agrodolce
sweet and sour; de: süß-sauer, süßsauer; fr: aigre doux; es: agridulce; it: agrodolce, in agrodolce
kung pao chicken, kung pao, gong bao; de: Kung Pao; fr: poulet kung pao; es: pollo kung pao; it: pollo kung pao
general tso chicken, general tso's chicken, general tsos chicken, general gau; de: General-Tso-Hähnchen; fr: poulet général tao; es: pollo general tso; it: pollo generale tso
orange chicken; de: Orangenhähnchen; fr: poulet à l'orange; es: pollo a la naranja; it: pollo all'arancia
sesame chicken; de: Sesamhähnchen; fr: poulet au sésame; es: pollo al sésamo; it: pollo al sesamo
cashew chicken; de: Cashew-Hähnchen, Hähnchen mit Cashewkernen; fr: poulet aux noix de cajou; es: pollo con anacardos; it: pollo agli anacardi
almond chicken, chicken with almonds; de: Hähnchen mit Mandeln; fr: poulet aux amandes; es: pollo con almendras; it: pollo alle mandorle
peking duck, beijing duck; de: Pekingente, Peking-Ente; fr: canard laqué, canard pékinois; es: pato pekín, pato laqueado; it: anatra alla pechinese
char siu, chinese bbq pork, chinese roast pork; de: Char Siu; fr: porc laqué, char siu; es: cerdo char siu
mapo tofu, ma po tofu; de: Mapo Tofu; fr: mapo tofu; es: mapo tofu
dan dan noodles, dandan noodles, tantanmen; de: Dan-Dan-Nudeln
egg fried noodles, singapore noodles; de: Singapur-Nudeln; fr: nouilles de singapour; es: fideos de singapur
mongolian beef, szechuan beef, sichuan beef; de: mongolisches Rindfleisch; fr: boeuf mongol; es: ternera mongola; it: manzo mongolo
tomato and egg stir fry, tomato egg; de: Tomaten-Rührei; fr: oeufs brouillés aux tomates; es: huevos con tomate; it: uova e pomodoro
congee, jook, rice porridge; de: Congee, Reisbrei; fr: congee; es: congee
scallion pancake, spring onion pancake, green onion pancake; de: Frühlingszwiebelpfannkuchen; fr: crêpe aux ciboules, galettes aux oignons verts; es: tortita de cebolleta; it: frittelle di cipollotto
egg foo young, egg fu yung, foo yung
chop suey, chop sui; de: Chop Suey; fr: chop suey; es: chop suey; it: chop suey
prawn toast, sesame prawn toast, shrimp toast; de: Garnelentoast; fr: toast aux crevettes; es: tostada de gambas
prawn cracker; de: Krabbenchips; fr: chips de crevettes; es: pan de gambas; it: nuvolette di drago
bubble tea, boba, boba tea; de: Bubble Tea; fr: bubble tea; es: té de burbujas
anzac biscuit, anzac cookie; de: Anzac-Kekse; fr: biscuits anzac; es: galletas anzac; it: biscotti anzac
pasteis de nata, pastel de nata, portuguese custard tart; de: Pastéis de Nata; fr: pastéis de nata; es: pasteles de nata, pastel de belém; it: pasteis de nata, pastel de nata
janssons temptation, jansson's temptation; de: Janssons Versuchung; fr: tentation de jansson; es: tentación de jansson
karjalanpiirakka, karelian pasty
keema, qeema, kheema, keema matar; de: Keema, Hackfleischcurry; fr: keema, curry de viande hachée; es: keema; it: keema
saag aloo, aloo saag, spinach and potato curry; de: Spinat-Kartoffel-Curry; fr: saag aloo; es: saag aloo
bombay potatoes, bombay aloo, spicy indian potatoes; de: Bombay-Kartoffeln; fr: pommes de terre bombay; es: patatas bombay
madras curry, chicken madras, beef madras; de: Madras-Curry; fr: curry madras; es: curry madrás
karahi, kadai chicken, chicken karahi, kadhai; de: Karahi; fr: karahi
paneer tikka, grilled paneer; de: Paneer Tikka; fr: paneer tikka; es: paneer tikka
indian fish curry, goan fish curry, kerala fish curry; de: indisches Fischcurry; fr: curry de poisson indien; es: curry de pescado indio
kadhi, punjabi kadhi
curd rice, yogurt rice, thayir sadam
tamarind rice, pulihora, puliyodarai
dhokla, khaman
vada, medu vada
aloo tikki, potato tikki; de: indische Kartoffelplätzchen; fr: aloo tikki
kachumber, indian salad, koshimbir; de: indischer Gurkensalat; fr: salade kachumber
indian pickle, achaar, achar; de: indische Pickles; fr: pickle indien; es: encurtido indio
rasgulla, rosogolla
sooji halwa, suji halwa, semolina halwa; de: Grießhalwa; fr: halwa de semoule
kaju katli, kaju barfi, cashew fudge
hoppers, appam; de: Appam
kottu roti, kothu roti
pol sambol, coconut sambal; de: Kokos-Sambal
sri lankan curry, ceylon curry; de: Sri-Lanka-Curry; fr: curry sri lankais; es: curry de sri lanka
amok, fish amok; fr: amok; es: amok
lok lak, beef lok lak, shaking beef; fr: loc lac, boeuf loc lac
banh xeo, vietnamese crepe, vietnamese pancake; de: vietnamesischer Pfannkuchen, Banh Xeo; fr: banh xeo, crêpe vietnamienne; es: banh xeo, crepe vietnamita
caramel pork, thit kho, vietnamese braised pork; de: vietnamesischer Schweinebauch; fr: porc au caramel; es: cerdo al caramelo; it: maiale caramellato
lemongrass chicken; de: Zitronengrashähnchen; fr: poulet à la citronnelle; es: pollo con citronela; it: pollo al lemongrass
nem cua, fried imperial rolls, cha gio, vietnamese egg rolls; de: vietnamesische Frühlingsrollen; fr: nems, nems au porc; es: rollitos vietnamitas fritos
thai fishcake, tod mun; de: Thai-Fischfrikadellen; fr: croquettes de poisson thaï; es: pastelitos de pescado tailandeses
thai beef salad, yam nua, waterfall beef; de: thailändischer Rindfleischsalat; fr: salade thaï au boeuf, boeuf thaï, larmes du tigre; es: ensalada tailandesa de ternera; it: insalata thai di manzo
thai fried rice, khao pad; de: gebratener Thai-Reis; fr: riz sauté thaï; es: arroz frito tailandés
pineapple fried rice, pineapple rice; de: Ananasreis; fr: riz sauté à l'ananas; es: arroz frito con piña; it: riso fritto all'ananas
khao soi, northern thai curry noodles; de: Khao Soi
peanut curry, thai peanut curry; de: Erdnusscurry; fr: curry cacahuète; es: curry de cacahuate, curry de maní; it: curry alle arachidi
pumpkin curry, squash curry; de: Kürbiscurry; fr: curry de potiron, curry de courge; es: curry de calabaza; it: curry di zucca
sweet potato curry; de: Süßkartoffelcurry; fr: curry de patates douces; es: curry de batata, curry de boniato; it: curry di patate dolci
cauliflower curry; de: Blumenkohlcurry; fr: curry de chou fleur; es: curry de coliflor; it: curry di cavolfiore
aubergine curry, eggplant curry; de: Auberginencurry; fr: curry d'aubergines; es: curry de berenjena; it: curry di melanzane
spinach curry; de: Spinatcurry; fr: curry d'épinards; es: curry de espinacas; it: curry di spinaci
mushroom curry; de: Pilzcurry, Champignoncurry; fr: curry de champignons; es: curry de champiñones; it: curry di funghi
tofu curry; de: Tofucurry; fr: curry de tofu; es: curry de tofu; it: curry di tofu
pork curry; de: Schweinecurry; fr: curry de porc; es: curry de cerdo; it: curry di maiale
turkey curry; de: Putencurry; fr: curry de dinde; es: curry de pavo; it: curry di tacchino
salmon curry; de: Lachscurry; fr: curry de saumon; es: curry de salmón; it: curry di salmone
coconut curry, coconut chicken curry, coconut chicken; de: Kokoscurry, Kokoshähnchen; fr: curry coco, poulet coco; es: curry de coco, pollo al coco; it: curry al cocco, pollo al cocco
mango curry, mango chicken; de: Mangocurry, Mangohähnchen; fr: curry à la mangue, poulet mangue; es: pollo con mango, curry de mango; it: pollo al mango
japanese curry, curry rice, kare raisu; de: japanisches Curry; fr: curry japonais; es: curry japonés; it: curry giapponese
goat curry, curry goat; de: Ziegencurry; fr: colombo de cabri, curry de chèvre, cabri massalé; es: curry de cabra
saltfish fritters, stamp and go, accra; de: Stockfischbällchen; fr: accras, accras de morue; es: bacalaítos
ackee and saltfish; de: Ackee mit Stockfisch
oxtail stew, jamaican oxtail; de: Ochsenschwanzragout; fr: queue de boeuf braisée; es: rabo de toro guisado, rabo encendido; it: coda alla vaccinara
jamaican patty, jamaican beef patty; de: jamaikanische Teigtaschen; fr: pâté jamaïcain
arroz con gandules, pigeon peas rice; es: arroz con gandules
stuffed potato balls, papa rellena; de: gefüllte Kartoffelbällchen; fr: boulettes de pommes de terre farcies; es: papa rellena
grilled provolone, provoleta; de: gegrillter Provolone; it: provolone alla griglia
tequenos, cheese fingers, venezuelan cheese sticks; es: tequeños
chile relleno, stuffed poblano; de: gefüllte Chilis; fr: piments farcis; es: chiles rellenos
chicken tinga, tinga de pollo; de: Hähnchen-Tinga; es: tinga de pollo
mexican noodle soup, fideo soup; es: sopa de fideo
charro beans, frijoles charros; es: frijoles charros
pot beans, mexican beans; de: mexikanische Bohnen; es: frijoles de la olla
beef taco, ground beef tacos, taco meat; de: Hackfleisch-Tacos; fr: tacos au boeuf; es: tacos de carne molida, tacos de res; it: tacos di carne
chicken taco; de: Hähnchen-Tacos; fr: tacos au poulet; es: tacos de pollo; it: tacos di pollo
shrimp taco; de: Garnelentacos; fr: tacos aux crevettes; es: tacos de camarón, tacos de gambas; it: tacos di gamberi
vegetarian taco, bean taco; de: vegetarische Tacos; fr: tacos végétariens; es: tacos vegetarianos; it: tacos vegetariani
french tacos; fr: tacos français, tacos lyonnais
chicken enchilada; de: Hähnchen-Enchiladas; fr: enchiladas au poulet; es: enchiladas de pollo, enchiladas verdes, enchiladas suizas; it: enchiladas di pollo
chicken fajita, fajita bowl; de: Hähnchen-Fajitas; fr: fajitas au poulet; es: fajitas de pollo; it: fajitas di pollo
chicken quesadilla; de: Hähnchen-Quesadillas; fr: quesadillas au poulet; es: quesadillas de pollo; it: quesadillas di pollo
chimichanga; de: Chimichangas; fr: chimichangas; es: chimichanga
seven layer dip, taco dip, mexican layer dip; de: Tacodip, mexikanischer Schichtdip; fr: dip mexicain; es: dip de siete capas
mexican casserole, tex mex casserole, mexican lasagne; de: Tex-Mex-Auflauf, mexikanischer Auflauf; fr: gratin mexicain; es: pastel azteca, lasaña mexicana; it: lasagna messicana
caldo verde, portuguese kale soup; de: portugiesische Grünkohlsuppe; fr: caldo verde; es: caldo verde; it: caldo verde
spanish fried breadcrumbs, spanish migas; es: migas extremeñas, migas manchegas
escalivada, catalan roasted vegetables; de: Escalivada; fr: escalivade; es: escalivada
fried milk, fried custard; es: leche frita; it: crema fritta, latte dolce fritto
basque cake, gateau basque; de: baskischer Kuchen; fr: gâteau basque; es: pastel vasco; it: torta basca
piperade, piperrada; de: Piperade; fr: piperade; es: piperrada
aligot, cheesy mash, cheesy mashed potato; de: Käse-Kartoffelpüree; fr: aligot; es: puré de patatas con queso; it: purè al formaggio
baeckeoffe, alsatian hotpot; de: Bäckeoffe, Baeckeoffe; fr: baeckeoffe, baeckeofe
waterzooi, ghent chicken stew; de: Waterzooi; fr: waterzooï, waterzoi; es: waterzooi
carbonnade, flemish beef stew, beef in beer; de: flämischer Biereintopf, Rindfleisch in Bier; fr: carbonnade flamande, carbonade; es: carbonada flamenca; it: carbonade
soupe au pistou, provencal vegetable soup; de: provenzalische Gemüsesuppe; fr: soupe au pistou; es: sopa al pistou; it: zuppa al pistou
pan fried chicken provencal, chicken provencal; de: provenzalisches Hähnchen; fr: poulet à la provençale; es: pollo a la provenzal; it: pollo alla provenzale
rabbit hunter style, rabbit chasseur; de: Kaninchen nach Jägerart; fr: lapin chasseur; es: conejo a la cazadora; it: coniglio alla cacciatora
endive salad with roquefort; fr: salade d'endives, salade d'endives aux noix
aelplermagronen, alpine macaroni, swiss macaroni and cheese; de: Älplermagronen, Älplermakkaroni; fr: macaronis du chalet
pizzoccheri; de: Pizzoccheri; fr: pizzoccheri; it: pizzoccheri
polenta with mushrooms; de: Polenta mit Pilzen; fr: polenta aux champignons; es: polenta con setas; it: polenta e funghi
spatchcock chicken, butterflied chicken; de: Hähnchen auf dem Blech gegrillt; fr: poulet crapaudine; es: pollo abierto; it: pollo al mattone
polpo e patate, octopus and potato salad; de: Oktopussalat; fr: salade de poulpe; es: ensalada de pulpo, pulpo con patatas; it: insalata di polpo e patate, polpo con patate
bagna cauda; de: Bagna cauda; fr: bagna cauda; it: bagna cauda
roman artichokes, carciofi alla romana; de: römische Artischocken; fr: artichauts à la romaine; es: alcachofas a la romana; it: carciofi alla romana
fried artichokes; de: frittierte Artischocken; fr: artichauts frits; es: alcachofas fritas; it: carciofi fritti, carciofi alla giudia
fried courgette flowers, stuffed zucchini blossoms; de: gefüllte Zucchiniblüten; fr: beignets de fleurs de courgette; es: flores de calabacín rellenas; it: fiori di zucca fritti, fiori di zucca ripieni
stuffed fried olives, fried olives; de: frittierte Oliven; fr: olives farcies frites; es: aceitunas rellenas fritas; it: olive ascolane, olive all'ascolana
pastiera, neapolitan easter cake; de: Pastiera; fr: pastiera; it: pastiera, pastiera napoletana
colomba, italian easter cake; de: Colomba; fr: colomba; it: colomba pasquale
cassata, sicilian cassata; de: Cassata; fr: cassata; es: cassata; it: cassata, cassata siciliana
chestnut cake, chestnut flour cake; de: Kastanienkuchen, Maronenkuchen; fr: gâteau aux marrons, gâteau à la châtaigne, ardéchois; es: pastel de castañas; it: castagnaccio, torta di castagne
crostata ricotta, ricotta tart, ricotta cake; de: Ricottakuchen, Ricottatorte; fr: gâteau à la ricotta, tarte à la ricotta; es: tarta de ricota, pastel de ricota; it: torta di ricotta, crostata di ricotta
baba au rhum, rum baba; de: Rum-Baba; fr: baba au rhum; es: babá al ron; it: babà, babà al rum
wiener saftgulasch, viennese goulash; de: Saftgulasch, Wiener Gulasch; fr: goulasch viennois; es: goulash vienés
grostl, tyrolean hash; de: Gröstl, Tiroler Gröstl; it: gröstl
beer roast, dark beer roast; de: Bierbraten, Dunkelbierbraten; es: asado a la cerveza; it: arrosto alla birra
zwiebelrostbraten, roast beef with onions; de: Zwiebelrostbraten; fr: rosbif aux oignons; it: arrosto alle cipolle
krautfleckerl, haluski, cabbage and noodles; de: Krautfleckerl, Krautnudeln; es: pasta con repollo
steckrueben stew, rutabaga stew; de: Steckrübeneintopf; fr: ragoût de rutabaga
gefilte fish; de: Gefilte Fisch; fr: carpe farcie, gefilte fish; es: gefilte fish
matzo ball soup, matzah ball soup, kneidlach; de: Matzenknödelsuppe; fr: bouillon aux kneidlers; es: sopa de matzá
cholent, hamin, sabbath stew; de: Tscholent; fr: tcholent
noodle kugel, potato kugel
rugelach, rugelah; de: Rugelach; fr: rugelach; es: rugelach; it: rugelach
braised brisket, brisket pot roast; de: geschmorte Rinderbrust; fr: poitrine de boeuf braisée; es: pecho de res estofado; it: punta di petto brasata
kotlet schabowy, polish pork cutlet; de: polnisches Schnitzel; es: kotlet schabowy
placki ziemniaczane, polish potato pancakes; de: polnische Kartoffelpuffer
polish chicken soup; de: polnische Hühnersuppe
draniki, deruny, belarusian potato pancakes; de: Draniki; fr: draniki; es: draniki
cepelinai, zeppelin dumplings; de: Cepelinai
chebureki, cheburek, tchebureki; de: Tschebureki; fr: tchebourek; es: chebureki
ukha, russian fish soup; de: Ucha; fr: oukha; es: ujá
kulich, paskha, russian easter bread; de: Kulitsch, Osterbrot; fr: koulitch; es: kulich
medovik, russian honey cake, honey cake; de: Honigkuchen, Honigtorte, Medowik; fr: gâteau au miel, medovik; es: pastel de miel, medovik; it: torta al miele, medovik
vinegret, russian beet salad; de: Winegret; fr: vinegret
mimosa salad; de: Mimosa-Salat; fr: salade mimosa; es: ensalada mimosa; it: insalata mimosa
kvass; de: Kwas; fr: kvas; es: kvas
manti, turkish ravioli; de: Manti, Manty; fr: manti; es: manti; it: manti
adana kebab, turkish kebab; de: Adana Kebab; fr: adana kebab
kisir, turkish bulgur salad; de: Kisir, türkischer Bulgursalat; fr: kisir
sigara boregi, cheese borek; de: Sigara Börek; fr: cigares au fromage; es: börek de queso
cilbir, turkish poached eggs; de: türkische Eier, Cilbir; fr: oeufs à la turque; es: huevos turcos; it: uova alla turca
mucver, turkish zucchini fritters; de: Mücver, türkische Zucchinipuffer
turkish stuffed eggplant, karniyarik; de: Karnıyarık
turkish bean stew, kuru fasulye; de: türkischer Bohneneintopf, Kuru Fasulye
pilav, bulgur pilaf, turkish rice; de: Bulgurpilaw, türkischer Reis; fr: pilaf de boulgour; es: pilaf de bulgur; it: pilaf di bulgur
ayran, doogh; de: Ayran; fr: ayran; es: ayran; it: ayran
basbousa, revani, semolina cake, namoura; de: Grießkuchen, Revani; fr: basboussa, gâteau de semoule oriental; es: basbousa, pastel de sémola; it: torta di semolino, basbousa
maamoul, ma'amoul; de: Maamoul; fr: maamoul
kleftiko, greek lamb; de: Kleftiko; fr: kleftiko; es: kleftiko
fasolada, greek bean soup; de: Fasolada, griechische Bohnensuppe; fr: fasolada
skordalia; de: Skordalia; fr: skordalia; es: skordalia
taramasalata, taramosalata; de: Taramosalata; fr: tarama; es: taramasalata; it: taramasalata
whipped feta, feta dip, feta cream; de: Fetacreme, Fetadip; fr: crème de feta; es: crema de feta; it: crema di feta
loukoumades, greek doughnuts, greek honey puffs; de: Loukoumades; fr: loukoumades; es: loukoumades
briam, greek roasted vegetables; de: Briam; fr: briam
bifteki, greek burger; de: Bifteki; fr: bifteki
sfiha, fatayer; de: Sfiha, Fatayer; fr: fatayer; es: esfiha, esfirra; it: sfiha
shish taouk, chicken shish; fr: chiche taouk; es: shish taouk
chicken shawarma; de: Hähnchen-Schawarma; fr: chawarma au poulet; es: shawarma de pollo; it: shawarma di pollo
maqluba, maqlooba, upside down rice; de: Maqluba; fr: maqlouba; es: maqluba
musakhan, sumac chicken; de: Sumach-Hähnchen; fr: poulet au sumac
okra stew, bamia stew; de: Okraeintopf; fr: ragoût de gombos; es: guiso de okra
israeli salad, arabic salad, chopped vegetable salad; de: israelischer Salat, arabischer Salat; fr: salade israélienne; es: ensalada israelí; it: insalata israeliana
saffron chicken, persian saffron chicken; de: Safranhähnchen; fr: poulet au safran; es: pollo al azafrán; it: pollo allo zafferano
lamb tagine, lamb and apricot tagine, moroccan lamb; de: Lammtajine, Lamm-Tajine; fr: tajine d'agneau, tajine d'agneau aux pruneaux; es: tajine de cordero; it: tajine di agnello
chicken tagine, moroccan chicken, chicken with preserved lemon; de: Hähnchentajine, marokkanisches Hähnchen; fr: tajine de poulet, poulet aux citrons confits; es: tajine de pollo, pollo al limón marroquí; it: tajine di pollo
vegetable tagine; de: Gemüsetajine; fr: tajine de légumes; es: tajine de verduras; it: tajine di verdure
moroccan pancakes, baghrir, thousand hole pancakes; de: marokkanische Pfannkuchen; fr: baghrir, crêpes mille trous
batbout, khobz, moroccan bread; de: marokkanisches Brot; fr: batbout, pain marocain; es: pan marroquí
brik, tunisian brik, brick roll; de: Brik; fr: brick à l'oeuf; es: brick de huevo
chorba, algerian soup; de: Chorba; fr: chorba frik
lamb couscous, couscous with lamb; de: Couscous mit Lamm; fr: couscous à l'agneau; es: cuscús de cordero; it: couscous di agnello
chicken couscous, couscous with chicken; de: Couscous mit Hähnchen; fr: couscous au poulet; es: cuscús con pollo; it: couscous di pollo
mint tea, moroccan mint tea; de: Minztee, Pfefferminztee; fr: thé à la menthe; es: té de menta, té moruno; it: tè alla menta
ugali, sadza, nshima; de: Ugali
misir wot, ethiopian lentils; de: äthiopische Linsen; fr: misir wot
melktert, milk tart; de: südafrikanischer Milchkuchen; fr: tarte au lait; es: tarta de leche; it: torta al latte
toast skagen, skagen toast; de: Toast Skagen; fr: toast skagen; es: toast skagen
swedish pancake, plattar; de: schwedische Pfannkuchen; fr: crêpes suédoises; es: tortitas suecas
pytt i panna, pyttipanna, biksemad; de: Pytt i Panna
artsoppa, swedish pea soup; de: schwedische Erbsensuppe
frikadeller, danish meatballs; de: dänische Frikadellen; fr: boulettes danoises
farikal, norwegian lamb and cabbage; de: Fårikål
semla, semlor, lent bun; de: Semla; fr: semla
lussekatter, saffron bun, st lucia buns; de: Lussekatter, Safranschnecken; fr: brioches au safran; es: bollos de azafrán
cardamom bun, kardemummabullar; de: Kardamomschnecken, Kardamomknoten; fr: brioches à la cardamome; es: bollos de cardamomo; it: girelle al cardamomo
kladdkaka, swedish sticky chocolate cake, swedish chocolate cake; de: Kladdkaka, schwedischer Schokoladenkuchen; fr: kladdkaka; es: kladdkaka; it: kladdkaka
mud cake, mississippi mud pie, mud pie; de: Mississippi Mud Pie, Mud Cake; fr: mud cake; es: pastel de lodo; it: mud cake
princess cake, prinsesstarta; de: Prinzessinnentorte; fr: gâteau princesse
poffertjes, dutch mini pancakes; de: Poffertjes; fr: poffertjes; es: poffertjes; it: poffertjes
aebleskiver, danish pancake balls; de: Æbleskiver
glogg, scandinavian mulled wine; de: Glögg; fr: glögg
stroopwafel, syrup waffle; de: Stroopwafel, Sirupwaffeln; fr: gaufres au sirop; es: stroopwafel; it: stroopwafel
bitterballen, kroket, dutch croquette; de: Bitterballen; fr: bitterballen; es: bitterballen
erwtensoep, snert, dutch pea soup; de: holländische Erbsensuppe
oliebollen, dutch doughnut; de: Oliebollen, Ölkrapfen; fr: croustillons; es: buñuelos holandeses
dutch apple pie, appeltaart; de: holländischer Apfelkuchen; fr: tarte aux pommes hollandaise; es: tarta de manzana holandesa; it: torta di mele olandese
corn dog, dagwood dog; de: Corn Dogs; fr: corn dogs; es: corn dog, banderilla; it: corn dog
smoked brisket, texas brisket, barbecue brisket; de: Beef Brisket; es: brisket ahumado; it: punta di petto affumicata
chicken and dumplings, chicken n dumplings; de: Hähnchen mit Klößen; fr: poulet aux dumplings; es: pollo con dumplings
chili mac, chili macaroni; de: Chili-Nudeln; es: macarrones con chili
chili dog, chili cheese dog
cajun pasta, cajun chicken pasta; de: Cajun-Pasta; fr: pâtes cajun; es: pasta cajún; it: pasta cajun
cajun chicken, blackened chicken; de: Cajun-Hähnchen; fr: poulet cajun; es: pollo cajún; it: pollo cajun
shrimp creole, creole prawns; de: kreolische Garnelen; fr: crevettes à la créole; es: camarones a la criolla; it: gamberi alla creola
cheesy potatoes, funeral potatoes, hashbrown casserole, party potatoes; de: Käsekartoffeln; fr: gratin de pommes de terre au fromage; es: papas con queso al horno; it: patate al formaggio
wedge salad, iceberg wedge; de: Eisbergsalat mit Dressing; es: ensalada de lechuga iceberg
jello salad, gelatin salad; de: Wackelpuddingsalat
pineapple chicken, hawaiian chicken, huli huli chicken; de: Ananashähnchen, Hähnchen mit Ananas, Hähnchen Hawaii; fr: poulet à l'ananas; es: pollo con piña, pollo hawaiano; it: pollo all'ananas
black pepper beef, beef with black pepper; de: Rindfleisch mit schwarzem Pfeffer; fr: boeuf au poivre noir; es: ternera a la pimienta negra
beef in oyster sauce, oyster sauce beef; de: Rindfleisch in Austernsauce; fr: boeuf sauce huître; es: ternera con salsa de ostras; it: manzo in salsa di ostriche
beef with onions, beef and onion stir fry; de: Rindfleisch mit Zwiebeln; fr: boeuf aux oignons; es: ternera con cebolla; it: manzo con cipolle
zha jiang mian, zhajiangmian; de: Zhajiangmian
red braised pork, hong shao rou, red cooked pork; de: rotgeschmorter Schweinebauch; fr: porc braisé à la chinoise; es: panceta de cerdo roja; it: maiale brasato alla cinese
soy sauce chicken, soy chicken; de: Sojahähnchen, Hähnchen in Sojasauce; fr: poulet à la sauce soja; es: pollo con salsa de soja; it: pollo alla salsa di soia
salt and pepper squid, salt and pepper calamari; fr: calamars sel et poivre; es: calamares sal y pimienta; it: calamari sale e pepe
fish fragrant eggplant, yu xiang, chinese eggplant; de: chinesische Auberginen; fr: aubergines à la chinoise; es: berenjenas chinas; it: melanzane alla cinese
dry fried beans, sichuan green beans; de: Sichuan-Bohnen; fr: haricots verts à la sichuanaise
smashed cucumber, smacked cucumber, sunomono, asian cucumber salad; de: asiatischer Gurkensalat; fr: salade de concombre asiatique; es: ensalada de pepino asiática; it: insalata di cetrioli asiatica
steamed egg custard, chawanmushi, chinese steamed egg; de: gedämpfter Eierstich; fr: chawanmushi
steamed fish, ginger steamed fish; de: gedämpfter Fisch; fr: poisson à la vapeur, poisson vapeur; es: pescado al vapor; it: pesce al vapore
crab rangoon, cream cheese wonton; es: rangún de cangrejo
xiao long bao, soup dumpling; de: Xiaolongbao; fr: xiao long bao; es: xiao long bao
turnip cake, radish cake, lo bak go; de: Rettichkuchen
mooncake; de: Mondkuchen; fr: gâteau de lune; es: pastel de luna; it: torta della luna
sesame balls, jian dui; de: Sesambällchen; fr: boules de sésame; es: bolas de sésamo; it: palline di sesamo
mango pudding, mango mousse; de: Mangopudding, Mangocreme; fr: mousse à la mangue, crème à la mangue; es: mousse de mango, pudín de mango; it: mousse al mango, budino di mango
tapioca pudding, sago; de: Tapiokapudding, Sago; fr: tapioca au lait; es: pudín de tapioca; it: budino di tapioca
japanese hot pot, nabe, nabemono; de: japanischer Feuertopf; fr: fondue japonaise
omurice, omelette rice; de: Omurice; fr: omurice; es: omurice
miso salmon, miso glazed salmon; de: Miso-Lachs; fr: saumon au miso; es: salmón al miso; it: salmone al miso
miso aubergine, miso eggplant, nasu dengaku; de: Miso-Auberginen; fr: aubergines au miso; es: berenjena al miso; it: melanzane al miso
soba noodle salad, cold soba noodles; de: Sobasalat, Soba-Salat; fr: salade de soba; es: ensalada de soba; it: insalata di soba
udon soup, udon noodle soup; de: Udonsuppe; fr: soupe udon; es: sopa udon; it: udon in brodo
yaki udon, fried udon; de: gebratene Udonnudeln; fr: udon sauté; es: udon salteado; it: udon saltati
dorayaki, japanese red bean pancake; de: Dorayaki; fr: dorayaki; es: dorayaki; it: dorayaki
japanese cheesecake, cotton cheesecake, souffle cheesecake; de: japanischer Käsekuchen; fr: cheesecake japonais; es: tarta de queso japonesa; it: cheesecake giapponese
souffle pancake, fluffy japanese pancakes; de: Soufflé-Pfannkuchen, Soufflé-Pancakes; fr: pancakes soufflés, fluffy pancakes; es: tortitas japonesas; it: pancake giapponesi, soufflé pancake
matcha cake, matcha cookies; de: Matchakuchen; fr: gâteau au matcha; es: bizcocho de matcha; it: torta al matcha
samgyetang, korean chicken soup, ginseng chicken; de: koreanische Hühnersuppe; fr: samgyetang
sundubu jjigae, soft tofu stew; de: Sundubu Jjigae
budae jjigae, army stew
galbi, kalbi, korean short ribs; de: koreanische Rippchen; fr: galbi; es: costillas coreanas
gochujang chicken, spicy korean chicken; de: Gochujang-Hähnchen; fr: poulet gochujang; es: pollo con gochujang; it: pollo al gochujang
jajangmyeon, jjajangmyeon; de: Jajangmyeon
arroz caldo, lugaw; de: philippinischer Reisbrei
soto ayam, indonesian chicken soup; de: indonesische Hühnersuppe; fr: soto ayam; es: soto ayam
nasi lemak, malaysian coconut rice; de: Nasi Lemak; fr: nasi lemak
rijsttafel, indonesian rice table; de: Reistafel
roti canai, roti prata; de: Roti Canai
chilli crab, chili crab, singapore chilli crab; de: Chili-Krabben; fr: crabe au piment; es: cangrejo al chile
`;

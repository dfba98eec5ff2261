/** Names of one dish of Eastern Europe, Asia, Africa or Latin America: see produce.ts for how a line is read. */
export const worldDishes = `
borscht, borsch, borshch, beetroot soup, beet soup; de: Borschtsch, Rote-Bete-Suppe, Randensuppe; fr: bortsch, borchtch, soupe de betteraves; es: borsch, sopa de remolacha; it: borsch, borscht, zuppa di barbabietole
solyanka, soljanka; de: Soljanka; fr: solianka; es: solianka
shchi, russian cabbage soup; de: Schtschi
okroshka; de: Okroschka
zurek, sour rye soup, white borscht; de: Żurek
bigos, hunter's stew, hunters stew; de: Bigos; fr: bigos; es: bigos; it: bigos
pierogi, perogies, pirogi, varenyky, vareniki, polish dumpling; de: Piroggen, Wareniki, Pierogi; fr: pierogi, pirojki; es: pierogi, varéniki; it: pierogi
pelmeni, russian dumpling; de: Pelmeni; fr: pelmeni; es: pelmeni; it: pelmeni
piroshki, pirozhki; de: Piroschki; fr: pirojki; es: piroshki
blini, blintz, russian pancake; de: Blini; fr: blinis; es: blinis; it: blini
golubtsi, golumpki, holubtsi, sarma; de: Golubzy, Sarma
olivier salad, russian salad, russian potato salad; de: Olivier-Salat, russischer Salat; fr: salade russe, salade olivier; es: ensaladilla rusa, ensalada rusa; it: insalata russa
shuba, herring under a fur coat; de: Hering im Pelzmantel
syrniki, cheese pancake, quark pancake; de: Quarkkeulchen, Syrniki, Quarkpfannkuchen
kasha, buckwheat porridge; de: Buchweizengrütze, Kascha
knedliky, czech dumpling; de: böhmische Knödel
svickova, czech beef in cream sauce; de: Lendenbraten
letscho, lecso; de: Letscho; fr: lecso
langos, hungarian fried bread; de: Lángos, Langosch; fr: lángos; es: lángos
halaszle, hungarian fish soup; de: ungarische Fischsuppe
cevapcici, cevapi; de: Cevapcici; fr: cevapcici; es: cevapcici; it: cevapcici
pljeskavica; de: Pljeskavica
djuvec, djuvec rice; de: Djuvecreis, Duvec
burek, borek, boreka; de: Börek, Burek; fr: börek; es: börek; it: burek
shopska salad; de: Schopska-Salat
mamaliga, romanian polenta
khachapuri, georgian cheese bread; de: Chatschapuri; fr: khatchapouri; es: jachapuri
khinkali, georgian dumpling; de: Chinkali
plov, pilaf, pilau, pulao, pilaw, rice pilaf; de: Pilaw, Pilau, Plow; fr: riz pilaf, pilaf; es: arroz pilaf; it: riso pilaf
chicken tabaka, tapaka
shashlik, shashlyk; de: Schaschlik; fr: chachlik; es: shashlik
moussaka; de: Moussaka, Mousaka; fr: moussaka; es: moussaka; it: moussaka
tzatziki, cacik, cucumber yogurt dip, jajik; de: Tzatziki, Zaziki, Tsatsiki; fr: tzatziki, concombre au yaourt; es: tzatziki; it: tzatziki
spanakopita, greek spinach pie; de: Spanakopita; fr: spanakopita; es: spanakopita; it: spanakopita
pastitsio, pasticcio, greek pasta bake; de: Pastitsio; it: pasticcio di pasta
souvlaki; de: Souvlaki; fr: souvlaki; es: souvlaki; it: souvlaki
gyros; de: Gyros; fr: gyros; es: gyros; it: gyros
dolma, dolmades, stuffed vine leaves, stuffed grape leaves; de: gefüllte Weinblätter, Dolmades; fr: feuilles de vigne farcies, dolmas; es: hojas de parra rellenas, dolmas; it: involtini di foglie di vite
stifado; de: Stifado
avgolemono, greek lemon soup, lemon chicken soup; de: griechische Zitronensuppe
doner kebab, doner; de: Döner, Döner Kebab; fr: kebab; es: döner kebab; it: kebab
kofta, kofte, kafta, kefta; de: Köfte, Kofta; fr: kefta, kefte; es: kofta, kefta; it: kofta
shawarma, shwarma, shawerma; de: Schawarma, Shawarma; fr: chawarma; es: shawarma; it: shawarma
lahmacun, turkish pizza; de: Lahmacun, türkische Pizza; fr: pizza turque
pide, turkish flatbread; de: Pide
menemen, turkish eggs; de: Menemen
shakshuka, shakshouka, chakchouka; de: Schakschuka, Shakshuka; fr: chakchouka; es: shakshuka; it: shakshuka
imam bayildi; de: Imam Bayildi
turkish lentil soup, mercimek corbasi, ezogelin; de: türkische Linsensuppe
falafel, felafel; de: Falafel; fr: falafel; es: faláfel; it: falafel
tabbouleh, tabouleh, tabouli; de: Taboulé, Tabouleh; fr: taboulé; es: tabulé; it: tabulè
fattoush, fattoush salad; de: Fattoush; fr: fattouche
baba ganoush, baba ghanoush, baba ganush, eggplant dip, aubergine dip, moutabal; de: Baba Ganoush, Auberginencreme, Auberginenmus; fr: caviar d'aubergines, baba ganoush; es: baba ganush, mutabal; it: babaganoush, crema di melanzane
muhammara, red pepper walnut dip; de: Paprika-Walnuss-Dip
kibbeh, kibbe; de: Kibbeh; fr: kebbe; es: kibbeh, quibbe
mujaddara, mujadara, lentils and rice; de: Linsen mit Reis; es: arroz con lentejas; it: riso e lenticchie
mezze, meze; de: Mezze; fr: mezzés
manakish, manakeesh, zaatar bread
fesenjan, fesenjoon, persian walnut chicken
ghormeh sabzi, persian herb stew
tahdig, persian rice; de: persischer Reis
kuku sabzi, persian herb omelette
tagine, tajine; de: Tajine; fr: tajine; es: tajín, tajine; it: tajine
couscous royal, moroccan couscous, couscous with vegetables; de: Couscous mit Gemüse; fr: couscous royal, couscous aux légumes; es: cuscús con verduras; it: couscous alle verdure
harira, moroccan soup; de: Harira; fr: harira; es: harira
pastilla, bastilla, b'stilla; fr: pastilla; es: pastela
chermoula, charmoula; fr: chermoula
zaalouk, moroccan eggplant salad; fr: zaalouk
matbucha; fr: matboucha
koshari, kushari, koshary
ful medames, foul medames, ful; fr: foul medames
jollof rice, jollof; de: Jollof-Reis; fr: riz jollof; es: arroz jollof
fufu, foufou; fr: foufou
egusi soup, egusi
peanut stew, groundnut stew, maafe, mafe, west african peanut stew; de: Erdnusseintopf, Erdnusstopf; fr: mafé, poulet mafé
yassa, chicken yassa; fr: yassa, poulet yassa
thieboudienne; fr: thiéboudienne, tiep
doro wat, ethiopian chicken stew; de: Doro Wat
injera, ethiopian flatbread; de: Injera
bobotie; de: Bobotie
bunny chow
biltong, jerky, beef jerky; de: Trockenfleisch; es: carne seca, cecina
piri piri chicken, peri peri chicken; de: Piri-Piri-Hähnchen; fr: poulet piri piri; es: pollo piri piri
jerk chicken; de: Jerk Chicken; fr: poulet jerk; es: pollo jerk
rice and peas, rice and beans; de: Reis mit Bohnen; fr: riz aux haricots; es: arroz con frijoles, gallo pinto, moros y cristianos, arroz con habichuelas; it: riso e fagioli
gumbo, chicken gumbo, seafood gumbo; de: Gumbo; fr: gombo; es: gumbo
jambalaya; de: Jambalaya; fr: jambalaya; es: jambalaya; it: jambalaya
etouffee, shrimp etouffee, crawfish etouffee
shrimp and grits, grits; de: Maisbrei
chicken and waffles; de: Hähnchen mit Waffeln
country fried steak, chicken fried steak
collard greens southern style, southern greens
po boy
tamale; de: Tamales; fr: tamales; es: tamal, hallaca, humita
enchilada; de: Enchiladas; fr: enchiladas; es: enchiladas, enfrijoladas; it: enchiladas
quesadilla; de: Quesadilla; fr: quesadilla; es: quesadilla; it: quesadilla
burrito; de: Burrito; fr: burrito; es: burrito; it: burrito
burrito bowl, taco bowl; de: Burrito Bowl
fajita; de: Fajitas; fr: fajitas; es: fajitas; it: fajitas
taco salad; de: Tacosalat, Taco-Salat, Nachosalat; es: ensalada de taco
tacos al pastor; es: tacos al pastor
fish taco; de: Fischtacos; fr: tacos au poisson; es: tacos de pescado
nachos, loaded nachos; de: Nachos, überbackene Nachos; fr: nachos; es: nachos; it: nachos
chilaquiles; es: chilaquiles
huevos rancheros; es: huevos rancheros
tostada; es: tostadas
flauta, taquito, rolled taco; es: flautas, taquitos, tacos dorados
sope; es: sopes, gorditas
pozole, posole; es: pozole
menudo; es: menudo, pancita
tortilla soup, chicken tortilla soup; de: Tortillasuppe; es: sopa de tortilla, sopa azteca
mole poblano, mole sauce, chicken mole; es: mole poblano, pollo en mole, mole
cochinita pibil; es: cochinita pibil
barbacoa, beef barbacoa; es: barbacoa de res
birria, quesabirria; es: birria
carne asada, grilled skirt steak; es: carne asada
elote, mexican street corn, esquites, grilled corn; de: gegrillter Mais, gegrillte Maiskolben; fr: maïs grillé; es: elote asado, esquites, elote callejero
pico de gallo, tomato salsa, fresh salsa, salsa fresca; de: Tomatensalsa; es: pico de gallo, salsa mexicana, salsa fresca
salsa roja, red salsa; es: salsa roja
mexican rice, spanish rice, tomato rice; de: mexikanischer Reis, Tomatenreis; fr: riz à la tomate; es: arroz mexicano, arroz rojo, arroz a la mexicana
chicken and rice, arroz con pollo; de: Reis mit Huhn, Hähnchen mit Reis; fr: riz au poulet, poulet au riz; es: arroz con pollo; it: riso con pollo
empanada, hand pie; de: Empanadas; fr: empanadas, chausson à la viande; es: empanada, empanadilla; it: empanadas, panzerotti
arepa; de: Arepas; fr: arepas; es: arepa; it: arepas
pupusa; es: pupusa
patacones, tostones, fried plantain; de: frittierte Kochbananen; fr: bananes plantain frites, alloco; es: patacones, tostones, tajadas, plátano frito
mofongo; es: mofongo
ropa vieja, cuban shredded beef; es: ropa vieja, carne mechada, carne desmechada
picadillo; es: picadillo
sancocho; es: sancocho
ajiaco; es: ajiaco
bandeja paisa; es: bandeja paisa
ceviche, seviche, cebiche; de: Ceviche; fr: ceviche; es: ceviche, cebiche; it: ceviche
lomo saltado, peruvian beef stir fry; es: lomo saltado
aji de gallina, peruvian creamy chicken; es: ají de gallina
papas a la huancaina; es: papa a la huancaína
causa, causa limena; es: causa limeña
peruvian chicken, pollo a la brasa; es: pollo a la brasa
anticuchos; es: anticuchos
pastel de choclo; es: pastel de choclo
chimichurri; de: Chimichurri; fr: chimichurri; es: chimichurri; it: chimichurri
asado, argentine barbecue; es: asado argentino, parrillada
choripan; es: choripán
locro; es: locro
matambre; es: matambre
feijoada, brazilian black bean stew; de: Feijoada; fr: feijoada; es: feijoada; it: feijoada
pao de queijo, brazilian cheese bread, cheese bread; de: Käsebrötchen, Pão de Queijo; fr: pain au fromage brésilien; es: pan de queso, pandebono, pan de yuca, chipa
moqueca, brazilian fish stew; es: moqueca
coxinha; es: coxinha
curry chicken, chicken curry; de: Hähnchencurry, Hühnercurry, Curryhuhn; fr: curry de poulet, poulet au curry; es: curry de pollo, pollo al curry; it: pollo al curry
vegetable curry; de: Gemüsecurry; fr: curry de légumes; es: curry de verduras; it: curry di verdure
chickpea curry, chana masala, chole, chole masala; de: Kichererbsencurry; fr: curry de pois chiches; es: curry de garbanzos; it: curry di ceci
lentil curry, dal tadka, tadka dal, dal curry; de: Linsencurry, Linsendal, Dal; fr: curry de lentilles, dahl, dahl de lentilles; es: curry de lentejas, dal de lentejas; it: curry di lenticchie, dal di lenticchie
dal makhani, dal makhni, black dal
beef curry; de: Rindfleischcurry; fr: curry de boeuf; es: curry de ternera; it: curry di manzo
lamb curry, mutton curry, gosht; de: Lammcurry; fr: curry d'agneau; es: curry de cordero; it: curry di agnello
fish curry; de: Fischcurry; fr: curry de poisson; es: curry de pescado; it: curry di pesce
prawn curry, shrimp curry; de: Garnelencurry; fr: curry de crevettes; es: curry de gambas, curry de camarones; it: curry di gamberi
egg curry, anda curry; de: Eiercurry
potato curry, aloo curry; de: Kartoffelcurry; es: curry de patatas; it: curry di patate
tikka masala, chicken tikka masala; de: Chicken Tikka Masala, Tikka Masala; fr: poulet tikka masala; es: pollo tikka masala; it: pollo tikka masala
chicken tikka; de: Chicken Tikka; fr: poulet tikka; es: pollo tikka
tandoori chicken, chicken tandoori; de: Tandoori-Hähnchen, Tandoori Chicken; fr: poulet tandoori; es: pollo tandoori; it: pollo tandoori
korma, chicken korma, qorma; de: Chicken Korma, Korma; fr: poulet korma, korma; es: pollo korma; it: pollo korma
vindaloo, vindalho; de: Vindaloo; fr: vindaloo; es: vindaloo
rogan josh, roghan josh; de: Rogan Josh
saag paneer, palak paneer, spinach paneer; de: Palak Paneer, Saag Paneer; fr: palak paneer
paneer butter masala, paneer makhani, shahi paneer
matar paneer, mattar paneer, mutter paneer
aloo gobi, aloo gobhi, cauliflower potato curry; de: Blumenkohl-Kartoffel-Curry
aloo matar, potato pea curry
baingan bharta, roasted eggplant curry
bhindi masala, okra curry
malai kofta
rajma, rajma masala, kidney bean curry
sambar, sambhar
rasam
dosa, masala dosa; de: Dosa; fr: dosa; es: dosa
idli
uttapam
upma
poha
khichdi, kitchari, kichadi; de: Kitchari; fr: kitchari
kedgeree
biryani, biriyani, chicken biryani; de: Biryani, Biriani; fr: biryani, byriani; es: biryani; it: biryani
naan, nan bread, naan bread; de: Naan, Naanbrot; fr: naan, pain naan; es: pan naan, naan; it: naan, pane naan
chapati, roti, chapatti, phulka; de: Chapati; fr: chapati; es: chapati; it: chapati
paratha; de: Paratha; fr: paratha
puri, poori
samosa; de: Samosa; fr: samoussa, samossa; es: samosa; it: samosa
pakora, bhaji, bhajia; de: Pakora; fr: pakora; es: pakora; it: pakora
onion bhaji, onion pakora; de: Zwiebel-Pakora
pav bhaji
vada pav
pani puri, golgappa, gol gappa
chaat, papdi chaat
raita, raitha; de: Raita; fr: raïta; es: raita; it: raita
papadum, poppadom, papad, pappadam; de: Papadam
chili chicken, chilli chicken
chicken 65
gobi manchurian, cauliflower manchurian
gulab jamun
jalebi
kheer, payasam, indian rice pudding
gajar halwa, gajar ka halwa, carrot halwa
halva, halwa, helva; de: Halva, Halwa; fr: halva; es: halva; it: halva
ladoo, laddu, laddoo
barfi, burfi
kulfi; de: Kulfi; fr: kulfi
lassi, mango lassi; de: Lassi, Mango-Lassi, Mangolassi; fr: lassi à la mangue; es: lassi de mango; it: lassi al mango
gyoza, potsticker, pot sticker, jiaozi, pork dumpling, chinese dumpling; de: Gyoza, Jiaozi, chinesische Teigtaschen; fr: gyoza, raviolis chinois; es: gyoza, jiaozi, empanadillas japonesas, empanadillas chinas; it: gyoza, ravioli cinesi
wonton, won ton; de: Wan Tan, Wantan; fr: wonton; es: wantán, wonton; it: wonton
wonton soup, won ton soup; de: Wan-Tan-Suppe, Wantansuppe; fr: soupe wonton; es: sopa wantán; it: zuppa di wonton
momo, nepalese dumpling, tibetan dumpling; de: Momos; fr: momos; es: momos
dim sum; de: Dim Sum; fr: dim sum; es: dim sum; it: dim sum
shumai, siu mai, siomai
bao, bao bun, steamed bun, gua bao, baozi; de: Bao Buns, Dampfbrötchen; fr: bao, pains bao; es: bao, pan bao; it: bao
steamed yeast dumpling, dampfnudel, germknoedel; de: Dampfnudel, Germknödel
summer roll, fresh spring roll, rice paper roll, vietnamese spring roll; de: Sommerrolle, Reispapierrolle; fr: rouleau de printemps; es: rollitos vietnamitas, rollito de verano; it: involtini vietnamiti, involtini di carta di riso
lumpia
ramen, ramen soup, tonkotsu; de: Ramen, Ramensuppe; fr: ramen; es: ramen; it: ramen
pho, pho bo, pho ga, vietnamese noodle soup; de: Pho, vietnamesische Nudelsuppe; fr: pho, soupe pho; es: pho; it: pho
bun cha, vietnamese grilled pork noodles
bun bo, bo bun, vietnamese noodle salad; fr: bo bun
banh mi, vietnamese sandwich; de: Banh Mi; fr: banh mi, sandwich vietnamien; es: banh mi
laksa, curry laksa; de: Laksa; fr: laksa; es: laksa
miso soup; de: Misosuppe; fr: soupe miso; es: sopa de miso; it: zuppa di miso
hot and sour soup; de: Sauer-scharf-Suppe, Pekingsuppe, Peking-Suppe; fr: soupe pékinoise; es: sopa agripicante; it: zuppa agropiccante
tom yum, tom yam, tom yum soup; de: Tom Yam, Tom Yum; fr: tom yam, tom yum; es: tom yum
tom kha, tom kha gai, thai coconut soup, coconut chicken soup; de: Tom Kha Gai, Thai-Kokossuppe, Kokossuppe; fr: soupe thaï au lait de coco; es: sopa tailandesa de coco; it: zuppa thai al cocco
thai green curry, green curry; de: grünes Curry, grünes Thai-Curry; fr: curry vert; es: curry verde; it: curry verde
thai red curry, red curry; de: rotes Curry, rotes Thai-Curry; fr: curry rouge; es: curry rojo; it: curry rosso
yellow curry, thai yellow curry; de: gelbes Curry; fr: curry jaune; es: curry amarillo; it: curry giallo
panang curry, penang curry, phanaeng
massaman, massaman curry, mussaman curry; de: Massaman-Curry; fr: curry massaman; es: curry massaman
pad thai, phad thai; de: Pad Thai; fr: pad thaï; es: pad thai; it: pad thai
pad see ew, pad siew
pad kra pao, pad krapow, thai basil chicken, thai basil stir fry; de: Thai-Basilikum-Hähnchen
drunken noodles, pad kee mao
larb, laab, laap
som tam, green papaya salad, papaya salad; de: Papayasalat; fr: salade de papaye; es: ensalada de papaya
mango sticky rice; de: Mango Sticky Rice, Klebreis mit Mango; fr: riz gluant à la mangue
satay, sate, chicken satay, satay chicken; de: Saté, Satéspieße, Satayspieße, Erdnussspieße; fr: satay, saté, brochettes satay; es: satay, pollo satay; it: satay
satay sauce, peanut sauce, sate sauce; de: Erdnusssauce, Erdnusssoße, Satésauce; fr: sauce satay, sauce cacahuète, sauce saté; es: salsa de cacahuete, salsa satay, salsa de maní; it: salsa di arachidi, salsa satay
gado gado; de: Gado-Gado; fr: gado gado
nasi goreng, indonesian fried rice; de: Nasi Goreng; fr: nasi goreng; es: nasi goreng; it: nasi goreng
mee goreng, mie goreng, bami goreng, bakmi goreng; de: Bami Goreng; fr: bami goreng; es: mie goreng
rendang, beef rendang; de: Rendang; fr: rendang; es: rendang
hainanese chicken rice, chicken rice; de: Hainan-Hähnchenreis
char kway teow
adobo chicken, chicken adobo, filipino adobo; de: Adobo-Hähnchen; es: adobo filipino, pollo adobado
pancit
sinigang
sushi; de: Sushi; fr: sushi; es: sushi; it: sushi
maki, sushi roll, maki roll, futomaki; de: Maki, Sushirolle; fr: maki; es: maki, rollo de sushi; it: maki
onigiri, japanese rice ball; de: Onigiri; fr: onigiri; es: onigiri; it: onigiri
sashimi; de: Sashimi; fr: sashimi; es: sashimi; it: sashimi
poke, poke bowl; de: Poke Bowl; fr: poke bowl; es: poke bowl, poké; it: poke bowl
tempura; de: Tempura; fr: tempura; es: tempura; it: tempura
teriyaki chicken, chicken teriyaki; de: Teriyaki-Hähnchen, Hähnchen Teriyaki; fr: poulet teriyaki; es: pollo teriyaki; it: pollo teriyaki
yakitori, chicken skewer; de: Yakitori, Hähnchenspieße; fr: yakitori, brochettes de poulet; es: yakitori, brochetas de pollo; it: yakitori, spiedini di pollo
tonkatsu, katsu; de: Tonkatsu; fr: tonkatsu; es: tonkatsu; it: tonkatsu
katsu curry, chicken katsu curry, chicken katsu; de: Katsu-Curry; fr: poulet katsu; es: curry katsu
karaage, japanese fried chicken; de: Karaage; fr: karaage; es: karaage
okonomiyaki, japanese pancake; de: Okonomiyaki; fr: okonomiyaki; es: okonomiyaki; it: okonomiyaki
takoyaki, octopus balls; de: Takoyaki; fr: takoyaki; es: takoyaki
yakisoba, japanese fried noodles; de: Yakisoba; fr: yakisoba; es: yakisoba; it: yakisoba
donburi, gyudon, oyakodon, beef bowl; de: Donburi; fr: donburi; es: donburi
sukiyaki, shabu shabu; de: Sukiyaki
chirashi, chirashi sushi; fr: chirashi
tamagoyaki, japanese omelette; de: Tamagoyaki; fr: tamagoyaki
mochi, daifuku; de: Mochi; fr: mochi; es: mochi; it: mochi
kimchi, kimchee, gimchi; de: Kimchi; fr: kimchi; es: kimchi; it: kimchi
bibimbap, bi bim bap; de: Bibimbap; fr: bibimbap; es: bibimbap; it: bibimbap
bulgogi, korean bbq beef, korean beef; de: Bulgogi; fr: bulgogi; es: bulgogi; it: bulgogi
japchae, chapchae; de: Japchae; fr: japchae
tteokbokki, korean rice cakes, topokki; de: Tteokbokki; fr: tteokbokki; es: tteokbokki
kimbap, gimbap; de: Kimbap; fr: kimbap; es: kimbap
korean fried chicken, yangnyeom chicken; de: koreanisches Hähnchen; fr: poulet frit coréen; es: pollo frito coreano; it: pollo fritto coreano
kimchi stew, kimchi jjigae; de: Kimchi-Eintopf
kimchi fried rice; de: Kimchi-Reis
pajeon, korean pancake, kimchijeon; de: koreanische Pfannkuchen
sweet and sour chicken, sweet and sour pork; de: Hähnchen süß-sauer, Schweinefleisch süß-sauer; fr: poulet aigre doux, porc aigre doux; es: pollo agridulce, cerdo agridulce; it: pollo in agrodolce, maiale in agrodolce
sweet and sour; de: süß-sauer, süßsauer; fr: aigre doux; es: agridulce; it: agrodolce, in agrodolce
kung pao chicken, kung pao, gong bao; de: Kung Pao; fr: poulet kung pao; es: pollo kung pao; it: pollo kung pao
general tso chicken, general tso's chicken; fr: poulet général tao; es: pollo general tso
orange chicken; de: Orangenhähnchen; fr: poulet à l'orange; es: pollo a la naranja; it: pollo all'arancia
sesame chicken; de: Sesamhähnchen; fr: poulet au sésame; es: pollo al sésamo
cashew chicken; de: Cashew-Hähnchen, Hähnchen mit Cashewkernen; fr: poulet aux noix de cajou; es: pollo con anacardos; it: pollo agli anacardi
almond chicken, chicken with almonds; de: Hähnchen mit Mandeln; fr: poulet aux amandes; es: pollo con almendras; it: pollo alle mandorle
peking duck, beijing duck; de: Pekingente, Peking-Ente; fr: canard laqué, canard pékinois; es: pato pekín, pato laqueado; it: anatra alla pechinese
char siu, chinese bbq pork, chinese roast pork; de: Char Siu; fr: porc laqué, char siu; es: cerdo char siu
mapo tofu, ma po tofu; de: Mapo Tofu; fr: mapo tofu; es: mapo tofu
dan dan noodles, dandan noodles, tantanmen; de: Dan-Dan-Nudeln
egg fried noodles, singapore noodles; de: Singapur-Nudeln; fr: nouilles de singapour; es: fideos de singapur
mongolian beef, szechuan beef, sichuan beef; de: mongolisches Rindfleisch; es: ternera mongola
tomato and egg stir fry, tomato egg; de: Tomaten-Rührei
congee, jook, rice porridge; de: Congee, Reisbrei; fr: congee; es: congee
scallion pancake, spring onion pancake, green onion pancake; de: Frühlingszwiebelpfannkuchen
egg foo young, egg fu yung, foo yung
chop suey; de: Chop Suey; fr: chop suey; es: chop suey; it: chop suey
prawn toast, sesame prawn toast, shrimp toast
prawn cracker; de: Krabbenchips; fr: chips de crevettes; es: pan de gambas; it: nuvolette di drago
bubble tea, boba, boba tea; de: Bubble Tea; fr: bubble tea; es: té de burbujas
anzac biscuit, anzac cookie; de: Anzac-Kekse
pasteis de nata, pastel de nata, portuguese custard tart; de: Pastéis de Nata; fr: pastéis de nata; es: pasteles de nata, pastel de belém; it: pasteis de nata
janssons temptation, jansson's temptation; de: Janssons Versuchung
karjalanpiirakka, karelian pasty
`;

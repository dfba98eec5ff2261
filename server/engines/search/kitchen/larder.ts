/** Names of one meat, fish, dairy, grain or anything else of the larder: see produce.ts for how a line is read. */
export const larder = `
chicken; de: Hähnchen, Huhn, Hühnchen, Hendl, Poulet; fr: poulet; es: pollo; it: pollo
chicken breast, chicken fillet; de: Hähnchenbrust, Hühnerbrust, Hähnchenbrustfilet; fr: blanc de poulet, filet de poulet, suprême de poulet; es: pechuga, pechuga de pollo; it: petto di pollo
chicken thigh; de: Hähnchenschenkel, Hähnchenkeule; fr: cuisse de poulet, haut de cuisse; es: muslo de pollo, contramuslo; it: coscia di pollo
chicken wing; de: Hähnchenflügel, Chicken Wings; fr: aile de poulet; es: alita de pollo; it: ala di pollo, alette di pollo
chicken leg, drumstick; de: Hähnchenschenkel, Hähnchenkeule; fr: pilon de poulet; es: pierna de pollo; it: coscia di pollo
turkey; de: Pute, Truthahn; fr: dinde; es: pavo; it: tacchino
duck; de: Ente; fr: canard; es: pato; it: anatra
goose; de: Gans; fr: oie; es: ganso, oca; it: oca
beef; de: Rind, Rindfleisch; fr: boeuf; es: carne de res, ternera, vacuno, res; it: manzo
veal; de: Kalb, Kalbfleisch; fr: veau; es: ternera; it: vitello
minced beef, ground beef, beef mince, hamburger meat, minced meat, mince; de: Hackfleisch, Rinderhack, Rinderhackfleisch, Faschiertes, Gehacktes; fr: boeuf haché, viande hachée; es: carne picada, carne molida; it: carne macinata, macinato, carne trita
minced pork, ground pork, pork mince; de: Schweinehack, Schweinehackfleisch, Mett; fr: porc haché; es: cerdo picado
minced lamb, ground lamb, lamb mince; de: Lammhack, Lammhackfleisch; fr: agneau haché
minced turkey, ground turkey, turkey mince; de: Putenhack, Putenhackfleisch; fr: dinde hachée
minced chicken, ground chicken, chicken mince; de: Hähnchenhack
steak, beefsteak; de: Steak; fr: bifteck, steak; es: bistec, filete; it: bistecca
sirloin, rump steak; de: Roastbeef, Rumpsteak; fr: aloyau, faux filet; es: solomillo; it: controfiletto
pork; de: Schwein, Schweinefleisch; fr: porc; es: cerdo, puerco, chancho; it: maiale
pork chop, pork cutlet; de: Schweinekotelett, Kotelett; fr: côte de porc, côtelette de porc; es: chuleta de cerdo; it: braciola di maiale
pork belly; de: Schweinebauch; fr: poitrine de porc; es: panceta de cerdo; it: pancia di maiale
pork fillet, pork tenderloin; de: Schweinefilet, Schweinelende; fr: filet mignon; es: solomillo de cerdo; it: filetto di maiale
rib, sparerib, spare rib; de: Rippchen, Spareribs; fr: travers de porc; es: costilla; it: costine, costolette
lamb, mutton, hogget; de: Lamm, Lammfleisch, Hammel; fr: agneau, mouton; es: cordero; it: agnello
rabbit; de: Kaninchen, Hase; fr: lapin; es: conejo; it: coniglio
venison, deer; de: Reh, Hirsch, Wild; fr: chevreuil, cerf; es: venado, ciervo; it: capriolo, cervo
liver; de: Leber; fr: foie; es: hígado; it: fegato
bacon, rasher, streaky bacon; de: Speck, Bacon, Frühstücksspeck; fr: lard, bacon, poitrine fumée; es: tocino, beicon, panceta; it: pancetta, bacon
lardon; de: Speckwürfel; fr: lardons
ham, gammon; de: Schinken; fr: jambon; es: jamón; it: prosciutto
sausage, banger, bratwurst, frankfurter; de: Wurst, Bratwurst, Würstchen; fr: saucisse; es: salchicha, chorizo; it: salsiccia
salami; de: Salami; fr: saucisson; es: salchichón; it: salame
meat; de: Fleisch; fr: viande; es: carne; it: carne
fish; de: Fisch; fr: poisson; es: pescado; it: pesce
salmon; de: Lachs; fr: saumon; es: salmón; it: salmone
smoked salmon, lox; de: Räucherlachs; fr: saumon fumé; es: salmón ahumado; it: salmone affumicato
tuna; de: Thunfisch; fr: thon; es: atún; it: tonno
cod; de: Kabeljau, Dorsch; fr: cabillaud, morue; es: bacalao; it: merluzzo, baccalà
haddock; de: Schellfisch; fr: églefin, haddock
trout; de: Forelle; fr: truite; es: trucha; it: trota
mackerel; de: Makrele; fr: maquereau; es: caballa; it: sgombro
herring; de: Hering, Matjes; fr: hareng; es: arenque; it: aringa
sardine, pilchard; de: Sardine; fr: sardine; es: sardina; it: sarda, sardina
anchovy; de: Sardelle, Anchovis; fr: anchois; es: anchoa, boquerón; it: acciuga, alici
sea bass, branzino; de: Wolfsbarsch; fr: bar, loup de mer; es: lubina; it: branzino, spigola
sea bream, dorade; de: Dorade, Goldbrasse; fr: dorade, daurade; es: dorada; it: orata
swordfish; de: Schwertfisch; fr: espadon; es: pez espada; it: pesce spada
monkfish; de: Seeteufel; fr: lotte; es: rape; it: rana pescatrice
halibut; de: Heilbutt; fr: flétan; es: fletán, halibut
prawn, shrimp, gamba, langoustine, crevette; de: Garnele, Krabbe, Shrimps; fr: crevette, gambas; es: gamba, camarón, langostino; it: gambero, gamberetto
crab; de: Krebs, Krabbenfleisch; fr: crabe; es: cangrejo; it: granchio
lobster, crayfish; de: Hummer; fr: homard; es: langosta, bogavante; it: aragosta, astice
mussel; de: Miesmuschel, Muschel; fr: moule; es: mejillón; it: cozza, cozze
clam, vongole; de: Venusmuschel; fr: palourde; es: almeja; it: vongola
scallop; de: Jakobsmuschel; fr: saint jacques, noix de saint jacques; es: vieira; it: capesante, capasanta
oyster; de: Auster; fr: huître; es: ostra; it: ostrica
squid, calamari; de: Tintenfisch, Kalmar; fr: calamar, encornet; es: calamar; it: calamaro, totano
octopus; de: Krake, Oktopus; fr: poulpe; es: pulpo; it: polpo
seafood, shellfish, frutti di mare; de: Meeresfrüchte; fr: fruits de mer; es: marisco; it: frutti di mare
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
sugar; de: Zucker; fr: sucre; es: azúcar; it: zucchero
caster sugar, superfine sugar, castor sugar; de: feiner Zucker; fr: sucre en poudre; it: zucchero semolato
icing sugar, powdered sugar, confectioners sugar, confectioner's sugar; de: Puderzucker, Staubzucker; fr: sucre glace; es: azúcar glas, azúcar impalpable; it: zucchero a velo
brown sugar, muscovado, demerara; de: brauner Zucker, Rohrzucker; fr: cassonade, sucre roux; es: azúcar moreno, azúcar morena; it: zucchero di canna
honey; de: Honig; fr: miel; es: miel; it: miele
treacle, molasses; de: Melasse, Zuckerrübensirup; fr: mélasse; es: melaza; it: melassa
golden syrup, light corn syrup; de: Zuckersirup
maple syrup; de: Ahornsirup; fr: sirop d'érable; es: sirope de arce; it: sciroppo d'acero
bicarbonate of soda, baking soda, bicarb, bicarbonate, sodium bicarbonate; de: Natron; fr: bicarbonate; es: bicarbonato; it: bicarbonato
baking powder; de: Backpulver; fr: levure chimique; es: polvo de hornear, levadura química; it: lievito per dolci
yeast; de: Hefe, Germ; fr: levure de boulanger, levure; es: levadura; it: lievito di birra, lievito
gelatine, gelatin; de: Gelatine; fr: gélatine; es: gelatina; it: gelatina, colla di pesce
vanilla; de: Vanille; fr: vanille; es: vainilla; it: vaniglia
cocoa, cocoa powder, cacao; de: Kakao; fr: cacao; es: cacao; it: cacao
chocolate; de: Schokolade; fr: chocolat; es: chocolate; it: cioccolato
dark chocolate, bittersweet chocolate, plain chocolate, semisweet chocolate; de: Zartbitterschokolade; fr: chocolat noir; es: chocolate negro; it: cioccolato fondente
white chocolate; de: weiße Schokolade; fr: chocolat blanc; es: chocolate blanco; it: cioccolato bianco
chocolate chip, choc chip; de: Schokotropfen; fr: pépites de chocolat; es: chispas de chocolate; it: gocce di cioccolato
candied peel, mixed peel, candied orange peel; de: Orangeat, Zitronat; fr: écorce confite; it: canditi
jam, jelly, preserve, conserve; de: Marmelade, Konfitüre; fr: confiture; es: mermelada; it: marmellata, confettura
salt; de: Salz; fr: sel; es: sal; it: sale
pepper, black pepper; de: Pfeffer; fr: poivre; es: pimienta; it: pepe
paprika; de: Paprikapulver; fr: paprika; es: pimentón; it: paprika
cinnamon; de: Zimt; fr: cannelle; es: canela; it: cannella
nutmeg; de: Muskat, Muskatnuss; fr: muscade; es: nuez moscada; it: noce moscata
clove; de: Nelke, Gewürznelke; fr: clou de girofle; es: clavo; it: chiodi di garofano
cardamom; de: Kardamom; fr: cardamome; es: cardamomo; it: cardamomo
cumin, jeera; de: Kreuzkümmel, Cumin; fr: cumin; es: comino; it: cumino
caraway, caraway seed; de: Kümmel; fr: carvi; es: alcaravea; it: carvi, cumino dei prati
turmeric, haldi; de: Kurkuma; fr: curcuma; es: cúrcuma; it: curcuma
saffron; de: Safran; fr: safran; es: azafrán; it: zafferano
aniseed, anise; de: Anis; fr: anis; es: anís; it: anice
allspice, pimento; de: Piment; fr: quatre épices; es: pimienta de jamaica; it: pimento
mustard; de: Senf; fr: moutarde; es: mostaza; it: senape
vinegar; de: Essig; fr: vinaigre; es: vinagre; it: aceto
oil; de: Öl; fr: huile; es: aceite; it: olio
olive oil; de: Olivenöl; fr: huile d'olive; es: aceite de oliva; it: olio d'oliva
rapeseed oil, canola oil; de: Rapsöl; fr: huile de colza; es: aceite de canola
lard, dripping; de: Schmalz; fr: saindoux; es: manteca de cerdo; it: strutto
soy sauce, soya sauce, shoyu, tamari; de: Sojasauce, Sojasoße; fr: sauce soja; es: salsa de soja; it: salsa di soia
ketchup, tomato ketchup, catsup; de: Ketchup; fr: ketchup; es: ketchup
mayonnaise, mayo; de: Mayonnaise; fr: mayonnaise; es: mayonesa; it: maionese
stock, broth, bouillon; de: Brühe, Fond; fr: bouillon, fond; es: caldo; it: brodo
stock cube, bouillon cube; de: Brühwürfel; fr: bouillon cube; es: cubito de caldo; it: dado
tomato paste, tomato puree, tomato concentrate; de: Tomatenmark; fr: concentré de tomate; es: concentrado de tomate; it: concentrato di pomodoro
passata, tomato sauce, strained tomato, tomato passata; de: passierte Tomaten, Tomatensauce; fr: coulis de tomate, sauce tomate; es: tomate triturado, salsa de tomate; it: passata di pomodoro, sugo
tinned tomato, canned tomato, chopped tomato, diced tomato, crushed tomato; de: Dosentomaten, geschälte Tomaten; fr: tomate pelée; es: tomate en lata; it: pelati
peanut butter; de: Erdnussbutter; fr: beurre de cacahuète; es: mantequilla de cacahuete; it: burro di arachidi
tofu, bean curd; de: Tofu; fr: tofu; es: tofu; it: tofu
wine; de: Wein; fr: vin; es: vino; it: vino
white wine; de: Weißwein; fr: vin blanc; es: vino blanco; it: vino bianco
red wine; de: Rotwein; fr: vin rouge; es: vino tinto; it: vino rosso
beer, ale, lager, stout; de: Bier; fr: bière; es: cerveza; it: birra
coffee, espresso; de: Kaffee; fr: café; es: café; it: caffè
tea; de: Tee; fr: thé; es: té; it: tè
water; de: Wasser; fr: eau; es: agua; it: acqua
`;

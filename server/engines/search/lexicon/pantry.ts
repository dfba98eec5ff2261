/** Names of anything else of the larder, from sugar and spice to drinks: see produce.ts for how a line is read. */
export const larder = `
sugar, cheeni; de: Zucker, Haushaltszucker; fr: sucre; es: azúcar; it: zucchero
caster sugar, superfine sugar, castor sugar, superfine, bakers sugar, berry sugar; de: feiner Zucker, Backzucker, Feinzucker; fr: sucre en poudre; es: azúcar extrafino, azúcar refinado; it: zucchero semolato, zucchero fine, zucchero extrafine
icing sugar, powdered sugar, confectioners sugar, confectioner's sugar, icing sugar mixture, 10x sugar, snow sugar; de: Puderzucker, Staubzucker; fr: sucre glace, sucre impalpable; es: azúcar glas, azúcar impalpable, azúcar glass, azúcar flor, azúcar en polvo, azúcar pulverizada; it: zucchero a velo, zucchero vanigliato a velo
brown sugar, muscovado, demerara, soft brown sugar, dark brown sugar, light brown sugar, turbinado; de: brauner Zucker, Rohrzucker, Rohrohrzucker, Vollrohrzucker, Muscovado; fr: cassonade, sucre roux, vergeoise, sucre complet, sucre brun; es: azúcar moreno, azúcar morena, azúcar rubia, azúcar negra, azúcar mascabado, azúcar integral; it: zucchero di canna, zucchero bruno, zucchero integrale
honey; de: Honig; fr: miel; es: miel; it: miele
treacle, molasses, black treacle, blackstrap molasses; de: Melasse, Zuckerrübensirup; fr: mélasse; es: melaza, miel de caña; it: melassa
golden syrup, light corn syrup, light treacle; de: Zuckersirup, heller Sirup; fr: sirop doré; es: jarabe dorado; it: sciroppo dorato
maple syrup; de: Ahornsirup; fr: sirop d'érable; es: sirope de arce, jarabe de arce, miel de maple, jarabe de maple; it: sciroppo d'acero
bicarbonate of soda, baking soda, bicarb, bicarbonate, sodium bicarbonate, bicarbonate soda, bread soda, cooking soda; de: Natron, Speisenatron, Natriumbicarbonat, Haushaltsnatron; fr: bicarbonate, bicarbonate de soude, bicarbonate de sodium; es: bicarbonato, bicarbonato de sodio, bicarbonato sódico; it: bicarbonato, bicarbonato di sodio
baking powder, raising agent; de: Backpulver; fr: levure chimique, poudre à pâte, poudre à lever; es: polvo de hornear, levadura química, levadura en polvo, polvos de hornear; it: lievito per dolci, lievito in polvere, lievito chimico
yeast; de: Hefe, Germ; fr: levure de boulanger, levure, levure fraîche de boulanger; es: levadura, levadura de panadero, levadura de cerveza; it: lievito di birra, lievito
gelatine, gelatin, gelatine leaf, leaf gelatine; de: Gelatine, Blattgelatine; fr: gélatine, feuille de gélatine; es: gelatina, hoja de gelatina, grenetina, cola de pescado; it: gelatina, colla di pesce, gelatina in fogli
vanilla; de: Vanille; fr: vanille; es: vainilla; it: vaniglia
cocoa, cocoa powder, cacao; de: Kakao, Kakaopulver, Backkakao; fr: cacao, cacao en poudre, poudre de cacao; es: cacao, cacao en polvo, cocoa; it: cacao, cacao amaro, cacao in polvere
chocolate, choc, choccy; de: Schokolade, Schoko; fr: chocolat; es: chocolate; it: cioccolato
dark chocolate, bittersweet chocolate, plain chocolate, semisweet chocolate, cooking chocolate, baking chocolate, semi sweet chocolate, unsweetened chocolate; de: Zartbitterschokolade, Bitterschokolade, dunkle Schokolade, Blockschokolade; fr: chocolat noir, chocolat pâtissier, chocolat amer; es: chocolate negro, chocolate amargo, chocolate fondant, chocolate oscuro, chocolate de repostería; it: cioccolato fondente, cioccolato amaro
white chocolate; de: weiße Schokolade; fr: chocolat blanc; es: chocolate blanco; it: cioccolato bianco
chocolate chip, choc chip, chocolate drop, chocolate morsel; de: Schokotropfen, Schokodrops, Schokoladentropfen, Schokostückchen; fr: pépites de chocolat; es: chispas de chocolate, chips de chocolate, pepitas de chocolate, gotas de chocolate; it: gocce di cioccolato, pepite di cioccolato
candied peel, mixed peel, candied orange peel, candied fruit, candied lemon peel, citron peel; de: Orangeat, Zitronat; fr: écorce confite, fruits confits, orange confite; es: fruta confitada, fruta escarchada, naranja confitada; it: canditi, scorza candita, frutta candita, arancia candita
jam, jelly, fruit preserve, strawberry preserve, apricot preserve, raspberry preserve, cherry preserve, conserve, jelly jam; de: Marmelade, Konfitüre, Fruchtaufstrich, Gsälz, Konfi; fr: confiture; es: mermelada; it: marmellata, confettura, confettura di frutta
salt; de: Salz; fr: sel; es: sal; it: sale
pepper, black pepper, kali mirch; de: Pfeffer, schwarzer Pfeffer; fr: poivre, poivre noir; es: pimienta, pimienta negra; it: pepe, pepe nero
paprika, sweet paprika, paprika powder; de: Paprikapulver, Paprika edelsüß; fr: paprika; es: pimentón, pimentón dulce, páprika; it: paprika, paprika dolce
cinnamon, dalchini, ground cinnamon; de: Zimt; fr: cannelle, cannelle moulue; es: canela; it: cannella
nutmeg, jaiphal; de: Muskat, Muskatnuss; fr: muscade, noix de muscade; es: nuez moscada; it: noce moscata
clove, laung; de: Nelke, Gewürznelke; fr: clou de girofle; es: clavo, clavo de olor; it: chiodi di garofano
cardamom, elaichi; de: Kardamom; fr: cardamome, gousse de cardamome; es: cardamomo; it: cardamomo
cumin, jeera; de: Kreuzkümmel, Cumin; fr: cumin; es: comino; it: cumino
caraway, caraway seed; de: Kümmel; fr: carvi; es: alcaravea; it: carvi, cumino dei prati
turmeric, haldi; de: Kurkuma; fr: curcuma; es: cúrcuma; it: curcuma
saffron; de: Safran; fr: safran; es: azafrán; it: zafferano
aniseed, anise, anise seed; de: Anis, Anissamen; fr: anis, anis vert, graine d'anis; es: anís; it: anice
allspice, pimento, jamaica pepper; de: Piment, Nelkenpfeffer; fr: quatre épices, piment de la jamaïque, poivre de la jamaïque; es: pimienta de jamaica, pimienta gorda; it: pimento, pepe della giamaica, pepe garofanato
mustard, yellow mustard; de: Senf, Mostrich; fr: moutarde; es: mostaza; it: senape
vinegar; de: Essig; fr: vinaigre; es: vinagre; it: aceto
oil; de: Öl; fr: huile; es: aceite; it: olio
olive oil; de: Olivenöl; fr: huile d'olive; es: aceite de oliva; it: olio d'oliva
rapeseed oil, canola oil, colza oil; de: Rapsöl; fr: huile de colza; es: aceite de canola, aceite de colza; it: olio di colza
lard, dripping, leaf lard; de: Schmalz, Schweineschmalz; fr: saindoux; es: manteca de cerdo, manteca de puerco; it: strutto
soy sauce, soya sauce, shoyu, light soy sauce, dark soy sauce; de: Sojasauce, Sojasoße, Shoyu; fr: sauce soja; es: salsa de soja, salsa de soya, sillao; it: salsa di soia, salsa soia
ketchup, tomato ketchup, catsup, red sauce; de: Ketchup; fr: ketchup; es: ketchup, catsup, salsa catsup, salsa ketchup; it: ketchup
mayonnaise, mayo; de: Mayonnaise, Mayo; fr: mayonnaise; es: mayonesa, mahonesa; it: maionese
stock, broth, bouillon; de: Brühe, Fond, Bouillon; fr: bouillon, fond; es: caldo; it: brodo, fondo bruno
stock cube, bouillon cube, oxo cube, stock pot; de: Brühwürfel, Suppenwürfel, Bouillonwürfel; fr: bouillon cube, cube de bouillon, kub; es: cubito de caldo, pastilla de caldo, cubo de caldo, caldo en cubo; it: dado, dado da brodo, dado vegetale
tomato paste, tomato puree, tomato concentrate; de: Tomatenmark, Tomatenpaste; fr: concentré de tomate; es: concentrado de tomate, pasta de tomate, puré de tomate concentrado, extracto de tomate; it: concentrato di pomodoro, doppio concentrato, estratto di pomodoro
passata, tomato sauce, strained tomato, tomato passata; de: passierte Tomaten, Tomatensauce, Passata; fr: coulis de tomate, sauce tomate, purée de tomate, passata; es: tomate triturado, salsa de tomate, puré de tomate, salsa de jitomate; it: passata di pomodoro, sugo, passata
tinned tomato, canned tomato, chopped tomato, diced tomato, crushed tomato, stewed tomato; de: Dosentomaten, geschälte Tomaten, Tomatenstücke, stückige Tomaten, Pelati; fr: tomate pelée, tomates en boîte, tomates concassées, pulpe de tomate; es: tomate en lata, tomate enlatado, tomate pelado, tomate de lata; it: pelati, pomodori pelati, polpa di pomodoro
peanut butter, pb; de: Erdnussbutter, Erdnussmus; fr: beurre de cacahuète; es: mantequilla de cacahuete, crema de cacahuete, mantequilla de maní, crema de cacahuate, mantequilla de cacahuate, pasta de cacahuete, crema de maní; it: burro di arachidi, crema di arachidi
tofu, bean curd; de: Tofu; fr: tofu; es: tofu; it: tofu
wine; de: Wein; fr: vin; es: vino; it: vino
white wine; de: Weißwein; fr: vin blanc; es: vino blanco; it: vino bianco
red wine; de: Rotwein; fr: vin rouge; es: vino tinto; it: vino rosso
beer, ale, lager, stout; de: Bier; fr: bière; es: cerveza, chela; it: birra
coffee, espresso; de: Kaffee; fr: café; es: café; it: caffè
tea; de: Tee; fr: thé; es: té; it: tè
water; de: Wasser; fr: eau; es: agua; it: acqua
dry yeast, dried yeast, instant yeast, active dry yeast; de: Trockenhefe, Trockengerm; fr: levure sèche, levure boulangère sèche; es: levadura seca; it: lievito secco, lievito di birra secco
fresh yeast; de: Frischhefe, Hefewürfel, frische Hefe; fr: levure fraîche; es: levadura fresca; it: lievito fresco, lievito di birra fresco
nutritional yeast, nooch, yeast flake; de: Hefeflocken; fr: levure maltée, levure nutritionnelle; es: levadura nutricional; it: lievito alimentare
cream of tartar; de: Weinstein, Weinsteinbackpulver; fr: crème de tartre; es: crémor tártaro; it: cremor tartaro
vanilla extract, vanilla essence; de: Vanilleextrakt, Vanillearoma; fr: extrait de vanille, arôme de vanille; es: extracto de vainilla, esencia de vainilla, extracto de vainilla líquido, vainilla líquida; it: estratto di vaniglia, aroma vaniglia, essenza di vaniglia
vanilla sugar; de: Vanillezucker, Vanillinzucker; fr: sucre vanillé; es: azúcar vainillado, azúcar avainillado; it: zucchero vanigliato, vanillina, zucchero vanillinato
vanilla bean, vanilla pod; de: Vanilleschote, Vanillemark; fr: gousse de vanille; es: vaina de vainilla; it: bacca di vaniglia, baccello di vaniglia, stecca di vaniglia
custard powder, pudding mix, vanilla pudding mix; de: Puddingpulver, Vanillepuddingpulver; fr: préparation pour flan; es: polvo de natillas, polvo para natillas; it: preparato per budino
granulated sugar, white sugar; de: Kristallzucker, weißer Zucker; fr: sucre cristal, sucre blanc, sucre semoule; es: azúcar blanca, azúcar granulada, azúcar blanquilla; it: zucchero bianco
palm sugar, jaggery, gur; de: Palmzucker; fr: sucre de palme; es: azúcar de palma; it: zucchero di palma
piloncillo, panela, rapadura, chancaca; fr: rapadura; es: piloncillo, panela, chancaca
coconut sugar, coconut blossom sugar; de: Kokosblütenzucker; fr: sucre de coco, sucre de fleur de coco; es: azúcar de coco; it: zucchero di cocco
pearl sugar, nib sugar; de: Hagelzucker; fr: sucre perlé; es: azúcar perlado; it: granella di zucchero
jam sugar, preserving sugar, gelling sugar; de: Gelierzucker; fr: sucre gélifiant, sucre à confiture; es: azúcar gelificante; it: zucchero gelificante
sweetener, sugar substitute, artificial sweetener; de: Süßstoff, Zuckerersatz; fr: édulcorant; es: edulcorante, endulzante; it: dolcificante, edulcorante
stevia; de: Stevia; fr: stévia; es: stevia; it: stevia
erythritol; de: Erythrit; fr: érythritol; es: eritritol; it: eritritolo
xylitol, birch sugar; de: Xylit, Birkenzucker; fr: xylitol, sucre de bouleau; es: xilitol; it: xilitolo
agave, agave syrup, agave nectar; de: Agavendicksaft, Agavensirup; fr: sirop d'agave; es: sirope de agave, jarabe de agave, miel de agave; it: sciroppo d'agave, sciroppo di agave
date syrup, silan, date honey; de: Dattelsirup; fr: sirop de dattes; es: sirope de dátil, miel de dátiles; it: sciroppo di datteri
corn syrup, glucose syrup, liquid glucose; de: Glukosesirup, Glucosesirup, Maissirup; fr: sirop de glucose, sirop de maïs; es: jarabe de glucosa, jarabe de maíz, sirope de maíz; it: sciroppo di glucosio, sciroppo di mais
sugar syrup, simple syrup; de: Zuckersirup, Läuterzucker; fr: sirop de sucre, sirop de canne; es: almíbar, jarabe simple, jarabe de azúcar; it: sciroppo di zucchero
caramel sauce, salted caramel sauce; de: Karamellsauce, Karamellsoße; fr: sauce caramel, caramel au beurre salé; es: salsa de caramelo, salsa de toffee; it: salsa al caramello, salsa mou
dulce de leche, milk caramel, caramelised condensed milk; de: Milchkaramell, Karamellcreme; fr: confiture de lait; es: dulce de leche, cajeta, arequipe, manjar blanco; it: dulce de leche
chocolate spread, chocolate hazelnut spread, hazelnut spread, nutella, choc spread, gianduja spread; de: Nuss-Nougat-Creme, Schokoaufstrich, Nutella, Schokocreme; fr: pâte à tartiner, nutella; es: crema de cacao, crema de avellanas, nutella, nocilla; it: crema di nocciole, nutella
milk chocolate; de: Vollmilchschokolade, Milchschokolade; fr: chocolat au lait; es: chocolate con leche; it: cioccolato al latte
cocoa butter; de: Kakaobutter; fr: beurre de cacao; es: manteca de cacao; it: burro di cacao
chocolate couverture, couverture; de: Kuvertüre; fr: chocolat de couverture; es: cobertura de chocolate; it: cioccolato da copertura
sprinkle, hundreds and thousands, jimmies, nonpareil, sugar strand; de: Zuckerstreusel, Schokostreusel, Liebesperlen; fr: vermicelles en sucre, vermicelles en chocolat, paillettes de chocolat; es: fideos de chocolate, granillo, virutas de chocolate, grageas, sprinkles; it: codette, zuccherini
marshmallow; de: Marshmallow; fr: chamallow, guimauve; es: malvavisco, marshmallow, nubes de azúcar, bombón de malvavisco, masmelo; it: marshmallow
marzipan, almond paste; de: Marzipan, Marzipanrohmasse; fr: pâte d'amande, massepain; es: mazapán; it: marzapane, pasta di mandorle
nougat, torrone, turron; fr: nougat; es: turrón; it: torrone
gianduja, hazelnut nougat; de: Nougat, Nussnougat; fr: gianduja; es: gianduja; it: gianduia
chestnut puree, chestnut spread, chestnut cream; de: Maronenpüree, Maronencreme, Kastanienpüree; fr: crème de marrons, purée de marrons; es: crema de castañas, puré de castañas; it: crema di marroni, crema di castagne
agar, agar agar; de: Agar-Agar; fr: agar agar; es: agar agar; it: agar agar
pectin; de: Pektin, Geliermittel; fr: pectine; es: pectina; it: pectina
food colouring, food coloring, food color, food dye; de: Lebensmittelfarbe; fr: colorant alimentaire; es: colorante alimentario, colorante alimenticio; it: colorante alimentare
spice, seasoning, masala powder; de: Gewürz; fr: épice; es: especia, condimento; it: spezie, spezia
chili powder, chilli powder, red chilli powder, chile powder; de: Chilipulver; fr: piment en poudre; es: chile en polvo, ají molido, polvo de chile; it: peperoncino in polvere
chili flake, chilli flake, red pepper flake, crushed red pepper; de: Chiliflocken; fr: flocons de piment, piment en flocons; es: chile en hojuelas, hojuelas de chile, copos de chile; it: peperoncino a scaglie, fiocchi di peperoncino
cayenne, cayenne pepper; de: Cayennepfeffer; fr: piment de cayenne, poivre de cayenne; es: cayena, pimienta de cayena; it: pepe di cayenna
smoked paprika, spanish paprika, pimenton; de: Räucherpaprika, geräuchertes Paprikapulver; fr: paprika fumé; es: pimentón ahumado, pimentón de la vera, pimentón picante ahumado; it: paprika affumicata
curry powder, madras powder, curry spice; de: Currypulver; fr: curry en poudre, poudre de curry; es: curry en polvo; it: curry in polvere
curry paste; de: Currypaste; fr: pâte de curry; es: pasta de curry; it: pasta di curry
garam masala; de: Garam Masala; fr: garam masala; es: garam masala; it: garam masala
five spice, chinese five spice, five spice powder; de: Fünf-Gewürze-Pulver, Fünfgewürzepulver; fr: cinq épices; es: cinco especias; it: cinque spezie
za'atar, zaatar, zatar, zahtar; de: Zatar, Za'atar; fr: zaatar, za'atar; es: zaatar, za'atar; it: zaatar, za'atar
ras el hanout, ras al hanout; de: Ras el Hanout; fr: ras el hanout; es: ras el hanout; it: ras el hanout
sumac; de: Sumach, Sumak; fr: sumac; es: zumaque; it: sumac, sommacco
harissa, harissa paste; de: Harissa; fr: harissa; es: harissa; it: harissa
dukkah, duqqa; de: Dukkah; fr: dukkah; es: dukkah; it: dukkah
star anise; de: Sternanis; fr: anis étoilé, badiane; es: anís estrellado; it: anice stellato
juniper berry, juniper; de: Wacholderbeere, Wacholder; fr: baie de genièvre, genièvre; es: enebro, baya de enebro; it: ginepro, bacche di ginepro
mace; de: Muskatblüte, Macis; fr: macis; es: macis; it: macis
asafoetida, asafetida, hing; de: Asafoetida, Asant; fr: asafoetida; es: asafétida; it: assafetida
carom seed, ajwain, bishop's weed; de: Ajowan; fr: ajowan
amchur, dry mango powder, mango powder
sichuan pepper, szechuan pepper, sichuan peppercorn, szechuan peppercorn; de: Szechuanpfeffer, Sichuanpfeffer; fr: poivre du sichuan; es: pimienta de sichuan; it: pepe di sichuan
white pepper, ground white pepper; de: weißer Pfeffer; fr: poivre blanc; es: pimienta blanca; it: pepe bianco
pink peppercorn, pink pepper; de: rosa Pfeffer, rosa Beeren; fr: baies roses, poivre rose; es: pimienta rosa; it: pepe rosa
green peppercorn, green pepper corn; de: grüner Pfeffer; fr: poivre vert; es: pimienta verde; it: pepe verde
peppercorn, whole black pepper; de: Pfefferkorn, Pfefferkörner; fr: poivre en grains, grain de poivre; es: pimienta en grano; it: pepe in grani
annatto, achiote, achiote paste; fr: rocou, roucou; es: achiote, bijol
gingerbread spice, lebkuchen spice; de: Lebkuchengewürz; fr: épices à pain d'épices; es: especias para pan de jengibre; it: spezie per pan di zenzero
pumpkin spice, pumpkin pie spice; de: Kürbiskuchengewürz; es: especias para pastel de calabaza
mixed spice, apple pie spice, pudding spice; de: Apfelkuchengewürz; fr: mélange d'épices; es: mezcla de especias; it: miscela di spezie
sea salt, flaky salt, maldon, salt flake; de: Meersalz; fr: sel de mer, fleur de sel; es: sal marina, sal en escamas, escamas de sal; it: sale marino
coarse salt, rock salt, kosher salt; de: grobes Salz; fr: gros sel; es: sal gruesa, sal gorda; it: sale grosso
dijon mustard, dijon; de: Dijonsenf, Dijon-Senf; fr: moutarde de dijon; es: mostaza de dijon, mostaza dijon; it: senape di digione
wholegrain mustard, grainy mustard, whole grain mustard, coarse grain mustard, seeded mustard; de: körniger Senf, grober Senf; fr: moutarde à l'ancienne; es: mostaza antigua, mostaza a la antigua; it: senape in grani, senape antica
sweet mustard, honey mustard; de: süßer Senf, Honigsenf; fr: moutarde au miel; es: mostaza y miel, mostaza dulce; it: senape al miele
balsamic vinegar, balsamic; de: Balsamico, Balsamicoessig, Balsamessig; fr: vinaigre balsamique, balsamique; es: vinagre balsámico, aceto balsámico; it: aceto balsamico
balsamic glaze, balsamic reduction, balsamic cream; de: Balsamicocreme, Crema di Balsamico; fr: crème de balsamique, crème balsamique; es: crema balsámica, reducción de balsámico; it: glassa di aceto balsamico, crema di balsamico
apple cider vinegar, cider vinegar, apple vinegar; de: Apfelessig; fr: vinaigre de cidre; es: vinagre de manzana, vinagre de sidra; it: aceto di mele
wine vinegar; de: Weinessig; fr: vinaigre de vin; es: vinagre de vino; it: aceto di vino
rice vinegar, rice wine vinegar; de: Reisessig; fr: vinaigre de riz; es: vinagre de arroz; it: aceto di riso
sherry vinegar; de: Sherryessig; fr: vinaigre de xérès; es: vinagre de jerez; it: aceto di sherry
vegetable oil, neutral oil, cooking oil, frying oil, oil for frying, salad oil; de: Pflanzenöl, Speiseöl, neutrales Öl, Frittieröl, Bratöl, Rapskernöl; fr: huile végétale, huile neutre, huile de friture; es: aceite vegetal, aceite neutro, aceite para freír; it: olio vegetale, olio di semi, olio per friggere
sunflower oil; de: Sonnenblumenöl; fr: huile de tournesol; es: aceite de girasol; it: olio di girasole
sesame oil, toasted sesame oil; de: Sesamöl; fr: huile de sésame; es: aceite de sésamo, aceite de ajonjolí; it: olio di sesamo
coconut oil; de: Kokosöl, Kokosfett; fr: huile de coco, huile de noix de coco; es: aceite de coco; it: olio di cocco
peanut oil, groundnut oil; de: Erdnussöl; fr: huile d'arachide; es: aceite de cacahuete, aceite de maní; it: olio di arachidi, olio di arachide
walnut oil; de: Walnussöl; fr: huile de noix; es: aceite de nuez; it: olio di noci
linseed oil, flaxseed oil; de: Leinöl; fr: huile de lin; es: aceite de linaza; it: olio di lino
pumpkin seed oil; de: Kürbiskernöl; fr: huile de courge, huile de pépins de courge; es: aceite de semillas de calabaza; it: olio di semi di zucca
chili oil, chilli oil, chili crisp, chilli crisp; de: Chiliöl; fr: huile pimentée; es: aceite picante, aceite de chile; it: olio piccante, olio al peperoncino
duck fat, goose fat; de: Gänseschmalz, Entenschmalz; fr: graisse de canard, graisse d'oie; es: grasa de pato, manteca de pato; it: grasso d'anatra, grasso d'oca
suet, beef suet; de: Rindertalg, Nierenfett; fr: graisse de rognon
fish sauce, nam pla, nuoc mam; de: Fischsauce, Fischsoße; fr: sauce poisson, nuoc mam; es: salsa de pescado; it: salsa di pesce
oyster sauce; de: Austernsauce, Austernsoße; fr: sauce huître, sauce aux huîtres; es: salsa de ostras; it: salsa di ostriche
hoisin sauce, hoisin; de: Hoisinsauce, Hoisinsoße; fr: sauce hoisin; es: salsa hoisin; it: salsa hoisin
teriyaki sauce, teriyaki; de: Teriyakisauce, Teriyaki; fr: sauce teriyaki, teriyaki; es: salsa teriyaki, teriyaki; it: salsa teriyaki, teriyaki
sweet soy sauce, kecap manis, ketjap manis; de: süße Sojasauce, Ketjap Manis; fr: sauce soja sucrée; es: salsa de soja dulce; it: salsa di soia dolce
worcestershire sauce, worcester sauce, worcester, lea and perrins; de: Worcestersauce, Worcestershiresauce, Worcestersoße; fr: sauce worcestershire; es: salsa inglesa, salsa perrins, salsa worcestershire; it: salsa worcestershire, salsa worcester
shrimp paste, belacan, terasi; de: Garnelenpaste; fr: pâte de crevettes; es: pasta de camarón, pasta de gambas; it: pasta di gamberi
anchovy paste; de: Sardellenpaste; fr: pâte d'anchois, crème d'anchois; es: pasta de anchoas; it: pasta d'acciughe, pasta di acciughe
rice wine, shaoxing wine, chinese cooking wine, shaoxing; de: Reiswein, Shaoxing; fr: vin de riz; es: vino de arroz; it: vino di riso
mirin; de: Mirin; fr: mirin; es: mirin; it: mirin
miso, miso paste; de: Miso, Misopaste; fr: miso, pâte miso, pâte de miso; es: miso, pasta de miso; it: miso, pasta di miso
gochujang, korean chili paste, korean chilli paste; de: Gochujang; fr: gochujang; es: gochujang; it: gochujang
sriracha, sriracha sauce; de: Sriracha; fr: sriracha; es: sriracha; it: sriracha
sambal, sambal oelek, chili paste, chilli paste; de: Sambal, Sambal Oelek, Chilipaste; fr: sambal oelek, pâte de piment; es: sambal oelek, pasta de chile; it: sambal oelek, pasta di peperoncino
black bean sauce, black bean paste; de: schwarze Bohnensauce; fr: sauce aux haricots noirs
sweet chili sauce, sweet chilli sauce, thai sweet chili sauce; de: süße Chilisauce, Sweet-Chili-Sauce, süßsaure Chilisauce; fr: sauce chili douce; es: salsa de chile dulce, salsa chili dulce; it: salsa chili dolce
hot sauce, chili sauce, chilli sauce, tabasco; de: Chilisauce, Tabasco, scharfe Sauce, scharfe Soße; fr: sauce piquante, tabasco; es: salsa picante, tabasco, salsa de chile, salsa de ají; it: salsa piccante, tabasco
plum sauce; de: Pflaumensauce; fr: sauce aux prunes; es: salsa de ciruela; it: salsa di prugne
dashi, dashi stock; de: Dashi; fr: dashi; es: dashi; it: dashi
bonito flake, katsuobushi; de: Bonitoflocken; fr: flocons de bonite; es: copos de bonito, katsuobushi; it: katsuobushi
nori sheet, nori, seaweed sheet; de: Noriblatt, Noriblätter, Nori; fr: feuille de nori, nori; es: alga nori, hoja de nori; it: alga nori, foglio di nori
wasabi, wasabi paste; de: Wasabi; fr: wasabi; es: wasabi; it: wasabi
pickled ginger, sushi ginger, gari; de: eingelegter Ingwer, Sushi-Ingwer; fr: gingembre mariné; es: jengibre encurtido; it: zenzero marinato, zenzero sottaceto
tahini, sesame paste, tahina, tahin; de: Tahini, Tahin, Sesampaste, Sesammus; fr: tahini, tahin, crème de sésame, purée de sésame; es: tahini, tahina, pasta de sésamo; it: tahina, tahini, crema di sesamo
almond butter; de: Mandelmus; fr: purée d'amande, beurre d'amande; es: crema de almendras, mantequilla de almendras; it: burro di mandorle, crema di mandorle
cashew butter; de: Cashewmus; fr: purée de cajou, beurre de cajou; es: crema de anacardos, mantequilla de anacardos; it: burro di anacardi, crema di anacardi
nut butter; de: Nussmus; fr: purée d'oléagineux; es: crema de frutos secos; it: crema di frutta secca
apple butter; de: Apfelkraut; fr: beurre de pommes, beurre de pomme; es: mantequilla de manzana
applesauce, apple sauce, apple puree, stewed apple; de: Apfelmus, Apfelmark, Apfelkompott; fr: compote de pommes, compote de pomme; es: puré de manzana, compota de manzana, salsa de manzana, compota de manzanas; it: purea di mele, composta di mele, mousse di mele, mousse di mela
pomegranate molasses, pomegranate syrup; de: Granatapfelsirup, Granatapfelmelasse; fr: mélasse de grenade, sirop de grenade; es: melaza de granada; it: melassa di melograno, sciroppo di melograno
rose water, rosewater; de: Rosenwasser; fr: eau de rose; es: agua de rosas; it: acqua di rose
orange blossom water, orange flower water; de: Orangenblütenwasser; fr: eau de fleur d'oranger, fleur d'oranger; es: agua de azahar; it: acqua di fiori d'arancio, acqua di fiori di arancio
tempeh; de: Tempeh; fr: tempeh; es: tempeh; it: tempeh
seitan, wheat gluten, vital wheat gluten; de: Seitan, Weizengluten; fr: seitan, gluten de blé; es: seitán, gluten de trigo; it: seitan, glutine di frumento
soy mince, soya mince, soya chunk, textured vegetable protein, tvp; de: Sojagranulat, Sojaschnetzel, Sojahack; fr: protéines de soja texturées; es: soja texturizada; it: granulare di soia, soia disidratata
vegan mince, meat free mince, plant based mince, vegetarian mince, quorn mince; de: veganes Hack, vegetarisches Hack; fr: haché végétal; es: carne picada vegana, carne vegetal; it: macinato vegetale, macinato vegano
meat substitute, meat alternative, fake meat; de: Fleischersatz; fr: substitut de viande, simili carné; es: sustituto de carne; it: sostituto della carne
smoked tofu; de: Räuchertofu; fr: tofu fumé; es: tofu ahumado; it: tofu affumicato
silken tofu, soft tofu; de: Seidentofu; fr: tofu soyeux; es: tofu sedoso, tofu blando; it: tofu vellutato
protein powder, whey powder; de: Proteinpulver, Eiweißpulver; fr: protéine en poudre, poudre de protéine; es: proteína en polvo; it: proteine in polvere
vegetable stock, vegetable broth, veggie stock, veggie broth; de: Gemüsebrühe, Gemüsefond, Gemüsebouillon; fr: bouillon de légumes; es: caldo de verduras, caldo vegetal; it: brodo vegetale, brodo di verdure, brodo di verdura
chicken stock, chicken broth, chicken bouillon; de: Hühnerbrühe, Geflügelbrühe, Hühnerfond, Geflügelfond, Hühnerbouillon; fr: bouillon de poulet, bouillon de volaille, fond de volaille; es: caldo de pollo, caldo de ave, consomé de pollo; it: brodo di pollo, brodo di gallina
beef stock, beef broth, beef bouillon, beef consomme; de: Rinderbrühe, Rinderfond, Fleischbrühe, Rindsuppe, Fleischbouillon, Rindsbouillon; fr: bouillon de boeuf, fond de boeuf; es: caldo de res, caldo de carne, caldo de ternera; it: brodo di carne, brodo di manzo
fish stock, fish broth, fumet; de: Fischfond, Fischbrühe; fr: fumet de poisson, fond de poisson; es: caldo de pescado, fumet de pescado; it: brodo di pesce, fumetto di pesce
veal stock; de: Kalbsfond; fr: fond de veau; es: fondo de ternera; it: fondo di vitello
bone broth; de: Knochenbrühe; es: caldo de huesos; it: brodo di ossa
stock powder, bouillon powder, broth powder, vegetable bouillon powder; de: gekörnte Brühe, Brühpulver, Gemüsebrühpulver; fr: bouillon en poudre; es: caldo en polvo; it: dado granulare, brodo granulare
alcohol, booze, spirit, liquor; de: Alkohol, Schnaps, Spirituosen; fr: alcool, spiritueux, eau de vie; es: alcohol, aguardiente, bebida alcohólica; it: alcol, superalcolico, bevanda alcolica
sparkling wine, champagne, prosecco, cava, bubbly, fizz, sekt; de: Sekt, Prosecco, Champagner; fr: champagne, vin mousseux, prosecco; es: cava, champán, champaña, vino espumoso, prosecco; it: prosecco, spumante, champagne
rum; de: Rum; fr: rhum; es: ron; it: rum
brandy, cognac; de: Weinbrand, Cognac; fr: cognac, armagnac; es: brandy, coñac; it: brandy, cognac
whiskey, whisky, bourbon, scotch whisky; de: Whisky, Whiskey, Bourbon; fr: whisky, bourbon; es: whisky, güisqui; it: whisky
vodka; de: Wodka; fr: vodka; es: vodka; it: vodka
gin; de: Gin; fr: gin; es: ginebra; it: gin
tequila; de: Tequila; fr: tequila; es: tequila; it: tequila
port, port wine; de: Portwein; fr: porto, vin de porto; es: oporto, vino de oporto; it: vino porto
sherry; de: Sherry; fr: xérès; es: jerez, vino de jerez; it: sherry
marsala, marsala wine; de: Marsala; fr: marsala; es: marsala, vino marsala; it: marsala, vino marsala
vermouth; de: Wermut; fr: vermouth; es: vermut; it: vermut, vermouth
liqueur; de: Likör; fr: liqueur; es: licor; it: liquore
kirschwasser, cherry brandy; de: Kirschwasser; fr: kirsch; es: kirsch; it: kirsch
amaretto, almond liqueur; de: Amaretto; fr: amaretto; es: amaretto; it: amaretto
limoncello; de: Limoncello; fr: limoncello; es: limoncello; it: limoncello
orange liqueur, cointreau, triple sec, grand marnier, curacao; de: Orangenlikör, Cointreau; fr: liqueur d'orange, cointreau, grand marnier; es: licor de naranja, cointreau; it: liquore all'arancia, cointreau
coffee liqueur, kahlua; de: Kaffeelikör; fr: liqueur de café; es: licor de café; it: liquore al caffè
irish cream, baileys; de: Baileys; fr: baileys; es: baileys; it: baileys
advocaat, egg liqueur; de: Eierlikör; fr: liqueur aux oeufs, avocaat; es: licor de huevo, rompope; it: liquore all'uovo, vov
cider, hard cider; de: Apfelwein, Cidre, Apfelmost; fr: cidre; es: sidra; it: sidro
creme de cassis, blackcurrant liqueur; de: Johannisbeerlikör; fr: crème de cassis; es: licor de cassis
sparkling water, soda water, club soda, mineral water, seltzer, fizzy water, carbonated water; de: Mineralwasser, Sprudel, Sprudelwasser; fr: eau gazeuse, eau pétillante; es: agua con gas, agua mineral, soda, agua de seltz; it: acqua frizzante, acqua gassata
juice; de: Saft, Fruchtsaft, Nektar; fr: jus, jus de fruits; es: zumo, jugo, zumo de frutas; it: succo, succo di frutta
green tea; de: grüner Tee, Grüntee; es: té verde; it: tè verde
matcha, matcha powder, green tea powder; de: Matcha; fr: matcha; es: matcha; it: matcha
chai, masala chai, chai tea, spiced tea; de: Chai, Gewürztee; fr: chai; es: té chai, chai; it: chai
instant coffee, espresso powder, coffee powder; de: Instantkaffee, Instantpulver, löslicher Kaffee; fr: café soluble, café instantané; es: café soluble, café instantáneo; it: caffè solubile
ice cube, crushed ice; de: Eiswürfel, Crushed Ice; fr: glaçon, glace pilée; es: hielo, cubito de hielo; it: ghiaccio, cubetti di ghiaccio
gluten; de: Gluten; fr: gluten; es: gluten; it: glutine
capers berry, caperberry; de: Kapernapfel; fr: câpron; es: alcaparrón; it: frutti di cappero
pickled onion; de: eingelegte Zwiebel; fr: oignon au vinaigre, pickles d'oignon; es: cebolla encurtida, cebollita en vinagre; it: cipolline sottaceto, cipolle sottaceto
horseradish cream, creamed horseradish; de: Sahnemeerrettich, Oberskren; fr: crème de raifort; es: crema de rábano picante; it: salsa al rafano
ajvar; de: Ajvar; fr: ajvar; es: ajvar; it: ajvar
tomato juice; de: Tomatensaft; fr: jus de tomate; es: zumo de tomate, jugo de tomate; it: succo di pomodoro
tamari, tamari sauce; de: Tamari; fr: tamari; es: tamari; it: tamari
demi glace, brown stock; de: Demi-glace; fr: demi-glace; es: demi glace; it: demi glace
rock sugar, candy sugar, sugar candy; de: Kandis, Kandiszucker; fr: sucre candi; es: azúcar candi; it: zucchero candito
raw sugar, unrefined sugar, cane sugar; de: Rohzucker, Rohrzucker; fr: sucre non raffiné, sucre de canne; es: azúcar de caña, azúcar sin refinar; it: zucchero grezzo
demerara sugar, muscovado sugar, turbinado sugar; de: Demerara, Muscovadozucker; fr: sucre muscovado; es: azúcar mascabado; it: zucchero muscovado, zucchero demerara
inverted sugar, invert sugar, trimoline; de: Invertzucker; fr: sucre inverti; es: azúcar invertido; it: zucchero invertito
malt syrup, malt extract, barley malt; de: Malzextrakt, Gerstenmalz, Malzsirup; fr: extrait de malt; es: extracto de malta; it: estratto di malto, malto d'orzo
rice syrup, brown rice syrup; de: Reissirup; fr: sirop de riz; es: sirope de arroz; it: sciroppo di riso
vanilla powder, vanilla paste; de: Vanillepulver, Vanillepaste, gemahlene Vanille; fr: vanille en poudre, pâte de vanille; es: vainilla en polvo, pasta de vainilla; it: vaniglia in polvere, pasta di vaniglia
almond extract, almond essence; de: Bittermandelaroma, Mandelaroma; fr: arôme d'amande amère, extrait d'amande; es: extracto de almendra, esencia de almendra; it: aroma di mandorla, estratto di mandorla
rum flavouring, rum extract, rum essence; de: Rumaroma; fr: arôme de rhum, arôme rhum; es: esencia de ron; it: aroma di rum
lemon extract, lemon flavouring; de: Zitronenaroma; fr: arôme citron; es: esencia de limón; it: aroma di limone
ammonium carbonate, bakers ammonia, hartshorn; de: Hirschhornsalz, Backammoniak; fr: bicarbonate d'ammonium; es: carbonato de amonio; it: ammoniaca per dolci
potash; de: Pottasche; fr: potasse; es: potasa; it: potassa
xanthan gum, xanthan; de: Xanthan; fr: gomme xanthane; es: goma xantana; it: gomma di xantano, xantano
guar gum; de: Guarkernmehl; fr: gomme de guar; es: goma guar; it: farina di guar
arrowroot; de: Pfeilwurzelmehl, Pfeilwurzstärke; fr: arrow root, arrowroot; es: arrurruz; it: fecola di maranta
cocoa nib, cacao nib; de: Kakaonibs; fr: éclats de cacao; es: nibs de cacao; it: granella di cacao
carob, carob powder; de: Carob, Johannisbrot; fr: caroube; es: algarroba; it: carruba
grated chocolate, chocolate shaving, chocolate curl; de: Schokoraspel, Schokoladenraspel, Raspelschokolade; fr: copeaux de chocolat; es: chocolate rallado, virutas de chocolate; it: scaglie di cioccolato
chocolate bar, chocolate tablet; de: Schokoladentafel, Tafel Schokolade; fr: tablette de chocolat; es: tableta de chocolate; it: tavoletta di cioccolato
caramel, caramel candy; de: Karamell, Karamellbonbons; fr: caramel; es: caramelo; it: caramello
toffee, butterscotch, english toffee; de: Toffee, Sahnetoffee; fr: caramel dur; es: tofe, toffee; it: toffee
almond brittle, hazelnut brittle; de: Haselnusskrokant, Mandelkrokant; fr: pralin; es: crocanti; it: granella di nocciole
gummy bear, gummy candy, jelly bean; de: Gummibärchen; fr: bonbons gélifiés; es: gominolas, gomitas; it: caramelle gommose
liquorice, licorice; de: Lakritz, Lakritze, Süßholz; fr: réglisse; es: regaliz; it: liquirizia
redcurrant jelly; de: Johannisbeergelee; fr: gelée de groseilles; es: gelatina de grosellas; it: gelatina di ribes
lingonberry jam; de: Preiselbeermarmelade, Preiselbeerkompott; fr: confiture d'airelles; es: mermelada de arándanos rojos; it: confettura di mirtilli rossi
cranberry juice; de: Cranberrysaft; fr: jus de cranberry; es: zumo de arándanos; it: succo di mirtillo rosso
grape juice, grape must; de: Traubensaft, Traubenmost; fr: jus de raisin; es: mosto, zumo de uva; it: succo d'uva, mosto d'uva
pineapple juice; de: Ananassaft; fr: jus d'ananas; es: zumo de piña, jugo de piña; it: succo d'ananas
carrot juice; de: Karottensaft, Möhrensaft; fr: jus de carotte; es: zumo de zanahoria, jugo de zanahoria; it: succo di carota
grenadine; de: Grenadine; fr: grenadine; es: granadina; it: granatina
verjuice, verjus; de: Verjus; fr: verjus; es: agraz; it: agresto
white wine vinegar; de: Weißweinessig; fr: vinaigre de vin blanc; es: vinagre de vino blanco; it: aceto di vino bianco
red wine vinegar; de: Rotweinessig; fr: vinaigre de vin rouge; es: vinagre de vino tinto; it: aceto di vino rosso
white vinegar, distilled vinegar, spirit vinegar; de: Branntweinessig, Tafelessig; fr: vinaigre blanc, vinaigre d'alcool; es: vinagre blanco; it: aceto bianco
malt vinegar, chip shop vinegar; de: Malzessig; fr: vinaigre de malt; es: vinagre de malta; it: aceto di malto
black vinegar, chinkiang vinegar; de: schwarzer Essig, schwarzer Reisessig; fr: vinaigre noir; es: vinagre negro; it: aceto nero
citric acid; de: Zitronensäure; fr: acide citrique; es: ácido cítrico; it: acido citrico
extra virgin olive oil, evoo; de: natives Olivenöl, Olivenöl extra; fr: huile d'olive vierge; es: aceite de oliva virgen, aove; it: olio extravergine, olio evo
corn oil; de: Maiskeimöl; fr: huile de maïs; es: aceite de maíz; it: olio di mais
grapeseed oil; de: Traubenkernöl; fr: huile de pépins de raisin; es: aceite de pepitas de uva; it: olio di vinaccioli
avocado oil; de: Avocadoöl; fr: huile d'avocat; es: aceite de aguacate; it: olio di avocado
hazelnut oil; de: Haselnussöl; fr: huile de noisette; es: aceite de avellana; it: olio di nocciole
mustard oil; de: Senföl; fr: huile de moutarde; es: aceite de mostaza; it: olio di senape
garlic oil; de: Knoblauchöl; fr: huile à l'ail; es: aceite de ajo; it: olio all'aglio
cooking spray, oil spray, baking spray; de: Backtrennspray, Ölspray; fr: spray de cuisson; es: aceite en spray, spray antiadherente; it: spray staccante
pork fat, bacon fat, fatback, lardo; de: Rückenspeck, Grammelschmalz; fr: lard gras; es: tocino graso, manteca colorá; it: lardo
palm oil, dende oil, red palm oil; de: Palmöl; fr: huile de palme; es: aceite de palma, aceite de dendé; it: olio di palma
celery salt; de: Selleriesalz; fr: sel de céleri; es: sal de apio; it: sale al sedano
herb salt, seasoned salt; de: Kräutersalz; fr: sel aux herbes; es: sal de hierbas; it: sale alle erbe
garlic salt; de: Knoblauchsalz; fr: sel à l'ail; es: sal de ajo; it: sale all'aglio
curing salt, pink salt, nitrite salt; de: Pökelsalz; fr: sel nitrité; es: sal de cura; it: sale nitritato
black salt, kala namak; de: Kala Namak, schwarzes Salz; fr: sel noir; es: sal negra; it: sale nero
msg, monosodium glutamate, ajinomoto; de: Glutamat; fr: glutamate; es: glutamato, ajinomoto; it: glutammato
liquid smoke; de: Flüssigrauch; fr: fumée liquide; es: humo líquido; it: fumo liquido
taco seasoning, fajita seasoning, mexican seasoning; de: Tacogewürz, Fajita-Gewürz; fr: épices à tacos, épices fajitas, épices mexicaines; es: sazonador para tacos, condimento mexicano; it: spezie per tacos, spezie messicane
cajun seasoning, cajun spice, creole seasoning, blackening seasoning; de: Cajun-Gewürz; fr: épices cajun; es: especias cajún, condimento cajún; it: spezie cajun
poultry seasoning, chicken seasoning; de: Hähnchengewürz, Brathähnchengewürz; fr: épices à poulet; es: condimento para pollo; it: spezie per pollo
old bay, seafood seasoning; de: Fischgewürz; fr: épices pour poisson; es: condimento para pescado; it: spezie per pesce
berbere; de: Berbere; fr: berbéré; es: berbere; it: berberè
baharat, seven spice, lebanese seven spice; de: Baharat; fr: sept épices, baharat; es: baharat, siete especias; it: baharat
tandoori masala, tikka masala paste, tandoori paste; de: Tandoori-Gewürz, Tandooripaste; fr: épices tandoori, pâte tandoori; es: pasta tandoori; it: spezie tandoori
chaat masala; de: Chaat Masala; fr: chaat masala; es: chaat masala
panch phoron, bengali five spice; de: Panch Phoron; fr: panch phoron
shichimi togarashi, japanese seven spice; de: Shichimi; fr: shichimi togarashi; es: shichimi togarashi
furikake; de: Furikake; fr: furikake; es: furikake
jerk seasoning, jerk paste, jerk marinade; de: Jerk-Gewürz; fr: épices jerk; es: condimento jerk
gochugaru, korean chili flakes, korean chilli powder; de: koreanische Chiliflocken; fr: piment coréen; es: hojuelas de chile coreano, gochugaru; it: peperoncino coreano
aleppo pepper, pul biber, urfa biber; de: Pul Biber, Aleppo-Pfeffer; fr: piment d'alep; es: pimienta de alepo; it: peperoncino di aleppo
piment d'espelette, espelette pepper; de: Piment d'Espelette; fr: piment d'espelette; es: pimiento de espelette
long pepper, cubeb pepper; de: langer Pfeffer; fr: poivre long; es: pimienta larga; it: pepe lungo
tonka bean; de: Tonkabohne; fr: fève tonka; es: haba tonka; it: fava tonka
ground cumin, cumin powder, cumin seed; de: gemahlener Kreuzkümmel, Kumin; fr: cumin moulu, graines de cumin; es: comino molido, semillas de comino; it: cumino in polvere, semi di cumino
cinnamon stick, cinnamon quill; de: Zimtstange; fr: bâton de cannelle; es: rama de canela, canela en rama; it: stecca di cannella
black cardamom; de: schwarzer Kardamom; fr: cardamome noire; es: cardamomo negro; it: cardamomo nero
steak sauce, brown sauce, hp sauce; de: Steaksauce, HP-Sauce; fr: sauce brune; it: salsa per carne
marmite, vegemite, yeast extract; de: Hefeextrakt; fr: extrait de levure, viandox; es: extracto de levadura; it: estratto di lievito
maggi seasoning, liquid seasoning; de: Maggi, Suppenwürze, Speisewürze; fr: arôme maggi; es: jugo maggi, salsa maggi; it: salsa maggi
coconut aminos, liquid aminos; de: Kokos-Aminos; fr: aminos de coco; es: aminos de coco; it: aminos di cocco
ponzu; de: Ponzu; fr: ponzu; es: ponzu; it: ponzu
tonkatsu sauce, okonomiyaki sauce; de: Tonkatsusauce; fr: sauce tonkatsu; es: salsa tonkatsu; it: salsa tonkatsu
doubanjiang, chili bean paste, toban djan, broad bean paste; de: Doubanjiang, Chili-Bohnen-Paste; fr: pâte de haricots pimentée, doubanjiang; es: pasta de habas picante; it: doubanjiang
doenjang, fermented soybean paste; de: Doenjang; fr: doenjang; es: doenjang
fermented black bean, douchi; de: fermentierte schwarze Bohnen; fr: haricots noirs fermentés; es: frijoles negros fermentados
thai curry paste, red curry paste, green curry paste, yellow curry paste; de: rote Currypaste, grüne Currypaste; fr: pâte de curry rouge, pâte de curry vert; es: pasta de curry rojo, pasta de curry verde; it: pasta di curry rosso, pasta di curry verde
chipotle in adobo, adobo sauce, chipotle paste; de: Chipotle-Paste, Chipotle in Adobo; fr: chipotle en adobo; es: chipotle en adobo, chipotle adobado; it: chipotle in adobo
enchilada sauce; de: Enchilada-Sauce; fr: sauce enchilada; es: salsa para enchiladas; it: salsa enchilada
kombu, dried kelp; de: Kombu; fr: kombu; es: alga kombu; it: alga kombu
wakame; de: Wakame, Algensalat; fr: wakame; es: wakame, alga wakame; it: wakame, alga wakame
coconut milk powder, creamed coconut; de: Kokosmilchpulver; fr: lait de coco en poudre; es: leche de coco en polvo; it: latte di cocco in polvere
cashew cream; de: Cashewcreme, Cashewsahne; fr: crème de cajou; es: crema de anacardos; it: crema di anacardi
cashew cheese; de: Cashewkäse; fr: fromage de cajou, fauxmage; es: queso de anacardos; it: formaggio di anacardi
sunflower seed butter, sunbutter; de: Sonnenblumenkernmus; fr: purée de tournesol; es: crema de semillas de girasol; it: burro di semi di girasole
hazelnut butter, hazelnut paste; de: Haselnussmus; fr: purée de noisette; es: crema pura de avellanas; it: pasta di nocciole
pistachio paste, pistachio cream; de: Pistaziencreme, Pistazienpaste; fr: pâte de pistache, crème de pistache; es: crema de pistacho, pasta de pistacho; it: crema di pistacchio, pasta di pistacchio
vegan mayonnaise, eggless mayonnaise, vegan mayo; de: vegane Mayonnaise; fr: mayonnaise végétale, mayonnaise vegan; es: mayonesa vegana, veganesa; it: maionese vegana
vegan sausage, vegetarian sausage, veggie sausage, tofu sausage; de: vegane Würstchen, vegetarische Würstchen, Tofuwürstchen; fr: saucisse végétale, saucisse vegan; es: salchicha vegana, salchicha vegetariana; it: würstel vegetale, salsiccia vegana
vegan bacon, vegetarian bacon, plant based bacon; de: veganer Speck; fr: bacon végétal; es: bacon vegano; it: bacon vegano
vegan chicken, plant based chicken, vegetarian chicken; de: veganes Hähnchen, veganes Geschnetzeltes; fr: poulet végétal; es: pollo vegano, heura; it: pollo vegetale
aquafaba, chickpea water; de: Aquafaba, Kichererbsenwasser; fr: aquafaba; es: aquafaba, agua de garbanzos; it: aquafaba, acqua di ceci
smoked salt; de: geräuchertes Salz; fr: sel fumé; es: sal ahumada; it: sale affumicato
sauerkraut juice, pickle juice, brine; de: Gurkenwasser, Salzlake; fr: saumure; es: salmuera; it: salamoia
beef dripping, beef tallow; de: Rindertalg; fr: graisse de boeuf, suif; es: sebo de res, grasa de vaca; it: grasso di manzo
cooking wine, dry white wine; de: trockener Weißwein; fr: vin blanc sec; es: vino blanco seco, vino para cocinar; it: vino bianco secco
rose wine; de: Roséwein; fr: vin rosé; es: vino rosado; it: vino rosato
sake; de: Sake; fr: saké; es: sake; it: sakè
madeira, madeira wine; de: Madeira; fr: madère, vin de madère; es: vino de madeira; it: vino madeira
calvados, apple brandy; de: Calvados, Apfelbrand; fr: calvados; es: calvados; it: calvados
grappa; de: Grappa; fr: grappa; es: orujo, grappa; it: grappa
schnapps, fruit brandy; de: Obstbrand, Obstler; fr: eau de vie; es: aguardiente; it: acquavite
pastis, pernod; de: Pastis; fr: pastis; es: pastis
ouzo, arak, raki; de: Ouzo, Raki; fr: ouzo; es: ouzo; it: ouzo, sambuca
mezcal; de: Mezcal; fr: mezcal; es: mezcal; it: mezcal
cachaca; de: Cachaça; fr: cachaça; es: cachaza; it: cachaça
stout, porter, guinness, dark beer; de: dunkles Bier, Schwarzbier, Guinness; fr: bière brune, guinness; es: cerveza negra; it: birra scura, guinness
wheat beer, white beer; de: Weizenbier, Weißbier, Hefeweizen; fr: bière blanche; es: cerveza de trigo; it: birra di frumento
alcohol free beer, non alcoholic beer; de: alkoholfreies Bier; fr: bière sans alcool; es: cerveza sin alcohol; it: birra analcolica
cream liqueur, amarula; de: Sahnelikör; fr: liqueur à la crème; es: crema de licor; it: liquore alla crema
hazelnut liqueur, frangelico; de: Haselnusslikör; fr: liqueur de noisette; es: licor de avellana; it: liquore alla nocciola
peach liqueur, peach schnapps; de: Pfirsichlikör; fr: liqueur de pêche, crème de pêche; es: licor de melocotón; it: liquore alla pesca
elderflower liqueur; de: Holunderblütenlikör; fr: liqueur de sureau; es: licor de saúco; it: liquore ai fiori di sambuco
`;

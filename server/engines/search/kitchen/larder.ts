/** Names of anything else of the larder, from sugar and spice to drinks: see produce.ts for how a line is read. */
export const larder = `
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
jam, jelly, fruit preserve, strawberry preserve, apricot preserve, raspberry preserve, cherry preserve; de: Marmelade, Konfitüre; fr: confiture; es: mermelada; it: marmellata, confettura
salt; de: Salz; fr: sel; es: sal; it: sale
pepper, black pepper; de: Pfeffer; fr: poivre; es: pimienta; it: pepe
paprika; de: Paprikapulver; fr: paprika; es: pimentón; it: paprika
cinnamon; de: Zimt; fr: cannelle; es: canela; it: cannella
nutmeg; de: Muskat, Muskatnuss; fr: muscade, noix de muscade; es: nuez moscada; it: noce moscata
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
soy sauce, soya sauce, shoyu; de: Sojasauce, Sojasoße; fr: sauce soja; es: salsa de soja; it: salsa di soia
ketchup, tomato ketchup, catsup; de: Ketchup; fr: ketchup; es: ketchup
mayonnaise, mayo; de: Mayonnaise; fr: mayonnaise; es: mayonesa; it: maionese
stock, broth, bouillon; de: Brühe, Fond; fr: bouillon, fond; es: caldo; it: brodo
stock cube, bouillon cube; de: Brühwürfel; fr: bouillon cube; es: cubito de caldo; it: dado
tomato paste, tomato puree, tomato concentrate; de: Tomatenmark; fr: concentré de tomate; es: concentrado de tomate; it: concentrato di pomodoro
passata, tomato sauce, strained tomato, tomato passata; de: passierte Tomaten, Tomatensauce; fr: coulis de tomate, sauce tomate; es: tomate triturado, salsa de tomate; it: passata di pomodoro, sugo
tinned tomato, canned tomato, chopped tomato, diced tomato, crushed tomato; de: Dosentomaten, geschälte Tomaten; fr: tomate pelée; es: tomate en lata; it: pelati
peanut butter; de: Erdnussbutter, Erdnussmus; fr: beurre de cacahuète; es: mantequilla de cacahuete, crema de cacahuete, mantequilla de maní; it: burro di arachidi
tofu, bean curd; de: Tofu; fr: tofu; es: tofu; it: tofu
wine; de: Wein; fr: vin; es: vino; it: vino
white wine; de: Weißwein; fr: vin blanc; es: vino blanco; it: vino bianco
red wine; de: Rotwein; fr: vin rouge; es: vino tinto; it: vino rosso
beer, ale, lager, stout; de: Bier; fr: bière; es: cerveza; it: birra
coffee, espresso; de: Kaffee; fr: café; es: café; it: caffè
tea; de: Tee; fr: thé; es: té; it: tè
water; de: Wasser; fr: eau; es: agua; it: acqua
dry yeast, dried yeast, instant yeast, active dry yeast; de: Trockenhefe, Trockengerm; fr: levure sèche, levure boulangère sèche; es: levadura seca; it: lievito secco, lievito di birra secco
fresh yeast; de: Frischhefe, Hefewürfel, frische Hefe; fr: levure fraîche; es: levadura fresca; it: lievito fresco, lievito di birra fresco
nutritional yeast, nooch, yeast flake; de: Hefeflocken; fr: levure maltée, levure nutritionnelle; es: levadura nutricional; it: lievito alimentare
cream of tartar; de: Weinstein, Weinsteinbackpulver; fr: crème de tartre; es: crémor tártaro; it: cremor tartaro
vanilla extract, vanilla essence; de: Vanilleextrakt, Vanillearoma; fr: extrait de vanille, arôme de vanille; es: extracto de vainilla, esencia de vainilla; it: estratto di vaniglia
vanilla sugar; de: Vanillezucker, Vanillinzucker; fr: sucre vanillé; es: azúcar vainillado, azúcar avainillado; it: zucchero vanigliato, vanillina
vanilla bean, vanilla pod; de: Vanilleschote, Vanillemark; fr: gousse de vanille; es: vaina de vainilla; it: bacca di vaniglia, baccello di vaniglia, stecca di vaniglia
custard powder, pudding mix, vanilla pudding mix; de: Puddingpulver, Vanillepuddingpulver; fr: préparation pour flan; es: polvo de natillas, polvo para natillas; it: preparato per budino
granulated sugar, white sugar; de: Kristallzucker, weißer Zucker; fr: sucre cristal, sucre blanc, sucre semoule; es: azúcar blanca, azúcar granulada, azúcar blanquilla; it: zucchero bianco
palm sugar, jaggery, gur; de: Palmzucker; fr: sucre de palme; es: azúcar de palma; it: zucchero di palma
piloncillo, panela, rapadura, chancaca; fr: rapadura; es: piloncillo, panela, chancaca
coconut sugar, coconut blossom sugar; de: Kokosblütenzucker; fr: sucre de coco, sucre de fleur de coco; es: azúcar de coco; it: zucchero di cocco
pearl sugar, nib sugar; de: Hagelzucker; fr: sucre perlé; es: azúcar perlado; it: granella di zucchero
jam sugar, preserving sugar, gelling sugar; de: Gelierzucker; fr: sucre gélifiant, sucre à confiture; es: azúcar gelificante; it: zucchero gelificante
sweetener, sugar substitute; de: Süßstoff, Zuckerersatz; fr: édulcorant; es: edulcorante, endulzante; it: dolcificante, edulcorante
stevia; de: Stevia; fr: stévia; es: stevia; it: stevia
erythritol; de: Erythrit; fr: érythritol; es: eritritol; it: eritritolo
xylitol, birch sugar; de: Xylit, Birkenzucker; fr: xylitol, sucre de bouleau; es: xilitol; it: xilitolo
agave, agave syrup, agave nectar; de: Agavendicksaft, Agavensirup; fr: sirop d'agave; es: sirope de agave, jarabe de agave, miel de agave; it: sciroppo d'agave, sciroppo di agave
date syrup, silan, date honey; de: Dattelsirup; fr: sirop de dattes; es: sirope de dátil, miel de dátiles; it: sciroppo di datteri
corn syrup, glucose syrup, liquid glucose; de: Glukosesirup, Glucosesirup, Maissirup; fr: sirop de glucose, sirop de maïs; es: jarabe de glucosa, jarabe de maíz, sirope de maíz; it: sciroppo di glucosio, sciroppo di mais
sugar syrup, simple syrup; de: Zuckersirup, Läuterzucker; fr: sirop de sucre, sirop de canne; es: almíbar, jarabe simple, jarabe de azúcar; it: sciroppo di zucchero
caramel sauce, salted caramel sauce; de: Karamellsauce, Karamellsoße; fr: sauce caramel, caramel au beurre salé; es: salsa de caramelo, salsa de toffee; it: salsa al caramello, salsa mou
dulce de leche, milk caramel; de: Milchkaramell, Karamellcreme; fr: confiture de lait; es: dulce de leche, cajeta, arequipe, manjar blanco; it: dulce de leche
chocolate spread, chocolate hazelnut spread, hazelnut spread, nutella; de: Nuss-Nougat-Creme, Schokoaufstrich, Nutella, Schokocreme; fr: pâte à tartiner, nutella; es: crema de cacao, crema de avellanas, nutella, nocilla; it: crema di nocciole, nutella
milk chocolate; de: Vollmilchschokolade, Milchschokolade; fr: chocolat au lait; es: chocolate con leche; it: cioccolato al latte
cocoa butter; de: Kakaobutter; fr: beurre de cacao; es: manteca de cacao; it: burro di cacao
chocolate couverture, couverture; de: Kuvertüre; fr: chocolat de couverture; es: cobertura de chocolate; it: cioccolato da copertura
sprinkle, hundreds and thousands, jimmies; de: Zuckerstreusel, Schokostreusel; fr: vermicelles en sucre, vermicelles en chocolat; es: fideos de chocolate, granillo; it: codette, zuccherini
marshmallow; de: Marshmallow; fr: chamallow, guimauve; es: malvavisco, marshmallow; it: marshmallow
marzipan, almond paste; de: Marzipan, Marzipanrohmasse; fr: pâte d'amande, massepain; es: mazapán; it: marzapane, pasta di mandorle
nougat, torrone, turron; fr: nougat; es: turrón; it: torrone
gianduja, hazelnut nougat; de: Nougat, Nussnougat; fr: gianduja; es: gianduja; it: gianduia
chestnut puree, chestnut spread, chestnut cream; de: Maronenpüree, Maronencreme, Kastanienpüree; fr: crème de marrons, purée de marrons; es: crema de castañas, puré de castañas; it: crema di marroni, crema di castagne
agar, agar agar; de: Agar-Agar; fr: agar agar; es: agar agar; it: agar agar
pectin; de: Pektin, Geliermittel; fr: pectine; es: pectina; it: pectina
food colouring, food coloring, food color, food dye; de: Lebensmittelfarbe; fr: colorant alimentaire; es: colorante alimentario, colorante alimenticio; it: colorante alimentare
spice, seasoning; de: Gewürz; fr: épice; es: especia, condimento; it: spezie, spezia
chili powder, chilli powder; de: Chilipulver; fr: piment en poudre; es: chile en polvo; it: peperoncino in polvere
chili flake, chilli flake, red pepper flake, crushed red pepper; de: Chiliflocken; fr: flocons de piment, piment en flocons; es: chile en hojuelas, hojuelas de chile, copos de chile; it: peperoncino a scaglie, fiocchi di peperoncino
cayenne, cayenne pepper; de: Cayennepfeffer; fr: piment de cayenne, poivre de cayenne; es: cayena, pimienta de cayena; it: pepe di cayenna
smoked paprika, spanish paprika; de: Räucherpaprika, geräuchertes Paprikapulver; fr: paprika fumé; es: pimentón ahumado, pimentón de la vera; it: paprika affumicata
curry powder; de: Currypulver; fr: curry en poudre, poudre de curry; es: curry en polvo; it: curry in polvere
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
white pepper; de: weißer Pfeffer; fr: poivre blanc; es: pimienta blanca; it: pepe bianco
pink peppercorn, pink pepper; de: rosa Pfeffer, rosa Beeren; fr: baies roses, poivre rose; es: pimienta rosa; it: pepe rosa
green peppercorn, green pepper corn; de: grüner Pfeffer; fr: poivre vert; es: pimienta verde; it: pepe verde
peppercorn, whole black pepper; de: Pfefferkorn, Pfefferkörner; fr: poivre en grains, grain de poivre; es: pimienta en grano; it: pepe in grani
annatto, achiote, achiote paste; fr: rocou, roucou; es: achiote, bijol
gingerbread spice, lebkuchen spice; de: Lebkuchengewürz; fr: épices à pain d'épices; es: especias para pan de jengibre; it: spezie per pan di zenzero
pumpkin spice, pumpkin pie spice; de: Kürbiskuchengewürz; es: especias para pastel de calabaza
mixed spice, apple pie spice; de: Apfelkuchengewürz
sea salt, flaky salt; de: Meersalz; fr: sel de mer, fleur de sel; es: sal marina, sal en escamas; it: sale marino
coarse salt, rock salt, kosher salt; de: grobes Salz; fr: gros sel; es: sal gruesa, sal gorda; it: sale grosso
dijon mustard, dijon; de: Dijonsenf, Dijon-Senf; fr: moutarde de dijon; es: mostaza de dijon, mostaza dijon; it: senape di digione
wholegrain mustard, grainy mustard, whole grain mustard; de: körniger Senf, grober Senf; fr: moutarde à l'ancienne; es: mostaza antigua, mostaza a la antigua; it: senape in grani, senape antica
sweet mustard, honey mustard; de: süßer Senf, Honigsenf; fr: moutarde au miel; es: mostaza y miel, mostaza dulce; it: senape al miele
balsamic vinegar, balsamic; de: Balsamico, Balsamicoessig, Balsamessig; fr: vinaigre balsamique, balsamique; es: vinagre balsámico, aceto balsámico; it: aceto balsamico
balsamic glaze, balsamic reduction, balsamic cream; de: Balsamicocreme, Crema di Balsamico; fr: crème de balsamique, crème balsamique; es: crema balsámica, reducción de balsámico; it: glassa di aceto balsamico, crema di balsamico
apple cider vinegar, cider vinegar, apple vinegar; de: Apfelessig; fr: vinaigre de cidre; es: vinagre de manzana, vinagre de sidra; it: aceto di mele
wine vinegar; de: Weinessig; fr: vinaigre de vin; es: vinagre de vino; it: aceto di vino
rice vinegar, rice wine vinegar; de: Reisessig; fr: vinaigre de riz; es: vinagre de arroz; it: aceto di riso
sherry vinegar; de: Sherryessig; fr: vinaigre de xérès; es: vinagre de jerez; it: aceto di sherry
vegetable oil, neutral oil, cooking oil; de: Pflanzenöl, Speiseöl, neutrales Öl; fr: huile végétale, huile neutre; es: aceite vegetal, aceite neutro; it: olio vegetale, olio di semi
sunflower oil; de: Sonnenblumenöl; fr: huile de tournesol; es: aceite de girasol; it: olio di girasole
sesame oil, toasted sesame oil; de: Sesamöl; fr: huile de sésame; es: aceite de sésamo, aceite de ajonjolí; it: olio di sesamo
coconut oil; de: Kokosöl, Kokosfett; fr: huile de coco, huile de noix de coco; es: aceite de coco; it: olio di cocco
peanut oil, groundnut oil; de: Erdnussöl; fr: huile d'arachide; es: aceite de cacahuete, aceite de maní; it: olio di arachidi, olio di arachide
walnut oil; de: Walnussöl; fr: huile de noix; es: aceite de nuez; it: olio di noci
linseed oil, flaxseed oil; de: Leinöl; fr: huile de lin; es: aceite de linaza; it: olio di lino
pumpkin seed oil; de: Kürbiskernöl; fr: huile de courge, huile de pépins de courge; es: aceite de semillas de calabaza; it: olio di semi di zucca
chili oil, chilli oil, chili crisp, chilli crisp; de: Chiliöl; fr: huile pimentée; es: aceite picante, aceite de chile; it: olio piccante, olio al peperoncino
duck fat, goose fat; de: Gänseschmalz, Entenschmalz; fr: graisse de canard, graisse d'oie; es: grasa de pato, manteca de pato; it: grasso d'anatra, grasso d'oca
suet; de: Rindertalg, Nierenfett; fr: graisse de rognon
fish sauce, nam pla, nuoc mam; de: Fischsauce, Fischsoße; fr: sauce poisson, nuoc mam; es: salsa de pescado; it: salsa di pesce
oyster sauce; de: Austernsauce, Austernsoße; fr: sauce huître, sauce aux huîtres; es: salsa de ostras; it: salsa di ostriche
hoisin sauce, hoisin; de: Hoisinsauce, Hoisinsoße; fr: sauce hoisin; es: salsa hoisin; it: salsa hoisin
teriyaki sauce, teriyaki; de: Teriyakisauce, Teriyaki; fr: sauce teriyaki, teriyaki; es: salsa teriyaki, teriyaki; it: salsa teriyaki, teriyaki
sweet soy sauce, kecap manis, ketjap manis; de: süße Sojasauce, Ketjap Manis; fr: sauce soja sucrée; es: salsa de soja dulce; it: salsa di soia dolce
worcestershire sauce, worcester sauce; de: Worcestersauce, Worcestershiresauce, Worcestersoße; fr: sauce worcestershire; es: salsa inglesa, salsa perrins, salsa worcestershire; it: salsa worcestershire, salsa worcester
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
hot sauce, chili sauce, chilli sauce, tabasco; de: Chilisauce, Tabasco, scharfe Sauce; fr: sauce piquante, tabasco; es: salsa picante, tabasco; it: salsa piccante, tabasco
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
apple butter; de: Apfelkraut; fr: beurre de pommes; es: mantequilla de manzana
applesauce, apple sauce, apple puree, stewed apple; de: Apfelmus, Apfelmark, Apfelkompott; fr: compote de pommes, compote de pomme; es: puré de manzana, compota de manzana; it: purea di mele, composta di mele, mousse di mele
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
vegetable stock, vegetable broth, veggie stock, veggie broth; de: Gemüsebrühe, Gemüsefond; fr: bouillon de légumes; es: caldo de verduras, caldo vegetal; it: brodo vegetale, brodo di verdure
chicken stock, chicken broth; de: Hühnerbrühe, Geflügelbrühe, Hühnerfond, Geflügelfond; fr: bouillon de poulet, bouillon de volaille, fond de volaille; es: caldo de pollo, caldo de ave; it: brodo di pollo
beef stock, beef broth; de: Rinderbrühe, Rinderfond, Fleischbrühe; fr: bouillon de boeuf, fond de boeuf; es: caldo de res, caldo de carne, caldo de ternera; it: brodo di carne, brodo di manzo
fish stock, fish broth, fumet; de: Fischfond, Fischbrühe; fr: fumet de poisson, fond de poisson; es: caldo de pescado, fumet de pescado; it: brodo di pesce, fumetto di pesce
veal stock; de: Kalbsfond; fr: fond de veau; es: fondo de ternera; it: fondo di vitello
bone broth; de: Knochenbrühe; es: caldo de huesos; it: brodo di ossa
stock powder, bouillon powder, broth powder; de: gekörnte Brühe, Brühpulver, Gemüsebrühpulver; fr: bouillon en poudre; es: caldo en polvo; it: dado granulare, brodo granulare
alcohol; de: Alkohol; fr: alcool; es: alcohol; it: alcol
sparkling wine, champagne, prosecco, cava; de: Sekt, Prosecco, Champagner; fr: champagne, vin mousseux; es: cava, champán, champaña, vino espumoso; it: prosecco, spumante, champagne
rum; de: Rum; fr: rhum; es: ron; it: rum
brandy, cognac; de: Weinbrand, Cognac; fr: cognac, armagnac; es: brandy, coñac; it: brandy, cognac
whiskey, whisky, bourbon; de: Whisky, Whiskey, Bourbon; fr: whisky, bourbon; es: whisky, güisqui; it: whisky
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
sparkling water, soda water, club soda, mineral water, seltzer; de: Mineralwasser, Sprudel, Sprudelwasser; fr: eau gazeuse, eau pétillante; es: agua con gas, agua mineral, soda; it: acqua frizzante, acqua gassata
juice; de: Saft; fr: jus; es: zumo, jugo; it: succo
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
`;

/** Names of one cake, dessert, sweet, breakfast or drink: see produce.ts for how a line is read. */
export const sweets = `
pancake, flapjack, hotcake, griddle cake; de: Pfannkuchen, Palatschinken, Eierkuchen; fr: crêpe, pancake; es: tortita, panqueque, crepe; it: frittella, crespella, pancake
crepe, french pancake; de: Crêpe; fr: crêpe, galette; es: crepe; it: crespella
waffle; de: Waffel; fr: gaufre; es: gofre; it: cialda, waffle
cake, gateau; de: Kuchen, Torte; fr: gâteau; es: pastel, torta, tarta, bizcocho; it: torta
sponge cake, victoria sponge, victoria sandwich; de: Biskuit, Rührkuchen; fr: génoise, gâteau de savoie; es: bizcocho; it: pan di spagna
cupcake, fairy cake, muffin; de: Muffin; fr: muffin; es: magdalena, muffin; it: muffin
chocolate cake; de: Schokoladenkuchen, Schokokuchen, Schokoladentorte; fr: gâteau au chocolat; es: pastel de chocolate, tarta de chocolate; it: torta al cioccolato
chocolate mousse; de: Mousse au Chocolat; fr: mousse au chocolat; es: mousse de chocolate; it: mousse al cioccolato
cheesecake; de: Käsekuchen, Topfenkuchen; fr: gâteau au fromage; es: tarta de queso, pastel de queso; it: torta al formaggio, cheesecake
carrot cake; de: Karottenkuchen, Möhrenkuchen, Rüblikuchen, Rüeblitorte; fr: gâteau aux carottes; es: pastel de zanahoria; it: torta di carote
apple pie, apple tart; de: Apfelkuchen; fr: tarte aux pommes; es: tarta de manzana, pay de manzana; it: torta di mele, crostata di mele
apple cake; de: Apfelkuchen; fr: gâteau aux pommes; es: pastel de manzana; it: torta di mele
plum cake; de: Pflaumenkuchen, Zwetschgenkuchen, Zwetschgendatschi; fr: tarte aux prunes
lemon tart, lemon pie; de: Zitronentarte, Zitronenkuchen; fr: tarte au citron; es: tarta de limón, pay de limón; it: crostata al limone
pie, tart; de: Kuchen, Tarte; fr: tarte, tourte; es: tarta, pastel, pay; it: crostata, torta
cookie, biscuit, bickie; de: Keks, Plätzchen, Cookie, Guetzli; fr: biscuit, cookie, sablé; es: galleta; it: biscotto, biscotti
shortbread; de: Mürbegebäck, Shortbread; fr: sablé
gingerbread; de: Lebkuchen, Pfefferkuchen; fr: pain d'épices; es: pan de jengibre; it: pan di zenzero, pan pepato
scone, biscuits and gravy, buttermilk biscuit; de: Scone
brownie; de: Brownie; fr: brownie; es: brownie
icing, frosting, buttercream; de: Glasur, Zuckerguss, Buttercreme; fr: glaçage; es: glaseado; it: glassa
meringue; de: Baiser, Meringue; fr: meringue; es: merengue; it: meringa
custard, pudding, creme anglaise; de: Pudding, Vanillesauce; fr: crème anglaise, flan; es: natillas, flan; it: crema pasticcera, budino
rice pudding; de: Milchreis, Reisbrei; fr: riz au lait; es: arroz con leche; it: riso al latte, budino di riso
bread pudding, bread and butter pudding, bread butter pudding; de: Brotpudding, Scheiterhaufen, Ofenschlupfer, Semmelauflauf; fr: pudding au pain, bodding; es: budín de pan, pudín de pan, capirotada; it: torta di pane, budino di pane
french toast, eggy bread; de: Arme Ritter; fr: pain perdu; es: torrija, tostada francesa; it: pane dorato
creme caramel, flan, caramel custard; de: Karamellpudding; fr: crème caramel; es: flan; it: crème caramel
ice cream, gelato; de: Eis, Eiscreme; fr: glace, crème glacée; es: helado; it: gelato
sorbet, sherbet; de: Sorbet; fr: sorbet; es: sorbete; it: sorbetto
ice lolly, popsicle; de: Eis am Stiel; fr: bâtonnet glacé, esquimau; es: polo, paleta; it: ghiacciolo
crumble, crisp, cobbler; de: Streusel, Crumble; fr: crumble; es: crumble
strudel; de: Strudel, Apfelstrudel; fr: strudel; it: strudel
doughnut, donut, fritter; de: Krapfen, Berliner, Faschingskrapfen; fr: beignet; es: buñuelo, dona, rosquilla; it: ciambella, frittella, bombolone
croissant, crescent roll; de: Croissant, Hörnchen; fr: croissant; es: cruasán, medialuna; it: cornetto
candy, sweet, confectionery; de: Süßigkeiten, Bonbon; fr: bonbon; es: dulce, caramelo; it: caramella
fudge; de: Fudge, Weichkaramell; fr: fudge; es: fudge; it: fudge
smoothie, shake, milkshake; de: Smoothie; fr: smoothie; es: batido, licuado; it: frullato
lemonade; de: Limonade; fr: citronnade, limonade; es: limonada; it: limonata
punch; de: Bowle, Punsch; fr: punch; es: ponche; it: ponce
mulled wine, gluhwein; de: Glühwein; fr: vin chaud; es: vino caliente; it: vin brulé
hot chocolate, cocoa drink; de: heiße Schokolade; fr: chocolat chaud; es: chocolate caliente; it: cioccolata calda
granola, muesli; de: Müsli; fr: muesli; es: muesli
porridge, oatmeal; de: Porridge, Haferbrei; fr: porridge, bouillie d'avoine; es: gachas, avena; it: porridge
macaron, macarons parisiens; fr: macaron
drink, beverage; de: Getränk; fr: boisson; es: bebida; it: bevanda
cocktail, mixed drink; de: Cocktail; fr: cocktail; es: cóctel; it: cocktail
overnight oats, bircher muesli, bircher; de: Overnight Oats, Birchermüsli, Bircher Müsli; fr: overnight oats, porridge sans cuisson; es: avena trasnochada, overnight oats, avena nocturna; it: overnight oats, porridge senza cottura
baked oats, baked oatmeal; de: Baked Oats, gebackene Haferflocken; fr: porridge au four; es: avena horneada, avena al horno; it: porridge al forno, avena al forno
granola bar, muesli bar, cereal bar, oat bar; de: Müsliriegel, Granolariegel; fr: barre de céréales, barre de granola; es: barrita de cereales, barra de granola, barrita de avena; it: barretta di cereali, barrette ai cereali
protein bar; de: Proteinriegel, Eiweißriegel; fr: barre protéinée; es: barrita proteica, barra de proteína; it: barretta proteica, barrette proteiche
energy ball, energy bite, bliss ball, protein ball; de: Energiekugeln, Energy Balls, Energiebällchen; fr: boules d'énergie, energy balls; es: bolitas energéticas, bolitas de energía; it: palline energetiche
chia pudding; de: Chiapudding, Chia-Pudding; fr: pudding de chia, pudding au chia; es: pudín de chía, pudding de chía; it: budino di chia
acai bowl, smoothie bowl; de: Açaí-Bowl, Smoothie Bowl; fr: smoothie bowl; es: bowl de açaí; it: smoothie bowl
pancake stack, american pancake, fluffy pancake, buttermilk pancake; de: amerikanische Pfannkuchen, Pancakes; fr: pancakes; es: tortitas americanas, hotcakes; it: pancake americani
banana pancake; de: Bananenpfannkuchen; fr: pancakes à la banane; es: tortitas de plátano, hotcakes de plátano; it: pancake alla banana
shredded pancake, kaiserschmarrn; de: Kaiserschmarrn, Schmarrn; fr: kaiserschmarrn; it: kaiserschmarren
dutch baby, dutch baby pancake, german pancake; de: Ofenpfannkuchen; fr: dutch baby
buckwheat crepe, buckwheat pancake, galette; de: Buchweizenpfannkuchen, Galette; fr: galette de sarrasin, galette bretonne, galette complète; es: crepe de trigo sarraceno, galette bretona; it: crespelle di grano saraceno
potato waffle, savoury waffle; de: herzhafte Waffeln, Kartoffelwaffeln; fr: gaufres salées; es: gofres salados; it: waffle salati
cinnamon roll, cinnamon bun, cinnamon swirl, kanelbulle, kanelbullar; de: Zimtschnecke, Zimtrolle; fr: roulé à la cannelle, brioche à la cannelle; es: rollo de canela, rol de canela, caracola de canela; it: girelle alla cannella, rotolini alla cannella
nut roll, nut snail; de: Nussschnecke, Nusszopf, Nusshörnchen; fr: roulés aux noix
sweet roll, sticky bun, chelsea bun; de: Rosinenschnecke, Hefeschnecke; fr: pain aux raisins; es: caracola de pasas; it: girelle all'uvetta
hot cross bun; de: Osterbrötchen
buchteln, sweet yeast bun; de: Buchteln, Rohrnudeln, Ofennudeln
panettone; de: Panettone; fr: panettone; es: panettone, pan dulce navideño; it: panettone
pandoro; it: pandoro
stollen, christmas stollen; de: Stollen, Christstollen, Weihnachtsstollen; fr: stollen; es: stollen; it: stollen
king cake, three kings cake, galette des rois; de: Dreikönigskuchen, Königskuchen; fr: galette des rois, gâteau des rois, brioche des rois; es: roscón de reyes, rosca de reyes
babka, chocolate babka; de: Babka, Schokobabka; fr: babka; es: babka; it: babka
kugelhopf, gugelhupf, bundt cake; de: Gugelhupf, Napfkuchen, Marmorgugelhupf; fr: kouglof, kougelhopf; es: bundt cake, kugelhopf; it: ciambellone, kugelhopf
marble cake; de: Marmorkuchen; fr: gâteau marbré, marbré; es: bizcocho marmolado, bizcocho marmoleado, panqué marmoleado; it: torta marmorizzata, ciambellone marmorizzato
yogurt cake; de: Joghurtkuchen; fr: gâteau au yaourt; es: bizcocho de yogur; it: torta allo yogurt, torta 7 vasetti
lemon cake, lemon drizzle cake, lemon drizzle, lemon loaf; de: Zitronenkuchen, Zitronen-Rührkuchen; fr: cake au citron, gâteau au citron; es: bizcocho de limón, pastel de limón, panqué de limón; it: torta al limone, plumcake al limone
orange cake; de: Orangenkuchen; fr: gâteau à l'orange, cake à l'orange; es: bizcocho de naranja, pastel de naranja; it: torta all'arancia, pan d'arancio
pound cake, loaf cake, madeira cake; de: Sandkuchen, Rührkuchen, Kastenkuchen; fr: quatre quarts, cake; es: panqué, bizcocho; it: plumcake, torta paradiso
banana bread, banana cake, banana loaf; de: Bananenbrot, Bananenkuchen; fr: pain à la banane, gâteau à la banane, cake à la banane; es: pan de plátano, pan de banana, bizcocho de plátano, budín de banana; it: pane alla banana, torta alla banana, banana bread
zucchini bread, courgette bread, courgette cake, zucchini cake; de: Zucchinikuchen, Zucchinibrot; fr: cake aux courgettes, gâteau à la courgette; es: pan de calabacín, bizcocho de calabacín; it: torta di zucchine
pumpkin bread, pumpkin loaf, pumpkin cake; de: Kürbiskuchen, Kürbisbrot; fr: gâteau au potiron, pain au potiron; es: pan de calabaza, bizcocho de calabaza; it: torta di zucca
pumpkin pie; de: Kürbiskuchen, Pumpkin Pie; fr: tarte au potiron, tarte à la citrouille; es: tarta de calabaza, pay de calabaza; it: torta di zucca
coffee cake, crumb cake, streusel cake; de: Streuselkuchen, Kaffeekuchen; fr: gâteau streusel; es: pastel crumble; it: sbriciolata
butter cake, german butter cake; de: Butterkuchen, Zuckerkuchen; fr: gâteau au beurre, tarte au sucre
bee sting cake; de: Bienenstich; fr: nid d'abeille
mole cake; de: Maulwurfkuchen, Maulwurfstorte
black forest cake, black forest gateau; de: Schwarzwälder Kirschtorte, Schwarzwälder; fr: forêt noire; es: selva negra, tarta selva negra; it: foresta nera
sacher torte, sachertorte; de: Sachertorte; fr: sachertorte; es: tarta sacher; it: torta sacher, sacher
linzer torte, linzer tart; de: Linzertorte, Linzer Torte; fr: linzertorte; es: tarta linzer; it: torta linzer
danube wave cake; de: Donauwelle
nut cake, walnut cake; de: Nusskuchen, Nusstorte, Walnusskuchen, Rüeblikuchen mit Nüssen; fr: gâteau aux noix; es: pastel de nuez, bizcocho de nueces; it: torta di noci
hazelnut cake; de: Haselnusskuchen; fr: gâteau aux noisettes; es: bizcocho de avellanas; it: torta di nocciole
almond cake; de: Mandelkuchen; fr: gâteau aux amandes, amandier; es: tarta de santiago, tarta de almendra, bizcocho de almendra; it: torta di mandorle, torta caprese
poppy seed cake; de: Mohnkuchen, Mohnstrudel, Mohntorte; fr: gâteau au pavot; es: bizcocho de amapola; it: torta ai semi di papavero
coconut cake; de: Kokoskuchen; fr: gâteau à la noix de coco, gâteau coco; es: pastel de coco, bizcocho de coco; it: torta al cocco
red velvet cake, red velvet; de: Red-Velvet-Kuchen; fr: gâteau red velvet; es: pastel terciopelo rojo, tarta red velvet; it: torta red velvet
fruit cake, fruitcake, christmas cake, dundee cake; de: Früchtekuchen, Früchtebrot, Kletzenbrot; fr: cake aux fruits confits, cake aux fruits; es: pastel de frutas, torta negra, bizcocho de frutas; it: torta di frutta secca, plumcake alla frutta candita
strawberry shortcake, strawberry cake; de: Erdbeerkuchen, Erdbeertorte; fr: fraisier; es: pastel de fresas, tarta de fresas; it: torta alle fragole
fruit tart, fruit flan; de: Obstkuchen, Obsttorte, Obstboden; fr: tarte aux fruits; es: tarta de frutas, tartaleta de frutas; it: crostata di frutta
strawberry tart; de: Erdbeertarte; fr: tarte aux fraises; es: tarta de fresas; it: crostata di fragole
raspberry tart; de: Himbeertarte, Himbeertorte; fr: tarte aux framboises; es: tarta de frambuesas; it: crostata di lamponi
blueberry pie, blueberry tart; de: Heidelbeerkuchen, Blaubeerkuchen; fr: tarte aux myrtilles; es: tarta de arándanos, pay de arándanos; it: crostata di mirtilli
blueberry muffin; de: Blaubeermuffins, Heidelbeermuffins; fr: muffins aux myrtilles; es: muffins de arándanos, magdalenas de arándanos; it: muffin ai mirtilli
chocolate muffin; de: Schokomuffins, Schokoladenmuffins; fr: muffins au chocolat; es: muffins de chocolate, magdalenas de chocolate; it: muffin al cioccolato
banana muffin; de: Bananenmuffins; fr: muffins à la banane; es: muffins de plátano; it: muffin alla banana
cherry pie, cherry tart, cherry cake; de: Kirschkuchen, Kirschtorte; fr: tarte aux cerises, gâteau aux cerises; es: tarta de cerezas, pay de cereza; it: crostata di ciliegie, torta di ciliegie
clafoutis, cherry clafoutis; de: Clafoutis, Kirschauflauf; fr: clafoutis, clafoutis aux cerises; es: clafoutis; it: clafoutis
far breton, breton prune flan; fr: far breton
rhubarb cake, rhubarb pie, rhubarb tart; de: Rhabarberkuchen; fr: tarte à la rhubarbe, gâteau à la rhubarbe; es: tarta de ruibarbo; it: crostata al rabarbaro
rhubarb crumble, rhubarb crisp; de: Rhabarbercrumble; fr: crumble à la rhubarbe
apple crumble, apple crisp, apple cobbler; de: Apfelcrumble, Apfelstreusel; fr: crumble aux pommes; es: crumble de manzana; it: crumble di mele
peach cobbler, peach crumble; de: Pfirsich-Cobbler; fr: crumble aux pêches; es: cobbler de durazno; it: crumble di pesche
pear tart, pear cake; de: Birnenkuchen, Birnentarte; fr: tarte aux poires, tarte bourdaloue, gâteau aux poires; es: tarta de pera; it: torta di pere, crostata di pere
apricot tart, apricot cake; de: Aprikosenkuchen, Marillenkuchen; fr: tarte aux abricots; es: tarta de albaricoque; it: crostata di albicocche, torta di albicocche
peach cake, peach tart; de: Pfirsichkuchen; fr: tarte aux pêches; es: tarta de melocotón, pastel de durazno; it: torta di pesche, crostata di pesche
tarte tatin, upside down apple tart; de: Tarte Tatin; fr: tarte tatin; es: tarta tatin; it: tarte tatin
pineapple upside down cake, upside down cake; de: Ananaskuchen, gestürzter Ananaskuchen; fr: gâteau renversé à l'ananas, gâteau renversé; es: pastel volteado de piña, volteado de piña; it: torta rovesciata all'ananas, torta rovesciata
lemon meringue pie, lemon meringue tart; de: Zitronen-Baiser-Tarte; fr: tarte au citron meringuée; es: pie de limón, tarta de limón y merengue, lemon pie; it: torta meringata al limone, crostata meringata al limone
key lime pie, lime pie; de: Limettentarte, Limettenkuchen; fr: tarte au citron vert; es: tarta de lima, pay de limón; it: torta al lime
pecan pie; de: Pekannusskuchen; fr: tarte aux noix de pécan; es: tarta de nuez pecana, pay de nuez; it: torta di noci pecan
chocolate tart, chocolate pie; de: Schokoladentarte, Schokotarte; fr: tarte au chocolat; es: tarta de chocolate; it: crostata al cioccolato
banoffee pie, banoffee; de: Banoffee Pie; fr: banoffee; es: banoffee; it: banoffee
custard tart, egg tart, vanilla slice; de: Puddingtarte, Eiertarte; fr: flan pâtissier, tarte au flan; es: tarta de crema, pastel de crema; it: crostata alla crema
treacle tart; de: Siruptarte
bakewell tart, frangipane tart; de: Frangipane-Tarte; fr: tarte amandine, tarte frangipane; it: crostata frangipane
mince pie, mincemeat pie; de: Mince Pies; fr: mince pies
jam tart, jam crostata; de: Marmeladentarte; fr: tarte à la confiture; es: pastafrola, tarta de mermelada; it: crostata alla marmellata, crostata di marmellata
no bake cheesecake, refrigerator cheesecake, chilled cheesecake; de: Kühlschranktorte, Käsekuchen ohne Backen, Philadelphiatorte; fr: cheesecake sans cuisson; es: tarta de queso sin horno, cheesecake sin horno; it: cheesecake senza cottura, cheesecake fredda
basque cheesecake, burnt cheesecake; de: baskischer Käsekuchen; fr: cheesecake basque; es: tarta de queso vasca, tarta de queso la viña; it: cheesecake basca
new york cheesecake; de: New York Cheesecake; fr: cheesecake new yorkais; es: cheesecake new york
quark cake, curd cake; de: Quarkkuchen, Topfenkuchen, Quarktorte; fr: gâteau au fromage blanc, tarte au fromage blanc; it: torta di ricotta
lava cake, molten chocolate cake, chocolate fondant; de: Lavakuchen, Schokoladenküchlein, Schokoküchlein mit flüssigem Kern; fr: fondant au chocolat, mi-cuit au chocolat, moelleux au chocolat, coulant au chocolat; es: coulant de chocolate, volcán de chocolate; it: tortino al cioccolato, tortino dal cuore fondente
flourless chocolate cake; de: Schokokuchen ohne Mehl; fr: gâteau au chocolat sans farine; es: pastel de chocolate sin harina; it: torta al cioccolato senza farina, torta tenerina
mug cake, microwave cake; de: Tassenkuchen; fr: mug cake, gâteau dans une tasse; es: pastel en taza, bizcocho en taza, mug cake; it: torta in tazza, mug cake
birthday cake, celebration cake; de: Geburtstagskuchen, Geburtstagstorte; fr: gâteau d'anniversaire; es: pastel de cumpleaños, tarta de cumpleaños; it: torta di compleanno
layer cake; de: Schichttorte, Sahnetorte, Cremetorte; fr: layer cake; es: pastel de capas; it: torta a strati
swiss roll, jelly roll, roulade cake, yule log; de: Biskuitrolle, Biskuitroulade; fr: gâteau roulé, biscuit roulé, bûche, bûche de noël; es: brazo de gitano, brazo de reina, pionono, tronco de navidad; it: rotolo dolce, tronchetto di natale
tres leches cake, tres leches, milk cake; de: Tres-Leches-Kuchen; fr: gâteau aux trois laits; es: pastel de tres leches, tres leches; it: torta tres leches
angel food cake, chiffon cake; es: pastel de ángel; it: fluffosa, chiffon cake
cake pop; de: Cake-Pops, Cakepops; fr: cake pops; es: cake pops; it: cake pops
whoopie pie; fr: whoopie pies
blondie, butterscotch brownie; de: Blondies; fr: blondies; es: blondies; it: blondies
lamington; de: Lamingtons; es: lamingtons
eclair, chocolate eclair; de: Eclair; fr: éclair, éclair au chocolat; es: éclair, petisú, palo de jacob; it: eclair
choux pastry, choux bun, cream puff, profiterole; de: Windbeutel, Brandteig, Profiteroles; fr: pâte à choux, chou à la crème, profiteroles; es: profiterol, pasta choux, lionesas; it: bignè, profiteroles, pasta bignè, pasta choux
mille feuille, napoleon cake; de: Cremeschnitte, Napoleontorte; fr: mille-feuille, millefeuille; es: milhojas; it: millefoglie
cannoli; de: Cannoli; fr: cannoli; es: cannoli; it: cannoli, cannolo
baklava; de: Baklava, Baklawa; fr: baklava; es: baklava; it: baklava
kunafa, knafeh, kanafeh, kunefe; de: Künefe; fr: knafeh
turkish delight, lokum; de: Lokum, türkischer Honig; fr: loukoum; es: delicias turcas; it: lokum
apple strudel; de: Apfelstrudel; fr: strudel aux pommes; es: strudel de manzana; it: strudel di mele
cheese strudel, curd strudel; de: Topfenstrudel, Quarkstrudel, Milchrahmstrudel
apple turnover, apple pasty; de: Apfeltaschen; fr: chausson aux pommes; es: empanadilla de manzana; it: fagottini di mele, sfogliatine alle mele
apple fritter, apple ring; de: Apfelküchle, Apfelringe, Apfelkrapfen; fr: beignets aux pommes; es: buñuelos de manzana; it: frittelle di mele
baked apple, stuffed apple; de: Bratapfel; fr: pommes au four; es: manzana asada, manzanas al horno; it: mele al forno
poached pear; de: pochierte Birne, Rotweinbirne; fr: poire pochée, poires au vin; es: peras al vino, peras al vino tinto; it: pere al vino, pere cotte
belle helene pear, pear belle helene; de: Birne Helene; fr: poire belle hélène
banana split; de: Bananensplit; fr: banana split; es: banana split
peach melba; de: Pfirsich Melba; fr: pêche melba
compote, stewed fruit; de: Kompott; fr: compote; es: compota; it: composta di frutta
red berry compote, red fruit jelly, rote gruetze; de: Rote Grütze; fr: coulis de fruits rouges, compote de fruits rouges; es: compota de frutos rojos; it: composta di frutti di bosco
coulis, fruit sauce; de: Fruchtsoße, Fruchtsauce; fr: coulis de fruits; es: coulis, salsa de frutas; it: coulis di frutta
panna cotta, pannacotta; de: Panna cotta; fr: panna cotta; es: panna cotta, panacota; it: panna cotta
bavarian cream, bavarois; de: Bayerische Creme; fr: bavarois; es: bavarois; it: bavarese
blancmange, almond pudding; de: Mandelsulz, Flammeri; fr: blanc-manger; es: manjar blanco; it: biancomangiare
creme brulee, burnt cream; de: Crème brûlée; fr: crème brûlée; es: crema catalana, crème brûlée; it: crème brûlée, crema catalana
pastry cream, creme patissiere, vanilla cream; de: Vanillecreme, Konditorcreme; fr: crème pâtissière; es: crema pastelera; it: crema pasticcera
chocolate pudding, chocolate custard; de: Schokopudding, Schokoladenpudding; fr: crème au chocolat, crème dessert au chocolat; es: pudín de chocolate, natillas de chocolate; it: budino al cioccolato
vanilla pudding, vanilla custard; de: Vanillepudding; fr: crème à la vanille, crème dessert vanille; es: natillas, pudín de vainilla; it: budino alla vaniglia
semolina pudding; de: Grießbrei, Grießpudding; fr: gâteau de semoule, semoule au lait; es: sémola con leche; it: budino di semolino
tiramisu; de: Tiramisu; fr: tiramisu; es: tiramisú; it: tiramisù
trifle; de: Trifle, Schichtdessert; fr: trifle; es: trifle; it: zuppa inglese
eton mess; de: Eton Mess; fr: eton mess
pavlova; de: Pavlova, Baisertorte; fr: pavlova; es: pavlova, merengón; it: pavlova
floating island, iles flottantes; de: Schneeeier; fr: île flottante, oeufs à la neige; es: isla flotante; it: uova alla neve
zabaglione, sabayon, zabaione; de: Zabaione, Weinschaumcreme; fr: sabayon; es: sabayón; it: zabaione, zabaglione
lemon mousse, lemon cream, lemon posset, posset; de: Zitronencreme; fr: mousse au citron, crème au citron; es: mousse de limón, carlota de limón; it: mousse al limone, crema al limone
strawberry mousse; de: Erdbeermousse; fr: mousse aux fraises; es: mousse de fresa; it: mousse di fragole
mousse; de: Mousse; fr: mousse; es: mousse; it: mousse
fruit fool, gooseberry fool; de: Fruchtcreme
quark dessert, quark cream; de: Quarkspeise, Quarkdessert, Quarkcreme; fr: dessert au fromage blanc
yogurt parfait, yogurt pot; de: Joghurtdessert; es: parfait de yogur
charlotte, charlotte cake; de: Charlotte; fr: charlotte, charlotte aux fraises; es: carlota; it: charlotte
semifreddo, parfait; de: Parfait, Eisparfait; fr: parfait glacé, nougat glacé; es: semifrío; it: semifreddo
granita, slush; de: Granita; fr: granité; es: granizado, raspado; it: granita
frozen yogurt; de: Frozen Joghurt, Joghurteis; fr: yaourt glacé; es: yogur helado, helado de yogur; it: gelato allo yogurt
vanilla ice cream; de: Vanilleeis; fr: glace à la vanille; es: helado de vainilla; it: gelato alla vaniglia
chocolate ice cream; de: Schokoladeneis, Schokoeis; fr: glace au chocolat; es: helado de chocolate; it: gelato al cioccolato
strawberry ice cream; de: Erdbeereis; fr: glace à la fraise; es: helado de fresa; it: gelato alla fragola
nice cream, banana ice cream; de: Bananeneis, Nicecream; fr: glace à la banane; es: helado de plátano; it: gelato alla banana
lemon sorbet; de: Zitronensorbet; fr: sorbet au citron; es: sorbete de limón; it: sorbetto al limone
sticky toffee pudding, sticky date pudding; de: Sticky Toffee Pudding
christmas pudding, plum pudding; de: Plumpudding; fr: pudding de noël; es: pudin de navidad
sponge pudding, steamed pudding, spotted dick; de: Dampfpudding
jelly dessert, jello, jell-o, fruit jelly; de: Götterspeise, Wackelpudding; fr: gelée de fruits; es: gelatina de frutas, gelatina de sabores; it: gelatina di frutta
chocolate salami, fridge cake, rocky road, lazy cake; de: Kalter Hund, Kekskuchen, Schokoladensalami; fr: saucisson au chocolat; es: salame de chocolate, salchichón de chocolate; it: salame al cioccolato, salame di cioccolato
chocolate chip cookie, choc chip cookie; de: Schokoladenkekse, Chocolate Chip Cookies, Schoko-Cookies; fr: cookies aux pépites de chocolat, cookies; es: galletas con chispas de chocolate, galletas de chocolate; it: biscotti con gocce di cioccolato, cookies
oatmeal cookie, oat cookie, oat biscuit; de: Haferkekse, Haferflockenkekse, Hafercookies; fr: biscuits aux flocons d'avoine, cookies à l'avoine; es: galletas de avena; it: biscotti all'avena, biscotti di avena
peanut butter cookie; de: Erdnussbutter-Cookies, Erdnusskekse; fr: cookies au beurre de cacahuète; es: galletas de mantequilla de maní, galletas de mantequilla de cacahuete; it: biscotti al burro di arachidi
butter cookie, butter biscuit, danish butter cookie; de: Butterkekse, Butterplätzchen; fr: sablés au beurre, petits sablés; es: galletas de mantequilla, pastas de té; it: biscotti al burro, frollini
sugar cookie, cut out cookie; de: Ausstechplätzchen, Ausstecherle, Mailänderli; fr: biscuits à l'emporte-pièce; es: galletas decoradas, galletas de azúcar; it: biscotti di pasta frolla
christmas cookie, christmas biscuit; de: Weihnachtsplätzchen, Weihnachtskekse, Weihnachtsguetzli; fr: bredele, bredele de noël, biscuits de noël, sablés de noël; es: galletas de navidad, galletas navideñas; it: biscotti di natale, biscotti natalizi
vanilla crescent, vanillekipferl; de: Vanillekipferl; fr: croissants à la vanille; it: cornetti alla vaniglia
cinnamon star; de: Zimtsterne; fr: étoiles à la cannelle; es: estrellas de canela; it: stelle alla cannella
linzer cookie, jammie dodger, jam sandwich biscuit; de: Linzer Augen, Spitzbuben, Hildabrötchen; fr: lunettes, linzer; it: occhi di bue
thumbprint cookie, jam thumbprint; de: Engelsaugen, Husarenkrapferl
coconut macaroon, macaroon; de: Kokosmakronen, Makronen; fr: rochers coco, rochers à la coco, congolais; es: cocadas, coquitos; it: biscotti al cocco, cocchini
gingerbread man, gingerbread cookie; de: Lebkuchenmann, Lebkuchenmännchen; fr: bonhommes en pain d'épices; es: galletas de jengibre, muñecos de jengibre; it: omini di pan di zenzero
ginger biscuit, ginger snap, gingersnap, ginger nut; de: Ingwerkekse; fr: biscuits au gingembre; es: galletas de jengibre; it: biscotti allo zenzero
snickerdoodle, cinnamon cookie; de: Zimtkekse; es: galletas de canela; it: biscotti alla cannella
cantucci, biscotti di prato, almond biscotti; de: Cantuccini, Cantucci; fr: croquants aux amandes, cantucci; es: carquiñoles, cantucci; it: cantucci, cantuccini, tozzetti
florentine; de: Florentiner; fr: florentins; it: fiorentini al cioccolato
madeleine; de: Madeleines; fr: madeleine; es: magdalena; it: madeleine
financier; de: Financiers; fr: financier
langue de chat; de: Katzenzungen; fr: langues de chat; es: lenguas de gato; it: lingue di gatto
tuile, almond tuile; fr: tuiles aux amandes
canele; fr: cannelé, canelé
biscuit sandwich cookie, alfajor; de: Alfajores; fr: alfajores; es: alfajor
polvoron, mantecado; es: polvorón, mantecados
viennese whirl, spritz cookie; de: Spritzgebäck
black and white cookie; de: Schwarz-Weiß-Gebäck, Amerikaner
palmier, elephant ear; de: Schweineohren; fr: palmiers; es: palmeras, orejas; it: ventagli di sfoglia
churro; de: Churros; fr: churros; es: churros; it: churros
berliner, jam doughnut, filled doughnut, jelly donut; de: Berliner, Krapfen, Kreppel; fr: boule de berlin, beignets fourrés; es: berlinas, bolas de fraile; it: bomboloni, krapfen
quark ball, fried dough ball; de: Quarkbällchen, Mutzen, Mutzenmandeln; fr: beignets au fromage blanc; it: castagnole, frittelle di ricotta
carnival fritters, angel wings, chiacchiere, chrusciki; de: Fasnachtschüechli, Raderkuchen; fr: bugnes, merveilles, oreillettes; es: orejuelas, hojuelas; it: chiacchiere, frappe, crostoli, cenci
fritter; de: Küchle; fr: beignet; es: buñuelo; it: frittella
pain au chocolat, chocolate croissant; de: Schokocroissant, Schokohörnchen; fr: pain au chocolat, chocolatine; es: napolitana de chocolate, pan de chocolate; it: saccottini al cioccolato
danish pastry, danish; de: Plunder, Plundergebäck, Kopenhagener; fr: viennoiserie danoise; es: pan danés; it: danese dolce
concha, mexican sweet bread; es: conchas, pan dulce
pan de muerto, day of the dead bread; es: pan de muerto
flapjack oat, oat flapjack, oat slice, flapjack; de: Haferschnitten; fr: flapjacks
caramel slice, millionaire's shortbread, millionaires shortbread; de: Millionaires Shortbread, Karamellschnitten; fr: millionaire shortbread; es: millonarios
lemon bar, lemon slice, lemon square; de: Zitronenschnitten; fr: carrés au citron; es: barritas de limón, cuadraditos de limón; it: quadrotti al limone
rice krispie treat, rice crispy treat, marshmallow treat; fr: barres de riz soufflé
chocolate truffle, truffle ball, rum ball, rum truffle; de: Schokoladentrüffel, Trüffelpralinen, Rumkugeln; fr: truffes au chocolat, truffes; es: trufas de chocolate; it: tartufi al cioccolato, tartufini
praline, chocolate candy; de: Pralinen, Praline, Konfekt; fr: pralines, chocolats maison; es: bombones; it: cioccolatini, praline
bonbon, boiled sweet, hard candy; de: Bonbons, Lutschbonbons; fr: bonbons; es: caramelos; it: caramelle
brigadeiro; de: Brigadeiros; fr: brigadeiros; es: brigadeiros
roasted almond, candied almond, candied nut; de: gebrannte Mandeln; fr: amandes grillées, chouchous, pralines roses; es: almendras garrapiñadas, garrapiñadas; it: mandorle pralinate, croccante di mandorle
peanut brittle, nut brittle, brittle; de: Krokant; fr: nougatine, croquant aux amandes; es: crocante, palanqueta, turrón de maní; it: croccante di arachidi
honeycomb, cinder toffee, hokey pokey; de: Honigwaben
toffee apple, candy apple, caramel apple; de: Liebesapfel, Paradiesapfel; fr: pomme d'amour; es: manzana de caramelo, manzanas acarameladas; it: mele caramellate
popcorn; de: Popcorn; fr: pop corn, popcorn; es: palomitas, pochoclo, palomitas de maíz, crispetas; it: popcorn
ganache, chocolate ganache; de: Ganache, Schokoladenganache; fr: ganache; es: ganache; it: ganache
chocolate sauce, hot fudge, chocolate syrup; de: Schokoladensauce, Schokosauce, Schokosoße; fr: sauce au chocolat; es: salsa de chocolate, sirope de chocolate; it: salsa al cioccolato
vanilla sauce; de: Vanillesauce, Vanillesoße; fr: crème anglaise; es: crema inglesa, salsa de vainilla; it: crema inglese
lemon curd; de: Lemon Curd, Zitronencreme; fr: lemon curd, crème de citron; es: crema de limón, lemon curd; it: lemon curd
royal icing, glace icing; de: Zuckerguss, Eiweißglasur; fr: glaçage royal; es: glasa real, glasé real; it: ghiaccia reale, glassa reale
fondant, fondant icing, sugar paste; de: Fondant, Rollfondant; fr: pâte à sucre; es: fondant; it: pasta di zucchero
cream cheese frosting, cream cheese icing; de: Frischkäsefrosting, Frischkäsecreme; fr: glaçage au fromage frais; es: glaseado de queso crema, frosting de queso; it: frosting al formaggio
streusel, streusel topping, crumble topping; de: Streusel, Butterstreusel; fr: streusel, pâte à crumble; it: streusel
strawberry jam; de: Erdbeermarmelade, Erdbeerkonfitüre; fr: confiture de fraises; es: mermelada de fresa; it: marmellata di fragole, confettura di fragole
raspberry jam; de: Himbeermarmelade, Himbeerkonfitüre; fr: confiture de framboises; es: mermelada de frambuesa; it: marmellata di lamponi
apricot jam; de: Aprikosenmarmelade, Marillenmarmelade; fr: confiture d'abricots; es: mermelada de albaricoque, mermelada de damasco; it: marmellata di albicocche, confettura di albicocche
plum jam, plum butter; de: Pflaumenmus, Powidl, Zwetschgenmus, Pflaumenmarmelade; fr: confiture de prunes; es: mermelada de ciruela; it: marmellata di prugne
orange marmalade, seville marmalade, marmalade; de: Orangenmarmelade; fr: confiture d'oranges, marmelade d'oranges; es: mermelada de naranja; it: marmellata di arance
fig jam; de: Feigenmarmelade, Feigensenf; fr: confiture de figues; es: mermelada de higo; it: marmellata di fichi
quince jelly, quince paste, membrillo; de: Quittengelee, Quittenbrot; fr: gelée de coings, pâte de coing; es: dulce de membrillo, carne de membrillo, membrillo; it: cotognata
fruit leather, fruit paste, fruit jelly candy; de: Fruchtleder, Fruchtgummi; fr: pâte de fruits; es: pasta de frutas; it: gelatine di frutta
elderflower syrup, elderflower cordial; de: Holunderblütensirup, Holundersirup; fr: sirop de sureau, sirop de fleurs de sureau; es: jarabe de saúco; it: sciroppo di sambuco
syrup, cordial; de: Sirup; fr: sirop; es: sirope, jarabe; it: sciroppo
iced tea, ice tea; de: Eistee; es: té helado, té frío; it: tè freddo
iced coffee, ice coffee, cold brew, frappe; de: Eiskaffee; fr: café glacé, café frappé; es: café helado, café frío, café con hielo; it: caffè freddo, caffè shakerato
latte, latte macchiato, cappuccino; de: Milchkaffee, Cappuccino; fr: café au lait, cappuccino; es: café con leche, capuchino; it: caffellatte, cappuccino
golden milk, turmeric latte, turmeric milk; de: Goldene Milch, Kurkuma-Latte; es: leche dorada; it: latte d'oro, golden milk
matcha latte; de: Matcha Latte; fr: matcha latte; es: matcha latte
milkshake, thick shake; de: Milchshake; fr: milkshake; es: malteada, batido de leche; it: frappè, milkshake
green smoothie; de: grüner Smoothie; fr: smoothie vert; es: batido verde, jugo verde, licuado verde; it: frullato verde
strawberry smoothie; de: Erdbeersmoothie; fr: smoothie à la fraise; es: batido de fresa, licuado de fresa; it: frullato di fragole
eggnog, egg nog; de: Eierpunsch; fr: lait de poule; es: ponche de huevo, rompope; it: eggnog
horchata; es: horchata
agua fresca, fruit water; es: agua fresca
sangria; de: Sangria; fr: sangria; es: sangría, tinto de verano; it: sangria
margarita; de: Margarita; fr: margarita; es: margarita; it: margarita
mojito; de: Mojito; fr: mojito; es: mojito; it: mojito
spritz, aperol spritz; de: Aperol Spritz, Hugo; fr: spritz; es: spritz; it: spritz
pina colada; de: Piña Colada; fr: piña colada; es: piña colada; it: piña colada
fruit punch, party punch; de: Früchtebowle, Erdbeerbowle, Bowle; fr: punch aux fruits, soupe champenoise; es: ponche de frutas, clericó; it: punch alla frutta
`;

/** Names of one cake, dessert, sweet, jam or breakfast: see produce.ts for how a line is read. */
export const sweets = `
pancake, flapjack, hotcake, griddle cake, pikelet, drop scone, griddlecake; de: Pfannkuchen, Palatschinken, Eierkuchen, Eierpfannkuchen, Pfannekuchen; fr: crêpe, pancake; es: tortita, panqueque, crepe, panqueca, tortitas; it: frittella, crespella, pancake
crepe, french pancake; de: Crêpe, Crêpes, Palatschinke; fr: crêpe, galette; es: crepe; it: crespella
waffle; de: Waffel; fr: gaufre; es: gofre, waffle, wafle; it: cialda, waffle, gaufre
cake, gateau, torte; de: Kuchen, Torte; fr: gâteau; es: pastel, torta, tarta, bizcocho, queque, ponqué, bizcochuelo; it: torta
sponge cake, victoria sponge, victoria sandwich, genoise, victoria sponge cake, butter sponge; de: Biskuit, Rührkuchen, Biskuitkuchen, Biskuitteig; fr: génoise, gâteau de savoie, biscuit de savoie; es: bizcocho, bizcochuelo; it: pan di spagna, pasta biscuit
cupcake, fairy cake, patty cake, butterfly cake; de: Cupcake; fr: cupcake; es: cupcake, quequito, magdalena; it: cupcake
muffin; de: Muffin; fr: muffin; es: muffin, magdalena, panquecito; it: muffin
chocolate cake, choc cake, devils food cake, devil's food cake; de: Schokoladenkuchen, Schokokuchen, Schokoladentorte, Schoko-Kuchen; fr: gâteau au chocolat; es: pastel de chocolate, tarta de chocolate, bizcocho de chocolate, queque de chocolate; it: torta al cioccolato
chocolate mousse; de: Mousse au Chocolat; fr: mousse au chocolat; es: mousse de chocolate; it: mousse al cioccolato
cheesecake; de: Käsekuchen, Topfenkuchen, Cheesecake; fr: gâteau au fromage, cheesecake; es: tarta de queso, pastel de queso, cheesecake; it: torta al formaggio, cheesecake
carrot cake; de: Karottenkuchen, Möhrenkuchen, Rüblikuchen, Rüeblitorte, Karottentorte, Möhrentorte; fr: gâteau aux carottes, carrot cake; es: pastel de zanahoria, tarta de zanahoria, bizcocho de zanahoria; it: torta di carote, torta alle carote
apple pie, apple tart, deep dish apple pie; de: Apfelkuchen, gedeckter Apfelkuchen, Apple Pie; fr: tarte aux pommes, tarte pommes; es: tarta de manzana, pay de manzana, pie de manzana, pastel de manzana; it: torta di mele, crostata di mele
apple cake; de: Apfelkuchen, versunkener Apfelkuchen, Apfeltorte; fr: gâteau aux pommes, gâteau pommes; es: pastel de manzana, bizcocho de manzana, queque de manzana; it: torta di mele
plum cake, plum tart; de: Pflaumenkuchen, Zwetschgenkuchen, Zwetschgendatschi, Zwetschkenkuchen, Zwetschgenwähe; fr: tarte aux prunes; es: tarta de ciruelas; it: torta di prugne, torta di susine
lemon tart, lemon pie; de: Zitronentarte, Zitronenkuchen; fr: tarte au citron; es: tarta de limón, pay de limón, pie de limón; it: crostata al limone
pie, tart; de: Kuchen, Tarte; fr: tarte, tourte; es: tarta, pastel, pay; it: crostata, torta
cookie, biscuit, bickie, bikkie, bikky, biccie; de: Keks, Plätzchen, Cookie, Guetzli, Kekse; fr: biscuit, cookie, sablé, gâteau sec; es: galleta, galletita, pasta de té; it: biscotto, biscotti
shortbread; de: Mürbegebäck, Shortbread; fr: sablé; es: galletas escocesas, shortbread; it: frollini scozzesi, shortbread
gingerbread; de: Lebkuchen, Pfefferkuchen; fr: pain d'épices; es: pan de jengibre; it: pan di zenzero, pan pepato
scone, biscuits and gravy, buttermilk biscuit; de: Scone; fr: scone; es: scone; it: scone
brownie; de: Brownie, Brownies; fr: brownie; es: brownie; it: brownie
icing, frosting, buttercream; de: Glasur, Zuckerguss, Buttercreme, Frosting; fr: glaçage; es: glaseado, betún de pastel, cobertura de azúcar; it: glassa
meringue; de: Baiser, Meringue; fr: meringue; es: merengue; it: meringa
custard, pudding, creme anglaise, vanilla sauce, egg custard; de: Pudding, Vanillesauce; fr: crème anglaise, flan; es: natillas, flan; it: crema pasticcera, budino
rice pudding, creamed rice; de: Milchreis, Reisbrei; fr: riz au lait; es: arroz con leche, arroz con dulce; it: riso al latte, budino di riso, riso e latte
bread pudding, bread and butter pudding, bread butter pudding; de: Brotpudding, Scheiterhaufen, Ofenschlupfer, Semmelauflauf; fr: pudding au pain, bodding; es: budín de pan, pudín de pan, capirotada; it: torta di pane, budino di pane
french toast, eggy bread, poor knights, gypsy toast; de: Arme Ritter, French Toast, Fotzelschnitte, Rostige Ritter; fr: pain perdu; es: torrija, tostada francesa, tostadas francesas, torrejas; it: pane dorato, french toast
creme caramel, flan, caramel custard; de: Karamellpudding; fr: crème caramel; es: flan; it: crème caramel
ice cream, gelato, icecream; de: Eis, Eiscreme, Speiseeis; fr: glace, crème glacée; es: helado; it: gelato
sorbet, sherbet; de: Sorbet; fr: sorbet; es: sorbete; it: sorbetto
ice lolly, popsicle, ice pop, ice block, icy pole, freezer pop; de: Eis am Stiel, Stieleis, Wassereis; fr: bâtonnet glacé, esquimau; es: polo, paleta, paleta helada; it: ghiacciolo
crumble, crisp, cobbler, brown betty; de: Streusel, Crumble; fr: crumble; es: crumble, crujiente de fruta
strudel; de: Strudel, Apfelstrudel; fr: strudel; it: strudel
doughnut, donut, fritter, donuts; de: Krapfen, Berliner, Faschingskrapfen, Donut, Kreppel; fr: beignet, donut; es: buñuelo, dona, rosquilla, dónut, donas; it: ciambella, frittella, bombolone, donut, ciambelle fritte
croissant, crescent roll; de: Croissant, Hörnchen; fr: croissant; es: cruasán, medialuna; it: cornetto
candy, sweet, confectionery, lolly, lollies, sweeties; de: Süßigkeiten, Bonbon; fr: bonbon, friandise, confiserie; es: dulce, caramelo, golosina, chuchería; it: caramella
fudge; de: Fudge, Weichkaramell; fr: fudge; es: fudge; it: fudge
granola, muesli; de: Müsli, Granola, Knuspermüsli; fr: muesli, granola; es: muesli, granola; it: granola, muesli
porridge, oatmeal, porage, parritch, gruel; de: Porridge, Haferbrei, Oatmeal, Hafergrütze; fr: porridge, bouillie d'avoine; es: gachas, avena, porridge, gachas de avena, avena cocida; it: porridge, zuppa d'avena
macaron, macarons parisiens; fr: macaron
overnight oats, bircher muesli, bircher, soaked oats; de: Overnight Oats, Birchermüsli, Bircher Müsli; fr: overnight oats, porridge sans cuisson; es: avena trasnochada, overnight oats, avena nocturna; it: overnight oats, porridge senza cottura
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
cinnamon roll, cinnamon bun, cinnamon swirl, kanelbulle, kanelbullar; de: Zimtschnecke, Zimtrolle, Cinnamon Rolls, Hefeschnecken mit Zimt; fr: roulé à la cannelle, brioche à la cannelle, cinnamon rolls; es: rollo de canela, rol de canela, caracola de canela, cinnamon rolls, roles de canela; it: girelle alla cannella, rotolini alla cannella, cinnamon rolls
nut roll, nut snail; de: Nussschnecke, Nusszopf, Nusshörnchen; fr: roulés aux noix
sweet roll, sticky bun, chelsea bun; de: Rosinenschnecke, Hefeschnecke; fr: pain aux raisins; es: caracola de pasas; it: girelle all'uvetta
hot cross bun; de: Osterbrötchen; fr: brioche de pâques; es: bollos de pascua; it: panini dolci di pasqua
buchteln, sweet yeast bun; de: Buchteln, Rohrnudeln, Ofennudeln
panettone; de: Panettone; fr: panettone; es: panettone, pan dulce navideño; it: panettone
pandoro; it: pandoro
stollen, christmas stollen; de: Stollen, Christstollen, Weihnachtsstollen; fr: stollen; es: stollen; it: stollen
king cake, three kings cake, galette des rois; de: Dreikönigskuchen, Königskuchen; fr: galette des rois, gâteau des rois, brioche des rois; es: roscón de reyes, rosca de reyes
babka, chocolate babka; de: Babka, Schokobabka; fr: babka; es: babka; it: babka
kugelhopf, gugelhupf, bundt cake; de: Gugelhupf, Napfkuchen, Marmorgugelhupf; fr: kouglof, kougelhopf; es: bundt cake, kugelhopf; it: ciambellone, kugelhopf
marble cake; de: Marmorkuchen; fr: gâteau marbré, marbré; es: bizcocho marmolado, bizcocho marmoleado, panqué marmoleado, bizcocho mármol; it: torta marmorizzata, ciambellone marmorizzato
yogurt cake; de: Joghurtkuchen; fr: gâteau au yaourt; es: bizcocho de yogur; it: torta allo yogurt, torta 7 vasetti
lemon cake, lemon drizzle cake, lemon drizzle, lemon loaf; de: Zitronenkuchen, Zitronen-Rührkuchen; fr: cake au citron, gâteau au citron; es: bizcocho de limón, pastel de limón, panqué de limón, budín de limón, queque de limón; it: torta al limone, plumcake al limone, ciambella al limone
orange cake; de: Orangenkuchen; fr: gâteau à l'orange, cake à l'orange; es: bizcocho de naranja, pastel de naranja; it: torta all'arancia, pan d'arancio
pound cake, loaf cake, madeira cake; de: Sandkuchen, Rührkuchen, Kastenkuchen; fr: quatre quarts, cake; es: panqué, bizcocho, budín inglés; it: plumcake, torta paradiso
banana bread, banana cake, banana loaf; de: Bananenbrot, Bananenkuchen, Banana Bread; fr: pain à la banane, gâteau à la banane, cake à la banane, banana bread; es: pan de plátano, pan de banana, bizcocho de plátano, budín de banana, banana bread, queque de plátano, budín de plátano; it: pane alla banana, torta alla banana, banana bread
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
fruit cake, fruitcake, christmas cake, dundee cake, simnel cake; de: Früchtekuchen, Früchtebrot, Kletzenbrot, Fruchtbrot; fr: cake aux fruits confits, cake aux fruits; es: pastel de frutas, torta negra, bizcocho de frutas; it: torta di frutta secca, plumcake alla frutta candita
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
custard tart, egg tart, vanilla slice; de: Puddingtarte, Eiertarte, Puddingkuchen, Vanillekuchen; fr: flan pâtissier, tarte au flan; es: tarta de crema, pastel de crema; it: crostata alla crema
treacle tart; de: Siruptarte
bakewell tart, frangipane tart; de: Frangipane-Tarte; fr: tarte amandine, tarte frangipane; it: crostata frangipane
mince pie, mincemeat pie; de: Mince Pies; fr: mince pies
jam tart, jam crostata; de: Marmeladentarte; fr: tarte à la confiture; es: pastafrola, tarta de mermelada; it: crostata alla marmellata, crostata di marmellata
no bake cheesecake, refrigerator cheesecake, chilled cheesecake, icebox cheesecake, fridge cheesecake; de: Kühlschranktorte, Käsekuchen ohne Backen, Philadelphiatorte; fr: cheesecake sans cuisson; es: tarta de queso sin horno, cheesecake sin horno; it: cheesecake senza cottura, cheesecake fredda
basque cheesecake, burnt cheesecake; de: baskischer Käsekuchen; fr: cheesecake basque; es: tarta de queso vasca, tarta de queso la viña; it: cheesecake basca
new york cheesecake; de: New York Cheesecake; fr: cheesecake new yorkais; es: cheesecake new york
quark cake, curd cake; de: Quarkkuchen, Topfenkuchen, Quarktorte; fr: gâteau au fromage blanc, tarte au fromage blanc; it: torta di ricotta
lava cake, molten chocolate cake, chocolate fondant, chocolate lava cake, chocolate melting pudding, molten lava cake; de: Lavakuchen, Schokoladenküchlein, Schokoküchlein mit flüssigem Kern; fr: fondant au chocolat, mi-cuit au chocolat, moelleux au chocolat, coulant au chocolat; es: coulant de chocolate, volcán de chocolate; it: tortino al cioccolato, tortino dal cuore fondente
flourless chocolate cake; de: Schokokuchen ohne Mehl; fr: gâteau au chocolat sans farine; es: pastel de chocolate sin harina; it: torta al cioccolato senza farina, torta tenerina
mug cake, microwave cake; de: Tassenkuchen; fr: mug cake, gâteau dans une tasse; es: pastel en taza, bizcocho en taza, mug cake; it: torta in tazza, mug cake
birthday cake, celebration cake; de: Geburtstagskuchen, Geburtstagstorte, Kindergeburtstagskuchen; fr: gâteau d'anniversaire; es: pastel de cumpleaños, tarta de cumpleaños; it: torta di compleanno
layer cake; de: Schichttorte, Sahnetorte, Cremetorte; fr: layer cake; es: pastel de capas; it: torta a strati
swiss roll, jelly roll, roulade cake, yule log, buche de noel; de: Biskuitrolle, Biskuitroulade; fr: gâteau roulé, biscuit roulé, bûche, bûche de noël; es: brazo de gitano, brazo de reina, pionono, tronco de navidad; it: rotolo dolce, tronchetto di natale
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
trifle, tipsy cake; de: Trifle, Schichtdessert; fr: trifle; es: trifle; it: zuppa inglese
eton mess; de: Eton Mess; fr: eton mess
pavlova, pav; de: Pavlova, Baisertorte; fr: pavlova; es: pavlova, merengón; it: pavlova
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
jelly dessert, jello, jell-o, fruit jelly, gelatin dessert; de: Götterspeise, Wackelpudding, Wackelpeter; fr: gelée de fruits; es: gelatina de frutas, gelatina de sabores; it: gelatina di frutta
chocolate salami, fridge cake, rocky road, lazy cake, tiffin, refrigerator cake; de: Kalter Hund, Kekskuchen, Schokoladensalami, Kalte Schnauze; fr: saucisson au chocolat; es: salame de chocolate, salchichón de chocolate; it: salame al cioccolato, salame di cioccolato
chocolate chip cookie, choc chip cookie, toll house cookie; de: Schokoladenkekse, Chocolate Chip Cookies, Schoko-Cookies, Schokocookies; fr: cookies aux pépites de chocolat, cookies; es: galletas con chispas de chocolate, galletas de chocolate; it: biscotti con gocce di cioccolato, cookies
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
toffee apple, candy apple, caramel apple; de: Liebesapfel, Paradiesapfel; fr: pomme d'amour; es: manzana de caramelo, manzanas acarameladas, manzana caramelizada; it: mele caramellate
popcorn; de: Popcorn; fr: pop corn, popcorn; es: palomitas, pochoclo, palomitas de maíz, crispetas, rosetas de maíz, pururú, canguil, cotufas; it: popcorn
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
simnel cake, easter fruit cake; de: englischer Osterkuchen; es: pastel de pascua inglés
tangerine cream cake, mandarin cheesecake; de: Mandarinentorte, Käsekuchen mit Mandarinen
tray bake cake, sheet cake, texas sheet cake; de: Blechkuchen; fr: gâteau sur plaque; es: pastel en bandeja; it: torta in teglia
yogurt pot cake; de: Becherkuchen; fr: gâteau au yaourt; es: bizcocho de yogur; it: torta sette vasetti
eggnog cake, egg liqueur cake; de: Eierlikörkuchen; fr: gâteau à l'advocaat
red wine cake; de: Rotweinkuchen; fr: gâteau au vin rouge
fanta cake, soda cake; de: Fantakuchen
coffee and walnut cake, mocha cake; de: Mokkatorte, Kaffeetorte; fr: gâteau au café; es: tarta de moka, pastel de café; it: torta al caffè
ginger cake, parkin, sticky gingerbread cake; de: Ingwerkuchen; fr: gâteau au gingembre; es: bizcocho de jengibre; it: torta allo zenzero
spice cake, gingerbread cake; de: Gewürzkuchen, Lebkuchenkuchen; fr: gâteau aux épices; es: pastel de especias; it: torta speziata
blueberry cake, blueberry loaf; de: Blaubeerkuchen; fr: gâteau aux myrtilles; es: bizcocho de arándanos; it: torta ai mirtilli
raspberry cake; de: Himbeerkuchen, Himbeertorte; fr: gâteau aux framboises, framboisier; es: bizcocho de frambuesas; it: torta ai lamponi
redredcurrant meringue cake; de: Johannisbeerkuchen, Träubleskuchen; fr: gâteau aux groseilles, tarte aux groseilles; it: torta ai ribes
gooseberry cake; de: Stachelbeerkuchen, Stachelbeertorte; fr: tarte aux groseilles à maquereau
grape cake, grape tart; de: Traubenkuchen; fr: tarte aux raisins; it: torta all'uva, schiacciata con l'uva
mango cake; de: Mangotorte; fr: gâteau à la mangue; es: tarta de mango; it: torta al mango
pistachio cake; de: Pistazienkuchen; fr: gâteau à la pistache; es: bizcocho de pistacho; it: torta al pistacchio
peanut butter cake; de: Erdnussbutterkuchen; fr: gâteau au beurre de cacahuète; es: pastel de mantequilla de maní; it: torta al burro d'arachidi
vanilla cake, white cake, yellow cake; de: Vanillekuchen, Vanilletorte; fr: gâteau à la vanille; es: bizcocho de vainilla, pastel de vainilla; it: torta alla vaniglia
olive oil cake; de: Olivenölkuchen; fr: gâteau à l'huile d'olive; es: bizcocho de aceite de oliva; it: torta all'olio d'oliva
polenta cake, cornmeal cake; de: Polentakuchen; fr: gâteau à la polenta; es: bizcocho de maíz, pastel de elote; it: torta di polenta, torta amor polenta
vegan cake, eggless cake, wacky cake, depression cake; de: veganer Kuchen, Kuchen ohne Ei; fr: gâteau vegan, gâteau sans oeufs; es: bizcocho vegano, bizcocho sin huevo; it: torta vegana, torta senza uova
gluten free cake; de: glutenfreier Kuchen; fr: gâteau sans gluten; es: bizcocho sin gluten; it: torta senza glutine
wedding cake; de: Hochzeitstorte; fr: gâteau de mariage, pièce montée; es: tarta de boda, pastel de boda; it: torta nuziale
cream cake, cream torte, cream gateau; de: Sahnetorte, Rahmtorte; fr: gâteau à la crème; es: tarta de nata, pastel de crema; it: torta alla panna
buttercream cake, frankfurt crown cake; de: Frankfurter Kranz, Buttercremetorte; fr: gâteau à la crème au beurre
buttercream, butter icing, butter cream; de: Buttercreme; fr: crème au beurre; es: crema de mantequilla; it: crema al burro
chocolate icing, chocolate frosting, chocolate glaze; de: Schokoladenglasur, Schokoglasur, Kuchenglasur; fr: glaçage au chocolat, nappage chocolat; es: glaseado de chocolate, cobertura de chocolate; it: glassa al cioccolato
chocolate cheesecake; de: Schokoladenkäsekuchen; fr: cheesecake au chocolat; es: tarta de queso y chocolate; it: cheesecake al cioccolato
chocolate cream, chocolate mousse cake; de: Schokocreme, Schokomoussetorte; fr: crème au chocolat, gâteau mousse au chocolat; es: crema de chocolate, tarta mousse de chocolate; it: crema al cioccolato
russian plucked cake, zupfkuchen; de: Zupfkuchen, russischer Zupfkuchen
cream puff cake, cream slice, custard slice; de: Cremeschnitte, Vanilleschnitte; fr: mille feuille; es: milhojas de crema; it: torta diplomatica
banana pudding, banana cream pie; de: Bananenpudding; fr: crème à la banane; es: pudín de plátano, pay de plátano; it: budino alla banana
peach pie; de: Pfirsichpie; fr: tarte aux pêches; es: pay de durazno; it: crostata di pesche
berry crumble, fruit crumble, fruit crisp; de: Beerencrumble, Obstcrumble; fr: crumble aux fruits rouges; es: crumble de frutos rojos; it: crumble ai frutti di bosco
plum crumble; de: Pflaumencrumble, Zwetschgencrumble; fr: crumble aux prunes; it: crumble di prugne
summer pudding; fr: pudding aux fruits rouges; es: pudin de frutos rojos
self saucing pudding, chocolate pudding cake; de: Schokoladenpudding aus dem Ofen
queen of puddings, jam roly poly, roly poly pudding; de: Marmeladenpudding
sweet casserole, quark casserole, curd bake; de: Quarkauflauf, süßer Auflauf, Topfenauflauf; fr: gratin sucré; es: pastel de queso fresco; it: sformato dolce
semolina casserole, semolina bake; de: Grießauflauf; fr: soufflé de semoule
baked rice pudding; de: süßer Reisauflauf; fr: gâteau de riz, teurgoule; es: arroz con leche al horno; it: torta di riso
coffee ice cream; de: Kaffeeeis, Mokkaeis; fr: glace au café; es: helado de café; it: gelato al caffè
pistachio ice cream; de: Pistazieneis; fr: glace à la pistache; es: helado de pistacho; it: gelato al pistacchio
mango ice cream, mango sorbet; de: Mangoeis, Mangosorbet; fr: sorbet à la mangue; es: helado de mango, sorbete de mango; it: gelato al mango, sorbetto al mango
raspberry sorbet; de: Himbeersorbet, Himbeereis; fr: sorbet à la framboise; es: sorbete de frambuesa; it: sorbetto al lampone
strawberry sorbet; de: Erdbeersorbet; fr: sorbet à la fraise; es: sorbete de fresa; it: sorbetto alla fragola
no churn ice cream; de: Eis ohne Eismaschine; fr: glace sans sorbetière; es: helado sin heladera; it: gelato senza gelatiera
ice cream sundae, sundae, knickerbocker glory; de: Eisbecher; fr: coupe glacée; es: copa de helado; it: coppa gelato
affogato; de: Affogato; fr: affogato; es: affogato; it: affogato
baked alaska, norwegian omelette; de: Omelette Surprise; fr: omelette norvégienne; es: tortilla noruega
chocolate covered strawberry, chocolate dipped strawberry; de: Schokoerdbeeren; fr: fraises au chocolat; es: fresas con chocolate; it: fragole al cioccolato
strawberries and cream; de: Erdbeeren mit Sahne; fr: fraises à la crème, fraises chantilly; es: fresas con nata, fresas con crema; it: fragole con panna
yogurt with fruit, fruit yogurt; de: Fruchtjoghurt, Joghurt mit Früchten; fr: yaourt aux fruits; es: yogur con frutas; it: yogurt alla frutta
chocolate fondue; de: Schokoladenfondue, Schokofondue; fr: fondue au chocolat; es: fondue de chocolate; it: fonduta di cioccolato
chocolate bark, chocolate shards; de: Bruchschokolade; fr: mendiants, éclats de chocolat; es: corteza de chocolate; it: cioccolato spezzato
chocolate fudge, microwave fudge; de: Schokofudge; fr: fudge au chocolat; es: fudge de chocolate; it: fudge al cioccolato
caramel candy, soft caramels; de: Karamellbonbons, Sahnebonbons; fr: caramels mous, caramels au beurre salé; es: caramelos blandos; it: caramelle mou
coconut balls, coconut candy, bounty bars, raffaello; de: Kokoskugeln, Bounty-Riegel, Raffaello; fr: boules coco, bounty maison; es: bolitas de coco, besitos de coco; it: palline al cocco, tartufini al cocco
peanut butter cups, buckeyes; de: Erdnussbutter-Pralinen; fr: bouchées au beurre de cacahuète; es: bombones de mantequilla de maní; it: cioccolatini al burro d'arachidi
chocolate crackles, chocolate crispies, cornflake cakes; de: Schokocrossies, Choco Crossies; fr: roses des sables; es: rocas de chocolate; it: rose del deserto
gingerbread house; de: Lebkuchenhaus, Hexenhaus; fr: maison en pain d'épices; es: casita de jengibre; it: casetta di pan di zenzero
elisenlebkuchen, nuremberg gingerbread, flourless gingerbread; de: Elisenlebkuchen
spiced biscuits, spice cookies, pfeffernuesse; de: Pfeffernüsse, Gewürzplätzchen; fr: biscuits aux épices; es: galletas de especias; it: biscotti speziati
nut corners, nut bars; de: Nussecken; fr: carrés aux noix; es: barritas de nueces; it: barrette alle noci
hazelnut macaroons, nut macaroons; de: Nussmakronen, Haselnussmakronen; fr: macarons aux noisettes; it: brutti ma buoni
almond macaroons, almond cookies, almond biscuits; de: Mandelmakronen, Mandelplätzchen; fr: biscuits aux amandes, macarons aux amandes; es: galletas de almendra; it: biscotti alle mandorle, pasticcini di mandorle
chocolate cookie, double chocolate cookie; de: Schokokekse, Schokoplätzchen; fr: cookies au chocolat, sablés au chocolat; es: galletas de chocolate; it: biscotti al cioccolato
crinkle cookie; de: Schneekugeln, Crinkle Cookies; fr: crinkles; es: galletas craqueladas; it: biscotti craquelé
lemon cookie, lemon biscuit; de: Zitronenkekse, Zitronenplätzchen; fr: biscuits au citron, sablés au citron; es: galletas de limón; it: biscotti al limone
banana cookie, banana oat cookie; de: Bananenkekse, Bananen-Hafer-Kekse; fr: cookies à la banane; es: galletas de plátano y avena, galletas de plátano; it: biscotti alla banana
checkerboard cookie; de: Heidesand, Schwarz-Weiß-Gebäck; fr: sablés damiers; it: biscotti bicolore
teething biscuits, baby biscuits; de: Babykekse; fr: biscuits pour bébé; es: galletas para bebé; it: biscotti per neonati
dog biscuits, dog treats; de: Hundekekse; fr: biscuits pour chien; es: galletas para perros; it: biscotti per cani
chocolate brioche, chocolate bun; de: Schokobrötchen, Schokoladenbrötchen; fr: brioche au chocolat, pains suisses; es: brioche de chocolate; it: brioche al cioccolato, pangoccioli
nutella croissant, nutella star, nutella bread; de: Nutellastern, Nutellahörnchen; fr: étoile au nutella; es: trenza de nutella; it: cornetti alla nutella, stella di nutella
poppy seed roll, nut strudel, poppy strudel; de: Mohnschnecke, Mohnrolle, Nussstrudel; fr: roulé au pavot; es: rollo de amapola; it: strudel di noci
easter bread, easter plait, easter wreath; de: Osterzopf, Osterkranz; fr: couronne de pâques; es: trenza de pascua, mona de pascua; it: pane dolce di pasqua, treccia pasquale
easter bunny bread, easter lamb cake; de: Osterlamm, Osterhase; fr: lammele; es: cordero de pascua; it: agnello pasquale dolce
milk rolls, sweet buns; de: Hefebrötchen, süße Brötchen, Hefeteilchen; fr: petits pains au lait; es: bollos suizos, bollitos de leche, medias noches; it: panini al latte dolci
strawberry rhubarb jam, rhubarb jam; de: Rhabarbermarmelade, Erdbeer-Rhabarber-Marmelade; fr: confiture de rhubarbe; es: mermelada de ruibarbo; it: marmellata di rabarbaro
blackberry jam; de: Brombeermarmelade, Brombeergelee; fr: confiture de mûres; es: mermelada de moras; it: marmellata di more
cherry jam; de: Kirschmarmelade, Kirschkonfitüre; fr: confiture de cerises; es: mermelada de cerezas; it: marmellata di ciliegie
blueberry jam; de: Heidelbeermarmelade; fr: confiture de myrtilles; es: mermelada de arándanos; it: marmellata di mirtilli
peach jam; de: Pfirsichmarmelade; fr: confiture de pêches; es: mermelada de melocotón, mermelada de durazno; it: marmellata di pesche
lemon marmalade, lemon jam; de: Zitronenmarmelade; fr: confiture de citron; es: mermelada de limón; it: marmellata di limoni
apple jelly, apple jam; de: Apfelgelee; fr: gelée de pommes; es: mermelada de manzana, jalea de manzana; it: gelatina di mele, marmellata di mele
pumpkin jam; de: Kürbismarmelade; fr: confiture de potiron; es: mermelada de calabaza; it: marmellata di zucca
green tomato jam; de: grüne Tomatenmarmelade; fr: confiture de tomates vertes; es: mermelada de tomate verde; it: marmellata di pomodori verdi
elderberry jelly, elderberry syrup; de: Holundergelee, Holundersaft; fr: gelée de sureau; it: gelatina di sambuco
fruit compote, berry sauce, berry compote; de: Beerensauce, Beerenkompott; fr: compotée de fruits rouges; es: compota de frutas; it: composta di frutta
candied orange, chocolate orange peel, orangettes; de: kandierte Orangen; fr: orangettes, écorces d'oranges confites; es: naranja confitada; it: scorzette d'arancia candite
`;

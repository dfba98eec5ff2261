/** Names of one dish of vegetables or potatoes, gratin or savoury tart of Europe and its heirs: see ../produce.ts for how a line is read. */
export const vegetablesAndBakes = `
gratin, bake, casserole, hotdish; de: Auflauf, Gratin; fr: gratin; es: gratinado, cazuela, gratín; it: gratin, sformato
potato gratin, scalloped potato, dauphinoise, potato bake, scalloped potatoes, au gratin potatoes, dauphinoise potatoes, gratin dauphinois; de: Kartoffelgratin, Kartoffelauflauf, Gratin Dauphinois, gratinierte Kartoffeln; fr: gratin dauphinois; es: patatas gratinadas, papas gratinadas, gratén de patatas; it: patate gratinate, gratin di patate
mashed potato, mash, potato puree, potato mash, creamed potato; de: Kartoffelpüree, Kartoffelbrei, Kartoffelstock, Stampfkartoffeln, Kartoffelmus, Erdäpfelpüree; fr: purée de pommes de terre, purée, écrasé de pommes de terre; es: puré de patatas, puré de papas; it: purè di patate, purè, purea di patate
jacket potato, baked potato, jacket spud; de: Ofenkartoffel, Folienkartoffel, Backkartoffel; fr: pomme de terre au four, pommes de terre en robe des champs; es: patata asada, papa al horno, papa asada, patata al horno, papas asadas; it: patate al forno, patata al cartoccio
roast potato, roasted potato, roasties, roastie; de: Bratkartoffel, Ofenkartoffel, Röstkartoffel, Backofenkartoffeln; fr: pommes de terre rôties, pommes de terre au four; es: patatas asadas, patatas al horno, papas al horno; it: patate arrosto, patate al forno
chips, fries, french fries, wedges, frites, french fried potatoes, oven fries; de: Pommes, Pommes frites, Fritten; fr: frites, pommes frites; es: patatas fritas, papas fritas, papas a la francesa; it: patatine fritte, patate fritte
crisps, potato chips; de: Kartoffelchips, Chips; fr: chips; es: patatas chips, papas chips; it: patatine
hash brown, rosti, potato pancake, latke, potato cake, potato fritter, potato latkes; de: Rösti, Reibekuchen, Kartoffelpuffer, Reiberdatschi, Kartoffelpfannkuchen, Reibeplätzchen, Erdäpfelpuffer; fr: galette de pommes de terre, rösti, paillasson de pommes de terre, râpée de pommes de terre, crique; es: tortitas de patata, tortitas de papa, llapingacho; it: frittelle di patate, rosti di patate, rösti
quiche, savoury tart, savoury flan, egg and bacon pie; de: Quiche, herzhafte Tarte; fr: quiche, tarte salée; es: quiche, tarta salada; it: torta salata, quiche
onion tart, onion pie, onion quiche, zwiebelkuchen; de: Zwiebelkuchen; fr: tarte à l'oignon, tarte aux oignons, quiche à l'oignon; es: tarta de cebolla, quiche de cebolla; it: torta di cipolle
stuffed pepper, stuffed bell pepper, stuffed capsicum; de: gefüllte Paprika; fr: poivron farci, poivrons farcis; es: pimientos rellenos, chile relleno, pimientos del piquillo rellenos, chiles rellenos, morrones rellenos; it: peperoni ripieni
stuffed cabbage, cabbage roll, cabbage parcels; de: Kohlroulade, Krautwickel, Krautroulade, Kohlrouladen, Kohlwickel; fr: chou farci; es: rollitos de col, niños envueltos, repollo relleno, col rellena; it: involtini di verza, involtini di cavolo
sauerkraut, pickled cabbage; de: Sauerkraut; fr: choucroute; es: chucrut; it: crauti
bubble and squeak; de: Kartoffel-Kohl-Pfanne; fr: galettes de chou et pommes de terre; es: tortitas de patata y col
vegetable bake, vegetable gratin; de: Gemüseauflauf, Gemüsegratin; fr: gratin de légumes, tian de légumes; es: gratinado de verduras; it: sformato di verdure, verdure gratinate
cauliflower cheese, cauliflower gratin, cauliflower bake, cauli cheese; de: überbackener Blumenkohl, Blumenkohlauflauf, Blumenkohlgratin; fr: gratin de chou-fleur; es: coliflor gratinada, coliflor con bechamel; it: cavolfiore gratinato, cavolfiore al forno
courgette gratin, zucchini gratin, zucchini bake, zucchini casserole; de: Zucchiniauflauf, Zucchinigratin; fr: gratin de courgettes; es: gratinado de calabacín; it: zucchine gratinate, parmigiana di zucchine
aubergine parmigiana, eggplant parmesan, eggplant parmigiana, eggplant parm, melanzane alla parmigiana; de: Auberginenauflauf, Parmigiana; fr: aubergines à la parmesane, parmigiana d'aubergines; es: berenjenas a la parmesana; it: parmigiana di melanzane, parmigiana, melanzane alla parmigiana
sweet potato casserole, candied yam; de: Süßkartoffelauflauf; fr: gratin de patates douces; es: cazuela de camote
green bean casserole; de: Bohnenauflauf; fr: gratin de haricots verts; es: cazuela de ejotes; it: fagiolini gratinati
ham and cheese croquette, croquette; de: Krokette; fr: croquette; es: croqueta, croquetas de jamón; it: crocchetta, crocchette
potato croquette; de: Kartoffelkrokette; fr: croquette de pommes de terre, pommes dauphine, pommes duchesse; es: croqueta de patata, bolitas de papa; it: crocchette di patate, panzerotti di patate
potato wedges, potato wedge; de: Kartoffelspalten, Kartoffelecken, Wedges, Country Potatoes; fr: potatoes, quartiers de pommes de terre; es: gajos de patata, patatas gajo, papas gajo; it: spicchi di patate
patatas bravas, spicy potatoes; de: Patatas Bravas; fr: patatas bravas; es: patatas bravas, papas bravas; it: patatas bravas
fried potatoes, home fries, pan fried potatoes, breakfast potatoes, hashed potatoes, skillet potatoes, german fried potatoes; de: Bratkartoffeln; fr: pommes de terre sautées, pommes sautées; es: patatas salteadas, papas doradas, patatas a lo pobre; it: patate in padella, patate saltate
hasselback potato, accordion potato; de: Fächerkartoffel, Hasselback-Kartoffel; fr: pommes de terre hasselback, pommes de terre suédoises; es: patatas hasselback; it: patate hasselback
loaded potato skin, potato skins, twice baked potato, stuffed potato, stuffed baked potato, loaded baked potato; de: gefüllte Kartoffel, gefüllte Ofenkartoffel; fr: pommes de terre farcies; es: patatas rellenas, papas rellenas; it: patate ripiene
potato casserole; de: Kartoffelauflauf; fr: gratin de pommes de terre; es: pastel de patata; it: tortino di patate, gateau di patate, gattò di patate
tartiflette, savoyard potato gratin; de: Tartiflette; fr: tartiflette; es: tartiflette; it: tartiflette
raclette; de: Raclette; fr: raclette; es: raclette; it: raclette
cheese fondue, fondue; de: Fondue, Käsefondue; fr: fondue savoyarde, fondue au fromage; es: fondue de queso; it: fonduta, fonduta di formaggio
boiled potato; de: Salzkartoffel, Pellkartoffel, Petersilienkartoffeln, Quellkartoffeln; fr: pommes de terre vapeur, pommes de terre à l'eau; es: patatas cocidas, papas cocidas, papas hervidas, patatas hervidas; it: patate lesse, patate bollite
colcannon, champ; de: Kartoffel-Kohl-Püree, Stampf; fr: purée au chou; es: puré de patata y col
boxty, irish potato pancake; de: irische Kartoffelpuffer
quiche lorraine, bacon quiche, bacon and cheese quiche, ham and cheese quiche; de: Quiche Lorraine, Speckquiche; fr: quiche lorraine; es: quiche lorraine, quiche lorena, quiche de bacon, quiche de jamón y queso; it: quiche lorraine
spinach pie, spinach quiche, spinach and feta pie, spinach tart; de: Spinatquiche, Spinatkuchen, Spinatstrudel; fr: quiche aux épinards, tourte aux épinards, tarte aux épinards; es: tarta de espinacas, pastel de espinacas; it: torta di spinaci, torta salata con spinaci
leek quiche, leek tart, leek pie; de: Lauchquiche, Lauchkuchen; fr: quiche aux poireaux, tarte aux poireaux, flamiche; es: quiche de puerros, tarta de puerros; it: torta salata ai porri
tomato tart, tomato pie, tomato galette; de: Tomatentarte, Tomatenquiche; fr: tarte à la tomate, tarte aux tomates; es: tarta de tomate; it: torta salata ai pomodori
vegetable tart, vegetable quiche; de: Gemüsequiche, Gemüsetarte; fr: tarte aux légumes, quiche aux légumes; es: quiche de verduras, tarta de verduras; it: torta salata di verdure
easter pie, torta pasqualina; es: pascualina, tarta pascualina; it: torta pasqualina
savoury cake, savory cake, savoury loaf; de: herzhafter Kuchen, salziger Kuchen; fr: cake salé; es: cake salado, bizcocho salado; it: plumcake salato, torta rustica
stuffed courgette, stuffed zucchini, zucchini boat; de: gefüllte Zucchini; fr: courgette farcie; es: calabacín relleno; it: zucchine ripiene
stuffed aubergine, stuffed eggplant; de: gefüllte Aubergine; fr: aubergine farcie; es: berenjena rellena; it: melanzane ripiene
stuffed tomato; de: gefüllte Tomaten; fr: tomates farcies; es: tomates rellenos; it: pomodori ripieni
stuffed mushroom; de: gefüllte Champignons; fr: champignons farcis; es: champiñones rellenos; it: funghi ripieni
stuffed artichoke; de: gefüllte Artischocken; fr: artichauts farcis; es: alcachofas rellenas; it: carciofi ripieni
stuffing, bread stuffing, turkey stuffing, dressing for turkey; de: Füllung, Brotfüllung, Semmelfüllung; fr: farce; es: relleno de pavo, relleno de pan; it: ripieno di pane
nut roast, lentil loaf; de: Nussbraten, Linsenbraten; fr: rôti aux noix, rôti végétal; es: asado de nueces; it: polpettone vegetariano, polpettone di lenticchie
vegetable roast, roasted vegetable, roast vegetable, oven roasted vegetables; de: Ofengemüse, Röstgemüse; fr: légumes rôtis, légumes au four; es: verduras asadas, verduras al horno; it: verdure al forno, verdure arrosto
grilled vegetable; de: Grillgemüse, gegrilltes Gemüse; fr: légumes grillés, légumes au barbecue; es: verduras a la parrilla, parrillada de verduras, verduras a la plancha; it: verdure grigliate, verdure alla griglia
steamed vegetable; de: gedämpftes Gemüse; fr: légumes vapeur; es: verduras al vapor; it: verdure al vapore
sauteed vegetable, vegetable stir fry, stir fried vegetables; de: Pfannengemüse, Wokgemüse, Gemüsepfanne; fr: poêlée de légumes, légumes sautés, wok de légumes; es: verduras salteadas, salteado de verduras; it: verdure saltate, verdure in padella
creamed spinach; de: Rahmspinat; fr: épinards à la crème; es: espinacas a la crema; it: spinaci alla panna
braised red cabbage; de: Rotkraut, Apfelrotkohl, Rotkohl, Blaukraut; fr: chou rouge braisé; es: lombarda guisada; it: cavolo rosso stufato
creamed kohlrabi, creamed vegetables; de: Rahmgemüse, Rahmkohlrabi; fr: légumes à la crème; es: verduras a la crema; it: verdure alla panna
honey glazed carrot, glazed carrot; de: glasierte Karotten; fr: carottes glacées, carottes vichy; es: zanahorias glaseadas; it: carote glassate
kale chip, kale crisps; de: Grünkohlchips; fr: chips de kale; es: chips de kale; it: chips di cavolo
garlic mushroom, fried mushroom; de: Knoblauchchampignons, Champignonpfanne; fr: champignons à l'ail, champignons à la persillade; es: champiñones al ajillo; it: funghi trifolati
onion ring; de: Zwiebelringe; fr: rondelles d'oignon, beignets d'oignons; es: aros de cebolla; it: anelli di cipolla
mozzarella stick, cheese stick; de: Mozzarella-Sticks; fr: bâtonnets de mozzarella; es: palitos de mozzarella, palitos de queso; it: bastoncini di mozzarella
corn fritter, sweetcorn fritter; de: Maisbratlinge, Maispuffer; fr: galettes de maïs, beignets de maïs; es: tortitas de maíz; it: frittelle di mais
zucchini fritter, courgette fritter; de: Zucchinipuffer; fr: galettes de courgette, beignets de courgette; es: tortitas de calabacín, buñuelos de calabacín; it: frittelle di zucchine
vegetable fritter, vegetable patty; de: Gemüsepuffer, Gemüsebratlinge, Gemüselaibchen; fr: galettes de légumes; es: tortitas de verduras, hamburguesas de verduras; it: frittelle di verdure, polpette di verdure
fried camembert, breaded camembert; de: gebackener Camembert, Backcamembert; fr: camembert pané; es: queso frito, camembert frito; it: formaggio fritto
baked camembert, baked brie, oven baked cheese; de: Ofenkäse, Ofencamembert, Camembert aus dem Ofen; fr: camembert rôti, camembert au four; es: camembert al horno, brie al horno; it: camembert al forno
baked feta, feta pasta, baked feta pasta; de: gebackener Feta, Feta aus dem Ofen, Ofenfeta, Baked-Feta-Pasta; fr: feta au four, pâtes à la feta rôtie; es: feta al horno, pasta con feta al horno; it: feta al forno, pasta con feta
saganaki, fried halloumi, grilled halloumi; de: gegrillter Halloumi, Saganaki; fr: halloumi grillé; es: halloumi a la plancha; it: halloumi alla griglia
asparagus with hollandaise; de: Spargel mit Sauce Hollandaise; fr: asperges sauce hollandaise; es: espárragos con salsa holandesa; it: asparagi alla bismarck
chicory gratin, endive and ham gratin, ham and endive; de: Chicorée mit Schinken, überbackener Chicorée; fr: endives au jambon; es: endibias con jamón gratinadas; it: indivia gratinata
leek gratin, leeks in cheese sauce, creamed leeks; de: Lauchgratin, Rahmlauch, Lauchgemüse; fr: gratin de poireaux, fondue de poireaux; es: puerros gratinados, puerros con bechamel; it: porri gratinati
spinach gratin, spinach casserole, spinach bake; de: Spinatauflauf, Spinatgratin; fr: gratin d'épinards; es: espinacas gratinadas, espinacas con bechamel; it: spinaci gratinati, sformato di spinaci
broccoli gratin, broccoli bake, broccoli casserole, broccoli cheese; de: Brokkoliauflauf, Brokkoligratin; fr: gratin de brocolis; es: brócoli gratinado, brócoli con queso; it: broccoli gratinati, sformato di broccoli
pumpkin gratin, squash gratin, squash casserole; de: Kürbisgratin, Kürbisauflauf; fr: gratin de courge, gratin de potiron; es: gratinado de calabaza; it: zucca gratinata, sformato di zucca
fennel gratin; de: Fenchelgratin, überbackener Fenchel; fr: gratin de fenouil; es: hinojo gratinado; it: finocchi gratinati
sauerkraut casserole; de: Sauerkrautauflauf, Krautauflauf; fr: gratin de choucroute; es: cazuela de chucrut
pancake casserole, savoury crepe bake; de: gefüllte Pfannkuchen, überbackene Pfannkuchen; fr: ficelle picarde, crêpes salées gratinées; es: crepes rellenas; it: crespelle al forno, crespelle ricotta e spinaci
tofu stir fry, fried tofu, crispy tofu; de: Tofupfanne, knuspriger Tofu, gebratener Tofu; fr: tofu sauté, tofu croustillant; es: salteado de tofu, tofu frito, tofu crujiente; it: tofu saltato, tofu croccante
potato skillet, potato hash, breakfast hash, sweet potato hash; de: Kartoffelpfanne; fr: poêlée de pommes de terre; es: salteado de patatas; it: padellata di patate
chickpea fritter; de: Kichererbsenpuffer; fr: beignets de pois chiches; es: tortitas de garbanzos; it: panelle, frittelle di ceci
oat patty, spelt patty, grain patty; de: Grünkernbratlinge, Haferbratlinge, Getreidebratlinge; fr: galettes de céréales; es: hamburguesas de avena; it: polpette di avena
stovies, rumbledethumps, clapshot; fr: purée écossaise
vegetable pie, vegetable pot pie, veggie pie; de: Gemüsepastete; fr: tourte aux légumes; es: pastel de verduras; it: torta di verdure
mushroom pie, mushroom tart, mushroom quiche; de: Pilzquiche, Pilztarte, Pilzkuchen; fr: tarte aux champignons, quiche aux champignons; es: tarta de champiñones, quiche de champiñones; it: torta salata ai funghi
vegetarian shepherd's pie, shepherdless pie, lentil shepherd's pie; de: vegetarischer Shepherd's Pie; fr: parmentier végétarien, parmentier de lentilles; es: pastel de lentejas y patata; it: pasticcio vegetariano
cheese tart, cheese quiche, cheese flan; de: Käsequiche, Käsewähe; fr: tarte au fromage, quiche au fromage; es: quiche de queso, tarta salada de queso; it: torta salata al formaggio
goat cheese tart, goat cheese quiche; de: Ziegenkäsetarte, Ziegenkäsequiche; fr: tarte au chèvre, quiche au chèvre; es: tarta de queso de cabra; it: torta salata al caprino
courgette quiche, zucchini quiche, courgette tart; de: Zucchiniquiche, Zucchinitarte; fr: quiche aux courgettes, tarte aux courgettes; es: quiche de calabacín, tarta de calabacín; it: torta salata alle zucchine, torta salata con zucchine
salmon quiche, salmon tart; de: Lachsquiche; fr: quiche au saumon, tarte saumon poireaux; es: quiche de salmón; it: torta salata al salmone
tuna quiche, tuna pie; de: Thunfischquiche; fr: quiche au thon, tarte au thon; es: quiche de atún, empanada de atún, pastel de atún; it: torta salata al tonno
asparagus quiche, asparagus tart; de: Spargelquiche, Spargeltarte; fr: quiche aux asperges; es: quiche de espárragos; it: torta salata agli asparagi
broccoli quiche; de: Brokkoliquiche; fr: quiche aux brocolis; es: quiche de brócoli; it: torta salata ai broccoli
pumpkin quiche, savoury pumpkin tart; de: Kürbisquiche, Kürbistarte; fr: quiche au potiron, tarte salée au potiron; es: quiche de calabaza; it: torta salata di zucca
galician pie, tuna empanada; es: empanada gallega; it: empanada galiziana
pissaladiere, onion anchovy tart; de: Pissaladière; fr: pissaladière; es: pissaladière
stuffed pumpkin, stuffed squash, stuffed butternut; de: gefüllter Kürbis; fr: courge farcie, potimarron farci; es: calabaza rellena; it: zucca ripiena
stuffed sweet potato; de: gefüllte Süßkartoffel; fr: patates douces farcies; es: batatas rellenas, boniato relleno, camote relleno; it: patate dolci ripiene
stuffed onion; de: gefüllte Zwiebeln; fr: oignons farcis; es: cebollas rellenas; it: cipolle ripiene
stuffed avocado; de: gefüllte Avocado; fr: avocats farcis, avocat crevettes; es: aguacates rellenos, palta rellena; it: avocado ripieno
stuffed kohlrabi; de: gefüllter Kohlrabi; fr: chou rave farci
roasted cauliflower, whole roasted cauliflower, cauliflower steak; de: gerösteter Blumenkohl, Blumenkohl aus dem Ofen, Blumenkohlsteak; fr: chou fleur rôti; es: coliflor asada, coliflor al horno; it: cavolfiore arrosto, cavolfiore al forno
roasted broccoli; de: gerösteter Brokkoli, Ofenbrokkoli; fr: brocolis rôtis; es: brócoli asado, brócoli al horno; it: broccoli al forno
roasted pumpkin, roasted squash, roast butternut squash; de: Ofenkürbis, gerösteter Kürbis; fr: courge rôtie, potimarron rôti; es: calabaza asada, calabaza al horno; it: zucca al forno, zucca arrosto
roasted carrot; de: Ofenkarotten, geröstete Karotten, Ofenmöhren; fr: carottes rôties; es: zanahorias asadas; it: carote al forno
roasted brussels sprouts, brussels sprouts with bacon; de: Rosenkohl aus dem Ofen, gerösteter Rosenkohl; fr: choux de bruxelles rôtis, choux de bruxelles aux lardons; es: coles de bruselas al horno; it: cavolini di bruxelles al forno
roasted tomato, oven dried tomato, slow roasted tomatoes; de: Ofentomaten, Schmortomaten; fr: tomates confites, tomates rôties, tomates provençales; es: tomates asados, tomates confitados; it: pomodori confit, pomodori al forno, pomodori gratinati
roasted beetroot, roast beets; de: geröstete Rote Bete, Ofen-Rote-Bete; fr: betteraves rôties; es: remolacha asada; it: barbabietole al forno
roasted chickpeas, crunchy chickpeas; de: geröstete Kichererbsen; fr: pois chiches grillés, pois chiches rôtis; es: garbanzos tostados, garbanzos crujientes; it: ceci croccanti, ceci tostati
roasted aubergine, roast eggplant, grilled aubergine, grilled eggplant; de: gegrillte Auberginen, Ofenauberginen; fr: aubergines rôties, aubergines grillées; es: berenjenas asadas; it: melanzane grigliate
fried aubergine, fried eggplant; de: gebratene Auberginen; fr: aubergines frites; es: berenjenas fritas, berenjenas con miel; it: melanzane fritte
fried courgette, fried zucchini; de: gebratene Zucchini; fr: courgettes poêlées; es: calabacines fritos; it: zucchine fritte, zucchine in padella
grilled courgette, grilled zucchini; de: gegrillte Zucchini; fr: courgettes grillées; es: calabacín a la plancha; it: zucchine grigliate
sweet potato fries, sweet potato wedges, sweet potato chips; de: Süßkartoffelpommes, Süßkartoffel-Pommes; fr: frites de patate douce; es: batatas fritas, boniatos fritos, camotes fritos; it: patate dolci fritte, patatine di patate dolci
baked sweet potato, roasted sweet potato; de: Ofensüßkartoffel, gebackene Süßkartoffel; fr: patate douce au four, patates douces rôties; es: batata asada, boniato asado, camote al horno; it: patate dolci al forno
sweet potato mash, mashed sweet potato; de: Süßkartoffelpüree; fr: purée de patates douces; es: puré de batata, puré de boniato, puré de camote; it: purè di patate dolci
celeriac mash, celeriac puree; de: Selleriepüree; fr: purée de céleri; es: puré de apionabo; it: purè di sedano rapa
carrot mash, carrot puree; de: Möhrenpüree, Karottenpüree; fr: purée de carottes; es: puré de zanahoria; it: purè di carote
mashed swede, swede mash, mashed rutabaga, bashed neeps; de: Steckrübenpüree; fr: purée de rutabaga; es: puré de colinabo
mushy peas, pea puree, pease pudding; de: Erbsenpüree; fr: purée de petits pois, purée de pois cassés; es: puré de guisantes; it: purè di piselli
cauliflower mash, cauliflower puree; de: Blumenkohlpüree; fr: purée de chou fleur; es: puré de coliflor; it: purè di cavolfiore
pumpkin puree, pumpkin mash; de: Kürbispüree; fr: purée de potiron; es: puré de calabaza; it: purea di zucca, purè di zucca
creamed corn, creamed sweetcorn; de: Rahmmais; fr: crème de maïs; es: crema de maíz dulce; it: crema di mais
corn casserole, corn pudding; de: Maisauflauf; fr: gratin de maïs; es: pastel de elote, cazuela de maíz; it: sformato di mais
creamed cabbage, creamed savoy, fried cabbage, buttered cabbage; de: Rahmwirsing, Rahmkohl, Schmorkraut; fr: chou braisé; es: repollo salteado, repollo a la crema; it: cavolo stufato, verza stufata, verza in padella
bavarian cabbage, braised sauerkraut, bacon cabbage; de: Bayrisch Kraut, Speckkraut, Weinkraut; fr: chou au lard; es: repollo con tocino; it: cavolo con pancetta
green beans with bacon, bean bundles; de: Speckbohnen, Bohnen im Speckmantel; fr: haricots verts au lard, fagots de haricots verts; es: judías verdes con jamón; it: fagiolini con pancetta
peas and carrots; de: Erbsen und Möhren, Leipziger Allerlei; fr: petits pois carottes; es: guisantes con zanahorias; it: piselli e carote
braised peas, peas with ham; fr: petits pois à la française; es: guisantes con jamón; it: piselli al prosciutto
sauteed spinach, garlic spinach; de: Blattspinat mit Knoblauch; fr: épinards à l'ail; es: espinacas salteadas, espinacas a la catalana; it: spinaci saltati, spinaci in padella
tater tots, potato gems, potato puffs; de: Kartoffelbällchen; fr: pommes noisettes; es: bolitas de patata; it: palline di patate
smashed potatoes, crushed potatoes; de: Quetschkartoffeln; fr: pommes de terre écrasées; es: patatas aplastadas; it: patate schiacciate
potato with quark, potatoes with curd cheese; de: Kartoffeln mit Quark, Pellkartoffeln mit Quark; fr: pommes de terre au fromage blanc, bibeleskaes
rosemary potatoes, oven potatoes, herb roasted potatoes; de: Rosmarinkartoffeln, Ofenkartoffeln; fr: pommes de terre au romarin; es: patatas al romero; it: patate al rosmarino
wrinkled potatoes, canarian potatoes, salt potatoes; de: kanarische Kartoffeln; fr: pommes de terre canariennes; es: papas arrugadas
poutine, loaded fries, cheese fries, disco fries; de: überbackene Pommes; fr: poutine; es: papas con queso, patatas con queso; it: patatine con formaggio
`;

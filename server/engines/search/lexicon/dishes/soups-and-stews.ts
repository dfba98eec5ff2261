/** Names of one soup or stew of Europe and its heirs: see ../produce.ts for how a line is read. */
export const soupsAndStews = `
soup, pottage, potage; de: Suppe; fr: soupe, potage, velouté; es: sopa, crema; it: zuppa, minestra
stew, casserole, hotpot, ragout; de: Eintopf, Ragout, Schmortopf, Pichelsteiner; fr: ragoût, daube, mijoté; es: guiso, estofado, cocido, guisado; it: stufato, spezzatino
goulash, gulyas; de: Gulasch; fr: goulasch; es: goulash; it: gulasch
tomato soup; de: Tomatensuppe, Tomatencremesuppe; fr: soupe de tomates, velouté de tomates, soupe à la tomate; es: sopa de tomate, crema de tomate, sopa de jitomate; it: zuppa di pomodoro, vellutata di pomodoro
potato soup; de: Kartoffelsuppe, Kartoffelcremesuppe, Erdäpfelsuppe, Kartoffeleintopf; fr: soupe de pommes de terre, velouté de pommes de terre, potage parmentier; es: sopa de papa, crema de patata, crema de papa, sopa de patata; it: zuppa di patate, vellutata di patate
pumpkin soup, cream of pumpkin soup; de: Kürbissuppe, Kürbiscremesuppe; fr: soupe de potiron, velouté de potiron, soupe au potiron, soupe de citrouille; es: crema de calabaza, sopa de calabaza, crema de zapallo; it: vellutata di zucca, zuppa di zucca
onion soup, french onion soup; de: Zwiebelsuppe, französische Zwiebelsuppe; fr: soupe à l'oignon, gratinée à l'oignon; es: sopa de cebolla; it: zuppa di cipolle
lentil soup, dal soup, daal soup; de: Linsensuppe, Linseneintopf; fr: soupe de lentilles, velouté de lentilles; es: sopa de lentejas, crema de lentejas; it: zuppa di lenticchie, vellutata di lenticchie, minestra di lenticchie
chicken soup, chicken noodle soup, jewish penicillin; de: Hühnersuppe, Nudelsuppe, Hühnernudelsuppe, Hühnereintopf; fr: soupe au poulet, bouillon de poule, soupe de poulet; es: sopa de pollo, caldo de pollo, sopa de pollo con fideos; it: brodo di pollo, zuppa di pollo, pastina in brodo
pea soup, split pea soup, pease pottage; de: Erbsensuppe, Erbseneintopf; fr: potage saint germain, soupe de petits pois, velouté de petits pois; es: crema de guisantes, sopa de arvejas; it: zuppa di piselli, vellutata di piselli
chili con carne, chilli con carne, beef chili, texas chili, chile con carne; de: Chili con Carne; fr: chili con carne; es: chili con carne; it: chili con carne
curry, masala; de: Curry; fr: curry; es: curry; it: curry
ratatouille, vegetable stew; fr: ratatouille; es: pisto; it: peperonata, caponata
vegetable soup; de: Gemüsesuppe, Gemüseeintopf; fr: soupe de légumes, potage de légumes, velouté de légumes; es: sopa de verduras, crema de verduras; it: zuppa di verdure, minestra di verdure, passato di verdure
minestrone, italian vegetable soup; de: Minestrone, italienische Gemüsesuppe; fr: minestrone, soupe minestrone; es: minestrone; it: minestrone
mushroom soup, cream of mushroom soup; de: Pilzsuppe, Champignonsuppe, Champignoncremesuppe; fr: soupe aux champignons, velouté de champignons; es: sopa de champiñones, crema de champiñones; it: zuppa di funghi, vellutata di funghi
carrot soup; de: Karottensuppe, Möhrensuppe; fr: soupe de carottes, velouté de carottes; es: sopa de zanahoria, crema de zanahoria; it: vellutata di carote, zuppa di carote
leek soup, leek and potato soup, potato leek soup, vichyssoise, cream of leek soup; de: Lauchsuppe, Lauchcremesuppe, Kartoffel-Lauch-Suppe; fr: soupe aux poireaux, soupe poireaux pommes de terre, vichyssoise; es: vichyssoise, crema de puerros, sopa de puerros; it: zuppa di porri, vellutata di porri
broccoli soup, cream of broccoli soup; de: Brokkolisuppe, Brokkolicremesuppe; fr: soupe de brocolis, velouté de brocolis; es: crema de brócoli, sopa de brócoli; it: vellutata di broccoli
cauliflower soup; de: Blumenkohlsuppe, Blumenkohlcremesuppe; fr: soupe de chou-fleur, velouté de chou-fleur; es: crema de coliflor, sopa de coliflor; it: vellutata di cavolfiore
courgette soup, zucchini soup; de: Zucchinisuppe, Zucchinicremesuppe; fr: soupe de courgettes, velouté de courgettes; es: crema de calabacín, sopa de calabacín; it: vellutata di zucchine
asparagus soup, cream of asparagus soup; de: Spargelsuppe, Spargelcremesuppe; fr: soupe d'asperges, velouté d'asperges; es: crema de espárragos, sopa de espárragos; it: vellutata di asparagi, zuppa di asparagi
cabbage soup; de: Kohlsuppe, Krautsuppe, Weißkohlsuppe; fr: soupe aux choux, soupe au chou; es: sopa de repollo, sopa de col; it: zuppa di cavolo
bean soup; de: Bohnensuppe, Bohneneintopf; fr: soupe de haricots, soupe aux haricots; es: sopa de frijol, sopa de alubias, sopa de judías; it: zuppa di fagioli
black bean soup; de: schwarze Bohnensuppe; es: sopa de frijol negro
corn soup, corn chowder, sweetcorn soup, sweetcorn chowder; de: Maissuppe; fr: soupe de maïs, velouté de maïs; es: crema de elote, sopa de maíz, crema de maíz; it: zuppa di mais, vellutata di mais
sweet potato soup; de: Süßkartoffelsuppe; fr: soupe de patates douces, velouté de patates douces; es: crema de batata, crema de boniato, crema de camote; it: vellutata di patate dolci
squash soup, butternut squash soup, butternut soup; de: Butternusssuppe, Kürbiscremesuppe; fr: soupe de courge, velouté de butternut; es: crema de calabaza, sopa de calabaza; it: vellutata di zucca, zuppa di zucca
garlic soup; de: Knoblauchsuppe; fr: soupe à l'ail, tourin; es: sopa de ajo, sopa castellana; it: zuppa d'aglio
fish soup, fish stew, seafood stew; de: Fischsuppe, Fischeintopf; fr: soupe de poisson, soupe de poissons; es: sopa de pescado, sopa de mariscos, caldo de mariscos, sopa de marisco; it: zuppa di pesce
bouillabaisse; de: Bouillabaisse; fr: bouillabaisse; es: bullabesa; it: bouillabaisse
cioppino, cacciucco; it: cacciucco
chowder, clam chowder, seafood chowder, new england clam chowder, boston clam chowder; de: Muschelsuppe, Chowder; fr: chaudrée; es: sopa de almejas; it: zuppa di vongole
lobster bisque, bisque; de: Hummersuppe, Hummerbisque; fr: bisque de homard, bisque; es: bisque de langosta; it: bisque di aragosta
noodle soup; de: Nudelsuppe; fr: soupe de nouilles; es: sopa de fideos, sopa de tallarines; it: zuppa di noodles, minestra di pasta
turkey soup; de: Putensuppe; fr: soupe à la dinde; es: sopa de pavo; it: zuppa di tacchino
beef soup, beef vegetable soup; de: Rindfleischsuppe, Rindersuppe; fr: soupe de boeuf; es: sopa de res, caldo de res; it: zuppa di manzo
meatball soup, italian wedding soup; de: Hackbällchensuppe; fr: soupe aux boulettes; es: sopa de albóndigas; it: minestra con polpettine
cheese soup, beer cheese soup, cheese leek soup; de: Käsesuppe, Käse-Lauch-Suppe; fr: soupe au fromage; es: sopa de queso; it: zuppa di formaggio
oxtail soup; de: Ochsenschwanzsuppe; fr: soupe de queue de boeuf; es: sopa de rabo
egg drop soup, egg flower soup; de: Eierblumensuppe, Eierstichsuppe; fr: soupe aux oeufs; es: sopa de huevo; it: stracciatella in brodo
pancake soup; de: Flädlesuppe, Frittatensuppe; fr: bouillon aux crêpes; es: sopa de crepes; it: frittatine in brodo, brodo con celestine
pea and ham soup, ham and pea soup; de: Erbsensuppe mit Speck, Erbseneintopf; fr: soupe de pois cassés; es: sopa de guisantes, crema de guisantes; it: zuppa di piselli, vellutata di piselli
gazpacho, cold tomato soup; de: Gazpacho; fr: gaspacho, gazpacho; es: gazpacho; it: gazpacho
salmorejo; de: Salmorejo; es: salmorejo
ajo blanco, white gazpacho; es: ajoblanco, ajo blanco
scotch broth; de: schottische Graupensuppe; fr: soupe écossaise à l'orge; es: caldo escocés
mulligatawny, mulligatawny soup; de: Mulligatawny-Suppe; fr: mulligatawny; es: mulligatawny
cullen skink; de: schottische Fischsuppe, Cullen Skink; fr: soupe au haddock
cock a leekie, cock a leekie soup
barley soup; de: Graupensuppe, Gerstensuppe; fr: soupe à l'orge; es: sopa de cebada; it: zuppa d'orzo
ribollita, tuscan bread soup; de: Ribollita; fr: ribollita; es: ribollita; it: ribollita
pappa al pomodoro, bread and tomato soup; de: toskanische Brotsuppe; fr: soupe de tomates au pain; es: sopa de tomate y pan; it: pappa al pomodoro
beef stew, stewed beef, beef casserole, beef hotpot, stovies; de: Rindereintopf, Rinderragout, Rindsragout, Rindergulasch, Rindfleischeintopf, Rindfleischtopf; fr: ragoût de boeuf, daube de boeuf, boeuf mijoté; es: guiso de carne, estofado de ternera, carne guisada, guisado de res, estofado de res, ternera guisada, guiso de ternera, estofado de carne; it: spezzatino di manzo, stufato di manzo
lamb stew, lamb casserole, lamb ragout; de: Lammeintopf, Lammragout; fr: navarin, navarin d'agneau, ragoût d'agneau; es: estofado de cordero, caldereta de cordero, guiso de cordero, cordero guisado; it: spezzatino di agnello, agnello in umido
irish stew; de: Irish Stew; fr: ragoût irlandais, irish stew; es: estofado irlandés; it: stufato irlandese
guinness stew, beef and guinness stew, beef and ale stew; de: Rindfleisch in Bier; fr: carbonade, carbonnade flamande; es: carbonada flamenca, estofado con cerveza; it: stufato alla birra, carbonade
lancashire hotpot, lancashire hot pot; de: Lammtopf mit Kartoffelhaube
chicken stew, chicken casserole; de: Hühnereintopf, Hähnchentopf, Hühnertopf, Hühnerragout; fr: ragoût de poulet, poulet mijoté, poulet en cocotte; es: guiso de pollo, estofado de pollo, pollo guisado; it: spezzatino di pollo, stufato di pollo, pollo in umido
chicken fricassee, fricassee; de: Hühnerfrikassee, Frikassee; fr: fricassée de poulet, fricassée; es: fricasé de pollo; it: fricassea di pollo
blanquette, veal blanquette, blanquette de veau; de: Kalbsragout; fr: blanquette de veau, blanquette; es: blanqueta de ternera; it: fricassea di vitello
veal stew; de: Kalbsgulasch; fr: veau marengo; es: estofado de ternera; it: spezzatino di vitello
pork stew, pork casserole, pork goulash; de: Schweinegulasch; fr: ragoût de porc; es: guiso de cerdo, estofado de cerdo; it: spezzatino di maiale, maiale in umido
venison stew, game stew; de: Wildgulasch, Hirschgulasch, Hirschragout, Rehragout; fr: civet de chevreuil, civet; es: estofado de ciervo; it: spezzatino di cervo, capriolo in salmì
jugged hare, hare stew; de: Hasenpfeffer; fr: civet de lièvre; it: lepre in salmì
pot au feu, boiled beef; de: gekochtes Rindfleisch, Tafelspitz, Siedfleisch; fr: pot-au-feu; es: cocido; it: bollito, bollito misto, lesso
cassoulet, sausage and bean casserole; de: Cassoulet; fr: cassoulet; es: cassoulet; it: cassoulet
fabada, fabada asturiana, asturian bean stew; de: asturischer Bohneneintopf; fr: fabada; es: fabada, fabada asturiana
cocido madrileno, spanish chickpea stew; es: cocido madrileño, puchero
bean stew; de: Bohneneintopf, Bohnentopf; fr: ragoût de haricots; es: guiso de alubias, potaje de alubias, judías estofadas, porotos guisados, frijoles guisados, habichuelas guisadas; it: fagioli in umido, zuppa di fagioli
chickpea stew; de: Kichererbseneintopf; fr: ragoût de pois chiches, ragoût de pois chiche; es: potaje de garbanzos, guiso de garbanzos, garbanzos guisados; it: zuppa di ceci, ceci in umido
lentil stew; de: Linseneintopf, Linsentopf; fr: ragoût de lentilles; es: lentejas estofadas, guiso de lentejas, lentejas guisadas, potaje de lentejas; it: lenticchie in umido, stufato di lenticchie
lentils and spaetzle; de: Linsen mit Spätzle
lentils and sausage, sausage and lentils, lentils with sausage; fr: saucisses aux lentilles, petit salé aux lentilles; es: lentejas con chorizo; it: cotechino con lenticchie, lenticchie e salsiccia
baked beans, boston baked beans, beans in tomato sauce, pork and beans, cowboy beans, bbq beans; de: gebackene Bohnen, Baked Beans; fr: fèves au lard, haricots à la tomate; es: alubias en salsa de tomate; it: fagioli all'uccelletto
chili sin carne, vegetarian chili, bean chili, vegan chili; de: Chili sin Carne, vegetarisches Chili; fr: chili sin carne, chili végétarien; es: chili vegetariano, chili sin carne; it: chili vegetariano, chili sin carne
white chicken chili, white chili
stoemp, stamppot, hotchpotch; de: Stampf; fr: stoemp
himmel und erde; de: Himmel und Erde
hot pot, fondue chinoise; de: Feuertopf, Fondue Chinoise; fr: fondue chinoise; es: hot pot, olla caliente; it: fonduta cinese
choucroute garnie, sauerkraut with sausages; de: Schlachtplatte; fr: choucroute garnie, choucroute alsacienne; es: chucrut con salchichas; it: crauti con salsicce
kale with pinkel, kale and sausage stew; de: Grünkohl mit Pinkel
spinach soup, cream of spinach soup; de: Spinatsuppe, Spinatcremesuppe; fr: soupe aux épinards, velouté d'épinards; es: crema de espinacas, sopa de espinacas; it: vellutata di spinaci, zuppa di spinaci
celery soup, celeriac soup, cream of celery soup; de: Selleriesuppe, Selleriecremesuppe; fr: velouté de céleri, soupe de céleri; es: crema de apio, sopa de apio; it: vellutata di sedano, vellutata di sedano rapa
fennel soup; de: Fenchelsuppe, Fenchelcremesuppe; fr: velouté de fenouil; es: crema de hinojo; it: vellutata di finocchi
cold beet soup, chlodnik, saltibarsciai, cold borscht; de: kalte Rote-Bete-Suppe; fr: soupe froide de betterave; es: sopa fría de remolacha; it: zuppa fredda di barbabietole
wild garlic soup; de: Bärlauchsuppe, Bärlauchcremesuppe; fr: velouté d'ail des ours; es: crema de ajo silvestre; it: zuppa di aglio orsino
parsnip soup, curried parsnip soup; de: Pastinakensuppe, Pastinakencremesuppe; fr: velouté de panais; es: crema de chirivía; it: vellutata di pastinaca
chestnut soup; de: Maronensuppe, Kastaniensuppe; fr: velouté de châtaignes, soupe de châtaignes; es: sopa de castañas; it: zuppa di castagne, vellutata di castagne
chickpea soup; de: Kichererbsensuppe; fr: soupe de pois chiches; es: sopa de garbanzos; it: zuppa di ceci, vellutata di ceci
red lentil soup, red lentil and coconut soup; de: rote Linsensuppe, Rote-Linsen-Suppe; fr: soupe de lentilles corail, velouté de lentilles corail; es: sopa de lentejas rojas, crema de lentejas rojas; it: zuppa di lenticchie rosse, vellutata di lenticchie rosse
carrot and ginger soup, carrot ginger soup; de: Karotten-Ingwer-Suppe, Möhren-Ingwer-Suppe; fr: soupe carottes gingembre, velouté carottes gingembre; es: crema de zanahoria y jengibre; it: vellutata di carote e zenzero
coconut soup, thai soup; de: Kokossuppe, Thai-Suppe; fr: soupe thaï; es: sopa tailandesa; it: zuppa thailandese
tomato and red pepper soup, roasted red pepper soup, pepper soup; de: Paprikasuppe, Paprikacremesuppe; fr: soupe de poivrons, velouté de poivrons; es: crema de pimientos, sopa de pimientos; it: vellutata di peperoni
cucumber soup, cold cucumber soup; de: Gurkensuppe, kalte Gurkensuppe; fr: soupe froide de concombre; es: sopa fría de pepino; it: zuppa fredda di cetrioli
cold soup, chilled soup; de: Kaltschale, kalte Suppe; fr: soupe froide; es: sopa fría; it: zuppa fredda
herb soup, chervil soup; de: Kräutersuppe, Kerbelsuppe; fr: soupe au cerfeuil, soupe aux herbes; es: sopa de hierbas; it: zuppa alle erbe
goulash soup; de: Gulaschsuppe; fr: soupe goulasch; es: sopa goulash; it: zuppa di gulasch
taco soup, mexican soup; de: mexikanische Suppe, Tacosuppe; fr: soupe mexicaine; es: sopa mexicana; it: zuppa messicana
lasagne soup, lasagna soup; de: Lasagnesuppe; fr: soupe lasagne; es: sopa de lasaña
pizza soup; de: Pizzasuppe; es: sopa de pizza
salmon soup, lohikeitto; de: Lachssuppe; fr: soupe au saumon; es: sopa de salmón; it: zuppa di salmone
mussel soup, billi bi; de: Muschelsuppe; fr: soupe de moules; es: sopa de mejillones; it: zuppa di cozze
consomme, clear soup, clear broth; de: klare Suppe, Kraftbrühe; fr: consommé, bouillon clair; es: consomé, caldo claro; it: consommé, brodo ristretto
liver dumpling soup; de: Leberknödelsuppe; fr: soupe aux quenelles de foie; it: canederli di fegato in brodo
semolina dumpling soup; de: Grießnockerlsuppe, Grießklößchensuppe; fr: soupe aux quenelles de semoule; it: gnocchetti di semolino in brodo
tortellini in broth, pasta in broth; de: Tortellini in Brühe; fr: tortellini au bouillon; es: tortellini en caldo; it: tortellini in brodo, cappelletti in brodo
alphabet soup, letter soup; de: Buchstabensuppe; fr: soupe alphabet; es: sopa de letras; it: pastina alfabeto
stone soup, kitchen sink soup; de: Restesuppe; fr: soupe de restes; es: sopa de sobras; it: zuppa svuotafrigo
vegetable stew, vegetable casserole, veggie stew; de: Gemüseeintopf, Gemüsetopf; fr: ragoût de légumes, potée de légumes; es: guiso de verduras, estofado de verduras, menestra de verduras; it: stufato di verdure, verdure stufate
sausage casserole, sausage stew, sausage hotpot; de: Würstcheneintopf, Wursttopf; fr: ragoût de saucisses, rougail saucisse; es: guiso de salchichas; it: salsiccia in umido
cabbage stew, cabbage casserole; de: Kohleintopf, Krauteintopf, Schmorkohl; fr: potée au chou, potée auvergnate; es: guiso de repollo; it: stufato di verza
potato stew; de: Kartoffeleintopf, Kartoffelgulasch; fr: ragoût de pommes de terre; es: guiso de patatas, patatas a la riojana, patatas guisadas; it: patate in umido, spezzatino con patate
pumpkin stew, squash stew; de: Kürbiseintopf, Kürbisgulasch; fr: ragoût de courge; es: guiso de calabaza; it: stufato di zucca
mushroom stew, mushroom ragout, mushroom stroganoff; de: Pilzragout, Pilzgulasch, Pilzpfanne, Schwammerlsauce; fr: ragoût de champignons, stroganoff de champignons; es: guiso de setas, strogonoff de champiñones; it: funghi in umido, funghi alla stroganoff
fish stew, seafood casserole; de: Fischeintopf, Fischtopf; fr: ragoût de poisson, cotriade; es: guiso de pescado, caldereta de pescado, suquet, marmitako; it: pesce in umido, brodetto
rabbit stew, rabbit casserole; de: Kaninchenragout, Hasenragout; fr: lapin à la moutarde, lapin en sauce; es: conejo guisado, conejo al ajillo; it: coniglio alla cacciatora, coniglio in umido
tripe stew, tripes a la mode; de: saure Kutteln; fr: tripes à la mode de caen; es: callos a la madrileña, callos con garbanzos; it: trippa alla romana, trippa alla fiorentina
dublin coddle, coddle; de: irischer Wursteintopf; es: coddle irlandés
shrimp boil, seafood boil, crawfish boil, low country boil; de: Low Country Boil
clambake, steamed clams, clams in white wine; de: Venusmuscheln in Weißwein; fr: palourdes au vin blanc; es: almejas a la marinera, almejas al vino blanco; it: sauté di vongole
`;

/** Names of one dish of meat or poultry of Europe and its heirs: see ../produce.ts for how a line is read. */
export const meatDishes = `
meatball, rissole, polpette; de: Frikadelle, Fleischbällchen, Hackbällchen, Klopse, Bulette, Fleischpflanzerl, Fleischlaibchen, Hackfleischbällchen, Fleischklößchen, Fleischküchle, Hacktätschli; fr: boulette, boulette de viande; es: albóndiga, almóndiga; it: polpetta, polpette di carne, polpettine
meatloaf, meat loaf; de: Hackbraten, Falscher Hase, Faschierter Braten; fr: pain de viande; es: pastel de carne, rollo de carne, asado de carne picada, pan de carne; it: polpettone
shepherd's pie, shepherds pie, cottage pie; de: Shepherd's Pie; fr: hachis parmentier; es: pastel de papa, pastel de carne, pastel de pastor, pastel de papas; it: pasticcio di carne e patate
schnitzel, escalope, breaded cutlet, cutlet, milanesa, wiener schnitzel; de: Schnitzel, Wiener Schnitzel; fr: escalope, escalope panée, escalope viennoise, escalope milanaise; es: milanesa, escalope, filete empanado, escalope milanesa; it: cotoletta, scaloppina, cotoletta alla milanese, cotoletta impanata
roast, roast joint, pot roast; de: Braten; fr: rôti; es: asado; it: arrosto
roast beef; de: Rinderbraten, Roastbeef; fr: rôti de boeuf, rosbif; es: rosbif; it: arrosto di manzo, roast beef
roast pork, pork roast; de: Schweinebraten, Schweinsbraten, Schweinekrustenbraten; fr: rôti de porc; es: cerdo asado, lomo asado, cerdo al horno, pernil asado; it: arrosto di maiale, arista, maiale arrosto
roast chicken, baked chicken, rotisserie chicken; de: Brathähnchen, Grillhähnchen, Brathendl, Backhuhn, gebratenes Huhn, Ofenhähnchen, Poulet im Ofen, Hähnchen aus dem Ofen; fr: poulet rôti, poulet au four; es: pollo asado, pollo al horno, pollo rostizado; it: pollo arrosto, pollo al forno
fried chicken, southern fried chicken, buttermilk fried chicken; de: Backhendl, Backhähnchen, Knusperhähnchen, frittiertes Hähnchen; fr: poulet frit; es: pollo frito, pollo broaster; it: pollo fritto
coq au vin, chicken in wine; de: Hähnchen in Rotwein, Coq au Vin; fr: coq au vin, poulet au vin; es: gallo al vino, pollo al vino; it: pollo al vino
boeuf bourguignon, beef burgundy, beef bourguignon, bourguignon, beef bourguignonne, burgundy beef; de: Bœuf bourguignon; fr: boeuf bourguignon; es: ternera a la borgoñona, buey a la borgoñona; it: manzo alla borgognona
kebab, skewer, shish, souvlaki, satay, kabob, shish kebab, shish kabob; de: Spieß, Schaschlik, Grillspieß, Fleischspieß; fr: brochette; es: brocheta, pincho, pinchos morunos, brochetas; it: spiedino, spiedini
stir fry, stirfry, wok, stir fried, wokked; de: Wok, Pfannengericht, Wokgericht; fr: sauté, wok; es: salteado, wok; it: saltato, wok
beef roulade, beef olive, rouladen, stuffed beef roll, beef bird; de: Rinderroulade, Roulade; fr: paupiette, paupiettes de boeuf, alouette sans tête, oiseau sans tête; es: rollitos de ternera, rollo de carne relleno; it: involtini, involtini di carne, braciole
butter chicken, murgh makhani, chicken makhani; de: Butterhähnchen, Butter Chicken, Murgh Makhani; fr: poulet au beurre, butter chicken; es: pollo a la mantequilla, pollo makhani, butter chicken; it: pollo al burro, butter chicken
gravy, pan sauce, brown gravy; de: Bratensoße; fr: jus de viande, sauce brune; es: salsa de asado, gravy, jugo de carne; it: fondo di cottura, sugo d'arrosto
burnt ends, bbq burnt ends; de: Burnt Ends
pulled pork, bbq pulled pork; de: Pulled Pork, gezupftes Schweinefleisch, Zupfbraten; fr: porc effiloché, pulled pork; es: cerdo desmechado, cerdo desmenuzado, cerdo deshebrado, carne deshebrada de cerdo; it: maiale sfilacciato, pulled pork
carnitas; es: carnitas
beef wellington, fillet of beef wellington; de: Filet Wellington, Rinderfilet im Blätterteig; fr: boeuf wellington, filet de boeuf en croûte; es: solomillo wellington; it: filetto alla wellington
stroganoff, beef stroganoff, stroganov, beef stroganov, beef stroganof; de: Stroganoff, Bœuf Stroganoff, Filet Stroganoff, Stroganow, Bœuf Stroganow, Filetspitzen Stroganoff; fr: boeuf stroganoff, filet de boeuf stroganoff; es: stroganoff, ternera strogonoff, estrogonofe; it: manzo alla stroganoff, filetto alla stroganoff, stroganoff
sauerbraten; de: Sauerbraten
braised beef, beef braise, pot roast beef, beef pot roast, mississippi pot roast; de: Schmorbraten, Rinderschmorbraten; fr: boeuf braisé, boeuf à la mode, boeuf mode; es: ternera estofada, carne estofada, carne mechada española, redondo de ternera en salsa; it: brasato, stracotto, manzo brasato
sunday roast, roast dinner; de: Sonntagsbraten; fr: rôti du dimanche; es: asado dominical; it: arrosto della domenica
roast lamb, lamb roast; de: Lammbraten; fr: rôti d'agneau, gigot rôti; es: cordero asado, cordero al horno; it: agnello arrosto, agnello al forno
roast turkey, thanksgiving turkey, christmas turkey; de: Putenbraten, Truthahnbraten; fr: dinde rôtie, dinde de noël; es: pavo asado, pavo al horno; it: tacchino arrosto, tacchino ripieno
roast duck; de: Entenbraten, gebratene Ente; fr: canard rôti; es: pato asado; it: anatra arrosto
roast goose; de: Gänsebraten, Weihnachtsgans, Martinsgans; fr: oie rôtie; es: ganso asado; it: oca arrosto
duck confit, confit duck; de: Entenconfit; fr: confit de canard; es: confit de pato; it: confit d'anatra
duck with orange, duck a l'orange; de: Ente mit Orangensauce; fr: canard à l'orange; es: pato a la naranja; it: anatra all'arancia
glazed ham, baked ham, christmas ham, gammon roast, roast gammon, honey glazed ham; de: glasierter Schinken, Schinkenbraten, Schinken im Ofen; fr: jambon glacé, jambon rôti; es: jamón glaseado, jamón al horno, jamón navideño; it: prosciutto glassato, prosciutto al forno
crackling pork, crispy pork belly; de: Krustenbraten; fr: poitrine de porc croustillante; es: panceta crujiente; it: pancia di maiale croccante
porchetta, rolled pork belly; de: Porchetta; fr: porchetta; it: porchetta
ossobuco, osso buco; de: Ossobuco; fr: osso buco; es: ossobuco, osobuco; it: ossobuco
saltimbocca; de: Saltimbocca; fr: saltimbocca; es: saltimbocca; it: saltimbocca
vitello tonnato, veal with tuna sauce; de: Vitello tonnato; fr: veau à la sauce au thon; es: vitel toné; it: vitello tonnato
chicken cordon bleu, cordon bleu; de: Cordon bleu; fr: cordon bleu; es: cordon bleu, san jacobo, cachopo; it: cordon bleu
chicken kiev, chicken kyiv; de: Hähnchen Kiew; fr: poulet à la kiev; es: pollo a la kiev; it: pollo alla kiev
chicken schnitzel, breaded chicken, crumbed chicken, chicken milanese, chicken escalope, breaded chicken breast, chicken cutlet; de: Hähnchenschnitzel, Putenschnitzel; fr: escalope de poulet panée, poulet pané, escalope de poulet; es: milanesa de pollo, pollo empanado, pollo apanado, pechuga empanizada, filete de pollo empanado; it: cotoletta di pollo, petto di pollo impanato
chicken parmesan, chicken parmigiana, chicken parm, chicken parma, parmy, chicken parmo; de: Hähnchen Parmigiana; fr: poulet parmigiana; es: pollo a la parmesana, milanesa a la napolitana; it: pollo alla parmigiana
chicken nugget, chicken tender, chicken strip, chicken goujon, chicken fingers, chicken dippers, popcorn chicken, chicken tenders; de: Hähnchennuggets, Chicken Nuggets, Hähnchenstreifen, Knusperstreifen; fr: nuggets de poulet, aiguillettes de poulet panées; es: nuggets de pollo, fingers de pollo; it: nuggets di pollo, bocconcini di pollo, crocchette di pollo, straccetti di pollo impanati
buffalo wings, hot wings, buffalo chicken wings; de: scharfe Hähnchenflügel; fr: ailes de poulet piquantes; es: alitas picantes, alitas búfalo, alitas de pollo picantes; it: alette di pollo piccanti
chicken pot pie, chicken pie, chicken and leek pie, chicken and mushroom pie; de: Hühnerpastete, Hähnchenpastete; fr: tourte au poulet, tourte de poulet; es: pastel de pollo, pastel de pollo y verduras, pay de pollo; it: torta salata di pollo
steak and kidney pie, steak and ale pie, steak pie, meat pie, beef pie, beef pot pie, mince and onion pie, steak and guinness pie; de: Fleischpastete, Pastete mit Rindfleisch; fr: tourte à la viande, tourtière; es: pastel de carne, empanada de carne, tarta de carne; it: torta salata di carne
pork pie; de: Schweinepastete
pigs in blankets, pig in a blanket, kilted sausages, bacon wrapped sausages, sausages in bacon; de: Würstchen im Speckmantel; fr: saucisses au bacon, saucisses cocktail feuilletées; es: salchichas con tocino; it: salsicce avvolte nella pancetta, wurstel in crosta
toad in the hole; de: Würstchen im Pfannkuchenteig; fr: saucisses en pâte à crêpe; es: salchichas en masa
yorkshire pudding, popover; de: Yorkshire Pudding; fr: yorkshire pudding; es: pudin de yorkshire; it: yorkshire pudding
bangers and mash, sausage and mash; de: Bratwurst mit Kartoffelpüree, Würstchen mit Kartoffelbrei; fr: saucisse purée; es: salchichas con puré; it: salsiccia e purè
corned beef hash, beef hash; de: Labskaus; es: picadillo de carne en conserva
swedish meatball, kottbullar; de: Köttbullar, schwedische Fleischbällchen; fr: boulettes suédoises; es: albóndigas suecas; it: polpette svedesi
koenigsberger klopse, meatballs in caper sauce; de: Königsberger Klopse
leberkaese, bavarian meatloaf; de: Leberkäse, Fleischkäse
stuffed chicken breast, stuffed chicken; de: gefüllte Hähnchenbrust; fr: blanc de poulet farci, poulet farci; es: pechuga rellena, pollo relleno; it: petto di pollo ripieno, pollo ripieno
chicken cacciatore, hunter's chicken, hunters chicken, chicken chasseur; de: Jägerhuhn; fr: poulet chasseur; es: pollo a la cazadora; it: pollo alla cacciatora
hunter schnitzel, jaegerschnitzel; de: Jägerschnitzel; fr: escalope chasseur
cream schnitzel; de: Rahmschnitzel; fr: escalope à la crème
sliced veal zurich style, zurich style veal; de: Zürcher Geschnetzeltes, Züri Geschnetzeltes, Geschnetzeltes; fr: émincé de veau à la zurichoise
cream chicken, creamy chicken; de: Rahmhähnchen, Hähnchen in Sahnesauce, Sahnehähnchen; fr: poulet à la crème; es: pollo a la crema, pollo con nata, pollo a la nata; it: pollo alla panna
lemon chicken; de: Zitronenhähnchen, Zitronenhuhn; fr: poulet au citron; es: pollo al limón; it: pollo al limone
garlic chicken, forty clove garlic chicken; de: Knoblauchhähnchen; fr: poulet à l'ail; es: pollo al ajillo; it: pollo all'aglio
honey mustard chicken; de: Honig-Senf-Hähnchen; fr: poulet miel moutarde; es: pollo a la mostaza y miel; it: pollo senape e miele
mustard chicken; de: Senfhähnchen; fr: poulet à la moutarde; es: pollo a la mostaza; it: pollo alla senape
basque chicken, chicken basquaise; de: Baskisches Hähnchen; fr: poulet basquaise; es: pollo a la vasca, pollo al chilindrón; it: pollo alla basca
paprika chicken, chicken paprikash, paprikash; de: Paprikahähnchen, Paprikahuhn; fr: poulet au paprika; es: pollo al pimentón, pollo a la páprika; it: pollo alla paprika
chicken marsala; de: Hähnchen Marsala; fr: poulet au marsala; es: pollo al marsala; it: pollo al marsala
chicken piccata, piccata; de: Hähnchenpiccata, Piccata; fr: piccata de poulet; es: pollo piccata, piccata de pollo; it: piccata di pollo
beer can chicken, beer butt chicken; de: Bierdosenhähnchen; fr: poulet à la canette, poulet à la bière; es: pollo a la lata; it: pollo alla birra
barbecue chicken, bbq chicken, grilled chicken; de: Grillhähnchen, gegrilltes Hähnchen; fr: poulet grillé; es: pollo a la parrilla, pollo a la plancha, pollo a la brasa; it: pollo alla griglia
bbq rib, barbecue rib, barbecue spare ribs; de: Spareribs, BBQ-Rippchen; fr: travers de porc caramélisés, ribs; es: costillas a la barbacoa, costillas bbq; it: costine alla griglia, rosticciana
steak frites, steak and chips; de: Steak mit Pommes; fr: steak frites; es: bistec con patatas fritas, bife con papas; it: bistecca e patatine
steak tartare, beef tartare; de: Tatar, Rindertatar, Tartar; fr: steak tartare, tartare de boeuf; es: steak tartar, tartar de ternera; it: tartare di manzo
pepper steak, steak au poivre; de: Pfeffersteak; fr: steak au poivre; es: filete a la pimienta; it: filetto al pepe verde
steak with mushrooms; de: Steak mit Pilzen
beef and broccoli, beef with broccoli; de: Rindfleisch mit Brokkoli; fr: boeuf au brocoli; es: carne con brócoli; it: manzo con broccoli
poulet grand mere, chicken bonne femme; de: Hähnchen nach Großmutter Art; fr: poulet grand mère
braised pork, pork braise; de: Schweineschmorbraten; fr: porc braisé, joues de porc confites; es: carrilleras al vino tinto, cerdo estofado; it: guanciale brasato, maiale brasato
pork with apples, pork and cider, pork and apple; de: Schweinefleisch mit Äpfeln; fr: porc au cidre, rôti de porc aux pommes; es: cerdo con manzana; it: maiale alle mele
pork medallion, pork tenderloin with mushroom sauce; de: Schweinemedaillons, Filettopf; fr: médaillons de porc; es: medallones de cerdo; it: medaglioni di maiale
stuffed pork loin, stuffed pork roll; de: gefüllter Schweinebraten, Rollbraten; fr: rôti de porc farci; es: lomo relleno, cinta de lomo rellena; it: arrosto ripieno, arista ripiena
milk braised pork, pork in milk; de: Schweinebraten in Milch; fr: porc au lait; es: lomo en leche, cerdo a la leche; it: maiale al latte, arrosto al latte
bbq pulled beef, pulled beef, shredded beef; de: Pulled Beef, gezupftes Rindfleisch; fr: boeuf effiloché; es: carne deshebrada, ternera desmechada, carne mechada; it: manzo sfilacciato
roast veal, veal roast; de: Kalbsbraten; fr: rôti de veau; es: asado de ternera blanca; it: arrosto di vitello
wiener schnitzel, veal schnitzel; de: Wiener Schnitzel, Kalbsschnitzel; fr: escalope viennoise, escalope de veau panée; es: escalope vienés; it: cotoletta alla viennese, cotoletta alla milanese
pork schnitzel, breaded pork chop; de: Schweineschnitzel; fr: escalope de porc panée; es: chuleta empanada, lomo empanado; it: cotoletta di maiale
bacon wrapped date, devils on horseback; de: Datteln im Speckmantel; fr: dattes au lard; es: dátiles con bacon; it: datteri con pancetta
bacon wrapped prune; de: Pflaumen im Speckmantel; fr: pruneaux au lard; es: ciruelas con bacon; it: prugne con pancetta
ham wrapped asparagus, asparagus in bacon; de: Spargel im Schinkenmantel, Spargel mit Schinken; fr: asperges au jambon; es: espárragos con jamón; it: asparagi e prosciutto, asparagi con prosciutto
minced meat casserole, cowboy casserole, tater tot casserole, hamburger casserole; de: Hackauflauf, Hackfleischauflauf; fr: gratin de viande hachée; es: pastel de carne picada, cazuela de carne molida; it: sformato di carne
chicken bake, chicken divan; de: Hähnchenauflauf, Hähnchengratin; fr: gratin de poulet; es: gratinado de pollo, cazuela de pollo; it: pollo gratinato
salisbury steak, hamburger steak; de: Hacksteak; es: bistec encebollado, filete ruso
surf and turf; de: Surf and Turf; fr: terre et mer; es: mar y tierra; it: mari e monti
pan fried steak, beef steak; de: Rindersteak; fr: pavé de boeuf, steak grillé; es: bistec a la plancha, filete de ternera; it: bistecca alla griglia, tagliata di manzo
sliced steak, tagliata; de: Tagliata; it: tagliata
beef strips with mushrooms, creamy beef strips; de: Rindergeschnetzeltes, Rahmgeschnetzeltes, Schweinegeschnetzeltes; fr: émincé de boeuf, émincé de porc; es: tiras de ternera en salsa, fajitas de ternera; it: straccetti di manzo
chicken strips in cream sauce, creamy chicken strips; de: Hähnchengeschnetzeltes, Putengeschnetzeltes; fr: émincé de poulet, émincé de dinde à la crème; es: tiras de pollo en salsa; it: straccetti di pollo
chicken with mushrooms, creamy mushroom chicken, chicken in mushroom sauce; de: Hähnchen mit Pilzen, Hähnchen in Pilzsauce; fr: poulet aux champignons; es: pollo con champiñones; it: pollo ai funghi
chicken in tomato sauce, tomato chicken; de: Hähnchen in Tomatensauce; fr: poulet à la tomate; es: pollo en salsa de tomate, pollo con tomate; it: pollo al pomodoro
tuscan chicken, marry me chicken, creamy tuscan chicken; de: toskanisches Hähnchen, Marry-Me-Chicken; fr: poulet à la toscane; es: pollo a la toscana; it: pollo alla toscana
honey garlic chicken, honey chicken, sticky chicken; de: Honighähnchen, Honig-Knoblauch-Hähnchen; fr: poulet au miel; es: pollo a la miel; it: pollo al miele
chicken with vegetables, chicken tray bake, chicken traybake, sheet pan chicken; de: Hähnchen mit Gemüse, Hähnchen vom Blech; fr: poulet aux légumes; es: pollo con verduras; it: pollo con verdure
chicken with potatoes, chicken and potatoes; de: Hähnchen mit Kartoffeln; fr: poulet aux pommes de terre; es: pollo con patatas, pollo con papas; it: pollo con patate, pollo e patate
chicken stir fry; de: Hähnchenpfanne, Asia-Hähnchen, Hähnchen-Wok; fr: wok de poulet, sauté de poulet; es: salteado de pollo, wok de pollo; it: pollo saltato
beef stir fry; de: Rindfleischpfanne, Rindfleisch-Wok; fr: wok de boeuf, boeuf sauté; es: salteado de ternera, salteado de res; it: manzo saltato
pork stir fry; de: Schweinefleischpfanne; fr: porc sauté; es: salteado de cerdo; it: maiale saltato
minced meat skillet, ground beef skillet, hamburger helper; de: Hackpfanne, Hackfleischpfanne; fr: poêlée de viande hachée; es: sartén de carne molida; it: padellata di carne macinata
gyros skillet, meat skillet; de: Gyrospfanne, Pfannengyros; fr: poêlée de viande; es: salteado de carne
baked chicken breast, oven baked chicken breast; de: Hähnchenbrust aus dem Ofen; fr: blanc de poulet au four; es: pechuga de pollo al horno; it: petto di pollo al forno
turkey meatball, chicken meatball; de: Hähnchenbällchen, Putenbällchen, Geflügelfrikadelle; fr: boulettes de poulet, boulettes de dinde; es: albóndigas de pollo, albóndigas de pavo; it: polpette di pollo, polpette di tacchino
vegetarian meatball, lentil ball, vegan meatball; de: Linsenbällchen, Gemüsebällchen, vegane Frikadellen; fr: boulettes végétariennes, boulettes de lentilles; es: albóndigas vegetarianas, albóndigas de lentejas; it: polpette vegetariane, polpette di lenticchie, polpette vegane
meatballs in tomato sauce; de: Hackbällchen in Tomatensauce; fr: boulettes à la sauce tomate; es: albóndigas en salsa de tomate, albóndigas en salsa; it: polpette al sugo
liver and onions, liver with onions; de: Leber Berliner Art, Leber mit Zwiebeln; fr: foie de veau aux oignons; es: hígado encebollado; it: fegato alla veneziana, fegato con cipolle
kidneys in sauce, devilled kidneys; de: saure Nieren, saure Nierle; fr: rognons sauce madère; es: riñones al jerez; it: rognoni trifolati
haggis, haggis neeps and tatties; de: Haggis; fr: haggis; es: haggis
faggots, faggots and peas; de: Leberbällchen
game pie, venison pie; de: Wildpastete; fr: tourte au gibier, pâté en croûte; es: pastel de caza; it: pasticcio di selvaggina
duck parmentier; de: Enten-Parmentier; fr: parmentier de canard, hachis parmentier de canard; es: parmentier de pato
stuffed turkey; de: gefüllter Truthahn, gefüllte Pute; fr: dinde farcie; es: pavo relleno; it: tacchino ripieno
stuffed goose; de: gefüllte Gans; fr: oie farcie
stuffed duck; de: gefüllte Ente; fr: canard farci; es: pato relleno; it: anatra ripiena
snails in garlic butter, escargots; de: Schnecken in Kräuterbutter; fr: escargots de bourgogne; es: caracoles en salsa; it: lumache alla bourguignonne
`;

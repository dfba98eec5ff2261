/** Names of one meat, fish or creature of the sea: see produce.ts for how a line is read. */
export const meatAndFish = `
chicken, chook, murgh; de: Hähnchen, Huhn, Hühnchen, Hendl, Poulet, Broiler, Güggeli, Poularde; fr: poulet; es: pollo; it: pollo
chicken breast, chicken fillet; de: Hähnchenbrust, Hühnerbrust, Hähnchenbrustfilet, Hühnerbrustfilet, Pouletbrust, Hähnchenfilet, Hühnerfilet; fr: blanc de poulet, filet de poulet, suprême de poulet; es: pechuga, pechuga de pollo, suprema de pollo; it: petto di pollo, filetto di pollo
chicken thigh; de: Hähnchenschenkel, Hähnchenkeule, Hähnchenoberkeule, Hühnerkeule, Pouletschenkel; fr: cuisse de poulet, haut de cuisse, haut de cuisse de poulet; es: muslo de pollo, contramuslo; it: coscia di pollo, sovracoscia, sovracosce di pollo
chicken wing; de: Hähnchenflügel, Chicken Wings, Pouletflügel, Hühnerflügel; fr: aile de poulet; es: alita de pollo, ala de pollo, alitas; it: ala di pollo, alette di pollo
chicken leg, drumstick, chicken drumstick, chicken quarter; de: Hähnchenschenkel, Hähnchenkeule, Hühnerkeule, Hühnerschenkel; fr: pilon de poulet; es: pierna de pollo, jamoncito de pollo, pata de pollo; it: coscia di pollo, fuselli di pollo
turkey; de: Pute, Truthahn; fr: dinde; es: pavo, guajolote; it: tacchino
duck; de: Ente; fr: canard; es: pato; it: anatra
goose; de: Gans; fr: oie; es: ganso, oca; it: oca
beef; de: Rind, Rindfleisch; fr: boeuf; es: carne de res, ternera, vacuno, res, carne de vaca; it: manzo, bovino
veal; de: Kalb, Kalbfleisch; fr: veau; es: ternera; it: vitello
minced beef, ground beef, beef mince, hamburger meat, minced meat, mince, ground chuck, ground meat, steak mince; de: Hackfleisch, Hack, Rinderhack, Rinderhackfleisch, Faschiertes, Gehacktes, Rindsfaschiertes; fr: boeuf haché, viande hachée, steak haché, hachis de boeuf; es: carne picada, carne molida, carne de res molida, carne picada de ternera, res molida; it: carne macinata, macinato di manzo, macinato di carne, carne trita
minced pork, ground pork, pork mince; de: Schweinehack, Schweinehackfleisch, Mett, Schweinsfaschiertes; fr: porc haché, viande de porc hachée; es: cerdo picado, carne picada de cerdo, carne molida de cerdo, cerdo molido; it: macinato di maiale, carne macinata di maiale
minced lamb, ground lamb, lamb mince; de: Lammhack, Lammhackfleisch, Lammfaschiertes; fr: agneau haché, viande d'agneau hachée; es: cordero picado, carne picada de cordero; it: macinato di agnello
minced turkey, ground turkey, turkey mince; de: Putenhack, Putenhackfleisch; fr: dinde hachée; es: pavo picado, carne picada de pavo, pavo molido; it: macinato di tacchino
minced chicken, ground chicken, chicken mince; de: Hähnchenhack, Hühnerhack, Geflügelhack, Hähnchenhackfleisch; fr: poulet haché, volaille hachée; es: pollo picado, carne picada de pollo, pollo molido; it: macinato di pollo
steak, beefsteak; de: Steak; fr: bifteck, steak; es: bistec, filete, bife, churrasco; it: bistecca
sirloin, rump steak, striploin, strip steak, new york strip, sirloin steak, strip loin; de: Roastbeef, Rumpsteak; fr: aloyau, faux filet; es: lomo bajo, bife de chorizo, contrafilete; it: controfiletto, roastbeef
pork; de: Schwein, Schweinefleisch; fr: porc; es: cerdo, puerco, chancho, cochino; it: maiale, suino
pork chop, pork cutlet; de: Schweinekotelett, Kotelett, Schweinskotelett; fr: côte de porc, côtelette de porc; es: chuleta de cerdo, chuleta de puerco; it: braciola di maiale, costoletta di maiale
pork belly, belly pork, belly of pork; de: Schweinebauch, Bauchfleisch, Schweinsbauch, Wammerl; fr: poitrine de porc; es: panceta de cerdo; it: pancia di maiale
pork fillet, pork tenderloin; de: Schweinefilet, Schweinelende, Schweinslungenbraten, Schweinsfilet; fr: filet mignon, filet mignon de porc; es: solomillo de cerdo, lomito de cerdo; it: filetto di maiale, filetto di suino
rib, sparerib, spare rib, baby back rib; de: Rippchen, Spareribs; fr: travers de porc, côtes levées; es: costilla, costillar; it: costine, costolette, puntine di maiale, spuntature
lamb, mutton, hogget; de: Lamm, Lammfleisch, Hammel, Hammelfleisch, Schaffleisch; fr: agneau, mouton; es: cordero, borrego, lechazo; it: agnello, abbacchio, montone
rabbit; de: Kaninchen, Hase; fr: lapin; es: conejo; it: coniglio
venison, deer meat; de: Reh, Hirsch, Rehfleisch, Hirschfleisch; fr: chevreuil, cerf; es: venado, ciervo; it: capriolo, cervo
liver; de: Leber; fr: foie; es: hígado de ternera, hígado de cerdo, hígado de res, hígado encebollado; it: fegato
bacon, rasher, streaky bacon, back bacon, streaky; de: Speck, Bacon, Frühstücksspeck, Bauchspeck; fr: lard, bacon, poitrine fumée; es: tocino, beicon, panceta, tocineta, panceta ahumada; it: pancetta, bacon, pancetta affumicata
lardon, bacon bit, bacon cube, bacon lardon; de: Speckwürfel; fr: lardons, lardons fumés, dés de lardons; es: taquitos de beicon, dados de panceta, taquitos de panceta; it: cubetti di pancetta, pancetta a cubetti, dadini di pancetta
ham, gammon; de: Schinken; fr: jambon; es: jamón; it: prosciutto
sausage, banger, bratwurst, snag; de: Wurst, Bratwurst, Würstchen, Würstl; fr: saucisse; es: salchicha, chorizo, longaniza; it: salsiccia
salami; de: Salami; fr: saucisson; es: salchichón; it: salame
meat; de: Fleisch; fr: viande; es: carne; it: carne
fish; de: Fisch, Speisefisch; fr: poisson; es: pescado, pez, pescadito; it: pesce
salmon; de: Lachs; fr: saumon; es: salmón; it: salmone
smoked salmon, lox; de: Räucherlachs; fr: saumon fumé; es: salmón ahumado; it: salmone affumicato
tuna, tuna fish; de: Thunfisch, Tunfisch; fr: thon; es: atún, bonito del norte; it: tonno
cod; de: Kabeljau, Dorsch, Skrei; fr: cabillaud, morue, dos de cabillaud; es: bacalao; it: merluzzo, baccalà
haddock; de: Schellfisch; fr: églefin, haddock, aiglefin; es: eglefino; it: eglefino
trout; de: Forelle; fr: truite; es: trucha; it: trota
mackerel; de: Makrele; fr: maquereau; es: caballa, verdel, macarela; it: sgombro
herring; de: Hering, Matjes; fr: hareng; es: arenque; it: aringa
sardine, pilchard; de: Sardine; fr: sardine; es: sardina; it: sarda, sardina
anchovy; de: Sardelle, Anchovis; fr: anchois; es: anchoa, boquerón; it: acciuga, alici
sea bass, branzino; de: Wolfsbarsch, Loup de Mer, Seebarsch; fr: loup de mer, filet de bar, bar de ligne, bar entier; es: lubina, róbalo; it: branzino, spigola
sea bream, dorade, gilthead bream, porgy; de: Dorade, Goldbrasse, Brasse; fr: dorade, daurade; es: dorada; it: orata
swordfish; de: Schwertfisch; fr: espadon; es: pez espada; it: pesce spada
monkfish; de: Seeteufel; fr: lotte; es: pez rape; it: rana pescatrice, coda di rospo
halibut; de: Heilbutt; fr: flétan; es: fletán, halibut; it: halibut
prawn, shrimp, gamba, langoustine, crevette, jhinga; de: Garnele, Krabbe, Shrimps, Crevette; fr: crevette, gambas; es: gamba, camarón, langostino; it: gambero, gamberetto, mazzancolla
crab; de: Krebs, Krabbenfleisch, Taschenkrebs; fr: crabe, tourteau; es: cangrejo, jaiba, buey de mar, centollo; it: granchio, granseola
lobster, crayfish, rock lobster, spiny lobster; de: Hummer, Languste; fr: homard, langouste; es: langosta, bogavante; it: aragosta, astice
mussel; de: Miesmuschel, Muschel; fr: moule; es: mejillón, choro, cholga; it: cozza, cozze
clam, vongole; de: Venusmuschel; fr: palourde; es: almeja, chirla; it: vongola
scallop; de: Jakobsmuschel, Kammmuschel; fr: saint jacques, noix de saint jacques, coquille saint jacques, pétoncle; es: vieira, zamburiña; it: capesante, capasanta
oyster; de: Auster; fr: huître; es: ostra; it: ostrica
squid, calamari; de: Tintenfisch, Kalmar, Calamari, Calamares; fr: calamar, encornet, calmar, chipiron; es: calamar, chipirón; it: calamaro, totano
octopus; de: Krake, Oktopus, Octopus, Pulpo; fr: poulpe; es: pulpo; it: polpo, polipo
seafood, frutti di mare; de: Meeresfrüchte; fr: fruits de mer; es: marisco; it: frutti di mare
poultry; de: Geflügel; fr: volaille; es: ave de corral; it: pollame
red meat, redmeat; de: rotes Fleisch; fr: viande rouge; es: carne roja; it: carne rossa
game meat, wild game; de: Wildfleisch, Wildbret; fr: gibier; es: carne de caza; it: selvaggina, cacciagione
whole chicken, roasting chicken, roaster chicken; de: ganzes Hähnchen, ganzes Huhn; fr: poulet entier; es: pollo entero; it: pollo intero
poussin, cornish hen, cornish game hen; de: Stubenküken; fr: coquelet; es: picantón, coquelet; it: galletto
guinea fowl; de: Perlhuhn; fr: pintade; es: gallina de guinea; it: faraona
capon; de: Kapaun; fr: chapon; es: capón; it: cappone
boiling fowl, stewing hen; de: Suppenhuhn; fr: poule; es: gallina; it: gallina
quail; de: Wachtel; fr: caille; es: codorniz; it: quaglia
pheasant; de: Fasan; fr: faisan; es: faisán; it: fagiano
partridge; de: Rebhuhn; fr: perdrix, perdreau; es: perdiz; it: pernice
pigeon, squab; de: Taube; fr: pigeon, pigeonneau; es: pichón; it: piccione
wild boar; de: Wildschwein; fr: sanglier; es: jabalí; it: cinghiale
hare; de: Feldhase, Wildhase; fr: lièvre; es: liebre; it: lepre
goat meat, kid goat; de: Ziegenfleisch, Zicklein, Kitz; fr: chevreau, cabri; es: cabrito, chivo; it: capretto
duck breast; de: Entenbrust; fr: magret, magret de canard; es: pechuga de pato, magret de pato; it: petto d'anatra, petto di anatra
duck leg; de: Entenkeule; fr: cuisse de canard; es: muslo de pato; it: coscia d'anatra, coscia di anatra
turkey breast; de: Putenbrust, Putenschnitzel; fr: blanc de dinde, escalope de dinde; es: pechuga de pavo; it: petto di tacchino, fesa di tacchino
chicken liver, poultry liver; de: Hühnerleber, Geflügelleber; fr: foie de volaille; es: higadito de pollo, hígado de pollo; it: fegatini, fegatini di pollo
pulled chicken, shredded chicken; de: gezupftes Hähnchen; fr: poulet effiloché; es: pollo desmechado, pollo deshebrado, pollo desmenuzado; it: pollo sfilacciato
ribeye, rib eye, ribeye steak, scotch fillet, entrecote, delmonico steak; de: Entrecôte, Ribeye, Hohe Rippe; fr: entrecôte; es: entrecot, ojo de bife, bife ancho; it: entrecôte
beef fillet, fillet steak, beef tenderloin, eye fillet, filet mignon, tenderloin steak; de: Rinderfilet, Filetsteak, Rinderlende, Rindsfilet; fr: filet de boeuf, tournedos; es: solomillo de ternera, lomo de res, filete miñón; it: filetto di manzo
flank steak, skirt steak, bavette steak; de: Flanksteak; fr: bavette, bavette d'aloyau; es: entraña, arrachera, bife de vacío; it: bavetta
hanger steak, onglet; de: Onglet; fr: onglet; es: solomillo de pulmón
t bone steak, porterhouse; de: T-Bone-Steak; es: chuletón; it: fiorentina, bistecca alla fiorentina
stewing beef, stewing steak, stew meat, braising steak, chuck steak, chuck roast, beef chuck, diced beef, gravy beef, casserole steak, stew beef; de: Gulaschfleisch, Schmorfleisch, Rindsgulasch; fr: paleron, boeuf à braiser, boeuf à mijoter; es: carne para guisar, carne de guisar, morcillo, ternera para guisar, carne para estofar; it: spezzatino di manzo, bocconcini di manzo, carne per spezzatino
beef shin, beef shank, shin of beef; de: Beinscheibe, Rinderbeinscheibe; fr: jarret de boeuf; es: jarrete de ternera, chamorro de res; it: geretto di manzo
beef brisket, brisket; de: Rinderbrust, Tafelspitz; fr: poitrine de boeuf; es: pecho de res, pecho de ternera; it: punta di petto
short rib, beef short rib; de: Querrippe, Short Ribs; fr: plat de côtes; es: asado de tira, costilla corta; it: costine di manzo
oxtail; de: Ochsenschwanz; fr: queue de boeuf; es: rabo de toro, rabo de buey, cola de res, rabo de ternera; it: coda di bue, coda di manzo
beef cheek, ox cheek; de: Rinderbäckchen, Ochsenbäckchen, Rinderbacke; fr: joue de boeuf; es: carrillera de ternera, cachete de res; it: guancia di manzo
pork cheek; de: Schweinebäckchen, Schweinebacke; fr: joue de porc; es: carrillera de cerdo, carrillada; it: guancia di maiale
ox tongue, beef tongue; de: Rinderzunge; fr: langue de boeuf; es: lengua de res, lengua de ternera; it: lingua di manzo, lingua di vitello
tripe; de: Kutteln, Pansen; fr: tripes; es: mondongo, callos; it: trippa
lamb kidney, veal kidney, pork kidney; de: Kalbsniere, Nierchen; fr: rognon; es: riñón; it: rognone
sweetbread; de: Bries, Kalbsbries; fr: ris de veau; es: molleja; it: animelle
bone marrow, marrow bone; de: Markknochen; fr: os à moelle; es: tuétano; it: midollo, osso con midollo
veal shank, veal shin; de: Kalbshaxe; fr: jarret de veau; es: jarrete de ternera; it: stinco di vitello, geretto di vitello
pork shoulder, pork butt, boston butt, picnic shoulder, hand of pork; de: Schweineschulter, Schweinsschulter; fr: épaule de porc; es: paleta de cerdo, paletilla de cerdo, paleta de puerco; it: spalla di maiale
pork neck, pork collar, pork scotch fillet; de: Schweinenacken, Nackensteak, Schopfbraten; fr: échine de porc; es: aguja de cerdo, cabeza de lomo; it: capocollo di maiale
pork loin; de: Schweinerücken, Schweinelachs; fr: longe de porc; es: lomo de cerdo, cinta de lomo; it: lonza, lonza di maiale
pork knuckle, ham hock, pork hock, pork shank, gammon hock, ham shank, gammon knuckle; de: Schweinshaxe, Schweinshaxn, Eisbein, Stelze, Haxe, Surhaxe; fr: jarret de porc, jambonneau; es: codillo, codillo de cerdo; it: stinco di maiale
suckling pig; de: Spanferkel; fr: cochon de lait; es: cochinillo, lechón; it: maialino da latte, porceddu
pork rind, crackling, pork scratchings; de: Schweineschwarte; fr: couenne; es: chicharrón, corteza de cerdo; it: cotenna, cotica, ciccioli
lamb chop, lamb cutlet; de: Lammkotelett; fr: côtelette d'agneau, côte d'agneau; es: chuleta de cordero, chuletilla de cordero; it: costoletta d'agnello, costolette di agnello
rack of lamb, lamb rack; de: Lammkarree; fr: carré d'agneau; es: costillar de cordero, carré de cordero; it: carré d'agnello
leg of lamb, lamb leg; de: Lammkeule; fr: gigot, gigot d'agneau; es: pierna de cordero; it: cosciotto d'agnello, cosciotto di agnello
lamb shank; de: Lammhaxe, Lammstelze; fr: souris d'agneau, jarret d'agneau; es: jarrete de cordero; it: stinco d'agnello, stinco di agnello
lamb shoulder, shoulder of lamb; de: Lammschulter; fr: épaule d'agneau; es: paletilla de cordero; it: spalla d'agnello, spalla di agnello
mixed mince, beef and pork mince; de: gemischtes Hackfleisch, gemischtes Hack; fr: chair mélangée; es: carne picada mixta; it: macinato misto
sausage meat; de: Wurstbrät, Bratwurstbrät, Kalbsbrät; fr: chair à saucisse; es: carne de salchicha; it: pasta di salsiccia
cured ham, dry cured ham, parma ham, serrano ham, jamon serrano; de: Rohschinken, Parmaschinken, Serranoschinken; fr: jambon cru, jambon de parme, jambon de bayonne, jambon de pays; es: jamón serrano, jamón ibérico, jamón crudo; it: prosciutto crudo
cooked ham, boiled ham; de: Kochschinken, gekochter Schinken, Beinschinken; fr: jambon blanc, jambon cuit; es: jamón cocido, jamón york, jamón de york; it: prosciutto cotto
ham cube, diced ham; de: Schinkenwürfel; fr: allumettes de jambon; es: taquitos de jamón; it: cubetti di prosciutto
prosciutto; de: Prosciutto; fr: prosciutto; es: prosciutto; it: prosciutto
pancetta; de: Pancetta; fr: pancetta; es: panceta; it: pancetta
guanciale; de: Guanciale; fr: guanciale; es: guanciale; it: guanciale
chorizo; de: Chorizo; fr: chorizo; es: chorizo; it: chorizo
mortadella, bologna sausage, baloney; de: Mortadella, Fleischwurst, Lyoner; fr: mortadelle; es: mortadela; it: mortadella
pepperoni; de: Peperoniwurst; fr: pepperoni; es: pepperoni, peperoni; it: salamino piccante
capocollo, capicola; it: capocollo
bresaola, air dried beef; de: Bündnerfleisch, Bresaola; fr: viande des grisons; es: cecina; it: bresaola
black pudding, blood sausage, blood pudding, drisheen; de: Blutwurst; fr: boudin noir; es: morcilla, moronga; it: sanguinaccio
liver sausage, liverwurst; de: Leberwurst; fr: saucisse de foie; es: embutido de hígado
merguez, merguez sausage; de: Merguez; fr: merguez; es: merguez; it: merguez
hot dog sausage, frankfurter, vienna sausage, wiener sausage, wiener, saveloy; de: Wiener Würstchen, Frankfurter Würstchen, Bockwurst, Frankfurter, Wienerli; fr: saucisse de francfort, saucisse de strasbourg, knack; es: salchicha de frankfurt, salchicha vienesa, frankfurt; it: würstel
smoked sausage, kielbasa, polish sausage; de: Krakauer, Mettwurst, Räucherwurst; fr: saucisse fumée, saucisse de morteau, saucisse de montbéliard; es: salchicha ahumada, longaniza ahumada; it: salsiccia affumicata
andouille, andouille sausage; fr: andouille
corned beef, salt beef, bully beef; de: Corned Beef, Rinderpökelfleisch; fr: corned beef; es: carne en conserva; it: carne in scatola
pastrami; de: Pastrami; fr: pastrami; es: pastrami; it: pastrami
smoked pork, smoked pork loin, kassler; de: Kasseler, Kassler, Selchfleisch, Geselchtes; fr: porc fumé, palette fumée; es: cerdo ahumado; it: maiale affumicato
cold cut, lunch meat, luncheon meat, deli meat, charcuterie, deli slice, sandwich meat; de: Aufschnitt, Wurstaufschnitt; fr: charcuterie; es: embutido, fiambre, charcutería; it: affettati misti, salumi
foie gras; de: Foie gras, Gänsestopfleber; fr: foie gras; es: foie gras; it: foie gras
liver pate, chicken liver pate; de: Leberpastete; fr: terrine de foie, pâté de foie; es: paté de hígado; it: paté di fegato, crostini di fegatini
white fish, firm white fish; de: Weißfisch; fr: poisson blanc; es: pescado blanco; it: pesce bianco
oily fish, fatty fish; de: fetter Fisch, Fettfisch; fr: poisson gras; es: pescado azul; it: pesce azzurro
fish fillet; de: Fischfilet; fr: filet de poisson; es: filete de pescado; it: filetto di pesce, filetti di pesce
plaice; de: Scholle, Goldbutt; fr: carrelet, plie; es: platija, solla; it: platessa
sole, dover sole; de: Seezunge; fr: sole; es: lenguado; it: sogliola
turbot; de: Steinbutt; fr: turbot; es: rodaballo; it: rombo
hake; de: Seehecht; fr: merlu, colin; es: merluza; it: nasello
pollock, pollack, coley, saithe, coalfish, alaska pollock; de: Seelachs, Alaska-Seelachs; fr: lieu noir, lieu jaune; es: abadejo, carbonero; it: pollock
whiting; de: Wittling; fr: merlan; es: merlán, plegonero; it: merlano
redfish, ocean perch; de: Rotbarsch; fr: sébaste; es: gallineta
perch; de: Barsch, Flussbarsch, Egli; fr: perche; es: perca; it: pesce persico
zander, pike perch, walleye; de: Zander; fr: sandre; es: lucioperca; it: lucioperca
pike; de: Hecht; es: lucio; it: luccio
carp; de: Karpfen; fr: carpe; es: carpa; it: carpa
catfish; de: Wels, Waller; fr: poisson chat; es: bagre, pez gato; it: pesce gatto
pangasius, basa fish; de: Pangasius; fr: panga, pangasius; es: panga; it: pangasio
tilapia; de: Tilapia; fr: tilapia; es: tilapia, mojarra; it: tilapia
snapper, red snapper; de: Red Snapper, Schnapper; fr: vivaneau; es: pargo, huachinango; it: dentice
arctic char, char fish; de: Saibling; fr: omble chevalier, omble; es: trucha alpina, salvelino; it: salmerino
skate, skate wing, ray wing; de: Rochen, Rochenflügel; fr: aile de raie, raie; es: raya; it: razza
red mullet; de: Rotbarbe, Meerbarbe; fr: rouget; es: salmonete; it: triglia
john dory; de: Petersfisch; fr: saint pierre; es: pez de san pedro; it: pesce san pietro
grouper; de: Zackenbarsch; fr: mérou; es: mero; it: cernia
eel; de: Aal; fr: anguille; es: anguila; it: anguilla
salt cod, dried cod, bacalhau, bacalao; de: Stockfisch, Klippfisch; fr: morue salée, morue; es: bacalao salado; it: baccalà, stoccafisso
smoked trout; de: Räucherforelle, geräucherte Forelle; fr: truite fumée; es: trucha ahumada; it: trota affumicata
smoked mackerel; de: Räuchermakrele, geräucherte Makrele; fr: maquereau fumé; es: caballa ahumada; it: sgombro affumicato
smoked haddock, finnan haddie; fr: haddock fumé; es: eglefino ahumado
kipper, smoked herring; de: Bückling; fr: hareng fumé, kipper; es: arenque ahumado; it: aringa affumicata
soused herring, pickled herring, rollmops; de: Rollmops, Bismarckhering, Matjes; fr: rollmops, hareng mariné; es: arenque en vinagre; it: aringa marinata
sprat; de: Sprotte; fr: sprat; es: espadín; it: spratto
whitebait; de: Ährenfisch; fr: petite friture; es: chanquete, pescaíto, pescadito frito; it: bianchetti
caviar, fish roe, salmon roe; de: Kaviar, Fischrogen; fr: caviar, oeufs de saumon, oeufs de lump; es: caviar, huevas de pescado; it: caviale, uova di pesce
bottarga; fr: poutargue, boutargue; it: bottarga
king prawn, tiger prawn, jumbo shrimp; de: Riesengarnele, Gambas; fr: grosse crevette, gambas; es: langostino, gambón; it: gamberone, gamberoni, mazzancolle
brown shrimp, north sea shrimp; de: Nordseekrabben, Krabben; fr: crevette grise; es: quisquilla; it: gamberetti grigi
langoustine, scampi, norway lobster, dublin bay prawn; de: Kaisergranat, Scampi; fr: langoustine; es: cigala; it: scampi, scampo
crayfish, crawfish, yabby; de: Flusskrebs; fr: écrevisse; es: cangrejo de río; it: gambero di fiume
crab meat, crabmeat; de: Krabbenfleisch, Krebsfleisch; fr: chair de crabe; es: carne de cangrejo; it: polpa di granchio
crab stick, imitation crab, surimi; de: Surimi; fr: surimi, bâtonnet de crabe; es: surimi, palito de cangrejo, kanikama; it: surimi
cuttlefish; de: Sepia; fr: seiche; es: sepia, jibia; it: seppia
cockle; de: Herzmuschel; es: berberecho
razor clam; de: Schwertmuschel; es: navaja; it: cannolicchi
whelk; de: Wellhornschnecke; fr: bulot
snail, escargot; de: Weinbergschnecke; fr: escargot; es: caracol; it: lumache, lumaca
sea urchin, uni; de: Seeigel; fr: oursin; es: erizo de mar; it: ricci di mare, riccio di mare
frog leg; de: Froschschenkel; fr: cuisse de grenouille; es: ancas de rana; it: cosce di rana
shellfish, crustacean, mollusc, mollusk; de: Meeresfrüchte, Schalentiere, Krustentiere; fr: fruits de mer, crustacé, coquillage; es: marisco, crustáceo; it: frutti di mare, crostacei
veal escalope, veal cutlet, veal scallopini; de: Kalbsschnitzel; fr: escalope de veau; es: escalope de ternera, filete de ternera empanado; it: scaloppine di vitello, fettina di vitello
minced veal, ground veal, veal mince; de: Kalbshack, Kalbshackfleisch; fr: veau haché; es: ternera blanca picada; it: macinato di vitello
turkey leg, turkey thigh; de: Putenkeule, Putenoberkeule; fr: cuisse de dinde; es: muslo de pavo; it: coscia di tacchino
turkey steak, turkey escalope; de: Putensteak, Putenschnitzel; fr: escalope de dinde; es: filete de pavo; it: fettine di tacchino
leg of pork, pork leg, fresh ham; de: Schweinekeule, Schweineschlegel; fr: jambon frais, rouelle de porc; es: pierna de cerdo, pernil; it: coscia di maiale
topside, top round, topside of beef; de: Oberschale; fr: tende de tranche; es: tapa de ternera; it: fesa di manzo
silverside, bottom round, silverside of beef; de: Unterschale, Schwanzrolle; fr: gîte à la noix; es: redondo de ternera; it: girello, magatello
rump steak, rump of beef; de: Hüftsteak; fr: rumsteck, rumsteak; es: cadera de ternera, rabadilla; it: scamone
tri tip; de: Bürgermeisterstück; es: colita de cuadril; it: spinacino di manzo
picanha, rump cap; de: Picanha; fr: picanha; es: picaña; it: picanha
lamb neck, scrag end; de: Lammnacken; fr: collier d'agneau; es: cuello de cordero; it: collo di agnello
diced lamb, lamb cube, stewing lamb; de: Lammgulasch, Lammwürfel; fr: sauté d'agneau; es: cordero para guisar; it: bocconcini di agnello
diced pork, pork cube; de: Schweinegulaschfleisch; fr: sauté de porc; es: carne de cerdo en dados, magro de cerdo; it: bocconcini di maiale
diced chicken, chicken chunk; de: Hähnchenwürfel, Hähnchengeschnetzeltes; fr: dés de poulet; es: pollo en dados; it: bocconcini di pollo
ostrich; de: Straußensteak, Straußenfleisch; fr: autruche; es: avestruz; it: struzzo
kangaroo; de: Känguru; fr: kangourou; es: canguro; it: canguro
horse meat, horsemeat; de: Pferdefleisch; fr: viande de cheval; es: carne de caballo; it: carne di cavallo
bison, buffalo meat; de: Bison, Büffelfleisch; fr: viande de bison; es: carne de bisonte; it: carne di bisonte
spam, tinned luncheon meat, canned ham; de: Frühstücksfleisch, Dosenfleisch; fr: jambon en boîte; es: jamón enlatado, carne enlatada; it: carne in scatola
white pudding; fr: boudin blanc; es: butifarra blanca
breakfast sausage, chipolata, cocktail sausage; de: Nürnberger, Rostbratwurst, Frühstückswürstchen; fr: chipolata, saucisse cocktail; es: salchicha fresca, salchicha de desayuno; it: salsiccia fresca
italian sausage, salsiccia; de: Salsiccia; fr: saucisse italienne; es: salchicha italiana; it: salsiccia
longganisa, longaniza; es: longaniza
landjaeger, dried sausage; de: Landjäger, Kabanos; fr: saucisse sèche; es: fuet; it: salamini
turkey bacon; de: Putenspeck; fr: bacon de dinde, lardons de dinde; es: bacon de pavo, beicon de pavo; it: bacon di tacchino
turkey ham, sliced turkey; de: Putenschinken, Putenbrustaufschnitt; fr: blanc de dinde tranché, jambon de dinde; es: jamón de pavo, fiambre de pavo; it: fesa di tacchino affettata
coppa; de: Coppa; fr: coppa; es: coppa, cabeza de lomo curada; it: coppa stagionata
speck alto adige; de: Südtiroler Speck; fr: speck; es: speck; it: speck
giblet, giblets; de: Innereien, Hühnerklein; fr: abats, gésier; es: menudillos; it: rigaglie
chicken heart; de: Hähnchenherz; fr: coeur de poulet; es: corazón de pollo; it: cuori di pollo
pig trotter, pigs feet, pig foot; de: Schweinsfuß, Schweinefüße; fr: pied de porc, pied de cochon; es: manitas de cerdo, patitas de cerdo; it: zampone, piedini di maiale
pig ear; fr: oreille de porc; es: oreja de cerdo; it: orecchie di maiale
head cheese, brawn, souse meat; de: Sülze, Presskopf, Presswurst, Schwartenmagen; fr: fromage de tête, pâté de tête; es: queso de cerdo, cabeza de jabalí; it: testa in cassetta, soppressata toscana
sea trout, salmon trout; de: Lachsforelle, Meerforelle; fr: truite saumonée, truite de mer; es: trucha asalmonada; it: trota salmonata
mahi mahi, dolphinfish, dorado fish; de: Goldmakrele; fr: mahi mahi; es: mahi mahi, lampuga; it: lampuga
barramundi, asian sea bass; de: Barramundi; fr: barramundi; es: barramundi; it: barramundi
kingfish, yellowtail, hamachi; de: Gelbschwanzmakrele, Hamachi; fr: sériole; es: pez limón, seriola; it: ricciola
sturgeon; de: Stör; fr: esturgeon; es: esturión; it: storione
conger, conger eel, moray; de: Meeraal; fr: congre; es: congrio; it: grongo
ling fish, cusk; de: Lengfisch; fr: lingue; es: maruca
wolffish; de: Steinbeißer; fr: loup atlantique; es: perro del norte; it: pesce lupo
lemon sole; de: Rotzunge, Limande; fr: limande; es: gallo de pescado; it: limanda
flounder; de: Flunder; fr: flet; es: platija; it: passera di mare
smelt; de: Stint; fr: éperlan; es: eperlano
smoked eel; de: Räucheraal; fr: anguille fumée; es: anguila ahumada; it: anguilla affumicata
smoked fish; de: Räucherfisch; fr: poisson fumé; es: pescado ahumado; it: pesce affumicato
dried fish; de: Trockenfisch; fr: poisson séché; es: pescado seco; it: pesce essiccato
dried shrimp; de: getrocknete Garnelen; fr: crevettes séchées; es: camarón seco; it: gamberetti secchi
abalone, paua, ormer; de: Abalone, Seeohr; fr: ormeau; es: abulón; it: abalone
periwinkle, winkle; de: Strandschnecke; fr: bigorneau; es: bígaro, caracolillo
seafood mix, seafood medley; de: Frutti di Mare, Meeresfrüchtemischung; fr: mélange de fruits de mer, cocktail de fruits de mer; es: surtido de marisco, mezcla de mariscos; it: misto mare, misto di mare
`;

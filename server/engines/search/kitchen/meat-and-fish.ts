/** Names of one meat, fish or creature of the sea: see produce.ts for how a line is read. */
export const meatAndFish = `
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
minced beef, ground beef, beef mince, hamburger meat, minced meat, mince; de: Hackfleisch, Hack, Rinderhack, Rinderhackfleisch, Faschiertes; fr: boeuf haché, viande hachée, steak haché; es: carne picada, carne molida, carne de res molida; it: carne macinata, macinato di manzo, macinato di carne, carne trita
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
venison, deer meat; de: Reh, Hirsch, Rehfleisch, Hirschfleisch; fr: chevreuil, cerf; es: venado, ciervo; it: capriolo, cervo
liver; de: Leber; fr: foie; es: hígado de ternera, hígado de cerdo, hígado de res, hígado encebollado; it: fegato
bacon, rasher, streaky bacon; de: Speck, Bacon, Frühstücksspeck; fr: lard, bacon, poitrine fumée; es: tocino, beicon, panceta; it: pancetta, bacon
lardon; de: Speckwürfel; fr: lardons
ham, gammon; de: Schinken; fr: jambon; es: jamón; it: prosciutto
sausage, banger, bratwurst; de: Wurst, Bratwurst, Würstchen; fr: saucisse; es: salchicha, chorizo; it: salsiccia
salami; de: Salami; fr: saucisson; es: salchichón; it: salame
meat; de: Fleisch; fr: viande; es: carne; it: carne
fish; de: Fisch; fr: poisson; es: pescado, pez; it: pesce
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
monkfish; de: Seeteufel; fr: lotte; es: pez rape; it: rana pescatrice
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
seafood, frutti di mare; de: Meeresfrüchte; fr: fruits de mer; es: marisco; it: frutti di mare
poultry; de: Geflügel; fr: volaille; es: ave de corral; it: pollame
red meat, redmeat; de: rotes Fleisch; fr: viande rouge; es: carne roja; it: carne rossa
game meat, wild game; de: Wildfleisch, Wildbret; fr: gibier; es: carne de caza; it: selvaggina, cacciagione
whole chicken; de: ganzes Hähnchen, ganzes Huhn; fr: poulet entier; es: pollo entero; it: pollo intero
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
ribeye, rib eye, ribeye steak, scotch fillet, entrecote; de: Entrecôte, Ribeye; fr: entrecôte; es: entrecot, ojo de bife, bife ancho; it: entrecôte
beef fillet, fillet steak, beef tenderloin, eye fillet, filet mignon; de: Rinderfilet, Filetsteak; fr: filet de boeuf, tournedos; es: solomillo de ternera, lomo de res, filete miñón; it: filetto di manzo
flank steak, skirt steak, bavette steak; de: Flanksteak; fr: bavette, bavette d'aloyau; es: entraña, arrachera, bife de vacío
hanger steak, onglet; fr: onglet
t bone steak, porterhouse; de: T-Bone-Steak; es: chuletón; it: fiorentina, bistecca alla fiorentina
stewing beef, stewing steak, stew meat, braising steak, chuck steak, chuck roast, beef chuck; de: Gulaschfleisch, Schmorfleisch; fr: paleron, boeuf à braiser, boeuf à mijoter; es: carne para guisar, carne de guisar, morcillo; it: spezzatino di manzo, bocconcini di manzo
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
pork shoulder, pork butt, boston butt; de: Schweineschulter, Schweinsschulter; fr: épaule de porc; es: paleta de cerdo, paletilla de cerdo; it: spalla di maiale
pork neck, pork collar, pork scotch fillet; de: Schweinenacken, Nackensteak, Schopfbraten; fr: échine de porc; es: aguja de cerdo, cabeza de lomo; it: capocollo di maiale
pork loin; de: Schweinerücken, Schweinelachs; fr: longe de porc; es: lomo de cerdo, cinta de lomo; it: lonza, lonza di maiale
pork knuckle, ham hock, pork hock, pork shank; de: Schweinshaxe, Schweinshaxn, Eisbein, Stelze; fr: jarret de porc, jambonneau; es: codillo, codillo de cerdo; it: stinco di maiale
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
black pudding, blood sausage; de: Blutwurst; fr: boudin noir; es: morcilla, moronga; it: sanguinaccio
liver sausage, liverwurst; de: Leberwurst; fr: saucisse de foie; es: embutido de hígado
merguez, merguez sausage; de: Merguez; fr: merguez; es: merguez; it: merguez
hot dog sausage, frankfurter, vienna sausage, wiener sausage; de: Wiener Würstchen, Frankfurter Würstchen, Bockwurst; fr: saucisse de francfort, saucisse de strasbourg, knack; es: salchicha de frankfurt, salchicha vienesa; it: würstel
smoked sausage, kielbasa, polish sausage; de: Krakauer, Mettwurst, Räucherwurst; fr: saucisse fumée, saucisse de morteau, saucisse de montbéliard; es: salchicha ahumada, longaniza ahumada; it: salsiccia affumicata
andouille, andouille sausage; fr: andouille
corned beef, salt beef; de: Corned Beef; fr: corned beef; es: carne en conserva; it: carne in scatola
pastrami; de: Pastrami; fr: pastrami; es: pastrami; it: pastrami
smoked pork, smoked pork loin, kassler; de: Kasseler, Kassler, Selchfleisch, Geselchtes; fr: porc fumé, palette fumée; es: cerdo ahumado; it: maiale affumicato
cold cut, lunch meat, luncheon meat, deli meat, charcuterie; de: Aufschnitt, Wurstaufschnitt; fr: charcuterie; es: embutido, fiambre, charcutería; it: affettati misti, salumi
foie gras; de: Foie gras, Gänsestopfleber; fr: foie gras; es: foie gras; it: foie gras
liver pate, chicken liver pate; de: Leberpastete; fr: terrine de foie, pâté de foie; es: paté de hígado; it: paté di fegato, crostini di fegatini
white fish, firm white fish; de: Weißfisch; fr: poisson blanc; es: pescado blanco; it: pesce bianco
oily fish, fatty fish; de: fetter Fisch, Fettfisch; fr: poisson gras; es: pescado azul; it: pesce azzurro
fish fillet; de: Fischfilet; fr: filet de poisson; es: filete de pescado; it: filetto di pesce, filetti di pesce
plaice; de: Scholle; fr: carrelet, plie; es: platija, solla; it: platessa
sole, dover sole; de: Seezunge; fr: sole; es: lenguado; it: sogliola
turbot; de: Steinbutt; fr: turbot; es: rodaballo; it: rombo
hake; de: Seehecht; fr: merlu, colin; es: merluza; it: nasello
pollock, pollack, coley, saithe; de: Seelachs, Alaska-Seelachs; fr: lieu noir, lieu jaune; es: abadejo, carbonero; it: pollock
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
whitebait; fr: petite friture; es: chanquete, pescaíto; it: bianchetti
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
shellfish; de: Meeresfrüchte, Schalentiere, Krustentiere; fr: fruits de mer, crustacé, coquillage; es: marisco, crustáceo; it: frutti di mare, crostacei
`;

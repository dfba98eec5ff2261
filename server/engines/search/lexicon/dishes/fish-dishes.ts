/** Names of one dish of fish or seafood of Europe and its heirs: see ../produce.ts for how a line is read. */
export const fishDishes = `
fish pie, fisherman's pie, fishermans pie; de: Fischauflauf; fr: parmentier de poisson, hachis parmentier de poisson; es: pastel de pescado; it: pasticcio di pesce
fish and chips, fish n chips, fish supper, fish fry; de: Backfisch mit Pommes, Fish and Chips; fr: fish and chips; es: pescado con patatas fritas, fish and chips; it: fish and chips, pesce fritto e patatine
fish finger, fish stick, fish goujon; de: Fischstäbchen; fr: bâtonnet de poisson, poisson pané; es: palito de pescado, varita de merluza, bastón de pescado, palitos de merluza; it: bastoncini di pesce
fishcake, fish cake, fish patty; de: Fischfrikadelle, Fischbulette, Fischlaibchen; fr: croquette de poisson, galette de poisson; es: pastelito de pescado, hamburguesa de pescado, tortita de pescado; it: polpette di pesce, crocchette di pesce
crab cake, maryland crab cake; de: Krabbenfrikadelle; fr: croquette de crabe, crab cake; es: pastelito de cangrejo; it: polpette di granchio
salmon patty, salmon cake; de: Lachsfrikadelle; fr: galette de saumon; es: hamburguesa de salmón; it: polpette di salmone
fried fish, battered fish; de: Backfisch, gebratener Fisch; fr: poisson frit; es: pescado frito, pescado rebozado, pescaíto frito; it: pesce fritto, fritto misto di pesce
baked fish, oven baked fish; de: Ofenfisch, Fisch aus dem Ofen; fr: poisson au four; es: pescado al horno; it: pesce al forno
grilled fish; de: gegrillter Fisch; fr: poisson grillé; es: pescado a la plancha, pescado a la parrilla; it: pesce alla griglia
baked salmon, oven baked salmon; de: Ofenlachs, Lachs aus dem Ofen; fr: saumon au four; es: salmón al horno; it: salmone al forno
salmon wellington, salmon en croute; de: Lachs im Blätterteig; fr: saumon en croûte; es: salmón en hojaldre; it: salmone in crosta
gravlax, gravadlax, cured salmon, graved salmon; de: Graved Lachs, Gravlax, gebeizter Lachs; fr: gravlax, saumon gravlax; es: gravlax, salmón marinado; it: gravlax, salmone marinato
sole meuniere; de: Müllerin Art, Forelle Müllerin; fr: sole meunière; es: lenguado a la meunière; it: sogliola alla mugnaia
fried calamari, calamari rings, squid rings; de: frittierte Calamari, Tintenfischringe; fr: calamars frits, beignets de calamar; es: calamares a la romana, rabas, calamares fritos; it: calamari fritti, anelli di calamaro
moules frites, mussels and fries, moules mariniere, mussels in white wine; de: Muscheln in Weißwein; fr: moules marinières, moules frites; es: mejillones al vapor, mejillones a la marinera; it: impepata di cozze, cozze alla marinara
garlic prawn, garlic shrimp, shrimp scampi, prawn scampi, gambas al ajillo, prawns in garlic; de: Knoblauchgarnelen, Gambas al Ajillo; fr: crevettes à l'ail, gambas à l'ail; es: gambas al ajillo, camarones al ajillo, camarones al mojo de ajo; it: gamberi all'aglio
prawn cocktail, shrimp cocktail; de: Krabbencocktail, Garnelencocktail, Shrimpscocktail; fr: cocktail de crevettes; es: cóctel de gambas, cóctel de camarones; it: cocktail di gamberi, cocktail di gamberetti
octopus galician style, galician octopus; es: pulpo a la gallega, pulpo a feira
tuna casserole, tuna noodle casserole, tuna pasta bake, tuna bake, tuna hotdish; de: Thunfischauflauf, Nudelauflauf mit Thunfisch; fr: gratin de pâtes au thon, gratin de thon; es: macarrones con atún, pasta con atún al horno; it: pasta al forno con tonno
stuffed squid; de: gefüllter Tintenfisch; fr: calamars farcis, encornets farcis; es: calamares rellenos; it: calamari ripieni
salt cod fritter; fr: accras de morue, accras; es: buñuelos de bacalao; it: frittelle di baccalà
fish in parchment, fish en papillote; de: Fisch in Pergament; fr: papillote de poisson, poisson en papillote; es: pescado en papillote; it: pesce al cartoccio
prawn stir fry, shrimp stir fry; de: Garnelenpfanne; fr: crevettes sautées, wok de crevettes; es: salteado de gambas; it: gamberi saltati
herring with potatoes, herring in cream, herring housewife style; de: Hering in Sahnesauce, Matjes Hausfrauenart; fr: hareng pommes à l'huile, harengs à la crème; es: arenque en crema
fried plaice, plaice finkenwerder; de: Finkenwerder Scholle, gebratene Scholle; fr: carrelet meunière
trout almondine, trout with almonds, fried trout; de: Forelle Müllerin, Forelle mit Mandeln, gebratene Forelle; fr: truite aux amandes, truite meunière; es: trucha a la navarra, trucha con almendras; it: trota alle mandorle
salmon teriyaki, teriyaki salmon; de: Teriyaki-Lachs, Lachs Teriyaki; fr: saumon teriyaki; es: salmón teriyaki; it: salmone teriyaki
honey garlic salmon, glazed salmon, maple salmon; de: glasierter Lachs, Honiglachs; fr: saumon laqué, saumon au miel; es: salmón glaseado, salmón a la miel; it: salmone glassato
salmon in cream sauce, creamy salmon, tuscan salmon; de: Lachs in Sahnesauce, Sahnelachs; fr: saumon à la crème; es: salmón en salsa de nata; it: salmone alla panna
salmon with spinach, salmon florentine; de: Lachs mit Spinat, Lachs auf Blattspinat; fr: saumon aux épinards; es: salmón con espinacas; it: salmone con spinaci
tuna tartare; de: Thunfischtatar; fr: tartare de thon; es: tartar de atún; it: tartare di tonno
salmon tartare; de: Lachstatar; fr: tartare de saumon; es: tartar de salmón; it: tartare di salmone
baked cod, oven baked cod; de: Kabeljau aus dem Ofen, Ofenkabeljau; fr: cabillaud au four, dos de cabillaud au four; es: bacalao al horno; it: merluzzo al forno
cod with tomato, cod in tomato sauce, salt cod stew; de: Kabeljau in Tomatensauce; fr: cabillaud à la tomate; es: bacalao a la vizcaína, bacalao con tomate; it: merluzzo al pomodoro, baccalà alla livornese
salt cod brandade, brandade; de: Brandade, Stockfischpüree; fr: brandade de morue; es: brandada de bacalao; it: baccalà mantecato
bacalhau a bras, portuguese cod with potatoes; es: bacalao dorado, bacalao a bras
cod pil pil; es: bacalao al pil pil
hake in green sauce, hake basque style; es: merluza en salsa verde, merluza a la vasca
squid in ink; es: chipirones en su tinta, calamares en su tinta; it: seppie al nero
squid in tomato sauce, stewed squid; de: Tintenfisch in Tomatensauce; fr: encornets à l'armoricaine, calamars à l'armoricaine; es: calamares en salsa; it: calamari in umido, seppie con piselli
grilled prawn, prawn skewer, shrimp skewer, grilled shrimp; de: gegrillte Garnelen, Garnelenspieße; fr: brochettes de crevettes, crevettes grillées; es: gambas a la plancha, brochetas de camarones, gambas al horno; it: spiedini di gamberi, gamberi alla griglia
coconut shrimp, coconut prawns; de: Kokosgarnelen; fr: crevettes coco; es: camarones al coco; it: gamberi al cocco
fried shrimp, breaded prawns, fried prawns; de: panierte Garnelen, frittierte Garnelen; fr: crevettes panées; es: camarones empanizados, gambas rebozadas; it: gamberi fritti
pan seared scallops, coquilles saint jacques; de: gebratene Jakobsmuscheln; fr: saint jacques poêlées, noix de saint jacques poêlées; es: vieiras a la plancha, vieiras gratinadas; it: capesante gratinate, capesante scottate
baked oysters, oysters rockefeller; de: überbackene Austern; fr: huîtres chaudes, huîtres gratinées; es: ostras gratinadas; it: ostriche gratinate
gratinated mussels, stuffed mussels; de: überbackene Muscheln; fr: moules farcies, moules gratinées; es: mejillones rellenos; it: cozze gratinate, cozze ripiene
blackened fish, blackened salmon; de: Cajun-Lachs; fr: poisson noirci; es: pescado ennegrecido
fish gratin, baked fish with topping, schlemmerfilet; de: Schlemmerfilet, Fischgratin; fr: gratin de poisson, poisson bordelaise; es: pescado gratinado; it: pesce gratinato
grilled sardines, fried sardines; de: gegrillte Sardinen; fr: sardines grillées; es: sardinas asadas, espetos de sardinas, sardinas a la plancha; it: sardine alla griglia
marinated anchovies; de: eingelegte Sardellen; fr: anchois marinés; es: boquerones en vinagre; it: alici marinate
fried anchovies; de: frittierte Sardellen; fr: anchois frits; es: boquerones fritos; it: alici fritte
`;

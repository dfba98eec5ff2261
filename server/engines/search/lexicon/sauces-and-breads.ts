/** Names of one sauce, spread, pickle or bread: see produce.ts for how a line is read. */
export const saucesAndBreads = `
tomato sauce, pasta sauce, tomato pasta sauce, napoli sauce; de: Tomatensauce, Tomatensoße, Pastasauce, Napoli-Sauce; fr: sauce tomate; es: salsa de tomate, tomate frito, salsa pomodoro, salsa de jitomate, tuco; it: salsa di pomodoro, sugo di pomodoro, sugo al pomodoro
meat sauce, ragu, bolognese sauce, beef ragu; de: Hackfleischsoße, Hacksauce, Fleischsauce, Bolognesesauce; fr: sauce à la viande, sauce bolognaise; es: salsa de carne, ragú, salsa boloñesa; it: ragù, sugo di carne, ragù di carne
bechamel, bechamel sauce, white sauce; de: Béchamelsauce, Béchamel; fr: béchamel, sauce béchamel, sauce blanche; es: bechamel, besamel, salsa blanca; it: besciamella
hollandaise, hollandaise sauce, dutch sauce; de: Sauce hollandaise, Hollandaise, holländische Sauce; fr: sauce hollandaise; es: salsa holandesa; it: salsa olandese
bearnaise, bearnaise sauce; de: Sauce béarnaise; fr: sauce béarnaise; es: salsa bearnesa; it: salsa bernese
cheese sauce; de: Käsesauce, Käsesoße; fr: sauce au fromage; es: salsa de queso; it: salsa al formaggio
mushroom sauce; de: Pilzsauce, Champignonsauce, Pilzrahmsauce, Jägersauce, Champignonrahmsauce, Rahmchampignons; fr: sauce aux champignons; es: salsa de champiñones, salsa de setas; it: salsa ai funghi
pepper sauce, peppercorn sauce, au poivre sauce; de: Pfeffersauce, Pfefferrahmsauce; fr: sauce au poivre; es: salsa de pimienta, salsa a la pimienta; it: salsa al pepe
cream sauce; de: Sahnesauce, Rahmsauce, Sahnesoße; fr: sauce à la crème; es: salsa de nata; it: salsa alla panna
mustard sauce; de: Senfsauce, Senfsoße; fr: sauce à la moutarde; es: salsa de mostaza; it: salsa alla senape
tartar sauce, tartare sauce; de: Sauce Tartare, Remoulade; fr: sauce tartare; es: salsa tártara; it: salsa tartara
remoulade; de: Remoulade, Remouladensauce; fr: rémoulade; es: remoulade, salsa remoulade; it: salsa remoulade
aioli, garlic mayonnaise, garlic mayo; de: Aioli, Knoblauchmayonnaise; fr: aïoli; es: alioli, ajoaceite, mayonesa de ajo; it: aioli, maionese all'aglio
pesto, basil pesto, pesto genovese; de: Pesto, Basilikumpesto, Pesto Genovese; fr: pesto, pistou; es: pesto; it: pesto, pesto alla genovese
red pesto, sun dried tomato pesto; de: rotes Pesto; fr: pesto rosso, pesto rouge; es: pesto rojo; it: pesto rosso
wild garlic pesto, ramson pesto; de: Bärlauchpesto; fr: pesto d'ail des ours; es: pesto de ajo silvestre; it: pesto di aglio orsino
salsa verde, green sauce; de: grüne Soße, grüne Sauce, Frankfurter grüne Soße; fr: sauce verte; es: salsa verde; it: salsa verde
barbecue sauce, bbq sauce, bbq marinade; de: Barbecuesauce, BBQ-Sauce, Grillsauce; fr: sauce barbecue; es: salsa barbacoa, salsa bbq; it: salsa barbecue
cocktail sauce, marie rose sauce, pink sauce, seafood sauce; de: Cocktailsauce; fr: sauce cocktail; es: salsa rosa, salsa golf; it: salsa rosa, salsa cocktail
ranch, ranch dressing; de: Ranch-Dressing; fr: sauce ranch; es: aderezo ranch, salsa ranch; it: salsa ranch
caesar dressing; de: Caesar-Dressing; fr: sauce césar; es: aderezo césar, salsa césar; it: salsa caesar, condimento caesar
yogurt dressing, yogurt sauce; de: Joghurtdressing, Joghurtsauce, Joghurtsoße; fr: sauce au yaourt; es: salsa de yogur, aderezo de yogur; it: salsa allo yogurt
herb butter, garlic butter, compound butter; de: Kräuterbutter, Knoblauchbutter; fr: beurre maître d'hôtel, beurre d'ail, beurre persillé; es: mantequilla de ajo, mantequilla de hierbas; it: burro aromatizzato, burro all'aglio
mint sauce; de: Minzsauce; fr: sauce à la menthe; es: salsa de menta; it: salsa alla menta
cranberry sauce; de: Cranberrysauce, Preiselbeersauce; fr: sauce aux canneberges, sauce aux airelles; es: salsa de arándanos; it: salsa ai mirtilli rossi
bread sauce; de: Brotsauce; fr: sauce au pain
onion gravy; de: Zwiebelsauce, Zwiebelsoße; fr: sauce à l'oignon, sauce aux oignons; es: salsa de cebolla; it: salsa di cipolle
tapenade, olive paste; de: Tapenade, Olivenpaste; fr: tapenade; es: tapenade, paté de aceitunas, olivada; it: tapenade, paté di olive
liptauer, obatzda, cheese spread, paprika cheese spread; de: Liptauer, Obatzda, Obatzter; es: queso untable
herb quark, herbed curd cheese; de: Kräuterquark; fr: fromage blanc aux herbes; es: queso quark con hierbas
artichoke dip, spinach artichoke dip, spinach dip; de: Spinatdip; fr: dip aux épinards; es: dip de espinacas; it: salsa di spinaci e carciofi
salmon mousse, salmon dip, smoked salmon pate; de: Lachscreme; fr: rillettes de saumon, mousse de saumon; es: paté de salmón; it: mousse di salmone
tuna spread, tuna pate, tuna mousse; de: Thunfischcreme, Thunfischaufstrich; fr: rillettes de thon; es: paté de atún; it: mousse di tonno, crema di tonno
rillettes, potted meat, potted pork; de: Rillettes; fr: rillettes; es: rillettes; it: rillettes
terrine; de: Terrine; fr: terrine, pâté de campagne; es: terrina; it: terrina
egg mayonnaise, egg mayo; de: Eiersalat; fr: oeufs mayonnaise; es: huevos con mayonesa; it: uova maionese
cheese board, cheese platter; de: Käseplatte; fr: plateau de fromages; es: tabla de quesos; it: tagliere di formaggi
cheese straw, puff pastry twist, cheese twist; de: Käsestangen, Blätterteigstangen; fr: feuilletés au fromage, torsades au fromage, allumettes au fromage; es: palitos de hojaldre, palitos de queso; it: salatini di pasta sfoglia, grissini al formaggio
gougere, cheese puff; de: Käsewindbeutel, Gougères; fr: gougères; es: gougères
vol au vent, bouchee a la reine, patty shell, puff pastry case; de: Königinpastete; fr: vol-au-vent, bouchée à la reine; es: volován; it: vol au vent
verrine, layered glass; fr: verrine
tapas, pincho; de: Tapas; fr: tapas; es: tapas, pinchos, pintxos; it: tapas
antipasto platter, antipasti; de: Antipasti, Vorspeisenplatte; fr: antipasti; es: antipasto, tabla de aperitivos; it: antipasti misti
pickled vegetable, pickles, giardiniera, achar, pickled veg, torshi, turshi; de: eingelegtes Gemüse, Mixed Pickles, Mixpickles; fr: légumes au vinaigre, légumes marinés, pickles; es: encurtidos, verduras en escabeche, curtido; it: giardiniera, verdure sottaceto, sottaceti
pickled cucumber, quick pickle, bread and butter pickle, cucumber pickle; de: eingelegte Gurken, Senfgurken, Salzgurken, Essiggurken; fr: concombres marinés, pickles de concombre; es: pepinos encurtidos, pepinillos caseros; it: cetrioli sottaceto
pickled beetroot, pickled beet; de: eingelegte Rote Bete; fr: betteraves marinées; es: remolacha encurtida; it: barbabietole sottaceto
pickled egg; de: Soleier; es: huevos encurtidos
chutney, relish, sweet pickle, branston; de: Chutney; fr: chutney; es: chutney; it: chutney
mango chutney; de: Mango-Chutney, Mangochutney; fr: chutney de mangue; es: chutney de mango; it: chutney di mango
piccalilli, mustard pickle; de: Senfgemüse; fr: piccalilli; es: piccalilli; it: piccalilli
escabeche; fr: escabèche; es: escabeche, en escabeche; it: in carpione, in saor
garlic bread, garlic baguette; de: Knoblauchbrot, Knoblauchbaguette, Kräuterbaguette; fr: pain à l'ail; es: pan de ajo; it: pane all'aglio
focaccia, focaccia bread; de: Focaccia; fr: focaccia, fougasse; es: focaccia; it: focaccia, schiacciata
ciabatta; de: Ciabatta; fr: ciabatta; es: chapata; it: ciabatta
sourdough bread, sourdough, sourdough loaf, wild yeast bread; de: Sauerteigbrot, Natursauerteigbrot; fr: pain au levain; es: pan de masa madre; it: pane con lievito madre, pane a lievitazione naturale, pane a lievito madre, pane con pasta madre
no knead bread, crusty bread, artisan bread, overnight bread, dutch oven bread, peasant bread; de: Topfbrot, Brot ohne Kneten; fr: pain sans pétrissage, pain cocotte; es: pan sin amasar; it: pane senza impasto
soda bread, irish soda bread, wheaten bread, irish brown bread; de: Sodabrot, irisches Sodabrot; fr: pain irlandais, pain au bicarbonate; es: pan de soda, pan irlandés; it: soda bread, pane irlandese
cornbread, corn bread, johnnycake, corn pone, cornpone, johnny cake; de: Maisbrot; fr: pain de maïs; es: pan de maíz, pan de elote; it: pane di mais
spelt bread; de: Dinkelbrot; fr: pain d'épeautre; es: pan de espelta; it: pane di farro
potato bread; de: Kartoffelbrot; fr: pain aux pommes de terre; es: pan de patata; it: pane di patate
farmhouse bread, country bread, rustic loaf; de: Bauernbrot, Landbrot, Krustenbrot, Hausbrot; fr: pain de campagne; es: pan de pueblo, pan rústico, hogaza; it: pane casereccio, pane rustico
low carb bread, protein bread; de: Eiweißbrot; fr: pain protéiné; es: pan proteico; it: pane proteico
breadstick, grissini; de: Grissini, Brotstangen; fr: gressins; es: palitos de pan, grisines, colines; it: grissini, grissino
crispbread, knackebrod, rye crisp, ryvita; de: Knäckebrot; fr: pain croustillant suédois, pain suédois; es: pan crujiente sueco; it: pane croccante
pretzel, soft pretzel; de: Brezel, Breze, Laugenbrezel, Brezn, Laugengebäck, Laugenbrezn; fr: bretzel; es: pretzel, lazo salado; it: bretzel, pretzel
bagel; de: Bagel; fr: bagel; es: bagel; it: bagel
english muffin; de: englischer Muffin, Toastie; fr: muffin anglais, english muffin; es: muffin inglés; it: muffin inglese
crumpet, pikelet; de: Crumpet, Crumpets; fr: crumpet; es: crumpet; it: crumpet
challah, braided bread, plaited bread, egg bread, plaited loaf; de: Challa, Hefezopf, Zopf, Butterzopf, Eierzopf, Osterzopf; fr: pain tressé, tresse; es: pan trenzado, jalá; it: pane intrecciato, treccia
brioche; de: Brioche; fr: brioche; es: brioche; it: brioche
milk bread, hokkaido milk bread, shokupan, milk bun, japanese milk bread, hokkaido bread; de: Milchbrot, Milchbrötchen; fr: pain au lait; es: pan de leche, pan de leche japonés; it: pane al latte, panini al latte, pane al latte giapponese
olive bread; de: Olivenbrot; fr: pain aux olives; es: pan de aceitunas; it: pane alle olive
nut bread, walnut bread; de: Nussbrot, Walnussbrot; fr: pain aux noix; es: pan de nueces; it: pane alle noci
pull apart bread, monkey bread; de: Zupfbrot, Faltenbrot; fr: pain à partager, pain hérisson; es: pan de mono; it: pane da strappare
thousand island dressing, thousand island; de: Thousand-Island-Dressing; fr: sauce mille îles; es: salsa mil islas; it: salsa mille isole
burger sauce, special sauce, fry sauce; de: Burgersauce; fr: sauce burger; es: salsa para hamburguesa; it: salsa burger
french dressing, mustard vinaigrette; de: French Dressing, Senfdressing; fr: sauce salade, vinaigrette moutarde; es: aderezo francés; it: vinaigrette alla senape
italian dressing, balsamic vinaigrette, balsamic dressing; de: Balsamico-Dressing; fr: vinaigrette balsamique; es: vinagreta balsámica; it: vinaigrette al balsamico
honey mustard dressing, honey mustard sauce; de: Honig-Senf-Dressing, Honig-Senf-Sauce; fr: sauce miel moutarde; es: salsa de mostaza y miel; it: salsa senape e miele
blue cheese dressing, blue cheese sauce; de: Blauschimmeldressing, Gorgonzolasauce; fr: sauce au bleu, sauce roquefort; es: salsa de queso azul, salsa roquefort; it: salsa al gorgonzola
lemon sauce, lemon butter sauce; de: Zitronensauce, Zitronenbuttersauce; fr: sauce au citron; es: salsa de limón; it: salsa al limone
white butter sauce, beurre blanc; de: Weißweinbuttersauce; fr: beurre blanc; es: beurre blanc; it: beurre blanc
white wine sauce; de: Weißweinsauce; fr: sauce au vin blanc; es: salsa de vino blanco; it: salsa al vino bianco
red wine sauce, red wine jus, bordelaise; de: Rotweinsauce, Rotweinjus; fr: sauce au vin rouge, sauce bordelaise; es: salsa de vino tinto; it: salsa al vino rosso
parsley sauce; de: Petersiliensauce; fr: sauce au persil; es: salsa de perejil; it: salsa al prezzemolo
mornay sauce, mornay; de: Mornaysauce; fr: sauce mornay; es: salsa mornay; it: salsa mornay
horseradish sauce; de: Meerrettichsauce, Meerrettichsoße; fr: sauce au raifort; es: salsa de rábano picante; it: salsa al rafano
dill sauce; de: Dillsauce, Dillsoße; fr: sauce à l'aneth; es: salsa de eneldo; it: salsa all'aneto
caper sauce; de: Kapernsauce, Kapernsoße; fr: sauce aux câpres; es: salsa de alcaparras; it: salsa ai capperi
garlic sauce, garlic yogurt sauce, garlic dip; de: Knoblauchsauce, Knoblauchsoße, Knoblauchdip; fr: sauce à l'ail; es: salsa de ajo; it: salsa all'aglio
toum, lebanese garlic sauce; de: Toum; fr: toum; es: toum; it: toum
tahini sauce, tahini dressing, tarator; de: Tahinsauce, Sesamsauce; fr: sauce au tahini; es: salsa de tahini; it: salsa tahina
avocado sauce, avocado cream; de: Avocadocreme, Avocadodip; fr: crème d'avocat; es: crema de aguacate; it: crema di avocado
curry sauce; de: Currysauce, Currysoße; fr: sauce curry; es: salsa de curry; it: salsa al curry
coconut sauce, coconut curry sauce; de: Kokossauce; fr: sauce coco; es: salsa de coco; it: salsa al cocco
peanut dressing, peanut dip; de: Erdnussdip; fr: sauce aux cacahuètes; es: aderezo de cacahuate; it: salsa alle arachidi
sweet and sour sauce; de: süß-saure Sauce; fr: sauce aigre douce; es: salsa agridulce; it: salsa agrodolce
stir fry sauce; de: Woksauce; fr: sauce wok; es: salsa para wok; it: salsa per wok
dipping sauce, nuoc cham, spring roll sauce; de: Dipsauce; fr: sauce nuoc mam, sauce pour nems; es: salsa para rollitos; it: salsa per involtini
romesco; de: Romesco; fr: romesco; es: romesco, salsa romesco; it: romesco
salsa brava, bravas sauce; de: Brava-Sauce; fr: sauce brava; es: salsa brava; it: salsa brava
mojo, mojo verde, mojo rojo, mojo picon; de: Mojo, Mojo-Sauce; fr: mojo; es: mojo picón, mojo verde, mojo rojo
sofrito, recaito; de: Sofrito; fr: sofrito; es: sofrito, recaíto; it: soffritto
buffalo sauce, wing sauce; de: Buffalo-Sauce; fr: sauce buffalo; es: salsa búfalo; it: salsa buffalo
piri piri, peri peri, piri piri sauce; de: Piri-Piri; fr: piri piri; es: piri piri; it: piri piri
zhoug, schug, green hot sauce; de: Schug; fr: zhoug; es: zhug
vodka sauce, penne alla vodka; de: Wodkasauce, Penne alla Vodka; fr: penne à la vodka; es: penne al vodka; it: penne alla vodka
turkey gravy, chicken gravy, poultry gravy; de: Geflügelsauce; fr: sauce volaille; es: salsa gravy; it: sugo d'arrosto
sausage gravy, white gravy, country gravy; de: Wurstsauce; es: gravy blanco
pickled red onion; de: eingelegte rote Zwiebeln; fr: oignons rouges marinés; es: cebolla morada encurtida; it: cipolle rosse marinate
pickled carrot; de: eingelegte Karotten; fr: carottes marinées; es: zanahorias encurtidas; it: carote marinate
pickled jalapeno, pickled chili; de: eingelegte Jalapeños; fr: piments marinés; es: jalapeños encurtidos, chiles en vinagre; it: peperoncini sottaceto
pickled mushroom, marinated mushroom; de: eingelegte Pilze, marinierte Champignons; fr: champignons marinés; es: champiñones marinados, setas encurtidas; it: funghi sottaceto, funghi sott'olio
marinated feta; de: eingelegter Feta; fr: feta marinée; es: queso feta marinado; it: feta marinata
marinated olive; de: marinierte Oliven, eingelegte Oliven; fr: olives marinées; es: aceitunas aliñadas; it: olive condite
pickled pumpkin; de: eingelegter Kürbis, Kürbis süß-sauer; fr: courge au vinaigre; es: calabaza encurtida; it: zucca sottaceto
onion chutney, onion marmalade, onion relish; de: Zwiebelchutney; fr: chutney d'oignons, confiture d'oignons; es: mermelada de cebolla; it: marmellata di cipolle, composta di cipolle
tomato chutney, tomato relish, tomato jam; de: Tomatenchutney; fr: chutney de tomates; es: chutney de tomate, mermelada de tomate; it: chutney di pomodori, confettura di pomodori
apple chutney; de: Apfelchutney; fr: chutney de pommes; es: chutney de manzana; it: chutney di mele
rhubarb chutney; de: Rhabarberchutney; fr: chutney de rhubarbe; es: chutney de ruibarbo; it: chutney di rabarbaro
plum chutney; de: Pflaumenchutney; fr: chutney de prunes; es: chutney de ciruelas; it: chutney di prugne
pepper jelly, chilli jam, chili jam, sweet chilli jam; de: Chilimarmelade, Chili-Konfitüre; fr: confiture de piments; es: mermelada de chile, mermelada de pimientos; it: marmellata di peperoncini
bacon jam; de: Speckmarmelade; fr: confiture de bacon; es: mermelada de bacon; it: marmellata di bacon
mincemeat, christmas mincemeat, mince pie filling; de: Mincemeat; fr: mincemeat; es: relleno de mincemeat; it: mincemeat
bean dip, white bean dip, white bean hummus; de: Bohnencreme, Bohnenaufstrich; fr: houmous de haricots blancs, tartinade de haricots; es: hummus de alubias; it: crema di cannellini
beetroot hummus, beet hummus; de: Rote-Bete-Hummus; fr: houmous de betterave; es: hummus de remolacha; it: hummus di barbabietola
red pepper hummus, roasted pepper dip; de: Paprikahummus, Paprikadip; fr: houmous de poivron; es: hummus de pimiento; it: hummus di peperoni
cheese ball; de: Käsebällchen, Käsekugel; fr: boule de fromage; es: bola de queso; it: palline di formaggio
cheese dip, queso dip, chile con queso; de: Käsedip; fr: dip au fromage; es: dip de queso, queso fundido; it: salsa al formaggio
cream cheese dip, cream cheese spread; de: Frischkäseaufstrich, Frischkäsedip; fr: tartinade de fromage frais; es: dip de queso crema; it: crema di formaggio spalmabile
sour cream dip, onion dip, french onion dip; de: Sauerrahmdip, Zwiebeldip; fr: dip à l'oignon; es: dip de cebolla; it: salsa alla cipolla
vegetable spread, vegan spread, veggie spread; de: Gemüseaufstrich, Brotaufstrich, veganer Aufstrich; fr: tartinade végétale; es: untable de verduras, paté vegetal; it: paté di verdure, crema di verdure spalmabile
mushroom pate, mushroom spread; de: Pilzaufstrich, Champignonaufstrich; fr: terrine de champignons; es: paté de setas, paté de champiñones; it: paté di funghi
lentil pate, lentil spread; de: Linsenaufstrich; fr: terrine de lentilles; es: paté de lentejas; it: paté di lenticchie
mackerel pate, fish pate, smoked fish dip; de: Makrelencreme, Fischaufstrich; fr: rillettes de maquereau, rillettes de poisson; es: paté de caballa; it: paté di sgombro
egg spread, egg butter; de: Eieraufstrich, Eierbutter; fr: tartinade aux oeufs; es: untable de huevo; it: crema di uova
caponata, sicilian aubergine relish; de: Caponata; fr: caponata; es: caponata; it: caponata
open canape, cocktail blini; de: Kanapees, Schnittchen; fr: toasts apéritif, canapés; es: canapés; it: tartine, canapè
savoury eclair, savoury choux; de: herzhafte Windbeutel; fr: choux salés; es: profiteroles salados; it: bignè salati
breakfast rolls, sunday rolls; de: Sonntagsbrötchen, Frühstücksbrötchen; fr: petits pains du matin; es: panecillos de desayuno; it: panini da colazione
quark rolls, quark bread; de: Quarkbrötchen, Quarkbrot; fr: pain au fromage blanc; es: pan de quark
raisin bread, raisin loaf, fruit bread, tea loaf; de: Rosinenbrot, Stuten, Rosinenstuten; fr: pain aux raisins secs, pain aux fruits; es: pan de pasas; it: pane all'uvetta, pane alla frutta
cinnamon bread, cinnamon loaf; de: Zimtbrot; fr: pain à la cannelle; es: pan de canela; it: pane alla cannella
cheese bread, cheesy bread, cheese loaf; de: Käsebrot; fr: pain au fromage; es: pan de queso; it: pane al formaggio
onion bread; de: Zwiebelbrot; fr: pain aux oignons; es: pan de cebolla; it: pane alle cipolle
herb bread, rosemary bread; de: Kräuterbrot; fr: pain aux herbes; es: pan de hierbas, pan de romero; it: pane alle erbe, pane al rosmarino
tomato bread, sun dried tomato bread; de: Tomatenbrot; fr: pain à la tomate; es: pan de tomate; it: pane ai pomodori secchi
pumpkin rolls; de: Kürbisbrötchen; fr: petits pains au potiron; es: panecillos de calabaza; it: panini alla zucca
carrot bread; de: Karottenbrot; fr: pain à la carotte; es: pan de zanahoria; it: pane alle carote
seed bread, sunflower seed bread, life changing bread; de: Körnerbrot, Saatenbrot, Sonnenblumenkernbrot; fr: pain aux graines; es: pan de semillas; it: pane ai semi
gluten free bread; de: glutenfreies Brot; fr: pain sans gluten; es: pan sin gluten; it: pane senza glutine
buckwheat bread; de: Buchweizenbrot; fr: pain au sarrasin; es: pan de trigo sarraceno; it: pane di grano saraceno
beer bread; de: Bierbrot; fr: pain à la bière; es: pan de cerveza; it: pane alla birra
fougasse; de: Fougasse; fr: fougasse; it: fougasse
coca, catalan flatbread; es: coca de verduras, coca catalana
pan bagnat; fr: pan bagnat
garlic naan, butter naan; de: Knoblauch-Naan; fr: naan à l'ail, naan au fromage, cheese naan; es: naan de ajo; it: naan all'aglio
simit, turkish bagel, turkish bread; de: Simit, Sesamring; fr: simit; es: simit; it: simit
bazlama, yufka bread, gozleme; de: Gözleme, Bazlama; fr: gözleme; es: gözleme; it: gozleme
stick bread, campfire bread, damper; de: Stockbrot; fr: pain bâton; es: pan de palo; it: pane al bastone
fry bread, bannock, fried bread; de: frittiertes Brot; fr: bannique, pain frit; es: pan frito, sopaipilla; it: pane fritto, gnocco fritto
hush puppy, hushpuppies; es: hush puppies
potato rolls, potato bun; de: Kartoffelbrötchen; fr: petits pains à la pomme de terre; es: panecillos de patata; it: panini alle patate
party rolls, stuffed rolls, filled rolls; de: Partybrötchen, gefüllte Brötchen; fr: petits pains garnis; es: panecillos rellenos; it: panini farciti
pizza rolls, pizza snails, pizza pinwheels; de: Pizzaschnecken, Pizzabrötchen; fr: roulés à la pizza, escargots pizza; es: rollitos de pizza, caracolas de pizza; it: girelle di pizza
pinwheel, puff pastry pinwheel, savoury pinwheel; de: Blätterteigschnecken; fr: roulés feuilletés, palmiers salés; es: caracolas de hojaldre, palmeritas saladas; it: girelle salate
puff pastry parcel, puff pastry bite; de: Blätterteigtaschen; fr: feuilleté salé, feuilletés apéritif; es: hojaldritos salados; it: fagottini salati, sfogliatine salate
puff pastry tart, puff pastry pizza; de: Blätterteigtarte, Blätterteigkuchen; fr: tarte feuilletée; es: tarta de hojaldre, coca de hojaldre; it: torta di sfoglia
`;

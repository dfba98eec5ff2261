/** Names of one sauce, spread, pickle or bread: see produce.ts for how a line is read. */
export const saucesAndBreads = `
tomato sauce, pasta sauce; de: Tomatensauce, Tomatensoße, Pastasauce; fr: sauce tomate; es: salsa de tomate, tomate frito; it: salsa di pomodoro, sugo di pomodoro, sugo al pomodoro
meat sauce, ragu; de: Hackfleischsoße, Hacksauce, Fleischsauce; fr: sauce à la viande; es: salsa de carne, ragú; it: ragù, sugo di carne
bechamel, bechamel sauce, white sauce; de: Béchamelsauce, Béchamel; fr: béchamel, sauce béchamel, sauce blanche; es: bechamel, besamel, salsa blanca; it: besciamella
hollandaise, hollandaise sauce; de: Sauce hollandaise, Hollandaise; fr: sauce hollandaise; es: salsa holandesa; it: salsa olandese
bearnaise, bearnaise sauce; de: Sauce béarnaise; fr: sauce béarnaise; es: salsa bearnesa; it: salsa bernese
cheese sauce; de: Käsesauce, Käsesoße; fr: sauce au fromage; es: salsa de queso; it: salsa al formaggio
mushroom sauce; de: Pilzsauce, Champignonsauce, Pilzrahmsauce, Jägersauce; fr: sauce aux champignons; es: salsa de champiñones, salsa de setas; it: salsa ai funghi
pepper sauce, peppercorn sauce; de: Pfeffersauce, Pfefferrahmsauce; fr: sauce au poivre; es: salsa de pimienta, salsa a la pimienta; it: salsa al pepe
cream sauce; de: Sahnesauce, Rahmsauce, Sahnesoße; fr: sauce à la crème; es: salsa de nata; it: salsa alla panna
mustard sauce; de: Senfsauce, Senfsoße; fr: sauce à la moutarde; es: salsa de mostaza; it: salsa alla senape
tartar sauce, tartare sauce; de: Sauce Tartare, Remoulade; fr: sauce tartare; es: salsa tártara; it: salsa tartara
remoulade; de: Remoulade, Remouladensauce; fr: rémoulade; es: remoulade
aioli, garlic mayonnaise, garlic mayo; de: Aioli, Knoblauchmayonnaise; fr: aïoli; es: alioli, ajoaceite, mayonesa de ajo; it: aioli, maionese all'aglio
pesto, basil pesto; de: Pesto, Basilikumpesto; fr: pesto, pistou; es: pesto; it: pesto, pesto alla genovese
red pesto, sun dried tomato pesto; de: rotes Pesto; fr: pesto rosso, pesto rouge; es: pesto rojo; it: pesto rosso
wild garlic pesto, ramson pesto; de: Bärlauchpesto; fr: pesto d'ail des ours; it: pesto di aglio orsino
salsa verde, green sauce; de: grüne Soße, grüne Sauce, Frankfurter grüne Soße; fr: sauce verte; es: salsa verde; it: salsa verde
barbecue sauce, bbq sauce; de: Barbecuesauce, BBQ-Sauce, Grillsauce; fr: sauce barbecue; es: salsa barbacoa, salsa bbq; it: salsa barbecue
cocktail sauce, marie rose sauce, pink sauce; de: Cocktailsauce; fr: sauce cocktail; es: salsa rosa, salsa golf; it: salsa rosa, salsa cocktail
ranch, ranch dressing; es: aderezo ranch, salsa ranch
caesar dressing; de: Caesar-Dressing; fr: sauce césar; es: aderezo césar, salsa césar; it: salsa caesar
yogurt dressing, yogurt sauce; de: Joghurtdressing, Joghurtsauce, Joghurtsoße; fr: sauce au yaourt; es: salsa de yogur; it: salsa allo yogurt
herb butter, garlic butter, compound butter; de: Kräuterbutter, Knoblauchbutter; fr: beurre maître d'hôtel, beurre d'ail, beurre persillé; es: mantequilla de ajo, mantequilla de hierbas; it: burro aromatizzato, burro all'aglio
mint sauce; de: Minzsauce; fr: sauce à la menthe; es: salsa de menta; it: salsa alla menta
cranberry sauce; de: Cranberrysauce, Preiselbeersauce; fr: sauce aux canneberges, sauce aux airelles; es: salsa de arándanos; it: salsa ai mirtilli rossi
bread sauce; de: Brotsauce
onion gravy; de: Zwiebelsauce, Zwiebelsoße; fr: sauce à l'oignon; es: salsa de cebolla
tapenade, olive paste; de: Tapenade, Olivenpaste; fr: tapenade; es: tapenade, paté de aceitunas, olivada; it: tapenade, paté di olive
liptauer, obatzda, cheese spread; de: Liptauer, Obatzda, Obatzter; es: queso untable
herb quark; de: Kräuterquark
artichoke dip, spinach artichoke dip, spinach dip; de: Spinatdip; es: dip de espinacas
salmon mousse, salmon dip, smoked salmon pate; de: Lachscreme; fr: rillettes de saumon, mousse de saumon; es: paté de salmón; it: mousse di salmone
tuna spread, tuna pate, tuna mousse; de: Thunfischcreme, Thunfischaufstrich; fr: rillettes de thon; es: paté de atún; it: mousse di tonno, crema di tonno
rillettes, potted meat; de: Rillettes; fr: rillettes
terrine; de: Terrine; fr: terrine, pâté de campagne; es: terrina; it: terrina
egg mayonnaise; de: Eiersalat; fr: oeufs mayonnaise
cheese board, cheese platter; de: Käseplatte; fr: plateau de fromages; es: tabla de quesos; it: tagliere di formaggi
cheese straw, puff pastry twist, cheese twist; de: Käsestangen, Blätterteigstangen; fr: feuilletés au fromage, torsades au fromage, allumettes au fromage; es: palitos de hojaldre, palitos de queso; it: salatini di pasta sfoglia, grissini al formaggio
gougere, cheese puff; de: Käsewindbeutel, Gougères; fr: gougères; es: gougères
vol au vent, bouchee a la reine; de: Königinpastete; fr: vol-au-vent, bouchée à la reine; es: volován; it: vol au vent
verrine, layered glass; fr: verrine
tapas, pincho; de: Tapas; fr: tapas; es: tapas, pinchos, pintxos; it: tapas
antipasto platter, antipasti; de: Antipasti, Vorspeisenplatte; fr: antipasti; it: antipasti misti
pickled vegetable, pickles, giardiniera; de: eingelegtes Gemüse, Mixed Pickles; fr: légumes au vinaigre, légumes marinés, pickles; es: encurtidos, verduras en escabeche; it: giardiniera, verdure sottaceto, sottaceti
pickled cucumber, quick pickle; de: eingelegte Gurken, Senfgurken, Salzgurken; fr: concombres marinés, pickles de concombre; es: pepinos encurtidos, pepinillos caseros; it: cetrioli sottaceto
pickled beetroot, pickled beet; de: eingelegte Rote Bete; fr: betteraves marinées; es: remolacha encurtida; it: barbabietole sottaceto
pickled egg; de: Soleier; es: huevos encurtidos
chutney, relish; de: Chutney; fr: chutney; es: chutney; it: chutney
mango chutney; de: Mango-Chutney, Mangochutney; fr: chutney de mangue; es: chutney de mango; it: chutney di mango
piccalilli, mustard pickle
escabeche; fr: escabèche; es: escabeche, en escabeche; it: in carpione, in saor
garlic bread, garlic baguette; de: Knoblauchbrot, Knoblauchbaguette, Kräuterbaguette; fr: pain à l'ail; es: pan de ajo; it: pane all'aglio
focaccia, focaccia bread; de: Focaccia; fr: focaccia, fougasse; es: focaccia; it: focaccia, schiacciata
ciabatta; de: Ciabatta; fr: ciabatta; es: chapata; it: ciabatta
sourdough bread, sourdough; de: Sauerteigbrot; fr: pain au levain; es: pan de masa madre; it: pane con lievito madre, pane a lievitazione naturale
no knead bread, crusty bread, artisan bread; de: Topfbrot, Brot ohne Kneten; fr: pain sans pétrissage, pain cocotte; es: pan sin amasar; it: pane senza impasto
soda bread, irish soda bread; de: Sodabrot, irisches Sodabrot; fr: pain irlandais, pain au bicarbonate; es: pan de soda; it: soda bread
cornbread, corn bread; de: Maisbrot; fr: pain de maïs; es: pan de maíz, pan de elote; it: pane di mais
spelt bread; de: Dinkelbrot; fr: pain d'épeautre; es: pan de espelta; it: pane di farro
potato bread; de: Kartoffelbrot; fr: pain aux pommes de terre; es: pan de patata; it: pane di patate
farmhouse bread, country bread; de: Bauernbrot, Landbrot; fr: pain de campagne; es: pan de pueblo, pan rústico, hogaza; it: pane casereccio, pane rustico
low carb bread, protein bread; de: Eiweißbrot; fr: pain protéiné; es: pan proteico; it: pane proteico
breadstick, grissini; de: Grissini, Brotstangen; fr: gressins; es: palitos de pan, grisines, colines; it: grissini, grissino
crispbread, knackebrod; de: Knäckebrot; fr: pain croustillant suédois, pain suédois; es: pan crujiente sueco; it: pane croccante
pretzel, soft pretzel; de: Brezel, Breze, Laugenbrezel, Brezn; fr: bretzel; es: pretzel; it: bretzel, pretzel
bagel; de: Bagel; fr: bagel; es: bagel; it: bagel
english muffin; de: englischer Muffin, Toastie; fr: muffin anglais; es: muffin inglés
crumpet; de: Crumpet
challah, braided bread, plaited bread; de: Challa, Hefezopf, Zopf, Butterzopf; fr: pain tressé, tresse; es: pan trenzado, jalá; it: pane intrecciato, treccia
brioche; de: Brioche; fr: brioche; es: brioche; it: brioche
milk bread, hokkaido milk bread, shokupan, milk bun; de: Milchbrot, Milchbrötchen; fr: pain au lait; es: pan de leche; it: pane al latte, panini al latte
olive bread; de: Olivenbrot; fr: pain aux olives; es: pan de aceitunas; it: pane alle olive
nut bread, walnut bread; de: Nussbrot, Walnussbrot; fr: pain aux noix; es: pan de nueces; it: pane alle noci
pull apart bread, monkey bread; de: Zupfbrot, Faltenbrot; es: pan de mono
`;

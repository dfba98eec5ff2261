/** Names of one drink, with alcohol or without: see produce.ts for how a line is read. */
export const drinks = `
smoothie, shake, milkshake; de: Smoothie; fr: smoothie; es: batido, licuado, smoothie; it: frullato, smoothie
lemonade; de: Limonade, Zitronenlimonade; fr: citronnade, limonade; es: limonada, agua de limón; it: limonata
punch; de: Bowle, Punsch; fr: punch; es: ponche; it: ponce
mulled wine, gluhwein; de: Glühwein; fr: vin chaud; es: vino caliente; it: vin brulé
hot chocolate, cocoa drink, hot cocoa, drinking chocolate; de: heiße Schokolade, Trinkschokolade; fr: chocolat chaud, chocolat viennois; es: chocolate caliente; it: cioccolata calda
drink, beverage; de: Getränk; fr: boisson; es: bebida; it: bevanda
cocktail, mixed drink; de: Cocktail; fr: cocktail; es: cóctel; it: cocktail
elderflower syrup, elderflower cordial; de: Holunderblütensirup, Holundersirup; fr: sirop de sureau, sirop de fleurs de sureau; es: jarabe de saúco; it: sciroppo di sambuco
syrup, cordial; de: Sirup; fr: sirop; es: sirope, jarabe; it: sciroppo
iced tea, ice tea, sweet tea; de: Eistee; es: té helado, té frío; it: tè freddo
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
mocktail, alcohol free cocktail, virgin cocktail; de: alkoholfreier Cocktail; fr: cocktail sans alcool, mocktail; es: cóctel sin alcohol; it: cocktail analcolico
gin and tonic, g&t, gin tonic; de: Gin Tonic; fr: gin tonic; es: gin tonic, gintonic; it: gin tonic
bloody mary; de: Bloody Mary; fr: bloody mary; es: bloody mary; it: bloody mary
moscow mule; de: Moscow Mule; fr: moscow mule; es: moscow mule; it: moscow mule
mimosa, buck's fizz, bucks fizz; de: Mimosa, Sekt mit Orangensaft; fr: mimosa; es: mimosa; it: mimosa
bellini; de: Bellini; fr: bellini; es: bellini; it: bellini
whiskey sour, whisky sour; de: Whiskey Sour; fr: whisky sour; es: whisky sour; it: whisky sour
pisco sour; de: Pisco Sour; fr: pisco sour; es: pisco sour
caipirinha; de: Caipirinha; fr: caïpirinha; es: caipiriña, caipirinha; it: caipirinha
cuba libre, rum and coke; de: Cuba Libre; fr: cuba libre; es: cubalibre, cuba libre, cubata; it: cuba libre
irish coffee; de: Irish Coffee; fr: irish coffee; es: café irlandés; it: irish coffee
espresso martini; de: Espresso Martini; fr: espresso martini; es: martini espresso; it: espresso martini
shandy, radler, beer with lemonade; de: Radler, Alster; fr: panaché, monaco; es: clara con limón; it: panaché
white wine spritzer, wine spritzer; de: Weinschorle, Gespritzter; fr: vin blanc limé; es: vino con soda; it: spritz bianco
hot toddy, grog; de: Grog, Heißer Whisky; fr: grog; es: ponche caliente; it: grog
children's punch, non alcoholic punch, kids punch; de: Kinderpunsch, alkoholfreier Punsch; fr: punch sans alcool; es: ponche sin alcohol; it: punch analcolico
mulled cider, hot apple cider, hot apple juice; de: heißer Apfelsaft; fr: cidre chaud, jus de pomme chaud; es: sidra caliente; it: succo di mele caldo
ginger tea, lemon ginger tea; de: Ingwertee; fr: thé au gingembre, infusion de gingembre; es: té de jengibre, infusión de jengibre; it: tisana allo zenzero
herbal tea, infusion, tisane; de: Kräutertee; fr: tisane, infusion; es: infusión, tisana; it: tisana, infuso
fruit tea; de: Früchtetee; fr: thé aux fruits; es: té de frutas; it: tè alla frutta
ginger shot, wellness shot; de: Ingwershot, Ingwer-Shot; fr: shot de gingembre; es: shot de jengibre; it: shot allo zenzero
ginger beer; de: Ingwerbier, Ginger Beer; fr: bière de gingembre; es: cerveza de jengibre; it: ginger beer
infused water, flavoured water, detox water, cucumber water; de: aromatisiertes Wasser, Gurkenwasser, Detox-Wasser; fr: eau aromatisée, eau détox; es: agua saborizada, agua detox; it: acqua aromatizzata, acqua detox
kombucha; de: Kombucha; fr: kombucha; es: kombucha; it: kombucha
banana smoothie, banana milkshake, banana milk; de: Bananensmoothie, Bananenmilch, Bananenshake; fr: smoothie à la banane, milkshake banane; es: batido de plátano, licuado de plátano; it: frullato di banana
berry smoothie, fruit smoothie; de: Beerensmoothie, Fruchtsmoothie; fr: smoothie aux fruits rouges; es: batido de frutos rojos, batido de frutas; it: frullato ai frutti di bosco, frullato di frutta
mango smoothie; de: Mangosmoothie; fr: smoothie à la mangue; es: batido de mango; it: frullato di mango
protein shake, protein smoothie; de: Proteinshake, Eiweißshake; fr: shake protéiné, smoothie protéiné; es: batido de proteínas; it: frullato proteico
strawberry milkshake, strawberry milk; de: Erdbeermilch, Erdbeershake; fr: milkshake à la fraise; es: malteada de fresa; it: frappè alla fragola
chocolate milk, chocolate milkshake, cocoa milk; de: Schokomilch, Schokoshake; fr: lait au chocolat, milkshake au chocolat; es: leche con chocolate, leche chocolatada, malteada de chocolate; it: latte e cacao, frappè al cioccolato
dalgona coffee, whipped coffee; de: Dalgona-Kaffee; fr: café dalgona; es: café dalgona; it: caffè dalgona
pumpkin spice latte; de: Kürbis-Latte; fr: latte à la citrouille; es: latte de calabaza; it: latte alla zucca
orange squash, fruit squash, fruit syrup; de: Fruchtsirup; fr: sirop de fruits; es: sirope de frutas; it: sciroppo di frutta
raspberry syrup; de: Himbeersirup; fr: sirop de framboise; es: jarabe de frambuesa; it: sciroppo di lamponi
mint syrup; de: Minzsirup; fr: sirop de menthe; es: jarabe de menta; it: sciroppo di menta
lemon syrup, lemon cordial; de: Zitronensirup; fr: sirop de citron; es: jarabe de limón; it: sciroppo di limone
cherry liqueur; de: Kirschlikör; fr: liqueur de cerise, guignolet; es: licor de cerezas; it: liquore di ciliegie
raspberry liqueur; de: Himbeerlikör; fr: liqueur de framboise; es: licor de frambuesa; it: liquore ai lamponi
homemade almond milk; de: selbstgemachte Mandelmilch; fr: lait d'amande maison; es: leche de almendras casera; it: latte di mandorle fatto in casa
hibiscus tea, agua de jamaica, sorrel drink; de: Hibiskustee, Karkadeh; fr: bissap, thé d'hibiscus; es: agua de jamaica; it: karkadè
tamarind drink, tamarind water; es: agua de tamarindo
coconut smoothie; de: Kokossmoothie; fr: smoothie coco; es: batido de coco; it: frullato al cocco
`;

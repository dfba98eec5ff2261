import type { Family } from "./palette.ts";
import type { Stems } from "./word-finder.ts";

/** How a piece of it looks from above. */
type Shape =
  | "disc"
  | "ring"
  | "bean"
  | "dot"
  | "cube"
  | "stick"
  | "chunk"
  | "leaf"
  | "floret"
  | "prawn"
  | "egg"
  | "citrus"
  | "shroom"
  | "crumb"
  | "slice"
  | "none";

export type Bit = { shape: Shape; hue: Family };

export const bitOf = (shape: Shape, hue: Family): Bit => ({ shape, hue });

/** `rank` 4: a sauce that colours the whole dish, 3 vegetables and fruit, 2 meat and fish, 1 pale, 0 a garnish without say. */
export type IngredientRow = Bit & { rank: number };

/** One row a line: colour family, shape, rank, then stems (see word-finder). */
const TABLE = `
tomato none 4 marinara bolognese ragu arrabbiata arrabiata amatriciana puttanesca shakshuka margherita pizzaiola passata ketchup napoletana cacciatore goulash gulasch ~gulasch gulyas enchilada chili chili-con-carne birria pozole sriracha gochujang kimchi harissa red-curry rogan-josh vindaloo gazpacho tikka-masala mapo tteokbokki tom-yum salsa paprikash buffalo sloppy-joe ratatouille jollof jambalaya sambal salsa-roja romesco minestrone
curry none 4 curry curries masala tikka butter-chicken chana-masala turmeric kurkuma massaman laksa panang satay sate tandoori madras jalfrezi kari makhani khao-soi katsu-curry chana sambar tagine tajine
lemon none 4 saffron safran zafferano azafran paella milanese yellow-curry curry-powder biryani mustard turmeric-rice piccata avgolemono dal daal dahl
leaf none 4 green-curry pesto palak palak-paneer saag salsa-verde chimichurri guacamole genovese tabbouleh larb green-goddess verde chermoula
matcha none 4 matcha matcha-latte green-tea pistachio pistazie~ pistache
cocoa none 4 chocolat~ ~schoko~ cioccolat~ choco~ cocoa kakao cacao brownie nutella mole sacher~ black-forest schwarzwalder tiramisu coffee kaffee espresso cappuccino caffe mousse-au-chocolat brigadeiro mocha
meat none 4 teriyaki bourguignon gravy hoisin bulgogi mongolian gyudon dan-dan french-onion onion-soup soupe-a-l-oignon ~zwiebelsuppe stew adobo rouladen sauerbraten gumbo meatloaf soy-glazed kung-pao daube soba jus balsamic feijoada rendang
cream none 4 alfredo carbonara bechamel cacio-e-pepe tzatziki raita vichyssoise chowder blanquette ranch cheesecake kasekuchen tarta-de-queso panna-cotta tom-kha hummus houmous aioli mayonnaise tahini horchata stroganoff mac-and-cheese quattro-formaggi white-sauce waldorf coleslaw eggnog
pasta none 4 korma
golden none 4 miso ramen pho caramel karamell~ toffee dulce-de-leche honey honig miel maple creme-caramel flan butterscotch noodle-soup ~nudelsuppe peanut-butter peanut-sauce crumble streusel
bean none 4 coq-au-vin
beet cube 4 beet beetroot rote-bete betterave~ remolacha barbabietola borscht borsch sangria gluhwein mulled-wine red-wine
tomato disc 3 tomato~ tomate~ pomodor~ jitomate ~tomaten~
tomato stick 3 bell-pepper red-pepper peppers poivron pimiento capsicum peperoni~ paprika~ stuffed-pepper
carrot disc 3 carrot~ karotte~ mohre~ carotte~ carota carote zanahoria minestrone
pumpkin cube 3 pumpkin ~squash kurbis~ potiron citrouille zucca calabaza sweet-potato~ susskartoffel~ batata patate~-douce butternut
lemon dot 3 corn mais elote maiz sweetcorn polenta cornbread chili-con-carne
leaf leaf 3 spinach spinat~ epinard~ spinaci espinaca~ kale grunkohl chard mangold cavolo kohl cabbage~ bok-choy pak-choi collard greens lettuce rocket arugula rucola watercress nettle sorrel wild-garlic barlauch~ kohlrabi spanakopita
leaf floret 3 broccoli brokkoli brocoli brecol
plum stick 3 red-cabbage~ rotkohl~ blaukraut chou-rouge cavolo-rosso lombarda
cream floret 3 cauliflower~ blumenkohl~ chou-fleur cavolfiore coliflor
leaf dot 3 pea erbse~ ~erbsen~ petits-pois piselli guisantes edamame brussels-sprout sprout split-pea
leaf stick 3 green-bean~ asparagus spargel~ asperge~ asparagi esparrago~ zucchini~ courgette~ leek~ lauch~ porree poireau~ celery sellerie fennel fenchel~ okra scallion spring-onion minestrone
leaf disc 3 greek-salad tzatziki cucumber gurke~ concombre~ cetriolo pepino pickle kiwi ratatouille gazpacho
leaf slice 3 avocado~ artichoke~ carciofi
mushroom shroom 3 mushroom~ champignon~ pilz~ ~pilze funghi setas porcini shiitake chanterelle pfifferling~ truffle-pasta coq-au-vin bourguignon
plum disc 3 eggplant~ aubergine~ melanzan~ berenjena~ radicchio ratatouille
mushroom none 4 baba-ganoush baba-ghanoush chai latte
cream cube 3 potato~ kartoffel~ ~kartoffel~ pomme~-de-terre patate patatas papas gnocchi parsnip turnip celeriac kohlrabi
bean bean 3 bean bohne~ ~bohnen~ haricot~ fagioli frijol~ alubia~ judia~ borlotti refried
cream bean 3 chana chana-masala white-bean~ cannellini butter-bean~ navy-bean~ chickpea~ kichererbse~ pois-chiche~ ceci garbanzo~ cassoulet fabada minestrone
dark bean 3 black-bean~ squid-ink black-sesame nero-di-seppia black-rice chili-con-carne
bean dot 3 lentil~ linsen~ lentille~ lenticchi~ lenteja~
curry dot 4 red-lentil~ rote-linse~
curry slice 3 mango mangue papaya peach~ pfirsich~ peche apricot~ aprikose~ abricot persimmon
lemon stick 3 fries french-fries pommes-frites frites chips
cocoa dot 0 chocolate-chip schokostuckchen pepites-de-chocolat
golden slice 3 apple~ apfel~ ~apfel pomme mela mele manzana~ pear birne~ poire~ pera pere quince apple-pie tarte-tatin
lemon slice 3 banana~ banane~ platano pineapple ananas pina plantain
carrot citrus 3 orange~ naranja arancia mandarin~ clementine~ grapefruit
lemon citrus 3 lemon~ zitrone~ ~zitrone~ citron limone limonade limonada limon yuzu
matcha citrus 3 lime~ limette~ key-lime mojito margarita caipirinha
berry dot 3 strawberr~ erdbeer~ fraise~ fragol~ fresa~ raspberr~ himbeer~ framboise~ lampon~ frambuesa~ cherry cherries kirsch~ cerise~ cilieg~ cereza~ cranberr~ berry berries beere~ ~beeren~ rhubarb rhabarber~ pomegranate granatapfel~ redcurrant~ rote-grutze watermelon~
plum dot 3 blueberr~ heidelbeer~ blaubeer~ myrtille~ mirtill~ arandano~ blackberr~ brombeer~ plum~ pflaume~ zwetsch~ prune~ prugna ciruela fig feige~ figue~ fichi grape~ acai ube blackcurrant~
tomato disc 3 greek-salad caprese guacamole ratatouille cherry-tomato~ sun-dried-tomato~ pepperoni
golden chunk 2 butter-chicken tikka-masala coq-au-vin cacciatore chicken huhn hahnchen~ ~hahnchen~ poulet pollo turkey pute~ dinde tacchino pavo poultry wings schnitzel cutlet katsu quail
meat chunk 2 beef rind~ boeuf manzo ternera carne steak~ ~steak lamb lamm~ agneau agnello cordero meat fleisch~ viande veal kalb~ oxtail brisket mince ~hack~ venison duck ente canard pork schwein~ porc maiale cerdo ribs carnitas meatball kofta kofte polpette albondigas boulette kottbullar falafel seitan burger kebab rendang goulash gulasch ~gulasch gulyas bourguignon
salmon stick 2 carbonara lorraine amatriciana ham bacon speck~ schinken~ jambon~ prosciutto pancetta lardon~ tocino
tomato disc 2 chorizo~ salami~ nduja
meat disc 2 sausage~ wurst~ ~wurst saucisse~ salsiccia salchicha bratwurst andouille
salmon chunk 2 salmon lachs~ saumon salmone trout forelle~ tuna thunfisch~ thon tonno atun
cream chunk 2 fish fisch~ ~fisch poisson pesce pescado cod haddock halibut sea-bass dorade tilapia kabeljau bacalao scallop monkfish turbot
salmon prawn 2 prawn~ shrimp~ garnele~ crevette~ gamberi gamberetti gambas camaron~ lobster crab scampi langoustine seafood meeresfruchte
cream ring 2 calamari squid octopus tintenfisch pulpo
dark slice 2 mussel~ clam~ vongole moules muschel~ oyster~
dark bean 0 greek-salad puttanesca olive~ tapenade
golden cube 0 french-onion onion-soup soupe-a-l-oignon caesar crouton~ panzanella gazpacho
cream cube 2 caprese greek-salad palak-paneer tofu tempeh paneer feta halloumi
lemon egg 2 egg eier~ ruhrei spiegelei~ oeuf~ uova uovo huevo~ frittata omelette omelet tortilla-espanola
cream ring 0 onion~ zwiebel~ oignon~ cipoll~ cebolla~ shallot~
tomato ring 0 chilli chile chilies jalapeno dal daal dahl rendang
golden crumb 0 pad-thai satay nut walnut~ almond~ mandel~ amande~ mandorl~ almendra~ pecan~ hazelnut~ haselnuss~ noisette~ nocciol~ peanut~ erdnuss~ cashew~ sesame cinnamon zimt~ breadcrumb~
cream crumb 1 coconut kokos~ cheese kase~ ~kase fromage formaggi~ queso cheddar parmesan mozzarella ricotta goat-cheese gruyere quark blue-cheese gorgonzola roquefort mascarpone cream creme sahne~ vanilla vanille~ yogurt yoghurt joghurt~ buttermilk rice-pudding milchreis
`;

export const INGREDIENT_STEMS: Stems<IngredientRow> = TABLE.trim()
  .split("\n")
  .flatMap((line) => {
    const [hue, shape, rank, ...stems] = line.split(" ");
    const row: IngredientRow = { hue: hue as Family, shape: shape as Shape, rank: Number(rank) };
    return stems.map((stem) => ({ row, stem }));
  });

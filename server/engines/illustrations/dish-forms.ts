import type { Stems } from "./word-finder.ts";

export type Form = (typeof FORM_NAMES)[number];
/** `look` is a variant of the form, e.g. a pot for a bowl; `weight` 3 names a dish, 1 only hints at it. */
export type FormRow = { form: Form; look: string; weight: number };

export const FORM_NAMES = [
  "bowl",
  "noodles",
  "ramen",
  "shapes",
  "plate",
  "heap",
  "tray",
  "pizza",
  "round-bake",
  "cake",
  "bread",
  "buns",
  "flatbread",
  "tacos",
  "rolls",
  "salad",
  "rice",
  "stack",
  "burger",
  "sandwich",
  "cookies",
  "balls",
  "drink",
  "dumplings",
  "sushi",
  "skewers",
  "eggs",
  "squares",
  "scoops",
  "pudding",
  "porridge",
  "sectors",
  "dip",
] as const;

/** One row a line: form, look, weight, then stems. English first, then German, French, Italian, Spanish. */
const TABLE = `
bowl soup 3 soup ~suppe suppen~ soupe zuppa sopa minestrone bisque chowder broth ~bruhe caldo veloute potage borscht borsch gazpacho vichyssoise brodo ~汤~ ~湯~ tom-yum tom-kha avgolemono
bowl mash 3 mash mashed mashed-potato~ puree ~puree kartoffelbrei stampf ~stampf pure-di-patate pure-de-patatas
bowl pot 3 stew eintopf ~eintopf ~topf ragout guiso cocido chili cassoulet tagine tajine goulash gulasch ~gulasch gulyas bourguignon daube hotpot gumbo feijoada pot-au-feu estofado spezzatino ratatouille fricassee coq-au-vin stroganoff chili-con-carne fabada pozole birria mapo blanquette navarin
bowl pot 2 braise braised
bowl curry 3 curry curries dal daal dahl masala korma vindaloo saag rogan-josh butter-chicken massaman panang rendang jalfrezi makhani palak-paneer chana sambar katsu-curry adobo
noodles - 3 spaghetti linguine fettuccine tagliatelle pappardelle carbonara bucatini pad-thai lo-mein chow-mein soba ~spatzle ~面~ ~麺~ vermicelli yakisoba japchae dan-dan cacio-e-pepe amatriciana puttanesca mie-goreng mi-goreng nudelpfanne bolognese stir-fried-noodles
noodles - 2 noodle ~nudeln nouille fideo pasta pates tallarines udon
ramen - 3 ramen pho laksa noodle-soup ~nudelsuppe udon-soup soba-soup wonton-soup khao-soi
shapes gnocchi 3 gnocchi orecchiette schupfnudeln
shapes penne 3 penne rigatoni macaroni mac-and-cheese mac-n-cheese fusilli farfalle ziti cavatappi maccheroni macarrones pasta-salad nudelsalat pasta-bake
shapes ravioli 3 ravioli tortellini agnolotti maultaschen
tray - 3 lasagn~ gratin gratinee ~gratin auflauf ~auflauf casserole moussaka enchilada cannelloni parmigiana shepherd-s-pie cottage-pie fish-pie dauphinois tian parmentier traybake tray-bake sheet-pan pastitsio baked-ziti stuffed-pepper dolma bake
tray sweet 3 crumble cobbler apple-crisp bread-pudding
pizza - 3 pizza flammkuchen pide lahmacun margherita
round-bake - 3 pie tart tarte tartelette galette quiche crostata tatin pastilla clafoutis apfeltarte spanakopita
cake - 3 cake ~kuchen kuchen~ ~torte torta gateau cheesecake bundt sponge tarta bizcocho pastel gugelhupf pavlova savarin shortcake
bread - 3 bread loaf ~brot brot~ pain pane baguette sourdough brioche stollen challah ciabatta babka panettone pan-de meatloaf strudel
buns round 3 bun scone muffin cupcake popover brotchen ~brotchen semmel dinner-roll bread-roll profiterole magdalena madeleine
buns steamed 3 bao bao-bun steamed-bun baozi mantou gua-bao char-siu-bao nikuman ~包子~ dampfnudel~ germknodel~
buns spiral 3 cinnamon-roll cinnamon-bun zimtschnecke ~schnecke sticky-bun pain-aux-raisins kanelbulle
buns ring 3 bagel doughnut donut krapfen simit
buns crescent 3 croissant pain-au-chocolat ~hornchen cornetto rugelach kipferl ~kipferl
buns round 2 biscuit roll
flatbread - 3 naan pita flatbread focaccia roti chapati paratha quesadilla fladenbrot piadina socca farinata injera dosa arepa pupusa
flatbread - 2 tortilla
tacos - 3 taco tostada fajita gyros shawarma gyro doner
rolls - 3 burrito wrap spring-roll fruhlingsrolle summer-roll egg-roll cannoli lumpia taquito rouladen involtini croquette croqueta crocchette sausage-roll flauta chimichanga hot-dog churro
salad slaw 3 slaw coleslaw krautsalat remoulade-de-celeri
salad chopped 3 tabbouleh tabouleh taboule tabule couscous-salad quinoa-salad
salad layers 3 caprese tomato-mozzarella tomate-mozzarella
salad fruit 3 fruit-salad obstsalat salade-de-fruits macedonia ensalada-de-frutas
salad - 3 salad ~salat salade insalata ensalada fattoush panzanella ceviche larb som-tam crudites waldorf
salad - 1 greens lettuce
rice - 3 risotto paella pilaf pilav pilau pulao biryani jollof jambalaya fried-rice ~饭~ ~飯~ nasi-goreng kedgeree sticky-rice egg-fried-rice couscous
rice - 2 rice ~reis riso riz arroz quinoa bulgur polenta
stack round 3 pancake ~pfannkuchen hotcake crepe blini eierkuchen kaiserschmarrn palatschinken flapjack crumpet dutch-baby frittelle tortitas
stack waffle 3 waffle waffel gaufre gofre
burger - 3 burger ~burger sloppy-joe slider
sandwich - 3 sandwich club blt panini croque bruschetta crostini ~stulle banh-mi reuben bocadillo tartine smorrebrod french-toast arme-ritter tramezzini
sandwich - 2 toast
cookies - 3 cookie ~keks ~platzchen biscotti macaroon macaron snickerdoodle gingerbread amaretti lebkuchen meringue zimtstern florentine
cookies plain 3 shortbread sable sables ~butterkeks galleta digestive petit-beurre
cookies patty 3 fish-cake fishcake crab-cake fritter frikadelle latke rosti hash-brown patty patties bulette reibekuchen kartoffelpuffer potato-pancake puffer okonomiyaki blini-de rice-cake
balls - 3 falafel truffle energy-ball bliss-ball arancini gulab-jamun brigadeiro takoyaki matzo-ball
balls - 2 meatball polpette albondigas boulette kottbullar kofta kofte klopse knodel ~knodel kloss klosse ball
drink glass 3 smoothie juice ~saft cocktail lemonade limonade ~limonade limonada margarita mojito lassi milkshake shake punch spritz negroni sangria horchata eggnog agua-fresca iced-tea ice-tea iced-coffee iced-latte iced-chai iced-matcha eiskaffee cold-brew frappe bubble-tea kombucha mocktail martini daiquiri drink getrank fizz pina-colada
drink cup 3 coffee ~kaffee cafe latte tea ~tee chai hot-chocolate kakao chocolate-caliente gluhwein mulled-wine cappuccino matcha-latte infusion atole
dumplings - 3 dumpling gyoza potsticker wonton momo pierogi pirogi empanada samosa jiaozi shumai mandu pelmeni har-gow ~饺~ ~餃~
sushi - 3 sushi maki nigiri california-roll kimbap onigiri hosomaki uramaki
skewers - 3 skewer kebab kabob satay sate yakitori brochette brocheta spiess ~spiesse spiedini souvlaki anticucho shashlik espetada pincho
eggs pan 3 shakshuka fried-egg huevos-rancheros spiegelei~ menemen baked-egg eggs-in-purgatory oeufs-cocotte
eggs omelette 3 omelette omelet frittata tortilla-espanola spanish-tortilla tortilla-de ruhrei scrambled kuku
eggs pan 2 benedict
squares - 3 brownie fudge blondie cornbread baklava turkish-delight shortbread-bar lemon-bar granola-bar millionaire flapjack-bar rice-krispie nougat turron
squares - 2 bar slice
scoops - 3 ice-cream gelato sorbet sherbet eis ~eiscreme vanilleeis schokoladeneis erdbeereis zitroneneis speiseeis helado granita glace
pudding - 3 pudding mousse panna-cotta custard creme-brulee creme-caramel flan tiramisu trifle parfait posset budino compote ~kompott rote-grutze yogurt yoghurt joghurt natillas zabaglione fool syllabub
porridge smoothie 3 smoothie-bowl acai
porridge - 3 porridge oatmeal granola muesli overnight-oats congee ~brei milchreis rice-pudding arroz-con-leche yogurt-bowl breakfast-bowl chia-pudding riz-au-lait sticky-rice-with-mango mango-sticky-rice grits
sectors - 3 poke buddha-bowl bibimbap burrito-bowl donburi gyudon chirashi rice-bowl grain-bowl nourish-bowl salad-bowl cobb-salad nicoise mezze cheese-board platter antipasti bowl
dip - 3 hummus houmous dip guacamole salsa pesto aioli chutney jam ~marmelade marmalade konfiture confiture sauce ~sauce sauerkraut relish dressing vinaigrette tzatziki baba-ganoush baba-ghanoush muhammara raita chimichurri ketchup tapenade ~aufstrich gravy mermelada marmellata pickle kimchi mayonnaise spread fondue
heap roasted 3 roasted-vegetable roast-vegetable roasted-root roast-root root-vegetable ofengemuse grillgemuse verdure-al-forno legumes-rotis verduras-asadas
heap - 3 stir-fry stir-fried wok kung-pao chop-suey ~gemuse fries wedges pommes-frites patatas-bravas nachos roast-potato roasted-potato bratkartoffeln sweet-and-sour saute
heap - 1 vegetable legumes verdure popcorn nuts
plate schnitzel 3 ~schnitzel cutlet milanese milanesa tonkatsu katsu cordon-bleu parmo
plate - 2 poulet-roti roti-de steak wings ribs chop fish-and-chips teriyaki roast ~braten rotisserie confit piccata marsala saltimbocca fillet filet tandoori en-papillote
`;

export const FORM_STEMS: Stems<FormRow> = TABLE.trim()
  .split("\n")
  .flatMap((line) => {
    const [form, look, weight, ...stems] = line.split(" ");
    const row: FormRow = { form: form as Form, look: look!, weight: Number(weight) };
    return stems.map((stem) => ({ row, stem }));
  });

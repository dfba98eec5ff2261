import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import {
  parseAllRecipesOfTextOrNull,
  parseRecipeTextOrNull,
  proposeRecipeFromTextOrNull,
} from "./recipe-text.ts";

type Expected = Partial<
  Pick<
    ImportDraft,
    | "title"
    | "description"
    | "ingredients"
    | "instructions"
    | "servings"
    | "prepTime"
    | "cookingTime"
    | "totalTime"
    | "tags"
    | "difficulty"
    | "notes"
    | "caloriesPerServing"
    | "language"
    | "ingredientSections"
  >
>;

/**
 * Puts lines into a text whose title and method are fixed, so that the cases differ in their ingredients
 * only.
 */
const withList = (...lines: string[]) =>
  `Barley Bowl\nIngredients\n${lines.join("\n")}\nMethod\nBoil the barley in a pan.\nMix in the rest.\n`;
const withStep = (step: string) =>
  `Lemon Barley Bowl\n\nIngredients\n200 g pearl barley\n1 lemon\n\nMethod\n${step}\n2. Stir in the lemon.\n`;
const withTimes = (head: string, ...lines: string[]) =>
  `Graupensalat\nZutaten\n200 g Graupen\n1 Zitrone\n${head}\n${lines.join("\n")}\nDie Graupen kochen.\n\nDie Zitrone untermischen.\n`;
const withChapters = (...lines: string[]) =>
  `LEMON BARLEY BOWL | Easy 30-minute dinner!\n\nINGREDIENTS:\n200g pearl barley\n1 lemon\n2 tbsp olive oil\n\n${lines.join("\n")}\n`;
const withCredit = (credit: string) =>
  `Lemon Barley Bowl\n${credit}\n\nIngredients\n200 g pearl barley\n1 lemon\n\nDirections\nBoil the barley.\nAdd the lemon.\n`;
const barley = ["200 g pearl barley", "1 lemon"];
const bowl = ["200g pearl barley", "1 lemon", "2 tbsp olive oil"];

const KINDS: [string, string, Expected][] = [
  // Cases with step numbers in other scripts.
  ...["1、,2、", "１．,２．", "1.,2.", "(1),(2)", "（1）,（2）", "①,②"].map(
    (marks): [string, string, Expected] => {
      const [first = "", second = ""] = marks.split(",");
      return [
        `steps with the Chinese number ${first}`,
        `番茄炒蛋\n用料：\n番茄 2个\n鸡蛋 3个\n盐 适量\n步骤：\n${first}番茄切块，鸡蛋打散。\n${second}炒番茄，加糖和盐，翻炒2分钟。\n小贴士：\n番茄要熟透。`,
        {
          ingredients: ["番茄 2个", "鸡蛋 3个", "盐 适量"],
          instructions: ["番茄切块，鸡蛋打散。", "炒番茄，加糖和盐，翻炒2分钟。"],
          notes: "番茄要熟透。",
        },
      ];
    },
  ),
  ...["١- ,٢- ", "١. ,٢. ", "١) ,٢) ", "١-,٢-"].map((marks): [string, string, Expected] => {
    const [first = "", second = ""] = marks.split(",");
    return [
      `steps with the Arabic number ${first}`,
      `شوربة\nالمقادير\n٢ كوب عدس\n٦ أكواب ماء\nطريقة التحضير\n${first}اغسل العدس.\n${second}اطبخ العدس في الماء ٣٠ دقيقة.\n`,
      {
        ingredients: ["٢ كوب عدس", "٦ أكواب ماء"],
        instructions: ["اغسل العدس.", "اطبخ العدس في الماء ٣٠ دقيقة."],
      },
    ];
  }),

  ...["步骤 1,步骤 2", "步骤1：,步骤2："].map((labels): [string, string, Expected] => {
    const [first = "", second = ""] = labels.split(",");
    return [
      `steps below the label ${first}`,
      `番茄炒蛋\n食材\n番茄 2个\n鸡蛋 3个\n做法\n${first}\n番茄切块，鸡蛋打散。\n${second}\n炒番茄，加糖和盐，翻炒2分钟。\n`,
      {
        ingredients: ["番茄 2个", "鸡蛋 3个"],
        instructions: ["番茄切块，鸡蛋打散。", "炒番茄，加糖和盐，翻炒2分钟。"],
      },
    ];
  }),
  [
    "ingredients in two columns",
    "Pound Cake\nIngredients\n  2 c  Flour                  1/2 ts Salt\n  1 c  Butter                   3    Eggs\n  1 ts Vanilla                2 c  Sugar\nMethod\nBeat everything.\nBake for 1 hour.\n",
    { ingredients: ["2 c Flour", "1/2 ts Salt", "1 c Butter", "3 Eggs", "1 ts Vanilla", "2 c Sugar"] },
  ],
  [
    "one ingredient in two units",
    "Pound Cake\nIngredients\n2 cups flour      250 g flour\n1 cup butter      220 g butter\n3 eggs\nMethod\nBeat everything.\nBake for 1 hour.\n",
    { ingredients: ["2 cups flour 250 g flour", "1 cup butter 220 g butter", "3 eggs"] },
  ],

  [
    "two named lists side by side",
    "Marinade\nFor the meat\t\tFor the sauce\n500 g beef\t\t200 g yoghurt\n2 tbsp soy sauce\t\t1 tbsp mint\n\nMix the meat with the soy sauce. Stir the sauce together. Grill for 6 minutes.\n",
    {
      ingredients: ["500 g beef", "2 tbsp soy sauce", "200 g yoghurt", "1 tbsp mint"],
      ingredientSections: [
        { at: 0, heading: "For the meat" },
        { at: 2, heading: "For the sauce" },
      ],
    },
  ],
  [
    "two columns below a gap",
    "Coleslaw\nServes 6\n\n1/2 cabbage, shredded        2 tbsp mayonnaise\n2 carrots, grated         1 tbsp vinegar\n\nMix the vegetables. Stir the mayonnaise with the vinegar and pour over.\n",
    { ingredients: ["1/2 cabbage, shredded", "2 tbsp mayonnaise", "2 carrots, grated", "1 tbsp vinegar"] },
  ],

  [
    "three columns",
    "Curry\n\nIngredients           Method                            Tips\n1 onion, sliced       1. Fry the onion in the oil for   Use any vegetables.\n400 ml coconut milk      five minutes.\n500 g vegetables      2. Stir in the milk.\n",
    {
      ingredients: ["1 onion, sliced", "400 ml coconut milk", "500 g vegetables"],
      instructions: ["Fry the onion in the oil for five minutes.", "Stir in the milk."],
      notes: "Use any vegetables.",
    },
  ],
  [
    "a table with labels and values",
    "Recipe\tCornbread\nYield\t9 squares\n\n1\tcup\tcornmeal\n1/3\tcup\tsugar\n2\t\teggs\n\nMix everything and bake for 25 minutes.\n",
    { title: "Cornbread", servings: 9, ingredients: ["1 cup cornmeal", "1/3 cup sugar", "2 eggs"] },
  ],
  [
    "parts between short rules",
    "Oat biscuits\n--\n150 g oats\n100 g butter\n75 g sugar\n--\nMelt the butter with the sugar. Stir in the oats.\n--\nMakes about 20.\n",
    {
      title: "Oat biscuits",
      servings: 20,
      ingredients: ["150 g oats", "100 g butter", "75 g sugar"],
      instructions: ["Melt the butter with the sugar.", "Stir in the oats."],
    },
  ],
  [
    "a title above servings below an introduction",
    "Hoi Els,\n\nHierbij het recept voor de soep waar je om vroeg.\n\nErwtensoep\nVoor 6 personen\n\n500 g spliterwten\n2 preien\n\nKook de erwten. Voeg de prei toe.\n",
    { title: "Erwtensoep", servings: 6, ingredients: ["500 g spliterwten", "2 preien"] },
  ],
  [
    "a caption with a call to follow",
    "Best overnight oats!! 🫐 50g oats, 1 tbsp chia, 150ml milk, drizzle of honey. Mix oats and milk, chill overnight and top with honey. Follow for more 💜 #oats",
    {
      ingredients: ["50g oats", "1 tbsp chia", "150ml milk", "drizzle of honey"],
      instructions: ["Mix oats and milk, chill overnight and top with honey."],
    },
  ],
  [
    "a Chinese list in one line",
    "蒜蓉西兰花\n材料：西兰花1颗、大蒜5瓣、盐1小勺\n做法：\n1. 西兰花焯水1分钟。\n2. 热锅下蒜末爆香。\n",
    { ingredients: ["西兰花1颗", "大蒜5瓣", "盐1小勺"] },
  ],
  [
    "a Korean list in one line and a method in angle brackets",
    "계란볶음밥\n\n<재료>\n밥 1공기, 계란 2개, 대파 1/2대, 간장 1큰술\n\n<만들기>\n1. 대파를 볶는다.\n2. 계란을 넣는다.\n",
    {
      ingredients: ["밥 1공기", "계란 2개", "대파 1/2대", "간장 1큰술"],
      instructions: ["대파를 볶는다.", "계란을 넣는다."],
    },
  ],
  [
    "a broken line that begins with a number in words",
    "Fabada\nIngredientes\n500 g de fabes\n2 chorizos\nElaboración\nPoner las fabes en remojo la noche anterior con\nabundante agua fría.\nCocer a fuego lento con el compango durante\ntres horas, asustando tres veces.\n",
    {
      instructions: [
        "Poner las fabes en remojo la noche anterior con abundante agua fría.",
        "Cocer a fuego lento con el compango durante tres horas, asustando tres veces.",
      ],
    },
  ],
  ...["about 3 minutes per side.", "then turn them once."].map((rest): [string, string, Expected] => [
    `a step broken before: ${rest}`,
    withStep(
      `1. Squeeze the barley dry in a clean\nkitchen towel. Mix with the remaining\nlemon, fry in hot oil until golden,\n${rest}`,
    ),
    {
      instructions: [
        `Squeeze the barley dry in a clean kitchen towel. Mix with the remaining lemon, fry in hot oil until golden, ${rest}`,
        "Stir in the lemon.",
      ],
    },
  ]),
  [
    "a first row with an unknown unit",
    "دال تڑکا\nاجزاء\nمونگ دال 1 کپ\nپیاز 1 عدد\nٹماٹر 2 عدد\n\nترکیب\n1. دال کو ابال لیں۔\n2. پیاز اور ٹماٹر بھون لیں۔\n",
    { ingredients: ["مونگ دال 1 کپ", "پیاز 1 عدد", "ٹماٹر 2 عدد"] },
  ],
  [
    "a row broken before its weight",
    withList("1 free-range chicken, about", "1.6 kg", "2 lemons"),
    { ingredients: ["1 free-range chicken, about 1.6 kg", "2 lemons"] },
  ],

  // Cases with numbers and letters before ingredients and steps.
  [
    "bare numbers before steps in small letters",
    "Ramen\n- 2 packs of ramen\n- 2 eggs\n\n1 cook the noodles\n2 mix them with the eggs\n3 top with soy sauce\n",
    {
      ingredients: ["2 packs of ramen", "2 eggs"],
      instructions: ["cook the noodles", "mix them with the eggs", "top with soy sauce"],
    },
  ],
  [
    "a step that begins like a unit",
    "Vinaigrette\n3 tbsp oil\n1 tbsp vinegar\n1. Put everything in a jar.\n2. Shake well.\n",
    {
      ingredients: ["3 tbsp oil", "1 tbsp vinegar"],
      instructions: ["Put everything in a jar.", "Shake well."],
    },
  ],
  ...["1) 2) 3)", "1. 2. 3.", "(1) (2) (3)"].map((numbers): [string, string, Expected] => {
    const [a = "", b = "", c = ""] = numbers.split(" ");
    return [
      `lists in one line with ${numbers}`,
      `Banana Bread\nIngredients: ${a} 3 bananas ${b} 250 g flour ${c} 2 eggs\nMethod: ${a} Mash the bananas. ${b} Mix in the rest. ${c} Bake for 50 minutes.\n`,
      {
        ingredients: ["3 bananas", "250 g flour", "2 eggs"],
        instructions: ["Mash the bananas.", "Mix in the rest.", "Bake for 50 minutes."],
      },
    ];
  }),
  [
    "a recipe in one line",
    "Guacamole: 3 avocados, 1 lime, 1/2 red onion, salt. 1) Mash the avocados. 2) Chop the onion and stir it in.",
    {
      title: "Guacamole",
      ingredients: ["3 avocados", "1 lime", "1/2 red onion", "salt"],
      instructions: ["Mash the avocados.", "Chop the onion and stir it in."],
    },
  ],
  ...["a) b)", "(a) (b)", "i. ii.", "I. II.", "i) ii)"].map((marks): [string, string, Expected] => {
    const [first = "", second = ""] = marks.split(" ");
    return [
      `lists with the marks ${marks}`,
      `Hot Chocolate\nIngredients\n${first} 500 ml milk\n${second} 100 g chocolate\nMethod\n${first} Warm the milk.\n${second} Whisk in the chocolate.\n`,
      {
        ingredients: ["500 ml milk", "100 g chocolate"],
        instructions: ["Warm the milk.", "Whisk in the chocolate."],
      },
    ];
  }),

  ...["20分煮る。", "1時間煮る。", "5分蒸らす。"].map((step): [string, string, Expected] => [
    `the bare number before the step ${step}`,
    `肉じゃが\n材料（2人分）\nじゃがいも 2個\n牛肉 100g\n作り方\n1 じゃがいもを切る。\n2 鍋で牛肉を炒める。\n3 ${step}\nコツ・ポイント\n牛肉は最後に入れる。\n`,
    { instructions: ["じゃがいもを切る。", "鍋で牛肉を炒める。", step], notes: "牛肉は最後に入れる。" },
  ]),

  // Cases with web addresses, tables and metadata.
  ...[
    "My camera: https://shop.example/x",
    "Kamera – https://shop.example/x",
    "www.shop.example/x (ad)",
    "https://shop.example/x for the pan",
  ].map((line): [string, string, Expected] => [
    `the address ${line}`,
    `Best Pasta\n\n200 g pasta\n2 tomatoes\n1 tbsp oil\n${line}\n`,
    { ingredients: ["200 g pasta", "2 tomatoes", "1 tbsp oil"], instructions: [] },
  ]),
  ...[",", ";"].map((comma): [string, string, Expected] => [
    `rows with ${comma} between cells`,
    ["qty,unit,item", "200,g,flour", "2,tbsp,sugar", "1,,egg"].join("\n").replaceAll(",", comma),
    { ingredients: ["200 g flour", "2 tbsp sugar", "1 egg"] },
  ]),
  ...["4|6", "4|2|8", "4"].map((servings): [string, string, Expected] => [
    `the servings ${servings} in Cooklang`,
    `>> servings: ${servings}\nMix @flour{200%g} and @milk{300%ml}.\n`,
    { servings: 4, ingredients: ["200 g flour", "300 ml milk"] },
  ]),
  ...["200 g Schlag-\nsahne", "200 g Koch-\nsahne"].map((row): [string, string, Expected] => [
    `the divided word ${row}`,
    `Torte\nZutaten\n${row}\n100 g Zucker\nZubereitung\nSahne mit dem Zucker steif rühren und kalt stellen.\n`,
    { ingredients: [row.replace("-\n", ""), "100 g Zucker"] },
  ]),
  ...["Calories: 210 per serving", "Calories: 210", "210 kcal per serving"].map(
    (line): [string, string, Expected] => [line, withCredit(line), { caloriesPerServing: 210 }],
  ),
  [
    "Russian servings after the author",
    "Борщ\nВремя приготовления: 2 часа 30 минут\nПорций: 6\nИнгредиенты:\nсвекла - 2 шт.\nвода - 2 л\nПриготовление:\n1. Нарежьте свеклу.\n2. Варите 1 час.\nСовет: подавайте со сметаной.\n",
    { servings: 6, totalTime: 150, description: null, notes: "подавайте со сметаной." },
  ],
  // Cases with list marks that a word processor separates by tabs.
  ...["•", "-", "o", "\uf0b7", "–"].map((mark): [string, string, Expected] => [
    `a list with the mark ${mark} and a tab`,
    `Lemon Barley Bowl\n\nIngredients:\n${mark}\t200 g pearl barley\n${mark}\t1 lemon, juiced\nDirections:\n1.\tBoil the barley for 30 minutes.\n2)\tStir in the lemon juice.\n`,
    {
      ingredients: ["200 g pearl barley", "1 lemon, juiced"],
      instructions: ["Boil the barley for 30 minutes.", "Stir in the lemon juice."],
    },
  ]),

  // Cases with amounts after their names.
  [
    "amounts behind names in capitals",
    withList("200 g barley", "Olive oil 2 tbsp", "Black pepper", "Vinegar 1 tsp", "Salt"),
    { ingredients: ["200 g barley", "Olive oil 2 tbsp", "Black pepper", "Vinegar 1 tsp", "Salt"] },
  ],
  [
    "amounts behind Russian names",
    "Салат из перловки\nНа 4 порции\n\nИнгредиенты:\nперловка - 200 г\nлимон - 1 шт.\nмасло оливковое - 2 ст. л.\nсоль - по вкусу\n\nПриготовление:\n1. Отварите перловку 30 минут.\n2. Добавьте лимон и масло.\n",
    {
      ingredients: ["перловка - 200 г", "лимон - 1 шт.", "масло оливковое - 2 ст. л.", "соль - по вкусу"],
      servings: 4,
    },
  ],
  [
    "amounts behind Italian names",
    "Risotto\n\nIngredienti\nriso 320 g\nzucca 400 g\nbrodo 1 l\nburro 40 g\nsale q.b.\n\nPreparazione\nTostate il riso.\nAggiungete il brodo e la zucca e cuocete.\n",
    { ingredients: ["riso 320 g", "zucca 400 g", "brodo 1 l", "burro 40 g", "sale q.b."] },
  ],
  [
    "amounts behind German names",
    "Brot\n\nZutaten\nMehl: 500 g\nwarmes Wasser: 350 ml\nSalz: 10 g\netwas Öl\n\nZubereitung\nAlles verkneten.\nDas Brot backen.\n",
    { ingredients: ["Mehl: 500 g", "warmes Wasser: 350 ml", "Salz: 10 g", "etwas Öl"] },
  ],

  // Cases with single words that a line break separates from their sentence.
  [
    "the last word of a step on its own line",
    withStep("1. Boil the barley for 30 minutes until tender. Drain\nwell."),
    { instructions: ["Boil the barley for 30 minutes until tender. Drain well.", "Stir in the lemon."] },
  ],
  [
    "two words of a step on their own line",
    withStep("1. Boil the barley for 30 minutes and then drain it\nvery well."),
    { instructions: ["Boil the barley for 30 minutes and then drain it very well.", "Stir in the lemon."] },
  ],
  [
    "the last word of a German step",
    "Suppe\n\nZutaten\n1 Zwiebel\n1 l Brühe\n\nZubereitung\n1. Die Zwiebel in Würfel schneiden. Gut\nanbraten.\n2. Mit Brühe ablöschen.\n",
    { instructions: ["Die Zwiebel in Würfel schneiden. Gut anbraten.", "Mit Brühe ablöschen."] },
  ],
  [
    "the last word of a French step",
    "Soupe\n\nIngrédients\n1 oignon\n1 l de bouillon\n\nPréparation\n1. Émincer l'oignon et le faire revenir dans le beurre\nfondu.\n2. Verser le bouillon.\n",
    { instructions: ["Émincer l'oignon et le faire revenir dans le beurre fondu.", "Verser le bouillon."] },
  ],
  [
    "hyphens at the ends of short and full lines",
    "Barley Bowl\nIngredients\n200 g barley\n1 free-\nrange egg\n2 tbsp extra-virgin\nolive oil\nMethod\nBoil the barley. Pre-\nheat the oven.\n",
    {
      ingredients: ["200 g barley", "1 free-range egg", "2 tbsp extra-virgin olive oil"],
      instructions: ["Boil the barley.", "Preheat the oven."],
    },
  ],
  // Cases with ingredients that a narrow column broke into two lines.
  [
    "rows broken before a name",
    withList(
      "1 (14-ounce) can diced",
      "tomatoes",
      "4 cups low-sodium chicken",
      "stock",
      "Salt and freshly ground",
      "black pepper",
      "1 large onion, finely",
      "chopped",
    ),
    {
      ingredients: [
        "1 (14-ounce) can diced tomatoes",
        "4 cups low-sodium chicken stock",
        "Salt and freshly ground black pepper",
        "1 large onion, finely chopped",
      ],
    },
  ],
  [
    "rows with amounts behind names broken within the name",
    withList(
      "Red onion, thinly",
      "sliced 1",
      "Green beans 200 g",
      "Tinned tuna in olive",
      "oil 2 tins",
      "Eggs 4",
    ),
    {
      ingredients: [
        "Red onion, thinly sliced 1",
        "Green beans 200 g",
        "Tinned tuna in olive oil 2 tins",
        "Eggs 4",
      ],
    },
  ],
  [
    "rows with amounts behind names broken before the amount",
    withList("Butter 50 g", "Green beans, trimmed", "200 g", "Ripe vine tomatoes", "400 g", "Eggs 4"),
    { ingredients: ["Butter 50 g", "Green beans, trimmed 200 g", "Ripe vine tomatoes 400 g", "Eggs 4"] },
  ],
  [
    "rows broken after a German adjective",
    "Schmorbraten\nZutaten\n1 kg Rinderbraten aus der\nSchulter\n150 g gekochter\nLangkornreis\n1 kleine Dose geschälte\nTomaten\nSalz und frisch gemahlener\nPfeffer\nZubereitung\nDas Fleisch mit den Tomaten 2 Stunden schmoren und mit dem Reis servieren.\n",
    {
      ingredients: [
        "1 kg Rinderbraten aus der Schulter",
        "150 g gekochter Langkornreis",
        "1 kleine Dose geschälte Tomaten",
        "Salz und frisch gemahlener Pfeffer",
      ],
    },
  ],
  [
    "marked rows without an indent",
    withList("• 2 x 400 g tins chopped", "tomatoes", "• 1 tbsp chipotle paste", "• small bunch coriander"),
    { ingredients: ["2 x 400 g tins chopped tomatoes", "1 tbsp chipotle paste", "small bunch coriander"] },
  ],
  [
    "rows in small letters that are no rest",
    withList("200 g spaghetti", "150 g guanciale in strips", "black pepper", "parmesan", "Salt"),
    { ingredients: ["200 g spaghetti", "150 g guanciale in strips", "black pepper", "parmesan", "Salt"] },
  ],
  [
    "a hyphen that the text has elsewhere",
    withList("1 cup all-purpose flour", "2 tbsp all-", "purpose flour for the board", "1 egg"),
    { ingredients: ["1 cup all-purpose flour", "2 tbsp all-purpose flour for the board", "1 egg"] },
  ],
  [
    "a divided German word",
    "Kürbissuppe\nZutaten\n1 Kürbis\n750 ml Gemüse-\nbrühe\nSalz\nZubereitung\nDen Kürbis waschen, entkernen und in Stücke schnei-\nden. Mit der Brühe 20 Minuten kochen.\n",
    {
      ingredients: ["1 Kürbis", "750 ml Gemüsebrühe", "Salz"],
      instructions: [
        "Den Kürbis waschen, entkernen und in Stücke schneiden.",
        "Mit der Brühe 20 Minuten kochen.",
      ],
    },
  ],

  // Cases with times and servings, video chapters and credits.
  [
    "times below the name of the method",
    withTimes(
      "Zubereitung",
      "Arbeitszeit ca. 15 Minuten",
      "Koch-/Backzeit ca. 30 Minuten",
      "Gesamtzeit ca. 45 Minuten",
    ),
    {
      prepTime: 15,
      cookingTime: 30,
      totalTime: 45,
      instructions: ["Die Graupen kochen.", "Die Zitrone untermischen."],
    },
  ],
  [
    "short times below the name of the method",
    withTimes("Zubereitung:", "Arbeitszeit 10 Min.", "Gesamtzeit 1 Std."),
    { prepTime: 10, totalTime: 60, instructions: ["Die Graupen kochen.", "Die Zitrone untermischen."] },
  ],
  [
    "English times below the name of the method",
    "Soup\n\nIngredients\n1 onion\n1 l stock\n\nMethod\nPrep time 10 minutes\nCook time about 20 minutes\nChop the onion.\nSimmer it in the stock.\n",
    { prepTime: 10, cookingTime: 20, instructions: ["Chop the onion.", "Simmer it in the stock."] },
  ],
  [
    "a step that only states a time",
    "Soup\n\nIngredients\n1 onion\n1 l stock\n\nMethod\nChop the onion.\nBake 40 minutes\n",
    { cookingTime: null, instructions: ["Chop the onion.", "Bake 40 minutes"] },
  ],
  [
    "chapter marks of a video",
    withChapters(
      "0:00 Intro",
      "0:45 Boiling the barley",
      "2:10 Mixing",
      "5:30 Taste test",
      "",
      "Follow me: https://social.example/tk",
      "Music: Happy Tune",
    ),
    { title: "LEMON BARLEY BOWL", ingredients: bowl },
  ],
  [
    "chapter marks with hours",
    withChapters("TIMESTAMPS", "00:00:00 Intro", "00:03:15 Mixing the dough", "01:10:00 Baking"),
    { title: "LEMON BARLEY BOWL", ingredients: bowl },
  ],
  [
    "chapter marks with dashes",
    withChapters("(0:00) - Intro", "(1:20) - Mixing", "(4:00) - Baking"),
    { title: "LEMON BARLEY BOWL", ingredients: bowl },
  ],
  ...[
    "Submitted by A Cook",
    "Recipe by Jane Doe",
    "Eingereicht von Anna",
    "Proposée par Marie",
    "Enviado por Ana",
    "Ingezonden door Jan",
    "Source: Grandma's handwritten book, p. 42",
    "Автор: Ольга П.",
    "Quelle: ein altes Kochbuch",
    "Fuente: el cuaderno de la abuela",
    "Filmed by Sam Reed",
    "Video: Jo Park",
    "Soups & Salads",
  ].map((credit): [string, string, Expected] => [
    `the credit ${credit}`,
    withCredit(credit),
    { title: "Lemon Barley Bowl", ingredients: barley, description: null },
  ]),
  ...["Music by Loft Beats", "Video: Jo Park", "Source: a friend"].map((line): [string, string, Expected] => [
    `no ingredient in the credit ${line}`,
    `Best Pasta\n\n200 g pasta\n2 tomatoes\n1 tbsp oil\n\n${line}\n`,
    { ingredients: ["200 g pasta", "2 tomatoes", "1 tbsp oil"], instructions: [] },
  ]),
  [
    "a copied page with ratings and a credit",
    "Lemon Barley Bowl\nRated 4.6 out of 5 stars\n4.6\n(1,234)\n200 Reviews\n55 Photos\nSubmitted by A Cook\nUpdated on March 3, 2025\nSave\nRate\nPrint\nShare\nPrep Time:\n15 mins\nCook Time:\n30 mins\nTotal Time:\n45 mins\nServings:\n4\nYield:\n4 servings\nIngredients\n1x\n2x\n3x\nOops! Something went wrong. Our team is working on it.\n200 g pearl barley\n1 lemon, juiced\nDirections\nGather all ingredients.\nBoil the barley for 30 minutes.\nStir in the lemon.\nI Made It\nNutrition Facts (per serving)\n320\nCalories\n",
    {
      title: "Lemon Barley Bowl",
      description: null,
      servings: 4,
      prepTime: 15,
      cookingTime: 30,
      totalTime: 45,
      caloriesPerServing: 320,
      instructions: ["Gather all ingredients.", "Boil the barley for 30 minutes.", "Stir in the lemon."],
    },
  ],

  // List names that include the servings, in languages with other words for "for".
  ...(
    [
      ["مواد لازم برای ۴ نفر", "طرز تهیه"],
      ["Nguyên liệu cho 4 người", "Cách làm"],
      ["Υλικά για 4 άτομα", "Εκτέλεση"],
      ["Składniki na 4 porcje", "Przygotowanie"],
      ["재료 4인분", "만드는 법"],
      ["מצרכים ל-4 מנות", "אופן ההכנה"],
      ["المقادير لـ 4 أشخاص", "الطريقة"],
    ] as const
  ).map(([ingredients, steps]): [string, string, Expected] => [
    `the list ${ingredients}`,
    `Xyz\n\n${ingredients}\n2 kg abc\n1 l def\n3 ghi\n\n${steps}\n1. Abc def.\n2. Ghi jkl.\n`,
    { servings: 4, ingredients: ["2 kg abc", "1 l def", "3 ghi"], instructions: ["Abc def.", "Ghi jkl."] },
  ]),
  ...["Khẩu phần: 4", "Khẩu phần ăn 4 người", "Порцій: 4", "Μερίδες: 4", "Porsi: 4", "تعداد: ۴ نفر"].map(
    (line): [string, string, Expected] => [line, withCredit(line), { servings: 4, description: null }],
  ),
  ...[
    "Tips! Kornen går bra att frysa.",
    "Tip! Kornen går bra att frysa.",
    "¡Nota! Kornen går bra att frysa.",
  ].map((line): [string, string, Expected] => [
    `a note with an exclamation mark: ${line}`,
    `Kornsallad\nIngredienser\n200 g korn\n1 citron\nGör så här\n1. Koka kornen.\n2. Blanda i citronen.\n${line}\n`,
    { instructions: ["Koka kornen.", "Blanda i citronen."], notes: "Kornen går bra att frysa." },
  ]),
  ...["आलू गोभी", "ผัดกะเพราหมู", "Phở bò"].map((title): [string, string, Expected] => [
    `the title ${title}`,
    `${title}\n\nIngredients\n200 g barley\n1 lemon\n\nMethod\nBoil the barley.\nAdd the lemon.\n`,
    { title },
  ]),
  [
    "a Ukrainian recipe",
    "Деруни\n\nІнгредієнти\nКартопля - 1 кг\nЦибуля - 1 шт.\n\nПриготування\n1. Натріть картоплю.\n2. Смажте на олії.\nДжерело: сімейний зошит\n",
    { language: "uk", instructions: ["Натріть картоплю.", "Смажте на олії."] },
  ],

  // Cases with small talk at the beginning and the end.
  ...(
    [
      ["hey here's that soup recipe I promised:", "soup"],
      ["Here is my carrot cake recipe, enjoy:", "carrot cake"],
      ["Hier ist endlich das Linsensuppe-Rezept:", "Linsensuppe"],
      ["voilà la recette du gâteau au chocolat dont je te parlais :", "gâteau au chocolat"],
    ] as const
  ).map(([line, title]): [string, string, Expected] => [
    `the title in: ${line}`,
    `${line}\n\n200 g pearl barley\n1 lemon\n1 l stock\n\nBoil the barley in the stock, then add the lemon.\n`,
    { title },
  ]),
  ...[
    "let me know how it goes xx",
    "Sag Bescheid, ob es geschmeckt hat!",
    "Tag someone who'd love this 👇",
  ].map((line): [string, string, Expected] => [
    `the goodbye: ${line}`,
    `Barley Bowl\n\n200 g pearl barley\n1 lemon\n1 l stock\n\nBoil the barley in the stock, then stir in the lemon.\nServe it warm.\n${line}\n`,
    { instructions: ["Boil the barley in the stock, then stir in the lemon.", "Serve it warm."] },
  ]),
  [
    "a description that begins like a step",
    "Tomato Soup\nRoasting the tomatoes makes them sweet, and it needs almost no work.\nServings 4\nIngredients\n1 kg tomatoes\n1 onion\nMethod\nRoast the tomatoes.\nBlend everything.\n",
    {
      description: "Roasting the tomatoes makes them sweet, and it needs almost no work.",
      instructions: ["Roast the tomatoes.", "Blend everything."],
    },
  ],
  ...["118                    POULTRY", "POULTRY 118"].map((line): [string, string, Expected] => [
    `the head of a page: ${line}`,
    `${line}\n\nChicken Pie\n1 chicken\n2 leeks\n300 ml cream\n\nPoach the chicken. Soften the leeks in butter.\n`,
    { title: "Chicken Pie" },
  ]),

  // Cases with the labels of recipe programs' exports.
  [
    "categories and notes",
    "Lemon Barley Bowl\n\nPrep Time: 10 mins\nCook Time: 30 mins\nServings: 4\nSource: testkitchen.example\nDifficulty: Easy\nCategories: Salads, Quick\n\nIngredients:\n200 g pearl barley\n1 lemon\n\nDirections:\nBoil the barley.\n\nAdd the lemon.\n\nNotes:\nNice cold.\n\nNutrition:\n320 kcal\n",
    { tags: ["Salads", "Quick"], notes: "Nice cold.", caloriesPerServing: 320, description: null },
  ],
  [
    "notes of several lines",
    `${withCredit("Serves 2")}\nNotes:\nFreezes well.\nUse any herbs you like.\n`,
    { notes: "Freezes well.\nUse any herbs you like.", servings: 2 },
  ],
  [
    "a tip in German",
    "Suppe\n\nZutaten\n1 Zwiebel\n1 l Brühe\n\nZubereitung\nDie Zwiebel schneiden.\nMit Brühe kochen.\n\nTipp: Mit Brot servieren.\n",
    { notes: "Mit Brot servieren." },
  ],
  [
    "categories in French",
    "Soupe\nCatégorie : soupe, rapide\n\nIngrédients\n1 oignon\n1 l de bouillon\n\nPréparation\nÉmincer l'oignon.\nVerser le bouillon.\n",
    { tags: ["soupe", "rapide"] },
  ],

  // Cases with recipes in running text.
  [
    "a caption in small letters",
    "high protein barley bowl 💪 recipe: 200g barley, 1 lemon, 2 tbsp oil, 150g tofu. boil barley, fry tofu, mix with lemon & oil. 40g protein per serving! serves 2 #fyp",
    {
      ingredients: ["200g barley", "1 lemon", "2 tbsp oil", "150g tofu"],
      servings: 2,
      instructions: ["boil barley, fry tofu, mix with lemon & oil."],
    },
  ],
  [
    "a German caption in small letters",
    "schnelle nudeln 🍝 für 2 personen: 250g nudeln, 1 zwiebel, 200ml sahne. nudeln kochen, zwiebel anbraten, sahne dazu und mischen. #schnell #lecker",
    {
      ingredients: ["250g nudeln", "1 zwiebel", "200ml sahne"],
      servings: 2,
      instructions: ["nudeln kochen, zwiebel anbraten, sahne dazu und mischen."],
    },
  ],
  [
    "parts of a dish in one line each",
    "Barley Bread\n\nFor the dough: 500 g flour, 350 ml water, 10 g salt, 5 g yeast\nFor the topping: 2 tbsp seeds\n\nMix the dough and knead for 10 minutes. Shape, sprinkle with the seeds, and bake at 230 °C for 35 minutes.\n",
    {
      title: "Barley Bread",
      ingredients: ["500 g flour", "350 ml water", "10 g salt", "5 g yeast", "2 tbsp seeds"],
    },
  ],
  [
    "parts of a German dish in one line each",
    "Apfelkuchen\n\nFür den Teig: 250 g Mehl, 125 g Butter, 1 Ei\nFür den Belag: 4 Äpfel\n\nDen Teig verkneten. Die Äpfel schneiden und alles 40 Minuten backen.\n",
    { title: "Apfelkuchen", ingredients: ["250 g Mehl", "125 g Butter", "1 Ei", "4 Äpfel"] },
  ],
  [
    "two columns",
    "Lemon Barley Bowl                                     Serves 4\n\nIngredients                      Method\n200 g pearl barley               1. Boil the barley for 30\n1 lemon, juiced                     minutes until tender.\n2 tbsp olive oil                 2. Drain and stir in the\n1 small bunch parsley               lemon and oil.\n",
    {
      servings: 4,
      ingredients: ["200 g pearl barley", "1 lemon, juiced", "2 tbsp olive oil", "1 small bunch parsley"],
      instructions: ["Boil the barley for 30 minutes until tender.", "Drain and stir in the lemon and oil."],
    },
  ],
  [
    "two German columns",
    "Linsensuppe\n\nZutaten              Zubereitung\n250 g Linsen         1. Das Gemüse putzen und\n2 Möhren                klein schneiden.\n1 l Brühe            2. Alles in der Brühe 40\n                        Minuten kochen.\n",
    {
      ingredients: ["250 g Linsen", "2 Möhren", "1 l Brühe"],
      instructions: ["Das Gemüse putzen und klein schneiden.", "Alles in der Brühe 40 Minuten kochen."],
    },
  ],
  [
    "a short list in small letters without blank lines",
    "Crêpes\n250 g de farine\n4 oeufs\n1/2 l de lait\nmélanger\nlaisser reposer 1 h\ncuire à la poêle",
    {
      title: "Crêpes",
      ingredients: ["250 g de farine", "4 oeufs", "1/2 l de lait"],
      instructions: ["mélanger", "laisser reposer 1 h", "cuire à la poêle"],
    },
  ],
  [
    "a title with further parts",
    `Omas Marmorkuchen | saftig & einfach | Backen mit Lisa\n\nZutaten:\n250 g Butter\n4 Eier\n\nZubereitung:\nButter rühren.\nEier zugeben und backen.\n`,
    { title: "Omas Marmorkuchen" },
  ],
  [
    "a hyphen before a capital letter",
    "Salat\nZutaten\n1 Bio-\nZitrone\n200 g Feld-\nsalat\nZubereitung\nDen Salat waschen und mit dem Öl und der Zitrone mischen.\n",
    { ingredients: ["1 Bio-Zitrone", "200 g Feldsalat"] },
  ],
  [
    "steps in small letters without stops",
    "Easy curry\n1 onion\n1 tin coconut milk\n500g chicken\nfry onion and paste\nadd chicken and milk\nsimmer 20 mins\nserve with rice",
    {
      title: "Easy curry",
      difficulty: null,
      instructions: ["fry onion and paste", "add chicken and milk", "simmer 20 mins", "serve with rice"],
    },
  ],
  [
    "an adverb at the end of a line",
    withList("1 medium onion, finely", "chopped", "2 large eggs"),
    { ingredients: ["1 medium onion, finely chopped", "2 large eggs"] },
  ],
  [
    "long decimals",
    withList("5 large eggs", "0.33333334326744 cup butter", "1.3333333 cups milk"),
    { ingredients: ["5 large eggs", "0.33333334326744 cup butter", "1.3333333 cups milk"] },
  ],
];

const COOKLANG: [string, string, Expected][] = [
  [
    "metadata lines",
    ">> title: Lemon Barley Bowl\n>> servings: 4\n\nBoil @pearl barley{200%g} in a #pan{} for ~{30%minutes}.\n\nStir in the juice of @lemon{1} and @olive oil{2%tbsp}.\n",
    {
      title: "Lemon Barley Bowl",
      servings: 4,
      ingredients: ["200 g pearl barley", "1 lemon", "2 tbsp olive oil"],
      instructions: [
        "Boil pearl barley in a pan for 30 minutes.",
        "Stir in the juice of lemon and olive oil.",
      ],
    },
  ],
  [
    "front matter, sections, notes and comments",
    "---\ntitle: Pancakes\ntags:\n  - breakfast\n  - quick\nprep time: 10 minutes\n---\n\nMix the @eggs{3} and\n@milk{250%ml}(warm). -- a comment\n\n= Frying\n\nMelt the @butter in a #frying pan{}.\n\n> Serve with lemon.\n",
    {
      title: "Pancakes",
      tags: ["breakfast", "quick"],
      prepTime: 10,
      notes: "Serve with lemon.",
      ingredients: ["3 eggs", "250 ml milk, warm", "butter"],
      instructions: ["Mix the eggs and milk.", "Melt the butter in a frying pan."],
    },
  ],
  [
    "an ingredient named again",
    "Fry @onion{1}.\n\nAdd the @onion and @&salt{1%pinch} back.\n",
    { ingredients: ["1 onion", "1 pinch salt"] },
  ],
  [
    "other languages",
    ">> title: Brot\n>> servings: 2\n\n@Mehl{500%g} und @warmes Wasser{350%ml} verkneten, ~{1%Stunde} ruhen lassen.\n",
    {
      title: "Brot",
      servings: 2,
      ingredients: ["500 g Mehl", "350 ml warmes Wasser"],
      instructions: ["Mehl und warmes Wasser verkneten, 1 Stunde ruhen lassen."],
    },
  ],
];

describe("the reader of pasted text", () => {
  it.each([...KINDS, ...COOKLANG])("reads %s", (_, text, expected) => {
    expect(parseAllRecipesOfTextOrNull(text)?.draft).toMatchObject(expected);
    expect(parseAllRecipesOfTextOrNull(text)?.others).toEqual([]);
  });

  it("reads or marks the rows of a wrapped list at any width", () => {
    const rows = [
      "1 (14-ounce) can diced tomatoes",
      "4 cups low-sodium chicken stock",
      "1 large onion, finely chopped",
      "2 carrots, peeled and cut into small cubes",
      "1 cup small pasta",
      "Salt and freshly ground black pepper",
      "200 g feta cheese, crumbled",
      "Lemon wedges, to serve",
      "1 1/2 lb boneless, skinless chicken thighs",
      "1/4 cup extra virgin olive oil, plus more for drizzling",
      "2 eggs",
    ];
    const method =
      "Heat the oil in a large pot over medium heat. Add the onion and carrots and cook until soft, about 8 minutes. Stir in the pasta.";
    const list = fc.shuffledSubarray(rows, { minLength: 5 });
    fc.assert(
      fc.property(list, fc.integer({ min: 20, max: 40 }), (ingredients, width) => {
        const wrapped = ingredients.map((row) => wrap(row, width));
        const draft = parseRecipeTextOrNull(
          `Soup\n\nIngredients\n${wrapped.join("\n")}\n\nMethod\n${wrap(method, width)}\n`,
        )?.draft;
        const isMarked = (index: number) =>
          draft?.receipt.lines.some((line) => line.at === index && line.repaired.includes("wrapped"));
        const silent = draft?.ingredients.filter(
          (row, index) => !ingredients.includes(row) && !isMarked(index) && !isMarked(index + 1),
        );
        expect(silent).toEqual([]);
      }),
      { seed: 53 },
    );
  });

  it("loses no word of wrapped steps at any width", () => {
    const steps = [
      "Boil the barley in plenty of salted water for half an hour until it is tender and drain it well.",
      "Chop the onion and the carrots, fry them in the butter until golden and add them to the barley.",
      "Stir in the lemon juice, season everything with salt and pepper and serve it warm.",
    ];
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 90 }), (width) => {
        const wrapped = steps.map((step, index) => wrap(`${index + 1}. ${step}`, width));
        const text = `Barley Bowl\n\nIngredients\n200 g barley\n1 lemon\n1 onion\n\nMethod\n${wrapped.join("\n")}\n`;
        expect(parseRecipeTextOrNull(text)?.draft.instructions).toEqual(steps);
      }),
    );
  });
});

function wrap(text: string, width: number): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.join("\n");
}

it.each<[string, string[], boolean]>([
  ["may be the rest of a full row", ["2 x 400g tins cannellini", "beans, drained", "2 eggs"], true],
  ["is short", ["2 eggs", "pasta", "200 g barley"], false],
  ["is a staple", ["1 tbsp red wine vinegar", "salt", "2 eggs"], false],
])("a row in small letters that %s is marked if it may be a rest", (_, rows, isMarked) => {
  const lines = parseRecipeTextOrNull(withList(...rows))?.draft.receipt.lines ?? [];
  expect(lines.some(({ repaired }) => repaired.includes("wrapped"))).toBe(isMarked);
});

const LEMON = "Lemon Bowl\nIngredients\n200 g barley\n1 lemon\nMethod\nBoil the barley.\nAdd lemon.\n";
const SOUP = "Tomato Soup\nIngredients\n1 kg tomatoes\n1 onion\nMethod\nChop all.\nSimmer for 20 minutes.\n";

describe("a text with several recipes", () => {
  it.each<[string, string, string[]]>([
    ["two with a blank line between", `${LEMON}\n${SOUP}`, ["Lemon Bowl", "Tomato Soup"]],
    ["two without one", LEMON + SOUP, ["Lemon Bowl", "Tomato Soup"]],
    [
      "three",
      `${LEMON}\n${SOUP}\n${LEMON.replace("Lemon", "Lime")}`,
      ["Lemon Bowl", "Tomato Soup", "Lime Bowl"],
    ],
    [
      "two in Markdown",
      `# ${LEMON.replace("Ingredients", "## Ingredients").replace("Method", "## Method")}\n# ${SOUP}`,
      ["Lemon Bowl", "Tomato Soup"],
    ],
    [
      "two with servings between title and list",
      `${LEMON}\n${SOUP.replace("\n", "\n\nServes 4\n\n")}`,
      ["Lemon Bowl", "Tomato Soup"],
    ],
    ["two with numbers", `RECIPE 1: ${LEMON}\nRECIPE 2: ${SOUP}`, ["Lemon Bowl", "Tomato Soup"]],
    [
      "two in German",
      "Gurkensalat\n\nZutaten:\n1 Gurke\n2 EL Essig\n\nZubereitung:\nGurke hobeln und mit Essig mischen.\n\nKartoffelsalat\n\nZutaten:\n1 kg Kartoffeln\n200 ml Brühe\n\nZubereitung:\nKartoffeln kochen.\nMit Brühe übergießen.\n",
      ["Gurkensalat", "Kartoffelsalat"],
    ],
    [
      "two without names of lists",
      "Tzatziki\n\n1 cucumber\n250 g yoghurt\n\nGrate the cucumber. Stir it into the yoghurt.\n\nFlatbread\n\n300 g flour\n180 ml water\n\nKnead everything to a dough and fry in a dry pan.\n",
      ["Tzatziki", "Flatbread"],
    ],
    [
      "two without names of lists and gaps",
      "Houmous\n400 g de pois chiches\n1 citron\nMixer le tout avec le jus du citron.\n\nCaviar d'aubergine\n2 aubergines\n1 gousse d'ail\nRôtir les aubergines au four. Mixer la chair avec l'ail.\n",
      ["Houmous", "Caviar d'aubergine"],
    ],
    [
      "two in German without names of lists",
      "Tomatensalat\n\n500 g Tomaten\n3 EL Öl\n\nTomaten schneiden und mit dem Öl mischen.\n\nGurkensalat\nFür 2 Personen\n\n1 Gurke\n200 g Joghurt\n\nDie Gurke hobeln und Joghurt unterrühren.\n",
      ["Tomatensalat", "Gurkensalat"],
    ],
    [
      "two with numbers before their titles",
      "1. Pancakes\n\n200 g flour\n2 eggs\n\nWhisk everything together. Fry in butter.\n\n2. Berry Sauce\n\n250 g berries\n50 g sugar\n\nSimmer the berries with the sugar.\n",
      ["Pancakes", "Berry Sauce"],
    ],
    [
      "one with parts that have lists and methods",
      "Lasagne\n\nMeat sauce\n500 g mince\n1 onion\n\nBrown the mince and onion.\n\nWhite sauce\n50 g butter\n600 ml milk\n\nMelt the butter and whisk in the milk.\n",
      ["Lasagne"],
    ],
    [
      "one with a part that its method names",
      "Carrot Cake\n\n300 g flour\n3 eggs\n\nMix all and bake for 40 minutes. Spread with the frosting.\n\nFrosting\n\n200 g cream cheese\n50 g icing sugar\n\nBeat together.\n",
      ["Carrot Cake"],
    ],
    [
      "one with a part of which the method names the dish",
      "Carrot Cake\n\n300 g flour\n3 eggs\n\nMix all and bake for 40 minutes.\n\nTopping\n\n200 g cream cheese\n50 g icing sugar\n\nBeat together and spread on the cake.\n",
      ["Carrot Cake"],
    ],
    [
      "one with parts",
      "Carrot Cake\n\nFor the cake\n\nIngredients\n300 g flour\n3 eggs\n\nMethod\nMix all and bake for 40 minutes.\n\nFor the frosting\n\nIngredients\n200 g cream cheese\n50 g icing sugar\n\nMethod\nBeat together and spread on the cake.\n",
      ["Carrot Cake"],
    ],
    [
      "one that names its list twice",
      `${LEMON}\nIngredients for the topping\n2 tbsp seeds\n1 tsp salt\n`,
      ["Lemon Bowl"],
    ],
  ])("has %s", (_, text, titles) => {
    const read = parseAllRecipesOfTextOrNull(text);
    expect([read?.draft, ...(read?.others ?? [])].map((draft) => draft?.title)).toEqual(titles);
  });

  it("has each line in one recipe", () => {
    const read = parseAllRecipesOfTextOrNull(`${LEMON}\n${SOUP}`);
    expect(read?.draft).toMatchObject({
      ingredients: ["200 g barley", "1 lemon"],
      instructions: ["Boil the barley.", "Add lemon."],
    });
    expect(read?.others).toMatchObject([
      { ingredients: ["1 kg tomatoes", "1 onion"], instructions: ["Chop all.", "Simmer for 20 minutes."] },
    ]);
  });
});

describe("a text without a recognised recipe", () => {
  it.each<[string, string, Expected]>([
    [
      "a chat",
      "hey, last night I fried 2 onions in butter and added 200 g rice. so good!",
      { ingredients: ["2 onions", "200 g rice"] },
    ],
    [
      "a chat of several lines",
      "hey, last night I fried 2 onions in butter and added 200 g rice.\nlet it cook for 20 minutes and stir in some cheese.\nso good!",
      { ingredients: ["2 onions", "200 g rice"] },
    ],
    [
      "German prose",
      "Gestern habe ich 3 Zucchini in Scheiben geschnitten, mit 200 g Feta in eine Form gelegt und eine halbe Stunde gebacken.",
      { ingredients: ["3 Zucchini", "200 g Feta"] },
    ],
    [
      "a list in a language without known verbs",
      "Сырники от бабушки\n\nтворог 500 г\nяйцо 1 шт\nмука 3 ст.л.\n\nСмешать творог и яйцо.\nОбжарить на сковороде по 3 минуты.\n",
      {
        title: "Сырники от бабушки",
        ingredients: ["творог 500 г", "яйцо 1 шт", "мука 3 ст.л."],
        instructions: ["Смешать творог и яйцо.", "Обжарить на сковороде по 3 минуты."],
      },
    ],
    [
      "French prose",
      "Hier soir j'ai fait revenir 2 oignons dans 50 g de beurre, puis j'ai ajouté 500 g de champignons et un peu de crème.",
      { ingredients: ["2 oignons", "50 g de beurre", "500 g de champignons"] },
    ],
    [
      "a Japanese list with steps",
      "豚の生姜焼き\n\n豚ロース 200g\n玉ねぎ 1個\n\n1 玉ねぎを薄切りにする。\n2 豚肉を焼く。",
      {
        ingredients: ["豚ロース 200g", "玉ねぎ 1個"],
        instructions: ["玉ねぎを薄切りにする。", "豚肉を焼く。"],
      },
    ],
    ["a shopping list", "milk\nbread\neggs", { instructions: [] }],
  ])("has likely lines: %s", (_, text, expected) => {
    expect(parseAllRecipesOfTextOrNull(text)).toBeNull();
    expect(proposeRecipeFromTextOrNull(text)).toMatchObject({ ...expected, receipt: { sources: [] } });
  });

  it("has each of its words in a field or left over", () => {
    const words = fc.constantFrom(
      ..."milk 2 eggs fry the rice. and then good! mix well see you at 7".split(" "),
    );
    const text = fc.array(
      fc.array(words, { minLength: 1, maxLength: 8 }).map((line) => line.join(" ")),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(text, (lines) => {
        const draft = proposeRecipeFromTextOrNull(lines.join("\n"));
        const said = [
          draft?.title,
          draft?.notes,
          draft?.yieldText,
          ...(draft?.ingredients ?? []),
          ...(draft?.instructions ?? []),
          ...(draft?.receipt.leftOver.map(({ text }) => text) ?? []),
        ].join(" ");
        for (const word of lines.join(" ").match(/\p{L}{4,}/gu) ?? []) expect(said).toContain(word);
      }),
      { seed: 51 },
    );
  });
});

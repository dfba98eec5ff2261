import { describe } from "vitest";
import {
  createSampleRecipeTextWithStep,
  createTextWithCredit,
  createTextWithIngredients,
  type TextCase,
  testTextCases,
} from "./test-texts.ts";

describe("the reader of pasted text", () => {
  testTextCases([
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
    ...["about 3 minutes per side.", "then turn them once."].map(
      (rest): TextCase => [
        `a step broken before: ${rest}`,
        createSampleRecipeTextWithStep(
          `1. Squeeze the barley dry in a clean\nkitchen towel. Mix with the remaining\nlemon, fry in hot oil until golden,\n${rest}`,
        ),
        {
          instructions: [
            `Squeeze the barley dry in a clean kitchen towel. Mix with the remaining lemon, fry in hot oil until golden, ${rest}`,
            "Stir in the lemon.",
          ],
        },
      ],
    ),
    [
      "a first row with an unknown unit",
      "دال تڑکا\nاجزاء\nمونگ دال 1 کپ\nپیاز 1 عدد\nٹماٹر 2 عدد\n\nترکیب\n1. دال کو ابال لیں۔\n2. پیاز اور ٹماٹر بھون لیں۔\n",
      { ingredients: ["مونگ دال 1 کپ", "پیاز 1 عدد", "ٹماٹر 2 عدد"] },
    ],
    [
      "a row broken before its weight",
      createTextWithIngredients("1 free-range chicken, about", "1.6 kg", "2 lemons"),
      { ingredients: ["1 free-range chicken, about 1.6 kg", "2 lemons"] },
    ],

    // Cases with web addresses, tables and metadata.
    ...[
      "My camera: https://shop.example/x",
      "Kamera – https://shop.example/x",
      "www.shop.example/x (ad)",
      "https://shop.example/x for the pan",
    ].map(
      (line): TextCase => [
        `the address ${line}`,
        `Best Pasta\n\n200 g pasta\n2 tomatoes\n1 tbsp oil\n${line}\n`,
        { ingredients: ["200 g pasta", "2 tomatoes", "1 tbsp oil"], instructions: [] },
      ],
    ),
    ...[",", ";"].map(
      (comma): TextCase => [
        `rows with ${comma} between cells`,
        ["qty,unit,item", "200,g,flour", "2,tbsp,sugar", "1,,egg"].join("\n").replaceAll(",", comma),
        { ingredients: ["200 g flour", "2 tbsp sugar", "1 egg"] },
      ],
    ),
    ...["4|6", "4|2|8", "4"].map(
      (servings): TextCase => [
        `the servings ${servings} in Cooklang`,
        `>> servings: ${servings}\nMix @flour{200%g} and @milk{300%ml}.\n`,
        { servings: 4, ingredients: ["200 g flour", "300 ml milk"] },
      ],
    ),
    ...["200 g Schlag-\nsahne", "200 g Koch-\nsahne"].map(
      (row): TextCase => [
        `the divided word ${row}`,
        `Torte\nZutaten\n${row}\n100 g Zucker\nZubereitung\nSahne mit dem Zucker steif rühren und kalt stellen.\n`,
        { ingredients: [row.replace("-\n", ""), "100 g Zucker"] },
      ],
    ),
    ...["Calories: 210 per serving", "Calories: 210", "210 kcal per serving"].map(
      (line): TextCase => [line, createTextWithCredit(line), { caloriesPerServing: 210 }],
    ),
    [
      "Russian servings after the author",
      "Борщ\nВремя приготовления: 2 часа 30 минут\nПорций: 6\nИнгредиенты:\nсвекла - 2 шт.\nвода - 2 л\nПриготовление:\n1. Нарежьте свеклу.\n2. Варите 1 час.\nСовет: подавайте со сметаной.\n",
      { servings: 6, totalTime: 150, description: null, notes: "подавайте со сметаной." },
    ],
    // Cases with list marks that a word processor separates by tabs.
    ...["•", "-", "o", "\uf0b7", "–"].map(
      (mark): TextCase => [
        `a list with the mark ${mark} and a tab`,
        `Lemon Barley Bowl\n\nIngredients:\n${mark}\t200 g pearl barley\n${mark}\t1 lemon, juiced\nDirections:\n1.\tBoil the barley for 30 minutes.\n2)\tStir in the lemon juice.\n`,
        {
          ingredients: ["200 g pearl barley", "1 lemon, juiced"],
          instructions: ["Boil the barley for 30 minutes.", "Stir in the lemon juice."],
        },
      ],
    ),

    // Cases with amounts after their names.
    [
      "amounts behind names in capitals",
      createTextWithIngredients("200 g barley", "Olive oil 2 tbsp", "Black pepper", "Vinegar 1 tsp", "Salt"),
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
    [
      "section headings in square brackets and between rules",
      "Pesto pasta\n\n[For the Pesto]\n3/4 cup olive oil\n2 cloves garlic\n[For the Pasta]\n1 pound orecchiette\n--- For the topping ---\n1/2 cup breadcrumbs\n\nBlend the pesto.\nBoil the pasta and mix with the pesto.\n",
      {
        ingredients: ["3/4 cup olive oil", "2 cloves garlic", "1 pound orecchiette", "1/2 cup breadcrumbs"],
        ingredientSections: [
          { at: 0, heading: "For the Pesto" },
          { at: 2, heading: "For the Pasta" },
          { at: 3, heading: "For the topping" },
        ],
      },
    ],
    [
      "Chinese lists with the names 主料 and 辅料",
      "宫保鸡丁\n\n主料：鸡胸肉300克、花生米50克、干辣椒10个\n辅料：葱1根、姜3片、生抽2勺\n\n做法：\n1. 鸡胸肉切丁。\n2. 放入鸡丁翻炒变色。\n",
      { ingredients: ["鸡胸肉300克", "花生米50克", "干辣椒10个", "葱1根", "姜3片", "生抽2勺"] },
    ],
    [
      "Japanese lists with several ingredients in a line",
      "肉じゃが（2人分）\n\n材料\nじゃがいも3個、牛肉150g、しらたき1袋\nA\n醤油大さじ2、砂糖大さじ1\n\n作り方\n① じゃがいも3個、玉ねぎ1個を切る。\n② 20分煮る。\n",
      {
        ingredients: ["じゃがいも3個", "牛肉150g", "しらたき1袋", "醤油大さじ2", "砂糖大さじ1"],
        ingredientSections: [{ at: 3, heading: "A" }],
        instructions: ["じゃがいも3個、玉ねぎ1個を切る。", "20分煮る。"],
      },
    ],
  ]);
});

import { describe } from "vitest";
import { barley, createTextWithCredit, type TextCase, testTextCases } from "./test-texts.ts";

describe("the reader of pasted text", () => {
  testTextCases([
    // Cases with small talk at the beginning and the end.
    ...(
      [
        ["hey here's that soup recipe I promised:", "soup"],
        ["Here is my carrot cake recipe, enjoy:", "carrot cake"],
        ["Hier ist endlich das Linsensuppe-Rezept:", "Linsensuppe"],
        ["voilà la recette du gâteau au chocolat dont je te parlais :", "gâteau au chocolat"],
      ] as const
    ).map(
      ([line, title]): TextCase => [
        `the title in: ${line}`,
        `${line}\n\n200 g pearl barley\n1 lemon\n1 l stock\n\nBoil the barley in the stock, then add the lemon.\n`,
        { title },
      ],
    ),
    ...[
      "let me know how it goes xx",
      "Sag Bescheid, ob es geschmeckt hat!",
      "Tag someone who'd love this 👇",
    ].map(
      (line): TextCase => [
        `the goodbye: ${line}`,
        `Barley Bowl\n\n200 g pearl barley\n1 lemon\n1 l stock\n\nBoil the barley in the stock, then stir in the lemon.\nServe it warm.\n${line}\n`,
        { instructions: ["Boil the barley in the stock, then stir in the lemon.", "Serve it warm."] },
      ],
    ),
    [
      "a description that begins like a step",
      "Tomato Soup\nRoasting the tomatoes makes them sweet, and it needs almost no work.\nServings 4\nIngredients\n1 kg tomatoes\n1 onion\nMethod\nRoast the tomatoes.\nBlend everything.\n",
      {
        description: "Roasting the tomatoes makes them sweet, and it needs almost no work.",
        instructions: ["Roast the tomatoes.", "Blend everything."],
      },
    ],
    ...["118                    POULTRY", "POULTRY 118"].map(
      (line): TextCase => [
        `the head of a page: ${line}`,
        `${line}\n\nChicken Pie\n1 chicken\n2 leeks\n300 ml cream\n\nPoach the chicken. Soften the leeks in butter.\n`,
        { title: "Chicken Pie" },
      ],
    ),

    // Cases with the labels of recipe programs' exports.
    [
      "categories and notes",
      "Lemon Barley Bowl\n\nPrep Time: 10 mins\nCook Time: 30 mins\nServings: 4\nSource: testkitchen.example\nDifficulty: Easy\nCategories: Salads, Quick\n\nIngredients:\n200 g pearl barley\n1 lemon\n\nDirections:\nBoil the barley.\n\nAdd the lemon.\n\nNotes:\nNice cold.\n\nNutrition:\n320 kcal\n",
      { tags: ["Salads", "Quick"], notes: "Nice cold.", caloriesPerServing: 320, description: null },
    ],
    [
      "notes of several lines",
      `${createTextWithCredit("Serves 2")}\nNotes:\nFreezes well.\nUse any herbs you like.\n`,
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
    // Cases with a closing after the last step.
    ...[
      "That's it! Enjoy 💛",
      "Enjoy! xx Anna",
      "Guten Appetit!",
      "Bon appétit et à bientôt,",
      "Dobrou chuť!",
      "Smacznego!",
      "Jó étvágyat!",
      "Hyvää ruokahalua!",
      "Afiyet olsun!",
      "Poftă bună!",
      "Приятного аппетита!",
      "Selamat makan!",
      "Chúc cả nhà ngon miệng!",
      "ぜひ作ってみてください！",
      "开动啦！",
    ].map(
      (closing): TextCase => [
        `the closing ${closing}`,
        `Lemon Bowl\n\nIngredients\n200 g pearl barley\n1 lemon\n\nMethod\nBoil the barley.\nAdd the lemon.\n${closing}\n`,
        { ingredients: barley, instructions: ["Boil the barley.", "Add the lemon."] },
      ],
    ),
    // Cases with a title in a question.
    ...(
      [
        ["what's in the peanut noodles? they were so good!!", "peanut noodles"],
        ["hey can you send me the recipe for the chickpea curry?", "chickpea curry"],
        ["how do you make that lemon bowl?", "lemon bowl"],
        ["wie machst du den Graupensalat?", "Graupensalat"],
        ["comment tu fais la soupe au citron ?", "soupe au citron"],
      ] as const
    ).map(
      ([question, title]): TextCase => [
        `the question ${question}`,
        `${question}\nHa thanks!\n200 g pearl barley\n1 lemon\n2 tbsp olive oil\nBoil the barley. Stir in the lemon juice and the oil.\n`,
        { title, ingredients: [...barley, "2 tbsp olive oil"] },
      ],
    ),
  ]);
});

import { describe } from "vitest";
import {
  barley,
  bowl,
  createTextWithChapters,
  createTextWithCredit,
  createTextWithTimes,
  type Expected,
  type TextCase,
  testTextCases,
} from "./test-texts.ts";

describe("the reader of pasted text", () => {
  testTextCases([
    // Cases with times and servings, video chapters and credits.
    [
      "times below the name of the method",
      createTextWithTimes(
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
      createTextWithTimes("Zubereitung:", "Arbeitszeit 10 Min.", "Gesamtzeit 1 Std."),
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
      createTextWithChapters(
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
      createTextWithChapters("TIMESTAMPS", "00:00:00 Intro", "00:03:15 Mixing the dough", "01:10:00 Baking"),
      { title: "LEMON BARLEY BOWL", ingredients: bowl },
    ],
    [
      "chapter marks with dashes",
      createTextWithChapters("(0:00) - Intro", "(1:20) - Mixing", "(4:00) - Baking"),
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
    ].map(
      (credit): TextCase => [
        `the credit ${credit}`,
        createTextWithCredit(credit),
        { title: "Lemon Barley Bowl", ingredients: barley, description: null },
      ],
    ),
    ...["Music by Loft Beats", "Video: Jo Park", "Source: a friend"].map(
      (line): TextCase => [
        `no ingredient in the credit ${line}`,
        `Best Pasta\n\n200 g pasta\n2 tomatoes\n1 tbsp oil\n\n${line}\n`,
        { ingredients: ["200 g pasta", "2 tomatoes", "1 tbsp oil"], instructions: [] },
      ],
    ),
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
    ).map(
      ([ingredients, steps]): TextCase => [
        `the list ${ingredients}`,
        `Xyz\n\n${ingredients}\n2 kg abc\n1 l def\n3 ghi\n\n${steps}\n1. Abc def.\n2. Ghi jkl.\n`,
        {
          servings: 4,
          ingredients: ["2 kg abc", "1 l def", "3 ghi"],
          instructions: ["Abc def.", "Ghi jkl."],
        },
      ],
    ),
    ...["Khẩu phần: 4", "Khẩu phần ăn 4 người", "Порцій: 4", "Μερίδες: 4", "Porsi: 4", "تعداد: ۴ نفر"].map(
      (line): TextCase => [line, createTextWithCredit(line), { servings: 4, description: null }],
    ),
    ...[
      "Tips! Kornen går bra att frysa.",
      "Tip! Kornen går bra att frysa.",
      "¡Nota! Kornen går bra att frysa.",
    ].map(
      (line): TextCase => [
        `a note with an exclamation mark: ${line}`,
        `Kornsallad\nIngredienser\n200 g korn\n1 citron\nGör så här\n1. Koka kornen.\n2. Blanda i citronen.\n${line}\n`,
        { instructions: ["Koka kornen.", "Blanda i citronen."], notes: "Kornen går bra att frysa." },
      ],
    ),
    ...["आलू गोभी", "ผัดกะเพราหมู", "Phở bò"].map(
      (title): TextCase => [
        `the title ${title}`,
        `${title}\n\nIngredients\n200 g barley\n1 lemon\n\nMethod\nBoil the barley.\nAdd the lemon.\n`,
        { title },
      ],
    ),
    [
      "a Ukrainian recipe",
      "Деруни\n\nІнгредієнти\nКартопля - 1 кг\nЦибуля - 1 шт.\n\nПриготування\n1. Натріть картоплю.\n2. Смажте на олії.\nДжерело: сімейний зошит\n",
      { language: "uk", instructions: ["Натріть картоплю.", "Смажте на олії."] },
    ],
    // Cases with several facts in a line that only their labels part.
    ...(
      [
        ["SERVES 4  PREP 15 MIN  COOK 50 MIN", { servings: 4, prepTime: 15, cookingTime: 50 }],
        ["Serves 4 as a side | Hands-on time 25 min", { servings: 4, prepTime: 25, description: null }],
        ["Serves 6 Prep time 20 min Cook time 1 hour", { servings: 6, prepTime: 20, cookingTime: 60 }],
        ["Dosi per 4 persone   Tempo 30 minuti   Difficoltà facile", { servings: 4, totalTime: 30 }],
        ["Yield: 24 cookies   Prep time: 15 min   Bake time: 12 min", { servings: 24, prepTime: 15 }],
        ["4 Portionen Zubereitung 20 Min. Backzeit 35 Min.", { servings: 4, prepTime: 20, cookingTime: 35 }],
      ] as [string, Expected][]
    ).map(
      ([facts, expected]): TextCase => [
        `the facts ${facts}`,
        `Lemon Bowl\n${facts}\n\n200 g pearl barley\n1 lemon\n\nBoil the barley. Add the lemon.\n`,
        { ...expected, title: "Lemon Bowl", ingredients: barley },
      ],
    ),
    // Cases with the language of the text.
    [
      "a Vietnamese language",
      "Phở gà\n\nNguyên liệu:\n- 1 con gà\n- 500 g bánh phở\n- 2 củ hành tây\n\nCách làm:\n1. Luộc gà với gừng trong 45 phút.\n2. Cho bánh phở vào nước dùng.\n",
      { language: "vi" },
    ],
    [
      "an Indonesian language",
      "Nasi Goreng\n\nBahan:\n2 piring nasi putih\n3 siung bawang putih\n2 butir telur\n\nCara membuat:\n1. Tumis bawang sampai harum.\n2. Masukkan telur, aduk rata.\n",
      { language: "id" },
    ],
    [
      "a Czech language",
      "Bramboračka\n\nSuroviny:\n500 g brambor\n1 cibule\n2 stroužky česneku\n\nPostup:\nBrambory nakrájejte na kostky.\nVařte 20 minut, přidejte česnek.\n",
      { language: "cs" },
    ],
  ]);
});

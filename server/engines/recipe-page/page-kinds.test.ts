import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readRecipeFromPageOrNull } from "./recipe-page.ts";

const BOWL = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Lemon Barley Bowl",
  recipeIngredient: ["200 g pearl barley", "1 lemon", "2 tbsp olive oil"],
  recipeInstructions: ["Boil the barley.", "Stir in the lemon."],
};
const markup = (values: object, body = ""): string =>
  `<html><head><title>x</title><script type="application/ld+json">${JSON.stringify({ ...BOWL, ...values })}</script></head><body>${body}</body></html>`;
const LISTS = (last = "Add the lemon and oil.") =>
  `<h2>Ingredients</h2><ul><li>200 g barley</li><li>1 lemon</li><li>2 tbsp oil</li></ul><h2>Method</h2><ol><li>Boil the barley in a deep pan.</li><li>${last}</li></ol>`;
const visible = (body: string, title = "Lemon Barley Bowl | Test Kitchen", head = ""): string =>
  `<html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const titled = (body: string): string => visible(`<h1>Lemon Barley Bowl</h1>${body}`);

const read = (html: string): ImportDraft => {
  const draft = readRecipeFromPageOrNull(html, null);
  if (draft === null) throw new Error("no recipe");
  return draft;
};
const stepsOf = (draft: ImportDraft): string[] =>
  draft.instructions.map((step) => (typeof step === "string" ? step : step.text));
const repairsOf = (draft: ImportDraft, field: string): string[] =>
  draft.receipt.fields.find((entry) => entry.field === field)?.repaired ?? [];
const lineRepairs = (draft: ImportDraft, text: string): string[] =>
  draft.receipt.lines.find((line) => draft[line.field][line.at] === text)?.repaired ?? [];

describe("servings of a page", () => {
  it.each([
    ["1/2 dozen", 6],
    ["1½ dozen", 18],
    ["2 ½ dozen cookies", 30],
    ["1.5 dozen", 18],
    ["one dozen", 12],
    ["1 loaf; serves 10", 10],
  ])("are read from the yield %s of the markup", (recipeYield, servings) => {
    expect(read(markup({ recipeYield }))).toMatchObject({
      servings,
      servingsStated: true,
      yieldText: recipeYield,
    });
  });

  it.each(["2 1/2 cups", "makes 1½ cups", "about 1¼ cups", "2 1/2 quarts", "9x13 pan", "20 minutes"])(
    "are not stated when the yield is %s",
    (recipeYield) => {
      expect(read(markup({ recipeYield }))).toMatchObject({ servings: null, servingsStated: false });
    },
  );

  it.each(["144", "144 cookies"])("are capped and flagged when the yield is %s", (recipeYield) => {
    const draft = read(markup({ recipeYield }));
    expect(draft).toMatchObject({
      servings: 100,
      servingsStated: false,
      yieldText: recipeYield,
      complete: false,
    });
    expect(repairsOf(draft, "servings")).toContain("capped");
  });

  it.each([
    ["a step", LISTS("Add the lemon and oil. Bake for 20 to 25 minutes.")],
    ["a step", LISTS("Add the lemon and oil. Add water per 100 g of flour.")],
    ["a step", LISTS("Add the lemon and oil. Cook for 4 more minutes.")],
    ["a step in German", LISTS("Zugedeckt für 30 bis 40 Minuten garen.")],
    ["a step in French", LISTS("Laisser cuire pour 10 minutes.")],
    ["a rest", `<p>Rest for 8 hours.</p>${LISTS()}`],
    ["nutrition", `<p>Per 100 g: 200 kcal</p>${LISTS()}`],
    ["a tin", `<p>For a 23 cm tin</p>${LISTS()}`],
    ["an oven", `<p>Heat the oven for 180 °C</p>${LISTS()}`],
  ])("are not stated by the numbers of %s", (_, body) => {
    expect(read(titled(body))).toMatchObject({ servings: null, servingsStated: false, yieldText: null });
  });

  it.each([
    ["<p>Makes</p><p>Serves 8. Bake 45 minutes.</p>", 8, "Serves 8"],
    ["<p>Serves 4-6</p>", 6, "4-6"],
    ["<h3>10 pieces — 20 minutes</h3>", 10, "10 pieces"],
    ["<p>份量：六人份</p>", 6, "六人份"],
    ["<p>تكفي ٤ أشخاص</p>", 4, "٤ أشخاص"],
    ["<p>Pour 400g | Cuisson : 5 mns</p>", null, null],
  ])("are read from %s", (row, servings, yieldText) => {
    const draft = read(titled(`${row}${LISTS()}`));
    expect(draft.servings).toBe(servings);
    if (yieldText !== null) expect(draft.yieldText).toBe(yieldText);
  });

  it("are read when the facts are below a first heading of the ingredients", () => {
    const facts =
      "<h3>Ingredients:</h3><p><b>Prep Time:</b> 10 Minutes <br><b>Cook Time:</b> 8-10 Minutes <br><b>Total Time:</b> 18-20 Minutes <br><b>Yield:</b> 8-10 Servings <br></p>";
    expect(read(titled(`${facts}${LISTS()}`))).toMatchObject({ servings: 10, prepTime: 10, cookingTime: 10 });
  });
});

describe("times of the markup", () => {
  it.each([
    [{ prepTime: "PT12H", totalTime: "PT12H" }, [720, null, 720]],
    [{ prepTime: "PT5H", cookTime: "PT10H", totalTime: "PT15H" }, [300, 600, 900]],
    [{ prepTime: "PT24H", cookTime: "PT12H", totalTime: "PT36H" }, [1440, 720, 2160]],
    [{ prepTime: "PT0M", cookTime: "PT0M", totalTime: "PT0M" }, [null, null, null]],
    [{ prepTime: "PT0M", cookTime: "PT20M", totalTime: "PT0M" }, [null, 20, 20]],
    [{ prepTime: "PT20M", cookTime: "PT0M", totalTime: "PT20M" }, [20, null, 20]],
    [{ prepTime: "PTH20MS", cookTime: "PT1HMS", totalTime: "P0DTH80M" }, [20, 60, 80]],
  ])("are read as written: %j", (times, expected) => {
    const { prepTime, cookingTime, totalTime } = read(markup(times));
    expect([prepTime, cookingTime, totalTime]).toEqual(expected);
  });

  it.each([
    [{ totalTime: "PT0M" }, "<p>Total time: 40 minutes</p>", [null, null, 40]],
    [
      { cookTime: "PT50M", totalTime: "PT20M" },
      "<p>Prep time: 20 min</p><p>Total time: 50 min</p>",
      [20, null, 50],
    ],
    [{ prepTime: "PT30M" }, "<p>Cook time: 30 min</p>", [30, null, null]],
    [{ prepTime: "PT30M" }, "<p>Prep time: 30 min</p><p>Cook time: 30 min</p>", [30, 30, 60]],
    [
      { prepTime: "PT1H", cookTime: "PT2H", totalTime: "PT2H" },
      "<p>Total time: 2 hours</p>",
      [60, null, 120],
    ],
    [
      { prepTime: "PT1H", cookTime: "PT2H", totalTime: "PT2H" },
      "<p>Cook time: 2 hours</p><p>Total time: 2 hours</p>",
      [60, 120, 120],
    ],
  ])("give way to the page's where they cannot be right: %j and %s", (times, facts, expected) => {
    const { prepTime, cookingTime, totalTime } = read(markup(times, `${facts}${LISTS()}`));
    expect([prepTime, cookingTime, totalTime]).toEqual(expected);
  });
});

describe("a field is flagged when the page says another number", () => {
  const body = (facts: string): string =>
    `<h1>Lemon Barley Bowl</h1>${facts}<h2>Ingredients</h2><ul>${BOWL.recipeIngredient.map((line) => `<li>${line}</li>`).join("")}</ul>`;

  it.each([
    ["servings", { recipeYield: "4" }, "<p>Serves 6</p>", { servings: 4 }],
    ["servings", { recipeYield: "1" }, "<p>Serves 6 people</p>", { servings: 6 }],
    ["prepTime", { prepTime: "PT10M" }, "<p>Prep time: 25 minutes</p>", { prepTime: 10 }],
    ["cookingTime", { cookTime: "PT10M" }, "<p>Cook time: 1 hour</p>", { cookingTime: 10 }],
    ["totalTime", { totalTime: "PT10M" }, "<p>Total time: 1 hour</p>", { totalTime: 10 }],
  ])("%s", (field, values, facts, expected) => {
    const draft = read(markup(values, body(facts)));
    expect(draft).toMatchObject({ ...expected, complete: false });
    expect(repairsOf(draft, field)).toContain("differs");
  });

  it.each([
    ["servings", { recipeYield: ["4", "4 to 6 servings"] }, "<p>Serves 6</p>"],
    ["servings", { recipeYield: "4 servings" }, "<p>Makes 12 cookies</p>"],
    ["prepTime", { prepTime: "PT90M" }, "<p>Prep time: 1 hour 30 minutes</p>"],
  ])("except for %s that agree", (field, values, facts) => {
    expect(repairsOf(read(markup(values, body(facts))), field)).not.toContain("differs");
  });

  it.each([
    ["2 cups flour", "3 cups flour"],
    ["250 g Mehl", "350 g Mehl"],
    ["1/2 tsp salt", "1 ½ tsp salt"],
  ])("an amount: %s and %s", (own, shown) => {
    const others = ["1 lemon", "2 tbsp olive oil", "200 g pearl barley"];
    const list = [shown, ...others].map((line) => `<li>${line}</li>`).join("");
    const draft = read(
      markup({ recipeIngredient: [own, ...others] }, `<h2>Ingredients</h2><ul>${list}</ul>`),
    );
    expect([lineRepairs(draft, own), lineRepairs(draft, "1 lemon"), draft.complete]).toEqual([
      ["differs"],
      [],
      false,
    ]);
  });
});

it("a page takes the visible fractions when the markup has calculated floats", () => {
  const shown = ["5 large eggs", "⅓ cup butter, melted", "¼ cup white sugar", "1 ⅓ cups milk"];
  const recipeIngredient = [
    "5 large eggs",
    "0.33333334326744 cup butter, melted",
    "0.25 cup white sugar",
    "1.3333333730698 cups milk",
  ];
  const list = `<h2>Ingredients</h2><ul>${shown.map((line) => `<li>${line}</li>`).join("")}</ul>`;
  expect(read(markup({ recipeIngredient }, list)).ingredients).toEqual(shown);
});

describe("the title", () => {
  it.each([
    [
      "is the heading when the document title is the site's name",
      "Test Kitchen",
      "<h1>Lemon Barley Bowl</h1>",
      "",
    ],
    [
      "is a second heading when the first is the site's name",
      "Test Kitchen",
      "<h1>Test Kitchen</h1><h2>Lemon Barley Bowl</h2>",
      '<meta property="og:site_name" content="Test Kitchen">',
    ],
    [
      "is the heading when the site says its name",
      "Unsere Küche",
      "<h2>Lemon Barley Bowl</h2>",
      '<meta property="og:site_name" content="Unsere Küche">',
    ],
    [
      "is the heading when og:title is the site's name",
      "Test Kitchen",
      "<h1>Lemon Barley Bowl</h1>",
      '<meta property="og:title" content="Test Kitchen">',
    ],
    [
      "is the document title when the heading is the site's name",
      "Lemon Barley Bowl",
      "<h1>Test Kitchen</h1>",
      "",
    ],
  ])("%s", (_, title, body, head) => {
    expect(read(visible(`${body}${LISTS()}`, title, head)).title).toBe("Lemon Barley Bowl");
  });

  it.each([
    ["Mumu0026#039;s bowl", "Mum's bowl"],
    ["Mum#039;s bowl", "Mum's bowl"],
    ["Cru00e8me bru00fblu00e9e", "Crème brûlée"],
    ["Salt amp; lemon", "Salt & lemon"],
    ["Salt &amp;amp; lemon", "Salt & lemon"],
    ["Mum&#8217;s \\u0026 dad's bowl", "Mum’s & dad's bowl"],
    ["**Lemon** bowl", "Lemon bowl"],
    ["C#3 amplitude bowl", "C#3 amplitude bowl"],
  ])("is decoded from %s", (name, expected) => {
    expect(read(markup({ name })).title).toBe(expected);
  });
});

describe("steps", () => {
  it.each<[string, unknown, string[]]>([
    [
      "Markdown",
      ["**Boil** the barley.", "Stir in the [lemon](https://x.example)."],
      ["Boil the barley.", "Stir in the lemon."],
    ],
    [
      "Markdown",
      ["*Boil* the `barley`.", "## Stir in the __lemon__."],
      ["Boil the barley.", "Stir in the lemon."],
    ],
    ["Markdown", ['Boil ![pot](/p.jpg "Pot").', "_Stir_ it in."], ["Boil pot.", "Stir it in."]],
    [
      "signs that are no Markdown",
      ["Mix 2*3 eggs.", "Serve it * at once."],
      ["Mix 2*3 eggs.", "Serve it * at once."],
    ],
    [
      "bullets in one text",
      "• Boil the barley. • Add the lemon. • Serve.",
      ["Boil the barley.", "Add the lemon.", "Serve."],
    ],
    [
      "dashes in one text",
      "- Boil the barley. - Add the lemon. - Serve.",
      ["Boil the barley.", "Add the lemon.", "Serve."],
    ],
    [
      "numbers in one text",
      "1) Boil it. 2) Add the lemon. 3) Serve.",
      ["Boil it.", "Add the lemon.", "Serve."],
    ],
    ["glued numbers", "1. Boil it.2. Add the lemon.3. Serve.", ["Boil it.", "Add the lemon.", "Serve."]],
    ["labels in one text", "Étape 1 : Cuire. Étape 2 : Servir.", ["Cuire.", "Servir."]],
    ["circled numbers", "①切る。②煮る。③盛る。", ["切る。", "煮る。", "盛る。"]],
    [
      "glued sentences",
      "Boil the barley.Add the lemon.Serve.",
      ["Boil the barley.", "Add the lemon.", "Serve."],
    ],
    [
      "sentences with spaces",
      "Boil the barley. Add the lemon. Serve.",
      ["Boil the barley. Add the lemon. Serve."],
    ],
    ["a step label of its own", ["手順7", "盛る。"], ["盛る。"]],
    ["Chinese labels", ["步骤1", "切菜。", "第2步", "煮熟。"], ["切菜。", "煮熟。"]],
    ["Korean labels", ["1단계: 썰기.", "2단계: 끓이기."], ["썰기.", "끓이기."]],
    ["Russian labels", ["Шаг 1. Сварите перловку.", "Шаг 2. Подайте."], ["Сварите перловку.", "Подайте."]],
    ["labels with a bar", ["STEP 1 | Boil it.", "STEP 2 | Serve."], ["Boil it.", "Serve."]],
    [
      "ingredients again below each step",
      [
        "Rinse the chicken.\nAdd A Note\n\nIngredients\n\n1 (3-4 lb) chicken",
        "Mix the marinade.\nAdd A Note\n\nIngredients\n\n1/4 Cup olive oil",
      ],
      ["Rinse the chicken.", "Mix the marinade."],
    ],
    [
      "a button below each step",
      [
        { "@type": "HowToStep", text: "Reis waschen.\nNotiz hinzufügen" },
        { "@type": "HowToStep", text: "Reis kochen.\nNotiz hinzufügen" },
      ],
      ["Reis waschen.", "Reis kochen."],
    ],
    [
      "two lines of a sentence",
      [
        { "@type": "HowToStep", text: "Wash the rice\nand boil it." },
        { "@type": "HowToStep", text: "Serve." },
      ],
      ["Wash the rice and boil it.", "Serve."],
    ],
  ])("are read from %s", (_, recipeInstructions, expected) => {
    expect(stepsOf(read(markup({ recipeInstructions })))).toEqual(expected);
  });

  it("keep their first group when an ingredient group has the same name", () => {
    const body =
      "<h2>Ingredients</h2><h3>Batter</h3><ul><li>200 g barley flour</li><li>2 eggs</li></ul><h3>Syrup</h3><ul><li>100 g sugar</li><li>50 ml water</li></ul><h2>Method</h2><h3>Batter</h3><ol><li>Whisk the flour with the eggs.</li></ol><h3>Syrup</h3><ol><li>Boil the sugar with the water.</li></ol>";
    expect(read(titled(body)).instructionSections).toEqual([
      { at: 0, heading: "Batter" },
      { at: 1, heading: "Syrup" },
    ]);
  });

  const section = (name: string, ...texts: string[]) => ({
    "@type": "HowToSection",
    name,
    itemListElement: texts.map((text) => ({ "@type": "HowToStep", text })),
  });
  const step = (text: string) => ({ "@type": "HowToStep", text });

  it.each([
    ["of Larder's export", { encodingFormat: "text/plain", recipeYield: "4" }],
    ["of any page", {}],
  ])("after a section %s belong to none", (_, values) => {
    const recipeInstructions = [
      section("Dough", "Mix."),
      step("Bake."),
      step("Cool."),
      section("Glaze", "Stir."),
    ];
    expect(read(markup({ ...values, recipeInstructions })).instructionSections).toEqual([
      { at: 0, heading: "Dough" },
      { at: 1, heading: "" },
      { at: 3, heading: "Glaze" },
    ]);
  });
});

it.each([
  [
    ["レンズ豆 200g", "玉ねぎ 1個", "オリーブオイル 大さじ2", "塩 少々"],
    [
      "玉ねぎをみじん切りにし、油で炒めます。",
      "レンズ豆と水を加えて30分煮ます。",
      "塩で味をととのえて盛りつけます。",
    ],
    ["材料", "作り方"],
  ],
  [
    ["小扁豆 200克", "洋葱 1个", "橄榄油 2汤匙", "盐 适量"],
    ["洋葱切碎，用油炒香。", "加入小扁豆和水，煮30分钟。", "加盐调味后盛出。"],
    ["材料", "做法"],
  ],
])("paragraphs in a script without spaces are steps: %#", (ingredients, steps, [first, second]) => {
  const list = ingredients.map((line) => `<li>${line}</li>`).join("");
  const paragraphs = steps.map((text) => `<p>${text}</p>`).join("");
  const draft = read(titled(`<h2>${first}</h2><ul>${list}</ul><h2>${second}</h2>${paragraphs}`));
  expect([draft.ingredients, stepsOf(draft)]).toEqual([ingredients, steps]);
});

describe("ingredients in one text", () => {
  const lines = ["200 g pearl barley", "1 lemon", "2 tbsp olive oil"];
  it.each([
    lines.join(", "),
    lines.join("; "),
    lines.join("\n"),
    lines.join("<br>"),
    lines.map((line) => `• ${line}`).join(" "),
    lines.map((line) => `- ${line}`).join(" "),
  ])("are split: %j", (recipeIngredient) => {
    expect(read(markup({ recipeIngredient })).ingredients).toEqual(lines);
  });
});

it.each([
  [["2<sup>1</sup>/<sub>2</sub> cups flour"], "2 1/2 cups flour"],
  [["1<sup>1</sup>&frasl;<sub>4</sub> cups oil"], "1 1/4 cups oil"],
  [["<sup>3</sup>⁄<sub>4</sub> cup milk"], "3/4 cup milk"],
])("a fraction in markup is read: %j", (recipeIngredient, expected) => {
  expect(read(markup({ recipeIngredient })).ingredients).toEqual([expected]);
});

it("a fraction in the visible markup is read", () => {
  const body = LISTS().replace("200 g barley", "2<sup>1</sup>/<sub>2</sub> cups barley");
  expect(read(titled(body)).ingredients[0]).toBe("2 1/2 cups barley");
});

it.each([
  {
    "@type": "recipe",
    Name: "Lemon Bowl",
    recipeingredient: ["200 g barley", "1 lemon"],
    recipeinstructions: ["Boil.", "Mix."],
  },
  {
    "@Type": "RECIPE",
    NAME: "Lemon Bowl",
    RecipeIngredient: ["200 g barley", "1 lemon"],
    RecipeInstructions: [{ "@TYPE": "HowToStep", Text: "Boil." }, { Text: "Mix." }],
  },
  {
    type: "Recipe",
    name: "Lemon Bowl",
    recipeIngredient: ["200 g barley", "1 lemon"],
    recipeInstructions: ["Boil.", "Mix."],
  },
])("keys in another case are read: %j", (values) => {
  const draft = read(
    visible("", "x", `<script type="application/ld+json">${JSON.stringify(values)}</script>`),
  );
  expect([draft.title, draft.ingredients, stepsOf(draft)]).toEqual([
    "Lemon Bowl",
    ["200 g barley", "1 lemon"],
    ["Boil.", "Mix."],
  ]);
});

describe("a recipe in the description of a page", () => {
  const post = (text: string, key = "og:title"): string =>
    `<html><head><title>Network</title><meta property="${key}" content="${text}"></head><body><p>Log in</p></body></html>`;
  const lines =
    "Ingredients:\n200g pearl barley\n1 lemon\n2 tbsp oil\n\nMethod:\n1. Boil the barley for 30 min.\n2. Stir in the lemon.";

  it.each([
    post(`A Cook on Network: &quot;LEMON BARLEY BOWL 🍋 Save this!\n\n${lines} #vegan&quot;`),
    post(`LEMON BARLEY BOWL\n\n${lines}`, "og:description"),
    post(`12 likes - acook: &quot;LEMON BARLEY BOWL\n\n${lines} #vegan #quick&quot;`, "twitter:description"),
  ])("is read: %s", (html) => {
    const draft = read(html);
    expect([draft.title, draft.ingredients, stepsOf(draft)]).toEqual([
      "LEMON BARLEY BOWL",
      ["200g pearl barley", "1 lemon", "2 tbsp oil"],
      ["Boil the barley for 30 min.", "Stir in the lemon."],
    ]);
    expect(draft.receipt.sources).toEqual(["meta"]);
  });

  it("is not read when it only praises the dish", () => {
    expect(
      readRecipeFromPageOrNull(
        post("A bowl of barley with lemon, 30 minutes, serves 4, and everybody loves it. Get the recipe!"),
        null,
      ),
    ).toBeNull();
  });
});

describe("notes of a page", () => {
  it.each([
    ["<h3>Notes</h3><p>Keeps for two days.</p><p>Use any lemon.</p>", "Keeps for two days.\nUse any lemon."],
    [
      "<h3>Tipp</h3><p>Mit Petersilie servieren.</p><h3>Kommentare</h3><p>Lecker!</p>",
      "Mit Petersilie servieren.",
    ],
    ["<p>Note: keeps for two days.</p>", "Note: keeps for two days."],
    [
      "<h3>Astuces</h3><ul><li>Servez froid.</li></ul><h3>Valeurs nutritionnelles</h3><p>250 kcal</p>",
      "Servez froid.",
    ],
    ["<h3>Comments</h3><p>Tip: I love it.</p>", null],
  ])("are read from %s", (body, notes) => {
    expect(read(titled(`${LISTS()}${body}`)).notes).toBe(notes);
  });

  it.each([
    ["コツ", "翌日の方がおいしいです。"],
    ["小贴士", "隔天吃味道更好。"],
    ["Советы", "На следующий день суп ещё вкуснее."],
    ["ملاحظات", "تصبح ألذ في اليوم التالي."],
  ])("are read below %s, without the energy below them", (head, note) => {
    expect(read(titled(`${LISTS()}<h3>${head}</h3><p>${note}</p><p>350 kcal</p>`))).toMatchObject({
      notes: note,
      caloriesPerServing: 350,
    });
  });

  it("are read from the markup's steps", () => {
    const recipeInstructions = [
      { "@type": "HowToStep", text: "Boil the barley." },
      { "@type": "HowToTip", text: "Soak it overnight." },
      { "@type": "HowToStep", text: "Serve." },
    ];
    const draft = read(markup({ recipeInstructions }));
    expect([stepsOf(draft), draft.notes]).toEqual([["Boil the barley.", "Serve."], "Soak it overnight."]);
  });
});

describe("calories of a page", () => {
  it.each([
    ["250 kcal", 250],
    ["1,250 calories", 1250],
    ["312", 312],
    [312.4, 312],
    ["1046 kJ", 250],
    ["0 kcal", null],
  ])("are read from the markup: %s", (calories, expected) => {
    expect(
      read(markup({ nutrition: { "@type": "NutritionInformation", calories } })).caloriesPerServing,
    ).toBe(expected);
  });

  it.each([
    ["<p>Calories: 250</p>", 250],
    ["<p>Kalorien: 310 kcal</p>", 310],
    ["<p>1046 kJ / 250 kcal</p>", 250],
    ["<p>Per 100 g: 200 kcal</p>", null],
    ["<p>Fat: 12 g</p>", null],
  ])("are read from the page: %s", (row, expected) => {
    expect(read(titled(`${LISTS()}${row}`)).caloriesPerServing).toBe(expected);
  });
});

const word = fc.stringMatching(/^[a-z]{3,9}$/);
const sentence = fc
  .array(word, { minLength: 5, maxLength: 9 })
  .map((words) => `Stir ${words.join(" ")} well.`);

it("every step of a text is read once when its list marks differ", () => {
  const marks = fc.constantFrom<(line: string, index: number) => string>(
    (line) => `• ${line}`,
    (line) => `- ${line}`,
    (line, index) => `${index + 1}. ${line}`,
    (line, index) => `Step ${index + 1}: ${line}`,
  );
  fc.assert(
    fc.property(fc.uniqueArray(sentence, { minLength: 2, maxLength: 6 }), marks, (steps, mark) => {
      const draft = read(markup({ recipeInstructions: steps.map(mark).join(" ") }));
      expect(stepsOf(draft)).toEqual(steps);
    }),
    { numRuns: 40 },
  );
});

it("every sentence of the recipe's notes is in the notes, up to the comments", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(sentence, { minLength: 1, maxLength: 6 }),
      fc.constantFrom("Notes", "Tips", "Tipps", "Astuces", "Consejos"),
      (lines, head) => {
        const notes = `<h3>${head}</h3>${lines.map((line) => `<p>${line}</p>`).join("")}<h3>Comments</h3><p>Great stuff.</p>`;
        expect(read(titled(`${LISTS()}${notes}`)).notes).toBe(lines.join("\n"));
      },
    ),
    { numRuns: 40 },
  );
});

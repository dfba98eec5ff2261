import { describe } from "vitest";
import { type TextCase, testTextCases } from "./test-texts.ts";

describe("the reader of pasted text", () => {
  testTextCases([
    // Cases with step numbers in other scripts.
    ...["1、,2、", "１．,２．", "1.,2.", "(1),(2)", "（1）,（2）", "①,②"].map((marks): TextCase => {
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
    }),
    ...["١- ,٢- ", "١. ,٢. ", "١) ,٢) ", "١-,٢-"].map((marks): TextCase => {
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

    ...["步骤 1,步骤 2", "步骤1：,步骤2："].map((labels): TextCase => {
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
    ...["1) 2) 3)", "1. 2. 3.", "(1) (2) (3)"].map((numbers): TextCase => {
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
    ...["a) b)", "(a) (b)", "i. ii.", "I. II.", "i) ii)"].map((marks): TextCase => {
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

    ...["20分煮る。", "1時間煮る。", "5分蒸らす。"].map(
      (step): TextCase => [
        `the bare number before the step ${step}`,
        `肉じゃが\n材料（2人分）\nじゃがいも 2個\n牛肉 100g\n作り方\n1 じゃがいもを切る。\n2 鍋で牛肉を炒める。\n3 ${step}\nコツ・ポイント\n牛肉は最後に入れる。\n`,
        { instructions: ["じゃがいもを切る。", "鍋で牛肉を炒める。", step], notes: "牛肉は最後に入れる。" },
      ],
    ),
  ]);
});

import { describe } from "vitest";
import { testTextCases } from "./test-texts.ts";

describe("the reader of pasted text", () => {
  testTextCases([
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
  ]);
});

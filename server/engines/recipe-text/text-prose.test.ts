import { describe } from "vitest";
import { createTextWithIngredients, testTextCases } from "./test-texts.ts";

describe("the reader of pasted text", () => {
  testTextCases([
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
        instructions: [
          "Boil the barley for 30 minutes until tender.",
          "Drain and stir in the lemon and oil.",
        ],
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
      createTextWithIngredients("1 medium onion, finely", "chopped", "2 large eggs"),
      { ingredients: ["1 medium onion, finely chopped", "2 large eggs"] },
    ],
    [
      "long decimals",
      createTextWithIngredients("5 large eggs", "0.33333334326744 cup butter", "1.3333333 cups milk"),
      { ingredients: ["5 large eggs", "0.33333334326744 cup butter", "1.3333333 cups milk"] },
    ],
  ]);
});

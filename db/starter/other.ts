import type { StarterRecipe } from "./starter-recipe.ts";

export const otherRecipes: readonly StarterRecipe[] = [
  {
    title: "Irish soda bread",
    description:
      "Bread without yeast, kneading or waiting. In the oven within ten minutes, on the table within the hour.",
    cuisine: "OTHER",
    servings: 8,
    yieldText: "1 loaf",
    difficulty: "EASY",
    prepTime: 10,
    cookingTime: 40,
    tags: ["bread", "baking", "vegetarian", "no yeast", "Irish"],
    notes:
      "No buttermilk in the house? Stir 1 tablespoon of lemon juice into 400 ml of milk and wait 10 minutes.",
    ingredients: [
      { line: "250 g plain flour, plus more for the tray" },
      { line: "250 g wholemeal flour" },
      { line: "50 g rolled oats" },
      { line: "1 tsp bicarbonate of soda" },
      { line: "1¼ tsp salt" },
      { line: "1 tbsp honey" },
      { line: "400-420 ml buttermilk" },
      { line: "1 tbsp butter, melted (optional)" },
    ],
    instructions: [
      { text: "Heat the oven to 200°C (400°F, fan 180°C) and dust a tray with flour." },
      {
        text: "Mix both flours with the oats, bicarbonate of soda and salt. Stir the honey into 400 ml of the buttermilk, pour it into the middle and bring together with one hand in wide circles. The dough should be soft; add the last of the buttermilk if it is dry.",
      },
      {
        text: "Turn it out, pat it into a round about 5 cm high without kneading, and move it to the tray. Cut a deep cross nearly to the base.",
      },
      { text: "Bake for 35 to 40 minutes, until well risen and hollow when you knock on the bottom." },
      {
        text: "Brush with the butter for a soft crust and cool on a rack for at least 20 minutes. It is best on the day.",
      },
    ],
  },
  {
    title: "Moroccan chicken tagine with olives",
    description:
      "Chicken braised with saffron, ginger and preserved lemon until the sauce is short and golden. Any wide pot with a lid will do.",
    cuisine: "OTHER",
    servings: 4,
    difficulty: "MEDIUM",
    prepTime: 20,
    cookingTime: 70,
    tags: ["chicken", "one pot", "Moroccan", "gluten free"],
    ingredients: [
      { line: "8 chicken thighs, bone in" },
      { line: "2 tbsp olive oil" },
      { line: "2 onions, thinly sliced" },
      { line: "3 cloves garlic, crushed" },
      { line: "1½ tsp ground ginger" },
      { line: "1 tsp ground turmeric" },
      { line: "1 tsp ground cumin" },
      { line: "1 pinch saffron" },
      { line: "1 cinnamon stick" },
      { line: "300 ml chicken stock" },
      { line: "1 preserved lemon, rind only, in strips" },
      { line: "100 g green olives" },
      { line: "a small bunch of coriander, chopped" },
      { line: "a small bunch of parsley, chopped" },
      { line: "couscous, to serve" },
    ],
    instructions: [
      {
        text: "Season the chicken. Brown it in the oil in a wide heavy pot for 8 minutes, skin side first, and lift it out.",
      },
      {
        text: "Soften the onions in the fat for 12 minutes. Stir in the garlic, ginger, turmeric and cumin for 1 minute.",
      },
      {
        text: "Crumble the saffron into the stock and pour it in with the cinnamon. Return the chicken, cover and simmer gently for 35 minutes, until tender.",
      },
      {
        text: "Add the preserved lemon and olives and simmer uncovered for 10 minutes. If the sauce is thin, lift out the chicken and boil it down; it should be short and glossy.",
      },
      {
        text: "Stir in most of the coriander and parsley, taste for salt and serve with couscous and the rest of the herbs.",
      },
    ],
  },
  {
    title: "Swedish cinnamon buns",
    description:
      "Kanelbullar: soft knots with cardamom in the dough and pearl sugar that crunches. A tray of them empties itself.",
    cuisine: "OTHER",
    servings: 16,
    yieldText: "16 buns",
    difficulty: "MEDIUM",
    prepTime: 40,
    cookingTime: 12,
    totalTime: 170,
    tags: ["baking", "buns", "cinnamon", "freezer friendly", "Swedish"],
    notes: "Freeze them on the day they are baked and warm them for 5 minutes at 180°C (350°F).",
    ingredients: [
      { section: "Dough", line: "250 ml milk" },
      { section: "Dough", line: "75 g butter" },
      { section: "Dough", line: "7 g (1 sachet) fast-action yeast" },
      { section: "Dough", line: "500 g strong white flour" },
      { section: "Dough", line: "75 g sugar" },
      { section: "Dough", line: "2 tsp ground cardamom" },
      { section: "Dough", line: "½ tsp salt" },
      { section: "Filling", line: "100 g soft butter" },
      { section: "Filling", line: "90 g light brown sugar" },
      { section: "Filling", line: "1½ tbsp ground cinnamon" },
      { section: "Top", line: "1 egg, beaten" },
      { section: "Top", line: "3 tbsp pearl sugar" },
    ],
    instructions: [
      {
        section: "Dough",
        text: "Warm the milk with the butter until it melts and let it cool to lukewarm. Stir in the yeast.",
      },
      {
        section: "Dough",
        text: "Add the flour, sugar, cardamom and salt and knead for 8 to 10 minutes, until the dough is smooth and leaves the bowl. Cover and let it rise for 1 hour, until doubled.",
      },
      {
        section: "Filling",
        text: "Beat the soft butter with the brown sugar and cinnamon. Roll the dough out to 40 x 50 cm, spread the filling over it and fold it in three like a letter.",
      },
      {
        section: "Filling",
        text: "Roll lightly to 20 cm wide, cut into 16 strips and twist each one. Wind it twice round two fingers, tuck the end through the middle, and set on lined trays. Let them rise for 40 minutes.",
      },
      {
        section: "Top",
        text: "Heat the oven to 220°C (425°F, fan 200°C). Brush the buns with the egg and scatter with pearl sugar.",
      },
      {
        section: "Top",
        text: "Bake for 10 to 12 minutes, until deep golden. Cool under a cloth so that they stay soft.",
      },
    ],
  },
];

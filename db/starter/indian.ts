import type { StarterRecipe } from "./starter-recipe.ts";

export const indianRecipes: readonly StarterRecipe[] = [
  {
    title: "Chana masala",
    description:
      "Chickpeas in a dark tomato and onion gravy, sour with amchur and warm with garam masala. A store-cupboard supper.",
    cuisine: "INDIAN",
    servings: 4,
    difficulty: "EASY",
    prepTime: 10,
    cookingTime: 40,
    tags: ["curry", "vegan", "chickpeas", "weeknight", "gluten free"],
    ingredients: [
      { line: "3 tbsp oil" },
      { line: "1 tsp cumin seeds" },
      { line: "2 onions, finely chopped" },
      { line: "4 cloves garlic, grated" },
      { line: "1 thumb ginger, grated" },
      { line: "1-2 green chillies, slit" },
      { line: "1 tbsp ground coriander" },
      { line: "½ tsp ground turmeric" },
      { line: "½ tsp chilli powder" },
      { line: "1 (400 g) tin chopped tomatoes" },
      { line: "2 (400 g) tins chickpeas" },
      { line: "1 tsp garam masala" },
      { line: "1 tsp amchur (dried mango powder), or 1 tbsp lemon juice" },
      { line: "salt, to taste" },
      { line: "fresh coriander, chopped, to finish" },
    ],
    instructions: [
      {
        text: "Heat the oil in a wide pot, add the cumin seeds and let them sizzle for 20 seconds. Add the onions and fry over medium heat for 12 minutes, until well browned.",
      },
      {
        text: "Stir in the garlic, ginger and green chillies for 1 minute, then the ground coriander, turmeric and chilli powder for 30 seconds. Loosen with a splash of water if they catch.",
      },
      {
        text: "Add the tomatoes and 1 teaspoon of salt. Cook for 8 to 10 minutes, until oil shows at the edges.",
      },
      {
        text: "Tip in the chickpeas with the liquid from one of the tins. Simmer for 12 minutes, crushing a few against the side to thicken the gravy.",
      },
      {
        text: "Stir in the garam masala and amchur and cook for 2 minutes. Taste for salt and finish with fresh coriander.",
      },
    ],
  },
  {
    title: "Butter chicken",
    description:
      "Charred, yogurt-soft chicken in a smooth tomato sauce rounded with butter and cream. Mild enough for everyone.",
    cuisine: "INDIAN",
    servings: 4,
    difficulty: "MEDIUM",
    prepTime: 25,
    cookingTime: 45,
    totalTime: 190,
    tags: ["curry", "chicken", "comfort food", "make ahead"],
    notes: "The sauce can be made a day ahead. Warm it gently before the chicken goes in.",
    ingredients: [
      { section: "Chicken", line: "700 g boneless chicken thighs, in large pieces" },
      { section: "Chicken", line: "150 g thick yogurt" },
      { section: "Chicken", line: "1 tbsp lemon juice" },
      { section: "Chicken", line: "1 tbsp grated ginger" },
      { section: "Chicken", line: "4 cloves garlic, grated" },
      { section: "Chicken", line: "2 tsp Kashmiri chilli powder or mild paprika" },
      { section: "Chicken", line: "1½ tsp salt" },
      { section: "Sauce", line: "60 g butter" },
      { section: "Sauce", line: "1 onion, chopped" },
      { section: "Sauce", line: "5 cardamom pods" },
      { section: "Sauce", line: "700 g passata" },
      { section: "Sauce", line: "1 tsp sugar" },
      { section: "Sauce", line: "120 ml double cream" },
      { section: "Sauce", line: "1 tsp garam masala" },
      { section: "Sauce", line: "1 tsp dried fenugreek leaves" },
    ],
    instructions: [
      {
        section: "Chicken",
        text: "Mix the yogurt with the lemon juice, half of the ginger and garlic, 1 teaspoon of the chilli powder and the salt. Turn the chicken in it, cover, and chill for at least 2 hours or overnight.",
      },
      {
        section: "Sauce",
        text: "Melt half of the butter in a wide pan. Cook the onion with the cardamom for 10 minutes, until soft, then add the rest of the ginger, garlic and chilli powder for 1 minute.",
      },
      {
        section: "Sauce",
        text: "Pour in the passata and sugar and simmer for 15 minutes. Take out the cardamom and blend the sauce until smooth.",
      },
      {
        section: "Chicken",
        text: "Heat the grill to its highest, about 250°C (480°F). Lay the chicken on a lined tray and grill for 12 to 14 minutes, turning once, until charred at the edges.",
      },
      {
        section: "Sauce",
        text: "Stir the chicken and its juices into the sauce with the cream and simmer for 8 minutes.",
      },
      {
        section: "Sauce",
        text: "Rub the fenugreek between your palms over the pan, add the garam masala and the rest of the butter, and let it melt in. Taste for salt.",
      },
    ],
  },
  {
    title: "Garlic naan",
    description:
      "Blistered flatbreads from a very hot pan, brushed with garlic butter the moment they are done.",
    cuisine: "INDIAN",
    servings: 8,
    yieldText: "8 naan",
    difficulty: "MEDIUM",
    prepTime: 25,
    cookingTime: 25,
    totalTime: 150,
    tags: ["bread", "flatbread", "baking", "vegetarian"],
    ingredients: [
      { line: "450 g strong white flour" },
      { line: "7 g (1 sachet) fast-action yeast" },
      { line: "1 tsp sugar" },
      { line: "1½ tsp salt" },
      { line: "150 g plain yogurt" },
      { line: "150-170 ml warm water" },
      { line: "2 tbsp oil" },
      { line: "60 g butter" },
      { line: "4 cloves garlic, finely chopped" },
      { line: "2 tbsp chopped coriander" },
    ],
    instructions: [
      {
        text: "Stir the flour, yeast, sugar and salt together. Add the yogurt, 150 ml of the warm water and the oil and mix to a soft, slightly sticky dough, with the last of the water if it needs it.",
      },
      {
        text: "Knead for 8 minutes, until smooth and stretchy. Cover and leave in a warm place for 1½ hours, until doubled.",
      },
      {
        text: "Divide into 8 balls and rest them under a cloth for 10 minutes. Meanwhile melt the butter with the garlic over low heat for 2 minutes, without letting it colour.",
      },
      {
        text: "Heat a heavy iron pan until very hot. Roll a ball into a teardrop about 4 mm thick and lay it in the dry pan. Cook for 1 to 1½ minutes, until it puffs and the underside is spotted.",
      },
      {
        text: "Turn and cook for 1 minute more. Brush with garlic butter, scatter with coriander and keep in a cloth while you cook the others.",
      },
    ],
  },
];

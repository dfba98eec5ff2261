import type { StarterRecipe } from "./starter-recipe.ts";

export const mexicanRecipes: readonly StarterRecipe[] = [
  {
    title: "Guacamole",
    description: "Ripe avocados, lime and salt in balance, and enough chilli to notice. Leave it chunky.",
    cuisine: "MEXICAN",
    servings: 4,
    difficulty: "EASY",
    prepTime: 10,
    cookingTime: 0,
    tags: ["dip", "vegan", "no cook", "gluten free", "quick"],
    notes: "Press cling film onto the surface if it has to wait; air is what turns it brown.",
    ingredients: [
      { line: "¼ small white onion, very finely chopped" },
      { line: "1 green chilli or jalapeño, finely chopped" },
      { line: "½ tsp salt, plus more to taste" },
      { line: "3 ripe avocados" },
      { line: "1 ripe tomato, seeds removed, in small cubes" },
      { line: "1-2 tbsp lime juice" },
      { line: "a small bunch of coriander, chopped" },
      { line: "tortilla chips, to serve" },
    ],
    instructions: [
      {
        text: "Crush the onion, chilli and salt with half of the coriander in a mortar, or with the flat of a knife, to a rough wet paste.",
      },
      {
        text: "Halve the avocados, scoop them into the paste and mash with a fork. Stop while there are still pieces the size of a pea.",
      },
      {
        text: "Fold in the tomato, the rest of the coriander and 1 tablespoon of the lime juice. Let it stand for 2 minutes.",
      },
      {
        text: "Taste, and add more lime juice or salt until it tastes bright. Serve within the hour, with tortilla chips.",
      },
    ],
  },
  {
    title: "Chicken tinga tacos",
    description:
      "Shredded chicken in a smoky tomato and chipotle sauce, on warm corn tortillas with cool cream and sharp onion.",
    cuisine: "MEXICAN",
    servings: 4,
    yieldText: "12 tacos",
    difficulty: "EASY",
    prepTime: 15,
    cookingTime: 40,
    tags: ["tacos", "chicken", "weeknight", "spicy"],
    ingredients: [
      { section: "Tinga", line: "600 g boneless chicken thighs" },
      { section: "Tinga", line: "2 tbsp oil" },
      { section: "Tinga", line: "2 onions, thinly sliced" },
      { section: "Tinga", line: "3 cloves garlic, chopped" },
      { section: "Tinga", line: "1 (400 g) tin chopped tomatoes" },
      { section: "Tinga", line: "2-3 chipotle chillies in adobo, chopped" },
      { section: "Tinga", line: "1 tsp dried oregano" },
      { section: "Tinga", line: "1 tsp salt" },
      { section: "To serve", line: "12 small corn tortillas" },
      { section: "To serve", line: "½ red onion, finely chopped" },
      { section: "To serve", line: "100 ml soured cream" },
      { section: "To serve", line: "1 avocado, sliced" },
      { section: "To serve", line: "1 lime, in wedges" },
    ],
    instructions: [
      {
        section: "Tinga",
        text: "Put the chicken into a pan with the salt and just enough water to cover. Simmer gently for 20 minutes, until cooked through. Shred it with two forks and keep 150 ml of the broth.",
      },
      {
        section: "Tinga",
        text: "Meanwhile heat the oil in a wide pan and cook the sliced onions over medium heat for 10 minutes, until soft and golden. Add the garlic for the last minute.",
      },
      {
        section: "Tinga",
        text: "Blend the tomatoes with the chipotle chillies and oregano. Pour over the onions and simmer for 8 minutes, until the sauce darkens.",
      },
      {
        section: "Tinga",
        text: "Stir in the shredded chicken and the broth and simmer for 8 to 10 minutes, until the sauce clings. Taste for salt.",
      },
      {
        section: "To serve",
        text: "Warm the tortillas in a dry pan for 30 seconds a side and keep them in a cloth. Fill with chicken and top with red onion, soured cream and avocado. Hand round the lime wedges.",
      },
    ],
  },
  {
    title: "Black bean enchiladas",
    description:
      "Soft tortillas rolled around beans and sweetcorn, baked under a red chilli sauce until the cheese browns.",
    cuisine: "MEXICAN",
    servings: 4,
    yieldText: "8 enchiladas",
    difficulty: "MEDIUM",
    prepTime: 25,
    cookingTime: 40,
    tags: ["baked", "vegetarian", "beans", "comfort food"],
    ingredients: [
      { section: "Sauce", line: "2 tbsp oil" },
      { section: "Sauce", line: "2 tbsp plain flour" },
      { section: "Sauce", line: "2 tbsp mild chilli powder" },
      { section: "Sauce", line: "1 tsp ground cumin" },
      { section: "Sauce", line: "3 tbsp tomato purée" },
      { section: "Sauce", line: "500 ml vegetable stock" },
      { section: "Filling", line: "1 onion, chopped" },
      { section: "Filling", line: "2 cloves garlic, chopped" },
      { section: "Filling", line: "2 (400 g) tins black beans, drained and rinsed" },
      { section: "Filling", line: "150 g sweetcorn" },
      { section: "Filling", line: "200 g cheddar or Oaxaca cheese, grated" },
      { section: "Filling", line: "8 flour or corn tortillas" },
      { section: "Filling", line: "coriander leaves, to finish" },
    ],
    instructions: [
      {
        section: "Sauce",
        text: "Warm 1 tablespoon of the oil in a saucepan. Stir in the flour, chilli powder and cumin and cook for 1 minute, until fragrant.",
      },
      {
        section: "Sauce",
        text: "Whisk in the tomato purée, then the stock, a little at a time. Simmer for 10 minutes, until it coats a spoon. Season with salt.",
      },
      {
        section: "Filling",
        text: "Soften the onion in the rest of the oil for 8 minutes. Add the garlic, then the beans and sweetcorn, and warm through for 3 minutes, crushing a third of the beans. Stir in half of the cheese and 4 tablespoons of the sauce.",
      },
      {
        section: "Filling",
        text: "Heat the oven to 200°C (400°F, fan 180°C). Spread a ladle of sauce in a baking dish. Warm the tortillas so that they bend, fill each with a few spoonfuls, roll up, and lay them seam down in the dish.",
      },
      {
        section: "Filling",
        text: "Pour over the rest of the sauce and scatter with the remaining cheese. Bake for 18 to 20 minutes, until bubbling and brown. Finish with coriander.",
      },
    ],
  },
];

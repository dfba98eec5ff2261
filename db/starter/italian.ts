import type { StarterRecipe } from "./starter-recipe.ts";

export const italianRecipes: readonly StarterRecipe[] = [
  {
    title: "Spaghetti carbonara",
    description:
      "Eggs, cheese, pepper and cured pork, turned into a sauce by nothing but warm pasta and a little of its water. No cream.",
    cuisine: "ITALIAN",
    servings: 4,
    difficulty: "MEDIUM",
    prepTime: 10,
    cookingTime: 15,
    tags: ["pasta", "quick", "weeknight", "eggs"],
    notes:
      "If the sauce tightens, loosen it with another spoonful of pasta water. If the pan is too hot the eggs scramble, so be patient and let it cool first.",
    ingredients: [
      { line: "400 g spaghetti" },
      { line: "150 g guanciale or pancetta, in small strips" },
      { line: "2 large eggs" },
      { line: "4 large egg yolks" },
      { line: "60 g pecorino romano, finely grated" },
      { line: "40 g parmesan, finely grated, plus more to serve" },
      { line: "1½ tsp black peppercorns, coarsely crushed" },
      { line: "salt, for the pasta water" },
    ],
    instructions: [
      {
        text: "Bring a large pot of water to the boil and salt it lightly, since the pork and cheese bring salt of their own.",
      },
      {
        text: "Put the guanciale into a cold wide pan, set it over medium heat and let it render for 8 to 10 minutes, until the edges are crisp. Stir in the crushed peppercorns and take the pan off the heat.",
      },
      { text: "Beat the eggs and egg yolks with the pecorino and parmesan to a thick paste." },
      {
        text: "Cook the spaghetti until it has a little bite, 1 minute less than the packet says. Keep back 250 ml of the water.",
      },
      {
        text: "Toss the drained spaghetti in the pan with the guanciale and 100 ml of the water for 1 minute, off the heat, so that the pan cools.",
      },
      {
        text: "Pour in the egg mixture and stir and toss without pause until it turns glossy and coats each strand, adding water by the spoonful. Serve at once with more parmesan.",
      },
    ],
  },
  {
    title: "Mushroom risotto",
    description:
      "Creamy without cream, with two kinds of mushrooms: dried ones for depth, fresh ones for bite.",
    cuisine: "ITALIAN",
    servings: 4,
    difficulty: "MEDIUM",
    prepTime: 15,
    cookingTime: 40,
    tags: ["rice", "vegetarian", "autumn", "comfort food"],
    ingredients: [
      { line: "20 g dried porcini" },
      { line: "1.2 litres vegetable stock" },
      { line: "400 g chestnut mushrooms, sliced" },
      { line: "3 tbsp olive oil" },
      { line: "1 onion, finely chopped" },
      { line: "2 cloves garlic, finely chopped" },
      { line: "320 g risotto rice" },
      { line: "150 ml dry white wine" },
      { line: "40 g cold butter, in cubes" },
      { line: "60 g parmesan, finely grated" },
      { line: "a small handful of parsley, chopped" },
      { line: "salt and black pepper, to taste" },
    ],
    instructions: [
      {
        text: "Cover the porcini with 200 ml of boiling water and leave for 15 minutes. Lift them out, chop them, and strain the liquid into the stock through a fine sieve. Keep the stock just below a simmer.",
      },
      {
        text: "Fry the fresh mushrooms in 2 tablespoons of the oil over high heat for 6 to 8 minutes, until browned. Season and set aside.",
      },
      {
        text: "Soften the onion in the remaining oil over low heat for 8 minutes. Add the garlic and porcini and cook for 1 minute.",
      },
      {
        text: "Stir in the rice and toast it for 2 minutes, until the edges look glassy. Pour in the wine and let it boil away.",
      },
      {
        text: "Add the hot stock a ladle at a time, stirring often and waiting until each is nearly gone, for 17 to 20 minutes. The rice should be tender with a firm heart and flow slowly on a plate.",
      },
      {
        text: "Take the pan off the heat. Beat in the butter and parmesan, cover and rest for 2 minutes. Fold in the mushrooms and parsley, taste for salt and pepper, and serve.",
      },
    ],
  },
  {
    title: "Lasagne alla bolognese",
    description:
      "A slow ragù, a smooth white sauce and thin sheets of pasta. A Sunday's work that feeds eight and is even better on Monday.",
    cuisine: "ITALIAN",
    servings: 8,
    difficulty: "HARD",
    prepTime: 45,
    cookingTime: 165,
    tags: ["pasta", "baked", "beef", "feeds a crowd", "freezer friendly"],
    ingredients: [
      { section: "Ragù", line: "2 tbsp olive oil" },
      { section: "Ragù", line: "100 g pancetta, finely chopped" },
      { section: "Ragù", line: "1 onion, finely chopped" },
      { section: "Ragù", line: "1 carrot, finely chopped" },
      { section: "Ragù", line: "1 stick celery, finely chopped" },
      { section: "Ragù", line: "500 g minced beef" },
      { section: "Ragù", line: "250 g minced pork" },
      { section: "Ragù", line: "200 ml red wine" },
      { section: "Ragù", line: "2 (400 g) tins chopped tomatoes" },
      { section: "Ragù", line: "200 ml whole milk" },
      { section: "White sauce", line: "70 g butter" },
      { section: "White sauce", line: "70 g plain flour" },
      { section: "White sauce", line: "1 litre milk, warm" },
      { section: "White sauce", line: "¼ tsp grated nutmeg" },
      { section: "To assemble", line: "12-15 dried lasagne sheets" },
      { section: "To assemble", line: "100 g parmesan, grated" },
    ],
    instructions: [
      {
        section: "Ragù",
        text: "Warm the oil in a heavy pot and cook the pancetta for 5 minutes. Add the onion, carrot and celery and soften over low heat for 12 minutes.",
      },
      {
        section: "Ragù",
        text: "Turn up the heat, add the beef and pork and brown them for 10 minutes, breaking up the lumps. Pour in the wine and let it bubble away.",
      },
      {
        section: "Ragù",
        text: "Stir in the tomatoes and the 200 ml of milk. Season, half cover, and simmer very gently for 1 hour 30 minutes, until thick. Add a splash of water if it dries out.",
      },
      {
        section: "White sauce",
        text: "Melt the butter, stir in the flour and cook for 2 minutes. Whisk in the warm milk little by little and simmer for 8 minutes, until it coats a spoon. Season with nutmeg and salt.",
      },
      {
        section: "To assemble",
        text: "Heat the oven to 190°C (375°F, fan 170°C). Soak the lasagne sheets in hot water for 5 minutes if the packet does not say that they can go in dry.",
      },
      {
        section: "To assemble",
        text: "Spread a little white sauce in a dish of about 23 x 33 cm. Layer sheets, ragù, white sauce and parmesan four times, ending with white sauce and the last of the parmesan.",
      },
      {
        section: "To assemble",
        text: "Bake for 40 minutes, until brown and bubbling. Rest for 15 minutes before you cut it, so that the layers hold.",
      },
    ],
  },
];

import type { StarterRecipe } from "./starter-recipe.ts";

export const thaiRecipes: readonly StarterRecipe[] = [
  {
    title: "Pad thai with prawns",
    description:
      "Sweet, sour and salty in one tangle of noodles. Have everything cut and ready, then it takes eight minutes.",
    cuisine: "THAI",
    servings: 2,
    difficulty: "MEDIUM",
    prepTime: 25,
    cookingTime: 10,
    tags: ["noodles", "prawns", "street food", "weeknight"],
    notes: "Cook two portions at a time. More than that steams instead of frying.",
    ingredients: [
      { section: "Sauce", line: "2 tbsp tamarind paste" },
      { section: "Sauce", line: "2 tbsp fish sauce" },
      { section: "Sauce", line: "2½ tbsp palm sugar or light brown sugar" },
      { section: "Noodles", line: "150 g dried flat rice noodles, 5 mm wide" },
      { section: "Noodles", line: "3 tbsp neutral oil" },
      { section: "Noodles", line: "200 g raw prawns, peeled" },
      { section: "Noodles", line: "100 g firm tofu, in thin strips" },
      { section: "Noodles", line: "2 shallots, sliced" },
      { section: "Noodles", line: "2 cloves garlic, chopped" },
      { section: "Noodles", line: "2 eggs" },
      { section: "Noodles", line: "150 g bean sprouts" },
      { section: "Noodles", line: "a small bunch of garlic chives, in 4 cm lengths" },
      { section: "Noodles", line: "40 g roasted peanuts, crushed" },
      { section: "Noodles", line: "1 lime, in wedges" },
    ],
    instructions: [
      {
        section: "Sauce",
        text: "Warm the tamarind, fish sauce and sugar in a small pan until the sugar melts. It should taste a little too strong.",
      },
      {
        section: "Noodles",
        text: "Soak the noodles in warm water for 20 minutes, until they bend but are still firm inside. Drain well.",
      },
      {
        section: "Noodles",
        text: "Heat 1 tablespoon of the oil in a wok over high heat. Fry the prawns for 2 minutes, until just pink, and take them out.",
      },
      {
        section: "Noodles",
        text: "Add the rest of the oil and the tofu and fry for 2 minutes. Stir in the shallots and garlic for 30 seconds. Add the noodles and sauce and toss for 2 minutes, until the noodles are soft; a splash of water helps.",
      },
      {
        section: "Noodles",
        text: "Push everything aside, crack in the eggs, let them set for 20 seconds, then break them up and toss.",
      },
      {
        section: "Noodles",
        text: "Add the prawns, bean sprouts, chives and half of the peanuts. Toss for 30 seconds and serve with the rest of the peanuts and the lime.",
      },
    ],
  },
  {
    title: "Green curry with chicken",
    description:
      "Coconut milk split until its oil shines, green with paste and basil. Start to finish in 35 minutes.",
    cuisine: "THAI",
    servings: 4,
    difficulty: "EASY",
    prepTime: 15,
    cookingTime: 20,
    tags: ["curry", "chicken", "coconut", "weeknight", "spicy"],
    ingredients: [
      { line: "2 (400 ml) tins coconut milk, not shaken" },
      { line: "3-4 tbsp green curry paste" },
      { line: "600 g boneless chicken thighs, sliced" },
      { line: "1 tbsp fish sauce, plus more to taste" },
      { line: "2 tsp palm sugar or brown sugar" },
      { line: "5 makrut lime leaves, torn" },
      { line: "1 aubergine, in bite-sized pieces" },
      { line: "120 g green beans, halved" },
      { line: "a large handful of Thai basil" },
      { line: "1 red chilli, sliced" },
      { line: "jasmine rice, to serve" },
    ],
    instructions: [
      {
        text: "Spoon the thick cream from the top of one tin of coconut milk into a wide pan. Boil it over medium-high heat for 4 minutes, until it splits and oil shows.",
      },
      {
        text: "Stir in the curry paste and fry for 2 to 3 minutes, until it smells of lemongrass and no longer raw.",
      },
      {
        text: "Add the chicken and turn it in the paste for 2 minutes. Pour in the rest of the coconut milk and add the fish sauce, sugar and lime leaves.",
      },
      {
        text: "Add the aubergine and simmer for 6 minutes. Add the green beans and simmer for 4 minutes more, until the chicken is cooked through.",
      },
      {
        text: "Taste: it should be salty first and sweet after. Stir in the basil and chilli off the heat and serve with jasmine rice.",
      },
    ],
  },
  {
    title: "Mango sticky rice",
    description: "Warm, glossy rice in salted coconut milk beside the ripest mango you can find.",
    cuisine: "THAI",
    servings: 4,
    difficulty: "MEDIUM",
    prepTime: 15,
    cookingTime: 35,
    totalTime: 260,
    tags: ["dessert", "rice", "coconut", "vegan", "gluten free"],
    notes: "Only glutinous rice, also sold as sticky or sweet rice, will do; it holds no gluten.",
    ingredients: [
      { line: "250 g Thai glutinous rice" },
      { line: "1 (400 ml) tin coconut milk" },
      { line: "90 g sugar" },
      { line: "¾ tsp salt" },
      { line: "1 pandan leaf, knotted (optional)" },
      { line: "2 tsp cornflour" },
      { line: "2 ripe mangoes" },
      { line: "1 tbsp sesame seeds or split mung beans, toasted" },
    ],
    instructions: [
      {
        text: "Rinse the rice until the water runs clear, cover it with cold water and soak for at least 3 hours. Drain.",
      },
      {
        text: "Line a steamer with cloth, spread the rice over it and steam over boiling water for 25 minutes, turning it over once, until tender and see-through.",
      },
      {
        text: "Meanwhile warm 250 ml of the coconut milk with the sugar, ½ teaspoon of the salt and the pandan until the sugar has melted. Do not let it boil.",
      },
      {
        text: "Tip the hot rice into a bowl, pour over the sweet coconut milk, stir once, cover and leave for 20 minutes to drink it up.",
      },
      {
        text: "Simmer the rest of the coconut milk with the rest of the salt and the cornflour for 2 minutes, stirring, until lightly thick.",
      },
      {
        text: "Peel and slice the mangoes. Serve them beside the rice, with the thick coconut sauce and sesame seeds on top.",
      },
    ],
  },
];

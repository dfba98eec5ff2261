import type { StarterRecipe } from "./starter-recipe.ts";

export const japaneseRecipes: readonly StarterRecipe[] = [
  {
    title: "Miso soup with tofu",
    description:
      "A clear dashi made in ten minutes, soft tofu and a spoonful of miso stirred in at the very end.",
    cuisine: "JAPANESE",
    servings: 4,
    difficulty: "EASY",
    prepTime: 5,
    cookingTime: 15,
    tags: ["soup", "tofu", "quick", "light"],
    notes: "Leave out the bonito flakes and use 4 dried shiitake instead for a vegan broth.",
    ingredients: [
      { line: "1 litre cold water" },
      { line: "10 g kombu (a piece of about 10 cm)" },
      { line: "20 g bonito flakes" },
      { line: "1 tbsp dried wakame" },
      { line: "200 g silken tofu, in 1.5 cm cubes" },
      { line: "100 g enoki or shimeji mushrooms, trimmed" },
      { line: "3-4 tbsp white or red miso" },
      { line: "2 spring onions, finely sliced" },
    ],
    instructions: [
      {
        text: "Put the kombu into the cold water and warm it slowly for about 8 minutes. Take it out just before the water boils.",
      },
      {
        text: "Bring to the boil, take off the heat and add the bonito flakes. Let them sink for 3 minutes, then strain without pressing.",
      },
      { text: "Soak the wakame in a little water for 5 minutes and drain it." },
      {
        text: "Bring the broth back to a gentle simmer with the mushrooms and cook for 2 minutes. Slide in the tofu and wakame and warm for 1 minute.",
      },
      {
        text: "Turn off the heat. Stir the miso smooth with a ladle of broth and mix it in; it must not boil again. Serve with the spring onions.",
      },
    ],
  },
  {
    title: "Chicken katsu curry",
    description:
      "Crackling breaded chicken, short-grain rice and a mild, sweet curry sauce with carrot and apple in it.",
    cuisine: "JAPANESE",
    servings: 4,
    difficulty: "MEDIUM",
    prepTime: 30,
    cookingTime: 45,
    tags: ["curry", "chicken", "comfort food", "weekend"],
    ingredients: [
      { section: "Curry sauce", line: "2 tbsp oil, plus more for frying" },
      { section: "Curry sauce", line: "1 onion, sliced" },
      { section: "Curry sauce", line: "2 carrots, sliced" },
      { section: "Curry sauce", line: "1 apple, grated" },
      { section: "Curry sauce", line: "2 cloves garlic, grated" },
      { section: "Curry sauce", line: "1 thumb ginger, grated" },
      { section: "Curry sauce", line: "2 tbsp mild curry powder" },
      { section: "Curry sauce", line: "2 tbsp plain flour" },
      { section: "Curry sauce", line: "700 ml chicken stock" },
      { section: "Curry sauce", line: "1 tbsp soy sauce" },
      { section: "Curry sauce", line: "1 tbsp honey" },
      { section: "Katsu", line: "4 small chicken breasts" },
      { section: "Katsu", line: "60 g flour, for coating" },
      { section: "Katsu", line: "2 eggs, beaten" },
      { section: "Katsu", line: "120 g panko breadcrumbs" },
      { section: "Katsu", line: "cooked short-grain rice, to serve" },
    ],
    instructions: [
      {
        section: "Curry sauce",
        text: "Soften the onion and carrots in the oil for 10 minutes. Add the apple, garlic and ginger for 2 minutes, then the curry powder and flour for 1 minute.",
      },
      {
        section: "Curry sauce",
        text: "Whisk in the stock, soy sauce and honey. Simmer for 20 minutes, until the carrots are soft, then blend until smooth, or leave it chunky.",
      },
      {
        section: "Katsu",
        text: "Lay the chicken between two sheets of baking paper and beat it to an even 1.5 cm. Season it, turn it in flour, then in egg, then in panko, pressing the crumbs on.",
      },
      {
        section: "Katsu",
        text: "Heat 1 cm of oil in a wide pan to 170°C (340°F); a crumb should sizzle at once. Fry the chicken two at a time for 3 to 4 minutes a side, until deep golden and 74°C (165°F) inside. Drain on a rack for 3 minutes.",
      },
      {
        section: "Katsu",
        text: "Cut each katsu across into strips. Serve on rice with the hot curry sauce at its side, so that the crust stays crisp.",
      },
    ],
  },
  {
    title: "Teriyaki salmon with sesame greens",
    description:
      "A lacquer of soy and mirin, made in the pan the fish was fried in. Greens and rice complete it in 25 minutes.",
    cuisine: "JAPANESE",
    servings: 2,
    difficulty: "EASY",
    prepTime: 10,
    cookingTime: 15,
    tags: ["fish", "salmon", "quick", "weeknight", "healthy"],
    ingredients: [
      { line: "2 salmon fillets (about 150 g each), skin on" },
      { line: "1 tbsp neutral oil" },
      { line: "2 tbsp soy sauce" },
      { line: "2 tbsp mirin" },
      { line: "1 tbsp sake or water" },
      { line: "2 tsp sugar" },
      { line: "200 g tenderstem broccoli or pak choi" },
      { line: "1 tsp toasted sesame oil" },
      { line: "2 tsp sesame seeds" },
      { line: "cooked rice, to serve" },
    ],
    instructions: [
      {
        text: "Pat the salmon dry. Stir the soy sauce, mirin, sake and sugar together until the sugar dissolves.",
      },
      {
        text: "Heat the neutral oil in a non-stick pan over medium-high heat. Lay in the salmon skin down and fry for 4 minutes without moving it. Turn and fry for 2 minutes.",
      },
      {
        text: "Pour off the fat, add the soy mixture and let it bubble for 2 to 3 minutes, spooning it over the fish, until it turns to syrup.",
      },
      {
        text: "Meanwhile steam the broccoli for 3 to 4 minutes, until bright. Toss it with the sesame oil and half of the sesame seeds.",
      },
      {
        text: "Serve the salmon on rice with its glaze, the greens beside it and the rest of the seeds on top.",
      },
    ],
  },
];

import type { StarterRecipe } from "./starter-recipe.ts";

export const chineseRecipes: readonly StarterRecipe[] = [
  {
    title: "Mapo tofu",
    description:
      "Silky tofu in a red, numbing sauce that asks for plain rice. On the table in under half an hour.",
    cuisine: "CHINESE",
    servings: 3,
    difficulty: "MEDIUM",
    prepTime: 10,
    cookingTime: 15,
    tags: ["tofu", "spicy", "weeknight", "Sichuan"],
    notes: "For a version without meat, use 150 g of finely chopped shiitake and fry them a little longer.",
    ingredients: [
      { line: "450 g soft tofu, in 2 cm cubes" },
      { line: "2 tsp Sichuan peppercorns" },
      { line: "3 tbsp neutral oil" },
      { line: "150 g minced pork or beef" },
      { line: "2½ tbsp doubanjiang (chilli bean paste)" },
      { line: "1 tbsp fermented black beans, rinsed and chopped" },
      { line: "3 cloves garlic, finely chopped" },
      { line: "1 thumb ginger, finely chopped" },
      { line: "300 ml chicken stock or water" },
      { line: "1 tsp sugar" },
      { line: "1 tbsp soy sauce" },
      { line: "1 tbsp cornflour" },
      { line: "3 spring onions, sliced" },
      { line: "steamed rice, to serve" },
    ],
    instructions: [
      {
        text: "Slide the tofu into lightly salted water that barely simmers and leave it for 5 minutes. This firms it so that it keeps its corners.",
      },
      { text: "Toast the peppercorns in a dry wok for 1 minute, until fragrant, then grind them finely." },
      {
        text: "Heat the oil in the wok and fry the minced pork over high heat for 3 to 4 minutes, until crisp in places. Turn the heat down, add the doubanjiang and stir for 1 minute, until the oil is red.",
      },
      {
        text: "Add the black beans, garlic and ginger and fry for 30 seconds. Pour in the stock, sugar and soy sauce and bring to a simmer. Drain the tofu, slip it in, and simmer for 4 minutes, pushing rather than stirring.",
      },
      {
        text: "Mix the cornflour with 2 tablespoons of cold water. Add it in three goes, simmering for 20 seconds between each, until the sauce clings.",
      },
      { text: "Scatter with the ground pepper and the spring onions and serve with rice." },
    ],
  },
  {
    title: "Pork and cabbage dumplings",
    description: "Crisp below, soft above. Folding takes an hour and goes faster with company.",
    cuisine: "CHINESE",
    servings: 4,
    yieldText: "36 dumplings",
    difficulty: "HARD",
    prepTime: 75,
    cookingTime: 20,
    tags: ["dumplings", "pork", "weekend project", "freezer friendly"],
    notes:
      "Freeze uncooked dumplings on a floured tray, then bag them. Cook from frozen with 2 minutes more under the lid.",
    ingredients: [
      { section: "Filling", line: "300 g Chinese leaf cabbage, finely chopped" },
      { section: "Filling", line: "1 tsp salt" },
      { section: "Filling", line: "400 g minced pork, not too lean" },
      { section: "Filling", line: "3 spring onions, finely chopped" },
      { section: "Filling", line: "1 tbsp grated ginger" },
      { section: "Filling", line: "1½ tbsp light soy sauce" },
      { section: "Filling", line: "1 tbsp Shaoxing wine" },
      { section: "Filling", line: "2 tsp sesame oil" },
      { section: "Filling", line: "36 round dumpling wrappers" },
      { section: "Filling", line: "2-3 tbsp neutral oil, for frying" },
      { section: "Dip", line: "3 tbsp black rice vinegar" },
      { section: "Dip", line: "1 tbsp dark soy sauce" },
      { section: "Dip", line: "1 tsp chilli oil" },
    ],
    instructions: [
      {
        section: "Filling",
        text: "Toss the cabbage with the salt and leave it for 15 minutes. Squeeze out as much water as you can.",
      },
      {
        section: "Filling",
        text: "Stir the pork with the spring onions, ginger, light soy sauce, wine, sesame oil and 3 tablespoons of cold water, always in one direction, for 2 minutes until sticky. Fold in the cabbage.",
      },
      {
        section: "Filling",
        text: "Lay a wrapper on your palm, put a heaped teaspoon of filling in the middle and wet the rim. Fold it over and pleat one side towards the centre, five or six folds, pressing out the air. Set on a floured tray.",
      },
      {
        section: "Filling",
        text: "Heat 1 tablespoon of the neutral oil in a non-stick pan. Stand a dozen dumplings in it, flat side down, and fry for 2 minutes until golden.",
      },
      {
        section: "Filling",
        text: "Pour in 80 ml of water, cover at once and steam for 6 minutes. Uncover and cook for 2 minutes more, until the water is gone and the bottoms crackle. Repeat with the rest.",
      },
      {
        section: "Dip",
        text: "Stir the vinegar, dark soy sauce and chilli oil together and serve beside the hot dumplings.",
      },
    ],
  },
  {
    title: "Egg fried rice",
    description: "What to do with yesterday's rice. Cold grains, a hot pan and a quarter of an hour.",
    cuisine: "CHINESE",
    servings: 2,
    difficulty: "EASY",
    prepTime: 5,
    cookingTime: 10,
    tags: ["rice", "quick", "leftovers", "eggs", "weeknight"],
    ingredients: [
      { line: "400 g cold cooked rice (from about 150 g raw)" },
      { line: "3 eggs" },
      { line: "¼ tsp salt" },
      { line: "3 tbsp neutral oil" },
      { line: "2 spring onions, sliced, white and green apart" },
      { line: "1 clove garlic, chopped" },
      { line: "80 g frozen peas" },
      { line: "1 tbsp light soy sauce" },
      { line: "½ tsp sesame oil" },
      { line: "white pepper, to taste" },
    ],
    instructions: [
      { text: "Break up the rice with wet fingers so that no lumps are left. Beat the eggs with the salt." },
      {
        text: "Heat a wok until it smokes lightly, add 2 tablespoons of the neutral oil and pour in the eggs. Stir for 20 seconds, until just set and still soft, then tip them out.",
      },
      {
        text: "Add the rest of the oil, the white of the spring onions and the garlic and stir for 20 seconds. Add the rice and press and toss it for 3 minutes, until the grains jump.",
      },
      {
        text: "Add the peas and cook for 1 minute. Run the soy sauce around the hot side of the wok and toss.",
      },
      {
        text: "Return the eggs, break them up, and add the green of the spring onions, the sesame oil and white pepper. Toss once more and serve.",
      },
    ],
  },
];

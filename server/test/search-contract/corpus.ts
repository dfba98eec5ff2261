import type { z } from "zod";
import type { CreateRecipeInput } from "#server/features/recipes/schema/recipe-in.ts";

type Sent = z.input<typeof CreateRecipeInput>;
type Facts = Pick<Sent, "cuisine" | "cookingTime" | "servings" | "difficulty" | "description" | "tags"> & {
  steps?: string;
};
export type Who = "ada" | "grace";
export type Entry = { owner: Who; isPublic: boolean; recipe: Sent };

const dish = (title: string, ingredients: string, { steps, ...facts }: Facts = {}): Sent => ({
  title,
  ingredients: ingredients.split(", ").map((name) => ({ name })),
  // Long enough that the recipe's language is detected by its function words.
  instructions: [{ instruction: steps ?? "Put all of it in a pot, and then leave it there for a while." }],
  ...facts,
});

const shown: Sent[] = [
  dish("Tomato soup", "tomatoes, onion, basil, cream", {
    cuisine: "ITALIAN",
    cookingTime: 30,
    servings: 4,
    difficulty: "EASY",
  }),
  dish("Roasted tomato pasta", "cherry tomatoes, spaghetti, garlic", {
    cuisine: "ITALIAN",
    cookingTime: 25,
    servings: 2,
    difficulty: "EASY",
  }),
  dish("Chicken noodle soup", "chicken breast, noodles, carrots, celery", {
    cuisine: "AMERICAN",
    cookingTime: 60,
    servings: 6,
    difficulty: "EASY",
  }),
  dish("Chicken curry", "chicken thighs, curry paste, coconut milk, onion", {
    cuisine: "INDIAN",
    cookingTime: 45,
    servings: 4,
    difficulty: "MEDIUM",
  }),
  dish("Thai green curry", "eggplant, coconut milk, green curry paste", {
    cuisine: "THAI",
    cookingTime: 35,
    servings: 4,
    difficulty: "MEDIUM",
  }),
  dish("Beef stew", "beef, potatoes, red wine, carrots", {
    cuisine: "FRENCH",
    cookingTime: 180,
    servings: 8,
    difficulty: "HARD",
  }),
  dish("Beef tacos", "minced beef, tortillas, red bell pepper", {
    cuisine: "MEXICAN",
    cookingTime: 30,
    servings: 4,
    difficulty: "EASY",
  }),
  dish("Pumpkin risotto", "rice, pumpkin, parmesan", {
    cuisine: "ITALIAN",
    cookingTime: 40,
    servings: 4,
    difficulty: "MEDIUM",
  }),
  dish("Mushroom risotto", "rice, mushrooms, parmesan", {
    cuisine: "ITALIAN",
    cookingTime: 45,
    servings: 2,
    difficulty: "MEDIUM",
  }),
  dish("Banana bread", "bananas, flour, eggs, butter", {
    cuisine: "AMERICAN",
    cookingTime: 70,
    servings: 8,
    difficulty: "EASY",
    tags: ["breakfast"],
  }),
  dish("Carrot cake", "carrots, flour, walnuts, eggs", {
    cuisine: "AMERICAN",
    cookingTime: 60,
    servings: 12,
    difficulty: "HARD",
  }),
  dish("Pancakes", "flour, milk, eggs", {
    cuisine: "AMERICAN",
    cookingTime: 15,
    servings: 2,
    difficulty: "EASY",
    tags: ["breakfast"],
  }),
  dish("Crème brûlée", "cream, egg yolks, vanilla", {
    cuisine: "FRENCH",
    cookingTime: 75,
    servings: 6,
    difficulty: "HARD",
  }),
  dish("Kartoffelsuppe mit Speck", "Kartoffeln, Zwiebeln, Brühe, Speck", {
    cookingTime: 40,
    description: "Eine Suppe, wie sie die Großmutter für uns gekocht hat.",
    steps: "Alles in einen Topf geben und dann mit dem Deckel eine Weile stehen lassen.",
  }),
  dish("Ratatouille", "aubergines, courgettes, tomates", {
    cuisine: "FRENCH",
    cookingTime: 60,
    servings: 4,
    description: "Un plat de légumes pour les jours où il fait beau dans le jardin.",
    steps: "Mettre le tout dans une cocotte et laisser les légumes sur le feu.",
  }),
  dish("Guacamole", "avocado, lime, coriander", {
    cuisine: "MEXICAN",
    cookingTime: 10,
    servings: 4,
    difficulty: "EASY",
  }),
  dish("Fried rice", "rice, eggs, peas", {
    cuisine: "CHINESE",
    cookingTime: 20,
    servings: 3,
    difficulty: "EASY",
  }),
  dish("Greek salad", "feta, cucumber, olives, tomatoes", {
    cuisine: "MEDITERRANEAN",
    cookingTime: 10,
    servings: 2,
    difficulty: "EASY",
  }),
  dish("Hummus", "chickpeas, tahini, lemon", {
    cuisine: "MEDITERRANEAN",
    cookingTime: 10,
    servings: 6,
    difficulty: "EASY",
  }),
  dish("Apple pie", "apples, flour, butter, cinnamon", {
    cuisine: "AMERICAN",
    cookingTime: 90,
    servings: 8,
    difficulty: "MEDIUM",
  }),
  dish("Shepherd's pie", "minced lamb, potatoes, peas", { cookingTime: 80, servings: 6 }),
  dish("Pizza Margherita", "flour, mozzarella, tomatoes", {
    cuisine: "ITALIAN",
    cookingTime: 20,
    servings: 2,
  }),
  dish("Spaghetti carbonara", "spaghetti, bacon, eggs", {
    cuisine: "ITALIAN",
    cookingTime: 20,
    servings: 4,
    difficulty: "MEDIUM",
  }),
  dish("Vegan chili", "black beans, tomatoes, corn", {
    cuisine: "MEXICAN",
    cookingTime: 45,
    servings: 6,
    tags: ["vegan"],
  }),
  dish("Chocolate mousse", "dark chocolate, cream, eggs", {
    cuisine: "FRENCH",
    cookingTime: 25,
    servings: 4,
    difficulty: "HARD",
  }),
  dish("餃子", "豚肉, キャベツ", { cuisine: "JAPANESE", cookingTime: 50 }),
  dish("Борщ украинский", "свёкла, капуста", { cookingTime: 120 }),
  dish("شوربة العدس", "عدس, بصل", { cookingTime: 40 }),
  dish("Salmon with lemon", "salmon fillet, lemon, dill", { cookingTime: 20, servings: 2 }),
  dish("Lemonade", "lemons, sugar", { servings: 6, difficulty: "EASY" }),
  dish("Winter porridge", "oats, milk", {
    cookingTime: 12,
    description: "With a zanzibar spice that keeps one warm.",
    steps: "Let it smoulder until the oats are soft.",
  }),
  dish("100% rye bread", "rye flour, water", { cookingTime: 75 }),
  dish("Birthday cake 🎂", "flour, sugar, sprinkles", { cookingTime: 55 }),
];

/** Thirty recipes that differ only in numbers, for tests of pages. */
const biscuits = Array.from({ length: 30 }, (_, index) =>
  dish(`Oat biscuit ${String(index + 1).padStart(2, "0")}`, "oats, treacle", {
    cookingTime: 5 + index,
    servings: 10 + index,
    difficulty: index % 3 === 0 ? "HARD" : "EASY",
    cuisine: index % 2 === 0 ? "OTHER" : "AMERICAN",
  }),
);

const publicOf = (owner: Who, recipe: Sent): Entry => ({ owner, isPublic: true, recipe });

/** All recipes of the contract in order of creation, so the last one is the newest. */
export const corpus: readonly Entry[] = [
  ...[...shown, ...biscuits].map((recipe) => publicOf("ada", recipe)),
  publicOf("grace", dish("Plum tart", "plums, flour, butter", { cookingTime: 50, servings: 8 })),
  {
    owner: "grace",
    isPublic: false,
    recipe: dish("Secret truffle omelette", "truffle, eggs", {
      cuisine: "JAPANESE",
      cookingTime: 7,
      servings: 99,
      description: "hushhush",
      tags: ["clandestine"],
      steps: "Whiskedly whisper to it.",
    }),
  },
  {
    owner: "ada",
    isPublic: false,
    recipe: dish("Private plum jam", "plums, sugar", { cookingTime: 33, servings: 20 }),
  },
];

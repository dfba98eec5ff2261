import { CreateRecipeInput } from "#server/features/recipes/schema/recipe-in.ts";

/** What a household has cooked for years: a hundred dishes of many kinds, so that a list of them looks like one. */
const DISHES: Record<string, string> = {
  ITALIAN:
    "Spaghetti with tomato and basil, Mushroom risotto, Lasagne, Pizza Margherita, Minestrone, Tiramisu, Focaccia with rosemary, Panna cotta with raspberries, Tomato and bread salad, Gnocchi with sage, Caprese salad, Penne with broccoli",
  FRENCH:
    "Onion soup, Quiche Lorraine, Ratatouille, Crêpes, Coq au vin, Chocolate mousse, Tarte Tatin, Lentil salad with goat cheese, Baguette, Madeleines, Tomato tart with mustard",
  THAI: "Green curry with aubergine, Pad thai, Mango sticky rice, Tom yum soup, Papaya salad, Massaman curry, Fried rice with pineapple, Satay skewers",
  INDIAN:
    "Red lentil dal, Chicken tikka masala, Spinach and paneer curry, Naan, Vegetable samosas, Mango lassi, Chana masala, Cucumber raita, Lemon rice, Tomato chutney",
  MEXICAN:
    "Tacos with black beans, Guacamole, Chicken enchiladas, Tomato salsa, Chili sin carne, Quesadillas, Corn soup, Burrito bowl, Huevos rancheros, Churros",
  JAPANESE:
    "Miso soup, Chicken ramen, Salmon teriyaki, Cucumber sushi rolls, Gyoza, Okonomiyaki, Matcha ice cream, Soba noodles with spinach",
  CHINESE:
    "Fried rice with egg, Kung pao chicken, Mapo tofu, Spring rolls, Steamed bao buns, Wonton soup, Sesame noodles, Tomato and egg stir-fry, Sweet and sour pork",
  AMERICAN:
    "Blueberry pancakes, Cheeseburger, Macaroni and cheese, Apple pie, Chocolate chip cookies, Banana bread, Coleslaw, Barbecue ribs, Caesar salad, Brownies, Pumpkin soup, Iced tea with lemon, Carrot cake",
  MEDITERRANEAN:
    "Greek salad, Hummus, Shakshuka, Falafel, Stuffed peppers, Roast chicken with lemon, Moussaka, Tabbouleh, Baked sea bream with potatoes, Chickpea stew, Tomato soup with feta, Pita bread",
  OTHER:
    "Porridge with berries, Potato salad, Scrambled eggs on toast, Plum cake, Fish and chips, Cheese fondue, Roast potatoes, Strawberry jam, Hot chocolate",
};
const KINDS = Object.entries(DISHES).map(([cuisine, titles]) => ({ cuisine, titles: titles.split(", ") }));
/** Cooked a second time in another way. */
const WAYS = ["", " for a crowd", " the quick way"];
const TAGS = ["weeknight", "family", "weekend", "for guests", "freezes well", "lunchbox", "one pot"];
const DIFFICULTIES = ["EASY", "EASY", "MEDIUM", "EASY", "HARD", "MEDIUM"];

/** One of each kitchen in turn, so that no two neighbours are alike. */
export function householdRecipe(number: number) {
  const kind = KINDS[number % KINDS.length];
  const round = Math.floor(number / KINDS.length);
  const titles = kind?.titles ?? [];
  const way = WAYS[Math.floor(round / titles.length)] ?? ` no. ${number}`;
  return CreateRecipeInput.parse({
    title: `${titles[round % titles.length]}${way}`,
    description: "As we have made it for years.",
    cuisine: kind?.cuisine,
    difficulty: DIFFICULTIES[number % DIFFICULTIES.length],
    prepTime: 5 + ((number * 7) % 25),
    cookingTime: 10 + ((number * 13) % 80),
    servings: 2 + (number % 5),
    isPublic: number % 2 === 0,
    tags: [TAGS[number % TAGS.length], TAGS[(number * 3 + 2) % TAGS.length]],
    ingredients: ["2 tbsp olive oil", "1 onion, chopped", "2-3 cloves garlic", "salt, to taste"].map(
      (originalText) => ({ originalText }),
    ),
    instructions: [
      { instruction: "Warm the oil and soften the onion." },
      { instruction: "Add the rest and cook it for 20 minutes." },
    ],
  });
}

import type { StarterRecipe } from "./starter-recipe.ts";

export const mediterraneanRecipes: readonly StarterRecipe[] = [
  {
    title: "Shakshuka",
    description:
      "Eggs poached in a thick sauce of peppers and tomatoes. Breakfast for company, supper for one pan.",
    cuisine: "MEDITERRANEAN",
    servings: 3,
    difficulty: "EASY",
    prepTime: 10,
    cookingTime: 30,
    tags: ["eggs", "breakfast", "vegetarian", "one pan"],
    ingredients: [
      { line: "3 tbsp olive oil" },
      { line: "1 large onion, sliced" },
      { line: "2 red peppers, sliced" },
      { line: "3 cloves garlic, sliced" },
      { line: "1½ tsp ground cumin" },
      { line: "1 tsp sweet paprika" },
      { line: "¼ tsp cayenne pepper, or to taste" },
      { line: "2 (400 g) tins plum tomatoes" },
      { line: "6 eggs" },
      { line: "80 g feta, crumbled" },
      { line: "parsley or coriander, chopped" },
      { line: "salt, to taste" },
      { line: "crusty bread, to serve" },
    ],
    instructions: [
      {
        text: "Warm the oil in a wide pan and cook the onion and peppers over medium heat for 12 minutes, until soft and sweet.",
      },
      { text: "Add the garlic, cumin, paprika and cayenne and stir for 1 minute." },
      {
        text: "Crush in the tomatoes with a good pinch of salt and simmer for 10 to 12 minutes, until thick enough that a spoon leaves a path.",
      },
      {
        text: "Make six hollows and break an egg into each. Cover and cook over low heat for 5 to 7 minutes, until the whites are set and the yolks still move.",
      },
      { text: "Scatter with feta and parsley and bring the pan to the table with bread." },
    ],
  },
  {
    title: "Greek salad",
    description: "Tomatoes at their best, a slab of feta and good oil. There is no lettuce in it.",
    cuisine: "MEDITERRANEAN",
    servings: 4,
    difficulty: "EASY",
    prepTime: 15,
    cookingTime: 0,
    tags: ["salad", "vegetarian", "no cook", "summer", "gluten free"],
    ingredients: [
      { line: "600 g ripe tomatoes, in wedges" },
      { line: "1 cucumber, half peeled, in thick slices" },
      { line: "1 green pepper, in rings" },
      { line: "½ red onion, thinly sliced" },
      { line: "80 g Kalamata olives" },
      { line: "200 g feta, in one or two slabs" },
      { line: "1 tsp dried oregano" },
      { line: "5 tbsp extra virgin olive oil" },
      { line: "1 tbsp red wine vinegar" },
      { line: "½ tsp salt" },
    ],
    instructions: [
      {
        text: "Put the tomatoes into a wide bowl with the salt and leave them for 5 minutes, so that their juice becomes part of the dressing.",
      },
      { text: "Rinse the onion under cold water for a few seconds to take off its edge, and drain." },
      {
        text: "Add the cucumber, green pepper, onion and olives. Pour over the vinegar and 4 tablespoons of the olive oil and turn everything once or twice.",
      },
      {
        text: "Lay the feta on top, crumble the oregano over it and finish with the rest of the oil. Serve with bread for the juices.",
      },
    ],
  },
  {
    title: "Moussaka",
    description:
      "Layers of silky aubergine, lamb scented with cinnamon, and a high golden top. Worth the washing up.",
    cuisine: "MEDITERRANEAN",
    servings: 6,
    difficulty: "HARD",
    prepTime: 45,
    cookingTime: 105,
    totalTime: 180,
    tags: ["baked", "lamb", "aubergine", "feeds a crowd"],
    notes: "It cuts neatly after 30 minutes of rest, and better still the next day.",
    ingredients: [
      { section: "Aubergines", line: "3 large aubergines (about 1 kg), in 1 cm slices" },
      { section: "Aubergines", line: "6 tbsp olive oil" },
      { section: "Meat sauce", line: "1 onion, chopped" },
      { section: "Meat sauce", line: "600 g minced lamb" },
      { section: "Meat sauce", line: "2 cloves garlic, chopped" },
      { section: "Meat sauce", line: "1 tsp ground cinnamon" },
      { section: "Meat sauce", line: "1 tsp dried oregano" },
      { section: "Meat sauce", line: "150 ml red wine" },
      { section: "Meat sauce", line: "1 (400 g) tin chopped tomatoes" },
      { section: "Top", line: "75 g butter" },
      { section: "Top", line: "75 g plain flour" },
      { section: "Top", line: "750 ml milk, warm" },
      { section: "Top", line: "2 egg yolks" },
      { section: "Top", line: "80 g kefalotyri or parmesan, grated" },
    ],
    instructions: [
      {
        section: "Aubergines",
        text: "Heat the oven to 220°C (425°F, fan 200°C). Brush the aubergines with 5 tablespoons of the oil, salt them, and roast on two trays for 25 to 30 minutes, until brown and soft.",
      },
      {
        section: "Meat sauce",
        text: "Meanwhile soften the onion in the rest of the oil for 8 minutes. Add the lamb and brown it for 10 minutes. Spoon off most of the fat.",
      },
      {
        section: "Meat sauce",
        text: "Stir in the garlic, cinnamon and oregano, then the wine, and let it boil away. Add the tomatoes and simmer for 25 minutes, until nearly dry. Season with salt.",
      },
      {
        section: "Top",
        text: "Melt the butter, stir in the flour and cook for 2 minutes. Whisk in the warm milk and simmer for 5 minutes, until very thick. Cool for 5 minutes, then beat in the egg yolks and half of the cheese.",
      },
      {
        section: "Top",
        text: "Turn the oven to 180°C (350°F, fan 160°C). Layer half of the aubergines, all of the meat and the rest of the aubergines in a deep dish. Spread the white sauce over and scatter with the remaining kefalotyri.",
      },
      {
        section: "Top",
        text: "Bake for 45 minutes, until golden and puffed. Rest for 30 minutes before you cut it.",
      },
    ],
  },
];

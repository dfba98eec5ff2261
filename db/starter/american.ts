import type { StarterRecipe } from "./starter-recipe.ts";

export const americanRecipes: readonly StarterRecipe[] = [
  {
    title: "Brown butter chocolate chip cookies",
    description:
      "Crisp at the edge, soft in the middle, with the nutty taste that butter gets when it browns. A night in the fridge makes them better still.",
    cuisine: "AMERICAN",
    servings: 12,
    yieldText: "24 cookies",
    difficulty: "EASY",
    prepTime: 25,
    cookingTime: 12,
    totalTime: 85,
    tags: ["cookies", "baking", "dessert", "freezer friendly"],
    notes: "Freeze the shaped balls of dough and bake them from frozen; they need 2 minutes more.",
    ingredients: [
      { line: "225 g unsalted butter" },
      { line: "200 g light brown sugar" },
      { line: "100 g caster sugar" },
      { line: "1 large egg" },
      { line: "1 large egg yolk" },
      { line: "2 tsp vanilla extract" },
      { line: "280 g plain flour" },
      { line: "1 tsp bicarbonate of soda" },
      { line: "¾ tsp fine salt" },
      { line: "250 g dark chocolate chips" },
      { line: "flaky salt, to finish" },
    ],
    instructions: [
      {
        text: "Melt the butter in a light-coloured pan over medium heat and let it foam for 5 to 7 minutes, swirling often, until it smells of nuts and brown specks show at the bottom. Pour it into a large bowl, specks and all, and let it cool for 15 minutes.",
      },
      {
        text: "Whisk both sugars into the butter, then the egg, the egg yolk and the vanilla, until the mixture is thick and shiny.",
      },
      {
        text: "Stir in the flour, bicarbonate of soda and fine salt just until no dry streaks are left. Fold in the chocolate chips. Chill the dough for 30 minutes.",
      },
      {
        text: "Heat the oven to 180°C (350°F, fan 160°C) and line two trays with baking paper. Roll the dough into 24 balls of about 45 g and set them well apart.",
      },
      {
        text: "Bake one tray at a time for 10 to 12 minutes, until the edges are golden and the middles still look a little underdone.",
      },
      {
        text: "Sprinkle with flaky salt while hot and leave on the tray for 10 minutes before you move them.",
      },
    ],
  },
  {
    title: "Buttermilk pancakes with blueberries",
    description:
      "Tall, tender and ready before the coffee is cold. The batter wants lumps, so put the whisk down early.",
    cuisine: "AMERICAN",
    servings: 4,
    yieldText: "12 pancakes",
    difficulty: "EASY",
    prepTime: 10,
    cookingTime: 15,
    tags: ["breakfast", "pancakes", "vegetarian", "quick"],
    ingredients: [
      { line: "2 cups plain flour" },
      { line: "2 tbsp sugar" },
      { line: "2 tsp baking powder" },
      { line: "½ tsp bicarbonate of soda" },
      { line: "½ tsp salt" },
      { line: "2 cups buttermilk" },
      { line: "2 large eggs" },
      { line: "3 tbsp butter, melted, plus more for the pan" },
      { line: "1 cup blueberries, fresh or frozen" },
      { line: "maple syrup, to serve" },
    ],
    instructions: [
      { text: "Stir the flour, sugar, baking powder, bicarbonate of soda and salt together in a wide bowl." },
      {
        text: "Whisk the buttermilk with the eggs and the melted butter. Pour it over the flour and fold with a spatula about 12 times; small lumps should remain. Rest for 5 minutes.",
      },
      {
        text: "Warm a heavy pan over medium heat and wipe it with a little butter. Pour in 60 ml (¼ cup) of batter for each pancake and press a few blueberries into the top.",
      },
      {
        text: "Cook for 2 to 3 minutes, until bubbles open on the surface and the rim looks dry. Turn and cook for 1 to 2 minutes more.",
      },
      {
        text: "Keep them warm in the oven at 90°C (200°F) while you cook the rest. Serve in stacks with maple syrup and any blueberries that are left.",
      },
    ],
  },
  {
    title: "Oven pulled pork sandwiches",
    description:
      "Pork shoulder that gives way to a fork, its own juices stirred back in, on soft buns with a sharp slaw. The oven does the work.",
    cuisine: "AMERICAN",
    servings: 8,
    difficulty: "MEDIUM",
    prepTime: 20,
    cookingTime: 220,
    tags: ["pork", "sandwiches", "slow cooked", "feeds a crowd"],
    notes: "The pork keeps for 4 days in its juices and warms up well in a covered pan.",
    ingredients: [
      { section: "Pork", line: "2 kg boneless pork shoulder, in 3 large pieces" },
      { section: "Pork", line: "2 tbsp brown sugar" },
      { section: "Pork", line: "1 tbsp smoked paprika" },
      { section: "Pork", line: "2 tsp ground cumin" },
      { section: "Pork", line: "1 tbsp salt" },
      { section: "Pork", line: "1 tsp black pepper" },
      { section: "Pork", line: "250 ml apple juice" },
      { section: "Pork", line: "120 ml cider vinegar" },
      { section: "Pork", line: "150 ml barbecue sauce" },
      { section: "Slaw and buns", line: "½ white cabbage, finely shredded" },
      { section: "Slaw and buns", line: "2 carrots, grated" },
      { section: "Slaw and buns", line: "4 tbsp mayonnaise" },
      { section: "Slaw and buns", line: "8 soft burger buns" },
    ],
    instructions: [
      {
        section: "Pork",
        text: "Heat the oven to 150°C (300°F, fan 130°C). Mix the sugar, paprika, cumin, salt and pepper and rub it all over the pork.",
      },
      {
        section: "Pork",
        text: "Put the pork into a heavy lidded pot and pour the apple juice and 80 ml of the vinegar around it. Cover and bake for 3 hours, turning the pieces once.",
      },
      {
        section: "Pork",
        text: "Take off the lid and bake for 40 minutes more, until the top is dark and a fork turns in the meat without effort.",
      },
      {
        section: "Pork",
        text: "Lift out the pork and rest it for 15 minutes. Skim the fat from the juices. Pull the meat into shreds, stir in the barbecue sauce and enough of the juices to make it glisten, and taste for salt.",
      },
      {
        section: "Slaw and buns",
        text: "Toss the cabbage and carrots with the rest of the vinegar and a good pinch of salt. After 10 minutes squeeze them lightly and fold in the mayonnaise.",
      },
      { section: "Slaw and buns", text: "Toast the buns, pile on the pork and top it with slaw." },
    ],
  },
];

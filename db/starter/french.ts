import type { StarterRecipe } from "./starter-recipe.ts";

export const frenchRecipes: readonly StarterRecipe[] = [
  {
    title: "Boeuf bourguignon",
    description:
      "Beef, bacon and a whole bottle of red wine, cooked slowly until a spoon is all you need. Make it the day before if you can.",
    cuisine: "FRENCH",
    servings: 6,
    difficulty: "HARD",
    prepTime: 40,
    cookingTime: 200,
    tags: ["stew", "beef", "slow cooked", "winter", "make ahead"],
    notes:
      "Use a wine you would drink. Leave the stew in the fridge overnight and the fat lifts off in one piece.",
    ingredients: [
      { section: "Stew", line: "1.4 kg stewing beef, in 5 cm pieces" },
      { section: "Stew", line: "2 tbsp olive oil" },
      { section: "Stew", line: "200 g smoked bacon, in strips" },
      { section: "Stew", line: "2 carrots, in thick slices" },
      { section: "Stew", line: "1 onion, sliced" },
      { section: "Stew", line: "3 tbsp plain flour" },
      { section: "Stew", line: "1 (750 ml) bottle red wine, such as Pinot Noir" },
      { section: "Stew", line: "400 ml beef stock" },
      { section: "Stew", line: "1 tbsp tomato purée" },
      { section: "Stew", line: "3 cloves garlic, crushed" },
      { section: "Stew", line: "2 bay leaves" },
      { section: "Stew", line: "4 sprigs thyme" },
      { section: "To finish", line: "30 g butter" },
      { section: "To finish", line: "20 small shallots, peeled" },
      { section: "To finish", line: "300 g button mushrooms" },
      { section: "To finish", line: "salt and black pepper, to taste" },
    ],
    instructions: [
      {
        section: "Stew",
        text: "Heat the oven to 160°C (320°F, fan 140°C). Dry the beef well and season it.",
      },
      {
        section: "Stew",
        text: "Fry the bacon in the oil in a heavy pot for 8 minutes, until brown, and lift it out. Brown the beef in the fat in four batches, about 6 minutes each. Do not crowd the pot.",
      },
      {
        section: "Stew",
        text: "Soften the carrots and onion in the same pot for 8 minutes. Stir in the flour and cook for 2 minutes.",
      },
      {
        section: "Stew",
        text: "Pour in the wine, scrape up what sticks, and boil for 5 minutes. Add the stock, tomato purée, garlic, bay and thyme, and return the beef and bacon.",
      },
      { section: "Stew", text: "Cover and cook in the oven for 2½ hours, until the beef is very tender." },
      {
        section: "To finish",
        text: "Meanwhile brown the shallots in half of the butter, add a splash of water, cover and cook gently for 20 minutes. Fry the mushrooms in the rest of the butter over high heat for 7 minutes.",
      },
      {
        section: "To finish",
        text: "Skim the stew. If the sauce is thin, strain it off and boil it down for 10 minutes. Stir in the shallots and mushrooms, taste for salt and pepper, and warm through.",
      },
    ],
  },
  {
    title: "French onion soup",
    description:
      "Onions cooked until they are jam, a deep broth, and toast that drowns under molten Gruyère. Patience is the main ingredient.",
    cuisine: "FRENCH",
    servings: 4,
    difficulty: "MEDIUM",
    prepTime: 20,
    cookingTime: 95,
    tags: ["soup", "onion", "winter", "comfort food"],
    ingredients: [
      { line: "50 g butter" },
      { line: "1 tbsp olive oil" },
      { line: "1.2 kg onions, thinly sliced" },
      { line: "1 tsp salt" },
      { line: "1 tsp sugar" },
      { line: "2 tbsp plain flour" },
      { line: "200 ml dry white wine" },
      { line: "1.2 litres beef stock" },
      { line: "1 bay leaf" },
      { line: "2-3 sprigs thyme" },
      { line: "8 slices baguette" },
      { line: "150 g Gruyère, coarsely grated" },
    ],
    instructions: [
      {
        text: "Melt the butter with the oil in a large heavy pot. Add the onions, salt and sugar, cover, and cook over low heat for 15 minutes, until collapsed.",
      },
      {
        text: "Uncover and cook over medium-low heat for 40 to 45 minutes, stirring and scraping often, until the onions are deep brown and sweet. A spoonful of water frees what sticks.",
      },
      {
        text: "Stir in the flour for 1 minute. Pour in the wine and let it bubble until nearly gone. Add the stock, bay and thyme and simmer for 25 minutes. Taste for salt and take out the herbs.",
      },
      {
        text: "Heat the oven to 200°C (400°F). Toast the baguette slices on a tray for 6 to 8 minutes, until dry and golden.",
      },
      {
        text: "Ladle the soup into four ovenproof bowls, float two slices of baguette on each and cover with Gruyère. Grill for 3 to 5 minutes, until the cheese blisters. Mind the hot bowls.",
      },
    ],
  },
  {
    title: "Quiche Lorraine",
    description:
      "Short, buttery pastry and a custard that only just holds, with bacon and nothing to distract from it.",
    cuisine: "FRENCH",
    servings: 6,
    yieldText: "1 quiche of 24 cm",
    difficulty: "MEDIUM",
    prepTime: 30,
    cookingTime: 60,
    totalTime: 150,
    tags: ["quiche", "baked", "picnic", "eggs"],
    ingredients: [
      { section: "Pastry", line: "200 g plain flour" },
      { section: "Pastry", line: "¼ tsp salt" },
      { section: "Pastry", line: "100 g cold butter, in cubes" },
      { section: "Pastry", line: "1 egg yolk" },
      { section: "Pastry", line: "2-3 tbsp cold water" },
      { section: "Filling", line: "200 g smoked bacon, in thick strips" },
      { section: "Filling", line: "3 eggs" },
      { section: "Filling", line: "200 ml double cream" },
      { section: "Filling", line: "150 ml whole milk" },
      { section: "Filling", line: "⅛ tsp grated nutmeg" },
      { section: "Filling", line: "black pepper, to taste" },
    ],
    instructions: [
      {
        section: "Pastry",
        text: "Rub the flour, salt and butter together to coarse crumbs. Stir in the egg yolk and 2 tablespoons of the water with a knife until it clumps. Press into a disc, wrap, and chill for 45 minutes.",
      },
      {
        section: "Pastry",
        text: "Roll out the pastry 3 mm thick and line a 24 cm loose-bottomed tin, leaving a little overhang. Prick the base and chill for 15 minutes. Heat the oven to 190°C (375°F, fan 170°C).",
      },
      {
        section: "Pastry",
        text: "Line the pastry with baking paper and dried beans and bake for 18 minutes. Take out the paper and beans and bake for 8 minutes more, until dry and pale gold. Trim the edge.",
      },
      {
        section: "Filling",
        text: "Meanwhile fry the bacon in a dry pan for 8 minutes, until it begins to crisp. Drain it.",
      },
      {
        section: "Filling",
        text: "Beat the eggs with the cream, milk, nutmeg and plenty of black pepper. The bacon brings enough salt.",
      },
      {
        section: "Filling",
        text: "Turn the oven down to 160°C (325°F, fan 140°C). Scatter the bacon over the base, pour in the custard and bake for 28 to 32 minutes, until set at the rim with a tremble in the middle. Serve warm.",
      },
    ],
  },
];

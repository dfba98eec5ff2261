/** The page that greets a visitor. */
export const landing = {
  title: "Larder, a recipe keeper",
  headline: "Every recipe your kitchen loves, in one place",
  tagline:
    "Write them down, bring them in from the web, scale them for the table and find them again. Larder is the cookbook your household writes itself.",
  getStarted: "Get Started",
  signIn: "Sign In",
  browse: "Browse as Guest",
  hero: {
    caption: "Tomato and fennel braised beans",
    facts: "45 min",
    difficulty: "Easy",
    saved: "Saved",
  },
  dishes: {
    label: "Dishes from the larder",
    items: [
      { title: "Coconut prawn curry", picture: "prawn-curry" },
      { title: "Tagliatelle with tomatoes and basil", picture: "tagliatelle" },
      { title: "Pear and almond galette", picture: "pear-galette" },
      { title: "Charred corn tacos", picture: "corn-tacos" },
      { title: "Green salad with herbs and lemon", picture: "herb-salad" },
      { title: "Sesame soba noodles", picture: "soba-noodles" },
    ],
  },
  bring: {
    title: "Bring it in from the web",
    body: "Paste a link. Larder reads the page, leaves the life story behind, and shows you what it understood before anything is saved.",
    address: "a-food-blog.example/braised-beans",
    found: "Found on the page",
    rows: ["11 ingredients", "6 steps", "Serves 4, 45 min"],
  },
  scale: {
    title: "Cook for however many come",
    body: "Change the servings and every amount follows, in the fractions your measuring cups know.",
    servings: "Servings",
    fewer: "Fewer servings",
    more: "More servings",
    ingredients: "Ingredients",
    /** Amounts for four. */
    rows: [
      { amount: 800, unit: "g", name: "ripe tomatoes", note: "cut small" },
      { amount: 2, unit: "", name: "fennel bulbs", note: "in thin wedges" },
      { amount: 1 / 3, unit: "cup", name: "olive oil", note: "" },
      { amount: 1.5, unit: "tsp", name: "fennel seeds", note: "" },
      { amount: 500, unit: "g", name: "white beans", note: "cooked" },
    ],
  },
  find: {
    title: "Find it by what is in the house",
    body: "A word from the title, half an ingredient, a cuisine. The recipe you half remember is there before you finish typing.",
    query: "fennel",
    results: [
      {
        before: "Tomato and ",
        hit: "fennel",
        after: " braised beans",
        facts: "45 min",
        picture: "braised-beans",
      },
      {
        before: "Roast chicken with ",
        hit: "fennel",
        after: " and lemon",
        facts: "1 h 30 min",
        picture: "roast-chicken",
      },
      {
        before: "Shaved ",
        hit: "fennel",
        after: " salad with orange",
        facts: "15 min",
        picture: "fennel-salad",
      },
    ],
  },
  closing: {
    title: "Your recipes stay yours",
    body: "Larder runs on your own computer or server. No advertisements, nobody reading along, and every recipe can be taken away with you.",
  },
} as const;

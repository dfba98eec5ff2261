/** The page that greets a visitor. */
export const landing = {
  title: "Larder, a recipe keeper",
  headline: "Every recipe your kitchen loves, in one place",
  tagline:
    "Write them down, bring them in from the web, and find them again when dinner is near. Larder is the cookbook your household writes itself.",
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
  amounts: {
    title: "Amounts you can trust",
    body: "Fractions, ranges and tins are read and kept exactly, and the line as it was written stays beside them.",
    ingredients: "Ingredients",
    rows: [
      { amount: "800 g", name: "ripe tomatoes", note: "cut small" },
      { amount: "2-3", name: "fennel bulbs", note: "in thin wedges" },
      { amount: "1/3 cup", name: "olive oil", note: "" },
      { amount: "1 1/2 tsp", name: "fennel seeds", note: "" },
      { amount: "2 × 400 g", name: "tins of white beans", note: "drained" },
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
    body: "Larder runs on your own computer or server. No advertisements, nobody reading along, and all of it is one file that you can copy.",
  },
} as const;

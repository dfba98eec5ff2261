/** The first screen of the landing page for guests. */
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
} as const;

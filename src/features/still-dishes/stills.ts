/** Dishes drawn into public/dishes by draw-stills.mjs, so that the first pages need no drawing engine. */
export const stills = {
  "braised-beans": { title: "Tomato and fennel braised beans", tags: ["soup"], cuisine: "MEDITERRANEAN" },
  "prawn-curry": { title: "Coconut prawn curry", tags: ["curry"], cuisine: "THAI" },
  tagliatelle: { title: "Tagliatelle with tomatoes and basil", tags: ["pasta"], cuisine: "ITALIAN" },
  "pear-galette": { title: "Pear and almond galette", tags: ["baking", "dessert"], cuisine: "FRENCH" },
  "corn-tacos": { title: "Charred corn tacos", tags: ["tacos"], cuisine: "MEXICAN" },
  "herb-salad": { title: "Green salad with herbs and lemon", tags: ["salad"], cuisine: "MEDITERRANEAN" },
  "soba-noodles": { title: "Sesame soba noodles", tags: ["noodles"], cuisine: "JAPANESE" },
  "roast-chicken": { title: "Roast chicken with fennel and lemon", tags: [], cuisine: "FRENCH" },
  "fennel-salad": { title: "Shaved fennel salad with orange", tags: ["salad"], cuisine: "ITALIAN" },
} satisfies Record<string, { title: string; tags: string[]; cuisine: string }>;

export type StillName = keyof typeof stills;

import type { Known, Library } from "./scene.ts";

const STEPS = [
  "Warm the oil in a wide pot over a medium heat and soften the onion in it for 8 minutes.",
  "Add the garlic, ginger, cumin and paprika and stir for one minute, until it all smells good.",
  "Tip in the squash and turn it in the spices until every piece is coated on all of its sides.",
  "Pour in the tomatoes and the stock, scrape the bottom of the pot and bring it to a simmer.",
  "Cover the pot and cook for 20 minutes, until the squash begins to give when it is pressed.",
  "Take the pot from the heat and add the lemon zest, the juice and a good pinch of sea salt.",
];
const LINES = [
  "2 tbsp olive oil",
  "1 large onion, finely chopped",
  "3 cloves garlic, crushed",
  "1 tbsp grated ginger",
  "2 tsp ground cumin",
  "800 g butternut squash, in 2 cm cubes",
  "2 (400 g) tins chickpeas, drained",
  "500 ml vegetable stock",
  "1/3 cup parsley, chopped",
];
const PARTS = ["For the lamb", "For the beans", "For the salad", "To serve"];

const stew = {
  title: "Chickpea and squash stew",
  description: "A warming pot for the first cold evenings.",
  cuisine: "MEDITERRANEAN",
  difficulty: "EASY",
  prep_time: 20,
  cooking_time: 45,
  servings: 4,
  tags: ["stew", "autumn"],
  ingredients: LINES.map((line) => ({ original_text: line })),
  instructions: STEPS.map((step) => ({ instruction: step })),
};
const long = {
  ...stew,
  title:
    `${"Slowly braised shoulder of lamb with white beans, preserved lemon and a great many herbs ".repeat(3)}`.slice(
      0,
      200,
    ),
  description: "It takes a day, and is worth it. ".repeat(20),
  ingredients: Array.from({ length: 60 }, (_, at) => ({
    original_text: LINES[at % LINES.length],
    section: PARTS[Math.floor(at / 15)],
  })),
  instructions: Array.from({ length: 30 }, (_, at) => ({
    instruction: `${STEPS[at % STEPS.length]} `.repeat(3),
    section: PARTS[Math.floor(at / 8)],
  })),
};

type Headers = Record<Library, { authorization: string }>;

/** Over REST, as a script would: the recipes that scenes are about, and what the members like. */
export async function fillLibrary(url: string, headers: Headers): Promise<Known> {
  const send = async (who: Library, path: string, body?: object): Promise<{ id: string }> => {
    const answer = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { ...headers[who], ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: string };
  };
  const { items } = await mineOf(url, headers["200"]);
  const foreign = items.find((recipe) => recipe.is_public)?.id;
  if (foreign === undefined) throw new Error("No sample recipe is public");
  const { id: plain } = await send("one", "/api/recipes", { ...stew, is_public: true });
  await send("one", `/api/recipes/${foreign}/like`);
  for (const { id } of items) await send("200", `/api/recipes/${id}/like`);
  // Of another member, so that the library of one recipe stays one.
  const { id: longId } = await send("200", "/api/recipes", { ...long, is_public: true });
  return { plain, shared: plain, foreign, long: longId };
}

async function mineOf(url: string, headers: { authorization: string }) {
  const answer = await fetch(`${url}/api/recipes/my?page_size=100`, { headers });
  return (await answer.json()) as { items: { id: string; is_public: boolean }[] };
}

const PHOTO = "/9j/4AAQSkZJRg…";
const SOUP = {
  title: "Onion soup",
  ingredients: [{ original_text: "1 kg onions, thinly sliced" }, { original_text: "60 g butter" }],
  instructions: [{ instruction: "Melt the butter and cook the onions slowly for 40 minutes." }],
};

/** A body that works, for each operation that takes one: the reference shows it, and a test sends it to its schema. */
export const exampleBodies: Readonly<Record<string, object>> = {
  sessions_login: { email: "cook@example.org", password: "Copper-kettle7!" },
  identities_signIn: { code: "…", redirect_uri: "https://larder.example.org/login", state: "…" },
  accounts_register: { email: "cook@example.org", password: "Copper-kettle7!", name: "A Cook" },
  sessions_logout: { refresh_token: "…" },
  sessions_refresh: { refresh_token: "…" },
  sessions_trustBrowser: { token: "…" },
  security_acknowledge: { alert_id: "0198f0a2-5f1e-7c3b-9d42-6a7b1c2d3e4f" },
  security_reply: { alert_id: "0198f0a2-5f1e-7c3b-9d42-6a7b1c2d3e4f", answer: "not_me" },
  accounts_update: { name: "A Cook", timezone: "Europe/Lisbon" },
  accounts_changePassword: { current_password: "Copper-kettle7!", new_password: "Walnut-board 42?" },
  accounts_delete: { current_password: "Copper-kettle7!" },
  accounts_forgotPassword: { email: "cook@example.org" },
  accounts_resetPassword: { token: "…", new_password: "Walnut-board 42?" },
  accounts_verifyEmail: { token: "…" },
  accounts_resendVerification: { email: "cook@example.org" },
  recipes_create: SOUP,
  recipes_readLines: { lines: ["2-3 cloves garlic, crushed", "1 1/2 cups stock"] },
  recipes_update: { title: "Onion soup, my way", version: 1 },
  scaling_scale: { new_servings: 6 },
  recipes_duplicate: { idempotency_key: "copy-of-today" },
  recipes_changeMany: {
    recipe_ids: ["0198f0a2-5f1e-7c3b-9d42-6a7b1c2d3e4f"],
    deed: "add_tags",
    tags: ["weeknight"],
  },
  recipes_export: { format: "jsonld" },
  imports_validate: { url: "https://www.allrecipes.com/recipe/…" },
  imports_extract: { url: "https://www.allrecipes.com/recipe/…" },
  imports_extractText: {
    text: "Onion soup\n\n1 kg onions\n60 g butter\n\nCook the onions in the butter for 40 minutes.",
  },
  imports_save: {
    title: "Onion soup",
    ingredients: ["1 kg onions, thinly sliced", "60 g butter"],
    instructions: ["Melt the butter and cook the onions slowly for 40 minutes."],
    servings: 4,
  },
  scans_process: { image_data: PHOTO },
  scans_parseText: { ocr_text: "Onion soup\n1 kg onions\n60 g butter\nCook the onions slowly." },
  scans_assessQuality: { image_data: PHOTO },
  scans_save: { recipe: { ...SOUP, servings: 4 }, photo_ids: [] },
};

import type { APIResponse } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const page = `<!doctype html><html lang="en"><head><title>Onion soup | A Food Page</title>
<script type="application/ld+json">
{"@context": "https://schema.org", "@type": "Recipe", "name": "Onion soup",
 "recipeYield": "4 servings", "cookTime": "PT50M", "recipeCuisine": "French",
 "recipeIngredient": ["1 kg onions, thinly sliced", "60 g butter", "1 1/2 l stock"],
 "recipeInstructions": [
  {"@type": "HowToStep", "text": "Melt the butter and cook the onions slowly."},
  {"@type": "HowToStep", "text": "Pour in the stock and simmer."}]}
</script></head><body><h1>Onion soup</h1></body></html>`;

/** The answer's body after its status was checked. */
async function read(answer: Promise<APIResponse>, status: number) {
  const response = await answer;
  expect(response.status(), `${response.url()}: ${await response.text()}`).toBe(status);
  return response.json();
}

test("a script does the main job over REST, step by step as docs/rest.md shows", async ({
  request,
  mailTo,
}) => {
  const email = "script@example.org";
  const password = "Copper-kettle7!";
  let headers: Record<string, string> = {};
  let refreshToken = "";
  let id = "";

  await test.step("register", async () => {
    const answer = await read(
      request.post("/api/auth/register", { data: { email, password, name: "A Script" } }),
      201,
    );
    expect(answer).toEqual({
      email_sent: false,
      account_ready: false,
      message: "This server sends no mail. Whoever runs it finds the link in its log.",
    });
    const early = await read(request.post("/api/auth/login", { data: { email, password } }), 401);
    expect(early).toEqual({ detail: "Email verification required" });
  });

  await test.step("confirm by the mailed link", async () => {
    const { links } = await mailTo(email);
    const token = /\/verify-email\/([\w-]+)$/.exec(links[0] ?? "")?.[1];
    const verified = {
      email_verified: true,
      message: "Email verified successfully! You can now log in.",
      removed_services: [],
      set_password_token: null,
    };
    expect(await read(request.get(`/api/auth/verify/${token}`), 200)).toEqual(verified);
    expect(await read(request.post("/api/auth/verify-email", { data: { token } }), 200)).toEqual(verified);
  });

  await test.step("sign in", async () => {
    const answer = await read(request.post("/api/auth/login", { data: { email, password } }), 200);
    expect(answer.user).toMatchObject({ email, name: "A Script", account_tier: "freemium" });
    headers = { Authorization: `Bearer ${answer.access_token}` };
    refreshToken = answer.refresh_token;
    expect(await read(request.get("/api/auth/me", { headers }), 200)).toEqual(answer.user);
    expect(await read(request.get("/api/auth/me"), 401)).toEqual({ detail: "Not authenticated" });
  });

  await test.step("exchange the refresh token", async () => {
    const answer = await read(
      request.post("/api/auth/refresh", { data: { refresh_token: refreshToken } }),
      200,
    );
    expect(answer.refresh_token).not.toBe(refreshToken);
    headers = { Authorization: `Bearer ${answer.access_token}` };
  });

  await test.step("import a saved page and save the draft", async () => {
    const url = "https://www.example.org/soup";
    const { data } = await read(
      request.post("/api/import/extract", { headers, data: { url, html: page } }),
      200,
    );
    expect(data.data).toMatchObject({ title: "Onion soup", source_url: url, cuisine: "French" });
    expect(data.data.ingredients).toEqual(["1 kg onions, thinly sliced", "60 g butter", "1 1/2 l stock"]);
    const saved = await read(
      request.post("/api/import/save", { headers, data: { ...data.data, import_id: data.import_id } }),
      201,
    );
    expect(saved).toMatchObject({ message: "Recipe saved successfully", failed_images: [] });
    id = saved.id;
  });

  await test.step("read it", async () => {
    const recipe = await read(request.get(`/api/recipes/${id}`, { headers }), 200);
    expect(recipe).toMatchObject({
      id,
      title: "Onion soup",
      cooking_time: 50,
      servings: 4,
      is_public: false,
      privacy_source: "IMPORTED",
      version: 1,
    });
    expect(recipe.ingredients[0]).toMatchObject({ quantity: 1, unit: "kg", name: "onions" });
    expect(recipe.ingredients[2]).toMatchObject({ quantity: 1.5, unit: "l", name: "stock" });
    expect(recipe.instructions).toHaveLength(2);
    expect(await read(request.get(`/api/recipes/${id}`), 404)).toEqual({ detail: "Recipe not found" });
  });

  await test.step("change it", async () => {
    const change = { title: "Onion soup, my way", version: 1 };
    const changed = await read(request.put(`/api/recipes/${id}`, { headers, data: change }), 200);
    expect(changed).toMatchObject({ title: "Onion soup, my way", version: 2, cooking_time: 50 });
    expect(changed.ingredients).toHaveLength(3);
    const stale = await read(request.put(`/api/recipes/${id}`, { headers, data: change }), 409);
    expect(stale).toEqual({
      detail: "This recipe was changed elsewhere.",
      conflict: { sent_version: 1, current: changed },
    });
    const publish = await read(
      request.put(`/api/recipes/${id}`, { headers, data: { is_public: true } }),
      403,
    );
    expect(publish).toEqual({ detail: "Imported and scanned recipes cannot be made public" });
  });

  await test.step("find it", async () => {
    const search = (query: string) =>
      read(request.get(`/api/recipes/search/advanced?${query}`, { headers }), 200);
    const found = await search("title=onion&max_cooking_time=60");
    expect(found.recipes.map((recipe: { id: string }) => recipe.id)).toContain(id);
    const quicker = await search("title=onion&max_cooking_time=30");
    expect(quicker.recipes.map((recipe: { id: string }) => recipe.id)).not.toContain(id);
  });

  await test.step("delete it", async () => {
    expect((await request.delete(`/api/recipes/${id}`, { headers })).status()).toBe(204);
    await read(request.get(`/api/recipes/${id}`, { headers }), 404);
    const found = await read(request.get("/api/recipes/search/advanced?title=onion", { headers }), 200);
    expect(found.recipes.map((recipe: { id: string }) => recipe.id)).not.toContain(id);
  });

  await test.step("create one by hand from plain lines", async () => {
    const data = {
      title: "Onion soup",
      ingredients: [{ original_text: "1 kg onions, thinly sliced" }, { original_text: "60 g butter" }],
      instructions: [{ instruction: "Melt the butter and cook the onions slowly for 40 minutes." }],
    };
    const made = await read(request.post("/api/recipes", { headers, data }), 201);
    expect(made).toMatchObject({ servings: 4, difficulty: "MEDIUM", is_public: false });
    expect(made.ingredients[1]).toMatchObject({ quantity: 60, unit: "g", name: "butter" });
    const wrong = await read(request.post("/api/recipes", { headers, data: { ...data, title: " " } }), 422);
    expect(wrong.detail).toEqual([
      expect.objectContaining({ loc: ["body", "title"], msg: "Title is required" }),
    ]);
  });

  await test.step("sign out", async () => {
    expect(await read(request.post("/api/auth/logout", { headers }), 200)).toEqual({
      message: "Logged out successfully",
    });
    expect(await read(request.get("/api/auth/me", { headers }), 401)).toEqual({
      detail: "Could not validate credentials",
    });
  });
});

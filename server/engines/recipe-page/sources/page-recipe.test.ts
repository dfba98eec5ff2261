import { describe, expect, it } from "vitest";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readRecipeFromPageOrNull } from "../recipe-page.ts";

const read = (body: string): ImportDraft | null =>
  readRecipeFromPageOrNull(
    `<html><head><title>Leek soup</title></head><body><h1>Leek soup</h1>${body}</body></html>`,
    null,
  );

const ingredients = "<ul><li>2 leeks</li><li>1 litre stock</li><li>salt</li></ul>";
const steps =
  "<ol><li>Cut the leeks into rings and wash them well.</li><li>Boil them in the stock for half an hour.</li></ol>";

describe("a page without markup", () => {
  it("is read by the names of its two lists", () => {
    const draft = read(
      `<h2>Ingredients</h2>${ingredients}<h2>Method</h2>${steps}<h2>Comments</h2><p>Lovely soup, made it twice.</p>`,
    );
    expect(draft?.ingredients).toEqual(["2 leeks", "1 litre stock", "salt"]);
    expect(draft?.instructions).toHaveLength(2);
    expect(draft?.complete).toBe(false);
  });

  it.each([
    ["Zutaten", "Zubereitung"],
    ["Ingrédients", "Préparation"],
    ["Ingredientes", "Preparación"],
    ["Składniki", "Sposób przygotowania"],
    ["Hozzávalók", "Elkészítés"],
    ["Ingredienser", "Fremgangsmåde"],
  ])("is read when the lists are called %s and %s", (first, second) => {
    expect(read(`<h3>${first}:</h3>${ingredients}<h3>${second}</h3>${steps}`)).toMatchObject({
      ingredients: ["2 leeks", "1 litre stock", "salt"],
      receipt: { counts: { ingredients: 3, instructions: 2 } },
    });
  });

  it("is read line by line when its lists have neither names nor elements", () => {
    const lines = "<p>leeks, 2<br>stock, 1 litre<br>cream, 200 ml<br>salt</p>";
    const method =
      "<p>Cut the leeks into rings and wash them well. Boil them in the stock for half an hour.</p>";
    expect(read(`${lines}${method}`)).toMatchObject({
      title: "Leek soup",
      ingredients: ["leeks, 2", "stock, 1 litre", "cream, 200 ml", "salt"],
      complete: false,
    });
    expect(read("<p>Boil 2 leeks.</p><p>Add a lot of stock.</p>")).toBeNull();
  });

  it("has no group headings in lower case, even when bold or underlined", () => {
    const lines = ["2 leeks", "<u>olive oil</u>", "1 litre stock"]
      .map((line) => `<div>${line}</div>`)
      .join("");
    expect(read(`<h2>Ingredients</h2>${lines}<h2>Method</h2>${steps}`)).toMatchObject({
      ingredients: ["2 leeks", "olive oil", "1 litre stock"],
      ingredientSections: [],
    });
  });

  it.each([
    ["<p>2 2 Portionen</p>", 2],
    ["<dl><dt>Serve</dt><dd>Até 4 porções</dd></dl>", 4],
    ["<dl><dt>Portions</dt><dd>6</dd></dl>", 6],
  ])("has the servings of %s", (said, servings) => {
    expect(read(`${said}<h2>Ingredients</h2>${ingredients}<h2>Method</h2>${steps}`)?.servings).toBe(servings);
  });

  it("ignores text hidden on every screen", () => {
    const tall = `<div class="d-none" id="large"><ul><li>4 leeks</li><li>2 litres stock</li></ul></div>`;
    const page = (hidden: string) =>
      `<h2>Ingredients</h2><div>${ingredients}${hidden}</div><h2>Method</h2>${steps}`;
    expect(read(page(tall))?.ingredients).toEqual(["2 leeks", "1 litre stock", "salt"]);
    expect(read(page(tall.replace("d-none", "d-none d-md-block")))?.ingredients).toHaveLength(5);
  });

  it("has the picture of its share buttons when it shows none", () => {
    const button = `<a data-image="https://soup.example/leeks.jpg" href="#">Share</a>`;
    const page = `${button}<h2>Ingredients</h2>${ingredients}<h2>Method</h2>${steps}`;
    expect(read(page)?.coverImage).toBe("https://soup.example/leeks.jpg");
    expect(read(`<img src="https://soup.example/soup.jpg">${page}`)?.coverImage).toBe(
      "https://soup.example/soup.jpg",
    );
  });

  it("is complete only when the line-by-line reading finds the same list", () => {
    const method =
      "<ol><li>Cut the leeks and the onion into rings.</li><li>Boil them in the stock with the salt.</li></ol>";
    const soup = ["2 leeks", "1 onion", "1 litre stock", "1 tsp salt"];
    const page = (lines: string[]) =>
      `<h2>Ingredients</h2><ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul><h2>Method</h2>${method}`;
    expect(read(page(soup))?.complete).toBe(true);
    expect(read(page([...soup, "Follow me on Instagram"]))?.complete).toBe(false);
  });

  it("joins a remark in brackets to its ingredient, and keeps headings inside the list", () => {
    const rows = ["2 leeks", "(200 g each)", "1 litre stock", "salt"].map(
      (row) => `<div><div>${row}</div></div>`,
    );
    expect(read(`<h2>Ingredients</h2>${rows.join("")}<h2>Method</h2>${steps}`)?.ingredients).toEqual([
      "2 leeks (200 g each)",
      "1 litre stock",
      "salt",
    ]);
    const parts =
      "<ul><li>For the soup</li><li>2 leeks</li><li>1 litre stock</li><li>For the topping</li><li>1 bunch chives</li></ul>";
    expect(read(`<h2>Ingredients</h2>${parts}<h2>Method</h2>${steps}`)).toMatchObject({
      ingredients: ["2 leeks", "1 litre stock", "1 bunch chives"],
      ingredientSections: [
        { at: 0, heading: "For the soup" },
        { at: 2, heading: "For the topping" },
      ],
    });
  });

  it("is read in one system of measures when every part has two", () => {
    const part = (name: string, metric: string[], imperial: string[]) =>
      `<h4>${name}</h4><ul><p><b>Metric</b></p>${metric.map((row) => `<li>${row}</li>`).join("")}
      <p><b>Imperial</b></p>${imperial.map((row) => `<li>${row}</li>`).join("")}</ul>`;
    const parts =
      part(
        "Soup",
        ["500g leeks", "1 litre stock", "1 tsp salt"],
        ["1lb leeks", "4 cups stock", "1 tsp salt"],
      ) + part("Topping", ["50g bread", "20g butter"], ["2oz bread", "1oz butter"]);
    const html = `<div class="ingredients"><h3>Ingredients</h3><div>Metric Imperial</div>${parts}</div><h3>Method</h3>${steps}`;
    expect(read(html)).toMatchObject({
      ingredients: ["500g leeks", "1 litre stock", "1 tsp salt", "50g bread", "20g butter"],
      ingredientSections: [
        { at: 0, heading: "Soup" },
        { at: 3, heading: "Topping" },
      ],
    });
  });

  it("is read when a named list has no amounts or an unnamed one begins without one", () => {
    const bare = "<ul><li>Leeks</li><li>Stock</li><li>Chives (fresh or dried)</li></ul>";
    expect(
      read(`<div class="ingredients"><h2>Ingredients</h2>${bare}</div><h2>Method</h2>${steps}`)?.ingredients,
    ).toEqual(["Leeks", "Stock", "Chives (fresh or dried)"]);
    const rows = ["The green ends of 3 leeks", "1 litre stock", "2 potatoes", "1 tsp salt", "1 bunch chives"];
    const text =
      "<p>Cut the leeks into rings and wash them well.</p><p>Boil them in the stock for half an hour.</p>";
    expect(
      read(`<p>A soup for cold days.</p><ul>${rows.map((row) => `<li>${row}</li>`).join("")}</ul>${text}`)
        ?.ingredients,
    ).toEqual(rows);
  });

  it("has a title without the site's category", () => {
    const html = (title: string) =>
      `<html><head><title>${title}</title></head><body><h2>Ingredients</h2>${ingredients}<h2>Method</h2>${steps}</body></html>`;
    expect(readRecipeFromPageOrNull(html("Leek soup | Soup Recipes"), null)?.title).toBe("Leek soup");
    expect(readRecipeFromPageOrNull(html("Leek soup | Winter comfort"), null)?.title).toBe(
      "Leek soup | Winter comfort",
    );
  });

  it("is read by class names when the lists have no heading", () => {
    const draft = read(
      `<div class="recipe-ingredients">${ingredients}</div><div class="recipe-method">${steps}</div>`,
    );
    expect(draft?.receipt.counts).toEqual({ ingredients: 3, instructions: 2 });
  });

  it("is read when lines are separated by <br> only", () => {
    const draft =
      read(`<p><b>Ingredients</b><br>2 leeks<br>1 litre stock<br>1 onion</p><p><b>Directions</b></p>
      <p>Cut the leeks into rings and wash them well.</p><p>Boil them in the stock for half an hour.</p>`);
    expect(draft?.ingredients).toEqual(["2 leeks", "1 litre stock", "1 onion"]);
    expect(draft?.instructions).toHaveLength(2);
  });

  it("is read from the rows of a table", () => {
    const table =
      "<table><tr><td>2</td><td>leeks</td></tr><tr><td>1 l</td><td>stock</td></tr><tr><td>1</td><td>onion</td></tr></table>";
    expect(read(`<h2>Ingredients</h2>${table}<h2>Method</h2>${steps}`)?.ingredients).toEqual([
      "2 leeks",
      "1 l stock",
      "1 onion",
    ]);
  });

  it("has sections for headings inside the lists", () => {
    const draft = read(
      `<h2>Ingredients</h2>${ingredients}<h3>For the top</h3><ul><li>2 slices bread</li></ul><h2>Method</h2>${steps}`,
    );
    expect(draft?.ingredientSections).toEqual([{ at: 3, heading: "For the top" }]);
  });

  it("keeps the metric one of two equal lists", () => {
    const lists = `<p>8 oz flour</p><p>2 eggs</p><p>7 fl oz milk</p><p>1 tsp salt</p><p>250 g flour</p><p>2 eggs</p><p>200 ml milk</p><p>1 tsp salt</p>`;
    expect(read(`<h2>Ingredients</h2><div>${lists}</div><h2>Method</h2>${steps}`)?.ingredients).toEqual([
      "250 g flour",
      "2 eggs",
      "200 ml milk",
      "1 tsp salt",
    ]);
  });

  it("has servings and times from around the lists", () => {
    const facts = "<ul><li>Serves: 6</li><li>Prep time: 10 mins</li><li>30 minutes cooking time</li></ul>";
    expect(read(`${facts}<h2>Ingredients</h2>${ingredients}<h2>Method</h2>${steps}`)).toMatchObject({
      servings: 6,
      prepTime: 10,
      cookingTime: 30,
      totalTime: 40,
    });
  });

  it("has the first picture of its content", () => {
    const draft = readRecipeFromPageOrNull(
      `<img src="https://kitchen.example/logo.png"><h1>Leek soup</h1><img src="/wp-content/themes/kitchen/pot.png"><img src="/soup.jpg" width="800"><h2>Ingredients</h2>${ingredients}<h2>Method</h2>${steps}`,
      "https://kitchen.example/leek-soup",
    );
    expect(draft?.coverImage).toBe("https://kitchen.example/soup.jpg");
  });

  it("is no recipe when it has a list and no steps", () => {
    expect(read(`<h2>Ingredients</h2>${ingredients}`)).toBeNull();
  });

  it("is no recipe when it is an article", () => {
    expect(
      read("<p>Leeks grow in winter. They were brought here by ship, people say.</p>".repeat(20)),
    ).toBeNull();
  });
});

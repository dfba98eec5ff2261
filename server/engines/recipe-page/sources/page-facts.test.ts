import { describe, expect, it } from "vitest";
import { readRecipeFromPageOrNull } from "../recipe-page.ts";

const list = "<ul><li>2 leeks</li><li>1 l stock</li><li>1 tsp salt</li></ul>";
const method =
  "<ol><li>Cut the leeks into rings and wash them well.</li><li>Boil them in the stock for half an hour.</li></ol>";

/** Parses a page without structured data that has `head` above its lists, and returns its times and yield. */
function factsOf(head: string) {
  const draft = readRecipeFromPageOrNull(
    `<title>Soup</title><h1>Soup</h1>${head}<h2>Ingredients</h2>${list}<h2>Method</h2>${method}`,
    null,
  );
  expect(draft?.ingredients).toHaveLength(3);
  return {
    servings: draft?.servings ?? null,
    prep: draft?.prepTime ?? null,
    cook: draft?.cookingTime ?? null,
    total: draft?.totalTime ?? null,
  };
}

describe("facts around the lists of a plain page", () => {
  it.each([
    ["<p>Serves: 4-6</p>", 6],
    ["<p>SERVES 4 TO 6</p>", 6],
    ['<ul><li>Main</li><li class="person-amount">4</li></ul><dl><dt>Total</dt><dd>20 min</dd></dl>', 4],
    ["<p>Serves four</p>", 4],
    ["<p>Makes 24 cookies</p>", 24],
    ["<p>Yield: One 9-inch cake</p>", 1],
    ["<div><span>Servings</span><span>4</span></div>", 4],
    ["<div><div>Yield</div><div>8 servings</div></div>", 8],
    ["<p>Zutaten für 4 Portionen</p>", 4],
    ["<p>Ingrédients (4 personnes)</p>", 4],
    ["<p>Rinde 4 porciones</p>", 4],
    ["<p>Dosi per 4 persone</p>", 4],
    ["<p>Aantal personen: 4</p>", 4],
    ["<p>Liczba porcji: 4</p>", 4],
    ["<p>Počet porcí: 4</p>", 4],
    ["<p>Kişi sayısı: 4</p>", 4],
    ["<p>4 főre</p>", 4],
    ["<p>Порций: 4</p>", 4],
    ["<p>4人分</p>", 4],
    ["<p>18 kcal per serving</p>", null],
    ["<p>31 people rated this recipe</p>", null],
    ["<p>12 Personen haben das gekocht</p>", null],
    ["<p>Recette pour une tarte, 10 à 15 personnes en apéro</p>", 15],
    ["<p>3 guests liked it</p><p>Serves 4</p>", 4],
    ['<ul><li>Starter</li><li><i class="fa icon-portions"></i> <b>6</b></li><li>20 min</li></ul>', 6],
    ['<div><svg aria-label="Servings"></svg><span>8</span></div>', 8],
    ['<div><img alt="Yield" src="/y.png"><span>12</span></div>', 12],
    ['<div><i class="icon-clock"></i><span>12</span></div>', null],
    [`<p>Serves 6 people</p>${"<p>We went on to the market.</p>".repeat(70)}`, 6],
    [`<p>Serves 6 people</p><p>Serves 8 people</p>${"<p>We went on.</p>".repeat(70)}`, null],
  ])("include servings: %s", (head, servings) => {
    expect(factsOf(head).servings).toBe(servings);
  });

  it.each<[string, Partial<ReturnType<typeof factsOf>>]>([
    ["<p>Prep: 10 mins | Cook: 25 mins | Serves: 4</p>", { servings: 4, prep: 10, cook: 25, total: 35 }],
    ["<p>PREP TIME: 20 MIN COOK TIME: 40 MIN TOTAL: 1 HOUR</p>", { prep: 20, cook: 40, total: 60 }],
    ["<p>10 min prep, 20 min cook</p>", { prep: 10, cook: 20 }],
    ["<p>Hands-on time: 15 minutes; total time: 1 hour</p>", { prep: 15, cook: null, total: 60 }],
    [
      "<p>Preparation time less than 30 mins</p><p>Cooking time 30 mins to 1 hour</p>",
      { prep: 30, cook: 60 },
    ],
    [
      "<dl><dt>Prep time</dt><dd>15 min</dd><dt>Cooking time</dt><dd>30 min</dd></dl>",
      { prep: 15, cook: 30 },
    ],
    [
      "<table><tr><th>Prep time</th><td>15 min</td></tr><tr><th>Cook time</th><td>30 min</td></tr></table>",
      { prep: 15, cook: 30 },
    ],
    ["<p>Vorbereitungszeit: 15 Min.</p><p>Kochzeit: 30 Min.</p>", { prep: 15, cook: 30 }],
    ["<p>Vorbereitungszeit 15 Min.</p><p>Zubereitungszeit 30 Min.</p>", { prep: 15, cook: 30 }],
    ["<p>Zubereitungszeit: 45 Min.</p>", { prep: null, cook: null, total: 45 }],
    ["<p>Préparation : 20 min</p><p>Cuisson : 40 min</p>", { prep: 20, cook: 40 }],
    ["<p>Tiempo de preparación: 20 minutos</p><p>Tiempo de cocción: 1 hora</p>", { prep: 20, cook: 60 }],
    ["<p>Preparazione: 20 minuti</p><p>Cottura: 1 ora e 30 minuti</p>", { prep: 20, cook: 90 }],
    ["<p>Voorbereiding 10 min.</p><p>Bereiden 30 min.</p>", { prep: 10, cook: 30 }],
    ["<p>Czas przygotowania: 20 minut</p><p>Czas gotowania: 40 minut</p>", { prep: 20, cook: 40 }],
    ["<p>Doba přípravy: 20 min</p>", { prep: 20 }],
    ["<p>Cuisson 1h25</p><p>Préparation 10mn</p>", { prep: 10, cook: 85 }],
    ["<p>Prep time = 10 mins</p><p>Bake time | 1 hr 5</p>", { prep: 10, cook: 65 }],
    ["<p>1 hr 30 min (Prep 20 min, Cook 1 hr 10 min)</p>", { prep: 20, cook: 70 }],
    ["<p>Zubereitungszeit 20 Min.</p><p>Gesamtzeit 1 Std.</p>", { prep: 20, cook: null, total: 60 }],
    ["<p>Zubereitungszeit 60 Min.</p><p>Gesamtzeit 1 Std.</p>", { prep: null, cook: null, total: 60 }],
    ["<p>25 min</p><p>Prep time</p><p>1 hour</p><p>Cook time</p>", { prep: 25, cook: 60 }],
    ["<p>Prep time</p><p>25 min</p><p>Cook time</p><p>1 hour</p>", { prep: 25, cook: 60 }],
    [
      "<ul><li><p>Prep time</p><p>15</p></li><li><p>Cook time</p><p>40 min</p></li></ul>",
      { prep: 15, cook: 40 },
    ],
    ["<p>Prep time: 15</p><p>Total time: 1 hour</p>", { prep: 15, total: 60 }],
    ["<p>Prep time: 15</p>", { prep: null }],
    ["<p>Slide the loaf in and bake 40 minutes until brown.</p>", { cook: null }],
    ["<p>You will want to cook 2 hours before the guests come.</p>", { cook: null }],
    ["<p>Tempo de cocção: 35 minutos</p>", { cook: 35 }],
    ["<p>Előkészítési idő: 20 perc</p><p>Sütési idő: 40 perc</p>", { prep: 20, cook: 40 }],
  ])("include times: %s", (head, expected) => {
    expect(factsOf(head)).toMatchObject(expected);
  });
});

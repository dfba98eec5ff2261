import { describe, expect, it } from "vitest";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readRecipeFromPageOrNull } from "../recipe-page.ts";

const steps = ["Cut the leeks into rings and wash them well.", "Boil them in the stock for half an hour."];
const shownSteps = `<h2>Method</h2><ol>${steps.map((step) => `<li>${step}</li>`).join("")}</ol>`;
const list = (lines: string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;

const shownWith = (lines: string[]): string => `<h2>Ingredients</h2>${list(lines)}${shownSteps}`;

function read(values: Record<string, unknown>, body: string): ImportDraft | null {
  const node = { "@type": "Recipe", name: "Leek soup", recipeInstructions: steps, ...values };
  const script = `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
  return readRecipeFromPageOrNull(`${script}<h1>Leek soup</h1>${body}`, null);
}

describe("the steps of markup and visible page", () => {
  it("come from the page when the markup has none", () => {
    const lines = ["2 leeks", "1 litre stock"];
    const draft = read({ recipeInstructions: [], recipeIngredient: lines }, shownWith(lines));
    expect(draft?.instructions).toEqual(steps);
  });

  it("come from the page when the markup repeats the description", () => {
    const blurb = "This soup warms you on cold days and takes no time at all to make.";
    const lines = ["2 leeks", "1 litre stock"];
    const draft = read(
      { description: blurb, recipeInstructions: blurb, recipeIngredient: lines },
      shownWith(lines),
    );
    expect(draft?.instructions).toEqual(steps);
  });

  it("come from the page when the markup's steps break off", () => {
    const lines = ["2 leeks", "1 litre stock"];
    const draft = read(
      { recipeInstructions: "Cut the leeks into rings and…", recipeIngredient: lines },
      shownWith(lines),
    );
    expect(draft?.instructions).toEqual(steps);
  });

  const lines = ["2 leeks", "1 litre stock"];
  const method = [
    ...steps,
    "Blend the soup until it is smooth and stir in the cream.",
    "Season it with salt and serve it hot with bread.",
  ];
  const shownMethod = (after = ""): string =>
    `<h2>Ingredients</h2>${list(lines)}<h2>Method</h2><ol>${method.map((step) => `<li>${step}</li>`).join("")}</ol>${after}`;

  it("continue when the markup stops early", () => {
    const draft = read(
      { recipeIngredient: lines },
      shownMethod("<h2>Notes</h2><p>Keeps for two days in the fridge, no more.</p>"),
    );
    expect(draft).toMatchObject({ instructions: method, complete: true });
    expect(draft?.receipt.lines.at(-1)).toMatchObject({ method: "page", repaired: ["filled"] });
  });

  it("are inserted when the markup has a gap", () => {
    const draft = read(
      { recipeIngredient: lines, recipeInstructions: [method[0], method[1], method[3]] },
      shownMethod(),
    );
    expect(draft?.instructions).toEqual(method);
  });

  it("keep their sections when steps are inserted", () => {
    const recipeInstructions = [
      { "@type": "HowToSection", name: "Soup", itemListElement: [method[0], method[1]] },
      { "@type": "HowToSection", name: "Finish", itemListElement: [method[3]] },
    ];
    const draft = read({ recipeIngredient: lines, recipeInstructions }, shownMethod());
    expect(draft?.instructions).toEqual(method);
    expect(draft?.instructionSections).toEqual([
      { at: 0, heading: "Soup" },
      { at: 3, heading: "Finish" },
    ]);
  });

  it("exclude other text", () => {
    const talk = "<p>Leeks are in season from September and every market has them.</p>";
    const draft = read(
      { recipeIngredient: lines, recipeInstructions: method },
      `${talk}${shownMethod(talk)}`,
    );
    expect(draft).toMatchObject({ instructions: method, complete: true });
  });
});

describe("steps that only the page shows", () => {
  const own = ["2 big leeks", "1 spoon butter", "1 litre stock", "1 pinch nutmeg", "2 slices bread"];
  const steps = [
    "Cut 2 big leeks into rings, wash them well in cold water and let them drain for a while.",
    "Melt 1 spoon butter in the largest pot that you have and let the leeks sweat in it until they are soft.",
    "Pour in 1 litre stock with 1 pinch nutmeg and 2 slices bread and let it boil for half an hour.",
    "Blend the soup until it is smooth and stir in the cream at the very end of the cooking.",
    "Season it with salt, fill it into warm bowls and bring it to the table at once.",
  ];
  const item = (text: string): string => `<li class="instruction"><div><span>${text}</span></div></li>`;
  const pageOf = (shown: string[]): string =>
    `<h2>Ingredients</h2><ul class="list">${own.map((line) => `<li>${line}</li>`).join("")}</ul>
     <h2>Instructions</h2><ul class="instructions">${shown.map(item).join("")}</ul>`;
  const readCut = (shown: string[]): ImportDraft | null =>
    read({ recipeIngredient: own, recipeInstructions: steps.slice(0, 3) }, pageOf(shown));

  it("keep their place next to a step with a link", () => {
    const shown = steps.map((text, index) =>
      index === 2 ? text.replace("stock", "stock [paid link]") : text,
    );
    expect(readCut(shown)?.instructions).toEqual(steps);
  });

  it("are added when the method names more ingredients than it has steps", () => {
    expect(readCut(steps)?.instructions).toEqual(steps);
  });

  it("are completed when the markup breaks off inside a word", () => {
    const cut = steps.map((text, index) => (index === 1 || index === 2 ? text.slice(0, 78) : text));
    const draft = read({ recipeIngredient: own, recipeInstructions: cut }, pageOf(steps));
    expect(draft).toMatchObject({ instructions: steps, complete: true });
  });

  it("are not appended when the page joins two steps", () => {
    const shown = [steps[0] ?? "", `${steps[1]} ${steps[2]}`];
    const three = steps.slice(0, 3).map((text) => text.replace(/\.$/, ""));
    const draft = read({ recipeIngredient: own, recipeInstructions: three }, pageOf(shown));
    expect(draft?.instructions).toEqual(three);
  });
});

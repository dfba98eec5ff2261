import { describe, expect, it } from "vitest";
import { parseSchemaSteps } from "./steps.ts";

const context = {
  byId: new Map<string, unknown>(),
  base: "https://kitchen.example/soup/",
  note: () => undefined,
};
const read = (value: unknown): ReturnType<typeof parseSchemaSteps> => parseSchemaSteps(value, context);
const texts = (value: unknown): string[] => read(value).lines.map((step) => step.text);

describe("readSteps", () => {
  it("reads a list of texts", () => {
    expect(texts(["Mix.", "Bake."])).toEqual(["Mix.", "Bake."]);
  });

  it("takes the name of a step when the text is only its beginning", () => {
    const name = "Melt the butter in a small pot and let it cool.";
    expect(texts([{ "@type": "HowToStep", name, text: name.slice(0, 30) }])).toEqual([name]);
  });

  it("drops the word for recipe above the first of several parts", () => {
    const part = (name: string) => ({
      "@type": "HowToSection",
      name,
      itemListElement: [{ text: "Mix well." }],
    });
    expect(read([part("Oppskrift"), part("Saus")]).sections).toEqual([{ at: 1, heading: "Saus" }]);
  });

  it("splits a text at line breaks", () => {
    expect(texts("Mix well.\nBake for an hour.")).toEqual(["Mix well.", "Bake for an hour."]);
  });

  it("splits a text at paragraphs and items", () => {
    expect(texts("<p>Mix.</p><ol><li>Bake.</li><li>Cool.</li></ol>")).toEqual(["Mix.", "Bake.", "Cool."]);
  });

  it("splits a text at numbers that count up", () => {
    expect(texts("1. Mix 2 eggs. 2. Bake at 180. 3. Cool.")).toEqual([
      "Mix 2 eggs.",
      "Bake at 180.",
      "Cool.",
    ]);
  });

  it("does not split at other numbers", () => {
    expect(texts("Bake at 180. 2) is no step here.")).toEqual(["Bake at 180. 2) is no step here."]);
  });

  it("removes the numbers of numbered lines", () => {
    expect(texts(["Step 1: Mix.", "Step 2: Bake."])).toEqual(["Mix.", "Bake."]);
  });

  it("reads HowToStep", () => {
    expect(
      texts([
        { "@type": "HowToStep", text: "Mix." },
        { "@type": "HowToStep", text: "Bake." },
      ]),
    ).toEqual(["Mix.", "Bake."]);
  });

  it("prefixes a step's own name", () => {
    expect(
      texts([{ "@type": "HowToStep", name: "Make the dough", text: "Mix flour and water." }, "Bake."]),
    ).toEqual(["Make the dough: Mix flour and water.", "Bake."]);
  });

  it("omits a name that the text begins with", () => {
    expect(texts([{ "@type": "HowToStep", name: "Mix flour…", text: "Mix flour and water." }])).toEqual([
      "Mix flour and water.",
    ]);
  });

  it.each([["Step 1"], ["Passo 1"], ["Schritt 01"], ["2."]])("omits the name %s", (name) => {
    expect(texts([{ "@type": "HowToStep", name, text: "Mix." }])).toEqual(["Mix."]);
  });

  it("joins the directions of a step", () => {
    const step = {
      "@type": "HowToStep",
      itemListElement: [{ text: "Mix." }, { "@type": "HowToTip", text: "Not long." }],
    };
    expect(texts([step])).toEqual(["Mix. Not long."]);
  });

  it("turns HowToSection into sections", () => {
    const value = [
      { "@type": "HowToSection", name: "Dough", itemListElement: [{ "@type": "HowToStep", text: "Knead." }] },
      { "@type": "HowToSection", name: "Filling", itemListElement: ["Chop.", "Fry."] },
    ];
    expect(read(value).sections).toEqual([
      { at: 0, heading: "Dough" },
      { at: 1, heading: "Filling" },
    ]);
    expect(texts(value)).toEqual(["Knead.", "Chop.", "Fry."]);
  });

  it("reads ItemList, ListItem and nested lists", () => {
    const list = { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", item: { text: "Mix." } }] };
    expect(texts([[list], ["Bake."]])).toEqual(["Mix.", "Bake."]);
  });

  it("reads an object with numeric keys as a list", () => {
    expect(texts({ "0": { text: "Mix." }, "1": { text: "Bake." } })).toEqual(["Mix.", "Bake."]);
  });

  it("keeps a step's picture with an absolute URL", () => {
    expect(read([{ "@type": "HowToStep", text: "Mix.", image: { url: "/p/mix.jpg" } }]).lines).toEqual([
      { text: "Mix.", imageUrl: "https://kitchen.example/p/mix.jpg" },
    ]);
  });

  it("reads at most a thousand steps in any form", () => {
    const many = Array.from({ length: 1500 }, (_, index) => `Stir pot ${index}.`);
    expect(texts(many)).toEqual(many.slice(0, 1000));
    expect(texts(many.join("\n"))).toEqual(many.slice(0, 1000));
    expect(texts(many.map((text) => ({ "@type": "HowToStep", text })))).toEqual(many.slice(0, 1000));
  });

  it("omits lines below notes after the steps, not before them", () => {
    expect(texts("Mix.\nStir.\nBake.\nUwaga:\nUse fresh eggs.")).toEqual(["Mix.", "Stir.", "Bake."]);
    expect(texts("Notes:\nUse fresh eggs.\nMix.\nBake.")).toEqual(["Use fresh eggs.", "Mix.", "Bake."]);
    expect(texts("Mix.\nBake.\nFor the icing:\nBeat it.")).toEqual(["Mix.", "Bake.", "Beat it."]);
  });

  it("reads a repeated method once, and keeps a repeated step", () => {
    const method = ["Whisk the eggs.", "Fold in the flour."];
    expect(texts([...method, ...method])).toEqual(method);
    expect(texts(["Chill it.", "Roll it out.", "Chill it.", "Bake it."])).toHaveLength(4);
    expect(texts(["Stir.", "Stir."])).toHaveLength(2);
  });

  it("ignores a picture URL that is not http", () => {
    expect(read([{ text: "Mix.", image: "javascript:alert(1)" }]).lines[0]?.imageUrl).toBeNull();
  });
});

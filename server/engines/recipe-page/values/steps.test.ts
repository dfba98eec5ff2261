import { describe, expect, it } from "vitest";
import { readSteps } from "./steps.ts";

const context = {
  byId: new Map<string, unknown>(),
  base: "https://kitchen.example/soup/",
  note: () => undefined,
};
const read = (value: unknown): ReturnType<typeof readSteps> => readSteps(value, context);
const texts = (value: unknown): string[] => read(value).lines.map((step) => step.text);

describe("readSteps", () => {
  it("reads a list of texts", () => {
    expect(texts(["Mix.", "Bake."])).toEqual(["Mix.", "Bake."]);
  });

  it("takes the name of a step for its text where that is only the beginning of it", () => {
    const name = "Melt the butter in a small pot and let it cool.";
    expect(texts([{ "@type": "HowToStep", name, text: name.slice(0, 30) }])).toEqual([name]);
  });

  it("cuts one text at line breaks", () => {
    expect(texts("Mix well.\nBake for an hour.")).toEqual(["Mix well.", "Bake for an hour."]);
  });

  it("cuts one text at paragraphs and items", () => {
    expect(texts("<p>Mix.</p><ol><li>Bake.</li><li>Cool.</li></ol>")).toEqual(["Mix.", "Bake.", "Cool."]);
  });

  it("cuts one text at numbers that count up", () => {
    expect(texts("1. Mix 2 eggs. 2. Bake at 180. 3. Cool.")).toEqual([
      "Mix 2 eggs.",
      "Bake at 180.",
      "Cool.",
    ]);
  });

  it("does not cut at numbers that do not count up", () => {
    expect(texts("Bake at 180. 2) is no step here.")).toEqual(["Bake at 180. 2) is no step here."]);
  });

  it("takes the numbering off numbered lines", () => {
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

  it("puts a step's own name before its text", () => {
    expect(
      texts([{ "@type": "HowToStep", name: "Make the dough", text: "Mix flour and water." }, "Bake."]),
    ).toEqual(["Make the dough: Mix flour and water.", "Bake."]);
  });

  it("leaves a name out that the text begins with", () => {
    expect(texts([{ "@type": "HowToStep", name: "Mix flour…", text: "Mix flour and water." }])).toEqual([
      "Mix flour and water.",
    ]);
  });

  it.each([["Step 1"], ["Passo 1"], ["Schritt 01"], ["2."]])("leaves out the name %s", (name) => {
    expect(texts([{ "@type": "HowToStep", name, text: "Mix." }])).toEqual(["Mix."]);
  });

  it("joins the directions of a step", () => {
    const step = {
      "@type": "HowToStep",
      itemListElement: [{ text: "Mix." }, { "@type": "HowToTip", text: "Not long." }],
    };
    expect(texts([step])).toEqual(["Mix. Not long."]);
  });

  it("makes sections of HowToSection", () => {
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

  it("reads ItemList, ListItem and lists of lists", () => {
    const list = { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", item: { text: "Mix." } }] };
    expect(texts([[list], ["Bake."]])).toEqual(["Mix.", "Bake."]);
  });

  it("reads a list that was written as an object with numbers for keys", () => {
    expect(texts({ "0": { text: "Mix." }, "1": { text: "Bake." } })).toEqual(["Mix.", "Bake."]);
  });

  it("keeps a step's picture with an absolute address", () => {
    expect(read([{ "@type": "HowToStep", text: "Mix.", image: { url: "/p/mix.jpg" } }]).lines).toEqual([
      { text: "Mix.", imageUrl: "https://kitchen.example/p/mix.jpg" },
    ]);
  });

  it("reads a thousand steps and no more, however they are given", () => {
    const many = Array.from({ length: 1500 }, (_, at) => `Stir pot ${at}.`);
    expect(texts(many)).toEqual(many.slice(0, 1000));
    expect(texts(many.join("\n"))).toEqual(many.slice(0, 1000));
    expect(texts(many.map((text) => ({ "@type": "HowToStep", text })))).toEqual(many.slice(0, 1000));
  });

  it("leaves out what stands under notes behind the steps, and nothing before them", () => {
    expect(texts("Mix.\nStir.\nBake.\nUwaga:\nUse fresh eggs.")).toEqual(["Mix.", "Stir.", "Bake."]);
    expect(texts("Notes:\nUse fresh eggs.\nMix.\nBake.")).toEqual(["Use fresh eggs.", "Mix.", "Bake."]);
    expect(texts("Mix.\nBake.\nFor the icing:\nBeat it.")).toEqual(["Mix.", "Bake.", "Beat it."]);
  });

  it("reads a method once that is told twice, and keeps a step that comes again", () => {
    const method = ["Whisk the eggs.", "Fold in the flour."];
    expect(texts([...method, ...method])).toEqual(method);
    expect(texts(["Chill it.", "Roll it out.", "Chill it.", "Bake it."])).toHaveLength(4);
    expect(texts(["Stir.", "Stir."])).toHaveLength(2);
  });

  it("takes no picture from an address that is not http", () => {
    expect(read([{ text: "Mix.", image: "javascript:alert(1)" }]).lines[0]?.imageUrl).toBeNull();
  });
});

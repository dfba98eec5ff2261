import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRecipe } from "./scaling.ts";
import { readTestLine, words } from "./test-lines.ts";

/** The first line for other servings; the others decide the language. */
function scaled(language: string, text: string, factor: number): string | undefined {
  const unit = {
    de: "1 EL Öl",
    fr: "1 gousse d'ail",
    es: "1 cucharada de aceite",
    it: "1 spicchio d'aglio",
    nl: "1 eetlepel olie",
  };
  const lines = [text, unit[language as keyof typeof unit] ?? ""].map((line) => readTestLine(line, language));
  return scaleRecipe({ servings: 4, lines, steps: [] }, 4 * factor, words).lines[0]?.text;
}

describe("nouns without a unit", () => {
  it.each<[string, string, number, string]>([
    ["de", "1 Ei", 2, "2 Eier"],
    ["de", "1 Frühlingszwiebel, gehackt", 3, "3 Frühlingszwiebeln, gehackt"],
    ["de", "1 rote Paprikaschote", 2, "2 rote Paprikaschoten"],
    ["de", "4 Tomaten", 0.25, "1 Tomate"],
    ["de", "2 Eier", 0.5, "1 Ei"],
    ["de", "1 Zucchini", 2, "2 Zucchini"],
    ["fr", "1 oignon rouge émincé", 2, "2 oignons rouges émincés"],
    ["fr", "1 poireau", 2, "2 poireaux"],
    ["fr", "1 pomme de terre", 2, "2 pommes de terre"],
    ["fr", "2 citrons verts", 0.5, "1 citron vert"],
    ["fr", "1 ananas", 2, "2 ananas"],
    ["es", "1 pimiento rojo", 2, "2 pimientos rojos"],
    ["es", "1 limón", 2, "2 limones"],
    ["es", "1 calabacín", 2, "2 calabacines"],
    ["it", "1 ciuffo di basilico", 2, "2 ciuffi di basilico"],
    ["es", "1 tomate pera", 2, "2 tomate pera"],
    ["es", "2 cebollas picadas", 0.5, "1 cebolla picada"],
    ["it", "1 uovo", 2, "2 uova"],
    ["it", "1 cipolla rossa", 2, "2 cipolle rosse"],
    ["it", "1 limone", 3, "3 limoni"],
    ["it", "1 baccalà", 2, "2 baccalà"],
    ["it", "2 cipolle", 2, "4 cipolle"],
    ["it", "1 zucca mantovana", 2, "2 zucca mantovana"],
    ["nl", "1 rode ui, gesnipperd", 2, "2 rode uien, gesnipperd"],
    ["nl", "1 cherrytomaat", 2, "2 cherrytomaten"],
    ["nl", "2 eieren", 0.5, "1 ei"],
    ["nl", "1 aubergine", 2, "2 aubergines"],
  ])("in %s: %s, times %d", (language, text, factor, shown) => {
    expect(scaled(language, text, factor)).toBe(shown);
  });

  it("stay as written when the count remains above one", () => {
    const nouns = "Eier|Zwiebeln|cipolle|uova|huevos|oignons|eieren|Xyz".split("|");
    fc.assert(
      fc.property(
        fc.constantFrom(..."de fr es it nl".split(" ")),
        fc.constantFrom(...nouns),
        (language, noun) => {
          expect(scaled(language, `2 ${noun}`, 3)).toBe(`6 ${noun}`);
        },
      ),
    );
  });
});

describe("decimals", () => {
  it.each([
    ["de", "250 ml Milch", 6, "1,5 l Milch"],
    ["fr", "250 g de farine", 5, "1,25 kg de farine"],
    ["es", "250 g de harina", 5, "1,25 kg de harina"],
    ["en", "250 ml milk", 6, "1.5 l milk"],
  ])("have the comma of the language in %s: %s, times %d", (language, text, factor, shown) => {
    expect(scaled(language, text, factor)).toBe(shown);
  });

  it("follow the decimals of the recipe", () => {
    const lines = ["250 ml Milch", "1.5 kg Mehl", "1 EL Öl"].map((line) => readTestLine(line, "de"));
    const [first] = scaleRecipe({ servings: 1, lines, steps: [] }, 6, words).lines;
    expect(first?.text).toBe("1.5 l Milch");
  });
});

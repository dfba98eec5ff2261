import { describe, expect, it } from "vitest";
import type { Repair } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { cleanLine, cleanLines, textKey } from "./clean-text.ts";

const clean = (raw: string): { text: string; repairs: Repair[] } => {
  const repairs: Repair[] = [];
  const text = cleanLine(raw, (repair) => repairs.push(repair));
  return { text, repairs };
};
const ignore = (): void => undefined;

describe("cleanLine", () => {
  it("leaves plain text alone", () => {
    expect(clean("2 cups flour, sifted")).toEqual({ text: "2 cups flour, sifted", repairs: [] });
  });

  it("decodes character references and says so", () => {
    expect(clean("Salt &amp; pepper &frac12; &#8531;")).toEqual({
      text: "Salt & pepper ½ ⅓",
      repairs: ["entities"],
    });
  });

  it("decodes references that were encoded twice", () => {
    expect(clean("Mac &amp;amp; cheese").text).toBe("Mac & cheese");
  });

  it("removes tags, and tags that were encoded", () => {
    expect(clean("<b>1</b> egg &lt;em&gt;large&lt;/em&gt;").text).toBe("1 egg large");
  });

  it("drops what stands in scripts and styles", () => {
    expect(clean("<style>.a{color:red}</style>Stir<script>x()</script>.").text).toBe("Stir.");
  });

  it("keeps a sign that is no tag", () => {
    expect(clean("Heat to < 80 °C & > 60 °C").text).toBe("Heat to < 80 °C & > 60 °C");
  });

  it("makes every kind of space one space", () => {
    expect(clean("1\u00a0cup\u2009 \tmilk\u200b").text).toBe("1 cup milk");
  });

  it("mends UTF-8 that was read as Windows-1252", () => {
    expect(clean("1Â½ cups crÃ¨me, donâ€™t boil")).toEqual({
      text: "1½ cups crème, don’t boil",
      repairs: ["mojibake"],
    });
  });

  it("does not touch accents that are right", () => {
    expect(clean("Crème brûlée à l’Ã").repairs).toEqual([]);
  });

  it("makes double brackets single ones", () => {
    expect(clean("1 onion ((diced))")).toEqual({ text: "1 onion (diced)", repairs: ["brackets"] });
  });

  it("sets commas right that stand apart", () => {
    expect(clean("1 onion , diced").text).toBe("1 onion, diced");
  });

  it("removes signs that turn the direction of writing", () => {
    expect(clean("1 \u202eegg").text).toBe("1 egg");
  });
});

describe("cleanLines", () => {
  it("breaks lines at blocks and at <br>", () => {
    expect(cleanLines("<p>Mix.</p><p>Bake.<br>Cool.</p><ul><li>Eat</li></ul>", ignore)).toEqual([
      "Mix.",
      "Bake.",
      "Cool.",
      "Eat",
    ]);
  });

  it("returns no empty lines", () => {
    expect(cleanLines("\n\n a \r\n\r b", ignore)).toEqual(["a", "b"]);
  });
});

describe("textKey", () => {
  it("is the same for texts that differ in signs and case only", () => {
    expect(textKey("250 g Plain-Flour")).toBe(textKey("250g plain flour"));
  });

  it("is a long text's own, whatever was asked for before", () => {
    const long = "½ Cup, ".repeat(1000);
    expect(textKey(`${long}a`)).toBe(`${"12cup".repeat(1000)}a`);
    expect(textKey(`${long}B`)).toBe(`${"12cup".repeat(1000)}b`);
    expect(textKey(`${long}a`)).toBe(`${"12cup".repeat(1000)}a`);
  });
});

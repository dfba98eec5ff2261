import { describe, expect, it } from "vitest";
import type { Repair } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { cleanTextToLines, cleanTextToOneLine, textKey } from "./clean-text.ts";

const clean = (raw: string): { text: string; repairs: Repair[] } => {
  const repairs: Repair[] = [];
  const text = cleanTextToOneLine(raw, (repair) => repairs.push(repair));
  return { text, repairs };
};
const ignore = (): void => undefined;

describe("cleanLine", () => {
  it("leaves plain text unchanged", () => {
    expect(clean("2 cups flour, sifted")).toEqual({ text: "2 cups flour, sifted", repairs: [] });
  });

  it("decodes character references and reports it", () => {
    expect(clean("Salt &amp; pepper &frac12; &#8531;")).toEqual({
      text: "Salt & pepper ½ ⅓",
      repairs: ["entities"],
    });
  });

  it("decodes references that were encoded twice", () => {
    expect(clean("Mac &amp;amp; cheese").text).toBe("Mac & cheese");
  });

  it("removes tags, also encoded ones", () => {
    expect(clean("<b>1</b> egg &lt;em&gt;large&lt;/em&gt;").text).toBe("1 egg large");
  });

  it("drops scripts and styles", () => {
    expect(clean("<style>.a{color:red}</style>Stir<script>x()</script>.").text).toBe("Stir.");
  });

  it("keeps a less-than sign that is no tag", () => {
    expect(clean("Heat to < 80 °C & > 60 °C").text).toBe("Heat to < 80 °C & > 60 °C");
  });

  it("replaces every kind of space by one space", () => {
    expect(clean("1\u00a0cup\u2009 \tmilk\u200b").text).toBe("1 cup milk");
  });

  it("repairs UTF-8 that was decoded as Windows-1252", () => {
    expect(clean("1Â½ cups crÃ¨me, donâ€™t boil")).toEqual({
      text: "1½ cups crème, don’t boil",
      repairs: ["mojibake"],
    });
  });

  it("leaves correct accents unchanged", () => {
    expect(clean("Crème brûlée à l’Ã").repairs).toEqual([]);
  });

  it("replaces double brackets by single ones", () => {
    expect(clean("1 onion ((diced))")).toEqual({ text: "1 onion (diced)", repairs: ["brackets"] });
  });

  it("removes spaces before commas", () => {
    expect(clean("1 onion , diced").text).toBe("1 onion, diced");
  });

  it("removes characters that change the writing direction", () => {
    expect(clean("1 \u202eegg").text).toBe("1 egg");
  });
});

describe("cleanLines", () => {
  it("breaks lines at blocks and <br>", () => {
    expect(cleanTextToLines("<p>Mix.</p><p>Bake.<br>Cool.</p><ul><li>Eat</li></ul>", ignore)).toEqual([
      "Mix.",
      "Bake.",
      "Cool.",
      "Eat",
    ]);
  });

  it("returns no empty lines", () => {
    expect(cleanTextToLines("\n\n a \r\n\r b", ignore)).toEqual(["a", "b"]);
  });
});

describe("textKey", () => {
  it("is equal for texts that differ only in punctuation and case", () => {
    expect(textKey("250 g Plain-Flour")).toBe(textKey("250g plain flour"));
  });

  it("does not depend on earlier calls for a long text", () => {
    const long = "½ Cup, ".repeat(1000);
    expect(textKey(`${long}a`)).toBe(`${"12cup".repeat(1000)}a`);
    expect(textKey(`${long}B`)).toBe(`${"12cup".repeat(1000)}b`);
    expect(textKey(`${long}a`)).toBe(`${"12cup".repeat(1000)}a`);
  });
});

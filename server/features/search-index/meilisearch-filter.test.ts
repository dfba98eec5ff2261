import { describe, expect, it } from "vitest";
import {
  convertFtsExpressionToMeiliFilter,
  selectTokensForMeili,
} from "./service/meilisearch-expression-filter.ts";
import {
  createMeiliFacetFilterOrNull,
  createMeiliScopeFilter,
  quoteMeiliValue,
} from "./service/meilisearch-filter.ts";
import { createMeiliQuery } from "./service/meilisearch-queries.ts";
import { createMeiliIndexSettings } from "./service/meilisearch-settings.ts";

describe("a filter", () => {
  it("holds whatever people write as one value", () => {
    expect(quoteMeiliValue('a" OR scope = "2')).toBe('"a\\" OR scope = \\"2"');
    expect(quoteMeiliValue("a\\")).toBe('"a\\\\"');
    expect(quoteMeiliValue('\\" OR 1')).toBe('"\\\\\\" OR 1"');
  });

  it("holds no half of a letter, which no server would take", () => {
    expect(quoteMeiliValue("a\ud800b🎂")).toBe('"a\ufffdb🎂"');
    const asked = { scopes: [0], filters: {}, words: ["so\udc00up"], limit: 5, expression: null };
    expect(createMeiliQuery({ ...asked, text: { words: asked.words, inTitle: true } }).q).toBe("so\ufffdup");
  });

  it("leaves the facets that are asked for alone", () => {
    expect(createMeiliFacetFilterOrNull({})).toBeNull();
    expect(createMeiliFacetFilterOrNull({ cuisine: "THAI", maxServings: 4, hasImage: false })).toBe(
      '(cuisine = "THAI") AND (servings <= "4") AND (hasImage = false)',
    );
  });

  it("takes what an expression says, and nothing of a token for syntax", () => {
    expect(convertFtsExpressionToMeiliFilter('("tesoup" AND "ieleek") NOT ("pea·eb")')).toBe(
      '( tokens = "tesoup" AND tokens = "ieleek" ) AND NOT ( tokens = "pea·eb" )',
    );
    expect(convertFtsExpressionToMeiliFilter('"·7·mesoup"')).toBe(
      'tokens IN ["·7·tesoup", "·7·iesoup", "·7·mesoup"]',
    );
    expect(convertFtsExpressionToMeiliFilter('"te"")OR(""x"')).toBe('tokens = "te\\")OR(\\"x"');
  });

  it("is within the reader's scopes, whatever is sought", () => {
    const sought = { scopes: [0, 7], filters: {}, words: ["soup"], limit: 5 };
    for (const question of [
      { ...sought, expression: '"tesoup"', text: null },
      { ...sought, expression: null, text: { words: ["soup"], inTitle: true } },
      { ...sought, expression: null, text: { words: ["soup"], inTitle: false } },
    ]) {
      expect(createMeiliQuery(question).filter.startsWith(`(${createMeiliScopeFilter([0, 7])})`)).toBe(true);
    }
  });
});

describe("a document's tokens", () => {
  it("hold each word of title and ingredients once, and none of the steps", () => {
    expect(
      selectTokensForMeili(["§", "tesoup", "mesoup", "besoup", "ieleek", "meleek", "mequick", "bepot"]),
    ).toEqual(["§", "tesoup", "ieleek", "mequick"]);
    expect(selectTokensForMeili(["·7·tesoup", "·7·mesoup", "·7·bepot"])).toEqual(["·7·tesoup"]);
  });
});

describe("the settings", () => {
  const { synonyms, stopWords, typoTolerance } = createMeiliIndexSettings();

  it("let names of the kitchen stand for each other, both ways", () => {
    expect(synonyms.aubergine).toContain("eggplant");
    expect(synonyms.eggplant).toContain("aubergine");
    const oneWay = Object.entries(synonyms).flatMap(([name, others]) =>
      others.filter((other) => !(other in synonyms)).map((other) => [name, other]),
    );
    expect(oneWay).toEqual([]);
  });

  it("forgive one slip from four letters and two from eight, and drop words of grammar", () => {
    expect(typoTolerance.minWordSizeForTypos).toEqual({ oneTypo: 4, twoTypos: 8 });
    expect(stopWords).toEqual(expect.arrayContaining(["the", "und", "avec"]));
  });
});

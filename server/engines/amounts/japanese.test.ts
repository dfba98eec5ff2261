import { describe, expect, it } from "vitest";
import { readLeadingAmountOrNull, tokenizeLine } from "./amounts.ts";

const words = (line: string) => tokenizeLine(line, "ja").map(({ text }) => text);

describe("Japanese lines", () => {
  it.each<[string, string[]]>([
    ["醤油大さじ1と1/2", ["醤油", "大さじ", "1", "と", "1/2"]],
    ["玉ねぎ2個", ["玉ねぎ", "2", "個"]],
    ["豚肉２００ｇずつ", ["豚肉", "200", "g", "ずつ"]],
    ["酒・みりん各大さじ2", ["酒", "・", "みりん", "各", "大さじ", "2"]],
    ["水約300ml", ["水", "約", "300", "ml"]],
    ["にんにく 一片", ["にんにく", "一", "片"]],
    ["塩 ひとつまみ", ["塩", "ひと", "つまみ"]],
    ["りんご 中1個", ["りんご", "中", "1", "個"]],
    ["大葉 5枚", ["大葉", "5", "枚"]],
    ["三つ葉 適量", ["三つ葉", "適量"]],
    ["一味唐辛子 少々", ["一味唐辛子", "少々"]],
    ["だし汁（冷）１カップ", ["だし汁", "(", "冷", ")", "1", "カップ"]],
  ])("%s is cut at spoons, counters and numbers", (line, tokens) => {
    expect(words(line)).toEqual(tokens);
  });

  it("keeps every position of a line with full-width characters", () => {
    const line = "牛乳　１カップ（２００ｍｌ）";
    for (const { start, end, text } of tokenizeLine(line, "ja"))
      expect(line.slice(start, end).normalize("NFKC")).toBe(text);
  });

  it.each<[string, object, string]>([
    ["大さじ1と1/2", { kind: "one", value: { n: 3, d: 2 }, as: "fraction" }, "大さじ"],
    ["各小さじ2", { kind: "one", value: { n: 2, d: 1 }, as: "whole" }, "小さじ"],
    ["カップ1/2", { kind: "one", value: { n: 1, d: 2 }, as: "fraction" }, "カップ"],
    ["大さじ2〜3", { kind: "range", from: { n: 2, d: 1 }, to: { n: 3, d: 1 }, as: "whole" }, "大さじ"],
    ["大3", { kind: "one", value: { n: 3, d: 1 }, as: "whole" }, "大"],
  ])("%s has its unit before its number", (line, amount, unit) => {
    const reading = readLeadingAmountOrNull({ line, tokens: tokenizeLine(line, "ja"), language: "ja" });
    expect(reading).toMatchObject({ amount, unit });
  });

  it("adds spoons", () => {
    const line = "大さじ1と小さじ1";
    const reading = readLeadingAmountOrNull({ line, tokens: tokenizeLine(line, "ja"), language: "ja" });
    expect(reading?.amount).toMatchObject({ kind: "sum", parts: [{ unit: "大さじ" }, { unit: "小さじ" }] });
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getLowestQuantityOrNull, getMaxQuantityOrNull } from "#server/engines/amounts/amounts.ts";
import { readIngredientLine } from "./ingredient-lines.ts";

type Reported = { kind: string; language: string; line: string; readings: string[] };

/** The first lines of `reported-lines.txt` explain its format. */
const reported: Reported[] = readFileSync(join(import.meta.dirname, "reported-lines.txt"), "utf8")
  .split("\n")
  .reduce<{ kind: string; rows: Reported[] }>(
    ({ kind, rows }, row) => {
      if (row.startsWith("== ")) return { kind: row.slice(3), rows };
      const [head = "", ...answers] = row.split(" | ");
      const [, language = "", line = ""] = /^(?:([a-z]{2})> )?(.*)$/.exec(head) ?? [];
      if (row !== "" && !row.startsWith("# "))
        rows.push({ kind, language, line: unescaped(line), readings: answers.join(" | ").split(" ; ") });
      return { kind, rows };
    },
    { kind: "", rows: [] },
  ).rows;

function unescaped(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

const number = (value: number | null) => (value === null ? "-" : String(Number(value.toFixed(4))));

/** Writes a reading as "amount unit | name", with "?" if the amount is uncertain. */
function written(line: string, language: string): string {
  const { amount, unit, size, name, isUncertain } = readIngredientLine(line, language ? { language } : {});
  const to = getMaxQuantityOrNull(amount);
  const value = number(getLowestQuantityOrNull(amount)) + (to === null ? "" : `-${number(to)}`);
  const words = [value, unit, size === null ? null : `(${size})`].filter((word) => word !== null);
  return `${words.join(" ")} | ${name}${isUncertain ? " ?" : ""}`;
}

describe("readIngredientLine", () => {
  it.each(reported)("reads the reported $kind line $line", ({ line, language, readings }) => {
    expect(readings).toContain(written(line, language));
  });
});

const read = (line: string, language = "en") => {
  const { amount, unit, name } = readIngredientLine(line, { language });
  return [getLowestQuantityOrNull(amount), unit, name];
};

describe("readIngredientLine of any number", () => {
  it("reads long decimals as the fraction when the unit is measured in fractions", () => {
    const fractions = fc.constantFrom(1 / 3, 2 / 3, 1 / 6, 5 / 6, 1 / 8, 3 / 8, 1 / 16, 1 / 4, 1 / 2);
    fc.assert(
      fc.property(fc.nat(20), fractions, fc.integer({ min: 4, max: 17 }), (integer, part, digits) => {
        const value = (integer + part).toFixed(digits);
        const [quantity, ...rest] = read(`${value} cups flour`);
        expect(quantity).toBeCloseTo(integer + part, 12);
        expect(rest).toEqual(["cups", "flour"]);
        expect(read(`${value} kg flour`)[0]).toBe(Number(Number(value).toFixed(6)));
      }),
    );
  });

  it("reads groups of thousands when apostrophes or commas part them", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999 }), fc.constantFrom("'", "’", ","), (value, mark) => {
        const line = `${String(value).replace(/(?=\d{3}$)/, mark)} g flour`;
        expect(read(line)).toEqual([value, "g", "flour"]);
      }),
    );
  });

  it("reads one item when a length describes it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.constantFrom("inch", "cm"), (length, unit) => {
        const { amount, size, name } = readIngredientLine(`${length}-${unit} tortilla`, { language: "en" });
        expect([getLowestQuantityOrNull(amount), size, name]).toEqual([1, `${length}-${unit}`, "tortilla"]);
      }),
    );
  });

  it("reads the same when the amount follows its name or is in brackets", () => {
    const units = fc.constantFrom("g", "cups", "tbsp", "cans");
    const joints = fc.constantFrom(", ", ": ", " - ", " ", "......", " (", " [");
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), units, joints, (value, unit, joint) => {
        const close = joint === " (" ? ")" : joint === " [" ? "]" : "";
        expect(read(`White flour${joint}${value} ${unit}${close}`)).toEqual([value, unit, "White flour"]);
      }),
    );
  });

  it("reads the same when invisible characters, footnote marks or leader dots are added", () => {
    const added = fc.constantFrom("\u200b", "\u00ad", "\ufeff", "\u2060", "\u200e");
    fc.assert(
      fc.property(added, fc.constantFrom("*", "†", "¹", ""), (sign, mark) => {
        expect(read(`2 ${sign}cups${sign} flour${mark}`)).toEqual([2, "cups", "flour"]);
      }),
    );
  });

  it("reads the same when leader dots part name and amount", () => {
    const dots = fc.constantFrom(".", "·", "_", "-", "…", "・", "=", ". ", "· ");
    const value = fc.integer({ min: 1, max: 900 });
    fc.assert(
      fc.property(dots, fc.integer({ min: 3, max: 20 }), value, (dot, count, amount) => {
        expect(read(`Flour${dot.repeat(count)}${amount} g`)).toEqual([amount, "g", "Flour"]);
        expect(read(`Flour ${dot.repeat(count)} ${amount} g`)).toEqual([amount, "g", "Flour"]);
      }),
    );
  });

  it("reads the same when a fraction ends like an ordinal", () => {
    const parts = fc.constantFrom(
      [1, 3, "rd"],
      [2, 3, "rds"],
      [1, 4, "th"],
      [3, 4, "ths"],
      [5, 8, "ths"],
      [1, 8, "th"],
    );
    fc.assert(
      fc.property(fc.nat(9), parts, (integer, [n, d, ending]) => {
        const number = `${integer || ""} ${n}/${d}`.trim();
        expect(read(`${number}${ending} cup honey`)).toEqual(read(`${number} cup honey`));
        expect(read(`${number}${ending} cup honey`)[0]).toBeCloseTo(integer + Number(n) / Number(d), 12);
      }),
    );
  });

  it.each([
    ["en", "# and a half cups sugar", "cups", "sugar"],
    ["de", "# und ein halb Tassen Zucker", "Tassen", "Zucker"],
    ["fr", "# tasses et demie de sucre", "tasses", "sucre"],
    ["es", "# tazas y media de azúcar", "tazas", "azúcar"],
    ["it", "# tazze e mezza di zucchero", "tazze", "zucchero"],
    ["pt", "# xícaras e meia de açúcar", "xícaras", "açúcar"],
    ["nl", "# en een half kopje suiker", "kopje", "suiker"],
    ["ru", "# с половиной стакана сахара", "стакана", "сахара"],
    ["uk", "# з половиною склянки цукру", "склянки", "цукру"],
    ["bg", "# и половина чаши захар", "чаши", "захар"],
    ["pl", "# i pół szklanki cukru", "szklanki", "cukru"],
    ["cs", "# a půl hrnku cukru", "hrnku", "cukru"],
    ["sv", "# och en halv dl socker", "dl", "socker"],
    ["tr", "# buçuk su bardağı şeker", "su bardağı", "şeker"],
    ["ar", "# كوب ونصف سكر", "كوب", "سكر"],
    ["he", "# כוסות וחצי סוכר", "כוסות", "סוכר"],
    ["fa", "# و نیم پیمانه شکر", "پیمانه", "شکر"],
    ["ko", "#컵 반 설탕", "컵", "설탕"],
  ])("adds a half in words to any number in %s: %s", (language, line, unit, name) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (value) => {
        expect(read(line.replace("#", String(value)), language)).toEqual([value + 0.5, unit, name]);
      }),
    );
  });

  it.each([
    ["ar", "٠", "غرام", "سكر"],
    ["fa", "۰", "گرم", "شکر"],
    ["hi", "०", "ग्राम", "चीनी"],
    ["th", "๐", "กรัม", "น้ำตาล"],
    ["ja", "０", "グラム", "砂糖"],
    ["ja", "0", "個", "卵"],
    ["zh", "０", "克", "糖"],
    ["zh", "0", "个", "鸡蛋"],
    ["ko", "0", "큰술", "설탕"],
    ["ru", "0", "ст. л.", "сахар"],
    ["uk", "0", "г", "цукор"],
    ["bg", "0", "ч.ч.", "захар"],
    ["el", "0", "γρ.", "ζάχαρη"],
    ["he", "0", "גרם", "סוכר"],
  ])(
    "reads any number in the script of %s with the digit %s and the unit %s",
    (language, zero, unit, name) => {
      const digits = (value: number) =>
        String(value).replace(/\d/g, (digit) =>
          String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
        );
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 999 }), fc.constantFrom("", " "), (value, gap) => {
          expect(read(`${digits(value)}${gap}${unit} ${name}`, language)).toEqual([value, unit, name]);
          expect(read(`${name} ${digits(value)}${gap}${unit}`, language)).toEqual([value, unit, name]);
        }),
      );
    },
  );

  it("reads numbers in Han characters when a unit follows", () => {
    const digits = "〇一二三四五六七八九";
    const written = (value: number): string => {
      const [hundreds, tens, unit] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10];
      const ten =
        tens === 0
          ? hundreds > 0 && unit > 0
            ? "零"
            : ""
          : `${tens > 1 || hundreds > 0 ? digits[tens] : ""}十`;
      return `${hundreds > 0 ? `${digits[hundreds]}百` : ""}${ten}${unit > 0 ? digits[unit] : ""}`;
    };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), (value) => {
        expect(read(`${written(value)}克糖`, "zh")).toEqual([value, "克", "糖"]);
      }),
    );
  });

  it("asks for a check when a line has a second ingredient", () => {
    const first = fc.constantFrom("1 cup milk", "2 onions", "250 g flour", "3 cloves garlic");
    const joint = fc.constantFrom(", ", " and ", " + ", " plus ", "; ");
    const second = fc.constantFrom("2 eggs", "1 tbsp honey", "100 g butter", "two carrots", "1/2 tsp salt");
    fc.assert(
      fc.property(first, joint, second, (before, mark, after) => {
        expect(readIngredientLine(before + mark + after, { language: "en" }).isUncertain).toBe(true);
      }),
    );
  });

  it("asks for a check when one letter of a unit is missing or two are exchanged", () => {
    const units = fc.constantFrom("teaspoons", "tablespoons", "ounces", "pounds", "grams");
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        units,
        fc.nat(6),
        fc.boolean(),
        (value, unit, index, isSwap) => {
          const place = 1 + (index % (unit.length - 3));
          const [a = "", b = ""] = unit.slice(place);
          fc.pre(a !== b);
          const typed = unit.slice(0, place) + (isSwap ? b + a : b) + unit.slice(place + 2);
          expect(readIngredientLine(`${value} ${typed} honey`, { language: "en" }).isUncertain).toBe(true);
        },
      ),
    );
  });

  it("reads a container with its size in brackets as one", () => {
    const container = fc.constantFrom("bag", "can", "packet", "jar", "box");
    fc.assert(
      fc.property(
        container,
        fc.constantFrom(" of", ""),
        fc.integer({ min: 1, max: 900 }),
        (unit, of, size) => {
          expect(read(`${unit}${of} beans (${size} g)`)).toEqual([1, unit, "beans"]);
        },
      ),
    );
  });

  it("asks for a check when an amount may be zero or two numbers", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.constantFrom("1/2", "2/3", "3/4"), (integer, part) => {
        expect(readIngredientLine(`${integer}${part} cups flour`).isUncertain).toBe(true);
        expect(readIngredientLine(`${integer} ${part} cups flour`).isUncertain).toBe(false);
      }),
    );
    expect(readIngredientLine("0.0000001 g saffron").isUncertain).toBe(true);
  });
});

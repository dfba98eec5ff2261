import { describe, expect, it } from "vitest";
import { readTestLine, scaleTestLine } from "./test-lines.ts";

describe("a line of another language", () => {
  it.each<[string, string, number, string]>([
    ["cs", "1 lžíce medu", 2, "2 lžíce medu"],
    ["cs", "1 lžíce medu", 5, "5 lžic medu"],
    ["cs", "2 stroužky česneku", 2.5, "5 stroužků česneku"],
    ["cs", "Tortilla pšeničná 2 ks", 2, "Tortilla pšeničná 4 ks"],
    ["sk", "1 lyžica oleja", 5, "5 lyžíc oleja"],
    ["sk", "Vajce: 1 ks", 3, "Vajce: 3 ks"],
    ["hr", "2 žlice ulja", 3, "6 žlica ulja"],
    ["hu", "2 db tojás", 2, "4 db tojás"],
    ["el", "1 κουταλιά της σούπας ξίδι", 2, "2 κουταλιές της σούπας ξίδι"],
    ["tr", "yarım su bardağı süt", 2, "1 su bardağı süt"],
    ["tr", "1 paket vanilin", 2, "2 paket vanilin"],
    ["ja", "玉ねぎ 2個", 2, "玉ねぎ 4個"],
    ["ja", "しょうゆ 大さじ1と1/2", 2, "しょうゆ 大さじ3"],
    ["ja", "酒・みりん 各大さじ2", 2, "酒・みりん 各大さじ4"],
    ["ja", "鶏もも肉 １枚（300g）", 2, "鶏もも肉 2枚 (600 g)"],
    ["it", "savoiardi 12", 2, "savoiardi 24"],
    ["it", "limoncino 30 ml oppure limoncello", 2, "limoncino 60 ml oppure limoncello"],
    ["fr", "1 tasse de sucre", 2, "2 tasses de sucre"],
    ["ca", "1 tasse de sucre", 2, "2 tasses de sucre"],
    ["pt", "0 e 1/2 xícara de açúcar", 2, "1 xícara de açúcar"],
    ["it", "metà dose di pasta frolla", 2, "1 dose di pasta frolla"],
    ["it", "metà cipolla", 2, "1 cipolla"],
    ["pt", "metade de um limão", 2, "1 limão"],
  ])("in %s: %s, times %d", (language, line, times, text) => {
    expect(scaleTestLine(4, 4 * times, readTestLine(line, language)).text).toBe(text);
  });
});

it.each([
  ["en", "half of the dough"],
  ["en", "½ of the lemon juice"],
  ["en", "half milk, half water"],
  ["en", "half and half"],
  ["it", "metà dell'impasto"],
  ["fr", "moitié de la pâte"],
  ["fr", "moitié lait, moitié eau"],
  ["de", "1/2 der Füllung"],
  ["es", "mitad de la masa"],
  ["pt", "metade da massa"],
  ["nl", "helft van het deeg"],
])("a share is the same for all servings in %s: %s", (language, line) => {
  const scaled = scaleTestLine(4, 8, readTestLine(line, language));
  expect(scaled).toMatchObject({ text: line, scaledQuantity: 0.5, changed: false });
});

describe("a second ingredient with its own amount", () => {
  it.each([
    ["Salt and 1/2 tsp pepper", "Salt and 1 tsp pepper"],
    ["Butter and 2 tablespoons flour, for the tin", "Butter and ¼ cup flour, for the tin"],
  ])("scales when the first has none: %s", (line, text) => {
    expect(scaleTestLine(4, 8, line)).toMatchObject({ text, scaled: null, changed: true });
  });

  it.each(["Salt and pepper", "salt, to taste", "flour 00", "7-Up", "Vitamin B 12"])(
    "is unchanged without an amount: %s",
    (line) => {
      expect(scaleTestLine(4, 8, line)).toMatchObject({ text: line, changed: false });
    },
  );

  it("scales after conjunctions of its language", () => {
    expect(scaleTestLine(4, 8, readTestLine("2 lžíce oleje nebo 1 lžíce másla", "cs")).text).toBe(
      "4 lžíce oleje nebo 2 lžíce másla",
    );
  });
});

describe("a piece with its length", () => {
  it.each([
    ["2 9-inch pie crust", 2, "4 (9 inch) pie crusts"],
    ["9-inch pie crust", 3, "3 9-inch pie crusts"],
    ["2 8-inch peaches", 0.5, "1 (8 inch) peach"],
    ["6-pack of rolls", 2, "2 6-pack of rolls"],
  ])("takes the number of its count: %s, times %d", (line, times, text) => {
    expect(scaleTestLine(4, 4 * times, line).text).toBe(text);
  });

  it("doubles the number and not the length", () => {
    expect(scaleTestLine(4, 8, "1 1/4-inch piece ginger").text).toBe("2 (1 ¼ inch) pieces ginger");
  });
});

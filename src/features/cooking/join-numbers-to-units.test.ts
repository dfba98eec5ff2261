import { expect, it } from "vitest";
import { joinNumbersToUnits } from "./join-numbers-to-units.ts";

it.each([
  ["Bake at 180 °C or 350 °F.", "Bake at 180~°C or 350~°F."],
  ["Add 1½ cups of rice and 1 1/2 tsp salt.", "Add 1½~cups of rice and 1~1/2~tsp salt."],
  ["200 г муки, 2 Esslöffel Öl, 5 cm", "200~г муки, 2~Esslöffel Öl, 5~cm"],
  ["Serves 4\n5 cm, 12 to", "Serves 4\n5~cm, 12~to"],
  [
    "Use 16 tablespoons, 2 Gemüsezwiebeln, 3, 4 or\u00a05.",
    "Use 16~tablespoons, 2 Gemüsezwiebeln, 3, 4~or\u00a05.",
  ],
])("a number in %j does not part from its unit", (text, joined) => {
  expect(joinNumbersToUnits(text).replaceAll("\u00a0", "~")).toBe(joined.replaceAll("\u00a0", "~"));
});

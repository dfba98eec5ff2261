import { describe, expect, it } from "vitest";
import { getAmountWords, LANGUAGES } from "./languages.ts";
import { findLanguagesOfUnit, inflectUnitForCount } from "./plurals.ts";
import { findUnitByWordOrNull } from "./units.ts";

describe("inflectUnitForCount in a language", () => {
  it.each([
    ["cs", "lžíce", "2 lžíce, 5 lžic, 22 lžic, 0.5 lžíce"],
    ["cs", "stroužek", "2 stroužky, 5 stroužků, 1.5 stroužku"],
    ["sk", "lyžice", "1 lyžica, 3 lyžice, 5 lyžíc"],
    ["sk", "strúčik", "4 strúčiky, 12 strúčikov"],
    ["hr", "žlica", "3 žlice, 5 žlica, 21 žlica, 22 žlice, 12 žlica"],
    ["hr", "češanj", "2 češnja, 6 češnjeva"],
    ["pl", "łyżka", "2 łyżki, 5 łyżek, 21 łyżek, 22 łyżki"],
    ["el", "φλιτζάνι", "2 φλιτζάνια, 0.5 φλιτζάνι"],
    ["hu", "evőkanál", "5 evőkanál"],
    ["tr", "paket", "5 paket"],
    ["tr", "bağ", "2 bağ"],
    ["ja", "個", "5 個"],
  ])("%s %s follows the count: %s", (language, unit, forms) => {
    const counts = forms.split(", ").map((form) => Number(form.split(" ")[0]));
    expect(counts.map((count) => `${count} ${inflectUnitForCount(unit, count, language)}`).join(", ")).toBe(
      forms,
    );
  });

  it("unitFor takes no form of another language when the language is unknown", () => {
    expect(inflectUnitForCount("gram", 2, "nl")).not.toBe("gramy");
    expect(inflectUnitForCount("paket", 2)).toBe("paket");
    expect(inflectUnitForCount("stroužek", 2)).toBe("stroužky");
  });
});

describe("inflectUnitForCount", () => {
  it.each<[string, number, string]>([
    ["tin", 2, "tins"],
    ["tins", 1, "tin"],
    ["tins", 0.5, "tin"],
    ["cup", 2.25, "cups"],
    ["cups", 0.75, "cup"],
    ["pinch", 2, "pinches"],
    ["box", 2, "boxes"],
    ["leaf", 3, "leaves"],
    ["leaves", 1, "leaf"],
    ["loaf", 2, "loaves"],
    ["inch", 3, "inches"],
    ["handful", 2, "handfuls"],
    ["tablespoons", 1, "tablespoon"],
    ["tsp", 4, "tsp"],
    ["tsp.", 4, "tsp."],
    ["T", 4, "T"],
    ["lb", 3, "lb"],
    ["lbs", 1, "lb"],
    ["dozen", 2, "dozen"],
    ["EL", 4, "EL"],
    ["Dose", 2, "Dosen"],
    ["Dosen", 1, "Dose"],
    ["Tasse", 2, "Tassen"],
    ["tasse", 2, "tasses"],
    ["Blatt", 6, "Blatt"],
    ["Blätter", 1, "Blatt"],
    ["cuillère à soupe", 2, "cuillères à soupe"],
    ["cuillère à soupe", 1.5, "cuillère à soupe"],
    ["cucharada", 3, "cucharadas"],
    ["cucchiaio", 2, "cucchiai"],
    ["blikje", 2, "blikjes"],
    ["colher de sopa", 2, "colheres de sopa"],
    ["klyfta", 2, "klyftor"],
    ["dåse", 2, "dåser"],
    ["łyżka", 2, "łyżki"],
    ["łyżka", 5, "łyżek"],
    ["łyżka", 12, "łyżek"],
    ["łyżka", 22, "łyżki"],
    ["łyżek", 1.5, "łyżki"],
    ["łyżkę", 2, "łyżki"],
    ["szklankę", 1, "szklankę"],
    ["widget", 2, "widget"],
    ["", 2, ""],
  ])("%s for %d is %s", (unit, count, form) => {
    expect(inflectUnitForCount(unit, count)).toBe(form);
  });

  it("uses the given language when two share a word", () => {
    expect(inflectUnitForCount("litro", 2, "it")).toBe("litri");
    expect(inflectUnitForCount("litro", 2, "es")).toBe("litros");
    expect(inflectUnitForCount("kvist", 2, "da")).toBe("kviste");
    expect(inflectUnitForCount("kvist", 2, "sv")).toBe("kvistar");
  });

  it("stays within a kind of unit", () => {
    for (const language of LANGUAGES) {
      for (const form of (getAmountWords(language).unitForms ?? []).flatMap((forms) => forms.split("|"))) {
        for (const count of [0.5, 1, 2, 5]) {
          const kind = findUnitByWordOrNull(form)?.id;
          const given = findUnitByWordOrNull(inflectUnitForCount(form, count, language));
          if (kind !== undefined && given !== null)
            expect([form, count, given.id]).toEqual([form, count, kind]);
        }
      }
    }
  });
});

describe("languagesOfUnit", () => {
  it("is empty when a unit word is common to all languages", () => {
    expect(findLanguagesOfUnit("Dosen")).toEqual(["de"]);
    expect(findLanguagesOfUnit("łyżka")).toEqual(["pl"]);
    expect(findLanguagesOfUnit("g")).toEqual([]);
    expect(findLanguagesOfUnit("cups")).toEqual([]);
  });
});

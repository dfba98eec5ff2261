import { unitWordForms } from "./plural-words.ts";
import { unitKey, unitKind } from "./units.ts";

/** Two forms, or four where a language asks for more: one, few, many, part of one. */
type Forms = { language: string; forms: readonly string[] };

const formsByKey = new Map<string, Forms[]>();
for (const [language, text] of Object.entries(unitWordForms)) {
  for (const entry of text.split(",")) {
    const forms = entry.split("|");
    // Polish recipes ask for things in the accusative: "dodaj łyżkę".
    const asked = language === "pl" ? [(forms[0] ?? "").replace(/a$/, "ę")] : [];
    for (const key of new Set([...forms, ...asked].map(unitKey))) {
      formsByKey.set(key, [...(formsByKey.get(key) ?? []), { language, forms }]);
    }
  }
}

/** English measures that keep their form: "2 oz", "3 tbsp". "lbs" of one is "lb" all the same. */
const STAND_STILL = new Set(
  "tsp tspn tbsp tbs tbl tblsp dsp oz fl oz floz fluid oz lb pt qt gal g gm gr kg mg ml cl dl l ltr cm mm dag dkg deka pc dozen doz gms grs mls kgs".split(
    " ",
  ),
);

/**
 * A unit word in the number that a count asks for, in its own language and spelling: "tins" for 2 and "tin",
 * "Dosen" for 2 and "Dose", "tin" for ½ and "tins". A word that is not known, or that does not change, is answered
 * as it came. `language` ("de") decides where languages share a word ("glas", "litro").
 */
export function unitFor(unit: string, count: number, language?: string | null): string {
  const kind = unitKind(unit);
  if (!kind || /^(T|Tb|t|c|C)\.?$/.test(unit)) return unit;
  const known = formsByKey.get(unitKey(unit)) ?? [];
  const german = /^\p{Lu}\p{Ll}/u.test(unit);
  const chosen =
    known.find((entry) => entry.language === language) ??
    (kind.english && language !== undefined && language !== null && language !== "en"
      ? known[0]
      : undefined) ??
    (kind.english ? undefined : (known.find((entry) => (entry.language === "de") === german) ?? known[0]));
  if (chosen) {
    const form = inCaseOf(unit, formOf(chosen, unit, count));
    const told = unitKind(form);
    return told && told.id !== kind.id ? unit : form;
  }
  return kind.english ? englishForm(unit, count) : unit;
}

/** The languages that a unit word is told by: ["de"] for Dosen, [] for g and for English words. */
export function languagesOfUnit(unit: string): string[] {
  if (unitKind(unit)?.english !== false) return [];
  return [...new Set((formsByKey.get(unitKey(unit)) ?? []).map((entry) => entry.language))];
}

function formOf({ language, forms }: Forms, unit: string, count: number): string {
  const [one = "", few = one, many = few, part = few] = forms;
  if (forms.length > 2) {
    if (count === 1) return unit.endsWith("ę") ? unit : one;
    if (!Number.isInteger(count)) return part;
    const [unitDigit, tens] = [count % 10, count % 100];
    return unitDigit >= 2 && unitDigit <= 4 && !(tens >= 12 && tens <= 14) ? few : many;
  }
  // French counts from two on as many; a German measure in the singular ("2 Blatt") stays.
  const isMany = language === "fr" ? count >= 2 : count > 1;
  if (isMany && unitKey(unit) === "blatt") return one;
  return isMany ? few : one;
}

function englishForm(unit: string, count: number): string {
  const key = unitKey(unit);
  const id = unitKind(unit)?.id;
  const same = (form: string) => {
    const kind = unitKind(form);
    return kind?.id === id && kind?.english === true;
  };
  const singular = [unit.replace(/ves$/i, "f"), unit.replace(/es$/i, ""), unit.replace(/s$/i, "")].find(
    (form) => form !== unit && form.length > 1 && same(form),
  );
  if (count <= 1) return singular ?? unit;
  if (STAND_STILL.has(key) || singular !== undefined) return unit;
  const plurals = [
    `${unit}s`,
    `${unit}es`,
    unit.replace(/a?f$/i, (end) => (end.length > 1 ? "aves" : "ves")),
  ];
  return plurals.find((form) => form !== unit && same(form)) ?? unit;
}

/** "Dosen" for "Dose", "dosen" for "dose", "DOSEN" for "DOSE". */
function inCaseOf(written: string, form: string): string {
  if (written.length > 1 && written === written.toUpperCase()) return form.toUpperCase();
  return /^\p{Lu}/u.test(written) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}

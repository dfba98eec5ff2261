import { getAmountWords, hasLowerUnitWordPriority, LANGUAGES } from "./languages.ts";
import { findUnitByWordOrNull, normalizeUnitWord } from "./units.ts";

/** Singular and plural of a unit word. Slavic languages have up to four forms: one, few, many, a fraction. */
type Forms = { language: string; forms: readonly string[] };

/** Endings of the accusative, which Slavic recipes use for one item: "dodaj łyżkę", "přidej lžíci". */
const ACCUSATIVE: Readonly<Record<string, readonly [RegExp, string][]>> = {
  pl: [[/a$/, "ę"]],
  cs: [
    [/a$/, "u"],
    [/e$/, "i"],
  ],
  sk: [[/a$/, "u"]],
  hr: [[/a$/, "u"]],
};

function getAccusativesOfUnit(language: string, singular: string): string[] {
  const [end, ending] = ACCUSATIVE[language]?.find(([end]) => end.test(singular)) ?? [];
  // In units of two words, such as "čajová lžička", both words change. Their accusatives are not supported.
  return end && ending !== undefined && !singular.includes(" ") ? [singular.replace(end, ending)] : [];
}

const formsByKey = new Map<string, Forms[]>();
for (const language of LANGUAGES) {
  for (const entry of getAmountWords(language).unitForms ?? []) {
    const forms = entry.split("|");
    for (const key of new Set(
      [...forms, ...getAccusativesOfUnit(language, forms[0] ?? "")].map(normalizeUnitWord),
    )) {
      formsByKey.set(key, [...(formsByKey.get(key) ?? []), { language, forms }]);
    }
  }
}

/**
 * English measures that have no plural: "2 oz", "3 tbsp". A given plural still becomes singular: one "lbs" is
 * "lb".
 */
const INVARIABLE = new Set(
  "tsp tspn tbsp tbs tbl tblsp dsp oz fl oz floz fluid oz lb pt qt gal g gm gr kg mg ml cl dl l ltr cm mm dag dkg deka pc dozen doz gms grs mls kgs".split(
    " ",
  ),
);

/**
 * The form of a unit word that a count requires, in the language and spelling of the word: "tin" becomes
 * "tins" for 2, "Dosen" becomes "Dose" for 1, "tins" becomes "tin" for ½. Unknown and invariable words are
 * returned unchanged. `language` decides if several languages share the word ("glas", "litro").
 */
export function inflectUnitForCount(unit: string, count: number, language?: string | null): string {
  const kind = findUnitByWordOrNull(unit);
  if (!kind || /^(T|Tb|t|c|C)\.?$/.test(unit)) return unit;
  const known = findUnitForms(unit, language);
  const german = /^\p{Lu}\p{Ll}/u.test(unit);
  const chosen =
    known.find((entry) => entry.language === language) ??
    (kind.english && language !== undefined && language !== null && language !== "en"
      ? known[0]
      : undefined) ??
    (kind.english ? undefined : (known.find((entry) => (entry.language === "de") === german) ?? known[0]));
  if (chosen) {
    const form = copyLetterCase(unit, chooseUnitForm(chosen, unit, count));
    const formKind = findUnitByWordOrNull(form);
    return formKind && formKind.id !== kind.id ? unit : form;
  }
  // Turkish "bağ" matches the English unit "bag", because accents are ignored, but has no English plural.
  return kind.english && /^[ -~]+$/.test(unit) ? inflectEnglishUnit(unit, count) : unit;
}

/**
 * The forms of a unit word. Forms of another language are dropped if the given language has the word without
 * forms (Turkish "paket"), or if the language is unknown and one of higher precedence has it without forms
 * ("Liter").
 */
function findUnitForms(unit: string, language: string | null | undefined): readonly Forms[] {
  const known = formsByKey.get(normalizeUnitWord(unit)) ?? [];
  if (known.length === 0 || known.some((entry) => entry.language === language)) return known;
  const withWord = LANGUAGES.filter(
    (code) => code !== "en" && findUnitByWordOrNull(unit, code)?.english === false,
  );
  if (withWord.some((code) => code === language)) return [];
  return known.filter(({ language: code }) => !hasLowerUnitWordPriority(code) || withWord[0] === code);
}

/** The languages that a unit word indicates: ["de"] for "Dosen". Empty for "g" and for English words. */
export function findLanguagesOfUnit(unit: string): string[] {
  if (findUnitByWordOrNull(unit)?.english !== false) return [];
  return [...new Set(findUnitForms(unit, null).map((entry) => entry.language))];
}

function chooseUnitForm({ language, forms }: Forms, unit: string, count: number): string {
  const [singular = "", few = singular, many = few, part = few] = forms;
  if (forms.length > 2) {
    if (!Number.isInteger(count)) return part;
    const number = getSlavicPluralCategory(language, count);
    if (number === "few") return few;
    if (number === "many") return many;
    return getAccusativesOfUnit(language, singular).some(
      (asked) => normalizeUnitWord(asked) === normalizeUnitWord(unit),
    )
      ? unit
      : singular;
  }
  // French uses the plural from 2 on. German "Blatt" is not changed to its plural ("2 Blatt").
  const isMany = language === "fr" ? count >= 2 : count > 1;
  if (isMany && normalizeUnitWord(unit) === "blatt") return singular;
  return isMany ? few : singular;
}

/**
 * The plural category of an integer. In Czech and Slovak "few" means 2 to 4; in Polish and Croatian also 22
 * to 24 and so on. In Croatian "one" also means 21, 31 and so on.
 */
function getSlavicPluralCategory(language: string, count: number): "one" | "few" | "many" {
  const isTeen = count % 100 >= 11 && count % 100 <= 14;
  const last = language === "cs" || language === "sk" ? count : isTeen ? 0 : count % 10;
  if (count === 1 || (language === "hr" && last === 1)) return "one";
  return last >= 2 && last <= 4 ? "few" : "many";
}

function inflectEnglishUnit(unit: string, count: number): string {
  const key = normalizeUnitWord(unit);
  const id = findUnitByWordOrNull(unit)?.id;
  const same = (form: string) => {
    const kind = findUnitByWordOrNull(form);
    return kind?.id === id && kind?.english === true;
  };
  const singular = [unit.replace(/ves$/i, "f"), unit.replace(/es$/i, ""), unit.replace(/s$/i, "")].find(
    (form) => form !== unit && form.length > 1 && same(form),
  );
  if (count <= 1) return singular ?? unit;
  if (INVARIABLE.has(key) || singular !== undefined || unit.endsWith(".")) return unit;
  const plurals = [
    `${unit}s`,
    `${unit}es`,
    unit.replace(/a?f$/i, (end) => (end.length > 1 ? "aves" : "ves")),
  ];
  return plurals.find((form) => form !== unit && same(form)) ?? unit;
}

/** The form in the case of the written word: "Dosen" for "Dose", "dosen" for "dose", "DOSEN" for "DOSE". */
function copyLetterCase(written: string, form: string): string {
  if (written.length > 1 && written === written.toUpperCase()) return form.toUpperCase();
  return /^\p{Lu}/u.test(written) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}

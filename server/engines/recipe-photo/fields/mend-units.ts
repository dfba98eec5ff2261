import { findUnitByWordOrNull } from "#server/engines/amounts/amounts.ts";

/** Maps characters that the recogniser confuses to one letter of each group. */
const ALIKE: Record<string, string> = {
  "0": "o",
  O: "o",
  "1": "l",
  I: "l",
  "|": "l",
  "!": "l",
  "5": "s",
  "9": "g",
  "€": "c",
};
const bare = (word: string): string => word.replace(/(?<![.,;:)])[.,;:)]+$/, "");

const skeletonOf = (word: string): string =>
  Array.from(word, (letter) => ALIKE[letter] ?? letter.toLowerCase()).join("");

/** Units of recipes. A word is corrected to the unit that it equals after `ALIKE` is applied to both. */
const FORMS =
  "oz ozs lb lbs ml cl dl kg tsp tsps tbsp tbsps cup cups clove cloves ounce ounces gallon gallons slice slices litre litres liter liters can cans tin tins stick sticks gill bulb bulbs".split(
    " ",
  );
const BY_SKELETON = new Map(FORMS.map((form) => [skeletonOf(form), form]));

const LONG_FORMS =
  "teaspoon teaspoons tablespoon tablespoons teaspoonful tablespoonful teaspoonfuls tablespoonfuls".split(
    " ",
  );
/** Frequent misreadings of short units. */
const SHORT: [string, RegExp][] = [
  ["tbsp", /^(?:t[bhl6][s5]?[pnqo]|[tfil]bsp|tb5p|tbsn|tbsb|tbep|tbgp|tosp|thsp|tbspn|tbs[pn]o?)$/i],
  ["tsp", /^(?:[il1f]sp|t[il]p|t[s5][nqvo]|t5p|tgp|tsb)$/i],
  ["cm", /^(?:em|crn)$/],
  ["ml", /^(?:m[ij]|rnl)$/],
  ["cups", /^(?:[eo]ups|cun[s5]|cnps|cuos|euos|c[il]{2}ps)$/],
  ["cup", /^(?:[eo]up|cnp|cuo|cuo)$/],
];

/** Levenshtein distance; at once `limit` + 1 if the lengths differ by more than `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      now[column] = Math.min(
        (before[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + same,
      );
    }
    before = now;
  }
  return before[b.length] ?? limit + 1;
}

/** Whether a word is a unit; punctuation after it is ignored. */
export const isUnitWord = (word: string): boolean => findUnitByWordOrNull(bare(word), "en") !== null;

/**
 * Returns the unit that was misread as this word, with the word's punctuation; null if the word is a unit
 * already or resembles none.
 */
export function correctMisreadUnitOrNull(word: string): string | null {
  const core = bare(word);
  const tail = word.slice(core.length);
  if (core.length < 2 || core.length > 16 || findUnitByWordOrNull(core, "en") !== null) return null;
  const form = BY_SKELETON.get(skeletonOf(core)) ?? SHORT.find(([, shapes]) => shapes.test(core))?.[0];
  if (form !== undefined)
    return (
      (/^\p{Lu}{2}/u.test(core.replace(/[^\p{L}]/gu, "")) && core.length > 3 ? form.toUpperCase() : form) +
      tail
    );
  if (core.length < 7) return null;
  const low = core.toLowerCase();
  const near = LONG_FORMS.map((form) => ({ form, far: editDistance(low, form, 2) }))
    .filter(({ form, far }) => far <= (form.length > 9 ? 2 : 1))
    .sort(
      (a, b) => a.far - b.far || Number(b.form.at(-1) === low.at(-1)) - Number(a.form.at(-1) === low.at(-1)),
    )[0]?.form;
  if (near === undefined) return null;
  if (/\p{Ll}/u.test(core))
    return (/^[T7]/.test(core) && /^\p{Lu}/u.test(core) ? `T${near.slice(1)}` : near) + tail;
  return near.toUpperCase() + tail;
}

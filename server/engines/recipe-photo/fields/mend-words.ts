import { correctMisreadUnitOrNull, isUnitWord } from "./mend-units.ts";

/**
 * The number of amounts on the page with a space before the unit ("175 g"), without one ("175g"), and in
 * grams.
 */
export type StyleCounts = { spaced: number; glued: number; grams: number };

/**
 * A word and its neighbours; `before` and `after` are "" at the ends of a line. `opens`: the word begins a
 * line. `listed`: most lines of its block begin with a number.
 */
export type Place = { text: string; before: string; after: string; opens: boolean; listed: boolean };

/** The words that replace a misread word. `counts`: a quantity was changed. */
export type Mend = { texts: string[]; counts: boolean };

const NUMBER = /^[(~]?(?:\d+(?:[.,/–-]\d+)*|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|\d+[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])[-–]?$/;
/** Whether a word is a number, a fraction or a range. */
export const isNumber = (word: string): boolean => NUMBER.test(word);

const single = (text: string, counts = false): Mend => ({ texts: [text], counts });
const LIGATURES = /[\ufb00-\ufb06]/g;
const LONE_ONE = /^[lI|!\]]$/;
const SIZE = /^(?:large|small|medium|heaped|level|scant|ripe|whole|generous|rounded|big|thick|x)$/i;

const YIELDS = /^(?:serves|makes|feeds|yields?):?$/i;

/**
 * Replaces a single stroke that is a misread 1: at the start of a line or after "Makes" ("l tsp", "I large
 * egg", "Makes | loaf"). Also replaces "&" after "Serves" by 8.
 */
function mendLoneOne({ text, before, after, opens, listed }: Place): Mend | null {
  if (text === "&" && YIELDS.test(before)) return single("8", true);
  if (!LONE_ONE.test(text) || after === "") return null;
  if (YIELDS.test(before) && /^\p{Ll}/u.test(after)) return single("1", true);
  if (!opens) return null;
  if (listed && /^\p{Ll}{3}/u.test(after)) return single("1", true);
  return isUnitWord(after) || correctMisreadUnitOrNull(after) !== null || SIZE.test(after)
    ? single("1", true)
    : null;
}

/**
 * Replaces letters among the digits of a number with a unit ("l00 g", "2O0 ml") or of a step number ("Step
 * l").
 */
function mendDigits({ text, before, after }: Place): Mend | null {
  if (/^step$/i.test(before) && /^[\dlIi|O]{1,2}[.:)]?$/.test(text) && /[lIi|O]/.test(text))
    return single(text.replace(/[lIi|]/g, "1").replace(/O/g, "0"));
  if (/^\d+\.$/.test(text) && before === "" && /^\p{Ll}{2}/u.test(after) && isUnitWord(after))
    return single(text.slice(0, -1), true);
  if (/^step$/i.test(before) && /^t[o0]:$/.test(text)) return single("10:");
  if (/^[SIl1][O0]$/.test(text) && /^(?:min|sec|g$|ml$|cm$)/.test(after))
    return single(`${text.startsWith("S") ? 5 : 1}0`, true);
  const match = /^([\dOolIS|]{2,4})(g|kg|ml|cl|oz|lb|°[CF])?$/.exec(text);
  const [, digits = "", unit = ""] = match ?? [];
  if (match === null || !/\d/.test(digits) || /^\d+$/.test(digits)) return null;
  if (unit === "" && !isUnitWord(after)) return null;
  const mended = digits.replace(/[Oo]/g, "0").replace(/[lI|]/g, "1").replace(/S/g, "5");
  return single(mended + unit, true);
}

const SPELLED = "teaspoon|tablespoon|cup|ounce|pound|pint|quart|clove|slice|stick|pinch|handful";
const GLUED = new RegExp(
  `^(\\d{1,3}|[½⅓⅔¼¾⅛]|\\d[½⅓⅔¼¾⅛]|\\d/\\d)((?:${SPELLED})(?:s|es|ful|fuls)?[.,]?)$`,
  "i",
);
const GLUED_SHORT = /^(\d{1,3}|[½⅓⅔¼¾⅛]|\d[½⅓⅔¼¾⅛]|\d\/\d)(tbsp|tsp|tbs|lbs?|oz)([.,]?)$/i;
/** Matches a unit and a name without a space in between ("4 ozcherry tomatoes"). */
const GLUED_NAME = /^(oz|tb?sps?|cups|ounces|teaspoons?|tablespoons?)(?!ful)(\p{Ll}{3,}\S*)$/u;
/** Matches a fraction and its unit with a speck in between that was read as a letter ("⅓scup"). */
const SPECKED = new RegExp(`^(\\d?[½⅓⅔¼¾⅛⅜⅝⅞])\\p{Ll}((?:${SPELLED}|tbsp|tsp)s?)$`, "u");
const ONE_GLUED = new RegExp(`^[lIL|]((?:${SPELLED}|tbsp|tsp)s?[.,]?)$`);
/** Matches a 1 that was read as a letter of the next word ("legg", "Ilarge"). */
const ONE_ITEM =
  /^[lI|]((?:eggs?|onion|carrot|orange|apple|banana|tomato|potato|shallot|avocado|cucumber|bay|vanilla|cinnamon|large|small|medium|whole|ripe|bunch|pinch|handful|clove|can|tin|stick)[.,]?)$/;
const SERVES = /^(Serves|Makes|Feeds|Prep|Cook|Bake|SERVES|MAKES|PREP|COOK)(\d{1,3})$/;

/**
 * Inserts a missing space after a number. Written-out units and "Serves" always get one ("1tablespoon",
 * "Lcup", "Serves6"), short units ("2tbsp") only if the page usually prints one.
 */
function mendGap({ text, before, opens }: Place, { spaced, glued }: StyleCounts): Mend | null {
  const named = isNumber(before) && !isUnitWord(text) ? GLUED_NAME.exec(text) : null;
  if (named !== null) return { texts: [named[1] ?? "", named[2] ?? ""], counts: false };
  const first = ONE_GLUED.exec(text) ?? (opens ? ONE_ITEM.exec(text) : null);
  if (first !== null) return { texts: ["1", first[1] ?? ""], counts: true };
  const spelled = GLUED.exec(text) ?? SPECKED.exec(text) ?? SERVES.exec(text);
  if (spelled !== null) return { texts: [spelled[1] ?? "", spelled[2] ?? ""], counts: false };
  const short = GLUED_SHORT.exec(text);
  if (short === null || spaced < 2 || spaced <= glued) return null;
  return { texts: [short[1] ?? "", `${short[2]}${short[3]}`], counts: false };
}

const UNIT_GLUED = /^(\(?[\d.,½⅓⅔¼¾/]+)(0z|[Il1][bB]s?|m[I1|]|k9|rnl)([.,;)]*)$/;

/** Corrects a misread unit directly after its number ("14.50z", "1Ib", "250mI", "2 02"). */
function mendGluedUnit({ text, before, after }: Place): Mend | null {
  if (/^0[z27]$/.test(text) && isNumber(before) && /^\p{L}{3}/u.test(after)) return single("oz", true);
  const match = UNIT_GLUED.exec(text);
  const [, number = "", unit = "", tail = ""] = match ?? [];
  if (match === null || (unit.startsWith("1") && isNumber(before))) return null;
  const mended =
    unit === "0z" ? "oz" : /^m|^rn/.test(unit) ? "ml" : unit === "k9" ? "kg" : /s$/.test(unit) ? "lbs" : "lb";
  return single(`${number}${mended}${tail}`, true);
}

/**
 * Reads a sign after a number as "g" ("175 ¢ mushrooms") if the page has at least two other amounts in grams.
 */
const mendGram = ({ text, before, after }: Place, { grams }: StyleCounts): Mend | null =>
  /^[¢€&]$/.test(text) && grams >= 2 && /^\d{2,4}$/.test(before) && /^\p{Ll}/u.test(after)
    ? single("g", true)
    : null;

/** Reads a final 9 or q as "g" ("4009 flour") if the page has at least two other amounts in grams. */
function mendGrams({ text, after, opens }: Place, { spaced, glued, grams }: StyleCounts): Mend | null {
  const match = /^([1-9]\d{1,3})[9q]$/.exec(text);
  const value = Number(match?.[1]);
  if (!opens || match === null || grams < 2 || value % 5 !== 0 || value > 2000 || !/^\p{L}{3}/u.test(after))
    return null;
  if (isUnitWord(after)) return null;
  return { texts: spaced > glued ? [match[1] ?? "", "g"] : [`${match[1]}g`], counts: true };
}

/**
 * Separates the integer and the fraction of a mixed number ("11/2 cups", "2.1/2"); recipes print no fractions
 * above 1.
 */
function mendMixed({ text }: Place): Mend | null {
  const match = /^(\d{1,2})\.?([1-7])[/⁄]([2348])(-\p{L}+)?$/u.exec(text);
  const [, integer = "", top = "", bottom = "", tail = ""] = match ?? [];
  if (match === null || Number(top) >= Number(bottom) || integer === "0") return null;
  return { texts: [integer, `${top}/${bottom}${tail}`], counts: true };
}

/** Corrects a misread degree sign ("180*C", "3500F") or scale ("180°€"). */
function mendDegrees({ text, after }: Place): Mend | null {
  const match = /^\(?([1-5]\d{2}|[5-9]\d)(?:[*?"'“”®©º]\s?|0(?=[CF])|°)([CFcf€G])([.,;:)/]*.{0,12})$/.exec(
    text,
  );
  if (match !== null) {
    const [, number = "", scale = "", tail = ""] = match;
    const letter = scale === "€" || scale === "G" ? "C" : scale;
    const mended = `${text.startsWith("(") ? "(" : ""}${number}°${letter}${tail}`;
    return mended === text ? null : single(mended);
  }
  const alone = /^([1-5]\d{2})[*"'“”®©º]$/.exec(text);
  return alone !== null && /^[CF](?!\p{L})/u.test(after) ? single(`${alone[1]}°`) : null;
}

const WITH_ARTICLE =
  /^(in|on|of|to|with|into|over|from|using|until|onto|through|and|as|is|add|make|for|at)(a)$/i;

/** Corrects a misread bullet between two facts ("Serves 10 * Prep 15 minutes"). */
function mendSeparator({ text, before, after }: Place): Mend | null {
  const parts = /^[*«»¢+~°=©®¤eo]$/.test(text) && /^\p{Lu}/u.test(after);
  return parts && /^(?:\d+|&|min|mins|minutes?|hours?|hrs?|h|people|servings?)\.?$/i.test(before)
    ? single("•")
    : null;
}

/**
 * Corrects misread words of prose that have only one possible reading ("Ina bowl", "bow! and", "when |
 * make").
 */
function mendProse({ text, before, after }: Place): Mend | null {
  const article = WITH_ARTICLE.exec(text);
  if (article !== null && (after === "" || /^\p{Ll}/u.test(after)))
    return { texts: [article[1] ?? "", "a"], counts: false };
  if (/^\p{Ll}{2,}!$/u.test(text) && /^\p{Ll}/u.test(after)) return single(`${text.slice(0, -1)}l`);
  if (text === "|" && /^\p{Ll}/u.test(after) && /\p{Ll}[,.]?$/u.test(before)) return single("I");
  if (!/^\p{Ll}+[015]\p{Ll}{2,}[.,;:]?$|^0\p{Ll}{2,}[.,;:]?$/u.test(text)) return null;
  return single(text.replace(/0/g, "o").replace(/1/g, "l").replace(/5/g, "s"));
}

/**
 * Returns the correction of a recognised word by its neighbours and the page's style; null if there is none.
 */
export function correctMisreadWordOrNull(place: Place, practice: StyleCounts): Mend | null {
  const plain = place.text.normalize("NFC").replace(LIGATURES, (ligature) => ligature.normalize("NFKC"));
  const clean = plain.replace(/^_+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])_+$/gu, "");
  const context = { ...place, text: clean };
  const counted =
    isNumber(context.before) || LONE_ONE.test(context.before) || /[½⅓⅔¼¾⅛/]$/.test(context.before);
  const isLast = context.after === "" && !/[\dI|]/.test(context.text);
  const unit = counted && !isLast ? correctMisreadUnitOrNull(context.text) : null;
  const mend =
    (unit === null ? null : single(unit, true)) ??
    mendLoneOne(context) ??
    mendDigits(context) ??
    mendGap(context, practice) ??
    mendGluedUnit(context) ??
    mendMixed(context) ??
    mendGrams(context, practice) ??
    mendGram(context, practice) ??
    mendDegrees(context) ??
    mendSeparator(context) ??
    mendProse(context);
  return mend ?? (clean === place.text ? null : single(clean));
}

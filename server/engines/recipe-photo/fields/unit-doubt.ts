import { findUnitByWordOrNull, type Language } from "#server/engines/amounts/amounts.ts";

/**
 * Groups of letters that are confused in units, for example l with C, t with T, and c with e ("cl", "el").
 */
const CONFUSED = ["lLIiCctTfj1", "cdeo"];
const METRIC = new Set(["mg", "g", "dag", "kg", "ml", "cl", "dl", "l"]);
const CUSTOMARY = new Set(["cup", "oz", "floz", "lb", "pint", "quart", "gallon", "stick"]);
/** Least confidence of a reliable unit of one letter or of two letters. */
const MIN_ONE_LETTER = 0.9;
const MIN_TWO_LETTERS = 0.85;
/**
 * Matches a single character between an amount and a name that is probably a misread unit ("½ 1 milk", "½ |
 * milk").
 */
const UNREAD_UNIT =
  /^(?![x×])(?:\S|\S[.]|[o0]\S?\d|\p{L}{1,2}(?:tb?sp|oz)|[^\p{L}\p{N}\s(]{1,2} [^\p{L}\p{N}\s(]{1,2})\s+\p{L}/iu;
/**
 * Matches a unit joined with the name, recognisable because no word begins with these letters ("½ Ccream", "2
 * clrum"), or a bracket that is a misread letter ("1 (water").
 */
const GLUED_UNIT =
  /^(?:C(?![aehiloruyz])|T(?![aehiorsuwyz])|[Ll](?![aeiouy])|g(?![aehilnoruwy])|cl(?!am|ass|ea|em|ot|ov|ub|us)|[dm]l(?![ey]))\p{Ll}|^[[({|!\\/](?=\p{L})(?!.*[\])}])/u;
/**
 * After an amount, a gap wider than this many usual spaces hides an unread unit: "½ l milk" read as "½ milk".
 */
const MIN_LOST_UNIT = 1.6;

/**
 * Matches the name of a food that is measured and not counted: after a number alone, its unit was not read
 * ("½ l milk" read as "½1 milk").
 */
const UNCOUNTED =
  /^(?:eau|lait|huile|crème|vin|farine|sucre|agua|leche|aceite|harina|acqua|latte|olio|farina|vino)(?!\p{L})|(?<!\p{L})(?:water|milk|oil|cream|wine|stock|broth|juice|cider|vinegar|flour|sugar|butter|wasser|milch|öl|sahne|wein|brühe|mehl|melk|olie|bloem|suiker)$/iu;

const bare = (unit: string): string => unit.replace(/\.$/, "");

/** Whether the confusion of a single letter turns the unit into another unit. */
function isConfusable(unit: string, language: Language): boolean {
  const kind = findUnitByWordOrNull(unit, language)?.id;
  return Array.from(unit).some((letter, index) =>
    CONFUSED.filter((group) => group.includes(letter)).some((group) =>
      Array.from(group).some((other) => {
        const changed = findUnitByWordOrNull(
          unit.slice(0, index) + other + unit.slice(index + 1),
          language,
        )?.id;
        return changed !== undefined && changed !== kind;
      }),
    ),
  );
}

/**
 * Whether the page has the unit again, or units of the same system and none of the other system (metric or
 * US).
 */
function isSupported(unit: string, units: readonly string[], language: Language): boolean {
  if (units.filter((other) => other === unit).length > 1) return true;
  const kinds = units
    .filter((other) => other !== unit)
    .map((other) => findUnitByWordOrNull(bare(other), language)?.id ?? "");
  const [own, opposite] = /l/i.test(unit) ? [METRIC, CUSTOMARY] : [CUSTOMARY, METRIC];
  return (
    /[lc]/i.test(unit) && kinds.some((kind) => own.has(kind)) && !kinds.some((kind) => opposite.has(kind))
  );
}

/**
 * Whether the unit of an amount may be a misreading of another unit. `rest`: the text after the amount, of
 * which `name` is a part.
 * `gap`: the distance to it, in usual spaces. `units`: all units of the page. A unit of one letter is trusted
 * only with high confidence and support by the page's other units.
 */
export function isUnitDoubtful(
  {
    unit,
    confidence,
    rest,
    name,
    gap,
  }: { unit: string | null; confidence: number; rest: string; name: string; gap: number },
  units: readonly string[],
  language: Language,
): boolean {
  if (unit === null)
    return (
      gap > MIN_LOST_UNIT ||
      UNCOUNTED.test(name) ||
      UNREAD_UNIT.test(rest) ||
      GLUED_UNIT.test(rest) ||
      // "2 tolive oil" on a page with "1 t".
      units.some(
        (other) =>
          bare(other).length <= 2 && isConfusable(bare(other), language) && rest.startsWith(bare(other)),
      )
    );
  const short = bare(unit);
  if (short.length > 2 || !isConfusable(short, language)) return false;
  if (short.length === 2) return confidence < MIN_TWO_LETTERS;
  return confidence < MIN_ONE_LETTER || !isSupported(unit, units, language);
}

import { findUnitByWordOrNull, type Language } from "#server/engines/amounts/amounts.ts";

/** Units that a letter is confused with: 1 l and 1 C, 1 t and 1 T, 1 cl and 1 el. */
const CONFUSED = ["lLIiCctTfj1", "cdeo"];
const METRIC = new Set(["mg", "g", "dag", "kg", "ml", "cl", "dl", "l"]);
const CUSTOMARY = new Set(["cup", "oz", "floz", "lb", "pint", "quart", "gallon", "stick"]);
/** Least confidence of a unit of one letter, and of two. */
const MIN_ONE_LETTER = 0.9;
const MIN_TWO_LETTERS = 0.85;
/** "½ 1 milk", "½ | milk": one character that is no word before a name. */
const UNREAD_UNIT = /^(?![x×])(?:\S|\S[.])\s+\p{L}/iu;
/** "½ Ccream", "2 clrum": a unit and a name without a space, as no word begins; "1 (water": a misread stroke. */
const GLUED_UNIT =
  /^(?:C(?![aehiloruyz])|T(?![aehiorsuwyz])|L(?![aeiouy])|cl(?![aeiouy])|[dm]l(?![ey]))\p{Ll}|^[[({|!\\/](?=\p{L})(?!.*[\])}])/u;
/** A gap after the amount of this many usual spaces lost a narrow unit: "½ l milk" read as "½  milk". */
const MIN_LOST_UNIT = 1.6;

const bare = (unit: string): string => unit.replace(/\.$/, "");

/** Whether the unit becomes another one when one of its letters is misread. */
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

/** Whether the page has the unit elsewhere, or units of its system alone. */
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
 * Whether the unit of an amount may be another one. `rest`: the text after the amount; `gap`: the distance to it in usual
 * spaces; `units`: those of the page, including this one. A unit of one letter needs a confident reading and support by
 * the page.
 */
export function isUnitDoubtful(
  { unit, confidence, rest, gap }: { unit: string | null; confidence: number; rest: string; gap: number },
  units: readonly string[],
  language: Language,
): boolean {
  if (unit === null) return gap > MIN_LOST_UNIT || UNREAD_UNIT.test(rest) || GLUED_UNIT.test(rest);
  const short = bare(unit);
  if (short.length > 2 || !isConfusable(short, language)) return false;
  if (short.length === 2) return confidence < MIN_TWO_LETTERS;
  return confidence < MIN_ONE_LETTER || !isSupported(unit, units, language);
}

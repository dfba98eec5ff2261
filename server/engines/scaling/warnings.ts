import type { Scaling } from "./context.ts";
import { compare, type Exact, exact } from "./exact.ts";
import type { ScalableLine, ScalableRecipe } from "./line.ts";
import { findTins } from "./tins.ts";
import { decimalText } from "./write-number.ts";

/** Ingredients that do not scale linearly: leavening, salt, spices, gelatine. */
const SEASONING =
  /\b(?:baking powder|baking soda|bicarbonate|bicarb|yeast|salt|gelatine?|agar|pepper(?!s|oni| sauce)(?!.*\b(?:bell|red|green|yellow|sweet)\b)|chill?i (?:powder|flakes)|chile powder|cayenne|paprika|cumin|curry powder|turmeric|cinnamon|nutmeg|cloves? powder|ground cloves|allspice|cardamom|ginger powder|ground ginger|garam masala|saffron|spices?|seasoning|mustard powder|fennel seeds?|coriander seeds?|star anise|tabasco|hot sauce|msg)\b|(?:backpulver|natron|hefe|salz|gelatine|pfeffer\b|zimt|muskat|kreuzkümmel|kurkuma|currypulver|paprikapulver|gewürz|levure|\bsel\b|gélatine|poivre|cannelle|muscade|piment|épices|levadura|\bsal\b|gelatina|pimienta|canela|comino|pimentón|nuez moscada|lievito|\bsale\b|\bpepe\b|cannella|noce moscata|peperoncino|bakpoeder|\bgist\b|\bzout\b|\bpeper\b|kaneel|nootmuskaat|komijn|fermento|\bpimenta\b|cominhos|noz-moscada|bakpulver|\bjäst\b|\bsalt\b|peppar\b|kanel|muskot|spiskummin|bagepulver|\bgær\b|\bpeber\b|husblas|proszek do pieczenia|proszku do pieczenia|drożdż|\bsól\b|\bsoli\b|żelatyn|pieprz|cynamon|gałk)/iu;
const NOT_SEASONING =
  /\b(?:unsalted|low[- ]salt|no[- ]salt|salted|salt-free|saltfree|bell pepper|red pepper|green pepper|yellow pepper|sweet pepper|peppers|salt pork|salt cod|salzkartoffeln|ungesalzen)\b/iu;
const MAX_NAMES = 8;

/** Warnings for this factor, most general first. */
export function warningsOf(recipe: ScalableRecipe, { factor, words }: Scaling): string[] {
  const { warning } = words;
  const factorLabel = factorText(factor);
  const warnings: string[] = [];
  if (compare(factor, exact(3n, 2n)) > 0) warnings.push(warning.largeBatch(factorLabel));
  if (compare(factor, exact(2n)) > 0) warnings.push(warning.veryLargeBatch(factorLabel));
  if (compare(factor, exact(1n, 2n)) < 0) warnings.push(warning.smallBatch(factorLabel));
  if (compare(factor, exact(2n)) > 0) {
    const names = seasonings(recipe.lines);
    if (names.length > 0) warnings.push(warning.season(names));
  }
  if (compare(factor, exact(3n, 4n)) < 0 || compare(factor, exact(133n, 100n)) > 0) {
    for (const { written, fitting } of findTins([...recipe.steps, ...(recipe.texts ?? [])], factor)) {
      warnings.push(warning.tin(written, fitting));
    }
  }
  return warnings;
}

/** "2", "0.33": two decimals, three below 0.1. */
const factorText = (factor: Exact) => decimalText(factor, compare(factor, exact(1n, 10n)) < 0 ? 3 : 2);

/** Names of the lines to season by taste. */
function seasonings(lines: readonly ScalableLine[]): string[] {
  const names = lines
    .filter(({ amount, name }) => amount.kind !== "none" && SEASONING.test(name) && !NOT_SEASONING.test(name))
    .map(({ name }) => name);
  return [...new Set(names)].slice(0, MAX_NAMES);
}

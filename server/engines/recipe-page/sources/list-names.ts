import { headKey, headKindOf } from "#server/engines/languages/languages.ts";

/** "Ingredients for 4 people (2 servings)": the key of the heading, and of its part before the addition. */
function headingKeys(heading: string): string[] {
  if (heading.length > 80) return [];
  const full = headKey(heading);
  const from = heading.search(
    /[(:|–—]| - | for | fur | für | pour | para | per | voor | til | till | för | na /i,
  );
  const cut = from === -1 ? full : headKey(heading.slice(0, from));
  return cut === full ? [full] : [full, cut];
}

export const isIngredientListName = (heading: string): boolean =>
  headingKeys(heading).some((name) => headKindOf(name) === "ingredients");
export const isStepListName = (heading: string): boolean =>
  headingKeys(heading).some((name) => headKindOf(name) === "steps");

const MAKING =
  /^(?:how to (?:make|cook|prepare|bake)|let s make|so (?:wird|geht|machst|bereitest)|come (?:fare|preparare|si prepara)|como (?:hacer|preparar|fazer)|comment (?:faire|preparer)|comment realiser|jak zrobic|jak przygotowac|sa gor du|sadan laver du)|(?: maken| bereiden| bakken| zubereiten| backen| selber machen| zelf maken)$/;

/** "How to make lasagne", "Lasagne maken": heads the method or an article about it. */
export const isMakingName = (heading: string): boolean =>
  heading.length <= 80 && MAKING.test(headKey(heading));

/** "Step 1", "Schritt 01", "Passo 1", "1.": a number without a name. */
export const isStepNumber = (name: string): boolean =>
  name.length <= 24 && /^(?:[\p{L}]{3,10}\.?\s*)?#?\d{1,3}\s*[.:)]?$/u.test(name.trim());

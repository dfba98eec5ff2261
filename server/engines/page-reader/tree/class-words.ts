import type { Element } from "domhandler";

const ASIDE =
  /(?:^|[\s_-])(?:nav|navbar|menu|footer|sidebar|comments?|commentlist|related|breadcrumbs?|share|sharing|social|newsletter|subscribe|cookie|popup|modal|rating|reviews?|nutrition|widget|toc|jump|advert|ads?|promo)(?:$|[\s_-])/i;
const INGREDIENTS = /ingr[eé]d|zutat|sk[lł]adnik|hozzaval|ingrediens|surovin/i;
const STEPS =
  /instruction|direction|(?:^|[\s_-])(?:method|steps?|preparations?|procedure|preparazione|preparo|preparacion|bereiding|zubereitung|fremgang\w*|tillagning|postup)(?:$|[\s_-])/i;
const TITLED = /(?:^|[\s_-])(?:title|heading|header|subtitle|subhead|group-?name|subheading)(?:$|[\s_-])/i;

/** What the class names, id and the like of an element say of it. */
export type Told = { titled: boolean; aside: boolean; hint: "ingredients" | "steps" | null };

export const readWords = (words: string): Told => ({
  titled: TITLED.test(words),
  aside: ASIDE.test(words),
  hint: INGREDIENTS.test(words) ? "ingredients" : STEPS.test(words) ? "steps" : null,
});

/** What the names of an element may tell, in at most 500 letters. */
export function wordsOf(attribs: Element["attribs"]): string {
  const { class: classes, id, itemprop, "data-testid": test } = attribs;
  if (classes === undefined && id === undefined && itemprop === undefined && test === undefined) return "";
  return `${classes ?? ""} ${id ?? ""} ${itemprop ?? ""} ${test ?? ""}`.slice(0, 500);
}

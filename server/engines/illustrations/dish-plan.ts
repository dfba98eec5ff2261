import { FORM_STEMS, type Form, type FormRow } from "./dish-forms.ts";
import { type Bit, INGREDIENT_STEMS, type IngredientRow } from "./ingredients.ts";
import { CLOTHS, type ClothName, type Family } from "./palette.ts";
import { hashToSeed } from "./pen.ts";
import { type Found, findStemMatches, toHyphenatedWords } from "./word-finder.ts";

export type DishWords = { title: string; tags?: readonly string[]; cuisine?: string | null };

export type DishPlan = {
  /** The tablecloth of the cuisine. If the cuisine is unknown, the hash of the title selects one. */
  cloth: ClothName;
  form: Form;
  /**
   * A variant of the form, for example "soup", "pot" or "curry" for a bowl. "-" if the form has no variants.
   */
  look: string;
  /** The colour of the food. */
  food: Family;
  /** Foods in the title other than the main one, at most three. */
  bits: readonly Bit[];
  sweet: boolean;
  seed: number;
};

/**
 * Words that end the name of the dish in a title. The words after them name only side dishes and ingredients.
 */
const JOINTS =
  " with mit avec con on in en over auf sur su al alla au aux im for para pour fur de di of du des della del d from und-dazu a la le the ";

/**
 * The default colour by form, if the title names no food. The colour of a bowl depends on the cuisine
 * instead.
 */
const USUAL: Partial<Record<Form, Family>> = {
  noodles: "pasta",
  ramen: "golden",
  shapes: "pasta",
  plate: "golden",
  heap: "leaf",
  pizza: "tomato",
  tacos: "meat",
  salad: "leaf",
  rice: "rice",
  burger: "meat",
  sandwich: "leaf",
  balls: "meat",
  drink: "lemon",
  dumplings: "cream",
  sushi: "salmon",
  skewers: "golden",
  eggs: "lemon",
  scoops: "cream",
  pudding: "cream",
  porridge: "cream",
  sectors: "salmon",
  dip: "tomato",
};

const BOWLS: Record<ClothName, Family> = {
  AMERICAN: "pumpkin",
  ITALIAN: "tomato",
  MEXICAN: "tomato",
  CHINESE: "golden",
  INDIAN: "curry",
  FRENCH: "golden",
  THAI: "curry",
  JAPANESE: "golden",
  MEDITERRANEAN: "tomato",
  OTHER: "golden",
};

/** Forms made of dough. They are golden whatever they contain, except for DOUGH_COLOURS. */
const DOUGH = " cake bread buns flatbread stack cookies squares ";
const DOUGH_COLOURS = " cocoa matcha beet meat lemoncitrus ";
const SWEET = " cake buns stack cookies squares scoops pudding porridge drink ";
const MEAT_FIRST = " plate skewers balls burger tacos rolls ";

const CLOTH_NAMES = Object.keys(CLOTHS) as ClothName[];
/** Tablecloths for dishes of unknown cuisine: all except those that are drawn with chopsticks. */
const ANY_CLOTH = CLOTH_NAMES.filter((name) => !["CHINESE", "JAPANESE", "THAI"].includes(name));

/**
 * Decides from title, tags and cuisine what to draw. The same words give the same plan on any machine. It
 * reads at most 300 characters of the title and 10 tags of 30 characters.
 */
export function createDishPlanFromWords(words: DishWords): DishPlan {
  const seed = hashToSeed(words.title.slice(0, 300));
  const title = toHyphenatedWords(words.title);
  const tags = toHyphenatedWords(
    (words.tags ?? [])
      .slice(0, 10)
      .map((tag) => tag.slice(0, 30))
      .join(" "),
  );
  const cloth = CLOTH_NAMES.find((name) => name === words.cuisine) ?? ANY_CLOTH[seed % ANY_CLOTH.length]!;

  const named = findStemMatches(title, INGREDIENT_STEMS);
  const found = chooseDishForm(title, tags, named);
  const usual =
    USUAL[found.form] ??
    (found.form === "bowl" ? getUsualBowlColour(found.look, words.cuisine ? cloth : "OTHER") : "golden");
  const main = findColourIngredient(named, found.form);
  const food = main ? chooseFoodColour(main, found.form, usual) : usual;
  const bits = collectFoodPieces(named);
  const fruit = named.some(({ row }) => row.hue === "cocoa" || FRUIT.includes(`${row.hue}${row.shape}`));
  const pie = found.form === "round-bake" && fruit;
  // A form that is usually sweet, such as a cobbler, is savoury if it contains vegetables or meat and no
  // fruit.
  const savoury = !fruit && named.some(({ row }) => row.rank === 2 || row.rank === 3);
  return {
    cloth,
    form: found.form,
    look: found.look === "sweet" && savoury ? "-" : found.look,
    food,
    bits,
    sweet: pie || SWEET.includes(` ${found.form} `),
    seed,
  };
}

const FRUIT =
  "berrydot plumdot goldenslice lemonslice lemoncitrus carrotcitrus matchacitrus curryslice goldencrumb".split(
    " ",
  );

/** The form for a title that names an ingredient but no dish. */
function chooseFormFromIngredient({ hue, shape, rank }: IngredientRow): FormRow {
  const [form, look]: [Form, string] =
    shape === "egg"
      ? ["eggs", "pan"]
      : shape === "bean" || (shape === "dot" && hue === "bean")
        ? ["bowl", "pot"]
        : FRUIT.includes(`${hue}${shape}`)
          ? ["pudding", "-"]
          : [rank === 2 && shape !== "cube" ? "plate" : "heap", "-"];
  return { form, look, weight: 1 };
}

function chooseDishForm(title: string, tags: string, named: readonly Found<IngredientRow>[]): FormRow {
  const cut = findDishNameEnd(title);
  const candidates = [
    ...findStemMatches(title, FORM_STEMS).map(({ row, start }) => ({
      row,
      score: row.weight * 10 + (start < cut ? 30 : 0) + start / 1000,
    })),
    ...named
      .filter(({ row }) => row.rank === 2 || row.rank === 3)
      .map(({ row, start }) => ({ row: chooseFormFromIngredient(row), start }))
      .map(({ row, start }) => ({ row, score: (row.form === "plate" ? 11 : 10) + (start < cut ? 30 : 0) })),
    ...findStemMatches(tags, FORM_STEMS).map(({ row, start }) => ({
      row,
      score: row.weight * 10 + 12 - start / 1000,
    })),
  ];
  let best: { row: FormRow; score: number } = { row: { form: "empty", look: "-", weight: 0 }, score: 0 };
  for (const candidate of candidates) if (candidate.score > best.score) best = candidate;
  return best.row;
}

/**
 * Index of the first word of JOINTS, where the name of the dish ends. The first word of the title does not
 * count ("Au gratin").
 */
function findDishNameEnd(title: string): number {
  let start = 1;
  for (let end = title.indexOf("-", 1); end > 0; end = title.indexOf("-", start)) {
    if (start > 1 && JOINTS.includes(` ${title.slice(start, end)} `)) return start;
    start = end + 1;
  }
  return title.length;
}

function getUsualBowlColour(look: string, cloth: ClothName): Family {
  if (look === "curry") return "curry";
  return look === "pot" ? (cloth === "ITALIAN" || cloth === "MEXICAN" ? "tomato" : "meat") : BOWLS[cloth];
}

/**
 * The ingredient that determines the colour: the one with the highest rank and, among equals, the first
 * named.
 */
function findColourIngredient(named: readonly Found<IngredientRow>[], form: Form): IngredientRow | undefined {
  const rankOf = ({ rank }: IngredientRow) => (rank === 2 && MEAT_FIRST.includes(` ${form} `) ? 5 : rank);
  let best: IngredientRow | undefined;
  for (const { row } of named) if (row.rank > 0 && (!best || rankOf(row) > rankOf(best))) best = row;
  return best;
}

function chooseFoodColour({ hue, shape, rank }: IngredientRow, form: Form, usual: Family): Family {
  if (DOUGH.includes(` ${form} `)) {
    const own = DOUGH_COLOURS.includes(` ${hue} `) ? rank === 4 : DOUGH_COLOURS.includes(` ${hue}${shape} `);
    return own ? hue : usual;
  }
  if (form === "noodles" || form === "shapes" || form === "rice" || form === "pizza") {
    if (rank === 2 && hue === "meat" && form !== "rice") return "tomato";
    if (rank <= 2) return usual;
  }
  if ((form === "bowl" || form === "round-bake" || form === "tray") && rank <= 2)
    return rank === 2 || form !== "bowl" ? usual : hue;
  return hue;
}

function collectFoodPieces(named: readonly Found<IngredientRow>[]): Bit[] {
  const bits: Bit[] = [];
  for (const { row } of named) {
    const known = bits.some(({ hue, shape }) => hue === row.hue && shape === row.shape);
    if (row.shape !== "none" && !known) bits.push(row);
  }
  return bits.slice(0, 3).map(({ shape, hue }) => ({ shape, hue }));
}

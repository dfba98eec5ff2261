import { z } from "zod";

/** The unit ids of amounts/unit-kinds.ts. */
export const UNIT_IDS = /** @type {const} */ ([
  ...["tsp", "tbsp", "dsp", "cup", "fl oz", "pt", "qt", "gal", "ml", "cl", "dl", "l"],
  ...["mg", "g", "dag", "hg", "kg", "oz", "lb", "pfund", "in", "cm", "mm"],
  ...["pinch", "dash", "drop", "handful", "knob", "sprig", "bunch", "clove", "head", "slice", "piece"],
  ...["stalk", "leaf", "sheet", "stick", "ear", "loaf", "knuckle", "square", "dozen"],
  ...["can", "package", "jar", "bottle"],
]);

const word = z
  .string()
  .min(1)
  .refine((text) => text === text.trim() && !/\s{2}|[\t\n]/.test(text), "has stray blanks")
  .refine((text) => !text.includes(","), "has a comma");
const words = z
  .array(word)
  .min(1, "is empty")
  .superRefine((list, context) => {
    for (const [i, text] of list.entries())
      if (list.indexOf(text) < i)
        context.addIssue({ code: "custom", path: [i], message: `"${text}" is in the list twice` });
  });
/** @param {RegExp} form @param {string} message */
const wordsByNumber = (form, message) => z.record(z.string().regex(form, message), words);
const wordsByWord = z.record(word, words);

/** All words are folded before they are compared, so accents and capitals do not matter. */
const amounts = z.strictObject({
  /** Other BCP 47 language or country codes that use these words: Danish words also read Norwegian. */
  aliases: words.optional(),
  /** The decimal separator is a point, not a comma. */
  decimalPoint: z.literal(true).optional(),
  /** A space may separate thousands: "1 500" is one number. */
  spacedThousands: z.literal(true).optional(),
  /** A unit without a number means one of it. */
  unitsAlone: z.literal(true).optional(),
  /**
   * Endings of the dual, which means two of a noun. They apply to unit words; on other names the amount is
   * flagged.
   */
  dualEndings: words.optional(),
  /** Unit words by unit id. A phrase has at most three words. */
  units: z.partialRecord(z.enum(UNIT_IDS), words),
  /**
   * Forms of unit words by number, separated by "|": one|more, or in Slavic languages one|few|many|part of
   * one.
   */
  unitForms: words.optional(),
  /**
   * Number words by value ("2", "3/2"). A word that is also an article counts as a number only before a unit.
   */
  numbers: wordsByNumber(/^[1-9]\d*(\/[1-9]\d*)?$/, "is no number: write 2 or 3/2"),
  half: words.optional(),
  /** Words that add a half to the preceding number: "1 buçuk". */
  andHalf: words.optional(),
  articles: words.optional(),
  about: words.optional(),
  /** Words between the two ends of a range: "to". */
  range: words.optional(),
  /** Words between the parts of a sum: "1 cup plus 2 tbsp". */
  plus: words.optional(),
  /** Words between an amount and its name: "of". */
  of: words.optional(),
  /** Words before the size of a pack: "à" in "2 Dosen à 400 g". */
  each: words.optional(),
  /** Words after the size of a pack: "each" in "400 g each". */
  eachAfter: words.optional(),
  /** Words before a range: the first "de" in "de 2 a 3". */
  lead: words.optional(),
  /** Words for amounts without a number: "etwas". */
  vague: words.optional(),
  sizes: words.optional(),
  /** Words for sizes that follow the unit. */
  sizesAfter: words.optional(),
  intensifiers: words.optional(),
  /** Words for pans and dishes. A measure before one is its size, not an amount: "12-cup pan". */
  vessels: words.optional(),
  /** Words that are a unit only before the listed words: "noix" before "beurre", but not before "coco". */
  onlyBefore: wordsByWord.optional(),
  /** Words that are no unit before the listed words: "bouquet" before "garni". */
  notBefore: wordsByWord.optional(),
});

const units = { seconds: words, minutes: words, hours: words, days: words, weeks: words };
const times = z
  .strictObject(units)
  .partial()
  .extend({
    quarters: words.optional(),
    /** Words for a fixed duration, by its minutes: "Viertelstunde" under 15. */
    lengths: wordsByNumber(/^[1-9]\d*$/, "is no number of minutes").optional(),
    /** Abbreviations that are a unit of time only where a time is expected. */
    short: z.strictObject(units).partial().optional(),
  });

const headings = z
  .strictObject({
    ingredients: words,
    steps: words,
    /** Words before the number of a step: "Step 2". */
    stepLabels: words,
    /** Headings of the cook's own notes. */
    notes: words,
    /** Headings of text that belongs to no recipe. */
    aside: words,
    tools: words,
    /**
     * The first words of further `aside` headings on web pages. In a pasted text they may be ingredients
     * ("wine").
     */
    asideOnPages: words,
    /** Column headings of an ingredient table. */
    columns: words,
  })
  .partial();

/** Labels of values, written before a colon: "Prep time:". */
const facts = z
  .strictObject({
    prep: words,
    cook: words,
    total: words,
    /** A time of unknown kind. */
    time: words,
    /**
     * A time that is the cooking time if the recipe has a preparation time, and the preparation time if it
     * has a cooking time.
     */
    making: words,
    /** Resting and waiting times. */
    rest: words,
    yields: words,
    difficulty: words,
    cuisine: words,
    place: words,
    category: words,
    title: words,
    /** Values that a recipe does not store. */
    other: words,
  })
  .partial();

const servings = z
  .strictObject({
    /** Words for people after a number: "4 Portionen". */
    people: words,
    /** Verbs and phrases before a number of people: "serves", "reicht für". */
    serves: words,
    /** Verbs before a yield of any kind: "makes", "ergibt". */
    makes: words,
    /** Prepositions and labels before a yield: "für", "Portionen". */
    before: words,
    /** Words for products that are counted: "24 cookies". */
    pieces: words,
    /** Words for twelve pieces, if the amounts of the language have no such unit. */
    dozens: words,
  })
  .partial();

/**
 * Phrases of at most three words. A slash adds an ending to the stem, which counts too: "picad/o/a/os/as".
 */
const ingredientNames = z
  .strictObject({
    /** Preparations before the name, which become a note: "gehackte" in "gehackte Zwiebeln". */
    preparationBefore: words,
    /** Preparations that may follow the name without a comma: "picado" in "ajo picado". */
    preparationAfter: words,
    /** Adverbs before a preparation: "fein", "recién". */
    manner: words,
    /** Words for "ground" and "milled". They are part of the name; a "freshly" before them is not. */
    ground: words,
    /** Phrases that are always a note: "al gusto". */
    notes: words,
    /** Phrases that begin a note: "für", "cortado en". */
    noteStarts: words,
    /** Phrases that look like a preparation but belong to the name: "pan rallado". */
    partOfName: words,
    /** Seasonings that may be enumerated in one line: "Salz, Pfeffer". */
    spices: words,
    /** Words for parts of a fruit: "Saft". */
    fruitParts: words,
    /** Common words of ingredient lines, by which the language of a list is guessed. */
    common: words,
  })
  .partial();

/**
 * The schema of data/<ISO 639 code>.json, the file of one language. The browser loads `amounts` and `times`
 * of every file.
 */
export const LanguageFile = z.strictObject({
  /** Remarks for people who read the file. */
  notes: z.array(z.string().min(1)).optional(),
  /**
   * Short words that most recipes of the language contain and few recipes of other languages. The language of
   * a text is guessed by them.
   */
  smallWords: words.optional(),
  headings: headings.optional(),
  facts: facts.optional(),
  servings: servings.optional(),
  times,
  /** Null if ingredient lines of the language cannot be parsed yet. */
  amounts: amounts.nullable(),
  ingredientNames: ingredientNames.optional(),
});

/** @typedef {z.infer<typeof LanguageFile>} LanguageFile */

/**
 * Finds the problems in the text of a language file. `line` counts from 1.
 * @param {string} text
 * @returns {{ line: number, message: string }[]}
 */
export function findLanguageFileProblems(text) {
  const message = syntaxError(text);
  if (message !== null) {
    const all = text.split("\n");
    const broken = all.findIndex((_, i) => !isBeginning(all.slice(0, i + 1).join("\n")));
    return [{ line: broken < 0 ? all.length : broken + 1, message }];
  }
  const { lines, repeated } = locate(text);
  const issues = LanguageFile.safeParse(JSON.parse(text)).error?.issues ?? [];
  const problems = issues.flatMap((issue) => {
    const keys = issue.code === "unrecognized_keys" ? issue.keys : [null];
    const message = issue.code === "invalid_key" ? (issue.issues[0]?.message ?? "") : issue.message;
    return keys.map((key) => {
      const path = (key === null ? issue.path : [...issue.path, key]).map(String);
      const said = key === null ? message : "is no known key";
      return { line: lines.get(path.join("\n")) ?? 1, message: `${path.join(".")}: ${said}` };
    });
  });
  return [...repeated, ...problems].sort((a, b) => a.line - b.line);
}

/**
 * The parser's error message for a text; null if the text is valid JSON.
 * @param {string} text
 */
function syntaxError(text) {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Whether the text is an incomplete beginning of valid JSON. The parser's message says so, or states an error
 * at the end of the text.
 * @param {string} text
 */
function isBeginning(text) {
  const message = syntaxError(text) ?? "";
  return /end of JSON/.test(message) || Number(/position (\d+)/.exec(message)?.[1]) === text.length;
}

/**
 * The line of each value in a JSON text, indexed by its path (keys joined by line breaks), and the keys that
 * occur twice in an object.
 * @param {string} text valid JSON
 */
function locate(text) {
  /** @type {Map<string, number>} */
  const lines = new Map();
  const repeated = [];
  /** @type {(string | number)[]} the path of the current value */
  const path = [];
  let line = 1;
  for (const [token] of text.matchAll(/\n|"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\],]/g)) {
    const current = path.at(-1);
    if (token === "\n") line += 1;
    else if (token === "{") path.push("");
    else if (token === "[") path.push(0);
    else if (token === "}" || token === "]") path.pop();
    else if (token.endsWith(":")) {
      const key = JSON.parse(token.slice(0, -1));
      path.splice(-1, 1, key);
      if (lines.has(path.join("\n"))) repeated.push({ line, message: `"${key}" is there twice` });
      lines.set(path.join("\n"), line);
    } else if (token !== ",") lines.set(path.join("\n"), line);
    else if (typeof current === "number") path.splice(-1, 1, current + 1);
  }
  return { lines, repeated };
}

import { z } from "zod";

/** Ids of the unit kinds in amounts/unit-kinds.ts. */
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

/** Accents and capitals do not matter anywhere: words are folded before they are compared. */
const amounts = z.strictObject({
  /** BCP 47 language or country codes that are read with these words: Norwegian as Danish. */
  aliases: words.optional(),
  /** Decimals follow a point, not a comma. */
  decimalPoint: z.literal(true).optional(),
  /** "1 500" is one number. */
  spacedThousands: z.literal(true).optional(),
  /** A measure without a number is one of it. */
  unitsAlone: z.literal(true).optional(),
  /** Endings of a noun that mean two of it: of each unit word, and of names with an amount to check. */
  dualEndings: words.optional(),
  /** Unit words by their kind, phrases of at most three words. */
  units: z.partialRecord(z.enum(UNIT_IDS), words),
  /** Unit words that change with their number: one|more, in Slavic languages one|few|many|part of one. */
  unitForms: words.optional(),
  /** Number words by their value ("2", "3/2"). One that is an article too counts only before a unit. */
  numbers: wordsByNumber(/^[1-9]\d*(\/[1-9]\d*)?$/, "is no number: write 2 or 3/2"),
  half: words.optional(),
  /** Adds a half to the number before it: "1 buçuk". */
  andHalf: words.optional(),
  articles: words.optional(),
  about: words.optional(),
  /** Between the two ends of a range: "to". */
  range: words.optional(),
  /** Between the parts of a sum. */
  plus: words.optional(),
  /** Between an amount and its name: "of". */
  of: words.optional(),
  /** Before the size of a pack: "2 Dosen à 400 g". */
  each: words.optional(),
  /** After the size of a pack: "400 g each". */
  eachAfter: words.optional(),
  /** Before a range: "de 2 a 3". */
  lead: words.optional(),
  /** Amounts without a number: "etwas". */
  vague: words.optional(),
  sizes: words.optional(),
  /** Sizes that follow the unit. */
  sizesAfter: words.optional(),
  intensifiers: words.optional(),
  /** Pans and dishes: a measure before one is its size ("12-cup pan"). */
  vessels: words.optional(),
  /** Words that are a unit only before these: a noix of beurre, none of coco. */
  onlyBefore: wordsByWord.optional(),
  /** Words that are no unit before these: bouquet garni. */
  notBefore: wordsByWord.optional(),
});

const units = { seconds: words, minutes: words, hours: words, days: words, weeks: words };
const times = z
  .strictObject(units)
  .partial()
  .extend({
    quarters: words.optional(),
    /** Words for a length of their own by its minutes: 15 is "Viertelstunde". */
    lengths: wordsByNumber(/^[1-9]\d*$/, "is no number of minutes").optional(),
    /** Signs that are a unit only where a time is expected. */
    short: z.strictObject(units).partial().optional(),
  });

const headings = z
  .strictObject({
    ingredients: words,
    steps: words,
    /** Before the number of a step: "Step 2". */
    stepLabels: words,
    /** Over the cook's own remarks. */
    notes: words,
    /** Over text that is no part of a recipe. */
    aside: words,
    /** Over the kitchen tools that a recipe needs. */
    tools: words,
    /** Beginnings of such headings on web pages. In a pasted text they may be ingredients ("wine"). */
    asideOnPages: words,
    /** Columns of an ingredient table. */
    columns: words,
  })
  .partial();

/** Labels before a colon: "Prep time:". */
const facts = z
  .strictObject({
    prep: words,
    cook: words,
    total: words,
    /** A time of an unknown kind. */
    time: words,
    /** The cooking time next to a preparation time, the preparation time next to a cooking time. */
    making: words,
    /** Resting and waiting times. */
    rest: words,
    yields: words,
    difficulty: words,
    cuisine: words,
    place: words,
    category: words,
    title: words,
    /** Labels of facts that a recipe does not store. */
    other: words,
  })
  .partial();

const servings = z
  .strictObject({
    /** After the number: "4 Portionen". */
    people: words,
    /** Verbs before a number of people: "serves", "reicht für". */
    serves: words,
    /** Verbs before any yield: "makes", "ergibt". */
    makes: words,
    /** Prepositions and labels before the number: "für", "Portionen". */
    before: words,
    /** Products that are counted: "24 cookies". */
    pieces: words,
    /** Twelve pieces, where the amounts of the language have no such unit. */
    dozens: words,
  })
  .partial();

/** Phrases of at most three words. Slashes add endings: "picad/o/a/os/as"; the stem itself counts too. */
const ingredientNames = z
  .strictObject({
    /** "gehackte Zwiebeln": becomes a note. */
    preparationBefore: words,
    /** Without a comma: "ajo picado". */
    preparationAfter: words,
    /** "fein", "recién". */
    manner: words,
    /** Ground, milled: part of the name, except for a "freshly" before it. */
    ground: words,
    /** Phrases that are a note by themselves: "al gusto". */
    notes: words,
    /** Phrases that begin a note: "für", "cortado en". */
    noteStarts: words,
    /** Phrases that look like preparation and belong to the name: "pan rallado". */
    partOfName: words,
    /** Words of rows such as "Salz, Pfeffer". */
    spices: words,
    /** Parts of a fruit: "Saft". */
    fruitParts: words,
    /** Common words of ingredient lines, by which the language is guessed. */
    common: words,
  })
  .partial();

/** The file of one language, data/<ISO 639 code>.json. The browser loads `amounts` and `times`, so each file has both. */
export const LanguageFile = z.strictObject({
  /** Remarks for readers of the file. */
  notes: z.array(z.string().min(1)).optional(),
  /** Short words of most recipes of the language and of few in others, by which a text's language is guessed. */
  smallWords: words.optional(),
  headings: headings.optional(),
  facts: facts.optional(),
  servings: servings.optional(),
  times,
  /** null where ingredient lines of the language cannot be read yet. */
  amounts: amounts.nullable(),
  ingredientNames: ingredientNames.optional(),
});

/** @typedef {z.infer<typeof LanguageFile>} LanguageFile */

/**
 * The problems of a language file's text; `line` counts from 1.
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
 * The parser's message for a text that is no JSON, null for one that is.
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
 * Whether more text could make this valid JSON. The parser's message says so, and for most errors names their place.
 * @param {string} text
 */
function isBeginning(text) {
  const message = syntaxError(text) ?? "";
  return /end of JSON/.test(message) || Number(/position (\d+)/.exec(message)?.[1]) === text.length;
}

/**
 * The line of each value of a JSON text by its path (keys joined by line breaks), and keys that an object has twice.
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

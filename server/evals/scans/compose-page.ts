import type { FontFace } from "../train/fractions/font-faces.ts";
import type { Random } from "../train/fractions/random.ts";
import phrases from "./phrases.json" with { type: "json" };

/** Layouts of the pages for development and of the unseen ones. No layout is in both sets. */
export const LAYOUTS = {
  dev: [
    "stacked",
    "sidebar-left",
    "boxed",
    "grouped",
    "bare",
    "list-last",
    "sidebar-right",
    "ruled",
    "unheaded",
    "steps-first",
  ],
  unseen: ["framed", "dotted", "centred", "sidebar-tinted", "steps-above", "nameless"],
} as const;
export type Half = keyof typeof LAYOUTS;
type Layout = (typeof LAYOUTS)[Half][number];

/**
 * `UNHEADED` are layouts without headings of the lists; `STEPS_FIRST` are those with the method before the
 * ingredients.
 */
const UNHEADED: ReadonlySet<Layout> = new Set(["bare", "unheaded", "nameless"]);
const STEPS_FIRST: ReadonlySet<Layout> = new Set(["list-last", "steps-first", "steps-above"]);

export type PageLanguage = keyof typeof phrases;

/** The ground truth of an ingredient: the printed line and the fields that the evaluation compares. */
type Row = { line: string; quantity: string | null; unit: string | null; name: string; note: string | null };

/** A page as HTML, and its ground truth in the format of the evaluation. */
export type ScanPage = {
  page: string;
  html: string;
  photographed: boolean;
  truth: Record<string, unknown>;
};

type System = { volume: string[]; spoon: string[]; weight: string[]; volumes: string[]; weights: string[] };
type Phrases = {
  heads: string[];
  serves: string;
  servesAfter?: string;
  groups?: string[];
  titles: string[];
  intro: string[];
  systems: Record<string, System>;
  spoons: string[];
  counts: string[];
  volume: string[];
  weight: string[];
  spoon: string[];
  count: string[];
  worded: string[];
  notes: string[];
  steps: string[];
};

type Style = {
  layout: Layout;
  face: FontFace;
  bullet: string;
  capital: boolean;
  columns: number;
  system: string;
  lineHeight: number;
  glyphs: boolean;
};

const GLYPHS: Record<string, string> = { "1/2": "½", "1/4": "¼", "3/4": "¾", "1/3": "⅓", "2/3": "⅔" };
const BULLETS = ["•", "–", "▪"];

const printed = (text: string, glyphs: boolean): string =>
  glyphs ? text.replace(/(?:(\d) )?(\d\/\d)/g, (_, integer = "", part) => integer + GLYPHS[part]) : text;

const upperFirst = (text: string): string => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** Returns the items of a list in random order, each once before any is repeated. */
function dealer<T>(list: readonly T[], random: Random): () => T {
  const left = [...list];
  return () => {
    const [item] = left.splice(Math.floor(random.next() * left.length), 1);
    if (item === undefined) throw new Error("the phrases of a page are used up");
    if (left.length === 0) left.push(...list);
    return item;
  };
}

/** Composes random ingredient lines. A random share of them has the amount in words or none. */
function composeRows(words: Phrases, style: Style, random: Random): Row[] {
  const system = words.systems[style.system] as System;
  const [volume, weight, spoon, count, worded] = [
    words.volume,
    words.weight,
    words.spoon,
    words.count,
    words.worded,
  ].map((list) => dealer(list, random)) as [() => string, ...(() => string)[]] as (() => string)[];
  const wordedShare = random.between(0.1, 0.9);
  const length = Math.round(random.between(6, 13));
  const seen = new Set<string>();
  const rows: Row[] = [];
  while (rows.length < length) {
    const type = random.chance(wordedShare)
      ? "worded"
      : random.pick(["volume", "weight", "weight", "spoon", "count"]);
    const row = rowOf(type);
    if (seen.has(row.name)) continue;
    seen.add(row.name);
    rows.push(row);
  }
  return rows;

  function rowOf(type: string): Row {
    if (type === "worded") {
      const text = worded?.() ?? "";
      const line = style.capital ? upperFirst(text) : text;
      return { line, quantity: null, unit: null, name: text, note: null };
    }
    const [amounts, units, name] = {
      volume: [system.volumes, system.volume, volume],
      weight: [system.weights, system.weight, weight],
      spoon: [words.spoons, system.spoon, spoon],
      count: [words.counts, null, count],
    }[type] as [string[], string[] | null, () => string];
    const quantity = random.pick(amounts);
    const unit = units === null ? null : inflect(random.pick(units), quantity);
    const text = name();
    const note = random.chance(0.3) ? random.pick(words.notes) : null;
    const head = [printed(quantity, style.glyphs), unit, text].filter((part) => part !== null).join(" ");
    // The preposition between unit and name ("200 g de farine") is part of neither.
    const bare = text.replace(/^(?:(?:de|di) |d['’])/u, "");
    return { line: note === null ? head : `${head}, ${note}`, quantity, unit, name: bare, note };
  }
}

/** Inflects an English unit word for its quantity: "1 cup", "2 cups", "3 tablespoons". */
function inflect(unit: string, quantity: string): string {
  const word = /^(cup|teaspoon|tablespoon|ounce|pound)s?$/.exec(unit)?.[1];
  if (word === undefined) return unit;
  return quantity === "1" || /^\d\/\d$/.test(quantity) ? word : `${word}s`;
}

const escapeHtml = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** The phrases of a half; the unseen English pages have their own. */
function phrasesOf(language: PageLanguage, half: Half): Phrases {
  const all: Phrases = phrases[language];
  return half === "unseen" ? { ...all, ...phrases.en.unseen } : all;
}

/**
 * Composes a page. Its properties bullet, capital, columns, system of units and photographed have all their
 * combinations within 48 consecutive values of `index`; the others are random.
 */
export function composeScanPage(
  { half, language, faces }: { half: Half; language: PageLanguage; faces: FontFace[] },
  index: number,
  random: Random,
): ScanPage {
  const words = phrasesOf(language, half);
  const systems = Object.keys(words.systems);
  const style: Style = {
    layout: random.pick(LAYOUTS[half]),
    face: random.pick(faces),
    bullet: index % 2 === 0 ? "" : random.pick(BULLETS),
    capital: (index >> 1) % 2 === 1,
    system: systems[(index >> 2) % systems.length] ?? "",
    columns: 1 + ((index >> 4) % 3),
    lineHeight: Math.round(random.between(1.2, 1.8) * 100) / 100,
    glyphs: random.chance(0.5),
  };
  const photographed = (index >> 3) % 2 === 1;
  const recipe = {
    title: random.pick(words.titles),
    serves: random.pick([2, 4, 6, 8]),
    rows: composeRows(words, style, random),
    steps: stepsOf(words, random),
  };
  const servesLine = [words.serves, recipe.serves, words.servesAfter].filter((part) => part).join(" ");
  const numbered = random.chance(0.5);
  const html = draw({ ...recipe, words, servesLine, numbered, style, random });
  const heads = UNHEADED.has(style.layout) ? [] : words.heads;
  const steps = recipe.steps.map((step, i) => (numbered ? `${i + 1}. ${step}` : step));
  const list = [heads[0], ...recipe.rows.map(({ line }) => line)];
  const method = [heads[1], ...steps];
  const body = STEPS_FIRST.has(style.layout) ? [...method, ...list] : [...list, ...method];
  return {
    page: `${language === "en" ? half : language}-${String(index).padStart(3, "0")}`,
    html,
    photographed,
    truth: {
      title: recipe.title,
      servings: recipe.serves,
      ingredients: recipe.rows,
      instructions: recipe.steps,
      raw_text: [recipe.title, servesLine, ...body].filter((line) => line !== undefined).join("\n"),
      layout: style.layout,
      font: style.face.family,
      bullets: style.bullet !== "",
      capital: style.capital,
      columns: style.columns,
      system: style.system,
      line_height: style.lineHeight,
      photographed,
    },
  };
}

function stepsOf(words: Phrases, random: Random): string[] {
  const next = dealer(words.steps, random);
  return Array.from({ length: Math.round(random.between(3, 5)) }, next);
}

type Drawing = {
  title: string;
  servesLine: string;
  rows: Row[];
  steps: string[];
  words: Phrases;
  numbered: boolean;
  style: Style;
  random: Random;
};

/**
 * CSS of each layout: order, width and decoration of the ingredients (`.list`) and the method (`.method`).
 */
const LAYOUT_CSS: Record<Layout, string> = {
  stacked: "",
  "sidebar-left": ".body{display:flex;gap:60px}.list{flex:0 0 var(--side)}",
  boxed: ".list{border:2px solid #555;padding:10px 26px;background:#f3efe4}",
  grouped: "",
  bare: ".list{margin:.7em 0}",
  "list-last": ".body{display:flex;flex-direction:column-reverse}.list{border-top:1px solid #888}",
  "sidebar-right": ".body{display:flex;flex-direction:row-reverse;gap:60px}.list{flex:0 0 var(--side)}",
  ruled:
    "header{text-align:center}.list{border-top:3px double #333;border-bottom:3px double #333;padding:8px 0}",
  unheaded: ".list{margin-left:70px}",
  "steps-first": ".body{display:flex;flex-direction:column-reverse}",
  framed: ".sheet{border:14px double #555}.list{border-left:4px solid #777;padding-left:30px}",
  dotted: ".list p{border-bottom:2px dotted #999}",
  centred: "h1,h2,.intro,header p{text-align:center}.list{width:760px;margin:0 auto}",
  "sidebar-tinted":
    ".body{display:flex;gap:50px}.list{flex:0 0 var(--side);background:#e9efe6;padding:4px 24px 20px}",
  "steps-above":
    ".body{display:flex;flex-direction:column-reverse}.list{border:1px solid #333;padding:6px 30px 18px}",
  nameless: ".list{border-bottom:1px solid #777;padding-bottom:14px}",
};

function draw({ title, servesLine, rows, steps, words, numbered, style, random }: Drawing): string {
  const { face, lineHeight, bullet, layout } = style;
  const size = random.between(20, 27);
  // In a sidebar, three columns would be narrower than a word.
  const columns = layout.startsWith("sidebar") ? Math.min(style.columns, 2) : style.columns;
  const side = columns === 2 ? 620 : Math.round(random.between(330, 480));
  const ink = random.pick(["#000", "#222", "#3a2c20"]);
  const group = layout === "grouped" ? random.pick(words.groups ?? [""]) : "";
  const from = Math.round(rows.length * 0.6);
  const listed = rows.flatMap(({ line }, i) => [
    ...(group !== "" && i === from ? [`<h3>${group}</h3>`] : []),
    `<p${bullet === "" ? "" : ' class="marked"'}>${bullet === "" ? "" : `<b>${bullet}</b>`}${escapeHtml(line)}</p>`,
  ]);
  const [listHead, methodHead] = words.heads.map((head) => (UNHEADED.has(layout) ? "" : `<h2>${head}</h2>`));
  const intro = random.chance(0.4) ? `<p class="intro">${random.pick(words.intro)}</p>` : "";
  const method = steps.map((step, i) => `<p>${numbered ? `${i + 1}. ` : ""}${escapeHtml(step)}</p>`);
  return `<!doctype html><meta charset="utf-8"><style>
*{box-sizing:border-box}body{margin:0}
.sheet{width:1240px;padding:80px 90px;background:#fff;color:${ink};font:${face.italic ? "italic " : ""}${face.bold ? "700" : "400"} ${size.toFixed(1)}px/${lineHeight} "${face.family}";--side:${side}px}
h1{font-size:2em;line-height:1.2;margin:0 0 .3em}h2{font-size:1.3em;margin:.8em 0 .4em}h3{font-size:1.05em;margin:.7em 0 .2em;break-after:avoid}
p{margin:0}.method p{margin-bottom:.6em}.columns{columns:${columns};column-gap:44px}.columns p{break-inside:avoid}
.marked{padding-left:1.1em;text-indent:-1.1em}.marked b{display:inline-block;width:1.1em;text-indent:0;font-weight:inherit}
${LAYOUT_CSS[layout]}</style><div class="sheet"><header><h1>${escapeHtml(title)}</h1>${intro}<p>${servesLine}</p></header>
<div class="body"><section class="list">${listHead}<div class="columns">${listed.join("")}</div></section>
<section class="method">${methodHead}${method.join("")}</section></div></div>`;
}

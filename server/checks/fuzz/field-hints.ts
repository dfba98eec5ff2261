import { SAMPLE_PASSWORD } from "../running-server/sample-members.ts";
import type { FuzzState } from "./fuzz-state.ts";
import { pickHostileText } from "./hostile-values.ts";
import { pick, type Random } from "./random.ts";
import { brokenRecipePage, ingredientOrHostileLine, randomPastedText } from "./reader-inputs.ts";

/** How valid a request should be: as documented, with one error, or arbitrary. */
export type Validity = "valid" | "nearly" | "hostile";
/** The context in which a value is generated. `noun` selects the kind of ids. */
export type ValueContext = {
  random: Random;
  world: FuzzState;
  noun: string;
  mood: Validity;
  account: number | null;
};
type Hint = (where: ValueContext) => string;

const ADDRESSES = [
  "https://www.allrecipes.com/recipe/1/",
  "https://www.bbcgoodfood.com/recipes/plum-cake",
  "http://allrecipes.com/a?b=c#d",
  "https://allrecipes.com:8443/",
  "https://user:pass@allrecipes.com/",
  "https://allrecipes.com.evil.example/",
  "http://127.0.0.1:3000/",
  "http://[::ffff:127.0.0.1]/",
  "http://2130706433/",
  "javascript:alert(1)",
  "file:///etc/passwd",
  "//evil.example/a",
  "https://пример.example/ü",
  "https://pictures.example/plum.jpg",
  "http://",
  `https://allrecipes.com/${"a".repeat(3000)}`,
];
const MAILBOXES = [
  "victim@larder.invalid",
  "nobody@larder.invalid",
  "Victim+tag@Larder.invalid",
  "a@b",
  "a@b\r\nBcc: c@d.example",
  '"a b"@larder.invalid',
  "ü@пример.example",
  `${"a".repeat(64)}@${"b".repeat(180)}.example`,
];
const ZONES = ["Europe/Lisbon", "UTC", "Asia/Kathmandu", "Mars/Olympus", "+25:00", "america/new_york"];
const WORDS = ["soup", "plum", "cake", "flour", "a", '"plum', "soup*", "NEAR(", "é", "plum OR 1=1", "-soup"];
const PASSWORDS = [SAMPLE_PASSWORD, "Marzipan-pig 42!", "Password1!", "a", "Ä".repeat(256), "x".repeat(5000)];
const JWT = "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwiZW1haWwiOiJhQGIuZXhhbXBsZSJ9.";

/** Picks from a list; for a valid request only from its first `sound` items, which are valid. */
const oneOf = ({ random, mood }: ValueContext, list: readonly string[], sound: number): string =>
  pick(random, mood === "valid" ? list.slice(0, sound) : list);

const password: Hint = (where) => oneOf(where, PASSWORDS, 2);
const id: Hint = ({ random, world, noun, account }) => world.anyId(random, noun, account);
const address: Hint = (where) => oneOf(where, ADDRESSES, 3);
const picture: Hint = ({ random, world, mood }) =>
  pick(random, ["", "data:image/png;base64,", "data:text/html,"]) +
  pick(random, mood === "valid" ? world.pictures.slice(0, 2) : world.pictures).toString("base64");
const image: Hint = ({ random, world, account }) => {
  const name = world.anyId(random, "upload", account);
  return pick(random, [name, `/images/${name}.webp`, `/images/../${name}`, pick(random, ADDRESSES)]);
};
const line: Hint = ({ random, mood }) =>
  ingredientOrHostileLine(random).slice(0, mood === "valid" ? 300 : undefined);
const text: Hint = ({ random, mood }) =>
  randomPastedText(random).slice(0, mood === "valid" ? 15_000 : undefined);
const refresh: Hint = ({ random, world }) => world.anyId(random, "refreshToken", null);

/** Generators of meaningful values, by the last word of a field's name in lower case. */
const HINTS: Record<string, Hint> = {
  email: (where) => oneOf(where, MAILBOXES, 2),
  password,
  currentpassword: password,
  newpassword: password,
  id,
  recipeid: id,
  importid: id,
  ids: id,
  recipeids: id,
  photoids: ({ random, world, account }) => world.anyId(random, "upload", account),
  url: address,
  sourceurl: address,
  html: ({ random }) => brokenRecipePage(random),
  text,
  ocrtext: text,
  lines: line,
  ingredients: line,
  originaltext: line,
  imagedata: picture,
  moreimages: picture,
  imagepath: image,
  coverimage: image,
  imageurl: image,
  images: image,
  refreshtoken: refresh,
  token: (where) => pick(where.random, [refresh(where), JWT, "a".repeat(43)]),
  credential: () => JWT,
  timezone: (where) => oneOf(where, ZONES, 3),
  title: ({ random }) => pick(random, WORDS),
  q: ({ random }) => pick(random, WORDS),
  search: ({ random }) => pick(random, WORDS),
};

const keyOf = (name: string): string => name.replaceAll("_", "").toLowerCase();

const hintOf = (name: string): Hint | undefined => {
  const key = keyOf(name);
  return Object.hasOwn(HINTS, key) ? HINTS[key] : undefined;
};

/** Fields for which random values make nearly all requests invalid. */
const RISKY = new Set([
  "version",
  "idempotencykey",
  "imagepath",
  "imageurl",
  "coverimage",
  "sourceurl",
  "photoids",
  "moreimages",
  "imageassignments",
  "foodimages",
]);

/** Most valid requests leave these fields out. */
const isLeftOut = (random: Random, mood: Validity, name: string): boolean =>
  mood === "valid" && RISKY.has(keyOf(name)) && random() < 0.9;

/** Replaces values in a tree by meaningful ones if there is a hint for the field's name. */
export function fillHintedFields(where: ValueContext, tree: unknown, field = ""): unknown {
  const { random, mood } = where;
  if (typeof tree === "number" && keyOf(field) === "newservings") return 1 + Math.floor(random() * 50);
  if (typeof tree === "string") {
    const hint = hintOf(field);
    return hint && random() < (mood === "valid" ? 1 : 0.85) ? hint(where) : tree;
  }
  if (Array.isArray(tree)) return tree.map((item) => fillHintedFields(where, item, field));
  if (typeof tree !== "object" || tree === null) return tree;
  const fields = Object.entries(tree).filter(([name]) => !isLeftOut(random, mood, name));
  return Object.fromEntries(fields.map(([name, value]) => [name, fillHintedFields(where, value, name)]));
}

/** A value for a path parameter. */
export function pathParameterValue(where: ValueContext, name: string): string {
  if (where.random() < (where.mood === "valid" ? 0.03 : 0.2))
    return pickHostileText(where.random).slice(0, 3000);
  return (hintOf(name) ?? id)(where);
}

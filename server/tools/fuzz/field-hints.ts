import { pick, type Random } from "../prove/scaling-proof/random-lines.ts";
import { SAMPLE_PASSWORD } from "../trial/sample-members.ts";
import { hostileText } from "./hostile-values.ts";
import { lineOf, pageOf, pastedTextOf } from "./reader-inputs.ts";
import type { World } from "./world.ts";

type Hint = (random: Random, world: World, noun: string) => string;

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
const JWT = "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwiZW1haWwiOiJhQGIuZXhhbXBsZSJ9.";

const password: Hint = (random) =>
  pick(random, [SAMPLE_PASSWORD, "Password1!", "a", "Ä".repeat(256), "x".repeat(5000)]);
const id: Hint = (random, world, noun) => world.anyId(random, noun);
const address: Hint = (random) => pick(random, ADDRESSES);
const picture: Hint = (random, world) =>
  pick(random, ["", "data:image/png;base64,", "data:text/html,"]) +
  pick(random, world.pictures).toString("base64");
const image: Hint = (random, world) => {
  const name = world.anyId(random, "uploads");
  return pick(random, [name, `/images/${name}.webp`, `/images/../${name}`, pick(random, ADDRESSES)]);
};
const refresh: Hint = (random, world) => world.anyId(random, "refreshToken");

/** Values that mean something, by the last word of a field's name in lower case. */
const HINTS: Record<string, Hint> = {
  email: (random) => pick(random, MAILBOXES),
  password,
  currentpassword: password,
  newpassword: password,
  id,
  recipeid: id,
  importid: id,
  ids: id,
  recipeids: id,
  photoids: (random, world) => world.anyId(random, "uploads"),
  url: address,
  sourceurl: address,
  html: pageOf,
  text: pastedTextOf,
  ocrtext: pastedTextOf,
  lines: lineOf,
  ingredients: lineOf,
  originaltext: lineOf,
  imagedata: picture,
  moreimages: picture,
  imagepath: image,
  coverimage: image,
  imageurl: image,
  images: image,
  refreshtoken: refresh,
  token: (random, world, noun) => pick(random, [refresh(random, world, noun), JWT, "a".repeat(43)]),
  credential: () => JWT,
  timezone: (random) => pick(random, ZONES),
  title: (random) => pick(random, WORDS),
  q: (random) => pick(random, WORDS),
  search: (random) => pick(random, WORDS),
};

const hintOf = (name: string): Hint | undefined => {
  const key = name.replaceAll("_", "").toLowerCase();
  return Object.hasOwn(HINTS, key) ? HINTS[key] : undefined;
};

/** A tree with texts in the place of those whose field tells what it is for. */
export function meaningful(random: Random, world: World, noun: string, tree: unknown, field = ""): unknown {
  if (typeof tree === "string") {
    const hint = hintOf(field);
    return hint && random() < 0.85 ? hint(random, world, noun) : tree;
  }
  if (Array.isArray(tree)) return tree.map((item) => meaningful(random, world, noun, item, field));
  if (typeof tree !== "object" || tree === null) return tree;
  const entries = Object.entries(tree).map(([name, value]) => [
    name,
    meaningful(random, world, noun, value, name),
  ]);
  return Object.fromEntries(entries);
}

/** What stands in a path or a query for a field. */
export function segmentOf(random: Random, world: World, noun: string, name: string): string {
  if (random() < 0.15) return hostileText(random).slice(0, 3000);
  return (hintOf(name) ?? id)(random, world, noun);
}

import { ODD_TEXTS } from "#server/test/arbitrary-input.ts";
import { rawJson } from "./fuzz-request.ts";
import { pick, type Random } from "./random.ts";

const own = (text: string): unknown => JSON.parse(text);
const long = (sign: string, length: number): string => sign.repeat(Math.ceil(length / sign.length));

const TEXTS = [
  ...ODD_TEXTS,
  "\ud83d",
  "a\u0000b",
  "\ufeff",
  "\u200b\u200d\u2060",
  "a\r\nSet-Cookie: a=b",
  "=cmd|' /C calc'!A0",
  `${"${"}jndi:ldap://127.0.0.1/a}`,
  "%00%0a%2e%2e%2f",
  "http://[::1]/",
  "data:text/html,<script>1</script>",
  "0001-01-01T00:00:00Z",
  "🇫🇷".repeat(50),
  "e\u0301".repeat(200),
];
const ODD_VALUES: readonly (() => unknown)[] = [
  () => null,
  () => [],
  () => ({}),
  () => true,
  () => -1,
  () => 0,
  () => 0.1,
  () => Number.MAX_SAFE_INTEGER,
  () => rawJson("-9007199254740993"),
  () => 1e308,
  () => rawJson("1e999"),
  () => rawJson("-0"),
  () => rawJson("9".repeat(400)),
  () => rawJson("1.0000000000000000000000000000000000001"),
  () => [[[[[[[[[[[[[[1]]]]]]]]]]]]]],
  () => rawJson(`${"[".repeat(5000)}${"]".repeat(5000)}`),
  () => rawJson(`${'{"a":'.repeat(3000)}1${"}".repeat(3000)}`),
  () => own('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
  () => ({ $ref: "#", toString: "a", length: -1, valueOf: 1 }),
  () => Array.from({ length: 300 }, (_, index) => index),
  () => ["a", 1, null, {}],
];
const LONG: readonly (() => string)[] = [
  () => long("a", 1_000_000),
  () => long("<b>", 100_000),
  () => long("\u0000", 70_000),
  () => long("🍅", 20_000),
  () => long("1/2 ", 20_000),
];

/** A text that often breaks parsers; sometimes a very long one. */
export function pickHostileText(random: Random): string {
  return random() < 0.03 ? pick(random, LONG)() : pick(random, TEXTS);
}

/** A value of an unexpected type or size. */
export function pickHostileValue(random: Random): unknown {
  return random() < 0.5 ? pickHostileText(random) : pick(random, ODD_VALUES)();
}

/** Names of undeclared fields that mean something in JavaScript or in the database. */
const KEYS = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "is_admin",
  "tier",
  "user_id",
  "userId",
  "privacy_source",
  "privacySource",
  "is_public",
  "isPublic",
  "like_count",
  "exempt",
  "",
  "a.b",
  "0",
  "\u0000",
];

/** Returns a copy of a tree that has one error. */
export function corruptOneValue(random: Random, tree: unknown): unknown {
  if (Array.isArray(tree) && tree.length > 0 && random() < 0.75) return corruptList(random, tree);
  if (isObject(tree) && Object.keys(tree).length > 0 && random() < 0.9) return corruptFields(random, tree);
  return pickHostileValue(random);
}

function corruptList(random: Random, list: unknown[]): unknown[] {
  const target = Math.floor(random() * list.length);
  const dice = random();
  if (dice < 0.1) return list.filter((_, index) => index !== target);
  if (dice < 0.2) return Array.from({ length: 250 }, () => list[target]);
  return list.map((item, index) => (index === target ? corruptOneValue(random, item) : item));
}

function corruptFields(random: Random, fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields);
  const [name] = pick(random, entries);
  const dice = random();
  if (dice < 0.15) return asObject(entries.filter(([key]) => key !== name));
  if (dice < 0.3) return asObject([...entries, [pick(random, KEYS), pickHostileValue(random)]]);
  if (dice < 0.35) return asObject(entries.map(([key, value]) => [key, key === name ? [value] : value]));
  return asObject(
    entries.map(([key, value]) => [key, key === name ? corruptOneValue(random, value) : value]),
  );
}

/** Like Object.fromEntries, but `__proto__` becomes an own property, as with JSON.parse. */
function asObject(entries: [string, unknown][]): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [key, value] of entries)
    Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

import type { ProcedureName } from "#server/rest/rest-row.ts";
import { type Road, roadName, roadsOf } from "#server/test/access/wire-call.ts";
import { startTwins, type Twin, type Twins } from "./twin-members.ts";

/** `knows`: names of KEYS that are its own, written here so that a schema which takes another one is found. `spends`: once it was answered, the next call of its twins needs new ones. */
type Write = {
  procedure: ProcedureName;
  input: (twin: Twin) => Record<string, unknown>;
  needs?: readonly ("image" | "record")[];
  knows?: readonly string[];
  spends?: true;
};

const recipe = {
  title: "Leek soup",
  ingredients: [{ name: "leeks", quantity: 2 }],
  instructions: [{ instruction: "Cook the leeks." }],
};
const page =
  '<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["salt"],"recipeInstructions":"Stir."}</script>';
const byRecipe = ({ recipe: id }: Twin) => ({ id });

const RECIPE_KNOWS: readonly string[] = ["isPublic", "privacySource", "privacyEditable"];

/** What writes, or takes a body, with an input that works. */
const WRITES: Write[] = [
  { procedure: "recipes.create", input: () => recipe, knows: RECIPE_KNOWS },
  {
    procedure: "recipes.update",
    input: ({ recipe: id }) => ({ id, notes: "More salt." }),
    knows: [...RECIPE_KNOWS, "version"],
  },
  { procedure: "recipes.duplicate", input: byRecipe },
  { procedure: "recipes.delete", input: byRecipe, spends: true },
  { procedure: "recipes.readLines", input: () => ({ lines: ["1 leek"] }) },
  { procedure: "likes.like", input: byRecipe },
  { procedure: "likes.unlike", input: byRecipe },
  { procedure: "scaling.scale", input: ({ recipe: id }) => ({ id, newServings: 8 }) },
  { procedure: "imports.validate", input: () => ({ url: "https://allrecipes.com" }) },
  { procedure: "imports.extract", input: () => ({ url: "https://a.example/leek", html: page }) },
  { procedure: "imports.extractText", input: () => ({ text: "Soup\n\n1 leek\n2 onions\n\nCook the leek." }) },
  {
    procedure: "imports.save",
    input: ({ record }) => ({
      title: "Soup",
      ingredients: ["salt"],
      instructions: ["Stir."],
      importId: record,
    }),
    needs: ["record"],
    spends: true,
  },
  { procedure: "imports.deleteRecord", input: ({ record: id }) => ({ id }), needs: ["record"], spends: true },
  { procedure: "scans.process", input: () => ({ imageData: "/9j/4AAQSkZJRg==" }) },
  { procedure: "scans.parseText", input: () => ({ ocrText: "Soup\n1 leek" }) },
  { procedure: "scans.save", input: () => ({ recipe }) },
  { procedure: "accounts.update", input: () => ({ name: "Ada" }) },
  { procedure: "accounts.changePassword", input: () => ({ newPassword: "short" }) },
  { procedure: "uploads.delete", input: ({ image: id }) => ({ id }), needs: ["image"], spends: true },
  { procedure: "security.endSession", input: ({ session: id }) => ({ id }), spends: true },
];

/** Names that columns, roles and counters have, here and elsewhere. Those that a call knows are no extras of it. */
const KEYS: Record<string, (victim: Twin) => unknown> = {
  userId: ({ member }) => member.id,
  userRowId: ({ member }) => member.rowId,
  ownerId: ({ member }) => member.id,
  ownerRowId: ({ member }) => member.rowId,
  owner: ({ member }) => ({ id: member.id }),
  memberId: ({ member }) => member.id,
  authorId: ({ member }) => member.id,
  createdBy: ({ member }) => member.id,
  rowId: () => 1,
  recipeRowId: () => 1,
  loginRowId: () => 1,
  uuid: ({ recipe: id }) => id,
  slug: () => "soup",
  privacySource: () => "CREATED",
  privacyEditable: () => true,
  isPublic: () => true,
  public: () => true,
  visibility: () => "public",
  published: () => true,
  likeCount: () => 9999,
  likes: () => 9999,
  isLiked: () => true,
  version: () => 99,
  createdAt: () => "2001-01-01T00:00:00Z",
  updatedAt: () => "2001-01-01T00:00:00Z",
  deletedAt: () => 1,
  disabledAt: () => 1,
  emailVerified: () => false,
  emailVerifiedAt: () => 1,
  pendingEmail: () => "x@example.com",
  passwordHash: () => "-",
  role: () => "admin",
  isAdmin: () => true,
  admin: () => true,
  permissions: () => ["*"],
  tier: () => "freemium",
  accountTier: () => "freemium",
  tierSince: () => 0,
  tierUntil: () => 1,
  exempt: () => false,
  usage: () => ({ daily: 0 }),
  count: () => 0,
  countAs: () => null,
  lifetime: () => 0,
  operation: () => "none",
  imageId: ({ image }) => image,
  ownerName: () => "Somebody",
  status: () => "completed",
  expiresAt: () => 1,
  confirmed: () => true,
};
const EACH = 40;

/**
 * 40 extra keys on each of 20 writes over both transports: twins make the same call, one of them with the key (at the top
 * and in every part), and all that is stored of them, and what they heard, must be alike; nothing of a third member's moves.
 */
export async function massAssignment(tries = 1600): Promise<{ tries: number; failures: string[] }> {
  const twins = await startTwins();
  const failures: string[] = [];
  let tried = 0;
  try {
    const victim = await twins.addTwin({ exempt: true });
    const before = await twins.stateOf(victim);
    let pair: Pair | null = null;
    let of: Road | null = null;
    for (const { write, road, key } of endless(allTries(), tries)) {
      if (pair === null || of !== road) pair = await makePair(twins, write);
      of = road;
      const wrong = await tryKey(twins, write, road, pair, { [key]: KEYS[key]?.(victim) });
      if (wrong) failures.push(`${roadName(road)} with ${key}: ${wrong}`);
      if ((await twins.stateOf(victim)) !== before)
        failures.push(`${roadName(road)} with ${key}: another's changed`);
      if (wrong || write.spends) pair = null;
      tried += 1;
    }
  } finally {
    await twins.close();
  }
  return { tries: tried, failures };
}

/** `bold` sends the extra key, `plain` does not. */
type Pair = { plain: Twin; bold: Twin };
type Try = { write: Write; road: Road; key: string };

function allTries(): Try[] {
  return WRITES.flatMap((write) =>
    roadsOf(write.procedure).flatMap((road) => extrasOf(write).map((key) => ({ write, road, key }))),
  );
}

function* endless<T>(all: T[], tries: number): Generator<T> {
  for (let at = 0; at < tries; at += 1) yield all[at % all.length] as T;
}

function extrasOf({ knows = [] }: Write): string[] {
  return Object.keys(KEYS)
    .filter((key) => !knows.includes(key))
    .slice(0, EACH);
}

async function makePair(twins: Twins, { needs }: Write): Promise<Pair> {
  const options = { exempt: true, ...(needs && { needs }) };
  return { plain: await twins.addTwin(options), bold: await twins.addTwin(options) };
}

async function tryKey(
  twins: Twins,
  write: Write,
  road: Road,
  { plain, bold }: Pair,
  extra: object,
): Promise<string | null> {
  const heard = await twins.send(road, write.input(plain), plain.token);
  const told = await twins.send(road, withExtra(write.input(bold), extra), bold.token);
  if (told.status >= 500) return `answered ${told.status}`;
  if (told.status !== heard.status) return `answered ${told.status}, not ${heard.status}`;
  return (await twins.stateOf(plain)) === (await twins.stateOf(bold)) ? null : "was stored";
}

/** At the top, and in every object within a list or field. */
function withExtra(input: Record<string, unknown>, extra: object): Record<string, unknown> {
  const into = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(into);
    if (typeof value !== "object" || value === null) return value;
    return withExtra(value as Record<string, unknown>, nestedExtra(extra));
  };
  return { ...extra, ...Object.fromEntries(Object.entries(input).map(([key, value]) => [key, into(value)])) };
}

/** A recipe within a body knows some itself. */
function nestedExtra(extra: object): object {
  return Object.fromEntries(Object.entries(extra).filter(([key]) => !RECIPE_KNOWS.includes(key)));
}

import { beforeAll, expect, it } from "vitest";
import type { Member } from "#server/guards/member.ts";
import { storedRowsOf } from "./access/stored-rows.ts";
import { recipeInput } from "./recipe-input.ts";
import type { RestClient } from "./rest-client.ts";
import { setUpRestClient } from "./set-up-rest-client.ts";
import { createSignIn, PASSWORD } from "./sign-in.ts";

/** Fields that a call must not store, in the names of REST and of tRPC, with values that would be noticed. */
const EXTRAS = (victim: Member): Record<string, unknown> => ({
  user_id: victim.id,
  userId: victim.id,
  user_row_id: victim.rowId,
  userRowId: victim.rowId,
  owner_row_id: victim.rowId,
  ownerRowId: victim.rowId,
  rowId: 1,
  like_count: 9999,
  likeCount: 9999,
  created_at: "2001-01-01T00:00:00Z",
  createdAt: "2001-01-01T00:00:00Z",
  updatedAt: "2001-01-01T00:00:00Z",
  deletedAt: 1,
  disabledAt: 1,
  emailVerifiedAt: 1,
  pendingEmail: "x@example.com",
  passwordHash: "-",
  role: "admin",
  isAdmin: true,
  permissions: ["*"],
  tier: "freemium",
  tierSince: 0,
  tierUntil: 1,
  exempt: false,
  usage: { daily: 0 },
  count: 0,
  countAs: null,
  lifetime: 0,
  operation: "none",
  ownerName: "Somebody",
  status: "completed",
  expiresAt: 1,
  confirmed: true,
});

type Twin = { token: string; member: Member; recipe: string };
type Write = [name: string, send: (twin: Twin, extra: object) => Parameters<RestClient["send"]>];

const soup = recipeInput();
const leeks = (extra: object) => ({
  ...soup,
  ingredients: [{ name: "leeks", ...extra }],
  instructions: [{ instruction: "Cook.", ...extra }],
  ...extra,
});
const imported = { title: "Soup", ingredients: ["salt"], instructions: ["Stir."], servings: 2 };
/** Requests whose body has the fields of `extra` at the top level and in each nested object. */
const WRITES: Write[] = [
  ["POST /api/recipes", (_, extra) => ["POST", "/api/recipes", leeks(extra)]],
  ["recipes.create", (_, extra) => ["POST", "/trpc/recipes.create", leeks(extra)]],
  [
    "PUT /api/recipes/{id}",
    ({ recipe }, extra) => ["PUT", `/api/recipes/${recipe}`, { notes: "Salt.", ...extra }],
  ],
  [
    "recipes.update",
    ({ recipe: id }, extra) => ["POST", "/trpc/recipes.update", { ...extra, id, notes: "Pepper." }],
  ],
  ["duplicate", ({ recipe }, extra) => ["POST", `/api/recipes/${recipe}/duplicate`, { ...extra }]],
  ["like", ({ recipe }, extra) => ["POST", `/api/recipes/${recipe}/like`, { ...extra }]],
  ["scale", ({ recipe }, extra) => ["POST", `/api/recipes/${recipe}/scale`, { new_servings: 8, ...extra }]],
  ["POST /api/import/save", (_, extra) => ["POST", "/api/import/save", { ...imported, ...extra }]],
  ["imports.save", (_, extra) => ["POST", "/trpc/imports.save", { ...imported, ...extra }]],
  [
    "POST /api/ocr/save-recipe",
    (_, extra) => ["POST", "/api/ocr/save-recipe", { recipe: { ...soup, ...extra }, ...extra }],
  ],
  ["scans.save", (_, extra) => ["POST", "/trpc/scans.save", { recipe: { ...soup, ...extra }, ...extra }]],
  ["PUT /api/auth/me", (_, extra) => ["PUT", "/api/auth/me", { name: "Ada", ...extra }]],
  ["accounts.update", (_, extra) => ["POST", "/trpc/accounts.update", { name: "Bea", ...extra }]],
  [
    "POST /api/import/extract",
    (_, extra) => [
      "POST",
      "/api/import/extract",
      {
        url: "https://a.example/leek",
        html: `<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["salt"],"recipeInstructions":"Stir."}</script>`,
        ...extra,
      },
    ],
  ],
];

const client = setUpRestClient({ USAGE_LIMITS: "off" });
let victim: Member;
let twins: [Twin, Twin];
beforeAll(async () => {
  client.harness.override({ rateLimits: { take: () => undefined } });
  victim = await client.harness.createMember();
  twins = [await createTwin("plain"), await createTwin("extra")];
});

async function createTwin(name: string): Promise<Twin> {
  const email = `${name}@example.org`;
  const member = await createSignIn(client.harness, { email, name: "Twin" });
  const login = await client.send("POST", "/api/auth/login", { email, password: PASSWORD });
  const token = (login.body as { access_token: string }).access_token;
  const made = await client.send("POST", "/api/recipes", soup, { token });
  return { token, member, recipe: (made.body as { id: string }).id };
}

/** Columns that differ between any two members, such as ids and hashes; all others must be equal. */
const OWN_COLUMNS = /^id$|row_id$|_hash$|^email$|_email$|^key$|idempotency_key|^rowid$|^file/;

async function stateOf(member: Member): Promise<string> {
  const stored = await storedRowsOf(client.harness.db, member.rowId);
  const shared = stored.map(([table, rows]) => [
    table,
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !OWN_COLUMNS.test(column))),
    ),
  ]);
  return JSON.stringify(shared).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID");
}

it.each(WRITES)("%s stores nothing more when keys of the server are sent along", async (_name, requestOf) => {
  const [plain, extra] = twins;
  const victimBefore = await stateOf(victim);
  const send = (twin: Twin, more: object) => {
    const [method, url, body] = requestOf(twin, more);
    return client.send(method, url, body, { token: twin.token });
  };
  const [expected, found] = [await send(plain, {}), await send(extra, EXTRAS(victim))];
  expect(expected.status).toBeLessThan(300);
  expect(found.status).toBe(expected.status);
  expect(await stateOf(extra.member)).toBe(await stateOf(plain.member));
  expect(await stateOf(victim)).toBe(victimBefore);
});

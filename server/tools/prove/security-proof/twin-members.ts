import { eq } from "drizzle-orm";
import sharp from "sharp";
import { logins, users } from "#db/schema/index.ts";
import { extractRecipe } from "#server/features/imports/service/extract-recipe.ts";
import { CreateRecipeInput } from "#server/features/recipes/schema/recipe-in.ts";
import { createRecipe } from "#server/features/recipes/service/create-recipe.ts";
import { uploadImage } from "#server/features/uploads/service.ts";
import type { Member } from "#server/guards/member.ts";
import { SafeFetchError } from "#server/lib/net/safe-fetch-error.ts";
import { storedRowsOf } from "#server/test/access/stored-rows.ts";
import { type Road, wireCall } from "#server/test/access/wire-call.ts";
import { type CountedServer, startCountedServer } from "../account-proof/counted-server.ts";

/** A member with one thing of each kind, by their ids. */
export type Twin = {
  member: Member;
  token: string;
  recipe: string;
  image: string;
  record: string;
  session: string;
};
/** Without limits, or with those of premium; a picture and an import take their time, so they are made where they matter. */
type TwinOptions = { exempt: boolean; needs?: readonly ("image" | "record")[] };
export type Heard = { status: number; body: unknown; text: string };
type Deps = CountedServer["deps"];

/** No thing has this id. */
export const NOTHING = "00000000-0000-7000-8000-000000000000";
const SOUP = {
  title: "Onion soup",
  ingredients: [{ name: "onions", quantity: 4 }],
  instructions: [{ instruction: "Cook the onions." }],
};
const PAGE = `<script type="application/ld+json">${JSON.stringify({
  "@type": "Recipe",
  name: "Onion soup",
  recipeIngredient: ["4 onions"],
  recipeInstructions: "Cook the onions.",
})}</script>`;

/** A server of members that are alike in all but their ids, for calls that must end alike. */
export async function startTwins() {
  const server = await startCountedServer();
  const { deps } = server;
  // Nothing leaves the machine.
  deps.fetchPage = async () => {
    throw new SafeFetchError("unreachable", "no network here");
  };
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  return {
    ...server,
    picture,
    addTwin: (options: TwinOptions) => addTwin(server, picture, options),
    addRecipe: (member: Member, isPublic: boolean) => addRecipe(deps, member, isPublic),
    send: (road: Road, input: object | undefined, token: string | undefined) =>
      send(server.url, road, input, token, picture),
    /** What is stored of a member, without what no two members share. */
    stateOf: async ({ member }: Twin) => likeness(await storedRowsOf(deps.db, member.rowId)),
  };
}
export type Twins = Awaited<ReturnType<typeof startTwins>>;

async function addTwin(
  server: CountedServer,
  picture: Buffer,
  { exempt, needs = [] }: TwinOptions,
): Promise<Twin> {
  const { deps } = server;
  const { member: made, token } = await server.addMember("premium");
  await deps.db.write((tx) => tx.update(users).set({ exempt }).where(eq(users.rowId, made.rowId)));
  // Things do not count: what is proved begins with nothing used.
  const member = { ...made, exempt: true };
  const image = needs.includes("image") ? await addImage(deps, member, picture) : NOTHING;
  const record = needs.includes("record") ? await addRecord(deps, member) : NOTHING;
  const session = await addSession(deps, member);
  return { member, token, recipe: await addRecipe(deps, member, false), image, record, session };
}

async function addSession(deps: Deps, member: Member): Promise<string> {
  const now = deps.clock.now();
  const login = { id: deps.uuid(), createdAt: now, lastUsedAt: now, expiresAt: now + 3_600_000 };
  await deps.db.write((tx) => tx.insert(logins).values({ ...login, userRowId: member.rowId }));
  return login.id;
}

async function addImage(deps: Deps, member: Member, bytes: Buffer): Promise<string> {
  return (await uploadImage(deps, member, { fileName: "a.png", bytes })).id;
}

async function addRecord(deps: Deps, member: Member): Promise<string> {
  const page = await extractRecipe(deps, member, { url: "https://a.example/soup", html: PAGE });
  return page.data.importId;
}

async function addRecipe(deps: Deps, member: Member, isPublic: boolean): Promise<string> {
  return (await createRecipe(deps, member, CreateRecipeInput.parse({ ...SOUP, isPublic }))).id;
}

async function send(
  url: string,
  road: Road,
  input: object | undefined,
  token: string | undefined,
  picture: Buffer,
): Promise<Heard> {
  const call = wireCall(road, input as Record<string, unknown> | undefined, { picture });
  const json = call.body === undefined ? undefined : JSON.stringify(call.body);
  const body = call.raw ? new Uint8Array(call.raw) : json;
  const answer = await fetch(url + call.url, {
    method: call.method,
    headers: {
      ...(call.body !== undefined && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...call.headers,
    },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.startsWith("application/json") && text !== "";
  return { status: answer.status, text, body: isJson ? JSON.parse(text) : undefined };
}

/** Ids, secrets and addresses are each member's own; the rest must be alike. */
const OWN_COLUMNS = /^id$|row_id$|_hash$|^email$|_email$|^key$|idempotency_key|^rowid$|^file/;

function likeness(stored: Awaited<ReturnType<typeof storedRowsOf>>): string {
  const alike = stored.map(([table, rows]) => [
    table,
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !OWN_COLUMNS.test(name)))),
  ]);
  return JSON.stringify(alike).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID");
}

import { Agent, request } from "node:http";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { procedureNames } from "#server/rest/procedures.ts";
import type { ProcedureName } from "#server/rest/rest-row.ts";
import { listen } from "../app-harness.ts";
import { spellingsOf } from "../email-spellings.ts";
import type { Answer } from "../rest-client.ts";
import {
  CALLERS,
  type Caller,
  expectedOutcome,
  isMine,
  OK,
  type Outcome,
  PLACES_OF,
  type Place,
  type Row,
  type Thing,
} from "./access-row.ts";
import { accessTable } from "./access-table.ts";
import { createWorld, type World } from "./access-world.ts";
import { type Road, roadName, roadsOf, type WireCall, wireCall } from "./wire-call.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Sends it as whoever holds the token. */
async function sendCall(world: World, call: WireCall, token: string | undefined): Promise<Answer> {
  const { method, url, body, raw, headers } = call;
  return world.send(method, url, body, { token, ...(headers && { headers }), ...(raw && { raw }) });
}

type Refusal = { detail?: unknown; error?: { data: { httpStatus: number; detail: unknown } } };

/** "answers", or the status and text of the refusal; the status that the row declares is part of answering. */
function outcomeOf({ rest }: Road, { status, body }: Answer): Outcome {
  if (status < 300) return rest && rest.status !== status ? `${status} in place of ${rest.status}` : OK;
  const { detail, error } = body as Refusal;
  const told = rest ? detail : error?.data.detail;
  return typeof told === "string" ? `${status} ${told}` : `${status}`;
}

/** All of an answer but what is new with each: when it was made and the request's id. */
function faceOf({ status, headers, text }: Answer): string {
  const { date: _, "x-request-id": id = "", ...rest } = headers;
  return JSON.stringify([status, rest, text.replaceAll(id, "")]);
}

/** What was asked, of whom, by whom, and what was heard against what is written. */
const cells = { count: 0, twins: 0 };
type Cell = { road: Road; row: Row; caller: Caller; place: Place | null };

const rows = (Object.entries(accessTable) as [ProcedureName, readonly Row[]][]).flatMap(([name, some]) =>
  some.map((row) => ({ title: row.what ? `${name}, ${row.what}` : name, name, row })),
);

const kindOf = ({ reach, lists }: Row) => reach?.kind ?? lists?.kind;

/** Each caller and place of a row, the owner's own last: until then nothing of theirs may change. */
function* cellsOf(name: ProcedureName, row: Row): Generator<Cell> {
  const kind = kindOf(row);
  const places = kind ? PLACES_OF[kind] : [null];
  const callers = [...CALLERS].sort((a, b) => Number(a === "owner") - Number(b === "owner"));
  for (const caller of callers)
    for (const road of roadsOf(name)) for (const place of places) yield { road, row, caller, place };
}

const cellName = ({ road, caller, place }: Cell) =>
  `${roadName(road)}, ${caller}${place ? `, ${place}` : ""}`;

async function thingOf({ row, caller, place }: Cell): Promise<Thing | null> {
  const kind = kindOf(row);
  return kind && place ? world.thing(kind, caller, place) : world.blank();
}

/** Asks, and tells what is wrong with the answer: null where it is as written. `face` is the answer itself. */
async function tryCell(cell: Cell, thing: Thing): Promise<{ wrong: string | null; face: string }> {
  const { road, row, caller, place } = cell;
  const call = wireCall(road, row.input(thing) as Record<string, unknown> | undefined, world);
  const answer = await sendCall(world, call, await world.tokenOf(caller));
  cells.count += 1;
  const outcome = outcomeOf(road, answer);
  const kind = kindOf(row);
  if (outcome === OK && row.spends === "login") world.forgetLogin(caller);
  if (outcome === OK && row.spends === "thing" && kind && place && isMine(caller, place))
    world.forgetThing(kind, caller, place);
  const expected = expectedOn(cell);
  const face = faceOf(answer);
  if (outcome !== expected) return { wrong: `${cellName(cell)}: ${outcome}, not ${expected}`, face };
  return { wrong: outcome === OK ? wrongListing(cell, thing, answer.text) : null, face };
}

function expectedOn({ road, row, caller, place }: Cell): string {
  const expected = expectedOutcome(row, caller, place ?? "missing");
  return expected === OK && !road.rest ? (row.overTrpc ?? OK) : expected;
}

function wrongListing(cell: Cell, { id, word }: Thing, text: string): string | null {
  const { row, caller, place } = cell;
  if (!row.lists || !place) return null;
  const { mark } = row.lists;
  const found = text.includes(mark === undefined ? id : mark === "tag" ? word : `"${mark}"`);
  const isOpen = place === "foreign public";
  const shown = place !== "missing" && row.lists.shows({ isMine: isMine(caller, place), isOpen });
  return found === shown ? null : `${cellName(cell)}: ${found ? "shown" : "not shown"}`;
}

/** Places whose answers must be alike to the byte: a foreign private thing is none. */
function isHidden({ row: { reach }, caller, place }: Cell): boolean {
  if (!reach || reach.hidden !== undefined || !place) return false;
  return place === "missing" || (!isMine(caller, place) && place !== "foreign public");
}

async function tryRow(name: ProcedureName, row: Row): Promise<string[]> {
  const wrong: string[] = [];
  const faces = new Map<string, string>();
  const all = [...cellsOf(name, row)];
  for (const cell of all) await thingOf(cell);
  let before: string | null = await world.ownersState();
  for (const cell of all) {
    if (cell.caller === "owner" && before !== null) {
      if ((await world.ownersState()) !== before) wrong.push(`${name}: what is the owner's changed`);
      before = null;
    }
    const thing = await thingOf(cell);
    if (!thing) continue;
    const told = await tryCell(cell, thing);
    if (told.wrong) wrong.push(told.wrong);
    if (!isHidden(cell) || row.reach?.missing === OK) continue;
    const of = `${roadName(cell.road)}, ${cell.caller}`;
    const twin = faces.get(of) ?? told.face;
    faces.set(of, twin);
    if (cell.place !== "missing") cells.twins += 1;
    if (twin !== told.face) wrong.push(`${cellName(cell)}: tells itself from a missing one`);
  }
  return wrong;
}

it("has a row for every procedure, and no other", () => {
  expect(Object.keys(accessTable).sort()).toEqual([...procedureNames].sort());
});

describe("who hears what of whose things, over both transports", () => {
  it.each(rows.map(({ title, name, row }) => [title, name, row] as const))(
    "%s",
    async (_title, name, row) => {
      expect(await tryRow(name, row)).toEqual([]);
    },
  );

  it("asks in at least 1,500 ways", () => {
    expect(cells.count).toBeGreaterThanOrEqual(1500);
  });
});

describe("before all else", () => {
  const NO_TOKEN = "401 Not authenticated";
  const BAD_TOKEN = "401 Could not validate credentials";
  const nonsense = { nonsense: true };

  const hear = async (road: Road, input: Record<string, unknown> | undefined, token: string | undefined) =>
    outcomeOf(road, await sendCall(world, wireCall(road, input, world), token));

  it("a bearer that is none is refused wherever one is looked at", async () => {
    for (const { name, row } of rows) {
      for (const road of roadsOf(name)) {
        const input = row.input(world.blank()) as Record<string, unknown> | undefined;
        const heard = await hear(road, input, "nonsense");
        if (row.ladder === "anyone") expect([roadName(road), heard]).not.toEqual([roadName(road), BAD_TOKEN]);
        else expect([roadName(road), heard]).toEqual([roadName(road), BAD_TOKEN]);
      }
    }
  });

  it("what only members may ask is refused to guests before what they send is looked at", async () => {
    for (const { name, row } of rows.filter((one) => one.row.ladder === "member")) {
      for (const road of roadsOf(name)) {
        const input = { id: "x", recipeId: "x", ...nonsense };
        expect([row.what, roadName(road), await hear(road, input, undefined)]).toEqual([
          row.what,
          roadName(road),
          NO_TOKEN,
        ]);
      }
    }
  });

  const noIds = ["x", "' or 1=1 --", "../../etc/passwd", "\u0000", "%2e%2e", "x".repeat(2000)];
  const byThing = rows.filter(({ row: { reach } }) => reach?.missing.startsWith("404"));
  it.each(byThing.map(({ title, name, row }) => [title, name, row] as const))(
    "%s: what is no id leads to nothing",
    async (_title, name, row) => {
      const token = await world.tokenOf("other");
      for (const id of noIds) {
        for (const road of roadsOf(name)) {
          const input = row.input({ ...world.blank(), id }) as Record<string, unknown>;
          expect([id, roadName(road), await hear(road, input, token)]).toEqual([
            id,
            roadName(road),
            row.reach?.missing,
          ]);
        }
      }
    },
  );
});

type RawAnswer = { status: number; type: string; text: string };
/** Sends an address as it is written, which clients that know better would put right. `token` is an access token. */
type SendRaw = (
  method: string,
  path: string,
  options: { body: string | undefined; token: string | undefined },
) => Promise<RawAnswer>;

/** One connection to a server that listens; close it before the server. */
async function openRawClient(app: FastifyInstance): Promise<{ send: SendRaw; close(): void }> {
  const port = await listen(app);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send: SendRaw = (method, path, { body, token }) =>
    new Promise((resolve, reject) => {
      const headers = {
        host: "localhost",
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
        }),
      };
      const sent = request({ host: "127.0.0.1", port, agent, method, path, headers }, async (answer) => {
        const pieces: Buffer[] = [];
        for await (const piece of answer) pieces.push(piece as Buffer);
        const type = answer.headers["content-type"] ?? "";
        resolve({ status: answer.statusCode ?? 0, type, text: Buffer.concat(pieces).toString() });
      });
      sent.once("error", reject).end(body);
    });
  return { send, close: () => agent.destroy() };
}

describe("however the address of a REST row is spelled, nobody reaches what the plain one refuses", () => {
  let raw: { send: SendRaw; close(): void };
  beforeAll(async () => {
    raw = await openRawClient(world.app);
  });
  afterAll(() => raw.close());

  /** A refusal of whatever kind, or the app's own page, which tells people that there is no such address. */
  const isRefused = ({ status, type }: { status: number; type: string }) =>
    (status >= 400 && status < 500) || (status === 200 && type.startsWith("text/html"));

  const restRoads = rows.flatMap(({ title, name, row }) =>
    roadsOf(name).flatMap((road) =>
      road.rest && !road.rest.upload ? [{ title, road, rest: road.rest, row }] : [],
    ),
  );
  it.each(restRoads.map(({ title, rest, ...one }) => [`${rest.method} ${rest.path}`, title, one] as const))(
    "%s (%s)",
    async (_address, _title, { road, row }) => {
      const wrong: string[] = [];
      for (const caller of ["guest", "other", "disabled"] as const) {
        const kind = kindOf(row);
        const thing = kind ? await world.thing(kind, caller, "foreign private") : world.blank();
        if (!thing) continue;
        const { method, url, body } = wireCall(road, row.input(thing) as Record<string, unknown>, world);
        const [path = "", query] = url.split("?");
        const token = await world.tokenOf(caller);
        const options = { body: body === undefined ? undefined : JSON.stringify(body), token };
        const plain = await raw.send(method, url, options);
        // Where the plain one is answered, there is nothing to go around.
        if (plain.status < 400) continue;
        for (const spelling of spellingsOf(path)) {
          const address = query === undefined || /[?#]/.test(spelling) ? spelling : `${spelling}?${query}`;
          for (const as of method === "GET" ? ["GET", "HEAD"] : [method]) {
            const told = await raw.send(as, address, options);
            if (told.status !== plain.status && !isRefused(told))
              wrong.push(`${caller}: ${as} ${address} answered ${told.status}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

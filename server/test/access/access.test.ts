import { Agent, request } from "node:http";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { procedureNames } from "#server/rest/procedures.ts";
import type { ProcedureName } from "#server/rest/rest-row.ts";
import { listen } from "../app-harness.ts";
import { spellingsOf } from "../email-spellings.ts";
import type { Answer } from "../rest-client.ts";
import { createFixture, type Fixture } from "./access-fixture.ts";
import {
  CALLERS,
  type Caller,
  type Entity,
  expectedOutcome,
  isMine,
  OK,
  type Outcome,
  PLACES_OF,
  type Place,
  type Row,
} from "./access-row.ts";
import { accessTable } from "./access-table.ts";
import { type Transport, transportName, transportsOf, type WireCall, wireCall } from "./wire-call.ts";

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.close());

async function sendCall(fixture: Fixture, call: WireCall, token: string | undefined): Promise<Answer> {
  const { method, url, body, raw, headers } = call;
  return fixture.send(method, url, body, { token, ...(headers && { headers }), ...(raw && { raw }) });
}

type Refusal = { detail?: unknown; error?: { data: { httpStatus: number; detail: unknown } } };

/**
 * "answers", or status and text of a refusal. A success with another status than the REST row's counts as a
 * failure.
 */
function outcomeOf({ rest }: Transport, { status, body }: Answer): Outcome {
  if (status < 300) return rest && rest.status !== status ? `${status} in place of ${rest.status}` : OK;
  const { detail, error } = body as Refusal;
  const refusal = rest ? detail : error?.data.detail;
  return typeof refusal === "string" ? `${status} ${refusal}` : `${status}`;
}

/** The answer without its date and request id, which differ on each request. */
function fingerprintOf({ status, headers, text }: Answer): string {
  const { date: _, "x-request-id": id = "", ...rest } = headers;
  return JSON.stringify([status, rest, text.replaceAll(id, "")]);
}

/** The number of tested cells, and of compared answers for hidden entities. */
const cells = { count: 0, twins: 0 };
type Cell = { transport: Transport; row: Row; caller: Caller; place: Place | null };

const rows = (Object.entries(accessTable) as [ProcedureName, readonly Row[]][]).flatMap(([name, some]) =>
  some.map((row) => ({ title: row.what ? `${name}, ${row.what}` : name, name, row })),
);

const kindOf = ({ reach, lists }: Row) => reach?.kind ?? lists?.kind;

/**
 * Each caller and relation of a row. The owner comes last, because no call before may change the owner's
 * data.
 */
function* cellsOf(name: ProcedureName, row: Row): Generator<Cell> {
  const kind = kindOf(row);
  const places = kind ? PLACES_OF[kind] : [null];
  const callers = [...CALLERS].sort((a, b) => Number(a === "owner") - Number(b === "owner"));
  for (const caller of callers)
    for (const transport of transportsOf(name))
      for (const place of places) yield { transport, row, caller, place };
}

const cellName = ({ transport, caller, place }: Cell) =>
  `${transportName(transport)}, ${caller}${place ? `, ${place}` : ""}`;

async function entityOf({ row, caller, place }: Cell): Promise<Entity | null> {
  const kind = kindOf(row);
  return kind && place ? fixture.entity(kind, caller, place) : fixture.blank();
}

/** Calls the procedure. `wrong` is null if the answer is as expected. */
async function tryCell(cell: Cell, entity: Entity): Promise<{ wrong: string | null; fingerprint: string }> {
  const { transport, row, caller, place } = cell;
  const call = wireCall(transport, row.input(entity) as Record<string, unknown> | undefined, fixture);
  const answer = await sendCall(fixture, call, await fixture.tokenOf(caller));
  cells.count += 1;
  const outcome = outcomeOf(transport, answer);
  const kind = kindOf(row);
  if (outcome === OK && row.spends === "login") fixture.forgetLogin(caller);
  if (outcome === OK && row.spends === "entity" && kind && place && isMine(caller, place))
    fixture.forgetEntity(kind, caller, place);
  const expected = expectedOn(cell);
  const fingerprint = fingerprintOf(answer);
  if (outcome !== expected) return { wrong: `${cellName(cell)}: ${outcome}, not ${expected}`, fingerprint };
  return { wrong: outcome === OK ? wrongListing(cell, entity, answer.text) : null, fingerprint };
}

function expectedOn({ transport, row, caller, place }: Cell): string {
  const expected = expectedOutcome(row, caller, place ?? "missing");
  return expected === OK && !transport.rest ? (row.overTrpc ?? OK) : expected;
}

function wrongListing(cell: Cell, { id, word }: Entity, text: string): string | null {
  const { row, caller, place } = cell;
  if (!row.lists || !place) return null;
  const { mark } = row.lists;
  const found = text.includes(mark === undefined ? id : mark === "tag" ? word : `"${mark}"`);
  const isOpen = place === "foreign public";
  const shown = place !== "missing" && row.lists.shows({ isMine: isMine(caller, place), isOpen });
  return found === shown ? null : `${cellName(cell)}: ${found ? "shown" : "not shown"}`;
}

/** Whether the answer must be byte-identical to that for a missing entity. */
function isHidden({ row: { reach }, caller, place }: Cell): boolean {
  if (!reach || reach.hidden !== undefined || !place) return false;
  return place === "missing" || (!isMine(caller, place) && place !== "foreign public");
}

async function tryRow(name: ProcedureName, row: Row): Promise<string[]> {
  const wrong: string[] = [];
  const fingerprints = new Map<string, string>();
  const all = [...cellsOf(name, row)];
  for (const cell of all) await entityOf(cell);
  let before: string | null = await fixture.ownersState();
  for (const cell of all) {
    if (cell.caller === "owner" && before !== null) {
      if ((await fixture.ownersState()) !== before) wrong.push(`${name}: what is the owner's changed`);
      before = null;
    }
    const entity = await entityOf(cell);
    if (!entity) continue;
    const result = await tryCell(cell, entity);
    if (result.wrong) wrong.push(result.wrong);
    if (!isHidden(cell) || row.reach?.missing === OK) continue;
    const of = `${transportName(cell.transport)}, ${cell.caller}`;
    const twin = fingerprints.get(of) ?? result.fingerprint;
    fingerprints.set(of, twin);
    if (cell.place !== "missing") cells.twins += 1;
    if (twin !== result.fingerprint) wrong.push(`${cellName(cell)}: tells itself from a missing one`);
  }
  return wrong;
}

it("has a row for every procedure, and no other", () => {
  expect(Object.keys(accessTable).sort()).toEqual([...procedureNames].sort());
});

describe("access of each caller to each entity, over both transports", () => {
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

  const hear = async (
    transport: Transport,
    input: Record<string, unknown> | undefined,
    token: string | undefined,
  ) => outcomeOf(transport, await sendCall(fixture, wireCall(transport, input, fixture), token));

  it("a bearer that is none is refused wherever one is looked at", async () => {
    for (const { name, row } of rows) {
      for (const transport of transportsOf(name)) {
        const input = row.input(fixture.blank()) as Record<string, unknown> | undefined;
        const heard = await hear(transport, input, "nonsense");
        if (row.ladder === "anyone")
          expect([transportName(transport), heard]).not.toEqual([transportName(transport), BAD_TOKEN]);
        else expect([transportName(transport), heard]).toEqual([transportName(transport), BAD_TOKEN]);
      }
    }
  });

  it("what only members may ask is refused to guests before what they send is looked at", async () => {
    for (const { name, row } of rows.filter((candidate) => candidate.row.ladder === "member")) {
      for (const transport of transportsOf(name)) {
        const input = { id: "x", recipeId: "x", ...nonsense };
        expect([row.what, transportName(transport), await hear(transport, input, undefined)]).toEqual([
          row.what,
          transportName(transport),
          NO_TOKEN,
        ]);
      }
    }
  });

  const noIds = ["x", "' or 1=1 --", "../../etc/passwd", "\u0000", "%2e%2e", "x".repeat(2000)];
  const byEntity = rows.filter(({ row: { reach } }) => reach?.missing.startsWith("404"));
  it.each(byEntity.map(({ title, name, row }) => [title, name, row] as const))(
    "%s: what is no id leads to nothing",
    async (_title, name, row) => {
      const token = await fixture.tokenOf("other");
      for (const id of noIds) {
        for (const transport of transportsOf(name)) {
          const input = row.input({ ...fixture.blank(), id }) as Record<string, unknown>;
          expect([id, transportName(transport), await hear(transport, input, token)]).toEqual([
            id,
            transportName(transport),
            row.reach?.missing,
          ]);
        }
      }
    },
  );
});

type RawAnswer = { status: number; type: string; text: string };
/** Sends a path unchanged; other HTTP clients would normalize it. `token` is an access token. */
type SendRaw = (
  method: string,
  path: string,
  options: { body: string | undefined; token: string | undefined },
) => Promise<RawAnswer>;

/** One connection to a listening server. Must be closed before the server. */
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

describe("access by other spellings of a REST path is refused where the plain path is refused", () => {
  let raw: { send: SendRaw; close(): void };
  beforeAll(async () => {
    raw = await openRawClient(fixture.app);
  });
  afterAll(() => raw.close());

  /** Whether an answer is a refusal or the app's own page, which says that the address is unknown. */
  const isRefused = ({ status, type }: { status: number; type: string }) =>
    (status >= 400 && status < 500) || (status === 200 && type.startsWith("text/html"));

  const restTransports = rows.flatMap(({ title, name, row }) =>
    transportsOf(name).flatMap((transport) =>
      transport.rest && !transport.rest.upload ? [{ title, transport, rest: transport.rest, row }] : [],
    ),
  );
  it.each(
    restTransports.map(
      ({ title, rest, ...tested }) => [`${rest.method} ${rest.path}`, title, tested] as const,
    ),
  )("%s (%s)", async (_address, _title, { transport, row }) => {
    const wrong: string[] = [];
    for (const caller of ["guest", "other", "disabled"] as const) {
      const kind = kindOf(row);
      const entity = kind ? await fixture.entity(kind, caller, "foreign private") : fixture.blank();
      if (!entity) continue;
      const { method, url, body } = wireCall(
        transport,
        row.input(entity) as Record<string, unknown>,
        fixture,
      );
      const [path = "", query] = url.split("?");
      const token = await fixture.tokenOf(caller);
      const options = { body: body === undefined ? undefined : JSON.stringify(body), token };
      const plain = await raw.send(method, url, options);
      // If the plain path already succeeds, there is nothing to bypass.
      if (plain.status < 400) continue;
      for (const spelling of spellingsOf(path)) {
        const address = query === undefined || /[?#]/.test(spelling) ? spelling : `${spelling}?${query}`;
        for (const as of method === "GET" ? ["GET", "HEAD"] : [method]) {
          const answer = await raw.send(as, address, options);
          if (answer.status !== plain.status && !isRefused(answer))
            wrong.push(`${caller}: ${as} ${address} answered ${answer.status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

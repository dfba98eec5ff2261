import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInChecks } from "#db/schema/index.ts";
import { SafeFetchError } from "#server/lib/net/safe-fetch-error.ts";
import { isObjectButNotBytes, toCamelKeyOrNull } from "#server/lib/snake-case-json.ts";
import { buildOpenApiDocument } from "#server/rest/openapi.ts";
import type { RestRow } from "#server/rest/rest-row.ts";
import { restRows } from "#server/rest/table.ts";
import { appRouter } from "#server/router.ts";
import { arbitraryId, arbitraryOf, type JsonSchema } from "../arbitrary-input.ts";
import { quickPasswords } from "../quick-passwords.ts";
import { recipeInput } from "../recipe-input.ts";
import { createRestClient, multipart, type RestClient } from "../rest-client.ts";
import { PASSWORD } from "../sign-in.ts";

/** FUZZ_RUNS sets the number of tries per call; the default is small, because all tests run together. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 4);
const SEED = Number(process.env.FUZZ_SEED ?? 20260310);
/** Generous, because the machine may be busy; only a call that hangs should fail. */
const TIMEOUT = 30_000 + RUNS * 200;

type Operation = {
  parameters: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};
const document = (await buildOpenApiDocument()) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: JsonSchema };
};
const components = document.components.schemas;
const operationOf = (row: RestRow) => document.paths[row.path]?.[row.method.toLowerCase()] as Operation;

/** Entities that a generated path may refer to, by name, because each server has its own ids. */
type Place = "open" | "hidden" | "foreign" | "picture";
type Prepared = RestClient & { token(): string; ids: Record<Place, string>; refill(): Promise<void> };

/** A server without rate limits and quotas that can reach no address. */
async function prepare(): Promise<Prepared> {
  const client = await createRestClient({
    USAGE_LIMITS: "off",
    GOOGLE_CLIENT_ID: "larder",
    GOOGLE_CLIENT_SECRET: "hush",
    OIDC_ISSUER: "http://127.0.0.1:9",
  });
  let token = await client.signIn({ email: "caller@example.org" });
  const other = await client.signIn();
  client.harness.override({ rateLimits: { take: () => undefined } });
  client.harness.override({
    fetchPage: async () => {
      throw new SafeFetchError("unreachable", "no network here");
    },
  });
  client.harness.override({ passwords: quickPasswords() });
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const ids: Record<Place, string> = { open: "", hidden: "", foreign: "", picture: "" };
  const create = async (as: string, is_public: boolean) => {
    const { body } = await client.send(
      "POST",
      "/api/recipes",
      { ...recipeInput(), is_public },
      { token: as },
    );
    return (body as { id: string }).id;
  };
  // Creates the entities again, because the calls delete them and sign out.
  const refill = async () => {
    // The sign-ins of this test would lock its network out.
    await client.harness.db.write((tx) => tx.delete(signInChecks));
    const login = { email: "caller@example.org", password: PASSWORD };
    token = ((await client.send("POST", "/api/auth/login", login)).body as { access_token: string })
      .access_token;
    ids.open = await create(token, true);
    ids.hidden = await create(token, false);
    ids.foreign = await create(other, false);
    const upload = await client.send("POST", "/api/upload/image", undefined, {
      token,
      ...multipart("file", "a", png),
    });
    ids.picture = (upload.body as { data: { id: string } }).data.id;
  };
  await refill();
  return { ...client, token: () => token, ids, refill };
}

const places = fc.constantFrom<Place>("open", "hidden", "foreign", "picture");
const segment = fc.oneof(
  { weight: 2, arbitrary: places.map((place) => ({ place })) },
  { weight: 1, arbitrary: arbitraryId.map((text) => ({ text: text || "x" })) },
);
type Segment = { place: Place } | { text: string };

const idOf = (client: Prepared, part: Segment) => ("place" in part ? client.ids[part.place] : part.text);
/** Replaces lone surrogates, which cannot be percent-encoded. */
const wellFormed = (text: string) => text.replaceAll(/[\ud800-\udfff]/gu, "\ufffd");
const encode = (text: string) => encodeURIComponent(wellFormed(text));
const urlOf = (client: Prepared, row: RestRow, part: Segment, query: string) =>
  row.path.replace(/\{\w+\}/, encode(idOf(client, part))) + query;

describe("REST and tRPC decide alike", () => {
  let rest: Prepared;
  let rpc: Prepared;
  beforeAll(async () => {
    rest = await prepare();
    rpc = await prepare();
  });
  afterAll(async () => {
    await rest.close();
    await rpc.close();
  });

  const kinds = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;

  function toCamel(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(toCamel);
    if (!isObjectButNotBytes(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) => {
        const name = toCamelKeyOrNull(key);
        return name === null ? [] : [[name, toCamel(item)]];
      }),
    );
  }

  /** The decision in comparable form: REST and tRPC spell the paths of invalid fields differently. */
  function decision(status: number, detail: unknown): unknown {
    if (!Array.isArray(detail)) return { status, detail: toCamel(detail) };
    const fields = (detail as { loc: (string | number)[]; msg: string }[]).map(({ loc, msg }) => {
      const place = loc
        .slice(1)
        .map((part) => (typeof part === "string" ? (toCamelKeyOrNull(part) ?? part) : part));
      return `${place.join(".")}: ${msg}`;
    });
    return { status, fields };
  }

  async function overRest(row: RestRow, part: Segment, fields: Record<string, unknown>, member: boolean) {
    const token = member ? rest.token() : undefined;
    const asQuery = row.method === "GET" ? Object.entries(fields) : [];
    const query = asQuery
      .map(([key, value], index) => `${index ? "&" : "?"}${key}=${encode(String(value))}`)
      .join("");
    const body = row.method === "GET" || row.method === "DELETE" ? undefined : fields;
    const answer = await rest.send(row.method, urlOf(rest, row, part, query), body, { token });
    const { detail } = (answer.body ?? {}) as { detail?: unknown };
    return decision(answer.status < 300 ? 200 : answer.status, detail);
  }

  async function overRpc(row: RestRow, part: Segment, fields: Record<string, unknown>, member: boolean) {
    const token = member ? rpc.token() : undefined;
    const parameter = toCamelKeyOrNull(/\{(\w+)\}/.exec(row.path)?.[1] ?? "");
    const input = {
      ...(toCamel(fields) as object),
      ...(parameter ? { [parameter]: wellFormed(idOf(rpc, part)) } : {}),
    };
    const isQuery = kinds[row.procedure]?._def.type === "query";
    const answer = isQuery
      ? await rpc.send("GET", `/trpc/${row.procedure}?input=${encode(JSON.stringify(input))}`, undefined, {
          token,
        })
      : await rpc.send("POST", `/trpc/${row.procedure}`, input, { token });
    const { error } = answer.body as { error?: { data: { detail: unknown } } };
    return decision(answer.status, error?.data.detail);
  }

  // Calls with uploads or downloads are omitted, because only REST has them.
  const rows = restRows.filter(({ upload, download }) => !upload && !download);
  it.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))(
    "%s",
    async (_what, row) => {
      const { parameters, requestBody } = operationOf(row);
      const inQuery = parameters.filter((parameter) => parameter.in === "query");
      const query = fc.record(
        Object.fromEntries(
          // Only values that both transports can express: a query contains texts, and a blank one counts as
          // missing.
          inQuery.map((parameter) => [
            parameter.name,
            arbitraryOf(parameter.schema, components).filter(
              (value) =>
                ["number", "boolean"].includes(typeof value) ||
                (typeof value === "string" &&
                  !/^[\s\d.+-]*$/.test(value) &&
                  !/^(?:true|false)$/i.test(value) &&
                  wellFormed(value) === value),
            ),
          ]),
        ),
        { requiredKeys: [] },
      );
      const body = arbitraryOf(
        requestBody?.content["application/json"]?.schema ?? { type: "object" },
        components,
      ).filter(isObjectButNotBytes);
      const fields = (row.method === "GET" ? query : body) as fc.Arbitrary<Record<string, unknown>>;
      let turn = 0;
      await fc.assert(
        fc.asyncProperty(
          segment,
          fields,
          fc.boolean(),
          fc.integer({ min: 0, max: 9 }),
          async (part, sent, guest, dice) => {
            turn += 1;
            if (turn % 20 === 1) await Promise.all([rest.refill(), rpc.refill()]);
            // Paths with "." or empty segments are resolved before routing, so they are not comparable.
            if ("text" in part && /^\.{0,2}$/.test(part.text)) return;
            const member = !(guest && dice < 4);
            const [a, b] = [await overRest(row, part, sent, member), await overRpc(row, part, sent, member)];
            expect(a).toEqual(b);
          },
        ),
        { seed: SEED, numRuns: RUNS },
      );
    },
    TIMEOUT,
  );
});

import { gzipSync } from "node:zlib";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { createSafeFetch } from "#server/lib/net/safe-fetch.ts";
import { type Answer, multipart } from "../rest-client.ts";
import { recipePage, replayServer, standIn } from "./replay-server.ts";

const MIB = 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, "<");
const PAGE = recipePage("Soup");

const client = replayServer({ IMPORT_SITES: "*" });
/** A site in the private network that must not be reached; it would answer with a valid recipe. */
const inside = standIn((_request, response) => {
  response.writeHead(200, { "content-type": "text/html" }).end(PAGE);
});
let sent = 0;
const site = standIn((request, response) => {
  const [, what] = (request.url ?? "").split("/");
  if (what === "to") return response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end();
  if (what === "to-name") return response.writeHead(307, { location: "http://inside.example/" }).end();
  if (what === "forbidden") return response.writeHead(403).end();
  if (what === "bomb")
    return response
      .writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" })
      .end(gzipSync(Buffer.alloc(64 * MIB, " ")));
  if (what !== "endless") return response.writeHead(200, { "content-type": "text/html" }).end(PAGE);
  response.writeHead(200, { "content-type": request.url?.endsWith("png") ? "image/png" : "text/html" });
  const more = () => {
    for (let goesOn = true; goesOn && !response.destroyed && sent < 100 * MIB; sent += PIECE.length)
      goesOn = response.write(PIECE);
    if (!response.destroyed) response.once("drain", more);
  };
  return more();
});
const PRIVATE: Record<string, string> = {
  "inside.example": "127.0.0.1",
  "metadata.example": "169.254.169.254",
  "home.example": "192.168.0.1",
  "mapped.example": "::ffff:127.0.0.1",
};
const resolved: string[] = [];
/** Addresses that the guard refused as private, in order. */
const judged: string[] = [];
beforeAll(() => {
  // The real guard, which here treats only the site's port as public.
  client.harness.override({
    fetchPage: createSafeFetch({
      resolve: async (name) => {
        resolved.push(name);
        return [PRIVATE[name] ?? "127.0.0.1"];
      },
      allowPrivate: (address, port) => {
        judged.push(address);
        return port === site.port;
      },
      ports: "any",
    }),
  });
});
beforeEach(() => {
  inside.connections = 0;
  site.asked.length = 0;
  resolved.length = 0;
  judged.length = 0;
  sent = 0;
});

const extract = (url: string) => client.asAda("POST", "/api/import/extract", { url });
const onSite = (path: string) => `http://site.example:${site.port}/${path}`;
const save = (fields: object) =>
  client.asAda("POST", "/api/import/save", {
    title: "Soup",
    ingredients: ["1 onion"],
    instructions: ["Cook."],
    images: [],
    ...fields,
  });
const UNREACHABLE = "The recipe site could not be reached. Please try again later.";

function expectUnreached(answers: Answer[]): void {
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 502, body: { detail: UNREACHABLE } });
  expect(inside.connections).toBe(0);
}

it("a page that may be fetched is fetched: what follows is refused for a reason", async () => {
  expect(await extract(onSite("soup"))).toMatchObject({ status: 200 });
  expect(site.asked).toEqual(["/soup"]);
});

it("CVE-2024-31991: the importer fetched pages inside the network", async () => {
  const hosts = [
    "127.0.0.1",
    "localhost",
    "2130706433",
    "0x7f.1",
    "0177.0.0.1",
    "[::1]",
    "[::ffff:127.0.0.1]",
  ];
  const answers: Answer[] = [];
  for (const host of hosts) answers.push(await extract(`http://${host}:${inside.port}/`));
  expectUnreached(answers);
});

it("CVE-2022-23071: a recipe was imported from a name that leads inside", async () => {
  const names = Object.keys(PRIVATE).map((name) => `http://${name}:${inside.port}/`);
  expectUnreached(await Promise.all(names.slice(0, 2).map(extract)));
  expectUnreached(await Promise.all(names.slice(2).map(extract)));
  // Two of the addresses have no server, so this shows that the guard refused them and not a timeout.
  expect(judged.toSorted()).toEqual(Object.values(PRIVATE).toSorted());
});

it("CVE-2026-25991: a redirect led the importer inside", async () => {
  expectUnreached([await extract(onSite("to")), await extract(onSite("to-name"))]);
  expect(site.asked).toEqual(["/to", "/to-name"]);
});

it("Nextcloud Cookbook f3921553: a fetch that was refused was tried again unguarded", async () => {
  expectUnreached([await extract(`http://inside.example:${inside.port}/`)]);
  expect(resolved).toEqual(["inside.example"]);
  // Unlike the test's own host names, an unguarded client could reach these too.
  for (const host of ["localhost", "127.0.0.1"])
    expectUnreached([await extract(`http://${host}:${inside.port}/`)]);
  resolved.length = 0;
  judged.length = 0;
  await extract(`http://127.0.0.1:${site.port}/forbidden`);
  await extract(onSite("forbidden"));
  // After a refusal the page may be requested once more with a browser's headers, also through the guard.
  expect(resolved.every((name) => name === "site.example")).toBe(true);
  expect(site.asked.every((path) => path === "/forbidden")).toBe(true);
  expect(site.asked.length).toBeGreaterThan(1);
  expect(judged).toHaveLength(site.asked.length);
  expect(inside.connections).toBe(0);
});

it("CVE-2024-31993: the picture of a recipe was fetched from inside the network", async () => {
  const address = `http://127.0.0.1:${inside.port}/a.png`;
  const saved = await save({ cover_image: address, instructions: [{ text: "Cook.", image_url: address }] });
  expect(saved).toMatchObject({ status: 201, body: { failed_images: [address] } });
  expect(inside.connections).toBe(0);
});

it("CVE-2024-31992: a page without an end filled the memory", async () => {
  expect(await extract(onSite("endless"))).toMatchObject({
    status: 422,
    body: { detail: "The page is too large." },
  });
  expect(sent).toBeGreaterThan(4 * MIB);
  expect(sent).toBeLessThan(16 * MIB);
});

it("CVE-2024-31994: a picture without an end filled the memory", async () => {
  const address = onSite("endless/a.png");
  expect(await save({ cover_image: address })).toMatchObject({
    status: 201,
    body: { failed_images: [address] },
  });
  expect(sent).toBeLessThan(24 * MIB);
});

it("CVE-2026-27460: a small archive that unpacks to gigabytes", async () => {
  expect(await extract(onSite("bomb"))).toMatchObject({
    status: 422,
    body: { detail: "The page is too large." },
  });
  const packed = { raw: gzipSync(Buffer.alloc(8 * MIB, " ")), token: client.ada };
  const asJson = { "content-type": "application/json", "content-encoding": "gzip" };
  expect(await client.send("POST", "/api/recipes", undefined, { ...packed, headers: asJson })).toMatchObject({
    status: 415,
  });
  const archive = multipart("file", "recipes.zip", packed.raw, "application/zip");
  expect(
    await client.send("POST", "/api/upload/image", undefined, { token: client.ada, ...archive }),
  ).toMatchObject({
    status: 415,
  });
});

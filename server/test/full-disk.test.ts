import { readdirSync } from "node:fs";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { images, loginEvents, loginLockouts, pendingMailRequests, recipes } from "#db/schema/index.ts";
import { createWatchedDbAndStorage, PICTURE_FLOOR, READY_FLOOR } from "#server/guards/disk-quota.ts";
import { createLogger } from "#server/lib/logger.ts";
import { type Answer, createRestClient, multipart, type RestClient } from "./rest-client.ts";
import { createSignIn, PASSWORD } from "./sign-in.ts";

const NO_PICTURES = "This server has no room for more pictures. Whoever runs it has to make some.";
const FULL =
  "This server's disk is full or cannot be written, so nothing can be saved. Whoever runs it has to make room.";
const REFUSED = { status: "ok", search: "embedded", uploads: "refused: less than 500 MB of disk is free" };

let client: RestClient;
let token: string;
let picture: Buffer;
/** The number of free bytes that the fake file system reports. */
let free: number | null;
let log: string[];

beforeAll(async () => {
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  free = null;
  log = [];
  client = await createRestClient({ USAGE_LIMITS: "off" });
  const { deps, db } = client.harness;
  const logger = createLogger({ level: "info", destination: { write: (line) => void log.push(line) } });
  Object.assign(deps, createWatchedDbAndStorage({ db, pictures: async () => free, log: logger }));
  token = await client.signIn();
});
afterEach(() => client.close());

const send = (method: string, url: string, body?: unknown) => client.send(method, url, body, { token });
const upload = () => {
  const { raw, headers } = multipart("file", "a.png", picture);
  return client.send("POST", "/api/upload/image", undefined, { token, raw, headers });
};
const ready = () => client.send("GET", "/api/health/ready");
const recipe = (title: string, extra: object = {}) => ({
  title,
  ingredients: [{ original_text: "1 onion" }],
  instructions: [{ instruction: "Cook." }],
  ...extra,
});
const create = async (title = "Soup", extra: object = {}) =>
  send("POST", "/api/recipes/", recipe(title, extra));
const idOf = ({ body }: Answer) => (body as { id: string }).id;
const files = () => {
  const all = readdirSync(client.harness.folder, { recursive: true, encoding: "utf8" });
  return all.filter((file) => file.startsWith("images") && /\.(?:webp|tmp)|\.tmp-/.test(file));
};

it("a watched database waits for the disk, or does not, as the write asks", async () => {
  const { db } = client.harness.deps;
  const asked = (options?: { durable: boolean }) =>
    db.write((tx) => tx.all<{ synchronous: number }>(sql`pragma synchronous`), options);
  expect(await asked({ durable: false })).toEqual([{ synchronous: 1 }]);
  expect(await asked()).toEqual([{ synchronous: 2 }]);
});

describe("while less than 500 MB of disk is free", () => {
  const low = () => {
    free = PICTURE_FLOOR - 1;
  };

  it("a picture is refused with 507 and its sentence", async () => {
    free = PICTURE_FLOOR;
    expect((await upload()).status).toBe(201);
    low();
    const answer = await upload();
    expect([answer.status, answer.body]).toEqual([507, { detail: NO_PICTURES }]);
    expect(files()).toHaveLength(3);
    free = PICTURE_FLOOR;
    expect((await upload()).status).toBe(201);
  });

  it("a photo is not scanned, and no scan is stored", async () => {
    low();
    const image_data = picture.toString("base64");
    const scan = await send("POST", "/api/ocr/process", { image_data });
    expect([scan.status, scan.body]).toEqual([507, { detail: NO_PICTURES }]);
    const scanned = { ...recipe("Scan"), ingredients: [{ originalText: "1 onion" }] };
    const foodImages = [{ imageData: image_data, confidence: 1 }];
    const imageAssignments = { 0: { type: "cover" } };
    const saved = await send("POST", "/trpc/scans.save", { recipe: scanned, foodImages, imageAssignments });
    expect(saved.status).toBe(507);
    expect(saved.body).toMatchObject({ error: { data: { code: "STORAGE_FULL", detail: NO_PICTURES } } });
    expect((await send("POST", "/trpc/scans.save", { recipe: scanned, foodImages })).status).toBe(200);
  });

  it("recipes are read, made, changed, copied and deleted as ever", async () => {
    const { path } = (await upload()).body as { path: string };
    const plain = idOf(await create("Plain"));
    const shown = idOf(await create("Shown", { image_path: path }));
    low();
    expect((await send("GET", `/api/recipes/${plain}`)).status).toBe(200);
    expect((await send("PUT", `/api/recipes/${plain}`, { title: "Better" })).status).toBe(200);
    expect((await send("POST", `/api/recipes/${plain}/duplicate`)).status).toBe(201);
    expect((await create("Made")).status).toBe(201);
    const copy = await send("POST", `/api/recipes/${shown}/duplicate`);
    expect([copy.status, copy.body]).toEqual([507, { detail: NO_PICTURES }]);
    expect((await send("DELETE", `/api/recipes/${shown}`)).status).toBe(204);
  });

  it("an import is saved without its pictures, which it names and does not fetch", async () => {
    low();
    const fetched: string[] = [];
    client.harness.override({
      fetchPage: async (address) => {
        fetched.push(String(address));
        throw new Error("It is not there");
      },
    });
    const cover_image = "https://a.example/soup.jpg";
    const draft = { title: "Soup", ingredients: ["1 onion"], instructions: ["Cook."], cover_image };
    const saved = await send("POST", "/api/import/save", draft);
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({ failed_images: [cover_image] });
    expect(fetched).toEqual([]);
  });

  it("the readiness check stays 200 and names it", async () => {
    low();
    expect(await ready()).toMatchObject({ status: 200, body: REFUSED });
    free = PICTURE_FLOOR;
    expect((await ready()).body).toEqual({ status: "ok", search: "embedded" });
  });

  it("below 20 MB the readiness check is 503", async () => {
    free = READY_FLOOR - 1;
    const answer = await ready();
    expect([answer.status, answer.body]).toEqual([503, { detail: FULL }]);
    expect((await client.send("GET", "/api/health")).status).toBe(200);
    expect((await create()).status).toBe(201);
  });
});

describe("while the database is full", () => {
  /** Limits the database to this many pages. A write that needs more fails as on a full disk. */
  async function limit(pages: number): Promise<void> {
    await client.harness.db.write((tx) => tx.run(sql.raw(`pragma max_page_count = ${pages}`)));
  }
  /** Fills the last page, so that no further row fits. */
  async function fill(): Promise<void> {
    const { db } = client.harness;
    const order = { kind: "resend", createdAt: 0, email: "x".repeat(3000) } as const;
    // With several pages, the table grows by one page at a time.
    await db.write((tx) => tx.insert(pendingMailRequests).values([order, order, order, order]));
    await limit(1);
    const row = {
      email: "x".repeat(3000),
      success: false,
      ipAddress: "",
      network: "",
      userAgent: "",
      browser: "",
      operatingSystem: "",
      deviceType: "desktop" as const,
      createdAt: 0,
    };
    const { uuid } = client.harness.deps;
    await fillWith((email) => db.write((tx) => tx.insert(loginEvents).values({ ...row, id: uuid(), email })));
    // Rows of `loginEvents` need pages for indexes too; the remaining pages are filled by a table without
    // indexes.
    await fillWith((email) => db.write((tx) => tx.insert(pendingMailRequests).values({ ...order, email })));
  }
  async function fillWith(insert: (text: string) => Promise<unknown>): Promise<void> {
    for (let size = 3000; size > 20; size = Math.floor(size / 2)) {
      for (let full = false; !full; ) {
        full = await insert("x".repeat(size)).then(
          () => false,
          () => true,
        );
      }
    }
  }
  const freeSpace = () => limit(1_000_000);
  const big = { description: "x".repeat(5000), notes: "y".repeat(5000) };

  it("what is saved is refused with 503 and its sentence, and what is read goes on", async () => {
    const id = idOf(await create("Soup", big));
    await fill();
    for (const call of [
      () => create("More", big),
      () =>
        send("PUT", `/api/recipes/${id}`, {
          title: "Changed ".repeat(20),
          notes: "z".repeat(5000),
          description: "é".repeat(5000),
        }),
      () =>
        send("POST", "/api/import/extract-text", {
          text: `Soup\n\nIngredients:\n2 onions\n1 l stock\n\nMethod:\n1. Slice.\n2. Boil.\n\n${"Stir it well and wait. ".repeat(700)}`,
        }),
    ]) {
      const answer = await call();
      expect([answer.status, answer.body]).toEqual([503, { detail: FULL }]);
      expect(answer.headers["retry-after"]).toBe("60");
    }
    expect((await send("GET", "/api/recipes/")).status).toBe(200);
    expect((await send("GET", "/api/auth/me")).status).toBe(200);
    expect((await send("GET", `/api/recipes/${id}`)).body).toMatchObject({ title: "Soup" });
    expect(await client.harness.db.select().from(recipes)).toHaveLength(1);
    expect(log.filter((line) => line.includes("the disk takes no more writes"))).toHaveLength(1);
  });

  it("tRPC answers the same error as REST", async () => {
    await fill();
    const input = recipe("More", big);
    const answer = await send("POST", "/trpc/recipes.create", {
      ...input,
      ingredients: [{ originalText: "1 onion" }],
    });
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({
      error: { message: FULL, data: { code: "DISK_FULL", httpStatus: 503, detail: FULL, retryAfter: 60 } },
    });
  });

  it("sign-in fails alike for right and wrong passwords", async () => {
    const { email } = await createSignIn(client.harness, { email: "ada@example.org" });
    await fill();
    for (const password of ["wrong", PASSWORD, "wrong again"]) {
      const answer = await client.send("POST", "/api/auth/login", { email, password });
      expect([answer.status, answer.body]).toEqual([503, { detail: FULL }]);
    }
    expect(await client.harness.db.select().from(loginLockouts)).toEqual([]);
    await freeSpace();
    expect((await client.send("POST", "/api/auth/login", { email, password: PASSWORD })).status).toBe(200);
  });

  it("an account that is locked stays so, though that cannot be noted", async () => {
    const { email } = await createSignIn(client.harness, { email: "ada@example.org" });
    const guess = () => client.send("POST", "/api/auth/login", { email, password: "wrong" });
    for (let guesses = 0; guesses < 5; guesses += 1) await guess();
    await fill();
    expect(await guess()).toMatchObject({
      status: 401,
      body: { detail: "Account is locked. Please try again in 1 minute." },
    });
  });

  it("the server is not ready until its own probe write succeeds", async () => {
    await fill();
    expect((await create("More", big)).status).toBe(503);
    const answer = await ready();
    expect([answer.status, answer.body]).toEqual([503, { detail: FULL }]);
    expect(answer.headers["retry-after"]).toBe("5");
    await freeSpace();
    expect((await ready()).body).toEqual({ status: "ok", search: "embedded" });
    expect((await create("More", big)).status).toBe(201);
    expect(log.at(-1)).toContain("the disk takes writes again");
  });
});

describe("while the file system is full", () => {
  it("a picture is refused with 503, and nothing of it stays", async () => {
    const { images: store } = client.harness.deps;
    client.harness.override({
      images: {
        ...store,
        async writeImage(id, image) {
          await store.writeImage(id, image);
          throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
        },
      },
    });
    const answer = await upload();
    expect([answer.status, answer.body]).toEqual([503, { detail: FULL }]);
    expect(files()).toEqual([]);
    expect(await client.harness.db.select().from(images)).toEqual([]);
    // The database has free pages, so the readiness check can write again.
    expect((await ready()).body).toEqual({ status: "ok", search: "embedded" });
  });
});

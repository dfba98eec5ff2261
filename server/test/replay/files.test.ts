import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { recipeInput } from "../recipe-input.ts";
import { multipart } from "../rest-client.ts";
import { createRecipe, recipePage, replayServer } from "./replay-server.ts";

const client = replayServer();
const SECRET = "root:x:0:0";
const canvas = () => sharp({ create: { width: 32, height: 32, channels: 3, background: "teal" } });
const GPS = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" }, IFD0: { Artist: "A Cook" } };
let png: Buffer;
beforeAll(async () => {
  png = await canvas().png().toBuffer();
});

const upload = (bytes: Buffer, name: string, type: string) =>
  client.send("POST", "/api/upload/image", undefined, {
    token: client.ada,
    ...multipart("file", name, bytes, type),
  });

async function served(path: string) {
  const { headers } = await client.send("GET", path);
  const { rawPayload } = await client.app.inject({ url: path, headers: { host: "localhost" } });
  return { headers, bytes: rawPayload };
}

const INERT = {
  "content-type": "image/webp",
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
};

it("GHSA-gfwc-pjx4-mg9p: a page or a drawing that was stored as a file ran on the server's own address", async () => {
  const page = Buffer.from("<!doctype html><script>alert(1)</script>");
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const [bytes, name, type] of [
    [page, "a.html", "text/html"],
    [page, "a.png", "image/png"],
    [drawing, "a.svg", "image/svg+xml"],
    [drawing, "a.webp", "image/webp"],
  ] as const)
    expect((await upload(bytes, name, type)).status, `${name} ${type}`).toBe(415);
});

it("CVE-2025-23213: a picture with a script behind it was served under the name that it came with", async () => {
  const both = Buffer.concat([png, Buffer.from("<script>alert(1)</script>")]);
  const { status, body } = await upload(both, "../a.html", "text/html");
  expect(status).toBe(201);
  const { path } = body as { path: string };
  expect(path).toMatch(/^\/images\/[A-Za-z0-9_-]{32}\.webp$/);
  const { headers, bytes } = await served(path);
  expect(headers).toMatchObject(INERT);
  expect(bytes.includes("<script>")).toBe(false);
});

it.each(["jpeg", "png", "webp"] as const)(
  "CVE-2026-29055: a %s leaked the location where it was taken",
  async (format) => {
    const taken = await canvas()
      .withExif(GPS)
      .withXmp?.("<x:xmpmeta xmlns:x='adobe:ns:meta/'>place</x:xmpmeta>")
      .toFormat(format)
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { path } = (await upload(taken, `a.${format}`, `image/${format}`)).body as { path: string };
    for (const size of ["", "_640", "_320"]) {
      const { exif, xmp, iptc } = await sharp(
        (await served(path.replace(".webp", `${size}.webp`))).bytes,
      ).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  },
);

it("CVE-2026-29055: a GIF, which was stored as it came, is stored as WebP", async () => {
  const gif = Buffer.concat([await canvas().gif().toBuffer(), Buffer.from("<script>")]);
  const answer = await upload(gif, "a.gif", "image/gif");
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ data: { content_type: "image/webp" } });
});

/** Spellings of a path that leads out of the image folder. */
const outside = (name: string) => [
  `../${name}`,
  `..%2f${name}`,
  `..%2F..%2F..%2Fetc%2Fpasswd`,
  `%2e%2e/${name}`,
  `%2e%2e%2f${name}`,
  `..%5c${name}`,
  `....//${name}`,
  `%2fetc%2fpasswd`,
  `/etc/passwd`,
  `${name}%00.webp`,
  `..%252f${name}`,
  `%c0%ae%c0%ae%2f${name}`,
  // Pictures are in subfolders named by the first two characters of their id; these lead out of that folder
  // too.
  `.%2f..%2f${name}`,
  `.%2f..%2f..%2f${basename(client.harness.folder)}%2f${name}`,
  `..%2f${basename(client.harness.folder)}%2f${name}`,
];

it("CVE-2026-25964: the name of a file led out of its folder", async () => {
  const name = "secret.webp";
  const file = join(client.harness.folder, name);
  writeFileSync(file, SECRET);
  for (const spelling of outside(name)) {
    for (const address of [
      `/images/${spelling}`,
      `/api/upload/image/${spelling}`,
      `/api/upload/image/${spelling.replace(".webp", "")}`,
    ]) {
      const read = await client.app.inject({ url: address, headers: { host: "localhost" } });
      expect(read.body, address).not.toContain(SECRET);
      const gone = await client.app.inject({
        method: "DELETE",
        url: address,
        headers: { host: "localhost", authorization: `Bearer ${client.ada}` },
      });
      expect(gone.statusCode, address).toBeGreaterThanOrEqual(400);
    }
  }
  expect(existsSync(file)).toBe(true);
});

it("CVE-2025-23212: a path on the server's own disk was read as a recipe's file", async () => {
  // Files that an importer might read: a page and a picture.
  const { folder } = client.harness;
  const page = join(folder, "page.html");
  writeFileSync(page, recipePage(SECRET));
  const picture = join(folder, "picture.png");
  writeFileSync(picture, png);
  const own = [page, picture].flatMap((path) => [path, pathToFileURL(path).href, `file://localhost${path}`]);
  const traversals = [
    "/images/../picture.png",
    "/images/../../secret.webp",
    "../picture.png",
    "../secret.webp",
  ];
  for (const path of ["/etc/passwd", "file:///etc/passwd", ...own, ...traversals]) {
    const extracted = await client.asAda("POST", "/api/import/extract", { url: path });
    expect(extracted.status, path).toBeGreaterThanOrEqual(400);
    const body = { title: "Soup", ingredients: ["1 onion"], instructions: ["Cook."], cover_image: path };
    const saved = await client.asAda("POST", "/api/import/save", body);
    const made = await client.asAda("POST", "/api/recipes", {
      title: "Soup",
      ingredients: [{ name: "a" }],
      instructions: [{ instruction: "b" }],
      image_path: path,
    });
    expect(made.status, path).toBe(422);
    for (const { text } of [extracted, saved, made]) expect(text, path).not.toContain(SECRET);
    expect(saved.status, path).toBe(201);
    const { id } = saved.body as { id: string };
    const stored = await client.asAda("GET", `/api/recipes/${id}`);
    expect(stored.body, path).toMatchObject({ image_url: null });
  }
});

const saveScan = (photo: string) =>
  client.asAda("POST", "/api/ocr/save-recipe", { recipe: recipeInput(), photo_ids: [photo] });

it("#6721: a token of a file opened any file of the server", async () => {
  // Files are looked up by their id: no part of it becomes a path, and no other text is accepted.
  const { path } = (await upload(png, "a.png", "image/png")).body as { path: string };
  const [id = ""] = /[A-Za-z0-9_-]{32}/.exec(path) ?? [];
  const stored = readdirSync(join(client.harness.folder, "images"), { recursive: true, encoding: "utf8" });
  const [file = ""] = stored.filter((name) => name.includes(id));
  const recipe = await createRecipe(client, client.ada);
  for (const name of ["mail.key", "mail.key.webp"]) writeFileSync(join(client.harness.folder, name), SECRET);
  const tokens = [
    file,
    `images/${file}`,
    join(client.harness.folder, "images", file),
    "mail.key",
    "../mail.key",
    "./../mail.key",
    join(client.harness.folder, "mail.key"),
    "larder.db",
    recipe,
    client.ada,
  ];
  for (const token of tokens) {
    const asked = encodeURIComponent(token);
    for (const address of [
      `/images/${asked}`,
      `/api/upload/image/${asked}`,
      `/images/${asked}?token=${client.ada}`,
    ]) {
      const { statusCode } = await client.app.inject({ url: address, headers: { host: "localhost" } });
      if (`/images/${token}` !== path) expect(statusCode, address).toBe(404);
    }
    const saved = await saveScan(token);
    expect(saved, token).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "photo_ids", 0] }] },
    });
  }
  expect(await saveScan(id)).toMatchObject({ status: 201 });
});

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { images, users } from "#db/schema/index.ts";
import type { Caller } from "#server/test/harness.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { widenTallPictures } from "./service/widen-tall-pictures.ts";
import { openStoredImage } from "./service.ts";

const harness = setUpHarness();
let owner: Caller;
let stranger: Caller;
let jpeg: Buffer;

beforeAll(async () => {
  const create = { width: 900, height: 600, channels: 3, background: "#c33" } as const;
  jpeg = await sharp({ create })
    .jpeg()
    .withExif({ IFD0: { Copyright: "someone" } })
    .toBuffer();
});
beforeEach(async () => {
  owner = harness.callerFor(await harness.createMember({ exempt: true }));
  stranger = harness.callerFor(await harness.createMember({ exempt: true }));
});

const upload = (caller: Caller, bytes: Uint8Array = jpeg, fileName = "soup.jpg") =>
  caller.uploads.create({ fileName, bytes });

async function releasedAt(id: string) {
  const [row] = await harness.db.select().from(images).where(eq(images.id, id));
  return row?.releasedAt;
}

function filesOf(id: string) {
  const all = readdirSync(join(harness.folder, "images"), { recursive: true, encoding: "utf8" });
  return all.filter((file) => file.includes(id)).length;
}

describe("uploading a picture", () => {
  it("is refused, without a file, when the member deleted the account meanwhile", async () => {
    const member = await harness.createMember({ exempt: true });
    const { prepareImage } = harness.deps.images;
    harness.deps.images.prepareImage = async (bytes) => {
      const prepared = await prepareImage(bytes);
      await harness.db.write((tx) => tx.delete(users).where(eq(users.rowId, member.rowId)));
      return prepared;
    };
    const refused = { status: 401, code: "INVALID_TOKEN" };
    expect(await refusalOf(upload(harness.callerFor(member)))).toMatchObject(refused);
    expect(filesOf(".webp")).toBe(0);
  });

  it("answers its path, which anyone who knows it can read in three sizes", async () => {
    const stored = await upload(owner);
    expect(stored).toMatchObject({
      path: `/images/${stored.id}.webp`,
      url: `/images/${stored.id}.webp`,
      contentType: "image/webp",
    });
    expect(stored.id).toMatch(/^[A-Za-z0-9_-]{32}$/);
    const widths: (number | undefined)[] = [];
    for (const size of ["", "_640", "_320"]) {
      const opened = await openStoredImage(harness.deps, `${stored.id}${size}.webp`);
      if (!opened) throw new Error("The picture is not there");
      const bytes = await buffer(opened.stream);
      expect(bytes.byteLength).toBe(opened.size);
      if (size === "") expect(bytes.byteLength).toBe(stored.size);
      const { format, width, exif } = await sharp(bytes).metadata();
      expect([format, exif]).toEqual(["webp", undefined]);
      widths.push(width);
    }
    expect(widths).toEqual([900, 640, 320]);
  });

  it.each<[string, Uint8Array, number, string]>([
    ["an empty file", new Uint8Array(0), 400, "The file is empty"],
    [
      "a file over 5 MB",
      new Uint8Array(5 * 1024 * 1024 + 1),
      413,
      'File "a.png" is too large. Maximum size is 5MB.',
    ],
    ...["<svg xmlns='http://www.w3.org/2000/svg'/>", "<html></html>", "GIF89a"].map(
      (text): [string, Uint8Array, number, string] => [
        `what is no picture, whatever its name: ${text}`,
        Buffer.from(text),
        415,
        'File "a.png" is not a supported image type. Please use JPEG, PNG, or WebP.',
      ],
    ),
    [
      "a broken picture",
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]),
      422,
      'File "a.png" could not be read as an image.',
    ],
  ])("refuses %s", async (_, bytes, status, detail) => {
    expect(await refusalOf(upload(owner, bytes, "a.png"))).toMatchObject({ status, detail });
    expect(await harness.db.$count(images)).toBe(0);
  });
});

describe("reading a picture", () => {
  it.each(["../../larder.db", "%2e%2e/x.webp", `${"a".repeat(32)}.webp`, "a.webp", "", "x\0.webp"])(
    "finds nothing by the name %j",
    async (name) => {
      expect(await openStoredImage(harness.deps, name)).toBeNull();
    },
  );
});

describe("a picture in a recipe", () => {
  it("is path and url of the recipe and its step", async () => {
    const [cover, step] = [await upload(owner), await upload(owner)];
    const recipe = await owner.recipes.create(
      recipeInput({
        imagePath: cover.path,
        instructions: [{ instruction: "Stir.", imagePath: step.path }],
      }),
    );
    const size = { imageWidth: 900, imageHeight: 600 };
    expect(recipe).toMatchObject({ imagePath: cover.path, imageUrl: cover.path, ...size });
    expect(recipe.instructions[0]).toMatchObject({ imagePath: step.path, imageUrl: step.path, ...size });
    expect([await releasedAt(cover.id), await releasedAt(step.id)]).toEqual([null, null]);
  });

  it("is the one of imageUrl where both are sent", async () => {
    const [picture, other] = [await upload(owner), await upload(owner)];
    const recipe = await owner.recipes.create(recipeInput({ imagePath: picture.path, imageUrl: other.path }));
    expect(recipe.imageUrl).toBe(other.path);
  });

  it("must be the member's own: every unknown one is named", async () => {
    const foreign = await upload(stranger);
    const call = owner.recipes.create(
      recipeInput({
        imagePath: foreign.path,
        instructions: [
          { instruction: "Stir." },
          { instruction: "Serve.", imageUrl: "https://example.org/tracker.png" },
        ],
      }),
    );
    expect(await refusalOf(call)).toMatchObject({
      status: 422,
      detail: [
        { loc: ["body", "imagePath"], msg: "Unknown image", type: "value_error" },
        { loc: ["body", "instructions", 1, "imageUrl"], msg: "Unknown image", type: "value_error" },
      ],
    });
    expect(await refusalOf(owner.recipes.create(recipeInput({ imagePath: "" })))).toMatchObject({
      status: 422,
      detail: [{ loc: ["body", "imagePath"], msg: "Unknown image" }],
    });
    const { id } = await owner.recipes.create(recipeInput());
    const update = owner.recipes.update({ id, imageUrl: foreign.path });
    expect(await refusalOf(update)).toMatchObject({ status: 422, detail: [{ loc: ["body", "imageUrl"] }] });
  });

  it("is released when nothing shows it any more, and not before", async () => {
    const picture = await upload(owner);
    expect(await releasedAt(picture.id)).toBe(harness.clock.now());
    const steps = [{ instruction: "Stir.", imageUrl: picture.path }];
    const { id } = await owner.recipes.create(recipeInput({ imagePath: picture.path, instructions: steps }));
    await owner.recipes.update({ id, imageUrl: null });
    expect(await releasedAt(picture.id)).toBeNull();
    harness.clock.advance(1000);
    await owner.recipes.update({ id, instructions: [{ instruction: "Stir." }] });
    expect(await releasedAt(picture.id)).toBe(harness.clock.now());
  });

  it("is claimed again when it comes back, and released with its recipe", async () => {
    const picture = await upload(owner);
    const { id } = await owner.recipes.create(recipeInput({ imagePath: picture.path }));
    await owner.recipes.update({ id, imageUrl: null });
    expect(await owner.recipes.update({ id, imageUrl: picture.path })).toMatchObject({
      imageUrl: picture.path,
    });
    expect(await releasedAt(picture.id)).toBeNull();
    await owner.recipes.delete({ id });
    expect(await releasedAt(picture.id)).toBe(harness.clock.now());
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ["its recipe is deleted", (id) => owner.recipes.delete({ id })],
    ["its recipe shows none", (id) => owner.recipes.update({ id, imageUrl: null })],
    [
      "another one takes its place",
      async (id) => owner.recipes.update({ id, imageUrl: (await upload(owner)).path }),
    ],
  ])("answers 404 at once when %s, and its files wait", async (_when, change) => {
    const picture = await upload(owner);
    const { id } = await owner.recipes.create(recipeInput({ imagePath: picture.path }));
    const isServed = async () => {
      const opened = await openStoredImage(harness.deps, `${picture.id}.webp`);
      opened?.stream.destroy();
      return opened !== null;
    };
    expect(await isServed()).toBe(true);
    harness.clock.advance(1);
    await change(id);
    expect(await isServed()).toBe(false);
    expect(filesOf(picture.id)).toBe(3);
    const value = JSON.stringify({ imagePath: picture.path });
    await owner.drafts.save({ recipeId: null, value, shape: 1, basis: null });
    expect(await isServed()).toBe(true);
  });

  it("stays where a change does not speak of it", async () => {
    const picture = await upload(owner);
    const { id } = await owner.recipes.create(recipeInput({ imagePath: picture.path }));
    expect(await owner.recipes.update({ id, title: "Other" })).toMatchObject({ imageUrl: picture.path });
    expect(await releasedAt(picture.id)).toBeNull();
  });
});

describe("deleting a picture", () => {
  it("answers one that does not exist with 404", async () => {
    for (const id of ["x", "../../etc/passwd", "a".repeat(32)]) {
      expect(await refusalOf(owner.uploads.delete({ id }))).toMatchObject({
        status: 404,
        detail: "Image not found",
      });
    }
  });

  it("takes row and files, and leaves recipe and step without", async () => {
    const picture = await upload(owner);
    const steps = [{ instruction: "Stir.", imageUrl: picture.path }];
    const { id } = await owner.recipes.create(recipeInput({ imagePath: picture.path, instructions: steps }));
    const withImage = async () =>
      (await owner.search.advanced({ hasImage: true, isPublic: false })).metadata.totalCount;
    expect(await withImage()).toBe(1);
    await owner.uploads.delete({ id: picture.id });
    const recipe = await owner.recipes.get({ id });
    expect([recipe.imageUrl, recipe.instructions[0]?.imageUrl]).toEqual([null, null]);
    expect(await openStoredImage(harness.deps, `${picture.id}.webp`)).toBeNull();
    expect(filesOf(picture.id)).toBe(0);
    expect(await withImage()).toBe(0);
  });
});

it("widens the smaller files of tall pictures once when they were sized by height", async () => {
  const tall = await sharp(jpeg).resize(900, 1800, { fit: "fill" }).toBuffer();
  const { id } = await upload(owner, tall);
  const pathOf = (size: number) => join(harness.folder, "images", id.slice(0, 2), `${id}_${size}.webp`);
  const sizeByHeight = () =>
    Promise.all([640, 320].map((height) => sharp(tall).resize({ height }).webp().toFile(pathOf(height))));
  const widths = () =>
    Promise.all([640, 320].map(async (size) => (await sharp(pathOf(size)).metadata()).width));
  await sizeByHeight();
  expect([await widenTallPictures(harness.deps), await widths()]).toEqual([1, [640, 320]]);
  await sizeByHeight();
  expect([await widenTallPictures(harness.deps), await widths()]).toEqual([0, [320, 160]]);
});

import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import type { Caller } from "#server/test/harness.ts";
import { png } from "#server/test/png.ts";
import { readZip } from "#server/test/read-zip.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, PASSWORD } from "#server/test/sign-in.ts";

const harness = setUpHarness();
let cook: Caller;
beforeEach(async () => {
  cook = harness.callerFor(await createSignIn(harness));
});

async function upload(background: string): Promise<string> {
  const bytes = await png(background);
  return (await cook.uploads.create({ bytes, fileName: "soup.png" })).path;
}

async function archive(): Promise<Map<string, Buffer>> {
  const { fileName, contentType, pieces } = await cook.recipes.export({ format: "zip" });
  expect([fileName, contentType]).toEqual(["larder-recipes-2026-03-10.zip", "application/zip"]);
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(Buffer.from(piece));
  return readZip(Buffer.concat(parts));
}

const fileOf = (path: string | null) => (path ?? "").slice(1);
const jsonIn = (files: Map<string, Buffer>, name: string) => JSON.parse(String(files.get(name)));

it("an archive holds recipes with relative paths, their pictures once, and larder.json last", async () => {
  const own = await upload("teal");
  const ofStep = await upload("tan");
  const soup = await cook.recipes.create(
    recipeInput({
      title: "Soup",
      imagePath: own,
      instructions: [
        { instruction: "Stir.", imagePath: ofStep },
        { instruction: "Stir on.", imagePath: ofStep },
      ],
    }),
  );
  const bare = await cook.recipes.create(recipeInput({ title: "Bread" }));
  const other = harness.callerFor(await harness.createMember());
  await other.recipes.create(recipeInput({ isPublic: true }));

  const files = await archive();

  expect([...files.keys()]).toEqual([
    `recipes/${bare.id}.json`,
    "markdown/bread.md",
    `recipes/${soup.id}.json`,
    "markdown/soup.md",
    fileOf(soup.imagePath),
    fileOf(soup.instructions[0]?.imagePath ?? null),
    "larder.json",
  ]);
  expect(jsonIn(files, "larder.json")).toEqual({
    format: "larder-archive",
    version: 1,
    exported_at: "2026-03-10T12:00:00.000Z",
    counts: { recipes: 2, images: 2 },
    missing_images: [],
  });
  expect(jsonIn(files, `recipes/${soup.id}.json`)).toMatchObject({
    id: soup.id,
    title: "Soup",
    image_path: fileOf(soup.imagePath),
    image_url: fileOf(soup.imagePath),
    instructions: [{ image_path: fileOf(soup.instructions[0]?.imagePath ?? null) }, { step_number: 2 }],
    original_photos: [],
    privacy_source: "CREATED",
  });
  expect(String(files.get("markdown/soup.md"))).toContain(`![](../${fileOf(soup.imagePath)})`);
  const picture = files.get(fileOf(soup.imagePath));
  expect((await sharp(picture).metadata()).format).toBe("webp");
});

it("an archive names the pictures that it lacks when their files are lost or cannot be read", async () => {
  const [lost, unreadable, intact] = [await upload("teal"), await upload("tan"), await upload("red")];
  for (const [title, imagePath] of [
    ["Bread", lost],
    ["Rice", unreadable],
    ["Soup", intact],
  ] as const) {
    const instructions = [{ instruction: "Stir.", imagePath }];
    await cook.recipes.create(recipeInput({ title, imagePath, instructions }));
  }
  const placeOf = (path: string) => join(harness.folder, "images", path.slice(8, 10), path.slice(8));
  for (const path of [lost, unreadable]) await rm(placeOf(path));
  await mkdir(placeOf(unreadable));

  const files = await archive();

  expect([...files.keys()].filter((name) => name.startsWith("images/"))).toEqual([fileOf(intact)]);
  expect(jsonIn(files, "larder.json")).toMatchObject({
    counts: { recipes: 3, images: 1 },
    missing_images: [fileOf(lost), fileOf(unreadable)],
  });
});

it("an archive opens no further picture when the download is broken off", async () => {
  for (const title of ["Bread", "Rice", "Soup"]) {
    await cook.recipes.create(recipeInput({ title, imagePath: await upload("teal") }));
  }
  const opened: string[] = [];
  const { openImage } = harness.deps.images;
  harness.deps.images.openImage = (name) => {
    opened.push(name);
    return openImage(name);
  };
  const { pieces } = await cook.recipes.export({ format: "zip" });
  for await (const piece of pieces) if (piece.length > 0 && opened.length > 0) break;
  expect(opened).toHaveLength(1);
});

it("an archive numbers Markdown files when titles are equal", async () => {
  cook = harness.callerFor(await harness.createMember({ exempt: true }));
  for (const title of ["Soup", "soup!", "SOUP", "🥄", "Soup"])
    await cook.recipes.create(recipeInput({ title }));
  const names = [...(await archive()).keys()].filter((name) => name.endsWith(".md"));
  expect(names.sort()).toEqual(
    ["recipe", "soup-2", "soup-3", "soup-4", "soup"].map((name) => `markdown/${name}.md`),
  );
});

const leaving = { leaving: true, currentPassword: PASSWORD };

it.each(["csv", "markdown"] as const)(
  "%s of all own recipes is for a member who proves the password to leave",
  async (format) => {
    await cook.recipes.create(recipeInput());
    await expect(cook.recipes.export({ format, ...leaving })).resolves.toMatchObject({
      contentType: /^text/,
    });
    for (const currentPassword of [undefined, null, "", "wrong"]) {
      expect(await refusalOf(cook.recipes.export({ format, leaving: true, currentPassword }))).toMatchObject({
        status: 400,
        detail: "Current password is incorrect",
      });
    }
  },
);

it("csv stays premium for chosen recipes, and for a password without the will to leave", async () => {
  const { id } = await cook.recipes.create(recipeInput());
  for (const input of [{ ...leaving, recipeIds: [id] }, { currentPassword: PASSWORD }]) {
    expect(await refusalOf(cook.recipes.export({ format: "csv", ...input }))).toMatchObject({ status: 402 });
  }
});

it("csv before leaving asks a member without a password for a fresh sign-in", async () => {
  const member = await harness.createMember({ passwordHash: null });
  const byIssuer = harness.callerFor({ ...member, signedInAt: harness.clock.now() });
  await expect(byIssuer.recipes.export({ format: "csv", leaving: true })).resolves.toBeDefined();
  harness.clock.advance(16 * 60_000);
  expect(await refusalOf(byIssuer.recipes.export({ format: "csv", leaving: true }))).toMatchObject({
    status: 403,
  });
});

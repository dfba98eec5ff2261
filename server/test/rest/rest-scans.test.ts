import { crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { errorTexts } from "#server/texts/en/errors.ts";
import { recipeInput } from "../recipe-input.ts";
import type { Answer } from "../rest-client.ts";
import { setUpRestClient } from "../set-up-rest-client.ts";

const client = setUpRestClient({ USAGE_LIMITS: "off" });
let token: string;
beforeAll(async () => {
  token = await client.signIn();
});

const post = (path: string, body: unknown) => client.send("POST", `/api/ocr/${path}`, body, { token });
const process = (bytes: Uint8Array, more: object = {}) =>
  post("process", { image_data: Buffer.from(bytes).toString("base64"), ...more });

const lines = [
  "Leek soup",
  "Ingredients",
  "2 leeks",
  "200 ml cream",
  "Method",
  "Slice the leeks. Warm the cream.",
];
const text = lines
  .map((line, n) => `<text x="60" y="${100 + n * 90}" font-size="${n === 0 ? 56 : 36}">${line}</text>`)
  .join("");
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#fffdf7"/><g font-family="serif" fill="#111">${text}</g></svg>`;
const printed = () => sharp(Buffer.from(drawing)).flatten();

function expectDetail(answer: Answer, status: number, detail: string): void {
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body: { detail } });
}

describe("a page", () => {
  it("is read: text, fields, boxes, confidences", async () => {
    const answer = await process(await printed().jpeg().toBuffer(), { image_format: "jpeg" });
    expect(answer.status).toBe(200);
    const body = answer.body as Record<string, unknown>;
    expect(body).toMatchObject({
      title: "Leek soup",
      confidence_score: expect.any(Number),
      processing_time: expect.any(Number),
      cooking_time: null,
      serving_size: null,
      more_page_images: [],
    });
    expect(body.raw_text).toContain("200 ml cream");
    const [leeks, cream] = body.ingredients as Record<string, unknown>[];
    expect(leeks).toMatchObject({ quantity: 2, name: "leeks", original_text: "2 leeks" });
    expect(cream).toMatchObject({ quantity: 200, unit: "ml", name: "cream", uncertain: false });
    const line = (body.lines as { text: string; box: { y: number } }[])[cream?.line as number];
    expect(line).toMatchObject({ text: "200 ml cream", box: { x: expect.any(Number) } });
    const page = await sharp(Buffer.from(body.page_image as string, "base64")).metadata();
    expect(page.format).toBe("jpeg");
    expect((line?.box.y ?? 0) / page.height).toBeCloseTo(350 / 700, 1);
    const [photo] = body.photo_ids as string[];
    expect((await client.send("GET", `/images/${photo}.webp`)).status).toBe(200);
  });

  it("is saved as the member's own, with its photo", async () => {
    const read = await process(await printed().png().toBuffer());
    const saved = await post("save-recipe", {
      recipe: {
        ...recipeInput(),
        title: "Leek soup",
        image_path: null,
        is_public: false,
        privacy_source: "SCANNED",
        privacy_editable: false,
        version: 1,
      },
      food_images: [],
      image_assignments: {},
      photo_ids: (read.body as { photo_ids: string[] }).photo_ids,
    });
    expect(saved).toMatchObject({ status: 201, body: { message: "Recipe saved successfully" } });
    const { recipe_id: id } = saved.body as { recipe_id: string };
    const recipe = await client.send("GET", `/api/recipes/${id}`, undefined, { token });
    expect(recipe.body).toMatchObject({ title: "Leek soup", privacy_source: "SCANNED" });
    expect((recipe.body as { original_photos: string[] }).original_photos).toHaveLength(1);
  });

  it("keeps its pictures where they were assigned, and tells a place that is none", async () => {
    const image_data = (await printed().resize(40, 30).png().toBuffer()).toString("base64");
    const save = (image_assignments: object) =>
      post("save-recipe", {
        recipe: {
          title: "Leek soup",
          ingredients: [{ original_text: "2 leeks" }],
          instructions: [{ instruction: "Wash." }, { instruction: "Simmer." }],
        },
        food_images: [{ image_data }, { image_data }],
        image_assignments,
      });
    const saved = await save({ "0": { type: "cover" }, "1": { type: "step", step_number: 2 } });
    expect(saved.status).toBe(201);
    const { recipe_id: id } = saved.body as { recipe_id: string };
    const recipe = (await client.send("GET", `/api/recipes/${id}`, undefined, { token })).body as {
      image_path: string;
      instructions: { image_path: string | null }[];
    };
    expect(recipe.image_path).toMatch(/^\/images\//);
    expect(recipe.instructions.map((step) => step.image_path !== null)).toEqual([false, true]);
    for (const key of ["2", "-1", "x", "0x1", "aB"]) {
      expect(await save({ [key]: { type: "cover" } })).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "image_assignments", key], msg: "Unknown image index" }] },
      });
    }
    expect(await save({ "0": { type: "step", step_number: 3 } })).toMatchObject({
      status: 422,
      body: {
        detail: [{ loc: ["body", "image_assignments", "0", "step_number"], msg: "Unknown step number" }],
      },
    });
  });

  it("is measured for free", async () => {
    const image_data = (await printed().jpeg().toBuffer()).toString("base64");
    const answer = await post("assess-quality", { image_data });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body as object).sort()).toEqual(
      ["focus_score", "lighting_score", "overall_score", "suggestions", "text_clarity"].sort(),
    );
  });

  it("is read from its text alone", async () => {
    const answer = await post("parse-with-llm", { ocr_text: lines.join("\n") });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        title: "Leek soup",
        ingredients: [
          { quantity: 2, unit: null, name: "leeks", original_text: "2 leeks" },
          { quantity: 200, unit: "ml", name: "cream", original_text: "200 ml cream" },
        ],
      },
    });
    const empty = await post("parse-with-llm", { ocr_text: " " });
    expect(empty.status).toBe(422);
  });
});

/** A small PNG whose header claims 400 million pixels. */
async function giant(): Promise<Uint8Array> {
  const png = await printed().png().toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe("what is no page", () => {
  const UNSUPPORTED = "Unsupported image format. Supported formats: JPEG, PNG, BMP, TIFF.";
  const INVALID = "The image data is not valid";
  const TOO_LARGE = "The image is too large. Maximum size is 10MB.";
  const sheet = { width: 600, height: 800, channels: 3, background: "#f4efe4" } as const;
  const emptySheet = () => sharp({ create: sheet }).jpeg().toBuffer();

  it.each<[string, () => Promise<Uint8Array>, number, string]>([
    ["no image", async () => Buffer.from("These are words, and no picture at all."), 415, UNSUPPORTED],
    ["WebP", () => printed().webp().toBuffer(), 415, UNSUPPORTED],
    ["a cut JPEG", async () => (await printed().jpeg().toBuffer()).subarray(0, 4000), 422, INVALID],
    ["a cut PNG", async () => (await printed().png().toBuffer()).subarray(0, 900), 422, INVALID],
    ["a giant", giant, 413, errorTexts.SCAN_TOO_MANY_PIXELS],
    ["an empty sheet", emptySheet, 422, "No text could be read from this image"],
    ["11 MB", async () => new Uint8Array(11_000_000), 413, TOO_LARGE],
  ])("%s has its answer", async (_name, make, status, detail) => {
    expectDetail(await process(await make()), status, detail);
  });

  it("bad base64 is refused, a data: prefix is accepted", async () => {
    expectDetail(await post("process", { image_data: "no base64!" }), 422, INVALID);
    const prefixed = `data:image/png;base64,${(await printed().png().toBuffer()).toString("base64")}`;
    expect((await post("process", { image_data: prefixed, image_format: "bmp" })).status).toBe(200);
    expect((await post("process", {})).body).toMatchObject({ detail: [{ loc: ["body", "image_data"] }] });
  });
});

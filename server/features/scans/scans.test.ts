import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toErrorAnswer } from "#server/error-answer.ts";
import type { Member } from "#server/guards/member.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import type { ScanJobAnswer } from "./service/scan-job.ts";
import { createScannerPool } from "./service/scanner-pool.ts";

const harness = setUpHarness({}, "file");
let member: Member;
let stranger: Member;
let picture: Buffer;
let data: string;
/** Supplies the answer of the scanner thread. */
let answer: () => Promise<ScanJobAnswer>;
let jobs = 0;

const box = { x: 10, y: 20, width: 300, height: 24 };

function reading(): ScanJobAnswer {
  return {
    outcome: "read",
    reading: {
      rawText: "Leek soup\n½ cup cream\nWarm the cream.",
      confidence: 0.9,
      title: "Leek soup",
      ingredients: [
        {
          original: "½ cup cream",
          amount: { kind: "one", value: { n: 1, d: 2 }, as: "fraction" },
          unit: "cup",
          size: null,
          name: "cream",
          notes: null,
          section: null,
          confidence: 0.6,
          uncertain: true,
          mayBeSplit: false,
          alternatives: ["¼"],
          line: 1,
        },
      ],
      instructions: [{ section: null, text: "Warm the cream.", line: 2 }],
      cookingTime: 20,
      prepTime: null,
      totalTime: null,
      servings: 2,
      difficulty: null,
      cuisine: "FRENCH",
      lines: ["Leek soup", "½ cup cream", "Warm the cream."].map((text) => ({
        text,
        box,
        confidence: 0.9,
        page: 0,
      })),
      pages: [{ photo: picture, page: picture, width: 40, height: 30 }],
      foodPictures: [{ jpeg: picture, confidence: 0.8, page: 0, box }],
      unreadNear: ["½ cup cream"],
      quality: { overall: 0.7, textClarity: 0.6, lighting: 0.8, focus: 0.9, suggestions: ["more-light"] },
    },
  };
}

beforeAll(async () => {
  harness.override({
    scanner: createScannerPool(() => {
      jobs += 1;
      return answer();
    }),
  });
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "tan" } })
    .jpeg()
    .toBuffer();
  data = picture.toString("base64");
});
beforeEach(async () => {
  member = await harness.createMember();
  stranger = await harness.createMember();
  answer = async () => reading();
  jobs = 0;
  // The limit of calls per minute counts for all tests.
  harness.clock.advance(60_000);
});

const scans = (of = member) => harness.callerFor(of).scans;
const process = (of = member) => scans(of).process({ imageData: data });
const used = async () => (await harness.callerFor(member).usage.get()).usage.lifetime.ocrOperations;
const refusal = (call: Promise<unknown>) =>
  call.then(() => "answered").catch((error: unknown) => toErrorAnswer(error));

describe("a scan", () => {
  it("answers what was read and counts one", async () => {
    const found = await process();
    expect(found).toMatchObject({
      title: "Leek soup",
      confidenceScore: 0.9,
      ingredients: [
        { name: "cream", quantity: 0.5, unit: "cup", originalText: "½ cup cream", uncertain: true, line: 1 },
      ],
      instructions: ["Warm the cream."],
      instructionLines: [2],
      cookingTime: 20,
      servingSize: 2,
      difficulty: null,
      cuisineType: "FRENCH",
      suggestions: [
        "A line near “½ cup cream” could not be read: compare the photo.",
        "Add light: the photo is dark.",
      ],
      foodImages: [{ imageData: data, confidence: 0.8 }],
      pageImage: data,
      morePageImages: [],
    });
    expect(found.photoIds).toHaveLength(1);
    expect(await used()).toBe(1);
  });

  it.each<[string, () => Promise<ScanJobAnswer>, string]>([
    ["that finds no text", async () => ({ outcome: "refused", reason: "no-text" }), "SCAN_NO_TEXT"],
    ["of no image", async () => ({ outcome: "refused", reason: "unsupported" }), "SCAN_UNSUPPORTED"],
    ["without language data", async () => ({ outcome: "unavailable", reason: "x" }), "SCAN_UNAVAILABLE"],
    ["that breaks", () => Promise.reject(new TypeError("x")), "INTERNAL"],
  ])("%s costs nothing", async (_name, thread, code) => {
    answer = thread;
    expect(await refusal(process())).toMatchObject({ code });
    expect(await used()).toBe(0);
    answer = async () => reading();
    expect(await process()).toMatchObject({ title: "Leek soup" });
  });

  it("beyond the day is refused before anything is read", async () => {
    await process();
    expect(await refusal(process())).toMatchObject({
      code: "DAILY_LIMIT_EXCEEDED",
      status: 402,
      detail: {
        message: "You have reached your recipe scan limit. Upgrade to premium to continue scanning recipes.",
      },
    });
    expect(jobs).toBe(1);
  });

  it("at the same time as others is refused by the limit before anything is read", async () => {
    const all = await Promise.all(Array.from({ length: 14 }, () => refusal(process())));
    expect(all.filter((scan) => scan === "answered")).toHaveLength(1);
    const others = all.filter((scan) => scan !== "answered");
    for (const other of others) expect(other).toMatchObject({ code: "DAILY_LIMIT_EXCEEDED", status: 402 });
    expect([await used(), jobs]).toEqual([1, 1]);
  });

  it("waits an hour when those that run use up the premium hour", async () => {
    const tierSince = harness.clock.now();
    const premium = await harness.changeMember(member, { tier: "premium", tierSince });
    const all = await Promise.all([1, 2, 3].map(() => refusal(process(premium))));
    expect(all.slice(0, 2)).toEqual(["answered", "answered"]);
    expect(all[2]).toMatchObject({ code: "BURST_LIMIT_EXCEEDED", status: 429, retryAfter: 3600 });
  });

  it("takes up to four photos", async () => {
    const more = (count: number) =>
      refusal(scans().process({ imageData: data, moreImages: Array.from({ length: count }, () => data) }));
    expect(await more(4)).toMatchObject({ code: "VALIDATION" });
    expect(await more(3)).toBe("answered");
  });
});

it("measures a photo for free", async () => {
  const { reading: read } = reading() as Extract<ScanJobAnswer, { outcome: "read" }>;
  answer = async () => ({ outcome: "assessed", quality: read.quality });
  expect(await scans().assessQuality({ imageData: data })).toEqual({
    overallScore: 0.7,
    textClarity: 0.6,
    lightingScore: 0.8,
    focusScore: 0.9,
    suggestions: ["Add light: the photo is dark."],
  });
  expect(await used()).toBe(0);
});

describe("saving", () => {
  const recipe = () => ({ ...recipeInput(), title: "Leek soup" });

  it("makes a private, scanned recipe with its photo, whatever is sent, and counts nothing more", async () => {
    const { photoIds } = await process();
    const { recipeId, message } = await scans().save({
      recipe: { ...recipe(), isPublic: true, privacySource: "CREATED", cuisine: "Klingon" },
      photoIds,
    });
    expect(message).toBe("Recipe saved successfully");
    const saved = await harness.callerFor(member).recipes.get({ id: recipeId });
    expect(saved).toMatchObject({
      title: "Leek soup",
      privacySource: "SCANNED",
      privacyEditable: false,
      isPublic: false,
      cuisine: "OTHER",
      originalPhotos: [`/images/${photoIds[0]}.webp`],
    });
    expect(await used()).toBe(1);
    expect(await refusal(harness.callerFor(stranger).recipes.get({ id: recipeId }))).toMatchObject({
      code: "RECIPE_NOT_FOUND",
    });
  });

  it("makes one recipe of a call that is sent again with its idempotency key", async () => {
    const { photoIds } = await process();
    const sent = { recipe: { ...recipe(), idempotencyKey: "pressed once" }, photoIds };
    const [scan, other] = await Promise.all([scans().save(sent), scans().save(sent)]);
    expect(other).toEqual(scan);
    expect(await scans().save(sent)).toEqual(scan);
    const next = await scans().save({ ...sent, recipe: { ...recipe(), idempotencyKey: "pressed again" } });
    expect(next.recipeId).not.toBe(scan.recipeId);
    expect((await harness.callerFor(member).recipes.my({})).metadata.totalCount).toBe(2);
  });

  it("keeps the photo as long as the recipe, and lets it go after", async () => {
    const { photoIds } = await process();
    const { recipeId } = await scans().save({ recipe: recipe(), photoIds });
    const isStored = async () => {
      const file = await harness.deps.images.openImage(`${photoIds[0]}.webp`);
      file?.stream.destroy();
      return file !== null;
    };
    const { deleteReleasedImages } = await import("#server/features/retention/service.ts");
    harness.clock.advance(3 * 24 * 3_600_000);
    await deleteReleasedImages(harness.deps);
    expect(await isStored()).toBe(true);
    await harness.callerFor(member).recipes.delete({ id: recipeId });
    harness.clock.advance(3 * 24 * 3_600_000);
    await deleteReleasedImages(harness.deps);
    expect(await isStored()).toBe(false);
  });

  it("puts pictures where they were assigned, and drops the others", async () => {
    const foodImages = [1, 2, 3].map(() => ({ imageData: data, confidence: 0.8 }));
    const imageAssignments = {
      "0": { type: "cover" as const },
      "2": { type: "step" as const, stepNumber: 1 },
    };
    const { recipeId } = await scans().save({ recipe: recipe(), foodImages, imageAssignments });
    const saved = await harness.callerFor(member).recipes.get({ id: recipeId });
    expect(saved.imageUrl).toMatch(/^\/images\//);
    expect(saved.instructions[0]?.imageUrl).toMatch(/^\/images\//);
    expect(saved.instructions[0]?.imageUrl).not.toBe(saved.imageUrl);
  });

  it("names every assignment that leads nowhere", async () => {
    const call = scans().save({
      recipe: recipe(),
      foodImages: [{ imageData: data, confidence: 1 }],
      imageAssignments: {
        "0": { type: "step", stepNumber: 99 },
        "1": { type: "cover" },
        x: { type: "cover" },
      },
    });
    const { detail } = (await refusal(call)) as { detail: { loc: string[]; msg: string }[] };
    expect(detail.map(({ loc, msg }) => [loc.join("."), msg])).toEqual([
      ["body.imageAssignments.0.stepNumber", "Unknown step number"],
      ["body.imageAssignments.1", "Unknown image index"],
      ["body.imageAssignments.x", "Unknown image index"],
    ]);
  });

  it("refuses a photo that is not the member's own, and a picture that is none", async () => {
    const { photoIds } = await process();
    const taken = scans(stranger).save({ recipe: recipe(), photoIds });
    expect(await refusal(taken)).toMatchObject({
      code: "VALIDATION",
      detail: [{ loc: ["body", "photoIds", 0], msg: "Unknown image" }],
    });
    const broken = scans().save({
      recipe: recipe(),
      foodImages: [{ imageData: Buffer.from("no picture").toString("base64") }],
      imageAssignments: { "0": { type: "cover" } },
    });
    expect(await refusal(broken)).toMatchObject({
      code: "VALIDATION",
      detail: [{ loc: ["body", "foodImages", 0, "imageData"], msg: "The image data is not valid" }],
    });
  });

  it("names what the recipe lacks", async () => {
    const call = scans().save({ recipe: { ...recipe(), title: " " } });
    expect(await refusal(call)).toMatchObject({
      code: "VALIDATION",
      detail: [{ loc: ["body", "recipe", "title"], msg: "Title is required" }],
    });
  });
});

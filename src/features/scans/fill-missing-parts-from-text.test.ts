import { expect, test, vi } from "vitest";
import { fillMissingPartsFromText } from "./fill-missing-parts-from-text.ts";
import { createTestScanAnswer, createTestScannedIngredient } from "./test-scan.ts";

const parsed = {
  title: "Soup",
  ingredients: [{ quantity: 2, unit: "cups", name: "water", originalText: "2 cups water" }],
  instructions: ["Boil."],
};

test("the text is parsed only when ingredients or steps are missing and there is a text", async () => {
  const parse = vi.fn(async () => parsed);
  const complete = createTestScanAnswer({
    lines: ["a"],
    ingredients: [createTestScannedIngredient({ originalText: "salt" })],
    instructions: ["Cook."],
    instructionLines: [0],
  });
  expect(await fillMissingPartsFromText(complete, parse)).toBe(complete);
  await fillMissingPartsFromText(createTestScanAnswer({}), parse);
  expect(parse).not.toHaveBeenCalled();
});

test("missing parts are filled and found ones stay", async () => {
  const answer = createTestScanAnswer({
    lines: ["Soup", "2 cups water"],
    title: "Clear soup",
    instructions: ["Cook."],
    instructionLines: [1],
  });
  const filled = await fillMissingPartsFromText(answer, async () => parsed);
  expect(filled.title).toBe("Clear soup");
  expect(filled.instructions).toEqual(["Cook."]);
  expect(filled.ingredients).toMatchObject([
    { name: "water", quantity: 2, unit: "cups", line: 1, uncertain: false },
  ]);
});

test("a failure is only logged", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const answer = createTestScanAnswer({ lines: ["Soup"] });
  expect(await fillMissingPartsFromText(answer, () => Promise.reject(new Error("busy")))).toBe(answer);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

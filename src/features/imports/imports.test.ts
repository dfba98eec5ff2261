import { expect, test } from "vitest";
import type { ImportDraft } from "#server/features/imports/schema.ts";
import { createRow } from "../recipe-editor/lines/line-rows.ts";
import {
  pageSourceErrorOrNull,
  parseHttpUrlOrNull,
  pastedTextErrorOrNull,
  typedUrlErrorOrNull,
  withHttpsIfNoScheme,
} from "./import-url.ts";
import {
  computeSimulatedPercentAfterTicks,
  filledShareOfBar,
  importProgressTextOfPercent,
  isPercentAfterPageLoad,
} from "./progress.ts";
import {
  describeLineCounts,
  describeLostLinesOrNull,
  extractTextsFromJsonSource,
  fieldDoubtTextIfAny,
  fieldProvenanceOrNull,
  formatIngredientAndStepCount,
  lineProvenanceOrNull,
  reviewSummaryText,
  shouldDraftBeChecked,
  sourceTextOfRowOrNull,
  sourceTextsForPageOrPastedText,
} from "./review/provenance-texts.ts";
import {
  createInitialReviewValues,
  createLeftOverRowKey,
  createReviewPageFromAnswer,
  createSaveImportInput,
  listDistinctPictureUrls,
  listLeftOverLinesNotAdded,
} from "./review/review-values.ts";

const draft: ImportDraft = {
  title: "Plum cake",
  description: null,
  ingredients: ["500 g plums", "250 g flour", "1 egg"],
  instructions: ["Mix.", { text: "Bake.", imageUrl: "https://example.com/step.jpg" }],
  coverImage: "https://example.com/cover.jpg",
  images: ["https://example.com/cover.jpg", "https://example.com/two.jpg"],
  cuisine: "Swabian",
  sourceUrl: "https://example.com/plum-cake",
  sourceSite: "example.com",
  servings: null,
  servingsStated: false,
  yieldText: "1 cake",
  prepTime: 20,
  cookingTime: null,
  totalTime: 75,
  difficulty: null,
  tags: ["cake"],
  notes: "Freezes well.",
  caloriesPerServing: 320,
  language: "en",
  ingredientSections: [{ at: 1, heading: "Dough" }],
  instructionSections: [],
  receipt: {
    fields: [
      { field: "title", method: "json-ld", source: "Plum cake", repaired: [] },
      { field: "totalTime", method: "page", source: "1 hr 15", repaired: ["duration", "odd-thing"] },
      { field: "tags", method: "toString", source: "cake", repaired: ["constructor"] },
    ],
    counts: { ingredients: 3, instructions: 2 },
    found: { ingredients: 4, instructions: 2 },
    lines: [],
    leftOver: [],
    sources: ["json-ld"],
  },
  doubts: [],
  complete: false,
};
const page = { importId: "i1", draft };

test("an unchanged review is saved as it was read", () => {
  const { input } = createSaveImportInput(createInitialReviewValues(draft), page);
  expect(input).toMatchObject({
    importId: "i1",
    title: "Plum cake",
    ingredients: draft.ingredients,
    instructions: [
      { text: "Mix.", imageUrl: null },
      { text: "Bake.", imageUrl: "https://example.com/step.jpg" },
    ],
    ingredientSections: [{ at: 1, heading: "Dough" }],
    instructionSections: [],
    coverImage: draft.coverImage,
    cuisine: "Swabian",
    servings: 4,
    servingsStated: false,
    yieldText: "1 cake",
    prepTime: 20,
    cookingTime: null,
    totalTime: 75,
    difficulty: null,
    tags: ["cake"],
    language: "en",
    sourceUrl: draft.sourceUrl,
  });
});

test("servings count as stated when the member sets them", () => {
  const { input } = createSaveImportInput({ ...createInitialReviewValues(draft), servings: "6" }, page);
  expect(input).toMatchObject({ servings: 6, servingsStated: true });
});

test("a cuisine is one of the ten, or OTHER with the page's text", () => {
  expect(createInitialReviewValues({ ...draft, cuisine: "italian " }).cuisine).toBe("ITALIAN");
  expect(createInitialReviewValues(draft).cuisine).toBe("OTHER");
  expect(createInitialReviewValues({ ...draft, cuisine: null }).cuisine).toBe("");
  expect(
    createSaveImportInput({ ...createInitialReviewValues(draft), cuisine: "FRENCH" }, page).input.cuisine,
  ).toBe("FRENCH");
  expect(
    createSaveImportInput({ ...createInitialReviewValues(draft), cuisine: "" }, page).input.cuisine,
  ).toBeNull();
});

test("headings move when rows are removed or added", () => {
  const values = createInitialReviewValues(draft);
  const ingredients = [...values.ingredients.slice(1), createRow(" ")];
  expect(createSaveImportInput({ ...values, ingredients }, page).input).toMatchObject({
    ingredients: ["250 g flour", "1 egg"],
    ingredientSections: [{ at: 0, heading: "Dough" }],
  });
});

test("a page without steps leaves one empty row", () => {
  expect(createInitialReviewValues({ ...draft, instructions: [] }).instructions).toHaveLength(1);
});

test("the cover is offered once", () => {
  expect(listDistinctPictureUrls(draft)).toEqual([
    "https://example.com/cover.jpg",
    "https://example.com/two.jpg",
  ]);
  expect(listDistinctPictureUrls({ coverImage: null, images: [] })).toEqual([]);
});

test("the provenance says where a field was read and what was repaired", () => {
  expect(fieldProvenanceOrNull(draft, "title")).toEqual({
    from: "From the page's recipe data",
    source: "",
    repaired: [],
    isDoubtful: false,
  });
  expect(fieldProvenanceOrNull(draft, "totalTime")).toMatchObject({
    from: "From the visible page",
    source: "1 hr 15",
    repaired: ["an odd way of writing time understood", "odd-thing"],
    isDoubtful: true,
  });
  expect(fieldProvenanceOrNull(draft, "cookingTime")).toBeNull();
});

test("the page is quoted only when it differs from the field", () => {
  const quoted = (field: string, source: string, read: Partial<ImportDraft> = {}) => {
    const fields = [{ field, method: "json-ld", source, repaired: [] }];
    return fieldProvenanceOrNull({ ...draft, ...read, receipt: { ...draft.receipt, fields } }, field)?.source;
  };
  expect(quoted("title", "plum  Cake")).toBe("");
  expect(quoted("title", "Plum cake | A Food Page")).toBe("Plum cake | A Food Page");
  expect(quoted("totalTime", "PT1H15M")).toBe("");
  expect(quoted("totalTime", "PT20M + PT45M")).toBe("");
  expect(quoted("totalTime", "1 hr 15")).toBe("1 hr 15");
  expect(quoted("servings", "Serves 6", { servings: 6 })).toBe("");
  expect(quoted("servings", "Serves 6", { servings: 4 })).toBe("Serves 6");
  const long = "A long story of plums. ".repeat(40);
  expect(quoted("description", long.slice(0, 700), { description: long })).toBe("");
  expect(quoted("description", long.slice(0, 700), { description: "Plums." })).not.toBe("");
  expect(quoted("servings", "24 cookies")).toBe("24 cookies");
});

test("an unknown method or repair never shows its code", () => {
  expect(fieldProvenanceOrNull(draft, "tags")).toMatchObject({
    from: "From the page",
    repaired: ["constructor"],
  });
});

test("recipe data is quoted by its text and not its code", () => {
  expect(extractTextsFromJsonSource('["24"]')).toBe("24");
  expect(extractTextsFromJsonSource('["2 cups flour","1 egg: beaten","3 pl')).toBe(
    "2 cups flour, 1 egg: beaten, 3 pl",
  );
  expect(extractTextsFromJsonSource('[{"@type":"HowToStep","text":"Preheat oven.","name": "One"}]')).toBe(
    "Preheat oven., One",
  );
  expect(extractTextsFromJsonSource('{"@type": "Person"}')).toBe('{"@type": "Person"}');
  expect(extractTextsFromJsonSource('["a \\"quoted\\" word\\nand more"]')).toBe('a "quoted" word and more');
  expect(extractTextsFromJsonSource(" Plum cake ")).toBe("Plum cake");
});

test("counts compare read and current lines", () => {
  const rows = createInitialReviewValues(draft).ingredients;
  expect(describeLineCounts(draft.receipt, "ingredients", rows)).toEqual([
    "Only 3 of 4 fit",
    "All 3 read lines kept",
  ]);
  expect(describeLineCounts(draft.receipt, "ingredients", rows.slice(1))).toContain("2 of 3 read lines kept");
  expect(describeLineCounts(draft.receipt, "ingredients", [...rows, createRow("salt")])).toContain(
    "4 lines now, 3 were read",
  );
  expect(formatIngredientAndStepCount(draft)).toBe("3 ingredients and 2 steps");
});

test("only losses and doubts are shown at a list", () => {
  const rows = createInitialReviewValues(draft).ingredients;
  const complete = { ...draft.receipt, found: { ingredients: 3, instructions: 2 } };
  expect(describeLostLinesOrNull(complete, "ingredients", rows)).toBeNull();
  expect(describeLostLinesOrNull(complete, "ingredients", [...rows, createRow("salt")])).toBeNull();
  expect(describeLostLinesOrNull(complete, "ingredients", rows.slice(1))).toBe("2 of 3 read lines kept");
  expect(describeLostLinesOrNull(draft.receipt, "ingredients", rows)).toBe("Only 3 of 4 fit");
  expect(fieldDoubtTextIfAny(draft, "title")).toBeUndefined();
  expect(fieldDoubtTextIfAny(draft, "totalTime")).toBe(
    "Please check: an odd way of writing time understood, odd-thing",
  );
  const doubts = [
    { field: "title", reason: "not-shown" },
    { field: "ingredients", reason: "alone" },
    { field: "totalTime", reason: "not-read" },
  ];
  expect(fieldDoubtTextIfAny({ ...draft, doubts }, "title")).toBe(
    "Please check: the page does not show this",
  );
  expect(fieldDoubtTextIfAny({ ...draft, doubts }, "ingredients")).toBeUndefined();
  expect(fieldDoubtTextIfAny({ ...draft, doubts }, "totalTime")).toMatch(
    /, odd-thing, the page gives it, and it could not be read$/,
  );
  expect(reviewSummaryText({ ...draft, complete: true }, 0)).toBe(
    "Everything was found: 3 ingredients and 2 steps.",
  );
});

test.each<[string, Partial<ImportDraft>, Partial<ImportDraft["receipt"]>, RegExp]>([
  ["a part was doubtful", {}, {}, /hard to read/],
  ["two sources disagree", {}, { fields: [], sources: ["json-ld", "page"] }, /hard to read/],
  ["only the recipe data has it", {}, { fields: [] }, /nothing on the page to compare them with/],
  ["a list is missing", { instructions: [] }, {}, /Add what is missing/],
  ["no recipe was recognised", { sourceSite: "text" }, { sources: [] }, /^No recipe was recognised. 3 ingr/],
  [
    "nothing is proposed",
    { sourceSite: "text" },
    { sources: [], counts: { ingredients: 0, instructions: 0 } },
    /You can write it here/,
  ],
])("the verdict says what is unsure when %s", (_, fields, receipt, expected) => {
  const found = { ingredients: 3, instructions: 2 };
  const read = { ...draft, ...fields, receipt: { ...draft.receipt, found, ...receipt } };
  expect(reviewSummaryText(read, 0)).toMatch(expected);
  expect(shouldDraftBeChecked(read)).toBe(true);
});

test("counts and verdict follow a left-over line when it is added and removed", () => {
  const receipt = { ...draft.receipt, leftOver: [{ text: "1 lemon", field: "ingredients" as const }] };
  const rows = createInitialReviewValues(draft).ingredients;
  const [left] = listLeftOverLinesNotAdded(receipt, rows);
  expect(left).toEqual({ text: "1 lemon", field: "ingredients", key: createLeftOverRowKey(0) });
  const taken = { ...createRow("1 lemon"), key: createLeftOverRowKey(0) };
  const takenIn = "1 left-over line taken in";
  const countsWith = (others: typeof rows) =>
    describeLineCounts(receipt, "ingredients", [...others, taken]).slice(1);
  expect(countsWith(rows)).toEqual(["All 3 read lines kept", takenIn]);
  expect(countsWith(rows.slice(1))).toEqual(["2 of 3 read lines kept", takenIn]);
  expect(listLeftOverLinesNotAdded(receipt, [...rows, taken])).toEqual([]);
  expect(lineProvenanceOrNull({ ...draft, receipt }, "ingredients", taken)?.repaired).toEqual([
    "It was left over, and you took it in.",
  ]);
  expect(reviewSummaryText({ ...draft, receipt }, 1)).toMatch(/^1 line of the page was left over/);
  expect(reviewSummaryText({ ...draft, receipt }, 0)).toMatch(/^The line that was left over is taken in/);
});

test("progress stops at 90 percent and names its step", () => {
  expect([0, 1, 8, 9, 10, 99].map(computeSimulatedPercentAfterTicks)).toEqual([0, 10, 80, 90, 90, 90]);
  expect([0, 29, 30, 59, 60, 89, 90, 100].map(importProgressTextOfPercent)).toEqual([
    "Validating URL...",
    "Validating URL...",
    "Fetching recipe data...",
    "Fetching recipe data...",
    "Processing ingredients and instructions...",
    "Processing ingredients and instructions...",
    "Finalizing import...",
    "Finalizing import...",
  ]);
});

test("the bar stays below its middle until the page is loaded, and later steps are announced as next", () => {
  expect([0, 60, 90].map((percent) => filledShareOfBar(percent, true))).toEqual([0, 0.3, 0.45]);
  expect([60, 90, 100].map((percent) => filledShareOfBar(percent, false))).toEqual([0.6, 0.9, 1]);
  expect([0, 59, 60, 90].map(isPercentAfterPageLoad)).toEqual([false, false, true, true]);
});

test("a scheme is optional and the address must be valid", () => {
  expect(typedUrlErrorOrNull("  ")).toBe("Please enter a URL");
  expect(typedUrlErrorOrNull("  ", true)).toBeNull();
  expect(typedUrlErrorOrNull("http://", true)).not.toBeNull();
  expect(typedUrlErrorOrNull("http://")).toBe("Please enter a valid URL from a supported site");
  expect(typedUrlErrorOrNull("www.example.com/a")).toBeNull();
  for (const words of ["pancakes", "leek soup", "Sauce: tomatoes, basil", "a. b"])
    expect(typedUrlErrorOrNull(words)).toBe("This is not a web address.");
  expect(withHttpsIfNoScheme("www.example.com/a")).toBe("https://www.example.com/a");
  expect(withHttpsIfNoScheme(" http://a.example ")).toBe("http://a.example");
});

test("only http addresses are web addresses", () => {
  expect(parseHttpUrlOrNull("HTTPS://www.example.com/a")?.href).toBe("https://www.example.com/a");
  for (const other of ["", "javascript:alert(1)", "data:text/html,a", "mailto:a@example.com", "https://"])
    expect(parseHttpUrlOrNull(other)).toBeNull();
});

test("page source is required and limited in size", () => {
  expect(pageSourceErrorOrNull(" ")).toBe("Paste the page source");
  expect(pageSourceErrorOrNull("x".repeat(5 * 1024 * 1024 + 1))).toBe("The page is too large.");
  expect(pageSourceErrorOrNull("<html>")).toBeNull();
});

test("pasted markup and recipe data may be longer than a text", () => {
  const long = "x".repeat(20_001);
  expect(pastedTextErrorOrNull(long)).toMatch(/^At most 20,000 characters/);
  for (const start of ["{", "[", "<", "\n <", "id,title,"])
    expect(pastedTextErrorOrNull(start + long)).toBeNull();
  expect(pastedTextErrorOrNull(`{${"x".repeat(5 * 1024 * 1024)}`)).toBe("The page is too large.");
});

test("a step that ends in a colon stays a step until it is edited", () => {
  const read = { ...draft, instructions: ["Mix:", "Bake."], instructionSections: [] };
  const page = { importId: "i", draft: read };
  const { instructions } = createInitialReviewValues(read);
  expect(
    createSaveImportInput(createInitialReviewValues(read), page).input.instructions.map(({ text }) => text),
  ).toEqual(["Mix:", "Bake."]);
  const edited = instructions.map((row, index) => (index === 0 ? { ...row, text: "Dough:" } : row));
  const { input } = createSaveImportInput({ ...createInitialReviewValues(read), instructions: edited }, page);
  expect([input.instructions.length, input.instructionSections]).toEqual([1, [{ at: 0, heading: "Dough" }]]);
});

test("pasted text is called a text", () => {
  const pasted = { ...draft, sourceUrl: null, sourceSite: "text" };
  expect(fieldProvenanceOrNull(pasted, "totalTime")?.from).toBe("From the pasted text");
  expect(reviewSummaryText(pasted, 1)).toBe(
    "3 ingredients and 2 steps found: compare them with your text before you save.",
  );
  expect(reviewSummaryText({ ...draft, sourceUrl: null }, 1)).toMatch(/^1 line of the page was left over/);
  expect(sourceTextsForPageOrPastedText(pasted).missing).toBe("Not in the text");
});

test("a review shows a warning only when something is unsure", () => {
  const { receipt } = draft;
  const fields = receipt.fields.slice(0, 1);
  const complete = { ...receipt, fields, found: receipt.counts };
  expect(shouldDraftBeChecked({ ...draft, receipt: complete, complete: true })).toBe(false);
  expect(shouldDraftBeChecked({ ...draft, receipt: complete })).toBe(true);
  // The server never marks pasted text as complete, so that alone is no warning.
  const pasted = { ...draft, receipt: complete, sourceUrl: null, sourceSite: "text" };
  expect(shouldDraftBeChecked(pasted)).toBe(false);
  const left = [{ text: "1 lemon", field: "ingredients" as const }];
  const line = { field: "ingredients" as const, at: 0, method: "page" as const, source: "500", repaired: [] };
  const lines = [{ ...line, repaired: ["amount"] }];
  const unsure = { ...draft, receipt: { ...complete, lines }, complete: true };
  expect([shouldDraftBeChecked(unsure), reviewSummaryText(unsure, 0)]).toEqual([
    true,
    expect.stringMatching(/hard to read/),
  ]);
  for (const unsure of [
    { ...pasted, receipt: { ...complete, leftOver: left } },
    { ...pasted, receipt: { ...complete, found: receipt.found } },
    { ...pasted, receipt: { ...complete, fields: receipt.fields } },
    { ...pasted, receipt: { ...complete, lines: [{ ...line, repaired: ["unreadable"] }] } },
    { ...pasted, ingredients: [] },
    { ...pasted, instructions: [] },
  ])
    expect(shouldDraftBeChecked(unsure)).toBe(true);
  expect(
    shouldDraftBeChecked({
      ...pasted,
      receipt: { ...complete, lines: [{ ...line, repaired: ["numbering"] }] },
    }),
  ).toBe(false);
});

test("pasted text keeps its source address when it is known", () => {
  const answer = {
    data: { ...draft, sourceUrl: null, sourceSite: "text" },
    others: [],
    omitted: 0,
    importId: "i1",
    url: null,
    existing: null,
  };
  const from = "https://example.org/soup";
  expect(createReviewPageFromAnswer(answer, { text: "Soup", from })).toMatchObject({
    chosen: 0,
    pasted: "Soup",
    drafts: [{ sourceUrl: from, sourceSite: "text" }],
  });
  expect(createReviewPageFromAnswer(answer, { text: "Soup" }).drafts[0]?.sourceUrl).toBeNull();
  expect(createReviewPageFromAnswer(answer).pasted).toBeUndefined();
  expect(createReviewPageFromAnswer(answer, { text: "x".repeat(20_001) }).pasted).toBeUndefined();
});

test("a row has the source text of its line, and an added one has none", () => {
  const lines = [
    { field: "ingredients", at: 1, method: "page", source: "250 g flour", repaired: [] },
  ] as const;
  const read = { ...draft, receipt: { ...draft.receipt, lines: [...lines] } } as unknown as ImportDraft;
  expect(sourceTextOfRowOrNull(read, "read-ingredients-1")).toBe("250 g flour");
  expect(sourceTextOfRowOrNull(read, "read-ingredients-0")).toBeNull();
  expect(sourceTextOfRowOrNull(read, null)).toBeNull();
});

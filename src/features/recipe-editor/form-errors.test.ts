import { expect, test } from "vitest";
import { CreateRecipeInput } from "#server/features/recipes/schema/recipe-in.ts";
import {
  findErrorsBeforeSave,
  findSchemaErrors,
  hasFormErrors,
  mapServerErrorsToFieldsAndRows,
  mergeFormErrors,
} from "./form-errors.ts";
import { findErrorsToShowWhileTyping } from "./form-steps.ts";
import { createEmptyRecipeValues } from "./form-values.ts";
import { createRow } from "./lines/line-rows.ts";

const values = {
  ...createEmptyRecipeValues(),
  title: "Soup",
  ingredients: [createRow("2 carrots"), createRow("salt")],
  instructions: [createRow("Boil.")],
};
const sent = {
  ingredients: values.ingredients.map((row) => row.key),
  instructions: values.instructions.map((row) => row.key),
};

type Details = Parameters<typeof mapServerErrorsToFieldsAndRows>[0];
const [carrots, salt, boil] = [...sent.ingredients, ...sent.instructions] as [string, string, string];

test.each<[string, Details, ReturnType<typeof mapServerErrorsToFieldsAndRows>]>([
  [
    "at the field that it names",
    [
      { loc: ["body", "title"], msg: "Title is required" },
      { loc: ["body", "imageUrl"], msg: "Unknown image" },
      { loc: ["body", "ingredients", 1, "name"], msg: "Ingredient name is required" },
      { loc: ["body", "instructions", 0, "imagePath"], msg: "Unknown image" },
    ],
    {
      fields: { title: "Title is required", picture: "Unknown image" },
      rows: { [salt]: "Ingredient name is required", [boil]: "Unknown image" },
      other: [],
    },
  ],
  [
    "at the first row when it is about a list",
    [{ loc: ["body", "ingredients"], msg: "Too many entries" }],
    { fields: {}, rows: { [carrots]: "Too many entries" }, other: [] },
  ],
  [
    "apart where it has no field",
    [{ loc: ["body", "version"], msg: "Must be a whole number" }, { loc: [] }],
    { fields: {}, rows: {}, other: ["Must be a whole number", "Validation error"] },
  ],
  [
    "nowhere when the field has an error",
    [
      { loc: ["body", "title"], msg: "first" },
      { loc: ["body", "title"], msg: "second" },
    ],
    { fields: { title: "first" }, rows: {}, other: [] },
  ],
])("a server error is placed %s", (_, details, expected) => {
  const errors = mapServerErrorsToFieldsAndRows(details, sent, values);
  expect(errors).toEqual(expected);
  expect(hasFormErrors(errors)).toBe(true);
});

test("the form counts characters like the server", () => {
  const titled = (title: string) => findErrorsBeforeSave({ ...values, title }).fields;
  expect(titled("🍲".repeat(200))).toEqual({});
  expect(CreateRecipeInput.shape.title.safeParse("🍲".repeat(200)).success).toBe(true);
  expect(titled("🍲".repeat(201))).toEqual({ title: "At most 200 characters; this has 201." });
  expect(CreateRecipeInput.shape.title.safeParse("🍲".repeat(201)).success).toBe(false);
});

test("a small recipe has no errors", () => {
  expect(hasFormErrors(findSchemaErrors(values))).toBe(false);
});

test("missing values are found before the request is sent", () => {
  const errors = findSchemaErrors({
    ...values,
    title: " ",
    servings: "0",
    prepTime: "1.5",
    cookingTime: "-3",
    totalTime: "soon",
    ingredients: [createRow("Sauce", "heading"), createRow(" ")],
    instructions: [createRow()],
  });
  expect(errors.fields).toEqual({
    title: "Title is required",
    servings: "Servings must be greater than 0",
    prepTime: unclearTime,
    cookingTime: unclearTime,
    totalTime: unclearTime,
  });
  expect(Object.values(errors.rows)).toEqual([
    "At least one ingredient is required",
    "At least one instruction is required",
  ]);
});

const notInteger = "Must be a whole number";
const unclearTime = "Enter a time, such as 45 min or 1 h 30.";
const tooMany = "Enter at most 100 servings.";
const tooFew = "Servings must be greater than 0";

test.each([
  ...["1,5", "4-6", "\u0664", "1.5", "0.5", "1e1", "0x10", "+4", "four", "1 h 90", "5 to 10 min"].map(
    (text) => [text, notInteger, unclearTime],
  ),
  ...["1 h 30", "90 min", "1:30", "2 hours"].map((text) => [text, notInteger, undefined]),
  ...[" 12 ", "1", "100", "007"].map((text) => [text, undefined, undefined]),
  ...["", " "].map((text) => [text, tooFew, undefined]),
  ["0", tooFew, undefined],
  ["-1", tooFew, unclearTime],
  ["101", tooMany, undefined],
  ["9".repeat(30), tooMany, "Enter a time of at most 7 days."],
])("servings are an integer and times a time within their limits: %j", (text, servings, prepTime) => {
  const { fields } = findSchemaErrors({ ...values, servings: text ?? "", prepTime: text ?? "" });
  expect(fields).toEqual({ servings, prepTime });
});

test("a line that is too long is marked and not cut", () => {
  const long = createRow("x".repeat(701));
  const errors = findSchemaErrors({ ...values, ingredients: [createRow("salt"), long] });
  expect(errors.rows).toEqual({ [long.key]: "At most 700 characters; this has 701." });
});

test("a heading that is too long is marked itself, by the form and by the server", () => {
  const [heading, line] = [createRow("x".repeat(201), "heading"), createRow("1 egg")];
  const rows = { ...values, ingredients: [createRow("salt"), heading, line, createRow("2 eggs")] };
  expect(findSchemaErrors(rows).rows).toEqual({ [heading.key]: "At most 200 characters; this has 201." });
  const sentRows = {
    ingredients: rows.ingredients.filter((row) => row !== heading).map(({ key }) => key),
    instructions: [],
  };
  const found = mapServerErrorsToFieldsAndRows(
    [{ loc: ["body", "ingredients", 1, "section"], msg: "Too long" }],
    sentRows,
    rows,
  );
  expect(found.rows).toEqual({ [heading.key]: "Too long" });
});

test("the first line above the limit is marked with the limit", () => {
  const ingredients = Array.from({ length: 205 }, () => createRow("1 egg"));
  const errors = findSchemaErrors({ ...values, ingredients });
  expect(errors.rows).toEqual({ [ingredients[200]?.key ?? ""]: "At most 200 of these; you have 205." });
});

test("a stored ingredient may exceed the line limit until it is edited", () => {
  const [name, notes] = ["x".repeat(200), "y".repeat(500)];
  const text = `2 cups ${name}, ${notes}`;
  const parts = { name, quantity: 2, unit: "cups", notes, originalText: null };
  const row = { ...createRow(text), stored: { text, fields: parts } };
  expect(hasFormErrors(findSchemaErrors({ ...values, ingredients: [row] }))).toBe(false);
  const rewritten = { ...row, text: `${text}!` };
  expect(findSchemaErrors({ ...values, ingredients: [rewritten] }).rows[row.key]).toBe(
    "At most 700 characters; this has 710.",
  );
});

test("a step needs a text when it has only an uploaded picture, and is ignored when it is blank or its picture is from a page", () => {
  const picture = `/images/${"a".repeat(32)}.webp`;
  const [added, blank, read] = [
    { ...createRow(), picture },
    createRow(),
    { ...createRow(), picture: "https://a.example/b.jpg" },
  ];
  const instructions = [...values.instructions, added, blank, read];
  expect(findSchemaErrors({ ...values, instructions }).rows).toEqual({
    [added.key]: "Instruction text is required",
  });
  expect(findErrorsToShowWhileTyping({ ...values, instructions }).rows).toEqual({
    [added.key]: "Instruction text is required",
  });
});

test("a heading needs a line below it when a recipe is written", () => {
  const [sauce, typed, dough, ended] = [
    createRow("Sauce", "heading"),
    createRow("For the glaze:"),
    createRow("Dough", "heading"),
    createRow("", "heading"),
  ];
  const ingredients = [sauce, typed, dough, createRow("1 egg"), ended];
  // Among instructions a last line such as "Serve with:" counts as a step, because as a heading it would be
  // lost.
  const instructions = [createRow("Method", "heading"), createRow("Roll out."), createRow("Serve with:")];
  expect(findErrorsBeforeSave({ ...values, ingredients, instructions }).rows).toEqual({
    [sauce.key]: "Write a line below this heading, or remove it.",
    [typed.key]: "Write a line below this heading, or remove it.",
  });
  expect(findErrorsToShowWhileTyping({ ...values, ingredients }).rows).toEqual({});
});

test("a blank row has no error when other rows have text", () => {
  const rows = {
    ingredients: [...values.ingredients, createRow("  ")],
    instructions: [createRow(), ...values.instructions, createRow("", "heading")],
  };
  expect(hasFormErrors(findErrorsBeforeSave({ ...values, ...rows }))).toBe(false);
});

test("an error from a failed save takes precedence over one of the form", () => {
  const here = { fields: { title: "here", notes: "long" }, rows: { a: "here" }, other: [] };
  const saving = { fields: { title: "saving" }, rows: { b: "saving" }, other: ["Offline"] };
  expect(mergeFormErrors(here, saving)).toEqual({
    fields: { title: "saving", notes: "long" },
    rows: { a: "here", b: "saving" },
    other: ["Offline"],
  });
});

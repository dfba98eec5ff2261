import { describe, expect, it } from "vitest";
import { findErrorsBeforeSave, findSchemaErrors } from "./form-errors.ts";
import {
  findErrorsToShowWhileTyping,
  firstStepErrorOrNull,
  firstStepWithErrorsOrNull,
  requestedOrFirstInvalidStep,
} from "./form-steps.ts";
import { createEmptyRecipeValues, type RecipeValues } from "./form-values.ts";
import { createRow } from "./lines/line-rows.ts";

const complete = (): RecipeValues => ({
  ...createEmptyRecipeValues(),
  title: "Omelette",
  ingredients: [createRow("2 eggs")],
  instructions: [createRow("Whisk.")],
});

const steps = ["details", "ingredients", "instructions", "review"] as const;
const untitled = { title: "  " };
const long = createRow("x".repeat(720));
const tooLong = "At most 700 characters; this has 720.";

describe("the steps of the form", () => {
  it.each<[string, Partial<RecipeValues>, (string | null)[]]>([
    ["nothing is wrong", {}, [null, null, null]],
    ["the title is blank", untitled, ["Title is required", null, null]],
    ["it serves nobody", { servings: "0" }, ["Servings must be greater than 0", null, null]],
    [
      "no ingredient is written",
      { ingredients: [createRow(" ")] },
      [null, "At least one ingredient is required", null],
    ],
    [
      "no step is written",
      { ...untitled, instructions: [createRow()] },
      ["Title is required", null, "At least one instruction is required"],
    ],
    [
      "a heading is blank",
      { ingredients: [createRow("", "heading"), createRow("eggs")] },
      [null, null, null],
    ],
    [
      "a row is long and another one blank",
      { ingredients: [createRow(""), long, createRow("salt")] },
      [null, tooLong, null],
    ],
    ["the notes are too long", { notes: "n".repeat(20_001) }, [null, null, expect.any(String)]],
  ])("can be left forward unless one of their values is invalid: %s", (_, part, expected) => {
    const values = { ...complete(), ...part };
    expect(steps.map((step) => firstStepErrorOrNull(values, step))).toEqual([...expected, null]);
  });

  it("show the step of the address, but none after an invalid one", () => {
    expect(requestedOrFirstInvalidStep("review", complete())).toBe("review");
    expect(requestedOrFirstInvalidStep("ingredients", complete())).toBe("ingredients");
    expect(requestedOrFirstInvalidStep(null, complete())).toBe("details");
    expect(requestedOrFirstInvalidStep("elsewhere", complete())).toBe("details");
    expect(requestedOrFirstInvalidStep("review", createEmptyRecipeValues())).toBe("details");
    expect(requestedOrFirstInvalidStep("review", { ...complete(), ingredients: [createRow()] })).toBe(
      "ingredients",
    );
  });

  it("lead to the first step with an error", () => {
    const values = { ...complete(), ingredients: [createRow()], instructions: [createRow()] };
    expect(firstStepWithErrorsOrNull(findErrorsBeforeSave(values), values)).toBe("ingredients");
    expect(firstStepWithErrorsOrNull({ fields: {}, rows: {}, other: ["Offline"] }, values)).toBeNull();
  });

  it("show invalid values at once, but not missing ones", () => {
    expect(findErrorsToShowWhileTyping(createEmptyRecipeValues())).toEqual({
      fields: {},
      rows: {},
      other: [],
    });
    const values = {
      ...createEmptyRecipeValues(),
      servings: "0",
      prepTime: "1.5",
      ingredients: [createRow("x".repeat(2_000))],
    };
    const { fields, rows } = findErrorsToShowWhileTyping(values);
    expect(fields).toEqual({
      servings: "Servings must be greater than 0",
      prepTime: "Enter a time, such as 45 min or 1 h 30.",
    });
    expect(Object.keys(rows)).toEqual([values.ingredients[0]?.key]);
    expect(findErrorsToShowWhileTyping({ ...createEmptyRecipeValues(), servings: " " }).fields).toEqual({
      servings: "Servings must be greater than 0",
    });
  });
});

it("several field errors are shown in the order of the form", () => {
  const times = { prepTime: "1e9", cookingTime: "1e9" };
  const values = { ...complete(), title: "x".repeat(201), servings: "two", ...times };
  expect(Object.keys(findSchemaErrors(values).fields)).toEqual([
    "title",
    "servings",
    "prepTime",
    "cookingTime",
  ]);
  expect(firstStepErrorOrNull(values, "details")).toBe("At most 200 characters; this has 201.");
});

import { describe, expect, it } from "vitest";
import { checkComplete, checkValues } from "./form-errors.ts";
import { errorsWhileTyping, findStepProblem, firstStepWithErrors, reachableStep } from "./form-steps.ts";
import { emptyRecipe, type RecipeValues } from "./form-values.ts";
import { newRow } from "./lines/line-rows.ts";

const complete = (): RecipeValues => ({
  ...emptyRecipe(),
  title: "Omelette",
  ingredients: [newRow("2 eggs")],
  instructions: [newRow("Whisk.")],
});

const steps = ["details", "ingredients", "instructions", "review"] as const;
const untitled = { title: "  " };
const long = newRow("x".repeat(720));
const unnamed = "Ingredient name is required";
const unwritten = "Instruction text is required";
const tooLong = "At most 700 characters; this has 720.";

describe("the steps of the form", () => {
  it.each<[string, Partial<RecipeValues>, (string | null)[]]>([
    ["nothing is wrong", {}, [null, null, null]],
    ["the title is blank", untitled, ["Title is required", null, null]],
    ["it serves nobody", { servings: "0" }, ["Servings must be greater than 0", null, null]],
    [
      "no ingredient is written",
      { ingredients: [newRow(" ")] },
      [null, "At least one ingredient is required", null],
    ],
    [
      "no step is written",
      { ...untitled, instructions: [newRow()] },
      ["Title is required", null, "At least one instruction is required"],
    ],
    ["a row of several is blank", { ingredients: [newRow("eggs"), newRow(" ")] }, [null, unnamed, null]],
    ["the first step is blank", { instructions: [newRow(), newRow("Whisk.")] }, [null, null, unwritten]],
    ["a heading is blank", { ingredients: [newRow("", "heading"), newRow("eggs")] }, [null, null, null]],
    ["a blank row comes first", { ingredients: [newRow("salt"), newRow(""), long] }, [null, unnamed, null]],
    ["a long row comes first", { ingredients: [long, newRow(""), newRow("salt")] }, [null, tooLong, null]],
    ["the notes are too long", { notes: "n".repeat(20_001) }, [null, null, expect.any(String)]],
  ])("can be left forward unless one of their values is invalid: %s", (_, part, expected) => {
    const values = { ...complete(), ...part };
    expect(steps.map((step) => findStepProblem(values, step))).toEqual([...expected, null]);
  });

  it("show the step of the address, but none after an invalid one", () => {
    expect(reachableStep("review", complete())).toBe("review");
    expect(reachableStep("ingredients", complete())).toBe("ingredients");
    expect(reachableStep(null, complete())).toBe("details");
    expect(reachableStep("elsewhere", complete())).toBe("details");
    expect(reachableStep("review", emptyRecipe())).toBe("details");
    expect(reachableStep("review", { ...complete(), ingredients: [newRow()] })).toBe("ingredients");
    const blankStep = { ...complete(), instructions: [newRow(""), newRow("Whisk.")] };
    expect(reachableStep("review", blankStep)).toBe("instructions");
  });

  it("lead to the first step with an error", () => {
    const values = { ...complete(), ingredients: [newRow()], instructions: [newRow()] };
    expect(firstStepWithErrors(checkComplete(values), values)).toBe("ingredients");
    expect(firstStepWithErrors({ fields: {}, rows: {}, other: ["Offline"] }, values)).toBeNull();
  });

  it("show invalid values at once, but not missing ones", () => {
    expect(errorsWhileTyping(emptyRecipe())).toEqual({ fields: {}, rows: {}, other: [] });
    const values = {
      ...emptyRecipe(),
      servings: "0",
      prepTime: "1.5",
      ingredients: [newRow("x".repeat(2_000))],
    };
    const { fields, rows } = errorsWhileTyping(values);
    expect(fields).toEqual({
      servings: "Servings must be greater than 0",
      prepTime: "Must be a whole number",
    });
    expect(Object.keys(rows)).toEqual([values.ingredients[0]?.key]);
    expect(errorsWhileTyping({ ...emptyRecipe(), servings: " " }).fields).toEqual({
      servings: "Servings must be greater than 0",
    });
  });
});

it("several field errors are shown in the order of the form", () => {
  const times = { prepTime: "1e9", cookingTime: "1e9" };
  const values = { ...complete(), title: "x".repeat(201), servings: "two", ...times };
  expect(Object.keys(checkValues(values).fields)).toEqual(["title", "servings", "prepTime", "cookingTime"]);
  expect(findStepProblem(values, "details")).toBe("At most 200 characters; this has 201.");
});

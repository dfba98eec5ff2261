import { describe, expect, it } from "vitest";
import { checkValues, checkWritten } from "./form-errors.ts";
import { errorsWhileTyping, firstStepWith, reachableStep, stepProblem } from "./form-steps.ts";
import { emptyRecipe, type RecipeValues } from "./form-values.ts";
import { newRow } from "./lines/line-rows.ts";

const whole = (): RecipeValues => ({
  ...emptyRecipe(),
  title: "Omelette",
  ingredients: [newRow("2 eggs")],
  instructions: [newRow("Whisk.")],
});

describe("the steps of the form", () => {
  it("is left forward only when it is right", () => {
    expect(stepProblem(emptyRecipe(), "details")).toBe("Title is required");
    expect(stepProblem({ ...whole(), title: "  " }, "details")).toBe("Title is required");
    expect(stepProblem({ ...whole(), servings: "0" }, "details")).toBe("Servings must be greater than 0");
    expect(stepProblem({ ...whole(), ingredients: [newRow(" ")] }, "ingredients")).toBe(
      "At least one ingredient is required",
    );
    expect(stepProblem({ ...whole(), instructions: [newRow()] }, "instructions")).toBe(
      "At least one instruction is required",
    );
    for (const step of ["details", "ingredients", "instructions", "review"] as const)
      expect(stepProblem(whole(), step), step).toBeNull();
  });

  it("is right only when each of its rows has its words", () => {
    const withBlank = { ...whole(), ingredients: [newRow("2 eggs"), newRow(" "), newRow("salt")] };
    expect(stepProblem(withBlank, "ingredients")).toBe("Ingredient name is required");
    const withoutWords = { ...whole(), instructions: [newRow(""), newRow("Whisk.")] };
    expect(stepProblem(withoutWords, "instructions")).toBe("Instruction text is required");
    expect(reachableStep("review", withoutWords)).toBe("instructions");
    const withHeading = { ...whole(), ingredients: [newRow("", "heading"), newRow("2 eggs")] };
    expect(stepProblem(withHeading, "ingredients")).toBeNull();
    const both = { ...whole(), ingredients: [newRow("salt"), newRow(""), newRow("x".repeat(720))] };
    const told = [
      stepProblem(both, "ingredients"),
      stepProblem({ ...both, ingredients: both.ingredients.toReversed() }, "ingredients"),
    ];
    expect(told).toEqual(["Ingredient name is required", "At most 700 characters; this has 720."]);
  });

  it("holds nothing of another step against a step", () => {
    expect(stepProblem({ ...emptyRecipe(), title: "Omelette" }, "details")).toBeNull();
    expect(stepProblem({ ...whole(), title: "" }, "ingredients")).toBeNull();
    expect(stepProblem({ ...whole(), notes: "n".repeat(20_001) }, "details")).toBeNull();
    expect(stepProblem({ ...whole(), notes: "n".repeat(20_001) }, "instructions")).not.toBeNull();
  });

  it("shows the step that the address asks for, and none beyond one that is not right", () => {
    expect(reachableStep("review", whole())).toBe("review");
    expect(reachableStep("ingredients", whole())).toBe("ingredients");
    expect(reachableStep(null, whole())).toBe("details");
    expect(reachableStep("elsewhere", whole())).toBe("details");
    expect(reachableStep("review", emptyRecipe())).toBe("details");
    expect(reachableStep("review", { ...whole(), ingredients: [newRow()] })).toBe("ingredients");
  });

  it("leads to the first step with something wrong", () => {
    const values = { ...whole(), ingredients: [newRow()], instructions: [newRow()] };
    expect(firstStepWith(checkWritten(values), values)).toBe("ingredients");
    expect(firstStepWith({ fields: {}, rows: {}, other: ["Offline"] }, values)).toBeNull();
  });

  it("tells at once of what was typed wrong, and not of what is still empty", () => {
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

it("tells of several fields the first as they stand, not the first that was checked", () => {
  const times = { prepTime: "1e9", cookingTime: "1e9" };
  const values = { ...whole(), title: "x".repeat(201), servings: "two", ...times };
  expect(Object.keys(checkValues(values).fields)).toEqual(["title", "servings", "prepTime", "cookingTime"]);
  expect(stepProblem(values, "details")).toBe("At most 200 characters; this has 201.");
});

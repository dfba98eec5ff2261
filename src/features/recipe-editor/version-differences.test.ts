import { describe, expect, it } from "vitest";
import { createEmptyRecipeValues, type RecipeValues } from "./form-values.ts";
import { createRow } from "./lines/line-rows.ts";
import {
  areVersionsEqual,
  findVersionDifferences,
  listFieldsChangedOnlyInOtherVersion,
  mergeChosenFieldsOfVersion,
} from "./version-differences.ts";

const base: RecipeValues = {
  ...createEmptyRecipeValues(),
  title: "Omelette",
  ingredients: [createRow("2 eggs"), createRow()],
  instructions: [createRow("Whisk.")],
};
const mine: RecipeValues = { ...base, title: "Omelette from the desk", tags: ["eggs"] };
const theirs: RecipeValues = {
  ...base,
  title: "Omelette from the phone",
  servings: "2",
  ingredients: [createRow("3 eggs")],
};

describe("two versions of a recipe", () => {
  it("differ field by field, in the order of the form", () => {
    expect(findVersionDifferences(mine, theirs)).toEqual([
      { field: "title", mine: ["Omelette from the desk"], theirs: ["Omelette from the phone"], pictures: [] },
      { field: "servings", mine: ["4"], theirs: ["2"], pictures: [] },
      { field: "tags", mine: ["eggs"], theirs: [], pictures: [] },
      { field: "ingredients", mine: ["2 eggs"], theirs: ["3 eggs"], pictures: [] },
    ]);
  });

  it("show times like a recipe's page", () => {
    expect(findVersionDifferences({ ...base, cookingTime: "95" }, { ...base, cookingTime: "" })).toEqual([
      { field: "cookingTime", mine: ["1 h 35 min"], theirs: [], pictures: [] },
    ]);
  });

  it("do not differ by blank rows or keys", () => {
    expect(
      findVersionDifferences(base, { ...base, ingredients: [createRow(" "), createRow("2 eggs")] }),
    ).toEqual([]);
  });

  it("differ by a step's picture and by a heading", () => {
    const step = { ...createRow("Whisk."), picture: "/images/a.webp" };
    expect(findVersionDifferences(base, { ...base, instructions: [step] })).toHaveLength(1);
    expect(
      findVersionDifferences(base, { ...base, ingredients: [createRow("2 eggs", "heading")] }),
    ).toHaveLength(1);
  });

  it("differ when a picture is replaced, and show both pictures", () => {
    const withPictures = (...pictures: string[]): RecipeValues => ({
      ...base,
      instructions: pictures.map((picture) => ({ ...createRow("Whisk."), picture })),
    });
    const [before, after] = [withPictures("/images/a", "/images/b"), withPictures("/images/a", "/images/c")];
    expect(findVersionDifferences(before, after)).toEqual([
      {
        field: "instructions",
        mine: ["Whisk. (Picture)", "Whisk. (Picture)"],
        theirs: ["Whisk. (Picture)", "Whisk. (Picture)"],
        pictures: [{ step: "Whisk.", mine: "/images/b", theirs: "/images/c" }],
      },
    ]);
    expect(areVersionsEqual(before, after)).toBe(false);
    expect(areVersionsEqual(after, withPictures("/images/a", "/images/c"))).toBe(true);
    expect([
      ...listFieldsChangedOnlyInOtherVersion(findVersionDifferences(before, after), before, before),
    ]).toEqual(["instructions"]);
  });

  it("differ by the end of a section, and not by a heading without effect", () => {
    const rows = (...ingredients: RecipeValues["ingredients"]) => ({ ...base, ingredients });
    const sauce = [createRow("The sauce", "heading"), createRow("2 eggs")];
    const ended = rows(...sauce, createRow("", "heading"), createRow("1 leek"));
    expect(findVersionDifferences(rows(...sauce, createRow("1 leek")), ended)).toMatchObject([
      {
        mine: ["# The sauce", "2 eggs", "1 leek"],
        theirs: ["# The sauce", "2 eggs", "# No heading", "1 leek"],
      },
    ]);
    expect(
      findVersionDifferences(
        rows(...sauce),
        rows(createRow("", "heading"), ...sauce, createRow("", "heading")),
      ),
    ).toEqual([]);
  });

  it("do not differ by a pending tag, which stays whatever is chosen", () => {
    expect(areVersionsEqual({ ...base, typedTag: "breakf" }, base)).toBe(true);
    const merged = mergeChosenFieldsOfVersion(
      { ...mine, typedTag: "breakf" },
      theirs,
      new Set(["title", "tags"] as const),
    );
    expect(merged).toMatchObject({ title: "Omelette from the phone", tags: [], typedTag: "breakf" });
  });

  it("default to the other side for fields that only it changed", () => {
    const found = findVersionDifferences(mine, theirs);
    expect([...listFieldsChangedOnlyInOtherVersion(found, mine, base)]).toEqual(["servings", "ingredients"]);
    expect(listFieldsChangedOnlyInOtherVersion(found, mine, null).size).toBe(0);
  });

  it("are merged by the chosen fields", () => {
    const merged = mergeChosenFieldsOfVersion(mine, theirs, new Set(["servings", "ingredients"] as const));
    expect(merged).toMatchObject({ title: "Omelette from the desk", servings: "2", tags: ["eggs"] });
    expect(merged.ingredients).toBe(theirs.ingredients);
  });
});

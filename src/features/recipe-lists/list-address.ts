import { CUISINES, type Cuisine, DIFFICULTIES, type Difficulty } from "#server/features/recipes/policy.ts";
import type { ListSort } from "#server/features/recipes/schema/lists.ts";

export const listPageSizes = [6, 12, 24, 48] as const;
export const listSorts = [
  "created_at-desc",
  "created_at-asc",
  "updated_at-desc",
  "title-asc",
  "title-desc",
  "cooking_time-asc",
  "cooking_time-desc",
  "like_count-desc",
  "servings-desc",
  "servings-asc",
] as const;
type ListOrder = (typeof listSorts)[number];

/** What is shown of one's recipes. All of it stands in the address, so that Back and a kept link find it again. */
export type ListView = {
  page: number;
  pageSize: number;
  search: string;
  cuisine: Cuisine | "";
  difficulty: Difficulty | "";
  visibility: "" | "public" | "private";
  order: ListOrder;
};

export const defaultView: ListView = {
  page: 1,
  pageSize: 12,
  search: "",
  cuisine: "",
  difficulty: "",
  visibility: "",
  order: "created_at-desc",
};

/** Reads a query string; what it does not know is as if it were not there. */
export function viewFromAddress(query: string): ListView {
  const parameters = new URLSearchParams(query);
  const pageSize = Number(parameters.get("page_size"));
  return {
    page: pageIn(parameters.get("page")),
    pageSize: listPageSizes.find((size) => size === pageSize) ?? defaultView.pageSize,
    search: (parameters.get("search") ?? "").slice(0, 200),
    cuisine: oneOf(CUISINES, parameters.get("cuisine")?.toUpperCase()) ?? "",
    difficulty: oneOf(DIFFICULTIES, parameters.get("difficulty")?.toUpperCase()) ?? "",
    visibility: oneOf(["public", "private"] as const, parameters.get("visibility")) ?? "",
    order: oneOf(listSorts, parameters.get("order")) ?? defaultView.order,
  };
}

/** The query string of a view without what is default: "" or "?page=2&cuisine=thai". */
export function addressOfView(view: ListView): string {
  const parameters = new URLSearchParams();
  if (view.search.trim() !== "") parameters.set("search", view.search.trim());
  if (view.cuisine !== "") parameters.set("cuisine", view.cuisine.toLowerCase());
  if (view.difficulty !== "") parameters.set("difficulty", view.difficulty.toLowerCase());
  if (view.visibility !== "") parameters.set("visibility", view.visibility);
  if (view.order !== defaultView.order) parameters.set("order", view.order);
  if (view.pageSize !== defaultView.pageSize) parameters.set("page_size", String(view.pageSize));
  if (view.page > 1) parameters.set("page", String(view.page));
  const query = parameters.toString();
  return query === "" ? "" : `?${query}`;
}

/** The view after a choice: anything but another page starts again at the first. */
export function changeView(view: ListView, part: Partial<ListView>): ListView {
  return { ...view, page: 1, ...part };
}

export function isFiltered(view: ListView): boolean {
  return view.search.trim() !== "" || view.cuisine !== "" || view.difficulty !== "" || view.visibility !== "";
}

/** The input of `recipes.my`. */
export function listInput(view: ListView) {
  const [sortBy, sortOrder] = view.order.split("-") as [ListSort, "asc" | "desc"];
  return {
    page: view.page,
    pageSize: view.pageSize,
    sortBy,
    sortOrder,
    ...(view.search.trim() === "" ? {} : { search: view.search.trim() }),
    ...(view.cuisine === "" ? {} : { cuisine: view.cuisine }),
    ...(view.difficulty === "" ? {} : { difficulty: view.difficulty }),
    ...(view.visibility === "" ? {} : { isPublic: view.visibility === "public" }),
  };
}

/** A page of an address: a whole number from 1, else 1. */
export function pageIn(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

export function oneOf<const Value extends string>(
  values: readonly Value[],
  found: string | null | undefined,
): Value | undefined {
  return values.find((value) => value === found);
}

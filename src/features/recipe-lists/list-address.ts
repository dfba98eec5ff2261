import { CUISINES, type Cuisine, DIFFICULTIES, type Difficulty } from "#server/features/recipes/policy.ts";
import {
  createChoiceParameter,
  createNumberChoiceParameter,
  createQueryStringView,
  createTextParameter,
  pageNumber,
} from "../../lib/query-string-view.ts";

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

/** The filters, order and page of a recipe list, as stored in the address. */
export type ListView<Order extends string = string> = {
  search: string;
  cuisine: Cuisine | "";
  difficulty: Difficulty | "";
  visibility: "" | "public" | "private";
  order: Order;
  pageSize: number;
  page: number;
};

/** Creates the mapping between a list's view and its address. The first of `sorts` is the default. */
export const createListQueryStringView = <const Order extends string>(own: {
  sorts: readonly [Order, ...Order[]];
  pageSizes: readonly number[];
  pageSize: number;
  visibilities: readonly ("public" | "private")[];
}) =>
  createQueryStringView<ListView<Order>>({
    search: createTextParameter(200),
    cuisine: createChoiceParameter(CUISINES),
    difficulty: createChoiceParameter(DIFFICULTIES),
    visibility: createChoiceParameter(own.visibilities),
    order: createChoiceParameter(own.sorts, own.sorts[0]),
    pageSize: createNumberChoiceParameter(own.pageSizes, own.pageSize),
    page: pageNumber,
  });

export const listState = createListQueryStringView({
  sorts: listSorts,
  pageSizes: listPageSizes,
  pageSize: 12,
  visibilities: ["public", "private"],
});

export function hasSearchOrFilter(view: ListView): boolean {
  return view.search.trim() !== "" || view.cuisine !== "" || view.difficulty !== "" || view.visibility !== "";
}

type SortOf<Order> = Order extends `${infer Sort}-${"asc" | "desc"}` ? Sort : never;

/** The input of `recipes.my` and `likes.favorites` for a view. */
export function createRecipeListInput<Order extends string>(view: ListView<Order>) {
  const [sortBy, sortOrder] = view.order.split("-") as [SortOf<Order>, "asc" | "desc"];
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

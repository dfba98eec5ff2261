import { FAVORITE_SORTS } from "#server/features/likes/schema.ts";
import { LIST_SORTS, SORT_ORDERS } from "#server/features/recipes/schema/lists.ts";
import type { Filled } from "./fill-lists.ts";

/** One kind of request. `allowed` are steps of a plan that it may take: sorting what is one member's. */
export type ListRow = {
  name: string;
  path: string;
  member: boolean;
  allowed?: readonly string[];
  /** The row of the first page that this one is a later page of. */
  deepOf?: string;
};

const OWN_LIKES = ["USE TEMP B-TREE FOR ORDER BY"];
/** The page whose cost is compared with the first; one that exists at both sizes. */
const DEEP = 50;

const COMMON = { search: "o" };
/** Of one recipe in ten, in fifty, in none. */
const RARE = [{ search: "tomato" }, { search: "lentil soup" }, { search: "nothing has these words" }];
/** Words are looked for in the rows themselves: by each kind of order, near and far, and beside another filter. */
const WITH_WORDS = [
  COMMON,
  { ...COMMON, page: DEEP },
  { ...COMMON, difficulty: "hard" },
  ...[COMMON, ...RARE].map((words) => ({ ...words, sort_by: "title", sort_order: "asc" })),
  { ...COMMON, sort_by: "title", sort_order: "asc", page: DEEP },
];

/** Every list, each by its orders and filters, and what else the dashboard asks for. */
export function listRows({ ids }: Filled): ListRow[] {
  const of = (name: string, path: string, query: object, more: Partial<ListRow> = {}): ListRow => {
    const text = new URLSearchParams(query as Record<string, string>).toString();
    const told = Object.entries(query).map(([key, value]) => `${key}=${value}`);
    return { name: [name, ...told].join(" "), path: `${path}?${text}`, member: true, ...more };
  };
  const guest = { member: false };
  const liked = { allowed: OWN_LIKES };
  const orders = <Sort extends string>(sorts: readonly Sort[]) =>
    sorts.flatMap((sort_by) => SORT_ORDERS.map((sort_order) => ({ sort_by, sort_order })));
  const filters = [
    { cuisine: "italian" },
    { difficulty: "hard" },
    { cuisine: "thai", difficulty: "easy" },
    ...RARE,
  ];
  const mine = "/api/recipes/my";
  const favorites = "/api/users/me/favorites";
  const list = "/api/recipes";
  return [
    of("my", mine, {}),
    of("my", mine, { page: DEEP }, { deepOf: "my" }),
    of("my", mine, { page_size: 100 }),
    of("my", mine, { page_size: 100, page: DEEP }, { deepOf: "my page_size=100" }),
    ...orders(LIST_SORTS).map((order) => of("my", mine, order)),
    ...[...filters, { is_public: "true" }].map((filter) => of("my", mine, filter)),
    ...WITH_WORDS.map((words) => of("my", mine, words)),
    of("favorites", favorites, {}, liked),
    of("favorites", favorites, { page_size: 12 }, liked),
    of("favorites", favorites, { page_size: 12, page: DEEP }, { ...liked, deepOf: "favorites page_size=12" }),
    ...orders(FAVORITE_SORTS).map((order) => of("favorites", favorites, { ...order, page_size: 12 }, liked)),
    ...filters.map((filter) => of("favorites", favorites, { ...filter, page_size: 12 }, liked)),
    ...WITH_WORDS.map((words) => of("favorites", favorites, { ...words, page_size: 12 }, liked)),
    of("list, guest", list, {}, guest),
    of("list, guest", list, { page: DEEP }, { ...guest, deepOf: "list, guest" }),
    of("list", list, {}),
    of("list", list, { page: DEEP }, { deepOf: "list" }),
    ...orders(LIST_SORTS).map((order) => of("list", list, order)),
    ...[{ cuisine: "italian" }, { difficulty: "hard" }, { is_public: "false" }].map((filter) =>
      of("list", list, filter),
    ),
    of("featured", "/api/recipes/featured", {}, guest),
    of("featured", "/api/recipes/featured", { limit: 50 }),
    of("detail, own", `/api/recipes/${ids.own}`, {}),
    of("detail, guest", `/api/recipes/${ids.open}`, {}, guest),
    of("dashboard: popular of a cuisine", list, { cuisine: "italian", sort_by: "like_count", page_size: 8 }),
    of("dashboard: popular", list, { sort_by: "like_count", page_size: 16, is_public: "true" }),
    of("dashboard: recent", mine, { page_size: 6 }),
    of("dashboard: figures", "/api/recipes/stats/user", {}),
    of("dashboard: usage", "/api/auth/usage", {}),
  ];
}

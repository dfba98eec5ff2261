import { toSnakeKey } from "#server/lib/snake-case-json.ts";
import { restRows } from "#server/rest/table.ts";
import { type ListQuery, type RouterList, routerLists } from "#server/test/router-lists.ts";
import type { Filled } from "./add-recipes-and-likes.ts";

/**
 * A request to measure. `allowed` are steps that its query plans may contain, such as sorting the rows of one
 * member.
 */
export type ListRow = {
  name: string;
  path: string;
  member: boolean;
  allowed?: readonly string[];
  /** For a late page: the name of the row that requests the first page. */
  deepOf?: string;
};

const SORTS_IN_MEMORY = ["USE TEMP B-TREE FOR ORDER BY"];
/** The late page that is compared with the first one. The databases of both sizes have it. */
const DEEP_PAGE = 50;
/** The page size of the app's screens. */
const SCREEN = { pageSize: 12 };
const BY_TITLE = { sortBy: "title", sortOrder: "asc" };

/** All lists with each order and filter, the requests of the dashboard, and other reads. */
export function benchedListRequests({ ids }: Filled): ListRow[] {
  const read = (name: string, path: string, member = true): ListRow => ({ name, path, member });
  return [
    ...routerLists.flatMap((list) => rowsOf(list, ids.own)),
    read("detail, own", `/api/recipes/${ids.own}`),
    read("detail, guest", `/api/recipes/${ids.open}`, false),
    read("dashboard: popular of a cuisine", "/api/recipes?cuisine=italian&sort_by=like_count&page_size=8"),
    read("dashboard: popular", "/api/recipes?sort_by=like_count&page_size=16&is_public=true"),
    read("dashboard: recent", "/api/recipes/my?page_size=6"),
    read("dashboard: figures", "/api/recipes/stats/user"),
    read("dashboard: usage", "/api/auth/usage"),
  ];
}

/**
 * The requests of one list: without parameters, as on screen, with each order, each filter, and search words.
 */
function rowsOf(list: RouterList, recipeId: string): ListRow[] {
  const { name, isMembers, isPaged, sortsInMemory, orders, filters } = list;
  const rest = restRows.find(({ procedure }) => procedure === name);
  const address = rest ? rest.path.replace("{id}", recipeId) : `/trpc/${name}`;
  const row = (query: ListQuery, more: Partial<ListRow> = {}): ListRow => {
    const parameters = Object.entries(query).map(([key, value]) => `${toSnakeKey(key)}=${value}`);
    const who = more.member === false ? `${name}, guest` : name;
    const path = parameters.length > 0 ? `${address}?${parameters.join("&").replaceAll(" ", "+")}` : address;
    return {
      name: [who, ...parameters].join(" "),
      path,
      member: true,
      ...(sortsInMemory && { allowed: SORTS_IN_MEMORY }),
      ...more,
    };
  };
  const screen = isPaged ? SCREEN : {};
  const withDeep = (query: ListQuery, more: Partial<ListRow> = {}): ListRow[] => {
    const first = row(query, more);
    return [first, row({ ...query, page: DEEP_PAGE }, { ...more, deepOf: first.name })];
  };
  const { search: words = [], pageSize: sizes = [], ...facts } = filters;
  const all = combine(facts);
  const [common] = words;
  const queries: ListQuery[] = [
    ...orders,
    ...Object.entries(facts).flatMap(([field, values]) => values.map((value) => ({ [field]: value }))),
    ...(Object.keys(facts).length > 1 ? [all] : []),
    ...words.flatMap((search) => [{ search }, { search, ...BY_TITLE }]),
    ...(common === undefined ? [] : [{ page: DEEP_PAGE }, { ...BY_TITLE, page: DEEP_PAGE }, all]).map(
      (more) => ({
        search: common as string,
        ...more,
      }),
    ),
  ];
  return [
    row({}),
    ...(isMembers ? [] : [row({}, { member: false })]),
    ...(isMembers || !isPaged ? [] : withDeep(screen, { member: false })),
    ...(isPaged
      ? [screen, ...sizes.map((pageSize) => ({ pageSize }))].flatMap((size) => withDeep(size))
      : []),
    ...queries.map((query) => row({ ...screen, ...query })),
  ];
}

/** A query with the first value of each filter. */
function combine(filters: RouterList["filters"]): ListQuery {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([field, [value]]) => (value === undefined ? [] : [[field, value]])),
  );
}

import { z } from "zod";
import { procedureNames, requireProcedure } from "#server/rest/procedures.ts";
import type { ProcedureName } from "#server/rest/rest-row.ts";
import type { ListSamples } from "#server/trpc.ts";

/** Part of an input, by the fields of the procedure. */
export type ListQuery = Readonly<Record<string, string | number | boolean>>;
/** A list of the router, and what it can be asked for. */
export type RouterList = Required<Pick<ListSamples, "filters">> & {
  name: ProcedureName;
  /** Members alone may call it. */
  isMembers: boolean;
  isPaged: boolean;
  sortsInMemory: boolean;
  /** Each of its orders, up and down; none where it has but one. */
  orders: readonly ListQuery[];
};

/** Every procedure that says of itself that it is a list. */
export const routerLists: readonly RouterList[] = procedureNames.flatMap((name) => {
  const { meta, input } = requireProcedure(name);
  if (!meta.list) return [];
  const fields = input ? fieldsOf(input) : {};
  const { filters = {}, sortsInMemory = false } = meta.list;
  const orders = (fields.sortBy?.enum ?? []).flatMap((sortBy) =>
    (fields.sortOrder?.enum ?? []).map((sortOrder) => ({ sortBy, sortOrder })),
  );
  return {
    name,
    isMembers: meta.caller === "member",
    isPaged: "page" in fields,
    sortsInMemory,
    orders,
    filters,
  };
});

/** Every choice of at most one value for each filter; of a filter with many the first two. */
export function combinations(filters: RouterList["filters"]): ListQuery[] {
  return Object.entries(filters).reduce<ListQuery[]>(
    (queries, [field, values]) =>
      queries.flatMap((query) => [
        query,
        ...values.slice(0, 2).map((value) => ({ ...query, [field]: value })),
      ]),
    [{}],
  );
}

function fieldsOf(input: z.ZodType): Record<string, { enum?: string[] }> {
  const json = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return (json.properties ?? {}) as Record<string, { enum?: string[] }>;
}

import { z } from "zod";
import { procedureNames, requireProcedure } from "#server/rest/procedures.ts";
import type { ProcedureName } from "#server/rest/rest-row.ts";
import type { ListSamples } from "#server/trpc.ts";

/** Some fields of the input of a list procedure, for example a filter or an order. */
export type ListQuery = Readonly<Record<string, string | number | boolean>>;
/** A procedure that returns a list, and the filters and orders that it accepts. */
export type RouterList = Required<Pick<ListSamples, "filters">> & {
  name: ProcedureName;
  /** Whether only members may call it. */
  isMembers: boolean;
  isPaged: boolean;
  sortsInMemory: boolean;
  /** The list's sort orders, each ascending and descending; empty if the list has only one order. */
  orders: readonly ListQuery[];
};

/** All procedures whose `meta` declares a list. */
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

/**
 * All combinations with at most one value per filter. A filter with many values uses the first two.
 */
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

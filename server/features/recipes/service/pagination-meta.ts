import type { PageMeta } from "../schema/lists.ts";

export type Paging = { page: number; pageSize: number };

/** Computes the paging fields of a list from its total count. */
export function createPaginationMeta({ page, pageSize }: Paging, totalCount: number): PageMeta {
  const totalPages = Math.ceil(totalCount / pageSize);
  return {
    currentPage: page,
    totalPages,
    totalCount,
    pageSize,
    hasNext: page < totalPages,
    hasPrevious: page > 1 && totalPages > 0,
  };
}

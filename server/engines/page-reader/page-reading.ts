import type { ImportDraft } from "#server/engines/recipe-draft/recipe-draft.ts";

/** What a page holds: its main recipe, and the others where it holds several (at most 9, as they stand on the page). */
export type PageReading = ImportDraft & { others: ImportDraft[] };

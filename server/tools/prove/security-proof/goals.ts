import type { Goal } from "./goal.ts";
import { proveTraversal } from "./traversal.ts";
import { proveUrlFields } from "./url-fields.ts";

/** Every goal that `npm run prove -- security` runs, in the order of their numbers. */
export const goals: readonly Goal[] = [
  { id: "G5", what: "URL fields", tries: 600, prove: proveUrlFields },
  { id: "G7", what: "Traversal", tries: 200, prove: proveTraversal },
];

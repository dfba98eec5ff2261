import type { Goal } from "./goal.ts";
import { proveHeaders } from "./headers.ts";
import { proveSmuggling } from "./smuggling.ts";
import { proveTraversal } from "./traversal.ts";
import { proveUrlFields } from "./url-fields.ts";

/** Every goal that `npm run prove -- security` runs, in the order of their numbers. */
export const goals: readonly Goal[] = [
  { id: "G5", what: "URL fields", tries: 600, prove: proveUrlFields },
  { id: "G7", what: "Traversal", tries: 200, prove: proveTraversal },
  { id: "G27", what: "Headers", tries: 300, prove: proveHeaders },
  { id: "G31", what: "Smuggling and protocol", tries: 100, prove: proveSmuggling },
];

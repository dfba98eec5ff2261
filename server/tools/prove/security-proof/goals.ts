import { proveExports } from "./exports.ts";
import type { Goal } from "./goal.ts";
import { proveHeaders } from "./headers.ts";
import { proveInjection } from "./injection.ts";
import { provePasswords } from "./passwords.ts";
import { provePollution } from "./pollution.ts";
import { provePrivacy } from "./privacy.ts";
import { proveSearchPrivacy } from "./search-privacy.ts";
import { proveSmuggling } from "./smuggling.ts";
import { proveTraversal } from "./traversal.ts";
import { proveUploadFiles } from "./uploads.ts";
import { proveUrlFields } from "./url-fields.ts";

/** Every goal that `npm run prove -- security` runs, in the order of their numbers. A fixed list is tried whole. */
export const goals: readonly Goal[] = [
  { id: "G5", what: "URL fields", tries: 1000, prove: proveUrlFields },
  { id: "G6", what: "Uploads", tries: 1000, prove: proveUploadFiles },
  { id: "G7", what: "Traversal", tries: 200, prove: proveTraversal },
  { id: "G10", what: "Privacy", tries: 300, prove: provePrivacy },
  { id: "G23", what: "Pollution and parameters", tries: 1000, prove: provePollution },
  { id: "G24", what: "Injection", tries: 300, prove: proveInjection },
  { id: "G27", what: "Headers", tries: 300, prove: proveHeaders },
  { id: "G29", what: "Export", tries: 60, prove: proveExports },
  { id: "G30", what: "Search privacy", tries: 5000, prove: proveSearchPrivacy },
  { id: "G31", what: "Smuggling and protocol", tries: 100, prove: proveSmuggling },
  { id: "G33", what: "Passwords", tries: 3000, prove: provePasswords },
];

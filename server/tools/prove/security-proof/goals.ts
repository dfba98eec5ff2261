import { batch } from "./batch.ts";
import { proveBounds } from "./bounds.ts";
import { proveBrowserPolicy } from "./browser-policy.ts";
import { proveDashboard } from "./dashboard.ts";
import { proveEarlyRefusal } from "./early-refusal.ts";
import { proveExports } from "./exports.ts";
import type { Goal } from "./goal.ts";
import { proveHeaders } from "./headers.ts";
import { proveInjection } from "./injection.ts";
import { proveMails } from "./mails.ts";
import { proveMarkup } from "./markup.ts";
import { massAssignment } from "./mass-assignment.ts";
import {
  proveEnumerationGoal,
  proveFloodGoal,
  proveGuessesGoal,
  proveHostileGoal,
  proveLimitsGoal,
  proveSessionsGoal,
  proveSsrfGoal,
} from "./older-proofs.ts";
import { proveOneTimeTokens } from "./one-time-tokens.ts";
import { parity } from "./parity.ts";
import { provePasswords } from "./passwords.ts";
import { provePollution } from "./pollution.ts";
import { provePrivacy } from "./privacy.ts";
import { proveRates } from "./rates.ts";
import { proveReaders } from "./readers.ts";
import { proveRights } from "./rights.ts";
import { proveSearchPrivacy } from "./search-privacy.ts";
import { proveSecrecy } from "./secrecy.ts";
import { proveSmuggling } from "./smuggling.ts";
import { proveTraversal } from "./traversal.ts";
import { proveUploadFiles } from "./uploads.ts";
import { proveUrlFields } from "./url-fields.ts";
import { proveUsage } from "./usage.ts";

/** Every goal that `npm run prove -- security` runs, in the order of their numbers. A fixed list is tried whole. */
export const goals: readonly Goal[] = [
  { id: "G1", what: "Requests to what is not public", tries: 560, prove: proveSsrfGoal },
  { id: "G2", what: "Hostile servers", tries: 30, prove: proveHostileGoal },
  { id: "G4", what: "Markup in 18 fields", tries: 1000, prove: proveMarkup },
  { id: "G5", what: "URL fields", tries: 1000, prove: proveUrlFields },
  { id: "G6", what: "Uploads", tries: 1000, prove: proveUploadFiles },
  { id: "G7", what: "Traversal", tries: 200, prove: proveTraversal },
  { id: "G8", what: "Rights, in short", tries: 1000, prove: proveRights },
  { id: "G9", what: "Mass assignment", tries: 1600, prove: massAssignment },
  { id: "G10", what: "Privacy", tries: 300, prove: provePrivacy },
  { id: "G11", what: "Usage race", tries: 50, prove: proveLimitsGoal },
  { id: "G12", also: "G13", what: "Refresh and ends of sessions", tries: 100, prove: proveSessionsGoal },
  { id: "G14", what: "Token secrecy", tries: 60, prove: proveSecrecy },
  { id: "G15", what: "Enumeration", tries: 300, prove: proveEnumerationGoal },
  { id: "G16", what: "One-time tokens", tries: 100, prove: proveOneTimeTokens },
  {
    id: "G18",
    also: "G19",
    what: "Guesses, and the owner beside them",
    tries: 3334,
    prove: proveGuessesGoal,
  },
  { id: "G20", what: "Mail", tries: 250, prove: proveMails },
  { id: "G21", what: "Batches", tries: 200, prove: batch },
  { id: "G22", what: "Parity of REST and tRPC", tries: 500, prove: parity },
  { id: "G23", what: "Pollution and parameters", tries: 1000, prove: provePollution },
  { id: "G24", what: "Injection", tries: 300, prove: proveInjection },
  { id: "G25", what: "Readers", tries: 1_000_000, prove: proveReaders },
  { id: "G27", what: "Headers", tries: 300, prove: proveHeaders },
  { id: "G28", what: "Browser", tries: 20, prove: proveBrowserPolicy },
  { id: "G29", what: "Export", tries: 60, prove: proveExports },
  { id: "G30", what: "Search privacy", tries: 5000, prove: proveSearchPrivacy },
  { id: "G31", what: "Smuggling and protocol", tries: 100, prove: proveSmuggling },
  {
    id: "G32",
    what: "Figures of one and another, and what programs call themselves",
    tries: 1000,
    prove: proveDashboard,
  },
  { id: "G33", what: "Passwords", tries: 3000, prove: provePasswords },
  { id: "G34", what: "Flood of sign-ins", tries: 60, prove: proveFloodGoal },
  { id: "T15", what: "Usage count, in short", tries: 320, prove: proveUsage },
  { id: "T25", what: "Rates", tries: 700, prove: proveRates },
  { id: "T32", what: "Early refusal of bodies", tries: 50, prove: proveEarlyRefusal },
  { id: "T35", what: "Bounds of values", tries: 40, prove: proveBounds },
];

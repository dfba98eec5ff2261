import type { Deps } from "./deps.ts";
import type { Viewer } from "./guards/member.ts";
import type { Rate } from "./guards/rate-limits.ts";
import type { RequestInfo } from "./request.ts";

/** Context of one HTTP request; a batch shares it, so the session is read once. */
export type Context = {
  deps: Deps;
  request: RequestInfo;
  /** The access token of the Authorization header, null without one. */
  bearer: string | null;
  /** The bearer's member, or null for a guest. Throws INVALID_TOKEN. */
  readViewer: () => Promise<Viewer>;
  /** Counts a call once, here or before its body is read. Throws RATE_LIMITED. */
  countCall: (procedure: string, rate: Rate) => void;
};

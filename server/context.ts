import type { Deps } from "./deps.ts";
import type { Viewer } from "./guards/member.ts";
import type { Rate } from "./guards/rate-limits.ts";
import type { RequestInfo } from "./request.ts";

/** Context of one HTTP request. The calls of a batch share it, so the session is read once. */
export type Context = {
  deps: Deps;
  request: RequestInfo;
  /** The access token of the Authorization header; null without one. */
  bearer: string | null;
  /** Returns the member of the access token, or null for a guest. Throws INVALID_TOKEN. */
  readViewer: () => Promise<Viewer>;
  /**
   * Counts a call against its rate limit, unless it was counted before its body was read. Throws
   * RATE_LIMITED.
   */
  countCall: (procedure: string, rate: Rate) => void;
};

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
  /** The member of the bearer, or null for a guest; throws INVALID_TOKEN for one that is not valid. */
  readViewer: () => Promise<Viewer>;
  /** Counts a call towards its rate, once: before its body is read, or here. Throws RATE_LIMITED. */
  countCall: (procedure: string, rate: Rate) => void;
};

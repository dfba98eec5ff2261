import type { TRPCLink } from "@trpc/client";
import type { AnyTRPCRouter } from "@trpc/server";
import { observable } from "@trpc/server/observable";
import { type LimitDetail, usageLimitOfErrorOrNull } from "./error-answer.ts";

/** A tRPC link that reports requests that a usage limit stopped, and passes their errors on. */
export function createUsageLimitLink<Router extends AnyTRPCRouter>(
  report: (limit: LimitDetail) => void,
): TRPCLink<Router> {
  return () =>
    ({ op, next }) =>
      observable((observer) =>
        next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error(error) {
            const limit = usageLimitOfErrorOrNull(error);
            if (limit) report(limit);
            observer.error(error);
          },
        }),
      );
}

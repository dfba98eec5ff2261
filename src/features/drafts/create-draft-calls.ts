import type { TRPCClient } from "@trpc/client";
import type { DraftPlace } from "#server/features/drafts/schema.ts";
import type { AppRouter } from "#server/router.ts";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import type { DraftCalls } from "./server-store.ts";

/** The server procedures of the draft at `place`. */
export function createServerDraftCalls(
  { drafts }: Pick<TRPCClient<AppRouter>, "drafts">,
  place: DraftPlace,
): DraftCalls {
  return {
    get: () => drafts.get.query(place),
    save: (input) => drafts.save.mutate({ ...place, ...input }),
    remove: () => drafts.delete.mutate(place),
    failureOf: draftFailureOfError,
  };
}

function draftFailureOfError(error: unknown): ReturnType<DraftCalls["failureOf"]> {
  const { status } = readErrorAnswer(error);
  if (status === 409) return "stale";
  const mayPass = status < 400 || status >= 500 || status === 401 || status === 429;
  return mayPass ? "passing" : "final";
}

import { deliverDueMails } from "#server/features/mails/service.ts";
import type { Job } from "./job.ts";

/** Sends waiting mail; woken whenever a message is stored. */
export const outboxJob: Job = {
  name: "outbox",
  every: 15_000,
  run: (deps, signal) => deliverDueMails(deps, { signal }),
};

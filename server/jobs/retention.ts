import { purgeOld } from "#server/features/retention/service.ts";
import type { Job } from "./job.ts";

/** Forgets finished things when their time is over. */
export const retentionJob: Job = { name: "retention", every: 6 * 3_600_000, run: (deps) => purgeOld(deps) };

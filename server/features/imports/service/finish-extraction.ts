import type { Db } from "#db/client.ts";
import { type ReadingFault, toErrorNameAndStack } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import type { ImportSlots } from "#server/guards/import-slots.ts";
import type { Member } from "#server/guards/member.ts";
import { assertUsageLimitNotReached } from "#server/guards/usage-limits.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Logger } from "#server/lib/logger.ts";
import { QueueFullError } from "#server/lib/work/bounded-queue.ts";
import { WorkerJobError } from "#server/lib/work/worker-pool.ts";
import type { ImportSource, ReadSource, SourceReading } from "#server/ports.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import { getErrorText } from "#server/texts/en/errors.ts";
import { type ExtractAnswer, ImportFailure } from "../schema.ts";
import type { Extracted } from "./read-source.ts";
import { limitReadingToStorableSize } from "./record-limits.ts";
import { saveExtractionOutcome } from "./records.ts";
import { findRecipeFromSameSource } from "./same-source.ts";

export type ReadingDeps = { log: Logger; importSlots: ImportSlots; readSource: ReadSource };

export type ExtractionDeps = ReadingDeps & {
  db: Db;
  env: Pick<Env, "USAGE_LIMITS">;
  clock: Clock;
  uuid: () => string;
};

/**
 * Runs an extraction for all kinds of import: checks the import limit without counting, limits concurrency,
 * and records the outcome in the history. `address` is null for pasted text.
 */
export async function runExtractionAndRecordOutcome(
  deps: ExtractionDeps,
  member: Member,
  address: string | null,
  extract: () => Promise<Extracted>,
): Promise<ExtractAnswer> {
  await assertUsageLimitNotReached(deps.db, deps, member, "recipe_import");
  return deps.importSlots.run(member, "reading", async () => {
    try {
      const found = await extract();
      const extracted = { ...found, reading: limitReadingToStorableSize(found.reading) };
      const { draft: data, others } = extracted.reading;
      const omitted = found.reading.others.length - others.length;
      const outcome = { status: "pending", omitted, ...extracted } as const;
      const importId = await saveExtractionOutcome(deps, member, address, outcome);
      const existing = await findRecipeFromSameSource(deps.db, member, { address, ...extracted.reading });
      const answered = { data, importId, url: address, others, omitted, existing };
      return { success: true, message: answerTexts.importRead, data: answered };
    } catch (error) {
      if (error instanceof AppError) {
        const errorCode = ImportFailure.safeParse(error.code).data ?? null;
        const failure = {
          status: "failed",
          errorCode,
          errorMessage: getErrorText(error.code, error.params),
        } as const;
        await saveExtractionOutcome(deps, member, address, failure);
      }
      throw error;
    }
  });
}

/**
 * Parses a source when it is the member's turn in the queue. A parser error counts as no recipe. Throws
 * QueueFullError.
 */
export async function parseImportSourceInQueueOrNull(
  deps: ReadingDeps,
  member: Member,
  source: ImportSource,
): Promise<SourceReading | null> {
  const onFault = (fault: ReadingFault) => {
    const bytes = Buffer.byteLength(source.kind === "page" ? source.html : source.text);
    deps.log.warn({ fault, bytes }, `the reader failed at a ${source.kind}`);
  };
  try {
    return await deps.importSlots.readPage(member, () => deps.readSource(source, onFault));
  } catch (error) {
    if (error instanceof QueueFullError) throw error;
    onFault(toErrorNameAndStack(toWorkerError(error)));
    return null;
  }
}

/** The error that the job threw in the worker thread, or how the thread ended, for example by timeout. */
function toWorkerError(error: unknown): unknown {
  if (!(error instanceof WorkerJobError)) return error;
  const { name, kind, causeName, message, cause, stack } = error;
  return kind === "failed"
    ? { name: causeName, message, stack: cause }
    : { name: `${name}: ${kind}`, message, stack };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "#server/context.ts";
import { AppError } from "#server/errors.ts";
import type { Operation } from "#server/features/usage/policy.ts";
import { assertMayUse } from "#server/guards/usage-limits.ts";
import { type ProcedureName, restRows } from "#server/rest/table.ts";

const MIB = 1024 * 1024;

type Large = { bytes: number; operation: Operation | null };

/** The calls whose body may be over 1 MiB, and what of the plan they need. */
export const LARGE_CALLS: Partial<Record<ProcedureName, Large>> = {
  "imports.extract": { bytes: 7 * MIB, operation: null },
  "scans.process": { bytes: 15 * MIB, operation: "ocr_operation" },
  "scans.assessQuality": { bytes: 15 * MIB, operation: null },
  "scans.save": { bytes: 25 * MIB, operation: null },
};

/** Refuses whoever may not make a large call before its body is read. */
export function registerEarlyRefusals(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context,
): void {
  const paths = new Map<string, Large>();
  for (const [name, large] of Object.entries(LARGE_CALLS)) {
    paths.set(`/trpc/${name}`, large);
    for (const row of restRows) if (row.procedure === name) paths.set(row.path, large);
  }
  app.addHook("onRequest", async (request, reply) => {
    const path = request.url.split("?")[0]?.replace(/\/+$/, "") ?? "";
    const large = request.method === "POST" ? paths.get(path) : undefined;
    if (!large) return;
    const { deps, readViewer } = contextOf(request, reply);
    const member = await readViewer();
    if (!member) throw new AppError("NOT_AUTHENTICATED");
    if (large.operation) await assertMayUse(deps.db, deps, member, large.operation);
  });
}

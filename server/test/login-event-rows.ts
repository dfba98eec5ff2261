import { loginEvents } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import type { Harness } from "./harness.ts";

type Row = typeof loginEvents.$inferInsert;

/**
 * Stores sign-in attempts of a member. Values that are not given are those of a successful sign-in at home.
 */
export async function writeAttempts(
  harness: Harness,
  member: Member,
  attempts: readonly Partial<Row>[],
): Promise<void> {
  const rows = attempts.map(
    (attempt): Row => ({
      id: harness.deps.uuid(),
      userRowId: member.rowId,
      email: member.email,
      success: true,
      ipAddress: "203.0.113.7",
      network: "203.0.113.0/24",
      wideNetwork: "203.0.0.0/16",
      browser: "Firefox 128",
      operatingSystem: "Linux",
      deviceType: "desktop",
      createdAt: harness.clock.now(),
      ...attempt,
      ...(attempt.success === false && { failureReason: attempt.failureReason ?? "password" }),
    }),
  );
  // SQLite limits the number of parameters of a statement.
  for (let start = 0; start < rows.length; start += 100) {
    await harness.db.write((tx) => tx.insert(loginEvents).values(rows.slice(start, start + 100)));
  }
}

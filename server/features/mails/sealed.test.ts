import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { outbox } from "#db/schema/index.ts";
import { createLogger } from "#server/lib/logger.ts";
import type { Mailer, MailMessage } from "#server/lib/mailer.ts";
import { createSeal, SEALED } from "#server/lib/seal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { deliverDueMails } from "./service/deliver-mails.ts";
import { queueMail } from "./service/queue-mail.ts";

const HOUR = 3_600_000;
const WORDS = "Open\n\nConfirm:\nhttp://localhost:3000/verify-email/abc\n";

const LOST = {
  body: "",
  html: null,
  link: null,
  nextAttemptAt: null,
  sentAt: null,
  lastError: "Its key is lost",
};

const harness = setUpHarness();
let given: MailMessage[];
let lines: string[];
beforeEach(async () => {
  given = [];
  lines = [];
});

const queue = () =>
  harness.db.write((tx) =>
    queueMail(tx, harness.deps, {
      kind: "verify_email",
      to: { address: "ada@example.org", name: null },
      words: {
        subject: "Confirm your email address",
        parts: ["Open", { action: "Confirm", link: "http://localhost:3000/verify-email/abc" }],
      },
    }),
  );
const mailer: Mailer = {
  kind: "smtp",
  send: async (message) => void given.push(message),
  close: () => undefined,
};
const deliver = (seal = harness.deps.seal) => {
  const log = createLogger({ level: "info", destination: { write: (line) => void lines.push(line) } });
  return deliverDueMails({ ...harness.deps, log, mailer, seal });
};
const rows = () => harness.db.select().from(outbox);

describe("a waiting message", () => {
  it("is stored sealed, words and link, and sent open", async () => {
    await queue();
    const [row] = await rows();
    for (const column of [row?.body, row?.html, row?.link]) expect(column?.startsWith(SEALED)).toBe(true);
    expect(await deliver()).toBe(1);
    expect(given).toMatchObject([{ text: WORDS, link: "http://localhost:3000/verify-email/abc" }]);
  });

  it("from before messages were sealed is sent as it stands", async () => {
    await queue();
    await harness.db.write((tx) => tx.update(outbox).set({ body: WORDS, html: null, link: null }));
    expect(await deliver()).toBe(1);
    expect(given[0]).toMatchObject({ text: WORDS });
    expect(given[0]?.link).toBeUndefined();
    expect(given[0]?.html).toBeUndefined();
  });

  it("whose key is lost is given up with a word in the log, and no other waits for it", async () => {
    await queue();
    harness.override({ seal: createSeal(randomBytes(32)) });
    await queue();
    expect(await deliver()).toBe(1);
    expect(given).toHaveLength(1);
    expect((await rows())[0]).toMatchObject(LOST);
    expect(lines.join("")).toContain("the key that sealed them is not in this data folder");
  });

  it("of a remote database is left to the process whose key sealed it, for a day", async () => {
    harness.override({ db: { ...harness.db, path: null } });
    const other = createSeal(randomBytes(32));
    await queue();
    await queue();
    expect(await deliver(other)).toBe(0);
    expect((await rows())[0]).toMatchObject({ attempts: 0, leasedUntil: null });
    expect(await deliver()).toBe(2);
    await queue();
    harness.clock.advance(24 * HOUR - 1);
    expect(await deliver(other)).toBe(0);
    expect(lines).toEqual([]);
    harness.clock.advance(1);
    expect(await deliver(other)).toBe(0);
    expect((await rows())[2]).toMatchObject(LOST);
    expect(lines).toHaveLength(1);
  });

  it("that was changed in the database is given up, and no other waits for it", async () => {
    await queue();
    const [row] = await rows();
    await harness.db.write((tx) => tx.update(outbox).set({ body: `${row?.body}A` }));
    await queue();
    expect(await deliver()).toBe(1);
    expect((await rows())[0]).toMatchObject({ nextAttemptAt: null, sentAt: null, body: "", link: null });
  });
});

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { outboxJob } from "#server/jobs/all-jobs.ts";
import { createMailer, type Mailer } from "#server/lib/mailer.ts";
import type { Harness } from "./harness.ts";

/** A received message: its envelope, and its content as a mail program parses it. */
export type Received = { from: string; recipients: string[]; raw: string; mail: Email };

/** A mail server in this process, and a mailer that sends to it. */
export type MailServer = {
  /** Returns and forgets the received messages, in order. */
  take(): Received[];
  mailer: Mailer;
  close(): Promise<void>;
};

export const SENDER = "larder@kitchen.example";

export async function createMailServer(): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : "",
        recipients: envelope.rcptTo.map(({ address }) => address),
        raw: bytes.toString(),
        mail: await PostalMime.parse(bytes),
      });
      done();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: `Larder <${SENDER}>`,
    outboxDir: "unused",
    printLink: () => undefined,
  });
  return {
    take: () => received.splice(0),
    mailer,
    async close() {
      await mailer.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Sends all waiting mails and mail requests, as the server's job does; returns those received. */
export async function receiveMails(harness: Harness, server: MailServer): Promise<Received[]> {
  await outboxJob.run({ ...harness.deps, mailer: server.mailer });
  return server.take();
}

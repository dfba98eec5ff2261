import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";

export type Mail = { to: string[]; subject: string; text: string; html: string; links: string[] };

/** Reads what a server without SMTP writes: DATA_DIR/outbox, one .eml a message. Each message is handed out once. */
export class Outbox {
  readonly #folder: string;
  readonly #handedOut = new Set<string>();
  readonly #mails = new Map<string, Promise<Mail>>();

  constructor(dataDir: string) {
    this.#folder = join(dataDir, "outbox");
  }

  /** The newest message to this address not handed out yet, as soon as there is one; fails after 15 seconds. */
  async mailTo(address: string, subject = /./): Promise<Mail> {
    const deadline = Date.now() + 15_000;
    while (Date.now() < deadline) {
      const mail = await this.#find(address.toLowerCase(), subject);
      if (mail) return mail;
      await sleep(50);
    }
    throw new Error(`No mail to ${address} with a subject like ${subject}.`);
  }

  async #find(address: string, subject: RegExp): Promise<Mail | undefined> {
    if (!existsSync(this.#folder)) return undefined;
    const names = readdirSync(this.#folder).filter((name) => name.endsWith(".eml"));
    for (const name of names.sort().reverse()) {
      if (this.#handedOut.has(name)) continue;
      const mail = await this.#read(name);
      if (!mail.to.includes(address) || !subject.test(mail.subject)) continue;
      this.#handedOut.add(name);
      return mail;
    }
    return undefined;
  }

  /** A message is written whole and never changed: it is read once, however often one looks for another. */
  #read(name: string): Promise<Mail> {
    const known = this.#mails.get(name);
    if (known) return known;
    const mail = readMail(join(this.#folder, name));
    this.#mails.set(name, mail);
    return mail;
  }
}

async function readMail(path: string): Promise<Mail> {
  const { to = [], subject = "", text = "", html = "" } = await PostalMime.parse(readFileSync(path));
  const addresses = to.flatMap((entry) => entry.group ?? [entry]);
  return {
    to: addresses.flatMap(({ address }) => (address ? [address.toLowerCase()] : [])),
    subject,
    text,
    html,
    links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
  };
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";

export type Mail = { to: string[]; subject: string; text: string; html: string; links: string[] };

/**
 * Reads the mails of a server without SMTP, which are .eml files in DATA_DIR/outbox. Each mail is returned
 * once.
 */
export class Outbox {
  readonly #folder: string;
  readonly #returned = new Set<string>();
  readonly #mails = new Map<string, Promise<Mail>>();

  constructor(dataDir: string) {
    this.#folder = join(dataDir, "outbox");
  }

  /** Waits for a mail to an address; returns the newest one not returned before. Throws after 15 seconds. */
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
      if (this.#returned.has(name)) continue;
      const mail = await this.#read(name);
      if (!mail.to.includes(address) || !subject.test(mail.subject)) continue;
      this.#returned.add(name);
      return mail;
    }
    return undefined;
  }

  /** Caches each mail, because the files are written atomically and never change. */
  #read(name: string): Promise<Mail> {
    const cached = this.#mails.get(name);
    if (cached) return cached;
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

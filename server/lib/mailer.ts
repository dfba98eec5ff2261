import { join } from "node:path";
import { createTransport } from "nodemailer";
import { writeFileAtomic } from "./atomic-file.ts";
import { decodeSafely } from "./redaction.ts";

export type MailMessage = {
  /** Names the message: its Message-ID and, in a folder, its file. Letters, digits, `-` and `_`, at most 64. */
  id: string;
  to: string;
  name?: string | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
  /** The one address that the message is about; printed where no mail is sent. */
  link?: string | undefined;
};

export type Mailer = {
  kind: "smtp" | "folder";
  /**
   * Resolves when the server took the message, or its file is on the disk. Rejects with MailError. A signal ends it
   * where the caller gives the message up.
   */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>;
  /** Waits for messages under way, a little while, and ends the connections. Nothing is sent afterwards. */
  close(): Promise<void> | void;
};

/** A message that was not sent. `permanent` says that trying again cannot help. */
export class MailError extends Error {
  override readonly name = "MailError";
  readonly permanent: boolean;

  constructor(message: string, options: { permanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.permanent = options.permanent;
  }
}

export type MailerOptions = {
  /** `smtp://` or `smtps://`, with user and password where needed. Without it messages become files. */
  smtpUrl?: string | undefined;
  /** `name@host` or `Some Name <name@host>`. */
  from: string;
  outboxDir: string;
  /** Shows a line to whoever runs the server, outside the log. */
  printLink: (text: string) => void;
  /** How long a mail server may keep silent at any point, in milliseconds: 10 seconds. */
  patienceMs?: number | undefined;
};

type Mailbox = { name: string; address: string };

const MAX_ADDRESS = 254;
const PATIENCE = 10_000;
/** Connections at once, and messages on one before it is replaced: providers refuse more of either. */
const POOL = { maxConnections: 2, maxMessages: 50 };
/** A stop waits this long for messages under way. */
const DRAIN = 2_000;
/** The server's answer to a refused message is kept up to here. */
const MAX_ANSWER = 200;
const ID = /^[A-Za-z0-9_-]{1,64}$/;
const ADDRESS = /^[^\s<>()[\],;:\\"@]{1,64}@[^\s<>()[\],;:\\"@]+$/;
const CONTROL = /\p{Cc}|[\u2028\u2029]/u;

function refuse(message: string): never {
  throw new MailError(message, { permanent: true });
}

function requireMailbox(address: string, name = ""): Mailbox {
  if (address.length > MAX_ADDRESS || CONTROL.test(address) || !ADDRESS.test(address)) {
    refuse("The mail address is not one plain address");
  }
  if (name.length > MAX_ADDRESS || CONTROL.test(name)) refuse("The name holds control characters");
  return { name, address };
}

function parseFrom(from: string): Mailbox {
  const text = from.trim();
  const at = text.lastIndexOf("<");
  if (at === -1 || !text.endsWith(">")) return requireMailbox(text);
  const name = text.slice(0, at).trim().replace(/^"/, "").replace(/"$/, "");
  return requireMailbox(text.slice(at + 1, -1), name);
}

/** nodemailer's fields of a message. Addresses go as objects, never as text that is parsed again. */
function toEnvelope(message: MailMessage, from: Mailbox) {
  if (!ID.test(message.id)) refuse("The message id is not a plain name");
  if (message.subject.length > 500 || CONTROL.test(message.subject)) {
    refuse("The subject holds control characters");
  }
  const host = from.address.slice(from.address.indexOf("@") + 1);
  return {
    from,
    to: requireMailbox(message.to, message.name),
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: `<${message.id}@${host}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A 5xx answer to the recipient or the text is final; one to the connection or the sign-in is not. */
function toMailError(cause: unknown, secrets: readonly string[]): MailError {
  const failure = (cause ?? {}) as SmtpFailure;
  const { code, responseCode = 0 } = failure;
  const permanent = responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
  const told = tellFailure(failure, secrets);
  return new MailError(`The mail server did not take the message${told}`, { permanent, cause });
}

/** What nodemailer adds to an error. `originalCode` is the system's, `response` the server's own words. */
type SmtpFailure = { code?: string; originalCode?: string; responseCode?: number; response?: string };

/** The codes and the server's answer in brackets, for whoever runs the server: one line, no credentials. */
function tellFailure({ code, originalCode, response }: SmtpFailure, secrets: readonly string[]): string {
  const codes = [code, originalCode].filter((one) => typeof one === "string");
  let answer = typeof response === "string" ? response.slice(0, MAX_ANSWER) : "";
  for (const secret of secrets) answer = answer.replaceAll(secret, "[redacted]");
  const words = [codes.join(" "), answer.replaceAll(/[\p{Cc}\s]+/gu, " ").trim()].filter((one) => one !== "");
  return words.length > 0 ? ` (${words.join(": ")})` : "";
}

/** Every spelling in which a server could echo what it was given to sign in. */
function secretsOf(url: string): string[] {
  const { username, password } = new URL(url);
  const plain = [username, password, decodeSafely(username), decodeSafely(password)];
  const pair = Buffer.from(`\0${decodeSafely(username)}\0${decodeSafely(password)}`).toString("base64");
  const coded = plain.map((text) => Buffer.from(text).toString("base64"));
  const all = [url, pair, ...plain, ...coded].filter((text) => text.length > 2);
  return [...new Set(all)].sort((a, b) => b.length - a.length);
}

/** Mail over SMTP where a server is set; otherwise each message becomes a `.eml` file and its link is shown. */
export function createMailer(options: MailerOptions): Mailer {
  const from = parseFrom(options.from);
  return options.smtpUrl
    ? createSmtpMailer(options.smtpUrl, from, options.patienceMs ?? PATIENCE)
    : createFolderMailer(options, from);
}

/** One sign-in serves many messages: a mail server that is asked for each anew holds back whoever does. */
function createSmtpMailer(url: string, from: Mailbox, patienceMs: number): Mailer {
  const secrets = secretsOf(url);
  const underWay = new Set<Promise<unknown>>();
  const transport = createTransport({
    url,
    pool: true,
    ...POOL,
    // Once more where the server had hung up before it read a word of the message; else the outbox decides.
    maxRequeues: 1,
    idleTimeout: patienceMs / 2,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: "smtp",
    async send(message, signal) {
      const sending = transport.sendMail({ ...toEnvelope(message, from), ...(signal ? { signal } : {}) });
      underWay.add(sending);
      try {
        await sending;
      } catch (error) {
        throw toMailError(error, secrets);
      } finally {
        underWay.delete(sending);
      }
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise((resolve) => {
        timer = setTimeout(resolve, DRAIN);
      });
      await Promise.race([Promise.allSettled(underWay), patience]);
      clearTimeout(timer);
      transport.close({ force: true });
    },
  };
}

function createFolderMailer(options: MailerOptions, from: Mailbox): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    kind: "folder",
    async send(message) {
      const { message: raw } = await transport.sendMail(toEnvelope(message, from));
      if (!Buffer.isBuffer(raw)) throw new MailError("The message could not be built", { permanent: true });
      const path = join(options.outboxDir, `${message.id}.eml`);
      await writeFileAtomic(path, raw).catch((cause: unknown) => {
        const code = (cause as NodeJS.ErrnoException).code ?? "";
        const told = code === "" ? "" : ` (${code})`;
        throw new MailError(`The message could not be written${told}`, { permanent: false, cause });
      });
      if (message.link !== undefined) {
        options.printLink(`Mail for ${message.to}: ${message.subject}\n  ${message.link}`);
      }
    },
    close: () => transport.close(),
  };
}

import { join } from "node:path";
import { createTransport } from "nodemailer";
import { writeFileAtomic } from "./atomic-file.ts";
import { percentDecodeOrKeep } from "./redaction.ts";

export type MailMessage = {
  /** Used in the Message-ID and as file name. At most 64 letters, digits, `-` and `_`. */
  id: string;
  to: string;
  name?: string | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
  /** Link of the message's action, which is printed when no mail server is configured. */
  link?: string | undefined;
};

export type Mailer = {
  kind: "smtp" | "folder";
  /**
   * Resolves when the mail server has accepted the message or its file is written. Rejects with MailError.
   * `signal` aborts sending.
   */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>;
  /** Waits briefly for messages in progress and closes the connections. Nothing can be sent afterwards. */
  close(): Promise<void> | void;
};

/** The message was not sent. `permanent` means that a retry cannot succeed. */
export class MailError extends Error {
  override readonly name = "MailError";
  readonly permanent: boolean;

  constructor(message: string, options: { permanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.permanent = options.permanent;
  }
}

export type MailerOptions = {
  /**
   * `smtp://` or `smtps://` URL, which may contain user and password. Without it, messages are written to
   * files.
   */
  smtpUrl?: string | undefined;
  /** Sender as `name@host` or `Some Name <name@host>`. */
  from: string;
  outboxDir: string;
  /** Prints a line for the operator, bypassing the log. */
  printLink: (text: string) => void;
  /** Timeout of each SMTP step in milliseconds; 10 seconds by default. */
  timeoutMs?: number | undefined;
};

type Mailbox = { name: string; address: string };

const MAX_ADDRESS = 254;
const STEP_TIMEOUT_MS = 10_000;
/** Limits of concurrent connections and of messages per connection; mail providers refuse more. */
const POOL = { maxConnections: 2, maxMessages: 50 };
/** Time that closing waits for messages in progress. */
const DRAIN_TIMEOUT_MS = 2_000;
/** Maximum length of the mail server's response in an error message. */
const MAX_RESPONSE_LENGTH = 200;
const ID = /^[A-Za-z0-9_-]{1,64}$/;
const ADDRESS = /^[^\s<>()[\],;:\\"@]{1,64}@[^\s<>()[\],;:\\"@]+$/;
const CONTROL = /\p{Cc}|[\u2028\u2029]/u;

function throwPermanentMailError(message: string): never {
  throw new MailError(message, { permanent: true });
}

function createCheckedMailbox(address: string, name = ""): Mailbox {
  if (address.length > MAX_ADDRESS || CONTROL.test(address) || !ADDRESS.test(address)) {
    throwPermanentMailError("The mail address is not one plain address");
  }
  if (name.length > MAX_ADDRESS || CONTROL.test(name))
    throwPermanentMailError("The name holds control characters");
  return { name, address };
}

function parseSenderMailbox(from: string): Mailbox {
  const text = from.trim();
  const index = text.lastIndexOf("<");
  if (index === -1 || !text.endsWith(">")) return createCheckedMailbox(text);
  const name = text.slice(0, index).trim().replace(/^"/, "").replace(/"$/, "");
  return createCheckedMailbox(text.slice(index + 1, -1), name);
}

/** The fields of a message for nodemailer. Addresses are objects, so that nodemailer does not parse them. */
function createNodemailerMessage(message: MailMessage, from: Mailbox) {
  if (!ID.test(message.id)) throwPermanentMailError("The message id is not a plain name");
  if (message.subject.length > 500 || CONTROL.test(message.subject)) {
    throwPermanentMailError("The subject holds control characters");
  }
  const host = from.address.slice(from.address.indexOf("@") + 1);
  return {
    from,
    to: createCheckedMailbox(message.to, message.name),
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: `<${message.id}@${host}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * A 5xx response to the recipient or the message is permanent. Other errors, for example a failed sign-in,
 * are not.
 */
function toMailError(cause: unknown, secrets: readonly string[]): MailError {
  const failure = (cause ?? {}) as SmtpFailure;
  const { code, responseCode = 0 } = failure;
  const permanent = responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
  const shown = formatSmtpFailure(failure, secrets);
  return new MailError(`The mail server did not take the message${shown}`, { permanent, cause });
}

/**
 * Error fields of nodemailer. `originalCode` is the code of the operating system, `response` the text of the
 * mail server.
 */
type SmtpFailure = { code?: string; originalCode?: string; responseCode?: number; response?: string };

/**
 * Error codes and the mail server's response in brackets, on one line and without credentials, for the
 * operator.
 */
function formatSmtpFailure(
  { code, originalCode, response }: SmtpFailure,
  secrets: readonly string[],
): string {
  const codes = [code, originalCode].filter((text) => typeof text === "string");
  let answer = typeof response === "string" ? response.slice(0, MAX_RESPONSE_LENGTH) : "";
  for (const secret of secrets) answer = answer.replaceAll(secret, "[redacted]");
  const words = [codes.join(" "), answer.replaceAll(/[\p{Cc}\s]+/gu, " ").trim()].filter(
    (text) => text !== "",
  );
  return words.length > 0 ? ` (${words.join(": ")})` : "";
}

/** The credentials of the URL in all encodings in which a mail server could repeat them, longest first. */
function listCredentialFormsOfUrl(url: string): string[] {
  const { username, password } = new URL(url);
  const plain = [username, password, percentDecodeOrKeep(username), percentDecodeOrKeep(password)];
  const pair = Buffer.from(`\0${percentDecodeOrKeep(username)}\0${percentDecodeOrKeep(password)}`).toString(
    "base64",
  );
  const coded = plain.map((text) => Buffer.from(text).toString("base64"));
  const all = [url, pair, ...plain, ...coded].filter((text) => text.length > 2);
  return [...new Set(all)].sort((a, b) => b.length - a.length);
}

/**
 * Creates a mailer that sends over SMTP or, without `smtpUrl`, writes `.eml` files and prints their links.
 */
export function createMailer(options: MailerOptions): Mailer {
  const from = parseSenderMailbox(options.from);
  return options.smtpUrl
    ? createSmtpMailer(options.smtpUrl, from, options.timeoutMs ?? STEP_TIMEOUT_MS)
    : createFolderMailer(options, from);
}

/** Reuses connections, because mail servers throttle frequent sign-ins. */
function createSmtpMailer(url: string, from: Mailbox, timeoutMs: number): Mailer {
  const secrets = listCredentialFormsOfUrl(url);
  const underWay = new Set<Promise<unknown>>();
  const transport = createTransport({
    url,
    pool: true,
    ...POOL,
    // nodemailer retries once when the server closed the connection before the message began. The outbox
    // retries the rest.
    maxRequeues: 1,
    idleTimeout: timeoutMs / 2,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: "smtp",
    async send(message, signal) {
      const sending = transport.sendMail({
        ...createNodemailerMessage(message, from),
        ...(signal ? { signal } : {}),
      });
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
        timer = setTimeout(resolve, DRAIN_TIMEOUT_MS);
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
      const { message: raw } = await transport.sendMail(createNodemailerMessage(message, from));
      if (!Buffer.isBuffer(raw)) throw new MailError("The message could not be built", { permanent: true });
      const path = join(options.outboxDir, `${message.id}.eml`);
      await writeFileAtomic(path, raw).catch((cause: unknown) => {
        const code = (cause as NodeJS.ErrnoException).code ?? "";
        const shown = code === "" ? "" : ` (${code})`;
        throw new MailError(`The message could not be written${shown}`, { permanent: false, cause });
      });
      if (message.link !== undefined) {
        options.printLink(`Mail for ${message.to}: ${message.subject}\n  ${message.link}`);
      }
    },
    close: () => transport.close(),
  };
}

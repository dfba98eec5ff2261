import { join } from "node:path";
import { createTransport } from "nodemailer";
import { writeFileAtomic } from "./atomic-file.ts";

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
  /** Resolves when the server took the message, or its file is on the disk. Rejects with MailError. */
  send(message: MailMessage): Promise<void>;
  close(): void;
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
};

type Mailbox = { name: string; address: string };

const MAX_ADDRESS = 254;
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
function toMailError(cause: unknown): MailError {
  const { code, responseCode = 0 } = (cause ?? {}) as { code?: string; responseCode?: number };
  const permanent = responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
  return new MailError("The mail server did not take the message", { permanent, cause });
}

/** Mail over SMTP where a server is set; otherwise each message becomes a `.eml` file and its link is shown. */
export function createMailer(options: MailerOptions): Mailer {
  const from = parseFrom(options.from);
  return options.smtpUrl ? createSmtpMailer(options.smtpUrl, from) : createFolderMailer(options, from);
}

function createSmtpMailer(url: string, from: Mailbox): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: "smtp",
    async send(message) {
      const envelope = toEnvelope(message, from);
      try {
        await transport.sendMail(envelope);
      } catch (error) {
        throw toMailError(error);
      }
    },
    close: () => transport.close(),
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
        throw new MailError("The message could not be written", { permanent: false, cause });
      });
      if (message.link !== undefined) {
        options.printLink(`Mail for ${message.to}: ${message.subject}\n  ${message.link}`);
      }
    },
    close: () => transport.close(),
  };
}

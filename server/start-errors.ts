import { UnusableDatabaseError } from "#db/unusable-database.ts";
import { ConfigurationError } from "./env.ts";
import { GeoFileError } from "./lib/geo-ip.ts";
import { MailError } from "./lib/mailer.ts";
import { OwnedElsewhereError } from "./lib/process/owner-socket.ts";

/** Fields that errors of Node, SQLite and libSQL have. */
type SystemError = Error & {
  code?: string;
  syscall?: string;
  path?: string;
  address?: string;
  port?: number;
};

const DATABASE_MESSAGES: Record<string, string> = {
  SQLITE_NOTADB: "The database file is not a database",
  SQLITE_CORRUPT: "The database file is damaged",
  SQLITE_CANTOPEN: "The database file cannot be opened",
  SQLITE_READONLY: "The database file cannot be written by this user",
  SQLITE_PERM: "The database file cannot be written by this user",
  SQLITE_FULL: "The disk has no room left for the database",
  SQLITE_IOERR: "The disk fails to read or write the database file",
  SQLITE_BUSY: "Another program holds the database file",
  SQLITE_LOCKED: "Another program holds the database file",
};

const FILE_REASONS: Record<string, string> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "its file system is read-only",
  ENOSPC: "its disk is full",
  EDQUOT: "its disk is full",
  ENOTDIR: "a file stands where a folder should be",
  EEXIST: "a file stands where a folder should be",
  EISDIR: "a folder stands where a file should be",
  ELOOP: "its links lead in a circle",
  ENAMETOOLONG: "its name is too long",
};

/** Returns one sentence for an error that the operator can fix; null for an unexpected one. */
export function formatStartErrorOrNull(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const isSentence =
    error instanceof ConfigurationError ||
    error instanceof GeoFileError ||
    error instanceof OwnedElsewhereError ||
    error instanceof UnusableDatabaseError;
  if (isSentence) return error.message;
  if (error instanceof MailError)
    return `Mail cannot be sent by this address (${error.message}): set MAIL_FROM.`;
  return formatListenErrorOrNull(error) ?? formatDatabaseErrorOrNull(error) ?? formatFileErrorOrNull(error);
}

function formatListenErrorOrNull({ code, syscall, address, port, ...error }: SystemError): string | null {
  if (syscall === "getaddrinfo") {
    const { hostname = "the name" } = error as { hostname?: string };
    return `HOST cannot be used: ${hostname} is no name of this machine (${code}).`;
  }
  if (syscall === "listen" && code === "EADDRNOTAVAIL")
    return `HOST cannot be used: ${address} is no address of this machine.`;
  // The error of another socket, such as the one in the data folder, has no port.
  if (syscall !== "listen" || port === undefined) return null;
  if (code === "EADDRINUSE") {
    return `Another program listens on port ${port} already: stop it, or set PORT.`;
  }
  if (code === "EACCES") return `This user may not listen on port ${port}: set PORT to 1024 or above.`;
  return `The server cannot listen on ${address} port ${port} (${code}): look at HOST and PORT.`;
}

function formatDatabaseErrorOrNull(error: SystemError): string | null {
  const known = DATABASE_MESSAGES[/^SQLITE_[A-Z]+/.exec(error.code ?? "")?.[0] ?? ""];
  if (known !== undefined) {
    return `${known} (${error.code}): look at DATABASE_URL and DATA_DIR, or restore a backup.`;
  }
  // libsql sets no error code when it cannot open a file.
  if (error.message.startsWith("ConnectionFailed(")) {
    return "The database file cannot be opened: look at DATABASE_URL and DATA_DIR, and whether this user may write there.";
  }
  const isRemote =
    error.name === "LibsqlError" || (error.name === "TypeError" && error.message === "fetch failed");
  return isRemote
    ? `The database server cannot be used (${formatRemoteDatabaseFailure(error)}): look at DATABASE_URL.`
    : null;
}

/** The HTTP status or error code of a failed connection; never its URL, which may contain a token. */
function formatRemoteDatabaseFailure(error: SystemError): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const match = /\bHTTP status \d{3}\b/.exec(cause.message) ?? /\bE[A-Z]{4,}\b/.exec(cause.message);
    if (match) return match[0];
    const { code } = cause as SystemError;
    if (code !== undefined && /^E[A-Z]+$/.test(code)) return code;
  }
  return error.code ?? "it does not answer";
}

function formatFileErrorOrNull({ code = "", syscall, path }: SystemError): string | null {
  if (path === undefined) return null;
  // A missing file in any other call is one of Larder's own files, which the operator cannot create.
  const reason =
    code === "ENOENT" && syscall === "mkdir" ? "no folder can be made there" : FILE_REASONS[code];
  return reason === undefined
    ? null
    : `${path} cannot be used, ${reason} (${code}): look at DATA_DIR and DATABASE_URL.`;
}

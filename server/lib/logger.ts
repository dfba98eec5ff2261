import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { isSecretKey, REDACTED, redactSecretKeysDeep, redactSecretsInText, redactUrl } from "./redaction.ts";

export type { Logger } from "pino";

export type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";

/**
 * Keys whose values pino passes to serializers. Other values are copied first, with their secrets redacted.
 */
const SERIALIZED = new Set(["req", "res"]);

/** The logged fields of a request: no headers, no body, and no tokens in the URL. */
function serializeRequest(request: unknown): Record<string, unknown> {
  const { method, url, ip, socket } = (request ?? {}) as {
    method?: string;
    url?: string;
    ip?: string;
    socket?: { remoteAddress?: string };
  };
  return { method, url: redactUrl(String(url ?? "")), remoteAddress: ip ?? socket?.remoteAddress };
}

function serializeResponse(response: unknown): Record<string, unknown> {
  return { statusCode: (response as { statusCode?: number } | null)?.statusCode };
}

function redactLogEntry(entry: Record<string, unknown>): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(entry)) {
    if (SERIALIZED.has(key)) copy[key] = value;
    else copy[key] = isSecretKey(key) ? REDACTED : redactSecretKeysDeep(value);
  }
  return copy;
}

/**
 * Creates the server's log: JSON lines by pino, written to standard output by default. Redacts secrets in
 * keys, URLs, messages, stacks and child bindings.
 */
export function createLogger(options: { level: LogLevel; destination?: DestinationStream }): Logger {
  const pinoOptions: LoggerOptions = {
    level: options.level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }), log: redactLogEntry },
    serializers: {
      req: serializeRequest,
      res: serializeResponse,
      err: (error: unknown) => redactSecretKeysDeep(error, true),
    },
    // Redacts child bindings, which bypass `formatters.log`.
    redact: {
      paths: ["authorization", "cookie", "password", "token", "refresh_token", "access_token", "refreshToken"]
        .concat([
          "accessToken",
          "credential",
          "secret",
          "*.token",
          "*.password",
          "*.authorization",
          "*.cookie",
        ])
        .concat(["*.refresh_token", "*.access_token", "*.refreshToken", "*.accessToken"]),
      censor: REDACTED,
    },
    hooks: { streamWrite: redactSecretsInText },
  };
  return options.destination ? pino(pinoOptions, options.destination) : pino(pinoOptions);
}

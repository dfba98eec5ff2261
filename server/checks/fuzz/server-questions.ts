/** A message from the fuzzer to the server's process. The answer has the same number. */
export type ServerQuestion = {
  number: number;
  ask: "memory" | "token" | "limits" | "stop";
  email?: string;
  tier?: "freemium" | "premium";
  limits?: "on" | "off";
};

/**
 * `alive`: bytes of the main thread's heap and external memory after a full collection, without compiled code
 * (`code`).
 */
export type Memory = { alive: number; code: number; rss: number };

export type ServerAnswer = { number: number; port?: number; memory?: Memory; token?: string };

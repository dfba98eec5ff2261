/** What the fuzzer asks the process of its server, and what that answers under the same number. */
export type ServerQuestion = {
  number: number;
  ask: "memory" | "token" | "limits" | "stop";
  email?: string;
  tier?: "freemium" | "premium";
  limits?: "on" | "off";
};

/** `alive`: bytes of the main thread's heap and what hangs on it, after a full collection, without its compiled `code`. */
export type Memory = { alive: number; code: number; rss: number };

export type ServerAnswer = { number: number; port?: number; memory?: Memory; token?: string };

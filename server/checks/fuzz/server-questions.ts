/** The fuzzer's IPC messages to its server's process; answers have the question's number. */
export type ServerQuestion = {
  number: number;
  ask: "memory" | "token" | "limits" | "stop";
  email?: string;
  tier?: "freemium" | "premium";
  limits?: "on" | "off";
};

/** `alive`: bytes of the main thread's heap and external memory after a full collection, without compiled `code`. */
export type Memory = { alive: number; code: number; rss: number };

export type ServerAnswer = { number: number; port?: number; memory?: Memory; token?: string };

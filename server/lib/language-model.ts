import { readBounded } from "./net/read-bounded.ts";

/** A model that answered, and of no use. `status` is that of a refusal. */
export class LanguageModelError extends Error {
  override readonly name = "LanguageModelError";
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** A language model behind an OpenAI-compatible endpoint that whoever runs the server chose. */
export type LanguageModel = {
  /** Whom texts are sent to. */
  host: string;
  /** Its answer as parsed JSON, asked to follow a JSON schema. Throws where none comes in time, or none that is JSON. */
  ask(request: { instructions: string; text: string; schema: object }): Promise<unknown>;
};

export type LanguageModelOptions = {
  /** Both, or there is no model. */
  url: string | undefined;
  model: string | undefined;
  key?: string | undefined;
  timeoutMs?: number;
};

const MAX_ANSWER_BYTES = 256 * 1024;

/**
 * Null where none is set. Only the configured address is called: no redirect is followed, no address of an answer is opened. It may lie on
 * this machine, which the guarded client for pages would refuse.
 */
export function createLanguageModel(options: LanguageModelOptions): LanguageModel | null {
  const { url, model, key, timeoutMs = 20_000 } = options;
  if (url === undefined || model === undefined) return null;
  const endpoint = new URL(`${url.replace(/\/+$/, "")}/chat/completions`);
  return {
    host: endpoint.host,
    async ask({ instructions, text, schema }) {
      const response = await fetch(endpoint, {
        method: "POST",
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          "content-type": "application/json",
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({
          model,
          temperature: 0,
          messages: [
            { role: "system", content: instructions },
            { role: "user", content: text },
          ],
          response_format: { type: "json_schema", json_schema: { name: "answer", strict: true, schema } },
        }),
      });
      if (!response.ok) throw new LanguageModelError("The language model refused", response.status);
      return JSON.parse(contentOf(JSON.parse(await readBounded(response, MAX_ANSWER_BYTES, tooMuch))));
    },
  };
}

const tooMuch = () => new LanguageModelError("The language model answered too much");

function contentOf(answer: unknown): string {
  const content = (answer as { choices?: { message?: { content?: unknown } }[] })?.choices?.[0]?.message
    ?.content;
  if (typeof content !== "string") throw new LanguageModelError("The language model answered no text");
  return content;
}

import { readTextOrThrowBeyondLimit } from "./net/read-bounded.ts";

/** The model's response is unusable. `status` is the HTTP status of an error response. */
export class LanguageModelError extends Error {
  override readonly name = "LanguageModelError";
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** A language model at the operator's OpenAI-compatible endpoint. */
export type LanguageModel = {
  /** Host of the endpoint, to which texts are sent. */
  host: string;
  /**
   * Requests an answer in a JSON schema and returns it parsed. Throws on timeout, or when the answer is not
   * JSON.
   */
  ask(request: { instructions: string; text: string; schema: object }): Promise<unknown>;
};

export type LanguageModelOptions = {
  /** If the URL or the model is missing, there is no language model. */
  url: string | undefined;
  model: string | undefined;
  key?: string | undefined;
  timeoutMs?: number;
};

const MAX_ANSWER_BYTES = 256 * 1024;

/**
 * Creates the language model; null when none is configured. Calls only the configured address: follows no
 * redirects and opens no address in a response. The address may be on this machine, which the safe client for
 * pages would refuse.
 */
export function createLanguageModelOrNull(options: LanguageModelOptions): LanguageModel | null {
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
      return JSON.parse(
        getContentOfAnswer(
          JSON.parse(await readTextOrThrowBeyondLimit(response, MAX_ANSWER_BYTES, createTooLongAnswerError)),
        ),
      );
    },
  };
}

const createTooLongAnswerError = () => new LanguageModelError("The language model answered too much");

function getContentOfAnswer(answer: unknown): string {
  const content = (answer as { choices?: { message?: { content?: unknown } }[] })?.choices?.[0]?.message
    ?.content;
  if (typeof content !== "string") throw new LanguageModelError("The language model answered no text");
  return content;
}

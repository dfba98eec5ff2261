import { readBounded } from "../net/read-bounded.ts";
import { MeiliError } from "./meili-error.ts";

/** What is asked for is ids and revisions: no honest answer is longer. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * The HTTP of the search server's client: the configured address alone, no redirect is followed, answers are bounded.
 * Resolves to parsed JSON. Throws MeiliError for a refusal and for what is no JSON.
 */
export async function boundedFetch(...[url, init]: Parameters<typeof fetch>): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: "error" });
  const tooMuch = () => new MeiliError("The search server answered too much");
  const text = await readBounded(response, MOST_BYTES, tooMuch);
  const { status } = response;
  const body = parsed(text);
  if (!response.ok) {
    const code = (body as { code?: unknown } | undefined)?.code;
    throw new MeiliError(`The search server answered ${status}`, {
      status,
      ...(typeof code === "string" && { code }),
    });
  }
  if (text !== "" && body === undefined) throw new MeiliError("The search server answered no JSON");
  return body;
}

function parsed(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { Answer } from "../rest-client.ts";
import { OK, type Outcome } from "./access-row.ts";
import type { World } from "./access-world.ts";
import type { Road, WireCall } from "./wire-call.ts";

/** Sends it as whoever holds the token. */
export async function sendCall(world: World, call: WireCall, token: string | undefined): Promise<Answer> {
  const { method, url, body, raw, headers } = call;
  return world.send(method, url, body, { token, ...(headers && { headers }), ...(raw && { raw }) });
}

type Refusal = { detail?: unknown; error?: { data: { httpStatus: number; detail: unknown } } };

/** "answers", or the status and text of the refusal; the status that the row declares is part of answering. */
export function outcomeOf({ rest }: Road, { status, body }: Answer): Outcome {
  if (status < 300) return rest && rest.status !== status ? `${status} in place of ${rest.status}` : OK;
  const { detail, error } = body as Refusal;
  const told = rest ? detail : error?.data.detail;
  return typeof told === "string" ? `${status} ${told}` : `${status}`;
}

/** All of an answer but what is new with each: when it was made and the request's id. */
export function faceOf({ status, headers, text }: Answer): string {
  const { date: _, "x-request-id": id = "", ...rest } = headers;
  return JSON.stringify([status, rest, text.replaceAll(id, "")]);
}

import type { FastifyReply } from "fastify";
import { type ErrorAnswer, toErrorAnswer } from "#server/error-answer.ts";
import { stringifyWithSnakeKeys } from "#server/lib/snake-case-json.ts";
import { type InputShape, toSnakeCasePath } from "./input-shape.ts";

/** Additional headers of an error, for REST and tRPC. */
export function createErrorHeaders(answer: Pick<ErrorAnswer, "code" | "retryAfter">): Record<string, string> {
  const headers: Record<string, string> = {};
  if (answer.retryAfter !== undefined) headers["retry-after"] = String(answer.retryAfter);
  if (answer.code === "NOT_AUTHENTICATED" || answer.code === "INVALID_TOKEN")
    headers["www-authenticate"] = "Bearer";
  return headers;
}

/**
 * Sends an error in the documented JSON form. `where` is the first part of each `loc` (body or query). The
 * other parts are converted to the snake_case keys of the input's `shape`.
 */
export function sendError(
  reply: FastifyReply,
  error: unknown,
  where: "body" | "query" = "body",
  shape: InputShape = {},
): ErrorAnswer {
  const answer = toErrorAnswer(error);
  const detail = Array.isArray(answer.detail)
    ? answer.detail.map((field) => ({
        ...field,
        loc: [field.loc[0] === "body" ? where : field.loc[0], ...toSnakeCasePath(field.loc.slice(1), shape)],
      }))
    : answer.detail;
  reply
    .code(answer.status)
    .headers(createErrorHeaders(answer))
    .type("application/json; charset=utf-8")
    .send(stringifyWithSnakeKeys({ detail, conflict: answer.conflict }));
  return answer;
}

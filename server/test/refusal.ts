import { type ErrorAnswer, toErrorAnswer } from "#server/error-answer.ts";

/** The error that REST and tRPC would send for a failed call. Fails the test if the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<ErrorAnswer> {
  try {
    await call;
  } catch (error) {
    return toErrorAnswer(error);
  }
  throw new Error("The call succeeded");
}

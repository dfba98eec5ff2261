import { type ErrorAnswer, toErrorAnswer } from "#server/error-answer.ts";

/** How both transports would answer a call that fails; a call that succeeds is an error of the test. */
export async function refusalOf(call: Promise<unknown>): Promise<ErrorAnswer> {
  try {
    await call;
  } catch (error) {
    return toErrorAnswer(error);
  }
  throw new Error("The call succeeded");
}

import { useEffect, useState } from "react";
import { text } from "#server/texts/en.ts";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { linkAttempts } from "../../lib/identity-link-store.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";

const texts = text.identities.link;

type Problem = { tone: "info" | "error"; message: string };

/**
 * Links the sign-in service from which the browser has just returned. `adding` is its name while the request
 * runs.
 */
export function useFinishServiceLinking(userId: string) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.identities.link.useMutation();
  const [adding, setAdding] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    const attempt = linkAttempts.take(userId);
    if (attempt === null) return;
    const { service, answer } = attempt;
    if ("error" in answer) {
      const isDeclined = answer.error === "access_denied";
      setProblem({
        tone: isDeclined ? "info" : "error",
        message: isDeclined ? texts.declined(service) : texts.failed(service),
      });
      return;
    }
    setAdding(service);
    mutateAsync({ ...answer, redirectUri: location.origin + paths.login })
      .then(
        (ways) => {
          utils.identities.ways.setData(undefined, ways);
          toast.success(texts.added(service));
        },
        (error: unknown) => setProblem({ tone: "error", message: linkServiceErrorText(error, service) }),
      )
      .finally(() => setAdding(null));
  }, [userId, utils, mutateAsync]);

  return { adding, problem, clearProblem: () => setProblem(null) };
}

/**
 * Why a service could not be linked. The server's text for IDENTITY_FAILED speaks of signing in, so it is
 * replaced.
 */
export function linkServiceErrorText(error: unknown, service: string): string {
  const isUnexplained = readErrorAnswer(error).code === "IDENTITY_FAILED";
  return isUnexplained ? texts.failed(service) : serverErrorTextOr(error, texts.failed(service));
}

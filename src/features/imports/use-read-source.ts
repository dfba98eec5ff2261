import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { trpc } from "../../lib/trpc.ts";
import type { Source } from "./import-source.tsx";

/**
 * Reads a recipe from an address, the source of its page, or text. Saves nothing but a line in the history. What is
 * cancelled answers null, however it ends.
 */
export function useReadSource() {
  const utils = trpc.useUtils();
  const running = useRef<AbortController | null>(null);
  const { mutateAsync } = useMutation({
    async mutationFn(wanted: Source) {
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const { extract, extractText } = utils.client.imports;
      try {
        const answer = await ("url" in wanted
          ? extract.mutate(wanted, { signal })
          : extractText.mutate(wanted, { signal }));
        return signal.aborted ? null : answer;
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
    onSettled: () => void utils.imports.history.invalidate(),
  });
  return { read: mutateAsync, cancel: () => running.current?.abort() };
}

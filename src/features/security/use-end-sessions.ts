import { trpc } from "../../lib/trpc.ts";

/** Signs the member out at one place, or everywhere but here; the list asks again whatever came of it. */
export function useEndSessions() {
  const utils = trpc.useUtils();
  const onSettled = async () => {
    void utils.security.loginHistory.invalidate();
    await utils.security.sessions.invalidate();
  };
  const one = trpc.security.endSession.useMutation({ onSettled });
  const others = trpc.security.endOtherSessions.useMutation({ onSettled });
  return {
    endSession: (id: string) => one.mutateAsync({ id }),
    endOthers: () => others.mutateAsync(),
    isPending: one.isPending || others.isPending,
  };
}

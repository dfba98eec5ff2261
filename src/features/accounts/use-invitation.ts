import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { paths } from "../../paths.ts";

const parameter = "invitation";

/**
 * The secret of a mailed invitation. It leaves the address bar at once, where others could read it, and stays in the
 * navigation's state, where a reload finds it.
 */
export function useInvitation(): string | null {
  const [, navigate] = useLocation();
  const inAddress = new URLSearchParams(useSearch()).get(parameter);
  const state: unknown = useHistoryState();
  const [invitation] = useState(inAddress || readInvitation(state));

  useEffect(() => {
    if (inAddress === null) return;
    const kept = typeof state === "object" ? state : null;
    navigate(paths.register, { replace: true, state: { ...kept, invitation } });
  }, [inAddress, invitation, state, navigate]);

  return invitation;
}

function readInvitation(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !(parameter in state)) return null;
  return typeof state.invitation === "string" ? state.invitation : null;
}

import { useEffect } from "react";
import { Redirect } from "wouter";
import { text } from "#server/texts/en.ts";
import { Loading } from "../../components/ui/loading.tsx";

/**
 * Goes on to where a sign-in leads. `byLoading` leaves the document too: one whose policy lets a foreign script in is not
 * the one to work in.
 */
export function Arrival({ to, byLoading }: { to: string; byLoading: boolean }) {
  useEffect(() => {
    if (byLoading) location.replace(to);
  }, [to, byLoading]);
  return byLoading ? <Loading isPage message={text.identities.signingIn} /> : <Redirect to={to} replace />;
}

import { useIsFetching } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useState } from "react";
import { trpc } from "../../lib/trpc.ts";

/** Returns a function that reloads all data of the security pages, and whether it is loading. */
export function useRefreshSecurityQueries() {
  const utils = trpc.useUtils();
  const [isAsked, setAsked] = useState(false);
  const fetching = useIsFetching({ queryKey: getQueryKey(trpc.security) });
  async function refresh() {
    setAsked(true);
    await utils.security.invalidate();
    setAsked(false);
  }
  return { refresh, isRefreshing: isAsked && fetching > 0 };
}

import { useEffect, useState } from "react";
import { trpc } from "../../../lib/trpc.ts";

/** What became of a picture of the page: its path here, or null where it could not be had; undefined: not asked yet. */
type PagePictures = Readonly<Record<string, string | null>>;

/**
 * Has the server fetch the pictures that a page names, one after the other, so that they can be seen: this page itself
 * loads nothing from elsewhere.
 */
export function usePagePictures(importId: string, addresses: readonly string[]): PagePictures {
  const [pictures, setPictures] = useState<PagePictures>({});
  const fetchPicture = trpc.imports.fetchPicture.useMutation();
  const { mutateAsync } = fetchPicture;
  const next = addresses.find((address) => !Object.hasOwn(pictures, address));

  useEffect(() => {
    if (next === undefined) return;
    let isWanted = true;
    const settle = (path: string | null) => {
      if (isWanted) setPictures((before) => ({ ...before, [next]: path }));
    };
    if (next.startsWith("/images/")) settle(next);
    else
      mutateAsync({ importId, address: next }).then(
        ({ path }) => settle(path),
        () => settle(null),
      );
    return () => {
      isWanted = false;
    };
  }, [importId, next, mutateAsync]);

  return pictures;
}

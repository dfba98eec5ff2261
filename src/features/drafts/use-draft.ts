import { useEffect, useRef, useState } from "react";
import type { DraftPlace } from "#server/features/drafts/schema.ts";
import { trpc } from "../../lib/trpc.ts";
import { createBrowserStore } from "./browser-store.ts";
import type { Draft, DraftNews } from "./draft.ts";
import { draftCalls } from "./draft-calls.ts";
import { drafts } from "./draft-storage.ts";
import { createServerStore } from "./server-store.ts";

type Options<Value> = {
  key: string;
  /** Which form it is on the server, and whose. Left out, the browser alone keeps it. */
  place: DraftPlace | undefined;
  value: Value;
  basis: number | null;
  isDirty: boolean;
  /** The draft that the form began with. */
  restored: Draft<Value> | null;
  /** Told where another tab took the draft away: it was saved there, or given up. */
  onEnded: () => void;
  /** Told of a draft that another device wrote, and of its being there no more. */
  onOther: (draft: Draft<Value>) => void;
  onOtherGone: () => void;
};

/**
 * Keeps what is typed in the browser and on the server. `isKept` is false where the browser refuses; `isReplaced` is true
 * once another tab has written other words in the same place. `server` is null where there is no place for it.
 */
export function useDraft<Value>(options: Options<Value>) {
  const { key, place, value, basis, isDirty, restored } = options;
  const { client } = trpc.useUtils();
  const [isKept, setKept] = useState(true);
  const [isReplaced, setReplaced] = useState(false);
  const [revision, setRevision] = useState(restored?.revision ?? null);
  const [browser] = useState(() =>
    createBrowserStore({ storage: drafts, key, value, restoredAt: restored?.savedAt ?? null }),
  );
  const [server] = useState(() =>
    place
      ? createServerStore<Value>({
          form: JSON.stringify(place),
          calls: draftCalls(client, place),
          known: restored?.revision ?? null,
        })
      : null,
  );
  const isOver = useRef(false);

  const hear = {
    browser(news: DraftNews<Value>) {
      if (news.type === "ended") return options.onEnded();
      if (news.type !== "replaced") setKept(news.type === "kept");
      setReplaced(news.type === "replaced" && news.isReplaced);
    },
    server(news: DraftNews<Value>) {
      if (news.type === "kept") setRevision(news.revision);
      if (news.type === "other") options.onOther(news.draft);
      if (news.type === "ended") options.onOtherGone();
    },
  };
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => server?.open((news) => latest.current.server(news)), [server]);
  useEffect(() => browser.open((news) => latest.current.browser(news)), [browser]);

  useEffect(() => {
    if (isDirty) server?.write({ value, basis });
  }, [server, value, basis, isDirty]);
  useEffect(() => {
    if (isDirty && !isOver.current) browser.write({ value, basis, revision });
  }, [browser, value, basis, isDirty, revision]);

  /** Takes the draft away, here and on the server; the form goes on. */
  function forget(): void {
    browser.remove(value);
    server?.remove(value);
  }

  return {
    isKept,
    isReplaced,
    server,
    forget,
    /** The same for good: the form is left. */
    end(): void {
      isOver.current = true;
      forget();
    },
    /** Writes what is here again, where another tab has taken it away along with its own. */
    keepAgain(): void {
      if (!isOver.current) browser.goOn();
    },
  };
}

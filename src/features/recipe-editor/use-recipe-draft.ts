import { useEffect, useRef, useState } from "react";
import type { DraftPlace } from "#server/features/drafts/schema.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { trpc } from "../../lib/trpc.ts";
import { createBrowserStore } from "../drafts/browser-store.ts";
import type { DraftNews } from "../drafts/draft.ts";
import { draftCalls } from "../drafts/draft-calls.ts";
import { baseKey, drafts } from "../drafts/draft-storage.ts";
import { createServerStore } from "../drafts/server-store.ts";
import { useComeBack } from "../drafts/use-ended-elsewhere.ts";
import { useLeaveWarning } from "../drafts/use-leave-warning.ts";
import {
  draftFound,
  endedElsewhere,
  type FormEvent,
  type FormState,
  isOwn,
  otherGone,
} from "./form-machine.ts";
import { type RecipeValues, valuesOf } from "./form-values.ts";

type Options = {
  state: FormState;
  send: (event: FormEvent) => boolean;
  start: () => RecipeValues;
  draftKey: string;
  /** The version that the form is written upon where no draft was restored. */
  version: number | null;
  /** Which form it is on the server, and whose. Left out, the browser alone keeps it. */
  place: DraftPlace | undefined;
};

/**
 * Keeps what is typed in the browser and on the server, and tells the form what other tabs and devices do with it.
 * `isKept` is false where the browser refuses. `server` is null where there is no place for it.
 */
export function useRecipeDraft({ state, send, start, draftKey, version, place }: Options) {
  const { values: value, isDirty, restored, other, busyPictures } = state;
  const basis = restored?.basis ?? version;
  const { client } = trpc.useUtils();
  const [isKept, setKept] = useState(true);
  const [isReplaced, setReplaced] = useState(false);
  const [revision, setRevision] = useState(restored?.revision ?? null);
  const [browser] = useState(() =>
    createBrowserStore({ storage: drafts, key: draftKey, value, restoredAt: restored?.savedAt ?? null }),
  );
  const [server] = useState(() =>
    place
      ? createServerStore<RecipeValues>({
          form: JSON.stringify(place),
          calls: draftCalls(client, place),
          known: restored?.revision ?? null,
        })
      : null,
  );
  const isOver = useRef(false);

  const hear = {
    browser(news: DraftNews<RecipeValues>) {
      if (news.type === "ended") return void send(endedElsewhere(start()));
      if (news.type !== "replaced") setKept(news.type === "kept");
      setReplaced(news.type === "replaced" && news.isReplaced);
    },
    server(news: DraftNews<RecipeValues>) {
      if (news.type === "kept") setRevision(news.revision);
      if (news.type === "other") send(draftFound(news.draft, start()));
      if (news.type === "ended") send(otherGone);
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

  // The browser has one place for the drafts of all tabs: what was typed here and lost it to another's words is nowhere
  // else, unless the server happens to have it. A tab that only shows what it found has nothing to lose.
  const isLost = isOwn(state) && isReplaced;
  useLeaveWarning(isDirty && (!isKept || isLost || busyPictures.length > 0));
  useComeBack(() => {
    // Of another device's draft that waits for a choice: it may be saved by now.
    if (other) void server?.askAgain();
  });

  /** Takes the draft away, here and on the server; the form goes on. */
  function forget(): void {
    browser.remove(value);
    server?.remove(value);
  }

  return {
    isKept,
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

/**
 * Keeps what a draft was written upon beside it, so that after a reload too one can tell who has changed what. Answers
 * how to read it: null where only another device knows.
 * @param standing the recipe as the server has it, as far as is known here
 * @param basis the version that the draft was written upon
 */
export function useDraftBase(place: string, standing: Recipe, basis: number, isDirty: boolean) {
  useEffect(() => {
    if (!isDirty || basis !== standing.version) return;
    drafts.write(baseKey(place), { value: valuesOf(standing), basis, savedAt: new Date().toISOString() });
  }, [isDirty, basis, standing, place]);

  return (): RecipeValues | null => {
    if (basis === standing.version) return valuesOf(standing);
    const base = drafts.read<RecipeValues>(baseKey(place));
    return base?.basis === basis ? base.value : null;
  };
}

import { useEffect, useRef, useState } from "react";
import type { DraftPlace } from "#server/features/drafts/schema.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { trpc } from "../../lib/trpc.ts";
import { createBrowserDraftStore } from "../drafts/browser-store.ts";
import { createServerDraftCalls } from "../drafts/create-draft-calls.ts";
import type { DraftEvent } from "../drafts/draft.ts";
import { baseRecipeKey, drafts } from "../drafts/draft-storage.ts";
import { createServerDraftStore } from "../drafts/server-store.ts";
import { useOnTabReturn } from "../drafts/use-draft-end.ts";
import { useUnsavedChangesWarning } from "../drafts/use-unsaved-changes-warning.ts";
import {
  createDraftEndedElsewhereTransition,
  createServerDraftFoundTransition,
  type FormState,
  type FormTransition,
  hasChangesSinceRestore,
  removeOtherDraftTransition,
} from "./form-machine.ts";
import { convertRecipeToFormValues, type RecipeValues } from "./form-values.ts";

type Options = {
  state: FormState;
  send: (event: FormTransition) => boolean;
  start: () => RecipeValues;
  draftKey: string;
  /** The recipe version of the initial values; a restored draft has its own. */
  version: number | null;
  /** The member and recipe of the draft on the server; without it the draft is stored in the browser only. */
  place: DraftPlace | undefined;
};

/**
 * Stores the draft in the browser and on the server, and sends the form events about other tabs and devices.
 * `isKept` is false if the browser refuses to store it. `server` is null without a place.
 */
export function useStoreRecipeDraft({ state, send, start, draftKey, version, place }: Options) {
  const { values: value, isDirty, restored, other, busyPictures } = state;
  const basis = restored?.basis ?? version;
  const { client } = trpc.useUtils();
  const [isStored, setStored] = useState(true);
  const [isReplaced, setReplaced] = useState(false);
  const [revision, setRevision] = useState(restored?.revision ?? null);
  const [browser] = useState(() =>
    createBrowserDraftStore({ storage: drafts, key: draftKey, value, restoredAt: restored?.savedAt ?? null }),
  );
  const [server] = useState(() =>
    place
      ? createServerDraftStore<RecipeValues>({
          form: JSON.stringify(place),
          calls: createServerDraftCalls(client, place),
          known: restored?.revision ?? null,
        })
      : null,
  );
  const isEnded = useRef(false);

  const handlers = {
    browser(news: DraftEvent<RecipeValues>) {
      if (news.type === "ended") return void send(createDraftEndedElsewhereTransition(start()));
      if (news.type !== "replaced") setStored(news.type === "stored");
      setReplaced(news.type === "replaced" && news.isReplaced);
    },
    server(news: DraftEvent<RecipeValues>) {
      if (news.type === "stored") setRevision(news.revision);
      if (news.type === "other") send(createServerDraftFoundTransition(news.draft, start()));
      if (news.type === "ended") send(removeOtherDraftTransition);
    },
  };
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => server?.open((news) => latest.current.server(news)), [server]);
  useEffect(() => browser.open((news) => latest.current.browser(news)), [browser]);

  useEffect(() => {
    if (isDirty) server?.write({ value, basis });
  }, [server, value, basis, isDirty]);
  useEffect(() => {
    if (isDirty && !isEnded.current) browser.write({ value, basis, revision });
  }, [browser, value, basis, isDirty, revision]);

  // The browser stores one draft for all tabs. If another tab has replaced this tab's changes there, leaving
  // loses them. A tab without changes has nothing to lose.
  const isLost = hasChangesSinceRestore(state) && isReplaced;
  useUnsavedChangesWarning(isDirty && (!isStored || isLost || busyPictures.length > 0));
  useOnTabReturn(() => {
    // The other device may have saved its draft meanwhile.
    if (other) void server?.askAgain();
  });

  /** Removes the draft from the browser and the server, while the form stays open. */
  function forget(): void {
    browser.remove(value);
    server?.remove(value);
  }

  return {
    isKept: isStored,
    server,
    forget,
    /** Removes the draft for good, because the form is left. */
    end(): void {
      isEnded.current = true;
      forget();
    },
    /** Writes the draft again after another tab has removed it. */
    rewrite(): void {
      if (!isEnded.current) browser.overwrite();
    },
  };
}

/**
 * Stores the recipe that a draft is based on next to the draft, so that after a reload the conflict dialog
 * knows who changed what.
 * @returns a function that reads it: null if only another device has it
 * @param stored the recipe according to the server's last response
 * @param basis the recipe version that the draft is based on
 */
export function useStoreDraftBaseRecipe(place: string, stored: Recipe, basis: number, isDirty: boolean) {
  useEffect(() => {
    if (!isDirty || basis !== stored.version) return;
    drafts.write(baseRecipeKey(place), {
      value: convertRecipeToFormValues(stored),
      basis,
      savedAt: new Date().toISOString(),
    });
  }, [isDirty, basis, stored, place]);

  return (): RecipeValues | null => {
    if (basis === stored.version) return convertRecipeToFormValues(stored);
    const base = drafts.read<RecipeValues>(baseRecipeKey(place));
    return base?.basis === basis ? base.value : null;
  };
}

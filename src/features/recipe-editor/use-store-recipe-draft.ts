import { useEffect, useRef, useState } from "react";
import type { DraftPlace } from "#server/features/drafts/schema.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { trpc } from "../../lib/trpc.ts";
import { createBrowserDraftStore } from "../drafts/browser-store.ts";
import { createDraftCalls } from "../drafts/create-draft-calls.ts";
import type { DraftEvent } from "../drafts/draft.ts";
import { baseKey, drafts } from "../drafts/draft-storage.ts";
import { createServerDraftStore } from "../drafts/server-store.ts";
import { useOnTabReturn } from "../drafts/use-draft-end.ts";
import { useUnsavedChangesWarning } from "../drafts/use-unsaved-changes-warning.ts";
import {
  createDraftEndedElsewhereTransition,
  createServerDraftFoundTransition,
  type FormState,
  type FormTransition,
  hasChangesSinceRestore,
  otherDraftRemoved,
} from "./form-machine.ts";
import { type RecipeValues, recipeToValues } from "./form-values.ts";

type Options = {
  state: FormState;
  send: (event: FormTransition) => boolean;
  start: () => RecipeValues;
  draftKey: string;
  /** The recipe version that the form starts from without a restored draft. */
  version: number | null;
  /** The form's identity on the server, and its owner; without it only the browser stores the draft. */
  place: DraftPlace | undefined;
};

/**
 * Stores the draft in the browser and on the server, and tells the form about other tabs and devices. `isStored` is
 * false when the browser refuses. `server` is null without a place.
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
          calls: createDraftCalls(client, place),
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
      if (news.type === "ended") send(otherDraftRemoved);
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

  // The browser stores one draft for all tabs: changes that another tab replaced exist only here, unless the
  // server has them. A tab without own changes has nothing to lose.
  const isLost = hasChangesSinceRestore(state) && isReplaced;
  useUnsavedChangesWarning(isDirty && (!isStored || isLost || busyPictures.length > 0));
  useOnTabReturn(() => {
    // The other device's draft may be saved by now.
    if (other) void server?.askAgain();
  });

  /** Removes the draft from the browser and the server; the form continues. */
  function forget(): void {
    browser.remove(value);
    server?.remove(value);
  }

  return {
    isKept: isStored,
    server,
    forget,
    /** Removes the draft for good: the form is left. */
    end(): void {
      isEnded.current = true;
      forget();
    },
    /** Writes the draft again when another tab removed it with its own. */
    rewrite(): void {
      if (!isEnded.current) browser.overwrite();
    },
  };
}

/**
 * Stores the recipe that a draft was written on next to it, so that changes can be attributed after a reload.
 * @returns a function that reads it: null if only another device has it
 * @param stored the recipe as the server has it, as far as this form knows
 * @param basis the version that the draft was written on
 */
export function useStoreDraftBaseRecipe(place: string, stored: Recipe, basis: number, isDirty: boolean) {
  useEffect(() => {
    if (!isDirty || basis !== stored.version) return;
    drafts.write(baseKey(place), { value: recipeToValues(stored), basis, savedAt: new Date().toISOString() });
  }, [isDirty, basis, stored, place]);

  return (): RecipeValues | null => {
    if (basis === stored.version) return recipeToValues(stored);
    const base = drafts.read<RecipeValues>(baseKey(place));
    return base?.basis === basis ? base.value : null;
  };
}

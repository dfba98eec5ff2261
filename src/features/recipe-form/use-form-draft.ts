import type { DraftPlace } from "#server/features/drafts/schema.ts";
import { useDraftSync } from "../drafts/use-draft-sync.ts";
import { useComeBack, useEndedElsewhere } from "../drafts/use-ended-elsewhere.ts";
import { useKeptDraft, useLeaveWarning } from "../drafts/use-kept-draft.ts";
import { type FormEvent, type FormState, isOwn } from "./form-machine.ts";
import type { RecipeValues } from "./form-values.ts";

type Options = {
  state: FormState;
  send: (event: FormEvent) => boolean;
  start: () => RecipeValues;
  draftKey: string;
  basis: number | null;
  place: DraftPlace | undefined;
};

/** Keeps what is typed, here and on the server, and tells the form what other tabs and devices do with it. */
export function useFormDraft({ state, send, start, draftKey, basis, place }: Options) {
  const { values, isDirty, restored, other, busyPictures } = state;
  const writtenUpon = restored?.basis ?? basis;
  const { sync, revision } = useDraftSync<RecipeValues>({
    place,
    value: values,
    basis: writtenUpon,
    isDirty,
    known: restored?.revision ?? null,
    onOther: (draft) => send({ type: "draftFound", draft, beginning: start() }),
  });
  const draft = useKeptDraft({
    key: draftKey,
    value: values,
    basis: writtenUpon,
    isDirty,
    revision,
    restoredAt: restored?.savedAt ?? null,
  });
  // The browser has one place for the drafts of all tabs: what was typed here and lost it to another's words is nowhere
  // else, unless the server happens to have it. A tab that only shows what it found has nothing to lose.
  const isReplaced = isOwn(state) && draft.isReplaced;
  useLeaveWarning(isDirty && (!draft.isKept || isReplaced || busyPictures.length > 0));
  useEndedElsewhere(draftKey, () => send({ type: "endedElsewhere", beginning: start() }));
  useComeBack(() => {
    // Of another device's draft that waits for a choice: it may be saved by now.
    if (other) void sync?.askAgain().then((isThere) => !isThere && send({ type: "otherGone" }));
  });
  return { draft, sync };
}

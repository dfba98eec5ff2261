import type { DraftPlace } from "#server/features/drafts/schema.ts";
import { useDraft } from "../drafts/use-draft.ts";
import { useComeBack } from "../drafts/use-ended-elsewhere.ts";
import { useLeaveWarning } from "../drafts/use-leave-warning.ts";
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
  const draft = useDraft({
    key: draftKey,
    place,
    value: values,
    basis: restored?.basis ?? basis,
    isDirty,
    restored,
    onEnded: () => send({ type: "endedElsewhere", beginning: start() }),
    onOther: (draft) => send({ type: "draftFound", draft, beginning: start() }),
    onOtherGone: () => send({ type: "otherGone" }),
  });
  // The browser has one place for the drafts of all tabs: what was typed here and lost it to another's words is nowhere
  // else, unless the server happens to have it. A tab that only shows what it found has nothing to lose.
  const isReplaced = isOwn(state) && draft.isReplaced;
  useLeaveWarning(isDirty && (!draft.isKept || isReplaced || busyPictures.length > 0));
  useComeBack(() => {
    // Of another device's draft that waits for a choice: it may be saved by now.
    if (other) void draft.server?.askAgain();
  });
  return draft;
}

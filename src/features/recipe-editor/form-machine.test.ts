import { expect, test } from "vitest";
import { noErrors } from "./form-errors.ts";
import {
  acceptOtherDraftTransition,
  createDiscardDraftTransition,
  createDraftEndedElsewhereTransition,
  createFieldChangeTransition,
  createInitialFormState,
  createReplaceUntouchedValuesTransition,
  createReplaceValuesTransition,
  createRestoreDraftTransition,
  createRowActionTransition,
  createRowsChangeTransition,
  createServerDraftFoundTransition,
  createShowErrorsTransition,
  createUploadPendingTransition,
  createValuesSavedTransition,
  type FormState,
  type FormTransition,
  hasChangesSinceRestore,
  type RecipeDraft,
  rejectOtherDraftTransition,
  removeOtherDraftTransition,
  undoRemovalTransition,
} from "./form-machine.ts";
import { createEmptyRecipeValues, type RecipeValues } from "./form-values.ts";
import { createRow } from "./lines/line-rows.ts";

const soup: RecipeValues = {
  ...createEmptyRecipeValues(),
  title: "Soup",
  ingredients: [createRow("salt", "line", "salt"), createRow("2 eggs", "line", "eggs")],
  instructions: [createRow("Boil.", "line", "boil")],
};
const stew: RecipeValues = { ...soup, title: "Stew" };
const draftOf = (value: RecipeValues, basis: number | null = 3): RecipeDraft => ({
  value,
  basis,
  savedAt: "2026-01-01T10:00:00Z",
  revision: "r1",
});

const fresh = createInitialFormState(null, () => soup);
const typedIn = (state: FormState = fresh) => apply(state, createFieldChangeTransition({ title: "Stew" }));

/** Applies events to a state; fails if one of them is not handled. */
function apply(state: FormState, ...events: FormTransition[]): FormState {
  return events.reduce((before, event) => event(before)?.state ?? expect.unreachable(), state);
}
const effects = (state: FormState, event: FormTransition) => event(state)?.effects;

test("a form starts with the stored recipe or the stored draft", () => {
  expect(fresh).toMatchObject({ values: soup, isDirty: false, restored: null, errors: noErrors });
  const draft = draftOf(stew);
  const start = () => expect.unreachable();
  expect(createInitialFormState(draft, start)).toMatchObject({
    values: stew,
    isDirty: true,
    restored: draft,
  });
});

test("typing clears the error of its own field only, and makes the form dirty", () => {
  const errors = { fields: { title: "a", notes: "b" }, rows: { eggs: "c" }, other: ["d"] };
  const next = apply({ ...fresh, errors }, createFieldChangeTransition({ title: "Stew" }));
  expect(next.values).toEqual(stew);
  expect(next.isDirty).toBe(true);
  expect(next.errors).toEqual({ fields: { notes: "b" }, rows: { eggs: "c" }, other: ["d"] });
});

test("changing a row clears its error and no other", () => {
  const errors = { fields: { title: "a" }, rows: { eggs: "b", salt: "c", boil: "d" }, other: [] };
  const next = apply(
    { ...fresh, errors },
    createRowActionTransition("ingredients", { type: "change", key: "eggs", text: "3 eggs" }),
  );
  expect(next.values.ingredients.map(({ text }) => text)).toEqual(["salt", "3 eggs"]);
  expect(next.errors).toEqual({ fields: { title: "a" }, rows: { salt: "c", boil: "d" }, other: [] });
  expect(next.isDirty).toBe(true);
  const removed = apply(
    { ...fresh, errors },
    createRowsChangeTransition("ingredients", (rows) => rows.slice(1)),
  );
  expect(removed.errors.rows).toEqual({ eggs: "b", boil: "d" });
  expect(removed.isDirty).toBe(true);
});

test("a row action returns focus, announcement and an undo as an event of the same list", () => {
  const step = createRowActionTransition("ingredients", { type: "remove", key: "eggs" })(fresh);
  expect(step?.state.focus).toEqual({ key: "salt", caret: 4 });
  const [offer] = step?.effects ?? [];
  expect(offer).toMatchObject({ type: "offerUndo", message: "Removed." });
  if (offer?.type !== "offerUndo") return expect.unreachable();
  const back = apply(step?.state ?? fresh, offer.event);
  expect(back.values.ingredients).toEqual(soup.ingredients);
  expect(back.focus).toEqual({ key: "eggs", caret: 6 });
  const moved = apply(fresh, createRowActionTransition("ingredients", { type: "move", key: "eggs", by: -1 }));
  expect(moved.announcement).toEqual({ list: "ingredients", message: "Ingredient 2 is now number 1 of 2" });
});

test("an action that changes no row keeps the form clean, and is ignored when its row is missing", () => {
  const beyond = { type: "move", key: "salt", by: -1 } as const;
  expect(apply(fresh, createRowActionTransition("ingredients", beyond))).toEqual(fresh);
  const gone = { type: "remove", key: "boil" } as const;
  expect(createRowActionTransition("instructions", gone)(fresh)).toBeNull();
});

test("a pending picture is listed until it is uploaded, also while its row is removed", () => {
  const busy = apply(
    fresh,
    createUploadPendingTransition("cover", true),
    createUploadPendingTransition("eggs", true),
    createUploadPendingTransition("eggs", true),
  );
  expect(busy.busyPictures).toEqual(["cover", "eggs"]);
  expect(apply(busy, createUploadPendingTransition("cover", false)).busyPictures).toEqual(["eggs"]);
  const blank = {
    ...busy,
    values: { ...soup, ingredients: [createRow("", "line", "eggs"), ...soup.ingredients] },
  };
  const remove = createRowActionTransition("ingredients", { type: "remove", key: "eggs" });
  expect(effects(blank, remove)).toHaveLength(1);
});

test("rejected values are marked and the first is focused, each time again", () => {
  const errors = { ...noErrors, fields: { title: "a" } };
  const refused = apply(fresh, createShowErrorsTransition(errors));
  expect(refused).toMatchObject({ errors, focus: { firstMark: true }, isDirty: false });
  const again = apply(refused, createShowErrorsTransition(errors));
  expect(again.focus).toEqual(refused.focus);
  expect(again.focus).not.toBe(refused.focus);
  expect(apply(refused, createShowErrorsTransition(noErrors)).errors).toEqual(noErrors);
  expect(apply(fresh, createShowErrorsTransition(noErrors)).focus).toBeNull();
});

test("replacing all values makes the form dirty and clears its errors", () => {
  const marked = { ...fresh, errors: { ...noErrors, fields: { title: "a" } } };
  expect(apply(marked, createReplaceValuesTransition(stew))).toMatchObject({
    values: stew,
    isDirty: true,
    errors: noErrors,
  });
});

test("saving the sent values removes the draft here and on the server", () => {
  const sent = typedIn(createInitialFormState(draftOf(soup), () => soup));
  const step = createValuesSavedTransition(sent.values)(sent);
  expect(step?.state).toMatchObject({ isDirty: false, restored: null, other: null, values: stew });
  expect(step?.effects).toEqual([{ type: "forgetDraft" }]);
});

test("values typed after the request stay a draft, and so does a pending tag", () => {
  const sent = typedIn();
  const later = apply(sent, createFieldChangeTransition({ title: "Stew with leeks" }));
  expect(createValuesSavedTransition(sent.values)(later)).toEqual({
    state: { ...later, restored: null },
    effects: [],
  });
  const half = apply(sent, createFieldChangeTransition({ typedTag: "wint" }));
  expect(createValuesSavedTransition(half.values)(half)).toMatchObject({
    state: { isDirty: true },
    effects: [],
  });
});

test("another start is shown only when nothing was typed", () => {
  expect(apply(fresh, createReplaceUntouchedValuesTransition(stew))).toMatchObject({
    values: stew,
    isDirty: false,
  });
  expect(createReplaceUntouchedValuesTransition(soup)(typedIn())).toBeNull();
});

test("discarding a draft offers it back with its base version", () => {
  const restored = draftOf(stew, 2);
  const state = createInitialFormState(restored, () => soup);
  const step = createDiscardDraftTransition(soup, 5)(state);
  expect(step?.state).toMatchObject({ values: soup, isDirty: false, restored: null, errors: noErrors });
  expect(step?.effects).toEqual([
    { type: "forgetDraft" },
    { type: "offerRestore", gone: { values: stew, restored, basis: 2 } },
  ]);
  const [, offer] = effects(typedIn(), createDiscardDraftTransition(soup, 5)) ?? [];
  expect(offer).toEqual({ type: "offerRestore", gone: { values: stew, restored: null, basis: 5 } });
});

test("a restored draft replaces the current values, which are offered in turn when they were typed", () => {
  const gone = { values: stew, restored: draftOf(stew), basis: 2 };
  const back = createRestoreDraftTransition(gone, 5)(fresh);
  expect(back?.state).toMatchObject({ values: stew, isDirty: true, restored: gone.restored });
  expect(back?.effects).toEqual([]);
  const bread = apply(fresh, createFieldChangeTransition({ title: "Bread" }));
  expect(effects(bread, createRestoreDraftTransition(gone, 5))).toEqual([
    { type: "offerRestore", gone: { values: bread.values, restored: null, basis: 5 } },
  ]);
});

test("a draft of another device is shown when nothing was typed, and otherwise waits for a choice", () => {
  const draft = draftOf(stew);
  const shown = createServerDraftFoundTransition(draft, soup)(fresh);
  expect(shown?.state).toMatchObject({ values: stew, restored: draft, isDirty: true, other: null });
  expect(shown?.effects).toEqual([{ type: "releaseSync" }]);
  const bread = apply(fresh, createFieldChangeTransition({ title: "Bread" }));
  const waiting = createServerDraftFoundTransition(draft, soup)(bread);
  expect(waiting).toEqual({ state: { ...bread, other: draft }, effects: [] });
});

test("a draft with the same content asks nothing", () => {
  const same = createServerDraftFoundTransition(draftOf({ ...stew }), soup);
  expect(same(typedIn())).toEqual({ state: typedIn(), effects: [{ type: "releaseSync" }] });
  expect(createServerDraftFoundTransition(draftOf({ ...soup }), soup)(fresh)).toEqual({
    state: fresh,
    effects: [{ type: "releaseSync" }, { type: "discardSync" }],
  });
});

test("one of two drafts is taken, or the current values replace it", () => {
  const draft = draftOf(soup);
  const both = { ...typedIn(), other: draft };
  expect(acceptOtherDraftTransition(both)).toMatchObject({
    state: { values: soup, restored: draft, other: null },
    effects: [{ type: "releaseSync" }],
  });
  expect(rejectOtherDraftTransition(both)).toEqual({
    state: { ...both, other: null },
    effects: [{ type: "releaseSync" }],
  });
  expect(removeOtherDraftTransition(both)).toEqual({ state: { ...both, other: null }, effects: [] });
  expect(acceptOtherDraftTransition(typedIn())).toBeNull();
});

test("a draft that ends in another tab ends here, unless values were typed over it or a picture is uploading", () => {
  const ended = createDraftEndedElsewhereTransition(soup);
  const opened = createInitialFormState(draftOf(stew), () => soup);
  expect(ended(opened)).toMatchObject({
    state: { values: soup, isDirty: false, restored: null },
    effects: [{ type: "forgetDraft" }, { type: "notifyEnded" }],
  });
  const rewrite = { effects: [{ type: "rewriteDraft" }] };
  const bread = apply(opened, createFieldChangeTransition({ title: "Bread" }));
  expect(ended(bread)).toEqual({ state: bread, ...rewrite });
  const busy = apply(opened, createUploadPendingTransition("cover", true));
  expect(ended(busy)).toEqual({ state: busy, ...rewrite });
  expect(ended(fresh)).toBeNull();
});

test("a form has its own changes when its values differ from its draft", () => {
  const opened = createInitialFormState(draftOf(stew), () => soup);
  expect(hasChangesSinceRestore(opened)).toBe(false);
  expect(hasChangesSinceRestore(typedIn(opened))).toBe(true);
});

test("a removed row is restored once when no value has changed since", () => {
  const removed = apply(fresh, createRowActionTransition("ingredients", { type: "remove", key: "eggs" }));
  const restored = apply(removed, undoRemovalTransition);
  expect(restored.values.ingredients).toEqual(soup.ingredients);
  expect(undoRemovalTransition(restored)).toBeNull();
  expect(undoRemovalTransition(typedIn(removed))).toBeNull();
});

/** Whether the list is open, and the id of its active option. The focus is always in the field. */
export type ComboState = { isOpen: boolean; active: string | null };

export const closedCombo: ComboState = { isOpen: false, active: null };

/**
 * The effect of a key: `pass` leaves it to the browser, the form or the dialog; `done` means that it was
 * handled.
 */
export type ComboEffect =
  | { kind: "pass" }
  | { kind: "done" }
  | { kind: "choose"; id: string }
  | { kind: "forget"; id: string };

const pass: ComboEffect = { kind: "pass" };
const done: ComboEffect = { kind: "done" };

/** The active option if it is still offered. Otherwise the first option if `leads`, else null. */
export function activeOptionOrNull(
  { isOpen, active }: ComboState,
  options: readonly string[],
  leads = false,
): string | null {
  if (isOpen && active !== null && options.includes(active)) return active;
  return leads ? (options[0] ?? null) : null;
}

/**
 * Handles one key. Arrow keys cycle through the options and, unless `leads`, the field. Enter chooses the
 * active option. Escape closes an open list unless it `isFixed`. Delete forgets the active option if it was
 * reached with the keyboard.
 */
export function reduceComboboxKey(
  state: ComboState,
  key: string,
  offer: {
    options: readonly string[];
    forgettable: readonly string[];
    isFixed: boolean;
    leads?: boolean | undefined;
  },
): { state: ComboState; effect: ComboEffect } {
  const { options, leads = false } = offer;
  const active = activeOptionOrNull(state, options, leads);
  if (key === "ArrowDown" || key === "ArrowUp") {
    if (options.length === 0) return { state, effect: pass };
    return {
      state: {
        isOpen: true,
        active: nextOptionIdOrNull(
          leads ? options : [null, ...options],
          active,
          key === "ArrowDown" ? 1 : -1,
        ),
      },
      effect: done,
    };
  }
  if (key === "Enter") {
    if (active !== null) return { state: closedCombo, effect: { kind: "choose", id: active } };
    return { state: closedCombo, effect: pass };
  }
  if (key === "Escape" && state.isOpen && options.length > 0 && !offer.isFixed) {
    return { state: closedCombo, effect: done };
  }
  if (key === "Delete" && active !== null && active === state.active && offer.forgettable.includes(active)) {
    const next = options[options.indexOf(active) + 1] ?? null;
    return { state: { isOpen: true, active: next }, effect: { kind: "forget", id: active } };
  }
  return { state, effect: pass };
}

function nextOptionIdOrNull(
  stops: readonly (string | null)[],
  active: string | null,
  by: 1 | -1,
): string | null {
  const index = stops.indexOf(active);
  return stops[(index + by + stops.length) % stops.length] ?? null;
}

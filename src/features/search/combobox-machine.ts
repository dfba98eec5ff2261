/** What is open and which option the keyboard stands on; the focus itself stays in the field. */
export type ComboState = { isOpen: boolean; active: string | null };

export const closedCombo: ComboState = { isOpen: false, active: null };

/** What a key did: `pass` leaves it to the browser, to the form around or to the dialog around. */
export type ComboEffect =
  | { kind: "pass" }
  | { kind: "done" }
  | { kind: "choose"; id: string }
  | { kind: "forget"; id: string };

const pass: ComboEffect = { kind: "pass" };
const done: ComboEffect = { kind: "done" };

/** The option that the keyboard stands on, where it is still offered; else the first, of a list that `leads` with it. */
export function activeIn(
  { isOpen, active }: ComboState,
  options: readonly string[],
  leads = false,
): string | null {
  if (isOpen && active !== null && options.includes(active)) return active;
  return leads ? (options[0] ?? null) : null;
}

/**
 * One key in the field. Up and down go round through the options, and the field itself where the list does not lead;
 * Enter takes the option; Escape closes what floats, and nothing where the list `isFixed`; Delete takes an option away
 * that can be forgotten, and that a key was moved to.
 */
export function pressKey(
  state: ComboState,
  key: string,
  offered: {
    options: readonly string[];
    forgettable: readonly string[];
    isFixed: boolean;
    leads?: boolean | undefined;
  },
): { state: ComboState; effect: ComboEffect } {
  const { options, leads = false } = offered;
  const active = activeIn(state, options, leads);
  if (key === "ArrowDown" || key === "ArrowUp") {
    if (options.length === 0) return { state, effect: pass };
    return {
      state: {
        isOpen: true,
        active: step(leads ? options : [null, ...options], active, key === "ArrowDown" ? 1 : -1),
      },
      effect: done,
    };
  }
  if (key === "Enter") {
    if (active !== null) return { state: closedCombo, effect: { kind: "choose", id: active } };
    return { state: closedCombo, effect: pass };
  }
  if (key === "Escape" && state.isOpen && options.length > 0 && !offered.isFixed) {
    return { state: closedCombo, effect: done };
  }
  if (
    key === "Delete" &&
    active !== null &&
    active === state.active &&
    offered.forgettable.includes(active)
  ) {
    const next = options[options.indexOf(active) + 1] ?? null;
    return { state: { isOpen: true, active: next }, effect: { kind: "forget", id: active } };
  }
  return { state, effect: pass };
}

function step(stops: readonly (string | null)[], active: string | null, by: 1 | -1): string | null {
  const at = stops.indexOf(active);
  return stops[(at + by + stops.length) % stops.length] ?? null;
}

import { describe, expect, it } from "vitest";
import { activeOptionOrNull, type ComboState, closedCombo, reduceComboboxKey } from "./combobox-machine.ts";

const options = ["a", "b", "c"];
const offered = { options, forgettable: ["b"], isFixed: false };
const stateAt = (active: string | null): ComboState => ({ isOpen: true, active });

describe("the keys of a combobox", () => {
  it("cycle through the options and the field", () => {
    const stops: (string | null)[] = [];
    let state: ComboState = closedCombo;
    for (let turn = 0; turn < 5; turn += 1) {
      ({ state } = reduceComboboxKey(state, "ArrowDown", offered));
      stops.push(state.active);
    }
    expect(stops).toEqual(["a", "b", "c", null, "a"]);
    expect(reduceComboboxKey(stateAt(null), "ArrowUp", offered).state).toEqual(stateAt("c"));
    expect(reduceComboboxKey(closedCombo, "ArrowDown", { ...offered, options: [] }).effect).toEqual({
      kind: "pass",
    });
  });

  it("choose the active option with Enter, and leave Enter to the form without one", () => {
    expect(reduceComboboxKey(stateAt("b"), "Enter", offered)).toEqual({
      state: closedCombo,
      effect: { kind: "choose", id: "b" },
    });
    expect(reduceComboboxKey(stateAt(null), "Enter", offered)).toEqual({
      state: closedCombo,
      effect: { kind: "pass" },
    });
  });

  it("close the list once with Escape", () => {
    expect(reduceComboboxKey(stateAt("a"), "Escape", offered)).toEqual({
      state: closedCombo,
      effect: { kind: "done" },
    });
    expect(reduceComboboxKey(closedCombo, "Escape", offered).effect).toEqual({ kind: "pass" });
    expect(reduceComboboxKey(stateAt("a"), "Escape", { ...offered, isFixed: true }).effect).toEqual({
      kind: "pass",
    });
  });

  it("forget a forgettable option with Delete, and move to the next", () => {
    expect(reduceComboboxKey(stateAt("b"), "Delete", offered)).toEqual({
      state: stateAt("c"),
      effect: { kind: "forget", id: "b" },
    });
    expect(reduceComboboxKey(stateAt("a"), "Delete", offered).effect).toEqual({ kind: "pass" });
  });

  it("start at the first option when the list leads, and cycle through its options only", () => {
    const leading = { ...offered, isFixed: true, leads: true };
    expect(activeOptionOrNull(closedCombo, options, true)).toBe("a");
    expect(activeOptionOrNull(stateAt("gone"), options, true)).toBe("a");
    expect(activeOptionOrNull(closedCombo, [], true)).toBeNull();
    expect(reduceComboboxKey(closedCombo, "Enter", leading).effect).toEqual({ kind: "choose", id: "a" });
    expect(reduceComboboxKey(closedCombo, "ArrowDown", leading).state).toEqual(stateAt("b"));
    expect(reduceComboboxKey(closedCombo, "ArrowUp", leading).state).toEqual(stateAt("c"));
    expect(reduceComboboxKey(stateAt("c"), "ArrowDown", leading).state).toEqual(stateAt("a"));
    // The first option is active by default and was not reached with the keyboard.
    expect(reduceComboboxKey(closedCombo, "Delete", { ...leading, forgettable: options }).effect).toEqual({
      kind: "pass",
    });
  });

  it("ignore an option that is no longer offered", () => {
    expect(activeOptionOrNull(stateAt("b"), options)).toBe("b");
    expect(activeOptionOrNull(stateAt("b"), ["a"])).toBeNull();
    expect(activeOptionOrNull({ isOpen: false, active: "b" }, options)).toBeNull();
    expect(reduceComboboxKey(stateAt("gone"), "Enter", offered).effect).toEqual({ kind: "pass" });
  });
});

import { describe, expect, it } from "vitest";
import { activeIn, type ComboState, closedCombo, pressKey } from "./combobox-machine.ts";

const options = ["a", "b", "c"];
const offered = { options, forgettable: ["b"], isFixed: false };
const at = (active: string | null): ComboState => ({ isOpen: true, active });

describe("the keys of a combobox", () => {
  it("cycle through the options and the field", () => {
    const stops: (string | null)[] = [];
    let state: ComboState = closedCombo;
    for (let turn = 0; turn < 5; turn += 1) {
      ({ state } = pressKey(state, "ArrowDown", offered));
      stops.push(state.active);
    }
    expect(stops).toEqual(["a", "b", "c", null, "a"]);
    expect(pressKey(at(null), "ArrowUp", offered).state).toEqual(at("c"));
    expect(pressKey(closedCombo, "ArrowDown", { ...offered, options: [] }).effect).toEqual({ kind: "pass" });
  });

  it("choose the active option with Enter, and leave Enter to the form without one", () => {
    expect(pressKey(at("b"), "Enter", offered)).toEqual({
      state: closedCombo,
      effect: { kind: "choose", id: "b" },
    });
    expect(pressKey(at(null), "Enter", offered)).toEqual({ state: closedCombo, effect: { kind: "pass" } });
  });

  it("close the list once with Escape", () => {
    expect(pressKey(at("a"), "Escape", offered)).toEqual({ state: closedCombo, effect: { kind: "done" } });
    expect(pressKey(closedCombo, "Escape", offered).effect).toEqual({ kind: "pass" });
    expect(pressKey(at("a"), "Escape", { ...offered, isFixed: true }).effect).toEqual({ kind: "pass" });
  });

  it("forget a forgettable option with Delete, and move to the next", () => {
    expect(pressKey(at("b"), "Delete", offered)).toEqual({
      state: at("c"),
      effect: { kind: "forget", id: "b" },
    });
    expect(pressKey(at("a"), "Delete", offered).effect).toEqual({ kind: "pass" });
  });

  it("start at the first option when the list leads, and cycle through its options only", () => {
    const leading = { ...offered, isFixed: true, leads: true };
    expect(activeIn(closedCombo, options, true)).toBe("a");
    expect(activeIn(at("gone"), options, true)).toBe("a");
    expect(activeIn(closedCombo, [], true)).toBeNull();
    expect(pressKey(closedCombo, "Enter", leading).effect).toEqual({ kind: "choose", id: "a" });
    expect(pressKey(closedCombo, "ArrowDown", leading).state).toEqual(at("b"));
    expect(pressKey(closedCombo, "ArrowUp", leading).state).toEqual(at("c"));
    expect(pressKey(at("c"), "ArrowDown", leading).state).toEqual(at("a"));
    // The keyboard has not moved there yet.
    expect(pressKey(closedCombo, "Delete", { ...leading, forgettable: options }).effect).toEqual({
      kind: "pass",
    });
  });

  it("ignore an option that is no longer offered", () => {
    expect(activeIn(at("b"), options)).toBe("b");
    expect(activeIn(at("b"), ["a"])).toBeNull();
    expect(activeIn({ isOpen: false, active: "b" }, options)).toBeNull();
    expect(pressKey(at("gone"), "Enter", offered).effect).toEqual({ kind: "pass" });
  });
});

import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { activeOptionOrNull, type ComboState, closedCombo, reduceComboboxKey } from "./combobox-machine.ts";

type Props<Option> = {
  options: readonly Option[];
  /** The accessible name of the list. */
  label: string;
  onChoose: (option: Option) => void;
  /** Called when Delete is pressed on an option for which `canForget` is true. */
  onForget?: (option: Option) => void;
  canForget?: (option: Option) => boolean;
  /** Whether the list is always visible, so that Escape is left to the parent. */
  isFixed?: boolean;
  /** Whether the first option is active until another one is. */
  leads?: boolean;
  /** Called when the focus leaves the field and its container. */
  onLeave?: () => void;
};

/**
 * A text field with a listbox after ARIA 1.2: the focus stays in the field, which refers to the active
 * option. `field`, `list` and `optionProps` are props for the elements. `container` are props for their
 * parent; when the focus leaves it, the list closes.
 */
export function useCombobox<Option extends { id: string }>(props: Props<Option>) {
  const { options, isFixed = false, leads } = props;
  const [state, setState] = useState<ComboState>(closedCombo);
  const listId = useId();
  const ids = options.map(({ id }) => id);
  const isShown = options.length > 0 && (isFixed || state.isOpen);
  const active = activeOptionOrNull(state, ids, leads);
  const list = useRef<HTMLDivElement>(null);
  const elementId = (id: string) => `${listId}-${ids.indexOf(id)}`;

  useEffect(() => {
    if (active === null) return;
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { canForget, onForget, onChoose } = props;
    const forgettable = options.filter((option) => canForget?.(option) ?? false).map(({ id }) => id);
    const offered = { options: ids, forgettable, isFixed, leads };
    const { state: next, effect } = reduceComboboxKey(state, event.key, offered);
    setState(next);
    if (effect.kind === "pass") return;
    event.preventDefault();
    if (effect.kind === "done") return;
    const option = options.find(({ id }) => id === effect.id);
    if (option) (effect.kind === "choose" ? onChoose : onForget)?.(option);
  }

  return {
    isShown,
    /** If the first option is active by default, typing makes it active again. */
    open: () => setState((before) => (before.isOpen && !leads ? before : { isOpen: true, active: null })),
    close: () => setState(closedCombo),
    field: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": isShown,
      "aria-controls": isShown ? listId : undefined,
      "aria-activedescendant": active === null ? undefined : elementId(active),
      autoComplete: "off",
      onKeyDown: handleKeyDown,
    } as const,
    list: {
      ref: list,
      id: listId,
      role: "listbox",
      "aria-label": props.label,
      // Keeps the focus in the field, so that a phone's keyboard stays open.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    } as const,
    optionProps: (option: Option) => ({
      id: elementId(option.id),
      role: "option" as const,
      "aria-selected": option.id === active,
      // The pointer makes an option active, so that there is only one active option.
      onMouseMove: () => {
        if (leads && option.id !== active) setState({ isOpen: true, active: option.id });
      },
      onClick: () => {
        setState(closedCombo);
        props.onChoose(option);
      },
    }),
    container: {
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setState(closedCombo);
        props.onLeave?.();
      },
    },
  };
}

export type Combobox<Option extends { id: string }> = ReturnType<typeof useCombobox<Option>>;

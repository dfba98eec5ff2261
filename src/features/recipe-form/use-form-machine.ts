import { useCallback, useRef, useState } from "react";
import { type FormEffect, type FormEvent, type FormState, stepForm } from "./form-machine.ts";

/** What is done for each effect that the machine asks for. */
type EffectRunners = { [Type in FormEffect["type"]]: (effect: Extract<FormEffect, { type: Type }>) => void };

/**
 * Runs the form's machine. `send` is the same for as long as the form stands, and answers whether the event was used.
 */
export function useFormMachine(begin: () => FormState, runners: EffectRunners) {
  const [state, setState] = useState(begin);
  // Events may come faster than they are drawn: each goes upon what the last one led to.
  const latest = useRef(state);
  const running = useRef(runners);
  running.current = runners;
  /** What had the keyboard when the last event happened. */
  const pressed = useRef<Element | null>(null);

  const send = useCallback((event: FormEvent): boolean => {
    const step = stepForm(latest.current, event);
    if (!step) return false;
    pressed.current = document.activeElement;
    latest.current = step.state;
    setState(step.state);
    for (const effect of step.effects) running.current[effect.type](effect as never);
    return true;
  }, []);

  return { state, pressed, send };
}

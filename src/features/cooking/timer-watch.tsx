import { useEffect, useState } from "react";
import { useLocation, useRoute } from "wouter";
import { text } from "#server/texts/en.ts";
import { routes } from "../../paths.ts";
import { alarm } from "../timers/alarm.ts";
import { TimerBar } from "../timers/timer-lists.tsx";
import { GUEST, useMemberIdOrGuest } from "../timers/use-member-id-or-guest.ts";
import { useTimerStoreAndState } from "../timers/use-timers.ts";
import { adoptGuestTimersAndProgress } from "./adopt-guest-timers-and-progress.ts";
import { useKeepScreenAwake } from "./keep-awake.ts";

/** Runs the timers on every page, and shows them on all pages but cook mode, which has its own list. */
export default function TimerWatch() {
  const { store, state } = useTimerStoreAndState();
  const owner = useMemberIdOrGuest();
  useEffect(() => {
    if (owner !== GUEST) adoptGuestTimersAndProgress(owner);
  }, [owner]);
  const [isCooking] = useRoute(routes.recipeCook);
  const [isRecipe] = useRoute(routes.recipe);
  const [path] = useLocation();
  // The pattern of a recipe also matches fixed addresses such as "/recipes/create".
  const isFixedPath = Object.values<string>(routes).includes(path);
  const offersAwake = isRecipe && !isFixedPath && state.timers.some((timer) => timer.state === "running");
  const [isAwake, setAwake] = useState(false);
  useKeepScreenAwake(offersAwake && isAwake);
  const isBusy = state.timers.length > 0;
  const hasEnded = state.timers.some((timer) => timer.state === "ended");
  useEffect(() => (isBusy ? store.watch() : undefined), [isBusy, store]);

  // After a reload browsers block sound until the first key press or tap; a touch counts when the finger is
  // lifted.
  useEffect(() => {
    if (!isBusy) return;
    const events = ["pointerdown", "pointerup", "keydown"] as const;
    for (const event of events) addEventListener(event, alarm.openSound);
    return () => {
      for (const event of events) removeEventListener(event, alarm.openSound);
    };
  }, [isBusy]);

  useEffect(() => {
    if (!hasEnded) return;
    const before = document.title;
    const during = text.cooking.timers.documentTitle(before);
    document.title = during;
    return () => {
      if (document.title === during) document.title = before;
    };
  }, [hasEnded]);

  return isCooking ? null : <TimerBar awake={offersAwake ? { isOn: isAwake, onChange: setAwake } : null} />;
}

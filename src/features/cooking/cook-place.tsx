import { useEffect } from "react";
import { useParams } from "wouter";
import { LeaveButton } from "./leave-button.tsx";
import { useLeaveCooking } from "./use-leave-cooking.ts";

/**
 * Shown while cook mode's script loads: the exit, by button and Escape. It is part of every page, so it is small.
 */
export function CookPlace() {
  const { id = "" } = useParams();
  const { leave } = useLeaveCooking(id);

  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => (key === "Escape" ? leave() : undefined);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [leave]);

  return (
    <div className="page-margins flex h-dvh bg-paper">
      <div className="flex h-17 items-center">
        <LeaveButton onLeave={leave} />
      </div>
    </div>
  );
}

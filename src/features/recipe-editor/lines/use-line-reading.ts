import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { LineReading } from "#server/features/recipes/schema/readings.ts";
import { trpc } from "../../../lib/trpc.ts";
import { LineReadings } from "./line-readings.ts";

/** Typing pause before a line is requested. */
const PAUSE = 300;

const readings = new LineReadings();

type Client = ReturnType<typeof trpc.useUtils>["client"];
const askOf = (client: Client) => async (lines: string[]) =>
  (await client.recipes.readLines.mutate({ lines })).readings;

/** Requests readings before their lines are shown, so that they render once. */
export function useReadAhead(): (lines: readonly string[]) => void {
  const { client } = trpc.useUtils();
  return (lines) => {
    for (const line of lines) readings.want(line, askOf(client));
  };
}

/**
 * The reading of an ingredient line while it is typed, or null if unknown. The previous reading stays until the
 * next one arrives.
 * @param known the reading that the recipe stores for the line; saves a request
 */
export function useLineReading(line: string, known: LineReading | null): LineReading | null {
  const { client } = trpc.useUtils();
  const isBlank = line.trim() === "";
  const found = useSyncExternalStore(readings.subscribe, () => (isBlank ? null : readings.get(line)));
  const isOnItsWay = useSyncExternalStore(readings.subscribe, () => readings.isOnItsWay(line));
  const [pausedAt, setPausedAt] = useState(line);
  const last = useRef<LineReading | null>(null);
  const reading = known ?? found;

  // The initial text needs no typing pause.
  const first = useRef(line);

  useEffect(() => {
    if (known || isBlank || readings.get(line)) return;
    const timer = setTimeout(
      () => {
        readings.want(line, askOf(client));
        setPausedAt(line);
      },
      line === first.current ? 0 : PAUSE,
    );
    return () => clearTimeout(timer);
  }, [line, known, isBlank, client]);

  useEffect(() => {
    if (reading || isBlank) last.current = reading;
  }, [reading, isBlank]);

  if (reading || isBlank) return reading;
  return pausedAt !== line || isOnItsWay ? last.current : null;
}

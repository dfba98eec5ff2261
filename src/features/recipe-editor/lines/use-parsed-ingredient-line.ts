import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { LineReading } from "#server/features/recipes/schema/readings.ts";
import { trpc } from "../../../lib/trpc.ts";
import { LineReadings } from "./line-readings.ts";

/** How long the member must stop typing before a line is sent to be parsed. */
const TYPING_PAUSE_MS = 300;

const readings = new LineReadings();

type Client = ReturnType<typeof trpc.useUtils>["client"];
const createFetchOfParsedLines = (client: Client) => async (lines: string[]) =>
  (await client.recipes.readLines.mutate({ lines })).readings;

/**
 * Returns a function that requests the parsed forms of lines before these are shown, so that they render only
 * once.
 */
export function usePrefetchParsedLines(): (lines: readonly string[]) => void {
  const { client } = trpc.useUtils();
  return (lines) => {
    for (const line of lines) readings.request(line, createFetchOfParsedLines(client));
  };
}

/**
 * The parsed form of an ingredient line while it is typed, or null if unknown. The previous form stays until
 * the next one arrives.
 * @param known the parsed form that the recipe stores for the line; saves a request
 */
export function useParsedIngredientLineOrNull(line: string, known: LineReading | null): LineReading | null {
  const { client } = trpc.useUtils();
  const isBlank = line.trim() === "";
  const found = useSyncExternalStore(readings.subscribe, () => (isBlank ? null : readings.get(line)));
  const isPending = useSyncExternalStore(readings.subscribe, () => readings.isPending(line));
  const [pausedAt, setPausedAt] = useState(line);
  const last = useRef<LineReading | null>(null);
  const reading = known ?? found;

  // The initial line was not typed, so it is requested without a pause.
  const initial = useRef(line);

  useEffect(() => {
    if (known || isBlank || readings.get(line)) return;
    const timer = setTimeout(
      () => {
        readings.request(line, createFetchOfParsedLines(client));
        setPausedAt(line);
      },
      line === initial.current ? 0 : TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [line, known, isBlank, client]);

  useEffect(() => {
    if (reading || isBlank) last.current = reading;
  }, [reading, isBlank]);

  if (reading || isBlank) return reading;
  return pausedAt !== line || isPending ? last.current : null;
}

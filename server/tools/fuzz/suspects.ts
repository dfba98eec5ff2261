import { setTimeout as sleep } from "node:timers/promises";
import type { FuzzRequest } from "./fuzz-request.ts";

export type Numbered = { number: number; request: FuzzRequest };

/** Who may be to blame for what the server logs, while several send at once. */
export type Suspects = {
  /** Sends, once no search is under way. */
  during<Answer>(one: Numbered, send: () => Promise<Answer>): Promise<Answer>;
  isSearching(): boolean;
  /** Holds up whoever would send, waits for those under way and has each suspect looked at. One search at a time. */
  search(look: (suspects: Numbered[]) => Promise<void>): Promise<void>;
  /** Ends with the search that is under way, if one is. */
  calm(): Promise<void>;
};

/** Suspected are those under way and the latest `kept` that were answered: a line of the log comes later than an answer. */
export function createSuspects(kept: number): Suspects {
  const underWay = new Set<Numbered>();
  const latest: Numbered[] = [];
  let searching: Promise<void> | null = null;
  const calm = async () => {
    while (searching) await searching;
  };
  return {
    calm,
    isSearching: () => searching !== null,
    async during(one, send) {
      await calm();
      underWay.add(one);
      try {
        return await send();
      } finally {
        underWay.delete(one);
        latest.push(one);
        if (latest.length > kept) latest.shift();
      }
    },
    async search(look) {
      const suspects = [...underWay, ...latest.toReversed()];
      const whole = async () => {
        while (underWay.size > 0) await sleep(10);
        await look(suspects);
      };
      searching = whole().finally(() => {
        searching = null;
        latest.length = 0;
      });
      await searching;
    },
  };
}

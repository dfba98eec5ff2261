import { expect, it } from "vitest";
import { placesWords } from "./places-words.ts";

it.each([
  [[], "None yet"],
  [["127.0.0.0/16"], "1 place"],
  [["127.0.0.0/16", "2001:db8::/32"], "2 places"],
  [["Lisbon, Portugal", "Germany"], "Lisbon, Portugal; Germany"],
  [["203.0.0.0/16", "Lisbon, Portugal"], "Lisbon, Portugal; 1 other"],
  [["203.0.0.0/16", "Lisbon, Portugal", "198.51.0.0/16"], "Lisbon, Portugal; 2 others"],
])("places of sign-ins %j are told as %s", (places, told) => expect(placesWords(places)).toBe(told));

import { expect, it } from "vitest";
import { isSameEmailIgnoringCase } from "./same-address.ts";

const ADA = "ada.kirk@example.org";

it.each<[claimed: string, stored: string, isSame: boolean, what: string]>([
  [ADA, ADA, true, "the same letters"],
  [" Ada.KIRK@Example.ORG ", ADA, true, "ASCII case and spaces around it"],
  ["ÉMILE@example.org", "émile@example.org", true, "a case pair beyond ASCII"],
  ["ada@Café.example", "ada@xn--caf-dma.example", true, "the Unicode spelling of a stored domain"],
  ["ada@xn--caf-dma.example", "ada@café.example", false, "the ASCII spelling of a domain stored in Unicode"],
  ["ada.\u212Airk@example.org", ADA, false, "the Kelvin sign"],
  ["ada@\u212Bngstrom.example", "ada@ångstrom.example", false, "the Ångström sign"],
  ["\uFF41da.kirk@example.org", ADA, false, "a full-width letter"],
  ["ada\u00AD.kirk@example.org", ADA, false, "a soft hyphen"],
  ["ada.kirk@exa\u00ADmple.org", ADA, false, "a soft hyphen in the domain"],
  ["ada.kirk@\uFF45xample.org", ADA, false, "a full-width letter in the domain"],
  ["ada.kirk@example\u3002org", ADA, false, "an ideographic full stop"],
  ["\u0130da@example.org", "ida@example.org", false, "a dotted capital I"],
  ["mi\u017Fs@example.org", "miss@example.org", false, "a long s"],
  [
    "stra\u1E9Ee@example.org",
    "straße@example.org",
    false,
    "a capital sharp s, whose pair does not lead back",
  ],
  ["ada.kirk+x@example.org", ADA, false, "a tag"],
  ["adakirk@example.org", ADA, false, "a dot fewer"],
  ["", ADA, false, "nothing"],
])("isSameAddress compares %j with %j as %s: %s", (claimed, stored, isSame) => {
  expect(isSameEmailIgnoringCase(claimed, stored)).toBe(isSame);
});

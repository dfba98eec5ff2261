import type { RestRow } from "#server/rest/rest-row.ts";

/** Who calls. `owner` has the things that the others are strangers to; `unverified` and `disabled` have live tokens. */
export const CALLERS = ["guest", "unverified", "owner", "other", "other premium", "disabled"] as const;
export type Caller = (typeof CALLERS)[number];

/** What is asked for: a thing of the caller's own, one of the owner's by who may see it, one that is nowhere. */
const PLACES = ["own", "foreign public", "foreign private", "imported", "missing"] as const;
export type Place = (typeof PLACES)[number];

export type Kind = "recipe" | "image" | "record" | "session" | "scan" | "alert" | "identity";
/** The places that a kind of thing can be in. */
export const PLACES_OF: Record<Kind, readonly Place[]> = {
  recipe: PLACES,
  image: ["own", "foreign public", "foreign private", "missing"],
  record: ["own", "foreign private", "missing"],
  session: ["own", "foreign private", "missing"],
  alert: ["own", "foreign private", "missing"],
  identity: ["own", "foreign private", "missing"],
  scan: ["own", "foreign private", "missing"],
};

export const OK = "answers";
/** Status and detail of a refusal; the status alone where the detail is a list of fields. */
export type Outcome = string;

/** What becomes of a call by where its thing is; a foreign private thing is a missing one, but where a row says so. */
export type Reach = {
  kind: Kind;
  own: Outcome;
  /** An own one that was imported, where that makes a difference. */
  imported?: Outcome;
  open?: Outcome;
  hidden?: Outcome;
  missing: Outcome;
};

/** Which things a list answers with; `mark` is by what one is known in its answer, its id where nothing is said. */
export type Listing = {
  kind: Kind;
  shows: (of: { isMine: boolean; isOpen: boolean }) => boolean;
  mark?: "tag" | "step";
};

/** A thing that a call is made upon. `word` is in its title and its tag, and in those of no other. */
export type Thing = { id: string; word: string };

/** One way to call a procedure, and what every caller must hear. The caller's rights come before what it asks for. */
export type Row = {
  /** Where a procedure has several rows: what this one asks. */
  what?: string;
  ladder: "anyone" | "viewer" | "member";
  input: (thing: Thing) => object | undefined;
  /** Of who is let in, where no thing is asked for. */
  answers?: Outcome;
  reach?: Reach;
  lists?: Listing;
  /** What an answered call uses up: it is made anew for the next one. */
  spends?: "thing" | "login";
  /** What tRPC answers in place of that where its JSON cannot carry the call's bytes. */
  overTrpc?: Outcome;
};
export type AccessTable = Record<RestRow["procedure"], readonly Row[]>;

const REFUSALS: Record<"viewer" | "member", Partial<Record<Caller, Outcome>>> = {
  viewer: { unverified: "401 Email verification required", disabled: "401 Account is disabled" },
  member: {
    guest: "401 Not authenticated",
    unverified: "401 Email verification required",
    disabled: "401 Account is disabled",
  },
};

/** What a caller hears before anything is looked at; null where they are let in. */
function refusalFor({ ladder }: Row, caller: Caller): Outcome | null {
  return ladder === "anyone" ? null : (REFUSALS[ladder][caller] ?? null);
}

/** Whether a thing in that place is the caller's: the owner's things are foreign to all others. */
export const isMine = (caller: Caller, place: Place) =>
  place === "own" || (caller === "owner" && place !== "missing");

/** The written matrix: what a caller must hear who asks for a thing in that place. */
export function expectedOutcome(row: Row, caller: Caller, place: Place): Outcome {
  const refused = refusalFor(row, caller);
  if (refused !== null) return refused;
  const { reach } = row;
  if (!reach) return row.answers ?? OK;
  if (place === "missing") return reach.missing;
  if (isMine(caller, place)) return (place === "imported" ? reach.imported : undefined) ?? reach.own;
  return place === "foreign public" ? (reach.open ?? reach.missing) : (reach.hidden ?? reach.missing);
}

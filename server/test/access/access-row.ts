import type { RestRow } from "#server/rest/rest-row.ts";

/**
 * The callers. `owner` has the entities that are foreign to the others; `unverified` and `disabled` have valid
 * tokens.
 */
export const CALLERS = ["guest", "unverified", "owner", "other", "other premium", "disabled"] as const;
export type Caller = (typeof CALLERS)[number];

/** Relation of the entity to the caller: the caller's own, the owner's by visibility, or a missing one. */
const PLACES = ["own", "foreign public", "foreign private", "imported", "missing"] as const;
export type Place = (typeof PLACES)[number];

export type Kind = "recipe" | "image" | "record" | "session" | "scan" | "alert" | "identity";
/** The places in which an entity of a kind can be. */
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

/**
 * Outcome of a call by the place of its entity. A foreign private entity answers like a missing one unless `hidden`
 * is set.
 */
export type Reach = {
  kind: Kind;
  own: Outcome;
  /** An own one that was imported, where that makes a difference. */
  imported?: Outcome;
  open?: Outcome;
  hidden?: Outcome;
  missing: Outcome;
};

/** Which entities a list shows. `mark` is what identifies an entity in the answer; default: its id. */
export type Listing = {
  kind: Kind;
  shows: (of: { isMine: boolean; isOpen: boolean }) => boolean;
  mark?: "tag" | "step";
};

/** An entity to call a procedure on. Only its own title and tag contain `word`. */
export type Entity = { id: string; word: string };

/** One way to call a procedure, and what every caller must hear. The caller's rights come before what it asks for. */
export type Row = {
  /** Names this row where a procedure has several. */
  what?: string;
  ladder: "anyone" | "viewer" | "member";
  input: (entity: Entity) => object | undefined;
  /** Outcome for an authorized caller when the call takes no entity. */
  answers?: Outcome;
  reach?: Reach;
  lists?: Listing;
  /** An answered call consumes it; the test creates a new one for the next call. */
  spends?: "entity" | "login";
  /** Outcome over tRPC where its JSON cannot carry the call's bytes. */
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

/** Refusal by the caller's rights alone, before the input is read; null if the caller is authorized. */
function refusalFor({ ladder }: Row, caller: Caller): Outcome | null {
  return ladder === "anyone" ? null : (REFUSALS[ladder][caller] ?? null);
}

/** Whether the entity belongs to the caller; the owner's entities are foreign to all others. */
export const isMine = (caller: Caller, place: Place) =>
  place === "own" || (caller === "owner" && place !== "missing");

/** The access matrix: the outcome that a caller must get for an entity in that place. */
export function expectedOutcome(row: Row, caller: Caller, place: Place): Outcome {
  const refused = refusalFor(row, caller);
  if (refused !== null) return refused;
  const { reach } = row;
  if (!reach) return row.answers ?? OK;
  if (place === "missing") return reach.missing;
  if (isMine(caller, place)) return (place === "imported" ? reach.imported : undefined) ?? reach.own;
  return place === "foreign public" ? (reach.open ?? reach.missing) : (reach.hidden ?? reach.missing);
}

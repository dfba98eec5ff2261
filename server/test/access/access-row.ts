import type { RestRow } from "#server/rest/rest-row.ts";

/**
 * The kinds of callers. `owner` owns the entities that are foreign to the others. `unverified` and `disabled`
 * have valid tokens.
 */
export const CALLERS = ["guest", "unverified", "owner", "other", "other premium", "disabled"] as const;
export type Caller = (typeof CALLERS)[number];

/**
 * How the entity relates to the caller: the caller's own, public or private of the owner, imported, or
 * missing.
 */
const PLACES = ["own", "foreign public", "foreign private", "imported", "missing"] as const;
export type Place = (typeof PLACES)[number];

export type Kind = "recipe" | "image" | "record" | "session" | "scan" | "alert" | "identity";
/** The relations that an entity of each kind can have. */
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
/**
 * Status and detail of a refusal, for example "404 Recipe not found"; only the status if the detail is a list
 * of fields.
 */
export type Outcome = string;

/**
 * The expected outcomes of a call by its entity's relation to the caller. A foreign private entity must get
 * the same answer as a missing one, unless `hidden` is set.
 */
export type Reach = {
  kind: Kind;
  own: Outcome;
  /** The outcome for the caller's own imported entity, if it differs from `own`. */
  imported?: Outcome;
  open?: Outcome;
  hidden?: Outcome;
  missing: Outcome;
};

/**
 * Which entities a list contains. `mark` is the text that identifies an entity in the answer, by default its
 * id.
 */
export type Listing = {
  kind: Kind;
  shows: (of: { isMine: boolean; isOpen: boolean }) => boolean;
  mark?: "tag" | "step";
};

/** An entity to call a procedure with. `word` occurs only in its title and tag. */
export type Entity = { id: string; word: string };

/**
 * One way to call a procedure, with the expected outcomes. The caller's rights must be checked before the
 * input.
 */
export type Row = {
  /** Distinguishes the rows of a procedure with several rows. */
  what?: string;
  ladder: "anyone" | "viewer" | "member";
  input: (entity: Entity) => object | undefined;
  /** The outcome for an authorized caller, if the call concerns no entity. */
  answers?: Outcome;
  reach?: Reach;
  lists?: Listing;
  /** A successful call deletes the entity or ends the login, so that the test creates another one. */
  spends?: "entity" | "login";
  /** The outcome over tRPC, if its JSON cannot contain the bytes that the call needs. */
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

/** The refusal that follows from the caller's rights alone; null if the caller is authorized. */
function refusalFor({ ladder }: Row, caller: Caller): Outcome | null {
  return ladder === "anyone" ? null : (REFUSALS[ladder][caller] ?? null);
}

/** Whether the entity belongs to the caller; other callers' entities belong to `owner`. */
export const isMine = (caller: Caller, place: Place) =>
  place === "own" || (caller === "owner" && place !== "missing");

/** The outcome that a caller must get for an entity with this relation. */
export function expectedOutcome(row: Row, caller: Caller, place: Place): Outcome {
  const refused = refusalFor(row, caller);
  if (refused !== null) return refused;
  const { reach } = row;
  if (!reach) return row.answers ?? OK;
  if (place === "missing") return reach.missing;
  if (isMine(caller, place)) return (place === "imported" ? reach.imported : undefined) ?? reach.own;
  return place === "foreign public" ? (reach.open ?? reach.missing) : (reach.hidden ?? reach.missing);
}

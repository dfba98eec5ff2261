import { useEffect, useRef, useState } from "react";
import type { DraftPlace } from "#server/features/drafts/schema.ts";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { trpc } from "../../lib/trpc.ts";
import { DRAFT_SHAPE, type Draft } from "./draft-store.ts";
import { type DraftCalls, DraftSync, type ServerDraft } from "./draft-sync.ts";

type Options<Value> = {
  /** Which form, and whose. Left out, nothing goes to the server. */
  place: DraftPlace | undefined;
  value: Value;
  basis: number | null;
  isDirty: boolean;
  /** The revision that this device last saved. */
  known: string | null;
  /** Told of a draft that another device wrote. */
  onOther: (draft: Draft<Value>) => void;
};

/** The server's copy of what is typed. Answers the revision last saved, and the sync itself; null where there is none. */
export function useDraftSync<Value>({ place, value, basis, isDirty, known, onOther }: Options<Value>) {
  const { client } = trpc.useUtils();
  const [revision, setRevision] = useState(known);
  const other = useRef(onOther);
  other.current = onOther;
  const [sync] = useState(() => {
    if (!place) return null;
    const { drafts } = client;
    const calls: DraftCalls = {
      get: () => drafts.get.query(place),
      save: (input) => drafts.save.mutate({ ...place, ...input }),
      remove: () => drafts.delete.mutate(place),
      failureOf,
    };
    return new DraftSync({
      form: JSON.stringify(place),
      calls,
      shape: DRAFT_SHAPE,
      onOther: (draft) => {
        const found = draftOf<Value>(draft);
        if (found) other.current(found);
      },
      onSaved: setRevision,
    });
  });

  const first = useRef(known);
  useEffect(() => void sync?.open(first.current), [sync]);

  useEffect(() => {
    if (isDirty) sync?.write({ value, basis });
  }, [sync, value, basis, isDirty]);

  return { sync, revision };
}

function draftOf<Value>({ value, savedAt, basis, revision }: ServerDraft): Draft<Value> | null {
  try {
    const found: unknown = JSON.parse(value);
    if (typeof found !== "object" || found === null) return null;
    return { value: found as Value, savedAt, basis, revision };
  } catch {
    return null;
  }
}

function failureOf(error: unknown): ReturnType<DraftCalls["failureOf"]> {
  const { status } = readErrorAnswer(error);
  if (status === 409) return "stale";
  const mayPass = status < 400 || status >= 500 || status === 401 || status === 429;
  return mayPass ? "passing" : "final";
}

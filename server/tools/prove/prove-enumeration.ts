import { pendingRegistrations } from "#db/schema/index.ts";
import type { Deps } from "#server/context.ts";
import { createAccount } from "#server/features/accounts/service/operate-account.ts";
import { MAIL_LIMITS } from "#server/guards/mail-limits.ts";
import { sha256 } from "#server/lib/ids.ts";
import { SAMPLE_PASSWORD } from "../trial/sample-members.ts";
import { addressIn, createTrial, median } from "./account-proof/trial-accounts.ts";

const MOST_GAP_MS = 5;
const OTHER_PASSWORD = "Walnut-board 42?";

/** A kind of address, as an account knows it. */
type Kind = "account" | "waiting" | "nobody";
type CallName = "register" | "login" | "forgot" | "resend";
const PATHS: Record<CallName, string> = {
  register: "/api/auth/register",
  login: "/api/auth/login",
  forgot: "/api/auth/forgot-password",
  resend: "/api/auth/resend-verification",
};

/** The first of each kind warm a server up. */
const WARM_UP = 10;

type Seen = { answers: Set<string>; times: Record<Kind, number[]> };

export type EnumerationProof = {
  /** Per call: how many different answers were seen (status, body, headers), and the medians of its time by kind. */
  calls: Record<CallName, { answers: number; medianMs: Record<Kind, number>; gapMs: number }>;
  ok: boolean;
};

/**
 * Whether an answer tells who has an account: `each` addresses with an account, as many that wait for their
 * confirmation, and as many unknown ones, interleaved, each asked once from a network of its own. Status, body and
 * headers must be equal, the medians within 5 ms.
 */
export async function proveEnumeration(each = 300): Promise<EnumerationProof> {
  const calls = {} as EnumerationProof["calls"];
  for (const name of Object.keys(PATHS) as CallName[]) calls[name] = await tryCall(name, each);
  const ok = Object.values(calls).every(({ answers, gapMs }) => answers === 1 && gapMs < MOST_GAP_MS);
  return { calls, ok };
}

async function tryCall(name: CallName, each: number): Promise<EnumerationProof["calls"][CallName]> {
  // Whoever waits is told so at the right password alone; a wrong one is what is tried here.
  const kinds: Kind[] =
    name === "login" || name === "resend" ? ["account", "waiting", "nobody"] : ["account", "nobody"];
  const seen: Seen = { answers: new Set(), times: { account: [], waiting: [], nobody: [] } };
  // One server after the other, each with as many as its own bound on mails lets pass.
  const most = Math.floor(MAIL_LIMITS.server.all / kinds.length) - WARM_UP;
  for (let left = each; left > 0; left -= most) await tryOnServer(name, kinds, Math.min(left, most), seen);
  const medianMs = {
    account: median(seen.times.account),
    waiting: median(seen.times.waiting),
    nobody: median(seen.times.nobody),
  };
  const medians = kinds.map((kind) => medianMs[kind]);
  return { answers: seen.answers.size, medianMs, gapMs: Math.max(...medians) - Math.min(...medians) };
}

async function tryOnServer(
  name: CallName,
  kinds: readonly Kind[],
  rounds: number,
  { answers, times }: Seen,
): Promise<void> {
  const trial = createTrial();
  try {
    await trial.fill((deps) => addPeople(deps, kinds, rounds));
    const server = await trial.serve({ TRUST_PROXY: "127.0.0.1" });
    try {
      for (let round = -WARM_UP; round < rounds; round += 1) {
        for (const [at, kind] of shuffled(kinds, round).entries()) {
          const email = round < 0 ? `warm${round}-${kind}@warm${-round}.invalid` : address(kind, round);
          const started = performance.now();
          const answer = await ask(server.url, name, email, 10 + round * 4 + at + 100);
          const took = performance.now() - started;
          if (round < 0) continue;
          answers.add(answer);
          times[kind].push(took);
        }
      }
    } finally {
      await server.stop();
    }
  } finally {
    trial.remove();
  }
}

/** One domain each: what is mailed to one domain is bounded. */
function address(kind: Kind, round: number): string {
  return `${kind}@${kind}${round}.invalid`;
}

async function addPeople(deps: Deps, kinds: readonly Kind[], rounds: number): Promise<void> {
  const passwordHash = await deps.passwords.hash(SAMPLE_PASSWORD);
  const quick: Deps = { ...deps, passwords: { ...deps.passwords, hash: async () => passwordHash } };
  for (let round = 0; round < rounds; round += 1) {
    if (kinds.includes("account")) {
      await createAccount(quick, {
        email: address("account", round),
        name: "A Cook",
        password: SAMPLE_PASSWORD,
      });
    }
    if (kinds.includes("waiting")) await addWaiting(deps, address("waiting", round), passwordHash);
  }
}

/** As a registration leaves it, without its mail. */
async function addWaiting({ db, clock }: Deps, email: string, passwordHash: string): Promise<void> {
  const now = clock.now();
  const row = { email, name: "A Cook", passwordHash, linkHash: sha256(email), createdAt: now };
  await db.write((tx) => tx.insert(pendingRegistrations).values({ ...row, expiresAt: now + 24 * 3_600_000 }));
}

async function ask(url: string, name: CallName, email: string, network: number): Promise<string> {
  const body = {
    register: { email, password: OTHER_PASSWORD, name: "A Stranger" },
    login: { email, password: OTHER_PASSWORD },
    forgot: { email },
    resend: { email },
  }[name];
  const response = await fetch(url + PATHS[name], {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": addressIn(network) },
    body: JSON.stringify(body),
  });
  const headers = [...response.headers]
    .filter(([header]) => header !== "date" && header !== "x-request-id")
    // The secret of a registration is another each time.
    .map(([header, value]) => `${header}: ${value.replace(/^asked=[A-Za-z0-9_-]{43};/, "asked=…;")}`);
  return `${response.status}\n${headers.join("\n")}\n\n${await response.text()}`;
}

/** The same order would always let one kind follow another. */
function shuffled<T>(values: readonly T[], round: number): T[] {
  const turn = ((round % values.length) + values.length) % values.length;
  return [...values.slice(turn), ...values.slice(0, turn)];
}

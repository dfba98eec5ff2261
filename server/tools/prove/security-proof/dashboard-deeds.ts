import { addSampleMember, SAMPLE_PASSWORD } from "../../trial/sample-members.ts";
import type { CountedServer } from "../account-proof/counted-server.ts";
import { ask, jsonOf, type Reply } from "./ask.ts";
import { waitingToken } from "./goal-mails.ts";

/** What the account's owner is told of by an alert of its own kind. */
export const TOLD = ["account_lockout", "password_changed", "password_reset", "token_reuse"] as const;
type Told = (typeof TOLD)[number];

/** An account, a token of a sign-in that stays, and what has happened to it by the count of this proof. */
export type Cook = {
  email: string;
  network: string;
  password: string;
  token: string;
  attempts: { at: number; isGood: boolean }[];
  told: { at: number; type: Told }[];
};

const AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
const WRONG = "Wrong-kettle7!";
/** The fifth wrong password locks. */
const GUESSES = 5;

export async function settle(server: CountedServer, name: string, network: string): Promise<Cook> {
  const email = `${name}@larder.invalid`;
  const cook: Cook = { email, network, password: SAMPLE_PASSWORD, token: "", attempts: [], told: [] };
  await addSampleMember(server.deps, email, 0);
  await stayIn(server, cook);
  return cook;
}

/** An access token lives for a quarter of an hour, and a new one is a sign-in more. */
export async function stayIn(server: CountedServer, cook: Cook): Promise<void> {
  const asked = { path: "/api/auth/me", token: cook.token };
  if ((await ask(server.url, asked)).status === 401) cook.token = (await signIn(server, cook, 1)).token;
}

type Tokens = { token: string; refreshToken: string };

async function signIn(
  server: CountedServer,
  cook: Cook,
  host: number,
  password = cook.password,
): Promise<Tokens> {
  const reply = await send(server, cook, host, { path: "login", body: { email: cook.email, password } });
  cook.attempts.push({ at: server.clock.now(), isGood: reply.status === 200 });
  const tokens = jsonOf<{ access_token?: string; refresh_token?: string }>(reply);
  return { token: tokens?.access_token ?? "", refreshToken: tokens?.refresh_token ?? "" };
}

/** From a browser in the cook's own network. */
function send(
  { url }: CountedServer,
  { network }: Cook,
  host: number,
  { path, ...asked }: { path: string; method?: string; token?: string; body?: unknown },
): Promise<Reply> {
  const headers = { "x-forwarded-for": `${network}.${host}`, "user-agent": AGENT };
  return ask(url, { method: "POST", path: `/api/auth/${path}`, headers, ...asked });
}

/** Who does it, on what server and from which host, and the number of the event. */
type Scene = { server: CountedServer; cook: Cook; host: number; n: number };
/** What it goes on with once the clock has moved, where it takes longer than a moment. */
type Rest = () => Promise<unknown>;
type Deed = { name: string; does(scene: Scene): Promise<Rest | undefined> };

const once =
  (does: (scene: Scene) => Promise<unknown>): Deed["does"] =>
  async (scene) => {
    await does(scene);
    return undefined;
  };

function note({ server, cook }: Scene, type: Told): void {
  cook.told.push({ at: server.clock.now(), type });
}

/** All that moves a figure. An odd number of kinds, so that both of two who take turns do each of them. */
export const DEEDS: readonly Deed[] = [
  { name: "a sign-in", does: once(({ server, cook, host }) => signIn(server, cook, host)) },
  { name: "a wrong password", does: once(({ server, cook, host }) => signIn(server, cook, host, WRONG)) },
  { name: "a sign-out", does: once(signOut) },
  { name: "a sign-in from afar", does: once(({ server, cook }) => signIn(server, cook, 250)) },
  { name: "an end of all others", does: once(endOthers) },
  { name: "a lock-out", does: once(lockOut) },
  { name: "a change of password", does: once(changePassword) },
  { name: "a reset by a mailed link", does: once(resetPassword) },
  { name: "a refresh token used again", does: refreshTwice },
];

async function signOut({ server, cook, host }: Scene): Promise<void> {
  const { token } = await signIn(server, cook, host);
  await send(server, cook, host, { path: "logout", token });
}

async function endOthers({ server, cook, host }: Scene): Promise<void> {
  const { token } = await signIn(server, cook, host);
  await send(server, cook, host, { path: "security/sessions", method: "DELETE", token });
}

async function lockOut(scene: Scene): Promise<void> {
  for (let left = GUESSES; left > 0; left -= 1) await signIn(scene.server, scene.cook, scene.host, WRONG);
  note(scene, "account_lockout");
}

async function changePassword(scene: Scene): Promise<void> {
  const { server, cook, host, n } = scene;
  const { token } = await signIn(server, cook, host);
  const body = { current_password: cook.password, new_password: `Quince-jam ${n} 1897!` };
  await send(server, cook, host, { path: "password", method: "PUT", token, body });
  cook.password = body.new_password;
  note(scene, "password_changed");
}

async function resetPassword(scene: Scene): Promise<void> {
  const { server, cook, host, n } = scene;
  await send(server, cook, host, { path: "forgot-password", body: { email: cook.email } });
  const body = {
    token: await waitingToken(server.deps, cook.email),
    new_password: `Medlar-jelly ${n} 1897!`,
  };
  await send(server, cook, host, { path: "reset-password", body });
  cook.password = body.new_password;
  note(scene, "password_reset");
}

/** Within 30 seconds it would be another tab's; the clock moves between the two. */
async function refreshTwice(scene: Scene): Promise<Rest> {
  const { server, cook, host } = scene;
  const { refreshToken } = await signIn(server, cook, host);
  const refresh = () => send(server, cook, host, { path: "refresh", body: { refresh_token: refreshToken } });
  await refresh();
  return async () => {
    await refresh();
    note(scene, "token_reuse");
  };
}

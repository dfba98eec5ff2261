import { addSampleMember, SAMPLE_PASSWORD } from "../../trial/sample-members.ts";
import { type CountedServer, startCountedServer } from "../account-proof/counted-server.ts";
import { ask, jsonOf } from "./ask.ts";
import { commonCandidates } from "./common-candidates.ts";
import type { Findings } from "./goal.ts";
import { sendBytes } from "./wire.ts";

const EMAIL = "cook@larder.invalid";
const HEAD = "Quince-jam 1897! ";
/** Texts of 64, 128 and 256 signs whose last sign counts, in scripts of one to four bytes. */
const LONG = [64, 128, 256].flatMap((length) =>
  ["x", "ß", "味", "🍲"].map((sign) => HEAD + sign.repeat(Math.floor((length - HEAD.length) / sign.length))),
);
const SPECIAL = [
  "Quince-jam 1897!é",
  "Quince-jam 1897!e\u0301",
  "  Quince-jam 1897!  ",
  "Quince\tjam 1897!",
  "Quince-jam 1897!Ω",
];
const REFUSED_WITHIN_MS = 10;

/** G33: the first guesses are refused; long ones are kept sign by sign; a megabyte is refused before it costs anything. */
export async function provePasswords(tries: number): Promise<Findings> {
  const server = await startCountedServer({ env: { USAGE_LIMITS: "off" } });
  try {
    await addSampleMember(server.deps, EMAIL, 0);
    const common = await refuseCommon(server, tries);
    const long = await keepLong(server);
    const huge = await refuseHuge(server);
    return {
      tries: common.tries + long.tries + huge.tries,
      failures: [...common.failures, ...long.failures, ...huge.failures],
    };
  } finally {
    await server.close();
  }
}

async function refuseCommon({ url }: CountedServer, tries: number): Promise<Findings> {
  const failures: string[] = [];
  const candidates = commonCandidates(tries);
  for (const [at, password] of candidates.entries()) {
    const body = { email: `zz${at}@larder.invalid`, password, name: "A Cook" };
    const { status, text } = await ask(url, { method: "POST", path: "/api/auth/register", body });
    if (status !== 422 || !text.includes("password")) failures.push(`${password}: ${status}`);
  }
  return { tries: candidates.length, failures };
}

async function keepLong({ url, clock }: CountedServer): Promise<Findings> {
  const failures: string[] = [];
  const all = [...LONG, ...SPECIAL];
  let current = SAMPLE_PASSWORD;
  for (const password of all) {
    // Wrong ones are counted for a while.
    clock.advance(3_600_000);
    const signed = jsonOf<{ access_token: string }>(await login(url, current));
    const body = { current_password: current, new_password: password };
    const changed = await ask(url, {
      method: "PUT",
      path: "/api/auth/password",
      body,
      token: signed?.access_token,
    });
    const named = `${[...password].length} signs ${JSON.stringify(password.slice(-6))}`;
    if (changed.status !== 200) {
      failures.push(`${named}: ${changed.status} ${changed.text.slice(0, 100)}`);
      continue;
    }
    current = password;
    for (const near of [
      cut(password),
      `${password} `,
      password.trimEnd() === password ? `${cut(password)}y` : password.trim(),
    ]) {
      if ((await login(url, near)).status !== 401)
        failures.push(`${named} is also ${JSON.stringify(near.slice(-6))}`);
    }
  }
  return { tries: all.length * 4, failures };
}

/** Piece by piece as a network brings it: one write of a megabyte costs a client alone as long as it may take here. */
async function refuseHuge({ url }: CountedServer): Promise<Findings> {
  const failures: string[] = [];
  const body = JSON.stringify({ email: EMAIL, password: `Aa1!${"x".repeat(1_000_000)}` });
  const head = [
    "POST /api/auth/login HTTP/1.1",
    `Host: ${new URL(url).host}`,
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
  ];
  const pieces = body.match(/.{1,65536}/gs) ?? [];
  const took: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    const answer = await sendBytes(url, [`${head.join("\r\n")}\r\n\r\n`, ...pieces], {
      ms: 1000,
      pauseMs: 0,
    });
    took.push(answer.firstMs ?? Number.POSITIVE_INFINITY);
    if (answer.statuses.join() !== "413")
      failures.push(`a megabyte: ${answer.statuses.join() || "no answer"}`);
  }
  // Others on the machine only add to it.
  const least = Math.min(...took);
  if (least > REFUSED_WITHIN_MS) failures.push(`a megabyte is refused after ${Math.round(least)} ms`);
  return { tries: took.length, failures };
}

function login(url: string, password: string) {
  return ask(url, { method: "POST", path: "/api/auth/login", body: { email: EMAIL, password } });
}

function cut(password: string): string {
  return [...password].slice(0, -1).join("");
}

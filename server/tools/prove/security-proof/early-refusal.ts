import { type CountedServer, startCountedServer } from "../account-proof/counted-server.ts";
import type { Findings } from "./goal.ts";
import { sendBytes } from "./wire.ts";

const MIB = 1024 * 1024;
/** A refusal that comes before the body: within this time, of a body that never comes. */
const WITHIN_MS = 1000;

type Case = { path: string; length: number; isMember: boolean; answers: readonly number[] };
const MEMBERS_ONLY = [
  "/api/ocr/process",
  "/api/ocr/save-recipe",
  "/api/ocr/assess-quality",
  "/api/recipes",
  "/api/import/save",
  "/api/import/extract",
  "/trpc/scans.process",
  "/trpc/recipes.create",
  "/trpc/scans.process,scans.process?batch=1",
];
const ANYONES = [
  "/api/auth/login",
  "/api/auth/register",
  "/trpc/sessions.login",
  "/api/auth/forgot-password",
];

const CASES: readonly Case[] = [
  ...MEMBERS_ONLY.flatMap((path) =>
    [10, MIB, 14 * MIB].map((length) => ({ path, length, isMember: false, answers: [401, 413] })),
  ),
  ...ANYONES.flatMap((path) =>
    [MIB, 14 * MIB, 1e12].map((length) => ({ path, length, isMember: false, answers: [413] })),
  ),
  ...MEMBERS_ONLY.map((path) => ({ path, length: 200 * MIB, isMember: true, answers: [413] })),
  ...["/nowhere", "/api/nowhere", "/images/none"].map((path) => ({
    path,
    length: 14 * MIB,
    isMember: false,
    answers: [404, 405],
  })),
];

/** T32: who may not send a body, or not so large a one, is told before a byte of it has come. */
export async function proveEarlyRefusal(): Promise<Findings> {
  const server = await startCountedServer();
  try {
    const { token } = await server.addMember("premium");
    const failures = await Promise.all(CASES.map((one) => tryCase(server, one, token)));
    return { tries: CASES.length, failures: failures.flat() };
  } finally {
    await server.close();
  }
}

async function tryCase(server: CountedServer, one: Case, token: string): Promise<string[]> {
  const head = [
    `POST ${one.path} HTTP/1.1`,
    "Host: localhost",
    "Content-Type: application/json",
    `Content-Length: ${one.length}`,
    ...(one.isMember ? [`Authorization: Bearer ${token}`] : []),
  ];
  const { statuses } = await sendBytes(server.url, [`${head.join("\r\n")}\r\n\r\n`], { ms: WITHIN_MS });
  const isTold = one.answers.includes(statuses[0] ?? 0);
  return isTold ? [] : [`${one.path} of ${one.length} bytes: ${statuses.join() || "silence"}`];
}

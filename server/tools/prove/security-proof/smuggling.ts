import { createTrial } from "../account-proof/trial-accounts.ts";
import type { Findings } from "./goal.ts";
import { sendBytes, type WireAnswer } from "./wire.ts";

const H = "Host: localhost\r\n";
const HIDDEN = `GET /api/health?hidden HTTP/1.1\r\n${H}\r\n`;
const JSON_TYPE = "Content-Type: application/json\r\n";
const POST = `POST /api/auth/login HTTP/1.1\r\n${H}${JSON_TYPE}`;

type Case = {
  name: string;
  bytes: readonly string[];
  /** One refusal and the end, where it is not said otherwise. */
  answers?: readonly number[];
};

const refused = (name: string, ...bytes: string[]): Case => ({ name, bytes });

/** A length and pieces at once, in every spelling, with a request hidden behind. */
const ENCODINGS = [
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: Chunked",
  "Transfer-Encoding:\tchunked",
  "Transfer-Encoding: chunked, identity",
  "Transfer-Encoding: identity, chunked",
  "Transfer-Encoding: xchunked",
  "Transfer-Encoding: chunked\r\nTransfer-Encoding: x",
  "Transfer-Encoding: x\r\nTransfer-Encoding: chunked",
  "Transfer-Encoding : chunked",
  " Transfer-Encoding: chunked",
  "Transfer-Encoding: \x0bchunked",
  "X: x\nTransfer-Encoding: chunked",
  "Transfer-Encoding\r\n : chunked",
  "Transfer-Encoding: 'chunked'",
  "Transfer-encoding: chunked;q=1",
].flatMap((line) => [
  refused(`CL.TE ${line}`, `${POST}Content-Length: 6\r\n${line}\r\n\r\n0\r\n\r\n${HIDDEN}`),
  refused(`TE.CL ${line}`, `${POST}${line}\r\nContent-Length: 4\r\n\r\n5c\r\n${HIDDEN}\r\n0\r\n\r\n`),
]);

const LENGTHS = [
  "Content-Length: 0\r\nContent-Length: 44",
  "Content-Length: 44\r\nContent-Length: 0",
  "Content-Length: 0, 44",
  "Content-Length: +2",
  "Content-Length: -1",
  "Content-Length: 0x2",
  "Content-Length: 2 2",
  "Content-Length: 1e1",
  "Content-Length: 99999999999999999999",
  "Content-Length: \t",
  "Content-Length:",
  "Content-Length : 2",
].map((line) => refused(`length ${line}`, `${POST}${line}\r\n\r\n{}${HIDDEN}`));

const CHUNKS = [
  "zz\r\n{}\r\n0\r\n\r\n",
  "-1\r\n{}\r\n",
  "2\n{}\n0\n\n",
  "ffffffffffffffffff\r\n{}",
  "2;\n{}\r\n0\r\n\r\n",
  " 2\r\n{}\r\n0\r\n\r\n",
  "0x2\r\n{}\r\n0\r\n\r\n",
  "2\r\n{}XX0\r\n\r\n",
].map((body) =>
  refused(`chunk ${JSON.stringify(body)}`, `${POST}Transfer-Encoding: chunked\r\n\r\n${body}${HIDDEN}`),
);

const LINES = [
  refused("bare LF", `GET / HTTP/1.1\nHost: localhost\n\n${HIDDEN}`),
  refused(
    "a header folded",
    `GET / HTTP/1.1\r\n${H}X: a\r\n b\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n`,
  ),
  refused("NUL in a value", `GET / HTTP/1.1\r\n${H}X: a\0b\r\n\r\n`),
  refused("NUL in a name", `GET / HTTP/1.1\r\n${H}X\0: a\r\n\r\n`),
  refused("CR in a value", `GET / HTTP/1.1\r\n${H}X: a\rHost: evil\r\n\r\n`),
  refused("a blank before the colon", `GET / HTTP/1.1\r\n${H}X : a\r\n\r\n`),
  refused("no name", `GET / HTTP/1.1\r\n${H}: a\r\n\r\n`),
  // The oldest form there is: one answer, and the end.
  { name: "no version", bytes: [`GET /\r\n${H}\r\n`], answers: [200] },
  refused("version 9", `GET / HTTP/9.0\r\n${H}\r\n`),
  refused("a lower-case version", `GET / http/1.1\r\n${H}\r\n`),
  refused("a method of signs", `G@T / HTTP/1.1\r\n${H}\r\n`),
  { name: "two Hosts", bytes: [`GET / HTTP/1.1\r\n${H}Host: evil.example\r\n\r\n`], answers: [400] },
  { name: "two equal Hosts", bytes: [`GET / HTTP/1.1\r\n${H}${H}\r\n`], answers: [400] },
  refused("no Host", "GET / HTTP/1.1\r\n\r\n"),
  refused("a header of 40 kB", `GET / HTTP/1.1\r\n${H}X: ${"x".repeat(40_000)}\r\n\r\n`),
  refused("an address of 40 kB", `GET /${"x".repeat(40_000)} HTTP/1.1\r\n${H}\r\n`),
  {
    name: "3,000 small headers",
    bytes: [`GET / HTTP/1.1\r\n${H}${"X: y\r\n".repeat(3000)}\r\n`],
    answers: [200],
  },
  refused("TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"),
  refused("HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
];

/** What is honest, in unusual pieces: each request has its own answer, in its order. */
const HONEST: readonly Case[] = [
  { name: "ten in a row", bytes: [HIDDEN.repeat(10)], answers: Array(10).fill(200) },
  {
    name: "a body, then a request",
    bytes: [`${POST}Content-Length: 2\r\n\r\n{}${HIDDEN}`],
    answers: [422, 200],
  },
  {
    name: "pieces, then a request",
    bytes: [`${POST}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1\r\n}\r\n0\r\n\r\n${HIDDEN}`],
    answers: [422, 200],
  },
  {
    name: "a body that nobody reads, then a request",
    bytes: [`GET /api/health HTTP/1.1\r\n${H}Content-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`, HIDDEN],
    answers: [200, 200],
  },
  { name: "sign by sign", bytes: [...HIDDEN.slice(0, 40), HIDDEN.slice(40)], answers: [200] },
];
const CASES: readonly Case[] = [...ENCODINGS, ...LENGTHS, ...CHUNKS, ...LINES, ...HONEST];
const REFUSALS = new Set([400, 413, 414, 421, 431, 501, 505]);

/** G31: raw requests that two readers might read differently: refused, with the connection, and nothing behind them. */
export async function proveSmuggling(tries: number): Promise<Findings> {
  const trial = createTrial();
  const server = await trial.serve();
  try {
    const cases = CASES.slice(0, tries);
    const failures: string[] = [];
    for (let from = 0; from < cases.length; from += 10) {
      const some = cases.slice(from, from + 10);
      const answers = await Promise.all(some.map(({ bytes }) => sendBytes(server.url, bytes)));
      for (const [at, one] of some.entries()) failures.push(...judge(one, answers[at] as WireAnswer));
    }
    const { statuses } = await sendBytes(server.url, [HIDDEN], { ms: 500 });
    if (statuses[0] !== 200) failures.push("the server answers no more");
    return { tries: cases.length, failures };
  } finally {
    await server.stop();
    trial.remove();
  }
}

function judge({ name, answers }: Case, { statuses, closed }: WireAnswer): string[] {
  const told = `${name.slice(0, 70)}: ${statuses.join(" ") || "silence"}${closed ? "" : ", left open"}`;
  if (answers !== undefined) return statuses.join() === answers.join() ? [] : [told];
  const isRefused = statuses.length === 1 && REFUSALS.has(statuses[0] ?? 0) && closed;
  return isRefused ? [] : [told];
}

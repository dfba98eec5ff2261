import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { gate } from "#server/test/gate.ts";
import { setUpFolder } from "#server/test/temp-folder.ts";
import {
  claimDataFolder,
  OwnedElsewhereError,
  type OwnerHandler,
  type Ownership,
  runCommandInOwner,
} from "./owner-socket.ts";
import { getOwnerSocketPath } from "./owner-socket-path.ts";

const inFolder = setUpFolder();
let owned: Ownership[];

beforeEach(() => {
  owned = [];
});

afterEach(async () => {
  for (const ownership of owned) await ownership.release();
});

const echo: OwnerHandler = async (verb, args) => ({ verb, args });

async function claim(handler: OwnerHandler = echo, folder = inFolder()): Promise<Ownership> {
  const ownership = await claimDataFolder(folder, handler);
  owned.push(ownership);
  return ownership;
}

/** Starts another process that listens on the socket of the folder. */
async function strangerListening(): Promise<ChildProcess> {
  const script = `require("node:net").createServer(() => {}).listen(process.argv[1], () => console.log("up"))`;
  const child = spawn(process.execPath, ["-e", script, getOwnerSocketPath(inFolder())]);
  await once(child.stdout!, "data");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

describe("claimOwnership", () => {
  it("creates a socket for this user only, and removes it on release", async () => {
    const ownership = await claim();
    expect(ownership.path).toBe(inFolder("larder.sock"));
    expect(statSync(ownership.path).mode & 0o777).toBe(0o600);
    await ownership.release();
    expect(existsSync(ownership.path)).toBe(false);
    expect(existsSync(inFolder("larder.lock"))).toBe(false);
    await claim();
  });

  it("refuses a folder with a live owner, in one sentence that names it", async () => {
    const stranger = await strangerListening();
    await expect(claim()).rejects.toThrow(OwnedElsewhereError);
    await expect(claim()).rejects.toThrow(inFolder());
    await kill(stranger);
  });

  it("takes over the socket of a process that died", async () => {
    await kill(await strangerListening());
    expect(existsSync(getOwnerSocketPath(inFolder()))).toBe(true);
    await claim();
    expect(await runCommandInOwner(inFolder(), "check", [])).toEqual({ result: { verb: "check", args: [] } });
  });

  it("lets one of several starters win, also over a dead process's socket", async () => {
    await kill(await strangerListening());
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => claim()));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected") expect(result.reason).toBeInstanceOf(OwnedElsewhereError);
    }
  });

  it("does not wait for the lock of a dead starter", async () => {
    const lock = inFolder("larder.lock");
    writeFileSync(lock, "someone");
    utimesSync(lock, new Date(0), new Date(0));
    await claim();
    expect(existsSync(lock)).toBe(false);
  });

  it("works where the path is too long for a socket", async () => {
    const deep = inFolder("a-rather-long-name-of-a-folder/".repeat(5));
    mkdirSync(deep, { recursive: true });
    const ownership = await claim(echo, deep);
    expect(ownership.path.startsWith(inFolder())).toBe(false);
    expect(statSync(join(ownership.path, "..")).mode & 0o777).toBe(0o700);
    expect(await runCommandInOwner(deep, "check", null)).toEqual({ result: { verb: "check", args: null } });
    await expect(claim(echo, deep)).rejects.toThrow(OwnedElsewhereError);
  });
});

describe("askOwner", () => {
  it("returns null when no process listens, the owner died or the folder is missing", async () => {
    expect(await runCommandInOwner(inFolder(), "check", [])).toBeNull();
    expect(await runCommandInOwner(inFolder("none"), "check", [])).toBeNull();
    await kill(await strangerListening());
    expect(await runCommandInOwner(inFolder(), "check", [])).toBeNull();
  });

  it("distinguishes an empty answer from no owner", async () => {
    await claim(async () => undefined);
    expect(await runCommandInOwner(inFolder(), "check", [])).toEqual({ result: undefined });
  });

  it("passes on why a command failed, and the owner continues", async () => {
    await claim(async (verb) => {
      if (verb === "verify") throw new Error("No account has the address a@b.example.");
      return "fine";
    });
    await expect(runCommandInOwner(inFolder(), "verify", [])).rejects.toThrow(
      "No account has the address a@b.example.",
    );
    expect(await runCommandInOwner(inFolder(), "check", [])).toEqual({ result: "fine" });
  });

  it("sends text of any length and script completely", async () => {
    await claim();
    const args = { text: `${"süß 🍋\n".repeat(60_000)}end` };
    expect(await runCommandInOwner(inFolder(), "echo", args)).toEqual({ result: { verb: "echo", args } });
  });

  it("fails when the owner dies before it answers", async () => {
    const stranger = await strangerListening();
    const asked = runCommandInOwner(inFolder(), "check", []).catch((error: Error) => error.message);
    await kill(stranger);
    expect(await asked).toMatch(/stopped before it answered|ECONNRESET|EPIPE/);
  });

  it("lets a running command finish before the folder is free", async () => {
    const { open: started, opened: isRunning } = gate();
    const { open: finish, opened: finished } = gate();
    const ownership = await claim(async () => {
      started();
      await finished;
      return "done";
    });
    const asked = runCommandInOwner(inFolder(), "slow", []);
    await isRunning;
    const released = ownership.release();
    await expect(claim()).rejects.toThrow(OwnedElsewhereError);
    finish();
    expect(await asked).toEqual({ result: "done" });
    await released;
    expect(await runCommandInOwner(inFolder(), "slow", [])).toBeNull();
  });

  it.each(["no json\n", "null\n", '{"args":1}\n', '"verb"\n'])("answers %j with an error", async (line) => {
    const { path } = await claim();
    const socket = connect({ path });
    socket.write(line);
    const [data] = (await once(socket, "data")) as [Buffer];
    expect(Object.keys(JSON.parse(data.toString()) as object)).toEqual(["error"]);
    socket.destroy();
    expect(await runCommandInOwner(inFolder(), "check", 1)).toEqual({ result: { verb: "check", args: 1 } });
  });
});

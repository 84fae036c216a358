import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import { mkdtemp, rm, utimes } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openInnerDoor } from "./inner-door.ts";

const open = async () => {
  const door = await openInnerDoor(createServer(), {});
  onTestFinished(door.close);
  return door;
};

/** A process that listens on a socket in a folder of that name, until it is killed. */
async function listenBeside(name: string) {
  const folder = await mkdtemp(join(tmpdir(), name));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const program = `require("node:net").createServer().listen(process.argv[1], () => console.log("there"))`;
  const child = spawn(process.execPath, ["-e", program, join(folder, "inner")]);
  await once(child.stdout, "data");
  return {
    folder,
    async kill() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

test("HOSTS-07: what a process left that was killed is removed by the next one, and nothing of those that live or of others", async () => {
  const living = await open();
  const killed = await listenBeside("vitrine-inner-");
  const foreign = await listenBeside("else-");
  const beginning = join(tmpdir(), `vitrine-inner-${process.pid}`);
  mkdirSync(beginning);
  onTestFinished(() => rm(beginning, { recursive: true }));
  await open();
  expect(existsSync(killed.folder), "while it lives").toBe(true);
  await killed.kill();
  await foreign.kill();
  await open();
  expect(existsSync(killed.folder), "it may be about to listen").toBe(true);
  const before = new Date(Date.now() - 61_000);
  for (const folder of [killed.folder, foreign.folder, dirname(living.path), beginning])
    await utimes(folder, before, before);
  await open();
  expect(existsSync(killed.folder)).toBe(false);
  for (const folder of [dirname(living.path), foreign.folder, beginning])
    expect(existsSync(folder), folder).toBe(true);
});

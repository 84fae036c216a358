import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { forkBounded } from "./bounded-memory.ts";
import { blackPng } from "./hostile-pictures.ts";
import {
  OutOfTime,
  type PictureProcess,
  ProcessLost,
  Starved,
  startPictureProcess,
} from "./picture-process.ts";

const megabyte = 1_048_576;
const wide = { milliseconds: 60_000, processorMs: 60_000, bytes: 1_024 * megabyte };
const task = { name: "keepPicture", args: [blackPng(9, 9)] } as const;
const slow = { name: "keepPicture", args: [blackPng(7_000, 7_000)] } as const;
const never = new AbortController().signal;

function start(): PictureProcess {
  const own = startPictureProcess();
  onTestFinished(() => own.end());
  return own;
}

describe("SEC-06: the process for pictures", () => {
  test("works on one after the other, and says what can't be taken", async () => {
    const own = start();
    expect(await own.run(task, wide, never)).toMatchObject({ width: 9, height: 9 });
    const broken = { name: "keepPicture", args: [Buffer.from("no picture")] } as const;
    await expect(own.run(broken, wide, never)).rejects.toMatchObject({
      refusal: { reason: "damaged" },
    });
    expect(await own.run(task, wide, never)).toMatchObject({ width: 9 });
    expect(own.isAlive).toBe(true);
  });

  test.runIf(process.platform === "linux")(
    "ends where a task takes more memory than it may",
    async () => {
      const own = start();
      const refused = own.run(task, { ...wide, bytes: 10 * megabyte }, never);
      await expect(refused).rejects.toMatchObject({ refusal: { reason: "too-slow" } });
      expect(own.isAlive).toBe(false);
    },
  );

  test.runIf(process.platform === "linux")(
    "LIB-420: a machine that has no time for a task isn't the picture's fault",
    async () => {
      const own = start();
      await own.run(task, wide, never);
      process.kill(own.pid ?? 0, "SIGSTOP");
      const starved = own.run(task, { ...wide, milliseconds: 300, processorMs: 300 }, never);
      await expect(starved).rejects.toThrow(Starved);
      expect(own.isAlive).toBe(false);
    },
  );

  test("LIB-420: how long a process takes to start counts for no task", async () => {
    const own = start();
    const done = own.run(task, { ...wide, milliseconds: 2_800 }, never);
    process.kill(own.pid ?? 0, "SIGSTOP");
    setTimeout(() => process.kill(own.pid ?? 0, "SIGCONT"), 3_000);
    expect(await done).toMatchObject({ width: 9 });
  });

  test("LIB-11: ends where a task takes longer than it may, or nobody waits for it", async () => {
    const busy = start().run(slow, { ...wide, processorMs: 100 }, never);
    await expect(busy).rejects.toThrow(OutOfTime);
    const gone = new AbortController();
    const own = start();
    const left = own.run(slow, wide, gone.signal);
    gone.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    expect(own.isAlive).toBe(false);
    await expect(start().run(task, wide, gone.signal)).rejects.toThrow("gone");
  });

  test("tells that it was ended by the system", async () => {
    const own = start();
    const lost = own.run(slow, wide, never);
    setTimeout(() => process.kill(own.pid ?? 0, "SIGKILL"), 300);
    await expect(lost).rejects.toBeInstanceOf(ProcessLost);
    expect(own.isAlive).toBe(false);
  });

  test.runIf(process.platform === "linux")(
    "gets no more memory from the system than its bound",
    async () => {
      const folder = await mkdtemp(join(tmpdir(), "bounded-"));
      onTestFinished(() => rm(folder, { recursive: true }));
      const file = join(folder, "greedy.mjs");
      const greedy =
        "const all = []; while (all.length < 32) { all.push(Buffer.alloc(32e6, 1)); process.send(all.length); }";
      await writeFile(file, greedy);
      const child = forkBounded(file, 900 * megabyte);
      let most = 0;
      child.on("message", (count) => (most = Number(count)));
      const code = await new Promise((resolve) => child.on("exit", resolve));
      expect(code).not.toBe(0);
      expect(most).toBeLessThan(30);
    },
  );
});

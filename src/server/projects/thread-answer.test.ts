import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { threadAnswer } from "./thread-answer.ts";

/** A thread that is busy for ever once it has begun. */
async function busyThread() {
  const worker = new Worker(`require("worker_threads").parentPort.postMessage(0); for (;;);`, {
    eval: true,
  });
  const ended = once(worker, "exit");
  await once(worker, "message");
  return { worker, ended };
}

test("PROJ-371: a thread that reads a project is ended when its importer leaves", async () => {
  const { worker, ended } = await busyThread();
  const left = new AbortController();
  const answer = threadAnswer(worker, { longestMs: 60_000, signal: left.signal });
  const reason = new Error("left");
  left.abort(reason);
  await expect(answer).rejects.toBe(reason);
  await ended;
});

test("PROJ-371: and when its time is over, which is told in words", async () => {
  const { worker, ended } = await busyThread();
  const answer = threadAnswer(worker, { longestMs: 1, signal: undefined });
  await expect(answer).rejects.toMatchObject({
    problems: [{ rule: "too-large", message: "Reading this takes too long." }],
  });
  await ended;
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Timers } from "../../../signals/timers.ts";
import { browserTimers } from "../../../signals/timers.ts";
import { TestReadingWorker } from "../../../testing/reading-worker.ts";
import { exchangeLimits, ExchangeProblem, readingStep } from "./exchange-file.ts";
import type { OnShare } from "./exchange-file.ts";
import { readInWorker } from "./read-in-worker.ts";
import type { ReadingThread } from "./read-in-worker.ts";

const never = new AbortController().signal;

interface Reading {
  readonly file?: Blob;
  readonly signal?: AbortSignal;
  readonly timers?: Timers;
  readonly onShare?: OnShare;
  readonly start?: () => ReadingThread;
}

function read({
  file = new Blob(["x"]),
  signal = never,
  timers = browserTimers,
  onShare = () => undefined,
  start,
}: Reading) {
  return readInWorker(file, { language: "de", signal, timers, onShare, ...(start && { start }) });
}

/** A thread that never answers, and what it was told. */
function deafThread() {
  const told = { isEnded: false, fail: () => undefined as void };
  const thread: ReadingThread = {
    read: () => undefined,
    listen: (_onMessage, onFailed) => (told.fail = onFailed),
    end: () => (told.isEnded = true),
  };
  return { told, start: () => thread };
}

beforeEach(() => vi.stubGlobal("Worker", TestReadingWorker));
afterEach(() => vi.unstubAllGlobals());

function csvOf(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => `id${at},Bread ${at},Brot ${at}`);
  return ["id,original,translation", ...rows].join("\n");
}

function xliffOf(count: number): string {
  const unit = (at: number) =>
    `<unit id="id${at}"><segment><source>Bread 🥖 ${at}</source><target>Brot 🥖 ${at}</target></segment></unit>`;
  const units = Array.from({ length: count }, (_, at) => unit(at)).join("");
  return `<xliff version="2.1" trgLang="de"><file id="f">${units}</file></xliff>`;
}

it.each([
  ["CSV", csvOf(20_000), "Brot 19999"],
  ["XLIFF", xliffOf(5000), "Brot 🥖 4999"],
])("TRX-07: %s is read in a thread, which says how far it is", async (_, file, last) => {
  const shares: number[] = [];
  const texts = await read({ file: new Blob([file]), onShare: (share) => shares.push(share) });
  expect(texts.at(-1)?.text).toBe(last);
  expect(texts.every(({ text }, at) => text.endsWith(` ${at}`))).toBe(true);
  expect(shares.length).toBeGreaterThanOrEqual(Math.floor(file.length / readingStep));
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(TestReadingWorker.isEnded).toBe(true);
});

it("TRX-07: what can't be read says why, as it does without a thread", async () => {
  const refused = read({ file: new Blob(["id,original\na,b"]) });
  await expect(refused).rejects.toBeInstanceOf(ExchangeProblem);
  await expect(refused).rejects.toMatchObject({ code: "no-columns", about: "translation" });
});

it("TRX-07: a file of the largest size is handed over, and one of a byte more isn't", async () => {
  const sized = (size: number) => Object.defineProperty(new Blob(["x"]), "size", { value: size });
  const large = read({ file: sized(exchangeLimits.bytes) });
  await expect(large).rejects.toMatchObject({ code: "no-columns" });
  const start = vi.fn<() => ReadingThread>();
  const larger = read({ file: sized(exchangeLimits.bytes + 1), start });
  await expect(larger).rejects.toMatchObject({ code: "too-large" });
  expect(start).not.toHaveBeenCalled();
});

it("TRX-07: closing the dialog ends the thread at once", async () => {
  const { told, start } = deafThread();
  const leaving = new AbortController();
  const left = read({ signal: leaving.signal, start });
  leaving.abort();
  await expect(left).rejects.toMatchObject({ name: "AbortError" });
  expect(told.isEnded).toBe(true);
});

it("TRX-07: a minute ends it, with words of its own", async () => {
  const { told, start } = deafThread();
  let ring: (() => void) | undefined;
  const timers: Timers = {
    now: () => 0,
    after(_milliseconds, call) {
      ring = call;
      return () => undefined;
    },
  };
  const waited = read({ timers, start });
  ring?.();
  await expect(waited).rejects.toMatchObject({ code: "too-slow" });
  expect(told.isEnded).toBe(true);
});

it("TRX-07: where the thread's code can't be had, that is no fault of the file", async () => {
  const { told, start } = deafThread();
  const lost = read({ start });
  told.fail();
  await expect(lost).rejects.not.toBeInstanceOf(ExchangeProblem);
  expect(told.isEnded).toBe(true);
});

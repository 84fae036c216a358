import { AppError } from "../errors.ts";
import { BoundedWork } from "../limits/bounded-work.ts";
import type { PictureProcess, TaskBounds } from "./picture-process.ts";
import { OutOfTime, ProcessLost, Starved, startPictureProcess } from "./picture-process.ts";
import { PictureProblem } from "./picture-problem.ts";
import type { PictureRequest, PictureTaskName, PictureTasks } from "./picture-worker.ts";
import { isSvg } from "./safe-svg.ts";
import { SlowAskers } from "./slow-askers.ts";

/** Whom a picture is worked on for. */
export interface PictureAsker {
  /** Who has less under way goes first. */
  readonly key: string;
  /** Ends the work that nobody waits for any more. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Works on pictures, each in a process of its own: what a hostile file does there ends with it, and so does the memory
 * that it took. @throws PictureProblem for what can't be taken; AppError unavailable where too much waits or the
 * machine is too busy; the signal's reason
 */
export interface PictureWorkshop {
  run<Name extends PictureTaskName>(
    asker: PictureAsker,
    name: Name,
    ...args: Parameters<PictureTasks[Name]>
  ): ReturnType<PictureTasks[Name]>;
  close(): Promise<void>;
}

const megabyte = 1_048_576;
const refusal = {
  message: "Too many pictures are being processed. Try again in a few seconds.",
  retryAfter: 5,
};

/**
 * What strangers' files take, they take from each other: pictures that were taken already, which publishing waits for,
 * have places of their own, and so have drawings, which are texts that may ask for any amount of work. One that isn't
 * done soon begins anew among the slow ones, where nobody waits but those who send such.
 */
const lanes = {
  drawings: {
    work: { atOnce: 1, atOnceOfKey: 1, waiting: 32 },
    bounds: { milliseconds: 20_000, processorMs: 3_000, bytes: 512 * megabyte },
  },
  slowDrawings: {
    work: { atOnce: 1, atOnceOfKey: 1, waiting: 16 },
    bounds: { milliseconds: 60_000, processorMs: 15_000, bytes: 512 * megabyte },
  },
  uploads: {
    work: { atOnce: 2, atOnceOfKey: 1, waiting: 32 },
    bounds: { milliseconds: 120_000, processorMs: 60_000, bytes: 1_024 * megabyte },
  },
  kept: {
    work: { atOnce: 2, waiting: 64 },
    bounds: { milliseconds: 300_000, processorMs: 120_000, bytes: 1_024 * megabyte },
  },
} as const;
type LaneName = keyof typeof lanes;

function laneOf({ name, args: [bytes] }: PictureRequest): LaneName {
  if (name !== "keepPicture" && name !== "takePicture") return "kept";
  return bytes instanceof Uint8Array && isSvg(bytes) ? "drawings" : "uploads";
}

/** Processes, each lent to one task. They start with the first tasks and end when there was none for a while. */
function createPool() {
  const all = new Set<PictureProcess>();
  const resting: PictureProcess[] = [];

  function take(): PictureProcess {
    for (let own = resting.pop(); own; own = resting.pop()) {
      if (own.isAlive) return own;
      all.delete(own);
    }
    const own = startPictureProcess();
    all.add(own);
    return own;
  }

  return {
    async run(task: PictureRequest, bounds: TaskBounds, signal: AbortSignal): Promise<unknown> {
      const own = take();
      try {
        return await own.run(task, bounds, signal);
      } finally {
        if (own.isAlive) resting.push(own);
        else all.delete(own);
      }
    },
    close() {
      for (const own of all) own.end();
    },
  };
}

type Pool = ReturnType<typeof createPool>;

/** Begins once more where the system ended the process, which may have been short of memory for others' sake. */
async function runTwice(pool: Pool, ...task: Parameters<Pool["run"]>): Promise<unknown> {
  try {
    return await pool.run(...task);
  } catch (error) {
    if (!(error instanceof ProcessLost)) throw error;
  }
  return pool.run(...task).catch((cause: unknown) => {
    throw cause instanceof ProcessLost ? new PictureProblem("too-slow", { cause }) : cause;
  });
}

export function createPictureWorkshop(): PictureWorkshop {
  const pool = createPool();
  const closing = new AbortController();
  const turns = {
    drawings: new BoundedWork({ ...lanes.drawings.work, refusal }),
    slowDrawings: new BoundedWork({ ...lanes.slowDrawings.work, refusal }),
    uploads: new BoundedWork({ ...lanes.uploads.work, refusal }),
    kept: new BoundedWork({ ...lanes.kept.work, refusal }),
  };

  const slow = new SlowAskers();

  const runIn = (lane: LaneName, asker: Required<PictureAsker>, task: PictureRequest) =>
    turns[lane].run(asker, () => runTwice(pool, task, lanes[lane].bounds, asker.signal));

  async function runFairly(asker: Required<PictureAsker>, task: PictureRequest): Promise<unknown> {
    const lane = laneOf(task);
    if (lane !== "drawings" || slow.has(asker.key))
      return runIn(lane === "drawings" ? "slowDrawings" : lane, asker, task);
    try {
      return await turns.drawings.run(asker, async () => {
        // who sent several at once has shown with the first of them what they are like
        if (slow.has(asker.key)) throw new OutOfTime("The one before took long");
        return runTwice(pool, task, lanes.drawings.bounds, asker.signal);
      });
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
    }
    slow.add(asker.key);
    return runIn("slowDrawings", asker, task);
  }

  return {
    run({ key, signal: asked }, name, ...args) {
      const signal = asked ? AbortSignal.any([closing.signal, asked]) : closing.signal;
      return runFairly({ key, signal }, { name, args }).catch((cause: unknown) => {
        if (cause instanceof Starved) throw new AppError("unavailable", { ...refusal, cause });
        throw cause instanceof OutOfTime ? new PictureProblem("too-slow", { cause }) : cause;
      }) as ReturnType<PictureTasks[typeof name]>;
    },
    async close() {
      closing.abort(new Error("The server stops"));
      pool.close();
    },
  };
}

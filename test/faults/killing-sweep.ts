import { audit } from "./audit.ts";
import type { Point, Wanted } from "./fault.ts";
import { type Ground, makeGround } from "./ground.ts";
import { inject } from "./inject.ts";
import { acknowledged } from "./ledger.ts";
import type { People } from "./people.ts";
import { NotReady } from "./server-process.ts";
import { spread } from "./spread.ts";

/** System calls that change what is kept: the n-th of each is a moment to be killed at. */
export const changingCalls = {
  sqlite: ["pwrite64", "write", "fsync", "fdatasync", "rename", "openat", "unlink", "mkdir"],
  // what goes to PostgreSQL goes through a socket
  postgres: ["write", "writev", "sendto", "fsync", "fdatasync", "rename", "openat"],
} as const;

export interface KillingSweep {
  /** What people do while the process is killed. */
  readonly work: (people: People) => Promise<unknown>;
  readonly calls: readonly string[];
}

interface Moment {
  readonly call: string;
  readonly when: number;
}

/** Every call of the work is a moment: it is done once to count them. */
async function momentsOf(ground: Ground, { work, calls }: KillingSweep): Promise<Moment[]> {
  const counting = await inject(ground.server().pid, { calls });
  await work(ground.people);
  await counting.stop();
  const counts = await counting.counts();
  return calls.flatMap((call) =>
    Array.from({ length: counts.get(call) ?? 0 }, (_, at) => ({ call, when: at + 1 })),
  );
}

/** Starts what was killed again, and looks for everything. */
export async function comeBack(ground: Ground, name: string): Promise<Point> {
  try {
    const { readySeconds } = await ground.start();
    const { lost, broken } = await audit(ground);
    // I8
    if (readySeconds > 5) broken.push(`ready after ${readySeconds.toFixed(1)} s`);
    return { name, acknowledged: acknowledged(ground.people.ledger), lost, broken, readySeconds };
  } catch (error) {
    if (!(error instanceof NotReady)) throw error;
    const broken = [`it didn’t get ready again: ${error.message}`];
    return { name, acknowledged: acknowledged(ground.people.ledger), lost: [], broken };
  }
}

/** Kills the process at a moment of the work; where the work has fewer calls this time, after it. */
async function killAt(ground: Ground, sweep: KillingSweep, { call, when }: Moment): Promise<void> {
  const server = ground.server();
  const what = `signal=KILL:when=${when}`;
  const injected = await inject(server.pid, { calls: [call], what });
  await Promise.race([sweep.work(ground.people), server.ended]);
  await server.kill();
  await injected.stop();
  await injected.counts();
}

/**
 * Kills the server at each moment of what people do, one after the other on one installation, and looks each time for all
 * that was ever answered on it.
 */
export async function killingSweep(
  wanted: Wanted,
  { sweep, tell }: { sweep: KillingSweep; tell: (point: Point) => void },
): Promise<void> {
  let ground = await makeGround(wanted);
  try {
    const all = await momentsOf(ground, sweep);
    const moments = wanted.isWhole ? all : spread(all, wanted.sample);
    for (const moment of moments) {
      await killAt(ground, sweep, moment);
      const point = await comeBack(ground, `${moment.call} ${moment.when} of ${all.length}`);
      tell(point);
      if (point.lost.length + point.broken.length === 0) continue;
      // what is damaged says nothing about the next moment
      await ground.remove();
      ground = await makeGround(wanted);
    }
  } finally {
    await ground.remove();
  }
}

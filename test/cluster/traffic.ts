import { Agent } from "node:http";
import { type Reply, ask, isTaken } from "../faults/ask.ts";
import type { People } from "../faults/people.ts";

/** What was answered since the traffic began. */
export interface Counts {
  readonly pages: number;
  readonly failedPages: number;
  /** Those that failed because there was nobody to ask. */
  readonly cutPages: number;
  /** The statuses of pages that failed; 0: no answer. */
  readonly failures: ReadonlySet<number>;
  readonly slowestPageMs: number;
}

/** People who never stop: visitors who read and send forms, and an owner who edits and publishes. */
export interface Traffic {
  counts(): Counts;
  /** From now on nobody can ask for pages; what it answers says that they can again. */
  cut(): () => void;
  /** Ends it once all is answered. */
  stop(): Promise<void>;
}

/** Each page on a connection of its own, as by visitors who come once. */
function visit({ port, host }: People, path: string): Promise<Reply> {
  const agent = new Agent({ keepAlive: false });
  return ask({ port, host, path, agent, headers: { "accept-encoding": "identity" } });
}

function isWhole({ status, body }: Reply): boolean {
  return status === 200 && body.toString().trimEnd().endsWith("</html>");
}

export function startTraffic(people: People): Traffic {
  const ending = new AbortController();
  const failures = new Set<number>();
  const counts = { pages: 0, failedPages: 0, cutPages: 0, failures, slowestPageMs: 0 };

  /** When there was nobody to ask. */
  const gone = { from: Infinity, until: Infinity };
  const wasCut = (began: number) => began < gone.until && performance.now() > gone.from;

  async function again(work: () => Promise<unknown>): Promise<void> {
    while (!ending.signal.aborted) await work();
  }

  async function read(): Promise<void> {
    for (const path of people.paths) {
      const began = performance.now();
      const reply = await visit(people, path);
      counts.pages += 1;
      counts.slowestPageMs = Math.max(counts.slowestPageMs, reply.milliseconds);
      if (isWhole(reply)) continue;
      if (reply.status === 0 && wasCut(began)) {
        counts.cutPages += 1;
        continue;
      }
      counts.failedPages += 1;
      failures.add(reply.status);
    }
  }

  const working = [read, read, people.form, people.save, people.publish].map((work) => again(work));
  return {
    counts: () => counts,
    cut() {
      gone.from = performance.now();
      return () => void (gone.until = performance.now());
    },
    async stop() {
      ending.abort();
      await Promise.all(working);
    },
  };
}

/** Waits until an edit is taken that is sent from now on; answers the seconds. */
export async function secondsUntilEdited(people: People): Promise<number> {
  const began = performance.now();
  while (!isTaken(await people.save()));
  return (performance.now() - began) / 1_000;
}

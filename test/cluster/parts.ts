import { setTimeout as wait } from "node:timers/promises";
import { ask } from "../faults/ask.ts";
import type { Cluster } from "./cluster.ts";
import { killObjectServer, startObjectServer } from "./object-server.ts";

/** Something of a cluster that ends, and what is done about it. */
export interface Part {
  readonly name: string;
  readonly how: string;
  end(cluster: Cluster): Promise<void>;
  /** Nobody can ask for a page until it is mended. */
  readonly takesPagesAlong?: true;
  /** What whoever looks after it does at once, where it doesn't mend itself. */
  mend(cluster: Cluster): Promise<void>;
  /** Waits until all of it works as before. */
  settle(cluster: Cluster): Promise<void>;
}

/** Longer than anything here takes to notice or to come back. */
const patienceMs = 60_000;
const pauseMs = 50;

const nothing = async (): Promise<void> => undefined;

/** Whether all processes that run say that they can take edits, or that they can't. */
async function allSay({ members }: Cluster, status: number): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const asked = members.map(({ port }) => ask({ port, host: "localhost", path: "/readyz" }));
    const replies = await Promise.all(asked);
    if (replies.every((reply) => reply.status === status)) return;
    if (performance.now() > until)
      throw new Error(
        `Not all processes answered ${status}: ${replies.map(({ status: own, body }) => `${own} ${body.toString()}`).join(", ")}`,
      );
    await wait(pauseMs);
  }
}

const ready = (cluster: Cluster): Promise<void> => allSay(cluster, 200);

function memberAt(at: number): Part {
  const of = ({ members }: Cluster) => members[at];
  return {
    name: `process ${at + 1}`,
    how: "kill -9, started again",
    end: async (cluster) => of(cluster)?.process().kill(),
    mend: nothing,
    async settle(cluster) {
      await of(cluster)?.start();
      await ready(cluster);
    },
  };
}

/** All parts, the databases last: what follows a failover has one alone. */
export const parts: readonly Part[] = [
  ...[0, 1, 2].map(memberAt),
  {
    name: "object server of the store",
    how: "kill -9, started again once all processes had noticed",
    async end(cluster) {
      killObjectServer();
      await allSay(cluster, 503);
    },
    mend: nothing,
    async settle(cluster) {
      await startObjectServer();
      await ready(cluster);
    },
  },
  {
    name: "balancer before the database",
    how: "kill -9, started again",
    end: ({ beforeDatabase }) => beforeDatabase.kill(),
    mend: ({ beforeDatabase }) => beforeDatabase.start(),
    settle: ready,
  },
  {
    name: "balancer before the processes",
    how: "kill -9, started again",
    takesPagesAlong: true,
    end: ({ front }) => front.kill(),
    mend: ({ front }) => front.start(),
    settle: ready,
  },
  {
    name: "the same one",
    how: "reloaded",
    end: ({ front }) => front.reload(),
    mend: nothing,
    settle: ready,
  },
  {
    name: "first PostgreSQL",
    how: "kill -9, the standby promoted once all processes had noticed",
    async end(cluster) {
      await cluster.pair.kill();
      await allSay(cluster, 503);
    },
    mend: async ({ pair }) => pair.promote(),
    settle: ready,
  },
  {
    name: "second PostgreSQL",
    how: "kill -9 once the first had come back behind it by pg_rewind, the first promoted once all processes had noticed",
    async end(cluster) {
      await cluster.pair.comeBack();
      await cluster.pair.kill();
      await allSay(cluster, 503);
    },
    mend: async ({ pair }) => pair.promote(),
    settle: ready,
  },
];

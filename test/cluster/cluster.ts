import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type People, meetPeople, owner } from "../faults/people.ts";
import { type ServerProcess, startServer } from "../faults/server-process.ts";
import { freePort } from "../free-port.ts";
import { usualThreads } from "../load/load-ground.ts";
import { createBucket } from "../swift.ts";
import { type Balancer, databaseBalancer, frontBalancer } from "./balancer.ts";
import { type PostgresPair, startPostgresPair } from "./postgres-pair.ts";
import { settle } from "../settle.ts";

/** One of the processes of Vitrine. */
export interface Member {
  readonly port: number;
  process(): ServerProcess;
  /** Once the last one has ended. */
  start(): Promise<void>;
}

/** An installation of several processes, with all that they stand on, as docs/self-hosting.md describes it. */
export interface Cluster {
  readonly members: readonly Member[];
  readonly pair: PostgresPair;
  /** Before the processes. */
  readonly front: Balancer;
  /** Before the databases. */
  readonly beforeDatabase: Balancer;
  /** Those who use it through the balancer. */
  readonly people: People;
  remove(): Promise<void>;
}

interface Place {
  readonly program: string;
  readonly home: string;
  readonly frontPort: number;
  readonly databaseUrl: string;
  readonly storageUrl: string;
}

const count = 3;

async function startMember(place: Place, port: number): Promise<Member> {
  const { program, home, frontPort, databaseUrl, storageUrl } = place;
  const env = {
    PORT: String(port),
    DATA_DIR: join(home, String(port)),
    DATABASE_URL: databaseUrl,
    STORAGE_URL: storageUrl,
    APP_ORIGIN: `http://localhost:${frontPort}`,
    TRUST_PROXY: "1",
    METRICS_PORT: "off",
    OUTSIDE_LINKS: "off",
    FORMS_PER_MINUTE: "1000000",
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
    ...usualThreads,
  };
  let process = await startServer({ program, env });
  return {
    port,
    process: () => process,
    async start() {
      await process.ended;
      process = await startServer({ program, env });
    },
  };
}

async function balanceDatabases(pair: PostgresPair) {
  const port = await freePort();
  const balancer = databaseBalancer(pair, port);
  await balancer.start();
  return { balancer, url: `postgres://postgres@127.0.0.1:${port}/vitrine` };
}

/** Starts all of it, with a published site. Callers remove it. */
export async function openCluster(program: string): Promise<Cluster> {
  const home = await mkdtemp(join(tmpdir(), "vitrine-cluster-"));
  const pair = await startPostgresPair();
  const { balancer: beforeDatabase, url: databaseUrl } = await balanceDatabases(pair);
  await settle("", databaseUrl);
  const bucket = await createBucket();
  const frontPort = await freePort();
  const place = { program, home, frontPort, databaseUrl, storageUrl: bucket.url() };
  const members: Member[] = [];
  while (members.length < count) members.push(await startMember(place, await freePort()));
  const front = frontBalancer(
    frontPort,
    members.map((one) => one.port),
  );
  await front.start();
  return {
    members,
    pair,
    front,
    beforeDatabase,
    people: await meetPeople(frontPort),
    async remove() {
      for (const member of members) await member.process().kill();
      for (const balancer of [front, beforeDatabase]) await balancer.remove();
      pair.remove();
      await rm(home, { recursive: true, force: true });
    },
  };
}

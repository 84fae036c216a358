import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#/server/db/migrate.ts";
import { openDatabase } from "#/server/db/open-database.ts";
import { type People, meetPeople, owner } from "../faults/people.ts";
import { type ServerProcess, startServer } from "../faults/server-process.ts";
import { freePort } from "../free-port.ts";
import { usualThreads } from "../load/load-ground.ts";
import { createBucket } from "../swift.ts";
import { type Balancer, createBalancer } from "./balancer.ts";
import { type PostgresPair, startPostgresPair } from "./postgres-pair.ts";

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

/** Makes the tables, and no demo sites. */
async function settle(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ dataDir: "", databaseUrl });
  await migrate(database);
  for (const name of ["demoShop", "demoStudio"])
    await database.db.insertInto("settings").values({ name, value: "settled" }).execute();
  await database.close();
}

async function balanceDatabases({ ports: [first, standby] }: PostgresPair) {
  const port = await freePort();
  const balancer = createBalancer({
    file: "haproxy-postgres.cfg",
    port,
    addresses: {
      "127.0.0.1:5433": `127.0.0.1:${port}`,
      "127.0.0.1:5511": `127.0.0.1:${first}`,
      "127.0.0.1:5512": `127.0.0.1:${standby}`,
    },
  });
  await balancer.start();
  return { balancer, url: `postgres://postgres@127.0.0.1:${port}/vitrine` };
}

function balanceMembers(port: number, members: readonly Member[]): Balancer {
  const addresses = members.map((one, at) => [`127.0.0.1:300${at + 1}`, `127.0.0.1:${one.port}`]);
  return createBalancer({
    file: "haproxy.cfg",
    port,
    addresses: { "bind :8080": `bind 127.0.0.1:${port}`, ...Object.fromEntries(addresses) },
  });
}

/** Starts all of it, with a published site. Callers remove it. */
export async function openCluster(program: string): Promise<Cluster> {
  const home = await mkdtemp(join(tmpdir(), "vitrine-cluster-"));
  const pair = await startPostgresPair();
  const { balancer: beforeDatabase, url: databaseUrl } = await balanceDatabases(pair);
  await settle(databaseUrl);
  const bucket = await createBucket();
  const frontPort = await freePort();
  const place = { program, home, frontPort, databaseUrl, storageUrl: bucket.url() };
  const members: Member[] = [];
  while (members.length < count) members.push(await startMember(place, await freePort()));
  const front = balanceMembers(frontPort, members);
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

import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import { openDatabase } from "#/server/db/open-database.ts";
import { notifyOfNews } from "#/server/db/site-moves.ts";
import { type Balancer, frontBalancer } from "../cluster/balancer.ts";
import { createTablesOnPostgres, urlOf } from "../databases.ts";
import { freePort } from "../free-port.ts";
import { type World, type WorldOptions, createOneWorld } from "../one-world.ts";
import { createBucket } from "../swift.ts";
import { askThrough } from "./ask-through.ts";
import { type Hearing, nextMark, startHearing } from "./hearing.ts";
import { metricsOfAll } from "./metrics-of-all.ts";
import { balancedServers } from "./server-count.ts";

/** A test that goes on with a folder, or has a database that only one process opens, means one server. */
export function isShareable({ dataDir, database }: WorldOptions): boolean {
  return dataDir === undefined && (database === undefined || urlOf(database) !== undefined);
}

interface Member {
  readonly world: World;
  readonly port: number;
  readonly hearing: Hearing;
  remove(): Promise<void>;
}

interface Ground {
  readonly databaseUrl: string;
  readonly storageUrl: string;
  drop(): Promise<void>;
}

async function openGround({ database }: WorldOptions): Promise<Ground> {
  const own = database === undefined ? await createTablesOnPostgres() : undefined;
  const databaseUrl = own?.url ?? (database && urlOf(database)) ?? "";
  const bucket = await createBucket();
  return { databaseUrl, storageUrl: bucket.url(), drop: async () => own?.drop() };
}

/** One of the servers, with connections and a folder of its own. */
async function startMember(
  options: WorldOptions,
  { databaseUrl, storageUrl }: Ground,
  first: World | undefined,
): Promise<Member> {
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-member-"));
  const given = first ? undefined : options.database;
  const database = given ?? (await openDatabase({ dataDir, databaseUrl }));
  const env = {
    TRUST_PROXY: "1",
    ...options.env,
    DATABASE_URL: databaseUrl,
    STORAGE_URL: storageUrl,
  };
  const world = await createOneWorld({ ...options, dataDir, database, env }, first);
  const { server } = world.app;
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  const hearing = await startHearing(world);
  return {
    world,
    port: (server.address() as AddressInfo).port,
    hearing,
    async remove() {
      await hearing.stop();
      await world.close();
      if (!given) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What has one of several servers, and is reached at the balancer; who watches it watches all of them. */
function asOneServer(servers: readonly Server[], port: number): Server | undefined {
  const [first] = servers;
  if (!first) return undefined;
  const watching = new Set<unknown>(["on", "once", "off", "addListener", "removeListener"]);
  return new Proxy(first, {
    get(target, name) {
      if (name === "address") return () => ({ port, address: "127.0.0.1", family: "IPv4" });
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (!watching.has(name)) return value.bind(target) as unknown;
      return (...args: unknown[]) => {
        for (const server of servers) value.apply(server, args);
      };
    },
  });
}

/** The app of the first server, which is asked through the balancer. */
function throughBalancer(
  apps: readonly FastifyInstance[],
  instead: Readonly<Record<string, unknown>>,
): FastifyInstance {
  const [first] = apps;
  if (!first) throw new Error("no servers");
  return new Proxy(first, {
    get(target, name) {
      if (typeof name === "string" && name in instead) return instead[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

/** What is shown without a row of the database is shown by all of them. */
function hostingOfAll(worlds: readonly World[], { hosting }: World): World["hosting"] {
  const all = (work: (one: World["hosting"]) => Promise<void>) =>
    Promise.all(worlds.map((world) => work(world.hosting))).then(() => undefined);
  return {
    ...hosting,
    show: (...args) => all((one) => one.show(...args)),
    hide: (...args) => all((one) => one.hide(...args)),
    setTakenDown: (...args) => all((one) => one.setTakenDown(...args)),
  };
}

async function startFront(
  ports: readonly number[],
): Promise<{ balancer: Balancer; port: number; proxied: number }> {
  const port = await freePort();
  const proxied = await freePort();
  const balancer = frontBalancer(port, ports, proxied);
  await balancer.start();
  return { balancer, port, proxied };
}

/**
 * Three servers on one PostgreSQL and one store, each with connections, a folder and a memory of its own, behind Debian's
 * HAProxy with the file that we hand out. They live in the test's process, so that its clock, its mail and its routes are
 * theirs. A request that `inject` makes is sent to the balancer and answered by whichever server that chooses, once all
 * of them have heard what was told before (MOVE-01).
 */
export async function createBalancedWorld(options: WorldOptions): Promise<World> {
  const ground = await openGround(options);
  const members: Member[] = [];
  while (members.length < balancedServers)
    members.push(await startMember(options, ground, members[0]?.world));
  const worlds = members.map(({ world }) => world);
  const [first] = worlds;
  if (!first) throw new Error("no servers");
  const front = await startFront(members.map(({ port }) => port));
  let isClosed = false;

  async function allHaveHeard(): Promise<void> {
    if (isClosed || !first) return;
    const mark = nextMark();
    await notifyOfNews(first.database, [mark]);
    await Promise.all(members.map(({ hearing }) => hearing.heard(mark)));
  }
  async function close(): Promise<void> {
    isClosed = true;
    await front.balancer.remove();
    for (const member of members) await member.remove();
    await ground.drop();
  }
  const app = throughBalancer(
    worlds.map((world) => world.app),
    {
      async inject(asked: InjectOptions | string) {
        await allHaveHeard();
        const told = await askThrough(front.proxied, asked);
        await allHaveHeard();
        return told;
      },
      listen: async () => `http://127.0.0.1:${front.port}`,
      close,
      server: asOneServer(
        worlds.map((world) => world.app.server),
        front.port,
      ),
    },
  );
  return {
    ...first,
    app,
    hosting: hostingOfAll(worlds, first),
    metrics: metricsOfAll(worlds.map(({ metrics }) => metrics)),
    close,
  };
}

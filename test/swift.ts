import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { S3mini } from "s3mini";
import { ensureServer } from "../scripts/test/servers.ts";
import { freePort } from "./free-port.ts";
import { onceARun } from "./once-a-run.ts";

/** OpenStack Swift with its S3 front, as Debian packages it: a store that checks signatures and knows the plain S3 alone. */
const credentials = { accessKeyId: "test:tester", secretAccessKey: "testing", region: "us-east-1" };
const kinds = ["account", "container", "object"] as const;

interface Ports extends Record<(typeof kinds)[number], number> {
  readonly proxy: number;
  readonly memcached: number;
}

/** One copy of everything, on one device. */
const makeRings = `
import json, sys
from swift.common.ring import RingBuilder
folder, ports = sys.argv[1], json.loads(sys.argv[2])
for kind in ("account", "container", "object"):
    builder = RingBuilder(4, 1, 0)
    builder.add_dev(dict(id=0, region=1, zone=1, ip="127.0.0.1", port=ports[kind],
        replication_ip="127.0.0.1", replication_port=ports[kind], device="d1", weight=1.0))
    builder.rebalance()
    builder.get_ring().save("%s/%s.ring.gz" % (folder, kind))
`;

function section(name: string, values: Record<string, string | number>): string {
  const lines = Object.entries(values).map(([key, value]) => `${key} = ${value}\n`);
  return `[${name}]\n${lines.join("")}`;
}

function writeSettings(folder: string, ports: Ports): void {
  const common = (port: number) => ({
    bind_ip: "127.0.0.1",
    bind_port: port,
    workers: 0,
    user: execFileSync("id", ["-un"], { encoding: "utf8" }).trim(),
    swift_dir: folder,
    log_level: "WARNING",
  });
  const write = (name: string, sections: string[]) =>
    writeFileSync(join(folder, name), sections.join("\n"));
  write("swift.conf", [
    section("swift-hash", { swift_hash_path_suffix: "test" }),
    section("storage-policy:0", { name: "one", default: "yes" }),
  ]);
  for (const kind of kinds)
    write(`${kind}-server.conf`, [
      section("DEFAULT", {
        ...common(ports[kind]),
        devices: join(folder, "devices"),
        mount_check: "false",
      }),
      section("pipeline:main", { pipeline: `${kind}-server` }),
      section(`app:${kind}-server`, { use: `egg:swift#${kind}` }),
    ]);
  const filters = {
    catch_errors: {},
    "proxy-logging": { use: "egg:swift#proxy_logging" },
    cache: { use: "egg:swift#memcache", memcache_servers: `127.0.0.1:${ports.memcached}` },
    listing_formats: {},
    bulk: {},
    s3api: { s3_acl: "false", location: credentials.region },
    tempauth: { user_test_tester: "testing .admin" },
    copy: {},
    slo: {},
    dlo: {},
    versioned_writes: { allow_versioned_writes: "true" },
  };
  const names = Object.keys(filters).join(" ");
  write("proxy-server.conf", [
    section("DEFAULT", common(ports.proxy)),
    section("pipeline:main", { pipeline: `${names} proxy-server` }),
    section("app:proxy-server", {
      use: "egg:swift#proxy",
      account_autocreate: "true",
      allow_account_management: "true",
    }),
    ...Object.entries(filters).map(([name, own]) =>
      section(`filter:${name}`, { use: `egg:swift#${name}`, ...own }),
    ),
  ]);
}

/** Starts a server that outlives its worker: the run ends it by the folder that its arguments name. */
export function start(folder: string, program: string, args: string[]): void {
  const log = openSync(join(folder, "servers.log"), "a");
  spawn(program, args, { detached: true, stdio: ["ignore", log, log] }).unref();
  closeSync(log);
}

async function untilAnswering(folder: string, port: number): Promise<void> {
  for (let looks = 0; looks < 1_200; looks += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/info`).catch(() => undefined);
    if (answer) return;
    await sleep(50);
  }
  throw new Error(`Swift didn’t start:\n${readFileSync(join(folder, "servers.log"), "utf8")}`);
}

/** Starts the run's Swift, whichever worker comes first. */
async function startSwift(folder: string): Promise<void> {
  const proxy = await ensureServer("swift-proxy-server");
  const programs = new Map<string, string>();
  for (const kind of kinds) programs.set(kind, await ensureServer(`swift-${kind}-server`));
  const memcached = await ensureServer("memcached");
  const ports: Ports = {
    account: await freePort(),
    container: await freePort(),
    object: await freePort(),
    proxy: await freePort(),
    memcached: await freePort(),
  };
  mkdirSync(join(folder, "devices", "d1"), { recursive: true });
  writeSettings(folder, ports);
  // Debian's, which has Swift's modules
  execFileSync("/usr/bin/python3", ["-c", makeRings, folder, JSON.stringify(ports)]);
  const user = process.getuid?.() === 0 ? ["-u", "root"] : [];
  const cache = ["-l", "127.0.0.1", "-p", String(ports.memcached), "-m", "16"];
  start(folder, memcached, [...user, ...cache, "-P", join(folder, "memcached.pid")]);
  for (const [kind, program] of programs)
    start(folder, program, [join(folder, `${kind}-server.conf`)]);
  // whom it doesn't reach at once it leaves alone for a while
  for (const kind of kinds) await untilAnswering(folder, ports[kind]);
  start(folder, proxy, [join(folder, "proxy-server.conf")]);
  await untilAnswering(folder, ports.proxy);
  writeFileSync(join(folder, "port"), String(ports.proxy));
}

/** A bucket of its own on a real store. */
export interface TestBucket {
  /** As `STORAGE_URL` names it; with another port for a proxy in front. */
  url(port?: number): string;
  readonly port: number;
}

export async function createBucket(): Promise<TestBucket> {
  const folder = await onceARun("swift", startSwift);
  const port = Number(readFileSync(join(folder, "port"), "utf8"));
  const bucket = `test-${randomBytes(6).toString("hex")}`;
  const client = new S3mini({ endpoint: `http://127.0.0.1:${port}/${bucket}`, ...credentials });
  if (!(await client.createBucket())) throw new Error("Swift made no bucket.");
  return {
    port,
    url: (through = port) =>
      `s3://test%3Atester:testing@127.0.0.1:${through}/${bucket}?tls=off&region=${credentials.region}`,
  };
}

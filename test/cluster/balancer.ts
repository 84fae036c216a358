import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ensureServer } from "../../scripts/test/servers.ts";
import { childrenOf } from "../bench/measuring/process-metrics.ts";
import type { PostgresPair } from "./postgres-pair.ts";

/** An HAProxy with a file of `deploy/`. */
export interface Balancer {
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Has it read its file again, as operators do: another worker takes the port over. */
  reload(): Promise<void>;
  remove(): Promise<void>;
}

interface Options {
  /** Its file's name in `deploy/`. */
  readonly file: string;
  readonly port: number;
  /** What stands in the place of the addresses in it. */
  readonly addresses: Readonly<Record<string, string>>;
}

function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ host: "127.0.0.1", port });
  socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  return promise.finally(() => socket.destroy());
}

const pauseMs = 20;

/** An HAProxy that doesn't run yet. */
function createBalancer({ file, port, addresses }: Options): Balancer {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-balancer-"));
  const path = join(folder, file);
  const text = readFileSync(join(import.meta.dirname, "../../deploy", file), "utf8");
  const own = Object.entries(addresses).reduce((one, [from, to]) => one.replaceAll(from, to), text);
  writeFileSync(path, own);
  let child: ChildProcess | undefined;
  const endNow = () => {
    child?.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", endNow);

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    for (const pid of childrenOf(child.pid ?? 0)) process.kill(pid, "SIGKILL");
    child.kill("SIGKILL");
    await gone;
  }

  return {
    kill,
    async start() {
      child = spawn(await ensureServer("haproxy"), ["-W", "-db", "-f", path], { stdio: "ignore" });
      while (!(await isListening(port))) {
        if (child.exitCode !== null) throw new Error(`HAProxy didn’t start with ${path}.`);
        await wait(pauseMs);
      }
    },
    async reload() {
      const main = child?.pid ?? 0;
      const before = childrenOf(main);
      child?.kill("SIGUSR2");
      // the old worker ends once its last connection has
      while (childrenOf(main).every((pid) => before.includes(pid))) await wait(pauseMs);
    },
    async remove() {
      process.off("exit", endNow);
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian's HAProxy before a PostgreSQL and its standby, with the file that we hand out. It doesn't run yet. */
export function databaseBalancer({ ports }: Pick<PostgresPair, "ports">, port: number): Balancer {
  const [first, standby] = ports;
  return createBalancer({
    file: "haproxy-postgres.cfg",
    port,
    addresses: {
      "127.0.0.1:5433": `127.0.0.1:${port}`,
      "127.0.0.1:5511": `127.0.0.1:${first}`,
      "127.0.0.1:5512": `127.0.0.1:${standby}`,
    },
  });
}

const checks = "default-server check inter 500ms fall 2 rise 1";

/**
 * The same before processes of Vitrine. At the port `proxied` it is told whom a connection is of, as by a balancer before
 * it (the PROXY protocol); it asks nobody how they are then, as those are servers in the process of a test, which is busy.
 */
export function frontBalancer(
  port: number,
  servers: readonly number[],
  proxied?: number,
): Balancer {
  const binds = [`bind 127.0.0.1:${port}`];
  if (proxied !== undefined) binds.push(`bind 127.0.0.1:${proxied} accept-proxy`);
  const addresses = servers.map((own, at) => [`127.0.0.1:300${at + 1}`, `127.0.0.1:${own}`]);
  return createBalancer({
    file: "haproxy.cfg",
    port,
    addresses: {
      "bind :8080": binds.join("\n    "),
      ...(proxied !== undefined && { [checks]: "default-server weight 1" }),
      ...Object.fromEntries(addresses),
    },
  });
}

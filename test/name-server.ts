import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createDns } from "#/server/domains/dns.ts";
import { ensureServer } from "../scripts/test/servers.ts";
import { freePort } from "./free-port.ts";
import { runFolder } from "./once-a-run.ts";
import { until } from "./until.ts";
import { standStill } from "./stand-still.ts";

/** A name server of Debian's that belongs to one test. */
export interface NameServer {
  /** As `DNS_SERVERS` names it. */
  readonly address: string;
  /** It is there, and silent. */
  freeze(): Promise<void>;
  thaw(): void;
  /** From now on it answers with these records besides its own. */
  write(records: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

const head = ["$ORIGIN example.test.", "$TTL 1"];
const own = [
  "@ SOA ns admin 1 3600 600 86400 1",
  "@ NS ns",
  "ns A 127.0.0.1",
  // what `write` waits for
];

function zoneText(records: readonly string[], generation: number): string {
  return [...head, ...own, `generation TXT "${generation}"`, ...records, ""].join("\n");
}

/** Starts Knot with the zone `example.test`. Callers stop it. */
export async function startNameServer(): Promise<NameServer> {
  const program = await ensureServer("knotd");
  const folder = mkdtempSync(join(runFolder(), "knot-"));
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  mkdirSync(join(folder, "run"));
  const config = join(folder, "knot.conf");
  const zone = join(folder, "zone");
  writeFileSync(
    config,
    `server:
    rundir: ${folder}/run
    listen: 127.0.0.1@${port}
    udp-workers: 1
    tcp-workers: 1
    background-workers: 1
database:
    storage: ${folder}
template:
  - id: default
    zonefile-sync: -1
    zonefile-load: difference-no-serial
    journal-content: all
zone:
  - domain: example.test
    file: ${zone}
`,
  );
  let generation = 0;
  writeFileSync(zone, zoneText([], generation));
  const child = spawn(program, ["-c", config], { stdio: "ignore" });
  const ask = createDns({ servers: [address] });

  /** A server that starts or reads its zone anew says so by nothing but its answers. */
  async function untilKnown(wanted: number): Promise<void> {
    await until(async () => {
      if (child.exitCode !== null) throw new Error("The name server has ended");
      const answer = await ask("generation.example.test", "TXT");
      return answer.state === "found" && answer.values.includes(String(wanted));
    });
  }

  await untilKnown(0);
  return {
    address,
    freeze: () => standStill(child.pid),
    thaw: () => void child.kill("SIGCONT"),
    async write(records) {
      generation += 1;
      writeFileSync(zone, zoneText(records, generation));
      execFileSync(join(program, "..", "knotc"), ["-c", config, "zone-reload", "example.test"]);
      await untilKnown(generation);
    },
    async stop() {
      child.kill("SIGCONT");
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

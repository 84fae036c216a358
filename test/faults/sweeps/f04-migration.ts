import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { migrate } from "#/server/db/migrate.ts";
import { migrations } from "#/server/db/migrations/list.ts";
import { openDatabase } from "#/server/db/open-database.ts";
import { freePort } from "../../free-port.ts";
import { startOwnPostgres } from "../../own-postgres.ts";
import { ask } from "../ask.ts";
import { contentOf } from "../content.ts";
import type { Fault, Point, Wanted } from "../fault.ts";
import { countCalls } from "../inject.ts";
import { comesToHold } from "../look-again.ts";
import { owner } from "../people.ts";
import { launch, startServer } from "../server-process.ts";
import { spread } from "../spread.ts";

/** An installation that the next start migrates. */
interface Old {
  readonly dataDir: string;
  readonly url: string | undefined;
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** Where an earlier program had come to on PostgreSQL: half of the steps of today. */
async function halfMigrated(url: string): Promise<void> {
  const database = await openDatabase({ dataDir: "", databaseUrl: url });
  const all = Object.entries(migrations);
  await migrate(database, { steps: Object.fromEntries(all.slice(0, Math.ceil(all.length / 2))) });
  await sql`insert into settings (name, value) values ('demoShop', 'settled')`.execute(database.db);
  await database.close();
}

const archive = join(import.meta.dirname, "../../fixtures/old-data/data.tar.gz");

async function makeOld({ on }: Wanted): Promise<Old> {
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-old-"));
  const postgres = on === "postgres" ? startOwnPostgres() : undefined;
  if (postgres) await halfMigrated(postgres.url);
  else execFileSync("tar", ["-xzf", archive, "-C", dataDir]);
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: postgres.url }),
    METRICS_PORT: "off",
    OUTSIDE_LINKS: "off",
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
  };
  return {
    dataDir,
    url: postgres?.url,
    env,
    async remove() {
      postgres?.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const calls = {
  sqlite: ["pwrite64", "fdatasync", "fsync", "ftruncate", "rename"],
  postgres: ["write", "writev"],
} as const;

/** Starts the server under strace from its first call on: what happens is killed, ready, or refused. */
async function traced(
  { program }: Wanted,
  { old, watched, what }: { old: Old; watched: readonly string[]; what?: string },
): Promise<string> {
  const log = join(old.dataDir, "strace.log");
  const set = watched.join(",");
  const injecting = what === undefined ? [] : ["-e", `inject=${set}:${what}`];
  // the tracer is nobody's parent: signals reach the server itself
  const before = [
    "strace",
    "-D",
    "-f",
    "-o",
    log,
    "-e",
    `trace=${set}`,
    "-e",
    "signal=none",
    ...injecting,
  ];
  const server = launch({ program, env: old.env, before });
  await Promise.race([server.ended, server.ready.catch(() => undefined), server.refused]);
  await server.stop();
  // it may end without its last words: then the last moments aren't known, and aren't tried
  const isWritten = () => readFileSync(log, "utf8").includes(`${server.pid} +++`);
  if (what === undefined) await comesToHold(isWritten);
  const text = await readFile(log, "utf8");
  await rm(log);
  return text;
}

/** What migrations bring along, as they all should leave it. */
const tables = ["sites", "records", "operations", "releases", "submissions", "assets"];

async function contents(old: Old): Promise<string[]> {
  return Promise.all(tables.map((table) => contentOf(old, table)));
}

/** After a kill the next start is as good as one that nothing happened to, and a copy was made before. */
async function resumed(
  wanted: Wanted,
  { old, reference }: { old: Old; reference: readonly string[] },
): Promise<Omit<Point, "name">> {
  const broken: string[] = [];
  const { program, on } = wanted;
  const server = await startServer({ program, env: old.env });
  const found = await contents(old);
  const lost = tables
    .filter((_, at) => found[at] !== reference[at])
    .map((table) => `rows of ${table}`);
  const port = Number(old.env["PORT"]);
  const { status } = await ask({ port, host: `fary.localhost:${port}` });
  if (on === "sqlite" && status !== 200) broken.push(`the page was answered ${status}`);
  await server.kill();
  const folder = join(old.dataDir, "backups");
  const copies = existsSync(folder) ? readdirSync(folder) : [];
  if (on === "sqlite" && !copies.some((name) => /^before-.*[.]sqlite$/.test(name)))
    broken.push("no copy was made before the migration");
  const acknowledged = reference.join("\n").split("\n").filter(Boolean).length;
  return { acknowledged, lost, broken, readySeconds: server.readySeconds };
}

async function withOld<Result>(
  wanted: Wanted,
  work: (old: Old) => Promise<Result>,
): Promise<Result> {
  const old = await makeOld(wanted);
  try {
    return await work(old);
  } finally {
    await old.remove();
  }
}

export const migration: Fault = {
  id: "F4",
  what: "kill -9 at the n-th write of a migration",
  holds: ["I1", "I2", "I8"],
  needs: ["strace"],
  async sweep(wanted, tell) {
    const watched = calls[wanted.on];
    const { moments, reference } = await withOld(wanted, async (old) => {
      const counts = countCalls(await traced(wanted, { old, watched }));
      const all = watched.flatMap((call) =>
        Array.from({ length: counts.get(call) ?? 0 }, (_, at) => ({ call, when: at + 1 })),
      );
      return { moments: all, reference: await contents(old) };
    });
    for (const { call, when } of wanted.isWhole ? moments : spread(moments, wanted.sample))
      await withOld(wanted, async (old) => {
        await traced(wanted, { old, watched: [call], what: `signal=KILL:when=${when}` });
        const name = `${call} ${when} of ${moments.length}`;
        tell({ name, ...(await resumed(wanted, { old, reference })) });
      });
  },
};

import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { type OwnPostgres, startOwnPostgres } from "../../own-postgres.ts";
import { audit } from "../audit.ts";
import { type Place, contentOf, rowsOf, tablesOf } from "../content.ts";
import type { Fault, Point, Wanted } from "../fault.ts";
import { type Ground, makeGround } from "../ground.ts";
import { type FarStore, openFarStore } from "../far-store.ts";
import { isKeptIn } from "../kept.ts";
import { acknowledged } from "../ledger.ts";
import { comesToHold } from "../look-again.ts";

const execute = promisify(execFile);

/** What is only of use to the process that wrote it, or is written by looking. */
const passing = new Set(["jobs"]);

async function differences(one: Place, other: Place): Promise<string[]> {
  const tables = await tablesOf(one);
  const found: string[] = [];
  if (tables.join() !== (await tablesOf(other)).join()) found.push("the tables differ");
  for (const table of tables)
    if (!passing.has(table) && (await contentOf(one, table)) !== (await contentOf(other, table)))
      found.push(`rows of ${table} differ`);
  return found;
}

/** What people sent leads to letters and to other work, which is waited for: then nothing changes any more. */
async function rest({ rows }: Ground): Promise<void> {
  const due = `select id from jobs where "failedAt" is null and "runAt" <= ${Date.now()}`;
  await comesToHold(async () => (await rows(due)).length === 0);
}

/** Where nothing is yet. */
interface Empty {
  readonly folder: string;
  readonly postgres: OwnPostgres | undefined;
  readonly store: FarStore | undefined;
}

/** Backs up beside the running server, restores where nothing is, and goes on there. */
async function backAndForth(ground: Ground, { folder, postgres, store }: Empty): Promise<Point> {
  const { env, people, program } = ground;
  const place = { dataDir: ground.dataDir, url: ground.postgres?.url };
  const there = { dataDir: join(folder, "data"), url: postgres?.url };
  const file = join(folder, "all.tar");
  const own = { ...process.env, ...env };
  const moved = {
    DATA_DIR: there.dataDir,
    ...(there.url && { DATABASE_URL: there.url }),
    ...(store && { STORAGE_URL: store.url }),
  };
  const runProgram = (name: string, settings: NodeJS.ProcessEnv) =>
    execute(process.execPath, [join(dirname(program), `${name}.js`), file], { env: settings });
  await rest(ground);
  await runProgram("backup", own);
  await runProgram("restore", { ...own, ...moved });
  const lost = await differences(place, there);
  await ground.server().stop();
  const { readySeconds } = await ground.start({ env: moved });
  const findings = await audit({
    ...ground,
    dataDir: there.dataDir,
    rows: (statement) => rowsOf(statement, there),
    isKept: (hash) => isKeptIn({ dataDir: there.dataDir, storageUrl: store?.directUrl }, hash),
  });
  return {
    name: "backup, restored and served",
    acknowledged: acknowledged(people.ledger),
    lost: [...lost, ...findings.lost],
    broken: findings.broken,
    readySeconds,
  };
}

export const restoring: Fault = {
  id: "F16",
  what: "a backup is restored where nothing is",
  holds: ["I1", "I2"],
  async sweep(wanted: Wanted, tell) {
    const ground = await makeGround(wanted);
    const folder = await mkdtemp(join(tmpdir(), "vitrine-restored-"));
    const postgres = wanted.on === "postgres" ? startOwnPostgres() : undefined;
    const store = wanted.store === "s3" ? await openFarStore() : undefined;
    const { people } = ground;
    try {
      for (const one of ["save", "form", "consent", "upload", "publish", "save"] as const)
        await people[one]();
      tell(await backAndForth(ground, { folder, postgres, store }));
    } finally {
      await ground.remove();
      postgres?.remove();
      await store?.proxy.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

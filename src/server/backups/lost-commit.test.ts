import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createCutDatabase } from "../../../test/cut-database.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { defaultTimeouts } from "../db/timeouts.ts";
import { hasTables } from "./load-postgres.ts";
import { makeBackup } from "./make-backup.ts";
import { openOneFile } from "./one-file-target.ts";
import { restoreBackup } from "./restore-backup.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-lost-commit-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("BACKUP-468: a restore whose last answer is lost is whole, with its files", async () => {
  const dataDir = await temporaryFolder();
  const first = await openDatabase({ dataDir });
  await migrate(first);
  await first.close();
  const path = join(await temporaryFolder(), "one.tar");
  const source = {
    dataDir,
    databaseUrl: undefined,
    databaseTimeouts: defaultTimeouts,
    program: "0.1.0",
  };
  await makeBackup({ source, target: await openOneFile(path, Date.now), now: Date.now });

  const place = await createCutDatabase();
  onTestFinished(() => place.drop());
  place.loseAnswerTo("commit\0");
  const into = await temporaryFolder();
  const restored = await restoreBackup({ path, dataDir: into, databaseUrl: place.url });
  expect(restored.dialect).toBe("sqlite");
  expect(await readdir(into)).not.toContain("restoring");
  const database = await openDatabase({ dataDir: into, databaseUrl: place.url });
  expect(await hasTables(database)).toBe(true);
  await database.close();
});

import { existsSync, statSync } from "node:fs";
import { sep } from "node:path";
import { backupName } from "../backups/backup-folder.ts";
import { type BackupPlace, openBackupPlace } from "../backups/backup-place.ts";
import { holdBackups } from "../backups/backup-lock.ts";
import type { BackupTarget } from "../backups/backup-target.ts";
import { describeContents, describeDamage, inMegabytes } from "../backups/describe-backup.ts";
import { makeBackup } from "../backups/make-backup.ts";
import { namedPath } from "../backups/named-path.ts";
import { openOneFile } from "../backups/one-file-target.ts";
import { isStoreAddress } from "../backups/store-address.ts";
import { tellProgress } from "../backups/tell-progress.ts";
import { systemClock } from "../clock.ts";
import { type Env, readEnv } from "../env.ts";
import { withOwnCommands } from "../own-program.ts";
import { programVersion } from "../program-version.ts";
import { runCommand } from "./run-command.ts";
import { StartError } from "../start-error.ts";

const usage =
  "Name the file to make: npm run backup FILE. In a folder that exists, or in a store (s3://KEY:SECRET@host/bucket), a backup copies only what those before it don’t have.";

/** The place of several backups that is named; undefined where it is one file. @throws StartError */
async function openPlace(name: string, env: Env): Promise<BackupPlace | undefined> {
  if (isStoreAddress(name)) return openBackupPlace(name, env);
  const path = namedPath(name, process.env);
  const isFolder = name.endsWith(sep) || (existsSync(path) && statSync(path).isDirectory());
  return isFolder ? openBackupPlace(path, env) : undefined;
}

function openTarget(name: string, place: BackupPlace | undefined): Promise<BackupTarget> {
  const { now } = systemClock;
  return place
    ? place.open(backupName(now()), now)
    : openOneFile(namedPath(name, process.env), now);
}

/** Makes a backup beside a running server or without one; the exit code is 2 where stored files are damaged. */
async function run(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (name === undefined || name === "") throw new StartError(usage);
  const env = readEnv(process.env);
  const { dataDir, databaseUrl, databaseTimeouts, storageUrl } = env;
  if (!existsSync(dataDir))
    throw new StartError(`There is no folder ${dataDir}: set DATA_DIR to the server’s.`);
  const release = holdBackups(dataDir);
  const progress = tellProgress(process.stderr, systemClock.now);
  let place: BackupPlace | undefined;
  try {
    place = await openPlace(name, env);
    const target = await openTarget(name, place);
    const { resumed, path } = target;
    if (resumed.size > 0)
      process.stderr.write(`Going on with a backup that has ${resumed.size} stored files.\n`);
    const { version: program } = programVersion();
    const summary = await makeBackup({
      source: { dataDir, databaseUrl, databaseTimeouts, storageUrl, program },
      target,
      now: systemClock.now,
      onProgress: ({ files, of, bytes }) =>
        progress.tell(() => `${files} of ${of} stored files, ${inMegabytes(bytes)} copied…`),
    });
    progress.end();
    process.stdout.write(
      `${path} has ${describeContents(summary)}. It holds password hashes and secrets: keep it as safe as the server. ${withOwnCommands(`Bring it back with npm run restore ${path}`)}\n`,
    );
    if (summary.damaged.length === 0) return;
    process.stderr.write(`${describeDamage(summary)}\n`);
    process.exitCode = 2;
  } finally {
    await place?.close();
    release();
  }
}

await runCommand(run, "The backup couldn’t be made");

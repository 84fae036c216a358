import { constants, existsSync } from "node:fs";
import { access, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { sqliteName } from "../../db/sqlite-file.ts";
import { type Check, type Finding, good, problem, warning } from "../check.ts";

const megabyte = 1_048_576;
const gigabyte = 1_024 * megabyte;
const fewMegabytes = 200;
const lowShare = 0.1;

async function roomIn(folder: string): Promise<Finding> {
  const { bavail, blocks, bsize, ffree, files } = await statfs(folder);
  const free = bavail * bsize;
  const room = { folder, freeBytes: free, allBytes: blocks * bsize };
  if (free < fewMegabytes * megabyte) return problem("diskFull", room);
  // some file systems count none
  if (files > 0 && ffree / files < 0.01) return problem("diskFiles", { folder, left: ffree });
  if (free < gigabyte || bavail / blocks < lowShare) return warning("diskLow", room);
  return good("diskFine", room);
}

async function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Passwords' hashes are in the database: other users of the machine have no business there. */
async function privacyOf(dataDir: string): Promise<Finding[]> {
  const paths = [dataDir, join(dataDir, sqliteName)];
  const modes = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ mode }) => mode,
        () => 0,
      ),
    ),
  );
  if (!modes.every((mode) => (mode & 0o004) !== 0)) return [];
  return [warning("diskOpen", { folder: dataDir })];
}

/** Room, and whether it can be used. */
export const diskCheck: Check = {
  name: "disk",
  longestMs: 10_000,
  async run({ env: { dataDir, backups } }) {
    if (!existsSync(dataDir)) return [problem("diskGone", { folder: dataDir })];
    if (!(await isWritable(dataDir))) return [problem("diskClosed", { folder: dataDir })];
    const findings = [await roomIn(dataDir), ...(await privacyOf(dataDir))];
    if (backups && (await isWritable(backups.dir))) findings.push(await roomIn(backups.dir));
    return findings;
  },
};

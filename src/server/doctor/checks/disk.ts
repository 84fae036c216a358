import { constants, existsSync } from "node:fs";
import { access, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { sqliteName } from "../../db/sqlite-file.ts";
import { type Check, type Finding, good, problem, warning } from "../check.ts";

const megabyte = 1_048_576;
const gigabyte = 1_024 * megabyte;
const fewMegabytes = 200;
const lowShare = 0.1;

function sizeWords(bytes: number): string {
  if (bytes < gigabyte) return `${Math.floor(bytes / megabyte)} MB`;
  return `${(bytes / gigabyte).toFixed(1)} GB`;
}

async function roomIn(folder: string): Promise<Finding> {
  const { bavail, blocks, bsize, ffree, files } = await statfs(folder);
  const free = bavail * bsize;
  const words = `${folder}: ${sizeWords(free)} of ${sizeWords(blocks * bsize)} are free`;
  if (free < fewMegabytes * megabyte)
    return problem(`${words}. Free up space, or nothing can be saved.`);
  // some file systems count none
  if (files > 0 && ffree / files < 0.01)
    return problem(
      `${folder} has room for ${ffree} more files only. Remove files, or use a file system with more inodes.`,
    );
  if (free < gigabyte || bavail / blocks < lowShare)
    return warning(`${words}. Free up space soon.`);
  return good(`${words}.`);
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
  return [
    warning(
      `Every user of this machine can read the database in ${dataDir}. Run chmod 700 ${dataDir}`,
    ),
  ];
}

/** Room, and whether it can be used. */
export const diskCheck: Check = {
  name: "Disk",
  longestMs: 10_000,
  async run({ env: { dataDir, backups } }) {
    if (!existsSync(dataDir))
      return [
        problem(
          `There is no folder ${dataDir}: start the server once with npm start, or set DATA_DIR to the folder that it uses.`,
        ),
      ];
    if (!(await isWritable(dataDir)))
      return [
        problem(
          `${dataDir} can’t be read and written by this user: run this as the user that the server runs as, make the folder writable, or set DATA_DIR to another one.`,
        ),
      ];
    const findings = [await roomIn(dataDir), ...(await privacyOf(dataDir))];
    if (backups && (await isWritable(backups.dir))) findings.push(await roomIn(backups.dir));
    return findings;
  },
};

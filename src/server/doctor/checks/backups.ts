import { backupsIn } from "../../backups/backup-folder.ts";
import { type Check, good, problem, warning } from "../check.ts";

/** A backup takes its time, and may be tried again. */
const graceMs = 3 * 3_600_000;

/** Whether there is a backup that is new enough. */
export const backupsCheck: Check = {
  name: "Backups",
  longestMs: 10_000,
  async run({ env: { backups }, now }) {
    if (!backups)
      return [
        warning(
          "None are made by themselves: set BACKUP_DIR to a folder on another disk, or run npm run backup FILE regularly.",
        ),
      ];
    const [newest] = await backupsIn(backups.dir);
    if (!newest)
      return [
        warning(
          `There is none in ${backups.dir} yet. The first is made a minute after the start of the server; if it isn’t, the log says why.`,
        ),
      ];
    const words = `The newest in ${backups.dir} is of ${new Date(newest.at).toISOString()}`;
    if (now() - newest.at > backups.everyMs + graceMs)
      return [problem(`${words}, which is too long ago: check that the server runs, and its log.`)];
    return [good(`${words}.`)];
  },
};

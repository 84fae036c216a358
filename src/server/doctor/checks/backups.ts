import { openBackupPlace } from "../../backups/backup-place.ts";
import { type Check, good, problem, warning } from "../check.ts";

/** A backup takes its time, and may be tried again. */
const graceMs = 3 * 3_600_000;

function earlyWords(dir: string, name: string): string {
  return `${name} in ${dir} is named after a moment to come, so it doesn’t count: check the clock, then give the file another name or remove it.`;
}

/** Whether there is a backup that is new enough. */
export const backupsCheck: Check = {
  name: "Backups",
  longestMs: 60_000,
  async run({ env, now }) {
    const { backups } = env;
    if (!backups)
      return [
        warning(
          "None are made by themselves: set BACKUP_DIR to a folder on another disk or the address of a store, or run npm run backup FILE regularly.",
        ),
      ];
    const place = await openBackupPlace(backups.dir, env);
    const { shown } = place;
    const { newest, ahead } = await place.newest(now()).finally(place.close);
    const early = ahead.slice(0, 1).map((name) => problem(earlyWords(shown, name)));
    if (newest === undefined)
      return [
        ...early,
        warning(
          `There is none in ${shown} yet. The first is made a minute after the start of the server; if it isn’t, the log says why.`,
        ),
      ];
    const words = `The newest in ${shown} is of ${new Date(newest).toISOString()}`;
    if (now() - newest > backups.everyMs + graceMs)
      return [
        ...early,
        problem(`${words}, which is too long ago: check that the server runs, and its log.`),
      ];
    return early.length > 0 ? early : [good(`${words}.`)];
  },
};

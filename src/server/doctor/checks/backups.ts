import { openBackupPlace } from "../../backups/backup-place.ts";
import { type Check, good, problem, warning } from "../check.ts";

/** A backup takes its time, and may be tried again. */
const graceMs = 3 * 3_600_000;

/** Whether there is a backup that is new enough. */
export const backupsCheck: Check = {
  name: "backups",
  longestMs: 60_000,
  async run({ env, now }) {
    const { backups } = env;
    if (!backups) return [warning("backupsNone")];
    const place = await openBackupPlace(backups.dir, env);
    const { shown } = place;
    const { newest, ahead } = await place.newest(now()).finally(place.close);
    const early = ahead.slice(0, 1).map((name) => problem("backupsEarly", { name, place: shown }));
    if (newest === undefined) return [...early, warning("backupsMissing", { place: shown })];
    const about = { place: shown, newestAt: newest };
    if (now() - newest > backups.everyMs + graceMs) return [...early, problem("backupsOld", about)];
    return early.length > 0 ? early : [good("backupsFine", about)];
  },
};

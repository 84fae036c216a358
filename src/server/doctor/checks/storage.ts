import { existsSync } from "node:fs";
import { createReleaseFiles } from "../../hosting/release-files.ts";
import { contentOf } from "../../publishing/content-of.ts";
import { LostContent } from "../../storage/lost-content.ts";
import { openStorage, storageFolder } from "../../storage/open-storage.ts";
import type { Storage } from "../../storage/storage.ts";
import { type Check, good, problem, warning } from "../check.ts";

const sitesNamed = 5;

/** Of a large installation not all is looked at: what was seen until then is said a little before the check is given up. */
const lookingMs = 110_000;

/** Whether all that a release is kept in is there; undefined where the time is over. @throws LostContent */
async function isThere(
  content: Iterable<string>,
  storage: Pick<Storage, "has">,
  isOver: () => boolean,
): Promise<true | undefined> {
  for (const hash of content) {
    if (isOver()) return undefined;
    if (!(await storage.has(hash))) throw new LostContent(hash, "missing");
  }
  return true;
}

/** Whether what published sites are made of is there. Manifests are read and compared; of the rest it is seen that it exists. */
export const storageCheck: Check = {
  name: "storage",
  longestMs: 2 * 60_000,
  needsDatabase: true,
  async run({ env, database, elapsed = () => performance.now() }) {
    if (!database) return [];
    const live = await database.db
      .selectFrom("sites")
      .innerJoin("releases", "releases.id", "sites.liveReleaseId")
      .select(["sites.id as siteId", "manifestHash"])
      .where("trashedAt", "is", null)
      .orderBy("sites.id")
      .execute();
    const folder = storageFolder(env);
    if (env.storageUrl === undefined && live.length > 0 && !existsSync(folder))
      return [problem("filesFolder", { folder, sites: live.length })];
    const storage = await openStorage(env, { isReadOnly: true });
    const files = createReleaseFiles(storage);
    const lost: number[] = [];
    let looked = 0;
    const began = elapsed();
    const isOver = () => elapsed() - began > lookingMs;
    for (const { siteId, manifestHash } of live) {
      if (isOver()) break;
      try {
        if (!(await isThere(contentOf(await files.manifest(manifestHash)), storage, isOver))) break;
      } catch (error) {
        if (!(error instanceof LostContent)) throw error;
        lost.push(siteId);
      }
      looked += 1;
    }
    const part = looked < live.length ? [warning("filesPart", { looked, all: live.length })] : [];
    if (lost.length === 0) return part.length > 0 ? part : [good("filesFine")];
    const named = lost.slice(0, sitesNamed).join(", ");
    const sites = lost.length > sitesNamed ? `${named}, …` : named;
    const code = env.storageUrl === undefined ? "filesLostDisk" : "filesLostStore";
    return [warning(code, { sites }), ...part];
  },
};

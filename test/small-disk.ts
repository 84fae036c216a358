import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorCodeOf } from "#/server/errors.ts";

/** A disk of a few megabytes of its own. */
export interface SmallDisk {
  readonly folder: string;
  /** Not a byte is left. */
  fill(): Promise<void>;
  empty(): Promise<void>;
  /** While nobody has a file open on it for writing. */
  setReadOnly(isReadOnly: boolean): void;
  remove(): Promise<void>;
}

const megabytes = 24;

function mount(...args: string[]): void {
  execFileSync("mount", args, { stdio: "ignore" });
}

/** A disk in memory, which takes the right to mount. */
function openSmallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-disk-"));
  mount("-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "tmpfs", folder);
  const filling = join(folder, "filling");
  return {
    folder,
    async fill() {
      const { bavail, bsize } = await statfs(folder);
      // others may write meanwhile, so that a little less is left
      await writeFile(filling, Buffer.alloc(bavail * bsize + bsize)).catch((error: unknown) => {
        if (errorCodeOf(error) !== "storage-full") throw error;
      });
    },
    empty: () => rm(filling),
    setReadOnly: (isReadOnly) => mount("-o", isReadOnly ? "remount,ro" : "remount,rw", folder),
    async remove() {
      execFileSync("umount", ["--lazy", folder], { stdio: "ignore" });
      await rm(folder, { recursive: true });
    },
  };
}

/** Undefined where this user may not mount: errors are injected in its place (`failing-disk.test.ts`). */
export function trySmallDisk(): SmallDisk | undefined {
  try {
    return openSmallDisk();
  } catch {
    return undefined;
  }
}

import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { PictureTaskName } from "#/server/images/picture-worker.ts";
import type { PictureWorkshop } from "#/server/images/picture-workshop.ts";
import { runFolder } from "./once-a-run.ts";

/** What starters ask for again and again, and each site that is published. */
const keptTasks: ReadonlySet<PictureTaskName> = new Set([
  "makeVariants",
  "takePicture",
  "makeIcons",
]);

/** Keys of answers are the same only where the bytes of pictures are, and everything else that is asked for. */
function keyOf(name: string, args: readonly unknown[]): string {
  return createHash("sha256").update(name).update(serialize(args)).digest("hex");
}

/**
 * A workshop that knows what was made of a picture before in this run, by whichever worker: worlds publish the same
 * starters again and again. What failed is tried again; for all other tasks it asks the one given.
 */
export function keepPictureWork(workshop: PictureWorkshop): PictureWorkshop {
  const folder = (): string => {
    const own = join(runFolder(), "picture-work");
    mkdirSync(own, { recursive: true });
    return own;
  };
  return {
    ...workshop,
    run(asker, name, ...args) {
      if (!keptTasks.has(name)) return workshop.run(asker, name, ...args);
      const file = join(folder(), keyOf(name, args));
      const answer = async (): Promise<unknown> => {
        const kept = await readFile(file).catch(() => undefined);
        if (kept) return deserialize(kept);
        const made: unknown = await workshop.run(asker, name, ...args);
        const own = `${file}-${crypto.randomUUID()}`;
        await writeFile(own, serialize(made));
        await rename(own, file); // whoever reads it finds all of it
        return made;
      };
      return answer() as ReturnType<typeof workshop.run<typeof name>>;
    },
  };
}

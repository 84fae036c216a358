import { execFileSync } from "node:child_process";
import { truncate, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Fault } from "../fault.ts";
import { makeGround } from "../ground.ts";
import { comeBack } from "../killing-sweep.ts";
import type { People } from "../people.ts";

const imageBytes = 256 * 1_048_576;

/** A file system of its own in a file, whose power can be cut. */
interface PowerDisk {
  readonly folder: string;
  /** From now on nothing reaches the disk, and what had not is gone. Nobody may have it open when it comes back. */
  cut(): void;
  comeBack(): void;
  remove(): Promise<void>;
}

/** `EXT4_IOC_SHUTDOWN`, without writing the log that is still in memory: what a power cut leaves. */
const shutdown = `open(my $folder, "<", $ARGV[0]) or die $!; my $how = pack("L", 2); ioctl($folder, 0x8004587d, $how) or die $!`;

async function openPowerDisk(): Promise<PowerDisk> {
  const home = await mkdtemp(join(tmpdir(), "vitrine-power-"));
  const [image, folder] = [join(home, "image"), join(home, "disk")];
  await writeFile(image, "");
  await truncate(image, imageBytes);
  await mkdir(folder);
  const run = (program: string, ...args: string[]) =>
    void execFileSync(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  const mount = () => run("mount", "-o", "loop", image, folder);
  run("mke2fs", "-q", "-t", "ext4", image);
  mount();
  return {
    folder,
    cut: () => run("perl", "-e", shutdown, folder),
    comeBack() {
      run("umount", folder);
      mount();
    },
    async remove() {
      run("umount", "--lazy", folder);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** All that is kept, side by side, until the power is gone. */
async function keepWorking(people: People, signal: AbortSignal): Promise<void> {
  const actions = ["save", "form", "consent", "upload", "publish"] as const;
  await Promise.all(
    actions.map(async (action) => {
      while (!signal.aborted) await people[action]();
    }),
  );
}

/** How long people work before the power goes, from the first point to the last. */
const longestMs = 1_500;

export const powerCut: Fault = {
  id: "F5",
  what: "the power is cut while people work (a file system that is shut down)",
  holds: ["I1", "I2", "I5", "I8"],
  needs: ["mount", "mke2fs", "perl"],
  async sweep(wanted, tell) {
    const disk = await openPowerDisk();
    try {
      const ground = await makeGround(wanted, { home: disk.folder });
      try {
        const points = wanted.isWhole ? 200 : wanted.sample;
        for (let point = 1; point <= points; point += 1) {
          const after = Math.round((point / points) * longestMs);
          const ending = new AbortController();
          const working = keepWorking(ground.people, ending.signal);
          await wait(after);
          // without power nobody is answered: a sync that the cut overtakes may pass for one that succeeded
          process.kill(ground.server().pid, "SIGSTOP");
          disk.cut();
          ending.abort();
          await ground.server().kill();
          await working;
          disk.comeBack();
          tell(await comeBack(ground, `after ${after} ms of work`));
        }
      } finally {
        await ground.remove();
      }
    } finally {
      await disk.remove();
    }
  },
};

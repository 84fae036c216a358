import type { ReleaseManifest } from "#/publish/manifest.ts";
import type { Clock } from "../clock.ts";
import { createKeyedQueue } from "../sites/keyed-queue.ts";
import type { LivePointer, PointerFolder } from "../storage/live-pointer.ts";
import type { LiveSite } from "./live-site.ts";

interface ShownPointersOptions {
  readonly pointers: Pick<PointerFolder, "write" | "remove">;
  readonly clock: Pick<Clock, "sleep">;
  readonly shown: (site: number) => LiveSite | undefined;
  /** Answers visitors by a pointer from now on; resolves when all processes of this server do. */
  readonly put: (pointer: LivePointer, manifest?: ReleaseManifest) => Promise<void>;
  /** Answers visitors by none. */
  readonly take: (site: number) => Promise<void>;
  /** Brings onto the disk what else it couldn't take. Never rejects. */
  readonly settleMore: () => Promise<void>;
}

/** Pointers by which visitors are answered. */
export interface ShownPointers {
  /**
   * Makes a release live: durable when it resolves. It throws where the disk can't take the pointer, which visitors are
   * answered by all the same: the database has moved on before. A site that is shown already stays taken down, or not,
   * whatever the pointer says of that.
   */
  show(pointer: LivePointer, manifest?: ReleaseManifest): Promise<void>;
  /** Puts a notice in the place of a site that is shown, or the site in the place of the notice. As `show` where the disk fails. */
  setTakenDown(site: number, isTakenDown: boolean): Promise<void>;
  /** Takes a site off. As `show` where the disk fails. */
  hide(site: number): Promise<void>;
  /** Brings onto the disk what it couldn't take of a site. Throws where it still can't. */
  settle(site: number): Promise<void>;
  /** Does that for all sites, until the signal aborts. */
  settleAll(signal: AbortSignal): Promise<void>;
}

const settleMs = 1_000;

function withNotice(
  { isTakenDown: _before, ...own }: LivePointer,
  isTakenDown: boolean,
): LivePointer {
  return isTakenDown ? { ...own, isTakenDown } : own;
}

/** Changes of pointers: of one site one after the other, each by what is shown when its turn comes. */
export function createShownPointers(options: ShownPointersOptions): ShownPointers {
  const { pointers, clock, shown, put, take, settleMore } = options;
  // what was asked for last is what is written last
  const inTurn = createKeyedQueue();
  /** Sites of which the disk has an older pointer than visitors are answered by, or one that is to be gone. */
  const owed = new Set<number>();

  async function writeOwed(site: number): Promise<void> {
    const pointer = shown(site)?.pointer;
    if (pointer) await pointers.write(pointer);
    else await pointers.remove(site);
    owed.delete(site);
  }

  async function change(pointer: LivePointer, manifest?: ReleaseManifest): Promise<void> {
    owed.add(pointer.site);
    try {
      await pointers.write(pointer);
      owed.delete(pointer.site);
    } finally {
      await put(pointer, manifest);
    }
  }

  const settle = (site: number): Promise<void> =>
    inTurn(site, async () => {
      if (owed.has(site)) await writeOwed(site);
    });

  return {
    show: (pointer, manifest) =>
      inTurn(pointer.site, async () => {
        const before = shown(pointer.site)?.pointer;
        const isTakenDown = before ? before.isTakenDown : pointer.isTakenDown;
        await change(withNotice(pointer, isTakenDown ?? false), manifest);
      }),
    setTakenDown: (site, isTakenDown) =>
      inTurn(site, async () => {
        const before = shown(site);
        if (!before || (before.pointer.isTakenDown ?? false) === isTakenDown) return;
        await change(withNotice(before.pointer, isTakenDown), before.loaded()?.manifest);
      }),
    hide: (site) =>
      inTurn(site, async () => {
        owed.add(site);
        await take(site);
        await writeOwed(site);
      }),
    settle,
    async settleAll(signal) {
      while (!signal.aborted) {
        // what failed was told to whoever asked for it
        for (const site of owed) await settle(site).catch(() => undefined);
        await settleMore();
        await clock.sleep(settleMs, signal);
      }
    },
  };
}

import { createKeyedQueue } from "../sites/keyed-queue.ts";
import type { ContactFile } from "../storage/contact-file.ts";

/** Whom people write to about the sites of this installation, for pages that are shown without the database. */
export interface HostContact {
  /** Undefined: nobody is named. */
  contact(): string | undefined;
  /** Holds in all processes of this server when it resolves. What the disk can't take is written later. */
  setContact(contact: string | undefined): Promise<void>;
  /** Told of each change, which waits for the answer; it never rejects. */
  watchContact(watcher: ContactWatcher): void;
}

type ContactWatcher = (contact: string | undefined) => Promise<void>;

interface HostContactOptions {
  readonly file: ContactFile;
  readonly onError: (error: unknown) => void;
}

export function createHostContact({ file, onError }: HostContactOptions): HostContact & {
  /** Takes over what was kept. */
  readContact(): Promise<void>;
  /** Writes what the disk couldn't take before, and can't perhaps now. Never rejects. */
  settleContact(): Promise<void>;
} {
  const inTurn = createKeyedQueue();
  const watchers: ContactWatcher[] = [];
  let current: string | undefined;
  let isOwed = false;

  async function write(): Promise<void> {
    isOwed = true;
    await file.write(current);
    isOwed = false;
  }

  return {
    contact: () => current,
    watchContact: (watcher) => void watchers.push(watcher),
    async readContact() {
      current = await file.read();
    },
    setContact: (contact) =>
      inTurn(0, async () => {
        if (contact === current) return;
        current = contact;
        await Promise.all(watchers.map((watcher) => watcher(contact)));
        await write().catch(onError);
      }),
    async settleContact() {
      // what failed was told when it was tried first
      if (isOwed) await inTurn(0, write).catch(() => undefined);
    },
  };
}

import { channel } from "node:diagnostics_channel";

/** What happens to stored files that are far away, and to their copies on the disk. */
export type StorageEvent =
  /** A call of the store has ended. `status` is "none" where there was no answer; bytes are those of bodies. */
  | {
      readonly kind: "call";
      readonly method: string;
      readonly status: string;
      readonly seconds: number;
      readonly sent: number;
      readonly received: number;
    }
  /** One that failed is made again. */
  | { readonly kind: "retry" }
  /** Content was asked for that was at hand on the disk, or that had to be asked of the store. */
  | { readonly kind: "hit" | "miss" }
  /** So many copies gave way to others. */
  | { readonly kind: "evicted"; readonly count: number }
  /** So many bytes the copies take by now. */
  | { readonly kind: "copies"; readonly bytes: number };

const happened = channel("vitrine.storage");

export function tellStorage(event: StorageEvent): void {
  happened.publish(event);
}

/** Hears of all that happens from now on, until what it returns is called. */
export function subscribeToStorage(hear: (event: StorageEvent) => void): () => void {
  const listener = (event: unknown): void => hear(event as StorageEvent); // published by tellStorage alone
  happened.subscribe(listener);
  return () => void happened.unsubscribe(listener);
}

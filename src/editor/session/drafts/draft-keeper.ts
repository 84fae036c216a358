import * as z from "zod/mini";
import { ownKey } from "../../api/own-key.ts";
import { createSignal } from "../../signals/signal.ts";
import type { Signal } from "../../signals/signal.ts";

const draftsSchema = z.record(z.string(), z.string());

/**
 * What is typed into fields and is not in the document: not yet, or because it doesn't fit. By the field's key; it
 * outlives a tab of the settings, the way to the canvas and back, and a reload.
 */
export interface DraftKeeper {
  read(field: string): string | undefined;
  write(field: string, text: string): void;
  drop(field: string): void;
  /** Drops what was typed into fields that are gone with what they belonged to. */
  dropWhere(isGone: (field: string) => boolean): void;
  /** The fields in which something is typed that the document doesn't have. */
  readonly fields: Signal<readonly string[]>;
  /** Calls when what is typed has to be taken, e.g. because the window is left. The answer ends it. */
  onFlush(take: () => void): () => void;
  flush(): void;
}

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

function readDrafts(storage: DraftStorage, key: string): Map<string, string> {
  try {
    return new Map(Object.entries(draftsSchema.parse(JSON.parse(storage.getItem(key) ?? "{}"))));
  } catch {
    return new Map();
  }
}

/** `name` tells what is kept for one use from what is kept for another. */
export function createDraftKeeper(
  storage: DraftStorage,
  site: number,
  name = "settings",
): DraftKeeper {
  const key = ownKey(`${name}-${site}`);
  const drafts = readDrafts(storage, key);
  const fields = createSignal<readonly string[]>([...drafts.keys()]);
  const takers = new Set<() => void>();
  const changed = (): void => {
    // the same fields are the same value: typing on in one of them tells nobody
    if (fields.get().length !== drafts.size) fields.set([...drafts.keys()]);
    try {
      if (drafts.size === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(Object.fromEntries(drafts)));
    } catch {
      // a full or closed storage: the text still stands in its field
    }
  };
  return {
    read: (field) => drafts.get(field),
    write(field, text) {
      drafts.set(field, text);
      changed();
    },
    drop(field) {
      if (drafts.delete(field)) changed();
    },
    dropWhere(isGone) {
      for (const field of [...drafts.keys()].filter(isGone)) drafts.delete(field);
      changed();
    },
    fields,
    onFlush(take) {
      takers.add(take);
      return () => {
        takers.delete(take);
      };
    },
    flush: () => takers.forEach((take) => take()),
  };
}

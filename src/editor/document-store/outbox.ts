import * as z from "zod/mini";
import type { Operation } from "#/site/operations/operation.ts";
import { operationSchema } from "#/site/operations/operation.ts";

/** Unsent operations on this device: they are here before they are sent, and until the server has them. */
export interface Outbox {
  /** Keeps operations, in their order; answers whether they would survive a crash from now on. */
  keep(operations: readonly Operation[]): Promise<boolean>;
  /** Forgets operations that the server has answered. */
  forget(ids: readonly string[]): Promise<void>;
  /** What earlier tabs left unsent, and earlier editors of this one, in its order; from now on it belongs to this one. */
  adopt(): Promise<readonly Operation[]>;
}

/** One operation as a browser keeps it. */
export interface KeptOperation {
  readonly site: number;
  /** The tab that made it. */
  readonly tab: string;
  /** Who was signed in, as far as that was known. */
  readonly account?: string | undefined;
  readonly order: number;
  readonly operation: Operation;
}

export const keptOperationSchema: z.ZodMiniType<KeptOperation> = z.object({
  site: z.number(),
  tab: z.string(),
  account: z.optional(z.string()),
  order: z.number(),
  operation: operationSchema as z.ZodMiniType<Operation>,
});

/** Where kept operations lie: IndexedDB, or memory where a browser has none. */
export interface OutboxStorage {
  /** Whether what was put survives the tab. */
  readonly isLasting: boolean;
  put(entries: readonly KeptOperation[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  list(site: number): Promise<readonly KeptOperation[]>;
}

/** Whether a tab is gone, so that its operations may be adopted. */
export type IsTabGone = (tab: string) => Promise<boolean>;

interface OutboxOptions {
  readonly storage: OutboxStorage;
  readonly site: number;
  readonly tab: string;
  readonly isTabGone: IsTabGone;
  readonly now: () => number;
  /** Who is signed in, as far as this device knows. */
  readonly account: () => string | undefined;
  /** Who is signed in, for certain; undefined where that can't be said now. */
  readonly askAccount: () => Promise<string | undefined>;
}

export function createOutbox(options: OutboxOptions): Outbox {
  const { storage, site, tab, isTabGone, now, account, askAccount } = options;
  let last = 0;
  const nextOrder = (): number => {
    last = Math.max(last + 1, now() * 1000);
    return last;
  };
  async function keep(operations: readonly Operation[]): Promise<boolean> {
    await storage.put(
      operations.map((operation) => ({
        site,
        tab,
        account: account(),
        order: nextOrder(),
        operation,
      })),
    );
    return storage.isLasting;
  }
  return {
    keep,
    forget: (ids) => storage.remove(ids),
    async adopt() {
      const kept = (await storage.list(site)).toSorted((one, other) => one.order - other.order);
      const isNamed = kept.some((entry) => entry.account !== undefined);
      const own = isNamed ? await askAccount() : undefined;
      // what somebody else has typed waits for them
      const all = kept.filter((entry) => entry.account === undefined || entry.account === own);
      const gone = new Set<string>();
      for (const owner of new Set(all.map((entry) => entry.tab))) {
        if (owner === tab || (await isTabGone(owner))) gone.add(owner);
      }
      const mine = all.filter((entry) => gone.has(entry.tab));
      await storage.put(mine.map((entry) => ({ ...entry, tab })));
      return mine.map((entry) => entry.operation);
    },
  };
}

export function createMemoryStorage(): OutboxStorage {
  const entries = new Map<string, KeptOperation>();
  return {
    isLasting: false,
    async put(added) {
      for (const entry of added) entries.set(entry.operation.id, entry);
    },
    async remove(ids) {
      for (const id of ids) entries.delete(id);
    },
    list: async (site) => [...entries.values()].filter((entry) => entry.site === site),
  };
}

import * as z from "zod/mini";
import { deviceAccount } from "./device-account.ts";
import {
  answersStore,
  finished,
  openAnswers,
  openUnsent,
  settled,
  unsentStore,
} from "./device-databases.ts";
import { shownCacheName } from "./shown-cache-name.ts";

/** What wasn't asked for again for so long is as good as forgotten, in milliseconds. */
export const keptFor = 30 * 86_400_000;

const keptSchema = z.object({
  name: z.string(),
  account: z.string(),
  time: z.number(),
  value: z.unknown(),
});
type Kept = z.infer<typeof keptSchema>;

/** Where answers lie: the browser's database, or a map in tests. */
export interface AnswerStore {
  get(name: string): Promise<unknown>;
  all(): Promise<readonly unknown[]>;
  put(kept: Kept): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
}

/** Answers that this device keeps. Each belongs to the account that it was given to, and is read by nobody else. */
export interface KeptAnswers {
  read(name: string): Promise<unknown>;
  /**
   * Keeps an answer for the account that it was given to, as long as the device is that account's: a tab that is left
   * open after signing out in another one keeps nothing. @throws where the device has no room for it
   */
  write(name: string, value: unknown, account: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Removes what others were shown, and what is too old; answers whether something of others was there. */
  leaveOnly(account: string): Promise<boolean>;
}

interface Means {
  readonly store: AnswerStore;
  readonly account: () => string | undefined;
  readonly now: () => number;
}

export function createKeptAnswers({ store, account, now }: Means): KeptAnswers {
  const isOld = ({ time }: Kept): boolean => now() - time >= keptFor;
  return {
    async read(name) {
      const { data } = keptSchema.safeParse(await store.get(name));
      const whose = account();
      return data && whose === data.account && !isOld(data) ? data.value : undefined;
    },
    async write(name, value, whose) {
      if (account() !== whose) return;
      await store.put({ name, account: whose, time: now(), value });
      // signed out while it was written: whatever was emptied by then didn't hold it yet
      if (account() !== whose) await store.remove([name]);
    },
    remove: (name) => store.remove([name]),
    async leaveOnly(whose) {
      const all = (await store.all()).flatMap((entry) => keptSchema.safeParse(entry).data ?? []);
      const others = all.filter((kept) => kept.account !== whose);
      const gone = [...others, ...all.filter(isOld)];
      if (gone.length > 0) await store.remove(gone.map(({ name }) => name));
      return others.length > 0;
    },
  };
}

/** The browser's database, opened for as long as it is used: another tab may want to change it. */
function browserStore(factory: IDBFactory): AnswerStore {
  const within = async <Answer>(
    mode: IDBTransactionMode,
    call: (store: IDBObjectStore) => Promise<Answer>,
  ): Promise<Answer> => {
    const database = await openAnswers(factory);
    try {
      const transaction = database.transaction(answersStore, mode);
      const done = finished(transaction);
      const [answer] = await Promise.all([call(transaction.objectStore(answersStore)), done]);
      return answer;
    } finally {
      database.close();
    }
  };
  return {
    get: (name) => within("readonly", (store) => settled<unknown>(store.get(name))),
    all: () => within("readonly", (store) => settled<unknown[]>(store.getAll())),
    put: (kept) => within("readwrite", async (store) => void store.put(kept)),
    remove: (names) =>
      within("readwrite", async (store) => names.forEach((name) => store.delete(name))),
  };
}

/** The answers that this browser keeps. */
export function keptAnswers(): KeptAnswers {
  return createKeptAnswers({
    store: browserStore(globalThis.indexedDB),
    account: deviceAccount,
    now: () => Date.now(),
  });
}

async function emptyShown(): Promise<void> {
  await globalThis.caches.delete(shownCacheName);
}

const unsentSchema = z.object({
  account: z.optional(z.string()),
  operation: z.object({ id: z.string() }),
});

/** What an account left unsent, and what nobody is named for. */
async function emptyUnsent(account: string | undefined): Promise<void> {
  const database = await openUnsent(globalThis.indexedDB);
  try {
    const transaction = database.transaction(unsentStore, "readwrite");
    const done = finished(transaction);
    const store = transaction.objectStore(unsentStore);
    for (const entry of await settled<unknown[]>(store.getAll())) {
      const { data } = unsentSchema.safeParse(entry);
      if (data && (data.account === undefined || data.account === account))
        store.delete(data.operation.id);
    }
    await done;
  } finally {
    database.close();
  }
}

/** What others were shown goes, and what is too old; what others left unsent stays for them, and only they are offered it. */
export async function forgetOthers(account: string): Promise<void> {
  if (await keptAnswers().leaveOnly(account)) await emptyShown();
}

/** Nothing of an account stays on this device. Each storage is tried: a browser may lack one. */
export async function forgetAll(account: string | undefined): Promise<void> {
  const works = [() => keptAnswers().leaveOnly(""), emptyShown, () => emptyUnsent(account)];
  await Promise.all(works.map(async (work) => work().catch(() => undefined)));
}

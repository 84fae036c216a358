import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { MemoryCounter } from "../limits/memory-counter.ts";
import type { SharedCount, SharedCounts } from "../limits/shared-counts.ts";

/** Attempts within a window: of one network on one account, of one network, of strangers on one account. */
export const attemptWindowMs = 15 * 60_000;
const pairLimit = 10;
const networkLimit = 100;
const accountLimit = 20;
/** An account under attack checks one password of a stranger at a time, this far apart. */
const laneMs = 1_000;
const laneLength = 5;

/** One try to sign in, by whom and from where. */
export interface Attempt {
  /** The e-mail address as it was typed, in lower case; the account need not exist. */
  account: string;
  network: string;
  /** Whether this account has signed in from this network before. */
  familiar: boolean;
}

/** An attempt that may check its password. It stays counted unless it succeeds. */
export interface Entry {
  succeeded(): Promise<void>;
}

interface AttemptGuardOptions {
  clock: Clock;
  /** Counts that all processes share, within windows of `attemptWindowMs`. */
  shared: SharedCounts;
}

interface Keys {
  pair: string;
  network: string;
  /** Undefined for a familiar network, which passes by the limit of the account. */
  account: string | undefined;
}

function tooMany(waitMs: number): AppError {
  return new AppError("too-many-requests", { retryAfter: waitMs / 1_000 });
}

function keysOf({ account, network, familiar }: Attempt): Keys {
  return {
    pair: `guess ${network} ${account}`,
    network: `guess from ${network}`,
    account: familiar ? undefined : `guess at ${account}`,
  };
}

function listOf({ pair, network, account }: Keys): string[] {
  return account === undefined ? [pair, network] : [pair, network, account];
}

/**
 * Slows the guessing of passwords. Every attempt is counted before its password is checked:
 * however many come at the same moment, no more are checked than the limit says. A guesser with
 * one address is stopped by the limit of that address. One with many addresses brings the
 * account into a slow lane, in which strangers wait for their turn; networks from which the
 * account has signed in before pass by it, so that its owner is never locked out.
 */
export class AttemptGuard {
  readonly #clock: Clock;
  readonly #shared: SharedCounts;
  readonly #pairs: MemoryCounter;
  readonly #networks: MemoryCounter;
  readonly #accounts: MemoryCounter;
  /** When the last place in an account's lane is due. */
  readonly #lanes = new Map<string, number>();

  constructor({ clock, shared }: AttemptGuardOptions) {
    const windowMs = attemptWindowMs;
    this.#clock = clock;
    this.#shared = shared;
    this.#pairs = new MemoryCounter({ clock, limit: pairLimit, windowMs });
    this.#networks = new MemoryCounter({ clock, limit: networkLimit, windowMs });
    this.#accounts = new MemoryCounter({ clock, limit: accountLimit, windowMs });
  }

  /** Resolves when the password may be checked. Throws `too-many-requests`. */
  async enter(attempt: Attempt): Promise<Entry> {
    const keys = keysOf(attempt);
    const list = listOf(keys);
    // Memory first: once a limit is reached, refusing costs no statement.
    let turn = this.#reserve(keys);
    const counts = await this.#shared.add(list);
    const undo = async () => {
      this.#giveBack(keys);
      await this.#shared.giveBack(list, counts);
    };
    try {
      turn ??= this.#learn(keys, counts);
    } catch (error) {
      await undo();
      this.#exhaust(keys, counts);
      throw error;
    }
    if (turn !== undefined) await this.#clock.sleep(turn - this.#clock.now());
    return {
      succeeded: async () => {
        await undo();
        this.#pairs.forget(keys.pair);
        await this.#shared.forget(keys.pair);
      },
    };
  }

  /** Counts in this process, without a wait, and returns the turn in the lane where there is one to wait for. */
  #reserve({ pair, network, account }: Keys): number | undefined {
    const pairWait = this.#pairs.take(pair);
    if (pairWait > 0) throw tooMany(pairWait);
    const networkWait = this.#networks.take(network);
    if (networkWait > 0) {
      this.#pairs.giveBack(pair);
      throw tooMany(networkWait);
    }
    if (account === undefined || this.#accounts.take(account) === 0) return undefined;
    try {
      return this.#queue(account);
    } catch (error) {
      this.#pairs.giveBack(pair);
      this.#networks.giveBack(network);
      throw error;
    }
  }

  /** Judges by what all processes counted together, and returns the turn in the lane where there is one to wait for. */
  #learn({ account: key }: Keys, [pair, network, account]: readonly SharedCount[]) {
    const now = this.#clock.now();
    if (pair && pair.n > pairLimit) throw tooMany(pair.until - now);
    if (network && network.n > networkLimit) throw tooMany(network.until - now);
    const isCrowded = account !== undefined && account.n > accountLimit;
    return isCrowded && key !== undefined ? this.#queue(key) : undefined;
  }

  /** Remembers which limits all processes together have reached, so that memory refuses the next. */
  #exhaust(keys: Keys, [pair, network]: readonly SharedCount[]): void {
    if (pair && pair.n > pairLimit) this.#pairs.exhaust(keys.pair, pair.until);
    if (network && network.n > networkLimit) this.#networks.exhaust(keys.network, network.until);
  }

  #giveBack({ pair, network, account }: Keys): void {
    this.#pairs.giveBack(pair);
    this.#networks.giveBack(network);
    if (account !== undefined) this.#accounts.giveBack(account);
  }

  /** Returns when it is the turn of the next in an account's lane. Throws where the lane is full. */
  #queue(key: string): number {
    const now = this.#clock.now();
    for (const [other, due] of this.#lanes) if (due <= now) this.#lanes.delete(other);
    const turn = Math.max(this.#lanes.get(key) ?? 0, now) + laneMs;
    if (turn - now > laneLength * laneMs) throw tooMany(laneLength * laneMs);
    this.#lanes.set(key, turn);
    return turn;
  }
}

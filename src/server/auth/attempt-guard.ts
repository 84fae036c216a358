import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { MemoryCounter } from "../limits/memory-counter.ts";
import type { SharedCount, SharedCounts } from "../limits/shared-counts.ts";
import { type TurnsOfAll, createTurnsOfAll } from "../limits/turns-of-all.ts";
import { AttemptLanes, fullLaneMs } from "./attempt-lane.ts";
import { rangeOf } from "../limits/network.ts";

/** Attempts within a window: of one network on one account, of one network, of strangers on one account. */
export const attemptWindowMs = 15 * 60_000;
const pairLimit = 10;
const networkLimit = 100;
const accountLimit = 20;

/** One try to sign in, by whom and from where. */
export interface Attempt {
  /** The e-mail address as it was typed, in lower case; the account need not exist. */
  account: string;
  network: string;
  /** Whether this account has signed in from this network before. */
  familiar: boolean;
}

/** An attempt that may check its password. It stays counted unless it says otherwise. */
export interface Entry {
  /** How often strangers of its range of addresses have tried before, at whatever account. */
  readonly asked: number;
  /** Whether so many strangers tried at the account that this one waited for its turn. */
  readonly isCrowded: boolean;
  succeeded(): Promise<void>;
  /** The password was not looked at. */
  unchecked(): Promise<void>;
}

interface AttemptGuardOptions {
  clock: Clock;
  /** Counts that all processes share, within windows of `attemptWindowMs`. */
  shared: SharedCounts;
  /** The same within windows of `laneMs`; undefined where there is one process. */
  turns?: SharedCounts | undefined;
  /** Draws lots. */
  random?: () => number;
}

interface Keys {
  range: string;
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
    range: rangeOf(network),
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
 * account into a slow lane, in which strangers wait for their turn, those who have tried least
 * first; networks from which the account has signed in before pass by it, so that its owner is
 * never locked out.
 */
export class AttemptGuard {
  readonly #clock: Clock;
  readonly #shared: SharedCounts;
  readonly #pairs: MemoryCounter;
  readonly #networks: MemoryCounter;
  readonly #accounts: MemoryCounter;
  readonly #ranges: MemoryCounter;
  readonly #lanes: AttemptLanes;
  readonly #turns: TurnsOfAll;

  constructor({ clock, shared, turns, random }: AttemptGuardOptions) {
    const windowMs = attemptWindowMs;
    this.#lanes = new AttemptLanes({ clock, random });
    this.#turns = createTurnsOfAll({ clock, counts: turns });
    this.#clock = clock;
    this.#shared = shared;
    this.#pairs = new MemoryCounter({ clock, limit: pairLimit, windowMs });
    this.#networks = new MemoryCounter({ clock, limit: networkLimit, windowMs });
    this.#accounts = new MemoryCounter({ clock, limit: accountLimit, windowMs });
    // limits nothing: it says who goes first
    this.#ranges = new MemoryCounter({ clock, limit: Infinity, windowMs });
  }

  /** Resolves when the password may be checked. Throws `too-many-requests`. */
  async enter(attempt: Attempt): Promise<Entry> {
    const keys = keysOf(attempt);
    const list = listOf(keys);
    const asked = this.#countTry(keys);
    // Memory first: once a limit is reached, refusing costs no statement.
    const isCrowded = this.#reserve(keys);
    if (isCrowded) await this.#waitInLane(keys, asked, async () => this.#giveBackPlace(keys));
    const counts = await this.#shared.add(list);
    const undo = async () => {
      if (isCrowded) this.#giveBackPlace(keys);
      else this.#giveBack(keys);
      await this.#shared.giveBack(list, counts);
    };
    const isNewsCrowded = await this.#learn(keys, counts, undo);
    if (isNewsCrowded && !isCrowded) await this.#waitInLane(keys, asked, undo);
    return {
      asked,
      isCrowded: isCrowded || isNewsCrowded,
      succeeded: async () => {
        await undo();
        if (keys.account !== undefined) this.#ranges.giveBack(keys.range);
        this.#pairs.forget(keys.pair);
        await this.#shared.forget(keys.pair);
      },
      unchecked: undo,
    };
  }

  /** Counts a try of a stranger, refused or not, and answers how many there were of its range before. */
  #countTry({ range, account }: Keys): number {
    if (account === undefined) return 0;
    const before = this.#ranges.taken(range);
    this.#ranges.take(range);
    return before;
  }

  /** Counts in this process, without a wait, and answers whether strangers have to wait for their turn at the account. */
  #reserve({ pair, network, account }: Keys): boolean {
    const pairWait = this.#pairs.take(pair);
    if (pairWait > 0) throw tooMany(pairWait);
    const networkWait = this.#networks.take(network);
    if (networkWait > 0) {
      this.#pairs.giveBack(pair);
      throw tooMany(networkWait);
    }
    return account !== undefined && this.#accounts.take(account) > 0;
  }

  /** Takes back what `#reserve` counted of an attempt that was too many for its account. */
  #giveBackPlace({ pair, network }: Keys): void {
    this.#pairs.giveBack(pair);
    this.#networks.giveBack(network);
  }

  async #waitInLane(
    { account, range }: Keys,
    asked: number,
    undo: () => Promise<void>,
  ): Promise<void> {
    if (account === undefined) return;
    const isNext = await this.#lanes.wait(account, { key: range, asked });
    if (isNext && (await this.#turns.take(account))) return;
    await undo();
    throw tooMany(fullLaneMs);
  }

  /** Judges by what all processes counted together, and answers whether strangers have to wait for their turn. */
  async #learn(
    keys: Keys,
    counts: readonly SharedCount[],
    undo: () => Promise<void>,
  ): Promise<boolean> {
    const [pair, network, account] = counts;
    const over = [pair, network].find(
      (one, index) => one && one.n > (index === 0 ? pairLimit : networkLimit),
    );
    if (over) {
      await undo();
      this.#exhaust(keys, counts);
      throw tooMany(over.until - this.#clock.now());
    }
    return account !== undefined && account.n > accountLimit;
  }

  /** Remembers which limits all processes together have reached, so that memory refuses the next. */
  #exhaust(keys: Keys, [pair, network]: readonly SharedCount[]): void {
    if (pair && pair.n > pairLimit) this.#pairs.exhaust(keys.pair, pair.until);
    if (network && network.n > networkLimit) this.#networks.exhaust(keys.network, network.until);
  }

  #giveBack(keys: Keys): void {
    const { account } = keys;
    this.#giveBackPlace(keys);
    if (account !== undefined) this.#accounts.giveBack(account);
  }
}

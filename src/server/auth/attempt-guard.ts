import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { FailureCounter } from "./failure-counter.ts";

const windowMs = 15 * 60_000;
/** Failures within a window: of one network on one account, of one network, on one account. */
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

/**
 * Slows the guessing of passwords. A guesser with one address is stopped by the limit of that
 * address. One with many addresses brings the account into a slow lane, in which strangers
 * wait for their turn; networks from which the account has signed in before pass by it, so
 * that its owner is never locked out.
 */
export class AttemptGuard {
  readonly #clock: Clock;
  readonly #pairs: FailureCounter;
  readonly #networks: FailureCounter;
  readonly #accounts: FailureCounter;
  /** When the last place in an account's lane is due. */
  readonly #lanes = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#pairs = new FailureCounter({ clock, limit: pairLimit, windowMs });
    this.#networks = new FailureCounter({ clock, limit: networkLimit, windowMs });
    this.#accounts = new FailureCounter({ clock, limit: accountLimit, windowMs });
  }

  /** Resolves when the password may be checked. Throws `too-many-requests`. */
  async enter({ account, network, familiar }: Attempt): Promise<void> {
    const wait = Math.max(
      this.#pairs.waitFor(`${network} ${account}`),
      this.#networks.waitFor(network),
    );
    if (wait > 0) throw new AppError("too-many-requests", { retryAfter: wait / 1_000 });
    if (familiar || this.#accounts.waitFor(account) === 0) return;
    await this.#queue(account);
  }

  failed({ account, network, familiar }: Attempt): void {
    this.#pairs.add(`${network} ${account}`);
    this.#networks.add(network);
    if (!familiar) this.#accounts.add(account);
  }

  succeeded({ account, network }: Attempt): void {
    this.#pairs.forget(`${network} ${account}`);
  }

  async #queue(account: string): Promise<void> {
    const now = this.#clock.now();
    for (const [other, due] of this.#lanes) if (due <= now) this.#lanes.delete(other);
    const turn = Math.max(this.#lanes.get(account) ?? 0, now) + laneMs;
    if (turn - now > laneLength * laneMs) {
      throw new AppError("too-many-requests", { retryAfter: laneLength });
    }
    this.#lanes.set(account, turn);
    await this.#clock.sleep(turn - now);
  }
}

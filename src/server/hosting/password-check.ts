import { verify } from "@node-rs/argon2";
import { cleanText } from "#/lib/clean-text.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { rangeOf } from "../limits/network.ts";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { BoundedWork } from "../limits/bounded-work.ts";
import type { LimitOfAll } from "../limits/limit-of-all.ts";
import { MemoryCounter } from "../limits/memory-counter.ts";
import { gateTries } from "./gate-tries.ts";

/** A password that a visitor typed. */
export interface PasswordTry {
  /** What it would open. */
  readonly subject: string;
  readonly network: string;
  readonly hash: string;
  readonly password: string;
  /** What the visitor reads. */
  readonly language: string;
}

/** Why a password opens nothing, in words for the visitor. */
export interface PasswordRefusal {
  readonly status: 401 | 429 | 503;
  readonly error: string;
  /** In seconds. */
  readonly retryAfter?: number;
}

/** Undefined where the password is right. */
export type PasswordCheck = (tried: PasswordTry) => Promise<PasswordRefusal | undefined>;

const busy = { message: "Too many people are entering passwords right now.", retryAfter: 5 };

/** Hashing shares the threads of the process with its files. */
const hashing = { atOnce: 1, waiting: 60, underWayOfKey: gateTries.limit, refusal: busy };

/** A network's tries at one thing wait for each other: a right one is given back before the next is counted. */
const inTurn = { atOnce: Infinity, atOnceOfKey: 1, waiting: 600, refusal: busy };

/** Wrong tries of neighbouring networks at one thing within the window, in a process. */
const guessesOfRange = 25;

/** Wrong tries at one thing from everywhere after which those that follow go one a second, and behind all others. */
const crowdOfGuesses = 50;
const crowdPauseMs = 1_000;
const atCrowd = { atOnce: Infinity, atOnceOfKey: 1, waiting: 200, refusal: busy };

const longest = 200;

interface PasswordCheckOptions {
  /** How often a network may try at one thing. */
  readonly tries: LimitOfAll;
  readonly clock: Pick<Clock, "now" | "sleep">;
}

/**
 * Checks visitors' passwords. A try counts before it is looked at; one that was right is given back. Who guesses from
 * many addresses is slowed down by their range and by what they guess at, where others wait with them (row 16).
 */
export function createPasswordCheck({ tries, clock }: PasswordCheckOptions): PasswordCheck {
  const { windowMs } = gateTries;
  const turns = new BoundedWork(inTurn);
  const crowds = new BoundedWork(atCrowd);
  const work = new BoundedWork(hashing);
  const ranges = new MemoryCounter({ clock, limit: guessesOfRange, windowMs });
  const guesses = new MemoryCounter({ clock, limit: Infinity, windowMs });

  async function isRight(tried: PasswordTry, before: number): Promise<boolean> {
    const { subject, network, hash } = tried;
    const typed = cleanText(tried.password).normalize("NFC");
    const compared = typed.length > longest ? "" : typed;
    const isCrowd = guesses.taken(subject) > crowdOfGuesses;
    const asked = isCrowd ? before + crowdOfGuesses : before;
    const look = () => work.run({ key: network, asked }, () => verify(hash, compared));
    if (!isCrowd) return look();
    return crowds.run({ key: subject, asked: before }, async () => {
      await clock.sleep(crowdPauseMs);
      return look();
    });
  }

  async function tryOnce(tried: PasswordTry): Promise<PasswordRefusal | undefined> {
    const { subject, network, language } = tried;
    const tooMany = (wait: number): PasswordRefusal => {
      const error = visitorMessage("gateMany", language, { minutes: Math.ceil(wait / 60_000) });
      return { status: 429, error, retryAfter: Math.ceil(wait / 1000) };
    };
    const { wait, before, giveBack } = await tries.take(`${subject} ${network}`);
    if (wait > 0) return tooMany(wait);
    const range = `${subject} ${rangeOf(network)}`;
    const waitOfRange = ranges.take(range);
    if (waitOfRange > 0) {
      await giveBack();
      return tooMany(waitOfRange);
    }
    guesses.take(subject);
    const takeBack = async (): Promise<void> => {
      ranges.giveBack(range);
      guesses.giveBack(subject);
      await giveBack();
    };
    try {
      const right = await isRight(tried, before);
      if (right) await takeBack();
      return right ? undefined : { status: 401, error: visitorMessage("gateWrong", language) };
    } catch (error) {
      // nothing was checked
      await takeBack();
      throw error;
    }
  }

  return async (tried) => {
    const { subject, network, language } = tried;
    try {
      return await turns.run({ key: `${subject} ${network}` }, () => tryOnce(tried));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { status: 503, error: visitorMessage("gateBusy", language), retryAfter: 5 };
    }
  };
}

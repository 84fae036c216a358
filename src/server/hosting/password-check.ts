import { verify } from "@node-rs/argon2";
import { visitorMessage } from "#/site/visitor-message.ts";
import { AppError } from "../errors.ts";
import { BoundedWork } from "../limits/bounded-work.ts";
import type { LimitOfAll } from "../limits/limit-of-all.ts";
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

/** Hashing shares the threads of the process with its files. */
const hashing = {
  atOnce: 1,
  waiting: 60,
  underWayOfKey: gateTries.limit,
  refusal: { message: "Too many people are entering passwords right now.", retryAfter: 5 },
};

const longest = 200;

/** Checks visitors' passwords. A try counts before it is looked at; one that was right is given back. */
export function createPasswordCheck(tries: LimitOfAll): PasswordCheck {
  const work = new BoundedWork(hashing);
  return async ({ subject, network, hash, password, language }) => {
    const { wait, before: asked, giveBack } = await tries.take(`${subject} ${network}`);
    if (wait > 0) {
      const minutes = Math.ceil(wait / 60_000);
      const error = visitorMessage("gateMany", language, { minutes });
      return { status: 429, error, retryAfter: Math.ceil(wait / 1000) };
    }
    const typed = password.normalize("NFC");
    const compared = typed.length > longest ? "" : typed;
    try {
      const isRight = await work.run({ key: network, asked }, () => verify(hash, compared));
      if (isRight) await giveBack();
      return isRight ? undefined : { status: 401, error: visitorMessage("gateWrong", language) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // nothing was checked
      await giveBack();
      return { status: 503, error: visitorMessage("gateBusy", language), retryAfter: 5 };
    }
  };
}

import { setTimeout as sleep } from "node:timers/promises";
import { tellStorage } from "../storage-events.ts";
import { storeFaultOf } from "./store-fault.ts";

/**
 * Tries of a call, of which none begins after `longest` milliseconds: whoever waits for it has waited long. And milliseconds before the second; before each further one twice as many, of which chance takes
 * up to a half.
 */
export interface Patience {
  readonly tries: number;
  readonly longest: number;
  readonly firstWait: number;
}

export const storePatience: Patience = { tries: 3, longest: 10_000, firstWait: 150 };

/**
 * Makes a call that may be made twice, once more where what failed may pass. Whatever `isAnswer` knows is thrown as it
 * is. @throws StoreFault
 */
export async function retrying<Result>(
  { tries, longest, firstWait }: Patience,
  call: () => Promise<Result>,
  isAnswer: (error: unknown) => boolean = () => false,
): Promise<Result> {
  const began = performance.now();
  for (let made = 1; ; made += 1) {
    try {
      return await call();
    } catch (error) {
      if (isAnswer(error)) throw error;
      const fault = storeFaultOf(error);
      const isOver = made >= tries || performance.now() - began > longest;
      if (!fault.isPassing || isOver) throw fault;
      tellStorage({ kind: "retry" });
      await sleep(firstWait * 2 ** (made - 1) * (0.5 + Math.random() / 2));
    }
  }
}

import { setTimeout as sleep } from "node:timers/promises";
import { storeFaultOf } from "./store-fault.ts";

/** Tries of a call, and milliseconds before the second; before each further one twice as many, of which chance takes up to a half. */
export interface Patience {
  readonly tries: number;
  readonly firstWait: number;
}

export const storePatience: Patience = { tries: 3, firstWait: 150 };

/**
 * Makes a call that may be made twice, once more where what failed may pass. Whatever `isAnswer` knows is thrown as it
 * is. @throws StoreFault
 */
export async function retrying<Result>(
  { tries, firstWait }: Patience,
  call: () => Promise<Result>,
  isAnswer: (error: unknown) => boolean = () => false,
): Promise<Result> {
  for (let made = 1; ; made += 1) {
    try {
      return await call();
    } catch (error) {
      if (isAnswer(error)) throw error;
      const fault = storeFaultOf(error);
      if (!fault.isPassing || made >= tries) throw fault;
      await sleep(firstWait * 2 ** (made - 1) * (0.5 + Math.random() / 2));
    }
  }
}

import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Reply } from "./ask.ts";

/** An answer, and how long it took from when it was to be asked for. */
export interface Timed {
  readonly reply: Reply;
  /** From the intended start: what waited to be sent at all waited too. */
  readonly milliseconds: number;
}

/**
 * Asks so many times a second, whether or not earlier questions are answered, until `signal` says so; answers once all
 * are answered.
 */
export async function askSteadily(
  perSecond: number,
  { one, signal }: { one: (agent: Agent) => Promise<Reply>; signal: AbortSignal },
): Promise<Timed[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const asked: Promise<Timed>[] = [];
  const began = performance.now();
  async function ask(due: number): Promise<Timed> {
    const reply = await one(agent);
    return { reply, milliseconds: performance.now() - due };
  }
  while (!signal.aborted) {
    const due = began + (asked.length / perSecond) * 1_000;
    if (due > performance.now()) await wait(due - performance.now());
    asked.push(ask(due));
  }
  const all = await Promise.all(asked);
  agent.destroy();
  return all;
}

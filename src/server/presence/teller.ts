import { writeMessages } from "./told-tabs.ts";
import type { ToldTab } from "./told-tabs.ts";

/** Carries messages to the other processes. Never rejects. */
export type SendToOthers = (messages: readonly string[]) => Promise<void>;

/** What happens at about the same time goes in one message; of a tab that changes again meanwhile the last state. */
const gatherMs = 100;
/** So many tabs are told of at once; the others wait for the next time. */
const mostAtOnce = 200;

/** Tells other processes of tabs, one message after the other, so that none overtakes what was said before it. */
export interface Teller {
  say(site: number, tab: string): void;
  /** Whether a tab is about to be told of. */
  isSaying(site: number, tab: string): boolean;
  ask(): void;
}

export function createTeller(
  { from, send }: { from: string; send: SendToOthers },
  stateOf: (site: number, tab: string) => ToldTab["state"],
): Teller {
  const waiting = new Map<string, Pick<ToldTab, "site" | "tab">>();
  let isPlanned = false;
  let asks = false;

  async function flush(): Promise<void> {
    const next = [...waiting].slice(0, mostAtOnce);
    const tabs = next.map(([, { site, tab }]) => ({ site, tab, state: stateOf(site, tab) }));
    for (const [key] of next) waiting.delete(key);
    const message = { from, asks, tabs };
    asks = false;
    await send(writeMessages(message));
    isPlanned = false;
    if (asks || waiting.size > 0) plan();
  }

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => void flush(), gatherMs).unref();
  }

  return {
    say(site, tab) {
      waiting.set(`${site} ${tab}`, { site, tab });
      plan();
    },
    isSaying: (site, tab) => waiting.has(`${site} ${tab}`),
    ask() {
      asks = true;
      plan();
    },
  };
}

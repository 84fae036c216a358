import * as z from "zod/mini";
import { publishEventSchema } from "#/api/publish-event.ts";
import { createId } from "#/lib/create-id.ts";
import { idSchema } from "#/site/id.ts";
import type { SiteNews, SiteSignals } from "./site-signals.ts";

/** News that other processes hear of. Who is here travels by itself: each process knows its own tabs. */
type SharedNews = Exclude<SiteNews, { name: "people" }>;

/** A log that has grown is told by its site: what was added each process reads by the revision that it has. */
const grown = "grown";

const messageSchema = z.union([
  z.object({
    /** The process that says it. */
    from: idSchema,
    site: z.int().check(z.positive()),
    news: z.union([
      z.object({ name: z.literal(grown) }),
      z.object({ name: z.literal("comments"), data: z.object({}) }),
      z.object({ name: z.literal("publish"), data: publishEventSchema }),
    ]),
  }),
  /** It has begun to hear, and asks how far publications are. */
  z.object({ from: idSchema, asks: z.literal("publish") }),
]);

/** How far a publication was is told again for so long, and of so many sites: a break of the database is shorter. */
const toldAgainMs = 600_000;
const mostToldAgain = 200;

/** What happens at about the same time is told at once, and of how far publishing is only the last. */
const gatherMs = 100;

function readMessage(text: string): z.infer<typeof messageSchema> | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

interface SharedNewsOptions {
  readonly signals: Omit<SiteSignals, "subscribe">;
  /** Carries messages to the other processes, and never rejects. None on a database that only one process has. */
  readonly send?: ((messages: readonly string[]) => Promise<void>) | undefined;
}

/** Tells who watches a site, in this process at once and in the others a moment later. */
export interface SiteNewsTeller {
  tell(siteId: number, news: SharedNews): void;
  /** Tells that a site's log has grown. */
  tellOfGrowth(siteId: number): void;
  /** Takes in what a process said; what this one said itself was told before. */
  hear(message: string): void;
  /** The others are heard from now on: something may have been said, or edited, before. */
  greet(): void;
}

export function createSharedNews({ signals, send }: SharedNewsOptions): SiteNewsTeller {
  const from = createId();
  const waiting = new Map<string, string>();
  /** How far the publications of this process were told to be, by their sites, from the oldest word on. */
  const publications = new Map<number, { readonly message: string; readonly at: number }>();
  let isPlanned = false;

  async function flush(carry: NonNullable<typeof send>): Promise<void> {
    const messages = [...waiting.values()];
    waiting.clear();
    // one after the other: none overtakes what was said before it
    await carry(messages);
    isPlanned = false;
    if (waiting.size > 0) plan(carry);
  }

  function plan(carry: NonNullable<typeof send>): void {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => void flush(carry), gatherMs).unref();
  }

  function say(about: string, message: string): void {
    if (!send) return;
    waiting.set(about, message);
    plan(send);
  }

  function remember(siteId: number, message: string): void {
    publications.delete(siteId);
    publications.set(siteId, { message, at: performance.now() });
    const [oldest] = publications.keys();
    if (publications.size > mostToldAgain && oldest !== undefined) publications.delete(oldest);
  }

  function tellOthers(siteId: number, news: SharedNews | { readonly name: typeof grown }): void {
    if (!send) return;
    const message = JSON.stringify({ from, site: siteId, news });
    if (news.name === "publish") remember(siteId, message);
    say(`${siteId} ${news.name}`, message);
  }

  /** Tells the others how far publications are: they may have missed it. */
  function tellAgain(): void {
    for (const [siteId, { message, at }] of publications) {
      if (performance.now() - at <= toldAgainMs) say(`${siteId} publish`, message);
      else publications.delete(siteId);
    }
  }

  return {
    tell(siteId, news) {
      signals.notifyOf(siteId, news);
      tellOthers(siteId, news);
    },
    tellOfGrowth(siteId) {
      signals.notify(siteId);
      tellOthers(siteId, { name: grown });
    },
    hear(text) {
      const message = readMessage(text);
      if (!message || message.from === from) return;
      if ("asks" in message) tellAgain();
      else if (message.news.name === grown) signals.notify(message.site);
      else signals.notifyOf(message.site, message.news);
    },
    greet() {
      signals.notifyAllOf();
      signals.notifyAllOf({ name: "comments", data: {} });
      // what this process has said meanwhile is lost, too
      tellAgain();
      say("asks", JSON.stringify({ from, asks: "publish" }));
    },
  };
}

import * as z from "zod/mini";
import { publishEventSchema } from "#/api/publish-event.ts";
import { createId } from "#/lib/create-id.ts";
import { idSchema } from "#/site/id.ts";
import { createPublicationWords } from "./publication-words.ts";
import type { SiteNews, SiteSignals } from "./site-signals.ts";

/** News that other processes hear of. Who is here travels by itself: each process knows its own tabs. */
type SharedNews = Exclude<SiteNews, { name: "people" }>;

/** A log that has grown is told by its site: what was added each process reads by the revision that it has. */
const grown = "grown";

const siteMessageSchema = z.object({
  /** The process that says it. */
  from: idSchema,
  site: z.int().check(z.positive()),
  /** Milliseconds since it was said first, where it is said again. */
  age: z.optional(z.number().check(z.nonnegative())),
  news: z.union([
    z.object({ name: z.literal(grown) }),
    z.object({ name: z.literal("comments"), data: z.object({}) }),
    z.object({ name: z.literal("publish"), data: publishEventSchema }),
  ]),
});
type SiteMessage = z.infer<typeof siteMessageSchema>;

const messageSchema = z.union([
  siteMessageSchema,
  /** It has begun to hear, and asks how far publications are. */
  z.object({ from: idSchema, asks: z.literal("publish") }),
]);

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
  const publications = createPublicationWords();
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

  function tellOthers(site: number, news: SharedNews | { readonly name: typeof grown }): void {
    if (!send) return;
    if (news.name === "publish") publications.say(site, news.data);
    say(`${site} ${news.name}`, JSON.stringify({ from, site, news }));
  }

  /** Tells the others how far publications are: they may have missed it. */
  function tellAgain(): void {
    for (const { site, data, age } of publications.toTellAgain()) {
      const news = { name: "publish", data };
      say(`${site} publish`, JSON.stringify({ from, site, age, news }));
    }
  }

  function hearOfSite(message: SiteMessage): void {
    const { site, news } = message;
    if (news.name === grown) signals.notify(site);
    else if (news.name !== "publish" || publications.hear(message)) signals.notifyOf(site, news);
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
      else hearOfSite(message);
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

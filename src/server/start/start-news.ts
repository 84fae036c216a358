import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import { notifyOfNews } from "../db/site-moves.ts";
import { createSharedNews } from "../sites/shared-news.ts";
import type { SiteNewsTeller } from "../sites/shared-news.ts";
import { createSiteSignals } from "../sites/site-signals.ts";
import type { SiteSignals } from "../sites/site-signals.ts";

interface Parts {
  readonly database: Database;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/** What those who watch sites are told by, and news that those in other processes are told, too. */
export function startNews({ database, log }: Parts): {
  signals: SiteSignals;
  news: SiteNewsTeller;
} {
  const signals = createSiteSignals();
  const send = (messages: readonly string[]) =>
    notifyOfNews(database, messages).catch((err: unknown) =>
      log.error({ err }, "other processes were not told what is new"),
    );
  const hasOthers = database.dialect === "postgres";
  return { signals, news: createSharedNews({ signals, send: hasOthers ? send : undefined }) };
}

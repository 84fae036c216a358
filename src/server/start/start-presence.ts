import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { notifyOfPresence } from "../db/site-moves.ts";
import type { SiteSignals } from "../sites/site-signals.ts";
import { createPresence } from "../presence/presence.ts";
import type { Presence } from "../presence/presence.ts";

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/** Who has which site open, with those of other processes where there are any. */
export function startPresence({ database, clock, log }: Parts, signals: SiteSignals): Presence {
  const send = (messages: readonly string[]) =>
    notifyOfPresence(database, messages).catch((err: unknown) =>
      log.error({ err }, "other processes were not told who is here"),
    );
  const hasOthers = database.dialect === "postgres";
  return createPresence({ clock, signals, send: hasOthers ? send : undefined });
}

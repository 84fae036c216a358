import type { Assembly } from "../assemble.ts";
import { systemClock } from "../clock.ts";
import { followMoves } from "../db/site-moves.ts";
import type { Env } from "../env.ts";

type Followed = Pick<Assembly, "publishing" | "presence" | "news" | "app" | "followContact">;

/** Shows what other processes on the same database publish, move, take down and edit, and who is there, until the signal aborts. */
export async function followOthers(
  { publishing: { live }, presence, news, app, followContact }: Followed,
  { databaseUrl, databaseTimeouts }: Pick<Env, "databaseUrl" | "databaseTimeouts">,
  signal: AbortSignal,
): Promise<void> {
  if (databaseUrl === undefined) return;
  await followMoves({
    databaseUrl,
    timeouts: databaseTimeouts,
    clock: systemClock,
    signal,
    onMove: live.follow,
    onPresence: presence.hear,
    onNews: news.hear,
    onContact: followContact,
    async onListening() {
      presence.greet();
      news.greet();
      await followContact();
      await live.repair();
    },
    onError: (err) => app.log.error({ err }, "other processes are not heard"),
  });
}

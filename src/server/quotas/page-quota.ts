import type { Clock } from "../clock.ts";
import type { Mail } from "../mail/mail.ts";
import type { TellOfPages } from "../sites/page-room.ts";
import { tellAccount } from "./tell-account.ts";

interface PageQuotaOptions {
  readonly clock: Pick<Clock, "now">;
  readonly mail: Pick<Mail, "send">;
  readonly appOrigin: string;
}

/** Emails an account that four fifths of its pages are there, or all of them: once a month each at most (decision 880). */
export function createTellOfPages({ clock, ...sending }: PageQuotaOptions): TellOfPages {
  return async (transaction, { userId, most, elsewhere }, count) => {
    const used = elsewhere + count;
    const use = { userId, name: "allPages", siteId: 0, used, most, now: clock.now() } as const;
    await tellAccount(transaction, use, sending);
  };
}

import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { WebhookInfo } from "#/api/webhooks.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { type Outgoing, SendOutError } from "../outgoing/send-out.ts";

/** Where sites report to what visitors send. */
export interface Webhooks {
  /** Null where a site has none. */
  read(siteId: number): Promise<WebhookInfo | null>;
  /** Names another address; the secret stays. Throws `invalid`. */
  set(siteId: number, url: string): Promise<WebhookInfo>;
  remove(siteId: number): Promise<void>;
}

interface WebhooksOptions {
  database: Database;
  clock: Clock;
  outgoing: Pick<Outgoing, "check">;
}

const columns = ["url", "secret", "failedAt"] as const;

type WebhookRow = Pick<Selectable<Schema["webhooks"]>, (typeof columns)[number]>;

function infoOf({ failedAt, ...own }: WebhookRow): WebhookInfo {
  return { ...own, failedAt: failedAt === null ? null : new Date(failedAt).toISOString() };
}

export function createWebhooks({ database: { db }, clock, outgoing }: WebhooksOptions): Webhooks {
  function checked(url: string): string {
    try {
      return outgoing.check(url).href;
    } catch (error) {
      if (!(error instanceof SendOutError)) throw error;
      throw new AppError("invalid", { details: [{ path: "/url", message: error.message }] });
    }
  }

  return {
    async read(siteId) {
      const row = await db
        .selectFrom("webhooks")
        .select(columns)
        .where("siteId", "=", siteId)
        .executeTakeFirst();
      return row ? infoOf(row) : null;
    },
    async set(siteId, address) {
      const url = checked(address);
      const secret = randomBytes(32).toString("base64url");
      const row = await db
        .insertInto("webhooks")
        .values({ siteId, url, secret, failedAt: null, createdAt: clock.now() })
        .onConflict((conflict) => conflict.column("siteId").doUpdateSet({ url, failedAt: null }))
        .returning(columns)
        .executeTakeFirstOrThrow();
      return infoOf(row);
    },
    async remove(siteId) {
      await db.deleteFrom("webhooks").where("siteId", "=", siteId).execute();
    },
  };
}

import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import {
  type LinkPurpose,
  readSubscriptionToken,
  subscriptionToken,
} from "./subscription-token.ts";

/** How long a link to confirm holds. */
export const confirmMs = 7 * 24 * 3_600_000;

const emailSchema = z.object({ email: z.string() });

/** The subscription that a link in an email is about. */
export interface LinkedSubscription {
  submissionId: number;
  siteId: number;
  siteName: string;
  email: string;
  language: string;
  isConfirmed: boolean;
  isUnsubscribed: boolean;
  /** Whether the link still does something. */
  isOpen: boolean;
}

export interface Subscriptions {
  /** Path and query of a link, on the site's own host. `stamp`: when the subscription changed last. */
  path(
    purpose: LinkPurpose,
    subscription: { submissionId: number; siteId: number; stamp: number },
  ): string;
  /** What a token is about; undefined for one that was not made for this site and purpose. */
  read(
    purpose: LinkPurpose,
    siteId: number,
    token: string,
  ): Promise<LinkedSubscription | undefined>;
  /** Does what a link is for, once, and says whether it did. */
  follow(purpose: LinkPurpose, siteId: number, token: string): Promise<boolean>;
}

interface SubscriptionsOptions {
  database: Database;
  clock: Clock;
  /** The installation's own, which signs the links. */
  secret: string;
}

/** Subscribers confirm their address, and leave, by links that only their emails hold. */
export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const { database, clock, secret } = options;
  const { db } = database;
  return {
    path(purpose, { submissionId, siteId, stamp }) {
      const token = subscriptionToken({ purpose, submissionId, stamp }, secret);
      return `/api/v1/sites/form/email/${siteId}/${purpose}/?token=${token}`;
    },
    async read(purpose, siteId, token) {
      const link = readSubscriptionToken(token, purpose, secret);
      if (!link) return undefined;
      const row = await db
        .selectFrom("submissions")
        .innerJoin("sites", "sites.id", "submissions.siteId")
        .select(["body", "language", "state", "submissions.updatedAt", "sites.name"])
        .where("submissions.id", "=", link.submissionId)
        .where("siteId", "=", siteId)
        .where("kind", "=", "email")
        .where("submissions.trashedAt", "is", null)
        .executeTakeFirst();
      if (!row) return undefined;
      const isFresh = row.updatedAt === link.stamp && clock.now() < link.stamp + confirmMs;
      return {
        submissionId: link.submissionId,
        siteId,
        siteName: row.name,
        email: emailSchema.parse(JSON.parse(row.body)).email,
        language: row.language ?? "en",
        isConfirmed: row.state === "confirmed",
        isUnsubscribed: row.state === "unsubscribed",
        isOpen:
          purpose === "confirm"
            ? row.state === "unconfirmed" && isFresh
            : row.state !== "unsubscribed",
      };
    },
    async follow(purpose, siteId, token) {
      const link = readSubscriptionToken(token, purpose, secret);
      if (!link) return false;
      const now = clock.now();
      let change = db
        .updateTable("submissions")
        .set({ state: purpose === "confirm" ? "confirmed" : "unsubscribed", updatedAt: now })
        .where("id", "=", link.submissionId)
        .where("siteId", "=", siteId)
        .where("kind", "=", "email")
        .where("trashedAt", "is", null);
      if (purpose === "confirm") {
        if (now >= link.stamp + confirmMs) return false;
        change = change.where("state", "=", "unconfirmed").where("updatedAt", "=", link.stamp);
      } else {
        change = change.where("state", "!=", "unsubscribed");
      }
      const { numUpdatedRows } = await change.executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

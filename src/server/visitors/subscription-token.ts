import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link in an email to a subscriber does. */
export type LinkPurpose = "confirm" | "unsubscribe";

/** What stands in a link. */
export interface SubscriptionLink {
  purpose: LinkPurpose;
  submissionId: number;
  /** Of the state that the link was made for: a link to confirm holds only for that one. */
  stamp: number;
}

function macOf({ purpose, submissionId, stamp }: SubscriptionLink, secret: string): string {
  const text = `${purpose} ${submissionId} ${stamp}`;
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/** A token that nobody can make without the installation's secret. Nothing about it is stored. */
export function subscriptionToken(link: SubscriptionLink, secret: string): string {
  return `${link.submissionId}.${link.stamp}.${macOf(link, secret)}`;
}

/** Reads a token for a purpose; undefined where it was not made for it. */
export function readSubscriptionToken(
  token: string,
  purpose: LinkPurpose,
  secret: string,
): SubscriptionLink | undefined {
  const match = /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/.exec(token);
  if (!match) return undefined;
  const link = { purpose, submissionId: Number(match[1]), stamp: Number(match[2]) };
  const given = Buffer.from(match[3] ?? "");
  return timingSafeEqual(given, Buffer.from(macOf(link, secret))) ? link : undefined;
}

import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { AskCertificate, Handshake } from "./ask-certificate.ts";
import type { StoredCertificate } from "./certificates.ts";
import { checkLater } from "./check-later.ts";
import type { DomainFinding } from "./look-up-domain.ts";

export interface NoteCertificateOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "add">;
  /** Undefined where this installation is without HTTPS. */
  readonly askCertificate: AskCertificate | undefined;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Getting a first certificate takes seconds, and longer where the authority wants its turn. */
const issuingMs = hourMs;
/** While an owner waits for it. */
const waitingMs = 24 * hourMs;

/** What a handshake means for a domain that has been live for so long. */
function judge(handshake: Handshake, liveMs: number): StoredCertificate {
  if ("until" in handshake) return handshake;
  if (handshake.state === "unreached") return { state: "unreached", until: null };
  return { state: liveMs < issuingMs ? "issuing" : "none", until: null };
}

/**
 * Asks for the certificate that visitors of a live domain get, and notes it. The question itself makes a proxy of ours
 * get one, where it gets them on demand. While there is none that browsers take, it is asked for again after 1, 2, 4 …
 * 60 minutes for a day.
 */
export async function noteCertificate(
  { database: { db }, clock, jobs, askCertificate }: NoteCertificateOptions,
  id: number,
  { addresses, isProxied }: Pick<DomainFinding, "addresses" | "isProxied">,
): Promise<void> {
  const row = await db
    .selectFrom("domains")
    .select(["host", "servedAt", "nextCheckAt"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!askCertificate || !row || row.servedAt === null) return;
  const handshake = await askCertificate({ host: row.host, addresses, isProxied });
  const now = clock.now();
  const liveMs = now - row.servedAt;
  const stored = judge(handshake, liveMs);
  const again = now + Math.min(Math.max(liveMs, minuteMs), hourMs);
  const isAwaited =
    stored.state !== "valid" && liveMs < waitingMs && again < (row.nextCheckAt ?? 0);
  await db
    .updateTable("domains")
    .set({ certificate: JSON.stringify(stored), ...(isAwaited && { nextCheckAt: again }) })
    .where("id", "=", id)
    .where("servedAt", "=", row.servedAt)
    .execute();
  if (isAwaited) await jobs.add(checkLater(id, again));
}

import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";
import type { LinkAnswer } from "./ask-link.ts";

const hourMs = 3_600_000;

/** So long an answer is good. */
const goodFor: Record<LinkAnswer["outcome"], number> = {
  fine: 7 * 24 * hourMs,
  moved: 7 * 24 * hourMs,
  gone: 24 * hourMs,
  unknown: 6 * hourMs,
};

/** What was heard of addresses, by site. */
export interface LinkAnswers {
  /** Of these addresses, where anything was heard; and those that are to be asked. */
  read(
    siteId: number,
    addresses: readonly string[],
    now: number,
  ): Promise<{ known: ReadonlyMap<string, LinkAnswer>; due: readonly string[] }>;
  keep(siteId: number, heard: ReadonlyMap<string, LinkAnswer>, now: number): Promise<void>;
  /** Forgets what a site links to no more. */
  forgetOthers(siteId: number, addresses: readonly string[]): Promise<void>;
}

const hashOf = (address: string): string => createHash("sha256").update(address).digest("hex");

interface Row {
  readonly outcome: string;
  readonly status: number | null;
  readonly leadsTo: string | null;
}

function toAnswer({ outcome, status, leadsTo }: Row): LinkAnswer {
  if (outcome === "gone") return { outcome, status: status ?? 0 };
  if (outcome === "moved" && leadsTo !== null) return { outcome, leadsTo };
  return { outcome: outcome === "fine" ? "fine" : "unknown" };
}

export function createLinkAnswers(db: Kysely<Schema>): LinkAnswers {
  return {
    async read(siteId, addresses, now) {
      const byHash = new Map(addresses.map((address) => [hashOf(address), address]));
      const known = new Map<string, LinkAnswer>();
      const due = new Set(addresses);
      for (const hashes of inParts([...byHash.keys()])) {
        const rows = await db
          .selectFrom("outsideLinks")
          .select(["addressHash", "outcome", "status", "leadsTo", "askedAt"])
          .where("siteId", "=", siteId)
          .where("addressHash", "in", hashes)
          .execute();
        for (const { addressHash, askedAt, ...row } of rows) {
          const address = byHash.get(addressHash) ?? "";
          const answer = toAnswer(row);
          known.set(address, answer);
          if (now < askedAt + goodFor[answer.outcome]) due.delete(address);
        }
      }
      return { known, due: [...due] };
    },
    async keep(siteId, heard, now) {
      for (const [address, answer] of heard) {
        const said = {
          outcome: answer.outcome,
          status: answer.outcome === "gone" ? answer.status : null,
          leadsTo: answer.outcome === "moved" ? answer.leadsTo : null,
          askedAt: now,
        };
        await db
          .insertInto("outsideLinks")
          .values({ siteId, addressHash: hashOf(address), ...said })
          .onConflict((conflict) => conflict.columns(["siteId", "addressHash"]).doUpdateSet(said))
          .execute();
      }
    },
    async forgetOthers(siteId, addresses) {
      const current = new Set(addresses.map(hashOf));
      const rows = await db
        .selectFrom("outsideLinks")
        .select("addressHash")
        .where("siteId", "=", siteId)
        .execute();
      const gone = rows.map(({ addressHash }) => addressHash).filter((hash) => !current.has(hash));
      for (const hashes of inParts(gone))
        await db
          .deleteFrom("outsideLinks")
          .where("siteId", "=", siteId)
          .where("addressHash", "in", hashes)
          .execute();
    },
  };
}

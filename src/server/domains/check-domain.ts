import type { Transaction } from "kysely";
import type { DomainProblem } from "#/api/domains.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { OwnerEmails } from "../people/owner-emails.ts";
import { checkLater } from "./check-later.ts";
import { shownHost } from "./domain-name.ts";
import { type DomainRow, type StoredFinding, settlePrimary } from "./domain-rows.ts";
import type { DomainFinding, LookUpDomain } from "./look-up-domain.ts";
import { type NoteCertificateOptions, noteCertificate } from "./note-certificate.ts";
import { nextLook } from "./next-look.ts";

export interface CheckDomainOptions extends NoteCertificateOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "add">;
  readonly lookUp: LookUpDomain;
  /** Shows a site at the host names that it has now. */
  readonly moved: (siteId: number) => Promise<void>;
  /** Adds the work that brings a site's new address into its published pages. */
  readonly rerender: (transaction: Transaction<Schema>, siteId: number) => Promise<unknown>;
  readonly notifyOwners: OwnerEmails["notifyOwners"];
}

/** After so many misses in a row, some 20 minutes apart, a domain no longer leads here. */
const mostMisses = 4;

type Holder = Pick<DomainRow, "id" | "siteId" | "key">;

function problemOf(
  { leadsHere, isNameless, isLooped, keys }: DomainFinding,
  { isProven, holder }: { isProven: boolean; holder: Holder | undefined },
): DomainProblem | null {
  if (isNameless) return "nameless";
  if (isLooped) return "looped";
  if (leadsHere === false) return "elsewhere";
  if (leadsHere === undefined) return "unanswered";
  if (!isProven) return keys === undefined ? "unanswered" : "unproven";
  return holder ? "taken" : null;
}

interface Held {
  readonly row: DomainRow;
  /** Whoever has the host live now, if that is another row. */
  readonly holder: Holder | undefined;
}

/** The row as it is now; nobody else changes one with its host until the transaction ends. */
async function holdRow(
  transaction: Transaction<Schema>,
  { dialect }: Database,
  id: number,
): Promise<Held | undefined> {
  const own = await transaction
    .selectFrom("domains")
    .select("host")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!own) return undefined;
  // sites before their domains, as owners' changes do
  let sites = transaction
    .selectFrom("sites")
    .select("id")
    .where("id", "in", (select) =>
      select.selectFrom("domains").select("siteId").where("host", "=", own.host),
    )
    .orderBy("id");
  if (dialect === "postgres") sites = sites.forUpdate();
  await sites.execute();
  let query = transaction
    .selectFrom("domains")
    .selectAll()
    .where("host", "=", own.host)
    .orderBy("id");
  if (dialect === "postgres") query = query.forUpdate();
  const rows = await query.execute();
  const row = rows.find((one) => one.id === id);
  const holder = rows.find((one) => one.id !== id && one.servedAt !== null);
  return row && { row, holder };
}

/** What a finding means for a row, before anything is changed. */
interface Verdict {
  readonly problem: DomainProblem | null;
  readonly misses: number;
  /** The holder has lost the DNS of the host to this row's site. */
  readonly isLeft: boolean;
}

function judge({ row, holder }: Held, finding: DomainFinding, now: number): Verdict {
  const keys = finding.keys ?? [];
  // who proved it once and never came to have it proves it anew: it may be somebody else's by now
  const isProven = row.servedAt !== null || keys.includes(row.key);
  const isLeft = holder !== undefined && finding.keys !== undefined && !keys.includes(holder.key);
  const problem = problemOf(finding, { isProven, holder: isLeft ? undefined : holder });
  const isMissed = row.servedAt !== null && (problem === "nameless" || problem === "elsewhere");
  // looks that somebody asked for in between don't make an hour of a minute
  const missed = row.misses + (now >= (row.nextCheckAt ?? 0) ? 1 : 0);
  return { problem, misses: isMissed ? missed : 0, isLeft };
}

/** A site that was changed within a transaction is shown anew after it. */
type Touched = Set<number>;

interface Lost {
  readonly id: number;
  readonly siteId: number;
  readonly host: string;
  readonly news: "domain" | "passed";
}

/** A domain no longer leads to its site: its owners are told, and it has to be proven anew. */
async function lose(
  { clock, notifyOwners, rerender }: CheckDomainOptions,
  transaction: Transaction<Schema>,
  { id, siteId, host, news }: Lost,
): Promise<void> {
  const values = { servedAt: null, lostAt: clock.now(), misses: 0 };
  await transaction.updateTable("domains").set(values).where("id", "=", id).execute();
  if (await settlePrimary(transaction, siteId)) await rerender(transaction, siteId);
  await notifyOwners(transaction, siteId, { news, reason: shownHost(host) });
}

async function note(
  { clock, jobs }: CheckDomainOptions,
  transaction: Transaction<Schema>,
  { row, finding, verdict }: { row: DomainRow; finding: DomainFinding; verdict: Verdict },
): Promise<void> {
  const now = clock.now();
  const { problem, misses } = verdict;
  const { isProxied, records } = finding;
  // the proof is the last of the records, and they are the last of it: see `provenEnding`
  const stored: StoredFinding = { problem, isProxied, records: [...records] };
  const nextCheckAt = nextLook({ ...row, misses, isSilent: finding.isSilent }, now);
  await transaction
    .updateTable("domains")
    .set({ checkedAt: now, finding: JSON.stringify(stored), misses, nextCheckAt })
    .where("id", "=", row.id)
    .execute();
  await jobs.add(checkLater(row.id, nextCheckAt), transaction);
}

/** Does what a finding asks for, and says which sites it touched. */
async function apply(
  options: CheckDomainOptions,
  transaction: Transaction<Schema>,
  { row, holder, finding }: Held & { finding: DomainFinding },
): Promise<Touched> {
  const verdict = judge({ row, holder }, finding, options.clock.now());
  const { siteId, host } = row;
  const touched: Touched = new Set();
  await note(options, transaction, { row, finding, verdict });
  if (row.servedAt !== null) {
    // also where nothing changed: what was young a day ago is so no longer
    touched.add(siteId);
    if (verdict.misses >= mostMisses) await lose(options, transaction, { ...row, news: "domain" });
    return touched;
  }
  if (verdict.problem !== null) return touched;
  if (verdict.isLeft && holder) {
    await lose(options, transaction, { ...holder, host, news: "passed" });
    touched.add(holder.siteId);
  }
  const values = { servedAt: options.clock.now(), lostAt: null };
  await transaction.updateTable("domains").set(values).where("id", "=", row.id).execute();
  if (await settlePrimary(transaction, siteId)) await options.rerender(transaction, siteId);
  return touched.add(siteId);
}

/**
 * Looks a domain up and does what follows: it goes live once it leads here and is proven, is lost after it led
 * elsewhere for long, and passes to whoever proves it when the proof of its holder is gone. Where nobody gives an
 * answer nothing changes. Answers whether the domain is still there.
 */
export async function checkDomain(options: CheckDomainOptions, id: number): Promise<boolean> {
  const { database, lookUp, moved } = options;
  const known = await database.db
    .selectFrom("domains")
    .select(["host", "key", "servedAt"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!known) return false;
  const { host, key, servedAt } = known;
  const finding = await lookUp(host, { key, isServed: servedAt !== null });
  const touched = await database.db.transaction().execute(async (transaction) => {
    const held = await holdRow(transaction, database, id);
    // moved to another site meanwhile, whose look waits
    if (held && held.row.key !== key) return new Set<number>();
    return held && apply(options, transaction, { ...held, finding });
  });
  for (const siteId of touched ?? []) await moved(siteId);
  // once it is shown: the proxy of ours asks hosting whether it may get one
  if (finding.leadsHere) await noteCertificate(options, id, finding);
  return touched !== undefined;
}

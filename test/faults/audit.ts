import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isTaken, read } from "./ask.ts";
import type { Ground } from "./ground.ts";
import { comesToHold } from "./look-again.ts";
import type { People } from "./people.ts";

/** What of an installation isn't as people were told. */
export interface Findings {
  readonly lost: string[];
  readonly broken: string[];
}

const partLength = 200;

/** All entries of a list of the site. */
async function listOf<Entry>({ call, siteId }: People, name: string): Promise<Entry[]> {
  const all: Entry[] = [];
  for (;;) {
    const path = `sites/${siteId}/${name}?limit=${partLength}&offset=${all.length}`;
    const part = read(await call(path)) as Entry[];
    all.push(...part);
    if (part.length < partLength) return all;
  }
}

interface Logged {
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  readonly args: { readonly name?: string };
}

/** Every answered operation is in the log, once, where it was said to be (I1, I5); the log has no gaps. */
export async function auditSaves(people: People, { lost, broken }: Findings): Promise<Logged[]> {
  const log = await listOf<Logged>(people, "operations");
  const byId = new Map(log.map((entry) => [entry.id, entry]));
  for (const [id, revision] of people.ledger.saves) {
    const found = byId.get(id)?.revision;
    if (found !== revision) lost.push(`operation ${id} of revision ${revision}: ${found}`);
  }
  const revisions = log.map(({ revision }) => revision).toSorted((a, b) => a - b);
  if (byId.size !== log.length) broken.push("an operation is in the log twice");
  if (revisions.some((revision, at) => revision !== at + 1)) broken.push("the log has a gap");
  const [last] = [...people.ledger.saves].at(-1) ?? [];
  if (last !== undefined) {
    const again = await people.saveAgain(last);
    const revision = people.ledger.saves.get(last);
    const answer = isTaken(again) ? (read(again) as { results: Logged[] }) : undefined;
    if (answer?.results[0]?.revision !== revision)
      broken.push(`operation ${last}, sent again, was answered ${again.status}`);
  }
  return log.toSorted((a, b) => a.revision - b.revision);
}

/** Every answered form is one message; nothing is there twice. */
export async function auditForms(people: People, { lost, broken }: Findings): Promise<void> {
  const messages = await listOf<{ email: string }>(people, "messages");
  const addresses = new Set(messages.map(({ email }) => email));
  for (const email of people.ledger.forms)
    if (!addresses.has(email)) lost.push(`the form of ${email}`);
  if (addresses.size !== messages.length) broken.push("a form is there twice");
}

async function auditConsents({ rows, people }: Ground, { lost }: Findings): Promise<void> {
  const found = await rows('select "choiceId" from consents');
  const ids = new Set(found.map(({ choiceId }) => choiceId));
  for (const id of people.ledger.consents) if (!ids.has(id)) lost.push(`the choice ${id}`);
}

/** Every picture that the library names is shown, and kept as it was sent (F3). */
async function auditUploads(ground: Ground, { lost, broken }: Findings): Promise<void> {
  const { ledger, call, siteId } = ground.people;
  const path = `sites/${siteId}/library?limit=1000`;
  const { entries } = read(await call(path)) as { entries: { asset: { id: string } }[] };
  const ids = new Set(entries.map(({ asset }) => asset.id));
  for (const id of ledger.uploads) if (!ids.has(id)) lost.push(`the picture ${id}`);
  for (const id of ids) {
    const { status } = await call(`sites/${siteId}/assets/${id}/file`);
    if (status !== 200) broken.push(`the picture ${id} was answered ${status}`);
  }
  for (const { hash } of await ground.rows("select hash from assets"))
    if (!(await ground.isKept(String(hash)))) broken.push(`the file ${hash} isn’t kept`);
}

interface ListedRelease {
  readonly id: string;
  readonly revision: number;
  readonly isLive: boolean;
}

/** All pages and what they load come from one release, the live one, whole and with its words (I2). */
export async function auditPages(
  people: People,
  { name, broken, port }: { name: string | undefined; broken: string[]; port?: number },
): Promise<void> {
  const releases = new Set<unknown>();
  const files = new Set<string>();
  for (const path of people.paths) {
    const page = await people.visit(path, port);
    const text = page.body.toString();
    releases.add(page.headers["x-release"]);
    if (page.status !== 200 || !text.trimEnd().endsWith("</html>"))
      broken.push(`the page ${path} was answered ${page.status}`);
    else if (name !== undefined && !text.includes(name)) broken.push(`${path} isn’t of ${name}`);
    for (const [, file = ""] of text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) files.add(file);
  }
  if (releases.size !== 1) broken.push(`pages of ${releases.size} releases`);
  for (const file of files) {
    const { status } = await people.visit(file, port);
    if (status !== 200) broken.push(`the file ${file} was answered ${status}`);
  }
}

export async function auditReleases(
  people: People,
  { log, ...findings }: Findings & { log: readonly Logged[] },
): Promise<void> {
  const releases = await listOf<ListedRelease>(people, "releases");
  const ids = new Set(releases.map(({ id }) => id));
  for (const { releaseId } of people.ledger.publications)
    if (!ids.has(releaseId)) findings.lost.push(`the release ${releaseId}`);
  const live = releases.find(({ isLive }) => isLive);
  const last = Number(people.ledger.publications.at(-1)?.releaseId ?? 0);
  if (Number(live?.id ?? 0) < last)
    findings.lost.push(`${last} was published, ${live?.id} is live`);
  const rename = log.findLast(
    (entry) => entry.name === "site.rename" && entry.revision <= (live?.revision ?? 0),
  );
  await auditPages(people, { name: rename?.args.name, broken: findings.broken });
}

/** Files of what was half written, which are gone once a server is ready, or whoever sent them is. */
function leftovers({ dataDir }: Ground): string[] {
  return ["storage/incoming", "storage/leaving", "uploads/server"].flatMap((folder) => {
    const path = join(dataDir, folder);
    return existsSync(path) ? readdirSync(path).map((name) => `${folder}/${name}`) : [];
  });
}

/** Looks for everything that people were told is kept, and at every page of the site. */
export async function audit(ground: Ground): Promise<Findings> {
  const findings: Findings = { lost: [], broken: [] };
  const { people } = ground;
  try {
    // a job may be writing
    const isTidy = await comesToHold(() => leftovers(ground).length === 0);
    if (!isTidy) findings.broken.push(...leftovers(ground).map((file) => `${file} is left`));
    const log = await auditSaves(people, findings);
    await auditForms(people, findings);
    await auditConsents(ground, findings);
    await auditUploads(ground, findings);
    await auditReleases(people, { ...findings, log });
  } catch (error) {
    findings.broken.push(`it could not be looked at: ${String(error)}`);
  }
  return findings;
}

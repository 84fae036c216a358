import { auditForms, auditReleases, auditSaves } from "../faults/audit.ts";
import type { Ledger } from "../faults/ledger.ts";
import { comesToHold } from "../faults/look-again.ts";
import type { Cluster } from "./cluster.ts";
import type { Part } from "./parts.ts";
import type { Row } from "./summary.ts";
import { secondsUntilEdited, startTraffic } from "./traffic.ts";

/** Pages that are seen before a part ends, and after it works again. */
const pagesAround = 60;

function countsOf({ saves, forms, publications }: Ledger) {
  return { edits: saves.size, forms: forms.size, publications: publications.length };
}

interface Findings {
  readonly lost: string[];
  readonly broken: string[];
}

/** Looks for all that people were told is kept since the cluster began. */
async function lookFor({ people }: Cluster): Promise<Findings> {
  const findings: Findings = { lost: [], broken: [] };
  const log = await auditSaves(people, findings);
  await auditForms(people, findings);
  await auditReleases(people, { ...findings, log });
  return findings;
}

/** The same, once a process that heard nothing for a while has heard of the last release, or after some seconds. */
async function lookUntilFound(cluster: Cluster): Promise<Findings> {
  let findings: Findings = { lost: [], broken: [] };
  await comesToHold(async () => {
    findings = await lookFor(cluster);
    return findings.lost.length + findings.broken.length === 0;
  });
  return findings;
}

/** Ends a part while people use the cluster, mends it, and looks for everything. */
export async function runPart(cluster: Cluster, part: Part): Promise<Row> {
  const { people } = cluster;
  const before = countsOf(people.ledger);
  const traffic = startTraffic(people);
  const morePages = async () => {
    const wanted = traffic.counts().pages + pagesAround;
    if (!(await comesToHold(() => traffic.counts().pages >= wanted)))
      throw new Error("Visitors see no pages any more.");
  };
  try {
    await morePages();
    const isBack = part.takesPagesAlong && traffic.cut();
    await part.end(cluster);
    const began = performance.now();
    await part.mend(cluster);
    isBack?.();
    const mended = (performance.now() - began) / 1_000;
    const seconds = mended + (await secondsUntilEdited(people));
    await part.settle(cluster);
    await morePages();
    await traffic.stop();
    const after = countsOf(people.ledger);
    return {
      part: part.name,
      how: part.how,
      ...traffic.counts(),
      edits: after.edits - before.edits,
      forms: after.forms - before.forms,
      publications: after.publications - before.publications,
      seconds,
      ...(await lookUntilFound(cluster)),
    };
  } finally {
    await traffic.stop();
  }
}

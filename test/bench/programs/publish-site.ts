import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentHash } from "#/publish/content-hash.ts";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { createLargeSite } from "../installation/create-large-site.ts";
import { openInstallation } from "../installation/installation.ts";
import { largePage } from "../large-site/large-site.ts";
import { childrenOf, processorSeconds } from "../measuring/process-metrics.ts";

/** Milliseconds. */
export interface PublishTimes {
  /** The first publish of all pages in this process. */
  readonly full: number;
  /** Of it, processor time of the whole process and its children. */
  readonly fullProcessor: number;
  /** Publishes after a text of one page was changed. */
  readonly changed: number[];
  /** Of these, processor time of the whole process and its children. */
  readonly changedProcessor: number[];
  /** Files of the sizes that such a publish stores, written durably and nothing else, just after each. */
  readonly writes: number[];
  readonly pages: number;
}

/** Publishes a large site through the server's own parts, then a change of one page a few times. */
const [fontsFolder = "", pages = "1000", changes = "7", shown = "8"] = process.argv.slice(2);
const pageCount = Number(pages);
const pictures = Number(shown);
const folder = await mkdtemp(join(tmpdir(), "vitrine-publish-"));
const installation = await openInstallation({ folder, fontsFolder, port: 4257 });
const { publishing, operations, ownerId, storage } = installation;

/** Of this process and of the children that it has, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  const children = childrenOf(process.pid).map((pid) => processorSeconds(pid) ?? 0);
  return (user + system) / 1000 + children.reduce((sum, one) => sum + one * 1000, 0);
}

async function publish(siteId: number) {
  const before = processorTime();
  const began = performance.now();
  const { rendered } = await publishing.publisher.publish({ siteId, authorId: ownerId, note: "" });
  const took = performance.now() - began;
  return { took, rendered, processor: processorTime() - before };
}

/** Sizes of what was put into the storage. */
let stored: number[] = [];
const { put } = storage;
storage.put = (hash, bytes) => {
  stored.push(bytes.length);
  return put(hash, bytes);
};

async function writeAlone(sizes: readonly number[]): Promise<number> {
  const began = performance.now();
  for (const size of sizes) {
    const bytes = randomBytes(size);
    await put(contentHash(bytes), bytes);
  }
  return performance.now() - began;
}

// The files of the pictures are made once, with the first page that shows them: here by publishing a smaller site that
// shows the same ones, each cut like all others.
const small = await createLargeSite(installation, { slug: "small", pages: pictures * 8, pictures });
await publish(small.siteId);
const large = await createLargeSite(installation, { slug: "large", pages: pageCount, pictures });

const full = await publish(large.siteId);
if (full.rendered !== pageCount) throw new Error(`${full.rendered} pages were rendered`);
const times: PublishTimes = {
  full: full.took,
  fullProcessor: full.processor,
  changed: [],
  changedProcessor: [],
  writes: [],
  pages: pageCount,
};
for (let change = 1; change <= Number(changes); change += 1) {
  const { id, sections } = largePage((change * 11) % pageCount, {
    pages: pageCount,
    assets: large.assets,
  });
  const section = sections[1];
  const was = readText(section?.fields["subTitle"] as LocalizedText, "ru", "ru");
  const target = { page: id, section: section?.id };
  const args = { target, path: ["subTitle"], language: "ru", text: `Новое, ${change}`, was };
  const operation = { id: `change${change}`, name: "text.set", args };
  const { results } = await operations.append(large.siteId, [operation], ownerId);
  if (results[0]?.status !== "applied") throw new Error(JSON.stringify(results));
  stored = [];
  const { took, rendered, processor } = await publish(large.siteId);
  times.writes.push(await writeAlone(stored));
  if (rendered !== 1) throw new Error(`${rendered} pages were rendered after one was changed`);
  times.changed.push(took);
  times.changedProcessor.push(processor);
}
await installation.close();
await rm(folder, { recursive: true, force: true });
process.stdout.write(JSON.stringify(times), () => process.exit());

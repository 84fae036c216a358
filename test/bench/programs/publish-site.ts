import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { createLargeSite } from "../installation/create-large-site.ts";
import { openInstallation } from "../installation/installation.ts";
import { largePage } from "../large-site/large-site.ts";

/** Milliseconds. */
export interface PublishTimes {
  /** The first publish of all pages in this process. */
  readonly full: number;
  /** Publishes after a text of one page was changed. */
  readonly changed: number[];
  readonly pages: number;
}

/** Publishes a large site through the server's own parts, then a change of one page a few times. */
const [fontsFolder = "", pages = "1000", changes = "7"] = process.argv.slice(2);
const pageCount = Number(pages);
const pictures = 8;
const folder = await mkdtemp(join(tmpdir(), "vitrine-publish-"));
const installation = await openInstallation({ folder, fontsFolder, port: 4257 });
const { publishing, operations, ownerId } = installation;

async function publish(siteId: number): Promise<{ took: number; drawn: number }> {
  const began = performance.now();
  const { drawn } = await publishing.publisher.publish({ siteId, authorId: ownerId, note: "" });
  return { took: performance.now() - began, drawn };
}

// The files of the pictures are made at their upload, not at publishing: here by publishing a small site with the same.
const small = await createLargeSite(installation, { slug: "small", pages: 8, pictures });
await publish(small.siteId);
const large = await createLargeSite(installation, { slug: "large", pages: pageCount, pictures });

const full = await publish(large.siteId);
if (full.drawn !== pageCount) throw new Error(`${full.drawn} pages were drawn`);
const changed: number[] = [];
for (let change = 1; change <= Number(changes); change += 1) {
  const { id, sections } = largePage(change * 11, { pages: pageCount, assets: large.assets });
  const section = sections[1];
  const was = readText(section?.fields["subTitle"] as LocalizedText, "ru", "ru");
  const target = { page: id, section: section?.id };
  const args = { target, path: ["subTitle"], language: "ru", text: `Новое, ${change}`, was };
  const operation = { id: `change${change}`, name: "text.set", args };
  const { results } = await operations.append(large.siteId, [operation], ownerId);
  if (results[0]?.status !== "applied") throw new Error(JSON.stringify(results));
  const { took, drawn } = await publish(large.siteId);
  if (drawn !== 1) throw new Error(`${drawn} pages were drawn after one was changed`);
  changed.push(took);
}
await installation.close();
await rm(folder, { recursive: true, force: true });
const times: PublishTimes = { full: full.took, changed, pages: pageCount };
process.stdout.write(JSON.stringify(times), () => process.exit());

import { join } from "node:path";
import { createLargeSite } from "../installation/create-large-site.ts";
import { fillHosts } from "../installation/fill-hosts.ts";
import { openInstallation } from "../installation/installation.ts";

/** The site that was published; the others are copies of it, with the ids that follow. */
export interface FirstSite {
  readonly siteId: number;
  readonly siteHash: string;
}

/** Fills a data folder with published sites of one page each. */
const [folder = "", fontsFolder = "", count = "10000"] = process.argv.slice(2);
const installation = await openInstallation({ folder, fontsFolder, port: 3000 });
const { publishing, sites, ownerId } = installation;
const { siteId } = await createLargeSite(installation, { slug: "first", pages: 1, pictures: 1 });
await publishing.publisher.publish({ siteId, authorId: ownerId, note: "" });
const pointers = join(folder, "sites");
await fillHosts(installation, { siteId, count: Number(count), pointers });
const { siteHash } = await sites.info(siteId, ownerId);
const first: FirstSite = { siteId, siteHash };
await installation.close();
process.stdout.write(JSON.stringify(first), () => process.exit());

import { join } from "node:path";
import { createLargeSite } from "../installation/create-large-site.ts";
import { fillHosts } from "../installation/fill-hosts.ts";
import { openInstallation } from "../installation/installation.ts";

/** Fills a data folder with published sites of one page each and prints their addresses' common end. */
const [folder = "", fontsFolder = "", count = "10000"] = process.argv.slice(2);
const installation = await openInstallation({ folder, fontsFolder, port: 3000 });
const { publishing, ownerId } = installation;
const { siteId } = await createLargeSite(installation, { slug: "first", pages: 1, pictures: 1 });
await publishing.publisher.publish({ siteId, authorId: ownerId, note: "" });
const pointers = join(folder, "sites");
await fillHosts(installation, { siteId, count: Number(count), pointers });
await installation.close();
process.stdout.write(JSON.stringify({ first: siteId }), () => process.exit());

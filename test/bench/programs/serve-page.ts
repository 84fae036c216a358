import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLargeSite } from "../installation/create-large-site.ts";
import { openInstallation } from "../installation/installation.ts";

/** Publishes a page and serves it through the whole server on a port; says where once it listens. */
const [port = "", fontsFolder = ""] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "vitrine-serving-"));
const installation = await openInstallation({ folder, fontsFolder, port: Number(port) });
const { app, publishing, ownerId } = installation;
const { siteId } = await createLargeSite(installation, { slug: "page", pages: 1, pictures: 2 });
const { address } = await publishing.publisher.publish({ siteId, authorId: ownerId, note: "" });
await app.listen({ port: Number(port), host: "127.0.0.1" });
process.once("SIGTERM", async () => {
  await installation.close();
  await rm(folder, { recursive: true, force: true });
  process.exit();
});
process.stdout.write(`${JSON.stringify({ host: new URL(address).host })}\n`);

import { promisify } from "node:util";
import { brotliCompress, zstdCompress } from "node:zlib";
import { contentPolicy } from "#/publish/content-policy.ts";
import { createMainCache } from "#/publish/main-cache.ts";
import { makeRelease } from "#/publish/make-release.ts";
import { pageState } from "#/publish/page-state.ts";
import { createWorld } from "../../world.ts";
import { builtFonts } from "../large-site/large-site-drawing.ts";
import { largeSite } from "../large-site/large-site.ts";
import { namedPictures } from "../large-site/large-site-pictures.ts";

/** Serves a published page through the whole server on a port; says where once it listens. */
const [port = "", fontFolder = ""] = process.argv.slice(2);
const world = await createWorld({ env: { PORT: port, APP_ORIGIN: `http://localhost:${port}` } });
const pictures = namedPictures(8);
const { site, index, pages } = largeSite({ pages: 1, assets: pictures.assets });
const document = { site, index, pages };
const siteId = await world.sites.create({ slug: "page", ownerId: world.userIds.owner, document });
const { siteHash, address } = await world.sites.info(siteId, world.userIds.owner);
const { origin, hostname } = new URL(address);
const bodies = new Map(pages.map((page) => [page.id, JSON.stringify(page)]));
const release = await makeRelease(
  {
    siteId,
    siteHash,
    site,
    index,
    siteJson: JSON.stringify(site),
    indexJson: JSON.stringify(index),
    states: new Map([...bodies].map(([id, json]) => [id, pageState(json)])),
    pictures: pictures.sets,
    previous: undefined,
  },
  {
    key: "bench",
    origin,
    apiBase: "/api/v1",
    report: null,
    fonts: builtFonts(fontFolder),
    icons: { links: [], files: {}, icons: [] },
    scripts: [],
    files: {},
    policy: contentPolicy({ apiOrigin: undefined }),
  },
  {
    loadPages: async () => bodies,
    compress: { br: promisify(brotliCompress), zstd: promisify(zstdCompress) },
    mains: createMainCache(1_048_576),
    now: Date.now(),
    pause: async () => undefined,
    onProgress: () => undefined,
  },
);
if (release.pack) await world.storage.put(release.pack.hash, release.pack.bytes);
await world.storage.put(release.hash, Buffer.from(release.json));
const pointer = {
  site: siteId,
  hosts: [hostname],
  release: 1,
  manifest: release.hash,
  stronger: [],
};
await world.hosting.show(pointer, release.manifest);
await world.app.listen({ port: Number(port), host: "127.0.0.1" });
process.once("SIGTERM", () => void world.close().then(() => process.exit()));
process.stdout.write(`${JSON.stringify({ host: new URL(address).host })}\n`);

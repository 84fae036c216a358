import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { withNonce } from "../../src/server/app-files.ts";
import { filesOf, firstParts, readBuildManifest } from "../../src/server/app-preloads.ts";
import { securityHeaders } from "../../src/server/security-headers.ts";
import type { Shell } from "../../src/editor/offline/shell-cache.ts";

const nonceMark = "__NONCE__";

/** What an open site needs at once, and what it is edited with: the page's styles, and all that lies over it. */
const ofOpenSites =
  /^\.\.\/render\/page-style\.css$|^features\/[^/]+\/[^/]+-editing\.ts$|^features\/.*-overlay\.tsx$/;

/** What the service worker of a built app keeps on a device: its page and every file that has its hash in its name. */
export async function offlineShell(folder: string): Promise<Shell> {
  const files = globSync("assets/*.{js,css,woff2,svg}", { cwd: folder })
    .map((file) => `/${file.split(path.sep).join("/")}`)
    .toSorted();
  const manifest = await readBuildManifest(path.join(folder, "manifest.json"));
  const parts = Object.keys(manifest).filter((part) => ofOpenSites.test(part));
  const first = [...filesOf(manifest, [...firstParts, ...parts])].map((file) => `/${file}`);
  const page = withNonce(await readFile(path.join(folder, "index.html"), "utf8"), nonceMark);
  const headers = securityHeaders.page(nonceMark);
  const version = createHash("sha256")
    .update(JSON.stringify([files, page, headers]))
    .digest("base64url")
    .slice(0, 16);
  return { version, files, first, page, headers, nonceMark };
}

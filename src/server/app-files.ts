import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { type AppPreloads, createAppPreloads, readBuildManifest } from "./app-preloads.ts";

/** One file of the built app, in memory. */
export interface AppFile {
  type: string;
  etag: string;
  body: Buffer;
  brotli: Buffer | undefined;
  /** Its name holds its hash: it never changes. */
  immutable: boolean;
}

/** The built editor app. */
export interface AppFiles {
  /** By path, like `/assets/app-1a2b3c4d.js`. */
  find(path: string): AppFile | undefined;
  /**
   * The app's page for an address, with the nonce on its scripts and `head` before the first of them; undefined where
   * the app was not built.
   */
  page(path: string, own: { nonce: string; head: string }): string | undefined;
}

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

const noncePlaceholder = "__NONCE__";
const hashedName = /[-.][\w-]{7,}\.\w+$/;

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

async function readAppFile(
  path: string,
  urlPath: string,
  packed: ReadonlySet<string>,
): Promise<AppFile> {
  const body = await readFile(path);
  const brotli = `${path}.br`;
  return {
    type: types[extname(path)] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    body,
    brotli: packed.has(brotli) ? await readFile(brotli) : undefined,
    immutable: urlPath.startsWith("/assets/") && hashedName.test(urlPath),
  };
}

/** Puts the nonce where the build left a mark for it, and on every script that has none. */
export function withNonce(html: string, nonce: string): string {
  return html
    .replaceAll(noncePlaceholder, nonce)
    .replaceAll(/<script(?![^>]*\bnonce=)/g, `<script nonce="${nonce}"`);
}

/** A folder of built files and the address at which they are found, without a slash at its end. */
export interface AppFolder {
  folder: string;
  base: string;
}

/** Reads the built app and what stands beside it; `.map` files, the page itself and the build's manifest are not served by their paths. */
export async function loadAppFiles(folders: readonly AppFolder[]): Promise<AppFiles> {
  const files = new Map<string, AppFile>();
  let html: string | undefined;
  let preloads: AppPreloads | undefined;
  for (const { folder, base } of folders) {
    const paths = await listFiles(folder);
    const packed = new Set(paths.filter((path) => path.endsWith(".br")));
    for (const path of paths) {
      const urlPath = `${base}/${relative(folder, path).split(sep).join("/")}`;
      if (urlPath === "/index.html") html = await readFile(path, "utf8");
      else if (urlPath === "/manifest.json")
        preloads = createAppPreloads(await readBuildManifest(path));
      else if (!/\.(br|gz|map)$/.test(path))
        files.set(urlPath, await readAppFile(path, urlPath, packed));
    }
  }
  return {
    find: (path) => files.get(path),
    page: (path, { nonce, head }) =>
      html &&
      withNonce(html, nonce)
        .replace("<script", () => `${head}<script`)
        .replace("</head>", () => `${preloads?.(path, nonce) ?? ""}</head>`),
  };
}

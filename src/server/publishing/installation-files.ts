import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReleaseFile } from "#/publish/manifest.ts";
import { flagAddress } from "#/render/language-choices.ts";
import { filesOfFamily, fontManifestName, parseFontManifest } from "#/render/font-manifest.ts";
import type { FontManifest } from "#/render/font-manifest.ts";
import type { FontSource } from "#/render/page-fonts.ts";
import type { HeadLink } from "#/render/page-head.ts";
import { hasWidgets } from "#/render/site-widgets.ts";
import { fontPairOf } from "#/site/font-pair.ts";
import type { SiteRecord } from "#/site/site.ts";
import { vendorsInUse } from "#/site/vendors-in-use.ts";
import { isMissing } from "../storage/file-errors.ts";
import type { Storage } from "../storage/storage.ts";
import { contentHash } from "../storage/storage.ts";
import { loadFlagFiles } from "./flag-files.ts";
import { readIslandFiles } from "./island-files.ts";
import { readRenderHashes } from "./render-hashes.ts";

/** What sites serve that belongs to the installation: fonts, scripts and flags. */
export interface InstallationFiles {
  /** Where pages find fonts; undefined where none are built. */
  readonly fonts: FontSource | undefined;
  /** The bytes of a font by the name of its file; undefined where none is built under it. */
  readFont(file: string): Promise<Buffer> | undefined;
  /** Addresses of the scripts that every page loads. */
  readonly scripts: readonly string[];
  /** Links by which pages of a site fetch beforehand what those scripts will ask for. */
  preloadsFor(site: SiteRecord): readonly HeadLink[];
  /** Changes with the fonts, and with what all pages are rendered with. */
  readonly key: string;
  /** Hashes of the looks of templates, by the templates' ids. */
  readonly looks: Readonly<Record<string, string>>;
  /** Addresses of the flags that a site shows, by country code. */
  flagsFor(site: SiteRecord): Readonly<Record<string, string>>;
  /** Files of the loaders of the vendors that a site has switched on, by the vendors' names. */
  loadersFor(site: SiteRecord): Readonly<Record<string, string>>;
  /** The files that a site needs, by path, already stored. */
  filesFor(site: SiteRecord): Promise<Record<string, ReleaseFile>>;
}

/** The fonts that were built, for pages beside those of sites too. */
export type BuiltFonts = Pick<InstallationFiles, "fonts" | "readFont">;

interface InstallationFilesOptions {
  /** The folders that the build leaves fonts and scripts in; without one, or where it is missing, pages do without. */
  readonly fontsFolder: string | undefined;
  readonly islandsFolder: string | undefined;
  /** Where flags are: a path of every site, or another host's address (R15). */
  readonly staticBase: string;
  readonly storage: Pick<Storage, "put">;
  /** Told of each file before it is stored: from then on it stays. */
  readonly keep: (hash: string) => Promise<void>;
}

type ReadBytes = () => Promise<Buffer | undefined> | Buffer | undefined;

function fontNames(manifest: FontManifest | undefined): string[] {
  return Object.values(manifest?.families ?? {}).flatMap((family) => filesOfFamily(family));
}

/**
 * Addresses of font files. They have one hash in common, that of all names, which have hashes of their own: pages name
 * several of them, and hashes can’t be compressed.
 */
function fontAddresses(manifest: FontManifest | undefined): (file: string) => string {
  const hash = contentHash(Buffer.from(fontNames(manifest).toSorted().join(" "))).slice(0, 10);
  return (file) => `/assets/fonts/${file.replace(/\.[0-9a-f]+(?=\.woff2$)/, `.${hash}`)}`;
}

function islandAddress(file: string): string {
  return `/assets/islands/${file}`;
}

async function readFonts(folder: string | undefined): Promise<FontManifest | undefined> {
  if (folder === undefined) return undefined;
  try {
    return parseFontManifest(await readFile(join(folder, fontManifestName), "utf8"));
  } catch (error) {
    // without a build there are no fonts, and pages show the system's
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Stores files once for all sites. */
function createStore({ storage, keep }: Pick<InstallationFilesOptions, "storage" | "keep">) {
  const known = new Map<string, ReleaseFile>();
  return async (
    path: string,
    read: ReadBytes,
    about: Pick<ReleaseFile, "type" | "isFixed">,
  ): Promise<Record<string, ReleaseFile>> => {
    const before = known.get(path);
    if (before) return { [path]: before };
    const bytes = await read();
    if (!bytes) return {};
    const hash = contentHash(bytes);
    await keep(hash);
    await storage.put(hash, bytes);
    const file: ReleaseFile = { hash, size: bytes.length, place: "stored", ...about };
    known.set(path, file);
    return { [path]: file };
  };
}

function fontFiles(manifest: FontManifest | undefined, { theme }: SiteRecord): string[] {
  if (!manifest) return [];
  const { heading, body } = fontPairOf(theme.fonts);
  return [...new Set([heading, body])].flatMap((family) =>
    filesOfFamily(manifest.families[family]),
  );
}

/** So many of them are open at the same moment. */
const openAtOnce = 8;

export async function openInstallationFiles({
  fontsFolder,
  islandsFolder,
  staticBase,
  storage,
  keep,
}: InstallationFilesOptions): Promise<InstallationFiles> {
  const manifest = await readFonts(fontsFolder);
  const fontAddress = fontAddresses(manifest);
  const islands = await readIslandFiles(islandsFolder);
  const flags = await loadFlagFiles();
  const { core, looks } = await readRenderHashes(import.meta.dirname, import.meta.filename);
  const stored = createStore({ storage, keep });
  const built = new Set(fontNames(manifest));
  const isHere = staticBase.startsWith("/");

  const readFont = (file: string): Promise<Buffer> => readFile(join(fontsFolder ?? "", file));

  function scriptType(name: string): string {
    return name.endsWith(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8";
  }

  function loadersFor({ settings }: SiteRecord): Record<string, string> {
    const files = vendorsInUse(settings).flatMap(({ vendor }) => {
      const file = islands?.loaders[vendor.name];
      return file === undefined ? [] : [[vendor.name, file] as const];
    });
    return Object.fromEntries(files);
  }

  return {
    loadersFor,
    fonts: manifest && { manifest, urlOf: fontAddress },
    readFont: (file) => (built.has(file) ? readFont(file) : undefined),
    scripts: islands?.entries.map(islandAddress) ?? [],
    preloadsFor: (site) =>
      (hasWidgets(site) ? (islands?.widgets ?? []) : []).map((name) => ({
        rel: "modulepreload",
        href: islandAddress(name),
      })),
    looks,
    key: `${core} ${manifest?.key ?? "no fonts"}`,
    flagsFor: (site) =>
      Object.fromEntries(flags.codesFor(site).map((code) => [code, flagAddress(code, staticBase)])),
    async filesFor(site) {
      const fonts = fontFiles(manifest, site).map(
        (name) => () =>
          stored(fontAddress(name), () => readFont(name), {
            type: "font/woff2",
            isFixed: true,
          }),
      );
      const scripts = [...(islands?.names ?? []), ...Object.values(loadersFor(site))].map(
        (name) => () =>
          stored(islandAddress(name), () => islands?.read(name), {
            type: scriptType(name),
            isFixed: true,
          }),
      );
      const pictures = (isHere ? flags.codesFor(site) : []).map(
        (code) => () =>
          stored(flagAddress(code, staticBase), () => flags.read(code), { type: "image/svg+xml" }),
      );
      const all = [...fonts, ...scripts, ...pictures];
      const files: object[] = [];
      while (files.length < all.length) {
        const next = all.slice(files.length, files.length + openAtOnce);
        files.push(...(await Promise.all(next.map((store) => store()))));
      }
      return Object.assign({}, ...files);
    },
  };
}

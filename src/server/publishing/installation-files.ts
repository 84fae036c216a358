import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReleaseFile } from "#/publish/manifest.ts";
import { flagAddress } from "#/render/language-choices.ts";
import { fontManifestName, parseFontManifest } from "#/render/font-manifest.ts";
import type { FontManifest } from "#/render/font-manifest.ts";
import type { FontSource } from "#/render/page-fonts.ts";
import { fontPairOf } from "#/site/font-pair.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { Storage } from "../storage/storage.ts";
import { contentHash } from "../storage/storage.ts";

/** What sites serve that belongs to the installation: fonts and flags. */
export interface InstallationFiles {
  /** Where pages find fonts; undefined where none are built. */
  readonly fonts: FontSource | undefined;
  /** Changes with the fonts. */
  readonly key: string;
  /** The files that a site needs, by path, already stored. */
  filesFor(site: SiteRecord): Promise<Record<string, ReleaseFile>>;
}

interface InstallationFilesOptions {
  /** The folder that the build cuts fonts into; without it, or where it is missing, pages show the system's fonts. */
  readonly fontsFolder: string | undefined;
  readonly storage: Storage;
}

function fontAddress(file: string): string {
  return `/assets/fonts/${file}`;
}

async function readFonts(folder: string | undefined): Promise<FontManifest | undefined> {
  if (folder === undefined) return undefined;
  try {
    return parseFontManifest(await readFile(join(folder, fontManifestName), "utf8"));
  } catch (error) {
    // without a build there are no fonts, and pages show the system's
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

async function readFlag(code: string): Promise<Buffer | undefined> {
  const flags: Readonly<Record<string, unknown>> = await import("country-flag-icons/string/3x2");
  const flag = flags[code.toUpperCase()];
  return typeof flag === "string" ? Buffer.from(flag) : undefined;
}

export async function openInstallationFiles({
  fontsFolder,
  storage,
}: InstallationFilesOptions): Promise<InstallationFiles> {
  const manifest = await readFonts(fontsFolder);
  const known = new Map<string, ReleaseFile>();

  async function stored(
    path: string,
    read: () => Promise<Buffer | undefined>,
    about: Pick<ReleaseFile, "type" | "isFixed">,
  ): Promise<ReleaseFile | undefined> {
    const before = known.get(path);
    if (before) return before;
    const bytes = await read();
    if (!bytes) return undefined;
    const hash = contentHash(bytes);
    await storage.put(hash, bytes);
    const file: ReleaseFile = { hash, size: bytes.length, place: "stored", ...about };
    known.set(path, file);
    return file;
  }

  function fontFiles(site: SiteRecord): string[] {
    if (!manifest) return [];
    const { heading, body } = fontPairOf(site.theme.fonts);
    return [...new Set([heading, body])].flatMap((family) =>
      manifest.families[family].slices.map(({ file }) => file),
    );
  }

  return {
    fonts: manifest && { manifest, urlOf: fontAddress },
    key: manifest?.key ?? "no fonts",
    async filesFor(site) {
      const files: Record<string, ReleaseFile> = {};
      for (const name of fontFiles(site)) {
        const path = fontAddress(name);
        const file = await stored(path, () => readFile(join(fontsFolder ?? "", name)), {
          type: "font/woff2",
          isFixed: true,
        });
        if (file) files[path] = file;
      }
      const active = site.languages.filter(({ status }) => status === "active");
      for (const { flagCode } of active.length > 1 ? active : []) {
        const path = flagAddress(flagCode);
        const file = await stored(path, () => readFlag(flagCode), { type: "image/svg+xml" });
        if (file) files[path] = file;
      }
      return files;
    },
  };
}

import { readFile } from "node:fs/promises";
import { z } from "zod";

const chunkSchema = z.object({
  file: z.string(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
});
const manifestSchema = z.record(z.string(), chunkSchema);
type BuildManifest = z.infer<typeof manifestSchema>;

/** Reads the `manifest.json` of the build, which lists its parts. */
export async function readBuildManifest(file: string): Promise<BuildManifest> {
  return manifestSchema.parse(JSON.parse(await readFile(file, "utf8")));
}

/** The files that parts of the build are made of, each once, what they import included. */
export function filesOf(manifest: BuildManifest, parts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (part: string): void => {
    const chunk = manifest[part];
    if (!chunk || seen.has(part)) return;
    seen.add(part);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const part of parts) add(part);
  return files;
}

const page = "index.html";
const siteScreen = "shell/site-screen.tsx";
/** The styles that the canvas puts into its frame: it reads them as text. */
const pageStyle = "../render/page-style.css";
/** What is needed at once where a site is open. */
export const firstParts = [page, siteScreen] as const;
const editorPath = /^\/sites\/([\w-]{1,40})\/(?:edit|settings)(?:\/|$)/;

/** Links for the page's head, with `nonce` on those of scripts. Nothing of the address but a plain id gets into them. */
export type AppPreloads = (path: string, nonce: string) => string;

/**
 * What the editor's address will need is asked for along with the page's first script instead of by it: what that
 * script imports, the editor's own files, the site and its document.
 */
export function createAppPreloads(manifest: BuildManifest): AppPreloads {
  // the page names its script, and the styles of whatever that imports
  const styles = [...filesOf(manifest, [page])].filter((file) => file.endsWith(".css"));
  const named = new Set([manifest[page]?.file, ...styles]);
  const files = [...filesOf(manifest, firstParts)].filter((file) => !named.has(file));
  const texts = manifest[pageStyle] ? [`/${manifest[pageStyle].file}`] : [];
  return (path, nonce) => {
    const [, site] = editorPath.exec(path) ?? [];
    if (site === undefined) return "";
    const calls = [`/api/v1/sites/${site}`, `/api/v1/sites/${site}/document?page=%2F`];
    return [
      ...files.map((file) =>
        file.endsWith(".css")
          ? `<link rel="preload" as="style" crossorigin href="/${file}">`
          : `<link rel="modulepreload" crossorigin href="/${file}" nonce="${nonce}">`,
      ),
      ...[...texts, ...calls].map(
        (href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`,
      ),
    ].join("");
  };
}

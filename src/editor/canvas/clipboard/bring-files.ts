import { copiedFilesSchema } from "#/api/files.ts";
import { createId } from "#/lib/create-id.ts";
import type { Clip } from "#/site/clip.ts";
import type { SiteFile } from "#/site/file.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { Editor } from "../../session/editor.ts";

export interface BroughtFiles {
  /** What each file of the clip is in this site. */
  readonly files: ReadonlyMap<string, string>;
  /** What adds those that the site hasn't. */
  readonly steps: readonly Step[];
}

export const noFiles: BroughtFiles = { files: new Map(), steps: [] };

/** Has this site get the contents of files. Answers the hashes of those that it has by then. */
export type BringContents = (files: readonly SiteFile[]) => Promise<ReadonlySet<string>>;

/** The same where they come from a site that the account may see. */
async function copied(
  editor: Editor,
  clip: Clip,
  files: readonly SiteFile[],
): Promise<ReadonlySet<string>> {
  if (clip.origin !== location.origin) return new Set();
  const path = `sites/${editor.site.id}/files/copies`;
  const body = { from: clip.site, hashes: files.map(({ hash }) => hash) };
  try {
    const answer = await editor.call<unknown>(path, { method: "POST", body });
    return new Set(copiedFilesSchema.parse(answer));
  } catch {
    // their links are marked as broken
    return new Set();
  }
}

interface LinkedFiles {
  readonly clip: Clip;
  /** Ids of those that it links to. */
  readonly linked: ReadonlySet<string>;
  /** From its site where it is left out. */
  readonly bring?: BringContents | undefined;
}

/** The files that what is pasted links to, brought along from elsewhere. */
export async function bringFiles(
  editor: Editor,
  { clip, linked, bring = (files) => copied(editor, clip, files) }: LinkedFiles,
): Promise<BroughtFiles> {
  const wanted = (clip.files ?? []).filter(({ id }) => linked.has(id));
  const own = editor.store.records().site?.files ?? [];
  const files = new Map<string, string>();
  for (const { id, hash, name } of wanted) {
    const same = own.find((file) => file.hash === hash && file.name === name);
    if (same) files.set(id, same.id);
  }
  const missing = wanted.filter(({ id }) => !files.has(id));
  if (missing.length === 0) return { files, steps: [] };
  const here = await bring(missing);
  const added = missing
    .filter(({ hash }) => here.has(hash))
    .map((file) => ({ was: file.id, file: { ...file, id: createId() } }));
  for (const { was, file } of added) files.set(was, file.id);
  return {
    files,
    steps: added.map(({ file }) => ({ name: "file.add", args: { file, after: null } })),
  };
}

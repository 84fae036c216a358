import { copiedFilesSchema } from "#/api/files.ts";
import { createId } from "#/lib/create-id.ts";
import type { Clip } from "#/site/clip.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { Editor } from "../../session/editor.ts";

export interface BroughtFiles {
  /** What each file of the clip is in this site. */
  readonly files: ReadonlyMap<string, string>;
  /** What adds those that the site hasn't. */
  readonly steps: readonly Step[];
}

export const noFiles: BroughtFiles = { files: new Map(), steps: [] };

/** Which of these contents this site has by now: they come from a site that the account may see. */
async function copied(editor: Editor, clip: Clip, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0 || clip.origin !== location.origin) return new Set();
  const path = `sites/${editor.site.id}/files/copies`;
  const body = { from: clip.site, hashes };
  try {
    const answer = await editor.call<unknown>(path, { method: "POST", body });
    return new Set(copiedFilesSchema.parse(answer));
  } catch {
    // their links are marked as broken
    return new Set();
  }
}

/** The files that what is pasted links to, brought along from another site. */
export async function bringFiles(
  editor: Editor,
  clip: Clip,
  linked: ReadonlySet<string>,
): Promise<BroughtFiles> {
  const wanted = (clip.files ?? []).filter(({ id }) => linked.has(id));
  const own = editor.store.records().site?.files ?? [];
  const files = new Map<string, string>();
  for (const { id, hash, name } of wanted) {
    const same = own.find((file) => file.hash === hash && file.name === name);
    if (same) files.set(id, same.id);
  }
  const missing = wanted.filter(({ id }) => !files.has(id));
  const here = await copied(
    editor,
    clip,
    missing.map(({ hash }) => hash),
  );
  const added = missing
    .filter(({ hash }) => here.has(hash))
    .map((file) => ({ was: file.id, file: { ...file, id: createId() } }));
  for (const { was, file } of added) files.set(was, file.id);
  return {
    files,
    steps: added.map(({ file }) => ({ name: "file.add", args: { file, after: null } })),
  };
}

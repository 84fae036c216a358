import type { SentFile } from "#/api/files.ts";
import { createId } from "#/lib/create-id.ts";
import type { SiteFile } from "#/site/file.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { Editor } from "../../session/editor.ts";

export interface AddedFile {
  readonly file: SiteFile;
  /** What adds it to the site's files; nothing where the site has the same under the same name. */
  readonly steps: readonly Step[];
}

/** A file of the site with the content that was sent. */
export function fileOf({ store }: Editor, sent: SentFile): AddedFile {
  const known = store
    .records()
    .site?.files?.find(({ hash, name }) => hash === sent.hash && name === sent.name);
  if (known) return { file: known, steps: [] };
  const file: SiteFile = { id: createId(), ...sent, tags: [] };
  return { file, steps: [{ name: "file.add", args: { file, after: null } }] };
}

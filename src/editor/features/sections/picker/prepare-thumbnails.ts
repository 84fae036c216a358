import { registry } from "#/sections/registry.ts";
import type { Editor } from "../../../session/editor.ts";
import { queryClientOf } from "../../../session/editor-query-scope.tsx";
import { sectionThumbnail } from "../../../thumbnails/section-thumbnail.ts";
import { fontManifestQuery } from "../../../thumbnails/use-font-manifest.ts";
import { addedFirst } from "./added-first.ts";
import { offeredTemplates } from "./offered-templates.ts";
import { templateDocument } from "./template-document.ts";

/** As many as are seen of the picker before it is scrolled on a laptop. */
const firstSeen = 4;

/** It comes with this file, and needn't be waited for. */
const draw = async () => sectionThumbnail;

/** Makes the documents that the picker shows first, for somebody who is about to open it. Never rejects. */
export async function prepareThumbnails(editor: Editor): Promise<void> {
  const first = addedFirst(editor, offeredTemplates(registry)).slice(0, firstSeen);
  try {
    const manifest = await queryClientOf(editor).fetchQuery(fontManifestQuery);
    for (const definition of first) await templateDocument(editor, { definition, manifest, draw });
  } catch {
    // what can't be had now is asked for again when it is shown
  }
}

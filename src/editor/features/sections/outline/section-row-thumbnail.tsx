import type { ReactNode } from "react";
import { textHash } from "#/lib/text-hash.ts";
import { loadLooks } from "#/sections/looks.ts";
import { findSection } from "#/sections/definitions.ts";
import { createPalette } from "#/site/palette.ts";
import type { Section } from "#/site/section.ts";
import { useSignal } from "../../../signals/signal.ts";
import { useEditor } from "../../../session/editor.ts";
import { ThumbnailFrame } from "../../../thumbnails/thumbnail-frame.tsx";
import { thumbnailSources } from "../../../thumbnails/thumbnail-sources.ts";

/** The section as it looks, small. System fonts do at this size. */
export function SectionRowThumbnail({ section }: { section: Section }): ReactNode {
  const editor = useEditor();
  const assets = useSignal(editor.assets);
  const { site } = editor.store.records();
  const definition = findSection(section.template);
  if (!site || !definition) return <span />;
  const language = editor.language.get();
  const { files } = thumbnailSources({
    site: editor.site.id,
    assets,
    manifest: undefined,
    origin: globalThis.location.origin,
  });
  return (
    <ThumbnailFrame
      title={section.template}
      version={textHash(JSON.stringify([section.fields, site.theme, language]))}
      ratio={0.64}
      colour={createPalette(site.theme).page}
      render={async () => {
        const { renderSectionDocument } = await import("#/render/section-document.tsx");
        await loadLooks([section.template]);
        return renderSectionDocument({ site, sections: [section], language, files });
      }}
    />
  );
}

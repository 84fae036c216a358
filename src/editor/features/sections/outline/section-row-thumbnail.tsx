import type { ReactNode } from "react";
import { textHash } from "#/lib/text-hash.ts";
import { findSection } from "#/sections/definitions.ts";
import { createPalette } from "#/site/palette.ts";
import type { Section } from "#/site/section.ts";
import { useSignal } from "../../../signals/signal.ts";
import { templateLabel } from "../../../words/own-names.ts";
import { useEditor } from "../../../session/editor.ts";
import { ThumbnailFrame } from "../../../thumbnails/thumbnail-frame.tsx";
import { useFontManifest } from "../../../thumbnails/use-font-manifest.ts";
import { thumbnailSources } from "../../../thumbnails/thumbnail-sources.ts";

/** The section as it looks, small, in the site's fonts: others would break its lines elsewhere. */
export function SectionRowThumbnail({ section }: { section: Section }): ReactNode {
  const editor = useEditor();
  const assets = useSignal(editor.assets);
  const manifest = useFontManifest();
  const { site } = editor.store.records();
  const definition = findSection(section.template);
  if (!site || !definition) return <span />;
  const language = editor.language.get();
  const sources = thumbnailSources({
    site: editor.site.id,
    assets,
    manifest: manifest ?? undefined,
    origin: globalThis.location.origin,
  });
  return (
    <ThumbnailFrame
      title={templateLabel(section.template)}
      version={textHash(
        JSON.stringify([section.fields, site.theme, language, manifest !== undefined]),
      )}
      ratio={0.64}
      colour={createPalette(site.theme).page}
      render={async () => {
        // drawn once, when it is known whether there are fonts
        if (manifest === undefined) return undefined;
        const { drawnSection } = await import("../../../thumbnails/drawn-section.ts");
        return drawnSection({ ...sources, site, section, language });
      }}
    />
  );
}

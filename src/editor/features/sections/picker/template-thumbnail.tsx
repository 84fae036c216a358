import type { ReactNode } from "react";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { createPalette } from "#/site/palette.ts";
import { useSignal } from "../../../signals/signal.ts";
import { useEditor } from "../../../session/editor.ts";
import { labelOf } from "../../../words/own-names.ts";
import { ThumbnailFrame } from "../../../thumbnails/thumbnail-frame.tsx";
import { thumbnailSources } from "../../../thumbnails/thumbnail-sources.ts";
import { useFontManifest } from "../../../thumbnails/use-font-manifest.ts";

/** A template in the theme and language of the site that is edited. */
export function TemplateThumbnail({ definition }: { definition: SectionDefinition }): ReactNode {
  const editor = useEditor();
  const manifest = useFontManifest();
  const assets = useSignal(editor.assets);
  const language = useSignal(editor.language);
  const { site, index } = editor.store.records();
  if (!site || !index || manifest === undefined) {
    return (
      <div
        className="thumbnail skeleton"
        style={{ aspectRatio: `1 / ${definition.thumbnailRatio}` }}
      />
    );
  }
  const { origin } = globalThis.location;
  const input = { site: editor.site.id, assets, manifest: manifest ?? undefined, origin };
  return (
    <ThumbnailFrame
      title={labelOf(definition)}
      version={language}
      ratio={definition.thumbnailRatio}
      colour={createPalette(site.theme).page}
      render={async () => {
        const { sectionThumbnail } = await import("../../../thumbnails/section-thumbnail.ts");
        const about = { site, index, definition, language, assets, origin };
        return sectionThumbnail({ ...about, ...thumbnailSources(input) });
      }}
    />
  );
}

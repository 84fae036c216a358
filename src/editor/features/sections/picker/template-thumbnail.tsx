import type { ReactNode } from "react";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import type { Asset } from "#/site/image.ts";
import type { Section } from "#/site/section.ts";
import { createPalette } from "#/site/palette.ts";
import { useSignal } from "../../../signals/signal.ts";
import { useEditor } from "../../../session/editor.ts";
import { labelOf } from "../../../words/own-names.ts";
import { StandIn, ThumbnailFrame } from "../../../thumbnails/thumbnail-frame.tsx";
import { thumbnailSources } from "../../../thumbnails/thumbnail-sources.ts";
import { useFontManifest } from "../../../thumbnails/use-font-manifest.ts";

/** A template in the theme and language of the site that is edited. */
export function TemplateThumbnail({ definition }: { definition: SectionDefinition }): ReactNode {
  const assets = useSignal(useEditor().assets);
  return <SectionThumbnail definition={definition} assets={assets} />;
}

export interface SectionThumbnailProps {
  readonly definition: SectionDefinition;
  readonly assets: ReadonlyMap<string, Asset>;
  /** The template's start where it is left out. */
  readonly section?: Section;
  /** The saved section that it is. */
  readonly saved?: string;
}

/** A section in the theme and language of the site that is edited. */
export function SectionThumbnail({ definition, assets, ...of }: SectionThumbnailProps): ReactNode {
  const editor = useEditor();
  const manifest = useFontManifest();
  const language = useSignal(editor.language);
  const { site, index } = editor.store.records();
  const standIn = `/thumbnails/${definition.id}.webp`;
  if (!site || !index || manifest === undefined) {
    return (
      <div
        className="thumbnail skeleton"
        style={{ aspectRatio: `1 / ${definition.thumbnailRatio}` }}
      >
        <StandIn address={standIn} />
      </div>
    );
  }
  const { origin } = globalThis.location;
  const { section, saved } = of;
  const from = { ...(saved !== undefined && { saved }), assets, origin };
  const input = { site: editor.site.id, manifest: manifest ?? undefined, ...from };
  return (
    <ThumbnailFrame
      title={labelOf(definition)}
      version={language}
      ratio={definition.thumbnailRatio}
      standIn={standIn}
      colour={createPalette(site.theme).page}
      render={async () => {
        const { sectionThumbnail } = await import("../../../thumbnails/section-thumbnail.ts");
        const about = {
          site,
          index,
          definition,
          language,
          assets,
          origin,
          ...(section && { section }),
        };
        return sectionThumbnail({ ...about, ...thumbnailSources(input) });
      }}
    />
  );
}

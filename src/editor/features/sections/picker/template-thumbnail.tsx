import type { ReactNode } from "react";
import type { FontManifest } from "#/render/font-manifest.ts";
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
import { templateDocument } from "./template-document.ts";

async function loadDrawing() {
  return (await import("../../../thumbnails/section-thumbnail.ts")).sectionThumbnail;
}

interface TemplateThumbnailProps {
  readonly definition: SectionDefinition;
  readonly onDrawn?: () => void;
}

/** A template in the theme and language of the site that is edited. */
export function TemplateThumbnail({ definition, onDrawn }: TemplateThumbnailProps): ReactNode {
  const editor = useEditor();
  return (
    <OfThisSite
      definition={definition}
      onDrawn={onDrawn}
      render={(manifest) => templateDocument(editor, { definition, manifest, draw: loadDrawing })}
    />
  );
}

export interface SectionThumbnailProps {
  readonly definition: SectionDefinition;
  readonly assets: ReadonlyMap<string, Asset>;
  /** Asked for once it is drawn. */
  readonly section: () => Section | undefined;
  /** The saved section that it is. */
  readonly saved?: string;
  readonly onDrawn?: () => void;
}

/** A section in the theme and language of the site that is edited. */
export function SectionThumbnail(props: SectionThumbnailProps): ReactNode {
  const { definition, assets, saved, onDrawn } = props;
  const editor = useEditor();
  const language = useSignal(editor.language);
  const render = async (manifest: FontManifest | null): Promise<string | undefined> => {
    const { site, index } = editor.store.records();
    const section = props.section();
    if (!site || !index || !section) return undefined;
    const { origin } = globalThis.location;
    const draw = await loadDrawing();
    const from = { ...(saved !== undefined && { saved }), assets, origin };
    const input = { site: editor.site.id, manifest: manifest ?? undefined, ...from };
    const about = { site, index, definition, language, assets, origin, section };
    return draw({ ...about, ...thumbnailSources(input) });
  };
  return <OfThisSite definition={definition} onDrawn={onDrawn} render={render} />;
}

interface OfThisSiteProps extends TemplateThumbnailProps {
  readonly render: (manifest: FontManifest | null) => Promise<string | undefined>;
}

/** The place of a thumbnail, which is drawn once the list of fonts is there. */
function OfThisSite({ definition, render, onDrawn }: OfThisSiteProps): ReactNode {
  const editor = useEditor();
  const manifest = useFontManifest();
  const language = useSignal(editor.language);
  const { site } = editor.store.records();
  const standIn = `/thumbnails/${definition.id}.webp`;
  if (!site || manifest === undefined) {
    return (
      <div
        className="thumbnail skeleton"
        style={{ aspectRatio: `1 / ${definition.thumbnailRatio}` }}
      >
        <StandIn address={standIn} />
      </div>
    );
  }
  return (
    <ThumbnailFrame
      title={labelOf(definition)}
      version={language}
      ratio={definition.thumbnailRatio}
      standIn={standIn}
      colour={createPalette(site.theme).page}
      render={() => render(manifest)}
      onDrawn={onDrawn}
    />
  );
}

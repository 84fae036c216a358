import type { ReactNode } from "react";
import { findSection } from "#/sections/definitions.ts";
import type { Page } from "#/site/page.ts";
import { createPalette } from "#/site/palette.ts";
import { useEditor } from "../../../session/editor.ts";
import { useSignal } from "../../../signals/signal.ts";
import { withPicturePlaces } from "../../../thumbnails/filled-pictures.ts";
import { ThumbnailFrame } from "../../../thumbnails/thumbnail-frame.tsx";
import { thumbnailSources } from "../../../thumbnails/thumbnail-sources.ts";
import { useFontManifest } from "../../../thumbnails/use-font-manifest.ts";
import { previewOf } from "./begun-page.ts";
import type { PageSource } from "./page-source.ts";

const ratio = 0.85;

/** The page with places for the pictures that are still to be chosen: visitors don't see them, owners look for them. */
function withPlaces(page: Page): Page {
  return {
    ...page,
    sections: page.sections.map((section) => {
      const { fields } = findSection(section.template) ?? {};
      return fields ? { ...section, fields: withPicturePlaces(fields, section.fields) } : section;
    }),
  };
}

/** What a page would begin with, in the site's theme and language. */
export function SourceThumbnail({
  source,
  title,
}: {
  source: PageSource;
  title: string;
}): ReactNode {
  const editor = useEditor();
  const manifest = useFontManifest();
  const assets = useSignal(editor.assets);
  const { site, index } = editor.store.records();
  if (!site || !index || manifest === undefined)
    return <div className="thumbnail skeleton" style={{ aspectRatio: `1 / ${ratio}` }} />;
  const { origin } = globalThis.location;
  const sources = { site: editor.site.id, assets, manifest: manifest ?? undefined, origin };
  return (
    <ThumbnailFrame
      title={title}
      version={title}
      ratio={ratio}
      colour={createPalette(site.theme).page}
      render={async () => {
        const { page, files, downloads = [] } = await previewOf(editor, source);
        const { pageThumbnail } = await import("../../../thumbnails/page-thumbnail.ts");
        const entry = { id: page.id, path: "/new", name: title };
        return pageThumbnail({
          site: { ...site, files: [...(site.files ?? []), ...downloads] },
          index: { ...index, entries: [...index.entries, entry] },
          page: withPlaces(page),
          language: editor.language.get(),
          origin,
          ...thumbnailSources(sources),
          ...(files && { files }),
        });
      }}
    />
  );
}

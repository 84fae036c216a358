import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { createPalette } from "#/site/palette.ts";
import { primaryLanguage } from "#/site/language.ts";
import { useEditor } from "../../session/editor.ts";
import { ThumbnailFrame } from "../../thumbnails/thumbnail-frame.tsx";
import { useFontManifest } from "../../thumbnails/use-font-manifest.ts";
import { pageDocument } from "./page-document.ts";
import { scrollerOf, whenAtRest } from "./scroller.ts";
import { usePictured } from "./use-versions.ts";
import type { VersionsClient } from "./versions-client.ts";

export interface PointThumbnailProps {
  readonly client: VersionsClient;
  readonly revision: number;
  /** The page that it shows, if it was there. */
  readonly page?: string;
  /** The section that it shows, if it was there; else the page's beginning. */
  readonly section?: string;
}

const ratio = 10 / 16;

/** Whether an element is near the view once the timeline rests: thousands of frames would be too many, and one takes longer to draw than scrolling may. */
function useNear(): [React.RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const scroller = scrollerOf(element.current);
    let stopWaiting: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isIntersecting = entries.at(-1)?.isIntersecting ?? false;
        stopWaiting?.();
        stopWaiting = whenAtRest(scroller, () => setNear(isIntersecting));
      },
      { root: scroller, rootMargin: "300px" },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      stopWaiting?.();
    };
  }, []);
  return [element, isNear];
}

/** A page as it was at a point of the timeline. */
export function PointThumbnail({
  client,
  revision,
  page,
  section,
}: PointThumbnailProps): ReactNode {
  const { site } = useEditor();
  const [place, isNear] = useNear();
  const manifest = useFontManifest();
  const { data, isError } = usePictured(client, { revision, page }, isNear);
  const [shown] = data?.pages ?? [];
  const isReady = isNear && data && shown && manifest !== undefined;
  return (
    <div ref={place} className="version-thumbnail">
      {isReady ? (
        <ThumbnailFrame
          title=""
          ratio={ratio}
          version={`${revision} ${shown.id}`}
          {...(section !== undefined && { at: `comp-${section}` })}
          colour={createPalette(data.site.theme).page}
          render={() =>
            pageDocument({
              ...data,
              page: shown,
              siteId: site.id,
              assets: new Map(data.assets.map((asset) => [asset.id, asset])),
              manifest,
              language: primaryLanguage(data.site.languages),
            })
          }
        />
      ) : (
        <div className={isError ? "thumbnail wide-picture" : "thumbnail skeleton wide-picture"} />
      )}
    </div>
  );
}

import { ArrowUpRight, FileText, PanelsTopLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { usePageIndex } from "../../session/hooks.ts";
import { showProblem } from "../../session/show-problem.ts";
import { useTranslate } from "../../words/i18n.ts";
import { placeName } from "./place-names.ts";
import type { Place, PlaceName } from "./place-names.ts";

/** Identifies a place among all of a site. */
export function placeKey({ target, path }: Place): string {
  return JSON.stringify([target, path]);
}

/** Names places by the pages as they are called now. */
export function usePlaceName(): (place: Place) => PlaceName {
  const t = useTranslate("media");
  const { entries } = usePageIndex();
  const pages = new Map(entries.map(({ id, name }) => [id, name]));
  return (place) => placeName(place, pages, t);
}

export function PlaceIcon({ place: { page } }: { place: Place }): ReactNode {
  const Icon = page === null ? PanelsTopLeft : FileText;
  return <Icon className="size-18 tertiary-text" aria-hidden="true" />;
}

/** Where a picture, or a link to a file, stands; each leads there. */
export function PlaceList({ places }: { places: readonly Place[] }): ReactNode {
  const editor = useEditor();
  const nameOf = usePlaceName();
  return (
    <ul className="media-places">
      {places.map((place) => {
        const { page, part } = nameOf(place);
        return (
          <li key={placeKey(place)}>
            <button
              type="button"
              className="menu-item"
              onClick={() =>
                showProblem(editor, {
                  page: place.page,
                  target: place.target,
                  path: place.path,
                  language: null,
                })
              }
            >
              <PlaceIcon place={place} />
              <span className="grow truncated">
                {page} <span className="secondary-text">· {part}</span>
              </span>
              <ArrowUpRight className="size-14 tertiary-text" aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

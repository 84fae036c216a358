import { ArrowLeft } from "lucide-react";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import type { LibraryItem } from "../../fields/library/library-items.ts";
import { takesAlt } from "../../fields/library/library-items.ts";
import { TileImage } from "../../fields/library/tiles.tsx";
import type { LibraryState } from "../../fields/library/use-library.ts";
import { useWindow } from "../../fields/library/use-window.ts";
import { Link } from "../../navigation/link.tsx";
import { useEditor } from "../../session/editor.ts";
import { useSitePart } from "../../session/hooks.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { AltInput, DecorativeBox, isDecoration } from "./alt-fields.tsx";
import { mediaPath } from "./media-place.ts";
import { usePlaceName } from "./place-list.tsx";
import type { MediaActions } from "./use-media-actions.ts";
import "./alt-texts.css";

export interface AltTextsProps {
  readonly library: LibraryState;
  readonly actions: MediaActions;
}

const filters = ["missing", "all", "decorative"] as const;
type AltFilter = (typeof filters)[number];

/** Pixels of a row, and of the words in one of its fields: one line on wide screens, two below each other on narrow ones. */
const wideRow = { least: 84, base: 24, language: 44, words: 20 } as const;
const narrowRow = { least: 0, base: 84, language: 64, words: 40 } as const;
const rowFor = (width: number) => (width < 900 ? narrowRow : wideRow);

function isMissing({ places }: LibraryItem, codes: readonly string[]): boolean {
  const spoken = places.filter((place) => takesAlt(place) && !place.picture.isDecorative);
  return spoken.some(({ picture }) => codes.some((code) => !picture.alt[code]?.text.trim()));
}

function passes(item: LibraryItem, filter: AltFilter, codes: readonly string[]): boolean {
  if (filter === "all") return true;
  return filter === "decorative" ? isDecoration(item.places) : isMissing(item, codes);
}

function Row({ item, actions }: { item: LibraryItem; actions: MediaActions }): ReactNode {
  const t = useTranslate("media");
  const { site } = useEditor();
  const languages = useSitePart("languages");
  const nameOf = usePlaceName();
  const { asset, places } = item;
  const [first] = places;
  const where =
    places.length === 1 && first ? nameOf(first).page : t("used", { count: places.length });
  const isSilent = isDecoration(places);
  return (
    <li className="alt-row">
      <Link to={mediaPath(site.id, asset.id)} aria-label={t("details", { name: asset.name })}>
        <TileImage asset={asset} />
      </Link>
      <span className="alt-where secondary-text">
        <span className="truncated">{asset.name}</span>
        <span className="tertiary-text truncated">{where}</span>
      </span>
      <span className="alt-inputs">
        {isSilent ? (
          <span className="hint">{t("alt.hidden")}</span>
        ) : (
          languages.map(({ code }) => (
            <span key={code} className="media-alt">
              <span className="tag">{code.toUpperCase()}</span>
              <AltInput
                name={asset.name}
                places={places}
                actions={actions}
                language={code}
                isMissing
              />
            </span>
          ))
        )}
      </span>
      <DecorativeBox name={asset.name} places={places} actions={actions} />
    </li>
  );
}

/** What every picture shows, in all languages. */
export function AltTexts({
  library: { items, isWhole, isPlaced },
  actions,
}: AltTextsProps): ReactNode {
  const { site } = useEditor();
  const t = useTranslate("media");
  const codes = useSitePart("languages").map(({ code }) => code);
  const [filter, setFilter] = useState<AltFilter>("all");
  const described = (items ?? []).filter(({ places }) => places.some(takesAlt));
  const shown = described.filter((item) => passes(item, filter, codes));
  const heightFor = (width: number): number => {
    const { least, base, language } = rowFor(width);
    return Math.max(least, base + language * codes.length);
  };
  const list = useRef<HTMLUListElement>(null);
  const { scroller, width, first, end, handleScroll } = useWindow(shown.length, heightFor, list);
  const height = heightFor(width);
  return (
    <section className="media-main" aria-label={t("alt.all")}>
      <div className="media-head">
        <Link
          className="button icon-only ghost"
          to={mediaPath(site.id)}
          aria-label={t("back")}
          title={t("back")}
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
        <div className="grow">
          <h1 className="page-title">{t("alt.all")}</h1>
          <p className="secondary-text">{t("alt.about")}</p>
        </div>
      </div>
      <div className="media-filters">
        <Segmented
          label={t("filter.label")}
          value={filter}
          onChoose={setFilter}
          choices={filters.map((value) => ({
            value,
            content: (
              <>
                {t(`alt.filter.${value}`)}
                <span className="tertiary-text num">
                  {described.filter((item) => passes(item, value, codes)).length}
                </span>
              </>
            ),
          }))}
        />
      </div>
      {isWhole && isPlaced && shown.length === 0 && <p className="empty">{t("alt.none")}</p>}
      <div ref={scroller} className="media-scroll alt-scroll" onScroll={handleScroll}>
        <ul
          ref={list}
          className="alt-list"
          style={{
            "--row": `${height}px`,
            "--words": `${rowFor(width).words}px`,
            height: shown.length * height,
            paddingTop: first * height,
          }}
        >
          {shown.slice(first, end).map((item) => (
            <Row key={item.asset.id} item={item} actions={actions} />
          ))}
        </ul>
      </div>
    </section>
  );
}

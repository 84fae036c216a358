import { Captions, LayoutGrid, List, Upload } from "lucide-react";
import type { ReactNode } from "react";
import type { GridLayout } from "../../fields/library/picture-grid.tsx";
import { countOf } from "../../fields/library/library-items.ts";
import type {
  LibraryFilter,
  LibraryItem,
  LibraryView,
} from "../../fields/library/library-items.ts";
import { acceptedPictures } from "../../fields/picture/picture-commands.ts";
import { Link } from "../../navigation/link.tsx";
import { useEditor } from "../../session/editor.ts";
import { FileButton } from "../../ui/file-button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { MediaKinds } from "./media-kinds.tsx";
import { altTextsPath } from "./media-place.ts";
import { OrderMenu } from "./order-menu.tsx";

const filters = ["all", "unused", "noAlt"] as const satisfies readonly LibraryFilter[];

export interface MediaHeadProps {
  readonly items: readonly LibraryItem[];
  /** All are there to be counted. */
  readonly isWhole: boolean;
  readonly isPlaced: boolean;
  readonly view: LibraryView;
  readonly onView: (view: LibraryView) => void;
  readonly layout: GridLayout;
  readonly onLayout: (layout: GridLayout) => void;
  /** undefined for who may not add pictures. */
  readonly onFile: ((file: File) => void) | undefined;
}

/** What is shown of the library, and the way to add to it. */
export function MediaHead(props: MediaHeadProps): ReactNode {
  const { items, isWhole, isPlaced, view, onView, layout, onLayout, onFile } = props;
  const { site } = useEditor();
  const t = useTranslate("media");
  return (
    <>
      <div className="media-head">
        <h1 className="page-title">{t("title")}</h1>
        <MediaKinds shown="pictures" />
        <span className="grow" />
        <SearchField
          label={t("search", { count: items.length })}
          clearLabel={t("clear")}
          value={view.search}
          onChange={(search) => onView({ ...view, search })}
        />
        <Segmented
          label={t("layout.label")}
          value={layout}
          onChoose={onLayout}
          choices={[
            { value: "grid", label: t("layout.grid"), content: <LayoutGrid aria-hidden="true" /> },
            { value: "list", label: t("layout.list"), content: <List aria-hidden="true" /> },
          ]}
        />
        {onFile && (
          <FileButton
            className="button primary"
            accept={acceptedPictures}
            isMultiple
            onFile={onFile}
          >
            <Upload aria-hidden="true" />
            {t("upload")}
          </FileButton>
        )}
      </div>
      <div className="media-filters">
        <Segmented
          label={t("filter.label")}
          value={view.filter}
          onChoose={(filter) => onView({ ...view, filter })}
          choices={filters.map((value) => ({
            value,
            content: (
              <>
                {t(`filter.${value}`)}
                {isWhole && (isPlaced || value === "all") && (
                  <span className="tertiary-text num">{countOf(items, value)}</span>
                )}
              </>
            ),
          }))}
        />
        <OrderMenu order={view.order} onOrder={(order) => onView({ ...view, order })} />
        <Link className="button ghost" to={altTextsPath(site.id)}>
          <Captions aria-hidden="true" />
          {t("alt.all")}
        </Link>
        {onFile && <span className="hint hide-small">{t("dropHint")}</span>}
      </div>
    </>
  );
}

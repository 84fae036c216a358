import { CircleAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { isFinal } from "../../api/is-final.ts";
import { tileWidth } from "#/api/tile-width.ts";
import { useEditor } from "../../session/editor.ts";
import { classNames } from "../../ui/class-names.ts";
import { useLanguage, useTranslate } from "../../words/i18n.ts";
import { assetAddress } from "../picture/picture-files.ts";
import { reasonWords } from "../picture/upload-parts.tsx";
import { byteWords } from "#/lib/byte-words.ts";
import type { LibraryItem } from "./library-items.ts";
import { uploadQueueOf } from "./upload-queue.ts";
import type { QueuedFile } from "./upload-queue.ts";

/** A picture of the library at the size of a tile; drawings are shown whole. */
export function TileImage({ asset }: Pick<LibraryItem, "asset">): ReactNode {
  const { site } = useEditor();
  return (
    <img
      src={assetAddress(site.id, asset.id, { width: tileWidth })}
      className={classNames(
        asset.kind === "drawing" && "is-whole",
        asset.hasAlpha && "see-through",
      )}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}

/** What is to be said about a picture: it stands nowhere, or its words are missing. */
function TileMark({
  item: { places, lacksAlt },
  isPlaced,
}: {
  item: LibraryItem;
  isPlaced: boolean;
}): ReactNode {
  const t = useTranslate("media");
  if (!isPlaced) return null;
  if (places.length === 0) return <span className="tag">{t("unused")}</span>;
  if (!lacksAlt) return null;
  return (
    <span className="tag warn">
      <TriangleAlert aria-hidden="true" />
      {t("noAlt")}
    </span>
  );
}

export interface TileProps {
  readonly item: LibraryItem;
  /** Where it stands is known. */
  readonly isPlaced: boolean;
  readonly index: number;
  readonly isActive: boolean;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly onOpen: () => void;
  readonly onSelect: ((isSelected: boolean) => void) | undefined;
}

/** A picture of the library. */
export function Tile(props: TileProps): ReactNode {
  const { item, isPlaced, index, isActive, isOpen, isSelected, onOpen, onSelect } = props;
  const t = useTranslate("media");
  const language = useLanguage();
  const { asset, bytes } = item;
  return (
    <>
      <button
        type="button"
        className="media-open"
        data-index={index}
        tabIndex={isActive ? 0 : -1}
        aria-current={isOpen || undefined}
        onClick={onOpen}
      >
        <span className="media-image">
          <TileImage asset={asset} />
          <TileMark item={item} isPlaced={isPlaced} />
        </span>
        <span className="media-name">
          <span className="truncated">{asset.name}</span>
          <span className="tertiary-text num">{byteWords(bytes, language)}</span>
        </span>
      </button>
      {onSelect && (
        <label className="media-check" data-checked={isSelected || undefined}>
          <input
            type="checkbox"
            checked={isSelected}
            tabIndex={isActive ? 0 : -1}
            aria-label={t("select", { name: asset.name })}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </label>
      )}
    </>
  );
}

/** A file that is being sent, or why it wasn't taken. */
export function FileTile({ queued }: { queued: QueuedFile }): ReactNode {
  const { id, file, progress, failure } = queued;
  const queue = uploadQueueOf(useEditor());
  const t = useTranslate("media");
  const say = useTranslate("editing");
  const share = Math.round((progress ?? 0) * 100);
  return (
    <div className="media-open" data-failed={failure ? true : undefined}>
      <span className="media-image">
        {failure ? (
          <span className="media-failure" role="alert">
            <CircleAlert className="size-20" aria-hidden="true" />
            <span>{reasonWords(failure, say)}</span>
          </span>
        ) : (
          <span className="media-progress" role="status">
            <span className="num">{progress === null ? t("waiting") : `${share}%`}</span>
            <span className="bar" style={{ "--v": `${share}%` }} />
          </span>
        )}
      </span>
      <span className="media-name">
        <span className="media-file-name" title={file.name}>
          {file.name}
        </span>
        <span className="row">
          {failure && !isFinal(failure) && (
            <button type="button" className="link" onClick={() => queue.retry(id)}>
              {say("retry")}
            </button>
          )}
          <button type="button" className="link" onClick={() => queue.cancel(id)}>
            {failure ? t("dismiss") : say("cancel")}
          </button>
        </span>
      </span>
    </div>
  );
}

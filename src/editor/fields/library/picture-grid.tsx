import { memo, useEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslate } from "../../words/i18n.ts";
import { FileTile, Tile } from "./tiles.tsx";
import type { LibraryItem } from "./library-items.ts";
import type { QueuedFile } from "./upload-queue.ts";
import { useWindow } from "./use-window.ts";
import "./library.css";

export type GridLayout = "grid" | "list";

export interface PictureGridProps {
  readonly label: string;
  readonly items: readonly LibraryItem[];
  readonly isPlaced: boolean;
  /** Files on their way, which stand first. */
  readonly files: readonly QueuedFile[];
  readonly layout: GridLayout;
  readonly open?: string | undefined;
  readonly selected?: ReadonlySet<string>;
  readonly onOpen: (item: LibraryItem) => void;
  readonly onSelect?: ((item: LibraryItem, isSelected: boolean) => void) | undefined;
}

/** Pixels of tiles: the least width, the room between them, and what stands below the picture. */
const sizes = { least: 180, leastOnPhones: 140, gap: 16, name: 30, listRow: 60 } as const;

function shapeOf(layout: GridLayout, width: number): { columns: number; height: number } {
  if (layout === "list") return { columns: 1, height: sizes.listRow };
  const least = width < 640 ? sizes.leastOnPhones : sizes.least;
  const columns = Math.max(2, Math.floor((width + sizes.gap) / (least + sizes.gap)));
  const tile = (width - sizes.gap * (columns - 1)) / columns;
  return { columns, height: Math.max(1, (tile * 3) / 4) + sizes.name + sizes.gap };
}

/** By how many tiles a key moves. */
function stepOf(key: string, columns: number): number | undefined {
  return {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * 4,
    PageUp: -columns * 4,
    Home: -Infinity,
    End: Infinity,
  }[key];
}

interface EntryProps extends Pick<PictureGridProps, "isPlaced" | "onOpen" | "onSelect"> {
  readonly one: LibraryItem | QueuedFile;
  /** Its place among the pictures; files stand before them. */
  readonly index: number;
  /** Its place among all of them, and how many there are. */
  readonly position: number;
  readonly count: number;
  readonly isActive: boolean;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly onActive: (index: number) => void;
}

/** A picture, or a file on its way. Drawn anew only when it changes itself: while rows scroll past, those that stay do not. */
const Entry = memo((props: EntryProps): ReactNode => {
  const { one, index, position, count, isPlaced, isActive, isOpen, isSelected } = props;
  const { onActive, onOpen, onSelect } = props;
  const place = { "aria-setsize": count, "aria-posinset": position };
  if ("file" in one)
    return (
      <li className="media-tile is-file" {...place}>
        <FileTile queued={one} />
      </li>
    );
  return (
    <li className="media-tile" data-open={isOpen || isSelected || undefined} {...place}>
      <Tile
        item={one}
        isPlaced={isPlaced}
        index={index}
        isActive={isActive}
        isOpen={isOpen}
        isSelected={isSelected}
        onOpen={() => {
          onActive(index);
          onOpen(one);
        }}
        onSelect={onSelect && ((isOn) => onSelect(one, isOn))}
      />
    </li>
  );
});

/** Files that weren't taken, each as high as its reason is long. */
function Refused({ files }: Pick<PictureGridProps, "files">): ReactNode {
  const t = useTranslate("media");
  return (
    <ul className="media-list is-refused" aria-label={t("sorted.failed", { count: files.length })}>
      {files.map((one) => (
        <li key={one.id} className="media-tile is-file">
          <FileTile queued={one} />
        </li>
      ))}
    </ul>
  );
}

/** Pictures in rows, of which only those in view are drawn. Arrow keys lead from one to the next. */
export function PictureGrid(props: PictureGridProps): ReactNode {
  const { label, items, isPlaced, layout, open, selected, onOpen, onSelect } = props;
  const isApart = ({ failure }: QueuedFile): boolean => layout === "list" && Boolean(failure);
  const refused = props.files.filter(isApart);
  const files = props.files.filter((one) => !isApart(one));
  const list = useRef<HTMLUListElement>(null);
  const wantsFocus = useRef(false);
  const [wanted, setActive] = useState(0);
  const [width, setWidth] = useState(0);
  const { columns, height } = shapeOf(layout, width);
  const count = files.length + items.length;
  const rows = Math.ceil(count / columns);
  const { scroller, ...view } = useWindow(
    rows,
    (measured) => shapeOf(layout, measured).height,
    list,
  );
  if (view.width !== width) setWidth(view.width);
  const active = Math.min(wanted, Math.max(0, items.length - 1));
  useEffect(() => {
    if (!wantsFocus.current) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    if (!button) return;
    wantsFocus.current = false;
    button.focus({ preventScroll: true });
  });
  const handleKey = (event: KeyboardEvent): void => {
    const step = stepOf(event.key, columns);
    if (step === undefined || (event.target as HTMLElement).tagName !== "BUTTON") return;
    event.preventDefault();
    const next = Math.max(0, Math.min(items.length - 1, active + step));
    wantsFocus.current = true;
    setActive(next);
    view.reveal(Math.floor((files.length + next) / columns));
  };
  const from = view.first * columns;
  const shown = [...files, ...items].slice(from, view.end * columns);
  return (
    <div ref={scroller} className="media-scroll" onScroll={view.handleScroll}>
      {refused.length > 0 && <Refused files={refused} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its buttons */}
      <ul
        ref={list}
        className={`media-${layout}`}
        aria-label={label}
        style={{
          "--columns": columns,
          "--row": `${height}px`,
          height: rows * height,
          paddingTop: view.first * height,
        }}
        onKeyDown={handleKey}
      >
        {shown.map((one, at) => {
          const index = from + at - files.length;
          const id = "file" in one ? one.id : one.asset.id;
          return (
            <Entry
              key={id}
              one={one}
              index={index}
              position={from + at + 1}
              count={count}
              isPlaced={isPlaced}
              isActive={index === active}
              isOpen={id === open}
              isSelected={selected?.has(id) ?? false}
              onActive={setActive}
              onOpen={onOpen}
              onSelect={onSelect}
            />
          );
        })}
      </ul>
    </div>
  );
}

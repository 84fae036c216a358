import { ImageUp } from "lucide-react";
import { useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { shownItems } from "../../fields/library/library-items.ts";
import type { LibraryItem, LibraryView } from "../../fields/library/library-items.ts";
import { PictureGrid } from "../../fields/library/picture-grid.tsx";
import type { GridLayout } from "../../fields/library/picture-grid.tsx";
import { uploadQueueOf } from "../../fields/library/upload-queue.ts";
import type { LibraryState } from "../../fields/library/use-library.ts";
import { useEditor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import { useSignal } from "../../signals/signal.ts";
import { Button } from "../../ui/button.tsx";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import { MediaHead } from "./media-head.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useIncomingFiles } from "./use-incoming-files.ts";
import { useSortedFiles } from "./use-sorted-files.ts";
import type { MediaActions } from "./use-media-actions.ts";

export interface LibraryPaneProps {
  readonly library: LibraryState;
  readonly actions: MediaActions;
  readonly tags: readonly string[];
  /** Of the picture whose details are shown. */
  readonly open: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onDelete: (items: readonly LibraryItem[]) => void;
}

const everything: LibraryView = { search: "", filter: "all", order: "newest" };

/** Files on their way, and the ways to add more. */
function useUploads({ lookAgain }: LibraryState, mayAdd: boolean) {
  const queue = uploadQueueOf(useEditor());
  const files = useSignal(queue.files);
  const add = useSortedFiles(() => void lookAgain());
  const isOver = useIncomingFiles((more) => mayAdd && add(more));
  return { files, add, isOver: isOver && mayAdd };
}

interface NothingProps {
  readonly view: LibraryView;
  readonly mayAdd: boolean;
  readonly onClear: () => void;
}

function Nothing({ view, mayAdd, onClear }: NothingProps): ReactNode {
  const t = useTranslate("media");
  const isNarrowed = view.search !== "" || view.filter !== "all";
  return (
    <div className="empty">
      <ImageUp className="size-20" aria-hidden="true" />
      <p className="strong">{t(isNarrowed ? "empty.search" : "empty.title")}</p>
      {isNarrowed && <Button onClick={onClear}>{t("empty.all")}</Button>}
      {!isNarrowed && mayAdd && <p>{t("empty.hint")}</p>}
    </div>
  );
}

/** The place of the picture that has the focus, where the Delete key was pressed on it. */
function indexToDelete({ key, target }: KeyboardEvent): number | undefined {
  const index = target instanceof HTMLElement ? target.dataset["index"] : undefined;
  return key === "Delete" && index !== undefined ? Number(index) : undefined;
}

/** The library itself. */
export function LibraryPane(props: LibraryPaneProps): ReactNode {
  const { library, actions, tags, open, onOpen, onDelete } = props;
  const t = useTranslate("media");
  const say = useTranslate("screens");
  const [view, setView] = useState(everything);
  const [layout, setLayout] = useState<GridLayout>("grid");
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { items: all = [], isWhole, isPlaced, error } = library;
  const may = useMay();
  const [mayChange, mayDelete] = [may("writer"), may("editor")];
  const { files, add, isOver } = useUploads(library, mayChange);
  const shown = shownItems(all, view);
  const chosen = all.filter(({ asset }) => selected.has(asset.id));
  const remove = (some: readonly LibraryItem[]): void => {
    if (!mayDelete || some.length === 0) return;
    onDelete(some);
    setSelected(new Set());
  };
  const select = ({ asset }: LibraryItem, isSelected: boolean): void => {
    const others = [...selected].filter((id) => id !== asset.id);
    setSelected(new Set(isSelected ? [...others, asset.id] : others));
  };
  /** Deletes what is selected, or the one that has the focus. */
  const handleKey = (event: KeyboardEvent): void => {
    const at = indexToDelete(event);
    if (at !== undefined) remove(chosen.length > 0 ? chosen : shown.slice(at, at + 1));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what has the focus in it is deleted
    <section className="media-main" aria-label={t("title")} onKeyDown={handleKey}>
      <MediaHead
        items={all}
        isWhole={isWhole}
        isPlaced={isPlaced}
        view={view}
        onView={setView}
        layout={layout}
        onLayout={setLayout}
        onFile={mayChange ? (file) => add([file]) : undefined}
      />
      {chosen.length > 0 && (
        <SelectionBar
          items={chosen}
          tags={tags}
          onTag={(tag) => void actions.tag(chosen, tag)}
          onDelete={() => remove(chosen)}
          onClear={() => setSelected(new Set())}
        />
      )}
      {error && (
        <div className="note error media-note" role="alert">
          <span className="grow">{errorWords(say, error)}</span>
          <Button size="sm" onClick={() => void library.lookAgain()}>
            {t("retry")}
          </Button>
        </div>
      )}
      {isWhole && shown.length + files.length === 0 && (
        <Nothing view={view} mayAdd={mayChange} onClear={() => setView(everything)} />
      )}
      <PictureGrid
        label={t("pictures")}
        items={shown}
        isPlaced={isPlaced}
        files={files}
        layout={layout}
        open={open}
        selected={selected}
        onOpen={({ asset }) => onOpen(asset.id)}
        onSelect={mayChange ? select : undefined}
      />
      {isOver && (
        <div className="media-drop" aria-hidden="true">
          <ImageUp aria-hidden="true" />
          {t("drop")}
        </div>
      )}
    </section>
  );
}

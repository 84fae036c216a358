import { Paperclip, Upload } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { acceptedFiles } from "../../../fields/files/accepted-files.ts";
import { fileQueueOf } from "../../../fields/files/file-queue.ts";
import { inOrder } from "../../../fields/library/library-items.ts";
import type { LibraryOrder } from "../../../fields/library/library-items.ts";
import { useEditor } from "../../../session/editor.ts";
import { useMay } from "../../../session/hooks.ts";
import { useSignal } from "../../../signals/signal.ts";
import { Button } from "../../../ui/button.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { MediaKinds } from "../media-kinds.tsx";
import { useIncomingFiles } from "../use-incoming-files.ts";
import { OrderMenu } from "../order-menu.tsx";
import { FileRow, SendingRow } from "./file-rows.tsx";
import type { FileActions } from "./use-file-actions.ts";
import type { LinkedFile } from "./use-linked-files.ts";

interface FilesPaneProps {
  readonly files: readonly LinkedFile[];
  readonly actions: FileActions;
  /** Of the file whose details are shown. */
  readonly open: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onDelete: (file: LinkedFile) => void;
}

/** Whether a file's name and tags have every word that is looked for. */
function isFound({ file: { name, tags } }: LinkedFile, search: string): boolean {
  const text = [name, ...tags].join(" ").toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }): ReactNode {
  const t = useTranslate("files");
  const media = useTranslate("media");
  return (
    <div className="empty">
      <Paperclip className="size-20" aria-hidden="true" />
      <p className="strong">{isNarrowed ? media("empty.search") : t("empty.title")}</p>
      {isNarrowed ? (
        <Button onClick={onClear}>{media("empty.all")}</Button>
      ) : (
        <p>{t("empty.hint")}</p>
      )}
    </div>
  );
}

/** The files for visitors, the newest first, and the ways to add more. */
export function FilesPane(props: FilesPaneProps): ReactNode {
  const { files, actions, open, onOpen, onDelete } = props;
  const t = useTranslate("files");
  const media = useTranslate("media");
  const may = useMay();
  const [search, setSearch] = useState("");
  const queued = useSignal(fileQueueOf(useEditor()).files);
  const isOver = useIncomingFiles((more) => may("editor") && actions.add(more));
  const [order, setOrder] = useState<LibraryOrder>("newest");
  const found = files.filter((one) => isFound(one, search));
  const shown = inOrder(found, order, ({ file: { name, size: bytes } }) => ({ name, bytes }));
  return (
    <section className="media-main" aria-label={t("title")}>
      <div className="media-head">
        <h1 className="page-title">{media("title")}</h1>
        <MediaKinds shown="files" />
        <span className="grow" />
        <SearchField
          label={t("search", { count: files.length })}
          clearLabel={media("clear")}
          value={search}
          onChange={setSearch}
        />
        {may("editor") && (
          <FileButton
            className="button primary"
            accept={acceptedFiles}
            isMultiple
            onFile={(file) => actions.add([file])}
          >
            <Upload aria-hidden="true" />
            {media("upload")}
          </FileButton>
        )}
      </div>
      <div className="media-filters">
        <OrderMenu order={order} onOrder={setOrder} />
        <p className="hint">{t("about")}</p>
      </div>
      {shown.length + queued.length === 0 && (
        <Nothing isNarrowed={search !== ""} onClear={() => setSearch("")} />
      )}
      <ul className="file-list" aria-label={t("title")}>
        {queued.map((one) => (
          <SendingRow key={one.id} queued={one} />
        ))}
        {shown.map((one) => (
          <FileRow
            key={one.file.id}
            linked={one}
            isOpen={one.file.id === open}
            onOpen={() => onOpen(one.file.id)}
            onDelete={may("editor") ? () => onDelete(one) : undefined}
          />
        ))}
      </ul>
      {isOver && may("editor") && (
        <div className="media-drop" aria-hidden="true">
          <Paperclip aria-hidden="true" />
          {media("drop")}
        </div>
      )}
    </section>
  );
}

import { Upload } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Asset } from "#/site/image.ts";
import { ErrorNote } from "../../ui/error-note.tsx";
import { useEditor } from "../../session/editor.ts";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { acceptedPictures } from "../picture/picture-commands.ts";
import { knownAlt, shownItems } from "./library-items.ts";
import { PictureGrid } from "./picture-grid.tsx";
import { uploadQueueOf } from "./upload-queue.ts";
import { useFilesFromNow } from "./use-files-from-now.ts";
import { useLibrary } from "./use-library.ts";

/** A picture that was chosen, with the words that it has elsewhere. */
export interface ChosenPicture {
  readonly asset: Asset;
  readonly alt: ReturnType<typeof knownAlt>;
}

export interface PictureChooserProps {
  readonly title: string;
  /** The picture that it would take the place of. */
  readonly except?: string;
  readonly onChoose: (chosen: ChosenPicture) => void;
  readonly onClose: () => void;
}

/** All pictures of the site, to choose one; another can be uploaded, which chooses it. */
export function PictureChooser(props: PictureChooserProps): ReactNode {
  const { title, except, onChoose, onClose } = props;
  const queue = uploadQueueOf(useEditor());
  const files = useFilesFromNow(queue);
  const t = useTranslate("media");
  const common = useTranslate();
  const [search, setSearch] = useState("");
  const { items, isWhole, isPlaced, error } = useLibrary();
  const all = (items ?? []).filter(({ asset }) => asset.id !== except);
  const shown = shownItems(all, { search, filter: "all", order: "newest" });
  return (
    <Dialog isOpen onClose={onClose} className="media-chooser">
      <DialogHead title={title} closeLabel={common("close")} onClose={onClose} />
      <div className="media-chooser-head">
        <SearchField
          label={t("search", { count: all.length })}
          clearLabel={t("clear")}
          value={search}
          onChange={setSearch}
        />
        <FileButton
          className="button"
          accept={acceptedPictures}
          onFile={(file) => queue.add([file], (asset) => onChoose({ asset, alt: {} }))}
        >
          <Upload aria-hidden="true" />
          {t("upload")}
        </FileButton>
      </div>
      <ErrorNote error={error} />
      {isWhole && shown.length === 0 && files.length === 0 && (
        <p className="empty">{t(search === "" ? "empty.title" : "empty.search")}</p>
      )}
      <PictureGrid
        label={title}
        items={shown}
        isPlaced={isPlaced}
        files={files}
        layout="grid"
        onOpen={(item) => onChoose({ asset: item.asset, alt: knownAlt(item) })}
      />
    </Dialog>
  );
}

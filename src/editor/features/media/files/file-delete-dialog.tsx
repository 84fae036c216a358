import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { PlaceIcon, placeKey, usePlaceName } from "../place-list.tsx";
import type { LinkedFile } from "./use-linked-files.ts";

interface FileDeleteDialogProps {
  readonly linked: LinkedFile;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Says which links lead nowhere before a file is deleted. */
export function FileDeleteDialog({ linked, onDelete, onClose }: FileDeleteDialogProps): ReactNode {
  const t = useTranslate("files");
  const media = useTranslate("media");
  const common = useTranslate();
  const nameOf = usePlaceName();
  const { file, places = [] } = linked;
  return (
    <Dialog isOpen onClose={onClose} className="media-dialog">
      <DialogHead
        title={t("delete.titleOne", { name: file.name })}
        closeLabel={common("close")}
        onClose={onClose}
      />
      <div className="media-dialog-body">
        <p>{t("delete.breaks", { count: places.length })}</p>
        <ul className="media-choices">
          {places.map((place) => {
            const { page, part } = nameOf(place);
            return (
              <li key={placeKey(place)} className="media-choice">
                <PlaceIcon place={place} />
                <span className="grow">
                  {page} <span className="secondary-text">· {part}</span>
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="dialog-foot">
        <span className="hint grow">{media("delete.undoable")}</span>
        <Button onClick={onClose}>{common("cancel")}</Button>
        <Button variant="danger" onClick={onDelete}>
          {media("delete.one")}
        </Button>
      </div>
    </Dialog>
  );
}

import type { ReactNode } from "react";
import type { LibraryItem } from "../../fields/library/library-items.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { PlaceIcon, placeKey, usePlaceName } from "./place-list.tsx";

export interface DeleteDialogProps {
  readonly items: readonly LibraryItem[];
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Says what becomes empty before pictures are deleted. */
export function DeleteDialog({ items, onDelete, onClose }: DeleteDialogProps): ReactNode {
  const t = useTranslate("media");
  const common = useTranslate();
  const nameOf = usePlaceName();
  const places = items.flatMap((item) => item.places);
  const name = items[0]?.asset.name ?? "";
  return (
    <Dialog isOpen onClose={onClose} className="media-dialog">
      <DialogHead
        title={
          items.length === 1
            ? t("delete.titleOne", { name })
            : t("delete.title", { count: items.length })
        }
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
        <span className="hint grow">{t("delete.undoable")}</span>
        <Button onClick={onClose}>{common("cancel")}</Button>
        <Button variant="danger" onClick={onDelete}>
          {t("delete.confirm", { count: items.length })}
        </Button>
      </div>
    </Dialog>
  );
}

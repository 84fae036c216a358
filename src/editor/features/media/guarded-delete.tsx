import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { PlaceIcon, placeKey, usePlaceName } from "./place-list.tsx";
import type { Place } from "./place-names.ts";

interface GuardedDeleteProps {
  readonly title: string;
  /** What becomes of the places. */
  readonly breaks: string;
  readonly places: readonly Place[];
  /** What the button says that deletes. */
  readonly confirm: string;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Says what breaks before something of the library is deleted. */
export function GuardedDelete(props: GuardedDeleteProps): ReactNode {
  const { title, breaks, places, confirm, onDelete, onClose } = props;
  const t = useTranslate("media");
  const common = useTranslate();
  const nameOf = usePlaceName();
  return (
    <Dialog isOpen onClose={onClose} className="media-dialog">
      <DialogHead title={title} closeLabel={common("close")} onClose={onClose} />
      <div className="media-dialog-body">
        <p>{breaks}</p>
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
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}

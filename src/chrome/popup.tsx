import { useRef } from "react";
import type { ReactNode } from "react";
import type { Words } from "#/site/word-language.ts";
import { Worded } from "#/sections/kit/worded.tsx";
import { Icon } from "#/sections/kit/icon.tsx";
import { useModal } from "./use-modal.ts";

export interface PopupProps {
  /** Id of the title, unique on the page. */
  readonly id: string;
  readonly title: Words;
  readonly description?: Words;
  readonly closeLabel: string;
  /** How often it was opened; each higher number opens it. */
  readonly opening: number;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/**
 * A window over the page: the browser keeps the focus in it and gives it back, Escape closes it, and so does a press
 * outside of it (specification, section 4).
 */
export function Popup(props: PopupProps): ReactNode {
  const { id, title, description, closeLabel, opening, onClosed, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, opening);
  return (
    <dialog ref={dialog} className="popup" aria-labelledby={id} onClose={onClosed}>
      <div className="dialog" data-on="page">
        <div className="dialog__head">
          <div>
            <h2 className="title" data-level="24" id={id}>
              <Worded of={title} />
            </h2>
            {description !== undefined && (
              <p className="small">
                <Worded of={description} />
              </p>
            )}
          </div>
          <button
            className="icon-button"
            type="button"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

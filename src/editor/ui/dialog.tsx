import { createContext, use, useCallback, useId, useRef, useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import { createPortal } from "react-dom";
import { X } from "lucide-react";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import "./ui.css";

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** The id of the heading that names the dialog around it. */
const TitleId = createContext<string | undefined>(undefined);

/** A modal dialog; on phones a sheet of the screen's width. Esc and a press beside it close it. */
export function Dialog({ isOpen, ...props }: DialogProps): ReactNode {
  return isOpen ? createPortal(<OpenDialog {...props} />, document.body) : null;
}

/** On phones the keyboard covers a part of the window, but not of what is left to see. The answer ends it. */
function followVisibleHeight(dialog: HTMLElement): () => void {
  const { visualViewport: view } = globalThis;
  const fit = (): void =>
    dialog.style.setProperty("--visual-viewport-height", view ? `${view.height}px` : "100dvh");
  fit();
  view?.addEventListener("resize", fit);
  return () => view?.removeEventListener("resize", fit);
}

/** The browser keeps the focus in it, makes what lies behind inert, and gives the focus back. */
function OpenDialog({
  onClose,
  className,
  label,
  children,
}: Omit<DialogProps, "isOpen">): ReactNode {
  const pressed = useRef<EventTarget>(null);
  const titleId = useId();
  // what is drawn in an open dialog can take the focus at once
  const [isShown, setShown] = useState(false);
  const open = useCallback((node: HTMLDialogElement) => {
    const before = document.activeElement;
    node.showModal();
    setShown(true);
    const release = followVisibleHeight(node);
    return () => {
      release();
      node.close();
      // a frame doesn't get it back by itself
      if (before instanceof HTMLIFrameElement) before.focus();
    };
  }, []);
  const handleClick = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget && pressed.current === currentTarget) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc is its key
    <dialog
      ref={open}
      className="scrim"
      aria-label={label}
      aria-labelledby={label === undefined ? titleId : undefined}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={handleClick}
      onCancel={(event) => {
        // a file that isn't chosen after all cancels too
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classNames("dialog", className)}>
        <div className="dialog-body">
          <TitleId value={titleId}>{isShown && children}</TitleId>
        </div>
      </div>
    </dialog>
  );
}

export interface DialogHeadProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Between the title and the button that closes. */
  readonly children?: ReactNode;
}

/** Names its dialog and closes it. */
export function DialogHead({
  title,
  hint,
  closeLabel,
  onClose,
  children,
}: DialogHeadProps): ReactNode {
  return (
    <div className="dialog-head">
      <div className="grow">
        <h2 id={use(TitleId)} className="section-title">
          {title}
        </h2>
        {hint !== undefined && <p className="size-12 secondary-text">{hint}</p>}
      </div>
      {children}
      <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
    </div>
  );
}

import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
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

/** A modal dialog; on phones a sheet of the screen's width. Esc and a press beside it close it. */
export function Dialog({ isOpen, onClose, className, label, children }: DialogProps): ReactNode {
  return (
    <ModalOverlay
      className="scrim"
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={classNames("dialog", className)}>
        <AriaDialog className="dialog-body" {...(label !== undefined && { "aria-label": label })}>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
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
    <header className="dh">
      <div className="grow">
        <Heading slot="title" level={2} className="h-sec">
          {title}
        </Heading>
        {hint !== undefined && <p className="s12 t2">{hint}</p>}
      </div>
      {children}
      <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
    </header>
  );
}

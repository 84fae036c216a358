import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../../../../../ui/button.tsx";
import { useTranslate } from "../../../../../words/i18n.ts";
import "../../background-popover.css";

interface CellFrameProps {
  /** The names of its column and its row. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What one cell is edited in. It takes the keyboard, and takes it back from what is gone: Escape is heard within. */
export function CellFrame({ title, onClose, children }: CellFrameProps): ReactNode {
  const t = useTranslate("editing");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    const frame = box.current;
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.stopPropagation();
      onClose();
    };
    // before the field of a link, which keeps it to itself
    frame?.addEventListener("keydown", leave, { capture: true });
    return () => frame?.removeEventListener("keydown", leave, { capture: true });
  }, [onClose]);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  });
  return (
    <div ref={box} tabIndex={-1} className="background-popover item-options">
      <div className="row">
        <h2 className="section-title grow">{title}</h2>
        <IconButton label={t("close")} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      {children}
    </div>
  );
}

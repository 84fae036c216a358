import { useEffect } from "react";
import type { RefObject } from "react";

/** Opens a dialog over the page once it is drawn; a press outside of it closes it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    const closeOutside = (event: MouseEvent): void => {
      if (event.target !== element) return;
      // the press would take the focus from where it goes back to
      event.preventDefault();
      element?.close();
    };
    element?.showModal();
    element?.addEventListener("mousedown", closeOutside);
    return () => element?.removeEventListener("mousedown", closeOutside);
  }, [dialog]);
}

import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * Opens a dialog over the page, as often as `opening` rises above 0 once it is rendered; a press outside of it closes it
 * (specification, section 4).
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, opening = 1): void {
  useEffect(() => {
    if (opening > 0) dialog.current?.showModal();
  }, [dialog, opening]);
  useEffect(() => {
    const element = dialog.current;
    const closeOutside = (event: MouseEvent): void => {
      if (event.target !== element) return;
      // the press would take the focus from where it goes back to
      event.preventDefault();
      element?.close();
    };
    element?.addEventListener("mousedown", closeOutside);
    return () => element?.removeEventListener("mousedown", closeOutside);
  }, [dialog]);
}

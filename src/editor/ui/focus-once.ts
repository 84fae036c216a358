/** Gives the keyboard to an element that otherwise takes none, for this once. A dialog that takes it gives it back. */
export function focusOnce(element: HTMLElement): void {
  const leave = (): void => {
    if (document.querySelector("dialog[open]")) return;
    element.removeAttribute("tabindex");
    element.removeEventListener("blur", leave);
  };
  element.tabIndex = -1;
  element.addEventListener("blur", leave);
  element.focus({ preventScroll: true });
}

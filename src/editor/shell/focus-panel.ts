import { focusOnce } from "../ui/focus-once.ts";

/** Gives the keyboard to the panel that was asked for by name, once it is drawn and unless it has it already. */
export function focusPanel(): void {
  requestAnimationFrame(() => {
    const panel = document.querySelector<HTMLElement>(".panel");
    if (panel && !panel.contains(document.activeElement)) focusOnce(panel);
  });
}

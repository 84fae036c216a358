import { useSyncExternalStore } from "react";

/** What the window hears when the app shows another address of its own. */
export const moved = "vitrine:moved";

function subscribe(listener: () => void): () => void {
  addEventListener("popstate", listener);
  addEventListener(moved, listener);
  return () => {
    removeEventListener("popstate", listener);
    removeEventListener(moved, listener);
  };
}

/** The path of the browser's address; the component renders again when it changes. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

/** Shows an address of the app: as the next one, or in place of the present one. */
export function navigate(address: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  dispatchEvent(new Event(moved));
}

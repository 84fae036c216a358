import { useSyncExternalStore } from "react";

/** A hook that tells whether the window is so. */
export function hookFor(condition: string): () => boolean {
  const follow = (listener: () => void): (() => void) => {
    const query = matchMedia(condition);
    query.addEventListener("change", listener);
    return () => query.removeEventListener("change", listener);
  };
  return () => useSyncExternalStore(follow, () => matchMedia(condition).matches);
}

/** Whether the window is that of a phone or of a tablet held upright: sheets stand on a dock, and fingers have the room they need. */
export const useNarrow = hookFor("(max-width: 820px)");

/** Whether the window is that of a phone held upright. */
export const usePhone = hookFor("(max-width: 480px)");

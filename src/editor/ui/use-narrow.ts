import { useSyncExternalStore } from "react";

/** Up to this width sheets stand on a dock, and fingers have the room they need. */
const narrow = "(max-width: 820px)";

function follow(listener: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the window is that of a phone or of a tablet held upright. */
export function useNarrow(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(narrow).matches);
}

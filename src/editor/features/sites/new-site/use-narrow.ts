import { useSyncExternalStore } from "react";

/** Up to this width there is room for one device. */
const narrow = "(max-width: 820px)";

function follow(listener: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(narrow).matches);
}

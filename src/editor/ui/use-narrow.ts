import { useSyncExternalStore } from "react";

/** Up to this width sheets stand on a dock, and fingers have the room they need. */
const narrow = "(max-width: 820px)";
/** Up to this width is a phone held upright. */
const phone = "(max-width: 480px)";

function useMatch(condition: string): boolean {
  const follow = (listener: () => void): (() => void) => {
    const query = matchMedia(condition);
    query.addEventListener("change", listener);
    return () => query.removeEventListener("change", listener);
  };
  return useSyncExternalStore(follow, () => matchMedia(condition).matches);
}

/** Whether the window is that of a phone or of a tablet held upright. */
export function useNarrow(): boolean {
  return useMatch(narrow);
}

/** Whether the window is that of a phone held upright. */
export function usePhone(): boolean {
  return useMatch(phone);
}

import { useState } from "react";
import type { LinkSuggestion } from "./link-suggestions.ts";

type Suggestions = readonly LinkSuggestion[];

/** While the pointer is over suggestions what comes late waits: nothing moves from under it until something else is typed. */
export function useHeld(
  typed: string | null,
  found: Suggestions,
): [shown: Suggestions, point: (isPointedAt: boolean) => void] {
  const [held, setHeld] = useState<{ typed: string | null; shown: Suggestions } | null>(null);
  const isStale = held !== null && held.typed !== typed;
  if (isStale) setHeld(null);
  const shown = held === null || isStale ? found : held.shown;
  const point = (isPointedAt: boolean): void => {
    if (!isPointedAt) setHeld(null);
    else if (held === null) setHeld({ typed, shown });
  };
  return [shown, point];
}

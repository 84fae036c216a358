import { useCallback, useRef, useState } from "react";
import type { Topic } from "../../document-store/topics.ts";

/** The text in the table that the keyboard is led to. */
export interface ShownLine {
  readonly key: Topic | null;
  /** Leads to a text. Whether it is among those that are shown. */
  show(key: Topic): boolean;
  /** It has the keyboard. */
  reached(): void;
  /** Says which texts are shown. */
  offer(isShown: (key: Topic) => boolean): void;
}

export function useShownLine(): ShownLine {
  const [key, setKey] = useState<Topic | null>(null);
  const offered = useRef<(key: Topic) => boolean>(() => false);
  const show = useCallback((wanted: Topic): boolean => {
    if (!offered.current(wanted)) return false;
    setKey(wanted);
    return true;
  }, []);
  const reached = useCallback(() => setKey(null), []);
  const offer = useCallback((isShown: (one: Topic) => boolean): void => {
    offered.current = isShown;
  }, []);
  return { key, show, reached, offer };
}

import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** What of a list is in view, in pixels from its top. */
export interface Scrolled {
  readonly top: number;
  readonly height: number;
}

/** In a window without measures everything near the top counts as in view. */
const fallbackHeight = 800;

/** What of a scrolled list is in view; the component renders again when that changes. */
export function useScrolled(list: RefObject<HTMLElement | null>): Scrolled {
  const [scrolled, setScrolled] = useState<Scrolled>({ top: 0, height: fallbackHeight });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = (): void =>
      setScrolled({ top: element.scrollTop, height: element.clientHeight || fallbackHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [list]);
  return scrolled;
}

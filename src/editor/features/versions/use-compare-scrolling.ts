import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { Difference } from "./compare-page.ts";
import { anchorsOf, scrolledBeside } from "./scroll-map.ts";
import type { FrameLayout } from "./version-frame.tsx";

export type Side = "past" | "now";
export type SideLayouts = Readonly<Record<Side, FrameLayout>>;
/** A difference comes to stand so far below the upper edge, in pixels. */
const headroom = 16;

/** Whichever side is scrolled, the other one stands beside it. */
export function useScrolling(layouts: SideLayouts) {
  const pastBox = useRef<HTMLDivElement>(null);
  const nowBox = useRef<HTMLDivElement>(null);
  const led = useRef<Side | null>(null);
  const anchors = useMemo(
    () =>
      anchorsOf(layouts.past, layouts.now).map(({ past, now }) => ({
        past: past * layouts.past.scale,
        now: now * layouts.now.scale,
      })),
    [layouts],
  );
  const boxOf = (side: Side): HTMLDivElement | null => (side === "past" ? pastBox : nowBox).current;
  return {
    pastBox,
    nowBox,
    onScroll(side: Side) {
      const beside: Side = side === "past" ? "now" : "past";
      const [from, to] = [boxOf(side), boxOf(beside)];
      // what was only brought along leads nobody
      if (led.current === side) {
        led.current = null;
        return;
      }
      if (!from || !to) return;
      const top = Math.round(scrolledBeside(anchors, side, from.scrollTop));
      if (Math.abs(to.scrollTop - top) < 1) return;
      led.current = beside;
      to.scrollTop = top;
      if (Math.round(to.scrollTop) !== top) led.current = null;
    },
    /** Brings a difference into view, of both sides on the one that is looked at; false where it isn't drawn yet. */
    show({ kind, section }: Difference, looked: Side, behavior: ScrollBehavior): boolean {
      const side = kind === "changed" ? looked : kind === "removed" ? "past" : "now";
      const place = layouts[side].places.find((one) => one.section === section);
      if (!place) return false;
      const top = Math.max(0, place.top * layouts[side].scale - headroom);
      boxOf(side)?.scrollTo({ top, behavior });
      return true;
    },
  };
}

/** J and K, and the arrows, go from difference to difference. */
export function useDifferenceKeys(go: (step: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const steps: Record<string, 1 | -1> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const { target } = event;
    const isBusy =
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      (target instanceof Element &&
        target.closest("input, textarea, [role=radiogroup], [role=menu], dialog, .versions-list"));
    if (step === undefined || isBusy) return;
    event.preventDefault();
    go(step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

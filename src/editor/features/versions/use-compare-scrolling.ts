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
    show({ kind, section }: Difference) {
      const side = kind === "removed" ? "past" : "now";
      const place = layouts[side].places.find((one) => one.section === section);
      const top = place && Math.max(0, place.top * layouts[side].scale - headroom);
      if (top !== undefined) boxOf(side)?.scrollTo({ top, behavior: "smooth" });
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

import type { PointerEvent } from "react";
import type { Signal } from "../../signals/signal.ts";
import type { Timers } from "../../signals/timers.ts";
import type { Point } from "./drop-beside.ts";
import { dropIndex, scrollStep } from "./drop-index.ts";
import type { ReorderBox } from "./drop-index.ts";

/** What is being moved, and where it would land among the others. */
export interface Reordering {
  readonly id: string;
  readonly index: number;
  /** How many levels to the right of its own, less than none to the left; 0 in lists without levels. */
  readonly shift: number;
  /** The pointer on the screen; null while the keyboard moves. */
  readonly pointer: Point | null;
}

/** Where things are put in order. Positions on the screen, in pixels. */
export interface ReorderHost {
  readonly state: Signal<Reordering | null>;
  readonly timers: Timers;
  /** Pixels by which a level is further to the right, where there are levels. */
  readonly levelWidth?: number;
  /** What `id` can stand between, itself included. */
  boxes(id: string): readonly ReorderBox[];
  /** What scrolls; the pointer near its edges does that. */
  room(): { readonly top: number; readonly bottom: number };
  scrollBy(distance: number): void;
  /** What scrolls to the sides, where anything does. */
  readonly across?: {
    room(): { readonly left: number; readonly right: number } | null;
    scrollBy(distance: number): void;
  };
  /** Where `id` would land with the pointer there; without it, by the middles of the others from the top. */
  indexAt?(id: string, point: Point): number;
  /** The handle may stand at an edge, far from what it moves: that edge scrolls once the pointer has left it. */
  readonly isHandleApart?: boolean;
  /** How many stay first, whatever is moved; none without it. */
  pinned?(): number;
  onDrop(id: string, index: number, shift: number): void;
}

/** The pointer moves this far before it drags; a finger rests this long. */
const threshold = 6;
const pressTime = 200;

function indexOf(host: ReorderHost, id: string): number {
  return host.boxes(id).findIndex((box) => box.id === id);
}

/** Ends a move; one that leaves everything where it was did nothing. */
function drop(host: ReorderHost, { id, index, shift }: Reordering): void {
  const from = indexOf(host, id);
  host.state.set(null);
  if (index !== from || shift !== 0) host.onDrop(id, index, shift);
}

/** How far to scroll in this frame, from the top and from the left. */
function scrollSteps(host: ReorderHost, { x, y }: Point): { down: number; across: number } {
  const sides = host.across?.room();
  return {
    down: scrollStep(y, host.room()),
    across: sides ? scrollStep(x, { top: sides.left, bottom: sides.right }) : 0,
  };
}

/** Scrolls while the pointer rests near an edge, until `isGone`. The answer ends it. */
function scrollAtEdges(host: ReorderHost, move: () => void, isGone: () => boolean): () => void {
  let frame = 0;
  const start = host.state.get()?.pointer;
  let held = start && host.isHandleApart ? Math.sign(scrollSteps(host, start).down) : 0;
  const step = (): void => {
    if (isGone()) return;
    const pointer = host.state.get()?.pointer;
    const { down, across } = pointer ? scrollSteps(host, pointer) : { down: 0, across: 0 };
    if (Math.sign(down) !== held) held = 0;
    const isDown = down !== 0 && held === 0;
    if (isDown) host.scrollBy(down);
    if (across !== 0) host.across?.scrollBy(across);
    if (isDown || across !== 0) move();
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** Begins with a press on a handle. Dropped where it was, nothing has happened; Esc and a lost pointer cancel. */
export function startReorder(
  host: ReorderHost,
  event: PointerEvent<HTMLElement>,
  id: string,
): void {
  const handle = event.currentTarget;
  const start = { x: event.clientX, y: event.clientY };
  let point = start;
  let stopScrolling = (): void => undefined;
  const control = new AbortController();
  const { signal } = control;
  // from the first moment: a quick hand has left the handle before the next event
  handle.setPointerCapture(event.pointerId);

  const move = (): void => {
    const among = host.indexAt?.(id, point) ?? dropIndex(host.boxes(id), id, point.y);
    const index = Math.max(host.pinned?.() ?? 0, among);
    const shift = host.levelWidth ? Math.round((point.x - start.x) / host.levelWidth) : 0;
    host.state.set({ id, index, shift, pointer: point });
  };
  const begin = (): void => {
    if (host.state.get()) return;
    move();
    stopScrolling = scrollAtEdges(host, move, () => {
      // what is moved is gone, and its handle with it: no event of the pointer comes any more
      if (!handle.isConnected) end(false);
      return !handle.isConnected;
    });
  };
  const end = (isDropped: boolean): void => {
    control.abort();
    cancelPress();
    stopScrolling();
    const state = host.state.get();
    if (!state) return;
    if (isDropped) drop(host, state);
    else host.state.set(null);
  };
  const cancelPress =
    event.pointerType === "touch" ? host.timers.after(pressTime, begin) : () => undefined;

  const handleMove = (moved: globalThis.PointerEvent): void => {
    point = { x: moved.clientX, y: moved.clientY };
    const distance = Math.hypot(point.x - start.x, point.y - start.y);
    if (host.state.get()) move();
    else if (event.pointerType !== "touch" && distance >= threshold) begin();
  };
  handle.addEventListener("pointermove", handleMove, { signal });
  handle.addEventListener("pointerup", () => end(true), { signal });
  handle.addEventListener("pointercancel", () => end(false), { signal });
  handle.ownerDocument.addEventListener(
    "keydown",
    (pressed) => {
      if (pressed.key !== "Escape") return;
      pressed.stopPropagation();
      end(false);
    },
    { signal, capture: true },
  );
}

export type KeyboardReorder = "picked-up" | "moved" | "dropped" | "cancelled";

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowRight: 1,
};

/**
 * Space picks up and drops, arrows move, those to the sides between levels where there are any, Esc cancels. Answers
 * what happened; undefined where the key means nothing.
 */
export function reorderByKey(
  host: ReorderHost,
  key: string,
  id: string,
): KeyboardReorder | undefined {
  const state = host.state.get();
  if (!state) {
    if (key !== " ") return undefined;
    host.state.set({ id, index: indexOf(host, id), shift: 0, pointer: null });
    return "picked-up";
  }
  if (state.pointer) return undefined;
  if (key === "Escape" || key === "Tab") {
    host.state.set(null);
    return "cancelled";
  }
  if (key === " " || key === "Enter") {
    drop(host, state);
    return "dropped";
  }
  const by = steps[key];
  if (by === undefined) return undefined;
  if (host.levelWidth && (key === "ArrowLeft" || key === "ArrowRight"))
    host.state.set({ ...state, shift: Math.max(-1, Math.min(1, state.shift + by)) });
  else {
    const last = host.boxes(id).length - 1;
    const index = Math.min(last, state.index + by);
    host.state.set({ ...state, index: Math.max(host.pinned?.() ?? 0, index) });
  }
  return "moved";
}

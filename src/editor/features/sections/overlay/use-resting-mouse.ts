import { useLayoutEffect, useRef } from "react";
import type { MouseEvent, PointerEvent, RefObject } from "react";

/** Whose tools the mouse has not moved over yet. */
const resting = "data-resting";

interface RestingMouse {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onPointerMoveCapture: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDownCapture: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * Tools that come under a mouse at rest can't be pressed by it until it moves: it was there for what stood there
 * before. `selected` names what has the tools.
 */
export function useRestingMouse(selected: string | null): RestingMouse {
  const ref = useRef<HTMLDivElement>(null);
  /** Where on the screen it is over the tools. */
  const place = useRef("");
  const isIgnored = useRef(false);
  useLayoutEffect(() => ref.current?.setAttribute(resting, selected ?? ""), [selected]);
  const hasMoved = ({ screenX, screenY }: MouseEvent): boolean => {
    const before = place.current;
    place.current = `${screenX} ${screenY}`;
    return before !== place.current;
  };
  const ignore = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    ref,
    onPointerMoveCapture(event) {
      // some browsers tell of a move, too, where what is under the mouse has changed
      if (hasMoved(event)) ref.current?.removeAttribute(resting);
    },
    onPointerLeave() {
      place.current = "";
    },
    onPointerDownCapture(event) {
      hasMoved(event);
      const isAtRest = ref.current?.hasAttribute(resting) === true;
      isIgnored.current = isAtRest && event.pointerType === "mouse";
      if (isIgnored.current) ignore(event);
    },
    onClickCapture(event) {
      // a key's click is none of the mouse's
      if (isIgnored.current && event.detail > 0) ignore(event);
    },
  };
}

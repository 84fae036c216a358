import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Reordering } from "./reorder.ts";
import { classNames } from "../class-names.ts";

interface DragGhostProps {
  readonly moving: Reordering | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What is moved, beside the pointer that moves it; nothing while keys do. */
export function DragGhost({ moving, className, children }: DragGhostProps): ReactNode {
  if (!moving?.pointer) return null;
  const { x, y } = moving.pointer;
  return createPortal(
    <div
      className={classNames("drag-ghost", className)}
      aria-hidden="true"
      style={{ left: `min(${x + 12}px, 100vw - 236px)`, top: y + 8 }}
    >
      {children}
    </div>,
    document.body,
  );
}

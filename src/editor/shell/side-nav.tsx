import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import "./side-nav.css";

interface SideNavProps {
  readonly label: string;
  /** The screen that is shown: what leads to it has `aria-current`. */
  readonly current: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What leads to the screens of one kind: a list beside the one that is shown, a strip above it on narrow windows. */
export function SideNav({ label, current, className, children }: SideNavProps): ReactNode {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>("[aria-current]");
    // only the strip is moved, not the page
    if (list.current && shown)
      list.current.scrollLeft =
        shown.offsetLeft - (list.current.clientWidth - shown.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className={classNames("side-nav", className)} aria-label={label} ref={list}>
      {children}
    </nav>
  );
}

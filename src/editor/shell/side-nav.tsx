import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import "../ui/sideways.css";
import "./side-nav.css";

interface SideNavProps {
  readonly label: string;
  /** A selector of what leads to the screen that is shown. */
  readonly shown: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What leads to the screens of one kind: a list beside the one that is shown, a strip above it on narrow windows. */
export function SideNav({ label, shown, className, children }: SideNavProps): ReactNode {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(shown);
    // only the strip is moved, not the page
    if (list.current && link)
      list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [shown]);
  return (
    <nav className={classNames("side-nav sideways", className)} aria-label={label} ref={list}>
      {children}
    </nav>
  );
}

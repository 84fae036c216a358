import { useEffect, useRef } from "react";

/** Gives the focus back to the row of an entry that was closed, or to the one in its place. */
export function useReturn(open: number | null): void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = open;
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (open !== null || before === null || !isFree) return;
    const rows = document.querySelector(".inbox-list");
    const row = rows?.querySelector<HTMLElement>(`[data-entry="${before}"]`);
    (row ?? rows?.querySelector<HTMLElement>("[data-entry]"))?.focus();
  }, [open]);
}

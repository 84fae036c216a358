import { useEffect, useLayoutEffect, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";

export interface ToolbarProps {
  readonly label: string;
  readonly className: string;
  readonly orientation?: "horizontal" | "vertical";
  readonly children: ReactNode;
  /** It takes the focus when it comes. */
  readonly takesFocus?: boolean;
  /** Leads back to what the tools are for. */
  readonly onEscape?: () => void;
  /** Hears keys before the toolbar does; one that it prevents is none of the toolbar's. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly data?: Readonly<Record<`data-${string}`, string>>;
}

function stopsOf(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>("button:not([disabled])")].filter(
    (button) => button.closest("[role=toolbar]") === toolbar && !button.closest(".popover"),
  );
}

/** Buttons of which one is a Tab stop; arrow keys move among them. */
export function Toolbar({
  label,
  className,
  orientation = "horizontal",
  children,
  takesFocus = false,
  onEscape,
  onKeyDown,
  data,
}: ToolbarProps): ReactNode {
  const toolbar = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  /** Of the button that has the focus, among the toolbar's; null where another one has it. */
  const place = useRef<number | null>(null);
  const markStop = (stop: HTMLElement | undefined): void => {
    if (!toolbar.current) return;
    for (const button of stopsOf(toolbar.current)) button.tabIndex = button === stop ? 0 : -1;
  };
  useLayoutEffect(() => {
    const stops = toolbar.current ? stopsOf(toolbar.current) : [];
    const stop = stops.find((button) => button === last.current) ?? stops[0];
    markStop(stop);
    // a button that can't be pressed any more lets go of the keyboard
    const { activeElement } = document;
    if (activeElement?.matches("button[disabled]") && toolbar.current?.contains(activeElement))
      stop?.focus();
    // and one that has gone, to what stands in its place
    else if (place.current !== null && last.current?.isConnected === false)
      stops[Math.min(place.current, stops.length - 1)]?.focus();
  });
  useEffect(() => {
    if (takesFocus && toolbar.current) stopsOf(toolbar.current)[0]?.focus();
  }, [takesFocus]);
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    onKeyDown?.(event);
    if (event.defaultPrevented || !toolbar.current) return;
    if (event.key === "Escape" && onEscape) {
      event.stopPropagation();
      onEscape();
      return;
    }
    const stops = stopsOf(toolbar.current);
    const here = stops.findIndex((stop) => stop === event.target);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? -1
          : step === undefined
            ? undefined
            : (here + step) % stops.length;
    if (next === undefined || here === -1) return;
    event.preventDefault();
    stops.at(next)?.focus();
  };
  return (
    <div
      ref={toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-orientation={orientation}
      className={className}
      onKeyDown={handleKey}
      onFocus={(event) => {
        if (event.target.closest(".popover")) return;
        last.current = event.target;
        place.current = toolbar.current ? stopsOf(toolbar.current).indexOf(event.target) : null;
        markStop(event.target);
      }}
      onBlur={() => {
        place.current = null;
      }}
      {...data}
    >
      {children}
    </div>
  );
}

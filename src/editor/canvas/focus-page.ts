const changes = ["focusin", "focusout"] as const;

/** The page has the keyboard and nothing on it is focused; Tab goes on within `from`. */
export function focusPage({ body, defaultView }: Document, from: HTMLElement | undefined): void {
  body.focus();
  if (!from || !defaultView || from.hasAttribute("tabindex")) return;
  // nobody comes to it: what is selected and pointed at stays so
  const quiet = new AbortController();
  for (const change of changes)
    defaultView.addEventListener(change, (event) => event.stopPropagation(), {
      capture: true,
      signal: quiet.signal,
    });
  // what was focused last is where browsers go on from
  from.tabIndex = -1;
  from.focus({ preventScroll: true });
  from.blur();
  from.removeAttribute("tabindex");
  quiet.abort();
}

import type { Editor } from "../../session/editor.ts";
import { canvasState } from "../canvas-state.ts";
import { followLink } from "../follow-link.ts";
import type { CanvasControl, Hover } from "../canvas-control.ts";
import { noHover } from "../canvas-control.ts";
import { elementOfTarget, isSameSpot, spotAround } from "../find-target.ts";
import type { Listeners } from "./listen.ts";
import { elementOf, isTypedIn, textAround } from "./listen.ts";

/** Half of the zone at a boundary of sections, in pixels of the screen. */
const boundaryReach = 22;

function boundaryNear(
  control: CanvasControl,
  editor: Editor,
  hover: Hover,
  y: number,
  zoom: number,
): Hover["boundary"] {
  const { spot } = hover;
  if (!spot || "part" in spot) return null;
  const box = elementOfTarget(control.document, spot)?.getBoundingClientRect();
  if (!box) return null;
  const reach = Math.min(boundaryReach / zoom, box.height / 3);
  if (box.bottom - y < reach) return { after: spot.section };
  if (y - box.top >= reach) return null;
  const sections = [...control.document.querySelectorAll('main > [id^="comp-"]')].map((one) =>
    one.id.slice("comp-".length),
  );
  const index = sections.indexOf(spot.section);
  return { after: sections[index - 1] ?? null };
}

function isSameHover(one: Hover, other: Hover): boolean {
  return (
    isSameSpot(one.spot, other.spot) &&
    one.item?.element === other.item?.element &&
    one.picture?.element === other.picture?.element &&
    one.boundary?.after === other.boundary?.after &&
    (one.boundary === null) === (other.boundary === null)
  );
}

function hoverAt(control: CanvasControl, page: string, element: HTMLElement | null): Hover {
  if (!element) return noHover;
  const { handles } = control;
  return {
    spot: spotAround(element, page),
    item: handles.around(element, "item") ?? null,
    picture: handles.around(element, "picture") ?? null,
    boundary: null,
  };
}

interface PointerOptions {
  readonly editor: Editor;
  readonly control: CanvasControl;
}

function listenForHover(listeners: Listeners, { editor, control }: PointerOptions): void {
  const { shownZoom } = canvasState(editor);
  const show = (hover: Hover): void => {
    control.holdHover(true);
    if (!isSameHover(control.hover.get(), hover)) control.hover.set(hover);
  };
  listeners.on("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    const hover = hoverAt(control, editor.page.get(), elementOf(event.target));
    show({
      ...hover,
      boundary: boundaryNear(control, editor, hover, event.clientY, shownZoom.get()),
    });
  });
  // a finger points where it taps, and the Tab key at what it reaches; the page itself takes the focus from neither
  listeners.on("click", (event) =>
    show(hoverAt(control, editor.page.get(), elementOf(event.target))),
  );
  listeners.on("focusin", (event) => {
    const element = elementOf(event.target);
    if (element !== control.document.body) show(hoverAt(control, editor.page.get(), element));
  });
}

/** Follows a link: a click with Ctrl or ⌘, and in the preview any click. Own pages are shown in the editor. */
function openLink(editor: Editor, element: HTMLElement): void {
  const anchor = element.closest<HTMLElement>("a[data-href], a[href]");
  const href = anchor?.dataset["href"] ?? anchor?.getAttribute("href");
  if (href) followLink(editor, href);
}

function handleClick({ editor, control }: PointerOptions, event: MouseEvent): void {
  const { isPreview, popoverTarget } = canvasState(editor);
  const element = elementOf(event.target);
  if (!element) return;
  const text = textAround(element);
  // links don't navigate, forms aren't sent, labels don't focus fields; what opens and closes still does
  if (element.closest("a, button, label") || (text && element.closest("summary, input")))
    event.preventDefault();
  if (event.ctrlKey || event.metaKey || isPreview.get()) {
    openLink(editor, element);
    return;
  }
  editor.selection.set(spotAround(element, editor.page.get()));
  const picture = text ? undefined : control.handles.around(element, "picture");
  const icon = text ? undefined : control.handles.around(element, "icon");
  const value = text ? undefined : control.handles.around(element, "value");
  const link = control.handles.around(element, "link");
  if (icon) popoverTarget.set({ kind: "icon", ...icon });
  else if (value) popoverTarget.set({ kind: "value", ...value });
  else if (picture) popoverTarget.set({ kind: "picture", ...picture });
  else if (link) popoverTarget.set({ kind: "link", ...link });
  else popoverTarget.set(null);
}

/** Hovering, selecting, and what a click opens. */
export function listenForPointer(listeners: Listeners, options: PointerOptions): void {
  const { editor, control } = options;
  listenForHover(listeners, options);
  listeners.on("pointerout", (event) => {
    if (event.relatedTarget === null && event.pointerType !== "touch") control.holdHover(false);
  });
  listeners.on("click", (event) => handleClick(options, event));
  listeners.on("auxclick", (event) => {
    if (elementOf(event.target)?.closest("a")) event.preventDefault();
  });
  listeners.on("submit", (event) => event.preventDefault(), { capture: true });
  listeners.on("focusin", (event) => {
    const element = elementOf(event.target);
    const spot = element && isTypedIn(element) ? spotAround(element, editor.page.get()) : null;
    if (spot && !isSameSpot(spot, editor.selection.get())) editor.selection.set(spot);
  });
}

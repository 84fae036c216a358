import type { timings } from "#/site/limits.ts";
import { adoptStyles } from "./adopt-styles.ts";
import style from "./tips.css?inline";

/** Pixels between a tooltip and what it belongs to, and between it and the window's edge. */
const gap = 8;

/** Milliseconds that a touched tooltip stays. */
const touchClose = 4000 satisfies typeof timings.tooltipTouchClose;

interface ShownTip {
  readonly owner: HTMLElement;
  readonly tip: HTMLElement;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

function isCutOff({ scrollWidth, scrollHeight, clientWidth, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

/** What its tooltip says: `data-tip`; where that is empty, the owner's label, or all of a text that is cut off. */
function textOf(owner: HTMLElement): string {
  const { tip } = owner.dataset;
  return tip || owner.ariaLabel || (isCutOff(owner) && owner.textContent) || "";
}

/** Beside its owner's middle, above it where there is room, within the window. */
function place(tip: HTMLElement, owner: HTMLElement): void {
  const box = owner.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const middle = box.left + box.width / 2 - width / 2;
  const left = Math.min(Math.max(middle, gap), innerWidth - width - gap);
  const above = box.top - height - gap;
  tip.style.left = `${left}px`;
  tip.style.top = `${above >= gap ? above : box.bottom + gap}px`;
}

/** Puts a tooltip into the page; a label in another language than the page's keeps it (R41). */
function render(owner: HTMLElement, text: string): HTMLElement {
  const tip = document.createElement("div");
  Object.assign(tip, { className: "tip", role: "tooltip", textContent: text });
  Object.assign(tip, { lang: owner.lang, dir: owner.dir });
  // in a window over the page, the tooltip belongs into it
  (owner.closest("dialog") ?? document.body).append(tip);
  place(tip, owner);
  return tip;
}

/**
 * Tooltips of the page's elements with `data-tip` (specification, section 4): at hovering, after `data-tip-delay`
 * milliseconds, and at focus; at a click where `data-tip-on` is "click". A touch shows or hides one, for
 * `data-tip-close` milliseconds. Scrolling, Escape and a press elsewhere hide it. Answers how to end all that.
 */
export function initTips(): () => void {
  adoptStyles(style);
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true, passive: true };
  let shown: ShownTip | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function hide(): void {
    clearTimeout(waiting);
    clearTimeout(shown?.timer);
    shown?.tip.remove();
    shown = undefined;
  }

  function show(owner: HTMLElement, closeAfter?: number): void {
    hide();
    const text = textOf(owner);
    if (text === "") return;
    const tip = render(owner, text);
    shown = {
      owner,
      tip,
      timer: closeAfter === undefined ? undefined : setTimeout(hide, closeAfter),
    };
  }

  function ownerOf({ target }: Event): HTMLElement | null {
    return target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;
  }

  function toggle(owner: HTMLElement, closeAfter?: number): void {
    if (shown?.owner === owner) hide();
    else show(owner, closeAfter);
  }

  function handleOver(event: PointerEvent): void {
    const owner = ownerOf(event);
    if (event.pointerType === "touch" || owner === shown?.owner) return;
    if (shown && shown.owner.dataset["tipOn"] !== "click") hide();
    clearTimeout(waiting);
    if (!owner || owner.dataset["tipOn"] === "click") return;
    waiting = setTimeout(show, Number(owner.dataset["tipDelay"] ?? 0), owner);
  }

  function handlePress(event: PointerEvent): void {
    const owner = ownerOf(event);
    const isTouch = event.pointerType === "touch";
    if (!owner) hide();
    else if (isTouch) toggle(owner, Number(owner.dataset["tipClose"] ?? touchClose));
    else if (owner.dataset["tipOn"] === "click") toggle(owner);
  }

  function handleFocus(event: FocusEvent): void {
    const owner = ownerOf(event);
    if (owner?.matches(":focus-visible")) show(owner);
  }

  /** A tap takes the focus from where it was before it ends: only the owner's own leaving hides its tooltip. */
  function handleLeft(event: FocusEvent): void {
    if (ownerOf(event) === shown?.owner) hide();
  }

  document.addEventListener("pointerover", handleOver, options);
  document.addEventListener("pointerdown", handlePress, options);
  document.addEventListener("focusin", handleFocus, options);
  document.addEventListener("focusout", handleLeft, options);
  document.addEventListener("scroll", hide, options);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide(), options);
  return () => {
    hide();
    listening.abort();
  };
}

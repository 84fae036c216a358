import type { Editor } from "../../session/editor.ts";
import { saidOf } from "../../words/said-of.ts";
import type { CanvasControl } from "../canvas-control.ts";
import { elementOf, listenTo } from "../events/listen.ts";
import { itemName, itemsAround } from "./item-name.ts";

/** Icons, and pictures that have no words of their own. */
const alike = '[data-edit="icon"], [data-edit="picture"] > img[role="button"]';

/** Milliseconds without a change after which names are looked at again. */
const quietFor = 600;

/** The title of an item; undefined for one that has no words yet. */
function titleOf(item: Element): string | undefined {
  const texts = [...item.querySelectorAll<HTMLElement>('[data-edit="text"]')].filter(
    (text) => text.textContent.trim() !== "",
  );
  const title = texts.find((text) => text.matches("h1, h2, h3, h4, h5, h6")) ?? texts[0];
  return title?.textContent.trim();
}

/** What tells the item that something stands in from all others of its list; undefined for what stands in none. */
function wordsOfItem(canvas: CanvasControl, element: Element): string | undefined {
  const title = titleOf(canvas.handles.around(element, "item")?.element ?? element);
  const name = itemName(canvas, element);
  if (title === undefined || name === undefined) return title ?? name;
  const alike = itemsAround(canvas, element)?.all.filter((one) => titleOf(one) === title) ?? [];
  return alike.length > 1 ? `${title}, ${name}` : title;
}

/**
 * What each item of a list has one of is named by its item, by the title or by which one it is, and by both where two
 * have one title: "Icon: Delivery", "Icon: Card 2", "Icon: Delivery, Card 2". The answer ends it.
 */
export function nameIcons(editor: Editor, canvas: CanvasControl): () => void {
  /** What they were called before, and are by now. */
  const known = new WeakMap<Element, { readonly own: string; readonly full: string }>();
  const name = (element: Element): void => {
    const label = element.getAttribute("aria-label") ?? "";
    const last = known.get(element);
    // the page may have called it something else meanwhile
    const own = last?.full === label ? last.own : label;
    const hasWords = element.tagName === "IMG" && element.getAttribute("alt") !== own;
    const item = hasWords ? undefined : wordsOfItem(canvas, element);
    const full = item === undefined ? own : saidOf(own, item);
    known.set(element, { own, full });
    if (full !== label) element.setAttribute("aria-label", full);
  };
  const nameAll = (): void => canvas.document.querySelectorAll(alike).forEach(name);
  let cancel = (): void => undefined;
  const nameLater = (): void => {
    cancel();
    cancel = editor.timers.after(quietFor, nameAll);
  };
  const ends = [editor.store.history.subscribe(nameLater), editor.page.subscribe(nameLater)];
  const onPage = listenTo(canvas.document);
  onPage.on("focusin", ({ target }) => {
    const focused = elementOf(target);
    if (focused?.matches(alike)) name(focused);
  });
  nameAll();
  return () => {
    cancel();
    for (const end of ends) end();
    onPage.stop();
  };
}

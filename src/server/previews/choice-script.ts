/*
 * What runs in the browser of those who choose a section of a preview. The functions are sent as text: they use each
 * other, and nothing outside of this file.
 */

/** A section that is seen on the page in the frame. */
interface SeenSection {
  readonly id: string;
  readonly name: string;
  readonly element: Element;
}

/** A section over which something is drawn: it is pointed at, chosen, or was commented on. */
interface Mark {
  readonly element: Element;
  readonly kind: "pointed" | "chosen" | "sent";
}

/** The sections that are seen on a page, called by their headings, or by their number (`numbered`). */
function readSections(frame: HTMLIFrameElement, numbered: string): SeenSection[] {
  const longest = 60;
  const all = [...(frame.contentDocument?.querySelectorAll('section[id^="comp-"]') ?? [])];
  return all
    .filter((element) => element.getClientRects().length > 0)
    .map((element, index) => {
      const markup = element.querySelector("h1, h2, h3, h4")?.innerHTML ?? "";
      const lines = markup.replaceAll("<br>", " ");
      const words = new DOMParser().parseFromString(lines, "text/html").body.textContent;
      const heading = [...words.replaceAll(/\s+/g, " ").trim()];
      const cut = heading.length > longest ? [...heading.slice(0, longest), "…"] : heading;
      const name = cut.join("") || numbered.replace("{number}", String(index + 1));
      return { id: element.id.slice(5), name, element };
    });
}

/** Draws marks over the page in the frame, and keeps them at their places while it is scrolled. */
function createMarks(frame: HTMLIFrameElement, layer: HTMLElement) {
  let shown: { readonly mark: Mark; readonly box: HTMLElement }[] = [];
  const place = (): void => {
    const [outer, own] = [frame.getBoundingClientRect(), layer.getBoundingClientRect()];
    for (const { mark, box } of shown) {
      const { top, left, width, height } = mark.element.getBoundingClientRect();
      box.style.translate = `${outer.left - own.left + left}px ${outer.top - own.top + top}px`;
      box.style.width = `${width}px`;
      box.style.height = `${height}px`;
    }
  };
  addEventListener("resize", place);
  return {
    /** Each time a page was loaded. */
    follow(): void {
      frame.contentWindow?.addEventListener("scroll", place, { passive: true, capture: true });
      frame.contentWindow?.addEventListener("resize", place);
    },
    show(marks: readonly Mark[]): void {
      shown = marks.map((mark) => {
        const box = document.createElement("div");
        box.className = mark.kind;
        return { mark, box };
      });
      layer.replaceChildren(...shown.map(({ box }) => box));
      place();
    },
  };
}

interface ChoiceOptions {
  readonly frame: HTMLIFrameElement;
  readonly choice: HTMLSelectElement;
  readonly layer: HTMLElement;
  readonly numbered: string;
  readonly isOpen: () => boolean;
  /** Ids of the sections of the page that were commented on. */
  readonly sentOn: (path: string) => readonly string[];
  /** Another section is chosen, or none; on the page or not. */
  readonly onChoice: (isOnPage: boolean) => void;
}

/** The section to comment on, chosen on the page in the frame or from a list. */
export function createChoice(options: ChoiceOptions) {
  const { frame, choice, layer, numbered, isOpen, sentOn, onChoice } = options;
  const marks = createMarks(frame, layer);
  const [none] = choice.options;
  let sections: SeenSection[] = [];
  let pointed: string | undefined;
  const find = (id: string | undefined) => sections.find((one) => one.id === id);
  const draw = (): void => {
    if (!isOpen()) return marks.show([]);
    const sent = sentOn(frame.contentWindow?.location.pathname ?? "");
    const all = sections.flatMap(({ id, element }) => {
      const own: Mark["kind"][] = sent.includes(id) ? ["sent"] : [];
      if (id === pointed) own.push("pointed");
      const kinds = id === choice.value ? (["chosen"] as const) : own;
      return kinds.map((kind) => ({ element, kind }));
    });
    marks.show(all);
  };
  /** Reads the page anew. */
  const read = (): void => {
    const { value } = choice;
    sections = readSections(frame, numbered);
    const found = sections.map(({ id, name }) => new Option(name, id));
    choice.replaceChildren(...(none ? [none] : []), ...found);
    choice.value = find(value) ? value : "";
    onChoice(false);
    draw();
  };
  const sectionOf = (event: Event): string | undefined => {
    for (const one of event.composedPath())
      if ("id" in one && String(one.id).startsWith("comp-")) return String(one.id).slice(5);
    return undefined;
  };
  const choose = (event: Event): void => {
    const id = isOpen() ? sectionOf(event) : undefined;
    if (id === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (!find(id)) read();
    choice.value = id;
    onChoice(true);
    draw();
  };
  const point = (event: PointerEvent): void => {
    const id = event.pointerType === "mouse" && isOpen() ? sectionOf(event) : undefined;
    if (id === pointed) return;
    pointed = id;
    draw();
  };
  return {
    read,
    draw,
    chosen: () => find(choice.value),
    /** Each time a page was loaded. */
    follow(): void {
      marks.follow();
      frame.contentDocument?.addEventListener("pointermove", point);
      frame.contentDocument?.addEventListener("click", choose, true);
      if (isOpen()) read();
    },
  };
}

/** The text of what `createChoice` uses. */
export const choosing = [readSections, createMarks].join("\n");

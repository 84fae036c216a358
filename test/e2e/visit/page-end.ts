import type { Page } from "@playwright/test";

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is seen at the page's end, with the banner or without it, with the messenger's card open or closed. */
interface Look {
  readonly isOpen: boolean;
  readonly hasBanner: boolean;
  /** The floating parts that are to be seen; beside the closed card the button to report too. */
  readonly boxes: readonly Box[];
  /** Which links and buttons of the footer can't be pressed, because something lies over them. Asked while the card is closed. */
  readonly hidden: readonly string[];
}

/** Looks at the page's end in every state that there is. */
export function lookAtEnd(page: Page): Promise<Look[]> {
  return page.evaluate(async () => {
    const card = document.querySelector<HTMLDetailsElement>(".messenger");
    const banner = document.querySelector<HTMLElement>(".cookie");
    const frame = (): Promise<unknown> =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))),
      );
    const boxOf = (name: string): Box[] => {
      const element = document.querySelector(name);
      if (!element?.checkVisibility({ visibilityProperty: true })) return [];
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isThere = bottom > 0 && top < innerHeight && right > left && bottom > top;
      return isThere ? [{ name, left, top, right, bottom }] : [];
    };
    const hiddenBy = (floating: readonly Box[]): string[] =>
      [...document.querySelectorAll(".footer :is(a, button)")].flatMap((link) => {
        const lines = [...link.getClientRects()];
        return floating
          .filter((box) =>
            lines.some(
              (line) =>
                line.left < box.right &&
                box.left < line.right &&
                line.top < box.bottom &&
                box.top < line.bottom,
            ),
          )
          .map(({ name }) => `${name} lies over "${link.textContent}"`);
      });
    const looks: Look[] = [];
    for (const hasBanner of [true, false]) {
      if (banner) banner.hidden = !hasBanner;
      // the page learns of the banner's height, and then has its end
      await frame();
      for (const isOpen of card ? [false, true] : [false]) {
        if (card) card.open = isOpen;
        scrollTo(0, 1e6);
        await frame();
        const floating = [".cookie", ".opener", ".to-top"].flatMap(boxOf);
        // the banner lies over what strangers put into the corner
        const others = hasBanner ? [] : boxOf(".stranger");
        const boxes = [...floating, ...boxOf(isOpen ? ".chat" : ".footer__report")];
        const hidden = isOpen ? [] : hiddenBy([...floating, ...others]);
        looks.push({ isOpen, hasBanner, boxes, hidden });
      }
    }
    return looks;
  });
}

function overlaps(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.name} and ${other.name}`),
  );
}

interface Expected {
  readonly width: number;
  readonly height: number;
  readonly hasMessenger: boolean;
  /** Whether the way back to the top stands in the middle of the height, where there is no banner. */
  readonly isCentred: boolean | undefined;
}

/** What is wrong with one look, each with the state that it is in. */
export function wrongWith(
  { isOpen, hasBanner, boxes, hidden }: Look,
  { width, height, hasMessenger, isCentred }: Expected,
): string[] {
  const found = [...overlaps(boxes), ...hidden];
  if (hasMessenger && !boxes.some(({ name }) => name === (isOpen ? ".chat" : ".opener")))
    found.push("no messenger");
  for (const box of boxes)
    if (box.left < 0 || box.right > width || box.top < 0 || box.bottom > height)
      found.push(`${box.name} leaves the window`);
  const top = boxes.find(({ name }) => name === ".to-top");
  const isThere = top && Math.abs((top.top + top.bottom) / 2 - height / 2) < 2;
  if (top && !hasBanner && isCentred !== undefined && isThere !== isCentred)
    found.push(`the way to the top is ${isCentred ? "not " : ""}centred`);
  const state = `${width} × ${height}, ${isOpen ? "open" : "closed"}, ${hasBanner ? "banner" : "no banner"}`;
  return found.map((what) => `${state}: ${what}`);
}

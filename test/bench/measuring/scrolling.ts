import type { Page } from "@playwright/test";

interface Scrolled {
  /** A selector of something that lies in what is scrolled. */
  readonly inside: string;
  /** Whether that stands in the canvas. */
  readonly isCanvas?: boolean | undefined;
}

const frames = 180;
const pixelsPerFrame = 48;

/** Scrolls down, and up again from the end, and answers how long each frame took in milliseconds. */
export function measureScrolling(
  page: Page,
  { inside, isCanvas = false }: Scrolled,
): Promise<number[]> {
  return page.evaluate(
    async ({ selector, inCanvas, count, step }) => {
      const canvas = document.querySelector<HTMLIFrameElement>('iframe[title="Page"]');
      const scope = inCanvas ? canvas?.contentDocument : document;
      if (!scope) throw new Error("There is no canvas");
      let scroller: Element | null = scope.querySelector(selector);
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
        scroller = scroller.parentElement;
      scroller ??= scope.scrollingElement;
      if (!scroller || scroller.scrollHeight <= scroller.clientHeight)
        throw new Error(`Nothing scrolls around ${selector}`);
      const next = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const times: number[] = [];
      let direction = 1;
      let before = await next();
      for (let frame = 0; frame < count; frame += 1) {
        const { scrollTop, scrollHeight, clientHeight } = scroller;
        if (scrollTop + clientHeight >= scrollHeight - 1) direction = -1;
        if (scrollTop <= 0) direction = 1;
        scroller.scrollTop = scrollTop + direction * step;
        const now = await next();
        times.push(now - before);
        before = now;
      }
      return times;
    },
    { selector: inside, inCanvas: isCanvas, count: frames, step: pixelsPerFrame },
  );
}

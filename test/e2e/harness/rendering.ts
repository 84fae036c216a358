import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** What React drew since the last look. */
export interface RenderCounts {
  /** Components that ran, on the page within the canvas and in the editor around it. */
  readonly canvas: number;
  readonly editor: number;
}

interface Rendering {
  take(): Promise<RenderCounts>;
  /** Waits until nothing is drawn any more: what comes late in the editor draws itself. */
  rested(): Promise<void>;
}

/**
 * Counts the components that React draws, as its developer tools do: React tells a hook of every commit, and a
 * component that ran carries a flag. Call it before the page is opened.
 */
export async function countRendering(page: Page): Promise<Rendering> {
  await page.addInitScript(() => {
    interface Fiber {
      readonly tag: number;
      readonly flags: number;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
      readonly alternate: Fiber | null;
    }
    interface Root {
      readonly containerInfo: Element;
      readonly current: Fiber;
    }
    const ran = 1;
    const functions = new Set([0, 11, 14, 15]);
    const drawn = { canvas: 0, editor: 0 };

    const countIn = (fiber: Fiber): number => {
      const before = fiber.alternate;
      let count = functions.has(fiber.tag) && (fiber.flags & ran) !== 0 && before !== fiber ? 1 : 0;
      // the same child as before: React left everything below as it was
      if (before && before.child === fiber.child) return count;
      for (let child = fiber.child; child; child = child.sibling) count += countIn(child);
      return count;
    };
    Object.assign(globalThis, {
      drawnComponents: drawn,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot(_renderer: number, { containerInfo, current }: Root) {
          const place = containerInfo.ownerDocument === document ? "editor" : "canvas";
          drawn[place] += countIn(current);
        },
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
  const take = (): Promise<RenderCounts> =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const { drawnComponents } = globalThis as unknown as { drawnComponents: RenderCounts };
      const answer = { ...drawnComponents };
      Object.assign(drawnComponents, { canvas: 0, editor: 0 });
      return answer;
    });
  return {
    take,
    async rested() {
      await expect.poll(take, { intervals: [500] }).toEqual({ canvas: 0, editor: 0 });
    },
  };
}

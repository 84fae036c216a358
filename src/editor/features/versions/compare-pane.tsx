import type { ReactNode, RefObject } from "react";
import { recordHash } from "#/site/content-hash.ts";
import type { PageState } from "./page-state.ts";
import type { Side } from "./use-compare-scrolling.ts";
import { VersionFrame } from "./version-frame.tsx";
import type { FrameLayout, VersionDevice } from "./version-frame.tsx";

export interface ComparePaneProps {
  readonly side: Side;
  readonly title: string;
  readonly state: PageState | undefined;
  /** What is said where the page isn't there. */
  readonly missing: string;
  readonly device: VersionDevice;
  readonly draw: (state: PageState) => Promise<string | undefined>;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly onLayout: (layout: FrameLayout) => void;
  readonly children: (layout: FrameLayout) => ReactNode;
}

/** One side of a comparison. */
export function ComparePane(props: ComparePaneProps): ReactNode {
  const { side, title, state, missing, device, draw, box, onScroll, onLayout, children } = props;
  return (
    <section
      className="compare-pane"
      data-side={side}
      ref={box}
      onScroll={onScroll}
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled with the keyboard
      tabIndex={0}
    >
      {state ? (
        <VersionFrame
          title={title}
          device={device}
          version={recordHash([state.site, state.index, state.page])}
          render={() => draw(state)}
          onLayout={onLayout}
        >
          {children}
        </VersionFrame>
      ) : (
        <p className="versions-note">{missing}</p>
      )}
    </section>
  );
}

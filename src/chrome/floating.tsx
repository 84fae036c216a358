import type { ReactNode } from "react";
import { MessengerWidget } from "./messenger-widget.tsx";
import type { MessengerWidgetProps } from "./messenger-widget.tsx";
import type { SiteConfig } from "./site-config.ts";

export interface FloatingProps {
  readonly config: SiteConfig;
  /** Address of the file with what the islands are rendered with (FloatingWords). */
  readonly words: string | undefined;
  readonly hasPopup: boolean;
  readonly messenger: MessengerWidgetProps | null;
  readonly corner: "left" | "right";
  /** A chat of another company has the corner: the opener stands above it. */
  readonly isLifted: boolean;
}

/**
 * What floats over the page and stays while visitors go from page to page: the messenger, rendered as its island will render
 * it again, the place of the consent gate's popup, which its island renders when it is asked for, and what the gate has to
 * know. The words of both islands are a file of their own: few visitors ask for them.
 */
export function Floating({
  config,
  words,
  hasPopup,
  messenger,
  corner,
  isLifted,
}: FloatingProps): ReactNode {
  return (
    <div className="floating" data-site-config={JSON.stringify(config)} data-words-file={words}>
      {hasPopup && <div data-island="consent-settings" />}
      {messenger && (
        <div data-island="messenger" data-corner={corner} data-lifted={isLifted ? "" : undefined}>
          <MessengerWidget {...messenger} />
        </div>
      )}
    </div>
  );
}

import type { ReactNode } from "react";
import type { ConsentPopupTexts } from "./consent-popup.tsx";
import { MessengerWidget } from "./messenger-widget.tsx";
import type { MessengerWidgetProps } from "./messenger-widget.tsx";
import type { SiteConfig } from "./site-config.ts";

export interface FloatingProps {
  readonly config: SiteConfig;
  readonly popup: ConsentPopupTexts | null;
  readonly messenger: MessengerWidgetProps | null;
  readonly corner: "left" | "right";
  /** A chat of another company has the corner: the opener stands above it. */
  readonly isLifted: boolean;
}

/**
 * What floats over the page and stays while visitors go from page to page: the messenger, drawn as its island will draw
 * it again, the words of the consent gate's popup, which its island draws when it is asked for, and what the gate has to
 * know.
 */
export function Floating({ config, popup, messenger, corner, isLifted }: FloatingProps): ReactNode {
  return (
    <div className="floating" data-site-config={JSON.stringify(config)}>
      {popup && <div data-island="consent-settings" data-props={JSON.stringify(popup)} />}
      {messenger && (
        <div
          data-island="messenger"
          data-corner={corner}
          data-lifted={isLifted ? "" : undefined}
          data-props={JSON.stringify(messenger)}
        >
          <MessengerWidget {...messenger} />
        </div>
      )}
    </div>
  );
}

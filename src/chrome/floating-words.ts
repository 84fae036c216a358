import type { ConsentPopupTexts } from "./consent-popup.tsx";
import type { MessengerWidgetProps } from "./messenger-widget.tsx";
import type { VendorConfig } from "./site-config.ts";

/** What the islands of the floating parts are rendered with, in a language, and what vendors are loaded with: a file beside the pages. */
export interface FloatingWords {
  readonly popup: ConsentPopupTexts | null;
  readonly messenger: MessengerWidgetProps | null;
  readonly vendors: VendorConfig | null;
}

import type { ConsentPopupTexts } from "./consent-popup.tsx";
import type { MessengerWidgetProps } from "./messenger-widget.tsx";

/** What the islands of the floating parts are drawn with, in a language: a file beside the pages. */
export interface FloatingWords {
  readonly popup: ConsentPopupTexts | null;
  readonly messenger: MessengerWidgetProps | null;
}

import { hydrateRoot } from "react-dom/client";
import { MessengerWidget } from "#/chrome/messenger-widget.tsx";
import type { MessengerWidgetProps } from "#/chrome/messenger-widget.tsx";

/** Brings the messenger to life, open or closed as it stands. */
export function startMessenger(place: HTMLElement): void {
  const props = JSON.parse(place.dataset["props"] ?? "") as MessengerWidgetProps;
  const wasOpen = place.querySelector("details")?.open === true;
  hydrateRoot(place, <MessengerWidget {...props} wasOpen={wasOpen} />);
}

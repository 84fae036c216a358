import { hydrateRoot } from "react-dom/client";
import { MessengerWidget } from "#/chrome/messenger-widget.tsx";
import { floatingWords } from "./floating-words.ts";

/** Brings the messenger to life, open or closed as it stands. */
export async function startMessenger(place: HTMLElement): Promise<void> {
  const { messenger } = await floatingWords();
  if (!messenger) return;
  const wasOpen = place.querySelector("details")?.open === true;
  hydrateRoot(place, <MessengerWidget {...messenger} wasOpen={wasOpen} />);
}

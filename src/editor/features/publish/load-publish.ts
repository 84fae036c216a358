import { loadWords } from "../../words/i18n.ts";
import { PublishPopover } from "./publish-popover.tsx";

/** The popover; what changed of the theme is told in the theme's own words. */
export async function loadPublish(): Promise<typeof PublishPopover> {
  await loadWords("theme");
  return PublishPopover;
}

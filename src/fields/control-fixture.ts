import { createPalette } from "#/site/palette.ts";
import { initialTheme } from "#/site/theme.ts";
import type { ControlTools } from "./field-control.ts";

/** What controls get of an editor that does nothing, for tests. */
export const controlTools: ControlTools = {
  language: "en",
  primary: "en",
  siteHours: undefined,
  setSiteHours: () => undefined,
  itemsOf: () => [],
  events: [],
  showEvents: () => undefined,
  pictureAddress: ({ asset }) => `/assets/${asset}`,
  replacePicture: () => undefined,
  choosePicture: () => undefined,
  acceptedPictures: "image/*",
  colours: createPalette(initialTheme),
  hasSecondColour: false,
  showTheme: () => undefined,
};

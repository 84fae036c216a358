import type { Places } from "../../session/places.ts";
import { tabOfStep } from "./tab-of-step.ts";
import { settingsAddress, tabAddress } from "./tab-of-target.ts";

/** The tabs in which things are edited. */
export const settingsPlaces: Places = {
  ofStep(site, step) {
    const tab = tabOfStep(step);
    return tab && tabAddress(site, tab);
  },
  ofField: settingsAddress,
};

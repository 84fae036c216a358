import type { EditingParts } from "../../shell/feature.ts";
import { tabOfStep } from "./tab-of-step.ts";
import { settingsAddress, tabAddress } from "./tab-of-target.ts";

export const settingsEditing: EditingParts = {
  places: {
    ofStep(site, step) {
      const tab = tabOfStep(step);
      return tab && tabAddress(site, tab);
    },
    ofField: settingsAddress,
  },
};
